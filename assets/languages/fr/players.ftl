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

spec-unknown = « { $text } » n'est pas un joueur. Il y a human, naive, fast, expert (aux allumettes), minimax:PROFONDEUR, alphabeta:PROFONDEUR, comme alphabeta:8 ou alphabeta:8:mobility, et engine:level=N.
spec-depth = « { $player } » veut une profondeur de { $low } à { $high }, comme { $player }:6.
spec-evaluation = « { $text } » n'est pas une évaluation. Il y a { $names }.
spec-too-much = « { $player } » ne prend rien de plus, mais « { $rest } » le suit.

player-engine = moteur, { $strength }
strength-level = niveau { $level }
strength-time = { $millis } ms par coup
strength-depth = { $depth } demi-coups
strength-nodes = { $nodes } positions par coup
spec-strength = « { $text } » n'est pas une limite pour le moteur. Il y a level=1 à level=10, time=200ms, depth=12 et nodes=100000.

level-1 = Un enfant qui vient d'apprendre : voit ce qu'il a sous les yeux, et en manque la moitié.
level-2 = Un débutant : prend ce qu'il voit, et laisse souvent la porte ouverte.
level-3 = Joue depuis deux semaines : prévoit un coup, mais en oublie beaucoup.
level-4 = Un joueur occasionnel : reconnaît une menace quand il la voit.
level-5 = Joue en famille chaque dimanche : peu de gaffes, des plans courts.
level-6 = Un joueur assidu : prévoit quelques coups et se trompe rarement.
level-7 = Un joueur de club : n'oublie rien de proche, prépare un peu.
level-8 = Fort : voit chaque prise bien des coups à l'avance.
level-9 = Un maître : il vous faudra un plan pour toute la partie.
level-10 = Tout ce que la machine peut, pour le temps que donnent les réglages.
