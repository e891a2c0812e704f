### What can be said at a table with one click, in German.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-thinking = Ich überlege.
phrase-oops = Hoppla.
phrase-one-moment = Einen Moment, bitte.
phrase-again = Noch ein Spiel?
phrase-goodbye = Auf Wiedersehen!
