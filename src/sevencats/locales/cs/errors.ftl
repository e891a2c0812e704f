### Co nelze použít nebo udělat: jedna zpráva na kód. `$what` je některá ze zpráv `what-…`.

error-late = Stůl je mezitím dál; podívej se znovu.
error-broken = Něco se tu pokazilo; je to zapsáno.

## Neznámá jména

error-near = „{ $came }“ není { $what }; nemělo to být „{ $near }“?
error-one-of = „{ $came }“ není { $what }; možnosti jsou: { $names }.
error-not-offered-over = „{ $came }“ už nejde: hra skončila.
error-nearest = „{ $came }“ není { $what }; nejbližší jsou: { $names }.

## Co se čekalo: „není …“

what-card = karta
what-leader = velitel
what-faction = frakce
what-edition = vydání
what-edition-faction = frakce tohoto vydání: { $box }
what-set = sada karet
what-premade-deck = hotový balíček
what-row = řada
what-card-row-or-total = karta, řada ani total
what-house-rule = domácí pravidlo
what-house-rule-value = hodnota domácího pravidla { $field }
what-house-list = v seznamu { $field }
what-die = kostka
what-die-showing = kostka s hodnotou, jako d8=7
what-difficulty = obtížnost
what-variant = varianta
what-character = postava
what-explainable = nic, co by šlo vysvětlit
what-hero = hrdina
what-board = plán
what-space = pole plánu { $board }
what-fighter = bojovník u tohoto stolu
what-fighter-or-card = bojovník, karta, ani attack, defence či combat
what-waiting-effect = účinek, který může čekat
what-rule = pravidlo
what-offered = v nabídce
what-game = hra
what-game-of-bots = hra, kterou boti umějí
what-game-or-link = hra ani odkaz na stůl
what-level = úroveň
what-bot = bot
what-command = příkaz
what-language = jazyk, který tu známe
what-rules-language = jazyk pravidel
what-paragraph-or-ruling = odstavec ani výklad
what-phrase = hotová věta
what-kept = nic, co by se tu uchovávalo
what-position-field = položka pozice
what-position-setup-field = položka přípravy s pozicí
what-setup-field = položka přípravy
what-seat-field = položka místa
what-npc-field = položka místa soupeře
what-person-field = položka místa hráče
what-step-field = položka kroku
what-side-field = položka strany
what-fighter-field = položka bojovníka
what-combat-field = položka souboje
what-part-field = položka části souboje
what-deck-field = položka balíčku
what-record-field = položka záznamu
what-board-field = položka plánu
what-catalogue-section = oddíl katalogu
what-card-field = položka „{ $of }“
what-row-of = řada „{ $of }“
what-ability-of = schopnost „{ $of }“
what-weather-row = řada „{ $of }“
what-special-of = to, co „{ $of }“ dělá
what-power-of = síla „{ $of }“
what-passive-of = to, co „{ $of }“ dělá vždy

## U stolu

error-over = Hra skončila.
error-not-asked = Na řadě je { $who }, ne ty.
error-not-asked-you = Teď nejsi na řadě.
error-no-offer = Na stole není žádná nabídka.
error-agreed = Tvůj souhlas už tu je.
error-offer-there = Na stole už jedna nabídka je.
error-undo-own = Vrátit lze jen svou poslední volbu, a jen pokud po ní nepřišla náhoda ani volba někoho jiného.
error-undo-seen = Tato volba ti něco ukázala; vrátit ji nelze.
error-undo-none = Není žádná tvá volba, ke které by se šlo vrátit.
error-bot-draws = Bot hraje do konce: remízu nepřijímá.
error-alone = U tohoto stolu nikdo jiný není.
error-not-gone = Ostatní neodešli, nebo ne dost dávno.
error-not-over = Hra ještě neskončila.
error-rematch-there = Další hra už leží na stole.
error-not-begun = Hra ještě nezačala: nejdřív musí někdo přisednout.
error-watching = U tohoto stolu se jen díváš; místo u něj nemáš.
error-talk-seated = U stolu mluví jen ti, kdo u něj sedí.
error-mute-nobody = Nikdo tě nezná: není co ztišit.
error-fast = Ne tak rychle; zkus to za chvíli znovu.
error-store = Úložiště neodpovídá; zkus to za chvíli znovu.
error-not-stored = Nepodařilo se to uložit; zkus to znovu.
error-unfinished = Tato hra začala s jinými kartami nebo pravidly; tato verze v ní nemůže pokračovat.

