# `awale match`: two players, many games, their results.

match-first = the first player
match-second = the second player

match-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $variant }, { $plies } plies on average
match-progress = { $done } of { $all ->
    [one] { $all } game
   *[other] { $all } games
}: +{ $wins } ={ $draws } -{ $losses }
match-player = player
match-wins = wins
match-draws = draws
match-losses = losses
match-points = points
match-moves = moves
match-positions = positions per move
match-depth = depth per move
match-time = ms per move
# The head of a column: the longest time for a move, in milliseconds.
match-longest = max ms
match-tables = tables
match-yes = yes
match-no = no
match-only-one-asked = only { $who } used endgame tables: `engine:LIMIT,tables=on` turns them on, `awale uci --no-tables` off
match-forfeited = game { $game }: { $who } forfeits, { $reason }
match-forfeit-title = { $side } forfeits: { $reason }

match-start = it cannot start: { $what }
# Why a program forfeits. “It” is the program.
match-crash = it exited
match-asleep = it did not answer within { $seconds } s
match-babble = it kept writing without an answer; its last line was “{ $text }”
match-nonsense = it answered “{ $text }”
match-other-rules = it does not play these rules
match-no-move = it found no move
match-illegal = it played { $move }, which is not legal

match-does-not-play = { $player } does not play { $variant }
match-cannot-play = { $player } cannot play: { $reason }; no game was played
match-too-many-forfeits = { $who }, { $player }, forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games in a row
}, so the match ends; `--max-forfeits 0` plays on
match-unknown-variant = { $player } does not know the variant “{ $variant }”, only { $known }; for a variant of your own, let the other program read your settings, as in `awale --config FILE uci`
match-no-opening = all { $tries } random openings of { plies } ended the game; use fewer plies with `--opening-plies`
match-not-saved = { $what }; is `--save` a folder that you can write to?
match-taken = { $folder } holds the games of another match; use another folder with `--save`, or move them away
match-may-outlive = programs that a player starts may outlive the match: { $what }

match-no-player = No player “{ $text }”. Players: naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], mcts:PLAYOUTS, engine[:LIMIT], character:NAME, bot:COMMAND, and uci:LIMIT:COMMAND for a program that speaks the protocol, as in `uci:time=200ms:awale uci`
match-human = a human cannot play in a match
match-engine-tables = only the engine and the characters use endgame tables, as in `engine:time=100ms,tables=on`
match-engine-book = only the engine uses the book, as in `engine:time=100ms,book=on`, or after `tables=on`
match-foreign = write another engine as `uci:LIMIT:COMMAND`, such as `uci:time=200ms:./engine`
match-foreign-level = another engine has no levels: give it time, depth or nodes
match-sprt-higher = sequential test of { $low } against { $high } Elo: decided for { $high } (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
match-sprt-lower = sequential test of { $low } against { $high } Elo: decided for { $low } (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
match-sprt-open = sequential test of { $low } against { $high } Elo: not decided (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
