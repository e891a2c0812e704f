### What is said when something does not come, in English: ready before everything else.

web-to-home = To the inn
web-try-again = Try again
web-trouble-gone = The inn does not answer
web-trouble-gone-about = The server cannot be reached just now. Nothing is lost: try again in a moment.
web-trouble-nowhere = There is nothing here
web-trouble-nowhere-about = This address leads to no page of the inn.
web-trouble-refused = You cannot sit here
web-trouble-refused-about = There is no such table, or the link is not complete. Ask for it again.
web-trouble-closed = This game cannot be shown
web-trouble-closed-about = There is no such game, or it is not over yet.
web-trouble-part = A part of this page did not come.
