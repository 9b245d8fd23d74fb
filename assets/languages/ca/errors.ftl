### Què falla en una posició, en unes regles, en un fitxer: què, on i què cal fer.

position-fields = Una posició té { $expected } camps units per «-» (forats, graners, S o N), no { $found }.
position-seeds = El camp { $number } de la posició, «{ $text }», no és un nombre de llavors.
position-side = Una posició acaba en S o N, el bàndol que té el torn, no en «{ $text }».
position-total = Forats i graners sumen { seeds }, però aquest joc en té { $expected }.

contradiction-seeds-per-pit = seeds_per_pit és { $value }, però un forat té al principi d'1 a { $most } llavors
contradiction-win-at = win_at és { $value }, però amb { $total } llavors ha de ser de { $low } a { $total }
contradiction-stop-at = stop_at és { $value }, però amb { $total } llavors ha de ser de 0 a { $high }
contradiction-start = start és { $value }, però una pila té de { $low } a { $high } llumins
contradiction-max-take = max_take és { $value }, però ha de ser de { $low } a { $high }

error-in-file = { $file }, línia { $line }: { $problem }

settings-syntax = això no és TOML (missatge en anglès: «{ $message }»)
settings-unquoted = { $text } necessita cometes: escriu "{ $text }"
settings-switch = { $text } no serveix aquí: escriu true o false
settings-unknown = no hi ha cap paràmetre «{ $key }»
settings-unknown-nearest = no hi ha cap paràmetre «{ $key }»; volies dir «{ $nearest }»?
settings-missing = falta «{ $key }»
settings-value = { $key } és { $found }, però ha de ser { $allowed }
settings-word = { $key } no admet { $found }. Opcions: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } no admet el joc «{ $found }». Jocs: { $known }.
settings-key-clash = { $setting }: la tecla «{ $key }» ja és de { $other } ({ $screen })
settings-key-typed = { $setting }: la tecla «{ $key }» designa un forat o un nombre ({ $screen })
settings-id-spelling = l'id d'una variant només pot tenir minúscules, xifres i guionets; «{ $id }» no val
settings-id-built-in = «{ $id }» és l'id d'un joc inclòs; tria'n un altre
settings-id-twice = dues variants tenen l'id «{ $id }»; tria'n un altre

allowed-text = text entre cometes rectes
allowed-command = una ordre amb totes les cometes tancades
allowed-program = una ordre, o un motor com a `uci:LÍMIT:ORDRE`, com "uci:time=1s:./engine"
allowed-number = un nombre enter de { $low } a { $high }
allowed-number-or-none = un nombre enter de { $low } a { $high }, o "none"
allowed-keys = una lletra, una xifra o un signe, "space", "ctrl-" i una lletra, "f1" a "f12", o una llista d'aquests
allowed-section = una secció pròpia, [nom]
allowed-sections = seccions pròpies, [[nom]]

## Què diu el sistema d'un fitxer

system-not-found = no existeix aquest fitxer o carpeta
system-not-allowed = permís denegat
system-exists = ja existeix un fitxer amb aquest nom
system-folder = és una carpeta, no un fitxer
system-no-folder = una part del camí no és una carpeta
system-full = el disc és ple
system-quota = la teva quota de disc s'ha exhaurit
system-read-only = el disc és només de lectura
system-not-utf8 = la línia { $line }, columna { $column }, no és UTF-8; desa el fitxer com a UTF-8
system-too-large = més de { $size } kB
system-not-regular = { $kind }, no un fitxer normal
system-special = un fitxer especial
system-special-folder = una carpeta
system-special-pipe = un conducte amb nom
system-special-socket = un sòcol
system-special-character = un dispositiu de caràcters
system-special-block = un dispositiu de blocs