## Příprava stolu a přisednutí

error-no-table = Takový stůl tu není.
error-not-invited = Takový stůl tu není, nebo k němu nemáš pozvánku.
error-no-chair = U tohoto stolu není volná židle.
error-quicker = Někdo jiný byl rychlejší.
error-begun = Hra už začala: můžeš ji jen vzdát.
error-not-sitting = U tohoto stolu nesedíš.
error-tables-waiting = Počet tvých čekajících stolů už je { $n }.
error-one-chair = Sedět můžeš jen na jedné židli, ledaže všichni hrají u jedné obrazovky.
error-clock = Hodiny mají buď minuty s přídavkem, nebo dny na tah.
error-sockets = Máš otevřeno příliš mnoho spojení; zavři nejdřív jiný stůl.
error-page = Tato stránka s tímto serverem mluvit nesmí.
error-listen = Na adrese { $where } nelze naslouchat: { $why }; zvol jiný --host nebo --port.
error-nothing-here = Tady nic není.

## Lidé

error-guests = Příliš mnoho nových hostů; zkus to za chvíli znovu.
error-tries = Příliš mnoho pokusů; chvíli počkej.
error-account = Účet už máš; nejdřív se odhlas.
error-name-taken = Jméno „{ $came }“ je zabrané; zvol jiné.
error-password = Toto jméno a heslo k sobě nepatří.
error-account-name = Účet si své jméno nechává.
error-no-session = Takové přihlášení nemáš.
error-no-token = Takový klíč nemáš.
error-shelf-name = Jméno má nejvýše 60 písmen.
error-shelf-full = Police je plná, počet věcí: { $n }.
error-shelf-none = Nic takového na tvé polici není.

## Balíčky

error-deck = S balíčkem „{ $name }“ se hrát nedá: { $faults }
error-deck-faction = Frakce { $faction } v tomto vydání není: { $box }.
error-deck-leader = Velitel { $leader } patří k frakci { $owner }, ne k frakci { $faction }.
error-deck-leader-edition = Velitel { $leader } v tomto vydání není: { $box }.
error-deck-units = Jednotek i s hrdiny: { $n }; potřeba je nejméně { $least }.
error-deck-most-units = Jednotek i s hrdiny: { $n }; smí jich být nejvýše { $most }.
error-deck-specials = Zvláštních karet: { $n }; smí jich být nejvýše { $most }.
error-deck-reserve = { $card } patří do zálohy, ne do balíčku.
error-deck-card-edition = { $card } v tomto vydání není: { $box }.
error-deck-card-owner = { $card } patří k jiné frakci: { $owner }.
error-deck-copy = { $card } × { $n }: existuje jen { $most }.
error-deck-copies = { $card } × { $n }: existuje jen { $most }.
error-reserve-card = { $card } není karta do zálohy.
error-reserve-edition = Záložní karta { $card } v tomto vydání není: { $box }.
error-reserve-copies = V záloze { $card } × { $n }: existuje jen { $most }.
error-reserve-needs = { $card } × { $n } potřebuje v záloze stejný počet: { $other }; je tam { $most }.
error-deck-fields = Balíček je tabulka s položkami { $names }.
error-deck-missing = Chybí mu „{ $field }“.
error-pile = „{ $field }“ je seznam karet, ne { $came }.
error-pile-word = V „{ $field }“ stojí { $came }; má to být karta, nebo karta a počet: „nekker*3“.
error-piles = { $faults }
error-house-names = Domácí pravidlo { $field } je seznam jmen, ne { $came }.

