### La table dans un terminal, en français.

## Sur la table

terminal-round = Manche { $n }
terminal-turn = Tour { $n }
terminal-actions = { $who } : { $n ->
        [0] plus d’action
        [one] une action restante
       *[other] { $n } actions restantes
    }
terminal-counts = main { $hand } · deck { $deck } · défausse { $discard }
terminal-dice-counts = main { $hand } · deck { $deck }
terminal-unmatched-counts = main { $hand } deck { $deck }
terminal-passed = passé
terminal-used = utilisé
terminal-clear-skies = ciel dégagé
terminal-about = { $what } : { $does }
terminal-strength = Force
terminal-total = Total
terminal-hand = Main
terminal-row = Ligne
terminal-row-close = Rappr.
terminal-row-ranged = Distance
terminal-row-siege = Siège
terminal-more = … et { $n } de plus
terminal-lead = { $how ->
        [level] Égalité.
        [ahead] { $watches ->
            [yes] { $who } mène de { $n }.
           *[no] Vous menez de { $n }.
        }
       *[behind] { $watches ->
            [yes] { $who } a { $n } de retard.
           *[no] Vous avez { $n } de retard.
        }
    }
terminal-combat = { $attack } contre { $defence }
terminal-combat-head = Combat
terminal-no-card = aucune carte
terminal-anybody = tout combattant
terminal-reaches = Peut atteindre : { $where }
terminal-stuck = Ne peut pas quitter sa case pendant ce tour.
terminal-off-board = Hors du plateau, et reviendra.
terminal-defeated = Vaincu.

## Piles

terminal-pile-hand = main
terminal-pile-deck = deck
terminal-pile-discard = défausse
terminal-pile-reserve = réserve
terminal-pile-removed = retiré du jeu
terminal-pile-known = connu dans la main
terminal-pile-shown = montré à vous
terminal-pile-aside = mis de côté
terminal-pile-rolling = à lancer
terminal-pile-unseen = pas encore vu
terminal-pile-gone = joué auparavant
terminal-pile-top = sur le dessus du deck
terminal-pile-hidden = en main ou dans le deck
terminal-pile-equipment = équipement
terminal-pile-empty = Il n’y a pas encore de pile à consulter.

## Notes

terminal-waiting = On attend que quelqu’un s’assoie.
terminal-luck = Le hasard décide
terminal-lost = Connexion perdue ; nouvelle tentative …
terminal-unreachable = { $house } est injoignable : { $why }. Nouvel essai ({ $n } sur { $most }) …
terminal-deck-is-good = { $deck } peut être joué dans l’édition « { $box } » : { $units } unités, { $specials } cartes spéciales, { $leader }.
terminal-watching = Spectateur
terminal-over = Partie terminée
terminal-step = { $n } sur { $last }
terminal-stepped = Choix { $n } sur { $last }, { $who } : { $what }
terminal-beginning = Avant le premier choix
terminal-drawn = La partie est nulle.
terminal-won = { $you ->
        [yes] Vous gagnez la partie.
       *[no] { $who } gagne la partie.
    }
terminal-why-resigned = L’autre camp abandonne.
terminal-why-claimed = L’autre camp est parti.
terminal-why-timeout = L’autre camp n’a plus de temps.
terminal-why-unfinished = Cette partie a été commencée avec d’autres cartes ou d’autres règles ; cette version de la maison ne peut pas la continuer. Personne n’a gagné ni perdu.
terminal-said = { $who } : « { $text } »
terminal-undone = Le dernier choix a été repris.
terminal-saved = Enregistré sous { $file }.
terminal-hint = { $chance } { $what }
terminal-hint-head = Ce qu’un expert choisirait, avec la chance de gagner
terminal-offer-draw = { $who } propose la nulle.
terminal-offer-undo = { $who } demande à reprendre un choix.
terminal-offer-rematch = { $who } propose une autre partie.
terminal-gone = { $who } est absent depuis { $n ->
        [one] une seconde
       *[other] { $n } secondes
    }.
terminal-group = { $what } … ({ $n })
terminal-back = ‹ retour
terminal-log = Journal
terminal-hand-over = { $who }, la table est à vous.
terminal-hand-over-hint = Appuyez sur Entrée quand personne d’autre ne regarde.

## Ce qu'on peut faire

