### The screens: menu, setup, play, game over, analysis board, saved games.

## Menu

menu-continue = Continue
# After the newest unfinished game: how to see the older ones.
menu-older = { $key } lists { $games } more
menu-play = Play
menu-analyse = Analyze
menu-saved-games = Saved games
menu-rules = Rules
menu-settings = Settings
menu-help = Help
menu-quit = Quit
# The question of the first start, its answers, and the question for the name that follows.
menu-ask = Have you played this game before? (Esc skips)
# After the name was typed.
menu-ask-by-name = Welcome, { $name }! Have you played this game before?
menu-new = I am new to it
menu-knows = I know the rules
menu-my-name = Name…
menu-name = What is your name? (Enter)
# What the key for playing at once would start.
menu-first = { $key ->
    [none] New here? “Learn” begins with the rules, step by step.
   *[other] New here? “Learn” begins with the rules, step by step. { $key } starts a game with { $opponent }.
}
menu-rules-done = { $key ->
    [none] You know the rules: go on with “Playing well” in “Learn”, or with a game.
   *[other] You know the rules: go on with “Playing well” in “Learn”. { $key } starts a game.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } starts a game: { $game }, { $players }
}
# After the name of the opponent that the program proposes.
menu-suggested = (based on your results)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Suggested as the best fit for your results.

## Analyze

analyse-about = A board for analysis: the value of every move, the best lines, the search tree.
analyse-last = Last game
analyse-last-about = The last game that you finished: its mistakes, and what was better.
analyse-position = New position
analyse-position-about = Set up a position, or paste one with { $key }, then study it or play from it.
analyse-saved-about = Open a game on the analysis board, or continue from any of its positions.
analyse-openings-about = The first moves by the opening book, with your own games.
analyse-tree = Search tree
analyse-tree-about = Type or paste a small tree, such as ((3 12 8) (2 4 6) (14 5 2)), and step through minimax and alpha-beta. The same key on a board shows the tree of the position.

## Setup

setup-title = The game
setup-game = Game
setup-you = You play
setup-opponent = Opponent
setup-more = More
setup-position = Starting position
setup-position-usual = the usual one
setup-typed = another…
you-drawn = drawn by lot
you-both = both sides
you-link = with a friend, by link
you-watch = watch
setup-start = Matches in the heap
setup-max-take = Most per turn
setup-evaluation = evaluation
# The label of a choice: how the games of a Monte Carlo search are played to their end.
setup-leaf = playouts
setup-name = Name
setup-no-name = (none)
setup-first = Who starts
# Who starts is drawn by lot.
setup-drawn = at random
setup-direction = Sowing
setup-begin = Start
setup-going-on = New game after { $move }
direction-counter-clockwise = counterclockwise
direction-clockwise = clockwise, mirrored

about-human = A person next to you, at the same keyboard.
about-opponent = Enter lists everybody you can play against, with their ratings.
about-you = The side that you play. Your letters are *A* to *F* as South, *a* to *f* as North.
about-you-drawn = A coin decides before each game whether you are South or North.
about-you-both = You play both sides, or a person next to you plays North.
about-you-link = You play South, and your friend plays North on another screen. After each move you send a link that holds the whole game. It needs no account and no server.
about-you-watch = Watch two computers play.
about-more = Names, who starts, the starting position, a match of several games.
about-position = Set up another position, and play from there.
about-first = Who makes the first move. At random: a coin decides before each game.
about-naive = Plays any legal move at random. A good first opponent when you have just read the rules.
about-fast = Captures as much as it can and never looks further. Easy to lure into a trap.
about-fast-matches = Takes as many matches as it can, even the last one. Easy to beat if you count.
about-expert = Knows the secret of the matches and wins whenever possible.
about-minimax = Searches every line of play to its depth. The textbook algorithm: thorough and slow. Each ply takes about five times as long as the one before.
about-alphabeta = Minimax without the lines that cannot matter: the same move in far less time, so it can search deeper.
about-mcts = Plays many games to the end from here and favors the moves that win most. Needs no evaluation.
about-leaf = How a playout goes on: with random moves, with the largest capture (or else a random move), or not at all, just with an evaluation of the position reached.
about-evaluation = How it evaluates the end of a line: by the seeds in the stores, by seeds and moves, or by seeds, threatened pits and pits that hoard seeds.
about-name = The name in this game, next to the board and in its file. Your usual name is in “Settings”.
about-direction = The direction of sowing on the screen. The mirror image changes the picture, not the letters of the pits.

## Play

