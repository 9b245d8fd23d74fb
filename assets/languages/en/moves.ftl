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

# What a move did, in a sentence. $seeds were sown, the last one in the pit or store $last; $taken were captured from $pits.
played-sowed = { $seeds ->
    [one] { $side } sowed { seeds } from { $pit } into { $last }.
   *[other] { $side } sowed { seeds } from { $pit }, the last in { $last }.
}
played-captured = { $side } sowed { seeds } from { $pit } and took { $taken } from { $pits }.
played-nothing = { played-sowed } Capturing everything scores nothing.
played-took = { $side } took { matches }.
