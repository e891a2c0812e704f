### What cannot be used or done: one message a code, each on one line, with plain variables only in English, since the engine
### fills them without Fluent. `$came` is what came, and `$what` one of the messages `what-…`.

error-late = The table has gone on since; look again.
error-broken = Something went wrong here; it was written down.

## Names that are not known

error-near = "{ $came }" is not { $what }; did you mean "{ $near }"?
error-one-of = "{ $came }" is not { $what }; expected one of: { $names }.
error-not-offered-over = "{ $came }" is not offered: the game is over.
error-nearest = "{ $came }" is not { $what }; the nearest are: { $names }.

## What was expected: “is not …”

what-card = a card
what-leader = a leader
what-faction = a faction
what-edition = an edition
what-edition-faction = a faction of the edition { $box }
what-set = a set of cards
what-premade-deck = a premade deck
what-row = a row
what-card-row-or-total = a card, a row or total
what-house-rule = a house rule
what-house-rule-value = a value of the house rule { $field }
what-house-list = one of the { $field }
what-die = a die
what-die-showing = a die that shows a value, as in d8=7
what-difficulty = a difficulty
what-variant = a variant
what-character = a character
what-explainable = something to explain
what-hero = a hero
what-board = a board
what-space = a space of { $board }
what-fighter = a fighter at this table
what-fighter-or-card = a fighter, a card or one of attack, defence, combat
what-waiting-effect = an effect that can wait
what-rule = a rule
what-offered = offered for { $about }
what-game = a game
what-game-of-bots = a game that bots can play
what-game-or-link = a game or the link of a table
what-level = a level
what-bot = a bot
what-command = a command
what-language = a language
what-rules-language = a language of the rules
what-paragraph-or-ruling = a paragraph or a ruling
what-phrase = a phrase
what-kept = kept here
what-position-field = a field of a position
what-position-setup-field = a field of a setup with a position
what-setup-field = a field of a setup
what-seat-field = a field of a seat
what-npc-field = a field of an NPC's seat
what-person-field = a field of a person's seat
what-step-field = a field of a step
what-side-field = a field of a side
what-fighter-field = a field of a fighter
what-combat-field = a field of a combat
what-part-field = a field of a part of a combat
what-deck-field = a field of a deck
what-record-field = a field of a record
what-board-field = a field of a board
what-catalogue-section = a section of the catalogue
what-card-field = a field of "{ $of }"
what-row-of = the row of "{ $of }"
what-ability-of = an ability of "{ $of }"
what-weather-row = a row of "{ $of }"
what-special-of = what "{ $of }" does
what-power-of = a power of "{ $of }"
what-passive-of = what "{ $of }" always does

## At a table

error-over = The game is over.
error-not-asked = { $who } is asked now, not you.
error-not-asked-you = You are not asked now.
error-no-offer = There is no offer on the table.
error-agreed = You have agreed already.
error-offer-there = There is an offer on the table already.
error-undo-own = Only your own last choice can be taken back, and not across luck or another's choice.
error-undo-seen = This choice showed you something; it cannot be taken back.
error-undo-none = There is no choice of yours to go back to.
error-bot-draws = A bot plays to the end: it takes no draws.
error-alone = There is nobody else at this table.
error-not-gone = The others are not gone, or not for long enough.
error-not-over = The game is not over yet.
error-rematch-there = The next game is on the table already.
error-not-begun = The game has not begun: somebody must sit down first.
error-watching = You watch this table; you have no seat at it.
error-talk-seated = Only those who sit at the table talk at it.
error-mute-nobody = Nobody knows you: there is nothing to mute for.
error-fast = Not so fast; try again in a moment.
error-store = The store does not answer; try again in a moment.
error-not-stored = It could not be stored; try again.
error-unfinished = This game was begun with other cards or rules; this version cannot continue it.

## Laying a table and sitting down

error-no-table = There is no such table.
error-not-invited = There is no such table, or you are not invited to it.
error-no-chair = There is no free chair at this table.
error-quicker = Somebody else was quicker.
error-begun = The game has begun: resign instead.
error-not-sitting = You do not sit at this table.
error-tables-waiting = You keep { $n } tables waiting already.
error-one-chair = You can sit on one chair only, unless all play at one screen.
error-clock = A clock has either minutes, with an increment, or days for each move.
error-sockets = You have too many sockets open; close another table first.
error-page = This page may not speak to this server.
error-listen = Nobody can listen at { $where }: { $why }; expected another --host or --port.
error-nothing-here = There is nothing here.

