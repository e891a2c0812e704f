### L’écran d’Unmatched, en français.

## Les mots qui nomment un moment au début d’une phrase de carte, séparés par |

web-unmatched-moments = Immédiatement|Pendant le combat|Après le combat

## Camps

web-unmatched-actions = { $n ->
        [0] dernière action
        [one] { $n } action restante
       *[other] { $n } actions restantes
    }
web-unmatched-melee = mêlée · déplacement { $n }
web-unmatched-ranged = à distance · déplacement { $n }
web-unmatched-health = { $fighter } : santé { $n } sur { $most }
web-unmatched-fighter = { $fighter } : santé { $n } sur { $most }, déplacement { $move }, { $ranged ->
        [yes] à distance
       *[no] mêlée
    }.
web-unmatched-hand = { $n } en main
web-unmatched-deck = Deck { $n }
web-unmatched-exhausted = Deck vide
web-unmatched-sources = Source { $n }
web-unmatched-discard = Défausse { $n }
web-unmatched-out = Hors jeu
web-unmatched-dormant = Absent du plateau
web-unmatched-cards-of = Cartes : { $who }
web-unmatched-in-play = En jeu
web-unmatched-seen = Cartes que vous avez vues dans cette main
web-unmatched-no-discard = Rien n’a encore été défaussé.
web-unmatched-hidden = Pas encore vues, dans le deck ou la main : { $n }
web-unmatched-empty-hand = Votre main est vide.

## Cartes

web-unmatched-any = Tous
web-unmatched-source = Source
web-unmatched-ongoing = Permanent
web-unmatched-face-down = Une carte face cachée

## Le champ de bataille

web-unmatched-space = { $space } : { $zones }.
web-unmatched-stands = { $own ->
        [yes] À vous : { $fighter }
       *[no] Adversaire : { $fighter }
    }, santé { $n } sur { $most }.
web-unmatched-one-way = Sens unique

## La question

web-unmatched-question = La question
web-unmatched-who-moves = Qui se déplace
web-unmatched-hint-move = { $fighter } : choisissez une case éclairée.
web-unmatched-hint-target = Choisissez un combattant cerclé de rouge.
web-unmatched-hint-action = { $n ->
        [one] C’est votre dernière action.
       *[other] Vous avez { $n } actions.
    }
web-unmatched-hint-hand = Choisissez une carte éclairée.
web-unmatched-does-manoeuvre = Piochez une carte, puis vous pouvez booster et déplacer chacun de vos combattants. Cela coûte une action.
web-unmatched-does-attack = Vous choisissez ensuite la carte d’attaque. Cela coûte une action.
web-unmatched-only = Rien d’autre n’est possible.
web-unmatched-back = Retour
web-unmatched-skip = Passer

## Combat

web-unmatched-combat = Combat
web-unmatched-duel = { $attacker } attaque { $target }
web-unmatched-against = contre
web-unmatched-damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
web-unmatched-no-card = Pas de carte
web-unmatched-choosing = Une carte est en train d’être choisie
web-unmatched-perhaps = Une défense, peut-être
web-unmatched-nothing = Rien à faire.
web-unmatched-instead = { $card } : la valeur devient { $n }.
web-unmatched-worth = { $card } vaut { $n } ; { $printed } y est imprimé.
web-unmatched-added = { $card } vaut { $n } de plus grâce à { $cause }.
web-unmatched-ignored = { $card } ne compte pas à cause de { $cause }.
web-unmatched-step-laid = Cartes posées.
web-unmatched-step-reveal = Révélation.
web-unmatched-step-immediately = Immédiatement.
web-unmatched-step-during = Pendant le combat.
web-unmatched-step-damage = Dégâts.
web-unmatched-step-after = Après le combat.
web-unmatched-short-laid = Posées
web-unmatched-short-reveal = Révélées
web-unmatched-short-immediately = Immédiat
web-unmatched-short-during = Pendant
web-unmatched-short-damage = Dégâts
web-unmatched-short-after = Après

## Outils

web-unmatched-zones = Zones
web-unmatched-discards = Défausses

## Dresser une table

web-unmatched-players = Joueurs
web-unmatched-players-two = Deux
web-unmatched-players-three = Trois, chacun pour soi
web-unmatched-third-hero = Le troisième héros
