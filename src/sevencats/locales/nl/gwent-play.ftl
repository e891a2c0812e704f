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
       *[no] { $who } begint
    }
gwent-option-play = Speel { $card }
gwent-option-leader = Gebruik je leider
gwent-option-pass = Passen
gwent-option-done = Klaar
gwent-option-replace = Vervang { $card }
gwent-option-row = { $row }
gwent-option-decoy = Neem { $card } terug ({ $row })
gwent-option-revive = Breng { $card } terug
gwent-option-take = Neem { $card }
gwent-option-discard = Leg { $card } af
gwent-option-draw = Trek { $card }
gwent-option-show = Toon { $card }
gwent-option-keep = Houd { $card } ({ $row })

## Gebeurtenissen

gwent-event-first = { $you ->
        [yes] Jij begint
       *[no] { $who } begint
    } ronde { $round }.
gwent-event-drew = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $known ->
        [yes] { $card }
       *[no] een kaart
    }.
gwent-event-swapped = { $you ->
        [yes] Je vervangt
       *[no] { $who } vervangt
    } { $known ->
        [yes] { $card }
       *[no] een kaart
    }.
gwent-event-played = { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } { $card }.
gwent-event-placed = { $cause ->
        [none] { $mine ->
            [yes] Je speelt
           *[no] { $doer } speelt
        } { $card }{ $across ->
            [yes] {" "}{ $you ->
                [yes] aan jouw kant
               *[no] aan de kant van { $who }
            }
           *[no] {""}
        }
       *[other] { $card } komt { $you ->
            [yes] aan jouw kant
           *[no] aan de kant van { $who }
        } te liggen
    } ({ $row }).
gwent-event-laid = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $card } naast een gevechtsrij ({ $row }).
gwent-event-destroyed = { $card } wordt { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } vernietigd ({ $row }).
gwent-event-decoyed = { $you ->
        [yes] Je speelt een Decoy
       *[no] { $who } speelt een Decoy
    }: { $card } ({ $row }) keert terug naar de hand.
gwent-event-revived = { $you ->
        [yes] Je brengt
       *[no] { $who } brengt
    } { $card } terug.
gwent-event-transformed = { $card } transformeert { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $row }).
gwent-event-kept = { $card } blijft { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } liggen ({ $row }).
gwent-event-returned = { $card } komt terug uit { $you ->
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
    }: { $leader }.
gwent-event-sounded = Er klinkt een hoorn { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $row }).
gwent-event-shown = { $you ->
        [yes] De tegenstander bekijkt een kaart uit jouw hand.
       *[no] { $known ->
            [yes] In de hand van { $who } zie je { $card }.
           *[no] Er wordt een kaart uit de hand van { $who } bekeken.
        }
    }
gwent-event-took = { $you ->
        [yes] Je neemt { $card } in je hand.
       *[no] { $who } neemt { $card } in de hand.
    }
gwent-event-discarded = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $card } af.
gwent-event-fetched = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $known ->
        [yes] { $card }
       *[no] een kaart
    } uit het deck.
gwent-event-moved = { $card } verandert van gevechtsrij { $you ->
        [yes] aan jouw kant
       *[no] aan de kant van { $who }
    } ({ $row }).
gwent-event-shuffled = { $n ->
        [one] Eén kaart gaat
       *[other] { $n } kaarten gaan
    } uit { $you ->
        [yes] je aflegstapel
       *[no] de aflegstapel van { $who }
    } terug naar het deck.
gwent-event-round = { $you ->
        [yes] Je wint ronde { $round }
        [nobody] Ronde { $round } eindigt gelijk
       *[no] { $who } wint ronde { $round }
    }{ $known ->
        [yes] : { $you ->
            [nobody] beide kanten zijn { $faction }
           *[other] { $faction } wint gelijke rondes
        }
       *[no] {""}
    }.

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
