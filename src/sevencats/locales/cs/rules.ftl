### Okolo pravidel, česky.

rules-rulings = Rozhodnutí
rules-see-also = Viz také
rules-grounds = Opírá se o: { $text }
rules-confidence = Jistota: { $text }
rules-sources = Zdroje: { $text }
rules-paragraphs = Odstavce: { $text }
rules-evidence = Zde jmenované zdroje
rules-pair = { $name }: { $value }
