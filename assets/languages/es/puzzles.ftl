### Problemas: elegir uno, resolverlo, y lo que ya está resuelto.

menu-puzzles = Problemas
# Tres líneas de 46 columnas.
puzzles-about = El de hoy (igual para todos) y los nuevos tienen exactamente una jugada buena por turno (demostrado).
puzzles-today = Problema de hoy
puzzles-new = Problema nuevo
puzzles-variant = Juego
puzzles-difficulty = Dificultad
puzzles-solved = resuelto
puzzles-begun = empezado
puzzles-missed = fallado
puzzles-making = Buscando un problema…
puzzles-none = No se encontró ningún problema para este juego.
puzzles-streak = { $days ->
    [0] Resuelve el problema de hoy para empezar una racha.
    [one] Problema de hoy: { $days } día seguido.
   *[other] Problema de hoy: { $days } días seguidos.
}
puzzles-run = Seguidos sin fallos ni pistas: { $run } (récord: { $best }).
puzzles-counts = Del día y nuevos: { $solved ->
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}, { $at_once } a la primera
puzzles-written = { $count ->
    [one] { $count } problema escrito
   *[other] { $count } problemas escritos
}, { $bytes } bytes.
puzzles-other-rules = { $file } no es una partida de { $game }.

difficulty-easy = fácil
difficulty-medium = medio
difficulty-hard = difícil

puzzle-turn = Jugada { $turn } de { $turns }
puzzle-win = Sur puede ganar. Busca la única jugada.
puzzle-draw = Sur puede empatar. Busca la única jugada.
puzzle-best = Busca la mejor jugada.
puzzle-about-best = Juegas con Sur. Al final de la partida, la mejor jugada debería valer al menos { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
} más que cualquier otra: es una estimación.
puzzle-about-better = Juegas con Sur. Según la estimación, una jugada es mejor que cualquier otra.
puzzle-about = Juegas con Sur. Solo gana una jugada; está demostrado.
puzzle-about-draw = Juegas con Sur. Las demás jugadas pierden; está demostrado.
puzzle-right = Correcto. Norte ha respondido: busca la jugada siguiente.
puzzle-solved-today = Ya has resuelto este problema hoy. Mañana habrá otro.
puzzle-wrong = La jugada { $pit } { $given }. Norte responde con { $answer }.
puzzle-wrong-at-once = La jugada { $pit } { $given }.
puzzle-line-goes-on = Continuación probable: { $line }.
puzzle-line-gains = Semillas ganadas hasta ahí: Sur { $south }, Norte { $north }.
puzzle-wrong-how = Enter deshace la jugada.
puzzle-next-how = Enter abre un problema nuevo.
puzzle-only-draws = empata como mucho
puzzle-win-lost = incluso pierde
puzzle-draw-lost = pierde
puzzle-gives-seeds = acaba { $seeds ->
    [one] cerca de una semilla
   *[other] unas { $seeds } semillas
} por debajo de la mejor jugada (estimado)
puzzle-hint-last = La última semilla de la jugada buena cae en el hoyo { $pit }.
puzzle-hint-last-store = La última semilla de la jugada buena cae en tu granero.
puzzle-hint-last-store-opponent = La última semilla de la jugada buena cae en el granero del rival.
puzzle-hint-best = Juega { $pit }: según la estimación rinde al menos { $seeds ->
    [one] { $seeds } semilla
   *[other] { $seeds } semillas
} más que cualquier otra.
puzzle-hint-better = Juega { $pit }: según la estimación es mejor que cualquier otra jugada.
puzzle-hint-only = { $pit } es la única jugada legal.
puzzle-hint-others-draw = Juega { $pit }: las demás jugadas empatan como mucho.
puzzle-hint-others-lose = Juega { $pit }: las demás jugadas pierden.
puzzle-move-does = La jugada { $move } { $why }.
puzzle-too-soon = Eso revelaría la solución. Termina antes el problema.
puzzle-solved-at-once = ¡Resuelto a la primera!
puzzle-solved = Resuelto, pero con una pista o un error.
puzzle-solved-failed = Resuelto, pero con una pista o un error: cuenta como fallado.
puzzle-given-up = Esta era la solución.
puzzle-drawn = { $lead ->
    [0] Empate: al final de esta línea los graneros están igualados y, con el mejor juego, ambos bandos se reparten por igual las semillas de los hoyos ({ $left }).
   *[other] Empate: al final de esta línea { $ahead } lleva una ventaja de { $lead }; con el mejor juego, { $behind } recupera justo esa diferencia con las semillas de los hoyos ({ $left }).
}
# Cuánto hay que prever: las jugadas de Norte también cuentan.
puzzle-grade = { $difficulty }: hay que prever { $plies ->
    [one] una jugada
    [2] dos jugadas
   *[other] { $plies } jugadas
}, contando ambos bandos.
# The player “fast”, who takes as many seeds as it can at once.
puzzle-greedy = { $turns ->
    [one] { $misses ->
        [0] Quien captura siempre lo máximo también acierta.
       *[other] Quien captura siempre lo máximo falla.
    }
   *[other] Quien captura siempre lo máximo falla en { $misses } de { $turns } turnos.
}

