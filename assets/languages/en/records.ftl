### What is wrong with a written game.

record-at = { $file }, line { $line }: { $problem }
record-syntax = this is not TOML: { $text }
record-missing = “{ $field }” is missing.
record-unknown = “{ $field }” is not a field of a game.
record-value = “{ $field }” must be { $expected }.
record-newer = the game was written by a newer program (format { $found }; this one knows { $known }).
record-player-elsewhere = “{ $player }” cannot play this game.
record-move = move “{ $move }” is not a move of this game.
record-illegal = move “{ $move }” is not allowed. { $reason }
record-after-the-end = move “{ $move }” comes after the end of the game.
record-result-not-over = a result is given, but the game is not over.
record-result-differs = { $place ->
    [tag] the tag Result says “{ $written }”
    [termination] the tag Termination says “{ $written }”
    [end] the result after the moves is “{ $written }”
   *[section] the result says “{ $written }”
}, { $against ->
    [end] but the result after the moves is “{ $expected }”
    [termination] but the tag Termination says “{ $expected }”
    [unfinished] but the game is not over; the stores hold “{ $expected }”
   *[moves] but the moves give “{ $expected }”
}. Correct it.

expected-table-of-fields = a table
expected-text = text
expected-number = a number
expected-small-number = a number from 0 to 255
expected-switch = true or false
expected-format = a whole number, at least 1
expected-date = a date and time such as 2026-11-21T09:30:00+01:00
expected-seeds-or-none = a number of seeds or "none"
expected-moves = a list of moves
expected-start-of-first = a position in which the side that “first” names is to move
expected-variation = the number of an earlier variation, or the number of moves of its line that come before it