# After a number of seeds: “12 of 25”.
side-of = of { $enough }
side-took = { $matches ->
    [one] took { $matches } match
   *[other] took { $matches } matches
}
play-moves = Moves
# { $number } is play-move-number, such as “move 1 · South”.
play-begins = { $who ->
    [you] { $number }: you begin
   *[other] { $number } begins
}
play-began = { $side } began.
play-move-number = move { $number } · { $side }
play-unrated = unrated: { $views } on
play-helped = unrated: with help
# In the title, of a game that counts for the rating so far.
play-rated = rated
play-lesson = unrated: a teaching game
play-lesson-begins = A teaching game, not rated: Nana Esi warns you before a bad move.
# The computer is thinking.
play-thinks = { $side } thinks
# How far a computer that thinks looks ahead, and who is better at the end of that.
play-looks = { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
} ahead: { $value }
play-paused = { $key ->
    [none] Paused. Enter resumes.
   *[other] Paused. { $key } or Enter resumes.
}
play-pace = { $pace } s between moves
play-pace-none = no pause between moves, just this once
play-nothing-to-undo = There is nothing to undo.
play-nothing-to-redo = There is nothing to redo.
play-too-early = You were faster than the last move, so nothing was played. Enter plays now.
setup-how = Your last seed captures if it makes 2 or 3 in one of your opponent's pits.
play-no-paste = The pasted text is neither a position nor moves nor a game, so nothing was changed.
key-unused = { $key } does nothing here. { $help } lists the keys.
key-unused-fixed = That key does nothing here. { $help } lists the keys.
key-plays-pit = Capital { $pit } plays the pit.
play-in-a-copy = You are playing on in a copy. The game that ended keeps its result.
play-new-opponent = Your opponent is now { $opponent }, based on your results.
play-next-opponent = You play { $side } against { $opponent }. { $begins ->
    [you] You begin.
   *[other] Your opponent begins.
}
# $first and $last: the letters of the player's pits, A and F or, for North, a and f.
play-swapped = { $side ->
    [none] The players have swapped sides.
   *[other] You play { $side } now. Your pits, still at the bottom, are { $first } to { $last }.
}
play-not-your-turn = It is the computer's turn.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } makes it move now.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } undoes your move.
}
# The computer gave no move.
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Enter tries again.
   *[other] {" "}{ $key } tries again.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } undoes your move.
}
# The reason of a failure, after a colon or in parentheses.
job-no-result = no result
play-quiet = { $key ->
    [none] No captures for a while. A repeated position ends the game.
   *[other] No captures for a while. A repeated position ends the game; { $key } offers to end it now.
}
play-plays-on = { $side } would lose by stopping here and wants to play on.
plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

ask-resign = Resign this game?
ask-resign-won = You are winning. Resign this game?
ask-resign-better = By estimate, you stand better. Resign?
ask-agree = End the game here? Each player takes the seeds in their own row.
ask-agree-matches = End the game here? It is a draw.
# { $what } is a key's label, such as "hint".
ask-help = “{ $what }” is help: this game then does not count for your rating. Go on?
ask-delete = Delete this game for good?
ask-quit-unsaved = The last moves could not be saved. Quit anyway?
ask-leave-clocks = Leave? The clocks stop, and this game will not be rated.
# Each with the keys that give this answer.
ask-yes = [Y]es
ask-no = [N]o
# The letters that answer a question, small, with a blank between them. Other keys do too, Enter not where it plays a move.
confirm-yes-keys = y
confirm-no-keys = n

## Game over

over-title = Game over
over-won = You won { $own } to { $other }.
over-lost = You lost { $own } to { $other }.
over-drawn = A draw, { $own } to { $other }.
over-you-won = You won.
over-you-lost = You lost.
over-resigned = You resigned.
over-resigned-won = You resigned a won position.
over-resigned-better = You resigned a better position, by estimate.
over-agreed-won = The position was won for you.
over-agreed-better = The position was better for you, by estimate.
over-rating = Rating
# The move after which the result had changed.
over-turning-point = Turning point
# The player's move that gave away most, with its number.
over-worst-move = Your worst move
# In place of the player's worst move: there is none.
over-no-worst-move = none
over-rematch-swapped-sides = Rematch
over-rated = { $opponent ->
    [none] A rated game
   *[other] Rated: { $opponent }
}
over-same-sides = Same sides
over-next-opponent = { $opponent ->
    [none] Harder opponent
   *[other] Harder: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Easier opponent
   *[other] Easier: { $opponent }
}
over-lesson = A short lesson
# After a clear loss of a new player.
over-try-lesson = Everyone loses at first. Next, a short lesson: { $lesson }.
over-try-easier = Everyone loses at first. Next, an easier opponent: { $opponent }.
over-board = View the moves
over-take-back = Undo and go on
over-menu = Menu
over-more = More…

## The analysis board

board-start = start
board-playing = Playing automatically. Enter stops.
board-unfinished = This game is not over yet.

## Saved games

