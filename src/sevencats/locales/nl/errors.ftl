### Wat niet gebruikt of gedaan kan worden: één bericht per code. `$what` is een van de berichten `what-…`, met ‘geen’ of ‘niet’.

error-late = De tafel is intussen verder; kijk opnieuw.
error-broken = Er ging hier iets mis; het is genoteerd.

## Onbekende namen

error-near = ‘{ $came }’ is { $what }; bedoelde je ‘{ $near }’?
error-one-of = ‘{ $came }’ is { $what }; mogelijk zijn: { $names }.
error-not-offered-over = ‘{ $came }’ kan niet meer: het spel is afgelopen.
error-nearest = ‘{ $came }’ is { $what }; het dichtst in de buurt zijn: { $names }.

## Wat verwacht werd: ‘is …’

what-card = geen kaart
what-leader = geen leider
what-faction = geen factie
what-edition = geen editie
what-edition-faction = geen factie van deze editie: { $box }
what-set = geen kaartenset
what-premade-deck = geen kant-en-klaar deck
what-row = geen rij
what-card-row-or-total = geen kaart, rij of total
what-house-rule = geen huisregel
what-house-rule-value = geen waarde van de huisregel { $field }
what-house-list = geen waarde in de lijst { $field }
what-die = geen dobbelsteen
what-die-showing = geen dobbelsteen met een waarde, zoals d8=7
what-difficulty = geen moeilijkheid
what-variant = geen variant
what-character = geen personage
what-explainable = geen onderwerp van een uitleg
what-hero = geen held
what-board = geen bord
what-space = geen veld van { $board }
what-fighter = geen vechter aan deze tafel
what-fighter-or-card = geen vechter of kaart, en ook niet attack, defence of combat
what-waiting-effect = geen effect dat kan wachten
what-rule = geen regel
what-offered = hier niet aangeboden
what-game = geen spel
what-game-of-bots = geen spel dat bots kunnen spelen
what-game-or-link = geen spel en geen link van een tafel
what-level = geen niveau
what-bot = geen bot
what-command = geen opdracht
what-language = geen taal die hier gesproken wordt
what-rules-language = geen taal van de regels
what-paragraph-or-ruling = geen paragraaf en geen uitspraak
what-phrase = geen vaste uitdrukking
what-kept = hier niet bewaard
what-position-field = geen veld van een stelling
what-position-setup-field = geen veld van een opzet met een stelling
what-setup-field = geen veld van een opzet
what-seat-field = geen veld van een plaats
what-npc-field = geen veld van de plaats van een NPC
what-person-field = geen veld van de plaats van een persoon
what-step-field = geen veld van een stap
what-side-field = geen veld van een kant
what-fighter-field = geen veld van een vechter
what-combat-field = geen veld van een gevecht
what-part-field = geen veld van een deel van een gevecht
what-deck-field = geen veld van een deck
what-record-field = geen veld van een verslag
what-board-field = geen veld van een bord
what-catalogue-section = geen deel van de catalogus
what-card-field = geen veld van ‘{ $of }’
what-row-of = niet de rij van ‘{ $of }’
what-ability-of = geen vaardigheid van ‘{ $of }’
what-weather-row = geen rij van ‘{ $of }’
what-special-of = niet wat ‘{ $of }’ doet
what-power-of = geen kracht van ‘{ $of }’
what-passive-of = niet wat ‘{ $of }’ altijd doet

## Aan een tafel

error-over = Het spel is afgelopen.
error-not-asked = { $who } is aan zet, jij niet.
error-not-asked-you = Er wordt jou nu niets gevraagd.
error-no-offer = Er ligt geen aanbod op tafel.
error-agreed = Je hebt al toegestemd.
error-offer-there = Er ligt al een aanbod op tafel.
error-undo-own = Alleen je eigen laatste keuze kan terug, en niet als daarna het lot of een ander aan zet was.
error-undo-seen = Deze keuze heeft je iets laten zien; die kan niet terug.
error-undo-none = Er is geen keuze van jou om naar terug te gaan.
error-bot-draws = Een bot speelt tot het einde: een gelijkspel neemt hij niet aan.
error-alone = Er zit niemand anders aan deze tafel.
error-not-gone = De anderen zijn niet weg, of nog niet lang genoeg.
error-not-over = Het spel is nog niet afgelopen.
error-rematch-there = Het volgende spel ligt al op tafel.
error-not-begun = Het spel is nog niet begonnen: er moet eerst iemand aanschuiven.
error-watching = Je kijkt toe aan deze tafel; je hebt er geen plaats.
error-talk-seated = Alleen wie aan tafel zit, praat mee.
error-mute-nobody = Niemand kent je: er valt niets stil te zetten.
error-fast = Niet zo snel; probeer het zo nog eens.
error-store = De opslag antwoordt niet; probeer het zo nog eens.
error-not-stored = Het kon niet bewaard worden; probeer het nog eens.
error-unfinished = Dit spel is begonnen met andere kaarten of regels; deze versie kan het niet voortzetten.

