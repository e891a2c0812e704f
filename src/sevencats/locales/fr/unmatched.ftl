### Unmatched : D'argent & d'acier : ses noms, et ce qui est demandé, choisi, annoncé et expliqué, en français.

## Héros, combattants, champs de bataille

hero-geralt = Geralt de Riv
hero-ciri = Ciri
hero-leshen = Vieux Leshen
fighter-geralt = Geralt
fighter-dandelion = Jaskier
fighter-ciri = Ciri
fighter-ihuarraquax = Ihuarraquax
fighter-leshen = Leshen
fighter-wolf = Loup { $letter }
fighter-mirrored = { $fighter } ({ $n })
board-kaer-morhen = Kaer Morhen
board-fayrlund-forest = Forêt de Fayrlund
ability-always-prepared = Toujours prêt
    .does = Avant la partie, choisissez une épée, une armure et une potion ; les deux exemplaires de chacune rejoignent le deck.
ability-source = Source
    .does = Les effets Source dépendent du nombre de cartes Source dans votre défausse ; à partir de sept, vos cartes ne peuvent plus être annulées.
ability-heart-of-the-forest = Cœur de la forêt
    .does = Si le Leshen a déjà attaqué ce tour-ci, son attaque vaut 3 de plus.

## Zones

zone-moss = vert mousse
zone-white = blanc
zone-sky = bleu ciel
zone-royal = bleu roi
zone-gold = or
zone-purple = violet
zone-gray = gris
zone-orange = orange
zone-light-green = vert clair
zone-slate = ardoise
zone-dark-green = vert foncé
zone-red = rouge
zone-cream = crème
zone-light-blue = bleu clair
zone-tan = fauve

## Sortes de cartes, catégories d'équipement, moments

type-attack = Attaque
type-defence = Défense
type-versatile = Polyvalente
type-scheme = Stratagème

## Cartes

card-igni = Igni
    .does = Après le combat, le combattant adverse subit 2 dégâts et tout autre combattant adjacent à Geralt en subit 1.
card-riposte = Riposte
    .does = Après le combat, infligez 1 dégât à un combattant adjacent à Geralt, ou bien Geralt échange sa place avec lui.
card-yrden = Yrden
    .does = Immédiatement, le combattant adverse ne peut plus quitter sa case jusqu’à la fin du tour. Après le combat, Geralt se déplace de 2 cases au plus.
card-rend = Taillade
    .does = Pendant le combat, vous pouvez booster cette carte.
card-disciplined-duelist = Duelliste discipliné
    .does = Après le combat, le nombre imprimé sur la carte adverse décide : à 2 vous pouvez piocher une carte, à 3 le combattant adverse subit 1 dégât, à 4 l’adversaire défausse une carte.
card-damn-youre-ugly = Bon sang, que tu es moche
    .does = Aucun effet.
card-annoying-tune = Rengaine agaçante
    .does = Après le combat, vous déplacez le combattant adverse de 4 cases au plus.
card-plot-twist = Coup de théâtre
    .does = Après le combat, vous regardez la main adverse et y choisissez une carte, qui est défaussée ; puis vous piochez une carte.
card-witcher-senses = Sens du sorceleur
    .does = Cherchez une carte Équipement dans votre deck ou votre défausse et prenez-la. Si elle était dans le deck, cette carte y est mélangée.
card-sword-of-steel = Épée d’acier
    .does = Après le combat, vous gagnez une action, ou deux si le combattant adverse a encore au moins 8 points de vie.
card-sword-of-silver = Épée d’argent
    .does = Immédiatement, la valeur de la carte adverse est ignorée si le nombre imprimé est au moins 4.
card-wolf-medallion = Médaillon du Loup
    .does = Immédiatement, les effets de la carte adverse sont annulés. Pendant le combat, sa valeur est ignorée si le combattant adverse n’est pas adjacent à Geralt.
