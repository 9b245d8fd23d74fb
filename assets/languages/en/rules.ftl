# The pages of the rules, put together from the fields of a game's rules.

rules-goal = The goal
rules-goal-awale = Gather more seeds than the other side. { $seeds ->
    [one] Each of the twelve pits starts with { $seeds } seed, { $total } in all
   *[other] Each of the twelve pits starts with { $seeds } seeds, { $total } in all
}; what you capture lies in your store, to the right of your row.

rules-sowing = Sowing
rules-sowing-pits = In turn, take all the seeds of one of your own pits and sow them one by one into the pits that follow: along your row to the right, then along the other side's, round and round. A pit that holds enough to come all the way round skips its own place.
rules-sowing-stores = Both stores lie on the way: sowing drops a seed into each as it passes. A last seed that falls into a store captures nothing and gives no second move.
rules-sowing-mirror = The settings can mirror the picture, so that sowing runs clockwise; the names of the pits stay.

rules-capturing = Capturing
rules-capturing-chain = If your last seed falls into a pit of the other side and makes it two or three, you capture them. Then look at the pit before it: if it too is the other side's and holds two or three, capture those as well, and so on backwards until one does not.

rules-grand-slam = Taking everything
rules-grand-slam-illegal = A move that would capture every seed the other side has is not allowed.
rules-grand-slam-captures-nothing = A move that would capture every seed the other side has may be played, but captures nothing.

rules-feeding = Feeding
rules-feeding-required = When the other side has no seeds, you must play a move that leaves it some, if there is one.
rules-feeding-free = When the other side has no seeds, you may play as you like: nothing obliges you to feed it. If it is left without a seed when its turn comes, the game is over.

rules-ending = The end
rules-ending-win-at = Whoever has { $win_at } seeds or more in store ends the game at once; what is still in the pits counts for nobody.
rules-ending-win-at-none = No number of seeds ends the game: it goes on while there is something to play.
rules-ending-stop-at = { $stop_at ->
    [0] The game ends when the pits are empty.
    [one] The game ends when the pits hold one seed or none; it counts for nobody.
   *[other] The game ends when the pits hold { $stop_at } seeds or fewer; they count for nobody.
}
rules-ending-own-rows = When the side to move has no legal move, each side takes the seeds of its own row.
rules-ending-mover = When the side to move has no legal move, it takes all the seeds of the board; but if its own row is empty it has none to claim, and the other side takes them.
rules-ending-repetition-own-rows = When a position comes back, with the same seeds everywhere and the same side to move, the game ends and each side takes the seeds of its own row.
rules-ending-repetition-shared = When a position comes back, with the same seeds everywhere and the same side to move, the game ends and the seeds of the board are shared: they count for nobody.
rules-ending-most = More seeds win; as many on both sides make a draw. You may also give up, or agree with the other side to stop: each then takes its own row.

rules-notation = Notation
rules-notation-pits = South's pits are A B C D E F and North's a b c d e f, each from its own left to its own right. A move is the letter of its pit.
rules-notation-position = A position is one line: the twelve pits from A to f, South's store, North's store, and the side to move. This game starts with { $position }.

rules-goal-matches = Do not take the last match: who takes it loses.
rules-turn-matches = Your turn
rules-turn-matches-text = { $start ->
    [one] { $start } match lies on the table.
   *[other] { $start } matches lie on the table.
} { $max ->
    [one] In turn each player takes one.
   *[other] In turn each player takes 1 to { $max } of them, never none and never more than there are.
}
rules-hint-matches = A hint
rules-hint-matches-text = Whoever must move when one match is left has lost. Which numbers before that are lost too? Each is { $step } further away.
