### Na co se hra ptá, co lze zvolit, co se stalo a proč, u stolu s gwintem, česky.

## Otázky

gwent-ask-first = Kdo začne?
    .other = { $who } rozhoduje, kdo začne.
    .luck = O tom, kdo začne, rozhodne hod mincí.
gwent-ask-draw =
    .luck = { $you ->
        [yes] Lízneš si kartu.
       *[no] { $who } si líže kartu.
    }
gwent-ask-swap = Chceš vyměnit kartu z úvodní ruky? { $n ->
        [one] Můžeš vyměnit ještě jednu.
        [few] Můžeš vyměnit až { $n }.
        [many] Můžeš vyměnit až { $n }.
       *[other] Můžeš vyměnit až { $n }.
    }
    .other = { $who } může vyměnit karty z úvodní ruky.
gwent-ask-turn = Jsi na tahu: vynes kartu, použij velitele, nebo vynech tah.
    .other = Na tahu je { $who }.
gwent-ask-row = Do které řady patří tato karta: { $what }?
    .other = { $who } vybírá řadu pro kartu: { $what }.
gwent-ask-decoy = Kterou jednotku nahradí návnada?
    .other = { $who } vybírá jednotku, kterou nahradí návnada.
gwent-ask-revive = Která jednotka z tvého balíčku odhozených karet se vrátí?
    .other = { $who } vybírá jednotku, která se vrátí.
    .luck = Jednotku, která se vrátí, určí náhoda.
gwent-ask-weather = Kterou kartu počasí ze svého balíčku vyneseš?
    .other = { $who } vybírá kartu počasí ze svého balíčku.
gwent-ask-take = Kterou kartu si vezmeš do ruky?
    .other = { $who } vybírá kartu z balíčku odhozených karet.
gwent-ask-discard = Kterou kartu zahodíš? { $n ->
        [one] Zbývá jedna karta.
        [few] Zbývají { $n } karty.
        [many] Zbývá { $n } karty.
       *[other] Zbývá { $n } karet.
    }
    .other = { $who } vybírá karty k zahození.
gwent-ask-fetch = Kterou kartu ze svého balíčku si vezmeš?
    .other = { $who } hledá kartu ve svém balíčku.
gwent-ask-show =
    .luck = Ukázané karty určí náhoda.
gwent-ask-keep =
    .luck = Jednotku, která zůstane na bojišti, určí náhoda.
gwent-ask-return =
    .luck = Jednotky, které se vrátí z balíčku odhozených karet, určí náhoda.

## Možnosti

gwent-option-first = { $you ->
        [yes] Začínáš ty
       *[no] Začíná { $who }
    }
gwent-option-play = Vynést: { $card }
gwent-option-leader = Použít velitele
gwent-option-pass = Vynechat tah
gwent-option-done = Hotovo
gwent-option-replace = Vyměnit: { $card }
gwent-option-row = { $row }
gwent-option-decoy = Vzít zpět: { $card } ({ $row })
gwent-option-revive = Vrátit do hry: { $card }
gwent-option-take = Vzít: { $card }
gwent-option-discard = Zahodit: { $card }
gwent-option-draw = Líznout: { $card }
gwent-option-show = Ukázat: { $card }
gwent-option-keep = Ponechat: { $card } ({ $row })

## Události

gwent-event-first = { $you ->
        [yes] Začínáš
       *[no] { $who } začíná
    } { $round }. kolo.
gwent-event-drew = { $you ->
        [yes] Lízneš si kartu
       *[no] { $who } si líže kartu
    }{ $known ->
        [yes] : { $card }
       *[no] { "" }
    }.
gwent-event-swapped = { $you ->
        [yes] Vyměňuješ kartu
       *[no] { $who } vyměňuje kartu
    }{ $known ->
        [yes] : { $card }
       *[no] { "" }
    }.
gwent-event-played = { $you ->
        [yes] Vynášíš
       *[no] { $who } vynáší
    } kartu: { $card }.
gwent-event-placed = { $cause ->
        [none] { $mine ->
            [yes] Vynášíš
           *[no] { $doer } vynáší
        } kartu{ $across ->
            [yes] {" "}na { $you ->
                [yes] tvou stranu
               *[no] stranu hráče { $who }
            }
           *[no] {""}
        }: { $card }
       *[other] Na { $you ->
            [yes] tvou stranu
           *[no] stranu hráče { $who }
        } přichází { $card }
    } ({ $row }).
