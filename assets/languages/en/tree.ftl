### Seeing the algorithms: the tree that minimax or alpha-beta walks.

tree-title = Seeing the algorithms
tree-nodes = The tree
tree-counts = Positions searched
tree-minimax = minimax
tree-alphabeta = alpha-beta
tree-alphabeta-ordered = alpha-beta, ordered
tree-deepening = iterative deepening
tree-deepening-table = iterative deepening, table
tree-count-ordered = captures first
tree-count-ordered-matches = largest first
tree-column-value = value
tree-column-window = window
tree-interval = [{ $alpha }, { $beta }]
# The position at which the tree begins.
tree-root = here
# Stands instead of a value: not searched.
tree-cut = cut off
tree-won = won
tree-lost = lost
tree-share = { $percent }%
# The guide: a small tree that appears step by step. The next four follow on it.
tree-guide-position = South can play *B* or *E*. Which is better? The computer tries both without touching the board, and draws a tree. Its root is the position “{ tree-root }”.
tree-guide-moves = Each move of South is a branch. *E* takes 2 seeds at once, *B* takes none. So is *E* better? The computer looks at the answers, too.
tree-guide-answers = Under each move are North's answers. A number says by how much South then leads. After *E*, North's *f* takes 3 seeds: 2 - 3 = -1.
tree-guide-lowest = North plays what is worst for South. So a move is worth the lowest number under it: *B* 0, *E* -1.
tree-guide-highest = South chooses the highest of these numbers, 0. So the values go back up the tree to the root, and the computer plays *B*. Real trees are just larger.
tree-turn-highest = { $side } to move: takes the highest value.
tree-turn-lowest = { $side } to move: takes the lowest value.
tree-all-values = All values are for { $side }, in seeds, as far as this tree sees. The values in games come from a deeper search, for your side (or { south }).
tree-all-results = All values are for { $side }: won, lost, or 0 if the search is too shallow to tell.
tree-horizon = The depth ends here: static evaluation ({ $evaluation }).
tree-horizon-open = The depth ends here: who wins is not seen yet.
tree-end = The game ends here.
tree-window = Searched with the window { $alpha } to { $beta }.
tree-value = Value: { $value }.
tree-at-least = Value: { $value } or more.
tree-at-most = Value: { $value } or less.
# The side that wins, and the side that moves at the root.
tree-result = { $side } wins.
tree-result-at-least = { $side } wins, or it is better for { $root }.
tree-result-at-most = { $side } wins, or it is worse for { $root }.
# { $other } is the side that will not let it come to this; it is sure of { $bound } by the move { $with }.
tree-cut-because = { $moves } cut off: the value reaches beta, { $bound }. { $other } already has that with { $with }, and will not allow this position.
tree-cut-because-lowest = { $moves } cut off: the value reaches alpha, { $bound }. { $other } already has that with { $with }, and will not allow this position.
tree-not-looked-at = Never searched, because of the move before it:
# A move from the first position of the tree.
tree-move-at-root = { $move } from here
# A move after these moves.
tree-move-after = { $move } after { $moves }

# The film

tree-film = Searched so far
tree-film-runs = animation · { $speed } { $steps ->
    [one] step/s
   *[other] steps/s
}
tree-film-paused = animation · paused
tree-film-steps = steps
tree-film-positions = positions / evaluated
tree-film-cuts = cutoffs / moves cut off
tree-film-start = Nothing has been searched yet: every value is possible.
tree-film-enter = { $moves } is searched.
tree-film-enter-window = { $moves } is searched, with the window { $alpha } to { $beta }.
tree-film-best = { $side } has found the best so far: { $value }.
tree-film-alpha = { $side } has found something better: alpha rises to { $value }.
tree-film-beta = { $side } has found something better: beta falls to { $value }.
tree-film-outside = The best value for { $side } here is { $value }, which leaves the window as it is.
tree-film-nothing = { $side } already has { $value } here: nothing changes.
tree-film-end = The search has ended.

# Iterative deepening

tree-legend = = from the table  ^ best before
tree-column-depth = depth
# The head of a column: positions searched without the table.
tree-column-without = without
# The head of a column: positions searched with the table.
tree-column-with = table
# The head of a column: positions found in the table.
tree-column-hits = hits
tree-hit-exact = The table holds this position, searched as deeply as here: its value is used.
tree-hit-at-least = The table holds this position, searched as deeply as here: a lower bound that reaches beta.
tree-hit-at-most = The table holds this position, searched as deeply as here: an upper bound that does not exceed alpha.
tree-film-remembered = It was the best move before.
tree-deepening-start = A ply deeper. { $move } was the best move before, so it is searched first.
tree-deepening-end = Depth { $depth } is done. Positions: { $without } without the table, { $with } with it. Hits: { $hits }.

