### The companion of people with the printed games, in English.

companion = Companion
companion-about = For tables with the printed games: one phone between you, or one each by a link. It works without a network.
companion-gwent = Gwent score keeper
companion-gwent-about = Tap cards or just strengths; weather, horns, bonds and morale are counted for you.
companion-gwent-go = Keep the score
companion-dice = Books of a game master
companion-dice-about = Purses, bets, rewards and the merchant, while the real dice roll on the table.
companion-dice-go = Open the books
companion-unmatched = Dials for Unmatched
companion-unmatched-about = Health, actions and decks of two or three players.
companion-unmatched-go = Set the dials
companion-player = Player { $n }
companion-name = Name
companion-faction = Faction
companion-share = Take it to another phone
companion-share-about = The link holds everything as it is now; no server is needed.
companion-share-code = The link as a code for a camera
companion-share-go = Share
companion-copy = Copy the link
companion-copied = Copied
companion-history = What happened
companion-history-none = Nothing yet.
companion-anew = Begin anew
companion-anew-about = Everything here is forgotten, and cannot be taken back.
companion-did-link = Brought by a link
companion-did-begin = The game begins
companion-did-pass = { $who } passes
companion-did-halve = { $who }: weather halves, or no longer
companion-did-horn = Horn: { $who }, { $row }
companion-did-unhorn = Horn gone: { $who }, { $row }
companion-did-add = { $what }: { $who }, { $row }
companion-did-remove = { $what } leaves: { $who }, { $row }
companion-did-decoy = { $what } returns to the hand: { $who }
companion-did-weather = { $on ->
    [yes] { $what } comes
   *[no] { $what } ends
}
companion-did-spies = Spies count twice, or no longer
companion-did-scorch = { $n ->
    [one] { $scorch } burns one unit
   *[other] { $scorch } burns { $n } units
}
companion-did-start = { $who } starts
companion-did-round = Round { $n }: { $a } to { $b }
companion-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
companion-passed = Passed
companion-pass = Pass
companion-total = { $who }: { $n } in all
companion-tokens = tokens { $tens } and { $units }, turned for { $hundred }00
companion-halved = Weather halves only ({ $leader })
companion-sum = { $row } of { $who }: { $n }
companion-horn = { $horn }: { $row } of { $who }
companion-bare = Unit of { $n }
companion-unit = { $what }, { $n } (printed { $printed })
companion-unit-about = { $row } of { $who }
companion-add = Add a unit: { $row } of { $who }
companion-strengths = Just a strength
companion-decoy = Back to the hand
companion-remove = Off the field
companion-search = Or a card
companion-search-none = No card of this row has such a name.
companion-no-cards = The cards could not be loaded; strengths work without them.
companion-between = Round and weather
companion-round = Round { $n }
companion-starts = { $who } started it.
companion-level = Level.
companion-leads = { $who } leads by { $n }.
companion-score = Round { $n }: { $a } to { $b }
companion-let-start = { $who } starts
companion-names = Without a coin the shorter name starts: { $who }.
companion-names-equal = The names are equally long: toss something.
companion-spies = Spies count twice
companion-end-round = End the round
companion-scorch = { $scorch } would kill: { $what }.
companion-scorch-none = { $scorch } would kill nobody.
companion-scorch-go = Burn them
companion-round-tied = The round is tied
companion-round-won = { $who } wins the round
companion-keeps = What { $who } keeps
companion-keeps-none = Nothing
companion-remind-northern-realms = { $who } has won with the Northern Realms: draw a card.
companion-remind-monsters = { $who } plays Monsters: a random unit stays on the field.
companion-remind-nilfgaard = { $who } plays Nilfgaard and wins the tie.
companion-remind-skellige = { $who } plays Skellige: two random units come back from the discard pile for round three.
companion-remind-scoiatael = { $who } plays Scoia’tael and decides who starts.
companion-turn = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
companion-health = { $who }: { $n } of { $most } health
companion-hurt = { $who } loses one health
companion-heal = { $who } recovers one health
companion-did-hurt = { $who } loses one health
companion-did-heal = { $who } recovers one health
companion-deck = Deck: { $n }
companion-hand = Hand: { $n }
companion-draw = Draw
companion-play-card = Play or discard
companion-did-draw = { $who } draws
companion-did-discard = { $who } plays a card
companion-exhausted = The deck is exhausted: each card that should be drawn costs every fighter on the board two health.
companion-action = Use an action
companion-gain = Gain an action
companion-did-action = An action is used
companion-did-gain = An action is gained
companion-next-turn = Next turn
companion-did-turn = The turn passes
companion-third = A third player
companion-two = Only two players
companion-character = Character
companion-crowns = { $n ->
    [one] { $n } crown
   *[other] { $n } crowns
}
companion-game = A game is over
companion-difficulty = Difficulty
companion-bet = Bet
companion-roll = Reward, a d100
companion-stake = The house stakes { $n }.
companion-won = Won
companion-lost = Lost
companion-drawn = Drawn
companion-merchant = The merchant
companion-die = Die
companion-buy = Buy
companion-new-set = A new set for { $n }
companion-change = Change faction
companion-gift = Crowns from the game master
companion-give = Enter
companion-new-character = A new character
companion-purse = Crowns in the purse
companion-did-character = { $who } joins
companion-ledger = Ledger
companion-ledger-none = No line yet.
companion-line-begin = begins
companion-line-buy = buys a { $shape }
companion-line-change = buys a new set: { $faction }
companion-line-won = wins ({ $difficulty }, bet { $bet }); { $roll } gives a { $shape }
companion-game-won = wins
companion-line-lost = loses a bet of { $bet }
companion-line-drawn = draws; the bet of { $bet } returns
companion-line-grant = from the game master
companion-no-roll = A d100 shows a whole number from 1 to 100.
companion-no-crowns = Crowns are whole and not below zero.
companion-too-dear = The purse does not hold that much.
companion-no-name = A character needs a name that nobody else has.
