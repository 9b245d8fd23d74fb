# Was ein Zug bewirkt, in einer Zeile: „C: sät D E F a, schlägt a: +2“.

move-sows = { $pit }: sät { $places }
move-sows-many = { $pit }: sät { $seeds } Samen, den letzten in { $last }
move-captures = { $sowing }, schlägt { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Alles zu schlagen bringt nichts.
place-store = Speicher

move-takes = Nimm { matches }: { $left ->
    [0] Das letzte ist dabei, und du verlierst.
   *[other] { $left } bleiben.
}

played-sowed = { $seeds ->
    [one] { $side } hat { seeds } aus { $pit } in { $last } gesät.
   *[other] { $side } hat { seeds } aus { $pit } gesät, den letzten in { $last }.
}
played-captured = { $side } hat { seeds } aus { $pit } gesät und { $taken } aus { $pits } geschlagen.
played-nothing = { played-sowed } Alles zu schlagen bringt nichts.
played-took = { $side } hat { matches } genommen.
