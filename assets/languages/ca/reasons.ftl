### Per què es rebutja una jugada, per què s'ha acabat una partida i qui ha guanyat.

refused-game-over = La partida s'ha acabat: ja no es pot jugar.
refused-not-yours = El forat { $pit } és del rival. Els teus forats van de { $first } fins a { $last }.
refused-empty = El forat { $pit } és buit: no hi ha res per sembrar.
refused-grand-slam = El forat { $pit } capturaria totes les llavors del rival: aquí no es permet.
refused-starves = El rival no té llavors, i el forat { $pit } no n'hi dona cap: dona-li menjar.
refused-too-few = Agafa almenys un llumí.
refused-too-many = { $count } són massa: agafa'n { $max } com a màxim.
refused-more-than-left = { $count } són massa: { $left ->
    [one] només queda { $left } llumí.
   *[other] només queden { $left } llumins.
}
refused-another-game = La jugada { $move } és d'un altre joc.

result-won = Guanya { $winner }: { south } { $south }, { north } { $north }.
result-settled = Guanya { $winner }.
result-drawn = Empat: { south } { $south }, { north } { $north }.
result-won-matches = Guanya { $winner }. Llumins agafats: { south } { $south }, { north } { $north }.
result-drawn-matches = Empat. Llumins agafats: { south } { $south }, { north } { $north }.

ended-store = { $side } ha arribat a { $win_at ->
    [one] { $win_at } llavor
   *[other] { $win_at } llavors
}. Les que queden als forats no compten.
ended-few-left = { $left ->
    [0] No queden llavors als forats.
    [one] Només queda 1 llavor als forats; no compta.
   *[other] Només queden { $left } llavors als forats; no compten.
}
ended-no-move-own-rows = { $side } no pot jugar: cadascú es queda les seves llavors ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } no té jugada legal: { $taker } es queda totes les llavors del tauler ({ $seeds }).
ended-repetition-own-rows = Posició repetida: cadascú es queda les seves llavors ({ south } { $south }, { north } { $north }). El tauler està com { $when }.
ended-repetition-shared = Posició repetida: el que queda no compta. El tauler està com { $when }.
repeated-start = al principi
repeated-after = després de la jugada { $moves }
ended-resigned = { $side } ha abandonat.
ended-agreed = Final acordat: cadascú es queda les seves llavors ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Els jugadors han acordat acabar: és empat.
ended-took-last = { $side } ha agafat l'últim llumí i perd.
