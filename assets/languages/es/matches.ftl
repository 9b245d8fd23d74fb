# `awale match`: dos jugadores, muchas partidas y qué resultó de ellas.

match-first = el primer jugador
match-second = el segundo jugador

match-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $variant }, { $plies } medias jugadas de promedio
match-progress = { $done } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}: +{ $wins } ={ $draws } -{ $losses }
match-player = jugador
match-wins = victorias
match-draws = empates
match-losses = derrotas
match-points = puntos
match-moves = jugadas
match-positions = posiciones/jugada
match-depth = profundidad
match-time = ms/jugada
match-longest = máx. ms
match-tables = tablas
match-yes = sí
match-no = no
match-only-one-asked = solo { $who } usó las tablas de finales: `engine:LÍMITE,tables=on` las activa, `awale uci --no-tables` las desactiva
match-forfeited = partida { $game }: { $who } pierde por sanción: { $reason }
match-forfeit-title = { $side } pierde por sanción: { $reason }

match-start = no puede arrancar: { $what }
match-crash = se cerró
match-asleep = no respondió en { $seconds } s
match-babble = siguió escribiendo sin responder; su última línea fue «{ $text }»
match-nonsense = respondió «{ $text }»
match-other-rules = no juega con estas reglas
match-no-move = no encontró ninguna jugada
match-illegal = jugó { $move }, que no es legal

match-does-not-play = { $player } no juega a { $variant }
match-cannot-play = { $player } no puede jugar: { $reason }; no se ha jugado ninguna partida
match-too-many-forfeits = { $who }, { $player }, perdió { $games ->
    [one] { $games } partida
   *[other] { $games } partidas seguidas
} por sanción, y el encuentro termina; `--max-forfeits 0` sigue jugando
match-unknown-variant = { $player } no conoce la variante «{ $variant }», solo { $known }; para una variante propia, haz que el otro programa lea tus ajustes, como en `awale --config ARCHIVO uci`
match-no-opening = las { $tries } aperturas al azar de { plies } terminaron la partida; usa menos con `--opening-plies`
match-not-saved = { $what }; ¿es `--save` una carpeta en la que puedes escribir?
match-taken = { $folder } contiene las partidas de otro encuentro; usa otra carpeta con `--save`, o muévelas
match-may-outlive = los programas que inicia un jugador pueden seguir tras el encuentro: { $what }

match-no-player = No hay ningún jugador «{ $text }». Jugadores: naive, fast, expert, minimax:PROFUNDIDAD, alphabeta:PROFUNDIDAD[:EVALUACIÓN], mcts:SIMULACIONES, engine[:LÍMITE], character:NOMBRE, bot:COMANDO, y uci:LÍMITE:COMANDO para un programa que hable el protocolo, como en `uci:time=200ms:awale uci`
match-human = un humano no puede jugar en un encuentro
match-engine-tables = solo el motor y los personajes usan las tablas de finales, como en `engine:time=100ms,tables=on`
match-engine-book = solo el motor usa el libro, como en `engine:time=100ms,book=on`, o tras `tables=on`
match-foreign = otro motor se escribe `uci:LÍMITE:COMANDO`, como en `uci:time=200ms:./engine`
match-foreign-level = otro motor no tiene niveles: dale tiempo, profundidad o posiciones
match-sprt-higher = prueba secuencial de { $low } contra { $high } Elo: decidida a favor de { $high } (logaritmo de la razón de verosimilitud { $ratio }, cotas ±{ $bound }; resultados de ningún punto a todos: { $outcomes })
match-sprt-lower = prueba secuencial de { $low } contra { $high } Elo: decidida a favor de { $low } (logaritmo de la razón de verosimilitud { $ratio }, cotas ±{ $bound }; resultados de ningún punto a todos: { $outcomes })
match-sprt-open = prueba secuencial de { $low } contra { $high } Elo: sin decidir (logaritmo de la razón de verosimilitud { $ratio }, cotas ±{ $bound }; resultados de ningún punto a todos: { $outcomes })
