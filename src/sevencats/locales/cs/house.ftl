### Dům: hry, vydání, domácí pravidla, boti, česky.

## Hry

game-gwent = Gwint
    .does = Karetní hra: dva balíčky, tři řady, na dvě vyhraná kola.
game-dice = Gwen't
    .does = Gwint s kostkami, pro hru na hrdiny.
game-unmatched = Unmatched: Steel & Silver
    .does = Geralt, Ciri a Prastarý lešij bojují na dvou bojištích.

## Vydání gwintu a jejich karty

edition-anniversary = Výroční vydání (2025)
    .does = Pět frakcí s kartami obou rozšíření; obvyklá pravidla stolu.
edition-classic-2015 = Vydání z roku 2015
    .does = Čtyři frakce a karty prvního vydání.
edition-witcher-3 = Zaklínač 3
    .does = Jak se hraje ve videohře, s oběma rozšířeními a propagační kartou.
edition-french-letter = Výroční vydání, doslova podle francouzského návodu
    .does = Nejvýše 22 jednotek v balíčku, kde ostatní návody říkají nejméně.
edition-dutch-letter = Výroční vydání, doslova podle nizozemského návodu
    .does = Neústupný bere ze soupeřova balíčku; počasí dává jednotkám se silou 0 sílu 1.
edition-czech-letter = Vydání z roku 2015, doslova podle českého návodu
    .does = Pevné pouto zdvojuje, ať je karet kolikkoli.
set-base = Základní karty
set-hearts-of-stone = Srdce z kamene
set-blood-and-wine = O víně a krvi
set-promo = Propagační karta

## Domácí pravidla gwintu

house-sets = Sady karet
    .does = Které karty u tohoto stolu existují.
house-factions = Frakce
    .does = Které frakce lze zvolit.
house-hand = Úvodní ruka
    .does = Kolik karet si každý hráč na začátku lízne.
house-swaps = Výměny
    .does = Kolik karet úvodní ruky lze vyměnit.
house-gems = Drahokamy
    .does = Kolik kol může hráč prohrát, než prohraje hru.
house-minimum-units = Nejméně jednotek
    .does = Kolik karet s jednotkami musí balíček mít.
house-maximum-units = Nejvýše jednotek
    .does = Kolik karet s jednotkami smí balíček mít; 0 znamená kolik jich je.
house-maximum-specials = Nejvíce zvláštních karet
    .does = Kolik zvláštních karet smí balíček mít.
house-first-player = Začínající hráč
    .does = Kdo začne hru, když o tom nerozhoduje hráč Scoia'tael.
    .coin = Hod mincí
    .shorter-name = Kratší jméno
house-after-a-tie = Po remíze
    .does = Kdo začne kolo po remíze.
    .last-passer = Kdo vynechal tah jako poslední
    .same = Kdo začínal nerozhodné kolo
    .other = Druhý hráč
    .coin = Hod mincí
house-muster-from-hand = Nástup z ruky
    .does = Nástup svolává karty i z ruky, nejen z balíčku.
house-bond-only-doubles = Pevné pouto jen zdvojuje
    .does = Tři karty s Pevným poutem se zdvojí jako dvě, neztrojí se.
house-weather-lifts-zero = Počasí zvedá nulu
    .does = Pod počasím má i jednotka se silou 0 sílu 1.
house-horn-unit-doubles-itself = Roh zdvojuje i svou jednotku
    .does = Jednotka s Velitelským rohem zdvojuje i vlastní sílu.
house-medic-may-decline = Zdravotník se může vzdát
    .does = Hráč zdravotníka nemusí nikoho vracet, i když by mohl.
house-monsters-keep-heroes = Příšery si nechávají hrdiny
    .does = Hrdinové se účastní losu o jednotku, která Příšerám zůstane.
house-leaders-take-specials = Velitelé berou zvláštní karty
    .does = Smrtonoš a Neústupný si smějí brát i zvláštní karty.
house-relentless-takes-from = Neústupný bere z
    .does = Odkud si Neústupný bere soupeřovu kartu.
    .discard = Z odhozených karet
    .deck = Z balíčku
house-one-special-per-row = Jedna zvláštní karta na řadu
    .does = Velitelský roh a Mardroeme mají vedle řady jedno společné místo.
house-pirate-burns-itself = Pirát sežehne sám sebe
    .does = Pirát klanu Dimun se může stát obětí vlastního Sežehnutí.
house-avengers-are-removed = Mstitelé odcházejí ze hry
    .does = Mstitel, který opustí bojiště, opustí i hru.
house-reserve-is-endless = Nekonečná záloha
    .does = Mstitelé a proměnění berserkové nepotřebují kartu v záloze.
house-skellige-units-act = Jednotky Skellige působí
    .does = Dvě jednotky, které se pro Skellige vracejí ve třetím kole, používají své schopnosti.
house-crach-returns = Crach vrací
    .does = Co Crach an Craite zamíchá zpět do balíčků.
    .all = Všechny karty
    .units = Jednotky, které nejsou hrdinové
house-bran-spares-the-weakest = Bran šetří nejslabší
    .does = Pod Králem Branem si jednotka se silou 1 sílu za špatného počasí ponechá.
house-invader-binds-heroes = Dobyvatel váže i hrdiny
    .does = Pod Dobyvatelem Severu vracejí náhodnou jednotku i zdravotníci, kteří jsou hrdinové.
house-weather-stacks = Počasí se hromadí
    .does = Karta počasí, která nic nepřidá, zůstává ležet, místo aby se zahodila.

## Varianty gwen'tu a jeho domácí pravidla

variant-rulebook = Podle pravidel
    .does = Naše čtení pravidel.
variant-strict = Přísná
    .does = Nikdo nevyhraje s méně než dvěma koly.
variant-lives = Životy
    .does = Každá strana má dva životy; nerozhodné kolo stojí obě jeden.
variant-foundry = Foundry
    .does = Jako modul pro virtuální stoly: bez bonusů frakcí, a remízu získá, kdo vynechal tah první.
house-ties = Nerozhodná kola
    .does = Kdo vyhrává nerozhodné kolo.
    .nobody = Nikdo
    .lives = Nikdo, a oba přijdou o život
    .first-passer = Kdo vynechal tah první
house-two-wins-needed = Nutné dvě výhry
    .does = Nikdo nevyhraje s méně než dvěma koly, ani po třetím.
house-last-die-passes = Poslední kostka ukončí kolo
    .does = Kdo zahraje poslední kostku, tím zároveň vynechává další tahy.
house-kept-die = Ponechaná kostka
    .does = Kam přijde kostka, kterou si Příšery nechávají.
    .row = Do řady
    .hand = Do ruky
house-faction-bonuses = Bonusy frakcí
    .does = Frakce mají své bonusy; bez nich je frakce jen jméno.

## Hodnoty domácích pravidel

yes = Ano
no = Ne

## Boti

level-random = Náhodný
    .does = Vezme kteroukoli možnost.
level-novice = Nováček
    .does = Chce vyhrát každé kolo a neví, kdy přestat.
level-regular = Pokročilý
    .does = Přemýšlí rychle, několik tahů dopředu.
level-expert = Znalec
    .does = Před každou volbou hledá až sekundu.
level-master = Mistr
    .does = Před každou volbou hledá až tři sekundy.

## Místa bez jména, náhoda a kolikrát je tu karta

seat = Místo { $n }
guest = Host { $n }
nobody = Nikdo
luck = Náhoda
times = { $name } × { $n }