## Een tafel klaarzetten en aanschuiven

error-no-table = Zo’n tafel is er niet.
error-not-invited = Zo’n tafel is er niet, of je bent er niet uitgenodigd.
error-no-chair = Er is geen stoel vrij aan deze tafel.
error-quicker = Iemand anders was sneller.
error-begun = Het spel is begonnen: geef het in plaats daarvan op.
error-not-sitting = Je zit niet aan deze tafel.
error-tables-waiting = Je laat al { $n } tafels wachten.
error-one-chair = Je kunt maar op één stoel zitten, tenzij iedereen aan één scherm speelt.
error-clock = Een klok heeft minuten met een toeslag, of dagen per zet.
error-sockets = Je hebt te veel verbindingen open; sluit eerst een andere tafel.
error-page = Deze pagina mag niet met deze server praten.
error-listen = Niemand kan luisteren op { $where }: { $why }; kies een andere --host of --port.
error-nothing-here = Hier is niets.

## Mensen

error-guests = Te veel nieuwe gasten; probeer het zo nog eens.
error-tries = Te veel pogingen; wacht even.
error-account = Je hebt al een account; meld je eerst af.
error-name-taken = De naam ‘{ $came }’ is al bezet; kies een andere.
error-password = Deze naam en dit wachtwoord horen niet bij elkaar.
error-account-name = Een account houdt zijn naam.
error-no-session = Zo’n sessie heb je niet.
error-no-token = Zo’n sleutel heb je niet.
error-shelf-name = Een naam heeft hoogstens 60 letters.
error-shelf-full = De plank is vol: { $n } dingen.
error-shelf-none = Zoiets staat er niet op je plank.

## Decks

error-deck = Het deck ‘{ $name }’ kan zo niet gespeeld worden: { $faults }
error-deck-faction = De factie { $faction } bestaat niet in deze editie: { $box }.
error-deck-leader = De leider { $leader } hoort bij { $owner }, niet bij { $faction }.
error-deck-leader-edition = De leider { $leader } bestaat niet in deze editie: { $box }.
error-deck-units = Troepen, helden meegeteld: { $n }; er moeten er minstens { $least } zijn.
error-deck-most-units = Troepen, helden meegeteld: { $n }; er mogen er { $most } zijn.
error-deck-specials = Speciale kaarten: { $n }; er mogen er { $most } zijn.
error-deck-reserve = { $card } hoort in het secundaire deck, niet in het deck.
error-deck-card-edition = { $card } bestaat niet in deze editie: { $box }.
error-deck-card-owner = { $card } hoort bij een andere factie: { $owner }.
error-deck-copy = { $card } × { $n }: daarvan is er maar { $most }.
error-deck-copies = { $card } × { $n }: daarvan zijn er maar { $most }.
error-reserve-card = { $card } is geen kaart voor het secundaire deck.
error-reserve-edition = De secundaire kaart { $card } bestaat niet in deze editie: { $box }.
error-reserve-copies = Secundair deck, { $card } × { $n }: daarvan zijn er maar { $most }.
error-reserve-needs = { $card } × { $n } heeft er evenveel nodig van { $other } in het secundaire deck; er zijn er { $most }.
error-deck-fields = Een deck is een tabel met de velden { $names }.
error-deck-missing = Het heeft geen ‘{ $field }’.
error-pile = ‘{ $field }’ is een lijst van kaartnamen, niet { $came }.
error-pile-word = In ‘{ $field }’ staat { $came }; verwacht wordt een kaart, of een kaart en hoeveel: ‘nekker*3’.
error-piles = { $faults }
error-house-names = De huisregel { $field } is een lijst van namen, niet { $came }.

