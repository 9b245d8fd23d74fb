### `awale --help` y las páginas de sus comandos.

cli-page-usage = Uso:
cli-page-commands = Comandos
cli-page-arguments = Argumentos
cli-page-options = Opciones
cli-page-for-all = Para todos los comandos
cli-page-help = Mostrar esta ayuda
cli-page-version = Mostrar la versión
cli-page-default = [por defecto: { $value }]
cli-page-values = [valores posibles: { $values }]
cli-name-command = COMANDO
cli-name-file = ARCHIVO
cli-name-dir = CARPETA
cli-name-input = ENTRADA
cli-name-output = SALIDA
cli-name-name = NOMBRE
cli-name-action = ACCIÓN
cli-name-code = CÓDIGO
cli-name-day = DÍA
cli-name-format = FORMATO
cli-name-game = PARTIDA
cli-name-kind = TIPO
cli-name-level = NIVEL
cli-name-limit = LÍMITE
cli-name-mode = MODO
cli-name-north = NORTE
cli-name-options = OPCIONES
cli-name-pairing = EMPAREJAMIENTO
cli-name-pit = HOYO
cli-name-player = JUGADOR
cli-name-position = POSICIÓN
cli-name-puzzle = PROBLEMA
cli-name-shell = SHELL
cli-name-side = BANDO
cli-name-south = SUR
cli-name-steps = PASOS
cli-name-theme = TEMA
cli-name-time = TIEMPO
cli-page-folders =
    Ajustes: { $config }
    Partidas y tablas: { $data }

