### Ce qui ne peut être utilisé ou fait : un message par code. `$what` est l'un des messages `what-…`.

error-late = La table a changé entre-temps ; regardez à nouveau.
error-broken = Quelque chose s’est mal passé ici ; l’erreur a été notée.

## Noms inconnus

error-near = « { $came } » n’est pas { $what } ; vouliez-vous dire « { $near } » ?
error-one-of = « { $came } » n’est pas { $what } ; les valeurs possibles sont : { $names }.
error-not-offered-over = « { $came } » n’est plus possible : la partie est finie.
error-nearest = « { $came } » n’est pas { $what } ; les plus proches sont : { $names }.

## Ce qui était attendu : « n’est pas … »

what-card = une carte
what-leader = un chef
what-faction = une faction
what-edition = une édition
what-edition-faction = une faction de l’édition { $box }
what-set = un ensemble de cartes
what-premade-deck = un deck tout fait
what-row = une rangée
what-card-row-or-total = une carte, une rangée ou total
what-house-rule = une règle maison
what-house-rule-value = une valeur de la règle maison { $field }
what-house-list = dans la liste { $field }
what-die = un dé
what-die-showing = un dé qui montre une valeur, comme d8=7
what-difficulty = une difficulté
what-variant = une variante
what-character = un personnage
what-explainable = explicable ici
what-hero = un héros
what-board = un plateau
what-space = une case de { $board }
what-fighter = un combattant de cette table
what-fighter-or-card = un combattant, une carte, ni attack, defence ou combat
what-waiting-effect = un effet qui peut attendre
what-rule = une règle
what-offered = proposé ici
what-game = un jeu
what-game-of-bots = un jeu que les bots savent jouer
what-game-or-link = un jeu ni le lien d’une table
what-level = un niveau
what-bot = un bot
what-command = une commande
what-language = une langue connue ici
what-rules-language = une langue des règles
what-paragraph-or-ruling = un paragraphe ni une décision
what-phrase = une phrase toute faite
what-kept = conservé ici
what-position-field = un champ d’une position
what-position-setup-field = un champ d’une mise en place avec position
what-setup-field = un champ d’une mise en place
what-seat-field = un champ d’une place
what-npc-field = un champ de la place d’un PNJ
what-person-field = un champ de la place d’une personne
what-step-field = un champ d’une étape
what-side-field = un champ d’un camp
what-fighter-field = un champ d’un combattant
what-combat-field = un champ d’un combat
what-part-field = un champ d’une part d’un combat
what-deck-field = un champ d’un deck
what-record-field = un champ d’un enregistrement
what-board-field = un champ d’un plateau
what-catalogue-section = une section du catalogue
what-card-field = un champ de « { $of } »
what-row-of = la rangée de « { $of } »
what-ability-of = une capacité de « { $of } »
what-weather-row = une rangée de « { $of } »
what-special-of = l’effet de « { $of } »
what-power-of = un pouvoir de « { $of } »
what-passive-of = l’effet constant de « { $of } »

## À une table

error-over = La partie est finie.
error-not-asked = C’est à { $who } de répondre, pas à vous.
error-not-asked-you = Ce n’est pas à vous de répondre.
error-no-offer = Il n’y a pas d’offre en cours.
error-agreed = Vous avez déjà accepté.
error-offer-there = Il y a déjà une offre en cours.
error-undo-own = Vous ne pouvez reprendre que votre dernier choix, si ni le hasard ni personne n’a joué depuis.
error-undo-seen = Ce choix vous a révélé quelque chose ; il ne peut être repris.
error-undo-none = Vous n’avez aucun choix à reprendre.
error-bot-draws = Un bot joue jusqu’au bout : il n’accepte pas la nulle.
error-alone = Il n’y a personne d’autre à cette table.
error-not-gone = Les autres ne sont pas partis, ou pas depuis assez longtemps.
error-not-over = La partie n’est pas encore finie.
error-rematch-there = La partie suivante est déjà sur la table.
error-not-begun = La partie n’a pas commencé : quelqu’un doit d’abord s’asseoir.
error-watching = Vous regardez cette table ; vous n’y avez pas de place.
error-talk-seated = Seuls ceux qui sont assis à la table y parlent.
error-mute-nobody = Personne ne vous connaît : il n’y a rien à faire taire.
error-fast = Pas si vite ; réessayez dans un moment.
error-store = L’enregistrement ne répond pas ; réessayez dans un moment.
error-not-stored = L’enregistrement a échoué ; réessayez.
error-unfinished = Cette partie a été commencée avec d’autres cartes ou d’autres règles ; cette version ne peut pas la continuer.

