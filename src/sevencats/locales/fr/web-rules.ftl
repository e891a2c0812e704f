### Les pages de règles du navigateur, en français.

web-rules = Règles
rules-of = Les règles de { $game }
rules-search = Chercher : une capacité, une carte, un paragraphe
rules-found = { $n ->
    [0] Rien trouvé.
    [one] Une règle.
   *[other] { $n } règles.
}
rules-all = Toutes les règles
rules-contradictions = Où les livrets se contredisent
rules-editions = Les éditions côte à côte
rules-differ = Ce qui change selon l’édition
rules-table = Un tableau ; il défile de côté
rules-of-card = Ce que disent les règles
