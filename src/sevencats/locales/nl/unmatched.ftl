### Unmatched: Steel & Silver: de namen, en wat er gevraagd, gekozen, verteld en uitgelegd wordt, in het Nederlands.

## Helden, vechters, slagvelden

hero-geralt = Geralt of Rivia
hero-ciri = Ciri
hero-leshen = Ancient Leshen
fighter-geralt = Geralt
fighter-dandelion = Dandelion
fighter-ciri = Ciri
fighter-ihuarraquax = Ihuarraquax
fighter-leshen = Leshen
fighter-wolf = Wolf { $letter }
fighter-mirrored = { $fighter } ({ $n })
board-kaer-morhen = Kaer Morhen
board-fayrlund-forest = Fayrlund Forest
ability-always-prepared = Always Prepared
    .does = Kies voor het spel een zwaard, een harnas en een drankje; beide exemplaren van elk gaan in het deck.
ability-source = Source
    .does = Source-effecten worden sterker naarmate er meer Source-kaarten in je aflegstapel liggen; vanaf zeven kunnen je kaarten niet meer geannuleerd worden.
ability-heart-of-the-forest = Heart of the Forest
    .does = Als de Leshen deze beurt al heeft aangevallen, is zijn aanval 3 meer waard.

## Zones

zone-moss = mosgroen
zone-white = wit
zone-sky = hemelsblauw
zone-royal = koningsblauw
zone-gold = goud
zone-purple = paars
zone-gray = grijs
zone-orange = oranje
zone-light-green = lichtgroen
zone-slate = leisteen
zone-dark-green = donkergroen
zone-red = rood
zone-cream = crème
zone-light-blue = lichtblauw
zone-tan = geelbruin

## Soorten kaarten, categorieën van uitrusting, momenten

type-attack = Aanval
type-defence = Verdediging
type-versatile = Veelzijdig
type-scheme = Plan

## Kaarten: de namen zijn Engels

card-igni =
    .does = Na het gevecht krijgt de vijandelijke vechter 2 schade en ieder ander naast Geralt 1.
card-riposte =
    .does = Na het gevecht geef je een vechter naast Geralt 1 schade, of Geralt ruilt van plaats met een van hen.
card-yrden =
    .does = Meteen: de vijandelijke vechter kan zijn vak niet verlaten tot het einde van de beurt. Na het gevecht verplaatst Geralt zich tot 2 vakken.
card-rend =
    .does = Tijdens het gevecht mag je deze kaart boosten.
card-disciplined-duelist =
    .does = Na het gevecht beslist het getal op de kaart van de tegenstander: bij 2 mag je een kaart trekken, bij 3 krijgt de vijandelijke vechter 1 schade, bij 4 legt de tegenstander een kaart af.
card-damn-youre-ugly =
    .does = Geen effect.
card-annoying-tune =
    .does = Na het gevecht verplaats je de vijandelijke vechter tot 4 vakken.
card-plot-twist =
    .does = Na het gevecht bekijk je de hand van de tegenstander en kies je een kaart die wordt afgelegd; daarna trek je er een.
card-witcher-senses =
    .does = Zoek in je deck of aflegstapel een uitrustingskaart en neem die. Lag ze in het deck, dan wordt deze kaart daarin geschud.
card-sword-of-steel =
    .does = Na het gevecht krijg je een extra actie, of twee als de vijandelijke vechter nog minstens 8 gezondheid heeft.
card-sword-of-silver =
    .does = Meteen: de waarde van de kaart van de tegenstander telt niet als er 4 of meer op staat.
card-wolf-medallion =
    .does = Meteen: de effecten van de kaart van de tegenstander worden geannuleerd. Tijdens het gevecht telt haar waarde niet als de vijandelijke vechter niet naast Geralt staat.
card-armor-of-the-forgotten-wolf =
    .does = Tijdens het gevecht is deze kaart 1 meer waard voor iedereen naast Geralt. Na het gevecht is de beurt voorbij.
card-blizzard =
    .does = Trek een kaart, daarna verplaatst Geralt zich tot 3 vakken. Zolang ze in het spel ligt, krijgt geen tegenstander extra acties. Ze wordt afgelegd aan het einde van een beurt van jou zonder aanval.
card-tawny-owl =
    .does = Trek twee kaarten en krijg een extra actie. Zolang ze in het spel ligt, mag je een effect negeren dat je uit je hand laat afleggen. Ze wordt afgelegd aan het einde van een beurt van jou zonder aanval.
card-lion-cub-of-cintra =
    .does = Tijdens het gevecht, Source 1: de waarde wordt 4. Source 5: ze wordt 7.
card-channel-the-source =
    .does = Tijdens het gevecht mag je zoveel Source-kaarten uit je hand afleggen als je wilt: 2 meer voor elk.
