### Puzzles: choosing one, solving it, and what has been solved.

menu-puzzles = Puzzles
# Three lines of 46 columns.
puzzles-about = Today's puzzle (the same for everyone) and new ones have one right move each turn (proven).
puzzles-today = Today's puzzle
puzzles-new = New puzzle
puzzles-variant = Game
puzzles-difficulty = Difficulty
puzzles-solved = solved
puzzles-begun = begun
puzzles-missed = missed
puzzles-making = Looking for a puzzle…
puzzles-none = No puzzle was found for this game.
puzzles-streak = { $days ->
    [0] Solve today's puzzle to start a streak.
    [one] Today's puzzle: { $days } day in a row.
   *[other] Today's puzzle: { $days } days in a row.
}
puzzles-run = In a row without a mistake or a hint: { $run } (best: { $best }).
puzzles-counts = Daily and new puzzles: { $solved } solved, { $at_once } on the first try
puzzles-written = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} written, { $bytes } bytes.
puzzles-other-rules = { $file } is not a game of { $game }.

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard

puzzle-turn = Move { $turn } of { $turns }
puzzle-win = South can win. Find the only move.
puzzle-draw = South can hold the draw. Find the only move.
puzzle-best = Find the best move.
puzzle-about-best = You are South. At the end of the game, the best move should be worth at least { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} more than any other: that is an estimate.
puzzle-about-better = You are South. By estimate, one move is better than any other.
puzzle-about = You are South. Only one move wins; that is proven.
puzzle-about-draw = You are South. Every other move loses; that is proven.
puzzle-right = Right. North has replied: find the next move.
puzzle-solved-today = You have solved this puzzle today. Tomorrow brings another one.
# A move, what it gives away after which answer.
puzzle-wrong = Pit { $pit } { $given }. North answers with { $answer }.
puzzle-wrong-at-once = Pit { $pit } { $given }.
# { $line } are moves with their captures, as the best play of both sides goes on: “d C +3”.
puzzle-line-goes-on = Likely next: { $line }.
# After a line of moves: what each side gains in it.
puzzle-line-gains = Seeds gained so far: South { $south }, North { $north }.
puzzle-wrong-how = Enter takes the move back.
puzzle-next-how = Enter opens a new puzzle.
puzzle-only-draws = draws at best
# The right move wins, the move that was played even loses.
puzzle-win-lost = even loses
# The right move draws, the move that was played loses.
puzzle-draw-lost = loses
puzzle-gives-seeds = ends about { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} worse than the best move, by estimate
puzzle-hint-last = The last seed of the right move lands in pit { $pit }.
puzzle-hint-last-store = The last seed of the right move lands in your store.
puzzle-hint-last-store-opponent = The last seed of the right move lands in your opponent's store.
puzzle-hint-best = Play pit { $pit }: by estimate it is at least { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
} better than any other move.
puzzle-hint-better = Play pit { $pit }: by estimate it is better than any other move.
puzzle-hint-only = Pit { $pit } is the only legal move.
puzzle-hint-others-draw = Play pit { $pit }: every other move draws at best.
puzzle-hint-others-lose = Play pit { $pit }: every other move loses.
# A move and its reasons: “C captures 3 from pit a.”
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = That would reveal the solution. Finish the puzzle first.
puzzle-solved-at-once = Solved on the first try!
puzzle-solved = Solved, but with a hint or a wrong move.
puzzle-solved-failed = Solved, but with a hint or a wrong move: it counts as missed.
puzzle-given-up = This was the solution.
puzzle-drawn = { $lead ->
    [0] A draw: at the end of this line the stores are level, and with best play both sides gain the same number of the seeds still in the pits ({ $left }).
   *[other] A draw: at the end of this line { $ahead } leads by { $lead }, and with best play { $behind } gains exactly that many more of the seeds still in the pits ({ $left }).
}
# How far one has to look: North's moves count too.
puzzle-grade = { $difficulty }: look { $plies ->
    [one] one move
    [2] two moves
   *[other] { $plies } moves
} ahead, counting both sides.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] A player who just captures the most finds the move too.
       *[other] A player who just captures the most misses the move.
    }
   *[other] A player who just captures the most misses { $misses } of the { $turns } moves.
}

key-new-puzzle = new
key-show-solution = solution

help-give-up = in a puzzle or a mistake: see the solution
help-new-puzzle = in “Puzzles”: a new puzzle
help-task-choose = choose a move; afterwards: step through the line

puzzle-themes = Themes: { $themes }.
puzzle-ratings = Puzzle { $puzzle }, your rating { $player }.
puzzle-rated = Your puzzle rating: { $before } → { $after } ({ $change }). Puzzle: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
# In place of the rating, before it means something.
puzzle-rating-open = in a few puzzles
puzzles-rating = rating { $rating }
# The kind of puzzles for a player who has tried none.
puzzles-suitable = easy ones first
puzzles-no-rating = after a puzzle from games

