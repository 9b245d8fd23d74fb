# The pages of the rules, put together from the fields of a game's rules.

rules-goal = The goal
rules-goal-awale = Collect more seeds than your opponent. { $seeds ->
    [one] Each of the twelve pits starts with { $seeds } seed, { $total } in all
   *[other] Each of the twelve pits starts with { $seeds } seeds, { $total } in all
}; the seeds you capture go into your store, to the right of your row.

rules-sowing = Sowing
rules-sowing-pits = On your turn, take all the seeds from one of your pits and sow them one by one into the pits that follow: along your own row to the right, then along your opponent's row, and around again. If the seeds go all the way around, skip the pit they came from.
rules-sowing-stores = You also sow a seed into each store as you pass it. A last seed that lands in a store captures nothing and gives no extra turn.
rules-sowing-mirror = A setting mirrors the board so that sowing runs clockwise; the letters of the pits stay the same.

rules-capturing = Capturing
rules-capturing-chain = If your last seed lands in one of your opponent's pits and brings it to two or three seeds, you capture them. Then look at the pit before it: if it is also your opponent's and holds two or three seeds, you capture those too, and so on backwards until a pit holds neither two nor three.

rules-grand-slam = Capturing everything
rules-grand-slam-illegal = A move that would capture all your opponent's seeds (a grand slam) is not allowed.
rules-grand-slam-captures-nothing = A move that would capture all your opponent's seeds (a grand slam) is allowed, but captures nothing.

rules-feeding = Feeding
rules-feeding-required = If your opponent has no seeds, you must play a move that gives them some, if you have one.
rules-feeding-free = If your opponent has no seeds, you may play any move: you do not have to feed them. A player who has no seeds when their turn comes cannot move, and the game is over.

rules-ending = How the game ends
rules-ending-win-at = The first player to reach { $win_at } seeds wins immediately; seeds still in the pits do not count.
rules-ending-win-at-none = No number of seeds ends the game: it goes on as long as there is a move to play.
rules-ending-stop-at = { $stop_at ->
    [0] The game ends when the pits are empty.
    [one] The game ends when one seed or none is left in the pits; that seed does not count.
   *[other] The game ends when { $stop_at } seeds or fewer are left in the pits; they do not count.
}
rules-ending-own-rows = If the player to move has no legal move, each player takes the seeds in their own row.
rules-ending-mover = If the player to move has no legal move, that player takes all the seeds on the board; but if their own row is empty, the opponent takes them.
rules-ending-repetition-own-rows = If a position occurs again, with the same seeds everywhere and the same player to move, the game ends and each player takes the seeds in their own row.
rules-ending-repetition-shared = If a position occurs again, with the same seeds everywhere and the same player to move, the game ends and the seeds still in the pits do not count.
rules-ending-most = The player with more seeds wins; if both have the same, it is a draw. You may also resign, or agree with your opponent to end the game: then each player takes the seeds in their own row.

rules-notation = Notation
rules-notation-pits = South's pits are *A B C D E F* and North's are *a b c d e f*, each from that player's left to right. A move is written as the letter of its pit.
rules-notation-position = A position is written on one line: the twelve pits from *A* to *f*, South's store, North's store and the side to move. This game starts with { $position }.

rules-goal-matches = Do not take the last match: the player who takes it loses.
rules-turn-matches = Your turn
rules-turn-matches-text = { $start ->
    [one] There is { $start } match on the table.
   *[other] There are { $start } matches on the table.
} { $max ->
    [one] The players take one match in turn.
   *[other] The players take turns: each takes 1 to { $max } matches, never more than are left.
}
rules-hint-matches = A hint
rules-hint-matches-text = A player who must take when one match is left has lost. Which other numbers lose? They come in steps of { $step }.

### Each rule on the board: what the move that is shown does.

shown-sowing = Pit { $pit } is emptied. { $seeds ->
    [one] Its seed is sown into the next pit, { $last }.
   *[other] Its { $seeds } seeds are sown one by one into the pits that follow; the last one lands in pit { $last }.
}
shown-store = The seeds from pit { $pit } come to South's store, and one falls into it. Here it is the last one: it captures nothing, and it is North's turn.
shown-lap = Pit { $pit } holds { $seeds } seeds, enough to go all the way around. Pit { $pit } itself is skipped and stays empty; the last seed lands in pit { $last }.
shown-two = The last seed from pit { $pit } lands in pit { $last } and makes two there. South captures both.
shown-three = The last seed from pit { $pit } lands in pit { $last } and makes three there. South captures all three.
shown-chain = The last seed lands in pit { $last }. Pits { $pits }, one after the other, hold two or three seeds each: South captures all { $captured }.
shown-chain-stops = South captures { $pits }. Pit { $stop } holds { $stop_held ->
    [one] { $stop_held } seed
   *[other] { $stop_held } seeds
}, neither two nor three: there the chain stops. The { $behind_held } seeds in pit { $behind }, beyond it, stay.
shown-own-row = The last seed lands in pit { $last }, one of South's own. Only the opponent's pits are captured: the { $held } seeds stay.
shown-slam-nothing = Pit { $pit } would capture all { $forgone } of North's seeds. The move is allowed, but captures nothing: the seeds stay where they are.
shown-slam-illegal = Pit { $forbidden } would capture all of North's seeds: that is not allowed. Pit { $pit } captures { $captured } of them and leaves North the rest.
shown-feeding-required = North has no seeds, so South must give some. Only pit { $pit } reaches North's row; the other pits may not be played.
shown-feeding-free = North has no seeds, and South need not give any: the seeds from pit { $pit } stay in South's row. North cannot move, and the game is over.
shown-win-at = South captures { $captured } seeds, and its store reaches { $win_at }: South wins immediately.
shown-stop-at = South captures { $captured } seeds, and { $left ->
    [one] { $left } seed is
   *[other] { $left } seeds are
} left in the pits: the game is over, and they do not count.
shown-no-move-own-rows = North sows its last seed, and South cannot give it another: South has no legal move. The game is over, and each player takes the seeds in their own row.
shown-no-move-mover = North sows its last seed, and South cannot give it another: South has no legal move. The game is over, and South, whose turn it is, takes all the seeds in the pits.
shown-repetition-own-rows = After { $moves } moves by each side, the board is as it was, and the same player is to move. The game ends, and each player takes the seeds in their own row.
shown-repetition-shared = After { $moves } moves by each side, the board is as it was, and the same player is to move. The game ends, and the seeds in the pits do not count.
