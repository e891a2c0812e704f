### Unmatched: Steel & Silver: názvy a to, na co se hra ptá, co lze zvolit, co se stalo a proč, česky.

## Hrdinové, bojovníci, bojiště

hero-geralt = Geralt z Rivie
hero-ciri = Ciri
hero-leshen = Prastarý lešij
fighter-geralt = Geralt
fighter-dandelion = Marigold
fighter-ciri = Ciri
fighter-ihuarraquax = Ihuarraquax
fighter-leshen = Lešij
fighter-wolf = Vlk { $letter }
fighter-mirrored = { $fighter } ({ $n })
board-kaer-morhen = Kaer Morhen
board-fayrlund-forest = Les Fayrlund
ability-always-prepared = Vždy připraven
    .does = Před hrou si vyber jeden meč, jednu zbroj a jeden lektvar; obě kopie každé karty přijdou do balíčku.
ability-source = Zdroj
    .does = Účinky Zdroje závisejí na počtu karet Zdroje v tvých odhozených kartách; od sedmi už tvé karty nelze zrušit.
ability-heart-of-the-forest = Srdce lesa
    .does = Pokud lešij v tomto tahu už útočil, má jeho útok o 3 víc.

## Zóny

zone-moss = mechová
zone-white = bílá
zone-sky = blankytná
zone-royal = královská modrá
zone-gold = zlatá
zone-purple = fialová
zone-gray = šedá
zone-orange = oranžová
zone-light-green = světle zelená
zone-slate = břidlicová
zone-dark-green = tmavě zelená
zone-red = červená
zone-cream = krémová
zone-light-blue = světle modrá
zone-tan = pískově hnědá

## Druhy karet, kategorie vybavení, okamžiky

type-attack = Útok
type-defence = Obrana
type-versatile = Univerzální
type-scheme = Lest

## Karty

card-igni = Igni
    .does = Po boji utrží soupeřův bojovník 2 zranění a každý další vedle Geralta 1.
card-riposte = Riposta
    .does = Po boji způsob 1 zranění bojovníkovi vedle Geralta, nebo si s ním Geralt vymění místo.
card-yrden = Yrden
    .does = Okamžitě: soupeřův bojovník do konce tahu nesmí opustit své pole. Po boji se Geralt pohne až o 2.
card-rend = Rozpárání
    .does = Během boje smíš tuto kartu posílit.
card-disciplined-duelist = Ukázněný duelant
    .does = Po boji rozhodne číslo na soupeřově kartě: při 2 si smíš líznout kartu, při 3 utrží soupeřův bojovník 1 zranění, při 4 soupeř zahodí kartu.
card-damn-youre-ugly = Sakra, ty jsi ale ošklivý
    .does = Bez účinku.
card-annoying-tune = Otravná melodie
    .does = Po boji pohneš soupeřovým bojovníkem až o 4.
card-plot-twist = Dějový zvrat
    .does = Po boji si prohlédneš soupeřovu ruku a vybereš kartu, která se zahodí; pak si jednu lízneš.
card-witcher-senses = Zaklínačské smysly
    .does = Najdi v balíčku nebo v odhozených kartách kartu Vybavení a vezmi si ji. Byla-li v balíčku, zamíchá se tam tato karta.
card-sword-of-steel = Ocelový meč
    .does = Po boji získáš akci, nebo dvě, má-li soupeřův bojovník ještě aspoň 8 životů.
card-sword-of-silver = Stříbrný meč
    .does = Okamžitě: hodnota soupeřovy karty se nepočítá, je-li na ní vytištěno 4 nebo víc.
card-wolf-medallion = Vlčí medailon
    .does = Okamžitě: účinky soupeřovy karty se ruší. Během boje se její hodnota nepočítá, není-li soupeřův bojovník vedle Geralta.
card-armor-of-the-forgotten-wolf = Zbroj zapomenutého vlka
    .does = Během boje má tato karta o 1 víc za každého vedle Geralta. Po boji tah končí.