## People

error-guests = Too many new guests; try again in a moment.
error-tries = Too many tries; wait a little.
error-account = You have an account already; log out first.
error-name-taken = The name "{ $came }" is taken; choose another.
error-password = This name and password do not belong together.
error-account-name = An account keeps its name.
error-no-session = You have no such session.
error-no-token = You have no such token.
error-shelf-name = A name has at most 60 letters.
error-shelf-full = The shelf is full: { $n } things.
error-shelf-none = There is no such thing on your shelf.

## Decks

error-deck = The deck "{ $name }" cannot be played: { $faults }
error-deck-faction = The faction { $faction } is not in the edition { $box }.
error-deck-leader = The leader { $leader } belongs to { $owner }, not to { $faction }.
error-deck-leader-edition = The leader { $leader } is not in the edition { $box }.
error-deck-units = It has { $n } units, heroes counted; it needs at least { $least }.
error-deck-most-units = It has { $n } units, heroes counted; it may have { $most }.
error-deck-specials = It has { $n } special cards; it may have { $most }.
error-deck-reserve = { $card } belongs in the reserve, not in the deck.
error-deck-card-edition = { $card } is not in the edition { $box }.
error-deck-card-owner = { $card } belongs to { $owner }.
error-deck-copy = It has { $n } of { $card }; there is { $most }.
error-deck-copies = It has { $n } of { $card }; there are { $most }.
error-reserve-card = { $card } is no reserve card.
error-reserve-edition = The reserve card { $card } is not in the edition { $box }.
error-reserve-copies = The reserve has { $n } of { $card }; there are { $most }.
error-reserve-needs = { $n } of { $card } need as many of { $other } in the reserve; it has { $most }.
error-deck-fields = A deck is a table with the fields { $names }.
error-deck-missing = It has no "{ $field }".
error-pile = "{ $field }" is a list of card names, not { $came }.
error-pile-word = In "{ $field }" stands { $came }; expected a card, or a card and how many: "nekker*3".
error-piles = { $faults }
error-house-names = The house rule { $field } is a list of names, not { $came }.

## Records

error-record-over = The record is told when the game is over.
error-record-choice = Choice { $n } cannot be made: { $faults }
error-record-game = { $path } is a record of { $came }, not of { $game }.
error-record-content = This record was made with content { $came } of { $game }, but this version has { $here }; it would show a different game.
error-record-number = This record has { $n } choices; there is no number { $came }.
error-record-result = The record says that the game ended with { $came }, but by the rules it ends with { $here }.
error-record-after-end = Choice { $n } is "{ $came }", but the game was over before it.
error-record-seat = Choice { $n } is "{ $came }" by seat { $seat }, but seat { $asked } was asked.
error-record-seat-not-chance = Choice { $n } is "{ $came }" by seat { $seat }, but chance was asked.
error-record-chance-not-seat = Choice { $n } is "{ $came }" by chance, but seat { $asked } was asked.
error-record-fields = A record is a JSON object with the fields { $names }.
error-record-missing = The record has no "{ $field }".
error-record-format = The record has format { $came }; this version reads format { $format }.
error-record-seats = The "seats" of a record are the names of the players, not { $came }.
error-record-text = The "{ $field }" of a record is a text, not { $came }.
error-record-table = The "{ $field }" of a record is a table, not { $came }.
error-record-choices = The "choices" of a record are a list of [seat, text] pairs.
error-record-pair = Choice { $n } is { $came }; expected a pair [seat, text] with a seat from { $least } (luck) to { $most }.
error-not-record = { $path } is not a record: { $why }.
error-record-seen-by = This game has { $n } seats, numbered from 0; there is no seat { $came }.
error-no-promise = This record promises nothing about its luck: it has no commitment and seed.
error-seed-hash = The seed is not the one that was promised: its hash is not the commitment.
error-seed-shape = The seed is not a match and a number, joined by a colon.
error-seed-choice = Choice { $n } was "{ $came }", but by the promised seed luck chooses "{ $promised }".
error-table-content = This table was begun with other cards of { $game }; this version cannot continue it.
error-record-version = Version { $engine } made this record, and it does not fit version { $here }: { $faults }

## Gwen't and its campaign

