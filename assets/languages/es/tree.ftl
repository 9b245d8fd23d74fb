### Ver los algoritmos: el árbol que recorre minimax o alfa-beta.

tree-title = Ver los algoritmos
tree-nodes = El árbol
tree-counts = Posiciones vistas
tree-minimax = minimax
tree-alphabeta = alfa-beta
tree-alphabeta-ordered = alfa-beta, ordenado
tree-deepening = prof. iterativa
tree-deepening-table = prof. iterativa, tabla
tree-count-ordered = capturas antes
tree-count-ordered-matches = mayores antes
tree-column-value = valor
tree-column-window = ventana
tree-interval = [{ $alpha }; { $beta }]
tree-root = aquí
tree-cut = podado
tree-won = gana
tree-lost = pierde
tree-share = { $percent } %
tree-guide-position = Sur puede jugar *B* o *E*. ¿Cuál es mejor? La máquina prueba las dos sin tocar el tablero y dibuja un árbol. Su raíz es la posición «{ tree-root }».
tree-guide-moves = Cada jugada de Sur es una rama. *E* captura 2 semillas enseguida; *B*, ninguna. ¿Es mejor *E*, entonces? La máquina mira una jugada más allá.
tree-guide-answers = Debajo de cada jugada están las respuestas de Norte. El número dice cuánta ventaja tiene entonces Sur. Tras *E*, *f* captura 3 semillas: 2 - 3 = -1.
tree-guide-lowest = Norte juega lo peor para Sur. Por eso una jugada vale el menor número que tiene debajo: *B* 0, *E* -1.
tree-guide-highest = Sur elige el mayor de estos números, 0. Así los valores suben hasta la raíz, y la máquina juega *B*. Los árboles de verdad solo son más grandes.
tree-turn-highest = Turno de { $side }: toma el valor más alto.
tree-turn-lowest = Turno de { $side }: toma el valor más bajo.
tree-all-values = Valores para { $side }, en semillas, hasta donde ve este árbol. Los de las partidas llegan más lejos, para tu bando (o { south }).
tree-all-results = Valores para { $side }: gana, pierde, o 0 si la búsqueda no llega a verlo.
tree-horizon = La profundidad acaba aquí: evaluación estática ({ $evaluation }).
tree-horizon-open = La profundidad acaba aquí: aún no se ve quién gana.
tree-end = La partida termina aquí.
tree-window = Explorado con la ventana de { $alpha } a { $beta }.
tree-value = Vale { $value }.
tree-at-least = Vale { $value } o más.
tree-at-most = Vale { $value } o menos.
# El bando que gana, y el que juega en la raíz.
tree-result = Gana { $side }.
tree-result-at-least = Gana { $side }, o es mejor para { $root }.
tree-result-at-most = Gana { $side }, o es peor para { $root }.
tree-cut-because = Podado: { $moves }. El valor llega a beta, { $bound }: { $other } ya tiene eso con { $with }, y evitará esta posición.
tree-cut-because-lowest = Podado: { $moves }. El valor llega a alfa, { $bound }: { $other } ya tiene eso con { $with }, y evitará esta posición.
tree-not-looked-at = Nunca explorado, por la jugada anterior:
tree-move-at-root = { $move } desde aquí
tree-move-after = { $move } tras { $moves }

# La animación

tree-film = Ya explorado
tree-film-runs = animación · { $speed } { $steps ->
    [one] paso/s
   *[other] pasos/s
}
tree-film-paused = animación · en pausa
tree-film-steps = pasos
tree-film-positions = posiciones / evaluadas
tree-film-cuts = podas / jugadas podadas
tree-film-start = Aún no se ha explorado nada: todo valor es posible.
tree-film-enter = Se explora { $moves }.
tree-film-enter-window = Se explora { $moves }, con la ventana de { $alpha } a { $beta }.
tree-film-best = { $side } ha encontrado lo mejor hasta ahora: { $value }.
tree-film-alpha = { $side } ha encontrado algo mejor: alfa sube a { $value }.
tree-film-beta = { $side } ha encontrado algo mejor: beta baja a { $value }.
tree-film-outside = Lo mejor de { $side } aquí es { $value }, que no cambia la ventana.
tree-film-nothing = { $side } ya tiene { $value } aquí: nada cambia.
tree-film-end = La búsqueda ha terminado.

# Profundización iterativa

tree-legend = = de la tabla  ^ la mejor antes
tree-column-depth = prof.
tree-column-without = sin
tree-column-with = tabla
tree-column-hits = usos
tree-hit-exact = Está en la tabla, explorada a igual profundidad: se toma su valor.
tree-hit-at-least = Está en la tabla, explorada a igual profundidad: una cota inferior que llega a beta.
tree-hit-at-most = Está en la tabla, explorada a igual profundidad: una cota superior que no pasa de alfa.
tree-film-remembered = Era la mejor jugada antes.
tree-deepening-start = Media jugada más de profundidad. { $move } era la mejor antes: se explora primero.
tree-deepening-end = Profundidad { $depth } terminada. Posiciones: { $without } sin la tabla, { $with } con ella. Usos de la tabla: { $hits }.