## Záznamy

error-record-over = Záznam se ukáže, až hra skončí.
error-record-choice = Volba č. { $n } není možná: { $faults }
error-record-game = { $path } je záznam hry { $came }, ne hry { $game }.
error-record-content = Záznam vznikl s obsahem { $came } hry { $game }, ale tato verze má { $here }; ukázal by jinou hru.
error-record-number = V záznamu je voleb: { $n }; číslo { $came } v něm není.
error-record-result = Podle záznamu hra skončila { $came }, ale podle pravidel končí { $here }.
error-record-after-end = Volba č. { $n } je „{ $came }“, ale hra skončila už před ní.
error-record-seat = Volba č. { $n } je „{ $came }“ od místa { $seat }, ale na řadě bylo místo { $asked }.
error-record-seat-not-chance = Volba č. { $n } je „{ $came }“ od místa { $seat }, ale na řadě byla náhoda.
error-record-chance-not-seat = Volba č. { $n } je „{ $came }“ od náhody, ale na řadě bylo místo { $asked }.
error-record-fields = Záznam je objekt JSON s položkami { $names }.
error-record-missing = V záznamu chybí „{ $field }“.
error-record-format = Záznam má formát { $came }; tato verze čte formát { $format }.
error-record-seats = „seats“ záznamu jsou jména hráčů, ne { $came }.
error-record-text = „{ $field }“ záznamu je text, ne { $came }.
error-record-table = „{ $field }“ záznamu je tabulka, ne { $came }.
error-record-choices = „choices“ záznamu jsou seznam dvojic [místo, text].
error-record-pair = Volba č. { $n } je { $came }; má to být dvojice [místo, text] s místem od { $least } (náhoda) do { $most }.
error-not-record = { $path } není záznam: { $why }.
error-record-seen-by = Míst v této hře: { $n }, číslují se od 0; místo { $came } tu není.
error-no-promise = Tento záznam o své náhodě nic neslibuje: nemá závazek ani semínko.
error-seed-hash = Semínko není to slíbené: jeho otisk neodpovídá závazku.
error-seed-shape = Semínko není hra a číslo spojené dvojtečkou.
error-seed-choice = Volba č. { $n } byla „{ $came }“, ale podle slíbeného semínka náhoda volí „{ $promised }“.
error-table-content = Tento stůl začal s jinými kartami hry { $game }; tato verze v něm nemůže pokračovat.
error-record-version = Tento záznam vytvořila verze { $engine } a k verzi { $here } se nehodí: { $faults }

## Gwen't a jeho tažení

