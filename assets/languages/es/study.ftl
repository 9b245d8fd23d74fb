### El estudio: pistas, valor de las jugadas, la partida terminada y explicada.

## Durante la partida

study-hint = La mejor jugada es { $move } ({ $value }): { $why }.
study-hint-only = La mejor jugada es { $move } ({ $value }).
study-hint-next = La segunda mejor: { $move }.
study-hint-more = { $hint }{ $key ->
    [none] {""}
   *[other] {" "}Pulsa { $key } para saber más.
}
study-ghosts = Mejor línea, { $number } de { $count }. { $preview }.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } sigue.
}
study-looking = Buscando la mejor jugada…
study-not-here = Las pistas están desactivadas en los ajustes.
play-danger = { $pits ->
    [0] Ningún hoyo está en peligro.
   *[other] ! marca los hoyos que el otro bando podría vaciar en su próxima jugada.
}
play-values = En cada hoyo: la ventaja final esperada de { $side }, en semillas (-: desventaja); «=»: según las tablas de finales.
play-bar = El número de la barra: la ventaja final esperada de { $side }, en semillas (-: desventaja).
study-warning = La jugada { $move } { $gift }. Enter la juega igualmente.
study-take-wins = { $take } gana
study-take-loses = { $take } pierde

## Por qué es buena una jugada: cada frase termina «La mejor: D (+0,2), …» y «…, que …»

study-only-move = es la única jugada legal
from-pits = { $count ->
    [one] en el hoyo { $pits }
   *[other] en los hoyos { $pits }
}
study-captures = captura { seeds } { from-pits }
study-prevents = evita que { $side } capture { seeds } { from-pits }
study-limits = deja que { $side } capture como mucho { seeds } en su próxima jugada, en vez de { $before }
study-threatens = amenaza con capturar { seeds } { from-pits } con el hoyo { $move }
study-feeds = da semillas a { $side }, como exigen las reglas
study-one-answer = deja a { $side } una sola jugada ({ $move })
study-lost-heap = deja a { $side } { matches }: tome lo que tome, hay una respuesta que gana
study-takes-last = toma la última cerilla y pierde
study-takes-least = toma lo menos posible: aquí nada gana
study-only-win = es la única jugada que gana
study-only-win-table = es la única jugada que gana según la tabla de finales
study-only-known-win = es la única jugada con victoria demostrada
study-only-known-win-table = es la única jugada que la tabla de finales da por ganada
study-only-draw = es la única jugada que no pierde
study-only-draw-table = es la única jugada que no pierde según la tabla de finales
study-others-lose = es la única sin derrota demostrada
study-others-lose-table = es la única que la tabla de finales no da por perdida
study-nearly-lost = deja la partida casi perdida, pero está demostrado que las demás pierden
study-nearly-lost-table = deja la partida casi perdida, pero las demás pierden según la tabla de finales
study-ahead = supera a la segunda mejor en cerca de { $seeds }
study-brings = suma { seeds } con buen juego de ambos
study-leaves-least = deja que { $side } capture como mucho { seeds } en su próxima jugada (tras las otras: { $others } o más)
study-only-safe = es la única jugada que no deja a { $side } nada que capturar en su próxima jugada
study-safe = no deja a { $side } nada que capturar en su próxima jugada
study-few-answers = deja solo { moves } a { $side }
study-keeps-win = asegura la victoria
study-keeps-win-table = gana según la tabla de finales
study-keeps-draw = asegura el empate
study-keeps-draw-table = empata según la tabla de finales
study-loses-anyway = pierde, como las demás
study-loses-anyway-table = pierde según la tabla de finales, como las demás
study-loses-least = pierde por menos que las demás según la tabla de finales

# Por qué termina la partida con una jugada, y cómo: «termina la partida con 26 semillas … : Sur gana 26 a 20»
study-end-store = termina la partida con { seeds } en el granero de { $side }: { $result }
study-end-few = termina la partida al quedar muy pocas semillas en los hoyos: { $result }
study-end-no-move = termina la partida, pues { $side } no tiene jugada legal: { $result }
study-end-repetition = termina la partida al repetir una posición: { $result }
study-end-won = { $side } gana { $own } a { $other }
study-end-drawn = empate a { $own }

## Lo que regala una jugada

# Siempre la diferencia de dos estimaciones.
study-gift-seeds = cuesta unas { $seeds }, según la estimación
study-gift-won-to-drawn = deja en empate una partida ganada
study-gift-won-to-lost = pierde una partida ganada
study-gift-drawn-to-lost = pierde una partida empatada
study-gift-loses = pierde
study-gift-only-draws = deja la partida en empate
study-gift-sure-win = vuelve incierta una partida ganada
study-gift-sure-draw = puede perder una partida empatada
# Lo que se apoya en el valor de una tabla de finales, que no es una demostración
study-by-table = { $what } (según la tabla de finales)
study-gift-chances = pierde opciones de ganar, según la estimación
study-verdict = { study-verdict-cost }; { $gift }
study-verdict-cost = { $mark }, resta { $chances ->
    [one] { $chances } punto
   *[other] { $chances } puntos
} de 100
study-verdict-harmless = { study-verdict }, pero apenas cambia quién gana