card-armor-of-the-forgotten-wolf = Armure du Loup oublié
    .does = Pendant le combat, cette carte vaut 1 de plus par combattant adjacent à Geralt. Après le combat, le tour est terminé.
card-blizzard = Blizzard
    .does = Piochez une carte, puis Geralt se déplace de 3 cases au plus. Tant qu’elle est en jeu, aucun adversaire ne gagne d’action. Elle est défaussée à la fin d’un de vos tours sans attaque.
card-tawny-owl = Chouette hulotte
    .does = Piochez deux cartes et gagnez une action. Tant qu’elle est en jeu, vous pouvez ignorer un effet qui vous ferait défausser de votre main. Elle est défaussée à la fin d’un de vos tours sans attaque.
card-lion-cub-of-cintra = Lionceau de Cintra
    .does = Pendant le combat, Source 1 : la valeur devient 4. Source 5 : elle devient 7.
card-channel-the-source = Canaliser la Source
    .does = Pendant le combat, vous pouvez défausser de votre main autant de cartes Source que vous voulez : 2 de plus pour chacune.
card-bane-of-the-aen-elle = Fléau des Aen Elle
    .does = Après le combat, Ihuarraquax se déplace de 4 cases au plus, même à travers des adversaires, et l’un de ceux qu’il a traversés subit 1 dégât.
card-pushed-to-the-brink = Poussée à bout
    .does = Après le combat, Source 2 : 1 dégât au combattant adverse. Source 7 : 2 dégâts à un adversaire à 3 cases de Ciri au plus.
card-the-lady-of-space-and-time = La Dame de l’espace et du temps
    .does = Après le combat, Source 3 : une carte de votre défausse va sur votre deck. Source 8 : une carte va dans votre main et vous en piochez une autre.
card-zireael = Zireael
    .does = Pendant le combat, Source 3 : la valeur devient 4. Source 5 : elle devient 4 et l’adversaire défausse une carte au hasard.
card-blink = Clignement
    .does = Après le combat, Ciri se déplace de 3 cases au plus, même à travers des adversaires.
card-searching-strike = Frappe exploratrice
    .does = Après le combat, en cas de victoire : vous pouvez chercher une carte Source dans votre deck, la montrer et la prendre.
card-parry = Parade
    .does = Immédiatement, les effets de la carte adverse sont annulés.
card-child-of-the-elder-blood = Enfant du Sang ancien
    .does = Source 4 : tout autre combattant dans la zone de Ciri subit 1 dégât. Source 9 : 3 dégâts.
card-unicorn-ally = Alliée des licornes
    .does = Ciri récupère 2 points de vie. Tant qu’elle est en jeu, vous piochez une carte après chacun de vos combats. Elle est défaussée à la fin d’un de vos tours avec au moins 5 cartes en main.
card-flock-of-birds = Nuée d’oiseaux
    .does = Après le combat, vous pouvez placer le Leshen sur n’importe quelle case vide.
card-primeval-slam = Coup primitif
    .does = Après le combat, invoquez un Loup dans la zone du Leshen, puis chaque Loup se déplace de 3 cases au plus.
card-command-the-forest = Commander la forêt
    .does = Après le combat, en cas de victoire : l’adversaire défausse une carte.
card-nature-abounds = Nature foisonnante
    .does = Après le combat, piochez une carte par combattant à vous adjacent au combattant adverse.
card-disturbing-howls = Hurlements inquiétants
    .does = Après le combat, vous déplacez le combattant adverse de 2 cases au plus et gagnez une action.
card-planted-feet = Bien enraciné
    .does = Après le combat, piochez une carte si votre combattant n’a pas quitté sa case ce tour-ci.
card-wily-fighting = Combat rusé
    .does = Après le combat, chaque adversaire adjacent à votre combattant subit 1 dégât.
card-harrying-strike = Frappe harcelante
    .does = Pendant le combat, cette carte vaut 2 de plus par combattant à vous adjacent au combattant adverse.
