# `awale match`: two players, many games, and what came of them.

match-first = the first player
match-second = the second player

match-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $variant }, { $plies } plies on average
match-progress = { $done } of { $all } games: +{ $wins } ={ $draws } -{ $losses }
match-player = player
match-wins = wins
match-draws = draws
match-losses = losses
match-points = points
match-moves = moves
match-positions = positions a move
match-depth = depth a move
match-time = ms a move
match-longest = longest ms
match-tables = tables
match-yes = yes
match-no = no
match-only-one-asked = only { $who } asked endgame tables: `engine:LIMIT,tables=on` asks them, `awale uci --no-tables` does not
match-forfeited = game { $game }: { $who } forfeits, { $reason }
match-forfeit-title = { $side } forfeits: { $reason }

match-start = it cannot be started: { $what }
match-crash = it ended by itself
match-asleep = it said nothing within { $seconds } s
match-babble = it said ever more without an answer, in the end “{ $text }”
match-nonsense = it answered “{ $text }”
match-other-rules = it does not play these rules
match-no-move = it found no move
match-illegal = it played { $move }, which is not legal

match-does-not-play = { $player } does not play { $variant }
match-cannot-play = { $player } cannot play: { $reason }; no game was played
match-too-many-forfeits = { $who }, { $player }, has forfeited { $games } games in a row, which ends the match; `--max-forfeits 0` plays on all the same
match-unknown-variant = { $player } does not know the variant “{ $variant }”, only { $known }; a variant of your own is defined in a file of settings, which the other program has to read too, as in `awale --config FILE uci`
match-no-opening = { $tries } random openings of { $plies } plies all ended the game; name fewer by `--opening-plies`
match-not-saved = { $what }; is `--save` a folder that you may write to?
match-taken = { $folder } holds the games of another match; name another folder by `--save`, or move them away
match-may-outlive = what another program starts may outlive the match: { $what }

match-no-player = “{ $text }” is no player; there are naive, fast, expert, minimax:DEPTH, alphabeta:DEPTH[:EVALUATION], mcts:PLAYOUTS, engine[:LIMIT], character:NAME, bot:COMMAND, and any other program that speaks the protocol as uci:LIMIT:COMMAND, as in `uci:time=200ms:awale uci`
match-human = a human cannot play in a match
match-engine-tables = only the engine and the characters ask endgame tables, as in `engine:time=100ms,tables=on`
match-engine-book = only the engine plays from the book, as in `engine:time=100ms,book=on`, or behind `tables=on`
match-foreign = a foreign engine is `uci:LIMIT:COMMAND`, as in `uci:time=200ms:./engine`
match-foreign-level = a foreign engine has no levels: give it time, depth or nodes
match-sprt-higher = sequential test of { $low } against { $high } Elo: decided for { $high } (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
match-sprt-lower = sequential test of { $low } against { $high } Elo: decided for { $low } (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
match-sprt-open = sequential test of { $low } against { $high } Elo: not decided (log-likelihood ratio { $ratio }, bounds ±{ $bound }; outcomes from no point to all: { $outcomes })
