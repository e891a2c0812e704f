### Des indices pour une première partie de Gwent, une ligne chacun, en français.

hint-title = Un indice
hint-seen = Compris
hint-off = Sans indices
hint-swap = Remplacez les cartes qui valent peu toutes seules. Ce qui repart peut être repioché.
hint-row = Météo et charges agissent sur toute une ligne : pensez-y en choisissant.
hint-revive = Elle revient avec sa capacité : un Espion ou un autre Médecin agit de nouveau.
hint-decoy = Un bon choix : un Espion posé chez vous, pour le rejouer.
hint-turn = Choisissez une carte, puis la ligne qui s’éclaire. Votre main doit durer jusqu’à trois manches.
hint-passed-lead = L’adversaire a passé et vous menez : passez, et gardez vos cartes.
hint-passed-trail = L’adversaire a passé : jouez jusqu’à mener d’un point, ou cédez la manche et gardez vos cartes.
hint-far = Loin derrière ? Passer cède la manche, mais garde vos cartes pour la suivante.
hint-weather = La météo ne laisse que 1 à chaque unité de sa ligne, sauf aux Héros.
hint-gems = Une manche perdue coûte une gemme. Qui a perdu les deux a perdu la partie.
hint-strength = Pointez ou touchez une unité pour voir d’où vient sa force.
hint-leader = Votre Chef peut servir au lieu de jouer une carte, une fois par partie.