## Dresser une table et s’asseoir

error-no-table = Cette table n’existe pas.
error-not-invited = Cette table n’existe pas, ou vous n’y avez pas été invité.
error-no-chair = Il n’y a plus de chaise libre à cette table.
error-quicker = Quelqu’un d’autre a été plus rapide.
error-begun = La partie a commencé : abandonnez plutôt.
error-not-sitting = Vous n’êtes pas assis à cette table.
error-tables-waiting = Vous avez déjà { $n } tables en attente.
error-one-chair = Vous ne pouvez occuper qu’une chaise, sauf si tous jouent au même écran.
error-clock = Une pendule a soit des minutes, avec un ajout, soit des jours par coup.
error-sockets = Vous avez trop de connexions ouvertes ; fermez d’abord une autre table.
error-page = Cette page n’a pas le droit de parler à ce serveur.
error-listen = Impossible d’écouter sur { $where } : { $why } ; choisissez un autre --host ou --port.
error-nothing-here = Il n’y a rien ici.

## Personnes

error-guests = Trop de nouveaux invités ; réessayez dans un moment.
error-tries = Trop d’essais ; attendez un peu.
error-account = Vous avez déjà un compte ; déconnectez-vous d’abord.
error-name-taken = Le nom « { $came } » est déjà pris ; choisissez-en un autre.
error-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-account-name = Un compte garde son nom.
error-no-session = Vous n’avez pas cette session.
error-no-token = Vous n’avez pas ce jeton.
error-shelf-name = Un nom a 60 lettres au plus.
error-shelf-full = L’étagère est pleine : { $n } objets.
error-shelf-none = Il n’y a rien de tel sur votre étagère.

## Decks

error-deck = Le deck « { $name } » ne peut pas être joué : { $faults }
error-deck-faction = La faction { $faction } n’existe pas dans cette édition : { $box }.
error-deck-leader = Le Chef { $leader } n’est pas de la faction { $faction }, mais de celle-ci : { $owner }.
error-deck-leader-edition = Le Chef { $leader } n’existe pas dans cette édition : { $box }.
error-deck-units = Unités, Héros compris : { $n } ; il en faut au moins { $least }.
error-deck-most-units = Unités, Héros compris : { $n } ; { $most } au plus.
error-deck-specials = Cartes Spéciales : { $n } ; { $most } au plus.
error-deck-reserve = { $card } va dans la réserve, pas dans le deck.
error-deck-card-edition = { $card } n’existe pas dans cette édition : { $box }.
error-deck-card-owner = { $card } est d’une autre faction : { $owner }.
error-deck-copy = { $card } × { $n } : il n’en existe que { $most }.
error-deck-copies = { $card } × { $n } : il n’en existe que { $most }.
error-reserve-card = { $card } n’est pas une carte de réserve.
error-reserve-edition = La carte de réserve { $card } n’existe pas dans cette édition : { $box }.
error-reserve-copies = Réserve, { $card } × { $n } : il n’en existe que { $most }.
error-reserve-needs = { $card } × { $n } : il en faut autant dans la réserve de { $other }, et il y en a { $most }.
error-deck-fields = Un deck est une table avec les champs { $names }.
error-deck-missing = Il n’a pas de « { $field } ».
error-pile = « { $field } » est une liste de noms de cartes, pas { $came }.
error-pile-word = Dans « { $field } » il y a { $came } ; il faut une carte, ou une carte et leur nombre : « nekker*3 ».
error-piles = { $faults }
error-house-names = La règle maison { $field } est une liste de noms, pas { $came }.