card-primeval-guardian = Gardien primitif
    .does = Pendant le combat, la première carte du deck adverse est défaussée et son boost s’ajoute à la valeur adverse. Après le combat, chaque Loup se déplace de 3 cases au plus.
card-strength-of-the-pack = Force de la meute
    .does = Invoquez un Loup dans la zone du Leshen. Tant qu’elle est en jeu, le Leshen récupère 1 point de vie au début de vos tours. Elle est défaussée à la fin d’un de vos tours sans Loup dans cette zone.
card-vanish-into-murder = Disparaître dans une nuée de corbeaux
    .does = Chaque adversaire dans la zone du Leshen subit 1 dégât, et le Leshen quitte le plateau. Au début de votre prochain tour, placez-le sur une case vide au choix, puis piochez une carte.

## Termes

term-hero = Héros
term-sidekick = Acolyte
term-fighter = Combattant
term-space = Case
term-zone = Zone
term-health = Santé
term-move-value = Valeur de déplacement
term-melee = Mêlée
term-ranged = À distance
term-boost = Boost
term-banner = Bannière
term-action = Action
term-manoeuvre = Manœuvre
term-ongoing-scheme = Stratagème Permanent
term-equipment = Équipement
term-source-card = Carte Source
term-hand = Main

## Questions

unmatched-ask-equipment = Quel équipement emportez-vous ?
    .other = { $who } choisit son équipement.
unmatched-ask-place = Où placer la figurine ?
    .other = { $who } place une figurine.
unmatched-ask-draw = Piochez-vous une carte ?
    .other = { $who } peut piocher une carte.
    .luck = { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } une carte.
unmatched-ask-action = Votre action : manœuvre, stratagème ou attaque.
    .other = { $who } choisit une action.
unmatched-ask-boost = Défausser une carte pour son boost ?
    .other = { $who } peut défausser une carte pour son boost.
unmatched-ask-limit = Votre main dépasse la limite : quelle carte défaussez-vous ?
    .other = { $who } défausse jusqu’à sept cartes en main.
unmatched-ask-move = Qui se déplace, et jusqu’où ?
    .other = { $who } déplace des combattants.
unmatched-ask-attack = Avec quelle carte attaquez-vous ?
    .other = { $who } pose une carte d’attaque.
unmatched-ask-defence = Avec quelle carte vous défendez-vous ?
    .other = { $who } peut poser une carte de défense.
unmatched-ask-discard = Quelle carte défaussez-vous ?
    .other = { $who } doit défausser une carte.
    .luck = Le sort choisit la carte à défausser { $you ->
        [yes] chez vous
       *[no] chez { $who }
    }.
unmatched-ask-ignore = Défausser une carte au hasard, ou ignorer l’effet ?
    .other = { $who } peut ignorer une défausse.
unmatched-ask-look = Quelle carte de la main adverse est défaussée ?
    .other = { $who } regarde une main et y choisit une carte.
unmatched-ask-search = Où cherchez-vous ?
    .other = { $who } choisit où chercher.
unmatched-ask-take = Quelle carte prenez-vous ?
    .other = { $who } choisit une carte à prendre.
unmatched-ask-mill =
    .luck = Le sort retourne la première carte d’un deck.
unmatched-ask-hit = Qui subit les dégâts ?
    .other = { $who } choisit qui subit les dégâts.
unmatched-ask-spend = Quelle carte Source défaussez-vous ?
    .other = { $who } peut défausser des cartes Source.
unmatched-ask-through = À travers qui le chemin passait-il ?
    .other = { $who } choisit à travers qui le chemin passait.
unmatched-ask-riposte = Infliger un dégât, ou échanger les places ?
    .other = { $who } inflige un dégât ou échange les places.
unmatched-ask-summon = Où le Loup apparaît-il ?
    .other = { $who } invoque un Loup.

## Options

