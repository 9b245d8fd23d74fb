# Las tablas de finales: crearlas, consultarlas y qué falla en sus archivos.

tables-made = { $game }: todas las tablas hasta { seeds } están creadas
tables-layer = { $game } { $seeds }: { $boards } posiciones, { $rate } millones por segundo
tables-at-work = { $game } { $seeds } de { $of }
tables-rate = { $rate } millones de posiciones por segundo
tables-planned = { $game } de { $first } a { $last }: usa hasta { $memory } MB de memoria y { $disk } MB de disco como mucho; { key-name-ctrl }-C lo detiene, el mismo comando lo reanuda
tables-removed = { $game }: { $files ->
    [one] { $files } archivo eliminado
   *[other] { $files } archivos eliminados
}
tables-made-again = { $what }; se crea de nuevo
tables-to-make-again = { $what }; `awale endgame build` la crea de nuevo
tables-verified = { $game } { $seeds }: correcta
tables-verify-stopped = interrumpido; los resultados de arriba siguen valiendo

tables-bad-file = la tabla { $file } no se usa: { $flaw }
tables-flaw-unreadable = no se puede leer: { $what }
tables-flaw-size = tiene { $found } bytes, pero la capa necesita { $expected }
tables-flaw-no-table = no es una tabla
tables-flaw-version = tiene la versión { $version } del formato, y este programa usa otra
tables-flaw-other-layer = se creó para otras reglas u otro número de semillas
tables-flaw-damaged = está dañada: la suma de comprobación no coincide

tables-stopped = interrumpido; todas las capas hasta { seeds } están terminadas y guardadas
tables-memory = la capa de { seeds } necesita { $needed } MB de memoria, y solo puede usar { $free } MB; cierra otros programas, permite más o pide menos semillas
tables-disk = las tablas hasta { seeds } necesitan { $needed } MB más de disco, y { $folder } solo tiene { $free } MB libres; haz sitio o pide menos semillas
tables-too-many-seeds = las tablas llegan hasta { $most } semillas, no hasta { $seeds }
tables-io = { $file }: { $what }; ¿queda espacio en el disco?
tables-contradiction = { $game }, { seeds }: el valor de una posición contradice sus jugadas: { $board }
tables-missing = { $game }, { seeds }: falta una posición

tables-none = no hay tablas para «{ $game }»; `awale endgame build --variant { $game } --seeds 15` las crea
tables-too-few = las tablas de «{ $game }» conocen posiciones de hasta { seeds }, no de { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` las crea
tables-never = las tablas de «{ $game }» conocen posiciones de hasta { seeds }, no de { $asked }; ninguna tabla pasa de { $most }
tables-unusable = la tabla de { seeds } no se puede usar

tables-stats-head = semillas posiciones cíclicas suma mín máx fnv1a64
tables-list-head = variante semillas valores; en { $folder }
tables-list-exact = exactos
tables-list-value = de-tabla
tables-probe-exact = exacto: { $value } para { $seat }
tables-probe-value = valor de tabla: { $value } para { $seat }
tables-probe-cyclic = {", cíclico"}
tables-disagreement =
    La posición vale { $value } y su mejor jugada, { $move }, { $worth }: aquí el juego puede seguir sin fin.
    Una repetición termina la partida y da a cada bando su fila: el resultado depende de qué posición se repite.
    Por convención, el valor de una tabla toma la suya, mientras ningún bando pueda forzar más o menos:
    repetir esta posición da a { $seat } { $now }; repetir la que sigue a { $move }, { $then }.
    Un valor así no demuestra nada; decide una búsqueda con la historia de la partida.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim }: sin demostrar en { plies }, { $nodes } posiciones
proof-proven = { $claim }: demostrado
proof-at-least = al menos { $value }
proof-at-most = como mucho { $value }
proof-value = { $board }: quien tiene el turno obtiene { $most } con juego perfecto
proof-bounds = { $board }: quien tiene el turno obtiene entre { $least } y { $most } con juego perfecto
proof-nothing = { $board }: nada demostrado
proof-exact = {", exacto"}
proof-table-value = {", según la tabla de finales"}
proof-written = { $file }: { moves }, { $bytes } bytes
proof-holds = la demostración es válida: { moves }; posiciones consultadas en las tablas de hasta { seeds }: { $leaves }
proof-unusable = la demostración { $file } no se usa: { $what }
proof-no-proof = no es una demostración
proof-senseless = deja de tener sentido en el byte { $byte }
proof-refused = la demostración falla en la posición { $board } (primero, el bando que tiene el turno): { $why }
proof-unchecked = la demostración queda sin comprobar desde la posición { $board } (primero, el bando que tiene el turno): { $why }
proof-no-tables = sus tablas faltan o no se pueden leer; `awale endgame build` las crea
proof-stopped = interrumpido
proof-no-board = no existe tal posición
proof-illegal = su jugada no es legal
proof-too-little = afirma { $claim }, y solo { $certain } es seguro
proof-lacks = afirma { $claim }, y solo { $certain } es seguro, pues le falta una posición
proof-cycle = su afirmación se apoya en un ciclo de jugadas, que no da tanto

# awale truth

truth-no-positions = ninguna posición en la que una jugada eche a perder el resultado; prueba otros números de semillas
truth-positions = Posiciones: { $count } (empatadas { $drawn }, ganadas por lo mínimo { $won })
truth-limit = límite
truth-tables = tablas
truth-kept = conserva
truth-share = %
truth-interval = 95 % entre
