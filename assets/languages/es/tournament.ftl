# `awale tournament`.

tournament-title = Torneo de { $variant }
tournament-intro = { $players } jugadores, { $games } partidas de { $variant }, { $pairing }; { $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
} al azar al principio, las mismas aperturas con ambos bandos, semilla aleatoria { $seed }.
tournament-round-robin = todos contra todos
tournament-gauntlet = el primero contra los demás
tournament-knock-out = eliminación directa
tournament-swiss = sistema suizo
tournament-terms = Bots de línea: { $time } s por jugada, { $grace } s de margen, { $start } s más para arrancar, { $memory } MiB.
tournament-sandboxed = Se ejecutaron en bubblewrap, con archivos de solo lectura y sin red.
tournament-limits-only = Se ejecutaron con límites, pero sin bubblewrap: podían ver los archivos y la red.
tournament-rank = #
tournament-games = partidas
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95 %
tournament-cpu = segundos CPU
tournament-forfeits = sanciones
tournament-faults = fallos
tournament-first-fault = el primero
tournament-asked = pregunta
tournament-cross = Tabla cruzada
tournament-wrong = Qué salió mal
tournament-all-games = Todas las partidas
tournament-filter = Partidas de
tournament-everyone = todos
tournament-fault = partida { $game }, jugada { $move }: { $reason }
tournament-told-fault = { $player }, partida { $game }: { $reason }
tournament-method = Elo: máxima verosimilitud sobre todas las partidas jugadas, según el modelo de Bradley y Terry (un empate es media victoria y media derrota, y cada jugador recibe un empate más contra un jugador medio). En 95 de cada 100 casos, la diferencia real con la media está dentro de ±. { $anchors ->
    [0] La media de todos es 0.
    [one] La escala es la del único jugador cuya fuerza se ha medido (docs/players.md).
   *[other] La escala es la media de los { $anchors } jugadores cuya fuerza se ha medido (docs/players.md).
 }
tournament-written = La página con todas las partidas: { $file }
tournament-student = { $player }: { $count ->
    [one] un fallo
   *[other] { $count } fallos
 }. Cada uno con la línea que vuelve a preguntar lo mismo al programa.
tournament-student-fault = Partida { $game } contra { $opponent }, con { $side }, jugada { $move }: { $reason }
tournament-student-errors =     Escribió en su salida de errores:
tournament-student-more = Y { $count } más.
tournament-no-bots = en { $folder } no hay jugadores. Los jugadores son programas ejecutables y archivos que acaban en { $known } (tabla [bots] de los ajustes)
tournament-too-few = un torneo necesita al menos dos jugadores: nómbralos, como en `awale tournament fast engine:level=1`, o indica una carpeta con `--bots CARPETA`
tournament-too-many = un torneo tiene { $most } jugadores como mucho
tournament-no-sandbox = bubblewrap (`bwrap`) no está instalado o no funciona aquí; `--sandbox off` sigue sin él
interrupted-resume = interrumpido. Para continuar, ejecuta:
interrupted-without-out = interrumpido. No se conserva nada: solo un torneo con --out puede continuar.
interrupted-match = interrumpido. Un encuentro no puede continuar; un torneo con --out, sí.
tournament-there = { $file } contiene un torneo; continúalo con `--resume`, o usa otra carpeta con `--out`
tournament-other-option = { $file } contiene otro torneo: { $kept } en vez de { $given }. Usa las mismas opciones, u otra carpeta.
tournament-no-option = sin { $option }
tournament-other-rule = { $file } contiene un torneo de { $variant } con { $kept }; sus reglas tienen ahora { $given }. Usa lo mismo, u otra carpeta.
tournament-other-player = { $file } contiene un torneo cuyo jugador { $number } es { $kept }; has dado { $given }. Usa los mismos jugadores, u otra carpeta.
tournament-nobody = nadie
tournament-changed = el programa de { $player } ha cambiado desde que empezó { $file }, y sus partidas mezclarían dos jugadores. Recupera el anterior, o empieza de nuevo con otro `--out`
tournament-too-large = { $file } pasaría de { $most } MiB, y `--resume` no podría leerlo: el archivo queda como estaba. Juega menos partidas en un torneo
tournament-bad-file = { $file } no es un archivo de torneo: { $what }
tournament-other-format = { $file } tiene el formato { $found }; esta versión lee el formato { $format }. Empieza de nuevo en otra carpeta.
tournament-damaged = { $file } está dañado o se modificó a mano: su suma de comprobación no coincide. Empieza de nuevo en otra carpeta.
tournament-mismatch = { $file }: { $what }. Empieza de nuevo en otra carpeta.
tournament-name-no-text = { $name } se omite: su nombre no es UTF-8. Cambia el nombre del archivo.
tournament-in-use = Otro programa usa { $folder }. Usa otra carpeta con --out.
tournament-bad-move = la partida { $game } no se puede volver a jugar: jugada { $move }
tournament-other-game = la partida { $game } no es la de este torneo ({ $field })
tournament-its-number = su número
tournament-its-round = su ronda
tournament-its-players = sus jugadores
tournament-its-opening = su apertura
tournament-its-end = su final
tournament-its-points = sus puntos
tournament-its-faults = sus fallos
tournament-its-time = su tiempo
