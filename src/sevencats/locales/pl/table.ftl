### What can be said at a table with one click, in Polish.

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-thanks = Dziękuję!
phrase-thinking = Myślę.
phrase-oops = Ups.
phrase-one-moment = Chwileczkę, proszę.
phrase-again = Jeszcze jedna gra?
phrase-goodbye = Do widzenia!
