### The sowing trainer: questions about a board, against the clock.

course-drills = Sowing trainer
drills-title = Sowing trainer
drills-about = Two minutes of counting: answer as many questions as you can. After a right answer the next question follows; after a wrong one the board shows why.
drills-level = Level { $number }: { $name }
# A best score, after the name of an exercise.
drills-best = best { $score }
drills-score = Your score is your right answers minus the wrong ones, never below zero.
drills-none = This game has too few seeds for that.
drills-example = An example. { $question }
drill-last = Where does the last seed land?
drill-captures = Which pit captures, and how much?
drill-danger = Which pit is in danger?
drill-near = short moves
drill-far = long moves
drill-round = all the way around

drill-ask-last = Where does the last seed of pit { $pit } land?
drill-ask-capturer = Which of your pits captures the most?
drill-ask-seeds = How many seeds does pit { $pit } capture?
drill-ask-danger = Which of your pits could North capture?
drill-how-both = Press A-F for your pits, a-f for North's; or use the arrow keys and Enter.
drill-how-own = Press A-F to answer, or use the arrow keys and Enter.
drill-how-seeds = Press 1-9 to answer, or use the arrow keys and Enter.
drill-counts = Right: { $right }. Wrong: { $wrong }.
drill-score = Score: { $score }.
drill-best = Best: { $score }.
drill-over = The two minutes are over.
drill-left = The round is over.
drill-was-last = Not { $wrong }: the last seed of pit { $pit } lands in pit { $right }.
drill-was-capturer = Not { $wrong }: pit { $pit } captures the most, { $seeds ->
    [one] { $seeds } seed.
   *[other] { $seeds } seeds.
}
# A wrong answer and the right one, both numbers.
drill-was-seeds = Not { $wrong }: pit { $pit } captures { $right }.
drill-was-danger = Not { $wrong }: North could capture pit { $right } with pit { $pit }.
drill-any-key = Enter: next question.

key-give-answer = answer
key-choose-level = level
help-drill = In the sowing trainer
help-drill-choose = choose a pit or a number
help-drill-answer = answer
help-drill-letter = answer with that pit (A-F yours, a-f North's, 1-6 in the cursor's row) or number
