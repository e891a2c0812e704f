### Wat de browser zegt naast de spellen, in het Nederlands.

## Het huis

web-tools = Hulpmiddelen
web-close = Sluiten
web-learn = Leren spelen
web-settings = Instellingen
web-account = Account
web-campaign = Campagne
web-about = Over Seven Cats
web-sound-off = Geluid uitzetten
web-sound-on = Geluid aanzetten
web-log = Wat er gebeurde
web-log-nothing = Nog niets.
web-table = Tafel

## Thuis

web-home-about = De tafelspellen van de herberg: Gwent, dobbelstenen en duels. Schuif aan tegen een bot of een vriend.
web-play-now = Nu spelen
web-play-now-hint = ‘Nu spelen’ geeft je een startersdeck van Gwent, tegen een zachtaardige kat.
web-go-on = Verder met
web-places = Plaatsen
web-inn = Zeven katten bij kaarslicht voor het raam van een herberg
web-invite = Een vriend uitnodigen
web-game-gwent = Gwent
web-game-gwent-about = Twee legers, drie rijen; wie twee rondes wint, wint het spel.
web-game-gwent-for = 2 spelers · 10 min
web-game-gwent-go = Gwent spelen
web-game-dice = Gwen’t met dobbelstenen
web-game-dice-about = Gooi, bluf en zet kronen in aan de toog.
web-game-dice-for = 2 spelers · 5 min
web-game-dice-go = Dobbelstenen gooien
web-game-unmatched = Unmatched
web-game-unmatched-about = Geralt, Ciri of de Leshen. Eén blijft over.
web-game-unmatched-for = 2 spelers · 25 min
web-game-unmatched-go = Een held kiezen

## Een tafel klaarzetten

web-new-table = Een nieuwe tafel
web-against = Tegen wie?
web-against-bot = Een bot
web-against-friend = Een vriend met een link
web-against-hot = Twee mensen aan dit scherm
web-level = Hoe sterk?
web-deck = Deck
web-deck-theirs = Deck van de tegenstander
web-deck-own-name = Van jou: { $name }
web-leader = Leider
web-house-rules = Huisregels
web-open-lists = Beiden kennen beide decklijsten
web-as-edition = Zoals de editie zegt
web-letter = Naar de letter van een boekje
web-letter-none = Van geen
web-clock = Klok
web-clock-none = Geen
web-clock-live = { $minutes } min + { $increment } s per beurt
web-clock-days = { $n ->
        [one] Eén dag per zet
       *[other] { $n } dagen per zet
    }
web-public = Toon deze tafel aan iedereen; zij mogen kijken of aanschuiven
web-deck-usual = Het gewone startersdeck
web-edition = Editie
web-hero = Jouw held
web-hero-theirs = Held van de tegenstander
web-board = Slagveld
web-faction = Jouw factie
web-faction-theirs = Factie van de tegenstander
web-begin = Beginnen
web-lay-and-invite = Zet de tafel klaar en nodig uit

## Aan een tafel

web-ask-you = Aan jou de keuze.
web-ask-other = { $who } denkt na.
web-connecting = Op weg naar de tafel…
web-reconnecting = Opnieuw verbinden…
web-waiting = Wachten tot iemand aanschuift
web-chair-empty = Een lege stoel
web-sit-down = Aanschuiven
web-sit-at-position = Deze tafel gaat verder vanuit een stelling: jouw kant ligt er al.
web-invite-link = Stuur deze link
web-invite-code = De link als code voor de camera van een telefoon
web-invite-about = Wie hem opent, schuift tegenover je aan. Het spel begint meteen; je mag deze pagina verlaten en terugkomen.
web-copy = Link kopiëren
web-copied = Gekopieerd
web-get-up = Opstaan
web-invited = Er is een stoel voor je vrij
web-watching = Je kijkt toe
web-chat = Praten
web-chat-none = Nog niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-chat-send = Zeg het
web-chat-mute = Niemand horen aan deze tafel
web-draw = Gelijkspel aanbieden
web-resign-sure = Dit spel opgeven?
web-away = { $who } is weg.{ $n ->
        [0] {""}
        [one]  Over een seconde mag je de winst opeisen.
       *[other]  Over { $n } seconden mag je de winst opeisen.
    }
