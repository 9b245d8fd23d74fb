# Qué falla en una posición, en unas reglas, en un archivo: qué, dónde y qué hacer.

position-fields = Una posición tiene { $expected } campos unidos por «-» (hoyos, graneros, S o N), no { $found }.
position-seeds = El campo { $number } de la posición, «{ $text }», no es un número de semillas.
position-side = Una posición acaba en S o N, el bando que tiene el turno, no en «{ $text }».
position-total = Hoyos y graneros suman { seeds }, pero este juego tiene { $expected }.

contradiction-seeds-per-pit = seeds_per_pit es { $value }, pero un hoyo tiene al principio de 1 a { $most } semillas
contradiction-win-at = win_at es { $value }, pero con { $total } semillas debe ser de { $low } a { $total }
contradiction-stop-at = stop_at es { $value }, pero con { $total } semillas debe ser de 0 a { $high }
contradiction-start = start es { $value }, pero un montón tiene de { $low } a { $high } cerillas
contradiction-max-take = max_take es { $value }, pero debe ser de { $low } a { $high }

error-in-file = { $file }, línea { $line }: { $problem }

settings-syntax = esto no es TOML; el analizador dice, en inglés: «{ $message }»
settings-unquoted = { $text } necesita comillas: escribe "{ $text }"
settings-switch = { $text } no vale aquí: escribe true o false
settings-unknown = no hay ningún ajuste «{ $key }»
settings-unknown-nearest = no hay ningún ajuste «{ $key }»; ¿querías decir «{ $nearest }»?
settings-missing = falta «{ $key }»
settings-value = { $key } es { $found }, pero debe ser { $allowed }
settings-word = { $key } no admite { $found }. Opciones: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } no admite el juego «{ $found }». Juegos: { $known }.
settings-key-clash = { $setting }: la tecla «{ $key }» ya es de { $other } ({ $screen })
settings-key-typed = { $setting }: la tecla «{ $key }» designa un hoyo o un número ({ $screen })
settings-id-spelling = el id de una variante solo puede tener minúsculas, cifras y guiones; «{ $id }» no vale
settings-id-built-in = «{ $id }» es el id de un juego incluido; elige otro
settings-id-twice = dos variantes tienen el id «{ $id }»; elige otro

allowed-text = un texto entre comillas rectas
allowed-command = un comando con todas sus comillas cerradas
allowed-program = un comando, o un motor como `uci:LÍMITE:COMANDO`, como "uci:time=1s:./engine"
allowed-number = un número entero de { $low } a { $high }
allowed-number-or-none = un número entero de { $low } a { $high }, o "none"
allowed-keys = una letra, una cifra o un signo, "space", "ctrl-" y una letra, "f1" a "f12", o una lista de estos
allowed-section = una sección propia, [nombre]
allowed-sections = secciones propias, [[nombre]]

## Lo que dice el sistema de un archivo

system-not-found = no existe ese archivo o carpeta
system-not-allowed = permiso denegado
system-exists = ya existe un archivo con ese nombre
system-folder = es una carpeta, no un archivo
system-no-folder = una parte de la ruta no es una carpeta
system-full = el disco está lleno
system-quota = tu cuota de disco está agotada
system-read-only = el disco es de solo lectura
system-not-utf8 = la línea { $line }, columna { $column }, no es UTF-8; guarda el archivo como UTF-8
system-too-large = más de { $size } kB
system-not-regular = { $kind }, no un archivo normal
system-special = un archivo especial
system-special-folder = una carpeta
system-special-pipe = una tubería con nombre
system-special-socket = un socket
system-special-character = un dispositivo de caracteres
system-special-block = un dispositivo de bloques
