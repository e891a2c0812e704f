### Ce qui est demandé, choisi, annoncé et expliqué à une table de Gwent, en français.

## Questions

gwent-ask-first = Qui commence ?
    .other = { $who } décide qui commence.
    .luck = Qui commence se joue à pile ou face.
gwent-ask-draw =
    .luck = { $you ->
        [yes] Vous piochez une carte.
       *[no] { $who } pioche une carte.
    }
gwent-ask-swap = Remplacer une carte de votre main de départ ? { $n ->
        [one] Encore une carte au maximum.
       *[other] Jusqu’à { $n } cartes.
    }
    .other = { $who } peut remplacer des cartes de sa main de départ.
gwent-ask-turn = À vous : jouez une carte, utilisez votre Chef ou passez.
    .other = À { $who } de jouer.
gwent-ask-row = Sur quelle ligne placer cette carte : { $what } ?
    .other = { $who } choisit une ligne pour cette carte : { $what }.
gwent-ask-decoy = Quelle unité le Leurre remplace-t-il ?
    .other = { $who } choisit l’unité que le Leurre remplace.
gwent-ask-revive = Quelle unité de votre pile de défausse revient ?
    .other = { $who } choisit une unité à ramener.
    .luck = Le sort choisit l’unité qui revient.
gwent-ask-weather = Quelle carte Météo de votre deck jouez-vous ?
    .other = { $who } choisit une carte Météo dans son deck.
gwent-ask-take = Quelle carte prenez-vous en main ?
    .other = { $who } choisit une carte dans une pile de défausse.
gwent-ask-discard = Quelle carte défaussez-vous ? { $n ->
        [one] Encore une carte.
       *[other] Encore { $n } cartes.
    }
    .other = { $who } choisit des cartes à défausser.
gwent-ask-fetch = Quelle carte de votre deck prenez-vous ?
    .other = { $who } cherche une carte dans son deck.
gwent-ask-show =
    .luck = Le sort choisit les cartes montrées.
gwent-ask-keep =
    .luck = Le sort choisit l’unité qui reste sur le champ de bataille.
gwent-ask-return =
    .luck = Le sort choisit les unités qui reviennent de la pile de défausse.

## Options

gwent-option-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    }
gwent-option-play = Jouer { $card }
gwent-option-leader = Utiliser votre Chef
gwent-option-pass = Passer
gwent-option-done = Terminé
gwent-option-replace = Remplacer { $card }
gwent-option-row = { $row }
gwent-option-decoy = Reprendre { $card } ({ $row })
gwent-option-revive = Ramener { $card }
gwent-option-take = Prendre { $card }
gwent-option-discard = Défausser { $card }
gwent-option-draw = Piocher { $card }
gwent-option-show = Montrer { $card }
gwent-option-keep = Garder { $card } ({ $row })

## Événements

gwent-event-first = { $you ->
        [yes] Vous commencez
       *[no] { $who } commence
    } la manche { $round }.
gwent-event-drew = { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $known ->
        [yes] { $card }
       *[no] une carte
    }.
gwent-event-swapped = { $you ->
        [yes] Vous remplacez
       *[no] { $who } remplace
    } { $known ->
        [yes] { $card }
       *[no] une carte
    }.
gwent-event-played = { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } { $card }.
gwent-event-placed = { $cause ->
        [none] { $mine ->
            [yes] Vous jouez
           *[no] { $doer } joue
        } { $card }{ $across ->
            [yes] {" "}{ $you ->
                [yes] chez vous
               *[no] chez { $who }
            }
           *[no] {""}
        }
       *[other] { $card } prend place { $you ->
            [yes] chez vous
           *[no] chez { $who }
        }
    } ({ $row }).
gwent-event-laid = { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $card } à côté d’une ligne ({ $row }).
gwent-event-destroyed = Carte détruite { $you ->
        [yes] chez vous
       *[no] chez { $who }
    } : { $card } ({ $row }).
gwent-event-decoyed = { $you ->
        [yes] Vous jouez un Leurre
       *[no] { $who } joue un Leurre
    } : { $card } ({ $row }) retourne en main.
gwent-event-revived = { $you ->
        [yes] Vous ramenez
       *[no] { $who } ramène
    } { $card }.
gwent-event-transformed = { $card } se transforme { $you ->
        [yes] chez vous
       *[no] chez { $who }
    } ({ $row }).
gwent-event-kept = { $card } reste en place { $you ->
        [yes] chez vous
       *[no] chez { $who }
    } ({ $row }).
gwent-event-returned = { $card } revient de la pile de défausse { $you ->
        [yes] chez vous
       *[no] chez { $who }
    }.
gwent-event-passed = { $you ->
        [yes] Vous passez
       *[no] { $who } passe
    }.
gwent-event-leader = { $you ->
        [yes] Vous utilisez votre Chef
       *[no] { $who } utilise son Chef
    } : { $leader }.
gwent-event-sounded = La charge sonne { $you ->
        [yes] chez vous
       *[no] chez { $who }
    } ({ $row }).
gwent-event-shown = { $you ->
        [yes] L’adversaire regarde une carte de votre main.
       *[no] { $known ->
            [yes] Dans la main adverse, chez { $who }, vous voyez { $card }.
           *[no] Une carte de la main est regardée, chez { $who }.
        }
    }
gwent-event-took = { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $card } en main.
gwent-event-discarded = { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    } { $card }.
gwent-event-fetched = { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $known ->
        [yes] { $card }
       *[no] une carte
    } dans { $you ->
        [yes] votre deck
       *[no] son deck
    }.
gwent-event-moved = { $card } change de ligne { $you ->
        [yes] chez vous
       *[no] chez { $who }
    } ({ $row }).
gwent-event-shuffled = { $n ->
        [one] Une carte retourne
       *[other] { $n } cartes retournent
    } de la pile de défausse au deck { $you ->
        [yes] chez vous
       *[no] chez { $who }
    }.
gwent-event-round = { $you ->
        [yes] Vous remportez la manche { $round }
        [nobody] La manche { $round } se termine sur une égalité
       *[no] { $who } remporte la manche { $round }
    }{ $known ->
        [yes]  : { $you ->
            [nobody] les deux camps sont à { $faction }
           *[other] { $faction } gagne les égalités
        }
       *[no] {""}
    }.

## Explications

gwent-explain-printed = Force imprimée : { $n }
gwent-explain-hero = Un Héros n’est pas affecté : { $n }
gwent-explain-weather = Météo ({ $causes }) : { $n }
gwent-explain-spies-doubled = Espions doublés ({ $causes }) : { $n }
gwent-explain-tight-bond = Lien étroit ({ $causes }) : { $n }
gwent-explain-morale = Moral regonflé ({ $causes }) : { $n }
gwent-explain-horn = Sonnerie de la charge ({ $causes }) : { $n }

## Fin de partie

gwent-outcome-gems = { $you ->
        [yes] Vous remportez la partie : l’adversaire n’a plus de gemme.
        [nobody] Partie nulle : les deux camps ont perdu leur dernière gemme.
       *[no] { $who } remporte la partie : l’autre camp n’a plus de gemme.
    }
