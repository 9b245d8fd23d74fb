### Las pantallas: menú, preparación, partida, final, tablero de análisis, partidas guardadas.

## Menú

menu-continue = Continuar
menu-older = { $key } muestra { $games } más
menu-play = Jugar
menu-analyse = Analizar
menu-saved-games = Partidas guardadas
menu-rules = Reglas
menu-settings = Ajustes
menu-help = Ayuda
menu-quit = Salir
menu-ask = ¿Has jugado ya a este juego? (Esc: omitir)
# After the name was typed.
menu-ask-by-name = ¡Hola, { $name }! ¿Has jugado ya a este juego?
menu-new = Es mi primera vez
menu-knows = Conozco las reglas
menu-my-name = Nombre…
menu-name = ¿Cómo te llamas? (Enter)
# Lo que empezaría la tecla de jugar al momento.
menu-first = { $key ->
    [none] ¿Primera vez? «Aprender» empieza por las reglas, paso a paso.
   *[other] ¿Primera vez? «Aprender» empieza por las reglas, paso a paso. { $key } inicia una partida contra { $opponent }.
}
menu-rules-done = { $key ->
    [none] Ya sabes las reglas: sigue con «Jugar bien» en «Aprender», o con una partida.
   *[other] Ya sabes las reglas: sigue con «Jugar bien» en «Aprender». { $key } inicia una partida.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } inicia una partida: { $game }, { $players }
}
menu-suggested = (según tus resultados)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Propuesto por ser el más acorde con tus resultados.

## Analizar

analyse-about = Un tablero para pensar: el valor de cada jugada, las mejores líneas, el árbol de búsqueda.
analyse-last = Última partida
analyse-last-about = La última partida terminada: sus errores y qué era mejor.
analyse-position = Posición nueva
analyse-position-about = Prepara una posición, o pega una con { $key }, y luego estúdiala o juega desde ella.
analyse-saved-about = Abre una partida en el tablero de análisis, o continúa desde cualquiera de sus posiciones.
analyse-openings-about = Las primeras jugadas según el libro de aperturas, con tus propias partidas.
analyse-tree = Árbol de búsqueda
analyse-tree-about = Escribe o pega un árbol pequeño, como ((3 12 8) (2 4 6) (14 5 2)), y sigue minimax y alfa-beta paso a paso. En el tablero, la misma tecla muestra el árbol de la posición.

## Preparación

setup-title = La partida
setup-game = Juego
setup-you = Tu bando
setup-opponent = Rival
setup-more = Más
setup-position = Posición inicial
setup-position-usual = la habitual
setup-typed = otro…
you-drawn = por sorteo
you-both = ambos
you-link = con un amigo, por enlace
you-watch = solo mirar
setup-start = Montón inicial
setup-max-take = Máximo por turno
setup-evaluation = evaluación
setup-leaf = hechas con
setup-name = Nombre
setup-no-name = (ninguno)
setup-first = Quién empieza
setup-drawn = por sorteo
setup-direction = Siembra
setup-begin = Empezar
setup-going-on = Partida nueva tras { $move }
direction-counter-clockwise = antihorario
direction-clockwise = horario, en espejo

