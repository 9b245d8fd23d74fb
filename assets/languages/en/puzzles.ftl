### Puzzles: choosing one, solving it, and what has been solved.

menu-puzzles = Puzzles
puzzles-about = An endgame in which one move only keeps the win, or the draw, at every turn. Each is proven. A new one every day, the same for everybody, and as many more as you like.
puzzles-today = Today's puzzle
puzzles-new = A new puzzle
puzzles-variant = Game
puzzles-difficulty = How hard
puzzles-solved = solved
puzzles-begun = begun
puzzles-making = Looking for a puzzle...
puzzles-none = No puzzle was found for this game.
puzzles-streak = { $days ->
    [0] Solve today's puzzle to begin a streak.
    [one] Today's puzzle: { $days } day in a row.
   *[other] Today's puzzle: { $days } days in a row.
}
puzzles-run = Solved in a row without a mistake or a hint: { $run } (at best { $best }).
puzzles-counts = { $solved } solved, { $at_once } of them at once

difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard

puzzle-turn = Move { $turn } of { $turns }
puzzle-win = South wins. Find the only move.
puzzle-draw = South holds the draw. Find the only move.
puzzle-about = You are South. Every other move gives it away. North answers as stubbornly as it can.
puzzle-right = Right. North has answered: find the next move.
puzzle-wrong = { $pit } { $given } after { $answer }. A key takes it back.
puzzle-wrong-at-once = { $pit } { $given }. A key takes it back.
puzzle-only-draws = only draws
puzzle-win-lost = even loses
puzzle-draw-lost = loses
puzzle-hint-half = It is { $pits }.
puzzle-hint-only = { $pit } is the only legal move.
puzzle-hint-others-draw = Play { $pit }: every other move draws at best.
puzzle-hint-others-lose = Play { $pit }: every other move loses.
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = That would tell the solution: it opens once the puzzle is over.
puzzle-solved-at-once = Solved at once!
puzzle-solved = Solved.
puzzle-given-up = This was the solution.
puzzle-grade = { $difficulty }: alpha-beta sees it { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
} deep. { $misses ->
    [0] Taking the most is right every time.
    [one] Taking the most is wrong once.
   *[other] Taking the most is wrong { $misses } times.
}

key-today = today's
key-new-puzzle = new
key-give-up = give up

help-puzzle = In a puzzle
help-give-up = give up and see the solution
help-new-puzzle = another puzzle
help-today = in the list: today's puzzle
help-puzzle-again = begin the puzzle again
help-solution = once it is solved: go through the solution
