### Study: hints, the value of moves, the finished game explained.

## While playing

# A hint: a move, its value and its reason: “Best move: C (South about 1.5 seeds ahead). It captures 3 from pit a.”
study-hint = Best move: { $move } ({ $value }). It { $why }.
study-hint-only = Best move: { $move } ({ $value }).
# The second best move, shown after the best one.
study-hint-next = Second best: { $move }.
# { $hint } is a first hint, without the move; the key shows the next one.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Press { $key } for more.
}
# { $preview } is a sentence about the move. Further moves follow, but for the last one.
study-ghosts = Best line, { $number } of { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } goes on.
}
study-looking = Looking for the best move…
study-not-here = Hints are turned off in the settings.
play-danger = { $pits ->
    [0] No pit is in danger now.
   *[other] ! marks the pits that the other side could empty with its next move.
}
# After the values, or the bar, were switched on: what the numbers mean.
play-values = At each pit: { $side }'s expected final lead, in seeds (-: behind); “=”: from endgame tables.
play-bar = The number at the bar: { $side }'s expected final lead, in seeds (-: behind).
study-warning = The move { $move } { $gift }. Enter plays it anyway.
# Taking so many matches wins.
study-take-wins = { $take } wins
study-take-loses = { $take } loses

## Why a move is good: each follows "It" and "Look for the move that"

study-only-move = is the only legal move
# The pits from which seeds are captured, with the preposition. { $count } is their number.
from-pits = { $count ->
    [one] from pit { $pits }
   *[other] from pits { $pits }
}
study-captures = captures { $seeds } { from-pits }
study-prevents = stops { $side } from taking { seeds } { from-pits }
study-limits = lets { $side } take at most { seeds } next, instead of { $before }
study-threatens = threatens to take { seeds } { from-pits } with pit { $move }
study-feeds = gives seeds to { $side } as the rules require
study-one-answer = leaves { $side } only the move { $move }
study-lost-heap = leaves { $side } { matches }: whatever is taken, there is a winning reply
study-takes-last = takes the last match and loses
study-takes-least = takes as few as possible: no number wins here
study-only-win = is the only move that wins
study-only-win-table = is the only winning move by the endgame table
study-only-known-win = is the only move proven to win
study-only-known-win-table = is the only move with a win in the endgame table
study-only-draw = is the only move that does not lose
study-only-draw-table = is the only move that does not lose by the endgame table
study-others-lose = is the only move that is not proven to lose
study-others-lose-table = is the only move that the endgame table does not show as lost
study-nearly-lost = probably loses too, but every other move is proven to lose
study-nearly-lost-table = probably loses too, but every other move loses by the endgame table
study-ahead = is about { $seeds } better than the second-best move
study-brings = gains { seeds } with good play on both sides
study-leaves-least = lets { $side } take at most { seeds } next (after other moves: { $others } or more)
study-only-safe = is the only move after which { $side } can take nothing
study-safe = leaves { $side } nothing to take next
study-few-answers = leaves { $side } only { moves }
study-keeps-win = secures the win
study-keeps-win-table = wins by the endgame table
study-keeps-draw = secures a draw
study-keeps-draw-table = draws by the endgame table
study-loses-anyway = loses like every other move
study-loses-anyway-table = loses like every other move by the endgame table
study-loses-least = loses by the smallest margin in the endgame table

# Why the game ends with a move, and how: "ends the game with 26 seeds in South's store: South wins 26 to 20"
study-end-store = ends the game with { seeds } in { $side }'s store: { $result }
study-end-few = ends the game with too few seeds left in the pits to go on: { $result }
study-end-no-move = ends the game, as { $side } has no legal move: { $result }
study-end-repetition = ends the game by repeating an earlier position: { $result }
study-end-won = { $side } wins { $own } to { $other }
study-end-drawn = a draw at { $own } each

## What a move gives away

# Always the difference of two estimates.
study-gift-seeds = is about { $seeds } worse, by estimate
study-gift-won-to-drawn = lets a won game become a draw
study-gift-won-to-lost = loses a won game
study-gift-drawn-to-lost = loses a drawn game
# What a move gives away, after the move: “C loses.”
study-gift-loses = loses
study-gift-only-draws = lets the game become a draw
study-gift-sure-win = turns a won game into an open one
study-gift-sure-draw = risks losing a drawn game
# What rests on the value of an endgame table, which is not a proof
study-by-table = { $what } (by the endgame table)
study-gift-chances = gives up winning chances, by estimate
# { $chances }: how many of 100 points of the winning chances the move gave away.
study-verdict = { study-verdict-cost }; it { $gift }
study-verdict-cost = { $mark }, costs { $chances ->
    [one] { $chances } point
   *[other] { $chances } points
} of 100
study-verdict-harmless = { study-verdict }, but hardly changes who wins

