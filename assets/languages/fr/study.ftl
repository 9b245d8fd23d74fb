### L'étude : indices, valeur des coups, la partie finie expliquée.

## En jouant

study-hint = Meilleur coup : { $move } ({ $value }). Il { $why }.
study-hint-only = Meilleur coup : { $move } ({ $value }).
study-hint-next = Deuxième choix : { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Tapez { $key } pour en savoir plus.
}
study-ghosts = Meilleure suite, { $number } sur { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } continue.
}
study-looking = Recherche du meilleur coup…
study-not-here = Les indices sont désactivés dans les réglages.
play-danger = { $pits ->
    [0] Aucune case n'est en danger.
   *[other] ! marque les cases que l'autre camp pourrait vider à son prochain coup.
}
play-values = À chaque case : l'avance finale attendue de { $side }, en graines (- : retard) ; « = » : tables de finales.
play-bar = Le nombre de la barre : l'avance finale attendue de { $side }, en graines (- : retard).
study-warning = Le coup { $move } { $gift }. Entrée le joue quand même.
study-take-wins = { $take } gagne
study-take-loses = { $take } perd

## Pourquoi un coup est bon : chaque bout finit « Meilleur coup : D (+0,2), … » et « …, qui … »

study-only-move = est le seul coup possible
from-pits = { $count ->
    [one] dans la case { $pits }
   *[other] dans les cases { $pits }
}
study-captures = prend { seeds } { from-pits }
study-prevents = empêche { $side } de prendre { seeds } { from-pits }
study-limits = permet à { $side } de prendre au plus { seeds } au coup suivant, au lieu de { $before }
study-threatens = menace de prendre { seeds } { from-pits } avec la case { $move }
study-feeds = donne des graines à { $side }, comme la règle l'exige
study-one-answer = ne laisse à { $side } que le coup { $move }
study-lost-heap = laisse à { $side } { matches } : quoi qu'il prenne, une réponse gagne
study-takes-last = prend la dernière allumette et perd
study-takes-least = en prend le moins possible : aucun nombre ne gagne ici
study-only-win = est le seul coup gagnant
study-only-win-table = est le seul coup gagnant d'après la table de finales
study-only-known-win = est le seul coup dont le gain est prouvé
study-only-known-win-table = est le seul coup que la table de finales donne gagnant
study-only-draw = est le seul coup qui ne perd pas
study-only-draw-table = est le seul coup qui ne perd pas d'après la table de finales
study-others-lose = est le seul coup dont la perte n'est pas prouvée
study-others-lose-table = est le seul coup que la table de finales ne donne pas perdant
study-nearly-lost = est lui aussi presque perdant, mais il est prouvé que tout autre coup perd
study-nearly-lost-table = est lui aussi presque perdant, mais tout autre coup perd d'après la table de finales
study-ahead = dépasse le deuxième choix d'environ { $seeds }
study-brings = gagne { seeds } avec un bon jeu des deux côtés
study-leaves-least = permet à { $side } de prendre au plus { seeds } au coup suivant (après les autres coups : { $others } ou plus)
study-only-safe = est le seul coup qui ne laisse à { $side } rien à prendre au coup suivant
study-safe = ne laisse à { $side } rien à prendre au coup suivant
study-few-answers = ne laisse que { moves } à { $side }
study-keeps-win = assure le gain
study-keeps-win-table = gagne d'après la table de finales
study-keeps-draw = assure la nulle
study-keeps-draw-table = fait nulle d'après la table de finales
study-loses-anyway = perd comme tout autre coup
study-loses-anyway-table = perd comme tout autre coup d'après la table de finales
study-loses-least = limite au mieux la défaite d'après la table de finales

# Pourquoi la partie finit avec un coup, et comment : « finit la partie avec 26 graines ... : Sud gagne 26 à 20 »
study-end-store = finit la partie avec { seeds } dans le grenier de { $side } : { $result }
study-end-few = finit la partie avec trop peu de graines dans les cases pour continuer : { $result }
study-end-no-move = finit la partie, car { $side } n'a aucun coup autorisé : { $result }
study-end-repetition = finit la partie en répétant une position : { $result }
study-end-won = { $side } gagne { $own } à { $other }
study-end-drawn = nulle, { $own } partout

## Ce qu'un coup donne