key-new-puzzle = nuevo
key-show-solution = solución

help-give-up = en un problema o un error: ver la solución
help-new-puzzle = en «Problemas»: un problema nuevo
help-task-choose = elegir una jugada; al final: recorrer la solución

puzzle-themes = Temas: { $themes }.
puzzle-ratings = Problema { $puzzle }, tu puntuación { $player }.
puzzle-rated = Tu puntuación en problemas: { $before } → { $after } ({ $change }). Problema: { $puzzle }.
puzzle-rating = { $rating } ± { $margin }
puzzle-rating-open = en unos pocos problemas
puzzles-rating = puntuación { $rating }
puzzles-suitable = primero los fáciles
puzzles-no-rating = tras un problema de partidas

puzzles-training = De partidas
puzzles-own = Mis errores
puzzles-own-counts = { $due } para hoy, { $count } en total
puzzles-own-empty = nada aún
puzzles-own-how = Analiza tus partidas: sus errores vuelven aquí.
puzzles-found = Bien jugado
puzzles-found-how = Cuando encuentras la única jugada buena, la posición llega aquí.
puzzles-own-beside = De una partida tuya. Encuentra la mejor jugada.
puzzles-openings = Mis aperturas
puzzles-openings-counts = { $due ->
    [0] 0 para hoy
   *[other] { $due } para hoy
}: { $south } Sur, { $north } Norte
puzzles-openings-how = { $key ->
    [none] Elige tus respuestas en la página de aperturas: vuelven aquí.
   *[other] Enter abre las aperturas. Haz una jugada y pulsa { $key }: será tu respuesta y volverá aquí.
}
puzzles-openings-beside = Una posición de tus aperturas. ¿Qué respuesta elegiste?
# The moves from the start of the game to the position.
repertoire-after = Después de { $moves }
repertoire-ask = Juegas con { $side }. ¿Cuál es tu respuesta?
repertoire-right = Correcto: tu respuesta es { $move }.
repertoire-wrong = La jugada { $move } no es la respuesta que elegiste.
repertoire-shown = Tu respuesta es { $move }.
repertoire-due = La posición vuelve el { $date }.
puzzles-made-beside = Un ejemplo, no el problema en sí. { $goal }
puzzles-solved-beside = El problema de hoy está resuelto. En el tablero, otro. { $goal }
puzzles-training-beside = Un ejemplo: una posición de una partida, con una única mejor jugada, demostrada o estimada.
puzzles-own-search = { $games ->
    [one] Buscando problemas en una partida tuya más.
   *[other] Buscando problemas en { $games } partidas tuyas más.
}
training-title = Problemas de partidas
training-about = Posiciones de partidas con una única mejor jugada, demostrada o estimada. Una mala jugada, una pista o la solución, y el problema cuenta como fallado; vuelve al cabo de uno, tres y siete días.
training-next = Problema siguiente
training-theme = Tema
training-mixed = todos
training-storm = Tormenta
training-storm-about = cuantos puedas en tres minutos
training-none = No hay ningún problema así para este juego.
training-next-beside = { $goal } Su puntuación: { $rating }.
training-storm-beside = Empieza con uno fácil como este; cada problema es algo más difícil que el anterior. Una mala jugada termina el problema y cuesta diez segundos. Tu puntuación no cambia.
training-rating = Puntuación: { $rating }.
training-solved = Resueltos: { $solved } de { $attempts }.
training-due = { $count ->
    [0] Hoy no vuelve ningún problema fallado.
    [one] Hoy vuelve { $count } problema fallado.
   *[other] Hoy vuelven { $count } problemas fallados.
}
training-best = Mejor tormenta: { $count }.
storm-over = Se acabaron los tres minutos.
storm-left = La tormenta ha terminado.
storm-solved = ✓ Resuelto.
storm-missed = ✗ Fallado: diez segundos menos.
storm-rules = Una mala jugada termina el problema y cuesta diez segundos.
storm-ready = Tu primera jugada pone en marcha el reloj.
storm-counts = Resueltos:{"\u00A0"}{ $solved }. Fallados:{"\u00A0"}{ $missed }.
storm-solving = problemas fallados: { $puzzles } por resolver
storm-to-solve = { $puzzles ->
    [one] Enter: resolver el problema fallado.
   *[other] Enter: resolver los { $puzzles } problemas fallados.
}
key-solve-missed-puzzles = fallados

