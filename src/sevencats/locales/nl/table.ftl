### What can be said at a table with one click, in Dutch.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je wel!
phrase-thinking = Ik denk even na.
phrase-oops = Oeps.
phrase-one-moment = Een ogenblikje, alsjeblieft.
phrase-again = Nog een spel?
phrase-goodbye = Tot ziens!
