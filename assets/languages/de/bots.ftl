# Zeilenbots: was sie falsch gemacht haben.

bots-ended = endete ohne Antwort, mit Status { $status }
bots-errors = { $what }; die Fehlerausgabe endet mit „{ $line }“
bots-killed = wurde vor der Antwort durch Signal { $signal } beendet
bots-not-legal = antwortete „{ $text }“, was kein erlaubter Zug ist
bots-late = antwortete nach { $took } s und hatte { $limit } s
bots-half-line = schrieb „{ $text }“ und beendete die Zeile nicht rechtzeitig
bots-flood = schrieb mehr, als jede Antwort braucht
bots-deaf = hat seine Eingabe geschlossen oder liest sie nicht
bots-mute = hat seine Ausgabe geschlossen
bots-memory = brauchte mehr als { $most } MiB Speicher
bots-processes = startete { $number } Prozesse
bots-no-command = ein Zeilenbot ist `bot:BEFEHL`, wie `bot:python3 mine.py`
bots-unclosed-quote = ein Anführungszeichen ist nicht geschlossen; schreib einen Pfad mit Leerzeichen als 'my bot.py'

player-bot = dein eigenes Programm
kind-bot = eigenes Programm
about-bot = Dein eigenes Programm in einer beliebigen Sprache, das eine Zeile liest und mit einem Zug antwortet (docs/bots.md). Tippe seinen Befehl in die Zeile „Befehl“.
setup-bot = Befehl
setup-no-bot = noch keiner
key-type-command = Befehl tippen
