### The game line by line.

plain-store = { $side }: { $seeds ->
    [one] { $seeds } seed in the store
   *[other] { $seeds } seeds in the store
}
# A prompt. The side is South or North.
plain-turn = { $side } to move:
plain-no-pit = “{ $text }” is not a pit. Type a letter, A to F for South or a to f for North, or a number from 1 to 6; ? lists the commands.
plain-no-number = “{ $text }” is not a number. Type how many matches to take; ? lists the commands.
plain-end-of-input = End of input.
plain-kept = The game is saved and can be continued.
plain-not-kept = The game could not be saved.
plain-not-begun = No move was played.
plain-ask = Type ? for the list of commands, “quit” to leave.
# Before a game against the teacher.
plain-new-player = If you do not know the rules yet, type “quit” and then: awale plain learn
plain-both-human = You play both sides. To play against the computer, quit and type: { $command }
plain-players = { $south } against { $north }. For another opponent: awale plain --north PLAYER; awale plain --help lists the players.
plain-no-keys = Arrow and function keys do nothing here. Type a command and press Enter; Backspace deletes. ? lists the commands.

# The words of the commands, as plain-help-pits and the others below list them. Several for one command stand side by side; none
# has a blank, or is a letter from a to f.
plain-word-help = help ?
plain-word-board = board
plain-word-moves = moves
plain-word-undo = undo u
plain-word-hint = hint
plain-word-resign = resign
plain-word-end = end? end
plain-word-solution = solution
plain-word-next = next n
plain-word-previous = previous
plain-word-again = again
plain-word-analyse = analyze analyse
plain-word-mistakes = mistakes
plain-word-clock = clock time
plain-word-quit = quit q

plain-help-pits =
    Commands:
      A to F for South, a to f for North, or 1 to 6 from your left: play that pit
      undo: undo the last move
      hint: get the next hint
      board: show the board again
      moves: show the moves so far
      end?: offer to end the game as it stands
      resign: give up the game
      clock: show the time that both sides have left
      quit: leave; the game is saved and can be continued
      help or ?: show this list
plain-help-matches =
    Commands:
      a number: take that many matches
      undo: undo the last move
      hint: get the next hint
      board: show the board again
      moves: show the moves so far
      end?: offer to end the game as it stands
      resign: give up the game
      clock: show the time that both sides have left
      quit: leave; the game is saved and can be continued
      help or ?: show this list
plain-go-on = Press Enter to go on, or type a command:
plain-take-back = Press Enter to take the move back, or type a command:
plain-over = There is nothing left to find here.
plain-tree = max moves first and plays a, b or c. Then min plays a, b or c. Each number is the value of an end: max wants the highest, min the lowest. In the branch “a c”, max plays a and min plays c; here its value is 8. The whole tree in one line:
plain-not-here = That command does nothing here. ? lists the commands.
plain-after = Type analyze, mistakes, moves, board or quit:
plain-no-after = “{ $text }” is not a command. Type analyze, mistakes, moves, board or quit.
# A move that was a mistake, how bad it was, and the better move.
plain-fault = { $side } { $move }: { $verdict }. Better: { $better }.
plain-not-over = The game is not over. Finish it first, then look for better moves.
plain-no-games = You have no finished game yet.
plain-no-own = There are no positions from your games yet. Play a game, then type: awale plain mistakes last
plain-no-openings = You have not chosen any answers yet. Choose them on the page of openings of the full screen.
plain-solved-today = You have solved today's puzzle. Here it is again; type next for a new one.
plain-lesson = Lesson { $number }: { $title }.
plain-lesson-done = Lesson { $number }: { $title }. Done.
plain-no-lesson = There is no such lesson. Choose one from 1 to { $lessons }.
plain-chapter = Chapter { $number }: { $title }. { $stars }.
plain-no-chapter = There is no such chapter. Choose one from 1 to { $chapters }.
plain-beat = To play against { $player }, type: { $command }
plain-answer-both = Your answer, A to F or a to f:
plain-answer-own = Your answer, A to F:
plain-answer-seeds = Your answer, 1 to 9:
plain-no-arrows = If a lesson names arrow keys, type the letter of a pit or a number of matches.
plain-lessons-over = That was the last lesson.
plain-help-puzzle =
    Commands:
      a letter or a number: try that move
      Enter: go on, or take a wrong move back
      hint: get the next hint
      solution: show the solution
      next: skip to the next one
      again: begin again
      board: show the board
      moves: show the moves so far
      quit: leave; your progress is saved
      help or ?: show this list
plain-help-lesson =
    Commands:
      a letter or a number: try that move
      Enter: go on, or take a wrong move back
      hint: get the next hint
      next: skip to the next step
      previous: go back a step
      again: begin the step again
      board: show the board
      moves: show the moves so far
      quit: leave; the lessons you finished are saved
      help or ?: show this list
plain-help-storm =
    Commands:
      a letter or a number: try that move
      board: show the board
      moves: show the moves so far
      quit: end the storm
      help or ?: show this list
plain-help-chapter =
    Commands:
      a letter or a number: try that move
      Enter: see the move, go on, or take a wrong move back
      hint: get the next hint
      next: skip to the next position or exercise
      previous: go back one
      again: begin the exercise again; at the end all exercises
      board: show the board
      moves: show the moves so far
      quit: leave; your progress is saved
      help or ?: show this list
plain-help-drill =
    Commands:
      a letter or a number: answer
      Enter: go on after a wrong answer
      board: show the board
      quit: end the round
      help or ?: show this list
plain-help-reading =
    Commands:
      Enter or next: read on
      previous: go back a page
      again: begin again
      quit: leave
      help or ?: show this list
plain-help-more =
    To learn and to solve puzzles, quit and type:
      awale plain learn: the rules
      awale plain chapter: playing well
      awale plain drill: the sowing trainer
      awale plain puzzle: a puzzle; awale plain puzzle storm: against the clock
      awale plain mistakes: better moves than you played
      awale plain openings: your answers in openings
      awale plain rules: the rules to read; awale plain computers: how computers search
plain-ask-help = “{ $what }” is help: this game then does not count for your rating. To go on, type it again.
plain-undone = Move undone.
plain-no-undo = There is no move to undo.
plain-does-not-play = { $player } cannot play this game.
no-variant = No variant “{ $id }”. Variants: { $known }.
no-terminal = the full screen needs a terminal; awale plain plays without one
no-drawing = this terminal cannot show the full screen (TERM={ $term }); awale export writes pictures, awale analyse prints an analysis
plain-dumb = This terminal cannot show the full screen (TERM={ $term }), so the game is played line by line, as with awale plain.
plain-clock = Clock for each side: { $control } (minutes + seconds per move). No undo and no hints.
plain-left = { $side } has { $time } left.
plain-no-clock = This game has no clock.
