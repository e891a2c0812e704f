### The table in a terminal, in English.

## On the table

terminal-round = Round { $n }
terminal-turn = Turn { $n }
terminal-actions = { $who }: { $n ->
        [0] no action left
        [one] one action left
       *[other] { $n } actions left
    }
terminal-counts = hand { $hand } · deck { $deck } · discard { $discard }
terminal-dice-counts = hand { $hand } · deck { $deck }
terminal-unmatched-counts = hand { $hand } deck { $deck }
terminal-passed = passed
terminal-used = used
terminal-clear-skies = clear skies
terminal-about = { $what }: { $does }
terminal-strength = Strength
terminal-total = Total
terminal-hand = Hand
terminal-row = Row
terminal-row-close = Close
terminal-row-ranged = Ranged
terminal-row-siege = Siege
terminal-more = … and { $n } more
terminal-lead = { $how ->
        [level] Level.
        [ahead] { $watches ->
            [yes] { $who } leads by { $n }.
           *[no] You lead by { $n }.
        }
       *[behind] { $watches ->
            [yes] { $who } trails by { $n }.
           *[no] You trail by { $n }.
        }
    }
terminal-combat = { $attack } against { $defence }
terminal-combat-head = Combat
terminal-no-card = no card
terminal-anybody = any fighter
terminal-reaches = Can reach: { $where }
terminal-stuck = Cannot leave its space this turn.
terminal-off-board = Off the board, and comes back.
terminal-defeated = Defeated.

## Piles

terminal-pile-hand = hand
terminal-pile-deck = deck
terminal-pile-discard = discard pile
terminal-pile-reserve = reserve
terminal-pile-removed = out of the game
terminal-pile-known = known to be in the hand
terminal-pile-shown = shown to you
terminal-pile-aside = laid aside
terminal-pile-rolling = to be rolled
terminal-pile-unseen = not seen yet
terminal-pile-gone = played earlier
terminal-pile-top = on top of the deck
terminal-pile-hidden = in hand or deck
terminal-pile-equipment = equipment
terminal-pile-empty = There is no pile to look through yet.

## Notes

terminal-waiting = Waiting for somebody to sit down.
terminal-luck = Luck is at work
terminal-lost = Connection lost; seeking it again …
terminal-unreachable = { $house } cannot be reached: { $why }. Trying again ({ $n } of { $most }) …
terminal-deck-is-good = { $deck } may be played in the edition “{ $box }”: { $units } units, { $specials } specials, { $leader }.
terminal-watching = Watching
terminal-over = Game over
terminal-step = { $n } of { $last }
terminal-stepped = Choice { $n } of { $last }, { $who }: { $what }
terminal-beginning = Before the first choice
terminal-drawn = The game is drawn.
terminal-won = { $you ->
        [yes] You win the game.
       *[no] { $who } wins the game.
    }
terminal-why-resigned = The other side resigned.
terminal-why-claimed = The other side left.
terminal-why-timeout = The other side ran out of time.
terminal-why-unfinished = This game was begun with other cards or rules; this version of the house cannot continue it. Nobody won or lost.
terminal-said = { $who }: “{ $text }”
terminal-undone = The last choice was taken back.
terminal-saved = Saved as { $file }.
terminal-hint = { $chance } { $what }
terminal-hint-head = What an expert would choose, with the chance to win
terminal-offer-draw = { $who } offers a draw.
terminal-offer-undo = { $who } asks to take a choice back.
terminal-offer-rematch = { $who } offers another game.
terminal-gone = { $who } has been away for { $n } seconds.
terminal-group = { $what } … ({ $n })
terminal-back = ‹ back
terminal-log = Log
terminal-hand-over = { $who }, the table is yours.
terminal-hand-over-hint = Press Enter when nobody else looks.

## Things to do

