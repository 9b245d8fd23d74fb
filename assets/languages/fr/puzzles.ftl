### Les problèmes : en choisir un, le résoudre, et ce qui est résolu.

menu-puzzles = Problèmes
# Three lines of 46 columns.
puzzles-about = À chaque tour, un seul coup garde le gain ou la nulle : c'est prouvé. Un problème par jour, le même pour tous, et d'autres à volonté.
puzzles-today = Problème du jour
puzzles-new = Nouveau problème
puzzles-variant = Jeu
puzzles-difficulty = Difficulté
puzzles-solved = résolu
puzzles-begun = commencé
puzzles-making = Recherche d'un problème...
puzzles-none = Aucun problème n'a été trouvé pour ce jeu.
puzzles-streak = { $days ->
    [0] Résolvez le problème du jour pour commencer une série.
    [one] Problème du jour : { $days } jour de suite.
   *[other] Problème du jour : { $days } jours de suite.
}
puzzles-run = À la suite, sans faute ni indice : { $run } (record : { $best }).
puzzles-counts = { $solved ->
    [one] { $solved } résolu
   *[other] { $solved } résolus
}, dont { $at_once } du premier coup
puzzles-written = { $count ->
    [one] { $count } problème écrit
   *[other] { $count } problèmes écrits
}, { $bytes } octets.
puzzles-other-rules = { $file } n'est pas une partie de { $game }.

difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile

puzzle-turn = Coup { $turn } sur { $turns }
puzzle-win = Sud peut gagner. Trouvez le seul coup.
puzzle-draw = Sud peut tenir la nulle. Trouvez le seul coup.
puzzle-about = Vous êtes Sud. Tout autre coup perd l'avantage. Nord se défend de son mieux.
puzzle-about-draw = Vous êtes Sud. Tout autre coup perd. Nord se défend de son mieux.
puzzle-right = Bien vu. Nord a répondu : trouvez le coup suivant.
puzzle-wrong = { $pit } { $given } après { $answer }. Une touche l'annule.
puzzle-wrong-at-once = { $pit } { $given }. Une touche l'annule.
puzzle-only-draws = ne donne que la nulle
puzzle-win-lost = perd même la partie
puzzle-draw-lost = perd la partie
puzzle-hint-half = C'est { $pits }.
puzzle-hint-only = { $pit } est le seul coup possible.
puzzle-hint-others-draw = Jouez { $pit } : tout autre coup donne au mieux la nulle.
puzzle-hint-others-lose = Jouez { $pit } : tout autre coup perd.
puzzle-move-does = { $move } { $why }.
puzzle-too-soon = Cela révélerait la solution. Terminez d'abord le problème.
puzzle-solved-at-once = Résolu du premier coup !
puzzle-solved = Résolu.
puzzle-given-up = Voici la solution.
puzzle-grade = { $difficulty } : alpha-bêta le trouve à une profondeur de { $plies ->
    [one] { $plies } demi-coup
   *[other] { $plies } demi-coups
}. { $misses ->
    [0] Prendre le plus de graines suffit à chaque tour.
    [one] Prendre le plus de graines est une erreur à un tour.
   *[other] Prendre le plus de graines est une erreur à { $misses } tours.
}

key-today = du jour
key-new-puzzle = autre
key-give-up = solution

help-puzzle = Dans un problème
help-give-up = abandonner et voir la solution
help-new-puzzle = un autre problème
help-today = dans la liste : le problème du jour
help-puzzle-again = recommencer le problème
help-solution = une fois résolu : parcourir la solution
