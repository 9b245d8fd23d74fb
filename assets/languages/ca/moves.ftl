# Què fa una jugada, en una línia: «C: sembra D E F a, captura a: +2».

move-sows = { $pit }: sembra { $places }
move-sows-many = { $pit }: sembra { $seeds } llavors, l'última en { $last }
move-captures = { $sowing }, captura { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Capturar-ho tot no dona res.
place-store = graner

move-takes = Agafa { matches }: { $left ->
    [0] és l'últim, i perds.
   *[other] en queden { $left }.
}

played-sowed = { $seeds ->
    [one] { $side } ha sembrat { seeds } de { $pit } a { $last }.
   *[other] { $side } ha sembrat { seeds } des de { $pit }, l'última en { $last }.
}
played-captured = { $side } ha sembrat { seeds } des de { $pit } i n'ha capturat { $taken } en { $pits }.
played-nothing = { played-sowed } Capturar-ho tot no dona res.
played-took = { $side } ha agafat { matches }.