terminal-menu = À cette table
terminal-do-look = Regarder la table
terminal-do-undo = Reprendre le dernier choix
terminal-do-hint = Un conseil
terminal-do-save = Enregistrer la partie
terminal-do-again = Une autre partie
terminal-do-ask_undo = Demander à reprendre le dernier choix
terminal-do-offer_draw = Proposer la nulle
terminal-do-agree = Accepter
terminal-do-decline = Refuser
terminal-do-claim = Réclamer la victoire
terminal-do-let_bot = Laisser un bot prendre la place
terminal-do-rematch = Proposer une autre partie
terminal-do-resign = Abandonner
terminal-do-say = Dire quelque chose
terminal-do-leave = Quitter la table
terminal-do-stay = Rester
terminal-do-forward = Un choix en avant
terminal-do-back = Un choix en arrière
terminal-do-start = Au début
terminal-do-end = À la fin
terminal-do-turn_table = Tourner la table
terminal-sure = En êtes-vous sûr ?
terminal-sure-leave = Quitter la table ? La partie n’est pas enregistrée.
terminal-ask-file = Enregistrer sous
terminal-ask-words = Dire

## Touches

terminal-key-explain = Expliquer
terminal-key-piles = Piles
terminal-key-log = Journal
terminal-key-menu = Menu
terminal-key-help = Aide
terminal-key-leave = Quitter
terminal-key-forward = Avancer
terminal-key-jump = Dix
terminal-key-table = Table
terminal-key-back = Reculer
terminal-key-turn_table = Tourner
terminal-help = Aide
terminal-help-keys =
    ↑ ↓           une option ; ce qu’elle est et fait s’affiche à côté
    Entrée        prendre l’option sous le curseur
    1 à 9         aller à une option ; le même chiffre encore la prend
    Tab           des options à la table et retour
    flèches       sur la table : de carte en carte, de case en case
    Entrée        sur la table : choisir ce qui est là, ou l’expliquer
    e             expliquer ce qui est sous le curseur, et son chiffre
    p             toutes les piles : mains, decks, défausses
    l             tout ce qui s’est passé
    m             reprendre, conseil, enregistrer ; en ligne nulle, abandon, parole
    Échap         retour
    q             quitter la table
    souris        cliquer pour choisir, clic droit pour expliquer
terminal-help-replay =
    → ←           un choix en avant, en arrière
    PgSuiv PgPréc dix choix
    Début Fin     le début, la fin
    t             tourner la table vers le siège suivant
terminal-help-marks =
    ▶  doit choisir         ★  un héros
    ▲  renforcé             ▼  affaibli
    ≈  météo                ×2 un cor
    ◆  une gemme            ◇  une gemme perdue
    ●  une manche gagnée    ▾  un dé gardé
    •  peut être choisi     ∞  un stratagème permanent
    (GE) à moi   <LE> à l’autre   {"{"}CI{"}"} au troisième ; en majuscules les héros
    !  ne peut pas partir   †  vaincu

## À une invite

terminal-prompt-choose = choix
terminal-prompt-left = Vous quittez la table.
terminal-prompt-help =
    un numéro ou le texte d’une option   la choisir
    explain catapult                     d’où vient un nombre (aussi : explain close, explain total, explain combat)
    piles                                toutes les piles que l’on peut consulter
    hint                                 ce qu’un bot ferait à votre place, avec les chances de gagner
    undo                                 revenir à votre dernier choix
    save FICHIER                         enregistrer la partie
    quit                                 quitter la table

## Dresser une table

terminal-which-game = À quoi jouons-nous ?
terminal-which-opponent = Contre qui ?
terminal-which-edition = Quelles règles ?
terminal-which-deck = Votre deck
terminal-which-faction = Votre faction
terminal-which-hero = Votre héros
terminal-which-board = Où ?
terminal-hot-seat = Quelqu'un à côté de moi
terminal-you = Vous
terminal-stranger = L’inconnu

## Campagnes en ligne de commande

terminal-character = { $who }, { $faction } : { crowns } ; { $dice }.
terminal-kept = La partie { $n } est conservée ; reprenez-la avec --game { $n }.
terminal-called-off = La partie { $n } est annulée ; les mises sont rendues.
terminal-game = Partie { $n } : { $who } contre { $other } ({ $how }), pari { $bet }, mise { $stake }
terminal-no-games = Aucune partie en cours.
terminal-duel = duel
terminal-real-dice = vrais dés
terminal-by-hand = le MJ choisit pour l’adversaire
terminal-set-price = Un nouveau jeu de dés : { crowns }
terminal-worth = { $faction } contre { $other }, { $difficulty } : { $chance } % [{ $low } – { $high }] ({ $n ->
        [one] une main
       *[other] { $n } mains
    }{ $deep ->
        [0] {""}
       *[other] , { $deep } trop profondes
    })