## Opgeslagen spellen

error-record-over = Het verslag komt als het spel is afgelopen.
error-record-choice = Keuze { $n } is niet mogelijk: { $faults }
error-record-game = { $path } is een verslag van { $came }, niet van { $game }.
error-record-content = Dit verslag is gemaakt met inhoud { $came } van { $game }, maar deze versie heeft { $here }; het zou een ander spel laten zien.
error-record-number = Dit verslag heeft { $n } keuzes; er is geen nummer { $came }.
error-record-result = Het verslag zegt dat het spel eindigde met { $came }, maar volgens de regels eindigt het met { $here }.
error-record-after-end = Keuze { $n } is ‘{ $came }’, maar het spel was daarvoor al afgelopen.
error-record-seat = Keuze { $n } is ‘{ $came }’ van plaats { $seat }, maar plaats { $asked } was aan de beurt.
error-record-seat-not-chance = Keuze { $n } is ‘{ $came }’ van plaats { $seat }, maar het toeval was aan de beurt.
error-record-chance-not-seat = Keuze { $n } is ‘{ $came }’ van het toeval, maar plaats { $asked } was aan de beurt.
error-record-fields = Een verslag is een JSON-object met de velden { $names }.
error-record-missing = Het verslag heeft geen ‘{ $field }’.
error-record-format = Het verslag heeft formaat { $came }; deze versie leest formaat { $format }.
error-record-seats = De ‘seats’ van een verslag zijn de namen van de spelers, niet { $came }.
error-record-text = De ‘{ $field }’ van een verslag is een tekst, niet { $came }.
error-record-table = De ‘{ $field }’ van een verslag is een tabel, niet { $came }.
error-record-choices = De ‘choices’ van een verslag zijn een lijst van paren [plaats, tekst].
error-record-pair = Keuze { $n } is { $came }; verwacht wordt een paar [plaats, tekst] met een plaats van { $least } (toeval) tot { $most }.
error-not-record = { $path } is geen verslag: { $why }.
error-record-seen-by = Dit spel heeft { $n } plaatsen, genummerd vanaf 0; er is geen plaats { $came }.
error-no-promise = Dit verslag belooft niets over zijn toeval: het heeft geen toezegging en geen zaadje.
error-seed-hash = Het zaadje is niet dat wat beloofd was: zijn hash is niet de toezegging.
error-seed-shape = Het zaadje is geen spel en getal met een dubbelepunt ertussen.
error-seed-choice = Keuze { $n } was ‘{ $came }’, maar volgens het beloofde zaadje kiest het toeval ‘{ $promised }’.
error-table-content = Deze tafel is begonnen met andere kaarten van { $game }; deze versie kan er niet mee verder.
error-record-version = Versie { $engine } heeft dit verslag gemaakt, en het past niet bij versie { $here }: { $faults }

## Gwen't en zijn campagne

