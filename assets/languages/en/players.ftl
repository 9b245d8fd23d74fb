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

spec-unknown = “{ $text }” is no player. There are human, naive, fast, expert (for the matches), minimax:DEPTH, alphabeta:DEPTH, as in alphabeta:8 or alphabeta:8:mobility, and engine:level=N.
spec-depth = “{ $player }” needs a depth from { $low } to { $high }, as in { $player }:6.
spec-evaluation = “{ $text }” is no evaluation. There are { $names }.
spec-too-much = “{ $player }” stands alone, but “{ $rest }” follows it.

player-engine = engine, { $strength }
strength-level = level { $level }
strength-time = { $millis } ms a move
strength-depth = { $depth } plies
strength-nodes = { $nodes } positions a move
spec-strength = “{ $text }” is no limit for the engine. There are level=1 to level=10, time=200ms, depth=12 and nodes=100000.

# The levels of the engine, in a line each.
level-1 = A child who has just learnt to play: sees what lies before it, and misses half of that.
level-2 = A beginner: takes what it sees, and often leaves the door open.
level-3 = Has played for two weeks: looks a move ahead, but overlooks a good deal.
level-4 = A casual player: knows a threat when it sees one.
level-5 = Plays with the family every Sunday: few blunders, short plans.
level-6 = A keen player: looks some moves ahead and seldom slips.
level-7 = A club player: overlooks nothing near, plans a little.
level-8 = Strong: every capture for many moves ahead is seen.
level-9 = A master: you will need a plan for the whole game.
level-10 = Everything the machine has, for the time that the settings give it.
