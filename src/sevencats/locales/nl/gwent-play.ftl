### Wat er aan een Gwent-tafel gevraagd, gekozen, verteld en uitgelegd wordt, in het Nederlands.

## Vragen

gwent-ask-first = Wie begint?
    .other = { $who } bepaalt wie er begint.
    .luck = De munt bepaalt wie er begint.
gwent-ask-draw =
    .luck = { $you ->
        [yes] Je trekt een kaart.
       *[no] { $who } trekt een kaart.
    }
gwent-ask-swap = Wil je een kaart uit je beginhand vervangen? { $n ->
        [one] Je mag er nog een vervangen.
       *[other] Je mag er tot { $n } vervangen.
    }
    .other = { $who } mag kaarten uit de beginhand vervangen.
gwent-ask-turn = Jouw beurt: speel een kaart, gebruik je leider of pas.
    .other = { $who } is aan de beurt.
gwent-ask-row = In welke gevechtsrij leg je { $what }?
    .other = { $who } kiest een gevechtsrij voor { $what }.
gwent-ask-decoy = Welke troep wordt door de Decoy vervangen?
    .other = { $who } kiest de troep die door een Decoy vervangen wordt.
gwent-ask-revive = Welke troep uit je aflegstapel komt terug?
    .other = { $who } kiest een troep die terugkomt.
    .luck = Het lot kiest de troep die terugkomt.
gwent-ask-weather = Welke weerkaart speel je uit je deck?
    .other = { $who } kiest een weerkaart uit het deck.
gwent-ask-take = Welke kaart neem je in je hand?
    .other = { $who } kiest een kaart uit een aflegstapel.
gwent-ask-discard = Welke kaart leg je af? { $n ->
        [one] Nog één kaart te gaan.
       *[other] Nog { $n } kaarten te gaan.
    }
    .other = { $who } kiest kaarten om af te leggen.
gwent-ask-fetch = Welke kaart neem je uit je deck?
    .other = { $who } zoekt een kaart in het deck.
gwent-ask-show =
    .luck = Het lot kiest de kaarten die getoond worden.
gwent-ask-keep =
    .luck = Het lot kiest de troep die op het slagveld blijft.
gwent-ask-return =
    .luck = Het lot kiest de troepen die uit de aflegstapel terugkomen.

## Opties

gwent-option-first = { $you ->
        [yes] Jij begint
       *[no] { $a } begint
    }
gwent-option-play = Speel { $a }
gwent-option-leader = Gebruik je leider
gwent-option-pass = Passen
gwent-option-done = Klaar
gwent-option-replace = Vervang { $a }
gwent-option-row = { $a }
gwent-option-decoy = Neem { $a } terug ({ $b })
gwent-option-revive = Breng { $a } terug
gwent-option-take = Neem { $a }
gwent-option-discard = Leg { $a } af
gwent-option-draw = Trek { $a }
gwent-option-show = Toon { $a }
gwent-option-keep = Houd { $a } ({ $b })

## Gebeurtenissen

gwent-event-first = { $you ->
        [yes] Jij begint
       *[no] { $who } begint
    } ronde { $n }.
gwent-event-drew = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $known ->
        [yes] { $what }
       *[no] een kaart
    }.
gwent-event-swapped = { $you ->
        [yes] Je vervangt
       *[no] { $who } vervangt
    } { $known ->
        [yes] { $what }
       *[no] een kaart
    }.
gwent-event-played = { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } { $what }.
gwent-event-placed = { $what } komt { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } te liggen ({ $where }).
gwent-event-laid = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $what } naast een gevechtsrij ({ $where }).
gwent-event-destroyed = { $what } wordt { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } vernietigd ({ $where }).
gwent-event-decoyed = Een Decoy neemt de plaats in van { $what } ({ $where }); { $you ->
        [yes] de troep keert terug naar je hand
       *[no] de troep keert terug naar de hand van { $who }
    }.
gwent-event-revived = { $you ->
        [yes] Je brengt
       *[no] { $who } brengt
    } { $what } terug.
gwent-event-transformed = { $what } transformeert { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $where }).
gwent-event-kept = { $what } blijft { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } liggen ({ $where }).
gwent-event-returned = { $what } komt terug uit { $you ->
        [yes] je aflegstapel
       *[no] de aflegstapel van { $who }
    }.
gwent-event-passed = { $you ->
        [yes] Je past
       *[no] { $who } past
    }.
gwent-event-leader = { $you ->
        [yes] Je gebruikt je leider
       *[no] { $who } gebruikt de leider
    }: { $what }.
gwent-event-sounded = Er klinkt een hoorn { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $where }).
gwent-event-shown = { $you ->
        [yes] De tegenstander bekijkt een kaart uit jouw hand.
       *[no] { $known ->
            [yes] In de hand van { $who } zie je { $what }.
           *[no] Er wordt een kaart uit de hand van { $who } bekeken.
        }
    }
gwent-event-took = { $you ->
        [yes] Je neemt { $what } in je hand.
       *[no] { $who } neemt { $what } in de hand.
    }
gwent-event-discarded = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $what } af.
gwent-event-fetched = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $known ->
        [yes] { $what }
       *[no] een kaart
    } uit het deck.
gwent-event-moved = { $what } verandert van gevechtsrij { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $where }).
gwent-event-shuffled = { $n ->
        [one] Eén kaart gaat
       *[other] { $n } kaarten gaan
    } uit { $you ->
        [yes] je aflegstapel
       *[no] de aflegstapel van { $who }
    } terug naar het deck.
gwent-event-round = { $you ->
        [yes] Je wint ronde { $n }.
        [nobody] Ronde { $n } eindigt gelijk.
       *[no] { $who } wint ronde { $n }.
    }

## Uitleg

gwent-explain-printed = Gedrukte sterkte: { $n }
gwent-explain-hero = Een held wordt niet beïnvloed: { $n }
gwent-explain-weather = Weer ({ $causes }): { $n }
gwent-explain-spies-doubled = Spies verdubbeld ({ $causes }): { $n }
gwent-explain-tight-bond = Tight Bond ({ $causes }): { $n }
gwent-explain-morale = Morale Boost ({ $causes }): { $n }
gwent-explain-horn = Commander's Horn ({ $causes }): { $n }

## Einde

gwent-outcome-gems = { $you ->
        [yes] Je wint het spel: de tegenstander heeft geen edelstenen meer.
        [nobody] Gelijkspel: beide spelers hebben hun laatste edelsteen verloren.
       *[no] { $who } wint het spel: de tegenstander heeft geen edelstenen meer.
    }
