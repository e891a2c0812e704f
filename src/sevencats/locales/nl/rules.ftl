### Rond de regels, in het Nederlands.

rules-rulings = Beslissingen
rules-see-also = Zie ook
rules-grounds = Berust op: { $text }
rules-confidence = Zekerheid: { $text }
rules-sources = Bronnen: { $text }
rules-paragraphs = Paragrafen: { $text }
rules-evidence = Bronnen die hier genoemd zijn
rules-pair = { $name }: { $value }