error-collection = Een verzameling heeft minstens { $least } dobbelstenen, niet { $n }.
error-hand-dice = Een basishand heeft { $least } dobbelstenen, niet { $n }.
error-hand-owned = De hand heeft meer { $die } dan de verzameling: { $dice }.
error-variant = Levens en twee gewonnen rondes zijn twee manieren om een spel te beëindigen; kies er een.
error-house-flag = De huisregel { $field } is waar of onwaar, niet { $came }.
error-house-number = De huisregel { $field } is een heel getal van 0 tot 60, niet { $came }.
error-house-gems = Er is minstens 1 edelsteen nodig: zonder edelstenen was het spel meteen afgelopen.
error-character-name = De naam van een personage heeft 1 tot { $most } tekens, waaronder een letter of een cijfer, zonder spatie aan begin of eind en zonder { $signs }, niet { $came }.
error-character-there = Er is al een personage ‘{ $came }’; kies een andere naam.
error-no-characters = Er zijn nog geen personages.
error-merchant = De koopman verkoopt 1 tot 99 dobbelstenen tegelijk, niet { $came }.
error-plays-already = { $name } speelt al met { $faction }.
error-purse = { $what }, { $amount } kronen, is meer dan er in de beurs van { $name } zit: { $purse }.
error-crowns = { $what } is een heel aantal kronen, niet { $came }.
error-against-self = { $name } kan niet tegen { $name } spelen.
error-wager-owned = { $name } heeft geen { $die }; de verzameling is { $dice }.
error-wager-last = { $name } heeft maar { $n } dobbelstenen en kan er geen inzetten.
error-no-game = Spel { $n } is er niet.
error-game-open = Spel { $n } is nog niet afgelopen.
error-settled = Spel { $n } is al afgerekend.
error-campaigns = Je hebt al { $n } campagnes.
error-purchase = Een aankoop is een dobbelsteen of de factie van een nieuwe set.
error-opponents-turn = De tegenstander is aan de beurt.
error-opponent-not-asked = De tegenstander wordt nu niets gevraagd.
error-no-campaign = Zo’n campagne heb je niet.
error-dice-seats = Gwen’t heeft twee plaatsen.
error-tactics = Een plaats heeft het totaal van haar Tactiekproef in ‘tactics’ of een ‘tactics_base’ om te gooien, niet allebei.
error-dice-sides = Een stelling heeft twee kanten.
error-outcome = Een uitslag heeft een ‘winner’ (0, 1 of { $nobody }) en een ‘why’ ({ $names }), niet { $came }.
error-agenda = De agenda is een lijst van stappen, niet { $came }.
error-asked-seat = Een vraag wordt gesteld aan plaats 0 of 1, of ‘by_lot’.
error-nothing-to-roll = Er wordt om een worp gevraagd, maar er ligt geen dobbelsteen klaar.
error-shown-not-held = ‘{ $die }’ is getoond, maar zit niet in de hand.
error-dice-list = ‘{ $field }’ is een lijst van dobbelstenen, niet { $came }.
error-dice-word = ‘{ $came }’ in ‘{ $field }’ is geen dobbelsteen met een aantal van 1 tot 99, zoals d4*3.
error-solver-hands = De handen zijn niet compleet; een stelling kan vanaf de eerste beurt opgelost worden.
error-d100 = Een d100 toont 1 tot 100, niet { $came }.
error-house-table = Huisregels zijn een tabel van velden en waarden, niet { $came }.
error-sampled = Er moet minstens één hand getrokken worden, niet { $n }.
error-explain-seat = ‘{ $came }’ is geen plaats; vraag het totaal van ‘0’ of ‘1’.
error-other-match = Dit is niet het spel met nummer { $n }: het was anders opgezet.
error-not-book = { $path } is niet het boek van een campagne: { $why }.
error-book-locked = Het boek kan nu niet geschreven worden: { $why }.
error-tactics-total = Het totaal van een Tactiekproef is een heel getal, niet { $came }.
error-crowns-whose = Noem een personage om kronen te geven of uit te geven.
what-purse = Een beurs
what-gift = Een gift
what-payment = Een betaling
what-bet = Een inzet
what-set-price = De prijs van een set
what-new-set-price = De prijs van een nieuwe set
what-dice-price = De prijs van { $copies } { $die }
error-character-which = ‘{ $came }’ kan elk van deze zijn: { $names }; schrijf de naam precies zoals in het boek.
error-most-dice = { $name } heeft { $owned } { $die }, en een set heeft er hoogstens { $most } van een soort: { $n } erbij is te veel.
error-undo-purchase = Alleen een aankoop waarna niets is opgeschreven kan ongedaan worden gemaakt.
error-key = Een Idempotency-Key heeft 1 tot { $most } tekens.
error-key-used = De sleutel ‘{ $came }’ is voor een ander verzoek gebruikt; neem voor elk een nieuwe.
error-call-off-which = Zeg met --game welk spel wordt afgeblazen; `sevencats dice games` geeft de lijst.
error-game-players = Spel { $n } wordt gespeeld door { $names }, niet door { $name }.

## Unmatched