about-human = Alguien a tu lado, ante el mismo teclado.
about-opponent = Enter muestra todos los rivales posibles, con su puntuación.
about-you = El bando con el que juegas. Tus letras: de la *A* a la *F* con Sur, de la *a* a la *f* con Norte.
about-you-drawn = Antes de cada partida, el azar decide si juegas con Sur o con Norte.
about-you-both = Juegas con ambos bandos, o alguien a tu lado juega con Norte.
about-you-link = Juegas con Sur, y tu amigo con Norte en otra pantalla. Tras cada jugada envías un enlace que contiene toda la partida. No hace falta cuenta ni servidor.
about-you-watch = Mira cómo juegan dos máquinas.
about-more = Los nombres, quién empieza, la posición inicial, una serie de varias partidas.
about-position = Prepara otra posición y juega desde ella.
about-first = Quién hace la primera jugada. Por sorteo: el azar decide antes de cada partida.
about-naive = Hace cualquier jugada legal, al azar. Un buen primer rival cuando acabas de leer las reglas.
about-fast = Captura todo lo que puede y nunca mira más allá. Es fácil tenderle una trampa.
about-fast-matches = Toma todas las cerillas que puede, hasta la última. Fácil de vencer si sabes contar.
about-expert = Conoce el secreto de las cerillas y gana siempre que puede.
about-minimax = Explora todas las líneas hasta su profundidad. El algoritmo de los libros: completo y lento. Cada media jugada tarda unas cinco veces más que la anterior.
about-alphabeta = Minimax sin las líneas que no pueden importar: la misma jugada en mucho menos tiempo, así que puede profundizar más.
about-mcts = Juega desde aquí muchas partidas hasta el final y prefiere las jugadas que más ganan. No necesita evaluación.
about-leaf = Cómo se simula: jugadas al azar; la captura mayor, y si no hay, al azar; o sin jugadas, con una evaluación de la posición alcanzada.
about-evaluation = Cómo evalúa el final de una línea: por las semillas del granero; por semillas y jugadas; o por semillas, hoyos amenazados y hoyos que acumulan.
about-name = El nombre en esta partida, junto al tablero y en su archivo. Tu nombre habitual está en «Ajustes».
about-direction = El sentido de la siembra en pantalla. El espejo cambia la imagen, no las letras de los hoyos.

## Partida

side-of = de { $enough }
side-took = { $matches ->
    [one] tomó { $matches } cerilla
   *[other] tomó { $matches } cerillas
}
play-moves = Jugadas
play-begins = { $who ->
    [you] { $number }: empiezas tú
   *[other] { $number } empieza
}
play-began = { $side } empezó.
play-move-number = jugada { $number } · { $side }
play-unrated = sin puntuar: { $views }
play-helped = sin puntuar: con ayuda
play-rated = partida puntuada
play-lesson = sin puntuar: para aprender
play-lesson-begins = Para aprender, sin puntuar: Nana Esi te avisa antes de una mala jugada.
play-thinks = { $side } piensa
# Hasta dónde mira una máquina que piensa, y quién está mejor al final.
play-looks = { $plies ->
    [one] prevé { $plies } jugada
   *[other] prevé { $plies } jugadas
}: { $value }
play-paused = { $key ->
    [none] En pausa. Enter reanuda.
   *[other] En pausa. { $key } o Enter reanudan.
}
play-pace = { $pace } s entre jugadas
play-pace-none = sin pausa entre jugadas, por esta vez
play-nothing-to-undo = No hay nada que deshacer.
play-nothing-to-redo = No hay nada que rehacer.
play-too-early = Te has adelantado a la última jugada: no se ha jugado nada. Enter juega ahora.
setup-how = Tu última semilla captura si deja 2 o 3 en un hoyo rival.
play-no-paste = El texto pegado no es una posición, ni jugadas, ni una partida: nada ha cambiado.
key-unused = { $key } no hace nada aquí. { $help } muestra las teclas.
key-unused-fixed = Esa tecla no hace nada aquí. { $help } muestra las teclas.
key-plays-pit = La { $pit } mayúscula juega el hoyo.
play-in-a-copy = Sigues en una copia. La partida terminada conserva su resultado.
play-new-opponent = Tu rival es ahora { $opponent }, según tus resultados.
play-next-opponent = Juegas con { $side } contra { $opponent }. { $begins ->
    [you] Empiezas tú.
   *[other] Empieza tu rival.
}
play-swapped = { $side ->
    [none] Los jugadores han cambiado de bando.
   *[other] Ahora juegas con { $side }. Tus hoyos, siempre abajo, van de la { $first } a la { $last }.
}
play-not-your-turn = Es el turno de la máquina.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } la hace jugar ya.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } deshace tu jugada.
}
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Enter lo intenta de nuevo.
   *[other] {" "}{ $key } lo intenta de nuevo.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } deshace tu jugada.
}
job-no-result = ningún resultado
play-quiet = { $key ->
    [none] Hace rato que no se captura nada. Si una posición se repite, la partida termina.
   *[other] Hace rato que no se captura nada. Si una posición se repite, la partida termina; { $key } propone terminarla ya.
}
play-plays-on = { $side } perdería si parara aquí y quiere seguir.
plies = { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
}
moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