## Parties enregistrées

error-record-over = L’enregistrement est donné quand la partie est finie.
error-record-choice = Le choix { $n } est impossible : { $faults }
error-record-game = { $path } est un enregistrement de { $came }, pas de { $game }.
error-record-content = Cet enregistrement vient du contenu { $came } de { $game }, mais cette version a { $here } ; il montrerait une autre partie.
error-record-number = Cet enregistrement a { $n } choix ; il n’y a pas de numéro { $came }.
error-record-result = L’enregistrement dit que la partie a fini par { $came }, mais selon les règles elle finit par { $here }.
error-record-after-end = Le choix { $n } est « { $came } », mais la partie était déjà finie.
error-record-seat = Le choix { $n } est « { $came } » par la place { $seat }, mais c’était à la place { $asked }.
error-record-seat-not-chance = Le choix { $n } est « { $came } » par la place { $seat }, mais c’était au hasard de décider.
error-record-chance-not-seat = Le choix { $n } est « { $came } » par le hasard, mais c’était à la place { $asked }.
error-record-fields = Un enregistrement est un objet JSON avec les champs { $names }.
error-record-missing = L’enregistrement n’a pas de « { $field } ».
error-record-format = L’enregistrement a le format { $came } ; cette version lit le format { $format }.
error-record-seats = Les « seats » d’un enregistrement sont les noms des joueurs, pas { $came }.
error-record-text = Le champ « { $field } » d’un enregistrement est un texte, pas { $came }.
error-record-table = Le champ « { $field } » d’un enregistrement est une table, pas { $came }.
error-record-choices = Les « choices » d’un enregistrement sont une liste de paires [place, texte].
error-record-pair = Le choix { $n } est { $came } ; il faut une paire [place, texte] avec une place de { $least } (le hasard) à { $most }.
error-not-record = { $path } n’est pas un enregistrement : { $why }.
error-record-seen-by = Cette partie a { $n } places, numérotées à partir de 0 ; il n’y a pas de place { $came }.
error-no-promise = Cet enregistrement ne promet rien sur le hasard : il n’a ni engagement ni graine.
error-seed-hash = La graine n’est pas celle qui avait été promise : son empreinte n’est pas l’engagement.
error-seed-shape = La graine n’est pas une partie et un nombre joints par un deux-points.
error-seed-choice = Le choix { $n } était « { $came } », mais selon la graine promise le hasard choisit « { $promised } ».
error-table-content = Cette table a commencé avec d’autres cartes de { $game } ; cette version ne peut la continuer.
error-record-version = La version { $engine } a fait cet enregistrement, qui ne convient pas à la version { $here } : { $faults }

## Gwen’t et sa campagne

