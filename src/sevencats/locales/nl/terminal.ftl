### De tafel in een terminal, in het Nederlands.

## Op tafel

terminal-round = Ronde { $n }
terminal-turn = Beurt { $n }
terminal-actions = { $who }: { $n ->
        [0] geen actie meer
        [one] nog één actie
       *[other] nog { $n } acties
    }
terminal-counts = hand { $hand } · deck { $deck } · aflegstapel { $discard }
terminal-dice-counts = hand { $hand } · deck { $deck }
terminal-unmatched-counts = hand { $hand } deck { $deck }
terminal-passed = gepast
terminal-used = gebruikt
terminal-clear-skies = heldere hemel
terminal-about = { $what }: { $does }
terminal-strength = Sterkte
terminal-total = Totaal
terminal-hand = Hand
terminal-row = Rij
terminal-row-close = Infant.
terminal-row-ranged = Boogsch.
terminal-row-siege = Artill.
terminal-more = … en nog { $n }
terminal-lead = { $how ->
        [level] Gelijk.
        [ahead] { $watches ->
            [yes] { $who } staat { $n } voor.
           *[no] Je staat { $n } voor.
        }
       *[behind] { $watches ->
            [yes] { $who } staat { $n } achter.
           *[no] Je staat { $n } achter.
        }
    }
terminal-combat = { $attack } tegen { $defence }
terminal-combat-head = Gevecht
terminal-no-card = geen kaart
terminal-anybody = elke vechter
terminal-reaches = Kan bereiken: { $where }
terminal-stuck = Kan het vak deze beurt niet verlaten.
terminal-off-board = Van het bord, en komt terug.
terminal-defeated = Verslagen.

## Stapels

terminal-pile-hand = hand
terminal-pile-deck = deck
terminal-pile-discard = aflegstapel
terminal-pile-reserve = secundair deck
terminal-pile-removed = uit het spel
terminal-pile-known = bekend in de hand
terminal-pile-shown = aan jou getoond
terminal-pile-aside = apart gelegd
terminal-pile-rolling = nog te werpen
terminal-pile-unseen = nog niet gezien
terminal-pile-gone = eerder gespeeld
terminal-pile-top = boven op het deck
terminal-pile-hidden = in hand of deck
terminal-pile-equipment = uitrusting
terminal-pile-empty = Er is nog geen stapel om door te kijken.

## Berichten

terminal-waiting = We wachten tot er iemand gaat zitten.
terminal-luck = Het lot beslist
terminal-lost = Verbinding verbroken; we proberen het opnieuw …
terminal-unreachable = { $house } is niet bereikbaar: { $why }. Nog een poging ({ $n } van { $most }) …
terminal-deck-is-good = { $deck } mag in de editie “{ $box }” worden gespeeld: { $units } eenheden, { $specials } speciale kaarten, { $leader }.
terminal-watching = Toeschouwer
terminal-over = Spel afgelopen
terminal-step = { $n } van { $last }
terminal-stepped = Keuze { $n } van { $last }, { $who }: { $what }
terminal-beginning = Voor de eerste keuze
terminal-drawn = Het spel eindigt gelijk.
terminal-won = { $you ->
        [yes] Je wint het spel.
       *[no] { $who } wint het spel.
    }
terminal-why-resigned = De andere kant geeft op.
terminal-why-claimed = De andere kant is weg.
terminal-why-timeout = De tijd van de andere kant is om.
terminal-why-unfinished = Dit spel is begonnen met andere kaarten of regels; deze versie van het huis kan het niet voortzetten. Niemand heeft gewonnen of verloren.
terminal-said = { $who }: “{ $text }”
terminal-undone = De laatste keuze is teruggenomen.
terminal-saved = Bewaard als { $file }.
terminal-hint = { $chance } { $what }
terminal-hint-head = Wat een expert zou kiezen, met de kans om te winnen
terminal-offer-draw = { $who } biedt gelijkspel aan.
terminal-offer-undo = { $who } vraagt om een keuze terug te nemen.
terminal-offer-rematch = { $who } biedt nog een spel aan.
terminal-gone = { $who } is { $n ->
        [one] één seconde
       *[other] { $n } seconden
    } weg.
terminal-group = { $what } … ({ $n })
terminal-back = ‹ terug
terminal-log = Verslag
terminal-hand-over = { $who }, de tafel is voor jou.
terminal-hand-over-hint = Druk op Enter als niemand anders kijkt.

## Wat je kunt doen

