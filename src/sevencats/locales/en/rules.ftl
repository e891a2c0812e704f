### Around the rules as text, in English.

rules-rulings = Rulings
rules-see-also = See also
rules-grounds = Rests on: { $text }
rules-confidence = Confidence: { $text }
rules-sources = Sources: { $text }
rules-paragraphs = Paragraphs: { $text }
rules-evidence = Sources named here
rules-pair = { $name }: { $value }
