### Rond de regels, in het Nederlands.

rules-rulings = Beslissingen
rules-see-also = Zie ook
rules-grounds = Berust op (in het Engels): { $text }
rules-confidence = Zekerheid (in het Engels): { $text }
rules-sources = Bronnen (in het Engels): { $text }
rules-paragraphs = Paragrafen: { $text }
rules-nothing = Er is geen regel over “{ $query }”. De dichtstbijzijnde namen zijn: { $names }.
