# What a move does, in one line: "C: sows D E F a, captures a: +2".

move-sows = { $pit }: sows { $places }
move-sows-many = { $pit }: sows { $seeds } seeds, the last in { $last }
move-captures = { $sowing }, captures { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Capturing everything scores nothing.
# A seed lands there: “sows B C store”.
place-store = store

move-takes = Take { matches }: { $left ->
    [0] it is the last one, and you lose.
   *[other] { $left } will be left.
}