card-blizzard = Vánice
    .does = Lízni si kartu, pak se Geralt pohne až o 3. Dokud leží ve hře, žádný soupeř nezískává akce. Zahodí se na konci tvého tahu bez útoku.
card-tawny-owl = Puštík
    .does = Lízni si dvě karty a získej akci. Dokud leží ve hře, smíš ignorovat účinek, který tě nutí zahazovat z ruky. Zahodí se na konci tvého tahu bez útoku.
card-lion-cub-of-cintra = Lvíče z Cintry
    .does = Během boje, Zdroj 1: hodnota je místo toho 4. Zdroj 5: je 7.
card-channel-the-source = Usměrnění Zdroje
    .does = Během boje smíš z ruky zahodit libovolně mnoho karet Zdroje: za každou o 2 víc.
card-bane-of-the-aen-elle = Zhouba Aen Elle
    .does = Po boji se Ihuarraquax pohne až o 4, i skrz soupeřovy bojovníky, a jeden z těch, kterými prošel, utrží 1 zranění.
card-pushed-to-the-brink = Na samém okraji
    .does = Po boji, Zdroj 2: 1 zranění soupeřovu bojovníkovi. Zdroj 7: 2 zranění soupeřovu bojovníkovi nejvýše 3 pole od Ciri.
card-the-lady-of-space-and-time = Paní prostoru a času
    .does = Po boji, Zdroj 3: jedna z tvých odhozených karet jde navrch balíčku. Zdroj 8: jedna jde do ruky a ještě si jednu lízneš.
card-zireael = Zireael
    .does = Během boje, Zdroj 3: hodnota je místo toho 4. Zdroj 5: je 4 a soupeř zahodí náhodnou kartu.
card-blink = Mžik
    .does = Po boji se Ciri pohne až o 3, i skrz soupeřovy bojovníky.
card-searching-strike = Pátravý úder
    .does = Po boji, při vítězství: smíš v balíčku najít kartu Zdroje, ukázat ji a vzít si ji.
card-parry = Vykrytí
    .does = Okamžitě: účinky soupeřovy karty se ruší.
card-child-of-the-elder-blood = Dítě starší krve
    .does = Zdroj 4: každý další v zóně Ciri utrží 1 zranění. Zdroj 9: 3 zranění.
card-unicorn-ally = Spojenec jednorožec
    .does = Ciri si obnoví 2 životy. Dokud leží ve hře, lízneš si kartu po každém svém boji. Zahodí se na konci tvého tahu s 5 nebo více kartami v ruce.
card-flock-of-birds = Hejno ptáků
    .does = Po boji smíš lešije umístit na libovolné prázdné pole.
card-primeval-slam = Prapůvodní úder
    .does = Po boji přivolej vlka do lešijovy zóny, pak se každý vlk pohne až o 3.
card-command-the-forest = Povel lesu
    .does = Po boji, při vítězství: soupeř zahodí kartu.
card-nature-abounds = Bující příroda
    .does = Po boji si lízni kartu za každého svého bojovníka vedle soupeřova bojovníka.
card-disturbing-howls = Znepokojivé vytí
    .does = Po boji pohneš soupeřovým bojovníkem až o 2 a získáš akci.
card-planted-feet = Pevně na zemi
    .does = Po boji si lízni kartu, pokud tvůj bojovník v tomto tahu neopustil své pole.
card-wily-fighting = Lstivý boj
    .does = Po boji utrží každý soupeřův bojovník vedle tvého 1 zranění.
card-harrying-strike = Dotěrný úder
    .does = Během boje má tato karta o 2 víc za každého tvého bojovníka vedle soupeřova bojovníka.
card-primeval-guardian = Prapůvodní strážce
    .does = Během boje se zahodí vrchní karta soupeřova balíčku a její posílení se přičte k soupeřově hodnotě. Po boji se každý vlk pohne až o 3.
card-strength-of-the-pack = Síla smečky
    .does = Přivolej vlka do lešijovy zóny. Dokud leží ve hře, lešij si na začátku tvých tahů obnoví 1 život. Zahodí se na konci tvého tahu, není-li v té zóně žádný vlk.
