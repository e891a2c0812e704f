### Het huis: spellen, edities, huisregels, bots, in het Nederlands.

## Spellen

game-gwent = Gwent
    .does = Het kaartspel: twee decks, drie gevechtsrijen, twee gewonnen rondes.
game-dice = Gwen't
    .does = Gwent met dobbelstenen, voor het rollenspel.
game-unmatched = Unmatched: Steel & Silver
    .does = Geralt, Ciri en de Ancient Leshen vechten op twee slagvelden.

## Edities van Gwent en hun kaarten

edition-anniversary = Jubileumdoos (2025)
    .does = Vijf facties, met de kaarten van beide uitbreidingen; de gewone regels van deze tafel.
edition-classic-2015 = Doos van 2015
    .does = Vier facties en de kaarten van de eerste druk.
edition-witcher-3 = The Witcher 3
    .does = Zoals het computerspel het speelt, met beide uitbreidingen en Roach.
edition-french-letter = Jubileumdoos, naar de letter van het Franse boekje
    .does = Maximaal 22 troepen in een deck, waar de andere boekjes minimaal zeggen.
edition-dutch-letter = Jubileumdoos, naar de letter van het Nederlandse boekje
    .does = The Relentless neemt uit het deck van de tegenstander; weer geeft troepen met sterkte 0 sterkte 1.
edition-czech-letter = Doos van 2015, naar de letter van het Tsjechische boekje
    .does = Tight Bond verdubbelt, hoeveel exemplaren er ook zijn.
set-base = Basiskaarten
set-hearts-of-stone = Hearts of Stone
set-blood-and-wine = Blood and Wine
set-promo = Promokaart

## Huisregels van Gwent

house-sets = Kaartensets
    .does = Welke kaarten er aan deze tafel bestaan.
house-factions = Facties
    .does = Welke facties gekozen mogen worden.
house-hand = Beginhand
    .does = Hoeveel kaarten elke speler aan het begin trekt.
house-swaps = Vervangen kaarten
    .does = Hoeveel kaarten van de beginhand vervangen mogen worden.
house-gems = Edelstenen
    .does = Hoeveel rondes een speler kan verliezen voordat het spel verloren is.
house-minimum-units = Troepen, minimaal
    .does = Hoeveel troepenkaarten een deck moet hebben.
house-maximum-units = Troepen, maximaal
    .does = Hoeveel troepenkaarten een deck mag hebben; 0 voor zoveel als er zijn.
house-maximum-specials = Speciale kaarten, maximaal
    .does = Hoeveel speciale kaarten een deck mag hebben.
house-first-player = Startspeler
    .does = Wie het spel begint als geen Scoia'tael-speler dat bepaalt.
    .coin = Een munt
    .shorter-name = De kortste naam
house-after-a-tie = Na een gelijkspel
    .does = Wie de ronde na een gelijke ronde begint.
    .last-passer = Wie het laatst paste
    .same = Wie de gelijke ronde begon
    .other = De andere speler
    .coin = Een munt
house-muster-from-hand = Muster uit de hand
    .does = Muster roept ook kaarten uit de hand op, en niet alleen uit het deck.
house-bond-only-doubles = Tight Bond verdubbelt alleen
    .does = Drie met Tight Bond worden verdubbeld zoals twee, niet verdrievoudigd.
house-weather-lifts-zero = Weer tilt nul op
    .does = Onder het weer heeft ook een troep met sterkte 0 sterkte 1.
house-horn-unit-doubles-itself = Een hoorn verdubbelt ook zichzelf
    .does = Een troep met Commander's Horn verdubbelt ook de eigen sterkte.
house-medic-may-decline = Een Medic mag afzien
    .does = De speler van een Medic mag niemand terugbrengen, ook al kan het.
house-monsters-keep-heroes = Monsters houden helden
    .does = Helden loten mee om de troep die Monsters houden.
house-leaders-take-specials = Leiders nemen speciale kaarten
    .does = Bringer of Death en The Relentless mogen ook speciale kaarten nemen.
house-relentless-takes-from = The Relentless neemt uit
    .does = Waar The Relentless een kaart van de tegenstander vandaan haalt.
    .discard = De aflegstapel
    .deck = Het deck
house-one-special-per-row = Eén speciale kaart per rij
    .does = Commander's Horn en Mardroeme delen één plaats naast een gevechtsrij.
house-pirate-burns-itself = De piraat verbrandt zichzelf
    .does = De Clan Dimun Pirate kan slachtoffer worden van de eigen Scorch.
house-avengers-are-removed = Wrekers verdwijnen
    .does = Een opgeroepen wreker die het slagveld verlaat, verlaat het spel.
house-reserve-is-endless = Eindeloos secundair deck
    .does = Wrekers en getransformeerde berserkers hebben geen kaart in het secundaire deck nodig.
house-skellige-units-act = De troepen van Skellige werken
    .does = De twee troepen die in ronde drie voor Skellige terugkomen, gebruiken hun eigenschappen.
house-crach-returns = Crach schudt terug
    .does = Wat Crach an Craite terugschudt in de decks.
    .all = Alle kaarten
    .units = Troepen die geen held zijn
house-bran-spares-the-weakest = Bran spaart de zwaksten
    .does = Onder King Bran houdt een troep met sterkte 1 die bij slecht weer.
house-invader-binds-heroes = De Invader bindt helden
    .does = Onder Invader of the North brengen ook Medics die held zijn een willekeurige troep terug.
house-weather-stacks = Weerkaarten stapelen
    .does = Een weerkaart die niets toevoegt, blijft liggen in plaats van te worden afgelegd.

## Varianten van Gwen't en de huisregels

variant-rulebook = Spelregels
    .does = Onze lezing van de spelregels.
variant-strict = Streng
    .does = Niemand wint met minder dan twee rondes.
variant-lives = Levens
    .does = Elke kant heeft twee levens; een gelijke ronde kost beide er een.
variant-foundry = Foundry
    .does = Zoals een module voor virtuele tafels: zonder factiebonussen, en een gelijke ronde gaat naar wie het eerst paste.
house-ties = Gelijke rondes
    .does = Wie een gelijke ronde wint.
    .nobody = Niemand
    .lives = Niemand, en beide verliezen een leven
    .first-passer = Wie het eerst paste
house-two-wins-needed = Twee gewonnen rondes nodig
    .does = Niemand wint met minder dan twee rondes, ook niet na de derde.
house-last-die-passes = De laatste dobbelsteen past
    .does = Wie de laatste dobbelsteen speelt, heeft daarmee gepast.
house-kept-die = De bewaarde dobbelsteen
    .does = Waar de dobbelsteen komt die Monsters houden.
    .row = In de rij
    .hand = In de hand
house-faction-bonuses = Factiebonussen
    .does = Facties hebben hun bonus; zonder bonus is een factie alleen een naam.

## Waarden van huisregels

yes = Ja
no = Nee

## Bots

level-random = Willekeurig
    .does = Kiest zomaar een optie.
level-novice = Beginner
    .does = Wil elke ronde winnen en weet niet wanneer het genoeg is.
level-regular = Gevorderd
    .does = Denkt snel enkele zetten vooruit.
level-expert = Expert
    .does = Zoekt voor elke keuze tot een seconde.
level-master = Meester
    .does = Zoekt voor elke keuze tot drie seconden.

## Plaatsen zonder naam, het lot, en hoeveel van een kaart

seat = Plaats { $n }
guest = Gast { $n }
nobody = Niemand
luck = Het lot
times = { $name } × { $n }
