### What the browser says besides the games, in English.

## The house

web-tools = Tools
web-close = Close
web-learn = Learn to play
web-settings = Settings
web-account = Account
web-campaign = Campaign
web-about = About
web-sound-off = Turn the sound off
web-sound-on = Turn the sound on
web-log = What happened
web-log-nothing = Nothing yet.
web-table = Table

## Home

web-home-about = The inn’s table games: Gwent, dice and duels. Sit down against a bot or a friend.
web-play-now = Play now
web-play-now-hint = Play now deals a Gwent starter deck against a gentle cat.
web-go-on = Go on with
web-places = Places
web-inn = Seven cats by candle light in an inn window
web-invite = Invite a friend
web-game-gwent = Gwent
web-game-gwent-about = Two armies, three rows, best of three rounds.
web-game-gwent-for = 2 players · 10 min
web-game-gwent-go = Play Gwent
web-game-dice = Gwen’t with dice
web-game-dice-about = Roll, bluff and bet crowns at the counter.
web-game-dice-for = 2 players · 5 min
web-game-dice-go = Roll the dice
web-game-unmatched = Unmatched
web-game-unmatched-about = Geralt, Ciri or the Leshen. One walks away.
web-game-unmatched-for = 2 players · 25 min
web-game-unmatched-go = Choose a hero

## Laying a table

web-new-table = A new table
web-against = Against whom?
web-against-bot = A bot
web-against-friend = A friend with a link
web-against-hot = Two people at this screen
web-level = How strong?
web-deck = Deck
web-deck-theirs = Their deck
web-deck-own-name = Yours: { $name }
web-leader = Leader
web-house-rules = House rules
web-open-lists = Both know both deck lists
web-as-edition = As the edition says
web-letter = To the letter of a book
web-letter-none = Of none
web-clock = Clock
web-clock-none = None
web-clock-live = { $minutes } min + { $increment } s a turn
web-clock-days = { $n ->
        [one] One day for each move
       *[other] { $n } days for each move
    }
web-public = Show this table to everybody; they may watch, or sit down
web-deck-usual = The usual starter deck
web-edition = Edition
web-hero = Your hero
web-hero-theirs = Their hero
web-board = Battlefield
web-faction = Your faction
web-faction-theirs = Their faction
web-begin = Begin
web-lay-and-invite = Lay the table and invite

## At a table

web-ask-you = Your choice.
web-ask-other = { $who } is thinking.
web-connecting = Coming to the table…
web-reconnecting = Reconnecting…
web-waiting = Waiting for somebody to sit down
web-chair-empty = An empty chair
web-sit-down = Sit down
web-sit-at-position = This table goes on from a position: your side is laid already.
web-invite-link = Send this link
web-invite-code = The link as a code for a phone’s camera
web-invite-about = Whoever opens it sits down opposite you. The game begins at once; you may leave this page and come back.
web-copy = Copy the link
web-copied = Copied
web-get-up = Get up
web-invited = A chair is free for you
web-watching = You are watching
web-chat = Talk
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Say it
web-chat-mute = Hear nobody at this table
web-draw = Offer a draw
web-resign-sure = Give this game up?
web-away = { $who } is away.{ $n ->
        [0] {""}
        [one]  In a second you may take the win.
       *[other]  In { $n } seconds you may take the win.
    }
web-claim = Take the win
web-let-bot = Let a bot play on
web-hand-over = Hand the screen to { $who }
web-hand-over-about = Nobody sees the cards until then.
web-hand-over-ready = I am { $who }
web-look-once = Look at the table
web-end-round = Round
web-undo = Take back
web-resign = Resign
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-rematch = Play again
web-offer-draw = { $who } offers a draw.
web-offer-undo = { $who } would like to take the last choice back.
web-offer-rematch = { $who } would like another game.
web-offered-draw = You have offered a draw.
web-offered-undo = You have asked to take your choice back.
web-offered-rematch = You have asked for another game.
web-end-you = You win
web-end-other = { $who } wins
web-end-nobody = A draw
web-end-unfinished = Not finished
web-why-resigned = The other side has resigned.
web-why-agreed = Both agreed to a draw.
web-why-claimed = The other side has left.
web-why-timeout = The clock ran out.
web-why-unfinished = This game was begun with other cards or rules; this version of the house cannot continue it. Nobody won or lost.

## Gwent

web-you = You
web-or = or
web-kind-unit = Unit
web-kind-unit-n = Unit { $n }
web-kind-hero = Hero
web-kind-hero-n = Hero { $n }
web-kind-special = Special
web-kind-weather = Weather
web-kind-leader = Leader
web-no-ability = No ability.
web-gems = { $n ->
        [0] No gems left
        [one] One gem left
       *[other] { $n } gems left
    }
web-total = Total { $n }
web-leader-used = Leader used
web-leader-ready = Leader ready
web-leader-not-now = This leader cannot be used just now.
web-use-leader = Use the leader
web-bot = Bot, { $level }
web-in-hand = { $n } in hand
web-deck-n = Deck: { $n ->
        [one] one card
       *[other] { $n } cards
    }
web-discard = Discard
web-discard-n = Discard pile: { $n ->
        [0] empty
        [one] one card
       *[other] { $n } cards
    }
web-deck-own = { $n ->
        [one] One card is left in it; only you can see it.
       *[other] { $n } cards are left in it, in no order; only you can see them.
    }
web-deck-hidden = { $n ->
        [one] One card lies face down.
       *[other] { $n } cards lie face down.
    }
web-pile-empty = Nothing to see here.
web-passed = Passed
web-days = { $n ->
        [one] 1 day
       *[other] { $n } days
    }