card-bane-of-the-aen-elle =
    .does = Na het gevecht verplaatst Ihuarraquax zich tot 4 vakken, ook door vijanden heen, en een vijand die hij passeerde krijgt 1 schade.
card-pushed-to-the-brink =
    .does = Na het gevecht, Source 2: 1 schade aan de vijandelijke vechter. Source 7: 2 schade aan een vijand op hoogstens 3 vakken van Ciri.
card-the-lady-of-space-and-time =
    .does = Na het gevecht, Source 3: een kaart uit je aflegstapel gaat boven op je deck. Source 8: een kaart gaat naar je hand, en je trekt er nog een.
card-zireael =
    .does = Tijdens het gevecht, Source 3: de waarde wordt 4. Source 5: ze wordt 4, en de tegenstander legt een willekeurige kaart af.
card-blink =
    .does = Na het gevecht verplaatst Ciri zich tot 3 vakken, ook door vijanden heen.
card-searching-strike =
    .does = Na het gevecht, als je gewonnen hebt: je mag in je deck een Source-kaart zoeken, tonen en nemen.
card-parry =
    .does = Meteen: de effecten van de kaart van de tegenstander worden geannuleerd.
card-child-of-the-elder-blood =
    .does = Source 4: ieder ander in de zone van Ciri krijgt 1 schade. Source 9: 3 schade.
card-unicorn-ally =
    .does = Ciri herstelt 2 gezondheid. Zolang ze in het spel ligt, trek je na elk gevecht van jou een kaart. Ze wordt afgelegd aan het einde van een beurt van jou met 5 of meer kaarten in de hand.
card-flock-of-birds =
    .does = Na het gevecht mag je de Leshen op een willekeurig leeg vak plaatsen.
card-primeval-slam =
    .does = Na het gevecht roep je een Wolf op in de zone van de Leshen, daarna verplaatst elke Wolf zich tot 3 vakken.
card-command-the-forest =
    .does = Na het gevecht, als je gewonnen hebt: de tegenstander legt een kaart af.
card-nature-abounds =
    .does = Na het gevecht trek je een kaart voor elke vechter van jou naast de vijandelijke vechter.
card-disturbing-howls =
    .does = Na het gevecht verplaats je de vijandelijke vechter tot 2 vakken en krijg je een extra actie.
card-planted-feet =
    .does = Na het gevecht trek je een kaart als je vechter deze beurt zijn vak niet verlaten heeft.
card-wily-fighting =
    .does = Na het gevecht krijgt elke vijand naast jouw vechter 1 schade.
card-harrying-strike =
    .does = Tijdens het gevecht is deze kaart 2 meer waard voor elke vechter van jou naast de vijandelijke vechter.
card-primeval-guardian =
    .does = Tijdens het gevecht wordt de bovenste kaart van het vijandelijke deck afgelegd, en haar boost telt op bij de waarde van de tegenstander. Na het gevecht verplaatst elke Wolf zich tot 3 vakken.
card-strength-of-the-pack =
    .does = Roep een Wolf op in de zone van de Leshen. Zolang ze in het spel ligt, herstelt de Leshen 1 gezondheid aan het begin van je beurten. Ze wordt afgelegd aan het einde van een beurt van jou zonder Wolf in die zone.
card-vanish-into-murder =
    .does = Elke vijand in de zone van de Leshen krijgt 1 schade, en de Leshen verlaat het bord. Plaats hem aan het begin van je volgende beurt op een leeg vak naar keuze en trek dan een kaart.

## Termen

term-hero = Held
term-sidekick = Metgezel
term-fighter = Vechter
term-space = Vak
term-zone = Zone
term-health = Gezondheid
term-move-value = Loopwaarde
term-melee = Van dichtbij
term-ranged = Op afstand
term-boost = Boost
term-banner = Banier
term-action = Actie
term-manoeuvre = Manoeuvre
term-ongoing-scheme = Blijvend plan
term-equipment = Uitrusting
term-source-card = Source-kaart
term-hand = Hand

## Vragen

unmatched-ask-equipment = Welke uitrusting neem je mee?
    .other = { $who } kiest uitrusting.
unmatched-ask-place = Waar komt de figuur te staan?
    .other = { $who } plaatst een figuur.
unmatched-ask-draw = Trek je een kaart?
    .other = { $who } mag een kaart trekken.
    .luck = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } een kaart.
unmatched-ask-action = Jouw actie: manoeuvre, plan of aanval.
    .other = { $who } kiest een actie.
unmatched-ask-boost = Leg je een kaart af voor haar boost?
    .other = { $who } mag een kaart afleggen voor haar boost.
unmatched-ask-limit = Je hebt te veel kaarten: welke leg je af?
    .other = { $who } legt af tot zeven kaarten.