error-analysis-failed = El análisis ha fallado ({ $what }).

## El análisis en una partida guardada

record-analysis-length = el análisis tiene { $found ->
    [one] { $found } jugada
   *[other] { $found } jugadas
}; la partida, { $expected }.
record-line = la mejor línea, «{ $line }», no se puede jugar ahí.
expected-assessment-list = una lista con una tabla por jugada
expected-worth = un valor como "+1.25", "table -2" o "exact +3"
expected-points = un número de 0 a 1000
expected-rows = filas de cifras o letras, una por cada jugada legal
expected-plies = un número de 0 a 100

## La tabla de awale analyse

analyse-move = Jugada
analyse-value = Valor
analyse-given = Pérdida
analyse-cost = Coste
analyse-better = Mejor
# Cómo se hallaron los valores.
analyse-effort = Cada jugada se explora a { plies } de profundidad, { $seeds ->
    [0] sin tablas de finales
   *[other] con tablas de finales de hasta { seeds }
}.
analyse-for = Los valores son para { $side }; el coste, en opciones de ganar.
# ! única buena, ?! imprecisión, ? error, ?? error grave
analyse-totals = { $side }: precisión { $accuracy }, pérdida de { $seeds } por jugada; jugadas que cuentan { $counted }: ! única buena { $only }, buenas { $good }, ?! imprecisiones { $inaccuracies }, ? errores { $mistakes }, ?? errores graves { $blunders }; decididas { $decided }; valores exactos { $exact } (conservados { $kept })
# Lo mismo en las cerillas, donde solo cuenta el resultado.
analyse-totals-matches = { $side }: precisión { $accuracy }; jugadas que cuentan { $counted }: ! única buena { $only }, ?? errores graves { $blunders }; decididas { $decided }; valores exactos { $exact } (conservados { $kept })
accuracy-few = (muy pocas jugadas)

mark-only = la única buena
mark-best = la mejor
mark-decided = nada en juego
mark-good = buena
mark-inaccuracy = imprecisión
mark-mistake = error
mark-blunder = error grave

## La partida terminada y explicada

over-analyse = Analizar
analysis-running = Análisis: { $percent } %
analysis-curve = Opciones de ganar de { $side }, en %
analysis-totals = Ambos bandos
analysis-accuracy = precisión
analysis-given = pérdida/jug.
analysis-counted = con elección
analysis-few = -: menos de { $count } con elección
analysis-only = ! única
analysis-good = buenas
analysis-inaccuracies = ?! imprecisas
analysis-mistakes = ? errores
analysis-blunders = ?? graves
analysis-move = { $move }: { $verdict }
analysis-better = Mejor: { $line }
analysis-how = { $key ->
    [none] En un error, la flecha abajo muestra la mejor línea.
   *[other] { $key } va al siguiente error, la flecha abajo muestra la mejor línea.
}
analysis-no-faults = No se han encontrado errores en esta partida.
analysis-no-faults-yet = Ningún error por ahora. El análisis sigue, de la última jugada a la primera.
# { $running } dice hasta dónde ha llegado el análisis.
analysis-hidden = { $running }{ $key ->
    [none] {""}
   *[other] {" "}· { $key } lo muestra
}
analysis-no-moves = No se ha jugado nada: no hay nada que analizar.

key-analyze = analizar
key-hide-analysis = ocultar
key-go-to-mistake = error
key-show-best-line = mejor línea
key-show-better-line = mejor

## Mirar atrás durante la partida

history-start = Posición inicial
history-how = { $key ->
    [none] Enter continúa la partida desde aquí.
   *[other] Enter continúa la partida desde aquí; { $key } vuelve a avanzar.
}
key-show-history = historial
key-show-move-values = valores
key-show-evaluation-bar = barra
key-show-pits-in-danger = peligros
key-hide-move-values = sin valores
key-hide-evaluation-bar = sin barra
key-hide-pits-in-danger = ocultar peligros
key-continue-game-from-here = seguir aquí

## Teclas y ajustes

help-history = mirar atrás; Enter continúa la partida desde ahí
help-study-hint = pistas: la idea, dónde cae la última semilla, la mejor jugada
help-values = mostrar u ocultar el valor de cada jugada; «=» indica un valor de las tablas de finales; «≥» o «≤», un límite; una palabra, un resultado demostrado
help-bar = mostrar u ocultar la barra de evaluación
help-best-line = mostrar la mejor línea jugada a jugada
help-danger = señalar o no los hoyos que el otro bando podría vaciar
help-analysis = analizar la partida, u ocultar el análisis (en juego, antes Tab)
help-book-in-game = lo que se sabe de esta apertura (en juego, antes Tab)
help-faults = análisis: error siguiente (? o ??), error anterior
help-marks = la única buena, imprecisión, error, error grave; las demás: sin signo