ask-resign = ¿Abandonar esta partida?
ask-resign-won = Estás ganando. ¿Abandonar esta partida?
ask-resign-better = Estás mejor, según la estimación. ¿Abandonar?
ask-agree = ¿Terminar aquí? Cada cual se lleva las semillas de su fila.
ask-agree-matches = ¿Terminar aquí? Será empate.
ask-help = «{ $what }» es una ayuda: la partida ya no contará para tu puntuación. ¿Continuar?
ask-delete = ¿Eliminar esta partida para siempre?
ask-quit-unsaved = No se pudieron guardar las últimas jugadas. ¿Salir de todos modos?
ask-leave-clocks = ¿Salir? Los relojes se paran, y la partida no contará para tu puntuación.
# Cada una con las teclas que dan esta respuesta.
ask-yes = [S]í
ask-no = [N]o
# Las letras que responden a una pregunta, minúsculas, separadas por un espacio.
confirm-yes-keys = s y
confirm-no-keys = n

## Final

over-title = Fin de partida
over-won = Has ganado por { $own } a { $other }.
over-lost = Has perdido por { $own } a { $other }.
over-drawn = Empate, { $own } a { $other }.
over-you-won = Has ganado.
over-you-lost = Has perdido.
over-resigned = Has abandonado.
over-resigned-won = Has abandonado una posición ganada.
over-resigned-better = Has abandonado una posición mejor, según la estimación.
over-agreed-won = Tenías la posición ganada.
over-agreed-better = Tu posición era mejor, según la estimación.
over-rating = Puntuación
over-turning-point = Momento clave
over-worst-move = Tu peor jugada
over-no-worst-move = ninguna
over-rematch-swapped-sides = Revancha
over-rated = { $opponent ->
    [none] Partida puntuada
   *[other] Puntuada: { $opponent }
}
over-same-sides = Mismo bando
over-next-opponent = { $opponent ->
    [none] Rival más duro
   *[other] Más duro: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Rival más fácil
   *[other] Más fácil: { $opponent }
}
over-lesson = Una lección
over-try-lesson = Al principio todos pierden. Ahora, una lección corta: { $lesson }.
over-try-easier = Al principio todos pierden. Ahora, un rival más fácil: { $opponent }.
over-board = Ver las jugadas
over-take-back = Deshacer jugada
over-menu = Menú
over-more = Más…

## El tablero de análisis

board-start = inicio
board-playing = Reproducción automática. Enter la detiene.
board-unfinished = Esta partida no ha terminado.

## Partidas guardadas

saved-count = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
saved-file = { $file }, un archivo con { $games } partidas. Enter las enumera.
saved-resigned = abandonó { $side }
saved-took-last = última: { $side }
saved-filter-unfinished = sin terminar
saved-filter-won = ganadas
saved-filter-lost = perdidas
saved-filter-drawn = empates
saved-found = «{ $search }»
saved-search = Buscar:
saved-none-found = Ninguna coincide. Esc: todas.
saved-how-filter = { $key } filtrar
saved-how-search = { $key } buscar
saved-none = Aún no hay partidas guardadas. Cada una se guarda desde la primera jugada.
saved-damaged = dañada
saved-new-name = Nombre nuevo: { $name }
saved-unfinished = tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

## La línea de teclas

