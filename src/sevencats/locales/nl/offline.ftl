### Wat zonder netwerk werkt, en als er een nieuwe versie wacht, in het Nederlands.

web-newer = Er is een nieuwe versie van het huis.
web-newer-take = Overnemen
web-decks = Decks
web-game-companion = Voor de gedrukte spellen
web-game-companion-about = Scores, wijzers en boeken aan een echte tafel.
web-game-companion-for = Werkt offline
web-game-companion-go = Metgezel openen
replay-go = Nog eens bekijken