error-collection = A collection has at least { $least } dice, not { $n }.
error-hand-dice = A base hand has { $least } dice, not { $n }.
error-hand-owned = The hand has more { $die } than the collection { $dice }.
error-variant = Lives and two_wins_needed are two different ways to end a game; choose one of them.
error-house-flag = The house rule { $field } is true or false, not { $came }.
error-house-number = The house rule { $field } is a whole number from 0 to 60, not { $came }.
error-house-gems = The house rule gems is at least 1: with no gems the game would be over at once.
error-character-name = A character's name has 1 to { $most } characters with a letter or a digit among them, no space at its ends and none of { $signs }, not { $came }.
error-character-there = There is already a character "{ $came }"; choose another name.
error-no-characters = There are no characters yet.
error-merchant = The merchant sells 1 to 99 dice at a time, not { $came }.
error-plays-already = { $name } already plays { $faction }.
error-purse = { $what }, { $amount } crowns, is more than the purse of { $name } holds: { $purse }.
error-crowns = { $what } is a whole number of crowns, not { $came }.
error-against-self = { $name } cannot play against { $name }.
error-wager-owned = { $name } does not own a { $die }; the collection is { $dice }.
error-wager-last = { $name } has { $n } dice and cannot wager one of them.
error-no-game = There is no game { $n }.
error-game-open = Game { $n } is not over.
error-settled = Game { $n } is already settled.
error-campaigns = You keep { $n } campaigns already.
error-purchase = A purchase names a die or the faction of a new set.
error-opponents-turn = It is the opponent's turn.
error-opponent-not-asked = The opponent is not asked.
error-no-campaign = There is no such campaign of yours.
error-dice-seats = Gwen't has two seats.
error-tactics = A seat has the total of its Tactics check in "tactics" or a "tactics_base" to roll, not both.
error-dice-sides = A position has two sides.
error-outcome = An outcome has a "winner" (0, 1 or { $nobody }) and a "why" ({ $names }), not { $came }.
error-agenda = The agenda is a list of steps, not { $came }.
error-asked-seat = A question is asked of seat 0 or 1, or "by_lot".
error-nothing-to-roll = A roll is asked for, but no die lies ready to be rolled.
error-shown-not-held = "{ $die }" was shown, but it is not in the hand.
error-dice-list = "{ $field }" is a list of dice, not { $came }.
error-dice-word = "{ $came }" in "{ $field }" is not a die with a number of copies from 1 to 99, as in d4*3.
error-solver-hands = The hands are not complete; a position can be solved from the first turn on.
error-d100 = A d100 shows 1 to 100, not { $came }.
error-house-table = House rules are a table of fields and values, not { $came }.
error-sampled = At least one hand must be sampled, not { $n }.
error-explain-seat = "{ $came }" is not a seat; ask for the total of "0" or "1".
error-other-match = This is not the match of game { $n }: it was set up differently.
error-not-book = { $path } is not a campaign's book: { $why }.
error-book-locked = The book cannot be written now: { $why }.
error-tactics-total = The total of a Tactics check is a whole number, not { $came }.
error-crowns-whose = To give or spend crowns, name a character.
what-purse = A purse
what-gift = A gift
what-payment = A payment
what-bet = A bet
what-set-price = The price of a set
what-new-set-price = The price of a new set
what-dice-price = The price of { $copies } { $die }
error-character-which = "{ $came }" may be any of { $names }; write the name exactly as it is in the book.
error-most-dice = { $name } owns { $owned } { $die }, and a set has at most { $most } of a kind: { $n } more are too many.
error-undo-purchase = Only a purchase after which nothing was written can be undone.
error-key = An Idempotency-Key has 1 to { $most } characters.
error-key-used = The key "{ $came }" was used for another request; take a new one for each.
error-call-off-which = Say with --game which game is called off; `sevencats dice games` lists them.
error-game-players = Game { $n } is played by { $names }, not by { $name }.

## Unmatched

