### The course: lessons, their tasks, what was to be seen, and how a move misses the goal.

menu-learn = Learn
course-about = Every lesson is a few tasks on the board. Nothing can be broken: a wrong move is taken back, and i gives a hint.
course-count = { $done } of { $lessons } done
course-step = Step { $step } of { $steps }
course-done = Well done.
course-next = Enter goes on.
course-finished = That was the last lesson of this game. Enter leads back to the list.
course-go-on = Right. Go on like this.
course-shown = Try { $move }.
course-store = a store
trouble-progress = What you have learnt and solved: { $what }
progress-damaged = the file was damaged; it lies in { $file } now, and a new one was begun.
progress-later = { $file } was written by a later version and is left alone.

key-lesson = lesson
key-next = next
key-again = try again
key-hint = hint
key-skip = next step
key-before = step before

help-lesson = In a lesson
help-hint = a hint; once more: the move
help-next-step = the next step, the one before
help-step-again = begin the step again
help-scroll-text = scroll the text

## What is to be done

goal-any = Play any legal move.
goal-last-in = Let the last seed fall in { $pit }.
goal-last-in-store = Let the last seed fall in your store.
goal-round = Sow a pit that goes all the way round.
goal-capture = { $seeds ->
    [one] Capture { $seeds } seed.
   *[other] Capture { $seeds } seeds.
}
goal-forgo = Play the move that would take everything.
goal-end = End the game, and win it.
goal-end-store = Win the game with this move.
goal-end-repetition = Bring the position back.
goal-leave-lost = Play so that the other side loses.

goal-hint-any = Arrows choose a pit, Enter plays it. What the cursor is on shows what it would do.
goal-hint-last-in = Count as many places from a pit as it holds seeds: that is where its last seed falls.
goal-hint-round = Look for the pit with the most seeds.
goal-hint-capture = Look for a pit whose last seed falls over there and makes two or three.
goal-hint-forgo = Look for the move after which the other side would have no seed left.
goal-hint-no-move = Choose so that next time none of your pits reaches the other side.
goal-hint-repetition = Look where a seed is missing from the circle: A, C and E; a, c and e.
goal-hint-leave-lost = Which numbers are lost for who has to take? The first of them is 1.

miss-last-elsewhere = The last seed falls in { $last }, not in { $wanted }. A key takes the move back.
miss-too-short = { $seeds ->
    [one] { $seeds } seed does
   *[other] { $seeds } seeds do
} not come all the way round: that takes { $needed }. A key takes the move back.
miss-captured = { $seeds ->
    [0] That captures nothing; { $wanted } can be had.
    [one] That captures { $seeds } seed; it should be { $wanted }.
   *[other] That captures { $seeds } seeds; it should be { $wanted }.
} A key takes the move back.
miss-no-slam = The other side keeps some seeds that way. A key takes the move back.
miss-goes-on = The game goes on after that. A key takes the move back.
miss-ends-otherwise = The game ends, but not like this. A key takes the move back.
miss-gives-away = { $left } are left, and the other side takes { $take } and wins. A key takes the move back.
miss-took-last = That was the last match, and it loses. A key takes the move back.

## Sowing

course-sowing = Sowing
course-sow-first = Your row is below: A to F. { $seeds ->
    [one] Every pit holds { $seeds } seed.
   *[other] Every pit holds { $seeds } seeds.
} A move takes all of one of your pits and sows them one by one into the next.
course-sow-first-done = One seed fell into each place, to the right and then along the other row. The pit you chose is empty. Now it would be North's turn.
course-sow-across = Along your row to the right, then along the other side's, from right to left: a, b, c. Count before you sow.
course-sow-across-done = A pit with as many seeds as there are steps to the place ends there. Counting that is half of the game.
course-sow-store = In this game both stores lie on the way: a seed falls into each as sowing passes.
course-sow-store-done = That seed is yours for good. But a last seed in a store captures nothing, and gives no second move.

## Laps

course-laps = All the way round
course-lap-round = A very full pit comes all the way round the board. Watch its own place when it comes past.
course-lap-round-done = It was skipped: a pit that is sown stays empty, however far its seeds go.
course-lap-capture = After a whole lap every pit over there has a seed more. An empty one has one: one more seed makes two of it. Two or three, made by your last seed in the other row, are yours.
course-lap-capture-done = The empty pit got one seed on the first lap and the last one on the second: two, captured.

## Capturing

