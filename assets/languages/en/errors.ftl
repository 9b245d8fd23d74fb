# What is wrong with a position, with rules, with a file: what, where, and what to do.

position-fields = A position has { $expected } fields joined by “-” (12 pits, 2 stores, S or N), but this has { $found }.
position-seeds = Field { $number } of the position, “{ $text }”, is no number of seeds.
position-side = A position ends with S or N, the side to move, not with “{ $text }”.
position-total = Pits and stores hold { $found } seeds together, but this game has { $expected }.

contradiction-seeds-per-pit = seeds_per_pit is { $value }, but a pit starts with 1 to { $most } seeds
contradiction-win-at = win_at is { $value }, but of { $total } seeds it must be from { $low } to { $total }
contradiction-stop-at = stop_at is { $value }, but of { $total } seeds it must be from 0 to { $high }
contradiction-start = start is { $value }, but a heap has from { $low } to { $high } matches
contradiction-max-take = max_take is { $value }, but one takes from { $low } to { $high } at most