web-claim = De winst opeisen
web-let-bot = Een bot laten doorspelen
web-hand-over = Geef het scherm aan { $who }
web-hand-over-about = Tot dan ziet niemand de kaarten.
web-hand-over-ready = Ik ben { $who }
web-look-once = De tafel bekijken
web-end-round = Ronde
web-undo = Terugnemen
web-resign = Opgeven
web-agree = Akkoord
web-decline = Weigeren
web-withdraw = Intrekken
web-rematch = Nog een keer
web-offer-draw = { $who } biedt gelijkspel aan.
web-offer-undo = { $who } wil de laatste keuze terugnemen.
web-offer-rematch = { $who } wil nog een spel.
web-offered-draw = Je hebt gelijkspel aangeboden.
web-offered-undo = Je hebt gevraagd je keuze terug te nemen.
web-offered-rematch = Je hebt om nog een spel gevraagd.
web-end-you = Je wint
web-end-other = { $who } wint
web-end-nobody = Gelijkspel
web-end-unfinished = Niet uitgespeeld
web-why-resigned = De andere kant heeft opgegeven.
web-why-agreed = Gelijkspel in onderling overleg.
web-why-claimed = De andere kant is vertrokken.
web-why-timeout = De tijd was om.
web-why-unfinished = Dit spel is begonnen met andere kaarten of regels; deze versie van het huis kan het niet voortzetten. Niemand heeft gewonnen of verloren.

## Gwent

web-you = Jij
web-or = of
web-kind-unit = Troep
web-kind-unit-n = Troep { $n }
web-kind-hero = Held
web-kind-hero-n = Held { $n }
web-kind-special = Speciaal
web-kind-weather = Weer
web-kind-leader = Leider
web-no-ability = Geen eigenschap.
web-gems = { $n ->
        [0] Geen edelstenen over
        [one] Eén edelsteen over
       *[other] { $n } edelstenen over
    }
web-total = Totaal { $n }
web-leader-used = Leider gebruikt
web-leader-ready = Leider klaar
web-leader-not-now = Deze leider kan nu niet gebruikt worden.
web-use-leader = De leider gebruiken
web-bot = Bot, { $level }
web-in-hand = { $n } in de hand
web-deck-n = Deck: { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }
web-discard = Aflegstapel
web-discard-n = Aflegstapel: { $n ->
        [0] leeg
        [one] één kaart
       *[other] { $n } kaarten
    }
web-deck-own = { $n ->
        [one] Er is nog één kaart; alleen jij kunt hem zien.
       *[other] Er zijn nog { $n } kaarten, zonder volgorde; alleen jij kunt ze zien.
    }
web-deck-hidden = { $n ->
        [one] Eén kaart ligt dicht.
       *[other] { $n } kaarten liggen dicht.
    }
web-pile-empty = Hier is niets te zien.
web-passed = Gepast
web-days = { $n ->
        [one] 1 dag
       *[other] { $n } dagen
    }
web-time-left = Tijd over: { $time }
web-row-mine = Jouw rij, { $row }: { $n }{ $units ->
        [0] , leeg
        [one] , één troep
       *[other] , { $units } troepen
    }{ $weather ->
        [yes] , in slecht weer
       *[no] {""}
    }{ $horn ->
        [yes] , met een hoorn
       *[no] {""}
    }
web-row-theirs = Rij van de tegenstander, { $row }: { $n }{ $units ->
        [0] , leeg
        [one] , één troep
       *[other] , { $units } troepen
    }{ $weather ->
        [yes] , in slecht weer
       *[no] {""}
    }{ $horn ->
        [yes] , met een hoorn
       *[no] {""}
    }
web-row-of = { $who }, { $row }: { $n }{ $units ->
        [0] , leeg
        [one] , één troep
       *[other] , { $units } troepen
    }{ $weather ->
        [yes] , in slecht weer
       *[no] {""}
    }{ $horn ->
        [yes] , met een hoorn
       *[no] {""}
    }
web-unit = { $name }{ $count ->
        [one] {""}
       *[other] , { $count } stuks
    }: { $change ->
        [raised] { $n }, versterkt (gedrukt: { $printed })
        [weakened] { $n }, verzwakt (gedrukt: { $printed })
       *[printed] { $n }
    }
web-play-here = { $mine ->
        [yes] Hier spelen: jouw rij, { $row }
       *[no] Hier spelen: rij van de tegenstander, { $row }
    }
web-your-hand = Jouw hand: { $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }
web-your-side = Jouw kaarten
web-hand-card = { $name }, { $kind }{ $may ->
        [yes] {""}
       *[no] , kan nu niet gespeeld worden
    }
