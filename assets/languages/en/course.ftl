### The course: lessons, their tasks, what was to be seen, and how a move misses the goal.

menu-learn = Learn
course-about = Each lesson is a few short tasks on the board. You cannot break anything: { $key ->
    [none] a wrong move is undone.
   *[other] a wrong move is undone, and { $key } gives a hint.
}
course-algorithms = How computers play
course-algorithms-about = How a computer chooses its move: a small tree, step by step, then the tree of a whole game.
course-count = { $done } of { $lessons } done
course-step = Step { $step } of { $steps }
course-done = Well done.
course-next = Enter: next step.
course-finished = That was the last lesson. Enter: back to the list.
course-go-on = Right. Keep going.
# The solution of an exercise.
course-shown = Try { $move }.
# Where a seed lands.
course-store = your store
course-store-opponent = your opponent's store
error-progress-file-failed = Your progress: { $what }
progress-damaged = the file was damaged and is now called { $file }; a new one was started.
progress-later = { $file } was written by a newer version and is left unchanged.

key-choose-lesson = lesson
# In the line of keys.
key-continue-to-next = next
key-try-again = try again
key-show-hint = hint
key-skip-to-next = next step
key-go-to-previous = previous

help-hint = a hint; press it again for more
help-scroll-text = scroll the text

## What is to be done

goal-any = Choose a pit and sow it.
goal-last-in = Make your last seed land in pit { $pit }.
goal-last-in-store = Make your last seed land in your store.
goal-round = Sow a pit that goes all the way around.
goal-capture = { $seeds ->
    [one] Capture { $seeds } seed.
   *[other] Capture { $seeds } seeds.
}
goal-forgo = Play the move that would capture everything.
goal-end = End the game and win it.
goal-end-store = Win the game with this move.
goal-end-repetition = Repeat an earlier position.
goal-leave-lost = Leave your opponent in a losing position.

goal-hint-any = Choose a pit with the arrow keys: the board shows what its move would do. Enter plays it.
goal-hint-last-in = Count one place ahead for each seed of a pit: that is where its last seed lands.
goal-hint-round = Look for the pit with the most seeds.
goal-hint-capture = Look for a pit whose last seed lands in your opponent's row and brings that pit to two or three.
goal-hint-forgo = Look for the move that would leave your opponent without seeds.
goal-hint-no-move = Play so that on your next turn none of your pits reaches your opponent's row.
goal-hint-repetition = Of the pits *A*, *C*, *E*, *a*, *c* and *e*, only one is empty. Fill it.
goal-hint-leave-lost = Which numbers lose for the player who must take? The first of them is 1.

miss-last-elsewhere = The last seed lands in { $last }, not in { $wanted }. Enter undoes the move.
miss-too-short = { $seeds ->
    [one] { $seeds } seed does
   *[other] { $seeds } seeds do
} not go all the way around: that takes { $needed }. Enter undoes the move.
miss-captured = { $seeds ->
    [0] That captures nothing; capture { $wanted }.
    [one] That captures { $seeds } seed, not { $wanted }.
   *[other] That captures { $seeds } seeds, not { $wanted }.
} Enter undoes the move.
miss-no-slam = After this move your opponent still has seeds. Enter undoes it.
miss-goes-on = After this move the game goes on. Enter undoes it.
miss-ends-otherwise = The game ends, but not the right way. Enter undoes the move.
miss-gives-away = { $left } are left: your opponent takes { $take } and wins. Enter undoes the move.
miss-took-last = That was the last match: you lose. Enter undoes the move.

## Sowing

course-sowing = Sowing
course-sow-first = { $win_at ->
    [0] The player who collects more seeds wins.
   *[other] The first to collect { $win_at } of the { $total } seeds wins.
}{" "}Your row is at the bottom: *A* to *F*. A move takes all the seeds of one pit and sows them one by one, to the right and around.
course-sow-first-done = Sowing goes to the right, and after *F* along the other row: one seed into each place. The pit you chose is empty. Now it would be North's turn.
course-sow-across = Sowing runs along your row to the right, then along North's row to the left. Its pits have small letters: *a*, *b*, *c*. Seeds in the stores, at both ends, are out of play.
course-sow-across-done = The last seed lands as many places ahead as the pit had seeds. Counting them is half the game.
course-sow-store = In this game you also sow a seed into each store as you pass it.
course-sow-store-done = That seed is yours for good. But a last seed in a store captures nothing and gives no extra turn.

## Laps

course-laps = All the way around
course-lap-round = A very full pit goes all the way around the board. Watch what happens when the seeds pass the pit they came from.
course-lap-round-done = That pit was skipped: the pit you sow from stays empty, however far its seeds go.

## Capturing