error-collection = Sbírka má nejméně { $least } kostek, ne { $n }.
error-hand-dice = Základní ruka má { $least } kostek, ne { $n }.
error-hand-owned = V ruce je více kostek { $die } než ve sbírce: { $dice }.
error-variant = Životy a nutné dvě výhry jsou dva různé konce hry; vyber jeden z nich.
error-house-flag = Domácí pravidlo { $field } je pravda, nebo nepravda, ne { $came }.
error-house-number = Domácí pravidlo { $field } je celé číslo od 0 do 60, ne { $came }.
error-house-gems = Je potřeba aspoň 1 drahokam: bez drahokamů by hra hned skončila.
error-character-name = Jméno postavy má 1 až { $most } znaků, z toho aspoň jedno písmeno nebo číslici, bez mezery na začátku a na konci a bez { $signs }, ne { $came }.
error-character-there = Postava „{ $came }“ už existuje; zvol jiné jméno.
error-no-characters = Zatím tu nejsou žádné postavy.
error-merchant = Obchodník prodává najednou 1 až 99 kostek, ne { $came }.
error-plays-already = { $name } už hraje za tuto frakci: { $faction }.
error-purse = { $what } ({ $amount } korun) je víc, než co má { $name } v měšci: { $purse }.
error-crowns = { $what } je celý počet korun, ne { $came }.
error-against-self = { $name } nemůže hrát proti { $name }.
error-wager-owned = { $name } kostku { $die } nevlastní; sbírka: { $dice }.
error-wager-last = { $name } nemůže žádnou kostku vsadit; má jich jen { $n }.
error-no-game = Hra { $n } neexistuje.
error-game-open = Hra { $n } ještě neskončila.
error-settled = Hra { $n } už je vypořádaná.
error-campaigns = Počet tvých tažení už je { $n }.
error-purchase = Koupit lze kostku, nebo novou sadu některé frakce.
error-opponents-turn = Na tahu je soupeř.
error-opponent-not-asked = Soupeř teď není na řadě.
error-no-campaign = Takové tažení nemáš.
error-dice-seats = Gwen’t má dvě místa.
error-tactics = Místo má buď součet zkoušky taktiky v „tactics“, nebo „tactics_base“ k hodu, ne obojí.
error-dice-sides = Pozice má dvě strany.
error-outcome = Výsledek má „winner“ (0, 1 nebo { $nobody }) a „why“ ({ $names }), ne { $came }.
error-agenda = Agenda je seznam kroků, ne { $came }.
error-asked-seat = Otázka se klade místu 0 nebo 1, nebo „by_lot“.
error-nothing-to-roll = Má se házet, ale žádná kostka k hodu nečeká.
error-shown-not-held = „{ $die }“ je ukázaná, ale v ruce není.
error-dice-list = „{ $field }“ je seznam kostek, ne { $came }.
error-dice-word = „{ $came }“ v „{ $field }“ není kostka s počtem od 1 do 99, jako d4*3.
error-solver-hands = Ruce nejsou úplné; pozici lze řešit od prvního tahu.
error-d100 = Kostka d100 ukazuje 1 až 100, ne { $came }.
error-house-table = Domácí pravidla jsou tabulka položek a hodnot, ne { $came }.
error-sampled = Je třeba vyzkoušet aspoň jednu ruku, ne { $n }.
error-explain-seat = „{ $came }“ není místo; zeptej se na součet „0“ nebo „1“.
error-other-match = To není zápas hry { $n }: byl připraven jinak.
error-not-book = { $path } není kniha tažení: { $why }.
error-book-locked = Do knihy teď nelze zapsat: { $why }.
error-tactics-total = Součet zkoušky taktiky je celé číslo, ne { $came }.
error-crowns-whose = Komu koruny přidat nebo ubrat? Uveď postavu.
what-purse = Měšec
what-gift = Dar
what-payment = Platba
what-bet = Sázka
what-set-price = Cena sady
what-new-set-price = Cena nové sady
what-dice-price = Cena { $copies } { $die }
error-character-which = „{ $came }“ může být kdokoli z těchto: { $names }; napiš jméno přesně tak, jak je v knize.
error-most-dice = { $name } už má kostky { $die } v počtu { $owned } a sada jich má od jednoho druhu nejvýš { $most }: další { $n } jsou příliš.
error-undo-purchase = Vrátit lze jen nákup, po kterém se už nic nezapsalo.
error-key = Idempotency-Key má 1 až { $most } znaků.
error-key-used = Klíč „{ $came }“ už patří jinému požadavku; pro každý vezmi nový.
error-call-off-which = Řekni pomocí --game, která hra se ruší; seznam vypíše `sevencats dice games`.
error-game-players = Hru { $n } hraje { $names }, ne { $name }.

## Unmatched