# Prever

tree-predict-score = aciertos: { $right } de { $given }
tree-predict-cut = { $side } tiene aquí { $value } con { $move }. ¿Se podan las demás jugadas: { $moves }?
tree-predict-choice = Aquí se exploraron todas las jugadas ({ $place }). ¿Cuál toma { $side }?
tree-predict-yes = sí
tree-predict-no = no
tree-predict-right = Correcto.
tree-predict-wrong = No.
tree-predict-end = La búsqueda ha terminado. Aciertos: { $right } de { $given }.

# La búsqueda de Monte Carlo

tree-column-visits = visitas
tree-column-mean = media
tree-column-bound = cota
tree-growth-start = Aún no hay simulaciones. Cada una añade una posición al árbol y actualiza las que están encima.
tree-growth-chance = Simulación { $number }: { $moves }, y luego al azar hasta el final. Da { $points } a { $side }, que hizo la última de estas jugadas.
tree-growth-captures = Simulación { $number }: { $moves }, y luego hasta el final, capturando si se puede. Da { $points } a { $side }, que hizo la última de estas jugadas.
tree-growth-evaluation = Visita { $number }: { $moves }. Según la evaluación, da { $points } a { $side }, que hizo la última de estas jugadas.
tree-growth-bound = Ahora se sigue la cota más alta: media + { $constant } · sqrt(ln visitas del padre / visitas).
tree-growth-playouts = simulaciones
tree-growth-nodes = posiciones del árbol
tree-growth-played = posiciones jugadas

key-show-search-tree = árbol
key-unfold-node = abrir
key-change-algorithm = algoritmo
key-change-search-depth = prof.
key-change-evaluation = evaluación
key-start-film = animar
key-show-principal-variation = variante
key-export-picture = imagen
key-run-film = marcha
key-step-through-film = paso
key-go-to-next-cutoff = poda
key-start-predicting = prever
key-stop-predicting = parar
key-change-playout-kind = simular

help-tree = Ver los algoritmos
help-see-tree = ver el árbol de minimax y alfa-beta desde aquí
help-unfold = abrir, cerrar o subir al nodo padre
help-principal = abrir la variante principal: el mejor juego de ambos bandos
help-algorithm = otro algoritmo: minimax, alfa-beta, prof. iterativa, Monte Carlo
help-depth = buscar a más profundidad, a menos
help-film-start = la búsqueda animada, paso a paso
help-export-tree = guardar el árbol para compartir: SVG, Graphviz, texto y animación
help-evaluation = evaluar por semillas, también por jugadas o por amenazas

help-film = La búsqueda animada
help-film-step = un paso atrás, uno adelante; Monte Carlo: una simulación; → también sigue sin responder
help-film-run = poner en marcha o pausar; Enter también responde a una pregunta
help-film-speed = más rápido, más despacio
help-film-leap = prof. iterativa: una profundidad atrás o adelante; Monte Carlo: cien simulaciones
help-predict = prever podas y elecciones, o dejar de prever
help-export-film = guardar este paso y la animación: SVG, Graphviz, texto, GIF, grabación

help-predict-choose = elegir una respuesta; sin pregunta, ↓ va a la siguiente poda o al siguiente uso de la tabla
help-predict-number = responder con su número

help-growth-leaf = Monte Carlo: simular al azar, capturas primero, o una evaluación
# awale compare

compare-depth = prof.
compare-move = jugada
compare-value = valor
compare-matches-position = las cerillas no tienen posiciones iniciales; quita --position
compare-over = la partida ha terminado en esta posición: no hay nada que explorar

# awale tree

exercise-root = la raíz
exercise-max = max
exercise-min = min
exercise-turn-highest = { $side } elige: toma el valor más alto.
exercise-turn-lowest = { $side } elige: toma el valor más bajo.
exercise-leaf = Una hoja: su valor está dado.
exercise-cut-beta = Podado: { $moves }. El valor llega a beta, { $bound }: { $other } ya tiene eso en otra parte y no vendrá aquí.
exercise-cut-alpha = Podado: { $moves }. El valor llega a alfa, { $bound }: { $other } ya tiene eso en otra parte y no vendrá aquí.
exercise-left = { $place }: { $worth }
exercise-counts = Posiciones exploradas: { $positions } de { $all }. Podas: { $cutoffs }. Ramas podadas: { $moves }.
exercise-no-step = no hay paso { $step }; el último es el { $steps }
exercise-line = línea { $line }: { $problem }
exercise-nothing = no hay árbol; escribe uno como ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = un árbol empieza con un paréntesis, como ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = «{ $text }» viene después del final del árbol
exercise-open = falta cerrar un paréntesis
exercise-empty = hay paréntesis vacíos; escribe al menos un valor
exercise-no-value = «{ $text }» no es un valor; los valores son números enteros de -{ $most } a { $most }
exercise-branches = más de { $most } ramas en una posición
exercise-nodes = más de { $most } posiciones
exercise-plies = más de { $most } niveles de paréntesis
