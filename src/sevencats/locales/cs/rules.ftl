### Okolo pravidel, česky.

rules-rulings = Rozhodnutí
rules-see-also = Viz také
rules-grounds = Opírá se o (anglicky): { $text }
rules-confidence = Jistota (anglicky): { $text }
rules-sources = Zdroje (anglicky): { $text }
rules-paragraphs = Odstavce: { $text }
rules-nothing = O „{ $query }“ žádné pravidlo není. Nejbližší názvy: { $names }.
