### Les problèmes : en choisir un, le résoudre, et ce qui est résolu.

menu-puzzles = Problèmes
# Three lines of 46 columns.
puzzles-about = Problème du jour (le même pour tous) ou nouveau ; un seul bon coup par tour, prouvé.
puzzles-today = Problème du jour
puzzles-new = Nouveau problème
puzzles-variant = Jeu
puzzles-difficulty = Difficulté
puzzles-solved = résolu
puzzles-begun = commencé
puzzles-missed = manqué
puzzles-making = Recherche d'un problème…
puzzles-none = Aucun problème n'a été trouvé pour ce jeu.
puzzles-streak = { $days ->
    [0] Résolvez le problème du jour pour commencer une série.
    [one] Problème du jour : { $days } jour de suite.
   *[other] Problème du jour : { $days } jours de suite.
}
puzzles-run = À la suite, sans faute ni indice : { $run } (record : { $best }).
puzzles-counts = Du jour et nouveaux : { $solved ->
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
puzzle-win = Sud peut gagner. Trouvez le seul bon coup.
puzzle-draw = Sud peut tenir la nulle. Trouvez le seul bon coup.
puzzle-best = Trouvez le meilleur coup.
puzzle-about-best = Vous êtes Sud. En fin de partie, le meilleur coup devrait valoir au moins { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de plus que tout autre : c'est une estimation.
puzzle-about-better = Vous êtes Sud. D'après l'estimation, un coup est meilleur que tout autre.
puzzle-about = Vous êtes Sud. Un seul coup gagne, c'est prouvé.
puzzle-about-draw = Vous êtes Sud. Tout autre coup perd, c'est prouvé.
puzzle-right = Bien vu. Nord a répondu : trouvez le coup suivant.
puzzle-solved-today = Vous avez déjà résolu ce problème aujourd'hui. Demain, un autre.
puzzle-wrong = Le coup { $pit } { $given }. { north } répond par la case { $answer }.
puzzle-wrong-at-once = Le coup { $pit } { $given }.
puzzle-line-goes-on = Suite probable : { $line }.
puzzle-line-gains = Graines gagnées jusque-là : Sud { $south }, Nord { $north }.
puzzle-wrong-how = Entrée annule le coup.
puzzle-next-how = Entrée ouvre un autre problème.
puzzle-only-draws = donne au mieux la nulle
puzzle-win-lost = perd même la partie
puzzle-draw-lost = perd la partie
puzzle-gives-seeds = finit environ { $seeds ->
    [one] une graine
   *[other] { $seeds } graines
} derrière le meilleur (estimation)
puzzle-hint-last = La dernière graine du bon coup tombe dans la case { $pit }.
puzzle-hint-last-store = La dernière graine du bon coup tombe dans votre grenier.
puzzle-hint-last-store-opponent = La dernière graine du bon coup tombe dans le grenier adverse.
puzzle-hint-best = Jouez { $pit } : d'après l'estimation, ce coup rapporte au moins { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} de plus que tout autre.
puzzle-hint-better = Jouez { $pit } : d'après l'estimation, ce coup est meilleur que tout autre.
puzzle-hint-only = { $pit } est le seul coup possible.
puzzle-hint-others-draw = Jouez { $pit } : tout autre coup donne au mieux la nulle.
puzzle-hint-others-lose = Jouez { $pit } : tout autre coup perd.
puzzle-move-does = Le coup { $move } { $why }.
puzzle-too-soon = Cela révélerait la solution. Terminez d'abord le problème.
puzzle-solved-at-once = Résolu du premier coup !
puzzle-solved = Résolu, mais avec un indice ou un mauvais coup.
puzzle-solved-failed = Résolu, mais avec un indice ou un mauvais coup : compte comme manqué.
puzzle-given-up = Voici la solution.
puzzle-drawn = { $lead ->
    [0] Partie nulle : à la fin de cette suite, les greniers sont à égalité ; sans faute des deux côtés, les camps se partagent à parts égales les graines restantes ({ $left }).
   *[other] Partie nulle : à la fin de cette suite, { $ahead } mène de { $lead } ; sans faute des deux côtés, { $behind } comble exactement ce retard avec les graines restantes ({ $left }).
}
# Jusqu'où il faut voir : les coups de Nord comptent aussi.
puzzle-grade = { $difficulty } : { $plies ->
    [one] un coup
    [2] deux coups
   *[other] { $plies } coups
} à prévoir, les deux camps comptés.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] En prenant toujours le maximum, on trouve aussi ce coup.
       *[other] En prenant toujours le maximum, on manque ce coup.
    }
   *[other] Coups manqués en prenant toujours le maximum : { $misses }/{ $turns }.
}

