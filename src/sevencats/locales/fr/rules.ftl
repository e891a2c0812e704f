### Autour des règles, en français.

rules-rulings = Décisions
rules-see-also = Voir aussi
rules-grounds = Fondement : { $text }
rules-confidence = Certitude : { $text }
rules-sources = Sources : { $text }
rules-paragraphs = Paragraphes : { $text }
rules-evidence = Sources nommées ici
rules-pair = { $name } : { $value }