error-no-equipment = { $hero } has no equipment to choose.
error-not-equipment = "{ $card }" is not an Equipment card.
error-unmatched-seats = Unmatched has two or three seats, not { $n }.
error-equipment = The equipment is a list of cards, one of each category, not { $came }.
error-equipment-twice = "{ $id }" and "{ $second }" are both of the category { $category }; choose one of each of { $names }.
error-no-combat = There is no combat now.
error-explain-value = "{ $came }" is not a value that lies open; ask for "attack" or "defence" in a combat.
error-two-or-three-sides = A position has two or three sides, not { $n }.
error-fighter-twice = The fighter { $fighter } is there twice.
error-fighter-space = The fighter { $fighter } needs a "space".
error-fighter-defeated = { $fighter } is defeated and cannot stand on { $space }.
error-space-taken = { $space } is taken: two fighters cannot share a space.
error-hero-off = { $hero } is off the board and neither defeated nor about to return.
error-fighter-off = { $fighter } is off the board without being defeated.
error-combat-parts = A combat has two tables "part", the attack and the defence.
error-combat-sides = A combat is fought by two different sides.
error-cannot-attack = { $fighter } cannot attack with "{ $id }".
error-cannot-defend = { $fighter } cannot defend with "{ $id }".
error-combat-hidden = Before the cards of a combat are revealed it has no defence card and no winner.
error-added = "{ $came }" does not say what was added by what, as in "rend 2".
error-asks-nothing = "{ $rule }" asks nothing.
error-step-late = "{ $rule }" comes too late in this combat.
error-combat-end = A combat ends with "{ $rule }" or "{ $second }" on the agenda.
error-action-last = An action is chosen when nothing else is left to do.
error-step-combat = "{ $rule }" belongs to a combat, and there is none in this position.
error-step-moment = "{ $rule }" has the moments 0 to { $most }, not { $n }.
error-step-fighter = "{ $rule }" needs a fighter.
error-step-hand = "{ $rule }" needs a card in the hand of seat { $seat }.
error-not-ongoing = "{ $id }" is not an ongoing scheme.
error-not-scheme = "{ $id }" is not a scheme.
error-too-many-cards = There are { $n } cards "{ $id }" on the side of seat { $seat }, but its deck has { $most }.
error-shown-left = "shown" and "left" have a list for each seat.
error-not-in-hand = "{ $id }" is known to be in the hand of seat { $seat }, but it is not there.
error-not-in-deck = "{ $id }" is known to be in the deck of seat { $seat }, but it is not there.
error-list-of-piles = "{ $field }" is a list of piles, one for each seat, not { $came }.
error-how-many = "{ $came }" does not say how many; expected for example "{ $example }".
error-not-card-of = "{ $id }" is not a card of { $hero }.
error-board-missing = A board needs "{ $field }".
error-board-spaces = { $board } has { $n } spaces; a board has at most 60.
error-board-path = "{ $path }" of { $board } is not two spaces with "{ $sign }" between them.
error-board-joined = "{ $path }" of { $board } joins what is joined already.
error-board-zone = { $space } of { $board } lies in no zone.
error-board-apart = From { $space } of { $board } not every space can be reached.
error-board-starts = { $board } needs at least two starting spaces, each its own.

## The terminal and the command line

error-lost = The connection is lost; it is being sought again.
error-not-for-you = This table is not for you.
error-no-hints = Nobody gives hints at this table.
error-hint-asked = A hint is for somebody who is asked.
error-record-fixed = A record cannot be changed; it can only be looked at.
error-record-verb = "{ $came }" cannot be done with a record.
error-table-verb = "{ $came }" cannot be done at this table.
error-link = "{ $came }" is not the link of a table; expected one like { $example }.
error-link-house = "{ $came }" is the link of a house, not of a table in it; expected one like { $example }.
error-house-gone = { $house } does not answer any more.
error-house-rule = "{ $came }" is not a house rule; expected RULE=VALUE, such as muster_from_hand=false.
error-house-silent = { $house } does not answer: { $why }.
error-house-strange = { $house } does not answer as a house of ours does.
error-house-status = The house answers { $status } { $why }.
error-file-game = { $path } is about { $came }, not about { $game }.
error-option-game = { $option } is an option of { $games }, not of { $game }.
error-position-seat = "{ $came }" cannot be chosen here: the table goes on from a position, and its sides are laid already.
error-nobody-asked = Nobody is asked in this position, so there is nothing to choose.
error-rules-nothing = There is no rule about “{ $query }”. The nearest names are: { $names }.
error-no-hint-now = Nobody could think of a hint; ask again.
error-position-no-seat = This position has the seats 0 to { $most }; there is no seat { $seat }.

## Data from outside

