# Line bots: what they did wrong.

bots-ended = it ended without an answer, with status { $status }
bots-errors = { $what }; its error output ends with “{ $line }”
bots-killed = it was ended by signal { $signal } before it answered
bots-not-legal = it answered “{ $text }”, which is none of the legal moves
bots-late = it answered after { $took } s, and had { $limit } s
bots-half-line = it wrote “{ $text }” and did not end the line in time
bots-flood = it wrote more than any answer takes
bots-deaf = it has closed its input, or does not read it
bots-mute = it has closed its output
bots-memory = it took more than { $most } MiB of memory
bots-processes = it started { $number } processes
bots-no-command = a line bot is `bot:COMMAND`, as in `bot:python3 mine.py`
bots-unclosed-quote = a quote is not closed; write a path with blanks as 'my bot.py'

player-bot = your own program
kind-bot = own program
about-bot = A program of your own in any language, which reads a line and answers with a move (docs/bots.md). Type its command in the line “command”.
setup-bot = command
setup-no-bot = none yet
key-type-command = type its command