error-collection = Une collection a au moins { $least } dés, et non { $n }.
error-hand-dice = Une main de base a { $least } dés, et non { $n }.
error-hand-owned = La main a plus de { $die } que la collection : { $dice }.
error-variant = Les vies et les deux victoires exigées sont deux fins différentes ; choisissez l’une d’elles.
error-house-flag = La règle maison { $field } est vraie ou fausse, et non { $came }.
error-house-number = La règle maison { $field } est un nombre entier de 0 à 60, et non { $came }.
error-house-gems = Il faut au moins 1 gemme : sans gemme, la partie serait finie aussitôt.
error-character-name = Le nom d’un personnage a de 1 à { $most } caractères, dont une lettre ou un chiffre, sans espace au début ni à la fin et sans { $signs }, pas { $came }.
error-character-there = Il y a déjà un personnage « { $came } » ; choisissez un autre nom.
error-no-characters = Il n’y a pas encore de personnage.
error-merchant = Le marchand vend de 1 à 99 dés à la fois, et non { $came }.
error-plays-already = { $name } joue déjà cette faction : { $faction }.
error-purse = { $what }, { $amount } couronnes, dépasse ce que contient la bourse de { $name } : { $purse }.
error-crowns = { $what } est un nombre entier de couronnes, pas { $came }.
error-against-self = { $name } ne peut jouer contre { $name }.
error-wager-owned = { $name } ne possède pas de { $die } ; sa collection : { $dice }.
error-wager-last = { $name } n’a que { $n } dés et ne peut en miser aucun.
error-no-game = La partie { $n } n’existe pas.
error-game-open = La partie { $n } n’est pas finie.
error-settled = La partie { $n } est déjà réglée.
error-campaigns = Vous avez déjà { $n } campagnes.
error-purchase = Un achat porte sur un dé ou sur la faction d’un nouveau set.
error-opponents-turn = C’est le tour de l’adversaire.
error-opponent-not-asked = Ce n’est pas à l’adversaire de répondre.
error-no-campaign = Vous n’avez pas cette campagne.
error-dice-seats = Gwen’t a deux places.
error-tactics = Une place a soit le total de son test de Tactique dans « tactics », soit une « tactics_base » à lancer, pas les deux.
error-dice-sides = Une position a deux camps.
error-outcome = Une issue a un « winner » (0, 1 ou { $nobody }) et un « why » ({ $names }), pas { $came }.
error-agenda = L’agenda est une liste d’étapes, pas { $came }.
error-asked-seat = Une question est posée à la place 0 ou 1, ou « by_lot ».
error-nothing-to-roll = Un lancer est demandé, mais aucun dé n’est prêt à être lancé.
error-shown-not-held = « { $die } » a été montré, mais n’est pas dans la main.
error-dice-list = « { $field } » est une liste de dés, pas { $came }.
error-dice-word = « { $came } » dans « { $field } » n’est pas un dé avec un nombre de 1 à 99, comme d4*3.
error-solver-hands = Les mains ne sont pas complètes ; une position se résout à partir du premier tour.
error-d100 = Un d100 montre de 1 à 100, pas { $came }.
error-house-table = Les règles maison sont une table de champs et de valeurs, pas { $came }.
error-sampled = Il faut tirer au moins une main, pas { $n }.
error-explain-seat = « { $came } » n’est pas une place ; demandez le total de « 0 » ou « 1 ».
error-other-match = Ce n’est pas le match de la partie { $n } : sa mise en place est différente.
error-not-book = { $path } n’est pas le livre d’une campagne : { $why }.
error-book-locked = Le livre ne peut être écrit maintenant : { $why }.
error-tactics-total = Le total d’un test de Tactique est un nombre entier, pas { $came }.
error-crowns-whose = Pour donner ou dépenser des couronnes, nommez un personnage.
what-purse = Une bourse
what-gift = Un don
what-payment = Un paiement
what-bet = Une mise
what-set-price = Le prix d’un jeu de dés
what-new-set-price = Le prix d’un nouveau jeu de dés
what-dice-price = Le prix de { $copies } { $die }
error-character-which = « { $came } » peut désigner { $names } ; écrivez le nom exactement comme dans le registre.
error-most-dice = { $name } possède { $owned } { $die }, et un jeu de dés en a au plus { $most } de chaque sorte : { $n } de plus, c’est trop.
error-undo-purchase = On ne peut annuler qu’un achat après lequel rien n’a été inscrit.
error-key = Une Idempotency-Key a de 1 à { $most } caractères.
error-key-used = La clé « { $came } » a servi à une autre demande ; prenez-en une nouvelle pour chacune.
error-call-off-which = Dites avec --game quelle partie est annulée ; `sevencats dice games` en donne la liste.
error-game-players = La partie { $n } est celle de { $names }, et non de { $name }.

## Unmatched