terminal-menu = At this table
terminal-do-look = Look at the table
terminal-do-undo = Take the last choice back
terminal-do-hint = A hint
terminal-do-save = Save the game
terminal-do-again = Another game
terminal-do-ask_undo = Ask to take the last choice back
terminal-do-offer_draw = Offer a draw
terminal-do-agree = Agree
terminal-do-decline = Decline
terminal-do-claim = Claim the win
terminal-do-let_bot = Let a bot sit down for them
terminal-do-rematch = Offer another game
terminal-do-resign = Resign
terminal-do-say = Say something
terminal-do-leave = Leave the table
terminal-do-stay = Stay
terminal-do-forward = One choice forward
terminal-do-back = One choice back
terminal-do-start = To the beginning
terminal-do-end = To the end
terminal-do-turn_table = Turn the table
terminal-sure = Are you sure?
terminal-sure-leave = Leave the table? The game is not saved.
terminal-ask-file = Save as
terminal-ask-words = Say

## Keys

terminal-key-explain = Explain
terminal-key-piles = Piles
terminal-key-log = Log
terminal-key-menu = Menu
terminal-key-help = Help
terminal-key-leave = Leave
terminal-key-forward = Forward
terminal-key-jump = Ten
terminal-key-table = Table
terminal-key-back = Back
terminal-key-turn_table = Turn
terminal-help = Help
terminal-help-keys =
    ↑ ↓           an option; what it is and does is shown beside it
    Enter         take the option under the cursor
    1 to 9        go to an option; the same number again takes it
    Tab           from the options to the table and back
    arrows        on the table: from card to card, from space to space
    Enter         on the table: choose what is there, or explain it
    e             explain what is under the cursor, and its number
    p             all piles: hands, decks, discard piles
    l             everything that happened
    m             undo, hint, save; on a server draw, resign, talk
    Esc           back
    q             leave the table
    mouse         click to choose, right click to explain
terminal-help-replay =
    → ←           a choice forward, back
    PgDn PgUp     ten choices
    Home End      the beginning, the end
    t             turn the table to the next seat
terminal-help-marks =
    ▶  is asked now         ★  a hero
    ▲  raised               ▼  weakened
    ≈  weather              ×2 a horn
    ◆  a gem                ◇  a lost gem
    ●  a round won          ▾  a kept die
    •  can be chosen        ∞  an ongoing scheme
    (GE) mine   <LE> theirs   {"{"}CI{"}"} a third player's; capitals are heroes
    !  cannot leave         †  defeated

## At a prompt

terminal-prompt-choose = choose
terminal-prompt-left = You leave the table.
terminal-prompt-help =
    a number or an option's text   choose it
    explain catapult               why a number is as it is (also: explain close, explain total, explain combat)
    piles                          all piles that may be looked through
    hint                           what a bot would do in your place, with the chance to win
    undo                           go back to your last choice
    save FILE                      write the game down
    quit                           leave the table

## Laying a table

terminal-which-game = What shall we play?
terminal-which-opponent = Against whom?
terminal-which-edition = Which rules?
terminal-which-deck = Your deck
terminal-which-faction = Your faction
terminal-which-hero = Your hero
terminal-which-board = Where?
terminal-hot-seat = Somebody beside me
terminal-you = You
terminal-stranger = The stranger

## Campaigns on the command line

terminal-character = { $who }, { $faction }: { crowns }; { $dice }.
terminal-kept = Game { $n } is kept; go on with --game { $n }.
terminal-called-off = Game { $n } is called off; the stakes went back.
terminal-game = Game { $n }: { $who } against { $other } ({ $how }), bet { $bet }, stake { $stake }
terminal-no-games = No game is open.
terminal-duel = duel
terminal-real-dice = real dice
terminal-by-hand = the game master chooses for the opponent
terminal-set-price = A new set: { crowns }
terminal-worth = { $faction } against { $other }, { $difficulty }: { $chance } % [{ $low } – { $high }] ({ $n ->
        [one] one hand
       *[other] { $n } hands
    }{ $deep ->
        [0] {""}
       *[other] , { $deep } too deep
    })