error-no-equipment = { $hero } žádné vybavení nevybírá.
error-not-equipment = „{ $card }“ není karta vybavení.
error-unmatched-seats = Unmatched má dvě nebo tři místa, ne { $n }.
error-equipment = Vybavení je seznam karet, jedna z každé kategorie, ne { $came }.
error-equipment-twice = „{ $id }“ i „{ $second }“ jsou z kategorie { $category }; zvol po jedné z každé: { $names }.
error-no-combat = Teď žádný souboj není.
error-explain-value = „{ $came }“ není hodnota, která leží odkrytá; zeptej se v souboji na „attack“ nebo „defence“.
error-two-or-three-sides = Pozice má dvě nebo tři strany, ne { $n }.
error-fighter-twice = Bojovník { $fighter } je tu dvakrát.
error-fighter-space = Bojovník { $fighter } potřebuje „space“.
error-fighter-defeated = { $fighter } je poražen a na poli { $space } stát nemůže.
error-space-taken = { $space } je obsazené: dva bojovníci na jednom poli být nemohou.
error-hero-off = { $hero } je mimo plán, ale není poražen ani se nevrací.
error-fighter-off = { $fighter } je mimo plán, ale není poražen.
error-combat-parts = Souboj má dvě tabulky „part“, útok a obranu.
error-combat-sides = V souboji stojí dvě různé strany.
error-cannot-attack = { $fighter } nemůže útočit kartou „{ $id }“.
error-cannot-defend = { $fighter } se nemůže bránit kartou „{ $id }“.
error-combat-hidden = Než se karty souboje odkryjí, nemá obrannou kartu ani vítěze.
error-added = „{ $came }“ neříká, co kolik přidalo, jako „rend 2“.
error-asks-nothing = „{ $rule }“ se na nic neptá.
error-step-late = „{ $rule }“ v tomto souboji přichází pozdě.
error-combat-end = Souboj končí krokem „{ $rule }“ nebo „{ $second }“ na agendě.
error-action-last = Akce se volí, až když nic jiného nezbývá.
error-step-combat = „{ $rule }“ patří k souboji, a ten v této pozici není.
error-step-moment = „{ $rule }“ má okamžiky 0 až { $most }, ne { $n }.
error-step-fighter = „{ $rule }“ potřebuje bojovníka.
error-step-hand = „{ $rule }“ potřebuje kartu v ruce místa { $seat }.
error-not-ongoing = „{ $id }“ není trvalý plán.
error-not-scheme = „{ $id }“ není plán.
error-too-many-cards = Karet „{ $id }“ je na straně místa { $seat }: { $n }, ale v jeho balíčku: { $most }.
error-shown-left = „shown“ a „left“ mají seznam pro každé místo.
error-not-in-hand = „{ $id }“ má být známá v ruce místa { $seat }, ale není tam.
error-not-in-deck = „{ $id }“ má být známá v balíčku místa { $seat }, ale není tam.
error-list-of-piles = „{ $field }“ je seznam hromádek, jedna pro každé místo, ne { $came }.
error-how-many = „{ $came }“ neříká kolik; má to být například „{ $example }“.
error-not-card-of = „{ $id }“ není karta, kterou má { $hero }.
error-board-missing = Plán potřebuje „{ $field }“.
error-board-spaces = { $board } má polí: { $n }; plán jich má nejvýše 60.
error-board-path = „{ $path }“ plánu { $board } nejsou dvě pole s „{ $sign }“ mezi nimi.
error-board-joined = „{ $path }“ plánu { $board } spojuje, co už spojené je.
error-board-zone = { $space } plánu { $board } neleží v žádné zóně.
error-board-apart = Z pole { $space } plánu { $board } nelze dojít na všechna pole.
error-board-starts = { $board } potřebuje aspoň dvě různá startovní pole.

## Terminál a příkazová řádka

