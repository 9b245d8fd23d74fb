### Voir les algorithmes : l'arbre que parcourt minimax ou alpha-bêta.

tree-title = Voir les algorithmes
tree-nodes = L'arbre
tree-counts = Positions explorées
tree-minimax = minimax
tree-alphabeta = alpha-bêta
tree-alphabeta-ordered = alpha-bêta, ordonné
tree-deepening = approf. itératif
tree-deepening-table = approf. itératif, table
tree-count-ordered = ordonné
tree-count-ordered-matches = le plus d'abord
tree-column-value = valeur
tree-column-window = fenêtre
tree-interval = [{ $alpha }; { $beta }]
tree-root = ici
tree-cut = coupé
tree-won = gagné
tree-lost = perdu
tree-share = { $percent } %
tree-guide-position = Sud peut jouer *B* ou *E*. Lequel est le meilleur ? L'ordinateur essaie les deux sans toucher au plateau et dessine un arbre. Sa racine est la position « { tree-root } ».
tree-guide-moves = Chaque coup de Sud est une branche. *E* prend tout de suite 2 graines, *B* n'en prend aucune. *E* est-il donc meilleur ? L'ordinateur regarde un coup plus loin.
tree-guide-answers = Sous chaque coup se trouvent les réponses de Nord. Le nombre indique l'avance qu'a alors Sud. Après *E*, le coup *f* de Nord prend 3 graines : 2 - 3 = -1.
tree-guide-lowest = Nord joue ce qui est le pire pour Sud. Un coup vaut donc le plus petit nombre placé sous lui : *B* 0, *E* -1.
tree-guide-highest = Sud choisit le plus grand de ces nombres, 0. Les valeurs remontent ainsi jusqu'à la racine, et l'ordinateur joue *B*. Les vrais arbres sont simplement plus grands.
tree-turn-highest = À { $side } de jouer : il prend la plus haute valeur.
tree-turn-lowest = À { $side } de jouer : il prend la plus basse valeur.
tree-all-values = Valeurs pour { $side }, en graines, aussi loin que voit cet arbre. Celles des parties portent plus loin, pour votre camp (ou { south }).
tree-all-results = Valeurs pour { $side } : gagné, perdu, ou 0 si la recherche ne va pas assez loin pour le dire.
tree-horizon = La profondeur s'arrête ici : évaluation statique ({ $evaluation }).
tree-horizon-open = La profondeur s'arrête ici : on ne voit pas encore qui gagne.
tree-end = La partie finit ici.
tree-window = Exploré avec la fenêtre { $alpha } à { $beta }.
tree-value = Valeur : { $value }.
tree-at-least = Valeur : { $value } ou plus.
tree-at-most = Valeur : { $value } ou moins.
# The side that wins, and the side that moves at the root.
tree-result = { $side } gagne.
tree-result-at-least = { $side } gagne, ou c'est mieux pour { $root }.
tree-result-at-most = { $side } gagne, ou c'est pire pour { $root }.
tree-cut-because = Coupé : { $moves }. La valeur atteint bêta, { $bound } : { $other } a déjà autant avec { $with }, et ne permettra pas cette position.
tree-cut-because-lowest = Coupé : { $moves }. La valeur atteint alpha, { $bound } : { $other } a déjà autant avec { $with }, et ne permettra pas cette position.
tree-not-looked-at = Jamais exploré, à cause du coup précédent :
tree-move-at-root = { $move } à partir d'ici
tree-move-after = { $move } après { $moves }

# Le film

tree-film = Déjà exploré
tree-film-runs = film · { $speed } { $steps ->
    [one] pas/s
   *[other] pas/s
}
tree-film-paused = film · en pause
tree-film-steps = pas
tree-film-positions = positions / évaluées
tree-film-cuts = coupures / coups coupés
tree-film-start = Rien n'est encore exploré : toute valeur est possible.
tree-film-enter = { $moves } est exploré.
tree-film-enter-window = { $moves } est exploré, avec la fenêtre { $alpha } à { $beta }.
tree-film-best = { $side } a trouvé le meilleur jusqu'ici : { $value }.
tree-film-alpha = { $side } a trouvé mieux : alpha monte à { $value }.
tree-film-beta = { $side } a trouvé mieux : bêta descend à { $value }.
tree-film-outside = Le meilleur de { $side } est ici { $value }, ce qui ne change pas la fenêtre.
tree-film-nothing = { $side } a déjà { $value } ici : rien ne change.
tree-film-end = La recherche est finie.

# Iterative deepening

tree-legend = = par la table  ^ meilleur avant
tree-column-depth = prof.
tree-column-without = sans
tree-column-with = table
tree-column-hits = connues
tree-hit-exact = Dans la table, explorée aussi loin qu'ici : sa valeur est reprise.
tree-hit-at-least = Dans la table, explorée aussi loin qu'ici : une borne inférieure qui atteint bêta.
tree-hit-at-most = Dans la table, explorée aussi loin qu'ici : une borne supérieure qui ne dépasse pas alpha.
tree-film-remembered = C'était le meilleur coup avant.
tree-deepening-start = Un demi-coup plus loin. { $move } était le meilleur avant : il est exploré d'abord.
tree-deepening-end = Profondeur { $depth } finie. Positions : { $without } sans la table, { $with } avec elle. Connues : { $hits }.