setting-hints = Pistas
setting-hints-about = { $key ->
    [none] Permitir pistas: la mejor jugada y por qué es buena.
   *[other] Permitir que { $key } muestre la mejor jugada y por qué es buena.
}
setting-values = Valor de cada jugada
setting-values-about = Mostrar junto a cada hoyo lo que vale su jugada, en semillas. «=»: valor de las tablas de finales; «≥» o «≤»: límite; una palabra: resultado demostrado. Oculto al empezar una partida que cuenta para tu puntuación.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } lo muestra u oculta durante la partida.
}
setting-bar = Barra de evaluación
setting-bar-about = Mostrar a la izquierda del tablero una barra que indica quién está mejor. Oculta al empezar una partida que cuenta para tu puntuación.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } la muestra u oculta durante la partida.
}
setting-danger = Hoyos en peligro
setting-danger-about = Marca los hoyos que el otro bando podría vaciar en su próxima jugada. Oculto al empezar una partida que cuenta para tu puntuación.{ $key ->
    [none] {""}
   *[other] {" "}{ $key } muestra u oculta las marcas durante la partida.
}
setting-warning = Aviso de errores graves
setting-warning-about = Detener una vez la jugada que cuesta el 20 % de las opciones de ganar o más: Enter la juega igualmente. No en partidas que cuentan para tu puntuación.
setting-own-games = Problemas de mis partidas
setting-own-games-about = Buscar problemas en tus partidas terminadas mientras no hay otra tarea. Aparecen en «Mis errores».

## El tablero de análisis

board-title = Análisis
board-comment = Comentario
board-how = { $comment } escribe un comentario, { $analyse } analiza toda la partida, { $book } abre las aperturas.
board-type-comment = Comentario:
board-type-title = Guardar como:
board-type-game = Posición, jugadas u OGN:
board-play = Juega con cualquier bando: la jugada abre una variante.
board-full = El tablero ya tiene { $most } jugadas fuera de la partida. Borra algunas.
board-answer-chosen = Tu respuesta es ahora { $move }. «Mis aperturas» te la preguntará desde mañana.
board-answer-dropped = La jugada { $move } ya no es tu respuesta.
board-answer-how = { $key ->
    [none] Haz primero una jugada: puede ser tu respuesta.
   *[other] Haz primero una jugada. Luego { $key } la convierte en tu respuesta.
}
board-answers-full = Tienes { $count } respuestas, el máximo para un juego. Quita antes una.
board-is-played = Las jugadas de la partida no se pueden borrar.
board-is-first = Esta línea ya es la primera aquí.
board-deleted = { $count ->
    [one] 1 jugada borrada
   *[other] { $count } jugadas borradas
}{ $key ->
    [none] .
   *[other] . { $key } lo deshace.
}
set-up-replaced = Todo el tablero ha cambiado{ $key ->
    [none] .
   *[other] . { $key } lo deshace.
}
board-comment-deleted = Comentario borrado{ $key ->
    [none] .
   *[other] . { $key } lo deshace.
}
board-pasted = texto pegado
board-variation = Variante { $place } de { $of }. ↑ ↓: las otras.
board-laid-out = No faltan semillas. Enter analiza la posición{ $play ->
    [none] .
   *[other] , { $play } juega desde aquí.
}
board-over = La partida termina aquí.
board-lines-off = { $key ->
    [none] Motor apagado.
   *[other] Motor apagado. { $key } lo enciende.
}
board-depth = Prof. { $depth }
board-engine = Esta búsqueda
board-exact = Exacto
board-tables = Tablas de finales
board-exact-mark = = tabla de finales
board-limit-mark = ≥ ≤ límite de tabla
board-only-estimate = solo una estimación
board-perhaps-not-lost = quizá no pierda
board-values-for = { $unit ->
    [seeds] semillas para { $side } (+: ventaja)
   *[none] para { $side } (+: ventaja)
}
help-board = Tablero de análisis
help-beside = a la variante anterior o siguiente; en un error, ↓ lleva a la mejor línea
help-best-move = jugada siguiente; al final, la mejor conocida
help-branch = jugar; una jugada nueva abre una variante
help-comment = comentar la jugada
help-save-board = guardar la partida con comentarios y variantes, o con otro nombre
help-delete-variation = borrar la jugada y todo lo que sigue
help-main-line = subir la variante un puesto
help-fold = desplegar o plegar la variante
help-lines = encender o apagar el motor
help-copy-board = copiar la posición; dos veces: las jugadas; tres: la partida en OGN
help-think = analizar la posición
help-panel = panel siguiente, en una ventana pequeña
bind-comment = comentar, o escribir al otro jugador
key-change-variation = variantes
key-show-openings = aperturas
key-write-comment = comentar
key-save = guardar
key-set-up-position = preparar