unmatched-ask-move = Wie verplaatst zich, en waarheen?
    .other = { $who } verplaatst vechters.
unmatched-ask-attack = Met welke kaart val je aan?
    .other = { $who } legt een aanvalskaart.
unmatched-ask-defence = Met welke kaart verdedig je je?
    .other = { $who } mag een verdedigingskaart leggen.
unmatched-ask-discard = Welke kaart leg je af?
    .other = { $who } moet een kaart afleggen.
    .luck = Het lot kiest de kaart die { $you ->
        [yes] jij aflegt
       *[no] { $who } aflegt
    }.
unmatched-ask-ignore = Leg je een willekeurige kaart af, of negeer je het effect?
    .other = { $who } mag een effect negeren.
unmatched-ask-look = Welke kaart uit de hand van de tegenstander wordt afgelegd?
    .other = { $who } bekijkt een hand en kiest daar een kaart.
unmatched-ask-search = Waar zoek je?
    .other = { $who } kiest waar er gezocht wordt.
unmatched-ask-take = Welke kaart neem je?
    .other = { $who } kiest een kaart om te nemen.
unmatched-ask-mill =
    .luck = Het lot draait de bovenste kaart van een deck om.
unmatched-ask-hit = Wie krijgt de schade?
    .other = { $who } kiest wie de schade krijgt.
unmatched-ask-spend = Welke Source-kaart leg je af?
    .other = { $who } mag Source-kaarten afleggen.
unmatched-ask-through = Door wie liep de weg?
    .other = { $who } kiest door wie de weg liep.
unmatched-ask-riposte = Schade geven, of van plaats ruilen?
    .other = { $who } geeft schade of ruilt van plaats.
unmatched-ask-summon = Waar komt de Wolf?
    .other = { $who } roept een Wolf op.

## Opties

unmatched-option-equip = { $card }
unmatched-option-place = { $fighter } op { $space }
unmatched-option-move = { $fighter } naar { $space }
unmatched-option-manoeuvre = Manoeuvre
unmatched-option-scheme = Plan: { $card }
unmatched-option-attack = { $fighter } valt { $target } aan
unmatched-option-lay = Aanvallen met { $card }
unmatched-option-defend = Verdedigen met { $card }
unmatched-option-boost = Boosten met { $card }
unmatched-option-discard = { $card } afleggen
unmatched-option-take = { $card } nemen
unmatched-option-draw-one = Een kaart trekken
unmatched-option-draw = { $card } trekken
unmatched-option-search-deck = In je deck zoeken
unmatched-option-search-discard = In je aflegstapel zoeken
unmatched-option-hit = Schade voor { $fighter }
unmatched-option-swap = Ruilen met { $fighter }
unmatched-option-through = Door { $fighter } heen
unmatched-option-through-nobody = Door niemand heen
unmatched-option-accept = Willekeurig afleggen
unmatched-option-ignore = Het effect negeren
unmatched-option-decline = Nee, bedankt
unmatched-option-done = Klaar

## Gebeurtenissen

unmatched-event-equipped = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $card } mee.
unmatched-event-placed = { $fighter } wordt op { $space } geplaatst.
unmatched-event-moved = { $fighter } gaat naar { $space }.
unmatched-event-swapped = { $fighter } wisselt naar { $space }.
unmatched-event-removed = { $fighter } verlaat het bord.
unmatched-event-rooted = { $fighter } kan { $space } deze beurt niet verlaten.
unmatched-event-drew = { $you ->
        [yes] Je trekt
       *[no] { $who } trekt
    } { $known ->
        [yes] { $card }
       *[no] een kaart
    }.
unmatched-event-turn = { $you ->
        [yes] Jouw beurt begint.
       *[no] De beurt van { $who } begint.
    }
unmatched-event-manoeuvre = { $you ->
        [yes] Je manoeuvreert
       *[no] { $who } manoeuvreert
    }.
unmatched-event-scheme = { $you ->
        [yes] Je speelt
       *[no] { $who } speelt
    } het plan { $card }.
unmatched-event-discarded = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $card } af.
unmatched-event-attacked = { $fighter } valt { $target } aan.
unmatched-event-laid = { $you ->
        [yes] Je legt
       *[no] { $who } legt
    } { $known ->
        [yes] { $card }
       *[no] een kaart
    } gedekt neer.
unmatched-event-revealed = { $you ->
        [yes] Je onthult
       *[no] { $who } onthult
    } { $card }.
unmatched-event-cancelled = De effecten van { $card } worden geannuleerd.
unmatched-event-fought = { $you ->
        [yes] Je wint
       *[no] { $who } wint
    } het gevecht, { $attack } tegen { $defence }: { $damage } gevechtsschade.
