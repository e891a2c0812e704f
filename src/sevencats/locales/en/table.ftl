### What can be said at a table with one click, in English.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-thinking = Let me think.
phrase-oops = Oops.
phrase-one-moment = One moment, please.
phrase-again = Another game?
phrase-goodbye = Goodbye!
