# Che cosa non va in una posizione, in regole, in un file: che cosa, dove, e che cosa fare.

position-fields = Una posizione ha { $expected } campi uniti da «-» (buche, granai, S o N), non { $found }.
position-seeds = Il campo { $number } della posizione, «{ $text }», non è un numero di semi.
position-side = Una posizione finisce con S o N, chi muove, non con «{ $text }».
position-total = Buche e granai contengono insieme { seeds }, ma questo gioco ne ha { $expected }.

contradiction-seeds-per-pit = seeds_per_pit è { $value }, ma una buca parte con un numero di semi da 1 a { $most }
contradiction-win-at = win_at è { $value }, ma con { $total } semi deve andare da { $low } a { $total }
contradiction-stop-at = stop_at è { $value }, ma con { $total } semi deve andare da 0 a { $high }
contradiction-start = start è { $value }, ma un mucchio ha da { $low } a { $high } fiammiferi
contradiction-max-take = max_take è { $value }, ma deve andare da { $low } a { $high }

error-in-file = { $file }, riga { $line }: { $problem }

settings-syntax = questo non è TOML (messaggio in inglese: «{ $message }»)
settings-unquoted = { $text } vuole le virgolette: scrivi "{ $text }"
settings-switch = { $text } qui non va: scrivi true o false
settings-unknown = l'impostazione «{ $key }» non esiste
settings-unknown-nearest = l'impostazione «{ $key }» non esiste; intendevi «{ $nearest }»?
settings-missing = manca «{ $key }»
settings-value = { $key } è { $found }, ma deve essere { $allowed }
settings-word = { $key } non accetta { $found }. Scelte: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } non accetta il gioco «{ $found }». Giochi: { $known }.
settings-key-clash = { $setting }: il tasto «{ $key }» è già di { $other } ({ $screen })
settings-key-typed = { $setting }: il tasto «{ $key }» indica una buca o un numero ({ $screen })
settings-id-spelling = l'id di una variante contiene solo lettere minuscole, cifre e trattini; «{ $id }» no
settings-id-built-in = «{ $id }» è l'id di un gioco incluso; scegline un altro
settings-id-twice = due varianti hanno l'id «{ $id }»; scegline un altro

allowed-text = un testo tra virgolette
allowed-command = un comando con tutte le virgolette chiuse
allowed-program = un comando, o un motore scritto `uci:LIMITE:COMANDO`, come "uci:time=1s:./engine"
allowed-number = un numero intero da { $low } a { $high }
allowed-number-or-none = un numero intero da { $low } a { $high }, o "none"
allowed-keys = una lettera, una cifra o un segno, "space", "ctrl-" e una lettera, da "f1" a "f12", o un elenco di questi
allowed-section = una sezione a sé, [nome]
allowed-sections = sezioni a sé, [[nome]]

## Che cosa dice il sistema di un file

system-not-found = nessun file o cartella con questo nome
system-not-allowed = permesso negato
system-exists = esiste già un file con questo nome
system-folder = è una cartella, non un file
system-no-folder = una parte del percorso non è una cartella
system-full = il disco è pieno
system-quota = la tua quota di disco è esaurita
system-read-only = il disco è in sola lettura
system-not-utf8 = la riga { $line }, colonna { $column } non è UTF-8; salva il file come UTF-8
system-too-large = più grande di { $size } kB
system-not-regular = { $kind }, non un file regolare
system-special = un file speciale
system-special-folder = una cartella
system-special-pipe = una pipe con nome
system-special-socket = un socket
system-special-character = un dispositivo a caratteri
system-special-block = un dispositivo a blocchi
