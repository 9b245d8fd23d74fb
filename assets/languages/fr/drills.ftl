### L'entraînement au semis : des questions sur un plateau, contre la montre.

course-drills = Entraînement au semis
drills-title = Entraînement au semis
drills-about = Deux minutes pour compter : répondez à autant de questions que possible. Après une bonne réponse, la suivante arrive ; après une mauvaise, le plateau montre pourquoi.
drills-level = Niveau { $number } : { $name }
drills-best = record : { $score }
drills-score = Votre score : les bonnes réponses moins les mauvaises, jamais moins de zéro.
drills-none = Ce jeu a trop peu de graines pour cela.
drills-example = Un exemple. { $question }
drill-last = Où finit le semis ?
drill-captures = La plus grande prise ?
drill-danger = Où est le danger ?
drill-near = coups courts
drill-far = coups longs
drill-round = tour complet

drill-ask-last = Où tombe la dernière graine de la case { $pit } ?
drill-ask-capturer = Laquelle de vos cases prend le plus ?
drill-ask-seeds = Combien de graines la case { $pit } prend-elle ?
drill-ask-danger = Laquelle de vos cases Nord pourrait-il prendre ?
drill-how-both = Tapez A-F pour vos cases, a-f pour celles de Nord ; ou les flèches et Entrée.
drill-how-own = Tapez A-F pour répondre, ou utilisez les flèches et Entrée.
drill-how-seeds = Tapez 1-9 pour répondre, ou utilisez les flèches et Entrée.
drill-counts = Justes : { $right }. Fausses : { $wrong }.
drill-score = Score : { $score }.
drill-best = Record : { $score }.
drill-over = Les deux minutes sont écoulées.
drill-left = La série est finie.
drill-was-last = Pas { $wrong } : la dernière graine de la case { $pit } tombe dans la case { $right }.
drill-was-capturer = Pas { $wrong } : celle qui prend le plus est la case { $pit }, { $seeds ->
    [one] { $seeds } graine.
   *[other] { $seeds } graines.
}
drill-was-seeds = Pas { $wrong } : la case { $pit } en prend { $right }.
drill-was-danger = Pas { $wrong } : Nord pourrait prendre { $right } avec la case { $pit }.
drill-any-key = Entrée : question suivante.

key-give-answer = répondre
key-choose-level = niveau
help-drill = À l'entraînement au semis
help-drill-choose = choisir une case ou un nombre
help-drill-answer = répondre
help-drill-letter = répondre par cette case (A-F les vôtres, a-f celles de Nord, 1-6 rangée du curseur) ou ce nombre