gwent-event-laid = { $you ->
        [yes] Pokládáš
       *[no] { $who } pokládá
    } kartu vedle řady: { $card } ({ $row }).
gwent-event-destroyed = Na { $you ->
        [yes] tvé straně
       *[no] straně hráče { $who }
    } je zničena karta { $card } ({ $row }).
gwent-event-decoyed = { $you ->
        [yes] Vynášíš Návnadu
       *[no] { $who } vynáší Návnadu
    }: { $card } ({ $row }) se vrací do ruky.
gwent-event-revived = { $you ->
        [yes] Vracíš
       *[no] { $who } vrací
    } do hry kartu: { $card }.
gwent-event-transformed = Na { $you ->
        [yes] tvé straně
       *[no] straně hráče { $who }
    } se mění { $card } ({ $row }).
gwent-event-kept = Na { $you ->
        [yes] tvé straně
       *[no] straně hráče { $who }
    } zůstává { $card } ({ $row }).
gwent-event-returned = Z { $you ->
        [yes] tvého balíčku odhozených karet
       *[no] balíčku odhozených karet hráče { $who }
    } se vrací { $card }.
gwent-event-passed = { $you ->
        [yes] Vynecháváš tah
       *[no] { $who } vynechává tah
    }.
gwent-event-leader = { $you ->
        [yes] Používáš velitele
       *[no] { $who } používá velitele
    }: { $leader }.
gwent-event-sounded = Na { $you ->
        [yes] tvé straně
       *[no] straně hráče { $who }
    } zní roh ({ $row }).
gwent-event-shown = { $you ->
        [yes] Soupeř si prohlíží kartu z tvé ruky.
       *[no] { $known ->
            [yes] V ruce hráče { $who } vidíš kartu { $card }.
           *[no] Někdo si prohlíží kartu z ruky hráče { $who }.
        }
    }
gwent-event-took = { $you ->
        [yes] Bereš si
       *[no] { $who } si bere
    } do ruky: { $card }.
gwent-event-discarded = { $you ->
        [yes] Zahazuješ
       *[no] { $who } zahazuje
    } kartu: { $card }.
gwent-event-fetched = { $you ->
        [yes] Bereš si z balíčku kartu
       *[no] { $who } si bere z balíčku kartu
    }{ $known ->
        [yes] : { $card }
       *[no] { "" }
    }.
gwent-event-moved = Na { $you ->
        [yes] tvé straně
       *[no] straně hráče { $who }
    } mění řadu { $card } ({ $row }).
gwent-event-shuffled = { $you ->
        [yes] Z tvého balíčku odhozených karet
       *[no] Z balíčku odhozených karet hráče { $who }
    } se do balíčku { $n ->
        [one] vrací jedna karta
        [few] vracejí { $n } karty
        [many] vrací { $n } karty
       *[other] vrací { $n } karet
    }.
gwent-event-round = { $you ->
        [yes] Vyhráváš { $round }. kolo
        [nobody] { $round }. kolo končí remízou
       *[no] { $who } vyhrává { $round }. kolo
    }{ $known ->
        [yes] : { $you ->
            [nobody] obě strany hrají za { $faction }
           *[other] { $faction } vyhrává remízy
        }
       *[no] {""}
    }.

## Vysvětlení

gwent-explain-printed = Síla na kartě: { $n }
gwent-explain-hero = Na hrdinu nic nepůsobí: { $n }
gwent-explain-weather = Počasí ({ $causes }): { $n }
gwent-explain-spies-doubled = Zdvojení špehové ({ $causes }): { $n }
gwent-explain-tight-bond = Pevné pouto ({ $causes }): { $n }
gwent-explain-morale = Povzbuzení ({ $causes }): { $n }
gwent-explain-horn = Velitelský roh ({ $causes }): { $n }

## Konec hry

gwent-outcome-gems = { $you ->
        [yes] Vyhráváš hru: soupeři došly drahokamy.
        [nobody] Hra končí remízou: oba hráči ztratili poslední drahokam.
       *[no] { $who } vyhrává hru: soupeři došly drahokamy.
    }