error-lost = Spojení se přerušilo; hledá se znovu.
error-not-for-you = Tento stůl není pro tebe.
error-no-hints = U tohoto stolu nikdo neradí.
error-hint-asked = Rada je pro toho, kdo je na řadě.
error-record-fixed = Záznam nelze měnit, jen prohlížet.
error-record-verb = „{ $came }“ se záznamem nejde.
error-table-verb = „{ $came }“ u tohoto stolu nejde.
error-link = „{ $came }“ není odkaz na stůl; měl by vypadat jako { $example }.
error-link-house = „{ $came }“ je odkaz na dům, ne na stůl v něm; měl by vypadat jako { $example }.
error-house-gone = { $house } už neodpovídá.
error-house-rule = „{ $came }“ není domácí pravidlo; piš PRAVIDLO=HODNOTA, například muster_from_hand=false.
error-house-silent = { $house } neodpovídá: { $why }.
error-house-strange = { $house } neodpovídá jako náš dům.
error-house-status = Dům odpovídá { $status } { $why }.
error-file-game = { $path } je o hře { $came }, ne o hře { $game }.
error-option-game = { $option } je volba her { $games }, ne hry { $game }.
error-position-seat = „{ $came }“ tu nelze zvolit: stůl pokračuje z pozice a jeho strany už jsou rozložené.
error-nobody-asked = V této pozici není nikdo na řadě, není tedy co volit.
error-rules-nothing = O „{ $query }“ žádné pravidlo není. Nejbližší názvy: { $names }.
error-no-hint-now = Na nápovědu nikdo nepřišel; zeptej se znovu.
error-position-no-seat = Tato pozice má místa 0 až { $most }; místo { $seat } tu není.

## Data zvenčí

error-position-fields = Pozice je tabulka s položkami { $names }.
error-position-game = Toto je pozice hry „{ $came }“, ne hry { $game }.
error-position-seats = Pozice má stran { $sides }, ne míst { $seats }.
error-names = „{ $field }“ je seznam jmen, ne { $came }.
error-name = „{ $field }“ je jméno, ne { $came }.
error-tables = „{ $field }“ je seznam tabulek, ne { $came }.
error-table = „{ $field }“ je tabulka, ne { $came }.
error-flag = „{ $field }“ je true, nebo false, ne { $came }.
error-whole = „{ $field }“ je celé číslo od { $least } do { $most }, ne { $came }.
error-setup-fields = Příprava je tabulka s položkami { $names }.
error-seat-table = Místo je tabulka, ne { $came }.
error-step-rule = Krok je tabulka s „rule“, ne { $came }.
error-side-table = Strana je tabulka, ne { $came }.
error-scores = Skóre jsou dvojice součtů, ne { $came }.
error-turn-passed = Na tahu je místo { $seat }, ale to už pasovalo.
error-few-answers = Otázka „{ $rule }“ má v této pozici méně než dvě odpovědi.
error-unreadable = { $path } nelze přečíst: { $why }.
error-unwritable = { $path } nelze zapsat: { $why }.
error-not-toml = { $path } není TOML: { $why }.
error-no-message = Zpráva „{ $came }“ neexistuje.
error-said = { $text }
error-position-empty = { $path } nemá žádné strany; mají být aspoň dvě, například:{ $text }

## Server

error-not-allowed = To tu není dovoleno: { $why }.
error-message-size = Zpráva má nejvýše { $most } bajtů.
error-message-shape = Zpráva je nesrozumitelná: { $why }.
error-message-json = Zpráva je application/json.
error-token-unknown = Tento klíč tu nikdo nezná.
error-streams = Máš otevřeno příliš mnoho proudů.
error-phrase-or-text = Pošli buď hotovou větu, nebo text.
error-table-seats = Místa stolu jsou v „seats“, každé se svou částí přípravy.
error-game-number = Hry a jejich volby mají čísla, ne { $came }.
error-process-ended = Proces domu skončil dřív, než se otevřel.
error-bus-library = Sběrnice potřebuje nats-py, který není nainstalován; získáš ho příkazem: pip install 'sevencats[cluster]'.
error-bus-gone = Sběrnice neodpovídá: { $why }.
error-database-gone = Databáze { $url } neodpovídá: { $why }; zvol jinou přes --database, nebo počkej, až bude v pořádku.
error-database-address = Databáze je adresa jako sqlite+aiosqlite:///sevencats.db nebo postgresql+asyncpg://user@host/name.
error-database-library = PostgreSQL potřebuje asyncpg, který není nainstalován; získáš ho příkazem: pip install 'sevencats[cluster]'.
error-database-kind = „{ $came }“ není databáze tohoto domu; má to být sqlite+aiosqlite nebo postgresql+asyncpg.
error-database-file = Dům uchovává stoly v souboru; má to být adresa jako sqlite+aiosqlite:///sevencats.db.
error-database-folder = Pro databázi není složka { $path }: { $why }.
error-one-process = Tento systém neumí předávat spojení mezi procesy; zadej --processes 1.
error-message-cut = Zpráva byla přerušena.