card-vanish-into-murder = Zmizení v hejnu vran
    .does = Každý soupeřův bojovník v lešijově zóně utrží 1 zranění a lešij opustí plán. Na začátku svého dalšího tahu ho umísti na libovolné prázdné pole a lízni si kartu.

## Pojmy

term-hero = Hrdina
term-sidekick = Pomocník
term-fighter = Bojovník
term-space = Pole
term-zone = Zóna
term-health = Životy
term-move-value = Hodnota pohybu
term-melee = Na blízko
term-ranged = Na dálku
term-boost = Posílení
term-banner = Praporec
term-action = Akce
term-manoeuvre = Manévr
term-ongoing-scheme = Trvalá lest
term-equipment = Vybavení
term-source-card = Karta Zdroje
term-hand = Ruka

## Otázky

unmatched-ask-equipment = Jaké vybavení si vezmeš?
    .other = { $who } vybírá vybavení.
unmatched-ask-place = Kde má figurka stát?
    .other = { $who } umisťuje figurku.
unmatched-ask-draw = Lízneš si kartu?
    .other = { $who } si může líznout kartu.
    .luck = { $you ->
        [yes] Lízneš si kartu.
       *[no] { $who } si líže kartu.
    }
unmatched-ask-action = Tvá akce: manévr, lest, nebo útok.
    .other = { $who } vybírá akci.
unmatched-ask-boost = Zahodíš kartu pro její posílení?
    .other = { $who } může zahodit kartu pro její posílení.
unmatched-ask-limit = Máš v ruce příliš mnoho karet: kterou zahodíš?
    .other = { $who } zahazuje do sedmi karet.
unmatched-ask-move = Kdo se pohne a kam?
    .other = { $who } hýbe bojovníky.
unmatched-ask-attack = Kterou kartou zaútočíš?
    .other = { $who } vykládá útočnou kartu.
unmatched-ask-defence = Kterou kartou se budeš bránit?
    .other = { $who } může vyložit obrannou kartu.
unmatched-ask-discard = Kterou kartu zahodíš?
    .other = { $who } musí zahodit kartu.
    .luck = Kartu, kterou { $you ->
        [yes] zahodíš
       *[no] zahodí { $who }
    }, určí náhoda.
unmatched-ask-ignore = Zahodíš náhodnou kartu, nebo účinek ignoruješ?
    .other = { $who } může účinek ignorovat.
unmatched-ask-look = Která karta ze soupeřovy ruky se zahodí?
    .other = { $who } si prohlíží ruku a vybírá v ní kartu.
unmatched-ask-search = Kde budeš hledat?
    .other = { $who } vybírá, kde hledat.
unmatched-ask-take = Kterou kartu si vezmeš?
    .other = { $who } vybírá kartu, kterou si vezme.
unmatched-ask-mill =
    .luck = Vrchní kartu balíčku odkryje náhoda.
unmatched-ask-hit = Kdo utrží zranění?
    .other = { $who } vybírá, kdo utrží zranění.
unmatched-ask-spend = Kterou kartu Zdroje zahodíš?
    .other = { $who } může zahodit karty Zdroje.
unmatched-ask-through = Skrz koho cesta vedla?
    .other = { $who } vybírá, skrz koho cesta vedla.
unmatched-ask-riposte = Způsobit zranění, nebo si vyměnit místo?
    .other = { $who } způsobí zranění, nebo vymění místa.
unmatched-ask-summon = Kam přijde vlk?
    .other = { $who } přivolává vlka.

## Možnosti