error-no-equipment = { $hero } heeft geen uitrusting om te kiezen.
error-not-equipment = ‘{ $card }’ is geen uitrustingskaart.
error-unmatched-seats = Unmatched heeft twee of drie plaatsen, niet { $n }.
error-equipment = De uitrusting is een lijst van kaarten, een van elke categorie, niet { $came }.
error-equipment-twice = ‘{ $id }’ en ‘{ $second }’ zijn allebei van de categorie { $category }; kies er een van elk: { $names }.
error-no-combat = Er is nu geen gevecht.
error-explain-value = ‘{ $came }’ is geen waarde die open ligt; vraag ‘attack’ of ‘defence’ in een gevecht.
error-two-or-three-sides = Een stelling heeft twee of drie kanten, niet { $n }.
error-fighter-twice = De vechter { $fighter } is er twee keer.
error-fighter-space = De vechter { $fighter } heeft een ‘space’ nodig.
error-fighter-defeated = { $fighter } is verslagen en kan niet op { $space } staan.
error-space-taken = { $space } is bezet: twee vechters kunnen geen veld delen.
error-hero-off = { $hero } is van het bord en niet verslagen, en komt ook niet terug.
error-fighter-off = { $fighter } is van het bord zonder verslagen te zijn.
error-combat-parts = Een gevecht heeft twee tabellen ‘part’, de aanval en de verdediging.
error-combat-sides = Een gevecht gaat tussen twee verschillende kanten.
error-cannot-attack = { $fighter } kan niet aanvallen met ‘{ $id }’.
error-cannot-defend = { $fighter } kan niet verdedigen met ‘{ $id }’.
error-combat-hidden = Voordat de kaarten van een gevecht zijn onthuld, heeft het geen verdedigingskaart en geen winnaar.
error-added = ‘{ $came }’ zegt niet wat door wat is toegevoegd, zoals ‘rend 2’.
error-asks-nothing = ‘{ $rule }’ vraagt niets.
error-step-late = ‘{ $rule }’ komt te laat in dit gevecht.
error-combat-end = Een gevecht eindigt met ‘{ $rule }’ of ‘{ $second }’ op de agenda.
error-action-last = Een actie wordt gekozen als er niets anders meer te doen is.
error-step-combat = ‘{ $rule }’ hoort bij een gevecht, en dat is er niet in deze stelling.
error-step-moment = ‘{ $rule }’ heeft de momenten 0 tot { $most }, niet { $n }.
error-step-fighter = ‘{ $rule }’ heeft een vechter nodig.
error-step-hand = ‘{ $rule }’ heeft een kaart in de hand van plaats { $seat } nodig.
error-not-ongoing = ‘{ $id }’ is geen doorlopend plan.
error-not-scheme = ‘{ $id }’ is geen plan.
error-too-many-cards = Er zijn { $n } kaarten ‘{ $id }’ aan de kant van plaats { $seat }, maar haar deck heeft er { $most }.
error-shown-left = ‘shown’ en ‘left’ hebben een lijst voor elke plaats.
error-not-in-hand = Van ‘{ $id }’ is bekend dat het in de hand van plaats { $seat } zit, maar daar is het niet.
error-not-in-deck = Van ‘{ $id }’ is bekend dat het in het deck van plaats { $seat } zit, maar daar is het niet.
error-list-of-piles = ‘{ $field }’ is een lijst van stapels, een voor elke plaats, niet { $came }.
error-how-many = ‘{ $came }’ zegt niet hoeveel; verwacht wordt bijvoorbeeld ‘{ $example }’.
error-not-card-of = ‘{ $id }’ is geen kaart van { $hero }.
error-board-missing = Een bord heeft ‘{ $field }’ nodig.
error-board-spaces = { $board } heeft { $n } velden; een bord heeft er hoogstens 60.
error-board-path = ‘{ $path }’ van { $board } is niet twee velden met ‘{ $sign }’ ertussen.
error-board-joined = ‘{ $path }’ van { $board } verbindt wat al verbonden is.
error-board-zone = { $space } van { $board } ligt in geen zone.
error-board-apart = Vanaf { $space } van { $board } is niet elk veld bereikbaar.
error-board-starts = { $board } heeft minstens twee verschillende startvelden nodig.

## De terminal en de opdrachtregel

