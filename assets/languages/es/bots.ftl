# Bots de línea: lo que hicieron mal.

bots-ended = terminó sin responder, con el estado { $status }
bots-cannot-run = no se puede ejecutar «{ $program }»: { $what }
bots-errors = { $what }; última línea de su salida de errores: «{ $line }»
bots-killed = la señal { $signal } lo terminó antes de que respondiera
bots-not-legal = respondió «{ $text }», que no es una jugada legal
bots-late = respondió tras { $took } s; el límite es { $limit } s
bots-half-line = escribió «{ $text }», pero no terminó la línea a tiempo
bots-flood = escribió más de lo que cabe en una respuesta
bots-deaf = cerró su entrada o no la lee
bots-mute = cerró su salida
bots-memory = usó más de { $most } MiB de memoria
bots-processes = inició { $number } procesos
bots-no-command = un bot de línea se escribe `bot:COMANDO`, como en `bot:python3 mio.py`
bots-unclosed-quote = falta cerrar una comilla; escribe una ruta con espacios así: 'mi bot.py'

player-bot = tu propio programa
kind-bot = tu programa
about-bot = Un programa tuyo: un bot de línea (docs/bots.md) o un motor, con uci:time=1s: delante de su comando. En los ajustes, [programs] admite varios.
setup-bot = comando
setup-no-bot = ninguno aún
key-type-program-command = escribir comando
