### Het scherm van Unmatched, in het Nederlands.

## De woorden die aan het begin van een zin op een kaart een moment noemen, met | ertussen

web-unmatched-moments = Meteen|Tijdens het gevecht|Na het gevecht

## Kanten

web-unmatched-actions = { $n ->
        [0] laatste actie
        [one] nog 1 actie
       *[other] nog { $n } acties
    }
web-unmatched-melee = melee · verplaatsing { $n }
web-unmatched-ranged = afstand · verplaatsing { $n }
web-unmatched-health = { $fighter }: gezondheid { $n } van { $most }
web-unmatched-fighter = { $fighter }: gezondheid { $n } van { $most }, verplaatsing { $move }, { $ranged ->
        [yes] op afstand
       *[no] melee
    }.
web-unmatched-hand = { $n } in de hand
web-unmatched-deck = Deck { $n }
web-unmatched-exhausted = Deck leeg
web-unmatched-sources = Source { $n }
web-unmatched-discard = Afgelegd { $n }
web-unmatched-out = Uit het spel
web-unmatched-dormant = Niet op het bord
web-unmatched-cards-of = Kaarten: { $who }
web-unmatched-in-play = In het spel
web-unmatched-seen = Kaarten die je in deze hand hebt gezien
web-unmatched-no-discard = Er is nog niets afgelegd.
web-unmatched-hidden = Nog niet gezien, in het deck of in de hand: { $n }
web-unmatched-empty-hand = Je hand is leeg.

## Kaarten

web-unmatched-any = Ieder
web-unmatched-source = Source
web-unmatched-ongoing = Blijvend
web-unmatched-face-down = Een gesloten kaart

## Het slagveld

web-unmatched-space = { $space }: { $zones }.
web-unmatched-stands = { $own ->
        [yes] Van jou: { $fighter }
       *[no] Vijand: { $fighter }
    }, gezondheid { $n } van { $most }.
web-unmatched-one-way = Eenrichting

## De vraag

web-unmatched-question = De vraag
web-unmatched-who-moves = Wie zich verplaatst
web-unmatched-hint-move = { $fighter }: kies een verlicht vak.
web-unmatched-hint-target = Kies een vechter met een rode ring.
web-unmatched-hint-action = { $n ->
        [one] Dit is je laatste actie.
       *[other] Je hebt { $n } acties.
    }
web-unmatched-hint-hand = Kies een verlichte kaart.
web-unmatched-does-manoeuvre = Trek een kaart; daarna mag je boosten en elk van je vechters verplaatsen. Het kost één actie.
web-unmatched-does-attack = Daarna kies je de kaart waarmee je aanvalt. Het kost één actie.
web-unmatched-only = Iets anders is niet mogelijk.
web-unmatched-back = Terug
web-unmatched-skip = Overslaan

## Gevecht

web-unmatched-combat = Gevecht
web-unmatched-duel = { $attacker } valt { $target } aan
web-unmatched-against = tegen
web-unmatched-damage = { $n } schade
web-unmatched-no-card = Geen kaart
web-unmatched-choosing = Er wordt een kaart gekozen
web-unmatched-perhaps = Misschien een verdediging
web-unmatched-nothing = Niets te doen.
web-unmatched-instead = { $card }: de waarde wordt { $n }.
web-unmatched-worth = { $card } is { $n } waard; { $printed } staat erop gedrukt.
web-unmatched-added = { $card } is { $n } meer waard door { $cause }.
web-unmatched-ignored = { $card } telt niet door { $cause }.
web-unmatched-step-laid = Kaarten gelegd.
web-unmatched-step-reveal = Onthulling.
web-unmatched-step-immediately = Meteen.
web-unmatched-step-during = Tijdens het gevecht.
web-unmatched-step-damage = Schade.
web-unmatched-step-after = Na het gevecht.
web-unmatched-short-laid = Gelegd
web-unmatched-short-reveal = Open
web-unmatched-short-immediately = Meteen
web-unmatched-short-during = Tijdens
web-unmatched-short-damage = Schade
web-unmatched-short-after = Erna

## Gereedschap

web-unmatched-zones = Zones
web-unmatched-discards = Afgelegd

## Een tafel dekken

web-unmatched-players = Spelers
web-unmatched-players-two = Twee
web-unmatched-players-three = Drie, ieder voor zich
web-unmatched-third-hero = De derde held
