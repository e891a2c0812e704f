### The rules pages of the browser, in English.

web-rules = Rules
rules-of = The rules of { $game }
rules-search = Search: an ability, a card, a paragraph
rules-found = { $n ->
    [0] Nothing found.
    [one] One rule.
   *[other] { $n } rules.
}
rules-all = All rules
rules-contradictions = Where the rulebooks contradict each other
rules-editions = Editions side by side
rules-differ = How editions differ
rules-table = A table; it scrolls sideways
rules-of-card = What the rules say