unmatched-option-equip = { $card }
unmatched-option-place = { $fighter } na { $space }
unmatched-option-move = { $fighter } na { $space }
unmatched-option-manoeuvre = Manévr
unmatched-option-scheme = Lest: { $card }
unmatched-option-attack = { $fighter } útočí, cíl: { $target }
unmatched-option-lay = Útok kartou: { $card }
unmatched-option-defend = Obrana kartou: { $card }
unmatched-option-boost = Posílení kartou: { $card }
unmatched-option-discard = Zahodit: { $card }
unmatched-option-take = Vzít: { $card }
unmatched-option-draw-one = Líznout kartu
unmatched-option-draw = Líznout: { $card }
unmatched-option-search-deck = Hledat v balíčku
unmatched-option-search-discard = Hledat v odhozených kartách
unmatched-option-hit = Zranit: { $fighter }
unmatched-option-swap = Vyměnit místo: { $fighter }
unmatched-option-through = Cesta vedla skrz: { $fighter }
unmatched-option-through-nobody = Skrz nikoho
unmatched-option-accept = Zahodit náhodně
unmatched-option-ignore = Ignorovat účinek
unmatched-option-decline = Ne, díky
unmatched-option-done = Hotovo

## Události

unmatched-event-equipped = { $you ->
        [yes] Bereš si s sebou
       *[no] { $who } si bere s sebou
    }: { $card }.
unmatched-event-placed = { $fighter }: umístění na { $space }.
unmatched-event-moved = { $fighter } jde na { $space }.
unmatched-event-swapped = { $fighter } se přesouvá na { $space }.
unmatched-event-removed = { $fighter } opouští plán.
unmatched-event-rooted = { $fighter } v tomto tahu nesmí opustit { $space }.
unmatched-event-drew = { $you ->
        [yes] Lízneš si kartu
       *[no] { $who } si líže kartu
    }{ $known ->
        [yes] : { $card }
       *[no] { "" }
    }.
unmatched-event-turn = { $you ->
        [yes] Začíná tvůj tah.
       *[no] Začíná tah hráče { $who }.
    }
unmatched-event-manoeuvre = { $you ->
        [yes] Manévruješ
       *[no] { $who } manévruje
    }.
unmatched-event-scheme = { $you ->
        [yes] Hraješ
       *[no] { $who } hraje
    } lest: { $card }.
unmatched-event-discarded = { $you ->
        [yes] Zahazuješ
       *[no] { $who } zahazuje
    } kartu: { $card }.
unmatched-event-attacked = { $fighter } útočí, cíl: { $target }.
unmatched-event-laid = { $you ->
        [yes] Vykládáš kartu lícem dolů
       *[no] { $who } vykládá kartu lícem dolů
    }{ $known ->
        [yes] : { $card }
       *[no] { "" }
    }.
unmatched-event-revealed = { $you ->
        [yes] Odkrýváš
       *[no] { $who } odkrývá
    } kartu: { $card }.
unmatched-event-cancelled = Účinky karty se ruší: { $card }.
unmatched-event-fought = { $you ->
        [yes] Vyhráváš boj
       *[no] { $who } vyhrává boj
    } { $attack } : { $defence }; zranění v boji: { $damage }.
unmatched-event-damaged = { $fighter } utrží { $n } zranění.
unmatched-event-recovered = { $fighter } si obnovuje { $n ->
        [one] { $n } život
        [few] { $n } životy
        [many] { $n } života
       *[other] { $n } životů
    }.
unmatched-event-defeated = { $fighter } je mimo boj.
unmatched-event-exhausted = { $you ->
        [yes] Tvůj balíček je prázdný
       *[no] Balíček hráče { $who } je prázdný
    }: každý tamní bojovník utrží { $n } zranění.
unmatched-event-gained = { $you ->
        [yes] Získáváš
       *[no] { $who } získává
    } { $n ->
        [one] akci
        [few] { $n } akce
        [many] { $n } akce
       *[other] { $n } akcí
    }.
unmatched-event-ended = { $you ->
        [yes] Tvůj tah okamžitě končí.
       *[no] Tah hráče { $who } okamžitě končí.
    }
unmatched-event-looked = { $you ->
        [yes] Soupeř si prohlíží tvou ruku
       *[no] Někdo si prohlíží ruku hráče { $who }
    } ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } karty
       *[other] { $n } karet
    }).
