### De namen van Gwent in het Nederlands, zoals de spelregels ze drukken; kaartnamen die ontbreken, zijn Engels.

## Kaarten

card-decoy = Decoy
card-commanders-horn = Commander's Horn
card-scorch = Scorch
card-biting-frost = Biting Frost
    .does = Verlaagt elke troep in beide infanterierijen tot sterkte 1; helden blijven gespaard.
card-impenetrable-fog = Impenetrable Fog
    .does = Verlaagt elke troep in beide boogschuttersrijen tot sterkte 1; helden blijven gespaard.
card-torrential-rain = Torrential Rain
    .does = Verlaagt elke troep in beide artillerierijen tot sterkte 1; helden blijven gespaard.
card-clear-weather = Clear Weather
    .does = Verwijdert alle weerkaarten.
card-skellige-storm = Skellige Storm
    .does = Verlaagt elke troep in de boogschutters- en artillerierijen van beide spelers tot sterkte 1; helden blijven gespaard.
card-mardroeme = Mardroeme
card-berserker = Berserker
card-clan-dimun-pirate = Clan Dimun Pirate

## Leiders

leader-foltest-king-of-temeria =
    .does = Speel een Impenetrable Fog uit je deck.
leader-foltest-lord-commander-of-the-north =
    .does = Verwijder alle weerkaarten.
leader-foltest-the-siegemaster =
    .does = Laat een Commander's Horn klinken bij je artillerie.
leader-foltest-the-steel-forged =
    .does = Telt de vijandelijke artillerie 10 of meer, vernietig daar dan de sterkste troepen.
leader-foltest-son-of-medell =
    .does = Tellen de vijandelijke boogschutters 10 of meer, vernietig daar dan de sterkste troepen.
leader-emhyr-his-imperial-majesty =
    .does = Speel een Torrential Rain uit je deck.
leader-emhyr-emperor-of-nilfgaard =
    .does = Bekijk drie door het lot gekozen kaarten uit de hand van de tegenstander.
leader-emhyr-the-white-flame =
    .does = De leider van de tegenstander heeft geen eigenschap.
leader-emhyr-the-relentless = Emhyr var Emreis The Relentless
    .does = Neem een kaart naar keuze uit de aflegstapel van de tegenstander.
leader-emhyr-invader-of-the-north =
    .does = Troepen die een Medic terugbrengt, worden door het lot gekozen, voor beide spelers.
leader-eredin-king-of-the-wild-hunt =
    .does = Speel een weerkaart naar keuze uit je deck.
leader-eredin-commander-of-the-red-riders =
    .does = Laat een Commander's Horn klinken bij je infanterie.
leader-eredin-destroyer-of-worlds =
    .does = Leg twee kaarten uit je hand af en neem dan een kaart naar keuze uit je deck.
leader-eredin-bringer-of-death = Eredin Bringer of Death
    .does = Neem een kaart naar keuze uit je aflegstapel op handen.
leader-eredin-the-treacherous =
    .does = Verdubbelt de sterkte van alle Spies, aan beide kanten.
leader-francesca-pureblood-elf =
    .does = Speel een Biting Frost uit je deck.
leader-francesca-daisy-of-the-valley =
    .does = Trek één kaart meer voor je beginhand.
leader-francesca-the-beautiful =
    .does = Laat een Commander's Horn klinken bij je boogschutters.
leader-francesca-queen-of-dol-blathanna =
    .does = Telt de vijandelijke infanterie 10 of meer, vernietig daar dan de sterkste troepen.
leader-francesca-hope-of-the-aen-seidhe =
    .does = Je agile troepen gaan naar de rij waar elk het sterkst is.
leader-crach-an-craite =
    .does = Schud beide aflegstapels terug in de decks.
leader-king-bran =
    .does = Jouw troepen verliezen door het weer maar de helft van hun sterkte.

## Facties

faction-northern-realms = Northern Realms
    .does = Trekt een kaart na elke gewonnen ronde.
faction-nilfgaard = Nilfgaard
    .does = Wint gelijke rondes.
