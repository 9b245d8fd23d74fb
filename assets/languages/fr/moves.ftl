# Ce que fait un coup, en une ligne : « C : sème D E F a, prend a : +2 ».

move-sows = { $pit } : sème { $places }
move-sows-many = { $pit } : sème { $seeds } graines, la dernière dans { $last }
move-captures = { $sowing }, prend { $pits } : +{ $seeds }
move-forgoes = { $sowing }. Tout prendre ne rapporte rien.
place-store = grenier

move-takes = Prendre { matches } : { $left ->
    [0] c'est la dernière, et vous perdez.
   *[other] il en restera { $left }.
}

played-sowed = { $seeds ->
    [one] { $side } a semé { seeds } de { $pit } dans { $last }.
   *[other] { $side } a semé { seeds } depuis { $pit }, la dernière dans { $last }.
}
played-captured = { $side } a semé { seeds } depuis { $pit } et en a pris { $taken } dans { $pits }.
played-nothing = { played-sowed } Tout prendre ne rapporte rien.
played-took = { $side } a pris { matches }.
