### The screens: menu, setup, play, game over, replay, saved games.

## Menu

menu-continue = Continue
menu-new-game = New game
menu-saved-games = Saved games
menu-replay = Replay
menu-rules = Rules
menu-settings = Settings
menu-help = Help
menu-quit = Quit
# What the key for playing at once would start.
menu-at-once = p plays at once: { $game }, { $players }

## Setup

setup-title = The game
setup-game = Game
setup-start = Matches in the heap
setup-max-take = At most at a time
setup-depth = looks ahead
setup-evaluation = looks at
setup-name = name
setup-no-name = (none)
setup-first = Begins
setup-drawn = drawn by chance
setup-direction = Sowing goes
setup-begin = Begin
setup-going-on = New game after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
direction-counter-clockwise = counter-clockwise
direction-clockwise = clockwise, the mirror image

about-human = Somebody at the keyboard.
about-naive = Plays any legal move, drawn by chance. A first opponent for those who have just read the rules.
about-fast = Takes the most it can at once and never looks further. Easy to lure into a trap.
about-expert = Knows the secret of the matches and wins whenever that can be done.
about-minimax = Looks at every line of play to its depth. The textbook algorithm: thorough and slow. Each ply takes about five times longer than the one before.
about-alphabeta = Minimax that leaves out what cannot matter: the same move in far less time, so it can look deeper.
about-depth = How many moves it looks ahead, both sides' moves counted. More is stronger and slower.
about-evaluation = How it judges a position where its lines end: by the seeds in store; by those and the moves each side has; or by those and the pits that are threatened or hoard many seeds.
about-name = The name that stands at the board and in the saved game. Enter to type it.
about-direction = The way the seeds go round on the screen. The mirror image changes the picture, never the letters of the pits.

## Play

play-moves = Moves
play-move-number = move { $number }
play-thinks = { $side } thinks
play-paused = Paused. p or Enter goes on.
play-pace = { $pace } s between moves
play-nothing-to-undo = There is nothing to take back.
play-nothing-to-redo = There is nothing to play again.
play-not-your-turn = It is the computer's turn: m lets it move now, u takes back.
play-plays-on = { $side } would lose by that and wants to play on.
positions = { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

ask-resign = Give up this game?
ask-agree = End the game here? Each side takes the seeds of its own row.
ask-agree-matches = End the game here? It is a draw.
ask-delete = Delete this game for good?
ask-quit-unsaved = The last moves could not be saved. Leave all the same?
ask-answers = y yes   n no

## Game over

over-title = Game over
over-rematch = Rematch
over-swap-sides = Swap sides
over-replay = Replay
over-take-back = Take back
over-menu = Menu

## Replay

replay-place = move { $shown } of { $moves }
replay-playing = Playing on by itself. Enter stops.
replay-unfinished = This game is not over yet.

## Saved games

saved-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
saved-resigned = { $side } gave up
saved-none = No game has been saved yet. Every game is, from its first move on.
saved-damaged = damaged
saved-new-name = New name: { $name }
saved-unfinished = after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## The line of keys

key-name-enter = Enter
key-name-esc = Esc
key-name-home-end = Home End
key-at-once = play at once
key-back = back
key-begin = begin
key-change = change
key-choose = choose
key-delete = delete
key-done = done
key-drop = cancel
key-from-here = from here
key-game = other game
key-help = keys
key-line = line
key-menu = menu
key-more = more
key-move-now = move now
key-open = open
key-pace = pace
key-pause = pause
key-play = play
key-play-on = play on
key-quit = quit
key-rename = rename
key-replay = replay
key-scroll = scroll
key-step = step
key-turn = turn round
key-type = type a name
key-undo = undo

## Trouble

small-needs = The window is too small: { $size } is needed.
small-has = It has { $size }.
trouble-save = Not saved, tried again with the next move: { $what }
trouble-open = Cannot be opened: { $what }
trouble-change = Cannot be changed: { $what }
trouble-thinker = The computer broke down over this move. u takes back. ({ $what })

## Players in a word

kind-human = human
kind-naive = naive
kind-fast = fast
kind-expert = expert
kind-minimax = minimax
kind-alphabeta = alpha-beta
kind-engine = engine
about-engine = The strong player of the house, at ten levels: 1 can be beaten by a child, 10 plays its best.
setup-strength = strength

## What the computer sees

per-second = { $millions } M a second
value-guess = { $value } for { $side }
value-table = table value: { $value } for { $side }
value-proven-win = exact: { $side } wins
value-won = won
value-drawn = drawn
value-lost = lost
value-proven-draw = exact: a draw
trouble-tables = Endgame tables cannot be made: { $what }
play-tables = tables { $layer } of { $of }
