### Study: hints, the value of moves, the finished game explained.

## While playing

study-hint = Hint: { $move }, which { $why } ({ $value })
study-looking = Looking for the best move …
study-not-here = Hints are switched off in the settings.
study-warning = { $move } { $gift }. Enter plays it all the same.
study-take-wins = { $take } wins
study-take-loses = { $take } loses

## Why a move is good: each is the end of "Hint: D, which …"

study-only-move = is the only legal move
study-captures = takes { seeds } from { $pits }
study-saves = saves { $pits } ({ seeds })
study-threatens = threatens { $pits } ({ seeds })
study-feeds = feeds { $side }, as it must
study-no-answer = leaves { $side } no answer: the game ends
study-one-answer = leaves { $side } only the move { $move }
study-lost-heap = leaves { $side } { matches }: whatever is taken, the answer wins
study-delays = makes the game last: nothing wins here
study-others-lose = is the only move that does not lose
study-only-win = is the only one that surely wins
study-ahead = is { $value } seeds better than the next
study-brings = brings { seeds } more than it costs
study-holds = costs nothing: as much is taken as is lost
study-loses-least = loses least: { seeds }
study-stands-best = leads to the best position
study-keeps-win = keeps the win
study-keeps-draw = keeps the draw
study-loses-anyway = loses, as every other move does

## What a move gives away

study-gift-seeds = gives away { $value } seeds
study-gift-won-to-drawn = lets a won game become a draw
study-gift-won-to-lost = loses a won game
study-gift-drawn-to-lost = loses a drawn game
study-gift-loses = loses for certain
study-gift-only-draws = lets the game become a draw
study-gift-sure-win = lets a certain win go
study-gift-sure-draw = lets a certain draw go

trouble-student = The study broke down. ({ $what })

## The analysis in a written game

record-analysis-length = the analysis has { $found ->
    [one] { $found } move
   *[other] { $found } moves
}, the game { $expected }.
record-line = the better line at move { $number }, “{ $line }”, cannot be played there.
expected-assessments = a list with a table for each move
expected-worth = a value such as "+1.25", "table -2" or "exact +3"

## The table of awale analyse

analyse-move = Move
analyse-value = Value
analyse-given = Given away
analyse-better = Better
# ! best, ?! inaccuracy, ? mistake, ?? blunder
analyse-totals = { $side }: accuracy { $accuracy } %, { $value } seeds given away; ! best { $best }, good { $good }, decided { $decided }, ?! inaccuracies { $inaccuracies }, ? mistakes { $mistakes }, ?? blunders { $blunders }; exact values { $exact }, kept { $kept }
# The same in the matches, where nothing is counted but the result.
analyse-totals-matches = { $side }: accuracy { $accuracy } %; decided { $decided }, ?? blunders { $blunders }; exact values { $exact }, kept { $kept }

mark-best = best
mark-decided = decided already
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder

## The finished game explained

over-analyse = Analyse
analysis-running = Analysis: { $judged } of { $moves }
analysis-curve = Value for South
analysis-totals = Both sides
analysis-accuracy = accuracy
analysis-given = given away
analysis-best = ! best
analysis-good = good
analysis-decided = decided
analysis-inaccuracies = ?! inaccurate
analysis-mistakes = ? mistakes
analysis-blunders = ?? blunders
analysis-move = { $move }: { $verdict } · { $value }
analysis-better = Better: { $line } ({ $value })
analysis-variation = Better at move { $number }: { $line }
analysis-way-back = ← → go through this line, ↑ leads back to the game.
analysis-how = n leads to the next mistake, ↓ there to what was better.
analysis-no-faults = No mistakes were found in this game.
analysis-no-moves = No move has been played: there is nothing to explain.
analysis-wait = This move has not been judged yet.

key-analysis = analyse
key-analysis-off = no analysis
key-faults = mistakes
key-better = better
key-to-game = to the game

## Looking back while playing

history-place = The position after { $shown } of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
history-how = Enter takes the game up from here; U leads forward again.
key-history = history
key-values = values
key-bar = bar
key-values-off = no values
key-bar-off = no bar
key-take-up = go on from here

## Keys and settings

help-history = look back into the game; Enter takes it up from there
help-study-hint = the best move, and why
help-values = the value of every move, on or off; = or a word: certain
help-bar = a bar for who stands better, on or off
help-analysis = have the game explained, or not (after a game too)
help-faults = explained: to the next mistake, to the one before
help-better = explained: into the better line, back to the game
help-marks = best, inaccuracy, mistake, blunder; good and decided ones have no mark

setting-hints = Hints
setting-hints-about = Whether i shows the best move and why it is good.
setting-values = Value of every move
setting-values-about = Whether each pit shows what its move is worth, in seeds; = or a word stands for what is certain. w switches it while you play.
setting-bar = Bar
setting-bar-about = Whether a bar at the left of the board shows who stands better. x switches it while you play.
setting-warning = Warning of blunders
setting-warning-about = Whether a move that gives four seeds or the game away is stopped once: Enter again plays it.