# Toujours la différence de deux estimations.
study-gift-seeds = vaut environ { $seeds } de moins, selon l'estimation
study-gift-won-to-drawn = ne fait qu'une nulle d'une partie gagnée
study-gift-won-to-lost = perd une partie gagnée
study-gift-drawn-to-lost = perd une position nulle
study-gift-loses = perd
study-gift-only-draws = ne donne plus que la nulle
study-gift-sure-win = rend incertaine une partie gagnée
study-gift-sure-draw = compromet une nulle assurée
# Ce qui repose sur la valeur d'une table de finales, qui n'est pas une preuve
study-by-table = { $what } (d'après la table de finales)
study-gift-chances = perd des chances de gain, selon l'estimation
study-verdict = { study-verdict-cost } ; ce coup { $gift }
study-verdict-cost = { $mark }, coûte { $chances ->
    [one] { $chances } point
   *[other] { $chances } points
} sur 100
study-verdict-harmless = { study-verdict }, mais ne change guère l'issue

error-analysis-failed = L'analyse a échoué ({ $what }).

## L'analyse dans une partie écrite

record-analysis-length = l'analyse a { $found ->
    [one] { $found } coup
   *[other] { $found } coups
}, la partie { $expected }.
record-line = la meilleure suite « { $line } » ne peut pas s'y jouer.
expected-assessment-list = une liste avec une table pour chaque coup
expected-worth = une valeur comme "+1.25", "table -2" ou "exact +3"
expected-points = un nombre de 0 à 1000
expected-rows = des rangées de chiffres ou de lettres, une par coup possible
expected-plies = un nombre de 0 à 100

## Le tableau d'awale analyse

analyse-move = Coup
analyse-value = Valeur
analyse-given = Graines perdues
analyse-cost = Coût
analyse-better = Mieux
# Comment les valeurs ont été trouvées.
analyse-effort = Chaque coup est calculé à { plies }, { $seeds ->
    [0] sans tables de finales
   *[other] avec des tables de finales jusqu'à { seeds }
}.
analyse-for = Les valeurs sont pour { $side } ; le coût, en chances de gain.
# ! seul bon coup, ?! imprécision, ? erreur, ?? gaffe
analyse-totals = { $side } : précision { $accuracy }, perte de { $seeds } par coup ; coups qui comptent { $counted } : ! seul bon coup { $only }, bons { $good }, ?! imprécisions { $inaccuracies }, ? erreurs { $mistakes }, ?? gaffes { $blunders } ; décidés { $decided } ; valeurs exactes { $exact } (dont bien jouées { $kept })
# De même aux allumettes, où seul compte le résultat.
analyse-totals-matches = { $side } : précision { $accuracy } ; coups qui comptent { $counted } : ! seul bon coup { $only }, ?? gaffes { $blunders } ; décidés { $decided } ; valeurs exactes { $exact } (dont bien jouées { $kept })
accuracy-few = (trop peu de coups)

mark-only = le seul bon coup
mark-best = le meilleur
mark-decided = sans enjeu
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe

## La partie finie expliquée

over-analyse = Analyser
analysis-running = Analyse : { $percent } %
analysis-curve = Chances de gain pour { $side }, en %
analysis-totals = Les deux camps
analysis-accuracy = précision
analysis-given = perte / coup
analysis-counted = vrais choix
analysis-few = - : moins de { $count } vrais choix
analysis-only = ! seul bon
analysis-good = bons
analysis-inaccuracies = ?! imprécis
analysis-mistakes = ? erreurs
analysis-blunders = ?? gaffes
analysis-move = { $move } : { $verdict }
analysis-better = Mieux : { $line }
analysis-how = { $key ->
    [none] Sur une erreur, la flèche bas montre la meilleure suite.
   *[other] { $key } va à l'erreur suivante, la flèche bas montre la meilleure suite.
}
analysis-no-faults = Aucune erreur n'a été trouvée dans cette partie.
analysis-no-faults-yet = Aucune erreur trouvée pour l'instant. L'analyse continue, du dernier coup au premier.
# { $running } dit où en est l'analyse.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } l'affiche
}
analysis-no-moves = Aucun coup n'a été joué : il n'y a rien à analyser.

key-analyze = analyser
key-hide-analysis = fermer
key-go-to-mistake = erreur
key-show-best-line = suite
key-show-better-line = mieux

## Regarder en arrière en jouant

history-start = La position de départ
history-how = { $key ->
    [none] Entrée continue la partie à partir d'ici.
   *[other] Entrée continue la partie à partir d'ici ; { $key } avance de nouveau.
}
key-show-history = historique
key-show-move-values = valeurs
key-show-evaluation-bar = barre
key-show-pits-in-danger = dangers
key-hide-move-values = sans valeurs
key-hide-evaluation-bar = sans barre
key-hide-pits-in-danger = cacher dangers
key-continue-game-from-here = continuer ici

## Touches et réglages

help-history = regarder en arrière ; Entrée continue la partie à partir de là
help-study-hint = indices : l'idée, où tombe la dernière graine, le meilleur coup
help-values = afficher ou masquer la valeur de chaque coup ; « = » : valeur des tables de finales, « ≥ » ou « ≤ » : limite, un mot : résultat prouvé
help-bar = afficher ou masquer la barre d'évaluation
help-best-line = montrer la meilleure suite coup par coup
help-danger = signaler ou non les cases que l'autre camp pourrait vider
help-analysis = analyser la partie, ou cacher l'analyse (en jeu, d'abord Tab)
help-book-in-game = ce que l'on sait de cette ouverture (en jeu, d'abord Tab)
help-faults = analyse : erreur suivante (? ou ??), erreur précédente
help-marks = le seul bon coup, imprécision, erreur, gaffe ; les autres : sans signe

