# Por que uma jogada é recusada, por que uma partida terminou, e quem ganhou.
refused-game-over = A partida terminou: já não se pode jogar.
refused-not-yours = A casa { $pit } é do adversário. As suas casas vão de { $first } a { $last }.
refused-empty = A casa { $pit } está vazia: não há nada para semear.
refused-grand-slam = A casa { $pit } capturaria todas as sementes do adversário: aqui é proibido.
refused-starves = O adversário não tem sementes, e a casa { $pit } não dá nenhuma: dê-lhe de comer.
refused-too-few = Tire pelo menos um fósforo.
refused-too-many = { $count } é demais: tire no máximo { $max }.
refused-more-than-left = { $count } é demais: { $left ->
    [one] só resta { $left } fósforo.
   *[other] só restam { $left } fósforos.
}
refused-another-game = A jogada { $move } é de outro jogo.

result-won = { $winner } ganha: { south } { $south }, { north } { $north }.
result-settled = { $winner } ganha.
result-drawn = Empate: { south } { $south }, { north } { $north }.
result-won-matches = { $winner } ganha. Fósforos tirados: { south } { $south }, { north } { $north }.
result-drawn-matches = Empate. Fósforos tirados: { south } { $south }, { north } { $north }.

ended-store = { $side } chegou a { $win_at ->
    [one] { $win_at } semente
   *[other] { $win_at } sementes
}. As que ficam nas casas não contam.
ended-few-left = { $left ->
    [0] Não restam sementes nas casas.
    [one] Só resta 1 semente nas casas; ela não conta.
   *[other] Só restam { $left } sementes nas casas; elas não contam.
}
ended-no-move-own-rows = { $side } não pode jogar: cada um fica com as suas sementes ({ south } { $south }, { north } { $north }).
ended-no-move-mover = { $side } não tem jogada legal: { $taker } leva todas as sementes do tabuleiro ({ $seeds }).
ended-repetition-own-rows = A posição repetiu-se: cada um fica com as suas sementes ({ south } { $south }, { north } { $north }). O tabuleiro está como { $when }.
ended-repetition-shared = A posição repetiu-se: o que resta não conta. O tabuleiro está como { $when }.
repeated-start = no início
repeated-after = após a jogada { $moves }
ended-resigned = { $side } desistiu.
ended-agreed = Fim por acordo: cada um fica com as suas sementes ({ south } { $south }, { north } { $north }).
ended-agreed-matches = Os jogadores combinaram o fim: é empate.
ended-took-last = { $side } tirou o último fósforo e perde.