error-lost = De verbinding is weg; er wordt naar gezocht.
error-not-for-you = Deze tafel is niet voor jou.
error-no-hints = Aan deze tafel geeft niemand tips.
error-hint-asked = Een tip is voor wie iets gevraagd wordt.
error-record-fixed = Een verslag kan niet veranderd worden, alleen bekeken.
error-record-verb = ‘{ $came }’ kan niet met een verslag.
error-table-verb = ‘{ $came }’ kan niet aan deze tafel.
error-link = ‘{ $came }’ is niet de link van een tafel; die ziet eruit als { $example }.
error-link-house = ‘{ $came }’ is de link van een huis, niet van een tafel daarin; die ziet eruit als { $example }.
error-house-gone = { $house } antwoordt niet meer.
error-house-rule = ‘{ $came }’ is geen huisregel; schrijf REGEL=WAARDE, zoals muster_from_hand=false.
error-house-silent = { $house } antwoordt niet: { $why }.
error-house-strange = { $house } antwoordt niet zoals een huis van ons.
error-house-status = Het huis antwoordt { $status } { $why }.
error-file-game = { $path } gaat over { $came }, niet over { $game }.
error-option-game = { $option } is een optie van { $games }, niet van { $game }.
error-position-seat = ‘{ $came }’ kan hier niet worden gekozen: de tafel gaat verder vanuit een stelling, en de kanten liggen er al.
error-nobody-asked = In deze stelling wordt niemand iets gevraagd, dus valt er niets te kiezen.
error-rules-nothing = Er is geen regel over “{ $query }”. De dichtstbijzijnde namen zijn: { $names }.
error-no-hint-now = Niemand kon een hint bedenken; vraag het opnieuw.
error-position-no-seat = Deze stelling heeft de plaatsen 0 tot { $most }; er is geen plaats { $seat }.

## Gegevens van buiten

error-position-fields = Een stelling is een tabel met de velden { $names }.
error-position-game = Dit is een stelling van ‘{ $came }’, niet van { $game }.
error-position-seats = De stelling heeft { $sides } kanten, niet { $seats } plaatsen.
error-names = ‘{ $field }’ is een lijst van namen, niet { $came }.
error-name = ‘{ $field }’ is een naam, niet { $came }.
error-tables = ‘{ $field }’ is een lijst van tabellen, niet { $came }.
error-table = ‘{ $field }’ is een tabel, niet { $came }.
error-flag = ‘{ $field }’ is true of false, niet { $came }.
error-whole = ‘{ $field }’ is een heel getal van { $least } tot { $most }, niet { $came }.
error-setup-fields = Een opzet is een tabel met de velden { $names }.
error-seat-table = Een plaats is een tabel, niet { $came }.
error-step-rule = Een stap is een tabel met een ‘rule’, niet { $came }.
error-side-table = Een kant is een tabel, niet { $came }.
error-scores = De scores zijn paren van totalen, niet { $came }.
error-turn-passed = Plaats { $seat } is aan de beurt, maar heeft gepast.
error-few-answers = De vraag van ‘{ $rule }’ heeft in deze stelling minder dan twee antwoorden.
error-unreadable = { $path } kan niet gelezen worden: { $why }.
error-unwritable = { $path } kan niet geschreven worden: { $why }.
error-not-toml = { $path } is geen TOML: { $why }.
error-no-message = Er is geen bericht ‘{ $came }’.
error-said = { $text }
error-position-empty = { $path } heeft geen kanten; verwacht worden er minstens twee, zoals:{ $text }

## De server

error-not-allowed = Dat mag hier niet: { $why }.
error-message-size = Een bericht heeft hoogstens { $most } bytes.
error-message-shape = Het bericht wordt niet begrepen: { $why }.
error-message-json = Een bericht is application/json.
error-token-unknown = Deze sleutel is hier niet bekend.
error-streams = Je hebt te veel stromen open.
error-phrase-or-text = Zeg of een vaste uitdrukking of een tekst.
error-table-seats = De plaatsen van een tafel staan in ‘seats’, elk met haar deel van de opzet.
error-game-number = Spellen en hun keuzes hebben nummers, niet { $came }.
error-process-ended = Een proces van het huis is geëindigd voordat het open was.
error-bus-library = De bus heeft nats-py nodig, dat niet geïnstalleerd is; haal het met: pip install 'sevencats[cluster]'.
error-bus-gone = De bus antwoordt niet: { $why }.
error-database-gone = De database { $url } antwoordt niet: { $why }; kies een andere --database, of deze als hij het weer doet.
error-database-address = Een database is een adres zoals sqlite+aiosqlite:///sevencats.db of postgresql+asyncpg://user@host/name.
error-database-library = PostgreSQL heeft asyncpg nodig, dat niet geïnstalleerd is; haal het met: pip install 'sevencats[cluster]'.
error-database-kind = ‘{ $came }’ is geen database van dit huis; verwacht wordt sqlite+aiosqlite of postgresql+asyncpg.
error-database-file = Een huis bewaart zijn tafels in een bestand; verwacht wordt een adres zoals sqlite+aiosqlite:///sevencats.db.
error-database-folder = Er is geen map { $path } voor de database: { $why }.
error-one-process = Dit systeem kan geen verbindingen van proces naar proces doorgeven; verwacht wordt --processes 1.
error-message-cut = Het bericht werd afgebroken.