saved-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
saved-file = { $file }, a file with { $games } games. Enter lists them.
saved-resigned = { $side } resigned
saved-took-last = { $side } took the last
saved-filter-unfinished = unfinished
saved-filter-won = won
saved-filter-lost = lost
saved-filter-drawn = drawn
# The text that is searched for, quoted.
saved-found = “{ $search }”
saved-search = Search:
saved-none-found = No game matches. Esc shows all.
saved-how-filter = { $key } filter
saved-how-search = { $key } search
saved-none = No saved games yet. Every game is saved from its first move.
saved-damaged = damaged
# The line in which a game gets a new name.
saved-new-name = New name: { $name }
saved-unfinished = after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## The line of keys

key-name-ctrl = Ctrl
key-name-delete = Del
key-name-down = Down
key-name-enter = Enter
key-name-esc = Esc
key-name-home-end = Home End
key-name-pages = PgUp PgDn
key-name-space = Space
key-name-up = Up
key-play-now = play now
key-go-back = back
key-begin-chosen-item = begin
key-bind-other-key = other key
key-restore-default-key = default key
key-change-value = change
key-choose = choose
key-delete = delete
key-finish-typing = done
key-cancel = cancel
key-play-from-here = from here
key-change-game = other game
key-change-game-with-tab = other game
key-list-games = games
key-list-keys = keys
key-change-line = line
key-back-to-menu = menu
key-share = share
key-show-more-choices = more
key-move-now = move now
key-open-chosen-item = open
key-change-speed = speed
key-pause = pause
key-play = play
key-autoplay = autoplay
key-quit = quit
key-rename = rename
key-scroll-text = scroll
key-step-through-moves = step
key-step-through-rules = step
key-turn-board = turn around
key-type-name = type a name
key-undo = undo

## Next to the menu in a wide window

today-title = Today
# For a player who has tried few puzzles.
today-training = A puzzle from a game is waiting. Today's puzzle: { $difficulty }.
today-open = Today's puzzle ({ $game }, { $difficulty }) is waiting.
today-missed = Today's puzzle ({ $game }) is not solved yet: try it again.
today-solved = Today's puzzle ({ $game }) is solved.
today-due = { $puzzles ->
    [one] { $puzzles } missed puzzle is due.
   *[other] { $puzzles } missed puzzles are due.
}
today-own = { $count ->
    [one] { $count } position from your games is due.
   *[other] { $count } positions from your games are due.
}
today-openings = { $count ->
    [one] { $count } position from your openings is due.
   *[other] { $count } positions from your openings are due.
}
today-lesson = Next lesson: { $lesson }
today-lessons-done = All lessons and chapters are done.
today-rating = Rating { $rating }
today-no-rating = Your rating begins with games without help, against anyone but Nana Esi.

## Trouble

small-needs = The window is too small: it needs { $size }.
small-has = It has { $size }.
error-save-failed = Not saved; the next move tries again: { $what }
# Another game than the one on the screen.
error-save-failed-other = The game { $game } is not saved: { $what }
error-open-failed = Could not be opened: { $what }
error-change-failed = Could not be changed: { $what }

## Players in a word

kind-human = human
kind-naive = naive
kind-fast = fast
kind-expert = expert
kind-minimax = minimax
kind-alphabeta = alpha-beta
kind-mcts = Monte Carlo
kind-engine = engine
about-engine = The strongest player in the program, with ten levels: a child can beat level 1; level 10 plays its best.

## What the computer sees

# An estimate: “+1.5 for South”.
value-guess = { $side } about { $seeds } ahead
value-even = about even
value-table = endgame table: { $side } wins by { seeds }
value-table-limit = endgame table: { $side } wins by at least { seeds }
value-table-draw = endgame table: a draw
value-proven-win = exact: { $side } wins
# Stands instead of a value: the result for the side to move.
value-won = won
value-drawn = drawn
value-lost = lost
value-proven-draw = exact: a draw
error-folder-locked = Another program is using { $what }. Games are saved without waiting for it; endgame tables wait until it is done.
error-disk-not-responding = The disk does not answer, and your last change is not saved yet. Try again in a moment.
disk-silent = the disk does not answer
leaving-waits = The disk does not answer. Waiting up to 30 seconds; { key-name-ctrl }-C quits immediately.
leaving-picture = Still writing a picture. { key-name-ctrl }-C quits without it.
leaving-saved = The game is saved; `awale` continues it.
leaving-unwritten = Your last change may not be saved: { $what }
error-tables-failed = Endgame tables could not be made: { $what }
error-bad-table = An endgame table is damaged; the game goes on without it: { $what }
play-tables = Exact endgame values: { $percent }% ready · you can play
matches-none-left = No match is left.
matches-taken = { $side }: { $matches }
