### The house: games, editions, house rules, bots and languages, in English.

## Games

game-gwent = Gwent
    .does = The card game: two decks, three rows, best of three rounds.
game-dice = Gwen't
    .does = Gwent with dice, for the tabletop RPG.
game-unmatched = Unmatched: Steel & Silver
    .does = Geralt, Ciri and the Ancient Leshen fight on two battlefields.

## Editions of Gwent, and their card sets

edition-anniversary = Anniversary box (2025)
    .does = Five factions, with the cards of both expansions; the table's usual rules.
edition-classic-2015 = Box of 2015
    .does = Four factions and the cards of the first printing.
edition-witcher-3 = The Witcher 3
    .does = As the video game plays it, with both expansions and Roach.
edition-french-letter = Anniversary box, to the letter of the French book
    .does = At most 22 units in a deck, where the other books say at least.
edition-dutch-letter = Anniversary box, to the letter of the Dutch book
    .does = The Relentless takes from the opponent's deck; weather gives units of strength 0 a strength of 1.
edition-czech-letter = Box of 2015, to the letter of the Czech book
    .does = Tight Bond doubles, however many copies there are.
set-base = Base cards
set-hearts-of-stone = Hearts of Stone
set-blood-and-wine = Blood and Wine
set-promo = Promo card

## House rules of Gwent: a name, what it changes, and its values in words

house-sets = Card sets
    .does = Which cards exist at this table.
house-factions = Factions
    .does = Which factions may be chosen.
house-hand = Opening hand
    .does = How many cards each player draws at the start.
house-swaps = Swaps
    .does = How many cards of the opening hand may be replaced.
house-gems = Gems
    .does = How many rounds a player can lose before the game is lost.
house-minimum-units = Units at least
    .does = How many unit cards a deck must have.
house-maximum-units = Units at most
    .does = How many unit cards a deck may have; 0 for as many as there are.
house-maximum-specials = Special cards at most
    .does = How many special cards a deck may have.
house-first-player = First player
    .does = Who starts the game when no Scoia'tael player decides it.
    .coin = A coin
    .shorter-name = The shorter name
house-after-a-tie = After a tie
    .does = Who starts the round after a tied one.
    .last-passer = Whoever passed last
    .same = Whoever started the tied round
    .other = The other player
    .coin = A coin
house-muster-from-hand = Muster from the hand
    .does = Muster calls cards from the hand too, and not from the deck alone.
house-bond-only-doubles = Tight Bond only doubles
    .does = Three of a Tight Bond are doubled like two, not tripled.
house-weather-lifts-zero = Weather lifts zero
    .does = Under weather a unit of strength 0 has 1 as well.
house-horn-unit-doubles-itself = Horn units double themselves
    .does = A unit with Commander's Horn doubles its own strength as well.
house-medic-may-decline = Medics may decline
    .does = A Medic's player may revive nobody although there is a unit to revive.
house-monsters-keep-heroes = Monsters keep heroes
    .does = Heroes take part in the lot by which Monsters keep a unit.
house-leaders-take-specials = Leaders take special cards
    .does = Bringer of Death and The Relentless may take special cards too.
house-relentless-takes-from = The Relentless takes from
    .does = Where The Relentless takes a card of the opponent from.
    .discard = The discard pile
    .deck = The deck
house-one-special-per-row = One special card a row
    .does = Commander's Horn and Mardroeme share one place beside a row.
house-pirate-burns-itself = The pirate burns itself
    .does = The Clan Dimun Pirate can be a victim of its own Scorch.
house-avengers-are-removed = Avengers are removed
    .does = An avenger that leaves the field leaves the game.
house-reserve-is-endless = Endless reserve
    .does = Avengers and transformed berserkers need no card in the reserve.
house-skellige-units-act = Skellige's units act
    .does = The two units that return for Skellige in round three use their abilities.
house-crach-returns = Crach returns
    .does = What Crach an Craite shuffles back into the decks.
    .all = All cards
    .units = Units that are not heroes
house-bran-spares-the-weakest = Bran spares the weakest
    .does = Under King Bran a unit of strength 1 keeps it in bad weather.
house-invader-binds-heroes = The Invader binds heroes
    .does = Under Invader of the North medics that are heroes revive at random too.
house-weather-stacks = Weather stacks
    .does = A weather card that adds nothing stays in play instead of being discarded.

## Variants of Gwen't and its house rules

variant-rulebook = Rulebook
    .does = Our reading of the rulebook.
variant-strict = Strict
    .does = Nobody wins with fewer than two rounds.
variant-lives = Lives
    .does = Each side has two lives; a tied round costs both of them one.
variant-foundry = Foundry
    .does = As a module for virtual tabletops plays it: no faction bonuses, and ties go to whoever passed first.
house-ties = Tied rounds
    .does = Who wins a tied round.
    .nobody = Nobody
    .lives = Nobody, and both lose a life
    .first-passer = Whoever passed first
house-two-wins-needed = Two wins needed
    .does = Nobody wins with fewer than two rounds, not even after the third.
house-last-die-passes = The last die passes
    .does = Whoever plays the last die has passed with it.
house-kept-die = The kept die
    .does = Where the die lies that Monsters keep.
    .row = On the row
    .hand = In the hand
house-faction-bonuses = Faction bonuses
    .does = Factions have their bonuses; without them a faction is only a name.

## Values of house rules

yes = Yes
no = No

## Bots

level-random = Random
    .does = Takes any option.
level-novice = Novice
    .does = Tries to win every round, and does not know when to stop.
level-regular = Regular
    .does = Thinks a few moves ahead, quickly.
level-expert = Expert
    .does = Searches for up to a second before each choice.
level-master = Master
    .does = Searches for up to three seconds before each choice.

## Seats without a name, luck, and how many of a card

seat = Seat { $n }
guest = Guest { $n }
nobody = Nobody
luck = Luck
times = { $name } × { $n }