error-no-equipment = { $hero } n’a pas d’équipement à choisir.
error-not-equipment = « { $card } » n’est pas une carte Équipement.
error-unmatched-seats = Unmatched a deux ou trois places, pas { $n }.
error-equipment = L’équipement est une liste de cartes, une par catégorie, pas { $came }.
error-equipment-twice = « { $id } » et « { $second } » sont toutes deux de la catégorie { $category } ; choisissez une carte de chaque catégorie : { $names }.
error-no-combat = Il n’y a pas de combat maintenant.
error-explain-value = « { $came } » n’est pas une valeur visible ; demandez « attack » ou « defence » dans un combat.
error-two-or-three-sides = Une position a deux ou trois camps, pas { $n }.
error-fighter-twice = Le combattant { $fighter } est là deux fois.
error-fighter-space = Le combattant { $fighter } a besoin d’une « space ».
error-fighter-defeated = { $fighter } est vaincu et ne peut se tenir sur { $space }.
error-space-taken = { $space } est occupée : deux combattants ne peuvent partager une case.
error-hero-off = { $hero } est hors du plateau, sans être vaincu ni près de revenir.
error-fighter-off = { $fighter } est hors du plateau sans être vaincu.
error-combat-parts = Un combat a deux tables « part », l’attaque et la défense.
error-combat-sides = Un combat oppose deux camps différents.
error-cannot-attack = { $fighter } ne peut attaquer avec « { $id } ».
error-cannot-defend = { $fighter } ne peut défendre avec « { $id } ».
error-combat-hidden = Avant que les cartes d’un combat soient révélées, il n’a ni carte de défense ni vainqueur.
error-added = « { $came } » ne dit pas ce qui a été ajouté par quoi, comme « rend 2 ».
error-asks-nothing = « { $rule } » ne demande rien.
error-step-late = « { $rule } » vient trop tard dans ce combat.
error-combat-end = Un combat finit avec « { $rule } » ou « { $second } » à l’agenda.
error-action-last = Une action se choisit quand il ne reste rien d’autre à faire.
error-step-combat = « { $rule } » appartient à un combat, et il n’y en a pas dans cette position.
error-step-moment = « { $rule } » a les moments 0 à { $most }, pas { $n }.
error-step-fighter = « { $rule } » a besoin d’un combattant.
error-step-hand = « { $rule } » a besoin d’une carte dans la main de la place { $seat }.
error-not-ongoing = « { $id } » n’est pas une manigance continue.
error-not-scheme = « { $id } » n’est pas une manigance.
error-too-many-cards = Il y a { $n } cartes « { $id } » du côté de la place { $seat }, mais son deck en a { $most }.
error-shown-left = « shown » et « left » ont une liste pour chaque place.
error-not-in-hand = « { $id } » est connue dans la main de la place { $seat }, mais n’y est pas.
error-not-in-deck = « { $id } » est connue dans le deck de la place { $seat }, mais n’y est pas.
error-list-of-piles = « { $field } » est une liste de piles, une par place, pas { $came }.
error-how-many = « { $came } » ne dit pas combien ; il faut par exemple « { $example } ».
error-not-card-of = « { $id } » n’est pas une carte de { $hero }.
error-board-missing = Un plateau a besoin de « { $field } ».
error-board-spaces = { $board } a { $n } cases ; un plateau en a au plus 60.
error-board-path = « { $path } » de { $board } n’est pas deux cases avec « { $sign } » entre elles.
error-board-joined = « { $path } » de { $board } joint ce qui est déjà joint.
error-board-zone = { $space } de { $board } n’est dans aucune zone.
error-board-apart = Depuis { $space } de { $board }, toutes les cases ne sont pas accessibles.
error-board-starts = { $board } a besoin d’au moins deux cases de départ, toutes différentes.

## Le terminal et la ligne de commande

