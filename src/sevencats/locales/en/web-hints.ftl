### Hints for a first game of Gwent, one line each, in English.

hint-title = A hint
hint-seen = Got it
hint-off = No hints
hint-swap = Replace cards that do little on their own. What goes back can be drawn again.
hint-row = Weather and horns work on whole rows: think of them when you choose one.
hint-revive = It comes back with its ability: a spy or another medic acts again.
hint-decoy = A good one: a spy that was laid on your side, to play it again.
hint-turn = Choose a card, then the row that lights up. Your hand must last for up to three rounds.
hint-passed-lead = They have passed and you lead: pass now, and keep your cards.
hint-passed-trail = They have passed: play until you lead by one, or give up this round and save your cards.
hint-far = Far behind? Passing gives the round away, but keeps your cards for the next.
hint-weather = Weather leaves each unit of its row with 1, heroes excepted.
hint-gems = A lost round costs a gem. Whoever has lost both has lost the game.
hint-strength = Point at a unit, or tap it, to see how its strength came about.
hint-leader = Your leader can be used instead of playing a card, once in the game.
