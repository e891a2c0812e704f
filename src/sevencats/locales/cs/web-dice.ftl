### Co říká prohlížeč u stolu Gwen't a v jeho taženích, česky.

## U stolu

web-dice-your-turn = Jsi na tahu
web-dice-round = Kolo { $n } ze 3
web-dice-bonus-round = Bonusové kolo, { $n }.
web-dice-passed = Pas
web-dice-players = Hráči
web-dice-wins = { $n ->
        [0] Žádné vyhrané kolo
        [one] Jedno vyhrané kolo
        [few] { $n } vyhraná kola
       *[other] { $n } vyhraných kol
    }
web-dice-hidden = { $n ->
        [one] Jedna skrytá kostka
        [few] { $n } skryté kostky
       *[other] { $n } skrytých kostek
    }
web-dice-deck = { $n ->
        [one] Jedna kostka v balíčku
        [few] { $n } kostky v balíčku
       *[other] { $n } kostek v balíčku
    }
web-dice-hand = Tvá ruka: { $n ->
        [one] jedna kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    }
web-dice-their-hand = Jejich otevřená ruka:
web-dice-row = Řada, { $who }: { $n }
web-dice-kept = zůstává
web-dice-lay-here = Sem polož kostku
web-dice-actions = Co můžeš udělat
web-dice-chosen = Vybráno: { $n }.
web-dice-would-be = Tvá řada by měla { $n }.
web-dice-choose-one = Vyber kostku
web-dice-rounds = Kola
web-dice-round-was = Kolo { $n }: { $you ->
        [yes] ty { $a }, oni { $b }
       *[no] { $me } { $a }, { $who } { $b }
    }
web-dice-score = { $a } : { $b }
web-dice-sure-about = Soupeř už nehraje a vede. Když teď vynecháš tah, kolo je jeho.

## Příprava stolu

web-dice-their-dice = Jejich kostky
web-dice-like-mine = První sada, jako moje
web-dice-variant = Varianta
web-dice-tactics = Hod na taktiku
web-dice-tactics-none = Žádné
web-dice-tactics-total = Součet { $n }: { $rerolls ->
        [one] jeden přehoz
        [few] { $rerolls } přehozy
       *[other] { $rerolls } přehozů
    }
web-dice-open-hands = Otevřené ruce: všichni vidí všechny kostky
web-dice-to-campaign = Hrát o koruny: tažení

## Pult

web-dice-counter = Na pultu
web-dice-your-bet = tvá sázka
web-dice-their-stake = vklad soupeře
web-dice-win = Výhra: { crowns }.
web-dice-win-die = Výhra: { crowns } a kostka odměnou.
web-dice-in-purse = v měšci
web-dice-reward-table = Odměna na d100
web-dice-worth = Cena

## Tažení

web-dice-campaign = Tažení
web-dice-characters = Postavy
web-dice-characters-about = Postava má frakci, měšec a sbírku kostek. Každá koruna a každá kostka je v účetní knize.
web-dice-new-character = Nová postava
web-dice-name = Jméno
web-dice-first-purse = První měšec, v korunách
web-dice-create = Vytvořit
web-dice-open-games = Nedohrané hry
web-dice-game-of = { $who } proti: { $other }, sázka { $n }
web-dice-go-on = Pokračovat
web-dice-call-off = Zrušit
web-dice-sit = Hrát: { $who }
web-dice-back = Všechny postavy
web-dice-collection = Sbírka
web-dice-count = { $n } × { $what }

## Sázka

web-dice-bet = Vsadit
web-dice-bet-about = Tvá sázka a vklad podniku leží na pultu, dokud hra neskončí.
web-dice-bet-crowns = Tvá sázka, 0 až { $n } korun
web-dice-stake-is = Podnik vkládá: { crowns }.
web-dice-difficulty = Obtížnost
web-dice-level-roll = Rozhodne d10
web-dice-level-typed = Co ukazuje tvá d10, 1 až 10
web-dice-level-rolled = d10: { $n }
web-dice-stake-rolled = Podnik vloží { $easy }, { $normal } nebo { $hard } korun podle d10.
web-dice-opponent = Soupeř
web-dice-opponent-name = Hostinský
web-dice-opponent-faction = Jeho frakce
web-dice-begin = Začít hru
web-dice-real = Skutečné kostky: píšeš, co ukazují kostky na stole
web-dice-by-hand = Za soupeře volí pán hry
web-dice-master = Pán hry
web-dice-against-character = Proti
web-dice-the-house = Podnik

