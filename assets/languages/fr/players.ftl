# Les joueurs et ce qu'ils savent.

player-you = Vous
player-minimax = minimax, profondeur { $depth }, { $evaluation }
player-alphabeta = alpha-bêta, profondeur { $depth }, { $evaluation }
player-mcts = Monte-Carlo, { $count ->
    [one] { $playouts } simulation
   *[other] { $playouts } simulations
}, { $leaf }

evaluation-seeds = compte les graines
evaluation-mobility = compte graines et coups
evaluation-threats = voit les menaces
leaf-chance = coups au hasard
leaf-captures = prises d'abord

spec-unknown = « { $text } » n'est pas un joueur. Les joueurs sont human, naive, fast, expert (aux allumettes), minimax:PROFONDEUR, alphabeta:PROFONDEUR, comme alphabeta:8 ou alphabeta:8:mobility, mcts:SIMULATIONS, engine:level=N et character:NOM.
spec-depth = « { $player } » demande une profondeur de { $low } à { $high }, comme { $player }:6.
spec-evaluation = « { $text } » n'est pas une évaluation. Les évaluations sont { $names }.
spec-playouts = « mcts » demande un nombre de simulations de { $low } à { $high }, comme mcts:10000.
spec-mcts = « { $text } » n'est pas une option de mcts, ou s'y trouve deux fois. Les options sont c=0 à c={ $most }, avec deux décimales au plus, et { $names }, comme mcts:10000:c=1.4:captures.
spec-character = « { $text } » n'est pas un personnage. Les personnages sont { $names }.
spec-too-much = « { $rest } » est de trop après « { $player } ».

strength-level = niveau { $level }
strength-time = { $millis } ms par coup
strength-nodes = { $count ->
    [one] { $nodes } position par coup
   *[other] { $nodes } positions par coup
}
spec-strength = « { $text } » n'est pas une limite pour le moteur. Les limites sont level=1 à level=10, time=200ms, depth=12 et nodes=100000.

level-1 = Un enfant qui vient d'apprendre à jouer : ne regarde que le coup suivant, et la moitié lui échappe.
level-2 = Un débutant : prend ce qu'il voit et laisse souvent des graines sans défense.
level-3 = Joue depuis deux semaines : prévoit un coup, mais beaucoup de choses lui échappent.
level-4 = Un joueur occasionnel : sait reconnaître une menace.
level-5 = Joue en famille chaque dimanche : peu de gaffes, des plans courts.
level-6 = Un joueur assidu : prévoit quelques coups et se trompe rarement.
level-7 = Un joueur de club : ne laisse passer aucune prise proche et prévoit un peu plus loin.
level-8 = Fort : voit chaque prise bien des coups à l'avance.
level-9 = Un maître : il vous faudra un plan pour toute la partie.
level-10 = Le moteur au mieux de sa force, avec le temps de réflexion des réglages.
