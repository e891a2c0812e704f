### The deck builder of the browser, in English.

## Where to begin

decks-start = Choose a deck to build on
decks-start-about = Go on with a deck of yours, copy a premade one, or begin with an empty one. Decks you keep can be chosen when you sit down to a game.
decks-back = Back to “{ $name }”
decks-unnamed = A deck without a name
decks-own = Your decks
decks-own-none = You have kept no deck yet.
decks-waiting = On this device only, until the inn can be reached
decks-empty = An empty deck
decks-premade = Copies of premade decks
decks-throw = Throw “{ $name }” away
decks-throw-sure = Throw “{ $name }” away for good?
decks-throw-no = Leave it
decks-throw-yes = Throw it away

## The bench

decks-build = Deck builder
decks-keep = Keep the deck
decks-kept = “{ $name }” is kept. You can choose it when you sit down to a game.
decks-kept-here = The inn cannot be reached: “{ $name }” is kept on this device and goes to the inn’s shelf later.
decks-play = Play with it
decks-undo = Take back
decks-others = Other decks
decks-replace = You already have a deck called “{ $name }”
decks-replace-about = If you keep this one, the other is gone.
decks-replace-no = Keep neither yet
decks-replace-yes = Replace it
decks-views = What is shown
decks-view-cards = Cards
decks-view-deck = Deck: { $n }
decks-view-charts = Charts
decks-heading = Name and leader
decks-name = Name of the deck
decks-faction = Faction

## Looking for cards

decks-catalogue = All cards
decks-search = Search: a name or an ability
decks-filter-faction = Faction
decks-filter-mine = Fits this deck
decks-filter-all = All
decks-filter-row = Row
decks-filter-none = No row
decks-filter-ability = Ability
decks-filter-strength = Strength
decks-filter-clear = Show all again
decks-found = { $n ->
    [0] No card is like that.
    [one] One card.
   *[other] { $n } cards.
}
decks-hint = Press a card to put it into the deck; press it in the deck to take it out.
decks-add = Add { $card }. { $kind }. { $n } of { $most } in the deck. { $why }
decks-take = Take out one: { $card }. { $n } in the deck.
decks-look = Look at { $card }
decks-all-in = { $n ->
    [one] There is only one { $card }, and it is in the deck.
   *[other] There are only { $n } of { $card }, and all are in the deck.
}

## The deck and what is wrong with it

decks-verdict = May it be played?
decks-verdict-short = { $n ->
    [0] This deck may be played.
    [one] One thing is wrong with this deck.
   *[other] { $n } things are wrong with this deck.
}
decks-good = This deck may be played: { $edition }.
decks-faults = { $n ->
    [one] It cannot be played yet, for one reason:
   *[other] It cannot be played yet, for { $n } reasons:
}
decks-fault-faction = There is no faction { $faction } in this edition: { $edition }.
decks-fault-leader-faction = The leader { $card } belongs to another faction: { $faction }.
decks-fault-leader-edition = The leader { $card } is not in this edition: { $edition }.
decks-fault-units = { $n ->
    [0] It has no units; it needs at least { $limit }, heroes counted.
    [one] It has one unit, heroes counted; it needs at least { $limit }.
   *[other] It has { $n } units, heroes counted; it needs at least { $limit }.
}
decks-fault-specials = It has { $n } special cards; it may have at most { $limit }.
decks-fault-reserve = { $card } belongs in the reserve, not in the deck.
decks-fault-edition = { $card } is not in this edition: { $edition }.
decks-fault-foreign = { $card } belongs to another faction: { $faction }.
decks-fault-copies = { $limit ->
    [one] It has { $n } of { $card }; there is only one.
   *[other] It has { $n } of { $card }; there are only { $limit }.
}
decks-fault-no-name = Give the deck a name before you keep it.
decks-fault-name = A deck’s name has at most 60 letters and no slash; change it before you keep the deck.
decks-trim = Take out what does not fit
decks-units = Units
decks-specials = Special cards
decks-all = In all
decks-at-least = at least { $n }
decks-at-most = at most { $n }
decks-inside = Cards in the deck
decks-none = No card is in the deck yet.
decks-reserve = In the reserve, by itself: { $cards }.

