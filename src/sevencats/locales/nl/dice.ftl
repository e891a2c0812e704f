### Gwen't, het spel met dobbelstenen: de namen, en wat er gevraagd, gekozen, verteld en uitgelegd wordt, in het Nederlands.

## Dobbelstenen

die = d{ $faces }
die-showing = { $value } op een d{ $faces }

## Facties

dice-faction-northern-realms = Northern Realms
    .does = Een gewonnen ronde die het spel niet beslist, levert een dobbelsteen op: naar keuze uit het deck, of een geleende d6.
dice-faction-monsters = Monsters
    .does = Na elke ronde gooi je een d10; de meest linkse dobbelsteen van de rij die niet meer toont, blijft liggen voor de volgende ronde.
dice-faction-nilfgaard = Nilfgaard
    .does = Elke 10 op een d10 in de hand ontploft: hij blijft, en je mag nog een dobbelsteen uit het deck gooien.
dice-faction-scoiatael = Scoia'tael
    .does = Bepalen wie er begint en winnen elke gelijke ronde.
dice-faction-random = Door het lot
    .does = Het lot kiest een van de vier facties.

## Moeilijkheid, en welke tien dobbelstenen een tegenstander houdt

difficulty-easy = Makkelijk
difficulty-normal = Normaal
difficulty-hard = Moeilijk
difficulty-roll = Bepaald met een d10
keeps-lowest = de tien laagste
keeps-median = de tien middelste
keeps-highest = de tien hoogste

## Termen

term-die = Dobbelsteen
term-base-hand = Basishand
term-difficulty = Moeilijkheid
term-bet = Inzet
term-stake = Tegeninzet
term-pot = Pot
term-reward = Beloning
term-merchant = Koopman
term-market-value = Marktwaarde
term-purse = Beurs
term-collection = Verzameling
term-set = Gwen't-set
term-tactics-check = Tactiekworp
term-bonus-round = Bonusronde
term-roll-off = Beslissende worp
term-faction-bonus = Factiebonus
crowns = { $n ->
        [one] { $n } Redanische kroon
       *[other] { $n } Redanische kronen
    }

## Vragen

dice-ask-faction =
    .luck = Het lot kiest { $you ->
        [yes] jouw factie
       *[no] de factie van { $who }
    }.
dice-ask-difficulty =
    .luck = Een d10 bepaalt de moeilijkheid.
dice-ask-first = Wie begint?
    .other = { $who } bepaalt wie er begint.
    .luck = De munt bepaalt wie er begint.
dice-ask-pick = Welke dobbelstenen gooi je? { $n ->
        [one] Kies er nog een.
       *[other] Kies er nog { $n }.
    }
    .other = { $who } kiest dobbelstenen om te gooien.
dice-ask-roll =
    .luck = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } een dobbelsteen.
dice-ask-check =
    .luck = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } een d10 voor de tactiekworp.
dice-ask-reroll = Tactiek: welke dobbelsteen gooi je opnieuw? { $n ->
        [one] Je mag nog één keer.
       *[other] Je mag nog { $n } keer.
    }
    .other = { $who } mag lage dobbelstenen opnieuw gooien.
dice-ask-explode = Een 10 ontploft: welke dobbelsteen uit je deck gooi je?
    .other = Een 10 ontploft, en { $who } mag nog een dobbelsteen gooien.
dice-ask-turn = Jouw beurt: speel een dobbelsteen of pas.
    .other = { $who } is aan de beurt.
dice-ask-add = Welke dobbelsteen uit je deck komt bij je hand?
    .other = { $who } kiest een dobbelsteen uit het deck.
dice-ask-keep =
    .luck = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } een d10 voor de dobbelsteen die blijft.
dice-ask-roll-off =
    .luck = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } een d10 voor de beslissing.
dice-ask-reward =
    .luck = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } een d100 voor de beloning.

## Opties

