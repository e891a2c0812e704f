### Ce que dit le navigateur en plus des jeux, en français.

## La maison

web-tools = Outils
web-close = Fermer
web-learn = Apprendre à jouer
web-settings = Réglages
web-account = Compte
web-campaign = Campagne
web-about = À propos
web-sound-off = Couper le son
web-sound-on = Remettre le son
web-log = Ce qui s’est passé
web-log-nothing = Rien pour l’instant.
web-table = Table

## Accueil

web-home-about = Les jeux de table de l’auberge : Gwent, dés et duels. Asseyez-vous face à un bot ou à un ami.
web-play-now = Jouer
web-play-now-hint = « Jouer » vous donne un deck préconstruit de Gwent, face à un chat paisible.
web-go-on = Reprendre
web-places = Lieux
web-inn = Sept chats à la lueur des bougies devant la fenêtre d’une auberge
web-invite = Inviter un ami
web-game-gwent = Gwent
web-game-gwent-about = Deux armées, trois lignes, deux manches gagnantes.
web-game-gwent-for = 2 joueurs · 10 min
web-game-gwent-go = Jouer au Gwent
web-game-dice = Gwen’t aux dés
web-game-dice-about = Lancez, bluffez et pariez des couronnes au comptoir.
web-game-dice-for = 2 joueurs · 5 min
web-game-dice-go = Lancer les dés
web-game-unmatched = Unmatched
web-game-unmatched-about = Geralt, Ciri ou le Leshen. Un seul restera debout.
web-game-unmatched-for = 2 joueurs · 25 min
web-game-unmatched-go = Choisir un héros

## Préparer une table

web-new-table = Une nouvelle table
web-against = Contre qui ?
web-against-bot = Un bot
web-against-friend = Un ami, par un lien
web-against-hot = Deux personnes à cet écran
web-level = De quelle force ?
web-deck = Deck
web-deck-theirs = Deck adverse
web-deck-own-name = Le vôtre : { $name }
web-leader = Chef
web-house-rules = Règles maison
web-open-lists = Chacun connaît les deux listes de cartes
web-as-edition = Comme dans l’édition
web-letter = À la lettre d’un livret
web-letter-none = D’aucun
web-clock = Temps
web-clock-none = Sans limite
web-clock-live = { $minutes } min + { $increment } s par tour
web-clock-days = { $n ->
        [one] Un jour par coup
       *[other] { $n } jours par coup
    }
web-public = Montrer cette table à tous ; chacun peut regarder ou s’asseoir
web-deck-usual = Le deck préconstruit habituel
web-edition = Édition
web-hero = Votre héros
web-hero-theirs = Héros adverse
web-board = Champ de bataille
web-faction = Votre faction
web-faction-theirs = Faction adverse
web-begin = Commencer
web-lay-and-invite = Préparer la table et inviter

## À une table

web-ask-you = À vous de choisir.
web-ask-other = { $who } réfléchit.
web-connecting = On s’approche de la table…
web-reconnecting = Reconnexion…
web-waiting = En attente de quelqu’un
web-chair-empty = Une chaise libre
web-sit-down = S’asseoir
web-sit-at-position = Cette table reprend une position : votre camp est déjà posé.
web-invite-link = Envoyez ce lien
web-invite-code = Le lien sous forme de code pour l’appareil photo d’un téléphone
web-invite-about = Qui l’ouvre s’assied en face de vous. La partie commence aussitôt ; vous pouvez quitter cette page et revenir.
web-copy = Copier le lien
web-copied = Copié
web-get-up = Se lever
web-invited = Une chaise vous attend
web-watching = Vous regardez
web-chat = Parler
web-chat-none = Personne n’a encore rien dit.
web-chat-say = Dites quelque chose
web-chat-send = Envoyer
web-chat-mute = N’entendre personne à cette table
web-draw = Proposer la nulle
web-resign-sure = Abandonner cette partie ?
web-away = { $who } n’est plus là.{ $n ->
        [0] {""}
        [one]  Dans une seconde, vous pourrez réclamer la victoire.
       *[other]  Dans { $n } secondes, vous pourrez réclamer la victoire.
    }