unmatched-event-searched = { $you ->
        [yes] Prohledáváš svůj balíček
       *[no] { $who } prohledává svůj balíček
    }.
unmatched-event-took = { $you ->
        [yes] Bereš si
       *[no] { $who } si bere
    } kartu: { $card }.
unmatched-event-returned = { $you ->
        [yes] Bereš si
       *[no] { $who } si bere
    } z odhozených karet: { $card }.
unmatched-event-out = { $you ->
        [yes] Vypadáváš
       *[no] { $who } vypadává
    } ze hry.
unmatched-event-dormant = { $you ->
        [yes] Nemáš
       *[no] { $who } nemá
    } na plánu žádného bojovníka.

## Vysvětlení

unmatched-explain-no-card = Žádná karta: { $n }
unmatched-explain-printed = Hodnota na kartě: { $n }
unmatched-explain-instead = Místo ní jiná hodnota: { $n }
unmatched-explain-added = Přičteno ({ $causes }): { $n }
unmatched-explain-ignored = Hodnota se nepočítá ({ $causes }): { $n }
unmatched-explain-cancelled = Účinky této karty jsou zrušeny

## Vysvětlení: proč lze pole dosáhnout, nebo ne

unmatched-explain-reaches = { $a } dosáhne na { $b }: kroků { $n } z { $c }
unmatched-explain-away = { $a } na { $b } nedosáhne: do návratu mimo plán
unmatched-explain-defeated = { $a } na { $b } nedosáhne: bojovník je mimo boj
unmatched-explain-stands-there = { $a } na { $b } nedosáhne: už tam stojí
unmatched-explain-held = { $a } na { $b } nedosáhne: v tomto tahu nesmí opustit své pole
unmatched-explain-occupied = { $a } na { $b } nedosáhne: stojí tam { $c }
unmatched-explain-blocked = { $a } na { $b } nedosáhne: v cestě stojí soupeřovi bojovníci
unmatched-explain-arrows = { $a } na { $b } nedosáhne: šipky vedou opačně a oklikou je to { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    }
unmatched-explain-too-far = { $a } na { $b } nedosáhne: je to { $n ->
        [one] { $n } krok
        [few] { $n } kroky
        [many] { $n } kroku
       *[other] { $n } kroků
    } a dovoleno je { $c }

## Vysvětlení: proč lze na bojovníka útočit, nebo ne

unmatched-explain-adjacent = { $a } může útočit, cíl { $b }: sousedí spolu
unmatched-explain-same-zone = { $a } může útočit na dálku, cíl { $b }: společná zóna { $c }
unmatched-explain-two-zones = { $a } může útočit na dálku, cíl { $b }: společné zóny { $c } a { $d }
unmatched-explain-attacker-away = { $a } nemůže útočit, cíl { $b }: útočník je do návratu mimo plán
unmatched-explain-attacker-defeated = { $a } nemůže útočit, cíl { $b }: útočník je poražen
unmatched-explain-target-away = { $a } nemůže útočit, cíl { $b }: cíl je do návratu mimo plán
unmatched-explain-target-defeated = { $a } nemůže útočit, cíl { $b }: cíl je poražen
unmatched-explain-same-side = { $a } nemůže útočit, cíl { $b }: jsou na stejné straně
unmatched-explain-not-adjacent = { $a } nemůže útočit, cíl { $b }: nesousedí spolu
unmatched-explain-no-common-zone = { $a } nemůže útočit, cíl { $b }: nesousedí a nemají společnou zónu
unmatched-explain-first-turn = { $a } nemůže útočit, cíl { $b }: v prvním tahu lze útočit jen na dalšího hráče

## Konec hry

unmatched-outcome-defeat = { $you ->
        [yes] Vyhráváš: tvůj hrdina zůstal stát jako poslední.
       *[no] Vyhrává { $who }: tamní hrdina zůstal stát jako poslední.
    }
unmatched-outcome-turns = Remíza: hra trvala příliš dlouho.
