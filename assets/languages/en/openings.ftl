### Openings: what the first moves are worth, and how the player's own games went.

menu-openings = Openings
openings-start = start
# The columns of the player's own games: how many, and the points in a hundred.
openings-share = %
openings-games = games
# The chosen move, and its value with a sign.
openings-best = { $move } is the best move by these estimates: { $value } for { $side }
openings-loses = { $move } gives away { $seeds } by these estimates
openings-own = Your games from here: { $games } ({ $won } won, { $drawn } drawn, { $lost } lost)
openings-own-none = Your finished games against computers are counted here, move by move.
help-to-openings = what is known of this opening, and back with Esc
openings-not-here = The openings know games from the usual start only.
openings-own-none-here = None of your games went on from here.
openings-values = Values are estimates in seeds for { $side }, who moves: { $nodes },000 positions searched behind each line of { $plies } moves.
openings-no-book = There are no estimates for rules of your own.
openings-beyond = { $key ->
    [none] The estimates end with move { $plies }.
   *[other] The estimates end with move { $plies }. { $key } studies the position with the engine.
}
openings-written = Written: { $file } ({ $bytes } bytes)
openings-other-base = the book named by `--base` has other positions; name one of a variant with the same first moves and as many plies
openings-values-of = { $game }, after { $moves }
openings-no-such-line = { $moves } cannot be played from the start

help-openings = Openings
help-opening-in = play the chosen move on the board
help-opening-back = one move back
help-opening-play = set up a game from here
key-opening-in = next
key-opening-back = back a move
