### Openings: the value of the first moves, and the player's own results.

menu-openings = Openings
# The columns of the player's own games: how many, and the points in a hundred.
openings-share = %
openings-book = book
# How the book's values were found: { $plies } is the length of the best line in the book, at whose end
# a search was made.
openings-panel = Openings: book, { $plies ->
    [0] search only
    [one] 1 ply + search
   *[other] { $plies } plies + search
} · seeds for { $side }
openings-games = games
# Columns, and in the command the start of lines: the games in which the player made the move, and in
# which the opponent did. At most 11 letters.
openings-you = you
openings-opponent = opponent
# The chosen move, and its value with a sign.
openings-best = Pit { $move } is the best move by the book's estimates: { $value } for { $side }
openings-best-proven = Pit { $move } is the best move: { $value } for { $side } by estimate; its result is proven
openings-best-several = The best moves by the book's estimates are { $moves }: { $value } for { $side }
openings-best-several-proven = The best moves are { $moves }: { $value } for { $side } by estimate; their result is proven
openings-worth = By the book, pit { $move } is worth { $value } to { $side }; other moves are not in it
openings-worse = By the book, pit { $move } is worth { $value } to { $side }; pit { $better } is better
openings-loses = Pit { $move } gives away { $seeds } by the book's estimates
# The engine disagrees with the book.
openings-engine = The engine prefers pit { $move } (depth { $depth }).
openings-own = Your games from here: { $games } ({ $won } won, { $drawn } drawn, { $lost } lost)
openings-answer = Your answer here is { $move }.
openings-values = An estimate for { $side }: the best line of the book, then a search of { $nodes } positions or more.
openings-value-searched = An estimate for { $side }: a search of { $nodes } positions or more. Here the book ends.
openings-proven-win = The result is proven: { $side } can win, whatever the other side plays.
openings-proven-draw = The result is proven: each side can hold the draw, whatever the other plays.
openings-proven-loss = The result is proven: { $side } loses if the other side makes no mistake.
openings-no-book = There are no estimates for rules of your own.
openings-beyond = { $key ->
    [none] The book ends here.
   *[other] The book ends here. { $key } analyzes the position with the engine.
}
openings-values-of = { $game }, after { $moves }
openings-no-such-line = { $moves } cannot be played from the start

help-openings = Openings

book-written = Written: { $file } ({ $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $bytes } bytes)
book-bad = { $file } is not an opening book of this game, or is damaged; name another game with `--variant`, or build the book again
book-other-effort = { $file } was built with different numbers of positions, plies or seeds; extend it with `awale book extend`, or name another file
book-stats = Positions: { $positions } ({ $expanded } expanded). Values are estimates; the results of { $proven } are proven.
    Searches: { $fullnodes } positions after { plies }, { $nodes } elsewhere with tables of { seeds }
    Positions by ply: { $layers }
book-plies = plies
# The head of a column: how the value is known.
book-certainty = value is
book-proven = result proven
openings-are-estimates = Values are estimates, in seeds.
book-estimate = estimate
