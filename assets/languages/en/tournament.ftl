# `awale tournament`.

tournament-title = Tournament of { $variant }
tournament-intro = { $players } players, { $games } games of { $variant }, { $pairing }; { $plies ->
    [one] { $plies } random ply
   *[other] { $plies } random plies
} at the beginning, the same openings from both sides, seed { $seed }.
tournament-round-robin = all against all
tournament-gauntlet = the first against all others
tournament-knock-out = knock-out
tournament-swiss = Swiss system
tournament-terms = Line bots: { $time } s per move, { $grace } s of grace, { $start } s more to start, { $memory } MiB.
tournament-sandboxed = They ran in bubblewrap, with files read-only and without network.
tournament-limits-only = They ran with limits, but without bubblewrap: they could see files and the network.
tournament-rank = #
tournament-games = games
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95%
tournament-cpu = CPU seconds
tournament-forfeits = forfeits
tournament-faults = faults
tournament-first-fault = the first one
# The head of a column: the line that the program was asked.
tournament-asked = asked
tournament-cross = Cross table
tournament-wrong = What went wrong
tournament-all-games = All games
tournament-filter = Games of
tournament-everyone = everyone
tournament-fault = game { $game }, move { $move }: { $reason }
tournament-told-fault = { $player }, game { $game }: { $reason }
tournament-method = Elo: maximum likelihood over all games that were played, by the model of Bradley and Terry (a draw is half a win and half a loss, and each player gets one extra draw against an average player). In 95 of 100 cases the true difference from the average lies within ±. { $anchors ->
    [0] The average of all is 0.
    [one] The scale is that of the one player whose strength is measured (docs/players.md).
   *[other] The scale is the average of the { $anchors } players whose strength is measured (docs/players.md).
 }
tournament-written = The page with all games: { $file }
tournament-student = { $player }: { $count ->
    [one] one fault
   *[other] { $count } faults
 }. Each comes with the line that asks the program the same question again.
tournament-student-fault = Game { $game } against { $opponent }, as { $side }, move { $move }: { $reason }
tournament-student-errors =     It wrote on its error output:
tournament-student-more = And { $count } more.
tournament-no-bots = { $folder } holds no players. Players are executable programs, and files that end in { $known } (table [bots] of the settings)
tournament-too-few = a tournament needs at least two players: name them, as in `awale tournament fast engine:level=1`, or name a folder with `--bots DIR`
tournament-too-many = a tournament has at most { $most } players
tournament-no-sandbox = bubblewrap (`bwrap`) is not installed or does not work here; `--sandbox off` runs without it
interrupted-resume = interrupted. To continue, run:
interrupted-without-out = interrupted. Nothing is kept: only a tournament with --out can be continued.
interrupted-match = interrupted. A match cannot be continued; a tournament with --out can.
tournament-there = { $file } holds a tournament; continue it with `--resume`, or use another folder with `--out`
tournament-other-option = { $file } holds a tournament with { $kept }; you gave { $given }. Use the same, or another folder.
# In tournament-other-option, in the place of an option that was not given.
tournament-no-option = no { $option }
tournament-other-rule = { $file } holds a tournament of { $variant } with { $kept }; its rules now have { $given }. Use the same, or another folder.
tournament-other-player = { $file } holds a tournament whose player { $number } is { $kept }; you gave { $given }. Use the same players, or another folder.
tournament-nobody = nobody
tournament-changed = the program of { $player } has changed since { $file } was started, so its games would mix two players. Restore the old one, or begin again with another `--out`
tournament-too-large = { $file } would be larger than { $most } MiB, which `--resume` could not read: the file is kept as it was. Play fewer games in one tournament
tournament-bad-file = { $file } is not a tournament file: { $what }
tournament-other-format = { $file } has format { $found }; this version reads format { $format }. Start again with another folder.
tournament-damaged = { $file } is damaged or was changed by hand: its checksum does not match. Start again with another folder.
tournament-mismatch = { $file }: { $what }. Start again with another folder.
tournament-name-no-text = { $name } is left out: its name is not UTF-8. Rename the file.
tournament-in-use = Another program is using { $folder }. Use another folder with --out.
tournament-bad-move = game { $game } cannot be played again: move { $move }
tournament-other-game = game { $game } is not the one of this tournament ({ $field })
# What is wrong in a result file; “its” means the game's.
tournament-its-number = its number
tournament-its-round = its round
tournament-its-players = its players
tournament-its-opening = its opening
tournament-its-end = its end
tournament-its-points = its points
tournament-its-faults = its faults
tournament-its-time = its time
