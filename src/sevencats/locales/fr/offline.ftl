### Ce qui fonctionne sans réseau, et quand une nouvelle version attend, en français.

web-newer = Une nouvelle version de la maison est prête.
web-newer-take = L’adopter
web-decks = Decks
web-game-companion = Pour les jeux imprimés
web-game-companion-about = Points, cadrans et livres à une vraie table.
web-game-companion-for = Fonctionne sans réseau
web-game-companion-go = Ouvrir le compagnon
replay-go = Revoir la partie