terminal-menu = Aan deze tafel
terminal-do-look = Naar de tafel kijken
terminal-do-undo = De laatste keuze terugnemen
terminal-do-hint = Een tip
terminal-do-save = Het spel bewaren
terminal-do-again = Nog een spel
terminal-do-ask_undo = Vragen om de laatste keuze terug te nemen
terminal-do-offer_draw = Gelijkspel aanbieden
terminal-do-agree = Akkoord
terminal-do-decline = Weigeren
terminal-do-claim = De winst opeisen
terminal-do-let_bot = Een bot laten invallen
terminal-do-rematch = Nog een spel aanbieden
terminal-do-resign = Opgeven
terminal-do-say = Iets zeggen
terminal-do-leave = De tafel verlaten
terminal-do-stay = Blijven
terminal-do-forward = Eén keuze vooruit
terminal-do-back = Eén keuze terug
terminal-do-start = Naar het begin
terminal-do-end = Naar het einde
terminal-do-turn_table = De tafel draaien
terminal-sure = Weet je het zeker?
terminal-sure-leave = De tafel verlaten? Het spel is niet bewaard.
terminal-ask-file = Bewaren als
terminal-ask-words = Zeggen

## Toetsen

terminal-key-explain = Uitleg
terminal-key-piles = Stapels
terminal-key-log = Verslag
terminal-key-menu = Menu
terminal-key-help = Hulp
terminal-key-leave = Weg
terminal-key-forward = Vooruit
terminal-key-jump = Tien
terminal-key-table = Tafel
terminal-key-back = Terug
terminal-key-turn_table = Draaien
terminal-help = Hulp
terminal-help-keys =
    ↑ ↓           een optie; ernaast staat wat ze is en doet
    Enter         neem de optie onder de cursor
    1 tot 9       ga naar een optie; hetzelfde cijfer nog eens neemt ze
    Tab           van de opties naar de tafel en terug
    pijlen        op de tafel: van kaart naar kaart, van vak naar vak
    Enter         op de tafel: kies wat daar ligt, of leg het uit
    e             leg uit wat onder de cursor ligt, en zijn getal
    p             alle stapels: handen, decks, aflegstapels
    l             alles wat er gebeurd is
    m             terugnemen, tip, bewaren; online gelijkspel, opgeven, praten
    Esc           terug
    q             de tafel verlaten
    muis          klik om te kiezen, rechts klikken om uit te leggen
terminal-help-replay =
    → ←           een keuze vooruit, terug
    PgDn PgUp     tien keuzes
    Home End      het begin, het einde
    t             draai de tafel naar de volgende plaats
terminal-help-marks =
    ▶  moet kiezen          ★  een held
    ▲  versterkt            ▼  verzwakt
    ≈  weer                 ×2 een hoorn
    ◆  een edelsteen        ◇  een verloren edelsteen
    ●  een gewonnen ronde   ▾  een bewaarde dobbelsteen
    •  kan gekozen worden   ∞  een blijvend plan
    (GE) van mij   <LE> van de ander   {"{"}CI{"}"} van de derde; hoofdletters zijn helden
    !  kan niet weg         †  verslagen

## Aan een prompt

terminal-prompt-choose = keuze
terminal-prompt-left = Je verlaat de tafel.
terminal-prompt-help =
    een nummer of de tekst van een optie   kies die
    explain catapult                       waarom een getal zo is (ook: explain close, explain total, explain combat)
    piles                                  alle stapels die je mag bekijken
    hint                                   wat een bot in jouw plaats zou doen, met de kans om te winnen
    undo                                   terug naar je laatste keuze
    save BESTAND                           de partij bewaren
    quit                                   de tafel verlaten

## Een tafel dekken

terminal-which-game = Wat spelen we?
terminal-which-opponent = Tegen wie?
terminal-which-edition = Welke regels?
terminal-which-deck = Jouw deck
terminal-which-faction = Jouw factie
terminal-which-hero = Jouw held
terminal-which-board = Waar?
terminal-hot-seat = Iemand naast mij
terminal-you = Jij
terminal-stranger = De vreemdeling

## Campagnes op de opdrachtregel

terminal-character = { $who }, { $faction }: { crowns }; { $dice }.
terminal-kept = Spel { $n } is bewaard; ga verder met --game { $n }.
terminal-called-off = Spel { $n } is afgeblazen; de inzetten zijn teruggegeven.
terminal-game = Spel { $n }: { $who } tegen { $other } ({ $how }), inzet { $bet }, tegeninzet { $stake }
terminal-no-games = Er loopt geen spel.
terminal-duel = duel
terminal-real-dice = echte dobbelstenen
terminal-by-hand = de spelleider kiest voor de tegenstander
terminal-set-price = Een nieuwe set: { crowns }
terminal-worth = { $faction } tegen { $other }, { $difficulty }: { $chance } % [{ $low } – { $high }] ({ $n ->
        [one] één hand
       *[other] { $n } handen
    }{ $deep ->
        [0] {""}
       *[other] , { $deep } te diep
    })
