### Co říká prohlížeč vedle her, česky.

## Dům

web-tools = Nástroje
web-close = Zavřít
web-learn = Naučit se hrát
web-settings = Nastavení
web-account = Účet
web-campaign = Tažení
web-about = O hře
web-sound-off = Vypnout zvuk
web-sound-on = Zapnout zvuk
web-log = Co se stalo
web-log-nothing = Zatím nic.
web-table = Stůl

## Domů

web-home-about = Stolní hry hostince: Gwint, kostky a souboje. Zasedni proti botovi nebo kamarádovi.
web-play-now = Hrát
web-play-now-hint = „Hrát“ ti rozdá začátečnický balíček gwintu proti mírné kočce.
web-go-on = Pokračovat
web-places = Místa
web-inn = Sedm koček při svíčkách v okně hostince
web-invite = Pozvat kamaráda
web-game-gwent = Gwint
web-game-gwent-about = Dvě armády, tři řady, hraje se na dvě vítězná kola.
web-game-gwent-for = 2 hráči · 10 min
web-game-gwent-go = Hrát Gwint
web-game-dice = Gwen’t s kostkami
web-game-dice-about = Házej, blafuj a sázej koruny u pultu.
web-game-dice-for = 2 hráči · 5 min
web-game-dice-go = Hodit kostkami
web-game-unmatched = Unmatched
web-game-unmatched-about = Geralt, Ciri, nebo lešij. Odejde jen jeden.
web-game-unmatched-for = 2 hráči · 25 min
web-game-unmatched-go = Vybrat hrdinu

## Připravit stůl

web-new-table = Nový stůl
web-against = Proti komu?
web-against-bot = Bot
web-against-friend = Kamarád s odkazem
web-against-hot = Dva lidé u této obrazovky
web-level = Jak silný?
web-deck = Balíček
web-deck-theirs = Balíček soupeře
web-deck-own-name = Tvůj: { $name }
web-leader = Velitel
web-house-rules = Domácí pravidla
web-open-lists = Oba znají oba seznamy karet
web-as-edition = Podle vydání
web-letter = Doslova podle návodu
web-letter-none = Podle žádného
web-clock = Hodiny
web-clock-none = Žádné
web-clock-live = { $minutes } min + { $increment } s na tah
web-clock-days = { $n ->
        [one] Jeden den na tah
        [few] { $n } dny na tah
       *[other] { $n } dní na tah
    }
web-public = Ukázat tento stůl všem; mohou se dívat nebo přisednout
web-deck-usual = Obvyklý začátečnický balíček
web-edition = Vydání
web-hero = Tvůj hrdina
web-hero-theirs = Hrdina soupeře
web-board = Bojiště
web-faction = Tvá frakce
web-faction-theirs = Frakce soupeře
web-begin = Začít
web-lay-and-invite = Připravit stůl a pozvat

## U stolu

web-ask-you = Volba je na tobě.
web-ask-other = Přemýšlí: { $who }.
web-connecting = Jdeme ke stolu…
web-reconnecting = Znovu se připojuji…
web-waiting = Čeká se, až někdo přisedne
web-chair-empty = Prázdná židle
web-sit-down = Přisednout
web-sit-at-position = Tento stůl pokračuje z pozice: tvá strana už je rozložená.
web-invite-link = Pošli tento odkaz
web-invite-code = Odkaz jako kód pro fotoaparát telefonu
web-invite-about = Kdo ho otevře, sedne si naproti tobě. Hra začne hned; stránku můžeš opustit a vrátit se.
web-copy = Kopírovat odkaz
web-copied = Zkopírováno
web-get-up = Vstát
web-invited = Je tu pro tebe volná židle
web-watching = Díváš se
web-chat = Chat
web-chat-none = Nikdo zatím nic neřekl.
web-chat-say = Řekni něco
web-chat-send = Odeslat
web-chat-mute = Nikoho u tohoto stolu neslyšet
web-draw = Nabídnout remízu
web-resign-sure = Vzdát tuto hru?
web-away = { $who } tu teď není.{ $n ->
        [0] {""}
        [one]  Za sekundu si můžeš vzít výhru.
        [few]  Za { $n } sekundy si můžeš vzít výhru.
       *[other]  Za { $n } sekund si můžeš vzít výhru.
    }