## Obchodník

web-dice-market = Obchodník
web-dice-market-about = Obchodník prodává kostky za tržní cenu a nic nevykupuje.
web-dice-price = { crowns }
web-dice-buy = Koupit
web-dice-buy-one = Koupit { $what } za { crowns }
web-dice-sure-die = Koupit { $what }?
web-dice-sure-set = Koupit novou sadu: { $what }?
web-dice-sure-price = Cena: { crowns }.
web-dice-sure-left = V měšci pak: { crowns }.
web-dice-sure-old = Kostky sady { $what } ti zůstanou, ale už se s nimi nehraje.
web-dice-sure-yes = Koupit za { crowns }
web-dice-sure-no = Nekupovat
web-dice-undo = Vrátit nákup
web-dice-undone = Vráceno: { $what }.
web-dice-too-dear = Víc, než je v měšci
web-dice-new-set = Nová sada
web-dice-new-set-about = Nová frakce chce novou sadu deseti kostek. Staré kostky ti zůstanou, ale už se s nimi nehraje.
web-dice-set-price = Cena, v korunách
web-dice-set-buy = Koupit sadu

## Měšec

web-dice-earn = Koruny odjinud
web-dice-earn-about = Co postava vydělala nebo zaplatila mimo hru.
web-dice-earned = Vyděláno
web-dice-paid = Zaplaceno
web-dice-amount = Koruny
web-dice-cause = Proč
web-dice-write = Zapsat

## Účetní kniha

web-dice-ledger = Účetní kniha
web-dice-ledger-about = Každá koruna a každá kostka i s důvodem. Řádky se nikdy nemění ani nemažou.
web-dice-when = Kdy
web-dice-what = Co
web-dice-change = Změna
web-dice-crowns = koruny
web-dice-all-lines = Všechny účty
web-dice-cause-first-set = První sada
web-dice-cause-first-purse = První měšec
web-dice-cause-stakes = Sázky hry { $n }
web-dice-cause-stakes-rolled = Sázky hry { $n }; d10 ukázala { $roll }: { $what }
web-dice-cause-pay-out = Výplata hry { $n }
web-dice-cause-drawn = Hra { $n } skončila nerozhodně; sázky se vracejí
web-dice-cause-called-off = Hra { $n } byla zrušena; sázky se vracejí
web-dice-cause-bought = Koupeno: { $n } × { $what }
web-dice-cause-new-set = Nová sada: { $what }
web-dice-cause-gift = Dar pána hry
web-dice-cause-spent = Utraceno jinde
web-dice-cause-undone = Vráceno: { $what }
web-dice-account-master = Pán hry
web-dice-account-merchant = Obchodník
web-dice-account-house = Podnik
web-dice-account-pot = Bank hry { $n }

## Hra tažení

web-dice-over-won = Bank je tvůj: { crowns }.
web-dice-over-lost = Bank bere { $who }. Tvá sázka je ztracena: { crowns }.
web-dice-over-drawn = Nerozhodně: všechny sázky se vracejí.
web-dice-over-reward = Tvá odměna: { $what }.
web-dice-over-purse = V měšci teď: { crowns }.
web-dice-again = Další hra

## Zástěna pána hry

web-dice-typed = Kostky na stole
web-dice-typed-about = Hoď na stole a napiš, co ukazuje.
web-dice-shows = Co ukazuje d{ $faces }, 1 až { $faces }
web-dice-shows-bad = Kostka d{ $faces } ukazuje celé číslo od 1 do { $faces }, ne { $typed }.
web-dice-enter = Zadat
web-dice-roll-for-me = Ať hodí program
