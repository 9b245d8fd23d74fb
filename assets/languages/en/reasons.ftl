# Why a move is refused, why a game ended, and who won.

refused-game-over = The game is over: no more moves can be played.
refused-not-yours = Pit { $pit } belongs to your opponent. Your pits are { $first } to { $last }.
refused-empty = Pit { $pit } is empty: there is nothing to sow.
refused-grand-slam = Pit { $pit } would capture all your opponent's seeds: not allowed in this game.
refused-starves = Your opponent has no seeds and pit { $pit } gives none: play a move that does.
refused-too-few = Take at least one match.
refused-too-many = { $count } is too many: take at most { $max }.
refused-more-than-left = { $count } is too many: { $left ->
    [one] only { $left } match is left.
   *[other] only { $left } matches are left.
}
refused-another-game = The move { $move } is from another game.

result-won = { $winner } wins: { south } { $south }, { north } { $north }.
result-settled = { $winner } wins.
result-drawn = A draw: { south } { $south }, { north } { $north }.
result-won-matches = { $winner } wins. Matches taken: { south } { $south }, { north } { $north }.
result-drawn-matches = A draw. Matches taken: { south } { $south }, { north } { $north }.

ended-store = { $side } has reached { $win_at ->
    [one] { $win_at } seed
   *[other] { $win_at } seeds
}. Seeds still in the pits do not count.
ended-few-left = { $left ->
    [0] No seeds are left in the pits.
    [one] Only 1 seed is left in the pits; it does not count.
   *[other] Only { $left } seeds are left in the pits; they do not count.
}
# { $south }, { $north } and { $seeds } are sums, such as “22 + 3”: the store, and the seeds from the board.
ended-no-move-own-rows = { $side } has no legal move: each side keeps its own seeds ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } has no legal move: { $taker } takes all the seeds on the board ({ $seeds }).
# { $when } is repeated-start or repeated-after.
ended-repetition-own-rows = The position has repeated: each side keeps its own seeds ({ south } { $south }, { north } { $north }). The board is as it was { $when }.
ended-repetition-shared = The position has repeated: seeds in the pits do not count. The board is as it was { $when }.
repeated-start = at the start
repeated-after = after move { $moves }
ended-resigned = { $side } resigned.
ended-agreed = Ended by agreement: each side keeps its own seeds ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Both players agreed to end the game: it is a draw.
ended-took-last = { $side } took the last match and loses.
