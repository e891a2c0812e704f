### Le compagnon de ceux qui ont les jeux imprimés, en français.

companion = Compagnon
companion-about = Pour les tables avec les jeux imprimés : un téléphone pour deux, ou un chacun grâce à un lien. Fonctionne sans réseau.
companion-gwent = Compteur de points du Gwent
companion-gwent-about = Touchez les cartes ou seulement les forces ; météo, cor, lien et moral sont comptés pour vous.
companion-gwent-go = Compter les points
companion-dice = Livres du meneur de jeu
companion-dice-about = Bourses, mises, récompenses et marchand, pendant que les vrais dés roulent sur la table.
companion-dice-go = Ouvrir les livres
companion-unmatched = Cadrans pour Unmatched
companion-unmatched-about = Santé, actions et pioches de deux ou trois joueurs.
companion-unmatched-go = Régler les cadrans
companion-player = Joueur { $n }
companion-name = Nom
companion-faction = Faction
companion-share = Emporter sur un autre téléphone
companion-share-about = Le lien contient tout, tel quel ; aucun serveur n’est nécessaire.
companion-share-code = Le lien sous forme de code à photographier
companion-share-go = Partager
companion-copy = Copier le lien
companion-copied = Copié
companion-history = Historique
companion-history-none = Rien encore.
companion-anew = Recommencer
companion-anew-about = Tout sera oublié, sans retour possible.
companion-did-link = Apporté par un lien
companion-did-begin = La partie commence
companion-did-pass = { $who } passe
companion-did-halve = { $who } : la météo divise par deux, ou plus
companion-did-horn = Cor : { $who }, { $row }
companion-did-unhorn = Cor retiré : { $who }, { $row }
companion-did-add = { $what } : { $who }, { $row }
companion-did-remove = { $what } part : { $who }, { $row }
companion-did-decoy = { $what } revient en main : { $who }
companion-did-weather = { $on ->
    [yes] { $what } : la météo tombe
   *[no] { $what } : la météo cesse
}
companion-did-spies = Les espions comptent double, ou plus
companion-did-scorch = { $n ->
    [one] Une unité brûle
   *[other] { $n } unités brûlent
}
companion-did-start = { $who } commence
companion-did-round = Manche { $n } : { $a } à { $b }
companion-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
}
companion-passed = A passé
companion-pass = Passer
companion-total = { $who } : { $n } en tout
companion-tokens = jetons { $tens } et { $units }, retournés pour { $hundred }00
companion-halved = La météo divise seulement par deux ({ $leader })
companion-sum = { $row } de { $who } : { $n }
companion-horn = { $horn } : { $row } de { $who }
companion-bare = Unité de { $n }
companion-unit = { $what }, { $n } (imprimé { $printed })
companion-unit-about = { $row } de { $who }
companion-add = Ajouter une unité : { $row } de { $who }
companion-strengths = Seulement une force
companion-decoy = Reprendre en main
companion-remove = Retirer du champ
companion-search = Ou une carte
companion-search-none = Aucune carte de cette ligne ne porte ce nom.
companion-no-cards = Les cartes n’ont pas pu être chargées ; les forces suffisent.
companion-between = Manche et météo
companion-round = Manche { $n }
companion-starts = { $who } l’a commencée.
companion-level = Égalité.
companion-leads = { $who } mène de { $n }.
companion-score = Manche { $n } : { $a } à { $b }
companion-let-start = { $who } commence
companion-names = Sans pièce, le nom le plus court commence : { $who }.
companion-names-equal = Les noms ont la même longueur : tirez au sort.
companion-spies = Les espions comptent double
companion-end-round = Finir la manche
companion-scorch = { $scorch } tuerait : { $what }.
companion-scorch-none = { $scorch } ne tuerait personne.
companion-scorch-go = Les brûler
companion-round-tied = Manche à égalité
companion-round-won = { $who } remporte la manche
companion-keeps = Ce que garde { $who }
companion-keeps-none = Rien
companion-remind-northern-realms = { $who } a gagné avec les Royaumes du Nord : piochez une carte.
companion-remind-monsters = { $who } joue les Monstres : une unité au hasard reste sur le champ.
companion-remind-nilfgaard = { $who } joue Nilfgaard et remporte l’égalité.
companion-remind-skellige = { $who } joue Skellige : deux unités au hasard reviennent de la défausse pour la troisième manche.
companion-remind-scoiatael = { $who } joue la Scoia’tael et décide qui commence.
companion-turn = { $n ->
    [one] { $n } action restante
   *[other] { $n } actions restantes
}
companion-health = { $who } : { $n } points de vie sur { $most }
companion-hurt = { $who } perd un point de vie
companion-heal = { $who } récupère un point de vie
companion-did-hurt = { $who } perd un point de vie
companion-did-heal = { $who } récupère un point de vie
companion-deck = Pioche : { $n }
companion-hand = Main : { $n }
companion-draw = Piocher
companion-play-card = Jouer ou défausser
companion-did-draw = { $who } pioche
companion-did-discard = { $who } joue une carte
companion-exhausted = La pioche est épuisée : chaque carte à piocher coûte deux points de vie à chaque combattant en jeu.
companion-action = Utiliser une action
companion-gain = Gagner une action
companion-did-action = Une action est utilisée
companion-did-gain = Une action est gagnée
companion-next-turn = Tour suivant
companion-did-turn = Le tour passe
companion-third = Un troisième joueur
companion-two = Seulement deux joueurs
companion-character = Personnage
companion-crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
}
companion-game = Une partie est finie
companion-difficulty = Difficulté
companion-bet = Mise
companion-roll = Récompense, un d100
companion-stake = La maison mise { $n }.
companion-won = Gagnée
companion-lost = Perdue
companion-drawn = Nulle
companion-merchant = Le marchand
companion-die = Dé
companion-buy = Acheter
companion-new-set = Un nouveau jeu de dés pour { $n }
companion-change = Changer de faction
companion-gift = Couronnes du meneur de jeu
companion-give = Inscrire
companion-new-character = Un nouveau personnage
companion-purse = Couronnes dans la bourse
companion-did-character = { $who } arrive
companion-ledger = Registre
companion-ledger-none = Aucune ligne encore.
companion-line-begin = commence
companion-line-buy = achète un { $shape }
companion-line-change = achète un nouveau jeu : { $faction }
companion-line-won = gagne ({ $difficulty }, mise { $bet }) ; { $roll } donne un { $shape }
companion-game-won = gagne
companion-line-lost = perd une mise de { $bet }
companion-line-drawn = fait match nul ; la mise de { $bet } revient
companion-line-grant = du meneur de jeu
companion-no-roll = Un d100 montre un nombre entier de 1 à 100.
companion-no-crowns = Les couronnes sont entières et jamais négatives.
companion-too-dear = La bourse n’en contient pas autant.
companion-no-name = Un personnage a besoin d’un nom que personne d’autre ne porte.