cli = Jugar, aprender y estudiar los juegos de la familia del awalé en un terminal
cli_config = Archivo de ajustes que se usa en lugar del tuyo
cli_data = Carpeta de partidas y tablas que se usa en lugar de la tuya
cli_ascii = Dibujar y escribir solo con caracteres ASCII; por defecto, si el sistema no usa UTF-8
cli_log = Escribir un registro en este archivo, para informar de un error
cli_language = Idioma que se usa en lugar del de los ajustes o el de tu sistema
cli_seed = Semilla de todo lo aleatorio, para repetir una ejecución
cli-plain = Jugar línea a línea, sin la pantalla completa
cli-plain_drawn = Dibujar el tablero en vez de describirlo
cli-plain_variant = La variante de awalé [por defecto: la última elegida; en una tubería, oware]
cli-plain_matches = Jugar a las 13 cerillas
cli-plain_south = Quién juega con Sur: human, naive, fast, expert, minimax:PROFUNDIDAD, alphabeta:PROFUNDIDAD[:EVALUACIÓN], mcts:SIMULACIONES, engine:level=N o character:NOMBRE [por defecto: el último elegido; en una tubería, human]
cli-plain_north = Quién juega con Norte
cli-plain_first = Quién empieza [por defecto: lo último elegido; la primera vez, por sorteo; en una tubería, Sur]
cli-plain_position = La posición inicial, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` prevalece sobre su último campo
cli-plain_clock = Un reloj por jugador: minutos + segundos por jugada, como 5+3; sin deshacer ni pedir pistas
cli-plain_below =
    Lo que puedes escribir:
      A a F, a a f      el hoyo que juegas (o su número desde tu izquierda, de 1 a 6)
      1, 2, 3           cuántas cerillas tomas (con --matches)
      deshacer          deshacer la última jugada; contra la máquina, hasta tu turno
      pista             recibir la siguiente pista
      tablero, jugadas  mostrar el tablero, o las jugadas hechas
      fin?              proponer terminar la partida tal como está
      abandonar         dar la partida por perdida
      analizar          explicar una partida terminada; errores: buscar en ella jugadas mejores
      reloj             mostrar el tiempo que le queda a cada bando (con --clock)
      salir             dejarlo; la partida se guarda, y la pantalla completa puede continuarla
      ?                 mostrar los comandos

    En un terminal, la línea se edita como en una shell; las flechas arriba y abajo recuperan las anteriores.
cli-plain-puzzle = Resolver problemas: el de hoy, nuevos, los de partidas, o todos los que puedas en tres minutos
cli-plain-puzzle_which = Qué problemas
cli-plain-puzzle_which_today = el problema de hoy, un final
cli-plain-puzzle_which_new = finales nuevos
cli-plain-puzzle_which_games = posiciones de partidas, a tu nivel
cli-plain-puzzle_which_storm = todos los que puedas en tres minutos
cli-plain-puzzle_variant = El juego; sin esta opción, el último elegido
cli-plain-puzzle_difficulty = Dificultad de los nuevos: easy (fácil), medium (media) o hard (difícil)
cli-plain-learn = Seguir las lecciones de las reglas, desde la primera que no hayas hecho
cli-plain-learn_lesson = Empezar por esta lección
cli-plain-learn_variant = El juego; sin esta opción, el último elegido
cli-plain-chapter = Aprender a jugar bien: posiciones explicadas y ejercicios, desde el primer capítulo sin estrella
cli-plain-chapter_chapter = Empezar por este capítulo
cli-plain-chapter_variant = El juego; sin esta opción, el último elegido
cli-plain-drill = Entrenar el conteo durante dos minutos: dónde caen las semillas, qué captura, qué corre peligro
cli-plain-drill_which = Qué entrenar
cli-plain-drill_which_last = dónde cae la última semilla
cli-plain-drill_which_captures = qué hoyo captura, y cuánto
cli-plain-drill_which_danger = qué hoyo corre peligro
cli-plain-drill_level = Alcance de las jugadas: 1 corto, 2 largo, 3 toda la vuelta
cli-plain-drill_variant = El juego; sin esta opción, el último elegido
cli-plain-rules = Leer las reglas, con posiciones que las muestran
cli-plain-rules_variant = El juego; sin esta opción, el último elegido
cli-plain-computers = Leer cómo buscan las máquinas: un árbol pequeño por minimax y luego por alfa-beta
cli-plain-openings = Repetir las respuestas que elegiste para las aperturas
cli-plain-openings_variant = El juego; sin esta opción, el último elegido
cli-plain-mistakes = Encontrar jugadas mejores que las que hiciste
cli-plain-mistakes_game = El archivo de una partida, o `last` para la última; sin él, las posiciones guardadas de tus partidas
cli-plain-mistakes_number = Número de la partida en un archivo con varias; `awale open ARCHIVO` las enumera
cli-plain-mistakes_variant = El juego; sin esta opción, el último elegido
cli-open = Abrir una partida guardada; continuar desde cualquier posición
cli-open_file = La partida, un archivo `.toml` u `.ogn`, o un enlace entre comillas; el análisis solo se guarda en tus propias partidas
cli-open_number = Número de la partida en un archivo con varias; sin esta opción, se enumeran
cli-convert = Convertir una partida entre `.toml` (este programa) y `.ogn` (otros)
cli-convert_input = La partida, un archivo `.toml` u `.ogn`; `-` es la entrada estándar, con `--from`
cli-convert_output = Dónde escribirla: un archivo `.toml` u `.ogn`, o una carpeta, que recibe un archivo por partida; `-` es la salida estándar, con `--to`
cli-convert_number = Número de la partida en un archivo con varias; `awale open ARCHIVO` las enumera
cli-convert_from = El formato que se lee, diga lo que diga el nombre
cli-convert_from_toml = el formato de este programa
cli-convert_from_ogn = la notación de otros programas de oware
cli-convert_to = El formato que se escribe, diga lo que diga el nombre
cli-convert_to_toml = el formato de este programa
cli-convert_to_ogn = la notación de otros programas de oware
cli-convert_force = Reemplazar un archivo que ya existe
cli-export = Exportar una partida, una posición o un problema como SVG, GIF, grabación o página web
cli-export_game = La partida, un archivo `.toml` u `.ogn`; `-` es la entrada estándar
cli-export_number = Número de la partida en un archivo con varias; `awale open ARCHIVO` las enumera
cli-export_svg = Crear un dibujo, nítido a cualquier tamaño; el de una partida incluye su curva
cli-export_gif = Crear una imagen animada, a un segundo por posición
cli-export_cast = Crear una grabación de la pantalla completa, para asciinema
cli-export_html = Crear una página web que recorre todas las posiciones
cli-export_out = Dónde escribir; `-` es la salida estándar [por defecto: el nombre de la partida, en la carpeta actual; la salida estándar si la partida es `-`]
cli-export_ply = Cuántas jugadas van antes de la posición que se muestra [por defecto: todas]
cli-export_position = Una posición, en una línea, en lugar de una partida
cli-export_puzzle = Un problema en lugar de una partida: today (el de hoy), un día como 2026-11-21, o easy, medium o hard
cli-export_variant = La variante de la posición o del problema
cli-export_force = Reemplazar un archivo que ya existe
cli-perft = Contar las líneas de juego desde una posición (perft)
cli-perft_variant = Las reglas del juego
cli-perft_position = La posición inicial, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sin ella, el inicio de una partida con el turno de Sur
cli-perft_depth = Longitud de cada línea en jugadas, 1000 como mucho
cli-puzzle = Mostrar un problema: un final con una sola solución
cli-puzzle_variant = El juego
cli-puzzle_daily = Mostrar el problema de hoy
cli-puzzle_day = Mostrar el problema de este día, como 2026-11-21
cli-puzzle_difficulty = La dificultad: easy (fácil), medium (media) o hard (difícil)
cli-puzzle_theme = Mostrar un problema de partidas con este tema
cli-puzzle_solution = Mostrar también la solución
cli-puzzle-generate = Buscar en partidas posiciones con una sola jugada buena, y escribirlas en un archivo
cli-puzzle-generate_variant = El juego
cli-puzzle-generate_count = Número de problemas
cli-puzzle-generate_out = Dónde escribirlos
cli-puzzle-generate_confirm = Explorar de nuevo cada problema con diez veces más tiempo, y conservar solo los que se confirman
cli-puzzle-generate_games = Buscar en estas partidas guardadas en lugar de partidas nuevas del motor
cli-puzzle-list = Enumerar los problemas de partidas incluidos, con lo que afirma cada uno
cli-puzzle-list_variant = El juego [por defecto: todos]
cli-puzzle-list_theme = Solo los problemas con este tema
cli-puzzle-list_json = Mostrar un objeto JSON por línea, con cada afirmación, pista y respuesta en inglés
cli-compare = Comparar las posiciones que exploran minimax y alfa-beta, profundidad a profundidad
cli-compare_depth = La profundidad máxima, en medias jugadas
cli-compare_variant = Las reglas del juego; `matches` para las 13 cerillas
cli-compare_position = La posición inicial, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sin ella, el inicio de una partida con el turno de Sur
cli-compare_evaluation = La evaluación a la profundidad máxima: seeds (semillas), mobility (jugadas) o threats (amenazas)
cli-tree = Mostrar minimax y alfa-beta en un pequeño árbol propio, paso a paso, o exportarlo
cli-tree_file = El archivo con el árbol
cli-tree_minimax = Buscar con minimax en lugar de alfa-beta
cli-tree_print = Escribir los pasos en lugar de abrir la pantalla completa
cli-tree_step = Escribir los pasos y esperar a Enter tras cada uno
cli-tree_svg = Dibujar el árbol
cli-tree_dot = Escribir el árbol para Graphviz
cli-tree_text = Escribir el árbol como texto
cli-tree_gif = Crear una imagen animada, a un segundo por paso
cli-tree_cast = Crear una grabación de la pantalla completa, para asciinema
cli-tree_after = Cuántos pasos van antes del árbol que se muestra [por defecto: todos]
cli-tree_out = Dónde escribir; `-` es la salida estándar [por defecto: el nombre del árbol, en la carpeta actual]
cli-tree_force = Reemplazar un archivo que ya existe
cli-tree_below =
    Un árbol se escribe con los valores de sus hojas y sus ramas entre paréntesis. La raíz toma el valor más alto, sus ramas el más bajo, y así sucesivamente; las ramas se llaman a, b, c. Las comas valen como espacios, y desde # hasta el final de la línea es un comentario.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Crear y consultar tablas de finales
cli-endgame-build = Crear las tablas que faltan
cli-endgame-build_variant = Las reglas de las tablas [por defecto: oware]
cli-endgame-build_all = Todas las variantes
cli-endgame-build_seeds = Crear tablas hasta este número de semillas (32 como mucho); desde 24, llevan minutos y gigabytes
cli-endgame-build_threads = Número de hilos [por defecto: uno por procesador]
cli-endgame-build_memory = Límite de memoria en MB; con menos memoria hacen falta más tiempo y disco [por defecto: toda la memoria libre]
cli-endgame-stats = Resumir cada capa en una línea
cli-endgame-stats_variant = Las reglas de las tablas
cli-endgame-stats_seeds = La última capa que se muestra [por defecto: todas]
cli-endgame-probe = Mostrar el valor de una posición y de cada jugada para quien tiene el turno; los graneros no cuentan
cli-endgame-probe_variant = Las reglas de la posición
cli-endgame-probe_position = La posición, como `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Demostrar el valor de una posición con más semillas de las que abarcan las tablas
cli-endgame-prove_variant = Las reglas de la posición
cli-endgame-prove_position = La posición, como `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Usar tablas hasta este número de semillas [por defecto: todas las tablas]
cli-endgame-prove_nodes = Número máximo de posiciones que se visitan para cada afirmación
cli-endgame-prove_guess = El valor que se prueba primero [por defecto: 0]
cli-endgame-prove_out = Dónde escribir el certificado
cli-endgame-check-proof = Comprobar el certificado de una demostración, solo con las reglas y las tablas
cli-endgame-check-proof_file = El certificado
cli-endgame-verify = Comprobar cada posición de cada capa con sus jugadas, y cada archivo con su suma de comprobación
cli-endgame-verify_variant = Las reglas de las tablas [por defecto: oware]
cli-endgame-verify_all = Todas las variantes
cli-endgame-list = Enumerar las tablas que existen
cli-endgame-remove = Eliminar tablas
cli-endgame-remove_variant = Eliminar las tablas de estas reglas
cli-endgame-remove_all = Eliminar las tablas de todas las variantes
cli-analyse = Analizar una partida guardada: el valor de cada jugada, y otras mejores
cli-analyse_file = La partida, un archivo `.toml` u `.ogn`
cli-analyse_number = Número de la partida en un archivo con varias; `awale open ARCHIVO` las enumera
cli-analyse_depth = Profundidad de la búsqueda de cada jugada, en medias jugadas [por defecto: el análisis guardado; si no lo hay, 20]
cli-analyse_time = Tiempo para cada jugada, en milisegundos
cli-analyse_threads = Número de hilos; los valores no dependen de él [por defecto: el de los ajustes]
cli-analyse_json = Salida en JSON, para otros programas
cli-bench = Ejecutar una búsqueda fija y medir la velocidad del motor
cli-bench_depth = Profundidad en medias jugadas
cli-bench_hash = Tamaño de la tabla de transposiciones en MB
cli-bench_exact = Buscar sin reducciones
cli-truth = Medir cuántas veces conserva el motor una victoria o un empate según las tablas de finales
cli-truth_variant = Las reglas del juego
cli-truth_seeds = Semillas en el tablero; sus tablas deben existir
cli-truth_positions = Número de posiciones
cli-truth_limit = Límites del motor para cada posición: nodes=N o time=Nms, separados por comas
cli-truth_tables = Hasta cuántas semillas usa tablas el motor: números separados por comas
cli-truth_hash = Tamaño de la tabla de transposiciones en MB
cli-truth_list = Mostrar las posiciones en las que el motor echa a perder el resultado
cli-match = Jugar un encuentro de muchas partidas entre dos jugadores o motores
cli-match_players = Los dos jugadores, primero Sur, sin --south ni --north; véase más abajo
cli-match_south = El primer jugador, que juega con Sur; véase más abajo
cli-match_north = El segundo jugador, que juega con Norte
cli-match_games = Número de partidas
cli-match_variant = Las reglas del juego
cli-match_matches = Jugar a las 13 cerillas
cli-match_opening-plies = Jugadas al azar antes de que empiecen los jugadores
cli-match_seed = Otra semilla da otras aperturas
cli-match_swap = Jugar cada apertura dos veces, cambiando de bando
cli-match_save = Escribir todas las partidas en esta carpeta
cli-match_concurrency = Partidas que se juegan a la vez
cli-match_max-forfeits = Terminar el encuentro cuando un jugador pierde este número de partidas seguidas por sanción; 0: nunca
cli-match_time = Tiempo por jugada de un bot de línea, como 100ms o 2s
cli-match_sprt = Terminar el encuentro cuando una prueba secuencial decide entre dos diferencias de Elo, como 0,10 (con un 5 % de error en cada sentido)
cli-match_below =
    Jugadores:
      naive, fast, minimax:PROFUNDIDAD, alphabeta:PROFUNDIDAD[:EVALUACIÓN], expert (solo en las cerillas)
      mcts:SIMULACIONES: búsqueda de Monte Carlo. Le siguen opciones, como en mcts:10000:c=1.4:captures: la constante de exploración (de c=0 a c=10) y cómo se valora una posición: con simulaciones de jugadas al azar (chance, por defecto) o de capturas (captures), o con una evaluación (seeds, mobility o threats)
      engine:level=1 a engine:level=10, o con un LÍMITE por jugada, como engine:time=200ms, engine:depth=12 o engine:nodes=100000; añade ,tables=on para usar las tablas de finales que existan, ,book=on para jugar las primeras jugadas del libro de aperturas
      uci:LÍMITE:COMANDO: otro motor que habla el protocolo de los motores de oware (véase `awale uci`), iniciado con COMANDO; LÍMITE es time=200ms, depth=12 o nodes=100000
      bot:COMANDO: tu propio programa, que lee una línea y responde con una jugada (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Para una variante propia, haz que el otro programa lea tus ajustes: 'uci:depth=8:awale --config ARCHIVO uci'. Un jugador que no puede arrancar termina el encuentro antes de la primera partida; uno que pierde por sanción una partida tras otra también lo termina (--max-forfeits). Ctrl-C detiene un encuentro; en Unix muestra el resultado hasta ese momento.

    `awale uci` usa las tablas de finales que existen, `engine` no: usa 'awale uci --no-tables', o da las tablas a ambos. El informe dice quién las usó. En Linux, todos los procesos que inicia otro programa terminan con él.
cli-tournament = Jugar un torneo entre jugadores o una carpeta de bots
cli-tournament_players = Los jugadores; véase más abajo
cli-tournament_bots = Añadir como jugador cada programa y cada script de esta carpeta
cli-tournament_pairing = Quién juega contra quién
cli-tournament_rounds = Rondas de un torneo suizo [por defecto: las necesarias para decidir un ganador]
cli-tournament_games = Partidas por cada pareja de jugadores, un número par
cli-tournament_time = Tiempo por jugada de un bot de línea
cli-tournament_game-time = Tiempo por partida de un bot de línea
cli-tournament_grace = Cuánto puede retrasarse una jugada
cli-tournament_start-time = Tiempo extra para la primera jugada de un bot en cada partida, para arrancar
cli-tournament_memory = Memoria para un bot de línea y los procesos que inicia, en MiB
cli-tournament_sandbox = Ejecutar los bots de línea en bubblewrap, con archivos de solo lectura y sin red; `auto`: si está instalado
cli-tournament_on-fault = Tras un fallo de un bot de línea: pierde la partida, o se juega por él una jugada legal al azar
cli-tournament_max-forfeits = Retirar a un jugador que pierde este número de partidas seguidas por sanción (0: nunca); pierde las que le quedan
cli-tournament_variant = Las reglas del juego
cli-tournament_matches = Jugar a las 13 cerillas
cli-tournament_opening-plies = Jugadas al azar antes de que empiecen los jugadores [por defecto: 4; en las cerillas, 2]
cli-tournament_seed = Otra semilla da otras aperturas
cli-tournament_concurrency = Partidas que se juegan a la vez [por defecto: una por procesador]
cli-tournament_out = Escribir los informes en esta carpeta
cli-tournament_resume = Continuar el torneo de esa carpeta
cli-tournament_print = Formato del informe que se muestra
cli-tournament_below =
    Los jugadores son los de `awale match`: naive, fast, minimax:PROFUNDIDAD, alphabeta:PROFUNDIDAD, mcts:SIMULACIONES, engine:LÍMITE, character:NOMBRE, uci:LÍMITE:COMANDO, y bot:COMANDO para cualquier programa que lea una línea y responda con una jugada (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Cada pareja de jugadores juega cada apertura dos veces, cambiando de bando. En un gauntlet, el primer jugador se enfrenta a todos los demás.

    --out escribe una carpeta: index.html con todas las partidas para recorrerlas, report.txt, report.md, standing.csv, cross-table.csv, results.json, un archivo en faults/ para cada jugador con fallos, y tournament.json, desde el que continúa el mismo comando con --resume.
cli-openings = Mostrar el valor de las primeras jugadas y tus resultados con ellas
cli-openings_variant = El juego
cli-openings_moves = Las jugadas hechas, como `D c`; empieza Sur
cli-book = Crear, ampliar y consultar un libro de aperturas
cli-book-build = Crear un libro, o reanudar uno interrumpido
cli-book-build_variant = El juego
cli-book-build_positions = Parar tras el lote que llega a este número de posiciones
cli-book-build_nodes = Posiciones que el motor visita para cada valor
cli-book-build_full-plies = Desarrollar todas las posiciones hasta este número de medias jugadas
cli-book-build_full-nodes = Posiciones que el motor visita para cada valor al final de estas medias jugadas
cli-book-build_table-seeds = Semillas de las tablas de finales que usa el motor tras estas medias jugadas; se crean en memoria
cli-book-build_out = Dónde escribir el libro
cli-book-extend = Ampliar un libro
cli-book-extend_variant = El juego
cli-book-extend_positions = Parar tras el lote que llega a este número de posiciones
cli-book-extend_book = El libro
cli-book-stats = Mostrar cuántas posiciones tiene un libro
cli-book-stats_variant = El juego
cli-book-stats_book = Libro que se usa en lugar del incluido
cli-book-probe = Mostrar las jugadas de una posición en un libro
cli-book-probe_variant = El juego
cli-book-probe_book = Libro que se usa en lugar del incluido
cli-book-probe_moves = Las jugadas hechas, como `D c`; empieza Sur
cli-results = Mostrar tus victorias, empates y derrotas
cli-results_json = Todo lo que hay en *Progreso*, en JSON, para otros programas
cli-results_helped = Contar también las partidas jugadas con ayuda
cli-rating = Puntuar a los jugadores por sus resultados y el coste de cada jugada
cli-rating_files = Partidas terminadas, archivos `.toml` u `.ogn`, primero la más antigua [por defecto: las que has guardado contra la máquina]
cli-rating_player = Puntuar solo a los jugadores con este nombre
cli-rating_json = Salida en JSON, para otros programas
cli-uci = Ejecutar el motor para otro programa, con el protocolo de los motores de oware
cli-uci_no-tables = Jugar sin tablas de finales, aunque las haya
cli-config = Mostrar los ajustes y de dónde viene cada uno, y las carpetas en uso
cli-theme = Mostrar un tema incluido, para guardarlo y modificarlo
cli-theme_name = El tema que se muestra; sin él, los nombres de todos
cli-completions = Mostrar el autocompletado para una shell
cli-completions_shell = La shell que completa los comandos
cli-manual = Mostrar la página de manual
cli-manual_folder = Escribir en esta carpeta una página del programa y una de cada comando
