### What the browser says at the table of Gwen't and in its campaigns, in English.

## At the table

web-dice-your-turn = Your turn
web-dice-round = Round { $n } of 3
web-dice-bonus-round = Bonus round, the { $n }th
web-dice-passed = Passed
web-dice-players = Players
web-dice-wins = { $n ->
        [0] No round won
        [one] One round won
       *[other] { $n } rounds won
    }
web-dice-hidden = { $n ->
        [one] One die hidden
       *[other] { $n } dice hidden
    }
web-dice-deck = { $n ->
        [one] One die in the deck
       *[other] { $n } dice in the deck
    }
web-dice-hand = Your hand: { $n ->
        [one] one die
       *[other] { $n } dice
    }
web-dice-their-hand = Their open hand:
web-dice-row = Row of { $who }: { $n }
web-dice-kept = kept
web-dice-lay-here = Lay a die here
web-dice-actions = What you can do
web-dice-chosen = { $n } selected.
web-dice-would-be = Your row would be { $n }.
web-dice-choose-one = Choose a die
web-dice-rounds = Rounds
web-dice-round-was = Round { $n }: { $you ->
        [yes] you { $a }, they { $b }
       *[no] { $me } { $a }, { $who } { $b }
    }
web-dice-score = { $a } to { $b }
web-dice-sure-about = The other side has passed and is ahead. If you pass now, the round is theirs.

## Laying a table

web-dice-their-dice = Their dice
web-dice-like-mine = A first set, as mine
web-dice-variant = Variant
web-dice-tactics = Tactics check
web-dice-tactics-none = None
web-dice-tactics-total = Total { $n }: { $rerolls ->
        [one] one reroll
       *[other] { $rerolls } rerolls
    }
web-dice-open-hands = Open hands: everybody sees all dice
web-dice-to-campaign = Play for crowns: the campaign

## The counter

web-dice-counter = On the counter
web-dice-your-bet = your bet
web-dice-their-stake = their stake
web-dice-win = Win: { crowns }.
web-dice-win-die = Win: { crowns } and a reward die.
web-dice-in-purse = in the purse
web-dice-reward-table = Reward on the d100
web-dice-worth = Worth

## The campaign

web-dice-campaign = Campaign
web-dice-characters = Characters
web-dice-characters-about = A character has a faction, a purse and a collection of dice. Every crown and every die is kept in a ledger.
web-dice-new-character = A new character
web-dice-name = Name
web-dice-first-purse = First purse, in crowns
web-dice-create = Create
web-dice-open-games = Games that are not over
web-dice-game-of = { $who } against { $other }, bet { $n }
web-dice-go-on = Go on
web-dice-call-off = Call off
web-dice-sit = Play as { $who }
web-dice-back = All characters
web-dice-collection = Collection
web-dice-count = { $n } × { $what }

## A bet

web-dice-bet = Place a bet
web-dice-bet-about = Your bet and the stake of the house lie on the counter until the game is over.
web-dice-bet-crowns = Your bet, 0 to { $n } crowns
web-dice-stake-is = The house stakes { crowns }.
web-dice-difficulty = Difficulty
web-dice-level-roll = A d10 decides
web-dice-level-typed = What your d10 shows, 1 to 10
web-dice-level-rolled = d10: { $n }
web-dice-stake-rolled = The house stakes { $easy }, { $normal } or { $hard } crowns, as the d10 says.
web-dice-opponent = Opponent
web-dice-opponent-name = The Barman
web-dice-opponent-faction = Their faction
web-dice-begin = Begin the game
web-dice-real = Real dice: you type what the table’s own dice show
web-dice-by-hand = The game master chooses for the opponent
web-dice-master = Game master
web-dice-against-character = Against
web-dice-the-house = The house

## The merchant

web-dice-market = The merchant
web-dice-market-about = The merchant sells dice at their market value and buys nothing.
web-dice-price = { crowns }
web-dice-buy = Buy
web-dice-buy-one = Buy a { $what } for { crowns }
web-dice-sure-die = Buy a { $what }?
web-dice-sure-set = Buy a new set: { $what }?
web-dice-sure-price = It costs { crowns }.
web-dice-sure-left = In the purse after that: { crowns }.
web-dice-sure-old = The dice of the set { $what } stay yours, but are not played any more.
web-dice-sure-yes = Buy for { crowns }
web-dice-sure-no = Do not buy
web-dice-undo = Undo the purchase
web-dice-undone = Undone: { $what }.
web-dice-too-dear = More than the purse holds
web-dice-new-set = A new set
web-dice-new-set-about = A new faction needs a new set of ten dice. The old dice stay yours, but are not played any more.
web-dice-set-price = Price, in crowns
web-dice-set-buy = Buy the set

## The purse

web-dice-earn = Crowns from elsewhere
web-dice-earn-about = What the character earned or paid outside the game.
web-dice-earned = Earned
web-dice-paid = Paid
web-dice-amount = Crowns
web-dice-cause = Why
web-dice-write = Write it down

## The ledger

web-dice-ledger = Ledger
web-dice-ledger-about = Every crown and every die with its cause. Lines are never changed or deleted.
web-dice-when = When
web-dice-what = What
web-dice-change = Change
web-dice-crowns = crowns
web-dice-all-lines = All accounts
web-dice-cause-first-set = First set
web-dice-cause-first-purse = First purse
web-dice-cause-stakes = Stakes of game { $n }
web-dice-cause-stakes-rolled = Stakes of game { $n }; the d10 showed { $roll }: { $what }
web-dice-cause-pay-out = Pay-out of game { $n }
web-dice-cause-drawn = Game { $n } was drawn; the stakes go back
web-dice-cause-called-off = Game { $n } was called off; the stakes go back
web-dice-cause-bought = Bought: { $n } × { $what }
web-dice-cause-new-set = New set: { $what }
web-dice-cause-gift = Gift of the game master
web-dice-cause-spent = Spent elsewhere
web-dice-cause-undone = Undone: { $what }
web-dice-account-master = Game master
web-dice-account-merchant = Merchant
web-dice-account-house = The house
web-dice-account-pot = Pot of game { $n }

## A game of the campaign

web-dice-over-won = The pot is yours: { crowns }.
web-dice-over-lost = The pot goes to { $who }. Your bet of { crowns } is lost.
web-dice-over-drawn = Drawn: every stake went back.
web-dice-over-reward = Your reward: a { $what }.
web-dice-over-purse = In the purse now: { crowns }.
web-dice-again = Another game

## The game master's screen

web-dice-typed = The table’s own dice
web-dice-typed-about = Roll it at the table and type what it shows.
web-dice-shows = What the d{ $faces } shows, 1 to { $faces }
web-dice-shows-bad = A d{ $faces } shows a whole number from 1 to { $faces }, not { $typed }.
web-dice-enter = Enter
web-dice-roll-for-me = Let the program roll it