error-lost = La connexion est perdue ; on la recherche.
error-not-for-you = Cette table n’est pas pour vous.
error-no-hints = Personne ne donne d’indices à cette table.
error-hint-asked = Un indice est pour qui doit répondre.
error-record-fixed = Un enregistrement ne peut pas être changé, seulement regardé.
error-record-verb = « { $came } » n’est pas possible avec un enregistrement.
error-table-verb = « { $came } » n’est pas possible à cette table.
error-link = « { $came } » n’est pas le lien d’une table ; il devrait ressembler à { $example }.
error-link-house = « { $came } » est le lien d’une maison, pas d’une table ; il devrait ressembler à { $example }.
error-house-gone = { $house } ne répond plus.
error-house-rule = « { $came } » n’est pas une règle maison ; écrivez RÈGLE=VALEUR, par exemple muster_from_hand=false.
error-house-silent = { $house } ne répond pas : { $why }.
error-house-strange = { $house } ne répond pas comme une de nos maisons.
error-house-status = La maison répond { $status } { $why }.
error-file-game = { $path } concerne { $came }, pas { $game }.
error-option-game = { $option } est une option de { $games }, pas de { $game }.
error-position-seat = « { $came } » ne peut pas être choisi ici : la table reprend une position, et ses camps sont déjà posés.
error-nobody-asked = Personne n’est interrogé dans cette position, il n’y a donc rien à choisir.
error-rules-nothing = Aucune règle ne parle de « { $query } ». Les noms les plus proches : { $names }.
error-no-hint-now = Personne n’a trouvé de conseil ; demandez encore.
error-position-no-seat = Cette position a les places 0 à { $most } ; il n’y a pas de place { $seat }.

## Des données venues d’ailleurs

error-position-fields = Une position est une table avec les champs { $names }.
error-position-game = C’est une position de « { $came } », pas de { $game }.
error-position-seats = La position a { $sides } camps, pas { $seats } places.
error-names = « { $field } » est une liste de noms, pas { $came }.
error-name = « { $field } » est un nom, pas { $came }.
error-tables = « { $field } » est une liste de tables, pas { $came }.
error-table = « { $field } » est une table, pas { $came }.
error-flag = « { $field } » vaut true ou false, pas { $came }.
error-whole = « { $field } » est un nombre entier de { $least } à { $most }, pas { $came }.
error-setup-fields = Une mise en place est une table avec les champs { $names }.
error-seat-table = Une place est une table, pas { $came }.
error-step-rule = Une étape est une table avec une « rule », pas { $came }.
error-side-table = Un camp est une table, pas { $came }.
error-scores = Les scores sont des paires de totaux, pas { $came }.
error-turn-passed = C’est le tour de la place { $seat }, mais elle a passé.
error-few-answers = La question de « { $rule } » a moins de deux réponses dans cette position.
error-unreadable = { $path } est illisible : { $why }.
error-unwritable = Impossible d’écrire { $path } : { $why }.
error-not-toml = { $path } n’est pas du TOML : { $why }.
error-no-message = Il n’y a pas de message « { $came } ».
error-said = { $text }
error-position-empty = { $path } n’a pas de camps ; il en faut au moins deux, par exemple :{ $text }

## Le serveur

error-not-allowed = Ce n’est pas permis ici : { $why }.
error-message-size = Un message a au plus { $most } octets.
error-message-shape = Le message n’est pas compris : { $why }.
error-message-json = Un message est application/json.
error-token-unknown = Ce jeton est inconnu ici.
error-streams = Vous avez trop de flux ouverts.
error-phrase-or-text = Dites soit une phrase toute faite, soit un texte.
error-table-seats = Les places d’une table sont dans « seats », chacune avec sa part de la mise en place.
error-game-number = Les parties et leurs choix ont des numéros, pas { $came }.
error-process-ended = Un processus de la maison s’est terminé avant d’être ouvert.
error-bus-library = Le bus a besoin de nats-py, qui n’est pas installé ; obtenez-le avec : pip install ’sevencats[cluster]’.
error-bus-gone = Le bus ne répond pas : { $why }.
error-database-gone = La base de données { $url } ne répond pas : { $why } ; choisissez un autre --database, ou celle-ci quand elle ira mieux.
error-database-address = Une base de données est une adresse comme sqlite+aiosqlite:///sevencats.db ou postgresql+asyncpg://user@host/name.
error-database-library = PostgreSQL a besoin d’asyncpg, qui n’est pas installé ; obtenez-le avec : pip install ’sevencats[cluster]’.
error-database-kind = « { $came } » n’est pas une base de données de cette maison ; il faut sqlite+aiosqlite ou postgresql+asyncpg.
error-database-file = Une maison garde ses tables dans un fichier ; il faut une adresse comme sqlite+aiosqlite:///sevencats.db.
error-database-folder = Il n’y a pas de dossier { $path } pour la base de données : { $why }.
error-one-process = Ce système ne peut passer des connexions d’un processus à l’autre ; il faut --processes 1.
error-message-cut = Le message a été coupé.

