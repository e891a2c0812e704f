### Le Gwen't, le jeu avec des dés : ses noms, et ce qui est demandé, choisi, annoncé et expliqué, en français.

## Dés

die = d{ $faces }
die-showing = { $value } sur un d{ $faces }

## Factions

dice-faction-northern-realms = Nordiens
    .does = Une manche remportée, sauf si elle finit la partie, ajoute un dé : un dé du deck au choix, ou un d6 prêté.
dice-faction-monsters = Monstres
    .does = Après chaque manche on lance un d10 ; le dé le plus à gauche de la ligne qui ne dépasse pas ce résultat reste pour la manche suivante.
dice-faction-nilfgaard = Nilfgaardiens
    .does = Chaque 10 sur un d10 de la main explose : il reste, et un dé de plus du deck peut être lancé.
dice-faction-scoiatael = Scoia'tael
    .does = Décident qui commence et remportent toutes les manches à égalité.
dice-faction-random = Au hasard
    .does = Le sort choisit l’une des quatre factions.

## Difficultés, et les dix dés que garde un adversaire

difficulty-easy = Facile
difficulty-normal = Normal
difficulty-hard = Difficile
difficulty-roll = Tirée au d10
keeps-lowest = les dix valeurs les plus basses
keeps-median = les dix valeurs médianes
keeps-highest = les dix valeurs les plus hautes

## Termes

term-die = Dé
term-base-hand = Main de base
term-difficulty = Difficulté
term-bet = Pari
term-stake = Mise
term-pot = Pot
term-reward = Récompense
term-merchant = Marchand
term-market-value = Valeur marchande
term-purse = Bourse
term-collection = Collection
term-set = Jeu de Gwen't
term-tactics-check = Jet de tactique
term-bonus-round = Manche de bonus
term-roll-off = Duel au d10
term-faction-bonus = Bonus de faction
crowns = { $n ->
        [one] { $n } couronne rédanienne
       *[other] { $n } couronnes rédaniennes
    }

## Questions

dice-ask-faction =
    .luck = Le sort choisit { $you ->
        [yes] votre faction
       *[no] la faction, pour { $who }
    }.
dice-ask-difficulty =
    .luck = Un d10 fixe la difficulté.
dice-ask-first = Qui commence ?
    .other = { $who } décide qui commence.
    .luck = Pile ou face décide qui commence.
dice-ask-pick = Quels dés lancez-vous ? { $n ->
        [one] Encore un dé à choisir.
       *[other] Encore { $n } dés à choisir.
    }
    .other = { $who } choisit les dés à lancer.
dice-ask-roll =
    .luck = { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } un dé.
dice-ask-check =
    .luck = { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } un d10 pour le jet de tactique.
dice-ask-reroll = Tactique : quel dé relancez-vous ? { $n ->
        [one] Encore une relance.
       *[other] Encore { $n } relances.
    }
    .other = { $who } peut relancer des dés faibles.
dice-ask-explode = Un 10 explose : quel dé de votre deck lancez-vous ?
    .other = Un 10 explose, et { $who } peut lancer un autre dé.
dice-ask-turn = À vous : jouez un dé ou passez.
    .other = À { $who } de jouer.
dice-ask-add = Quel dé de votre deck rejoint votre main ?
    .other = { $who } choisit un dé dans son deck.
dice-ask-keep =
    .luck = { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } un d10 pour le dé qui reste.
dice-ask-roll-off =
    .luck = { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } un d10 pour départager.
dice-ask-reward =
    .luck = { $you ->
        [yes] Vous lancez
       *[no] { $who } lance
    } un d100 pour la récompense.

## Options

dice-option-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
dice-option-faction = { $faction }
dice-option-take = Lancer un { $die }
dice-option-largest = Les plus gros dés
dice-option-roll = { $die }
dice-option-reroll = Relancer { $die }
dice-option-add = Ajouter un { $die }
dice-option-play = Jouer { $die }
dice-option-pass = Passer
dice-option-done = Terminé
dice-option-decline = Aucun dé

## Événements

dice-event-faction = { $you ->
        [yes] Votre faction
       *[no] Faction pour { $who }
    } : { $faction }.
dice-event-difficulty = Le d10 donne { $roll }. Difficulté : { $difficulty }.
dice-event-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    } la manche { $round }.
dice-event-picked = { $you ->
        [yes] Vous choisissez
       *[no] { $who } choisit
    } { $known ->
        [yes] un { $die }
       *[no] un dé
    }.
dice-event-rolled = { $you ->
        [yes] Vous obtenez
       *[no] { $who } obtient
    } { $known ->
        [yes] { $die }
       *[no] un dé
    }.
dice-event-rerolled = { $you ->
        [yes] Vous relancez
       *[no] { $who } relance
    } { $known ->
        [yes] { $die }
       *[no] un dé
    }.
dice-event-base = { $you ->
        [yes] Vous gardez
       *[no] { $who } garde
    } { $keeps }.
dice-event-exploded = { $you ->
        [yes] Votre 10 explose
       *[no] Un 10 explose chez { $who }
    }.
dice-event-added = { $you ->
        [yes] Vous ajoutez
       *[no] { $who } ajoute
    } { $known ->
        [yes] un { $die }
       *[no] un dé
    }.
dice-event-check = Jet de tactique { $you ->
        [yes] (vous)
       *[no] ({ $who })
    } : { $total } ({ $die }).
dice-event-played = { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $die }. Total : { $total }.
dice-event-passed = { $you ->
        [yes] Vous passez
       *[no] { $who } passe
    }.
dice-event-round = { $you ->
        [yes] Vous remportez la manche { $round }.
        [nobody] La manche { $round } se termine sur une égalité.
       *[no] { $who } remporte la manche { $round }.
    }
dice-event-kept = Le d10 donne { $roll } : ce dé reste { $you ->
        [yes] chez vous
       *[no] chez { $who }
    }, { $die }.
dice-event-rolled-again = Aucun dé ne montre si peu ({ $die }) : on relance le d10.
dice-event-roll-off = Pour départager, { $you ->
        [yes] vous obtenez
       *[no] { $who } obtient
    } { $roll }.
dice-event-reward = Le d100 donne { $roll } : { $you ->
        [yes] vous gagnez
       *[no] { $who } gagne
    } un { $die }.

## Explications

dice-explain-die = { $causes }. Total : { $n }
dice-explain-kept = { $causes }, gardé de la manche précédente. Total : { $n }

## Fin de partie

dice-outcome-rounds = { $you ->
        [yes] Vous remportez la partie aux manches.
        [nobody] Partie nulle : autant de manches de chaque côté.
       *[no] { $who } remporte la partie aux manches.
    }
dice-outcome-lives = { $you ->
        [yes] Vous remportez la partie : l’adversaire n’a plus de vie.
        [nobody] Partie nulle : les deux camps ont perdu leur dernière vie.
       *[no] { $who } remporte la partie : l’autre camp n’a plus de vie.
    }
dice-outcome-roll-off = { $you ->
        [yes] Vous remportez la partie au duel des d10.
       *[no] { $who } remporte la partie au duel des d10.
    }