course-capturing = Capturing
course-capture-two = If your last seed lands in one of your opponent's pits and makes two there, you capture both. *D* and *E* both reach the other row. Which one makes two?
course-capture-two-done = The two seeds went into your store. The other move would have made four: that captures nothing.
course-capture-three = Three can be captured too: your last seed lands on two.
course-capture-three-done = Two or three, never one, never four or more. Pits with one or two seeds are in danger: yours too.
course-lap-capture = Your fullest pit goes all the way around. On the way it puts a seed into an empty pit in your opponent's row; its last seed makes two there.
course-lap-capture-done = The empty pit got one seed on the first lap and the last seed on the second: two seeds, captured.

## The chain

course-chain = The chain
course-chain-whole = After a capture, look at the pit before it. If it is also your opponent's and holds two or three seeds, you capture those too, and so on backwards.
course-chain-whole-done = Three and then two: a chain. It stops at the first pit that does not hold two or three seeds, and at the end of the row.
course-chain-broken = Two moves capture here. One chain stops immediately, because the pit before it holds too many seeds. Find the longer chain.
course-chain-broken-done = The chain runs backwards from the last seed without a gap. A full pit in the middle protects all the pits before it.

## Taking everything

course-slam = Capturing everything
course-slam-nothing = North has seeds in only two pits. One of your moves would capture all of North's seeds: a grand slam. Try it, and see what happens in this game.
course-slam-nothing-done = The move is legal but captures nothing: your opponent must keep something to play with.
course-slam-instead = The same position again. Now capture only a part: North keeps some seeds, so the capture counts.
course-slam-instead-done = A smaller capture counts; capturing everything scores nothing.
course-slam-illegal = North has seeds in only two pits. Capturing all of your opponent's seeds, a grand slam, is not allowed in this game. Try it if you like.
course-slam-illegal-done = A smaller capture is allowed; capturing everything is not.

## Feeding

course-feeding = Feeding
course-feed-required = North has no seeds. In this game you must feed your opponent: only a move that gives some seeds is legal. Try another one, and the game tells you why it is refused.
course-feed-required-done = You have fed North. If no move could reach the other row, the game would be over.
course-feed-free = North has no seeds. In this game you do not have to feed your opponent. If North cannot move, the game is over and you take the seeds in your row.
course-feed-free-done = North could not move: the game is over, and your row is yours. In this game, starving your opponent is a way to win.

## The end

course-ending = How the game ends
course-end-store = { $win_at ->
    [one] The first player to reach { $win_at } seed wins immediately,
   *[other] The first player to reach { $win_at } seeds wins immediately,
} whatever the pits hold. You need a few more. One capture is enough, the other is not.
course-end-store-done = That won the game immediately. Seeds still in the pits do not count.
course-end-few = { $stop_at ->
    [one] When { $stop_at } seed or none is left in the pits,
   *[other] When { $stop_at } seeds or fewer are left in the pits,
} the game is over, and they do not count. You are ahead: end the game.
course-end-few-done = The seeds that were left do not count. If you are ahead, end the game early; if you are behind, keep seeds on the board.
course-end-stuck = North has one seed, and its next move brings it to your side. If you cannot feed North after that, you have no legal move and the game is over.
course-end-stuck-own-rows = You could not feed North: the game is over. Each player takes the seeds in their own row, and yours was full.
course-end-stuck-mover = You could not feed North: the game is over. In this game the player to move takes all the seeds on the board.
course-end-repeated = Six single seeds circle the board, and nobody can capture. They began in *A*, *C*, *E*, *a*, *c* and *e*. Bring them all back there: then the game is over.
course-end-repeated-own-rows = The position had come up before: the game is over, and each player takes the seeds in their own row. Without this rule it would never end.
course-end-repeated-shared = The position had come up before: the game is over, and the seeds still in the pits do not count. Without this rule it would never end.

## The matches

course-last = The last match
course-rule = The rule
course-take-first = { $left ->
    [one] There is { $left } match on the table.
   *[other] There are { $left } matches on the table.
} Take 1 to { $max } of them; then it is North's turn. Choose how many with the arrow keys; Enter takes them.
course-take-first-done = The players take turns like this. The player who takes the last match loses.
course-take-last = Few matches are left. The player who takes the last one loses: leave it to North.
course-take-last-done = North had to take the last match. A player who must take when one match is left has lost.
course-take-rule = With one match left, the player who must take loses. The same goes for { $lost }: whatever that player takes, the other can leave 1. Leave { $lost }, and then 1.
course-take-rule-done = Whatever North took, you took the rest of { $round }. So { $lost } leads to 1, and { $lost_too } leads to { $lost }.
course-take-game = Now with more matches: facing 1, { $lost }, { $lost_too } and so on, in steps of { $round }, the player who must take loses.
course-take-game-done = That is the whole secret: leave one more than a multiple of { $round }. The player who gets there first cannot be beaten.
