### De deckbouwer van de browser, in het Nederlands.

## Waar te beginnen

decks-start = Kies een deck om aan te bouwen
decks-start-about = Ga verder met een deck van jezelf, kopieer een kant-en-klaar deck of begin met een leeg deck. Een bewaard deck kun je kiezen als je gaat spelen.
decks-back = Terug naar “{ $name }”
decks-unnamed = Een deck zonder naam
decks-own = Jouw decks
decks-own-none = Je hebt nog geen deck bewaard.
decks-waiting = Alleen op dit apparaat, tot de herberg bereikbaar is
decks-empty = Een leeg deck
decks-premade = Kopieën van kant-en-klare decks
decks-throw = “{ $name }” weggooien
decks-throw-sure = “{ $name }” voorgoed weggooien?
decks-throw-no = Laten liggen
decks-throw-yes = Weggooien

## De werkbank

decks-build = Deckbouwer
decks-keep = Deck bewaren
decks-kept = “{ $name }” is bewaard. Je kunt het kiezen als je gaat spelen.
decks-kept-here = De herberg is niet bereikbaar: “{ $name }” is op dit apparaat bewaard en gaat later naar de plank van de herberg.
decks-play = Ermee spelen
decks-undo = Terugnemen
decks-others = Andere decks
decks-replace = Je hebt al een deck dat “{ $name }” heet
decks-replace-about = Als je dit deck bewaart, is het andere weg.
decks-replace-no = Nog niet bewaren
decks-replace-yes = Vervangen
decks-views = Wat je ziet
decks-view-cards = Kaarten
decks-view-deck = Deck: { $n }
decks-view-charts = Grafieken
decks-heading = Naam en leider
decks-name = Naam van het deck
decks-faction = Factie

## Kaarten zoeken

decks-catalogue = Alle kaarten
decks-search = Zoek: een naam of een eigenschap
decks-filter-faction = Factie
decks-filter-mine = Past in dit deck
decks-filter-all = Alle
decks-filter-row = Rij
decks-filter-none = Geen rij
decks-filter-ability = Eigenschap
decks-filter-strength = Sterkte
decks-filter-clear = Alles weer tonen
decks-found = { $n ->
    [0] Zo’n kaart is er niet.
    [one] Eén kaart.
   *[other] { $n } kaarten.
}
decks-hint = Tik op een kaart om die in het deck te leggen; tik er in het deck op om die eruit te halen.
decks-add = { $card } toevoegen. { $kind }. { $n } van { $most } in het deck. { $why }
decks-take = Eén eruit halen: { $card }. { $n } in het deck.
decks-look = { $card } bekijken
decks-all-in = { $n ->
    [one] Van { $card } is er maar één, en die zit in het deck.
   *[other] Van { $card } zijn er maar { $n }, en die zitten allemaal in het deck.
}

## Het deck en wat eraan mankeert

decks-verdict = Mag ermee gespeeld worden?
decks-verdict-short = { $n ->
    [0] Met dit deck mag je spelen.
    [one] Er klopt één ding niet aan dit deck.
   *[other] Er kloppen { $n } dingen niet aan dit deck.
}
decks-good = Met dit deck mag je spelen: { $edition }.
decks-faults = { $n ->
    [one] Je kunt er nog niet mee spelen, om één reden:
   *[other] Je kunt er nog niet mee spelen, om { $n } redenen:
}
decks-fault-faction = De factie { $faction } zit niet in deze editie: { $edition }.
decks-fault-leader-faction = De leider { $card } hoort bij een andere factie: { $faction }.
decks-fault-leader-edition = De leider { $card } zit niet in deze editie: { $edition }.
decks-fault-units = { $n ->
    [0] Het heeft geen troepen; het moet er minimaal { $limit } hebben, helden meegeteld.
    [one] Het heeft één troep, helden meegeteld; het moet er minimaal { $limit } hebben.
   *[other] Het heeft { $n } troepen, helden meegeteld; het moet er minimaal { $limit } hebben.
}
decks-fault-specials = Het heeft { $n } speciale kaarten; het mag er maximaal { $limit } hebben.
decks-fault-reserve = { $card } hoort in het secundaire deck, niet in het deck zelf.
decks-fault-edition = { $card } zit niet in deze editie: { $edition }.
decks-fault-foreign = { $card } hoort bij een andere factie: { $faction }.
decks-fault-copies = { $limit ->
    [one] Het heeft { $n } keer { $card }; er is er maar één.
   *[other] Het heeft { $n } keer { $card }; er zijn er maar { $limit }.
}
decks-fault-no-name = Geef het deck een naam voordat je het bewaart.
decks-fault-name = De naam van een deck heeft hoogstens 60 letters en geen schuine streep; verander hem voordat je het deck bewaart.
decks-trim = Eruit halen wat niet past
decks-units = Troepen
decks-specials = Speciale kaarten
decks-all = In totaal
decks-at-least = minimaal { $n }
decks-at-most = maximaal { $n }
decks-inside = Kaarten in het deck
decks-none = Er zit nog geen kaart in het deck.
decks-reserve = Vanzelf in het secundaire deck: { $cards }.