web-claim = Réclamer la victoire
web-let-bot = Laisser un bot continuer
web-hand-over = Passez l’écran à { $who }
web-hand-over-about = D’ici là, personne ne voit les cartes.
web-hand-over-ready = Je suis { $who }
web-look-once = Voir la table
web-end-round = Manche
web-undo = Reprendre le coup
web-resign = Abandonner
web-agree = Accepter
web-decline = Refuser
web-withdraw = Retirer
web-rematch = Rejouer
web-offer-draw = { $who } propose la nulle.
web-offer-undo = { $who } voudrait reprendre son dernier choix.
web-offer-rematch = { $who } voudrait une autre partie.
web-offered-draw = Vous avez proposé la nulle.
web-offered-undo = Vous avez demandé à reprendre votre choix.
web-offered-rematch = Vous avez demandé une autre partie.
web-end-you = Vous gagnez
web-end-other = { $who } gagne
web-end-nobody = Partie nulle
web-end-unfinished = Partie inachevée
web-why-resigned = L’autre camp a abandonné.
web-why-agreed = Nulle d’un commun accord.
web-why-claimed = L’autre camp est parti.
web-why-timeout = Le temps est écoulé.
web-why-unfinished = Cette partie a été commencée avec d’autres cartes ou d’autres règles ; cette version de la maison ne peut pas la continuer. Personne n’a gagné ni perdu.

## Gwent

web-you = Vous
web-or = ou
web-kind-unit = Unité
web-kind-unit-n = Unité { $n }
web-kind-hero = Héros
web-kind-hero-n = Héros { $n }
web-kind-special = Spéciale
web-kind-weather = Météo
web-kind-leader = Chef
web-no-ability = Aucune capacité.
web-gems = { $n ->
        [0] Plus de gemme
        [one] Une gemme
       *[other] { $n } gemmes
    }
