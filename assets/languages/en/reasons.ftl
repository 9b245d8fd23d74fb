# Why a move is refused, why a game ended, and who won.

refused-game-over = The game is over: no more moves.
refused-not-yours = { $pit } belongs to the other side. Your pits are { $first } to { $last }.
refused-empty = { $pit } is empty: there is nothing to sow.
refused-grand-slam = { $pit } would take all the seeds of the other side: not allowed here.
refused-starves = The other side has no seeds, and { $pit } gives it none: play one that does.
refused-too-few = Take one match at least.
refused-too-many = { $count } is too many: take { $max } at most.
refused-more-than-left = { $count } is more than there are: { $left ->
    [one] only { $left } match is left.
   *[other] only { $left } matches are left.
}
refused-another-game = { $move } is a move of another game.

result-won = { $winner } wins: { south } { $south }, { north } { $north }.
result-drawn = A draw: { south } { $south }, { north } { $north }.
result-won-matches = { $winner } wins. Matches taken: { south } { $south }, { north } { $north }.
result-drawn-matches = A draw. Matches taken: { south } { $south }, { north } { $north }.

ended-store = { $side } has { $win_at ->
    [one] { $win_at } seed
   *[other] { $win_at } seeds
} or more in store. What the pits hold counts for nobody.
ended-few-left = { $left ->
    [0] No seed is left in the pits.
    [one] Only 1 seed is left in the pits, and it counts for nobody.
   *[other] Only { $left } seeds are left in the pits, and they count for nobody.
}
ended-no-move-own-rows = { $side } has no legal move: each side takes the seeds of its own row.
ended-no-move-mover = { $side } has no legal move: { $taker } takes all the seeds of the board.
ended-repetition-own-rows = The position { $when } stands again: each side takes its own row.
ended-repetition-shared = The position { $when } stands again: what is left counts for nobody.
repeated-start = of the start
repeated-after = { $moves ->
    [one] after the first move
   *[other] after { $moves } moves
}
ended-resigned = { $side } gave up.
ended-agreed = Both sides agreed to end the game: each takes the seeds of its own row.
ended-agreed-matches = Both sides agreed to end the game: nobody took the last match.
ended-took-last = { $side } took the last match, and loses.