unmatched-option-equip = { $card }
unmatched-option-place = { $fighter } en { $space }
unmatched-option-move = { $fighter } vers { $space }
unmatched-option-manoeuvre = Manœuvre
unmatched-option-scheme = Stratagème : { $card }
unmatched-option-attack = { $fighter } attaque { $target }
unmatched-option-lay = Attaquer avec { $card }
unmatched-option-defend = Défendre avec { $card }
unmatched-option-boost = Booster avec { $card }
unmatched-option-discard = Défausser { $card }
unmatched-option-take = Prendre { $card }
unmatched-option-draw-one = Piocher une carte
unmatched-option-draw = Piocher { $card }
unmatched-option-search-deck = Chercher dans votre deck
unmatched-option-search-discard = Chercher dans votre défausse
unmatched-option-hit = Infliger les dégâts : { $fighter }
unmatched-option-swap = Échanger les places : { $fighter }
unmatched-option-through = À travers { $fighter }
unmatched-option-through-nobody = À travers personne
unmatched-option-accept = Défausser au hasard
unmatched-option-ignore = Ignorer l’effet
unmatched-option-decline = Non, merci
unmatched-option-done = Terminé

## Événements

unmatched-event-equipped = { $you ->
        [yes] Vous emportez
       *[no] { $who } emporte
    } { $card }.
unmatched-event-placed = { $fighter } prend place en { $space }.
unmatched-event-moved = { $fighter } se déplace en { $space }.
unmatched-event-swapped = { $fighter } passe en { $space }.
unmatched-event-removed = { $fighter } quitte le plateau.
unmatched-event-rooted = { $fighter } ne peut pas quitter { $space } ce tour-ci.
unmatched-event-drew = { $you ->
        [yes] Vous piochez
       *[no] { $who } pioche
    } { $known ->
        [yes] { $card }
       *[no] une carte
    }.
unmatched-event-turn = { $you ->
        [yes] Votre tour commence.
       *[no] C’est à { $who } de jouer.
    }
unmatched-event-manoeuvre = { $you ->
        [yes] Vous manœuvrez
       *[no] { $who } manœuvre
    }.
unmatched-event-scheme = { $you ->
        [yes] Vous jouez
       *[no] { $who } joue
    } le stratagème { $card }.
unmatched-event-discarded = { $you ->
        [yes] Vous défaussez
       *[no] { $who } défausse
    } { $card }.
unmatched-event-attacked = { $fighter } attaque { $target }.
unmatched-event-laid = { $you ->
        [yes] Vous posez
       *[no] { $who } pose
    } { $known ->
        [yes] { $card }
       *[no] une carte
    } face cachée.
unmatched-event-revealed = { $you ->
        [yes] Vous révélez
       *[no] { $who } révèle
    } { $card }.
unmatched-event-cancelled = Effets annulés : { $card }.
unmatched-event-fought = { $you ->
        [yes] Vous remportez
       *[no] { $who } remporte
    } le combat, { $attack } contre { $defence } : { $damage ->
        [one] { $damage } dégât de combat
       *[other] { $damage } dégâts de combat
    }.
unmatched-event-damaged = { $fighter } subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
unmatched-event-recovered = { $fighter } récupère { $n ->
        [one] { $n } point de vie
       *[other] { $n } points de vie
    }.
unmatched-event-defeated = { $fighter } est hors de combat.
unmatched-event-exhausted = { $you ->
        [yes] Votre deck est vide
       *[no] Deck vide chez { $who }
    } : chaque combattant de ce camp subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }.
unmatched-event-gained = { $you ->
        [yes] Vous gagnez
       *[no] { $who } gagne
    } { $n ->
        [one] une action
       *[other] { $n } actions
    }.
unmatched-event-ended = { $you ->
        [yes] Votre tour se termine aussitôt.
       *[no] Le tour se termine aussitôt pour { $who }.
    }
unmatched-event-looked = { $you ->
        [yes] Un adversaire regarde votre main
       *[no] La main est regardée chez { $who }
    } ({ $n ->
        [one] une carte
       *[other] { $n } cartes
    }).