web-time-left = Time left: { $time }
web-row-mine = Your row, { $row }: { $n }{ $units ->
        [0] , empty
        [one] , one unit
       *[other] , { $units } units
    }{ $weather ->
        [yes] , under weather
       *[no] {""}
    }{ $horn ->
        [yes] , with a horn
       *[no] {""}
    }
web-row-theirs = Their row, { $row }: { $n }{ $units ->
        [0] , empty
        [one] , one unit
       *[other] , { $units } units
    }{ $weather ->
        [yes] , under weather
       *[no] {""}
    }{ $horn ->
        [yes] , with a horn
       *[no] {""}
    }
web-row-of = { $who }, { $row }: { $n }{ $units ->
        [0] , empty
        [one] , one unit
       *[other] , { $units } units
    }{ $weather ->
        [yes] , under weather
       *[no] {""}
    }{ $horn ->
        [yes] , with a horn
       *[no] {""}
    }
web-unit = { $name }{ $count ->
        [one] {""}
       *[other] , { $count } of them
    }: { $change ->
        [raised] { $n }, raised from { $printed }
        [weakened] { $n }, weakened from { $printed }
       *[printed] { $n }
    }
web-play-here = { $mine ->
        [yes] Play it here: your row, { $row }
       *[no] Play it here: their row, { $row }
    }
web-your-hand = Your hand: { $n ->
        [one] one card
       *[other] { $n } cards
    }
web-your-side = Your cards
web-hand-card = { $name }, { $kind }{ $may ->
        [yes] {""}
       *[no] , cannot be played now
    }
web-play-on = Play: { $row }
web-play-it = Play it
web-zoom = Zoom
web-not-now = It cannot be played just now: it would have nothing to work on.
web-not-your-turn = It is not your turn.
web-your-turn = Your turn
web-thinking = { $who } is thinking
web-luck = Luck decides
web-over = The game is over
web-score = { $state ->
        [lead] You lead by { $n }.
        [trail] You trail by { $n }.
        [won] You are level, and a tie is yours.
        [lost] You are level, and a tie is { $who }’s.
       *[even] You are level.
    }
web-score-of = { $state ->
        [lead] { $who } leads by { $n }.
        [tie] It is level, and a tie is { $who }’s.
       *[even] It is level.
    }
web-has-passed = { $who } has passed.
web-tie-why = { $state ->
        [both] Both sides are the { $faction }: nobody wins a tie.
       *[one] The { $faction } wins ties.
    }
web-round-n = Round { $n }
web-weather = Weather
web-weather-clear = The sky is clear.
web-pass = Pass the round
web-pass-sure = Give this round away?
web-pass-gives = { $state ->
        [even] You are level. If you pass now, the round is not yours.
        [lost] You are level. If you pass now, the round goes to { $who }.
       *[trail] You trail by { $n }. If you pass now, the round goes to { $who }.
    }
web-pass-anyway = Pass anyway
web-play-on-instead = Play on
web-pass-ask-no-more = Do not ask again
web-log-short = Log
web-menu = Menu
web-look = Look at the table
web-keep-hand = Keep this hand
web-choose = Choose
web-all-n = All { $n }
web-round-won = { $you ->
        [yes] You win the round
        [nobody] The round is a tie
       *[no] { $who } wins the round
    }
web-round-count = { $you ->
        [yes] You have { $mine }, { $who } has { $theirs }.
       *[no] { $me } has { $mine }, { $who } has { $theirs }.
    }
web-round-gems = Gems left: { $mine } to { $theirs }.
web-explain-printed = Printed strength
web-explain-hero = Nothing changes a hero
web-explain-weather = { $causes }
    .how = falls to { $n }
web-explain-spies-doubled = Spies doubled: { $causes }
    .how = × 2
web-explain-tight-bond = Tight Bond, { $count } together
    .how = × { $count }
web-explain-morale = { $causes }
    .how = + { $count }
web-explain-horn = { $causes }
    .how = × 2
web-explain-from = From the printed { $printed } to { $n }.
web-explain-gone = It cannot be explained just now.


## Settings

web-set-name = What you are called
web-set-name-save = Keep this name
web-set-name-saved = You are called { $name }.
web-set-language = Language
web-set-speed = Speed
web-set-speed-slow = Slow
web-set-speed-normal = Normal
web-set-speed-fast = Fast
web-set-motion = Motion
web-set-motion-auto = As this device likes it
web-set-motion-full = Full
web-set-motion-reduced = Reduced
web-set-sound = Sound
web-set-volume = Volume
web-set-confirm-pass = Ask before a pass that gives the round away
web-set-keys = Show keyboard keys
web-set-hints = Hints for a first game of Gwent

## About

web-about-what = Seven Cats is the digital table for the Witcher’s table games: Gwent, Gwen’t with dice, and Unmatched: Steel & Silver.
web-about-fan = An unofficial fan work
web-about-fan-text = Gwent, The Witcher, their characters and card names are trade names of CD PROJEKT RED. Unmatched is a trade name of Restoration Games. Nobody of them has made, checked or endorsed Seven Cats. There is no official art, logo or text in it.
web-about-credits = Credits
web-about-icons = Icons: game-icons.net, by Lorc, Delapouite and others, licensed CC BY 3.0; small marks, emblems and cats are our own.
web-about-fonts = Type: Cinzel by Natanael Gama and Alegreya by Juan Pablo del Peral, both under the SIL Open Font License.
web-about-code = Code: Svelte, Project Fluent, zzfx by Frank Force, uqr; the server stands on FastAPI, uvicorn, msgspec and SQLAlchemy.