# Predicting

tree-predict-score = juste : { $right } sur { $given }
tree-predict-cut = { $side } obtient ici { $value } par { $move }. Les autres coups sont-ils coupés : { $moves } ?
tree-predict-choice = Tous les coups sont explorés ici ({ $place }). Lequel { $side } prend-il ?
tree-predict-yes = oui
tree-predict-no = non
tree-predict-right = Juste.
tree-predict-wrong = Non.
tree-predict-end = La recherche est finie. Réponses justes : { $right } sur { $given }.

# La recherche arborescente Monte-Carlo

tree-column-visits = visites
tree-column-mean = moyenne
tree-column-bound = borne
tree-growth-start = Aucune simulation encore. Chacune ajoute une position à l'arbre et met à jour celles au-dessus d'elle.
tree-growth-chance = Simulation { $number } : { $moves }, puis au hasard jusqu'au bout. Elle vaut { $points } pour { $side }, qui a joué le dernier de ces coups.
tree-growth-captures = Simulation { $number } : { $moves }, puis jusqu'au bout, les prises d'abord. Elle vaut { $points } pour { $side }, qui a joué le dernier de ces coups.
tree-growth-evaluation = Visite { $number } : { $moves }. Selon l'évaluation, cela vaut { $points } pour { $side }, qui a joué le dernier de ces coups.
tree-growth-bound = La recherche suit alors la plus haute borne : moyenne + { $constant } · sqrt(ln visites du parent / visites).
tree-growth-playouts = simulations
tree-growth-nodes = positions dans l'arbre
tree-growth-played = positions jouées

key-show-search-tree = arbre
key-unfold-node = déplier
key-change-algorithm = algorithme
key-change-search-depth = prof.
key-change-evaluation = éval.
key-start-film = film
key-show-principal-variation = variante
key-export-picture = image
key-run-film = lancer
key-step-through-film = pas
key-go-to-next-cutoff = coupe
key-start-predicting = prédire
key-stop-predicting = arrêter
key-change-playout-kind = simul.

help-tree = Voir les algorithmes
help-see-tree = voir l'arbre de minimax et d'alpha-bêta à partir d'ici
help-unfold = déplier, replier, ou remonter au nœud parent
help-principal = déplier la variante principale : le meilleur jeu des deux camps
help-algorithm = un autre algorithme : minimax, alpha-bêta, approfondissement, Monte-Carlo
help-depth = chercher plus loin, moins loin
help-film-start = la recherche animée, pas à pas
help-export-tree = écrire l'arbre à partager : SVG, Graphviz, texte, et son film
help-evaluation = évaluer par les graines, aussi par les coups, ou par les menaces

help-film = La recherche en film
help-film-step = un pas en avant, en arrière ; Monte-Carlo : une simulation ; → continue aussi sans répondre
help-film-run = lancer, ou arrêter ; Entrée répond aussi à une question
help-film-speed = plus vite, plus lentement
help-film-leap = approfondissement : une profondeur de moins, de plus ; Monte-Carlo : cent simulations
help-predict = prédire les coupures et les choix, ou ne plus prédire
help-export-film = écrire ce pas et le film : SVG, Graphviz, texte, GIF, enregistrement

help-predict-choose = choisir une réponse ; sans question, ↓ va à la coupure suivante, ou à ce que la table connaît
help-predict-number = répondre par son numéro

help-growth-leaf = Monte-Carlo : simulations au hasard, prises d'abord, ou une évaluation

# awale compare

compare-depth = profondeur
compare-move = coup
compare-value = valeur
compare-matches-position = les allumettes n'ont pas de position de départ ; retirez --position
compare-over = la partie est finie dans cette position : il n'y a rien à explorer

# awale tree

exercise-root = la racine
exercise-max = max
exercise-min = min
exercise-turn-highest = { $side } choisit la plus haute valeur.
exercise-turn-lowest = { $side } choisit la plus basse valeur.
exercise-leaf = Une feuille : sa valeur est donnée.
exercise-cut-beta = Coupé : { $moves }. La valeur atteint bêta, { $bound } : { $other } a déjà autant ailleurs, et ne viendra pas ici.
exercise-cut-alpha = Coupé : { $moves }. La valeur atteint alpha, { $bound } : { $other } a déjà autant ailleurs, et ne viendra pas ici.
exercise-left = { $place }. { $worth }
exercise-counts = Positions explorées : { $positions } sur { $all }. Coupures : { $cutoffs }. Branches coupées : { $moves }.
exercise-no-step = le pas { $step } n'existe pas ; le dernier est le { $steps }
exercise-line = ligne { $line } : { $problem }
exercise-nothing = il n'y a pas d'arbre ; écrivez-en un comme ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = un arbre commence par une parenthèse, comme ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = « { $text } » suit la fin de l'arbre
exercise-open = une parenthèse n'est pas fermée
exercise-empty = des parenthèses sans rien dedans ; écrivez au moins une valeur
exercise-no-value = « { $text } » n'est pas une valeur ; les valeurs sont des nombres entiers de -{ $most } à { $most }
exercise-branches = plus de { $most } branches à une position
exercise-nodes = plus de { $most } positions
exercise-plies = plus de { $most } niveaux de parenthèses