unmatched-event-searched = { $you ->
        [yes] Vous cherchez dans votre deck
       *[no] { $who } cherche dans son deck
    }.
unmatched-event-took = { $you ->
        [yes] Vous prenez
       *[no] { $who } prend
    } { $card }.
unmatched-event-returned = { $you ->
        [yes] Vous reprenez
       *[no] { $who } reprend
    } { $card } dans la défausse.
unmatched-event-out = { $you ->
        [yes] Vous quittez
       *[no] { $who } quitte
    } la partie, héros vaincu.
unmatched-event-dormant = { $you ->
        [yes] Vous n’avez
       *[no] { $who } n’a
    } plus de combattant sur le plateau.

## Explications

unmatched-explain-no-card = Pas de carte : { $n }
unmatched-explain-printed = Valeur imprimée : { $n }
unmatched-explain-instead = Autre valeur à la place : { $n }
unmatched-explain-added = Avec { $causes } : { $n }
unmatched-explain-ignored = Valeur ignorée ({ $causes }) : { $n }
unmatched-explain-cancelled = Les effets de cette carte sont annulés

## Explications : pourquoi une case est accessible ou non

unmatched-explain-reaches = { $a } peut atteindre { $b } : { $n } pas sur { $c }
unmatched-explain-away = { $a } ne peut pas atteindre { $b } : hors du plateau jusqu’à son retour
unmatched-explain-defeated = { $a } ne peut pas atteindre { $b } : combattant vaincu
unmatched-explain-stands-there = { $a } ne peut pas atteindre { $b } : c’est déjà sa case
unmatched-explain-held = { $a } ne peut pas atteindre { $b } : impossible de quitter sa case ce tour-ci
unmatched-explain-occupied = { $a } ne peut pas atteindre { $b } : { $c } s’y trouve
unmatched-explain-blocked = { $a } ne peut pas atteindre { $b } : des adversaires barrent le chemin
unmatched-explain-arrows = { $a } ne peut pas atteindre { $b } : les flèches vont dans l’autre sens, et le détour fait { $n } pas
unmatched-explain-too-far = { $a } ne peut pas atteindre { $b } : c’est à { $n } pas, et { $c } sont permis

## Explications : pourquoi un combattant peut être attaqué ou non

unmatched-explain-adjacent = { $a } peut attaquer { $b } : cases adjacentes
unmatched-explain-same-zone = { $a } peut attaquer { $b } à distance : zone commune, { $c }
unmatched-explain-two-zones = { $a } peut attaquer { $b } à distance : zones communes, { $c } et { $d }
unmatched-explain-attacker-away = { $a } ne peut pas attaquer { $b } : l’attaquant est hors du plateau jusqu’à son retour
unmatched-explain-attacker-defeated = { $a } ne peut pas attaquer { $b } : l’attaquant est vaincu
unmatched-explain-target-away = { $a } ne peut pas attaquer { $b } : la cible est hors du plateau jusqu’à son retour
unmatched-explain-target-defeated = { $a } ne peut pas attaquer { $b } : la cible est vaincue
unmatched-explain-same-side = { $a } ne peut pas attaquer { $b } : ils sont du même camp
unmatched-explain-not-adjacent = { $a } ne peut pas attaquer { $b } : leurs cases ne sont pas adjacentes
unmatched-explain-no-common-zone = { $a } ne peut pas attaquer { $b } : ni cases adjacentes, ni zone commune
unmatched-explain-first-turn = { $a } ne peut pas attaquer { $b } : au premier tour, on n’attaque que le joueur suivant

## Fin de partie

unmatched-outcome-defeat = { $you ->
        [yes] Vous gagnez : votre héros est le dernier debout.
       *[no] Victoire pour { $who }, dont le héros est le dernier debout.
    }
unmatched-outcome-turns = Partie nulle : elle a trop duré.
