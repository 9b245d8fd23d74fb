### Puzzles: choosing one, solving it, and what has been solved.

menu-puzzles = Puzzles
# Three lines of 46 columns.
puzzles-about = At each turn one move alone is proven to keep the win or the draw. One puzzle a day, the same for all, and more as you like.
puzzles-today = Today's puzzle
puzzles-new = New puzzle
puzzles-variant = Game
puzzles-difficulty = Difficulty
puzzles-solved = solved
puzzles-begun = begun
puzzles-making = Looking for a puzzle...
puzzles-none = No puzzle was found for this game.
puzzles-streak = { $days ->
    [0] Solve today's puzzle to start a streak.
    [one] Today's puzzle: { $days } day in a row.
   *[other] Today's puzzle: { $days } days in a row.
}
puzzles-run = In a row without a mistake or a hint: { $run } (best: { $best }).
puzzles-counts = { $solved } solved, { $at_once } at the first try
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
puzzle-about = You are South. Every other move loses the advantage. North defends as well as possible.
puzzle-about-draw = You are South. Every other move loses. North defends as well as possible.
puzzle-right = Right. North has replied: find the next move.
puzzle-wrong = { $pit } { $given } after { $answer }. Any key undoes it.
puzzle-wrong-at-once = { $pit } { $given }. Any key undoes it.
puzzle-only-draws = only draws
puzzle-win-lost = even loses
puzzle-draw-lost = loses
puzzle-hint-half = It is { $pits }.
puzzle-hint-only = { $pit } is the only legal move.
puzzle-hint-others-draw = Play { $pit }: every other move draws at best.
puzzle-hint-others-lose = Play { $pit }: every other move loses.
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = That would reveal the solution. Finish the puzzle first.
puzzle-solved-at-once = Solved at the first try!
puzzle-solved = Solved.
puzzle-given-up = This was the solution.
puzzle-grade = { $difficulty }: alpha-beta finds it at a depth of { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}. { $misses ->
    [0] Capturing the most is right at every turn.
    [one] Capturing the most is wrong at one turn.
   *[other] Capturing the most is wrong at { $misses } turns.
}

key-today = today's
key-new-puzzle = new
key-give-up = solution

help-puzzle = In a puzzle
help-give-up = give up and see the solution
help-new-puzzle = another puzzle
help-today = in the list: today's puzzle
help-puzzle-again = restart the puzzle
help-solution = once solved: step through the solution
