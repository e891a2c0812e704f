### What can be said at a table with one click, in Czech.

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Děkuji!
phrase-thinking = Přemýšlím.
phrase-oops = Jejda.
phrase-one-moment = Okamžik, prosím.
phrase-again = Ještě jednu hru?
phrase-goodbye = Na shledanou!
