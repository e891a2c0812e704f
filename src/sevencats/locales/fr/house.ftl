### La maison : jeux, éditions, règles maison, bots, en français.

## Jeux

game-gwent = Gwent
    .does = Le jeu de cartes : deux decks, trois lignes, deux manches gagnantes.
game-dice = Gwen't
    .does = Le Gwent avec des dés, pour le jeu de rôle.
game-unmatched = Unmatched : D’argent & d’acier
    .does = Geralt, Ciri et le Vieux Leshen s’affrontent sur deux champs de bataille.

## Éditions du Gwent et leurs cartes

edition-anniversary = Boîte anniversaire (2025)
    .does = Cinq factions, avec les cartes des deux extensions ; les règles habituelles de la table.
edition-classic-2015 = Boîte de 2015
    .does = Quatre factions et les cartes de la première impression.
edition-witcher-3 = The Witcher 3
    .does = Comme dans le jeu vidéo, avec les deux extensions et la carte promotionnelle.
edition-french-letter = Boîte anniversaire, à la lettre du livret français
    .does = Au plus 22 unités dans un deck, là où les autres livrets disent au moins.
edition-dutch-letter = Boîte anniversaire, à la lettre du livret néerlandais
    .does = L’Implacable prend dans le deck adverse ; la météo donne 1 aux unités de force 0.
edition-czech-letter = Boîte de 2015, à la lettre du livret tchèque
    .does = Le Lien étroit double, quel que soit le nombre d’exemplaires.
set-base = Cartes de base
set-hearts-of-stone = Hearts of Stone
set-blood-and-wine = Blood and Wine
set-promo = Carte promotionnelle

## Règles maison du Gwent

house-sets = Ensembles de cartes
    .does = Quelles cartes existent à cette table.
house-factions = Factions
    .does = Quelles factions peuvent être choisies.
house-hand = Main de départ
    .does = Combien de cartes chaque joueur pioche au début.
house-swaps = Remplacements
    .does = Combien de cartes de la main de départ peuvent être remplacées.
house-gems = Gemmes
    .does = Combien de manches un joueur peut perdre avant de perdre la partie.
house-minimum-units = Unités au minimum
    .does = Combien de cartes Unité un deck doit contenir.
house-maximum-units = Unités au maximum
    .does = Combien de cartes Unité un deck peut contenir ; 0 pour autant qu’il y en a.
house-maximum-specials = Cartes Spéciales au maximum
    .does = Combien de cartes Spéciales un deck peut contenir.
house-first-player = Premier joueur
    .does = Qui commence la partie quand aucun joueur Scoia'tael n’en décide.
    .coin = Pile ou face
    .shorter-name = Le nom le plus court
house-after-a-tie = Après une égalité
    .does = Qui commence la manche qui suit une égalité.
    .last-passer = Celui qui a passé en dernier
    .same = Celui qui avait commencé
    .other = L’autre joueur
    .coin = Pile ou face
house-muster-from-hand = Rassemblement depuis la main
    .does = Le Rassemblement appelle aussi des cartes de la main, et pas seulement du deck.
house-bond-only-doubles = Le Lien étroit ne fait que doubler
    .does = Trois unités liées sont doublées comme deux, et non triplées.
house-weather-lifts-zero = La météo relève le zéro
    .does = Sous la météo, une unité de force 0 a 1 elle aussi.
house-horn-unit-doubles-itself = La sonnerie double aussi sa propre unité
    .does = Une unité avec Sonnerie de la charge double aussi sa propre force.
house-medic-may-decline = Le Médecin peut renoncer
    .does = Le joueur d’un Médecin peut ne ramener personne, même si c’est possible.
house-monsters-keep-heroes = Les Monstres gardent des Héros
    .does = Les Héros participent au tirage de l’unité que gardent les Monstres.
house-leaders-take-specials = Les Chefs prennent des cartes Spéciales
    .does = Le Mortifère et L’Implacable peuvent aussi prendre des cartes Spéciales.
house-relentless-takes-from = L’Implacable prend dans
    .does = D’où L’Implacable prend une carte adverse.
    .discard = La pile de défausse
    .deck = Le deck
house-one-special-per-row = Une carte Spéciale par ligne
    .does = Sonnerie de la charge et Mardrome partagent une seule place par ligne.
house-pirate-burns-itself = Le pirate se brûle lui-même
    .does = Le Pirate du clan Dimun peut être victime de sa propre Incinération.
house-avengers-are-removed = Les vengeurs sont retirés
    .does = Un vengeur qui quitte le champ de bataille quitte la partie.
house-reserve-is-endless = Réserve inépuisable
    .does = Vengeurs et berserkers transformés n’ont pas besoin de carte dans la réserve.
house-skellige-units-act = Les unités de Skellige agissent
    .does = Les deux unités qui reviennent pour Skellige à la troisième manche utilisent leurs capacités.
house-crach-returns = Crach remélange
    .does = Ce que Crach an Craite remélange dans les decks.
    .all = Toutes les cartes
    .units = Les unités qui ne sont pas des Héros
house-bran-spares-the-weakest = Bran épargne les plus faibles
    .does = Sous le Roi Bran, une unité de force 1 la garde par mauvais temps.
house-invader-binds-heroes = L’Envahisseur lie les Héros
    .does = Sous Envahisseur du Nord, les Médecins qui sont des Héros ramènent aussi au hasard.
house-weather-stacks = Les cartes Météo s’accumulent
    .does = Une carte Météo qui n’ajoute rien reste en jeu au lieu d’être défaussée.

## Variantes du Gwen't et ses règles maison

variant-rulebook = Livre de règles
    .does = Notre lecture des règles.
variant-strict = Stricte
    .does = Personne ne gagne avec moins de deux manches.
variant-lives = Vies
    .does = Chaque camp a deux vies ; une manche à égalité en coûte une à chacun.
variant-foundry = Foundry
    .does = Comme un module de table virtuelle : sans bonus de faction, et l’égalité va à celui qui a passé le premier.
house-ties = Manches à égalité
    .does = Qui remporte une manche à égalité.
    .nobody = Personne
    .lives = Personne, et chacun perd une vie
    .first-passer = Celui qui a passé le premier
house-two-wins-needed = Deux victoires exigées
    .does = Personne ne gagne avec moins de deux manches, même après la troisième.
house-last-die-passes = Le dernier dé fait passer
    .does = Qui joue son dernier dé a passé du même coup.
house-kept-die = Le dé gardé
    .does = Où va le dé que gardent les Monstres.
    .row = Sur la ligne
    .hand = Dans la main
house-faction-bonuses = Bonus de faction
    .does = Les factions ont leurs bonus ; sans eux une faction n’est qu’un nom.

## Valeurs des règles maison

yes = Oui
no = Non

## Bots

level-random = Au hasard
    .does = Prend n’importe quelle option.
level-novice = Novice
    .does = Cherche à gagner chaque manche et ne sait pas s’arrêter.
level-regular = Habitué
    .does = Réfléchit vite, quelques coups à l’avance.
level-expert = Expert
    .does = Cherche jusqu’à une seconde avant chaque choix.
level-master = Maître
    .does = Cherche jusqu’à trois secondes avant chaque choix.

## Places sans nom, le sort, et combien d'une carte

seat = Place { $n }
guest = Invité { $n }
nobody = Personne
luck = Le sort
times = { $name } × { $n }