## Grafieken en kansen

decks-by-strength = Troepen naar sterkte
decks-by-row = Kaarten naar rij
decks-heroes = Helden
decks-others-units = Andere troepen
decks-bar-strength = Sterkte { $strength }: { $n ->
    [one] één troep
   *[other] { $n } troepen
}{ $heroes ->
    [0] {""}
    [one] , waarvan één held
   *[other] , waarvan { $heroes } helden
}
decks-bar-row = { $unit ->
    [no] { $n }
   *[yes] { $n } (sterkte { $strength })
}
decks-odds = De beginhand
decks-odds-few = Zodra het deck meer dan { $n } kaarten heeft, staan hier de kansen van de beginhand.
decks-odds-gone = De kansen komen uit het lab van de herberg, dat nu niet bereikbaar is. Al het andere werkt ook zonder.
decks-odds-about = Hoe waarschijnlijk ze bij de eerste { $hand } kaarten zitten, en als je tot { $swaps } kaarten vervangt en niets anders zoekt.
decks-odds-what = In de hand
decks-odds-hand = minstens één
decks-odds-two = twee of meer
decks-odds-dug = één, na vervangen
decks-odds-name = { $name } ({ $n })
decks-odds-any = Een kaart met { $ability }
decks-odds-any-weather = Weer op een rij: { $row }
decks-odds-heroes = Helden
decks-odds-spies = Spionnen
decks-odds-specials = Speciale kaarten
decks-odds-weather = Weer
decks-odds-more = Alle { $n } tonen
decks-odds-less = Minder tonen

## Delen en importeren

decks-share = Delen
decks-share-about = Het hele deck zit in de link; er is geen server nodig.
decks-share-link = Het deck als link
decks-share-code = De link als code voor een camera
decks-share-list = Het deck als lijst
decks-copy-list = Lijst kopiëren
decks-save-file = Als bestand bewaren
decks-bring = Deck importeren
decks-bring-about = Een lijst met namen, een link of een bestand.
decks-bring-text = Lijst of link: de naam van een leider, dan een kaart per regel, zoals “3 Nekker”
decks-bring-file = Of een bestand
decks-bring-read = Op de werkbank leggen
decks-bring-bad = Dit kan niet worden gelezen; er is niets veranderd.
decks-link-bad = Het deck in deze link kan niet worden gelezen; er is niets veranderd.
decks-trouble-nothing = Er is niets te lezen; verwacht werd een lijst met kaarten, een link of de tekst van een bestand.
decks-trouble-link = De link brengt geen deck, of niet helemaal; vraag er opnieuw om.
decks-trouble-file = Dit is geen bestand van een deck; verwacht werd een bestand dat hier bewaard is.
decks-trouble-line = “{ $came }” wordt niet begrepen; verwacht werd een regel zoals: leader = "king-bran".
decks-trouble-field = { $known ->
    [yes] “{ $came }” is geen veld van een deck; bedoelde je “{ $near }”?
   *[no] “{ $came }” is geen veld van een deck; verwacht werd name, faction, leader, cards of reserve.
}
decks-trouble-faction = { $known ->
    [yes] “{ $came }” is geen factie; bedoelde je “{ $near }”?
   *[no] “{ $came }” is geen factie; verwacht werd er een zoals “monsters”.
}
decks-trouble-leader = { $known ->
    [yes] “{ $came }” is geen leider; bedoelde je “{ $near }”?
   *[no] “{ $came }” is geen leider; verwacht werd er een zoals “king-bran”.
}
decks-trouble-card = { $known ->
    [yes] “{ $came }” is geen kaart; bedoelde je “{ $near }”?
   *[no] “{ $came }” is geen kaart; verwacht werd de naam van een kaart, met het aantal ervoor.
}
decks-trouble-count = “{ $came }” is geen aantal kaarten; verwacht werd 1 tot 99.
decks-trouble-no-leader = Er staat geen leider in; verwacht werd er een op een eigen regel, vóór de kaarten.
decks-trouble-no-cards = Er staan geen kaarten in.

## Wat er gedaan is, om het terug te nemen

decks-did-link = Meegebracht door een link: { $name }
decks-did-empty = Een leeg deck: { $faction }
decks-did-copy = Gekopieerd: { $name }
decks-did-open = Geopend: { $name }
decks-did-bring = Geïmporteerd: { $name }
decks-did-add = { $card } zit erin: { $n }
decks-did-take = { $card } is eruit; nog over: { $n }
decks-did-faction = Factie: { $faction }
decks-did-edition = Editie: { $edition }
decks-did-name = Naam: { $name }
decks-did-leader = Leider: { $leader }
decks-did-trim = Wat niet paste, is eruit
decks-undone = Teruggenomen: { $what }