course-capturing = Capturing
course-capture-two = Your last seed falls into a pit of the other side and makes two of it: you capture them. D and E both reach the other row. Which one makes two?
course-capture-two-done = The two seeds went into your store. The other move would have made four: that captures nothing.
course-capture-three = Three can be captured too: a pit of two, and your last seed on top.
course-capture-three-done = Two or three, never one, never four or more. Pits with one or two seeds are in danger: yours as well.

## The chain

course-chain = The chain
course-chain-whole = After a capture look at the pit before it. If it too is the other side's and holds two or three, it is captured as well, and so on backwards.
course-chain-whole-done = Three and then two: a chain. It stops at the first pit that does not hold two or three, and at the end of the row.
course-chain-broken = Here two moves capture. One chain breaks at once, because the pit before holds too many. Find the longer one.
course-chain-broken-done = The chain goes backwards from the last seed without a gap. A full pit in the middle protects all those before it.

## Taking everything

course-slam = Taking everything
course-slam-nothing = North has only two pits left. One of your moves would capture all the seeds there are: a grand slam. Try what becomes of it here.
course-slam-nothing-done = The move is legal, but it captures nothing: the other side must keep something to play with.
course-slam-instead = The same position once more. There is a move that takes something and leaves something.
course-slam-instead-done = A modest capture counts, one of everything does not.
course-slam-illegal = North has only two pits left. Capturing all the seeds of the other side, a grand slam, is not allowed in this game. Try it, if you like.
course-slam-illegal-done = A modest capture is allowed, one of everything is refused.

## Feeding

course-feeding = Feeding
course-feed-required = North has no seeds. In this game you must feed the other side: only a move that gives it some is legal. Try another one, and you will be told.
course-feed-required-done = Who has plenty has to share. Only where no move reaches the other row, the game is over.
course-feed-free = North has no seeds. In this game nobody has to feed it. If North cannot move, the game is over, and you take what lies in your row.
course-feed-free-done = North had nothing to play: the game is over, and your row is yours. To starve the other side is a way to win here.

## The end

course-ending = The end
course-end-store = { $win_at ->
    [one] Who has { $win_at } seed in store has won,
   *[other] Who has { $win_at } seeds in store has won,
} whatever lies in the pits. Your store lacks a few. One capture is enough, another is not.
course-end-store-done = The game was over at once. What the pits still hold counts for nobody.
course-end-few = { $stop_at ->
    [one] When the pits hold { $stop_at } seed or none,
   *[other] When the pits hold { $stop_at } seeds or fewer,
} the game is over, and they count for nobody. You are ahead: make it end.
course-end-few-done = The few seeds that were left count for nobody. Who is ahead likes to end here; who is behind wants seeds on the board.
course-end-stuck = North has one seed, and it comes over with the next move. If then you cannot feed North, you have no legal move, and the game is over.
course-end-stuck-own-rows = You could not feed North: the game is over. Each side takes the seeds of its own row, and yours was full.
course-end-stuck-mover = You could not feed North: the game is over. In this game the side that is to move takes all the seeds of the board.
course-end-repeated = Both sides have been going in a circle for eleven moves. When a position comes back, the game is over.
course-end-repeated-own-rows = The position had stood before: the game is over, and each side takes the seeds of its own row. Without this rule it would never end.
course-end-repeated-shared = The position had stood before: the game is over, and what lies in the pits counts for nobody. Without this rule it would never end.

## The matches

course-last = The last match
course-rule = The rule
course-take-first = { $left ->
    [one] { $left } match lies on the table.
   *[other] { $left } matches lie on the table.
} Take 1 to { $max } of them; then it is North's turn. Arrows choose how many, Enter takes them.
course-take-first-done = So it goes on in turn. Who takes the last match loses.
course-take-last = Few are left. Who takes the last one loses: leave it to North.
course-take-last-done = North had to take the last match. With one match left, who has to take has lost.
course-take-rule = One match left is lost for who has to take. So are { $lost }: whatever is taken, the other side can leave 1. Leave { $lost }, and then 1.
course-take-rule-done = Whatever North took, you made it { $round } together. So { $lost } lead to 1, and { $lost_too } lead to { $lost }.
course-take-game = Now from further away: 1, { $lost }, { $lost_too } and so on, { $round } apart, are lost for who has to take.
course-take-game-done = That is the whole secret: leave one more than a multiple of { $round }. Nobody can beat you when you get there first.
