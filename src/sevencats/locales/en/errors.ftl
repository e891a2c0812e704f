### What was refused, in English: exactly the sentences that the engine and the server write. By these messages a sentence is
### recognised, so that it can be said in another language; $came is what came.

## When nothing more exact is known: the kind of the refusal

error-kind-late = The table has gone on since; look again.
error-kind-turn = This cannot be done now.
error-kind-foreign = This is not here, or not for you.
error-kind-option = This cannot be used as it is.
error-kind-over = It is over.
error-kind-malformed = The message is not understood.
error-kind-size = This is too large.
error-kind-rate = This was too much; try again in a moment.
error-kind-store = Nothing could be stored; try again.
error-kind-broken = Something went wrong here; it was written down.

## Names that are not known

error-near = "{ $came }" is not { $what }; did you mean "{ $near }"?
error-one-of = "{ $came }" is not { $what }; expected one of: { $names }.
error-position-seat = "{ $came }" cannot be chosen here: the table goes on from a position, and its sides are laid already.
error-unknown = "{ $came }" is not { $what }.
error-not-offered-over = "{ $came }" is not offered: the game is over.

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
error-unfinished = This game was begun with other cards or rules; this version cannot continue it.
error-watching = You watch this table; you have no seat at it.
error-talk-seated = Only those who sit at the table talk at it.
error-mute-nobody = Nobody knows you: there is nothing to mute for.
error-fast = Not so fast; try again in a moment.
error-store = The store does not answer; try again in a moment.
error-not-stored = It could not be stored; try again.

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
error-listen = Nobody can listen at { $where }: { $why }.
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

## Records

error-record-over = The record is told when the game is over.
error-record-choice = Choice { $n } cannot be made: { $why }

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
error-character-which = "{ $came }" may be any of { $names }; write the name exactly as it is in the book.
error-most-dice = { $name } owns { $owned } { $die }, and a set has at most { $most } of a kind: { $n } more are too many.
error-undo-purchase = Only a purchase after which nothing was written can be undone.
error-key = An Idempotency-Key has 1 to { $most } characters.
error-key-used = The key "{ $came }" was used for another request; take a new one for each.
error-call-off-which = Say with --game which game is called off; `sevencats dice games` lists them.
error-game-players = Game { $n } is played by { $names }, not by { $name }.
error-no-characters = There are no characters yet.
error-merchant = The merchant sells 1 to 99 dice at a time, not { $came }.
error-plays-already = { $name } already plays { $faction }.
error-purse = { $what }, { $amount } crowns, is more than the purse of { $name } holds: { $purse }.
error-crowns = { $what } is a whole number of crowns, not { $came }.
error-against-self = { $name } cannot play against { $again }.
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

## Unmatched

error-no-equipment = { $hero } has no equipment to choose.
error-not-equipment = "{ $card }" is not an Equipment card.

## The terminal

error-lost = The connection is lost; it is being sought again.
error-not-for-you = This table is not for you.
error-no-hints = Nobody gives hints at this table.
error-no-hint-now = Nobody could think of a hint; ask again.
error-hint-asked = A hint is for somebody who is asked.
error-record-fixed = A record cannot be changed; it can only be looked at.
error-record-verb = "{ $came }" cannot be done with a record.
error-table-verb = "{ $came }" cannot be done at this table.
error-link = "{ $came }" is not the link of a table; expected one like { $example }.
error-link-house = "{ $came }" is the link of a house, not of a table in it; expected one like { $example }.
error-house-gone = { $house } does not answer any more.
error-house-rule = "{ $came }" is not a house rule; expected RULE=VALUE, such as muster_from_hand=false.

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
