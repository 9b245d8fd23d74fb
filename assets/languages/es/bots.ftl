# Bots de línea: lo que hicieron mal.

bots-ended = terminó sin responder, con el estado { $status }
bots-errors = { $what }; su salida de errores acaba en «{ $line }»
bots-killed = la señal { $signal } lo terminó antes de que respondiera
bots-not-legal = respondió «{ $text }», que no es ninguna de las jugadas legales
bots-late = respondió tras { $took } s, y tenía { $limit } s
bots-half-line = escribió «{ $text }» y no terminó la línea a tiempo
bots-flood = escribió más de lo que ocupa cualquier respuesta
bots-deaf = ha cerrado su entrada, o no la lee
bots-mute = ha cerrado su salida
bots-memory = ocupó más de { $most } MiB de memoria
bots-processes = inició { $number } procesos
bots-no-command = un bot de línea es `bot:COMANDO`, como en `bot:python3 mio.py`
bots-unclosed-quote = falta cerrar una comilla; escribe una ruta con espacios así: 'mi bot.py'

player-bot = tu propio programa
kind-bot = tu programa
about-bot = Un programa tuyo en cualquier lenguaje, que lee una línea y responde con una jugada (docs/bots.md). Escribe su comando en la línea «comando».
setup-bot = comando
setup-no-bot = ninguno aún
key-type-command = escribir comando