puzzles-training = From games
puzzles-own = My mistakes
puzzles-own-counts = { $due } due today, { $count } in all
puzzles-own-empty = none yet
puzzles-own-how = Analyze your games: their mistakes come back here.
puzzles-found = Well played
puzzles-found-how = When you find the only good move in a game, the position comes here.
puzzles-own-beside = From a game of yours. Find the best move.
puzzles-openings = My openings
puzzles-openings-counts = { $due ->
    [0] none due
   *[other] { $due } due today
}: { $south } South, { $north } North
puzzles-openings-how = { $key ->
    [none] Choose your answers on the page of openings: they come back here.
   *[other] Enter opens the openings. Play a move and press { $key }: it becomes your answer and comes back here.
}
puzzles-openings-beside = A position from your openings. Which answer did you choose?
# The moves from the start of the game to the position.
repertoire-after = After { $moves }
repertoire-ask = You are { $side }. What is your answer?
repertoire-right = Right: your answer is { $move }.
repertoire-wrong = Pit { $move } is not the answer that you chose.
repertoire-shown = Your answer is { $move }.
repertoire-due = The position comes back on { $date }.
puzzles-made-beside = An example, not the puzzle itself. { $goal }
puzzles-solved-beside = Today's puzzle is solved. On the board: another one. { $goal }
puzzles-training-beside = An example: a position from a game, with one best move, proven or estimated.
puzzles-own-search = { $games ->
    [one] Searching one more of your games for puzzles.
   *[other] Searching { $games } more of your games for puzzles.
}
training-title = Puzzles from games
training-about = Positions from games, each with one best move, proven or estimated. With a wrong move, a hint or the solution, a puzzle counts as missed; it comes back after one, three and seven days.
training-next = Next puzzle
training-theme = Theme
# Themes of all kinds, mixed.
training-mixed = mixed
training-storm = Storm
training-storm-about = as many as you can in three minutes
training-none = There is no such puzzle for this game.
training-next-beside = { $goal } Puzzle rating: { $rating }.
training-storm-beside = It begins with an easy one like this; each puzzle is a little harder than the last. A wrong move ends a puzzle and costs ten seconds. Your rating does not change.
training-rating = Rating { $rating }.
training-solved = Solved: { $solved } of { $attempts }.
training-due = { $count ->
    [0] No missed puzzle is due today.
    [one] { $count } missed puzzle is due today.
   *[other] { $count } missed puzzles are due today.
}
training-best = Best storm: { $count }.
storm-over = The three minutes are over.
storm-left = The storm is over.
storm-solved = ✓ Solved.
storm-missed = ✗ Missed: ten seconds less.
storm-rules = A wrong move ends a puzzle and costs ten seconds.
storm-ready = Your first move starts the clock.
storm-counts = Solved:{"\u00A0"}{ $solved }. Missed:{"\u00A0"}{ $missed }.
storm-solving = missed puzzles: { $puzzles } to solve
storm-to-solve = { $puzzles ->
    [one] Enter: solve the puzzle that you missed.
   *[other] Enter: solve the { $puzzles } puzzles that you missed.
}
key-solve-missed-puzzles = missed puzzles

# The text that is copied to share a puzzle, without the solution.
share-puzzle = Awalé puzzle of { $day } ({ $game }, { $difficulty })
share-storm = Awalé storm of { $day } ({ $game })
share-not-solved = Not solved.
share-how = { $key ->
    [none] {""}
   *[other] { $key } copies the result, to share it.
}

motif-slam-trap = grand slam trap
motif-sacrifice = sacrifice
motif-double-threat = double threat
motif-starvation = starvation
motif-feeding = feeding
motif-big-pit = big pit
motif-chain = chain of captures
motif-long-capture = long capture
motif-move-away = moving away
motif-overfill = overfilling
motif-block = blocking
motif-capture = capture
motif-endgame = endgame

idea-slam-trap = Taking all of the opponent's seeds at once scores nothing here.
idea-sacrifice = Do not defend everything: let { $opponent } take a few seeds, and look for what you get in return.
idea-double-threat = One of your moves makes two threats at once.
idea-starvation = { $opponent } can run out of seeds.
idea-feeding = { $opponent } has no seeds: your move must give it some.
idea-big-pit = One of your pits holds enough seeds to go around the board.
idea-chain = One of your moves captures several pits at once.
idea-long-capture = One of your moves captures from far away, or many seeds.
idea-move-away = { $opponent } threatens to take { seeds } with pit { $pit }: move the seeds in danger away.
idea-overfill = { $opponent } threatens to take { seeds } with pit { $pit }: put more seeds into the pit in danger.
idea-block = { $opponent } threatens to take { seeds } with pit { $pit }: sow into that pit, so that its last seed lands elsewhere.
idea-capture = One of your moves captures { seeds }: look where the last seed of each pit lands.
idea-endgame = Few seeds are left: count the moves until the end.
idea-quiet = Nothing can be captured now. Which of your pits is in danger? Where could you capture next?
idea-only-move = You have only one legal move.
# The pits of the best moves: “A, C and E”.
idea-compare = Compare pits { $pits }: the best move is one of them.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Every move loses.
    [lost-table] Every move loses by the endgame table.
    [one-wins] Only one move wins.
    [one-wins-table] Only one move wins by the endgame table.
    [one-known-win] One move is proven to win.
    [one-known-win-table] One move wins by the endgame table.
    [one-draws] Only one move does not lose.
    [one-draws-table] Only one move does not lose by the endgame table.
    [others-lose] All moves but one are proven to lose.
    [others-lose-table] All moves but one lose by the endgame table.
}
# Captures are possible, and none is the solution.
idea-no-capture = You could capture, but another move is better.
