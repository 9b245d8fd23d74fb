# Zeilenbots: was sie falsch gemacht haben.

bots-ended = es endete ohne Antwort, mit Status { $status }
bots-cannot-run = „{ $program }“ startet nicht: { $what }
bots-errors = { $what }; letzte Zeile seiner Fehlerausgabe: „{ $line }“
bots-killed = Signal { $signal } beendete es vor der Antwort
bots-not-legal = es antwortete „{ $text }“, was kein erlaubter Zug ist
bots-late = es antwortete nach { $took } s; die Grenze ist { $limit } s
bots-half-line = es schrieb „{ $text }“ und beendete die Zeile nicht rechtzeitig
bots-flood = es schrieb mehr, als eine Antwort enthalten darf
bots-deaf = es hat seine Eingabe geschlossen oder liest sie nicht
bots-mute = es hat seine Ausgabe geschlossen
bots-memory = es brauchte mehr als { $most } MiB Arbeitsspeicher
bots-processes = es startete { $number } Prozesse
bots-no-command = ein Zeilenbot schreibt sich `bot:BEFEHL`, etwa `bot:python3 mine.py`
bots-unclosed-quote = ein Anführungszeichen ist nicht geschlossen; schreib einen Pfad mit Leerzeichen als 'my bot.py'

player-bot = dein eigenes Programm
kind-bot = eigenes Programm
about-bot = Dein eigenes Programm: ein Zeilenbot (docs/bots.md) oder eine Engine, mit uci:time=1s: vor ihrem Befehl. [programs] in den Einstellungen führt mehrere auf.
setup-bot = Befehl
setup-no-bot = noch keiner
key-type-program-command = Befehl tippen
