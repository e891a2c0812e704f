### Gwen't, hra s kostkami: názvy a to, na co se hra ptá, co lze zvolit, co se stalo a proč, česky.

## Kostky

die = d{ $faces }
die-showing = { $value } na d{ $faces }

## Frakce

dice-faction-northern-realms = Severní říše
    .does = Za vyhrané kolo, které nerozhodlo hru, přibude kostka: podle volby z balíčku, jinak zapůjčená d6.
dice-faction-monsters = Příšery
    .does = Po každém kole se hodí d10; kostka řady nejvíc vlevo, která neukazuje víc, zůstává do dalšího kola.
dice-faction-nilfgaard = Nilfgaard
    .does = Každá 10 na d10 v ruce exploduje: zůstává a smí se hodit další kostkou z balíčku.
dice-faction-scoiatael = Scoia'tael
    .does = Rozhodují, kdo začne, a vyhrávají každé nerozhodné kolo.
dice-faction-random = Náhodně
    .does = Jednu ze čtyř frakcí určí náhoda.

## Obtížnost a deset kostek, které si soupeř nechává

difficulty-easy = Lehká
difficulty-normal = Normální
difficulty-hard = Těžká
difficulty-roll = Podle d10
keeps-lowest = deset nejnižších
keeps-median = deset prostředních
keeps-highest = deset nejvyšších

## Pojmy

term-die = Kostka
term-base-hand = Základní ruka
term-difficulty = Obtížnost
term-bet = Sázka
term-stake = Vklad soupeře
term-pot = Bank
term-reward = Odměna
term-merchant = Obchodník
term-market-value = Tržní cena
term-purse = Měšec
term-collection = Sbírka
term-set = Sada gwen'tu
term-tactics-check = Hod na taktiku
term-bonus-round = Bonusové kolo
term-roll-off = Rozhodující hod
term-faction-bonus = Bonus frakce
crowns = { $n ->
        [one] { $n } redanská koruna
        [few] { $n } redanské koruny
        [many] { $n } redanské koruny
       *[other] { $n } redanských korun
    }

## Otázky

dice-ask-faction =
    .luck = { $you ->
        [yes] Tvou frakci
       *[no] Frakci hráče { $who }
    } určí náhoda.
dice-ask-difficulty =
    .luck = Obtížnost určí d10.
dice-ask-first = Kdo začne?
    .other = { $who } rozhoduje, kdo začne.
    .luck = O tom, kdo začne, rozhodne hod mincí.
dice-ask-pick = Kterými kostkami hodíš? { $n ->
        [one] Zbývá vybrat jednu.
        [few] Zbývá vybrat { $n }.
        [many] Zbývá vybrat { $n }.
       *[other] Zbývá vybrat { $n }.
    }
    .other = { $who } vybírá kostky k hodu.
dice-ask-roll =
    .luck = { $you ->
        [yes] Házíš
       *[no] { $who } hází
    } kostkou.
dice-ask-check =
    .luck = { $you ->
        [yes] Házíš
       *[no] { $who } hází
    } d10 na taktiku.
dice-ask-reroll = Taktika: kterou kostku přehodíš? { $n ->
        [one] Zbývá jedno přehození.
        [few] Zbývají { $n } přehození.
        [many] Zbývá { $n } přehození.
       *[other] Zbývá { $n } přehození.
    }
    .other = { $who } může přehodit nízké kostky.
dice-ask-explode = Desítka exploduje: kterou kostkou ze svého balíčku hodíš?
    .other = Desítka exploduje a { $who } může hodit další kostkou.
dice-ask-turn = Jsi na tahu: zahraj kostku, nebo vynech tah.
    .other = Na tahu je { $who }.
dice-ask-add = Která kostka z tvého balíčku se přidá do ruky?
    .other = { $who } vybírá kostku z balíčku.
dice-ask-keep =
    .luck = { $you ->
        [yes] Házíš
       *[no] { $who } hází
    } d10 o kostku, která zůstane.
dice-ask-roll-off =
    .luck = { $you ->
        [yes] Házíš
       *[no] { $who } hází
    } d10 o rozhodnutí.
