### Clocks and the serious game.

setup-clock = Clock
# Part of the game that the menu offers to start at once: "clock 5+3".
clock-set = clock { $control }
# No clock.
clock-off = off
about-time = A clock for each player: minutes for the whole game + extra seconds for each move, such as 5+3. A game with a clock has no undo and no hints, and a player who runs out of time loses.
clock-refused = “{ $text }” is not a time control. Type minutes + seconds per move: 5+3, 20+0, 0.5+1; at most 180+60. “0” means no clock.
play-serious = With a clock or by link: no undo and no hints.
ended-out-of-time = { $side } ran out of time.
saved-out-of-time = { $side } out of time
allowed-clock = "off" or minutes + seconds per move, such as "5+3"
expected-milliseconds = a time in milliseconds
expected-times-of-moves = a list of times in milliseconds, at most one for each move
expected-time-control = minutes + seconds per move, such as "5+3"