## Pozice Gwentu

error-gwent-seats = Gwent má dvě místa, ne { $n }.
error-two-sides = Pozice má dvě strany, ne { $n }.
error-never-luck = Otázka „{ $rule }“ se náhodě nikdy neklade.
error-always-luck = Otázka „{ $rule }“ se vždy klade náhodě.
error-step-card = Krok „{ $rule }“ drží kartu, která se tak hraje, ne „{ $id }“.
error-not-weather = „{ $id }“ není počasí, které může ležet na stole.
error-known-elsewhere = „{ $field }“ obsahuje karty, které neleží tam, kde mají být známé.
error-no-leader = V sadách { $names } není velitel frakce { $faction }.
error-card-row = „{ $id }“ bojuje v řadě { $row }, ne v řadě { $came }.
error-card-rows = „{ $id }“ bojuje v řadě { $row } nebo { $second }, ne v řadě { $came }.
error-no-row = „{ $id }“ neleží v žádné řadě.
error-card-edition = „{ $id }“ v tomto vydání není: { $box }.
error-explain-unit = „{ $came }“ není jednotka na stole; uveď místo, řadu a kartu, například „0 close ves“.
error-not-fighting = „{ $came }“ teď na stole nebojuje.

## Katalog Gwentu

error-content-group = „{ $id }“ svolává skupinu, do které žádná karta nepatří.
error-content-becomes = „{ $id }“ potřebuje záložní kartu, ve kterou se promění.
error-content-twice = „{ $id }“ je v katalogu víckrát.
error-content-table = „{ $id }“ je tabulka, ne { $came }.
error-content-one-of = „{ $id }“ potřebuje právě jedno z: { $names }.
error-content-number = Položka { $field } u „{ $id }“ je celé číslo od { $least }, ne { $came }.
error-content-weather = Počasí „{ $id }“ je seznam řad, ne { $came }.
error-content-link = „{ $id }“ se mění v „{ $came }“, což není záložní karta.

## Učební prostředí

error-batch = Dávka má aspoň jednu hru, ne { $n }.
error-batch-actions = Počet her: { $games }; akcí má být stejně, ne { $n }.
error-action-game = Akce { $action } ve hře { $n } není v nabídce; podívej se na její masku.
error-action-agent = Akce { $action } není v nabídce pro { $agent }; podívej se na jeho masku.
error-setup-or-position = Hra začíná přípravou, nebo pozicí, ne obojím.
error-setup-json = Příprava není JSON: { $why }.
error-position-json = Pozice není JSON: { $why }.
error-setup-table = Příprava je tabulka, ne { $came }.
error-position-table = Pozice je tabulka, ne { $came }.
error-observer = Pozorovatel nemá parametry, ne { $came }.
error-observer-all = Pozorovatel ukazuje, co ví jeden hráč, ne co vědí všichni dohromady.
error-no-setups = Prostředí potřebuje aspoň jednu přípravu.
error-setups-seats = Všechny přípravy prostředí mají stejně míst, ne { $came }.
error-seat-number = Místo je číslo od 0 do { $most }, ne { $came }.
error-batch-seeds = Počet her: { $games }; semínek má být stejně, ne { $n }.

## Laboratoř