setting-hints = Indices
setting-hints-about = { $key ->
    [none] Permettre les indices : le meilleur coup et son explication.
   *[other] Permettre à { $key } de montrer le meilleur coup et de l'expliquer.
}
setting-values = Valeur de chaque coup
setting-values-about = Afficher près de chaque case ce que vaut son coup, en graines. « = » signale une valeur des tables de finales, « ≥ » ou « ≤ » une limite, un mot un résultat prouvé. Masquée au début d'une partie qui compte pour votre classement.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } l'affiche ou la masque en cours de partie.
}
setting-bar = Barre d'évaluation
setting-bar-about = Afficher à gauche du plateau une barre qui montre qui est mieux. Masquée au début d'une partie qui compte pour votre classement.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } l'affiche ou la masque en cours de partie.
}
setting-danger = Cases en danger
setting-danger-about = Marque les cases que l'autre camp pourrait vider à son prochain coup. Masqué au début d'une partie qui compte pour votre classement.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } affiche ou masque les marques en cours de partie.
}
setting-warning = Alerte aux gaffes
setting-warning-about = Retenir une fois un coup qui coûte 20 % des chances de gain ou plus ; Entrée le joue quand même. Pas dans une partie qui compte pour votre classement.
setting-own-games = Problèmes de mes parties
setting-own-games-about = Chercher des problèmes dans vos parties terminées quand rien d'autre ne tourne. Ils apparaissent sous « Mes erreurs ».

## Le plateau d'analyse

board-title = Analyse
board-comment = Commentaire
board-how = { $comment } écrit un commentaire, { $analyse } analyse toute la partie, { $book } montre les ouvertures.
board-type-comment = Commentaire :
board-type-title = Enregistrer sous :
board-type-game = Position, coups ou OGN :
board-play = Jouez un coup, pour l'un ou l'autre camp : il ouvre une variante.
board-full = Le plateau contient { $most } coups en plus de la partie. Effacez-en d'abord.
board-answer-chosen = Votre réponse est désormais { $move }. « Mes ouvertures » la demandera dès demain.
board-answer-dropped = Le coup { $move } n'est plus votre réponse.
board-answer-how = { $key ->
    [none] Jouez d'abord un coup : il peut devenir votre réponse.
   *[other] Jouez d'abord un coup. { $key } en fait ensuite votre réponse.
}
board-answers-full = Vous avez { $count } réponses, le maximum pour un jeu. Retirez-en une d'abord.
board-is-played = Les coups de la partie ne s'effacent pas.
board-is-first = Cette ligne est déjà la première ici.
board-deleted = { $count ->
    [one] 1 coup effacé
   *[other] { $count } coups effacés
}{ $key ->
    [none] .
   *[other] . { $key } pour annuler.
}
set-up-replaced = Tout le plateau est remplacé{ $key ->
    [none] .
   *[other] . { $key } pour annuler.
}
board-comment-deleted = Commentaire effacé{ $key ->
    [none] .
   *[other] . { $key } pour annuler.
}
board-pasted = texte collé
board-variation = Variante { $place } sur { $of }. ↑ ↓ : les autres.
board-laid-out = Le compte est bon. Entrée analyse la position{ $play ->
    [none] .
   *[other] , { $play } la joue.
}
board-over = La partie est finie ici.
board-lines-off = { $key ->
    [none] Le moteur est arrêté.
   *[other] Le moteur est arrêté. { $key } le relance.
}
board-depth = Prof. { $depth }
board-engine = Recherche
board-exact = Exact
board-tables = Tables de finales
board-exact-mark = = table de finales
board-limit-mark = ≥ ≤ d'après la table
board-only-estimate = simple estimation
board-perhaps-not-lost = peut-être pas perdu
board-values-for = { $unit ->
    [seeds] graines pour { $side } (+ : avantage)
   *[none] pour { $side } (+ : avantage)
}
help-board = Plateau d'analyse
help-beside = à la variante précédente ou suivante ; sur une erreur, ↓ mène à la meilleure suite
help-best-move = coup suivant ; en fin de ligne le meilleur coup connu
help-branch = jouer un coup ; un nouveau coup ouvre une variante
help-comment = commenter le coup
help-save-board = enregistrer la partie avec commentaires et variantes, ou sous un autre nom
help-delete-variation = effacer le coup et tout ce qui suit
help-main-line = remonter la variante d'un rang
help-fold = déplier ou replier la variante
help-lines = moteur en marche ou à l'arrêt
help-copy-board = copier la position ; deux fois : les coups ; trois fois : la partie en OGN
help-think = analyser la position
help-panel = panneau suivant, dans une petite fenêtre
bind-comment = écrire un commentaire, ou un message à l'adversaire
key-change-variation = variantes
key-show-openings = ouvertures
key-write-comment = commenter
key-save = enregistrer
key-set-up-position = préparer
