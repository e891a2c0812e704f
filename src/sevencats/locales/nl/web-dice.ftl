### Wat de browser zegt aan de tafel van Gwen't en in zijn campagnes, in het Nederlands.

## Aan tafel

web-dice-your-turn = Jouw beurt
web-dice-round = Ronde { $n } van 3
web-dice-bonus-round = Bonusronde, de { $n }e
web-dice-passed = Gepast
web-dice-players = Spelers
web-dice-wins = { $n ->
        [0] Geen ronde gewonnen
        [one] Eén ronde gewonnen
       *[other] { $n } rondes gewonnen
    }
web-dice-hidden = { $n ->
        [one] Eén dobbelsteen verborgen
       *[other] { $n } dobbelstenen verborgen
    }
web-dice-deck = { $n ->
        [one] Eén dobbelsteen in de voorraad
       *[other] { $n } dobbelstenen in de voorraad
    }
web-dice-hand = Jouw hand: { $n ->
        [one] één dobbelsteen
       *[other] { $n } dobbelstenen
    }
web-dice-their-hand = Hun open hand:
web-dice-row = Rij van { $who }: { $n }
web-dice-kept = bewaard
web-dice-lay-here = Leg hier een dobbelsteen
web-dice-actions = Wat je kunt doen
web-dice-chosen = { $n } gekozen.
web-dice-would-be = Je rij wordt { $n }.
web-dice-choose-one = Kies een dobbelsteen
web-dice-rounds = Rondes
web-dice-round-was = Ronde { $n }: { $you ->
        [yes] jij { $a }, zij { $b }
       *[no] { $me } { $a }, { $who } { $b }
    }
web-dice-score = { $a } tegen { $b }
web-dice-sure-about = De andere kant heeft gepast en staat voor. Als je nu past, is de ronde voor hen.

## Een tafel dekken

web-dice-their-dice = Hun dobbelstenen
web-dice-like-mine = Een eerste set, zoals de mijne
web-dice-variant = Variant
web-dice-tactics = Tactiekworp
web-dice-tactics-none = Geen
web-dice-tactics-total = Totaal { $n }: { $rerolls ->
        [one] één keer opnieuw
       *[other] { $rerolls } keer opnieuw
    }
web-dice-open-hands = Open handen: iedereen ziet alle dobbelstenen
web-dice-to-campaign = Om kronen spelen: de campagne

## De toog

web-dice-counter = Op de toog
web-dice-your-bet = jouw inzet
web-dice-their-stake = tegeninzet
web-dice-win = Winst: { crowns }.
web-dice-win-die = Winst: { crowns } en een beloningsdobbelsteen.
web-dice-in-purse = in de beurs
web-dice-reward-table = Beloning op de d100
web-dice-worth = Waarde

## De campagne

web-dice-campaign = Campagne
web-dice-characters = Personages
web-dice-characters-about = Een personage heeft een factie, een beurs en een verzameling dobbelstenen. Elke kroon en elke dobbelsteen staat in het grootboek.
web-dice-new-character = Een nieuw personage
web-dice-name = Naam
web-dice-first-purse = Eerste beurs, in kronen
web-dice-create = Maken
web-dice-open-games = Spellen die nog lopen
web-dice-game-of = { $who } tegen { $other }, inzet { $n }
web-dice-go-on = Verdergaan
web-dice-call-off = Afblazen
web-dice-sit = Speel als { $who }
web-dice-back = Alle personages
web-dice-collection = Verzameling
web-dice-count = { $n } × { $what }

## Een inzet

web-dice-bet = Inzetten
web-dice-bet-about = Jouw inzet en die van het huis liggen op de toog tot het spel voorbij is.
web-dice-bet-crowns = Jouw inzet, 0 tot { $n } kronen
web-dice-stake-is = Het huis zet { crowns } in.
web-dice-difficulty = Moeilijkheid
web-dice-level-roll = Een d10 beslist
web-dice-level-typed = Wat je d10 toont, 1 tot 10
web-dice-level-rolled = d10: { $n }
web-dice-stake-rolled = Het huis zet { $easy }, { $normal } of { $hard } kronen in, naar wat de d10 zegt.
web-dice-opponent = Tegenstander
web-dice-opponent-name = De Barman
web-dice-opponent-faction = Hun factie
web-dice-begin = Begin het spel
web-dice-real = Echte dobbelstenen: je typt wat de stenen op tafel tonen
web-dice-by-hand = De spelleider kiest voor de tegenstander
web-dice-master = Spelleider
web-dice-against-character = Tegen
web-dice-the-house = Het huis

