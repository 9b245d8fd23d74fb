# Che cosa fa una mossa, in una riga: «C: semina D E F a, cattura a: +2».

move-sows = { $pit }: semina { $places }
move-sows-many = { $pit }: semina { $seeds } semi, l'ultimo in { $last }
move-captures = { $sowing }, cattura { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Catturare tutto non frutta nulla.
place-store = granaio

move-takes = Prendi { matches }: { $left ->
    [0] è l'ultimo, e perdi.
   *[other] ne resteranno { $left }.
}

played-sowed = { $seeds ->
    [one] { $side } ha seminato { seeds } da { $pit } in { $last }.
   *[other] { $side } ha seminato { seeds } da { $pit }, l'ultimo in { $last }.
}
played-captured = { $side } ha seminato { seeds } da { $pit } e ne ha presi { $taken } in { $pits }.
played-nothing = { played-sowed } Catturare tutto non frutta nulla.
played-took = { $side } ha preso { matches }.