unmatched-event-damaged = { $fighter } krijgt { $n } schade.
unmatched-event-recovered = { $fighter } herstelt { $n } gezondheid.
unmatched-event-defeated = { $fighter } is verslagen.
unmatched-event-exhausted = { $you ->
        [yes] Je deck is leeg: elk van jouw vechters
       *[no] Het deck van { $who } is leeg: elke vechter daar
    } krijgt { $n } schade.
unmatched-event-gained = { $you ->
        [yes] Je krijgt
       *[no] { $who } krijgt
    } { $n ->
        [one] een extra actie
       *[other] { $n } extra acties
    }.
unmatched-event-ended = { $you ->
        [yes] Jouw beurt is meteen voorbij.
       *[no] De beurt van { $who } is meteen voorbij.
    }
unmatched-event-looked = { $you ->
        [yes] Een tegenstander bekijkt jouw hand
       *[no] De hand van { $who } wordt bekeken
    } ({ $n ->
        [one] één kaart
       *[other] { $n } kaarten
    }).
unmatched-event-searched = { $you ->
        [yes] Je doorzoekt je deck
       *[no] { $who } doorzoekt het deck
    }.
unmatched-event-took = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $card }.
unmatched-event-returned = { $you ->
        [yes] Je neemt
       *[no] { $who } neemt
    } { $card } uit de aflegstapel.
unmatched-event-out = { $you ->
        [yes] Je ligt uit het spel
       *[no] { $who } ligt uit het spel
    }.
unmatched-event-dormant = { $you ->
        [yes] Je hebt
       *[no] { $who } heeft
    } geen vechter meer op het bord.

## Uitleg

unmatched-explain-no-card = Geen kaart: { $n }
unmatched-explain-printed = Gedrukte waarde: { $n }
unmatched-explain-instead = Andere waarde in plaats daarvan: { $n }
unmatched-explain-added = Met { $causes }: { $n }
unmatched-explain-ignored = Waarde telt niet ({ $causes }): { $n }
unmatched-explain-cancelled = De effecten van deze kaart zijn geannuleerd

## Uitleg: waarom een vak bereikbaar is of niet

unmatched-explain-reaches = { $a } kan { $b } bereiken: { $n } van { $c } stappen
unmatched-explain-away = { $a } kan { $b } niet bereiken: buiten het bord tot de terugkeer
unmatched-explain-defeated = { $a } kan { $b } niet bereiken: verslagen
unmatched-explain-stands-there = { $a } kan { $b } niet bereiken: staat daar al
unmatched-explain-held = { $a } kan { $b } niet bereiken: kan deze beurt het vak niet verlaten
unmatched-explain-occupied = { $a } kan { $b } niet bereiken: daar staat { $c }
unmatched-explain-blocked = { $a } kan { $b } niet bereiken: er staan vijanden in de weg
unmatched-explain-arrows = { $a } kan { $b } niet bereiken: de pijlen wijzen de andere kant op, en de omweg is { $n ->
        [one] één stap
       *[other] { $n } stappen
    }
unmatched-explain-too-far = { $a } kan { $b } niet bereiken: het is { $n ->
        [one] één stap
       *[other] { $n } stappen
    } ver, en er mogen er { $c }

## Uitleg: waarom een vechter aangevallen mag worden of niet

unmatched-explain-adjacent = { $a } kan { $b } aanvallen: ze staan naast elkaar
unmatched-explain-same-zone = { $a } kan { $b } op afstand aanvallen: beide staan in de zone { $c }
unmatched-explain-two-zones = { $a } kan { $b } op afstand aanvallen: beide staan in de zones { $c } en { $d }
unmatched-explain-attacker-away = { $a } kan { $b } niet aanvallen: de aanvaller is buiten het bord tot de terugkeer
unmatched-explain-attacker-defeated = { $a } kan { $b } niet aanvallen: de aanvaller is verslagen
unmatched-explain-target-away = { $a } kan { $b } niet aanvallen: het doel is buiten het bord tot de terugkeer
unmatched-explain-target-defeated = { $a } kan { $b } niet aanvallen: het doel is verslagen
unmatched-explain-same-side = { $a } kan { $b } niet aanvallen: ze staan aan dezelfde kant
unmatched-explain-not-adjacent = { $a } kan { $b } niet aanvallen: ze staan niet naast elkaar
unmatched-explain-no-common-zone = { $a } kan { $b } niet aanvallen: ze staan niet naast elkaar en delen geen zone
unmatched-explain-first-turn = { $a } kan { $b } niet aanvallen: in een eerste beurt mag alleen de volgende speler worden aangevallen

## Einde

unmatched-outcome-defeat = { $you ->
        [yes] Je wint: jouw held staat als laatste overeind.
       *[no] { $who } wint: die held staat als laatste overeind.
    }
unmatched-outcome-turns = Gelijkspel: het spel heeft te lang geduurd.
