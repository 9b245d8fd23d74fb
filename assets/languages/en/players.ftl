# The players and what they know.

# The name of a person without a name, against a computer.
player-you = You
player-minimax = minimax, depth { $depth }, { $evaluation }
player-alphabeta = alpha-beta, depth { $depth }, { $evaluation }
player-mcts = Monte Carlo, { $count ->
    [one] { $playouts } playout
   *[other] { $playouts } playouts
}, { $leaf }

evaluation-seeds = counts seeds
evaluation-mobility = counts seeds and moves
evaluation-threats = sees threats
leaf-chance = random moves
leaf-captures = captures first

spec-unknown = “{ $text }” is not a player. The players are human, naive, fast, expert (for the matches), minimax:DEPTH, alphabeta:DEPTH, as in alphabeta:8 or alphabeta:8:mobility, mcts:PLAYOUTS, engine:level=N and character:NAME.
spec-depth = “{ $player }” needs a depth from { $low } to { $high }, as in { $player }:6.
spec-evaluation = “{ $text }” is not an evaluation. The evaluations are { $names }.
spec-playouts = “mcts” needs a number of playouts from { $low } to { $high }, as in mcts:10000.
spec-mcts = “{ $text }” is not an option of mcts, or it is given twice. The options are c=0 to c={ $most }, with two decimals at most, and { $names }, as in mcts:10000:c=1.4:captures.
spec-character = “{ $text }” is not a character. The characters are { $names }.
spec-too-much = nothing may follow “{ $player }”, but “{ $rest }” does.

strength-level = level { $level }
strength-time = { $millis } ms per move
strength-nodes = { $count ->
    [one] { $nodes } position per move
   *[other] { $nodes } positions per move
}
spec-strength = “{ $text }” is not a limit for the engine. Use level=1 to level=10, time=200ms, depth=12 or nodes=100000.

# The levels of the engine, in a line each.
level-1 = A child who has just learned to play: looks at the next move and misses half of what is there.
level-2 = A beginner: takes what it sees and often leaves seeds unprotected.
level-3 = Has played for two weeks: looks one move ahead but overlooks a lot.
level-4 = A casual player: recognizes a threat.
level-5 = Plays with the family every Sunday: few blunders, short plans.
level-6 = A keen player: looks a few moves ahead and seldom slips.
level-7 = A club player: misses nothing nearby and plans a little ahead.
level-8 = Strong: sees every capture many moves ahead.
level-9 = A master: you will need a plan for the whole game.
level-10 = The engine at its best, with the thinking time from the settings.