## De koopman

web-dice-market = De koopman
web-dice-market-about = De koopman verkoopt dobbelstenen tegen marktwaarde en koopt niets.
web-dice-price = { crowns }
web-dice-buy = Kopen
web-dice-buy-one = Kopen: een { $what } voor { crowns }
web-dice-sure-die = Een { $what } kopen?
web-dice-sure-set = Een nieuwe set kopen: { $what }?
web-dice-sure-price = Dat kost { crowns }.
web-dice-sure-left = Daarna in de beurs: { crowns }.
web-dice-sure-old = De dobbelstenen van de set { $what } blijven van jou, maar er wordt niet meer mee gespeeld.
web-dice-sure-yes = Kopen voor { crowns }
web-dice-sure-no = Niet kopen
web-dice-undo = Aankoop ongedaan maken
web-dice-undone = Ongedaan gemaakt: { $what }.
web-dice-too-dear = Meer dan er in de beurs zit
web-dice-new-set = Een nieuwe set
web-dice-new-set-about = Een nieuwe factie vraagt een nieuwe set van tien dobbelstenen. De oude blijven van jou, maar worden niet meer gespeeld.
web-dice-set-price = Prijs, in kronen
web-dice-set-buy = Koop de set

## De beurs

web-dice-earn = Kronen van elders
web-dice-earn-about = Wat het personage buiten het spel verdiende of betaalde.
web-dice-earned = Verdiend
web-dice-paid = Betaald
web-dice-amount = Kronen
web-dice-cause = Waarom
web-dice-write = Opschrijven

## Het grootboek

web-dice-ledger = Grootboek
web-dice-ledger-about = Elke kroon en elke dobbelsteen met zijn oorzaak. Regels worden nooit veranderd of gewist.
web-dice-when = Wanneer
web-dice-what = Wat
web-dice-change = Verandering
web-dice-crowns = kronen
web-dice-all-lines = Alle rekeningen
web-dice-cause-first-set = Eerste set
web-dice-cause-first-purse = Eerste beurs
web-dice-cause-stakes = Inzetten van spel { $n }
web-dice-cause-stakes-rolled = Inzetten van spel { $n }; de d10 toonde { $roll }: { $what }
web-dice-cause-pay-out = Uitbetaling van spel { $n }
web-dice-cause-drawn = Spel { $n } bleef gelijk; de inzetten gaan terug
web-dice-cause-called-off = Spel { $n } is afgeblazen; de inzetten gaan terug
web-dice-cause-bought = Gekocht: { $n } × { $what }
web-dice-cause-new-set = Nieuwe set: { $what }
web-dice-cause-gift = Gift van de spelleider
web-dice-cause-spent = Elders uitgegeven
web-dice-cause-undone = Ongedaan gemaakt: { $what }
web-dice-account-master = Spelleider
web-dice-account-merchant = Koopman
web-dice-account-house = Het huis
web-dice-account-pot = Pot van spel { $n }

## Een spel van de campagne

web-dice-over-won = De pot is voor jou: { crowns }.
web-dice-over-lost = De pot gaat naar { $who }. Je inzet is verloren: { crowns }.
web-dice-over-drawn = Gelijk: elke inzet gaat terug.
web-dice-over-reward = Jouw beloning: een { $what }.
web-dice-over-purse = Nu in de beurs: { crowns }.
web-dice-again = Nog een spel

## Het scherm van de spelleider

web-dice-typed = De dobbelstenen van de tafel
web-dice-typed-about = Rol hem aan tafel en typ wat hij toont.
web-dice-shows = Wat de d{ $faces } toont, 1 tot { $faces }
web-dice-shows-bad = Een d{ $faces } toont een geheel getal van 1 tot { $faces }, niet { $typed }.
web-dice-enter = Invoeren
web-dice-roll-for-me = Laat het programma rollen
