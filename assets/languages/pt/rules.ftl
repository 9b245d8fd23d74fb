# As páginas das regras, montadas a partir das regras de um jogo.

rules-goal = O objetivo
rules-goal-awale = Junte mais sementes do que o adversário. { $seeds ->
    [one] Cada uma das doze casas começa com { $seeds } semente, { $total } no total
   *[other] Cada uma das doze casas começa com { $seeds } sementes, { $total } no total
}; as sementes capturadas vão para o seu depósito, à direita da sua fila.
rules-sowing = Semear
rules-sowing-pits = Na sua vez, tire todas as sementes de uma das suas casas e semeie-as uma a uma nas casas seguintes: pela sua fila para a direita, depois pela do adversário, e assim por diante. Se as sementes derem a volta completa, salte a casa de onde saíram.
rules-sowing-stores = Ao passar, cai também uma semente em cada depósito. Se a última cair num depósito, não captura nada nem permite jogar de novo.
rules-sowing-mirror = Uma opção das definições espelha o tabuleiro: semeia-se então no sentido horário; as letras das casas não mudam.
rules-capturing = Capturar
rules-capturing-chain = Se a última semente cair numa casa do adversário e a deixar com duas ou três sementes, captura-as. Depois olhe para a casa anterior: se ela também for do adversário e tiver duas ou três sementes, captura-as também, e assim para trás até uma casa que não tenha nem duas nem três.
rules-grand-slam = Capturar tudo
rules-grand-slam-illegal = Não se pode capturar de uma vez todas as sementes do adversário (um grand slam).
rules-grand-slam-captures-nothing = Uma jogada que capturaria todas as sementes do adversário (um grand slam) é permitida, mas não captura nada.
rules-feeding = Dar de comer
rules-feeding-required = Se o adversário não tiver sementes, é obrigatório fazer uma jogada que lhe dê alguma, se houver.
rules-feeding-free = Se o adversário não tiver sementes, jogue o que quiser: não é preciso dar-lhe de comer. Quem chega à sua vez sem nenhuma semente não pode jogar, e a partida termina.
rules-ending = Fim da partida
rules-ending-win-at = Quem chega primeiro a { $win_at } sementes ganha de imediato; as que ficam nas casas não contam.
rules-ending-win-at-none = Nenhum número de sementes termina a partida: ela dura enquanto houver uma jogada possível.
rules-ending-stop-at = { $stop_at ->
    [0] A partida termina quando as casas estão vazias.
    [one] A partida termina quando resta uma semente ou nenhuma nas casas; essa não conta.
   *[other] A partida termina quando restam { $stop_at } sementes ou menos nas casas; essas não contam.
}
rules-ending-own-rows = Se quem tem a vez não tiver jogada legal, cada um leva as sementes da sua fila.
rules-ending-mover = Se quem tem a vez não tiver jogada legal, leva todas as sementes do tabuleiro; mas, se a sua fila estiver vazia, quem as leva é o adversário.
rules-ending-repetition-own-rows = Se uma posição se repetir, com as mesmas sementes em todas as casas e a vez do mesmo jogador, a partida termina e cada um leva as sementes da sua fila.
rules-ending-repetition-shared = Se uma posição se repetir, com as mesmas sementes em todas as casas e a vez do mesmo jogador, a partida termina e as sementes que ficam nas casas não contam.
rules-ending-most = Ganha quem tem mais sementes; se ambos tiverem o mesmo número, é empate. Também é possível desistir, ou combinar com o adversário o fim da partida: então cada um leva as sementes da sua fila.
rules-notation = A notação
rules-notation-pits = As casas de Sul são *A B C D E F* e as de Norte *a b c d e f*, da esquerda para a direita de cada jogador. Uma jogada escreve-se com a letra da sua casa.
rules-notation-position = Uma posição escreve-se numa linha: as doze casas da *A* à *f*, o depósito de Sul, o de Norte e o lado que tem a vez. Este jogo começa com { $position }.
rules-goal-matches = Não tire o último fósforo: quem o tira perde.
rules-turn-matches = A sua vez
rules-turn-matches-text = { $start ->
    [one] Há { $start } fósforo na mesa.
   *[other] Há { $start } fósforos na mesa.
} { $max ->
    [one] Os jogadores tiram um fósforo de cada vez.
   *[other] Os jogadores alternam: cada um tira de 1 a { $max } fósforos, nunca mais do que restam.
}
rules-hint-matches = Uma dica
rules-hint-matches-text = Quem tem de tirar quando só resta um fósforo já perdeu. Com que outros números se perde? Eles vão de { $step } em { $step }.

