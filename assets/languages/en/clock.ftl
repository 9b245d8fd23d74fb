### Clocks and the serious game.

setup-clock = Clock
# A game at once, told in the menu: "clock 5+3".
clock-set = clock { $control }
clock-off = off
about-clock = A clock for each side: minutes for the whole game + seconds more with each move. Left and right choose, Enter lets you type any other, such as 7+4 or 0.5+0. A game with a clock is serious: nothing is taken back, there are no hints, and who runs out of time loses.
clock-refused = “{ $text }” is no time. Write minutes + seconds a move: 5+3, 20+0, 0.5+1; at most 180+60. “0” is no clock.
key-type-time = type a time
play-serious = A game with a clock: no take-back and no hints.
ended-out-of-time = { $side } ran out of time.
saved-out-of-time = { $side } out of time
allowed-clock = "off" or minutes + seconds a move, as "5+3"
expected-milliseconds = a time in milliseconds
expected-times-of-moves = a list of times in milliseconds, one for each move at most
expected-time-control = minutes + seconds a move, as "5+3"
