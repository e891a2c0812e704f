### De regelpagina’s van de browser, in het Nederlands.

web-rules = Regels
rules-of = De regels van { $game }
rules-search = Zoek: een eigenschap, een kaart, een paragraaf
rules-found = { $n ->
    [0] Niets gevonden.
    [one] Eén regel.
   *[other] { $n } regels.
}
rules-all = Alle regels
rules-contradictions = Waar de boekjes elkaar tegenspreken
rules-editions = Edities naast elkaar
rules-differ = Waarin edities verschillen
rules-table = Een tabel; die schuift opzij
rules-of-card = Wat de regels zeggen
