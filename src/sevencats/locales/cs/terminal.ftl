### Stůl v terminálu, česky.

## Na stole

terminal-round = Kolo { $n }
terminal-turn = Tah { $n }
terminal-actions = { $who }: { $n ->
        [0] žádná akce
        [one] zbývá jedna akce
        [few] zbývají { $n } akce
       *[other] zbývá { $n } akcí
    }
terminal-counts = ruka { $hand } · balíček { $deck } · odhozené { $discard }
terminal-dice-counts = ruka { $hand } · balíček { $deck }
terminal-unmatched-counts = ruka { $hand } bal. { $deck }
terminal-passed = vynechává
terminal-used = použito
terminal-clear-skies = jasná obloha
terminal-about = { $what }: { $does }
terminal-strength = Síla
terminal-total = Součet
terminal-hand = Ruka
terminal-row = Řada
terminal-row-close = Přední
terminal-row-ranged = Zadní
terminal-row-siege = Obléhání
terminal-more = … a další: { $n }
terminal-lead = { $how ->
        [level] Vyrovnáno.
        [ahead] { $watches ->
            [yes] { $who } vede o { $n }.
           *[no] Vedeš o { $n }.
        }
       *[behind] { $watches ->
            [yes] { $who } ztrácí { $n }.
           *[no] Ztrácíš { $n }.
        }
    }
terminal-combat = { $attack } proti { $defence }
terminal-combat-head = Souboj
terminal-no-card = žádná karta
terminal-anybody = kterýkoli bojovník
terminal-reaches = Kam dosáhne: { $where }
terminal-stuck = V tomto tahu nemůže opustit své pole.
terminal-off-board = Mimo plán, a vrátí se.
terminal-defeated = Poražen.

## Balíčky

terminal-pile-hand = ruka
terminal-pile-deck = balíček
terminal-pile-discard = odhozené karty
terminal-pile-reserve = záložní balíček
terminal-pile-removed = mimo hru
terminal-pile-known = o čem se ví v ruce
terminal-pile-shown = co ti bylo ukázáno
terminal-pile-aside = odloženo
terminal-pile-rolling = k hodu
terminal-pile-unseen = dosud neviděno
terminal-pile-gone = zahráno dříve
terminal-pile-top = navrchu balíčku
terminal-pile-hidden = v ruce nebo v balíčku
terminal-pile-equipment = vybavení
terminal-pile-empty = Zatím není co prohlížet.

## Zprávy

terminal-waiting = Čeká se, až si někdo přisedne.
terminal-luck = Rozhoduje náhoda
terminal-lost = Spojení ztraceno; hledá se znovu …
terminal-unreachable = { $house } není dostupný: { $why }. Další pokus ({ $n } z { $most }) …
terminal-deck-is-good = { $deck } se smí hrát v edici „{ $box }“: jednotky { $units }, speciální karty { $specials }, { $leader }.
terminal-watching = Divák
terminal-over = Konec hry
terminal-step = { $n } z { $last }
terminal-stepped = Volba { $n } z { $last }, { $who }: { $what }
terminal-beginning = Před první volbou
terminal-drawn = Hra skončila remízou.
terminal-won = { $you ->
        [yes] Vyhráváš hru.
       *[no] Hru vyhrává { $who }.
    }
terminal-why-resigned = Druhá strana se vzdala.
terminal-why-claimed = Druhá strana odešla.
terminal-why-timeout = Druhé straně došel čas.
terminal-why-unfinished = Tato hra začala s jinými kartami nebo pravidly; tato verze domu v ní nemůže pokračovat. Nikdo nevyhrál ani neprohrál.
terminal-said = { $who }: „{ $text }“
terminal-undone = Poslední volba byla vzata zpět.
terminal-saved = Uloženo jako { $file }.
terminal-hint = { $chance } { $what }
terminal-hint-head = Co by zvolil expert, s nadějí na výhru
terminal-offer-draw = { $who } nabízí remízu.
terminal-offer-undo = { $who } žádá o vrácení volby.
terminal-offer-rematch = { $who } nabízí další hru.
terminal-gone = { $who } tu není už { $n ->
        [one] jednu sekundu
        [few] { $n } sekundy
       *[other] { $n } sekund
    }.
terminal-group = { $what } … ({ $n })
terminal-back = ‹ zpět
terminal-log = Záznam
terminal-hand-over = { $who }, stůl je tvůj.
terminal-hand-over-hint = Stiskni Enter, až se nikdo jiný nedívá.

## Co lze udělat

