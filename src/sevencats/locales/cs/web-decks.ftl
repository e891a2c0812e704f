### Tvorba balíčků v prohlížeči, česky.

## Kde začít

decks-start = Vyber balíček, na kterém budeš stavět
decks-start-about = Pokračuj se svým balíčkem, zkopíruj hotový, nebo začni s prázdným. Uložené balíčky si můžeš zvolit, když usedneš ke hře.
decks-back = Zpět k balíčku „{ $name }“
decks-unnamed = Balíček beze jména
decks-own = Tvoje balíčky
decks-own-none = Zatím nemáš uložený žádný balíček.
decks-waiting = Jen v tomto zařízení, dokud není hostinec dostupný
decks-empty = Prázdný balíček
decks-premade = Kopie hotových balíčků
decks-throw = Zahodit balíček „{ $name }“
decks-throw-sure = Zahodit balíček „{ $name }“ nadobro?
decks-throw-no = Nechat
decks-throw-yes = Zahodit

## Pracovní stůl

decks-build = Tvorba balíčků
decks-keep = Uložit balíček
decks-kept = Balíček „{ $name }“ je uložen. Můžeš si ho zvolit, když usedneš ke hře.
decks-kept-here = Hostinec není dostupný: balíček „{ $name }“ je uložen v tomto zařízení a do police hostince se dostane později.
decks-play = Hrát s ním
decks-undo = Vzít zpět
decks-others = Jiné balíčky
decks-replace = Balíček jménem „{ $name }“ už máš
decks-replace-about = Když uložíš tento, o druhý přijdeš.
decks-replace-no = Zatím neukládat
decks-replace-yes = Nahradit
decks-views = Co je vidět
decks-view-cards = Karty
decks-view-deck = Balíček: { $n }
decks-view-charts = Grafy
decks-heading = Jméno a velitel
decks-name = Jméno balíčku
decks-faction = Frakce

## Hledání karet

decks-catalogue = Všechny karty
decks-search = Hledat: jméno nebo schopnost
decks-filter-faction = Frakce
decks-filter-mine = Hodí se do balíčku
decks-filter-all = Vše
decks-filter-row = Řada
decks-filter-none = Bez řady
decks-filter-ability = Schopnost
decks-filter-strength = Síla
decks-filter-clear = Znovu ukázat vše
decks-found = { $n ->
    [0] Taková karta tu není.
    [one] Jedna karta.
    [few] { $n } karty.
   *[other] { $n } karet.
}
decks-hint = Stiskem karty ji přidáš do balíčku; stiskem v balíčku ji odebereš.
decks-add = Přidat: { $card }. { $kind }. V balíčku: { $n } z { $most }. { $why }
decks-take = Odebrat jednu: { $card }. V balíčku: { $n }.
decks-look = Prohlédnout: { $card }
decks-all-in = { $n ->
    [one] { $card }: existuje jen jedna taková karta a je v balíčku.
    [few] { $card }: existují jen { $n } takové karty a všechny jsou v balíčku.
   *[other] { $card }: existuje jen { $n } takových karet a všechny jsou v balíčku.
}

## Balíček a co je na něm špatně

decks-verdict = Smí se s ním hrát?
decks-verdict-short = { $n ->
    [0] S tímto balíčkem se smí hrát.
    [one] V balíčku je jedna závada.
    [few] V balíčku jsou { $n } závady.
   *[other] V balíčku je { $n } závad.
}
decks-good = S tímto balíčkem se smí hrát: { $edition }.
decks-faults = { $n ->
    [one] Zatím se s ním hrát nedá. Důvod:
   *[other] Zatím se s ním hrát nedá. Důvody ({ $n }):
}
decks-fault-faction = Frakce { $faction } v této edici není: { $edition }.
decks-fault-leader-faction = Velitel { $card } patří k jiné frakci: { $faction }.
decks-fault-leader-edition = Velitel { $card } v této edici není: { $edition }.
decks-fault-units = { $n ->
    [0] Nemá žádnou jednotku; potřebuje jich nejméně { $limit } včetně hrdinů.
    [one] Má jednu jednotku včetně hrdinů; potřebuje jich nejméně { $limit }.
    [few] Má { $n } jednotky včetně hrdinů; potřebuje jich nejméně { $limit }.
   *[other] Má { $n } jednotek včetně hrdinů; potřebuje jich nejméně { $limit }.
}
decks-fault-specials = { $n ->
    [one] Má jednu zvláštní kartu; smí jich mít nejvýše { $limit }.
    [few] Má { $n } zvláštní karty; smí jich mít nejvýše { $limit }.
   *[other] Má { $n } zvláštních karet; smí jich mít nejvýše { $limit }.
}
decks-fault-reserve = { $card } patří do zálohy, ne do balíčku.
decks-fault-edition = { $card }: tato karta v této edici není: { $edition }.
decks-fault-foreign = { $card } patří k jiné frakci: { $faction }.
decks-fault-copies = { $card }: v balíčku je { $n }×, ale { $limit ->
    [one] existuje jen jedna taková karta.
    [few] existují jen { $limit } takové karty.
   *[other] existuje jen { $limit } takových karet.
}
decks-fault-no-name = Než balíček uložíš, dej mu jméno.
decks-fault-name = Jméno balíčku má nejvýše 60 písmen a žádné lomítko; než balíček uložíš, změň ho.
decks-trim = Odebrat, co nepatří dovnitř
decks-units = Jednotky
decks-specials = Zvláštní karty
decks-all = Celkem
decks-at-least = nejméně { $n }
decks-at-most = nejvýše { $n }
decks-inside = Karty v balíčku
decks-none = V balíčku zatím není žádná karta.
decks-reserve = Do zálohy se samo přidá: { $cards }.