web-claim = Vzít si výhru
web-let-bot = Nechat dohrát bota
web-hand-over = Předej obrazovku: { $who }
web-hand-over-about = Do té doby nikdo nevidí karty.
web-hand-over-ready = Jsem { $who }
web-look-once = Prohlédnout stůl
web-end-round = Kolo
web-undo = Vzít zpět
web-resign = Vzdát
web-agree = Souhlasit
web-decline = Odmítnout
web-withdraw = Stáhnout
web-rematch = Hrát znovu
web-offer-draw = { $who } nabízí remízu.
web-offer-undo = { $who } chce vzít zpět poslední volbu.
web-offer-rematch = { $who } chce další hru.
web-offered-draw = Nabízíš remízu.
web-offered-undo = Žádáš o vrácení své volby.
web-offered-rematch = Žádáš o další hru.
web-end-you = Vyhráváš
web-end-other = Vyhrává { $who }
web-end-nobody = Remíza
web-end-unfinished = Nedohráno
web-why-resigned = Druhá strana se vzdala.
web-why-agreed = Obě strany souhlasily s remízou.
web-why-claimed = Druhá strana odešla.
web-why-timeout = Došel čas.
web-why-unfinished = Tato hra začala s jinými kartami nebo pravidly; tato verze domu v ní nemůže pokračovat. Nikdo nevyhrál ani neprohrál.

## Gwint

web-you = Ty
web-or = nebo
web-kind-unit = Jednotka
web-kind-unit-n = Jednotka { $n }
web-kind-hero = Hrdina
web-kind-hero-n = Hrdina { $n }
web-kind-special = Zvláštní
web-kind-weather = Počasí
web-kind-leader = Velitel
web-no-ability = Bez schopnosti.
web-gems = { $n ->
        [0] Nezbývá žádný drahokam
        [one] Zbývá jeden drahokam
        [few] Zbývají { $n } drahokamy
       *[other] Zbývá { $n } drahokamů
    }
web-total = Celkem { $n }
web-leader-used = Velitel použit
web-leader-ready = Velitel připraven
web-leader-not-now = Tohoto velitele teď nelze použít.
web-use-leader = Použít velitele
web-bot = Bot, { $level }
web-in-hand = { $n } v ruce
web-deck-n = Balíček: { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }
web-discard = Odhozené
web-discard-n = Odhozené karty: { $n ->
        [0] žádná
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }
web-deck-own = { $n ->
        [one] Zbývá v něm jedna karta; vidíš ji jen ty.
        [few] Zbývají v něm { $n } karty, bez pořadí; vidíš je jen ty.
       *[other] Zbývá v něm { $n } karet, bez pořadí; vidíš je jen ty.
    }
web-deck-hidden = { $n ->
        [one] Jedna karta lícem dolů.
        [few] { $n } karty lícem dolů.
       *[other] { $n } karet lícem dolů.
    }
web-pile-empty = Tady nic není.
web-passed = Už nehraje
web-days = { $n ->
        [one] 1 den
        [few] { $n } dny
       *[other] { $n } dní
    }
web-time-left = Zbývá času: { $time }
web-row-mine = Tvá řada, { $row }: { $n }{ $units ->
        [0] , prázdná
        [one] , jedna jednotka
        [few] , { $units } jednotky
       *[other] , { $units } jednotek
    }{ $weather ->
        [yes] , pod vlivem počasí
       *[no] {""}
    }{ $horn ->
        [yes] , s rohem
       *[no] {""}
    }
web-row-theirs = Soupeřova řada, { $row }: { $n }{ $units ->
        [0] , prázdná
        [one] , jedna jednotka
        [few] , { $units } jednotky
       *[other] , { $units } jednotek
    }{ $weather ->
        [yes] , pod vlivem počasí
       *[no] {""}
    }{ $horn ->
        [yes] , s rohem
       *[no] {""}
    }
web-row-of = { $who }, { $row }: { $n }{ $units ->
        [0] , prázdná
        [one] , jedna jednotka
        [few] , { $units } jednotky
       *[other] , { $units } jednotek
    }{ $weather ->
        [yes] , pod vlivem počasí
       *[no] {""}
    }{ $horn ->
        [yes] , s rohem
       *[no] {""}
    }
web-unit = { $name }{ $count ->
        [one] {""}
       *[other] , { $count }×
    }: { $change ->
        [raised] { $n }, posíleno (na kartě { $printed })
        [weakened] { $n }, oslabeno (na kartě { $printed })
       *[printed] { $n }
    }
web-play-here = { $mine ->
        [yes] Zahrát sem: tvá řada, { $row }
       *[no] Zahrát sem: soupeřova řada, { $row }
    }
web-your-hand = Tvá ruka: { $n ->
        [one] jedna karta
        [few] { $n } karty
       *[other] { $n } karet
    }
web-your-side = Tvé karty
web-hand-card = { $name }, { $kind }{ $may ->
        [yes] {""}
       *[no] , teď nelze zahrát
    }