web-play-on = Spelen: { $row }
web-play-it = Spelen
web-zoom = Vergroten
web-not-now = Kan nu niet gespeeld worden: er is niets waarop de kaart werkt.
web-not-your-turn = Het is niet jouw beurt.
web-your-turn = Jouw beurt
web-thinking = { $who } denkt na
web-luck = Het lot beslist
web-over = Het spel is afgelopen
web-score = { $state ->
        [lead] Je staat { $n } voor.
        [trail] Je staat { $n } achter.
        [won] Het staat gelijk, en dan win jij.
        [lost] Het staat gelijk, en dan wint { $who }.
       *[even] Het staat gelijk.
    }
web-score-of = { $state ->
        [lead] { $who } staat { $n } voor.
        [tie] Het staat gelijk, en dan wint { $who }.
       *[even] Het staat gelijk.
    }
web-has-passed = { $who } heeft gepast.
web-tie-why = { $state ->
        [both] Beide kanten zijn { $faction }: niemand wint een gelijke ronde.
       *[one] { $faction } wint gelijke rondes.
    }
web-round-n = Ronde { $n }
web-weather = Weer
web-weather-clear = De lucht is helder.
web-pass = Passen voor deze ronde
web-pass-sure = Deze ronde weggeven?
web-pass-gives = { $state ->
        [even] Het staat gelijk. Als je nu past, is de ronde niet van jou.
        [lost] Het staat gelijk. Als je nu past, gaat de ronde naar { $who }.
       *[trail] Je staat { $n } achter. Als je nu past, gaat de ronde naar { $who }.
    }
web-pass-anyway = Toch passen
web-play-on-instead = Verder spelen
web-pass-ask-no-more = Niet meer vragen
web-log-short = Verslag
web-menu = Menu
web-look = De tafel bekijken
web-keep-hand = Deze hand houden
web-choose = Kiezen
web-all-n = Alle { $n }
web-round-won = { $you ->
        [yes] Je wint de ronde
        [nobody] De ronde eindigt gelijk
       *[no] { $who } wint de ronde
    }
web-round-count = { $you ->
        [yes] Jij hebt { $mine }, { $who } heeft { $theirs }.
       *[no] { $me } heeft { $mine }, { $who } heeft { $theirs }.
    }
web-round-gems = Edelstenen over: { $mine } tegen { $theirs }.
web-explain-printed = Gedrukte sterkte
web-explain-hero = Niets verandert een held
web-explain-weather = { $causes }
    .how = daalt tot { $n }
web-explain-spies-doubled = Spies verdubbeld: { $causes }
    .how = × 2
web-explain-tight-bond = Tight Bond, { $count } samen
    .how = × { $count }
web-explain-morale = { $causes }
    .how = + { $count }
web-explain-horn = { $causes }
    .how = × 2
web-explain-from = Van gedrukt { $printed } naar { $n }.
web-explain-gone = Dat kan nu niet uitgelegd worden.


## Instellingen

web-set-name = Hoe je heet
web-set-name-save = Deze naam houden
web-set-name-saved = Je heet { $name }.
web-set-language = Taal
web-set-speed = Snelheid
web-set-speed-slow = Langzaam
web-set-speed-normal = Normaal
web-set-speed-fast = Snel
web-set-motion = Beweging
web-set-motion-auto = Zoals dit apparaat is ingesteld
web-set-motion-full = Volledig
web-set-motion-reduced = Beperkt
web-set-sound = Geluid
web-set-volume = Volume
web-set-confirm-pass = Eerst vragen als passen de ronde weggeeft
web-set-keys = Toetsen tonen
web-set-hints = Tips voor een eerste spel Gwent

## Over

web-about-what = Seven Cats is de digitale tafel voor de tafelspellen van de Witcher: Gwent, Gwen’t met dobbelstenen, en Unmatched: Steel & Silver.
web-about-fan = Onofficieel werk van liefhebbers
web-about-fan-text = Gwent, The Witcher, hun personages en kaartnamen zijn merken van CD PROJEKT RED. Unmatched is een merk van Restoration Games. Geen van hen heeft Seven Cats gemaakt, gecontroleerd of goedgekeurd. Er zit geen officiële kunst, logo of tekst in.
web-about-credits = Dank aan
web-about-icons = Iconen: game-icons.net, door Lorc, Delapouite en anderen, onder CC BY 3.0; kleine tekens, emblemen en katten zijn van ons.
web-about-fonts = Letters: Cinzel van Natanael Gama en Alegreya van Juan Pablo del Peral, beide onder de SIL Open Font License.
web-about-code = Code: Svelte, Project Fluent, zzfx van Frank Force, uqr; de server rust op FastAPI, uvicorn, msgspec en SQLAlchemy.