## Stellingen van Gwent

error-gwent-seats = Gwent heeft twee plaatsen, niet { $n }.
error-two-sides = Een stelling heeft twee kanten, niet { $n }.
error-never-luck = De vraag van ‘{ $rule }’ wordt nooit aan het toeval gesteld.
error-always-luck = De vraag van ‘{ $rule }’ wordt altijd aan het toeval gesteld.
error-step-card = Een stap van ‘{ $rule }’ heeft een kaart die zo gespeeld wordt, niet ‘{ $id }’.
error-not-weather = ‘{ $id }’ is geen weer dat op tafel kan liggen.
error-known-elsewhere = ‘{ $field }’ heeft kaarten die niet liggen waar ze bekend zouden zijn.
error-no-leader = Er is geen leider van { $faction } in de sets { $names }.
error-card-row = ‘{ $id }’ vecht in { $row }, niet in { $came }.
error-card-rows = ‘{ $id }’ vecht in { $row } of { $second }, niet in { $came }.
error-no-row = ‘{ $id }’ ligt niet op een rij.
error-card-edition = ‘{ $id }’ bestaat niet in deze editie: { $box }.
error-explain-unit = ‘{ $came }’ is geen troep op tafel; noem plaats, rij en kaart, zoals ‘0 close ves’.
error-not-fighting = ‘{ $came }’ vecht nu niet op tafel.

## De catalogus van Gwent

error-content-group = ‘{ $id }’ roept een groep op waar geen kaart bij hoort.
error-content-becomes = ‘{ $id }’ heeft een secundaire kaart nodig die het wordt.
error-content-twice = ‘{ $id }’ staat meer dan één keer in de catalogus.
error-content-table = ‘{ $id }’ is een tabel, niet { $came }.
error-content-one-of = ‘{ $id }’ heeft precies één nodig van { $names }.
error-content-number = De { $field } van ‘{ $id }’ is een heel getal vanaf { $least }, niet { $came }.
error-content-weather = Het weer van ‘{ $id }’ is een lijst van rijen, niet { $came }.
error-content-link = ‘{ $id }’ wordt ‘{ $came }’, en dat is geen secundaire kaart.

## Leeromgevingen

error-batch = Een batch heeft minstens één spel, niet { $n }.
error-batch-actions = { $games } spellen hebben { $games } acties nodig, niet { $n }.
error-action-game = Actie { $action } wordt niet aangeboden in spel { $n }; kijk naar zijn masker.
error-action-agent = Actie { $action } wordt niet aangeboden aan { $agent }; kijk naar zijn masker.
error-setup-or-position = Een spel begint met een opzet of met een stelling, niet met allebei.
error-setup-json = De opzet is geen JSON: { $why }.
error-position-json = De stelling is geen JSON: { $why }.
error-setup-table = De opzet is een tabel, niet { $came }.
error-position-table = De stelling is een tabel, niet { $came }.
error-observer = Een waarnemer heeft geen parameters, niet { $came }.
error-observer-all = Een waarnemer toont wat één speler weet, niet wat allen samen weten.
error-no-setups = Een omgeving heeft minstens één opzet nodig.
error-setups-seats = Alle opzetten van een omgeving hebben evenveel plaatsen, niet { $came }.
error-seat-number = Een plaats is een getal van 0 tot { $most }, niet { $came }.
error-batch-seeds = { $games } spellen hebben { $games } zaadjes nodig, niet { $n }.

## Het lab