### Cada regra no tabuleiro: o que faz a jogada mostrada.
shown-sowing = A casa { $pit } é esvaziada. { $seeds ->
    [0] As suas { $seeds } sementes são semeadas uma a uma nas casas seguintes; a última cai na casa { $last }.
    [one] A sua semente é semeada na casa seguinte, { $last }.
   *[other] As suas { $seeds } sementes são semeadas uma a uma nas casas seguintes; a última cai na casa { $last }.
}
shown-store = As sementes da casa { $pit } chegam ao depósito de Sul, e uma cai nele. Aqui é a última: não captura nada, e é a vez de Norte.
shown-lap = A casa { $pit } tem { $seeds } sementes, o bastante para dar a volta completa. Essa casa é saltada e fica vazia; a última semente cai na casa { $last }.
shown-two = A última semente da casa { $pit } cai na casa { $last }, que fica com duas. Sul captura ambas.
shown-three = A última semente da casa { $pit } cai na casa { $last }, que fica com três. Sul captura as três.
shown-chain = A última semente cai na casa { $last }. As casas { $pits }, uma após a outra, têm duas ou três sementes cada: Sul captura as { $captured }.
shown-chain-stops = Sul captura { $pits }. A casa { $stop } tem { $stop_held ->
    [0] { $stop_held } sementes
    [one] { $stop_held } semente
   *[other] { $stop_held } sementes
}, nem duas nem três: a cadeia acaba ali. As { $behind_held } sementes da casa { $behind }, atrás dela, ficam.
shown-own-row = A última semente cai na casa { $last }, uma casa de Sul. Só se captura nas casas do adversário: as { $held } sementes ficam.
shown-slam-nothing = A casa { $pit } capturaria as { $forgone } sementes de Norte, todas. A jogada é permitida, mas não captura nada: as sementes ficam onde estão.
shown-slam-illegal = A casa { $forbidden } capturaria todas as sementes de Norte: isso não é permitido. A casa { $pit } captura { $captured } e deixa o resto a Norte.
shown-feeding-required = Norte não tem sementes, por isso Sul tem de lhe dar alguma. Só a casa { $pit } alcança a fila de Norte; as outras casas não podem ser jogadas.
shown-feeding-free = Norte não tem sementes, e Sul não é obrigado a dar: as da casa { $pit } ficam na fila de Sul. Norte não pode jogar, e a partida termina.
shown-win-at = Sul captura { $captured } sementes, e o seu depósito chega a { $win_at }: Sul ganha de imediato.
shown-stop-at = Sul captura { $captured } sementes, e { $left ->
    [one] resta { $left } semente nas casas: a partida termina, e essa não conta.
   *[other] restam { $left } sementes nas casas: a partida termina, e essas não contam.
}
shown-no-move-own-rows = Norte semeia a última semente, e Sul não pode dar-lhe outra: Sul não tem jogada legal. A partida termina, e cada um leva as sementes da sua fila.
shown-no-move-mover = Norte semeia a última semente, e Sul não pode dar-lhe outra: Sul não tem jogada legal. A partida termina, e Sul, que tem a vez, leva todas as sementes das casas.
shown-repetition-own-rows = Após { $moves } jogadas de cada lado, o tabuleiro está como antes, e a vez é do mesmo jogador. A partida termina, e cada um leva as sementes da sua fila.
shown-repetition-shared = Após { $moves } jogadas de cada lado, o tabuleiro está como antes, e a vez é do mesmo jogador. A partida termina, e as sementes das casas não contam.
