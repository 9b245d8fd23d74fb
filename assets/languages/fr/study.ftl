### L'étude : indices, valeur des coups, la partie finie expliquée.

## En jouant

study-hint = Indice : { $move }, qui { $why } ({ $value })
study-looking = Recherche du meilleur coup …
study-not-here = Les indices sont coupés dans les réglages.
study-warning = { $move } { $gift }. Entrée le joue quand même.
study-take-wins = { $take } gagne
study-take-loses = { $take } perd

## Pourquoi un coup est bon : chaque bout finit « Indice : D, qui … »

study-only-move = est le seul coup permis
study-captures = prend { seeds } en { $pits }
study-saves = sauve { $pits } ({ seeds })
study-threatens = menace { $pits } ({ seeds })
study-feeds = nourrit { $side }, comme il le faut
study-no-answer = laisse { $side } sans réponse : la partie finit
study-one-answer = ne laisse à { $side } que le coup { $move }
study-lost-heap = laisse à { $side } { matches } : quoi qu'il prenne, la réponse gagne
study-delays = fait durer la partie : rien ne gagne ici
study-others-lose = est le seul coup qui ne perd pas
study-only-win = est le seul qui gagne à coup sûr
study-ahead = vaut { $value } graines de plus que le suivant
study-brings = rapporte { seeds } de plus qu'il ne coûte
study-holds = ne coûte rien : on prend autant qu'on perd
study-loses-least = perd le moins : { seeds }
study-stands-best = mène à la meilleure position
study-keeps-win = garde le gain
study-keeps-draw = garde la nulle
study-loses-anyway = perd, comme tout autre coup

## Ce qu'un coup donne

study-gift-seeds = donne { $value } graines
study-gift-won-to-drawn = laisse une partie gagnée devenir nulle
study-gift-won-to-lost = perd une partie gagnée
study-gift-drawn-to-lost = perd une partie nulle
study-gift-loses = perd à coup sûr
study-gift-only-draws = laisse la partie devenir nulle
study-gift-sure-win = laisse échapper un gain certain
study-gift-sure-draw = laisse échapper une nulle certaine

trouble-student = L'étude a échoué. ({ $what })

## L'analyse dans une partie écrite

record-analysis-length = l'analyse a { $found ->
    [one] { $found } coup
   *[other] { $found } coups
}, la partie { $expected }.
record-line = la meilleure suite au coup { $number }, « { $line } », ne peut pas s'y jouer.
expected-assessments = une liste avec une table pour chaque coup
expected-worth = une valeur comme "+1.25", "table -2" ou "exact +3"

## Le tableau d'awale analyse

analyse-move = Coup
analyse-value = Valeur
analyse-given = Donné
analyse-better = Mieux
# ! meilleur, ?! imprécision, ? erreur, ?? gaffe
analyse-totals = { $side } : précision { $accuracy } %, { $value } graines données ; ! meilleurs { $best }, bons { $good }, décidés { $decided }, ?! imprécisions { $inaccuracies }, ? erreurs { $mistakes }, ?? gaffes { $blunders } ; valeurs exactes { $exact }, gardées { $kept }
# De même aux allumettes, où seul compte le résultat.
analyse-totals-matches = { $side } : précision { $accuracy } % ; décidés { $decided }, ?? gaffes { $blunders } ; valeurs exactes { $exact }, gardées { $kept }

mark-best = le meilleur
mark-decided = déjà décidé
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

## La partie finie expliquée

over-analyse = Analyser
analysis-running = Analyse : { $judged } sur { $moves }
analysis-curve = Valeur pour Sud
analysis-totals = Les deux camps
analysis-accuracy = précision
analysis-given = données
analysis-best = ! meilleurs
analysis-good = bons
analysis-decided = décidés
analysis-inaccuracies = ?! imprécis
analysis-mistakes = ? erreurs
analysis-blunders = ?? gaffes
analysis-move = { $move } : { $verdict } · { $value }
analysis-better = Mieux : { $line } ({ $value })
analysis-variation = Mieux au coup { $number } : { $line }
analysis-way-back = ← → parcourent cette suite, ↑ ramène à la partie.
analysis-how = n mène à l'erreur suivante, ↓ y montre ce qui était mieux.
analysis-no-faults = Aucune erreur n'a été trouvée dans cette partie.
analysis-no-moves = Aucun coup n'a été joué : il n'y a rien à expliquer.
analysis-wait = Ce coup n'est pas encore jugé.

key-analysis = analyser
key-analysis-off = sans analyse
key-faults = erreurs
key-better = mieux
key-to-game = à la partie

## Regarder en arrière en jouant

history-place = La position après { $shown ->
    [one] { $shown } coup
   *[other] { $shown } coups
} sur { $moves }.
history-how = Entrée reprend la partie d'ici ; U la fait avancer de nouveau.
key-history = historique
key-values = valeurs
key-bar = barre
key-values-off = sans valeurs
key-bar-off = sans barre
key-take-up = reprendre ici

## Touches et réglages

help-history = regarder en arrière ; Entrée reprend la partie de là
help-study-hint = le meilleur coup, et pourquoi
help-values = la valeur de chaque coup, ou non ; = ou un mot : certain
help-bar = une barre qui dit qui est mieux, ou non
help-analysis = faire expliquer la partie, ou non (même à sa fin)
help-faults = expliquée : à l'erreur suivante, à la précédente
help-better = expliquée : dans la meilleure suite, retour à la partie
help-marks = le meilleur, imprécision, erreur, gaffe ; bon ou décidé : sans signe

setting-hints = Indices
setting-hints-about = Si i montre le meilleur coup et dit pourquoi.
setting-values = Valeur de chaque coup
setting-values-about = Si chaque case montre ce que vaut son coup, en graines ; = ou un mot dit ce qui est certain. w le change en jouant.
setting-bar = Barre
setting-bar-about = Si une barre à gauche du plateau montre qui est mieux. x la change en jouant.
setting-warning = Alerte aux gaffes
setting-warning-about = Si un coup qui donne quatre graines ou la partie est arrêté une fois : Entrée le joue à la seconde.