terminal-menu = U tohoto stolu
terminal-do-look = Podívat se na stůl
terminal-do-undo = Vzít zpět poslední volbu
terminal-do-hint = Rada
terminal-do-save = Uložit hru
terminal-do-again = Další hra
terminal-do-ask_undo = Požádat o vrácení poslední volby
terminal-do-offer_draw = Nabídnout remízu
terminal-do-agree = Souhlasit
terminal-do-decline = Odmítnout
terminal-do-claim = Přihlásit se o výhru
terminal-do-let_bot = Posadit místo nich bota
terminal-do-rematch = Nabídnout další hru
terminal-do-resign = Vzdát se
terminal-do-say = Něco říct
terminal-do-leave = Odejít od stolu
terminal-do-stay = Zůstat
terminal-do-forward = O volbu dopředu
terminal-do-back = O volbu zpět
terminal-do-start = Na začátek
terminal-do-end = Na konec
terminal-do-turn_table = Otočit stůl
terminal-sure = Opravdu?
terminal-sure-leave = Odejít od stolu? Hra není uložena.
terminal-ask-file = Uložit jako
terminal-ask-words = Říct

## Klávesy

terminal-key-explain = Vysvětlit
terminal-key-piles = Balíčky
terminal-key-log = Záznam
terminal-key-menu = Nabídka
terminal-key-help = Nápověda
terminal-key-leave = Odejít
terminal-key-forward = Dopředu
terminal-key-jump = Deset
terminal-key-table = Stůl
terminal-key-back = Zpět
terminal-key-turn_table = Otočit
terminal-help = Nápověda
terminal-help-keys =
    ↑ ↓           možnost; vedle se ukáže, co je a co dělá
    Enter         zvolit možnost pod kurzorem
    1 až 9        přejít na možnost; totéž číslo znovu ji zvolí
    Tab           od možností ke stolu a zpět
    šipky         na stole: od karty ke kartě, od pole k poli
    Enter         na stole: zvolit, co tam je, nebo to vysvětlit
    e             vysvětlit, co je pod kurzorem, a jeho číslo
    p             všechny balíčky: ruce, balíčky, odhozené karty
    l             vše, co se stalo
    m             vrátit, rada, uložit; na serveru remíza, vzdát se, mluvit
    Esc           zpět
    q             odejít od stolu
    myš           kliknutím zvolit, pravým tlačítkem vysvětlit
terminal-help-replay =
    → ←           o volbu dopředu, zpět
    PgDn PgUp     deset voleb
    Home End      začátek, konec
    t             otočit stůl k dalšímu místu
terminal-help-marks =
    ▶  je na řadě           ★  hrdina
    ▲  posíleno             ▼  oslabeno
    ≈  počasí               ×2 roh
    ◆  drahokam             ◇  ztracený drahokam
    ●  vyhrané kolo         ▾  ponechaná kostka
    •  lze zvolit           ∞  trvalá lest
    (GE) moje   <LE> soupeřovo   {"{"}CI{"}"} třetího hráče; velká písmena jsou hrdinové
    !  nemůže odejít        †  poražen

## U příkazového řádku

terminal-prompt-choose = volba
terminal-prompt-left = Odcházíš od stolu.
terminal-prompt-help =
    číslo nebo text možnosti   zvolit ji
    explain catapult           proč je číslo takové (také: explain close, explain total, explain combat)
    piles                      všechny hromádky, které lze prohlížet
    hint                       co by na tvém místě udělal bot a s jakou nadějí na výhru
    undo                       zpět k poslední vlastní volbě
    save SOUBOR                uložit hru
    quit                       odejít od stolu

## Prostřít stůl

terminal-which-game = Co si zahrajeme?
terminal-which-opponent = Proti komu?
terminal-which-edition = Podle kterých pravidel?
terminal-which-deck = Tvůj balíček
terminal-which-faction = Tvá frakce
terminal-which-hero = Tvůj hrdina
terminal-which-board = Kde?
terminal-hot-seat = Někdo vedle mě
terminal-you = Ty
terminal-stranger = Neznámý

## Kampaně v příkazovém řádku

terminal-character = { $who }, { $faction }: { crowns }; { $dice }.
terminal-kept = Hra { $n } je uložena; pokračuj s --game { $n }.
terminal-called-off = Hra { $n } je zrušena; sázky se vrátily.
terminal-game = Hra { $n }: { $who } proti { $other } ({ $how }), sázka { $bet }, vklad soupeře { $stake }
terminal-no-games = Žádná hra není rozehraná.
terminal-duel = souboj
terminal-real-dice = skutečné kostky
terminal-by-hand = za soupeře volí pán hry
terminal-set-price = Nová sada: { crowns }
terminal-worth = { $faction } proti { $other }, { $difficulty }: { $chance } % [{ $low } – { $high }] (počet rukou: { $n }{ $deep ->
        [0] {""}
       *[other] , příliš hlubokých: { $deep }
    })
