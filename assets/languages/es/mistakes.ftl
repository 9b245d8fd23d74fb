### Aprender de los errores de una partida: encontrar lo que era mejor.

over-train-on-mistakes = { $mistakes ->
    [none] Sin errores
   *[other] Los errores
}
mistakes-title = Corregir errores
mistakes-own-title = Mis errores
mistakes-own-place = Posición { $number } de { $total }
mistakes-was-found = En tu partida encontraste aquí la mejor jugada, según la estimación. Encuéntrala otra vez.
mistakes-you-are = Juegas con { $side }.
mistakes-from-game = De tu partida contra { $opponent }, { $date }.
mistakes-soon = Los errores aparecerán cuando termine el análisis.
mistakes-place = Error { $number } de { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = Juegas con { $side }. Encuentra una jugada mejor.
mistakes-about = Vale toda jugada casi tan buena como la mejor.
mistakes-looking = Analizando { $move }…
mistakes-wrong = La jugada { $move } { $gift }.
mistakes-refuted = Hay una jugada mejor.
mistakes-wrong-how = ← → para ver lo que sigue, Enter para probar de nuevo.
mistakes-best = Correcto: la mejor jugada es { $move }.
mistakes-good = Correcto: la jugada { $move } es lo bastante buena.
mistakes-best-was = La mejor jugada era { $move }.
mistakes-shown = La jugada era { $move }.
mistakes-line = En el tablero: { $line }
mistakes-next = ← → para recorrer la línea, Enter para continuar.
mistakes-idea = Pista: busca la jugada que { $why }.
mistakes-idea-quiet = Pista: es una jugada tranquila. No captura nada ni crea una amenaza inmediata.
mistakes-hint-move = Pista: la jugada es { $move }.
mistakes-score = Balance
mistakes-found = Jugadas mejores encontradas: { $found } de { $total }.
mistakes-found-good = Buenas jugadas encontradas: { $found } de { $total }.
mistakes-at-once = A la primera: { $count }
mistakes-with-help = Con ayuda: { $count }
mistakes-given = Mostradas: { $count }
mistakes-skipped = Saltadas: { $count }
mistakes-none = Ni un solo error tuyo en esta partida. ¡Bien jugado!
mistakes-none-of-both = Ni un solo error en esta partida. ¡Bien jugado!
mistakes-none-counted = Ninguna jugada de esta partida podía cambiar el resultado: no hay nada que buscar.
mistakes-none-but = Ni un solo error entre las jugadas.
mistakes-inaccuracies = { $count ->
    [one] Una jugada fue imprecisa (?!). Enter: buscar una jugada mejor.
   *[other] { $count } jugadas fueron imprecisas (?!). Enter: buscar jugadas mejores.
}
mistakes-given-up-won = Pero se abandonó la partida en una posición ganada.
mistakes-given-up-better = Pero se abandonó la partida en una posición mejor, según la estimación.
mistakes-way-back = Enter vuelve.

key-learn-from-mistakes = corregir
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = mi respuesta
key-skip-mistake = saltar

help-learn = aprender de los errores; en aperturas, elegir tu respuesta