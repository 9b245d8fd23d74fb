# Line bots: what they did wrong.

bots-ended = it exited without an answer, with status { $status }
# { $what } is a message of the operating system.
bots-cannot-run = cannot run “{ $program }”: { $what }
bots-errors = { $what }; last line of its error output: “{ $line }”
bots-killed = it was killed by signal { $signal } before it answered
bots-not-legal = it answered “{ $text }”, which is not a legal move
bots-late = it answered after { $took } s; the limit is { $limit } s
bots-half-line = it wrote “{ $text }” but did not end the line in time
bots-flood = it wrote more than an answer may contain
bots-deaf = it closed its input or does not read it
bots-mute = it closed its output
bots-memory = it used more than { $most } MiB of memory
bots-processes = it started { $number } processes
bots-no-command = write a line bot as `bot:COMMAND`, such as `bot:python3 mine.py`
bots-unclosed-quote = a quotation mark is not closed; write a path with spaces as 'my bot.py'

player-bot = your own program
kind-bot = own program
about-bot = Your own program: a line bot (docs/bots.md) or, with uci:time=1s: before its command, an engine. The settings can list several under [programs].
setup-bot = command
# No bot was named yet.
setup-no-bot = none yet
key-type-program-command = type its command
