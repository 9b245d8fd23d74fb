# Bot a riga: che cosa hanno sbagliato.

bots-ended = è terminato senza rispondere, con stato { $status }
bots-cannot-run = impossibile avviare «{ $program }»: { $what }
bots-errors = { $what }; ultima riga del suo standard error: «{ $line }»
bots-killed = il segnale { $signal } lo ha terminato prima che rispondesse
bots-not-legal = ha risposto «{ $text }», che non è una mossa legale
bots-late = ha risposto dopo { $took } s; il limite è { $limit } s
bots-half-line = ha scritto «{ $text }» ma non ha finito la riga in tempo
bots-flood = ha scritto più di quanto una risposta può contenere
bots-deaf = ha chiuso il suo input o non lo legge
bots-mute = ha chiuso il suo output
bots-memory = ha usato più di { $most } MiB di memoria
bots-processes = ha avviato { $number } processi
bots-no-command = un bot a riga si scrive `bot:COMANDO`, come in `bot:python3 mio.py`
bots-unclosed-quote = una virgoletta non è chiusa; scrivi un percorso con spazi così: 'mio bot.py'

player-bot = il tuo programma
kind-bot = tuo programma
about-bot = Un tuo programma: un bot a riga (docs/bots.md) o un motore, con uci:time=1s: davanti al comando. [programs] nelle impostazioni ne elenca più d'uno.
setup-bot = comando
setup-no-bot = ancora nessuno
key-type-program-command = scrivi comando
