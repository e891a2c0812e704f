### Wat geweigerd werd, in het Nederlands. De Engelse berichten zeggen bij welke zin elk hoort.

## Als er niets preciezers bekend is

error-kind-late = De tafel is intussen verder; kijk opnieuw.
error-kind-turn = Dat kan nu niet.
error-kind-foreign = Dat is hier niet, of niet voor jou.
error-kind-option = Zo is dit niet te gebruiken.
error-kind-over = Het is voorbij.
error-kind-malformed = Het bericht is niet begrepen.
error-kind-size = Dit is te groot.
error-kind-rate = Dat was te veel tegelijk; probeer het zo nog eens.
error-kind-store = Er kon niets bewaard worden; probeer het nog eens.
error-kind-broken = Er ging hier iets mis; het is genoteerd.

## Onbekende namen

error-near = ‘{ $came }’ past hier niet; bedoelde je ‘{ $near }’?
error-one-of = ‘{ $came }’ past hier niet; mogelijk is: { $names }.
error-position-seat = ‘{ $came }’ kan hier niet worden gekozen: de tafel gaat verder vanuit een stelling, en de kanten liggen er al.
error-unknown = ‘{ $came }’ past hier niet.
error-not-offered-over = ‘{ $came }’ kan niet meer: het spel is afgelopen.

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
error-unfinished = Dit spel is begonnen met andere kaarten of regels; deze versie kan het niet voortzetten.
error-watching = Je kijkt toe aan deze tafel; je hebt er geen plaats.
error-talk-seated = Alleen wie aan tafel zit, praat mee.
error-mute-nobody = Niemand kent je: er valt niets stil te zetten.
error-fast = Niet zo snel; probeer het zo nog eens.
error-store = De opslag antwoordt niet; probeer het zo nog eens.
error-not-stored = Het kon niet bewaard worden; probeer het nog eens.

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
error-listen = Niemand kan luisteren op { $where }: { $why }.
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

## Opgeslagen spellen

error-record-over = Het verslag komt als het spel is afgelopen.
error-record-choice = Keuze { $n } van dit verslag is niet mogelijk.

## Gwen't en zijn campagne

error-collection = Een verzameling heeft minstens { $least } dobbelstenen, niet { $n }.
error-hand-dice = Een basishand heeft { $least } dobbelstenen, niet { $n }.
error-hand-owned = De hand heeft meer { $die } dan de verzameling: { $dice }.
error-variant = Levens en twee gewonnen rondes zijn twee manieren om een spel te beëindigen; kies er een.
error-house-flag = De huisregel { $field } is waar of onwaar, niet { $came }.
error-house-number = De huisregel { $field } is een heel getal van 0 tot 60, niet { $came }.
error-house-gems = Er is minstens 1 edelsteen nodig: zonder edelstenen was het spel meteen afgelopen.
error-character-name = De naam van een personage heeft 1 tot { $most } tekens, waaronder een letter of een cijfer, zonder spatie aan begin of eind en zonder { $signs }.
error-character-there = Er is al een personage ‘{ $came }’; kies een andere naam.
error-character-which = ‘{ $came }’ kan elk van deze zijn: { $names }; schrijf de naam precies zoals in het boek.
error-most-dice = { $name } heeft { $owned } { $die }, en een set heeft er hoogstens { $most } van een soort: { $n } erbij is te veel.
error-undo-purchase = Alleen een aankoop waarna niets is opgeschreven kan ongedaan worden gemaakt.
error-key = Een Idempotency-Key heeft 1 tot { $most } tekens.
error-key-used = De sleutel ‘{ $came }’ is voor een ander verzoek gebruikt; neem voor elk een nieuwe.
error-call-off-which = Zeg met --game welk spel wordt afgeblazen; `sevencats dice games` geeft de lijst.
error-game-players = Spel { $n } wordt gespeeld door { $names }, niet door { $name }.
error-no-characters = Er zijn nog geen personages.
error-merchant = De koopman verkoopt 1 tot 99 dobbelstenen tegelijk, niet { $came }.
error-plays-already = { $name } speelt al met { $faction }.
error-purse = { $amount } kronen is meer dan er in de beurs van { $name } zit: { $purse }.
error-crowns = Nodig is een heel aantal kronen, niet { $came }.
error-against-self = { $name } kan niet tegen zichzelf spelen.
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

## Unmatched

error-no-equipment = { $hero } heeft geen uitrusting om te kiezen.
error-not-equipment = ‘{ $card }’ is geen uitrustingskaart.

## De terminal

error-lost = De verbinding is weg; er wordt naar gezocht.
error-not-for-you = Deze tafel is niet voor jou.
error-no-hints = Aan deze tafel geeft niemand tips.
error-no-hint-now = Niemand kon een hint bedenken; vraag het opnieuw.
error-hint-asked = Een tip is voor wie iets gevraagd wordt.
error-record-fixed = Een verslag kan niet veranderd worden, alleen bekeken.
error-record-verb = ‘{ $came }’ kan niet met een verslag.
error-table-verb = ‘{ $came }’ kan niet aan deze tafel.
error-link = ‘{ $came }’ is niet de link van een tafel; die ziet eruit als { $example }.
error-link-house = ‘{ $came }’ is de link van een huis, niet van een tafel daarin; die ziet eruit als { $example }.
error-house-gone = { $house } antwoordt niet meer.
error-house-rule = ‘{ $came }’ is geen huisregel; schrijf REGEL=WAARDE, zoals muster_from_hand=false.

## Wat te veel is

error-values = Deze gegevens hebben meer dan { $most } waarden; het moeten er minder zijn.
error-deep = Deze gegevens zijn meer dan { $most } niveaus diep genest; gebruik minder lijsten in lijsten.
error-letters = Een tekst heeft { $n } letters; het mogen er hoogstens { $most } zijn.
error-letter = Een tekst bevat een teken dat niet kan worden opgeslagen, { $came }; schrijf de tekst zonder dat teken.
error-endless = Met het getal { $came } valt niet te tellen; geef een ander getal.
error-digits = Een getal is te lang; het mag hoogstens { $most } cijfers hebben.
error-count = ‘{ $field }’ heeft { $n } elementen; het kunnen er hoogstens { $most } zijn.
error-cards = ‘{ $field }’ heeft meer dan { $most } kaarten; meer bestaan er niet.
error-address = Een adres heeft hoogstens { $most } letters.
