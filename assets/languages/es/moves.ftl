# Lo que hace una jugada, en una línea: «C: siembra D E F a, captura a: +2».

move-sows = { $pit }: siembra { $places }
move-sows-many = { $pit }: siembra { $seeds } semillas, la última en { $last }
move-captures = { $sowing }, captura { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Capturarlo todo no da nada.
place-store = granero

move-takes = Toma { matches }: { $left ->
    [0] es la última, y pierdes.
   *[other] quedan { $left }.
}

played-sowed = { $seeds ->
    [one] { $side } ha sembrado { seeds } de { $pit } en { $last }.
   *[other] { $side } ha sembrado { seeds } desde { $pit }, la última en { $last }.
}
played-captured = { $side } ha sembrado { seeds } desde { $pit } y ha capturado { $taken } en { $pits }.
played-nothing = { played-sowed } Capturarlo todo no da nada.
played-took = { $side } ha tomado { matches }.
