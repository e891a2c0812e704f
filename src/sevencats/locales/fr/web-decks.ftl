### L’atelier de decks du navigateur, en français.

## Par où commencer

decks-start = Choisissez un deck à travailler
decks-start-about = Reprenez un de vos decks, copiez un deck préconstruit ou partez d’un deck vide. Les decks que vous gardez peuvent être choisis au moment de jouer.
decks-back = Revenir à « { $name } »
decks-unnamed = Un deck sans nom
decks-own = Vos decks
decks-own-none = Vous n’avez encore gardé aucun deck.
decks-waiting = Sur cet appareil seulement, tant que l’auberge est injoignable
decks-empty = Un deck vide
decks-premade = Copies de decks préconstruits
decks-throw = Jeter « { $name } »
decks-throw-sure = Jeter « { $name } » pour de bon ?
decks-throw-no = Le laisser
decks-throw-yes = Le jeter

## L’établi

decks-build = Atelier de decks
decks-keep = Garder le deck
decks-kept = « { $name } » est gardé. Vous pourrez le choisir au moment de jouer.
decks-kept-here = L’auberge est injoignable : « { $name } » est gardé sur cet appareil et rejoindra plus tard l’étagère de l’auberge.
decks-play = Jouer avec
decks-undo = Annuler
decks-others = Autres decks
decks-replace = Vous avez déjà un deck nommé « { $name } »
decks-replace-about = Si vous gardez celui-ci, l’autre disparaît.
decks-replace-no = Ne rien garder encore
decks-replace-yes = Le remplacer
decks-views = Ce qui est affiché
decks-view-cards = Cartes
decks-view-deck = Deck : { $n }
decks-view-charts = Graphiques
decks-heading = Nom et Chef
decks-name = Nom du deck
decks-faction = Faction

## Chercher des cartes

decks-catalogue = Toutes les cartes
decks-search = Chercher : un nom ou une capacité
decks-filter-faction = Faction
decks-filter-mine = Va dans ce deck
decks-filter-all = Tout
decks-filter-row = Ligne
decks-filter-none = Sans ligne
decks-filter-ability = Capacité
decks-filter-strength = Force
decks-filter-clear = Tout afficher
decks-found = { $n ->
    [0] Aucune carte ne correspond.
    [one] Une carte.
   *[other] { $n } cartes.
}
decks-hint = Touchez une carte pour la mettre dans le deck ; touchez-la dans le deck pour l’en retirer.
decks-add = Ajouter { $card }. { $kind }. { $n } sur { $most } dans le deck. { $why }
decks-take = En retirer une : { $card }. { $n } dans le deck.
decks-look = Regarder { $card }
decks-all-in = { $n ->
    [one] { $card } n’existe qu’en un exemplaire, et il est dans le deck.
   *[other] { $card } n’existe qu’en { $n } exemplaires, et tous sont dans le deck.
}

## Le deck et ce qui ne va pas

decks-verdict = Peut-on le jouer ?
decks-verdict-short = { $n ->
    [0] Ce deck peut être joué.
    [one] Une chose ne va pas dans ce deck.
   *[other] { $n } choses ne vont pas dans ce deck.
}
decks-good = Ce deck peut être joué : { $edition }.
decks-faults = { $n ->
    [one] Il ne peut pas encore être joué, pour une raison :
   *[other] Il ne peut pas encore être joué, pour { $n } raisons :
}
decks-fault-faction = La faction { $faction } n’existe pas dans cette édition : { $edition }.
decks-fault-leader-faction = Le Chef { $card } appartient à une autre faction : { $faction }.
decks-fault-leader-edition = Le Chef { $card } n’est pas dans cette édition : { $edition }.
decks-fault-units = { $n ->
    [0] Il n’a aucune unité ; il en faut au moins { $limit }, Héros compris.
    [one] Il a une unité, Héros compris ; il en faut au moins { $limit }.
   *[other] Il a { $n } unités, Héros compris ; il en faut au moins { $limit }.
}
decks-fault-specials = Il a { $n } cartes Spéciales ; il peut en avoir { $limit } au plus.
decks-fault-reserve = { $card } va dans la réserve, pas dans le deck.
decks-fault-edition = { $card } n’est pas dans cette édition : { $edition }.
decks-fault-foreign = { $card } appartient à une autre faction : { $faction }.
decks-fault-copies = { $limit ->
    [one] Il a { $n } fois { $card } ; il n’en existe qu’une.
   *[other] Il a { $n } fois { $card } ; il n’en existe que { $limit }.
}
decks-fault-no-name = Donnez un nom au deck avant de le garder.
decks-fault-name = Le nom d’un deck a 60 lettres au plus et aucune barre oblique ; changez-le avant de garder le deck.
decks-trim = Retirer ce qui ne va pas
decks-units = Unités
decks-specials = Cartes Spéciales
decks-all = En tout
decks-at-least = au moins { $n }
decks-at-most = au plus { $n }
decks-inside = Cartes du deck
decks-none = Le deck n’a encore aucune carte.
decks-reserve = Dans la réserve, d’office : { $cards }.

