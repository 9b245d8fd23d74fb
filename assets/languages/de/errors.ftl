# Was an einer Stellung, an Regeln, an einer Datei nicht stimmt: was, wo, und was zu tun ist.

position-fields = Eine Stellung hat { $expected } Felder, verbunden durch „-“ (Mulden, Speicher, S oder N), nicht { $found }.
position-seeds = Feld { $number } der Stellung, „{ $text }“, ist keine Zahl von Samen.
position-side = Eine Stellung endet mit S oder N, der Seite am Zug, nicht mit „{ $text }“.
position-total = Mulden und Speicher enthalten zusammen { seeds }, aber dieses Spiel hat { $expected }.

contradiction-seeds-per-pit = seeds_per_pit ist { $value }, aber eine Mulde beginnt mit 1 bis { $most } Samen
contradiction-win-at = win_at ist { $value }, muss aber bei { $total } Samen zwischen { $low } und { $total } liegen
contradiction-stop-at = stop_at ist { $value }, muss aber bei { $total } Samen zwischen 0 und { $high } liegen
contradiction-start = start ist { $value }, aber ein Haufen hat { $low } bis { $high } Streichhölzer
contradiction-max-take = max_take ist { $value }, muss aber zwischen { $low } und { $high } liegen

error-in-file = { $file }, Zeile { $line }: { $problem }

settings-syntax = das ist kein TOML (Meldung auf Englisch: „{ $message }“)
settings-unquoted = { $text } braucht Anführungszeichen: schreib "{ $text }"
settings-switch = { $text } passt hier nicht: schreib true oder false
settings-unknown = es gibt keine Einstellung „{ $key }“
settings-unknown-nearest = es gibt keine Einstellung „{ $key }“; meinst du „{ $nearest }“?
settings-missing = „{ $key }“ fehlt
settings-value = { $key } ist { $found }, erlaubt ist { $allowed }
settings-word = { $key } kann nicht { $found } sein. Möglich: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } kennt das Spiel „{ $found }“ nicht. Spiele: { $known }.
settings-key-clash = { $setting }: Die Taste „{ $key }“ gehört schon zu { $other } ({ $screen })
settings-key-typed = { $setting }: Die Taste „{ $key }“ bezeichnet eine Mulde oder eine Zahl ({ $screen })
settings-id-spelling = die Kennung einer Variante darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten, anders als „{ $id }“
settings-id-built-in = „{ $id }“ ist die Kennung eines eingebauten Spiels; wähle eine andere
settings-id-twice = zwei Varianten haben die Kennung „{ $id }“; wähle eine andere

allowed-text = Text in Anführungszeichen
allowed-command = ein Befehl, dessen Anführungszeichen alle geschlossen sind
allowed-program = ein Befehl oder eine Engine als `uci:GRENZE:BEFEHL`, etwa "uci:time=1s:./engine"
allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-number-or-none = eine ganze Zahl von { $low } bis { $high } oder "none"
allowed-keys = ein Buchstabe, eine Ziffer oder ein Zeichen, "space", "ctrl-" und ein Buchstabe, "f1" bis "f12", oder eine Liste davon
allowed-section = ein eigener Abschnitt, [name]
allowed-sections = eigene Abschnitte, [[name]]

## Was das System zu einer Datei sagt

system-not-found = Datei oder Ordner nicht gefunden
system-not-allowed = keine Berechtigung
system-exists = eine Datei dieses Namens gibt es schon
system-folder = das ist ein Ordner, keine Datei
system-no-folder = ein Teil des Pfads ist kein Ordner
system-full = die Platte ist voll
system-quota = dein Plattenkontingent ist verbraucht
system-read-only = die Platte ist schreibgeschützt
system-not-utf8 = Zeile { $line }, Spalte { $column } ist nicht UTF-8; speichere die Datei als UTF-8
system-too-large = größer als { $size } kB
system-not-regular = { $kind }, keine gewöhnliche Datei
system-special = eine Spezialdatei
system-special-folder = ein Ordner
system-special-pipe = eine benannte Pipe
system-special-socket = ein Socket
system-special-character = ein Zeichengerät
system-special-block = ein Blockgerät
