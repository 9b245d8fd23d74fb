# What a move does, in one line: "C: sows D E F a, captures a: +2".

move-sows = { $pit }: sows { $places }
move-sows-many = { $pit }: sows { $seeds } seeds, the last in { $last }
move-captures = { $sowing }, captures { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Taking everything captures nothing.
place-store = store

move-takes = Takes { matches }: { $left ->
    [0] it is the last, and loses.
    [one] { $left } match is left.
   *[other] { $left } matches are left.
}
