# Les joueurs et ce qu'ils savent.

player-human = humain
player-naive = naïf (joue au hasard)
player-fast = rapide (prend le plus)
player-expert = expert (ne manque aucun gain)
player-minimax = minimax, profondeur { $depth }, { $evaluation }
player-alphabeta = alpha-bêta, profondeur { $depth }, { $evaluation }

evaluation-seeds = compte les graines
evaluation-mobility = compte graines et coups
evaluation-threats = voit les menaces

spec-unknown = « { $text } » n'est pas un joueur. Il y a human, naive, fast, expert (aux allumettes), minimax:PROFONDEUR et alphabeta:PROFONDEUR, comme alphabeta:8 ou alphabeta:8:mobility.
spec-depth = « { $player } » veut une profondeur de { $low } à { $high }, comme { $player }:6.
spec-evaluation = « { $text } » n'est pas une évaluation. Il y a { $names }.
spec-too-much = « { $player } » ne prend rien de plus, mais « { $rest } » le suit.