key-new-puzzle = autre
key-show-solution = solution

help-give-up = dans un problème ou une erreur : voir la solution
help-new-puzzle = dans « Problèmes » : un autre problème
help-task-choose = choisir un coup ; à la fin : parcourir la suite

puzzle-themes = Thèmes : { $themes }.
puzzle-ratings = Problème { $puzzle }, votre classement { $player }.
puzzle-rated = Votre classement aux problèmes : { $before } → { $after } ({ $change }). Problème : { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = dans quelques problèmes
puzzles-rating = classement { $rating }
puzzles-suitable = les faciles d'abord
puzzles-no-rating = après un problème de partie

puzzles-training = Tirés de parties
puzzles-own = Mes erreurs
puzzles-own-counts = { $due } aujourd'hui, { $count } en tout
puzzles-own-empty = encore aucune
puzzles-own-how = Analysez vos parties : leurs erreurs reviennent ici.
puzzles-found = Bien joué
puzzles-found-how = Quand vous trouvez le seul bon coup d'une partie, la position vient ici.
puzzles-own-beside = Tirée d'une de vos parties. Trouvez le meilleur coup.
puzzles-openings = Mes ouvertures
puzzles-openings-counts = { $due ->
    [0] 0 aujourd'hui
   *[other] { $due } aujourd'hui
} : { $south } Sud, { $north } Nord
puzzles-openings-how = { $key ->
    [none] Choisissez vos réponses à la page des ouvertures : elles reviennent ici.
   *[other] Entrée ouvre les ouvertures. Jouez un coup et tapez { $key } : il devient votre réponse et revient ici.
}
puzzles-openings-beside = Une position de vos ouvertures. Quelle réponse avez-vous choisie ?
# The moves from the start of the game to the position.
repertoire-after = Après { $moves }
repertoire-ask = Vous êtes { $side }. Quelle est votre réponse ?
repertoire-right = C'est cela : votre réponse est { $move }.
repertoire-wrong = Le coup { $move } n'est pas la réponse que vous avez choisie.
repertoire-shown = Votre réponse est { $move }.
repertoire-due = La position revient le { $date }.
puzzles-made-beside = Un exemple, pas le problème lui-même. { $goal }
puzzles-solved-beside = Le problème du jour est résolu. Sur le plateau, un autre. { $goal }
puzzles-training-beside = Un exemple : une position de partie où un coup est le meilleur, prouvé ou estimé.
puzzles-own-search = { $games ->
    [one] Recherche de problèmes dans vos parties : encore une.
   *[other] Recherche de problèmes dans vos parties : encore { $games }.
}
training-title = Problèmes tirés de parties
training-about = Des positions de parties où un coup est le meilleur, prouvé ou estimé. Un mauvais coup, un indice ou la solution, et le problème est manqué ; il revient après un, trois et sept jours.
training-next = Problème suivant
training-theme = Thème
training-mixed = tous
training-storm = Tempête
training-storm-about = le plus possible en trois minutes
training-none = Aucun problème de ce genre pour ce jeu.
training-next-beside = { $goal } Son classement : { $rating }.
training-storm-beside = Elle commence par un problème facile comme celui-ci, et chacun est un peu plus dur que le précédent. Un mauvais coup met fin au problème et coûte dix secondes. Votre classement ne change pas.
training-rating = Classement : { $rating }.
training-solved = Résolus : { $solved } sur { $attempts }.
training-due = { $count ->
    [0] Aucun problème manqué ne revient aujourd'hui.
    [one] { $count } problème manqué revient aujourd'hui.
   *[other] { $count } problèmes manqués reviennent aujourd'hui.
}
training-best = Meilleure tempête : { $count }.
storm-over = Les trois minutes sont écoulées.
storm-left = La tempête est finie.
storm-solved = ✓ Résolu.
storm-missed = ✗ Manqué : dix secondes de moins.
storm-rules = Un mauvais coup met fin au problème et coûte dix secondes.
storm-ready = Votre premier coup lance le chrono.
storm-counts = Résolus :{"\u00A0"}{ $solved }. Manqués :{"\u00A0"}{ $missed }.
storm-solving = problèmes manqués : { $puzzles } à résoudre
storm-to-solve = { $puzzles ->
    [one] Entrée : résoudre le problème manqué.
   *[other] Entrée : résoudre les { $puzzles } problèmes manqués.
}
key-solve-missed-puzzles = les manqués

# Ce qui est copié pour être partagé, sans solution.
share-puzzle = Awalé, problème du { $day } ({ $game }, { $difficulty })
share-storm = Awalé, tempête du { $day } ({ $game })
share-not-solved = Non résolu.
share-how = { $key ->
    [none] {""}
   *[other] { $key } copie le résultat à partager.
}

motif-slam-trap = piège du grand chelem
motif-sacrifice = sacrifice
motif-double-threat = double menace
motif-starvation = famine
motif-feeding = nourrir l'adversaire
motif-big-pit = grande case
motif-chain = prises en chaîne
motif-long-capture = longue prise
motif-move-away = fuite
motif-overfill = remplissage
motif-block = blocage
motif-capture = prise
motif-endgame = finale

idea-slam-trap = Ici, tout prendre ne rapporte rien.
idea-sacrifice = Ne défendez pas tout : laissez { $opponent } prendre quelques graines, et cherchez ce que vous obtenez en échange.
idea-double-threat = Un de vos coups crée deux menaces à la fois.
idea-starvation = { $opponent } peut manquer de graines.
idea-feeding = { $opponent } n'a plus de graines : votre coup doit lui en donner.
idea-big-pit = Une de vos cases a assez de graines pour faire le tour du plateau.
idea-chain = Un de vos coups prend plusieurs cases d'un coup.
idea-long-capture = Un de vos coups prend de loin, ou prend beaucoup de graines.
idea-move-away = { $opponent } menace de prendre { seeds } avec la case { $pit } : mettez à l'abri les graines en danger.
idea-overfill = { $opponent } menace de prendre { seeds } avec la case { $pit } : remplissez davantage la case en danger.
idea-block = { $opponent } menace de prendre { seeds } avec la case { $pit } : semez dans cette case, et sa dernière graine tombera ailleurs.
idea-capture = Un de vos coups prend { seeds } : regardez où tombe la dernière graine de chaque case.
idea-endgame = Il reste peu de graines : comptez les coups jusqu'au bout.
idea-quiet = Rien à prendre pour l'instant. Laquelle de vos cases est en danger ? Où pourriez-vous prendre ensuite ?
idea-only-move = Vous n'avez qu'un seul coup possible.
# The pits of the best moves: “A, C and E”.
idea-compare = Comparez les cases { $pits } : le meilleur coup part de l'une d'elles.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Tous les coups perdent.
    [lost-table] D'après la table de finales, tous les coups perdent.
    [one-wins] Un seul coup gagne.
    [one-wins-table] D'après la table de finales, un seul coup gagne.
    [one-known-win] Il est prouvé qu'un coup gagne.
    [one-known-win-table] D'après la table de finales, un coup gagne.
    [one-draws] Un seul coup ne perd pas.
    [one-draws-table] D'après la table de finales, un seul coup ne perd pas.
    [others-lose] Tous les coups sauf un perdent, c'est prouvé.
    [others-lose-table] D'après la table de finales, tous les coups sauf un perdent.
}
# Des prises sont possibles, aucune n'est la solution.
idea-no-capture = Vous pourriez prendre, mais un autre coup vaut mieux.