error-analysis-failed = The analysis failed ({ $what }).

## The analysis in a written game

record-analysis-length = the analysis has { $found ->
    [one] { $found } move
   *[other] { $found } moves
}, the game { $expected }.
record-line = the better line “{ $line }” cannot be played there.
expected-assessment-list = a list with a table for each move
expected-worth = a value such as "+1.25", "table -2" or "exact +3"
expected-points = a number from 0 to 1000
expected-rows = rows of digits or letters, one row for each legal move
expected-plies = a number from 0 to 100

## The table of awale analyse

analyse-move = Move
analyse-value = Value
analyse-given = Seeds lost
analyse-cost = Cost
analyse-better = Better
# How the values were found.
analyse-effort = Every move is searched { plies } deep, { $seeds ->
    [0] without endgame tables
   *[other] with endgame tables up to { seeds }
}.
analyse-for = Values are for { $side }; the cost is in winning chances.
# ! only good move, ?! inaccuracy, ? mistake, ?? blunder
# { $accuracy } is a percentage, or that too few moves count.
analyse-totals = { $side }: accuracy { $accuracy }, { $seeds } lost per move; moves that count { $counted }: ! only good move { $only }, good { $good }, ?! inaccuracies { $inaccuracies }, ? mistakes { $mistakes }, ?? blunders { $blunders }; decided { $decided }; exact values { $exact } (kept { $kept })
# The same in the matches, where nothing is counted but the result.
analyse-totals-matches = { $side }: accuracy { $accuracy }; moves that count { $counted }: ! only good move { $only }, ?? blunders { $blunders }; decided { $decided }; exact values { $exact } (kept { $kept })
accuracy-few = (too few moves)

mark-only = the only good move
mark-best = best
mark-decided = nothing at stake
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## The finished game explained

over-analyse = Analyze
analysis-running = Analysis: { $percent }%
analysis-curve = Winning chances for { $side }, in %
analysis-totals = Both sides
analysis-accuracy = accuracy
analysis-given = lost per move
# How many moves of a side were a choice that could change the result. Only these have an accuracy.
analysis-counted = real choices
# Under the accuracies: why one is missing.
analysis-few = -: fewer than { $count } real choices
analysis-only = ! only move
analysis-good = good
analysis-inaccuracies = ?! inaccurate
analysis-mistakes = ? mistakes
analysis-blunders = ?? blunders
# A move and how good it was.
analysis-move = { $move }: { $verdict }
# A label before the better line of moves.
analysis-better = Better: { $line }
analysis-how = { $key ->
    [none] At a mistake, the down arrow shows the better line.
   *[other] { $key } goes to the next mistake, the down arrow shows the better line.
}
analysis-no-faults = No mistakes were found in this game.
analysis-no-faults-yet = No mistake has been found so far. The analysis goes on, from the last move to the first.
# { $running } says how far the analysis has come.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } shows it
}
analysis-no-moves = No move has been played: there is nothing to analyze.

key-analyze = analyze
key-hide-analysis = no analysis
key-go-to-mistake = mistake
key-show-best-line = best line
key-show-better-line = better

## Looking back while playing

history-start = Position at the start
history-how = { $key ->
    [none] Enter continues the game from here.
   *[other] Enter continues the game from here; { $key } goes forward again.
}
key-show-history = history
key-show-move-values = values
key-show-evaluation-bar = bar
key-show-pits-in-danger = danger
key-hide-move-values = hide values
key-hide-evaluation-bar = hide bar
key-hide-pits-in-danger = hide danger
key-continue-game-from-here = continue here

## Keys and settings

help-history = look back; Enter continues the game from there
help-study-hint = hints in steps: the idea, where the last seed falls, the best move
help-values = show or hide the value of every move; “=” marks a value from endgame tables, “≥” or “≤” a limit from them, a word a proven result
help-bar = show or hide an evaluation bar
help-best-line = show the best line on the board, move by move
help-danger = show or hide which pits the other side could empty now
help-analysis = analyze the game, or hide the analysis (in a game: Tab first)
help-book-in-game = what is known about this opening (in a game: Tab first)
help-faults = analysis: next mistake (? or ??), previous mistake
help-marks = the only good move, inaccuracy, mistake, blunder; others: no mark