## Grafy a šance

decks-by-strength = Jednotky podle síly
decks-by-row = Karty podle řady
decks-heroes = Hrdinové
decks-others-units = Ostatní jednotky
decks-bar-strength = Síla { $strength }: { $n ->
    [one] jedna jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}{ $heroes ->
    [0] {""}
    [one] , z toho jeden hrdina
    [few] , z toho { $heroes } hrdinové
   *[other] , z toho { $heroes } hrdinů
}
decks-bar-row = { $unit ->
    [no] { $n }
   *[yes] { $n } (síla { $strength })
}
decks-odds = Úvodní ruka
decks-odds-few = Jakmile bude mít balíček víc než { $n } karet, objeví se tu šance úvodní ruky.
decks-odds-gone = Šance počítá laboratoř hostince, která teď není dostupná. Všechno ostatní funguje i bez ní.
decks-odds-about = S jakou šancí budou mezi prvními kartami (je jich { $hand }), a s výměnami (nejvýše { $swaps }), pokud nehledáš nic jiného.
decks-odds-what = V ruce
decks-odds-hand = aspoň jedna
decks-odds-two = dvě a víc
decks-odds-dug = jedna, s výměnami
decks-odds-name = { $name } ({ $n })
decks-odds-any = Karta se schopností { $ability }
decks-odds-any-weather = Počasí na řadu: { $row }
decks-odds-heroes = Hrdinové
decks-odds-spies = Špehové
decks-odds-specials = Zvláštní karty
decks-odds-weather = Počasí
decks-odds-more = Ukázat vše ({ $n })
decks-odds-less = Ukázat méně

## Sdílet a načíst

decks-share = Sdílet
decks-share-about = Celý balíček je v odkazu; server není potřeba.
decks-share-link = Balíček jako odkaz
decks-share-code = Odkaz jako kód pro fotoaparát
decks-share-list = Balíček jako seznam
decks-copy-list = Kopírovat seznam
decks-save-file = Uložit do souboru
decks-bring = Načíst balíček
decks-bring-about = Seznam jmen, odkaz, nebo soubor.
decks-bring-text = Seznam nebo odkaz: jméno velitele, pak na každém řádku karta, třeba „3 Nekker“
decks-bring-file = Nebo soubor
decks-bring-read = Položit na pracovní stůl
decks-bring-bad = Tohle se nedá přečíst; nic se nezměnilo.
decks-link-bad = Balíček v tomto odkazu se nedá přečíst; nic se nezměnilo.
decks-trouble-nothing = Není co číst; očekává se seznam karet, odkaz, nebo text souboru.
decks-trouble-link = Odkaz nepřináší žádný balíček, nebo není celý; požádej o něj znovu.
decks-trouble-file = Tohle není soubor s balíčkem; očekává se soubor uložený zde.
decks-trouble-line = Řádek „{ $came }“ není srozumitelný; očekává se třeba: leader = "king-bran".
decks-trouble-field = { $known ->
    [yes] „{ $came }“ není pole balíčku; nemělo to být „{ $near }“?
   *[no] „{ $came }“ není pole balíčku; očekává se name, faction, leader, cards nebo reserve.
}
decks-trouble-faction = { $known ->
    [yes] „{ $came }“ není frakce; nemělo to být „{ $near }“?
   *[no] „{ $came }“ není frakce; očekává se třeba „monsters“.
}
decks-trouble-leader = { $known ->
    [yes] „{ $came }“ není velitel; nemělo to být „{ $near }“?
   *[no] „{ $came }“ není velitel; očekává se třeba „king-bran“.
}
decks-trouble-card = { $known ->
    [yes] „{ $came }“ není karta; nemělo to být „{ $near }“?
   *[no] „{ $came }“ není karta; očekává se jméno karty a před ním počet.
}
decks-trouble-count = „{ $came }“ není počet karet; očekává se 1 až 99.
decks-trouble-no-leader = Chybí velitel; očekává se na vlastním řádku před kartami.
decks-trouble-no-cards = Chybějí karty.

## Co se stalo, aby se to dalo vzít zpět

decks-did-link = Přineseno odkazem: { $name }
decks-did-empty = Prázdný balíček: { $faction }
decks-did-copy = Zkopírováno: { $name }
decks-did-open = Otevřeno: { $name }
decks-did-bring = Načteno: { $name }
decks-did-add = { $card } je v balíčku: { $n }
decks-did-take = { $card } je venku; zbývá: { $n }
decks-did-faction = Frakce: { $faction }
decks-did-edition = Edice: { $edition }
decks-did-name = Jméno: { $name }
decks-did-leader = Velitel: { $leader }
decks-did-trim = Co nepatřilo dovnitř, je venku
decks-undone = Vzato zpět: { $what }
