# The players and what they know.

player-human = human
player-naive = naive (plays at random)
player-fast = fast (takes the most)
player-expert = expert (never misses a win)
player-minimax = minimax, { $depth } deep, { $evaluation }
player-alphabeta = alpha-beta, { $depth } deep, { $evaluation }

evaluation-seeds = counts seeds
evaluation-mobility = counts seeds and moves
evaluation-threats = sees threats

spec-unknown = “{ $text }” is no player. There are human, naive, fast, expert (for the matches), minimax:DEPTH and alphabeta:DEPTH, as in alphabeta:8 or alphabeta:8:mobility.
spec-depth = “{ $player }” needs a depth from { $low } to { $high }, as in { $player }:6.
spec-evaluation = “{ $text }” is no evaluation. There are { $names }.
spec-too-much = “{ $player }” stands alone, but “{ $rest }” follows it.