setting-hints = Hints
setting-hints-about = { $key ->
    [none] Allow hints: the best move and why it is good.
   *[other] Let { $key } show the best move and why it is good.
}
setting-values = Value of every move
setting-values-about = Show next to each pit what its move is worth, in seeds. “=” marks a value from endgame tables, “≥” or “≤” a limit from them, a word a proven result. Off at the start of a game that counts for your rating.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } shows or hides it during a game.
}
setting-bar = Evaluation bar
setting-bar-about = Show an evaluation bar at the left of the board: who stands better. Off at the start of a game that counts for your rating.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } shows or hides it during a game.
}
setting-danger = Pits in danger
setting-danger-about = Marks the pits that the other side could empty with its next move. Off at the start of a game that counts for your rating.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } shows or hides the marks during a game.
}
setting-warning = Blunder warning
setting-warning-about = Stop a move once if it costs 20% of the winning chances or more: Enter plays it anyway. Not in games that count for your rating.
setting-own-games = Puzzles from my games
setting-own-games-about = Search your finished games for puzzles while nothing else runs. They appear under “My mistakes”.

## The analysis board

board-title = Analysis
board-comment = Comment
board-how = { $comment } writes a comment, { $analyse } analyzes the whole game, { $book } shows the openings.
board-type-comment = Comment:
board-type-title = Save as:
board-type-game = Position, moves or OGN:
board-play = Play a move, for either side: it begins a variation.
board-full = The board holds { $most } moves besides the game. Delete some first.
board-answer-chosen = Your answer is now { $move }. “My openings” asks you from tomorrow on.
board-answer-dropped = Pit { $move } is no longer your answer.
board-answer-how = { $key ->
    [none] Play a move first: it can become your answer.
   *[other] Play a move first. { $key } then makes it your answer.
}
board-answers-full = You have { $count } answers, the maximum for one game. Remove one first.
board-is-played = Moves of the game cannot be deleted.
board-is-first = This line already comes first here.
# A variation, a comment or the seeds of a board were deleted. { $key } is the key that undoes it.
board-deleted = { $count ->
    [one] Deleted 1 move
   *[other] Deleted { $count } moves
}{ $key ->
    [none] .
   *[other] . { $key } undoes it.
}
set-up-replaced = Replaced the whole board{ $key ->
    [none] .
   *[other] . { $key } undoes it.
}
board-comment-deleted = Deleted the comment{ $key ->
    [none] .
   *[other] . { $key } undoes it.
}
board-pasted = pasted text
board-variation = Variation { $place } of { $of }. ↑ ↓: the others.
board-laid-out = All seeds are placed. Enter analyzes the position{ $play ->
    [none] .
   *[other] , { $play } plays from here.
}
board-over = The game is over here.
board-lines-off = { $key ->
    [none] The engine is off.
   *[other] The engine is off. { $key } turns it on.
}
# How deep the engine has searched.
board-depth = Depth { $depth }
# Before the depth, if the book's values are shown too.
board-engine = This search
board-exact = Exact
board-tables = Endgame tables
board-exact-mark = = endgame table
# “≥+2” and “≤-2”: the winner wins by at least two seeds, by a line that ends in the endgame table.
board-limit-mark = ≥ ≤ by the table
# After an estimate, in a list that also has certain results: why it is below them or above them.
board-only-estimate = only an estimate
# The same, if the estimate is above a known loss of fewer seeds.
board-perhaps-not-lost = perhaps not lost
board-values-for = { $unit ->
    [seeds] seeds for { $side } (+: ahead)
   *[none] for { $side } (+: ahead)
}
help-board = Analysis board
help-beside = to the variation before or after this one; at a mistake, ↓ leads into the better line
help-best-move = next move; at the end of a line the best move known
help-branch = play a move: a new one begins a variation
help-comment = write a comment on the move
help-save-board = save the game with comments and variations, or under another name
help-delete-variation = delete the move and all that follows
help-main-line = move the variation one place up
help-fold = unfold or fold the variation
help-lines = engine on or off
help-copy-board = copy the position; twice: the moves; three times: the game as OGN
help-think = analyze the position
help-panel = next panel, in a small window
bind-comment = write a comment, or a message to the other player
key-change-variation = variations
key-show-openings = openings
key-write-comment = comment
key-save = save
key-set-up-position = set up