## Positions de Gwent

error-gwent-seats = Gwent a deux places, pas { $n }.
error-two-sides = Une position a deux camps, pas { $n }.
error-never-luck = La question de « { $rule } » n’est jamais posée au hasard.
error-always-luck = La question de « { $rule } » est toujours posée au hasard.
error-step-card = Une étape de « { $rule } » tient une carte qui se joue ainsi, pas « { $id } ».
error-not-weather = « { $id } » n’est pas une météo qui peut être sur la table.
error-known-elsewhere = « { $field } » a des cartes qui ne sont pas là où elles sont dites connues.
error-no-leader = Il n’y a pas de chef de { $faction } dans les ensembles { $names }.
error-card-row = « { $id } » combat dans { $row }, pas dans { $came }.
error-card-rows = « { $id } » combat dans { $row } ou { $second }, pas dans { $came }.
error-no-row = « { $id } » ne se pose pas sur une rangée.
error-card-edition = « { $id } » n’est pas dans l’édition { $box }.
error-explain-unit = « { $came } » n’est pas une unité sur la table ; donnez sa place, sa rangée et sa carte, comme « 0 close ves ».
error-not-fighting = « { $came } » ne combat pas sur la table maintenant.

## Le catalogue de Gwent

error-content-group = « { $id } » appelle un groupe auquel aucune carte n’appartient.
error-content-becomes = « { $id } » a besoin d’une carte de réserve qu’elle devient.
error-content-twice = « { $id } » figure plus d’une fois dans le catalogue.
error-content-table = « { $id } » est une table, pas { $came }.
error-content-one-of = « { $id } » a besoin d’exactement un champ parmi { $names }.
error-content-number = Le champ { $field } de « { $id } » est un nombre entier à partir de { $least }, pas { $came }.
error-content-weather = La météo de « { $id } » est une liste de rangées, pas { $came }.
error-content-link = « { $id } » devient « { $came } », qui n’est pas une carte de réserve.

## Environnements d’apprentissage

error-batch = Un lot a au moins une partie, pas { $n }.
error-batch-actions = { $games } parties ont besoin de { $games } actions, pas { $n }.
error-action-game = L’action { $action } n’est pas proposée dans la partie { $n } ; regardez son masque.
error-action-agent = L’action { $action } n’est pas proposée à { $agent } ; regardez son masque.
error-setup-or-position = Une partie commence par une mise en place ou par une position, pas par les deux.
error-setup-json = La mise en place n’est pas du JSON : { $why }.
error-position-json = La position n’est pas du JSON : { $why }.
error-setup-table = La mise en place est une table, pas { $came }.
error-position-table = La position est une table, pas { $came }.
error-observer = Un observateur n’a pas de paramètres, pas { $came }.
error-observer-all = Un observateur montre ce que sait un joueur, pas ce que tous savent ensemble.
error-no-setups = Un environnement a besoin d’au moins une mise en place.
error-setups-seats = Toutes les mises en place d’un environnement ont autant de places, pas { $came }.
error-seat-number = Une place est un nombre de 0 à { $most }, pas { $came }.
error-batch-seeds = { $games } parties ont besoin de { $games } graines, pas { $n }.

## Le laboratoire

