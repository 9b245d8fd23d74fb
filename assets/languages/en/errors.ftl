# What is wrong with a position, with rules, with a file: what, where, and what to do.

position-fields = A position has { $expected } fields joined by “-” (pits, stores, S or N), not { $found }.
position-seeds = Field { $number } of the position, “{ $text }”, is not a number of seeds.
position-side = A position ends with S or N, the side to move, not with “{ $text }”.
position-total = Pits and stores hold { seeds } together, but this game has { $expected }.

contradiction-seeds-per-pit = seeds_per_pit is { $value }, but a pit starts with 1 to { $most } seeds
contradiction-win-at = win_at is { $value }, but with { $total } seeds it must be from { $low } to { $total }
contradiction-stop-at = stop_at is { $value }, but with { $total } seeds it must be from 0 to { $high }
contradiction-start = start is { $value }, but a heap has from { $low } to { $high } matches
contradiction-max-take = max_take is { $value }, but it must be from { $low } to { $high }

error-in-file = { $file }, line { $line }: { $problem }

settings-syntax = this is not TOML: { $message }
settings-unquoted = { $text } needs quotation marks: write "{ $text }"
settings-switch = { $text } is not a valid value here: write true or false
settings-unknown = there is no setting “{ $key }”
settings-unknown-nearest = there is no setting “{ $key }”; did you mean “{ $nearest }”?
settings-missing = “{ $key }” is missing
settings-value = { $key } is { $found }, but it must be { $allowed }
settings-word = { $key } does not take { $found }. Choices: { $allowed }.
settings-player = { $key }: { $why }
settings-game = { $key } does not accept the game “{ $found }”. Games: { $known }.
settings-key-clash = { $setting }: the key “{ $key }” is taken by { $other } ({ $screen })
settings-key-typed = { $setting }: the key “{ $key }” names a pit or a number ({ $screen })
settings-id-spelling = the id of a variant may contain only lower-case letters, digits and hyphens; “{ $id }” does not
settings-id-built-in = “{ $id }” is the id of a built-in game; choose another one
settings-id-twice = two variants have the id “{ $id }”; choose another one

allowed-text = text in quotation marks
allowed-command = a command whose quotes are all closed
allowed-program = a command, or an engine as `uci:LIMIT:COMMAND`, such as "uci:time=1s:./engine"
allowed-number = a whole number from { $low } to { $high }
allowed-number-or-none = a whole number from { $low } to { $high }, or "none"
allowed-keys = a letter, a digit or a sign, "space", "ctrl-" and a letter, "f1" to "f12", or a list of these
allowed-section = a section of its own, [name]
allowed-sections = sections of their own, [[name]]

## What the system says of a file

system-not-found = no such file or folder
system-not-allowed = permission denied
system-exists = a file with this name already exists
system-folder = this is a folder, not a file
system-no-folder = part of the path is not a folder
system-full = the disk is full
system-quota = your disk quota is used up
system-read-only = the disk is read-only
system-not-utf8 = line { $line }, column { $column } is not UTF-8; save the file as UTF-8
system-too-large = larger than { $size } kB
system-not-regular = { $kind }, not a regular file
system-special = a special file
# The kinds of system-not-regular.
system-special-folder = a folder
system-special-pipe = a named pipe
system-special-socket = a socket
system-special-character = a character device
system-special-block = a block device