# Lo que se copia para compartirlo, sin la solución.
share-puzzle = Awalé, problema del { $day } ({ $game }, { $difficulty })
share-storm = Awalé, tormenta del { $day } ({ $game })
share-not-solved = Sin resolver.
share-how = { $key ->
    [none] {""}
   *[other] { $key }: copiar el resultado para compartirlo.
}

motif-slam-trap = trampa del gran slam
motif-sacrifice = sacrificio
motif-double-threat = doble amenaza
motif-starvation = sin semillas
motif-feeding = dar de comer
motif-big-pit = hoyo grande
motif-chain = cadena de capturas
motif-long-capture = captura larga
motif-move-away = retirada
motif-overfill = llenar de más
motif-block = bloqueo
motif-capture = captura
motif-endgame = final

idea-slam-trap = Aquí, capturarlo todo no da nada.
idea-sacrifice = No lo defiendas todo: deja que { $opponent } capture unas semillas y busca qué obtienes a cambio.
idea-double-threat = Una de tus jugadas crea dos amenazas a la vez.
idea-starvation = { $opponent } puede quedarse sin semillas.
idea-feeding = { $opponent } no tiene semillas: tu jugada debe darle alguna.
idea-big-pit = Uno de tus hoyos tiene semillas para dar la vuelta al tablero.
idea-chain = Una de tus jugadas captura varios hoyos a la vez.
idea-long-capture = Una de tus jugadas captura desde lejos, o muchas semillas.
idea-move-away = { $opponent } amenaza con capturar { seeds } con el hoyo { $pit }: pon a salvo las semillas en peligro.
idea-overfill = { $opponent } amenaza con capturar { seeds } con el hoyo { $pit }: pon más semillas en el hoyo en peligro.
idea-block = { $opponent } amenaza con capturar { seeds } con el hoyo { $pit }: siembra en ese hoyo y su última semilla caerá en otro sitio.
idea-capture = Una de tus jugadas captura { seeds }: mira dónde cae la última semilla de cada hoyo.
idea-endgame = Quedan pocas semillas: cuenta las jugadas hasta el final.
idea-quiet = Ahora no se puede capturar nada. ¿Qué hoyo tuyo corre peligro? ¿Dónde podrías capturar después?
idea-only-move = Solo tienes una jugada legal.
# The pits of the best moves: “A, C and E”.
idea-compare = Compara los hoyos { $pits }: la mejor jugada sale de uno de ellos.
# What is known about the results of all moves, before the idea of the best one.
idea-result = { $result ->
   *[lost] Todas las jugadas pierden.
    [lost-table] Según la tabla de finales, todas las jugadas pierden.
    [one-wins] Solo una jugada gana.
    [one-wins-table] Según la tabla de finales, solo una jugada gana.
    [one-known-win] Está demostrado que una jugada gana.
    [one-known-win-table] Según la tabla de finales, una jugada gana.
    [one-draws] Solo una jugada no pierde.
    [one-draws-table] Según la tabla de finales, solo una jugada no pierde.
    [others-lose] Está demostrado que todas las jugadas menos una pierden.
    [others-lose-table] Según la tabla de finales, todas las jugadas menos una pierden.
}
# Hay capturas posibles, y ninguna es la solución.
idea-no-capture = Podrías capturar, pero hay una jugada mejor.
