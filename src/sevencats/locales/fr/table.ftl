### What can be said at a table with one click, in French.

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-thinking = Je réfléchis.
phrase-oops = Oups.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-again = Une autre partie ?
phrase-goodbye = Au revoir !
