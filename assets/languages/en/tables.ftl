# Endgame tables: making them, asking them, and what is wrong with their files.

tables-made = { $game }: all tables up to { seeds } are built
tables-layer = { $game } { $seeds }: { $boards } boards, { $rate } million per second
tables-at-work = { $game } { $seeds } of { $of }
tables-rate = { $rate } million boards per second
tables-planned = { $game } { $first } to { $last }: takes up to { $memory } MB of memory and at most { $disk } MB of disk space; { key-name-ctrl }-C stops it, the same command resumes it
tables-removed = { $game }: { $files ->
    [one] { $files } file
   *[other] { $files } files
} removed
tables-made-again = { $what }; building it again
tables-to-make-again = { $what }; `awale endgame build` builds it again
# The table is not damaged.
tables-verified = { $game } { $seeds }: good
tables-verify-stopped = stopped; the results above remain valid

tables-bad-file = the table { $file } is not used: { $flaw }
tables-flaw-unreadable = it cannot be read: { $what }
tables-flaw-size = it has { $found } bytes, but the layer needs { $expected }
tables-flaw-no-table = it is not a table
tables-flaw-version = it has version { $version } of the format, and this program uses another
tables-flaw-other-layer = it was made for other rules or another number of seeds
tables-flaw-damaged = it has been damaged: the checksum does not match

tables-stopped = stopped; all layers up to { seeds } are finished and kept
tables-memory = the layer of { seeds } needs { $needed } MB of memory, and only { $free } MB may be used; close other programs, allow more or ask for fewer seeds
tables-disk = the tables up to { seeds } need { $needed } MB more on the disk, and { $folder } has only { $free } MB free; make room there or ask for fewer seeds
tables-too-many-seeds = tables are made for up to { $most } seeds, not for { $seeds }
tables-io = { $file }: { $what }; is there room on the disk?
tables-contradiction = { $game }, { seeds }: the value of a board contradicts its moves: { $board }
tables-missing = { $game }, { seeds }: a board is missing

tables-none = there are no tables for “{ $game }”; `awale endgame build --variant { $game } --seeds 15` makes them
tables-too-few = the tables for “{ $game }” cover boards of up to { seeds }, not of { $asked }; `awale endgame build --variant { $game } --seeds { $asked }` makes them
tables-never = the tables for “{ $game }” cover boards of up to { seeds }, not of { $asked }; no tables reach beyond { $most }
tables-unusable = the table of { seeds } cannot be used

tables-stats-head = seeds boards cyclic sum min max fnv1a64
tables-list-head = variant seeds truth; in { $folder }
tables-list-exact = exact
tables-list-value = table-value
tables-probe-exact = exact: { $value } for { $seat }
tables-probe-value = table value: { $value } for { $seat }
# After a value: it can be reached only by repeating positions.
tables-probe-cyclic = {", cyclic"}
tables-disagreement =
    The position is worth { $value } and its best move, { $move }, { $worth }: play can go on forever here.
    A repetition ends the game and pays each side its own row, so the result depends on which board repeats.
    By convention, a table value assumes that its own board repeats, unless one side can force more or less:
    a repetition of this board pays { $seat } { $now }, one of the board after { $move } { $then }.
    Such a value is not a proof; a search with the history of the game decides.

# awale endgame prove, awale endgame check-proof

proof-searched = { $claim }: not proven within { plies }, { $nodes } positions
proof-proven = { $claim }: proven
proof-at-least = at least { $value }
proof-at-most = at most { $value }
proof-value = { $board }: the side to move nets { $most } by perfect play
proof-bounds = { $board }: the side to move nets between { $least } and { $most } by perfect play
proof-nothing = { $board }: nothing is proven
# After a value.
proof-exact = {", exact"}
proof-table-value = {", by the endgame table"}
proof-written = { $file }: { moves }, { $bytes } bytes
proof-holds = the proof holds: { moves }; boards looked up in the tables of up to { seeds }: { $leaves }
proof-unusable = the proof { $file } is not used: { $what }
proof-no-proof = it is not a proof
proof-senseless = it makes no sense from byte { $byte } on
proof-refused = the proof does not hold on the board { $board }, the side to move first: { $why }
proof-unchecked = the proof is not checked, from the board { $board } on, the side to move first: { $why }
proof-no-tables = its tables are missing or cannot be read; `awale endgame build` makes them
proof-stopped = stopped
proof-no-board = there is no such board
proof-illegal = its move is not legal
proof-too-little = it claims { $claim }, and only { $certain } is certain
proof-lacks = it claims { $claim }, and only { $certain } is certain, because a board is missing in it
proof-cycle = its claim rests on a cycle of moves, which does not pay that much

# awale truth

truth-no-positions = no position found where a move throws the result away; try other numbers of seeds
truth-positions = Positions: { $count } ({ $drawn } drawn, { $won } won by the smallest margin)
truth-limit = limit
truth-tables = tables
# The head of a column: how often the engine kept a win or a draw.
truth-kept = kept
truth-share = %
truth-interval = 95% within
