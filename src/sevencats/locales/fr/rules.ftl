### Autour des règles, en français.

rules-rulings = Décisions
rules-see-also = Voir aussi
rules-grounds = Fondement (en anglais) : { $text }
rules-confidence = Certitude (en anglais) : { $text }
rules-sources = Sources (en anglais) : { $text }
rules-paragraphs = Paragraphes : { $text }
rules-nothing = Aucune règle ne parle de « { $query } ». Les noms les plus proches : { $names }.
