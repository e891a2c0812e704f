### Obrazovka Unmatched, česky.

## Slova, která na začátku věty karty pojmenují okamžik, oddělená |

web-unmatched-moments = Okamžitě|Během boje|Po boji

## Strany

web-unmatched-actions = { $n ->
        [0] poslední akce
        [one] zbývá { $n } akce
        [few] zbývají { $n } akce
       *[other] zbývá { $n } akcí
    }
web-unmatched-melee = zblízka · pohyb { $n }
web-unmatched-ranged = na dálku · pohyb { $n }
web-unmatched-health = { $fighter }: životy { $n } z { $most }
web-unmatched-fighter = { $fighter }: životy { $n } z { $most }, pohyb { $move }, { $ranged ->
        [yes] na dálku
       *[no] zblízka
    }.
web-unmatched-hand = V ruce { $n }
web-unmatched-deck = Balíček { $n }
web-unmatched-exhausted = Balíček prázdný
web-unmatched-sources = Zdroj { $n }
web-unmatched-discard = Odhozené { $n }
web-unmatched-out = Mimo hru
web-unmatched-dormant = Není na plánu
web-unmatched-cards-of = Karty: { $who }
web-unmatched-in-play = Ve hře
web-unmatched-seen = Karty, které jsi v této ruce viděl
web-unmatched-no-discard = Zatím nebylo nic odhozeno.
web-unmatched-hidden = Dosud neviděné, v balíčku nebo v ruce: { $n }
web-unmatched-empty-hand = Tvá ruka je prázdná.

## Karty

web-unmatched-any = Všichni
web-unmatched-source = Zdroj
web-unmatched-ongoing = Trvalý
web-unmatched-face-down = Karta lícem dolů

## Bojiště

web-unmatched-space = { $space }: { $zones }.
web-unmatched-stands = { $own ->
        [yes] Tvůj bojovník: { $fighter }
       *[no] Soupeř: { $fighter }
    }, životy { $n } z { $most }.
web-unmatched-one-way = Jednosměrně

## Otázka

web-unmatched-question = Otázka
web-unmatched-who-moves = Kdo se pohne
web-unmatched-hint-move = { $fighter }: vyber osvětlené pole.
web-unmatched-hint-target = Vyber bojovníka s červeným kruhem.
web-unmatched-hint-action = { $n ->
        [one] Tohle je tvá poslední akce.
        [few] Máš { $n } akce.
       *[other] Máš { $n } akcí.
    }
web-unmatched-hint-hand = Vyber osvětlenou kartu.
web-unmatched-does-manoeuvre = Lízni kartu; pak smíš posílit a pohnout každým svým bojovníkem. Stojí to jednu akci.
web-unmatched-does-attack = Pak zvolíš kartu, kterou zaútočíš. Stojí to jednu akci.
web-unmatched-only = Nic jiného není možné.
web-unmatched-back = Zpět
web-unmatched-skip = Přeskočit

## Boj

web-unmatched-combat = Boj
web-unmatched-duel = { $attacker } útočí, cíl: { $target }
web-unmatched-against = proti
web-unmatched-damage = Zranění { $n }
web-unmatched-no-card = Žádná karta
web-unmatched-choosing = Vybírá se karta
web-unmatched-perhaps = Možná obrana
web-unmatched-nothing = Nic k řešení.
web-unmatched-instead = { $card }: hodnota je místo toho { $n }.
web-unmatched-worth = { $card } má hodnotu { $n }, vytištěno je { $printed }.
web-unmatched-added = { $card } má o { $n } víc díky: { $cause }.
web-unmatched-ignored = { $card } se nepočítá kvůli: { $cause }.
web-unmatched-step-laid = Karty vyloženy.
web-unmatched-step-reveal = Odkrytí.
web-unmatched-step-immediately = Okamžitě.
web-unmatched-step-during = Během boje.
web-unmatched-step-damage = Zranění.
web-unmatched-step-after = Po boji.
web-unmatched-short-laid = Vyloženo
web-unmatched-short-reveal = Odkryto
web-unmatched-short-immediately = Okamžitě
web-unmatched-short-during = Během
web-unmatched-short-damage = Zranění
web-unmatched-short-after = Po boji

## Nástroje

web-unmatched-zones = Zóny
web-unmatched-discards = Odhozené

## Prostírání stolu

web-unmatched-players = Hráči
web-unmatched-players-two = Dva
web-unmatched-players-three = Tři, každý za sebe
web-unmatched-third-hero = Třetí hrdina
