### Les problèmes : en choisir un, le résoudre, et ce qui est résolu.

menu-puzzles = Problèmes
puzzles-about = Une fin de partie où, à chaque tour, un seul coup garde le gain ou la nulle. Chacun est prouvé. Un nouveau chaque jour, le même pour tous, et autant d'autres que vous voulez.
puzzles-today = Celui du jour
puzzles-new = Un nouveau
puzzles-variant = Jeu
puzzles-difficulty = Difficulté
puzzles-solved = résolu
puzzles-begun = commencé
puzzles-making = Recherche d'un problème...
puzzles-none = Aucun problème n'a été trouvé pour ce jeu.
puzzles-streak = { $days ->
    [0] Résolvez celui du jour pour commencer une série.
    [one] Celui du jour : { $days } jour de suite.
   *[other] Celui du jour : { $days } jours de suite.
}
puzzles-run = Résolus de suite sans faute ni indice : { $run } (au mieux { $best }).
puzzles-counts = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}, dont { $at_once } du premier coup

difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile

puzzle-turn = Coup { $turn } sur { $turns }
puzzle-win = Sud gagne. Trouvez le seul coup.
puzzle-draw = Sud tient la nulle. Trouvez le seul coup.
puzzle-about = Vous êtes Sud. Tout autre coup laisse échapper ce résultat. Nord se défend de son mieux.
puzzle-right = C'est juste. Nord a répondu : trouvez le coup suivant.
puzzle-wrong = { $pit } { $given } après { $answer }. Une touche le reprend.
puzzle-wrong-at-once = { $pit } { $given }. Une touche le reprend.
puzzle-only-draws = ne fait que nulle
puzzle-win-lost = perd même
puzzle-draw-lost = perd
puzzle-hint-half = C'est { $pits }.
puzzle-hint-only = { $pit } est le seul coup permis.
puzzle-hint-others-draw = Jouez { $pit } : tout autre coup fait nulle au mieux.
puzzle-hint-others-lose = Jouez { $pit } : tout autre coup perd.
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = Cela révélerait la solution : disponible une fois le problème fini.
puzzle-solved-at-once = Résolu du premier coup !
puzzle-solved = Résolu.
puzzle-given-up = Voilà la solution.
puzzle-grade = { $difficulty } : alpha-bêta le voit à { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}. { $misses ->
    [0] Prendre le plus possible suffit à chaque tour.
    [one] À un tour, prendre le plus possible est une erreur.
   *[other] À { $misses } tours, prendre le plus possible est une erreur.
}

key-today = du jour
key-new-puzzle = autre
key-give-up = céder

help-puzzle = Dans un problème
help-give-up = abandonner et voir la solution
help-new-puzzle = un autre problème
help-today = dans la liste : le problème du jour
help-puzzle-again = recommencer le problème
help-solution = une fois résolu : parcourir la solution
