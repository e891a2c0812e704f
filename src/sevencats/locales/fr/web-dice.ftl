### Ce que dit le navigateur à la table de Gwen't et dans ses campagnes, en français.

## À la table

web-dice-your-turn = À vous
web-dice-round = Manche { $n } sur 3
web-dice-bonus-round = Manche de bonus, la { $n }e
web-dice-passed = Passé
web-dice-players = Joueurs
web-dice-wins = { $n ->
        [0] Aucune manche gagnée
        [one] Une manche gagnée
       *[other] { $n } manches gagnées
    }
web-dice-hidden = { $n ->
        [0] Aucun dé caché
        [one] Un dé caché
       *[other] { $n } dés cachés
    }
web-dice-deck = { $n ->
        [one] Un dé dans la pioche
       *[other] { $n } dés dans la pioche
    }
web-dice-hand = Votre main : { $n ->
        [0] aucun dé
        [one] un dé
       *[other] { $n } dés
    }
web-dice-their-hand = Leur main ouverte :
web-dice-row = Rangée de { $who } : { $n }
web-dice-kept = gardé
web-dice-lay-here = Posez un dé ici
web-dice-actions = Ce que vous pouvez faire
web-dice-chosen = { $n } choisi.
web-dice-would-be = Votre ligne ferait { $n }.
web-dice-choose-one = Choisissez un dé
web-dice-rounds = Manches
web-dice-round-was = Manche { $n } : { $you ->
        [yes] vous { $a }, eux { $b }
       *[no] { $me } { $a }, { $who } { $b }
    }
web-dice-score = { $a } à { $b }
web-dice-sure-about = L’autre camp a passé et mène. Si vous passez maintenant, la manche est à lui.

## Préparer une table

web-dice-their-dice = Leurs dés
web-dice-like-mine = Un premier jeu de dés, comme le mien
web-dice-variant = Variante
web-dice-tactics = Jet de tactique
web-dice-tactics-none = Aucun
web-dice-tactics-total = Total { $n } : { $rerolls ->
        [one] une relance
       *[other] { $rerolls } relances
    }
web-dice-open-hands = Mains ouvertes : tout le monde voit tous les dés
web-dice-to-campaign = Jouer pour des couronnes : la campagne

## Le comptoir

web-dice-counter = Sur le comptoir
web-dice-your-bet = votre pari
web-dice-their-stake = leur mise
web-dice-win = Gain : { crowns }.
web-dice-win-die = Gain : { crowns } et un dé de récompense.
web-dice-in-purse = dans la bourse
web-dice-reward-table = Récompense au d100
web-dice-worth = Valeur

## La campagne

web-dice-campaign = Campagne
web-dice-characters = Personnages
web-dice-characters-about = Un personnage a une faction, une bourse et une collection de dés. Chaque couronne et chaque dé figure au registre.
web-dice-new-character = Un nouveau personnage
web-dice-name = Nom
web-dice-first-purse = Première bourse, en couronnes
web-dice-create = Créer
web-dice-open-games = Parties en cours
web-dice-game-of = { $who } contre { $other }, pari { $n }
web-dice-go-on = Continuer
web-dice-call-off = Annuler
web-dice-sit = Jouer : { $who }
web-dice-back = Tous les personnages
web-dice-collection = Collection
web-dice-count = { $n } × { $what }

## Une mise

web-dice-bet = Parier
web-dice-bet-about = Votre pari et la mise de la maison restent sur le comptoir jusqu'à la fin de la partie.
web-dice-bet-crowns = Votre pari, de 0 à { $n } couronnes
web-dice-stake-is = La maison mise { crowns }.
web-dice-difficulty = Difficulté
web-dice-level-roll = Un d10 décide
web-dice-level-typed = Ce que montre votre d10, de 1 à 10
web-dice-level-rolled = d10 : { $n }
web-dice-stake-rolled = La maison mise { $easy }, { $normal } ou { $hard } couronnes, selon le d10.
web-dice-opponent = Adversaire
web-dice-opponent-name = Le Barman
web-dice-opponent-faction = Sa faction
web-dice-begin = Commencer la partie
web-dice-real = Vrais dés : vous saisissez ce que montrent les dés de la table
web-dice-by-hand = Le MJ choisit pour l’adversaire
web-dice-master = MJ
web-dice-against-character = Contre
web-dice-the-house = La maison

