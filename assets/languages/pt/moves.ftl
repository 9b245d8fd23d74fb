# O que uma jogada faz, numa linha: "C: semeia D E F a, captura a: +2".
move-sows = { $pit }: semeia { $places }
move-sows-many = { $pit }: semeia { $seeds } sementes, a última em { $last }
move-captures = { $sowing }, captura { $pits }: +{ $seeds }
move-forgoes = { $sowing }. Capturar tudo não rende nada.
place-store = depósito
move-takes = Tirar { matches }: { $left ->
    [0] é o último, e perde.
   *[other] ficam { $left }.
}

played-sowed = { $seeds ->
    [one] { $side } semeou { seeds } da casa { $pit } na casa { $last }.
   *[other] { $side } semeou { seeds } da casa { $pit }, a última em { $last }.
}
played-captured = { $side } semeou { seeds } da casa { $pit } e capturou { $taken } em { $pits }.
played-nothing = { played-sowed } Capturar tudo não rende nada.
played-took = { $side } tirou { matches }.