dice-option-first = { $you ->
        [yes] Jij begint
       *[no] { $who } begint
    }
dice-option-faction = { $faction }
dice-option-take = Gooi een { $die }
dice-option-largest = De grootste dobbelstenen
dice-option-roll = { $die }
dice-option-reroll = Gooi opnieuw: { $die }
dice-option-add = Voeg een { $die } toe
dice-option-play = Speel { $die }
dice-option-pass = Passen
dice-option-done = Klaar
dice-option-decline = Geen dobbelsteen

## Gebeurtenissen

dice-event-faction = { $you ->
        [yes] Jouw factie
       *[no] Factie van { $who }
    }: { $faction }.
dice-event-difficulty = De d10 toont { $roll }. Moeilijkheid: { $difficulty }.
dice-event-first = { $you ->
        [yes] Jij begint
       *[no] { $who } begint
    } ronde { $round }.
dice-event-picked = { $you ->
        [yes] Je kiest
       *[no] { $who } kiest
    } { $known ->
        [yes] een { $die }
       *[no] een dobbelsteen
    }.
dice-event-rolled = { $you ->
        [yes] Je gooit
       *[no] { $who } gooit
    } { $known ->
        [yes] { $die }
       *[no] een dobbelsteen
    }.
dice-event-rerolled = { $you ->
        [yes] Je gooit opnieuw
       *[no] { $who } gooit opnieuw
    }: { $known ->
        [yes] { $die }
       *[no] een dobbelsteen
    }.
dice-event-base = { $you ->
        [yes] Je houdt
       *[no] { $who } houdt
    } { $keeps } waarden.
dice-event-exploded = { $you ->
        [yes] Jouw 10 ontploft
       *[no] De 10 van { $who } ontploft
    }.
dice-event-added = { $you ->
        [yes] Je voegt
       *[no] { $who } voegt
    } { $known ->
        [yes] een { $die }
       *[no] een dobbelsteen
    } toe.
dice-event-check = { $you ->
        [yes] Jouw tactiekworp
       *[no] Tactiekworp van { $who }
    }: { $total } ({ $die }).
dice-event-played = { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } { $die }. Totaal: { $total }.
dice-event-passed = { $you ->
        [yes] Je past
       *[no] { $who } past
    }.
dice-event-round = { $you ->
        [yes] Je wint ronde { $round }.
        [nobody] Ronde { $round } eindigt gelijk.
       *[no] { $who } wint ronde { $round }.
    }
dice-event-kept = De d10 toont { $roll }: { $you ->
        [yes] bij jou
       *[no] bij { $who }
    } blijft { $die } liggen.
dice-event-rolled-again = Geen dobbelsteen toont zo weinig ({ $die }): de d10 wordt opnieuw gegooid.
dice-event-roll-off = Beslissing: { $you ->
        [yes] je gooit
       *[no] { $who } gooit
    } { $roll }.
dice-event-reward = De d100 toont { $roll }: { $you ->
        [yes] je wint
       *[no] { $who } wint
    } een { $die }.

## Uitleg

dice-explain-die = { $causes }. Totaal: { $n }
dice-explain-kept = { $causes }, bewaard van de vorige ronde. Totaal: { $n }

## Einde

dice-outcome-rounds = { $you ->
        [yes] Je wint het spel op rondes.
        [nobody] Gelijkspel: beide kanten wonnen evenveel rondes.
       *[no] { $who } wint het spel op rondes.
    }
dice-outcome-lives = { $you ->
        [yes] Je wint het spel: de tegenstander heeft geen levens meer.
        [nobody] Gelijkspel: beide kanten verloren hun laatste leven.
       *[no] { $who } wint het spel: de tegenstander heeft geen levens meer.
    }
dice-outcome-roll-off = { $you ->
        [yes] Je wint het spel met de beslissende worp.
       *[no] { $who } wint het spel met de beslissende worp.
    }