error-scheduler-gone = Na adrese „{ $address }“ neodpovídá žádný plánovač Dask: { $why }.
error-cluster-gave-up = Klastr { $address } to vzdal ({ $why }); hotové hry zůstaly a stejný příkaz pokračuje.
error-worker-version = Jeden pracovník klastru má jinou verzi pravidel nebo botů.
error-workers = Práce potřebuje aspoň jednoho pracovníka, ne { $n }.
error-worker-died = Pracovní proces skončil; hotové hry zůstaly a stejný příkaz pokračuje.
error-matrix-decks = Matice potřebuje aspoň dva balíčky, ne jen „{ $came }“.
error-deck-alone = „{ $came }“ potřebuje proti sobě jiný balíček, ne sám sebe.
error-directory-busy = V { $path } pracuje jiný program; počkej na něj, nebo zvol jinou složku.
error-lab-library = K tomu je potřeba { $library }, který není nainstalován; získáš ho příkazem: pip install 'sevencats[lab]'.
error-no-opening = Balíček o { $size } kartách nemá úvodní ruku o { $hand }.
error-draws = „{ $came }“ neříká, kolik karet se bere; mají to být tři čísla, jako 2,1,0.
error-hands-tried = Je třeba zkusit aspoň jednu ruku, ne { $n }.
error-arena-bots = Aréna potřebuje aspoň dva boty, jako master,greedy, ne „{ $came }“.
error-arena-same = Boti „{ $came }“ nejsou všichni různí; bot proti sobě nic nedokazuje.
error-picture = { $path } není obrázek, který lze nakreslit; jméno má končit na { $names }.
error-even-games = Hry se hrají po dvojicích: počet má být sudý, od 2 výš, ne { $n }.
error-no-budget = „{ $came }“ nemá rozpočet; má tu být počet { $what }, jako { $kind }:50.
what-simulations = simulací
what-imagined-worlds = představených světů
error-interrupted = Přerušeno po { $done } z { $games } her; stejný příkaz pokračuje odtud.
error-no-weights = Boti hry { $game } nemají váhy k učení.
error-nobody-named = Nikdo není jmenován; má tu být „all“ nebo jména jako { $example }.
error-name-twice = Dva z nich mají jméno „{ $came }“; jména mají být různá.
error-directory-full = V { $path } jsou jiné věci; výsledky potřebují novou nebo prázdnou složku.
error-directory-unusable = { $path } nelze pro výsledky použít: { $why }.
error-plan-corrupt = { $path } je poškozený a bez něj nikdo nepozná, které hry to jsou; zvol jinou složku.
error-plan-other = V { $path } jsou hry jiného plánu: jeho „{ $field }“ se liší; zvol jinou složku.
error-part-corrupt = { $path } je poškozený; příkaz, který ho vytvořil, ho odloží a opraví.
error-no-stored-game = V { $path } není hra { $n } ({ $game }).
error-learning-games = Učení potřebuje aspoň jednu hru, ne { $n }.
error-too-few-games = Příliš málo her: ve fázi „{ $stage }“ skončily všechny pozice stejně ({ $n }); odehraj jich víc.

## Co je příliš

error-values = { $what }: více než { $most } hodnot; je třeba méně.
error-deep = { $what }: více než { $most } vnořených úrovní; použij méně seznamů v seznamech.
error-letters = { $what }: text o { $n } znacích; smí jich mít nejvýše { $most }.
error-letter = { $what }: znak { $came } nelze uložit; napiš text bez něj.
error-endless = { $what }: s číslem { $came } nelze počítat; zadej jiné.
error-digits = { $what }: číslo je příliš dlouhé; smí mít nejvýše { $most } číslic.
error-count = „{ $field }“ má { $n } položek; může jich být nejvýše { $most }.
error-cards = „{ $field }“ má více než { $most } karet; víc jich neexistuje.
error-address = Adresa má nejvýše { $most } znaků.
error-message-slow = Zpráva přijde do { $most } sekund.
error-file-name = { $path } nelze přečíst: není to jméno souboru.
error-toml-size = { $path } není TOML: má více než { $most } bajtů.
error-record-size = { $path } není záznam: má více než { $most } bajtů.
what-the-position = Pozice
what-the-setup = Příprava
what-the-record = Záznam
what-the-message = Zpráva
what-the-address = Adresa
what-the-command-line = Příkazová řádka
what-file = { $path }