# Predicting

tree-predict-score = right: { $right } of { $given }
tree-predict-cut = { $side } now has { $value } from { $move } here. Are the other moves cut off: { $moves }?
tree-predict-choice = Every move was searched here ({ $place }). Which one does { $side } take?
tree-predict-yes = yes
tree-predict-no = no
tree-predict-right = Right.
tree-predict-wrong = No.
tree-predict-end = The search has ended. Right answers: { $right } of { $given }.

# Monte Carlo tree search

tree-column-visits = visits
tree-column-mean = mean
# The head of a column: the upper bound of Monte Carlo tree search.
tree-column-bound = bound
tree-growth-start = No playout yet. Each adds a position to the tree and updates the positions above it.
tree-growth-chance = Playout { $number }: { $moves }, then at random to the end. It scores { $points } for { $side }, who made the last of these moves.
tree-growth-captures = Playout { $number }: { $moves }, then to the end, captures first. It scores { $points } for { $side }, who made the last of these moves.
tree-growth-evaluation = Visit { $number }: { $moves }. By the evaluation this scores { $points } for { $side }, who made the last of these moves.
tree-growth-bound = Next, the search follows the highest bound: mean + { $constant } · sqrt(ln visits of the parent / visits).
tree-growth-playouts = playouts
tree-growth-nodes = positions in the tree
tree-growth-played = positions played

key-show-search-tree = tree
key-unfold-node = expand
key-change-algorithm = algorithm
key-change-search-depth = depth
key-change-evaluation = evaluation
key-start-film = animate
key-show-principal-variation = best line
key-export-picture = picture
key-run-film = run
key-step-through-film = step
key-go-to-next-cutoff = next cutoff
key-start-predicting = predict
key-stop-predicting = stop
key-change-playout-kind = playouts

help-tree = Seeing the algorithms
help-see-tree = see the tree that minimax and alpha-beta search from here
help-unfold = expand, collapse, or go to the parent node
help-principal = expand the principal variation: both sides' best play
help-algorithm = another algorithm: minimax, alpha-beta, deepening, Monte Carlo
help-depth = search deeper, less deep
help-film-start = the search as an animation, step by step
help-export-tree = write the tree to share: SVG, Graphviz, text, and its animation
help-evaluation = evaluate by seeds, by moves too, or by threats too

help-film = The search as an animation
help-film-step = one step forward or back; Monte Carlo: one playout; → also skips an answer
help-film-run = run, or pause; Enter also answers a question
help-film-speed = faster, slower
help-film-leap = deepening: one depth back or forward; Monte Carlo: a hundred playouts
help-predict = animation: start or stop predicting cutoffs and choices
help-export-film = write this step and the animation: SVG, Graphviz, text, GIF, a recording

help-predict-choose = choose an answer; without a question, ↓ goes to the next cutoff, or hit in the table
help-predict-number = answer with its number

help-growth-leaf = Monte Carlo: playouts at random, captures first, or an evaluation

# awale compare

compare-depth = depth
compare-move = move
compare-value = value
compare-matches-position = the matches have no starting positions; leave out --position
compare-over = the game is over in this position: there is nothing to search

# awale tree

exercise-root = the root
exercise-max = max
exercise-min = min
exercise-turn-highest = { $side } chooses: takes the highest value.
exercise-turn-lowest = { $side } chooses: takes the lowest value.
exercise-leaf = A leaf: its value is given.
exercise-cut-beta = { $moves } cut off: the value reaches beta, { $bound }. { $other } already has that elsewhere, and will not come here.
exercise-cut-alpha = { $moves } cut off: the value reaches alpha, { $bound }. { $other } already has that elsewhere, and will not come here.
# A branch of a tree, and its value.
exercise-left = { $place }: { $worth }
exercise-counts = Positions searched: { $positions } of { $all }. Cutoffs: { $cutoffs }. Branches cut off: { $moves }.
exercise-no-step = there is no step { $step }; the last one is { $steps }
exercise-line = line { $line }: { $problem }
exercise-nothing = there is no tree; write one as ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = a tree begins with a parenthesis, as in ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = “{ $text }” comes after the end of the tree
exercise-open = a parenthesis is not closed
exercise-empty = parentheses with nothing inside; write at least one value
exercise-no-value = “{ $text }” is not a value; values are whole numbers from -{ $most } to { $most }
exercise-branches = more than { $most } branches at one position
exercise-nodes = more than { $most } positions
exercise-plies = more than { $most } levels of parentheses