error-position-fields = A position is a table with the fields { $names }.
error-position-game = This is a position of "{ $came }", not of { $game }.
error-position-seats = The position has { $sides } sides, not { $seats } seats.
error-names = "{ $field }" is a list of names, not { $came }.
error-name = "{ $field }" is a name, not { $came }.
error-tables = "{ $field }" is a list of tables, not { $came }.
error-table = "{ $field }" is a table, not { $came }.
error-flag = "{ $field }" is true or false, not { $came }.
error-whole = "{ $field }" is a whole number from { $least } to { $most }, not { $came }.
error-setup-fields = A setup is a table with the fields { $names }.
error-seat-table = A seat is a table, not { $came }.
error-step-rule = A step is a table with a "rule", not { $came }.
error-side-table = A side is a table, not { $came }.
error-scores = The scores are pairs of totals, not { $came }.
error-turn-passed = It is the turn of seat { $seat }, but that seat has passed.
error-few-answers = The question of "{ $rule }" has fewer than two answers in this position.
error-unreadable = { $path } cannot be read: { $why }.
error-unwritable = { $path } cannot be written: { $why }.
error-not-toml = { $path } is not TOML: { $why }.
error-no-message = There is no message "{ $came }".
error-said = { $text }
error-position-empty = { $path } has no sides; expected at least two, such as:{ $text }

## The server

error-not-allowed = { $why }.
error-message-size = A message has at most { $most } bytes.
error-message-shape = The message is not understood: { $why }.
error-message-json = A message is application/json.
error-token-unknown = This token is not known here.
error-streams = You have too many streams open.
error-phrase-or-text = Say either a phrase or a text.
error-table-seats = The seats of a table stand in "seats", each with its part of the setup.
error-game-number = Games and their choices have numbers, not { $came }.
error-process-ended = A process of the house ended before it was open.
error-bus-library = The bus needs nats-py, which is not installed; get it with: pip install 'sevencats[cluster]'.
error-bus-gone = The bus does not answer: { $why }.
error-database-gone = The database { $url } does not answer: { $why }; expected another --database, or this one when it is well.
error-database-address = A database is an address such as sqlite+aiosqlite:///sevencats.db or postgresql+asyncpg://user@host/name.
error-database-library = PostgreSQL needs asyncpg, which is not installed; get it with: pip install 'sevencats[cluster]'.
error-database-kind = "{ $came }" is not a database of this house; expected sqlite+aiosqlite or postgresql+asyncpg.
error-database-file = A house keeps its tables in a file; expected an address such as sqlite+aiosqlite:///sevencats.db.
error-database-folder = There is no folder { $path } for the database: { $why }.
error-one-process = This system cannot hand sockets from process to process; expected --processes 1.
error-message-cut = The message was cut off.

## Positions of Gwent

error-gwent-seats = Gwent has two seats, not { $n }.
error-two-sides = A position has two sides, not { $n }.
error-never-luck = The question of "{ $rule }" is never put to luck.
error-always-luck = The question of "{ $rule }" is always put to luck.
error-step-card = A step of "{ $rule }" holds a card that is played that way, not "{ $id }".
error-not-weather = "{ $id }" is not weather that can lie on the table.
error-known-elsewhere = "{ $field }" has cards that do not lie where they are said to be known.
error-no-leader = There is no leader of { $faction } in the sets { $names }.
error-card-row = "{ $id }" fights in { $row }, not in { $came }.
error-card-rows = "{ $id }" fights in { $row } or { $second }, not in { $came }.
error-no-row = "{ $id }" does not lie on a row.
error-card-edition = "{ $id }" is not in the edition { $box }.
error-explain-unit = "{ $came }" is not a unit on the table; ask for its seat, row and card, such as "0 close ves".
error-not-fighting = "{ $came }" does not fight on the table now.

## The catalogue of Gwent

error-content-group = "{ $id }" calls a group that no card belongs to.
error-content-becomes = "{ $id }" needs a reserve card that it becomes.
error-content-twice = "{ $id }" stands in the catalogue more than once.
error-content-table = "{ $id }" is a table, not { $came }.
error-content-one-of = "{ $id }" needs exactly one of { $names }.
error-content-number = The { $field } of "{ $id }" is a whole number from { $least } up, not { $came }.
error-content-weather = The weather of "{ $id }" is a list of rows, not { $came }.
error-content-link = "{ $id }" becomes "{ $came }", which is not a reserve card.

## Learning environments