## Le marchand

web-dice-market = Le marchand
web-dice-market-about = Le marchand vend les dés à leur valeur marchande et n’achète rien.
web-dice-price = { crowns }
web-dice-buy = Acheter
web-dice-buy-one = Acheter un { $what } pour { crowns }
web-dice-sure-die = Acheter un { $what } ?
web-dice-sure-set = Acheter un nouveau jeu de dés : { $what } ?
web-dice-sure-price = Prix : { crowns }.
web-dice-sure-left = Ensuite dans la bourse : { crowns }.
web-dice-sure-old = Les dés du jeu { $what } restent à vous, mais ne se jouent plus.
web-dice-sure-yes = Acheter pour { crowns }
web-dice-sure-no = Ne pas acheter
web-dice-undo = Annuler l’achat
web-dice-undone = Annulé : { $what }.
web-dice-too-dear = Plus que la bourse ne contient
web-dice-new-set = Un nouveau jeu de dés
web-dice-new-set-about = Une nouvelle faction demande un nouveau jeu de dix dés. Les anciens dés restent à vous, mais ne se jouent plus.
web-dice-set-price = Prix, en couronnes
web-dice-set-buy = Acheter le jeu de dés

## La bourse

web-dice-earn = Couronnes d’ailleurs
web-dice-earn-about = Ce que le personnage a gagné ou payé hors du jeu.
web-dice-earned = Gagné
web-dice-paid = Payé
web-dice-amount = Couronnes
web-dice-cause = Pourquoi
web-dice-write = L’inscrire

## Le registre

web-dice-ledger = Registre
web-dice-ledger-about = Chaque couronne et chaque dé avec sa cause. Aucune ligne n’est modifiée ni effacée.
web-dice-when = Quand
web-dice-what = Quoi
web-dice-change = Mouvement
web-dice-crowns = couronnes
web-dice-all-lines = Tous les comptes
web-dice-cause-first-set = Premier jeu de dés
web-dice-cause-first-purse = Première bourse
web-dice-cause-stakes = Mises de la partie { $n }
web-dice-cause-stakes-rolled = Mises de la partie { $n } ; le d10 a montré { $roll } : { $what }
web-dice-cause-pay-out = Gain de la partie { $n }
web-dice-cause-drawn = Partie { $n } nulle ; les mises sont rendues
web-dice-cause-called-off = Partie { $n } annulée ; les mises sont rendues
web-dice-cause-bought = Acheté : { $n } × { $what }
web-dice-cause-new-set = Nouveau jeu de dés : { $what }
web-dice-cause-gift = Don du MJ
web-dice-cause-spent = Dépensé ailleurs
web-dice-cause-undone = Annulé : { $what }
web-dice-account-master = MJ
web-dice-account-merchant = Marchand
web-dice-account-house = La maison
web-dice-account-pot = Pot de la partie { $n }

## Une partie de la campagne

web-dice-over-won = Le pot est à vous : { crowns }.
web-dice-over-lost = Le pot va à { $who }. Votre pari est perdu : { crowns }.
web-dice-over-drawn = Partie nulle : chaque mise est rendue.
web-dice-over-reward = Votre récompense : un { $what }.
web-dice-over-purse = Dans la bourse : { crowns }.
web-dice-again = Une autre partie

## L'écran du MJ

web-dice-typed = Les dés de la table
web-dice-typed-about = Lancez-le à la table et saisissez ce qu’il montre.
web-dice-shows = Ce que montre le d{ $faces }, de 1 à { $faces }
web-dice-shows-bad = Un d{ $faces } montre un nombre entier de 1 à { $faces }, pas { $typed }.
web-dice-enter = Valider
web-dice-roll-for-me = Laisser le programme le lancer
