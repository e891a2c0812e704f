### Games shown again, in English.

replay-title = Replay
replay-about = Open a record that was saved here, in the terminal or at any other inn.
replay-bring = A record (JSON)
replay-no-json = { $name } is not a record: it is no JSON.
replay-moments = Moments of the game
replay-made-by = Version { $engine } made this record; version { $here } has played it again, and nothing differs.
replay-first = To the beginning
replay-back = One choice back
replay-next = One choice on
replay-play = Play
replay-pause = Pause
replay-moment = Choice { $n } of { $total }
replay-eyes = As { $who }
replay-save = Save the record
replay-proof = Was the luck fair?
replay-fair-title = The luck was as promised
replay-unfair-title = The luck cannot be proved
replay-fair = { $n ->
    [one] The one draw follows from the promised seed.
   *[other] All { $n } draws follow from the promised seed.
}
replay-how = Before the first card the server showed this hash of its secret seed; after the last it told the seed. The seed has this hash, and every draw is what it gives.