faction-monsters = Monsters
    .does = Houdt na elke ronde één door het lot gekozen troep op het slagveld.
faction-scoiatael = Scoia'tael
    .does = Bepaalt wie het spel begint.
faction-skellige = Skellige
    .does = Twee door het lot gekozen troepen uit de aflegstapel komen terug voor de derde ronde.
faction-neutral = Neutraal
    .does = Mag door elke factie gespeeld worden.

## Eigenschappen

ability-agile = Agile
    .does = Gaat naar de infanterie of de boogschutters, naar keuze van de speler.
ability-medic = Medic
    .does = Brengt meteen een troep uit je aflegstapel terug; geen helden en geen speciale kaarten.
ability-morale-boost = Morale Boost
    .does = Geeft elke andere troep in de rij 1 extra sterkte.
ability-muster = Muster
    .does = Roept meteen alle kaarten van de groep naar het slagveld.
ability-tight-bond = Tight Bond
    .does = De sterkte wordt vermenigvuldigd met het aantal exemplaren in de rij.
ability-spy = Spy
    .does = Gaat naar de kant van de tegenstander, en jij trekt twee kaarten.
ability-scorch = Scorch
    .does = Vernietigt de sterkste troepen van het hele slagveld; helden blijven gespaard.
ability-scorch-close = Scorch (Infanterie)
    .does = Vernietigt de sterkste troepen van de vijandelijke infanterie als die 10 of meer telt.
ability-scorch-ranged = Scorch (Boogschutters)
    .does = Vernietigt de sterkste troepen van de vijandelijke boogschutters als die 10 of meer tellen.
ability-scorch-siege = Scorch (Artillerie)
    .does = Vernietigt de sterkste troepen van de vijandelijke artillerie als die 10 of meer telt.
ability-commanders-horn = Commander's Horn
    .does = Verdubbelt de sterkte van de andere troepen in de rij.
ability-summon-avenger = Summon
    .does = Gaat de troep van het slagveld naar de aflegstapel, dan komt de wreker in het spel.
ability-berserker = Berserker
    .does = Verandert in een beer waar Mardroeme werkt.
ability-mardroeme = Mardroeme
    .does = Transformeert alle berserkers in de rij.
ability-decoy = Decoy
    .does = Neemt de plaats in van een troep van jou, die terugkeert naar je hand.
ability-hero = Held
    .does = Geen kaart en geen leider kan deze troep beïnvloeden.

## Gevechtsrijen

row-close = Infanterie
row-ranged = Boogschutters
row-siege = Artillerie

## Termen

term-leader-card = Leiderkaart
term-unit-card = Troepenkaart
term-special-card = Speciale kaart
term-weather-card = Weerkaart
term-discard-pile = Aflegstapel
term-deck = Deck
term-reserve-deck = Secundair deck
term-gem = Edelsteen
term-strength = Sterkte
term-pass = Passen
term-golden-rule = Gouden regel

## Startersdecks

deck-init-northern-realms = Northern Realms: banden en belegeringswapens
deck-init-nilfgaard = Nilfgaard: spionnen en genezers
deck-init-monsters = Monsters: de grote oproep
deck-init-scoiatael = Scoia'tael: wendbare elfen
deck-init-skellige = Skellige: woeste krijgers
deck-vg-start-northern-realms = Northern Realms: waar Geralt begint
deck-vg-start-skellige = Skellige: geschenk van een graaf
deck-asundr-northern-realms = Northern Realms: helden en spionnen
deck-asundr-nilfgaard = Nilfgaard: de onverbiddelijke hand
deck-asundr-monsters = Monsters: de rode ruiters
deck-asundr-scoiatael = Scoia'tael: hoop van de elfen
deck-asundr-skellige = Skellige: krijgers van de eilanden
deck-zerowarden-northern-bond = Northern Realms: de hechte band
deck-zerowarden-nilfgaard-spy = Nilfgaard: een net van spionnen
deck-zerowarden-monsters-swarm = Monsters: de zwerm
deck-zerowarden-scoiatael = Scoia'tael: zwaarden en strikken
deck-zerowarden-skellige-cerys = Skellige: Cerys en haar beren
