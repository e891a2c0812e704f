### What works without a network, and when a new version waits, in English.

web-newer = A new version of the house is ready.
web-newer-take = Take it
web-decks = Decks
web-game-companion = For the printed games
web-game-companion-about = Scores, dials and books at a real table.
web-game-companion-for = Works without a network
web-game-companion-go = Open the companion
replay-go = Watch it again