## Graphiques et chances

decks-by-strength = Unités par force
decks-by-row = Cartes par ligne
decks-heroes = Héros
decks-others-units = Autres unités
decks-bar-strength = Force { $strength } : { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}{ $heroes ->
    [0] {""}
    [one] , dont un Héros
   *[other] , dont { $heroes } Héros
}
decks-bar-row = { $unit ->
    [no] { $n }
   *[yes] { $n } (force { $strength })
}
decks-odds = La main de départ
decks-odds-few = Dès que le deck a plus de { $n } cartes, les chances de la main de départ s’affichent ici.
decks-odds-gone = Les chances viennent du laboratoire de l’auberge, injoignable pour l’instant. Tout le reste fonctionne sans lui.
decks-odds-about = Leurs chances d’être parmi les { $hand } premières cartes, puis avec { $swaps } remplacements au plus si l’on ne cherche rien d’autre.
decks-odds-what = En main
decks-odds-hand = au moins une
decks-odds-two = deux ou plus
decks-odds-dug = une, en remplaçant
decks-odds-name = { $name } ({ $n })
decks-odds-any = Une carte avec { $ability }
decks-odds-any-weather = Météo sur une ligne : { $row }
decks-odds-heroes = Héros
decks-odds-spies = Espions
decks-odds-specials = Cartes Spéciales
decks-odds-weather = Météo
decks-odds-more = Afficher les { $n } lignes
decks-odds-less = En afficher moins

## Partager et importer

decks-share = Partager
decks-share-about = Le lien contient tout le deck ; aucun serveur n’est nécessaire.
decks-share-link = Le deck sous forme de lien
decks-share-code = Le lien sous forme de code à photographier
decks-share-list = Le deck sous forme de liste
decks-copy-list = Copier la liste
decks-save-file = Enregistrer dans un fichier
decks-bring = Importer un deck
decks-bring-about = Une liste de noms, un lien ou un fichier.
decks-bring-text = Liste ou lien : le nom d’un Chef, puis une carte par ligne, par exemple « 3 Nekker »
decks-bring-file = Ou un fichier
decks-bring-read = Le poser sur l’établi
decks-bring-bad = Impossible à lire ; rien n’a été changé.
decks-link-bad = Le deck de ce lien ne peut pas être lu ; rien n’a été changé.
decks-trouble-nothing = Il n’y a rien à lire ; il faut une liste de cartes, un lien ou le texte d’un fichier.
decks-trouble-link = Ce lien n’apporte pas de deck, ou il est incomplet ; demandez-le de nouveau.
decks-trouble-file = Ce n’est pas un fichier de deck ; il en faut un enregistré ici.
decks-trouble-line = « { $came } » n’est pas compris ; il faut une ligne comme : leader = "king-bran".
decks-trouble-field = { $known ->
    [yes] « { $came } » n’est pas un champ de deck ; vouliez-vous dire « { $near } » ?
   *[no] « { $came } » n’est pas un champ de deck ; il faut name, faction, leader, cards ou reserve.
}
decks-trouble-faction = { $known ->
    [yes] « { $came } » n’est pas une faction ; vouliez-vous dire « { $near } » ?
   *[no] « { $came } » n’est pas une faction ; il en faut une, par exemple « monsters ».
}
decks-trouble-leader = { $known ->
    [yes] « { $came } » n’est pas un Chef ; vouliez-vous dire « { $near } » ?
   *[no] « { $came } » n’est pas un Chef ; il en faut un, par exemple « king-bran ».
}
decks-trouble-card = { $known ->
    [yes] « { $came } » n’est pas une carte ; vouliez-vous dire « { $near } » ?
   *[no] « { $came } » n’est pas une carte ; il faut le nom d’une carte, précédé de son nombre.
}
decks-trouble-count = « { $came } » n’est pas un nombre de cartes ; il faut de 1 à 99.
decks-trouble-no-leader = Aucun Chef n’est nommé ; il en faut un, seul sur sa ligne, avant les cartes.
decks-trouble-no-cards = Aucune carte n’est nommée.

## Ce qui a été fait, pour y revenir

decks-did-link = Apporté par un lien : { $name }
decks-did-empty = Un deck vide : { $faction }
decks-did-copy = Copié : { $name }
decks-did-open = Ouvert : { $name }
decks-did-bring = Importé : { $name }
decks-did-add = { $card } : { $n } dans le deck
decks-did-take = { $card } : une de moins, reste { $n }
decks-did-faction = Faction : { $faction }
decks-did-edition = Édition : { $edition }
decks-did-name = Nom : { $name }
decks-did-leader = Chef : { $leader }
decks-did-trim = Ce qui n’allait pas est retiré
decks-undone = Annulé : { $what }