web-total = Total { $n }
web-leader-used = Chef utilisé
web-leader-ready = Chef prêt
web-leader-not-now = Ce chef ne peut pas servir pour l’instant.
web-use-leader = Utiliser le chef
web-bot = Bot, { $level }
web-in-hand = { $n } en main
web-deck-n = Deck : { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
web-discard = Défausse
web-discard-n = Pile de défausse : { $n ->
        [0] vide
        [one] une carte
       *[other] { $n } cartes
    }
web-deck-own = { $n ->
        [one] Il y reste une carte, que personne d’autre ne voit.
       *[other] Il y reste { $n } cartes, sans ordre, que personne d’autre ne voit.
    }
web-deck-hidden = { $n ->
        [one] Une carte face cachée.
       *[other] { $n } cartes face cachée.
    }
web-pile-empty = Rien à voir ici.
web-passed = A passé
web-days = { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
web-time-left = Temps restant : { $time }
web-row-mine = Votre ligne, { $row } : { $n }{ $units ->
        [0] , vide
        [one] , une unité
       *[other] , { $units } unités
    }{ $weather ->
        [yes] , sous l’effet de la météo
       *[no] {""}
    }{ $horn ->
        [yes] , avec un cor
       *[no] {""}
    }
web-row-theirs = Ligne adverse, { $row } : { $n }{ $units ->
        [0] , vide
        [one] , une unité
       *[other] , { $units } unités
    }{ $weather ->
        [yes] , sous l’effet de la météo
       *[no] {""}
    }{ $horn ->
        [yes] , avec un cor
       *[no] {""}
    }
web-row-of = { $who }, { $row } : { $n }{ $units ->
        [0] , vide
        [one] , une unité
       *[other] , { $units } unités
    }{ $weather ->
        [yes] , sous l’effet de la météo
       *[no] {""}
    }{ $horn ->
        [yes] , avec un cor
       *[no] {""}
    }
web-unit = { $name }{ $count ->
        [one] {""}
       *[other] , { $count } fois
    } : { $change ->
        [raised] { $n }, renforcée (force imprimée { $printed })
        [weakened] { $n }, affaiblie (force imprimée { $printed })
       *[printed] { $n }
    }
web-play-here = { $mine ->
        [yes] Jouer ici : votre ligne, { $row }
       *[no] Jouer ici : ligne adverse, { $row }
    }
web-your-hand = Votre main : { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
web-your-side = Vos cartes
web-hand-card = { $name }, { $kind }{ $may ->
        [yes] {""}
       *[no] , injouable pour l’instant
    }
web-play-on = Jouer : { $row }
web-play-it = Jouer
web-zoom = Agrandir
web-not-now = Injouable pour l’instant : elle n’aurait aucun effet.
web-not-your-turn = Ce n’est pas votre tour.
web-your-turn = À vous
web-thinking = { $who } réfléchit
web-luck = Le hasard décide
web-over = La partie est finie
web-score = { $state ->
        [lead] Vous menez de { $n }.
        [trail] Vous avez { $n } de retard.
        [won] Égalité, et elle est à vous.
        [lost] Égalité, et elle est à { $who }.
       *[even] Égalité.
    }
web-score-of = { $state ->
        [lead] { $who } mène de { $n }.
        [tie] Égalité, et elle est à { $who }.
       *[even] Égalité.
    }
web-has-passed = { $who } a passé.
web-tie-why = { $state ->
        [both] Les deux camps sont à { $faction } : personne ne gagne une égalité.
       *[one] { $faction } gagne les égalités.
    }
web-round-n = Manche { $n }
web-weather = Météo
web-weather-clear = Le ciel est clair.
web-pass = Passer la manche
web-pass-sure = Abandonner cette manche ?
web-pass-gives = { $state ->
        [even] Vous êtes à égalité. Si vous passez, la manche n’est pas à vous.
        [lost] Vous êtes à égalité. Si vous passez, la manche revient à { $who }.
       *[trail] Vous avez { $n } de retard. Si vous passez, la manche revient à { $who }.
    }
web-pass-anyway = Passer quand même
web-play-on-instead = Continuer
web-pass-ask-no-more = Ne plus demander
web-log-short = Journal
web-menu = Menu
web-look = Voir la table
web-keep-hand = Garder cette main
web-choose = Choisir
web-all-n = Toutes : { $n }
web-round-won = { $you ->
        [yes] Vous gagnez la manche
        [nobody] Manche à égalité
       *[no] { $who } gagne la manche
    }
web-round-count = { $you ->
        [yes] Vous avez { $mine }, { $who } a { $theirs }.
       *[no] { $me } a { $mine }, { $who } a { $theirs }.
    }
web-round-gems = Gemmes restantes : { $mine } à { $theirs }.
web-explain-printed = Force imprimée
web-explain-hero = Rien ne change un héros
web-explain-weather = { $causes }
    .how = tombe à { $n }
web-explain-spies-doubled = Espions doublés : { $causes }
    .how = × 2
web-explain-tight-bond = Lien étroit, { $count } ensemble
    .how = × { $count }
web-explain-morale = { $causes }
    .how = + { $count }
web-explain-horn = { $causes }
    .how = × 2
web-explain-from = De { $printed } imprimé à { $n }.
web-explain-gone = Cela ne peut être expliqué pour l’instant.


## Réglages

web-set-name = Votre nom
web-set-name-save = Garder ce nom
web-set-name-saved = On vous appelle { $name }.
web-set-language = Langue
web-set-speed = Vitesse
web-set-speed-slow = Lente
web-set-speed-normal = Normale
web-set-speed-fast = Rapide
web-set-motion = Mouvement
web-set-motion-auto = Selon les réglages de l’appareil
web-set-motion-full = Complet
web-set-motion-reduced = Réduit
web-set-sound = Son
web-set-volume = Volume
web-set-confirm-pass = Demander avant de passer si la manche est alors perdue
web-set-keys = Montrer les touches du clavier
web-set-hints = Indices pour une première partie de Gwent

## À propos

web-about-what = Seven Cats est la table numérique des jeux du Sorceleur : Gwent, Gwen’t aux dés, et Unmatched : D’argent & d’acier.
web-about-fan = Une œuvre d’amateurs, non officielle
web-about-fan-text = Gwent, The Witcher, leurs personnages et les noms de cartes sont des marques de CD PROJEKT RED. Unmatched est une marque de Restoration Games. Aucun d’eux n’a fait, vérifié ni approuvé Seven Cats. Il ne contient ni image, ni logo, ni texte officiel.
web-about-credits = Crédits
web-about-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, sous licence CC BY 3.0 ; petites marques, emblèmes et chats sont les nôtres.
web-about-fonts = Caractères : Cinzel de Natanael Gama et Alegreya de Juan Pablo del Peral, sous SIL Open Font License.
web-about-code = Code : Svelte, Project Fluent, zzfx de Frank Force, uqr ; le serveur repose sur FastAPI, uvicorn, msgspec et SQLAlchemy.
