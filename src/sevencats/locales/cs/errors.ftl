### Co bylo odmítnuto, česky. Ke které větě co patří, říkají anglické zprávy.

## Když není známo nic přesnějšího

error-kind-late = Stůl je mezitím dál; podívej se znovu.
error-kind-turn = To teď nejde.
error-kind-foreign = To tu není, nebo to není pro tebe.
error-kind-option = Takhle se to použít nedá.
error-kind-over = Je konec.
error-kind-malformed = Zpráva je nesrozumitelná.
error-kind-size = Je to příliš velké.
error-kind-rate = Bylo toho moc najednou; zkus to za chvíli znovu.
error-kind-store = Nic se nepodařilo uložit; zkus to znovu.
error-kind-broken = Něco se tu pokazilo; je to zapsáno.

## Neznámá jména

error-near = „{ $came }“ sem nepatří; nemělo to být „{ $near }“?
error-one-of = „{ $came }“ sem nepatří; možnosti jsou: { $names }.
error-position-seat = „{ $came }“ tu nelze zvolit: stůl pokračuje z pozice a jeho strany už jsou rozložené.
error-unknown = „{ $came }“ sem nepatří.
error-not-offered-over = „{ $came }“ už nejde: hra skončila.

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
error-unfinished = Tato hra začala s jinými kartami nebo pravidly; tato verze v ní nemůže pokračovat.
error-watching = U tohoto stolu se jen díváš; místo u něj nemáš.
error-talk-seated = U stolu mluví jen ti, kdo u něj sedí.
error-mute-nobody = Nikdo tě nezná: není co ztišit.
error-fast = Ne tak rychle; zkus to za chvíli znovu.
error-store = Úložiště neodpovídá; zkus to za chvíli znovu.
error-not-stored = Nepodařilo se to uložit; zkus to znovu.

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
error-listen = Na adrese { $where } nelze naslouchat: { $why }.
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

## Záznamy

error-record-over = Záznam se ukáže, až hra skončí.
error-record-choice = Volba č. { $n } v tomto záznamu není možná.

## Gwen't a jeho tažení

error-collection = Sbírka má nejméně { $least } kostek, ne { $n }.
error-hand-dice = Základní ruka má { $least } kostek, ne { $n }.
error-hand-owned = V ruce je více kostek { $die } než ve sbírce: { $dice }.
error-variant = Životy a nutné dvě výhry jsou dva různé konce hry; vyber jeden z nich.
error-house-flag = Domácí pravidlo { $field } je pravda, nebo nepravda, ne { $came }.
error-house-number = Domácí pravidlo { $field } je celé číslo od 0 do 60, ne { $came }.
error-house-gems = Je potřeba aspoň 1 drahokam: bez drahokamů by hra hned skončila.
error-character-name = Jméno postavy má 1 až { $most } znaků, z toho aspoň jedno písmeno nebo číslici, bez mezery na začátku a na konci a bez { $signs }.
error-character-there = Postava „{ $came }“ už existuje; zvol jiné jméno.
error-character-which = „{ $came }“ může být kdokoli z těchto: { $names }; napiš jméno přesně tak, jak je v knize.
error-most-dice = { $name } už má kostky { $die } v počtu { $owned } a sada jich má od jednoho druhu nejvýš { $most }: další { $n } jsou příliš.
error-undo-purchase = Vrátit lze jen nákup, po kterém se už nic nezapsalo.
error-key = Idempotency-Key má 1 až { $most } znaků.
error-key-used = Klíč „{ $came }“ už patří jinému požadavku; pro každý vezmi nový.
error-call-off-which = Řekni pomocí --game, která hra se ruší; seznam vypíše `sevencats dice games`.
error-game-players = Hru { $n } hraje { $names }, ne { $name }.
error-no-characters = Zatím tu nejsou žádné postavy.
error-merchant = Obchodník prodává najednou 1 až 99 kostek, ne { $came }.
error-plays-already = { $name } už hraje za tuto frakci: { $faction }.
error-purse = Tolik korun v měšci není. Potřeba: { $amount }; { $name } má { $purse }.
error-crowns = Korun musí být celé číslo, ne { $came }.
error-against-self = { $name } nemůže hrát proti sobě.
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

## Unmatched

error-no-equipment = { $hero } žádné vybavení nevybírá.
error-not-equipment = „{ $card }“ není karta vybavení.

## Terminál

error-lost = Spojení se přerušilo; hledá se znovu.
error-not-for-you = Tento stůl není pro tebe.
error-no-hints = U tohoto stolu nikdo neradí.
error-no-hint-now = Na nápovědu nikdo nepřišel; zeptejte se znovu.
error-hint-asked = Rada je pro toho, kdo je na řadě.
error-record-fixed = Záznam nelze měnit, jen prohlížet.
error-record-verb = „{ $came }“ se záznamem nejde.
error-table-verb = „{ $came }“ u tohoto stolu nejde.
error-link = „{ $came }“ není odkaz na stůl; měl by vypadat jako { $example }.
error-link-house = „{ $came }“ je odkaz na dům, ne na stůl v něm; měl by vypadat jako { $example }.
error-house-gone = { $house } už neodpovídá.
error-house-rule = „{ $came }“ není domácí pravidlo; piš PRAVIDLO=HODNOTA, například muster_from_hand=false.

## Co je příliš

error-values = Tato data mají více než { $most } hodnot; je třeba méně.
error-deep = Tato data jsou vnořená do více než { $most } úrovní; použij méně seznamů v seznamech.
error-letters = Text má { $n } znaků; smí jich mít nejvýše { $most }.
error-letter = Text obsahuje znak, který nelze uložit, { $came }; napiš jej bez něj.
error-endless = S číslem { $came } nelze počítat; zadej jiné.
error-digits = Číslo je příliš dlouhé; smí mít nejvýše { $most } číslic.
error-count = „{ $field }“ má { $n } položek; může jich být nejvýše { $most }.
error-cards = „{ $field }“ má více než { $most } karet; víc jich neexistuje.
error-address = Adresa má nejvýše { $most } znaků.