error-batch = A batch has at least one game, not { $n }.
error-batch-actions = { $games } games need { $games } actions, not { $n }.
error-action-game = Action { $action } is not offered in game { $n }; look at its mask.
error-action-agent = Action { $action } is not offered to { $agent }; look at its mask.
error-setup-or-position = A game begins from a setup or from a position, not from both.
error-setup-json = The setup is not JSON: { $why }.
error-position-json = The position is not JSON: { $why }.
error-setup-table = The setup is a table, not { $came }.
error-position-table = The position is a table, not { $came }.
error-observer = An observer takes no parameters, not { $came }.
error-observer-all = An observer shows what one player knows, not what all of them know together.
error-no-setups = An environment needs at least one setup.
error-setups-seats = All setups of an environment are for as many seats, not for { $came }.
error-seat-number = A seat is a number from 0 to { $most }, not { $came }.
error-batch-seeds = { $games } games need { $games } seeds, not { $n }.

## The lab

error-scheduler-gone = No Dask scheduler answers at "{ $address }": { $why }.
error-cluster-gave-up = The cluster at { $address } gave up ({ $why }); the finished games are kept, and the same command goes on.
error-worker-version = A worker of the cluster has another version of the rules or the bots.
error-workers = Work needs at least one worker, not { $n }.
error-worker-died = A worker process died; the finished games are kept, and the same command goes on.
error-matrix-decks = A matrix needs at least two decks, not only "{ $came }".
error-deck-alone = "{ $came }" needs another deck to play against, not itself.
error-directory-busy = Another program is at work in { $path }; wait for it, or take another directory.
error-lab-library = This needs { $library }, which is not installed; get it with: pip install 'sevencats[lab]'.
error-no-opening = A deck of { $size } cards has no opening hand of { $hand }.
error-draws = "{ $came }" does not say how many cards are drawn; expected three numbers, such as 2,1,0.
error-hands-tried = At least one hand must be tried, not { $n }.
error-arena-bots = An arena needs at least two bots, such as master,greedy, not "{ $came }".
error-arena-same = The bots "{ $came }" are not all different; a bot that plays itself proves nothing.
error-picture = { $path } is no picture that can be drawn; expected a name that ends in { $names }.
error-even-games = Games are played in pairs: expected an even number of games from 2 up, not { $n }.
error-no-budget = "{ $came }" has no budget; expected a number of { $what }, such as { $kind }:50.
what-simulations = simulations
what-imagined-worlds = imagined worlds
error-interrupted = Interrupted after { $done } of { $games } games; the same command goes on from there.
error-no-weights = The bots of { $game } have no weights to learn.
error-nobody-named = Nobody is named to play; expected "all" or names such as { $example }.
error-name-twice = Two of these have the name "{ $came }"; expected different names.
error-directory-full = { $path } holds other things; results need a new or an empty directory.
error-directory-unusable = { $path } cannot be used for results: { $why }.
error-plan-corrupt = { $path } is corrupt, and without it nobody can tell which games these are; take another directory.
error-plan-other = { $path } holds games of another plan: its "{ $field }" is not the same; take another directory.
error-part-corrupt = { $path } is corrupt; the command that made it will set it aside and mend it.
error-no-stored-game = { $path } has no game { $n } of { $game }.
error-learning-games = Learning needs at least one game, not { $n }.
error-too-few-games = Too few games: in the stage "{ $stage }" all { $n } positions ended alike; play more.

## What is too much

error-values = { $what } has more than { $most } values; expected fewer.
error-deep = { $what } is nested more than { $most } levels deep; expected fewer lists within lists.
error-letters = { $what } has a text of { $n } letters; expected at most { $most }.
error-letter = { $what } has a letter that cannot be stored, { $came }; expected text without it.
error-endless = { $what } has the number { $came }; expected one that can be counted.
error-digits = { $what } has a number that is too long; expected at most { $most } digits.
error-count = "{ $field }" has { $n } entries; there can be { $most } at most.
error-cards = "{ $field }" has more than { $most } cards; there are no more.
error-address = An address has at most { $most } letters.
error-message-slow = A message comes within { $most } seconds.
error-file-name = { $path } cannot be read: it is not the name of a file.
error-toml-size = { $path } is not TOML: it has more than { $most } bytes.
error-record-size = { $path } is not a record: it has more than { $most } bytes.
what-the-position = The position
what-the-setup = The setup
what-the-record = The record
what-the-message = The message
what-the-address = The address
what-the-command-line = The command line
what-file = { $path }