error-scheduler-gone = Geen Dask-planner antwoordt op ‘{ $address }’: { $why }.
error-cluster-gave-up = Het cluster op { $address } gaf op ({ $why }); de voltooide spellen blijven bewaard, en dezelfde opdracht gaat verder.
error-worker-version = Een werker van het cluster heeft een andere versie van de regels of de bots.
error-workers = Werk heeft minstens één werker nodig, niet { $n }.
error-worker-died = Een werkproces is gestorven; de voltooide spellen blijven bewaard, en dezelfde opdracht gaat verder.
error-matrix-decks = Een matrix heeft minstens twee decks nodig, niet alleen ‘{ $came }’.
error-deck-alone = ‘{ $came }’ heeft een ander deck als tegenstander nodig, niet zichzelf.
error-directory-busy = Een ander programma is bezig in { $path }; wacht erop, of neem een andere map.
error-lab-library = Dit heeft { $library } nodig, dat niet geïnstalleerd is; haal het met: pip install 'sevencats[lab]'.
error-no-opening = Een deck van { $size } kaarten heeft geen beginhand van { $hand }.
error-draws = ‘{ $came }’ zegt niet hoeveel kaarten getrokken worden; verwacht worden drie getallen, zoals 2,1,0.
error-hands-tried = Er moet minstens één hand geprobeerd worden, niet { $n }.
error-arena-bots = Een arena heeft minstens twee bots nodig, zoals master,greedy, niet ‘{ $came }’.
error-arena-same = De bots ‘{ $came }’ zijn niet allemaal verschillend; een bot tegen zichzelf bewijst niets.
error-picture = { $path } is geen afbeelding die getekend kan worden; verwacht wordt een naam die eindigt op { $names }.
error-even-games = Spellen worden in paren gespeeld: verwacht wordt een even aantal vanaf 2, niet { $n }.
error-no-budget = ‘{ $came }’ heeft geen budget; verwacht wordt een aantal { $what }, zoals { $kind }:50.
what-simulations = simulaties
what-imagined-worlds = verbeelde werelden
error-interrupted = Onderbroken na { $done } van { $games } spellen; dezelfde opdracht gaat daar verder.
error-no-weights = De bots van { $game } hebben geen gewichten om te leren.
error-nobody-named = Niemand is genoemd om te spelen; verwacht wordt ‘all’ of namen zoals { $example }.
error-name-twice = Twee hiervan heten ‘{ $came }’; verwacht worden verschillende namen.
error-directory-full = { $path } bevat andere dingen; resultaten hebben een nieuwe of lege map nodig.
error-directory-unusable = { $path } kan niet voor resultaten gebruikt worden: { $why }.
error-plan-corrupt = { $path } is beschadigd, en zonder dat weet niemand welke spellen dit zijn; neem een andere map.
error-plan-other = { $path } bevat spellen van een ander plan: zijn ‘{ $field }’ is niet hetzelfde; neem een andere map.
error-part-corrupt = { $path } is beschadigd; de opdracht die het maakte zet het opzij en herstelt het.
error-no-stored-game = { $path } heeft geen spel { $n } van { $game }.
error-learning-games = Leren heeft minstens één spel nodig, niet { $n }.
error-too-few-games = Te weinig spellen: in de fase ‘{ $stage }’ eindigden alle { $n } stellingen gelijk; speel er meer.

## Wat te veel is

error-values = { $what }: meer dan { $most } waarden; het moeten er minder zijn.
error-deep = { $what }: meer dan { $most } niveaus diep genest; gebruik minder lijsten in lijsten.
error-letters = { $what }: een tekst van { $n } letters; het mogen er hoogstens { $most } zijn.
error-letter = { $what }: een teken kan niet worden opgeslagen, { $came }; schrijf de tekst zonder dat teken.
error-endless = { $what }: met het getal { $came } valt niet te tellen; geef een ander getal.
error-digits = { $what }: een getal is te lang; het mag hoogstens { $most } cijfers hebben.
error-count = ‘{ $field }’ heeft { $n } elementen; het kunnen er hoogstens { $most } zijn.
error-cards = ‘{ $field }’ heeft meer dan { $most } kaarten; meer bestaan er niet.
error-address = Een adres heeft hoogstens { $most } letters.
error-message-slow = Een bericht komt binnen { $most } seconden.
error-file-name = { $path } kan niet gelezen worden: het is geen bestandsnaam.
error-toml-size = { $path } is geen TOML: het heeft meer dan { $most } bytes.
error-record-size = { $path } is geen verslag: het heeft meer dan { $most } bytes.
what-the-position = De stelling
what-the-setup = De opzet
what-the-record = Het verslag
what-the-message = Het bericht
what-the-address = Het adres
what-the-command-line = De opdrachtregel
what-file = { $path }