dice-ask-reward =
    .luck = { $you ->
        [yes] Házíš
       *[no] { $who } hází
    } d100 o odměnu.

## Možnosti

dice-option-first = { $you ->
        [yes] Začínáš ty
       *[no] Začíná { $who }
    }
dice-option-faction = { $faction }
dice-option-take = Hodit: { $die }
dice-option-largest = Největší kostky
dice-option-roll = { $die }
dice-option-reroll = Přehodit: { $die }
dice-option-add = Přidat: { $die }
dice-option-play = Zahrát: { $die }
dice-option-pass = Vynechat tah
dice-option-done = Hotovo
dice-option-decline = Žádnou kostku

## Události

dice-event-faction = { $you ->
        [yes] Tvá frakce
       *[no] Frakce hráče { $who }
    }: { $faction }.
dice-event-difficulty = Na d10 padlo { $roll }. Obtížnost: { $difficulty }.
dice-event-first = { $you ->
        [yes] Začínáš
       *[no] { $who } začíná
    } { $round }. kolo.
dice-event-picked = { $you ->
        [yes] Vybíráš kostku
       *[no] { $who } vybírá kostku
    }{ $known ->
        [yes] : { $die }
       *[no] { "" }
    }.
dice-event-rolled = { $you ->
        [yes] Házíš kostkou
       *[no] { $who } hází kostkou
    }{ $known ->
        [yes] : { $die }
       *[no] { "" }
    }.
dice-event-rerolled = { $you ->
        [yes] Přehazuješ kostku
       *[no] { $who } přehazuje kostku
    }{ $known ->
        [yes] : { $die }
       *[no] { "" }
    }.
dice-event-base = { $you ->
        [yes] Necháváš si
       *[no] { $who } si nechává
    } { $keeps } hodnot.
dice-event-exploded = { $you ->
        [yes] Tvá desítka exploduje
       *[no] Desítka hráče { $who } exploduje
    }.
dice-event-added = { $you ->
        [yes] Přidáváš kostku
       *[no] { $who } přidává kostku
    }{ $known ->
        [yes] : { $die }
       *[no] { "" }
    }.
dice-event-check = { $you ->
        [yes] Tvůj hod na taktiku
       *[no] Hod na taktiku, { $who }
    }: { $total } ({ $die }).
dice-event-played = { $you ->
        [yes] Hraješ kostku
       *[no] { $who } hraje kostku
    }: { $die }. Součet: { $total }.
dice-event-passed = { $you ->
        [yes] Vynecháváš tah
       *[no] { $who } vynechává tah
    }.
dice-event-round = { $you ->
        [yes] Vyhráváš { $round }. kolo.
        [nobody] { $round }. kolo končí remízou.
       *[no] { $who } vyhrává { $round }. kolo.
    }
dice-event-kept = Na d10 padlo { $roll }: { $you ->
        [yes] u tebe
       *[no] u hráče { $who }
    } zůstává { $die }.
dice-event-rolled-again = Žádná kostka neukazuje tak málo ({ $die }): d10 se hází znovu.
dice-event-roll-off = Rozhodující hod: { $you ->
        [yes] házíš
       *[no] { $who } hází
    } { $roll }.
dice-event-reward = Na d100 padlo { $roll }: { $you ->
        [yes] získáváš
       *[no] { $who } získává
    } kostku { $die }.

## Vysvětlení

dice-explain-die = { $causes }. Součet: { $n }
dice-explain-kept = { $causes }, ponecháno z minulého kola. Součet: { $n }

## Konec hry

dice-outcome-rounds = { $you ->
        [yes] Vyhráváš hru na kola.
        [nobody] Hra končí remízou: obě strany vyhrály stejně kol.
       *[no] { $who } vyhrává hru na kola.
    }
dice-outcome-lives = { $you ->
        [yes] Vyhráváš hru: soupeř přišel o poslední život.
        [nobody] Hra končí remízou: obě strany přišly o poslední život.
       *[no] { $who } vyhrává hru: soupeř přišel o poslední život.
    }
dice-outcome-roll-off = { $you ->
        [yes] Vyhráváš hru rozhodujícím hodem.
       *[no] { $who } vyhrává hru rozhodujícím hodem.
    }