web-play-on = Zahrát: { $row }
web-play-it = Zahrát
web-zoom = Zvětšit
web-not-now = Teď nelze zahrát: nemá na co působit.
web-not-your-turn = Nejsi na tahu.
web-your-turn = Jsi na tahu
web-thinking = Přemýšlí: { $who }
web-luck = Rozhoduje náhoda
web-over = Hra skončila
web-score = { $state ->
        [lead] Vedeš o { $n }.
        [trail] Prohráváš o { $n }.
        [won] Je to vyrovnané a remíza je tvá.
        [lost] Je to vyrovnané a remízu získá { $who }.
       *[even] Je to vyrovnané.
    }
web-score-of = { $state ->
        [lead] { $who } vede o { $n }.
        [tie] Je to vyrovnané a remízu získá { $who }.
       *[even] Je to vyrovnané.
    }
web-has-passed = { $who } už v tomto kole nehraje.
web-tie-why = { $state ->
        [both] Obě strany hrají za { $faction }: remízu nevyhrává nikdo.
       *[one] { $faction } vyhrává remízy.
    }
web-round-n = Kolo { $n }
web-weather = Počasí
web-weather-clear = Obloha je jasná.
web-pass = Vynechat tah
web-pass-sure = Vzdát toto kolo?
web-pass-gives = { $state ->
        [even] Je to vyrovnané. Když teď vynecháš tah, kolo tvé nebude.
        [lost] Je to vyrovnané. Když teď vynecháš tah, kolo získá { $who }.
       *[trail] Prohráváš o { $n }. Když teď vynecháš tah, kolo získá { $who }.
    }
web-pass-anyway = Přesto vynechat
web-play-on-instead = Hrát dál
web-pass-ask-no-more = Příště se neptat
web-log-short = Zápis
web-menu = Nabídka
web-look = Prohlédnout stůl
web-keep-hand = Nechat si ruku
web-choose = Vybrat
web-all-n = Všechny: { $n }
web-round-won = { $you ->
        [yes] Vyhráváš kolo
        [nobody] Kolo je nerozhodné
       *[no] Kolo vyhrává { $who }
    }
web-round-count = { $you ->
        [yes] Máš { $mine }, { $who } má { $theirs }.
       *[no] { $me } má { $mine }, { $who } má { $theirs }.
    }
web-round-gems = Zbývající drahokamy: { $mine } ku { $theirs }.
web-explain-printed = Síla na kartě
web-explain-hero = Hrdinu nic nezmění
web-explain-weather = { $causes }
    .how = klesne na { $n }
web-explain-spies-doubled = Zdvojení špehové: { $causes }
    .how = × 2
web-explain-tight-bond = Pevné pouto, pohromadě { $count }
    .how = × { $count }
web-explain-morale = { $causes }
    .how = + { $count }
web-explain-horn = { $causes }
    .how = × 2
web-explain-from = Z vytištěných { $printed } na { $n }.
web-explain-gone = Teď to nelze vysvětlit.


## Nastavení

web-set-name = Tvé jméno
web-set-name-save = Uložit jméno
web-set-name-saved = Říkají ti { $name }.
web-set-language = Jazyk
web-set-speed = Rychlost
web-set-speed-slow = Pomalu
web-set-speed-normal = Běžně
web-set-speed-fast = Rychle
web-set-motion = Pohyb
web-set-motion-auto = Podle nastavení zařízení
web-set-motion-full = Plný
web-set-motion-reduced = Omezený
web-set-sound = Zvuk
web-set-volume = Hlasitost
web-set-confirm-pass = Zeptat se, když by vynechání tahu znamenalo ztrátu kola
web-set-keys = Ukazovat klávesy
web-set-hints = Rady pro první hru gwintu

## O hře

web-about-what = Seven Cats je digitální stůl pro stolní hry ze světa Zaklínače: Gwint, Gwen’t s kostkami a Unmatched: Steel & Silver.
web-about-fan = Neoficiální dílo nadšenců
web-about-fan-text = Gwint, Zaklínač, jejich postavy a názvy karet jsou značky CD PROJEKT RED. Unmatched je značka Restoration Games. Nikdo z nich Seven Cats nevytvořil, nekontroloval ani neschválil. Není v něm žádný oficiální obrázek, logo ani text.
web-about-credits = Poděkování
web-about-icons = Ikony: game-icons.net, autoři Lorc, Delapouite a další, licence CC BY 3.0; malé značky, erby a kočky jsou naše.
web-about-fonts = Písmo: Cinzel od Natanaela Gamy a Alegreya od Juana Pabla del Peral, obojí pod SIL Open Font License.
web-about-code = Kód: Svelte, Project Fluent, zzfx od Franka Force, uqr; server stojí na FastAPI, uvicorn, msgspec a SQLAlchemy.
