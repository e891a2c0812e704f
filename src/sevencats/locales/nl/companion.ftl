### De metgezel van mensen met de gedrukte spellen, in het Nederlands.

companion = Metgezel
companion-about = Voor tafels met de gedrukte spellen: één telefoon samen, of elk een eigen via een link. Werkt zonder netwerk.
companion-gwent = Gwent-scorebord
companion-gwent-about = Tik kaarten aan of alleen sterktes; weer, hoorns, verbondenheid en moreel worden geteld.
companion-gwent-go = Score bijhouden
companion-dice = Boeken van een spelleider
companion-dice-about = Beurzen, inzetten, beloningen en de koopman, terwijl de echte dobbelstenen rollen.
companion-dice-go = Boeken openen
companion-unmatched = Wijzers voor Unmatched
companion-unmatched-about = Gezondheid, acties en stapels van twee of drie spelers.
companion-unmatched-go = Wijzers zetten
companion-player = Speler { $n }
companion-name = Naam
companion-faction = Factie
companion-share = Meenemen naar een andere telefoon
companion-share-about = De link bevat alles zoals het nu is; er is geen server nodig.
companion-share-code = De link als code voor een camera
companion-share-go = Delen
companion-copy = Link kopiëren
companion-copied = Gekopieerd
companion-history = Wat er gebeurde
companion-history-none = Nog niets.
companion-anew = Opnieuw beginnen
companion-anew-about = Alles hier wordt vergeten en is niet terug te halen.
companion-did-link = Meegebracht door een link
companion-did-begin = Het spel begint
companion-did-pass = { $who } past
companion-did-halve = { $who }: weer halveert, of niet meer
companion-did-horn = Hoorn: { $who }, { $row }
companion-did-unhorn = Hoorn weg: { $who }, { $row }
companion-did-add = { $what }: { $who }, { $row }
companion-did-remove = { $what } verdwijnt: { $who }, { $row }
companion-did-decoy = { $what } terug naar de hand: { $who }
companion-did-weather = { $on ->
    [yes] { $what } komt op
   *[no] { $what } houdt op
}
companion-did-spies = Spies tellen dubbel, of niet meer
companion-did-scorch = { $n ->
    [one] Eén troep verbrandt
   *[other] { $n } troepen verbranden
}
companion-did-start = { $who } begint
companion-did-round = Ronde { $n }: { $a } tegen { $b }
companion-gems = { $n ->
    [one] { $n } edelsteen
   *[other] { $n } edelstenen
}
companion-passed = Gepast
companion-pass = Passen
companion-total = { $who }: { $n } in totaal
companion-tokens = fiches { $tens } en { $units }, omgedraaid voor { $hundred }00
companion-halved = Weer halveert alleen ({ $leader })
companion-sum = { $row } van { $who }: { $n }
companion-horn = { $horn }: { $row } van { $who }
companion-bare = Troep van { $n }
companion-unit = { $what }, { $n } (gedrukt { $printed })
companion-unit-about = { $row } van { $who }
companion-add = Troep toevoegen: { $row } van { $who }
companion-strengths = Alleen een sterkte
companion-decoy = Terug naar de hand
companion-remove = Van het veld
companion-search = Of een kaart
companion-search-none = Geen kaart van deze rij heet zo.
companion-no-cards = De kaarten konden niet worden geladen; sterktes werken zonder.
companion-between = Ronde en weer
companion-round = Ronde { $n }
companion-starts = { $who } begon.
companion-level = Gelijk.
companion-leads = { $who } staat { $n } voor.
companion-score = Ronde { $n }: { $a } tegen { $b }
companion-let-start = { $who } begint
companion-names = Zonder munt begint de kortste naam: { $who }.
companion-names-equal = De namen zijn even lang: loot erom.
companion-spies = Spies tellen dubbel
companion-end-round = Ronde beëindigen
companion-scorch = { $scorch } zou doden: { $what }.
companion-scorch-none = { $scorch } zou niemand doden.
companion-scorch-go = Verbranden
companion-round-tied = De ronde is gelijk
companion-round-won = { $who } wint de ronde
companion-keeps = Wat { $who } houdt
companion-keeps-none = Niets
companion-remind-northern-realms = { $who } won met de Northern Realms: trek een kaart.
companion-remind-monsters = { $who } speelt Monsters: een willekeurige troep blijft liggen.
companion-remind-nilfgaard = { $who } speelt Nilfgaard en wint bij gelijkspel.
companion-remind-skellige = { $who } speelt Skellige: twee willekeurige troepen komen voor ronde drie terug uit de aflegstapel.
companion-remind-scoiatael = { $who } speelt Scoia’tael en bepaalt wie begint.
companion-turn = { $n ->
    [one] nog { $n } actie
   *[other] nog { $n } acties
}
companion-health = { $who }: { $n } van { $most } gezondheid
companion-hurt = { $who } verliest één gezondheid
companion-heal = { $who } herstelt één gezondheid
companion-did-hurt = { $who } verliest één gezondheid
companion-did-heal = { $who } herstelt één gezondheid
companion-deck = Stapel: { $n }
companion-hand = Hand: { $n }
companion-draw = Trekken
companion-play-card = Spelen of afleggen
companion-did-draw = { $who } trekt
companion-did-discard = { $who } speelt een kaart
companion-exhausted = De stapel is op: elke kaart die getrokken moet worden kost elke vechter op het bord twee gezondheid.
companion-action = Actie gebruiken
companion-gain = Actie erbij
companion-did-action = Een actie gebruikt
companion-did-gain = Een actie erbij
companion-next-turn = Volgende beurt
companion-did-turn = De beurt gaat over
companion-third = Een derde speler
companion-two = Alleen twee spelers
companion-character = Personage
companion-crowns = { $n ->
    [one] { $n } kroon
   *[other] { $n } kronen
}
companion-game = Een spel is afgelopen
companion-difficulty = Moeilijkheid
companion-bet = Inzet
companion-roll = Beloning, een d100
companion-stake = Het huis zet { $n } in.
companion-won = Gewonnen
companion-lost = Verloren
companion-drawn = Gelijkspel
companion-merchant = De koopman
companion-die = Dobbelsteen
companion-buy = Kopen
companion-new-set = Een nieuwe set voor { $n }
companion-change = Van factie wisselen
companion-gift = Kronen van de spelleider
companion-give = Boeken
companion-new-character = Een nieuw personage
companion-purse = Kronen in de beurs
companion-did-character = { $who } doet mee
companion-ledger = Grootboek
companion-ledger-none = Nog geen regel.
companion-line-begin = begint
companion-line-buy = koopt een { $shape }
companion-line-change = koopt een nieuwe set: { $faction }
companion-line-won = wint ({ $difficulty }, inzet { $bet }); { $roll } geeft een { $shape }
companion-game-won = wint
companion-line-lost = verliest een inzet van { $bet }
companion-line-drawn = speelt gelijk; de inzet van { $bet } komt terug
companion-line-grant = van de spelleider
companion-no-roll = Een d100 toont een heel getal van 1 tot 100.
companion-no-crowns = Kronen zijn heel en niet onder nul.
companion-too-dear = Zoveel zit er niet in de beurs.
companion-no-name = Een personage heeft een naam nodig die niemand anders heeft.