key-name-ctrl = Ctrl
key-name-delete = Supr
key-name-down = Abajo
key-name-enter = Enter
key-name-esc = Esc
key-name-home-end = Inicio Fin
key-name-pages = RePág AvPág
key-name-space = Espacio
key-name-up = Arriba
key-play-now = jugar ya
key-go-back = volver
key-begin-chosen-item = empezar
key-bind-other-key = otra tecla
key-restore-default-key = tecla original
key-change-value = cambiar
key-choose = elegir
key-delete = eliminar
key-finish-typing = listo
key-cancel = cancelar
key-play-from-here = desde aquí
key-change-game = otro juego
key-change-game-with-tab = otro juego
key-list-games = partidas
key-list-keys = ayuda
key-change-line = línea
key-back-to-menu = menú
key-share = compartir
key-show-more-choices = más
key-move-now = que juegue
key-open-chosen-item = abrir
key-change-speed = ritmo
key-pause = pausa
key-play = jugar
key-autoplay = auto
key-quit = salir
key-rename = renombrar
key-scroll-text = texto
key-step-through-moves = paso
key-step-through-rules = paso
key-turn-board = girar
key-type-name = nombre
key-undo = deshacer

## Junto al menú de una ventana ancha

today-title = Hoy
today-training = Te espera un problema de una partida. Problema de hoy: { $difficulty }.
today-open = El problema de hoy ({ $game }, { $difficulty }) te espera.
today-missed = El problema de hoy ({ $game }) aún no está resuelto: inténtalo otra vez.
today-solved = El problema de hoy ({ $game }) está resuelto.
today-due = { $puzzles ->
    [one] Vuelve { $puzzles } problema fallado.
   *[other] Vuelven { $puzzles } problemas fallados.
}
today-own = { $count ->
    [one] Vuelve { $count } posición de tus partidas.
   *[other] Vuelven { $count } posiciones de tus partidas.
}
today-openings = { $count ->
    [one] Vuelve { $count } posición de tus aperturas.
   *[other] Vuelven { $count } posiciones de tus aperturas.
}
# Tras el avance de las tablas de finales. Una estimación.
today-lesson = Próxima lección: { $lesson }
today-lessons-done = Lecciones y capítulos, todos hechos.
today-rating = Puntuación: { $rating }
today-no-rating = Tu puntuación empieza con partidas sin ayuda, contra cualquiera menos Nana Esi.

## Problemas del sistema

small-needs = La ventana es muy pequeña: necesita { $size }.
small-has = Tiene { $size }.
error-save-failed = Sin guardar; la próxima jugada lo intenta otra vez: { $what }
# Otra partida que la que está en pantalla.
error-save-failed-other = La partida { $game } no se ha guardado: { $what }
error-open-failed = No se pudo abrir: { $what }
error-change-failed = No se pudo cambiar: { $what }

## Los jugadores en una palabra

kind-human = humano
kind-naive = ingenuo
kind-fast = rápido
kind-expert = experto
kind-minimax = minimax
kind-alphabeta = alfa-beta
kind-mcts = Monte Carlo
kind-engine = motor
about-engine = El jugador más fuerte del programa, en diez niveles: un niño puede vencer al nivel 1; el nivel 10 juega lo mejor que sabe.

## Lo que ve la máquina

value-guess = { $side } lleva cerca de { $seeds } de ventaja
value-even = casi igualado
value-table = tabla de finales: gana { $side } por { seeds }
value-table-limit = tabla de finales: gana { $side } por { seeds } o más
value-table-draw = tabla de finales: empate
value-proven-win = exacto: gana { $side }
value-won = gana
value-drawn = empata
value-lost = pierde
value-proven-draw = exacto: empate
error-folder-locked = Otro programa usa { $what }. Las partidas se guardan sin esperarlo; las tablas de finales esperan a que acabe.
error-disk-not-responding = El disco no responde, y tu último cambio aún no está guardado. Prueba de nuevo en un momento.
disk-silent = el disco no responde
leaving-waits = El disco no responde. Espera de hasta 30 segundos; { key-name-ctrl }-C sale de inmediato.
leaving-picture = Aún se está creando una imagen. { key-name-ctrl }-C sale sin ella.
leaving-saved = La partida está guardada; `awale` la continúa.
leaving-unwritten = Quizá tu último cambio no esté guardado: { $what }
error-tables-failed = No se pudieron crear las tablas de finales: { $what }
error-bad-table = Una tabla de finales está dañada; la partida sigue sin ella: { $what }
play-tables = Finales exactos: { $percent } % · ya puedes jugar
matches-none-left = No queda ninguna cerilla.
matches-taken = { $side }: { $matches }
