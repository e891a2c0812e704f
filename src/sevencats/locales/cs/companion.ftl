### Společník lidí s tištěnými hrami, česky.

companion = Společník
companion-about = Pro stoly s tištěnými hrami: jeden telefon pro oba, nebo každý svůj díky odkazu. Funguje bez sítě.
companion-gwent = Počítadlo bodů Gwintu
companion-gwent-about = Ťukejte na karty nebo jen na sílu; počasí, rohy, pouta i morálka se spočítají samy.
companion-gwent-go = Počítat body
companion-dice = Knihy vypravěče
companion-dice-about = Měšce, sázky, odměny a kupec, zatímco po stole se kutálejí skutečné kostky.
companion-dice-go = Otevřít knihy
companion-unmatched = Ukazatele pro Unmatched
companion-unmatched-about = Zdraví, akce a balíčky dvou nebo tří hráčů.
companion-unmatched-go = Nastavit ukazatele
companion-player = Hráč { $n }
companion-name = Jméno
companion-faction = Frakce
companion-share = Přenést do jiného telefonu
companion-share-about = Odkaz obsahuje vše, jak to teď je; server není potřeba.
companion-share-code = Odkaz jako kód pro fotoaparát
companion-share-go = Sdílet
companion-copy = Zkopírovat odkaz
companion-copied = Zkopírováno
companion-history = Co se stalo
companion-history-none = Zatím nic.
companion-anew = Začít znovu
companion-anew-about = Vše zde bude zapomenuto a nepůjde to vrátit.
companion-did-link = Přineseno odkazem
companion-did-begin = Hra začíná
companion-did-pass = { $who }: pas
companion-did-halve = { $who }: počasí půlí, nebo už ne
companion-did-horn = Roh: { $who }, { $row }
companion-did-unhorn = Roh pryč: { $who }, { $row }
companion-did-add = { $what }: { $who }, { $row }
companion-did-remove = { $what } odchází: { $who }, { $row }
companion-did-decoy = { $what } se vrací do ruky: { $who }
companion-did-weather = { $on ->
    [yes] { $what } přichází
   *[no] { $what } končí
}
companion-did-spies = Zvědi se počítají dvakrát, nebo už ne
companion-did-scorch = { $n ->
    [one] Shoří jedna jednotka
    [few] Shoří { $n } jednotky
   *[other] Shoří { $n } jednotek
}
companion-did-start = Začíná { $who }
companion-did-round = Kolo { $n }: { $a } ku { $b }
companion-gems = { $n ->
    [one] { $n } drahokam
    [few] { $n } drahokamy
   *[other] { $n } drahokamů
}
companion-passed = Pas
companion-pass = Pas
companion-total = { $who }: celkem { $n }
companion-tokens = žetony { $tens } a { $units }, otočené za { $hundred }00
companion-halved = Počasí jen půlí ({ $leader })
companion-sum = { $row }, { $who }: { $n }
companion-horn = { $horn }: { $row }, { $who }
companion-bare = Jednotka za { $n }
companion-unit = { $what }, { $n } (natištěno { $printed })
companion-unit-about = { $row }, { $who }
companion-add = Přidat jednotku: { $row }, { $who }
companion-strengths = Jen síla
companion-decoy = Zpět do ruky
companion-remove = Z bojiště
companion-search = Nebo karta
companion-search-none = Žádná karta této řady se tak nejmenuje.
companion-no-cards = Karty se nepodařilo načíst; síla funguje i bez nich.
companion-between = Kolo a počasí
companion-round = Kolo { $n }
companion-starts = Začal(a) { $who }.
companion-level = Vyrovnáno.
companion-leads = { $who } vede o { $n }.
companion-score = Kolo { $n }: { $a } ku { $b }
companion-let-start = Začíná { $who }
companion-names = Bez mince začíná kratší jméno: { $who }.
companion-names-equal = Jména jsou stejně dlouhá: losujte.
companion-spies = Zvědi se počítají dvakrát
companion-end-round = Ukončit kolo
companion-scorch = { $scorch } by zničil: { $what }.
companion-scorch-none = { $scorch } by nezničil nikoho.
companion-scorch-go = Spálit
companion-round-tied = Kolo skončilo nerozhodně
companion-round-won = Kolo vyhrává { $who }
companion-keeps = Co si nechá { $who }
companion-keeps-none = Nic
companion-remind-northern-realms = { $who } vyhrává se Severními královstvími: lízněte kartu.
companion-remind-monsters = { $who } hraje za příšery: náhodná jednotka zůstává na bojišti.
companion-remind-nilfgaard = { $who } hraje za Nilfgaard a vyhrává remízu.
companion-remind-skellige = { $who } hraje za Skellige: do třetího kola se z odkládacího balíčku vrátí dvě náhodné jednotky.
companion-remind-scoiatael = { $who } hraje za Scoia’tael a rozhoduje, kdo začne.
companion-turn = { $n ->
    [one] zbývá { $n } akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
}
companion-health = { $who }: zdraví { $n } z { $most }
companion-hurt = { $who } ztrácí jedno zdraví
companion-heal = { $who } získává jedno zdraví
companion-did-hurt = { $who } ztrácí jedno zdraví
companion-did-heal = { $who } získává jedno zdraví
companion-deck = Balíček: { $n }
companion-hand = Ruka: { $n }
companion-draw = Líznout
companion-play-card = Zahrát nebo odhodit
companion-did-draw = { $who } líže kartu
companion-did-discard = { $who } hraje kartu
companion-exhausted = Balíček je vyčerpaný: každá karta, kterou je třeba líznout, stojí každého bojovníka na plánu dvě zdraví.
companion-action = Použít akci
companion-gain = Získat akci
companion-did-action = Akce použita
companion-did-gain = Akce získána
companion-next-turn = Další tah
companion-did-turn = Tah přechází
companion-third = Třetí hráč
companion-two = Jen dva hráči
companion-character = Postava
companion-crowns = { $n ->
    [one] { $n } koruna
    [few] { $n } koruny
   *[other] { $n } korun
}
companion-game = Hra skončila
companion-difficulty = Obtížnost
companion-bet = Sázka
companion-roll = Odměna, d100
companion-stake = Dům vsází { $n }.
companion-won = Výhra
companion-lost = Prohra
companion-drawn = Remíza
companion-merchant = Kupec
companion-die = Kostka
companion-buy = Koupit
companion-new-set = Nová sada za { $n }
companion-change = Změnit frakci
companion-gift = Koruny od vypravěče
companion-give = Zapsat
companion-new-character = Nová postava
companion-purse = Koruny v měšci
companion-did-character = Přichází { $who }
companion-ledger = Účetní kniha
companion-ledger-none = Zatím žádný zápis.
companion-line-begin = začíná
companion-line-buy = kupuje { $shape }
companion-line-change = kupuje novou sadu: { $faction }
companion-line-won = vyhrává ({ $difficulty }, sázka { $bet }); { $roll } dává { $shape }
companion-game-won = vyhrává
companion-line-lost = prohrává sázku { $bet }
companion-line-drawn = remizuje; sázka { $bet } se vrací
companion-line-grant = od vypravěče
companion-no-roll = D100 ukazuje celé číslo od 1 do 100.
companion-no-crowns = Koruny jsou celé a nejsou záporné.
companion-too-dear = Tolik v měšci není.
companion-no-name = Postava potřebuje jméno, které nikdo jiný nemá.