## Charts and odds

decks-by-strength = Units by strength
decks-by-row = Cards by row
decks-heroes = Heroes
decks-others-units = Other units
decks-bar-strength = Strength { $strength }: { $n ->
    [one] one unit
   *[other] { $n } units
}{ $heroes ->
    [0] {""}
    [one] , one of them a hero
   *[other] , { $heroes } of them heroes
}
decks-bar-row = { $unit ->
    [no] { $n }
   *[yes] { $n } (strength { $strength })
}
decks-odds = The opening hand
decks-odds-few = As soon as the deck has more than { $n } cards, the odds of the opening hand stand here.
decks-odds-gone = The odds come from the inn’s lab, which cannot be reached just now. Everything else works without it.
decks-odds-about = How likely they are among the first { $hand } cards, and with up to { $swaps } swaps if you look for nothing else.
decks-odds-what = At hand
decks-odds-hand = at least one
decks-odds-two = two or more
decks-odds-dug = one, with swaps
decks-odds-name = { $name } ({ $n })
decks-odds-any = Any with { $ability }
decks-odds-any-weather = Weather on a row: { $row }
decks-odds-heroes = Heroes
decks-odds-spies = Spies
decks-odds-specials = Special cards
decks-odds-weather = Weather
decks-odds-more = Show all { $n }
decks-odds-less = Show fewer

## Share and import

decks-share = Share
decks-share-about = The whole deck is in the link; no server is needed.
decks-share-link = The deck as a link
decks-share-code = The link as a code for a phone’s camera
decks-share-list = The deck as a list
decks-copy-list = Copy the list
decks-save-file = Save as a file
decks-bring = Import a deck
decks-bring-about = A list of names, a link, or a file.
decks-bring-text = List or link: a leader’s name, then a card in each line, such as “3 Nekker”
decks-bring-file = Or a file
decks-bring-read = Put it on the bench
decks-bring-bad = This cannot be read; nothing was changed.
decks-link-bad = The deck in this link cannot be read; nothing was changed.
decks-trouble-nothing = There is nothing to read; expected a list of cards, a link, or the text of a file.
decks-trouble-link = The link brings no deck, or not all of it; ask for it again.
decks-trouble-file = This is no file of a deck; expected one that was saved here.
decks-trouble-line = “{ $came }” is not understood; expected a line such as: leader = "king-bran".
decks-trouble-field = { $known ->
    [yes] “{ $came }” is no field of a deck; did you mean “{ $near }”?
   *[no] “{ $came }” is no field of a deck; expected name, faction, leader, cards or reserve.
}
decks-trouble-faction = { $known ->
    [yes] “{ $came }” is no faction; did you mean “{ $near }”?
   *[no] “{ $came }” is no faction; expected one such as “monsters”.
}
decks-trouble-leader = { $known ->
    [yes] “{ $came }” is no leader; did you mean “{ $near }”?
   *[no] “{ $came }” is no leader; expected one such as “king-bran”.
}
decks-trouble-card = { $known ->
    [yes] “{ $came }” is no card; did you mean “{ $near }”?
   *[no] “{ $came }” is no card; expected a card’s name, with its number before it.
}
decks-trouble-count = “{ $came }” is no number of cards; expected 1 to 99.
decks-trouble-no-leader = It names no leader; expected one in a line of its own, before the cards.
decks-trouble-no-cards = It names no cards.

## What was done, for taking it back

decks-did-link = Brought by a link: { $name }
decks-did-empty = An empty deck: { $faction }
decks-did-copy = Copied: { $name }
decks-did-open = Opened: { $name }
decks-did-bring = Imported: { $name }
decks-did-add = { $card } is in: { $n }
decks-did-take = { $card } is out; left: { $n }
decks-did-faction = Faction: { $faction }
decks-did-edition = Edition: { $edition }
decks-did-name = Name: { $name }
decks-did-leader = Leader: { $leader }
decks-did-trim = What did not fit is out
decks-undone = Taken back: { $what }
