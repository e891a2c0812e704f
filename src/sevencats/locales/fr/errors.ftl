### Ce qui a été refusé, en français. Les messages anglais disent à quelle phrase chacun répond.

## Quand on ne sait rien de plus précis

error-kind-late = La table a changé entre-temps ; regardez à nouveau.
error-kind-turn = Ce n’est pas possible maintenant.
error-kind-foreign = Cela n’existe pas ici, ou ne vous est pas destiné.
error-kind-option = Ce n’est pas utilisable tel quel.
error-kind-over = C’est terminé.
error-kind-malformed = Le message n’a pas été compris.
error-kind-size = C’est trop volumineux.
error-kind-rate = C’en est trop à la fois ; réessayez dans un moment.
error-kind-store = Rien n’a pu être enregistré ; réessayez.
error-kind-broken = Quelque chose s’est mal passé ici ; l’erreur a été notée.

## Noms inconnus

error-near = « { $came } » ne convient pas ici ; vouliez-vous dire « { $near } » ?
error-one-of = « { $came } » ne convient pas ici ; les valeurs possibles sont : { $names }.
error-position-seat = « { $came } » ne peut pas être choisi ici : la table reprend une position, et ses camps sont déjà posés.
error-unknown = « { $came } » ne convient pas ici.
error-not-offered-over = « { $came } » n’est plus possible : la partie est finie.

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
error-unfinished = Cette partie a été commencée avec d’autres cartes ou d’autres règles ; cette version ne peut pas la continuer.
error-watching = Vous regardez cette table ; vous n’y avez pas de place.
error-talk-seated = Seuls ceux qui sont assis à la table y parlent.
error-mute-nobody = Personne ne vous connaît : il n’y a rien à faire taire.
error-fast = Pas si vite ; réessayez dans un moment.
error-store = L’enregistrement ne répond pas ; réessayez dans un moment.
error-not-stored = L’enregistrement a échoué ; réessayez.

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
error-listen = Impossible d’écouter sur { $where } : { $why }.
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

## Parties enregistrées

error-record-over = L’enregistrement est donné quand la partie est finie.
error-record-choice = Le choix n° { $n } de cet enregistrement n’est pas possible.

## Gwen’t et sa campagne

error-collection = Une collection a au moins { $least } dés, et non { $n }.
error-hand-dice = Une main de base a { $least } dés, et non { $n }.
error-hand-owned = La main a plus de { $die } que la collection : { $dice }.
error-variant = Les vies et les deux victoires exigées sont deux fins différentes ; choisissez l’une d’elles.
error-house-flag = La règle maison { $field } est vraie ou fausse, et non { $came }.
error-house-number = La règle maison { $field } est un nombre entier de 0 à 60, et non { $came }.
error-house-gems = Il faut au moins 1 gemme : sans gemme, la partie serait finie aussitôt.
error-character-name = Le nom d’un personnage a de 1 à { $most } caractères, dont une lettre ou un chiffre, sans espace au début ni à la fin et sans { $signs }.
error-character-there = Il y a déjà un personnage « { $came } » ; choisissez un autre nom.
error-character-which = « { $came } » peut désigner { $names } ; écrivez le nom exactement comme dans le registre.
error-most-dice = { $name } possède { $owned } { $die }, et un jeu de dés en a au plus { $most } de chaque sorte : { $n } de plus, c’est trop.
error-undo-purchase = On ne peut annuler qu’un achat après lequel rien n’a été inscrit.
error-key = Une Idempotency-Key a de 1 à { $most } caractères.
error-key-used = La clé « { $came } » a servi à une autre demande ; prenez-en une nouvelle pour chacune.
error-call-off-which = Dites avec --game quelle partie est annulée ; `sevencats dice games` en donne la liste.
error-game-players = La partie { $n } est celle de { $names }, et non de { $name }.
error-no-characters = Il n’y a pas encore de personnage.
error-merchant = Le marchand vend de 1 à 99 dés à la fois, et non { $came }.
error-plays-already = { $name } joue déjà cette faction : { $faction }.
error-purse = { $amount } couronnes, c’est plus que n’en contient la bourse de { $name } : { $purse }.
error-crowns = Il faut un nombre entier de couronnes, et non { $came }.
error-against-self = { $name } ne peut pas jouer contre soi-même.
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

## Unmatched

error-no-equipment = { $hero } n’a pas d’équipement à choisir.
error-not-equipment = « { $card } » n’est pas une carte Équipement.

## Le terminal

error-lost = La connexion est perdue ; on la recherche.
error-not-for-you = Cette table n’est pas pour vous.
error-no-hints = Personne ne donne d’indices à cette table.
error-no-hint-now = Personne n’a trouvé de conseil ; demandez encore.
error-hint-asked = Un indice est pour qui doit répondre.
error-record-fixed = Un enregistrement ne peut pas être changé, seulement regardé.
error-record-verb = « { $came } » n’est pas possible avec un enregistrement.
error-table-verb = « { $came } » n’est pas possible à cette table.
error-link = « { $came } » n’est pas le lien d’une table ; il devrait ressembler à { $example }.
error-link-house = « { $came } » est le lien d’une maison, pas d’une table ; il devrait ressembler à { $example }.
error-house-gone = { $house } ne répond plus.
error-house-rule = « { $came } » n’est pas une règle maison ; écrivez RÈGLE=VALEUR, par exemple muster_from_hand=false.

## Ce qui dépasse les bornes

error-values = Ces données comptent plus de { $most } valeurs ; il en faut moins.
error-deep = Ces données sont imbriquées sur plus de { $most } niveaux ; il faut moins de listes dans des listes.
error-letters = Un texte a { $n } lettres ; il peut en avoir { $most } au plus.
error-letter = Un texte contient un caractère qui ne peut pas être enregistré, { $came } ; écrivez-le sans lui.
error-endless = Le nombre { $came } ne peut pas être compté ; donnez-en un autre.
error-digits = Un nombre est trop long ; il peut avoir { $most } chiffres au plus.
error-count = « { $field } » a { $n } entrées ; il peut y en avoir { $most } au plus.
error-cards = « { $field } » a plus de { $most } cartes ; il n’en existe pas davantage.
error-address = Une adresse a { $most } lettres au plus.