error-scheduler-gone = Aucun ordonnanceur Dask ne répond à « { $address } » : { $why }.
error-cluster-gave-up = La grappe à { $address } a abandonné ({ $why }) ; les parties finies sont gardées, et la même commande continue.
error-worker-version = Un ouvrier de la grappe a une autre version des règles ou des bots.
error-workers = Le travail a besoin d’au moins un ouvrier, pas { $n }.
error-worker-died = Un processus ouvrier est mort ; les parties finies sont gardées, et la même commande continue.
error-matrix-decks = Une matrice a besoin d’au moins deux decks, pas seulement « { $came } ».
error-deck-alone = « { $came } » a besoin d’un autre deck comme adversaire, pas de lui-même.
error-directory-busy = Un autre programme travaille dans { $path } ; attendez-le, ou prenez un autre dossier.
error-lab-library = Il faut { $library }, qui n’est pas installé ; obtenez-le avec : pip install ’sevencats[lab]’.
error-no-opening = Un deck de { $size } cartes n’a pas de main de départ de { $hand }.
error-draws = « { $came } » ne dit pas combien de cartes sont piochées ; il faut trois nombres, comme 2,1,0.
error-hands-tried = Il faut essayer au moins une main, pas { $n }.
error-arena-bots = Une arène a besoin d’au moins deux bots, comme master,greedy, pas « { $came } ».
error-arena-same = Les bots « { $came } » ne sont pas tous différents ; un bot contre lui-même ne prouve rien.
error-picture = { $path } n’est pas une image qui peut être dessinée ; il faut un nom qui finit par { $names }.
error-even-games = Les parties se jouent par paires : il faut un nombre pair à partir de 2, pas { $n }.
error-no-budget = « { $came } » n’a pas de budget ; il faut un nombre de { $what }, comme { $kind }:50.
what-simulations = simulations
what-imagined-worlds = mondes imaginés
error-interrupted = Interrompu après { $done } parties sur { $games } ; la même commande continue de là.
error-no-weights = Les bots de { $game } n’ont pas de poids à apprendre.
error-nobody-named = Personne n’est nommé pour jouer ; il faut « all » ou des noms comme { $example }.
error-name-twice = Deux de ceux-ci s’appellent « { $came } » ; il faut des noms différents.
error-directory-full = { $path } contient autre chose ; les résultats ont besoin d’un dossier nouveau ou vide.
error-directory-unusable = { $path } ne peut servir aux résultats : { $why }.
error-plan-corrupt = { $path } est abîmé, et sans lui nul ne sait quelles parties ce sont ; prenez un autre dossier.
error-plan-other = { $path } contient les parties d’un autre plan : son « { $field } » n’est pas le même ; prenez un autre dossier.
error-part-corrupt = { $path } est abîmé ; la commande qui l’a fait le mettra de côté et le réparera.
error-no-stored-game = { $path } n’a pas de partie { $n } de { $game }.
error-learning-games = L’apprentissage a besoin d’au moins une partie, pas { $n }.
error-too-few-games = Trop peu de parties : dans la phase « { $stage } », les { $n } positions ont toutes fini pareil ; jouez-en plus.

## Ce qui dépasse les bornes

error-values = { $what } : plus de { $most } valeurs ; il en faut moins.
error-deep = { $what } : plus de { $most } niveaux imbriqués ; il faut moins de listes dans des listes.
error-letters = { $what } : un texte de { $n } lettres ; il peut en avoir { $most } au plus.
error-letter = { $what } : un caractère ne peut pas être enregistré, { $came } ; écrivez le texte sans lui.
error-endless = { $what } : le nombre { $came } ne peut pas être compté ; donnez-en un autre.
error-digits = { $what } : un nombre est trop long ; il peut avoir { $most } chiffres au plus.
error-count = « { $field } » a { $n } entrées ; il peut y en avoir { $most } au plus.
error-cards = « { $field } » a plus de { $most } cartes ; il n’en existe pas davantage.
error-address = Une adresse a { $most } lettres au plus.
error-message-slow = Un message arrive en { $most } secondes.
error-file-name = { $path } est illisible : ce n’est pas un nom de fichier.
error-toml-size = { $path } n’est pas du TOML : il a plus de { $most } octets.
error-record-size = { $path } n’est pas un enregistrement : il a plus de { $most } octets.
what-the-position = La position
what-the-setup = La mise en place
what-the-record = L’enregistrement
what-the-message = Le message
what-the-address = L’adresse
what-the-command-line = La ligne de commande
what-file = { $path }
