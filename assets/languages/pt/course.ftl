### O curso: as lições, as suas tarefas, o que havia para ver e como uma jogada falha o objetivo.

menu-learn = Aprender
course-about = Cada lição tem algumas tarefas curtas no tabuleiro. Não pode estragar nada: { $key ->
    [none] uma jogada errada é desfeita.
   *[other] uma jogada errada é desfeita, e { $key } dá uma dica.
}
course-algorithms = Como a máquina joga
course-algorithms-about = Como a máquina escolhe a jogada: uma árvore pequena, passo a passo, e depois a de uma partida inteira.
course-count = { $done } de { $lessons } feitas
course-step = Passo { $step } de { $steps }
course-done = Muito bem!
course-next = Enter: próximo passo.
course-finished = Era a última lição. Enter: voltar à lista.
course-go-on = Certo. Continue.
course-shown = Experimente { $move }.
course-store = o seu depósito
course-store-opponent = o depósito do adversário
error-progress-file-failed = O seu progresso: { $what }
progress-damaged = o ficheiro estava danificado e chama-se agora { $file }; foi criado um novo.
progress-later = { $file } é de uma versão mais recente e não foi alterado.

key-choose-lesson = lição
key-continue-to-next = seguir
key-try-again = repetir
key-show-hint = dica
key-skip-to-next = saltar
key-go-to-previous = anterior

help-hint = uma dica; de novo, mais ajuda
help-scroll-text = percorrer o texto

## O que fazer
goal-any = Escolha uma casa e semeie-a.
goal-last-in = Faça a última semente cair na casa { $pit }.
goal-last-in-store = Faça a última semente cair no seu depósito.
goal-round = Semeie uma casa que dê a volta completa.
goal-capture = { $seeds ->
    [one] Capture { $seeds } semente.
   *[other] Capture { $seeds } sementes.
}
goal-forgo = Faça a jogada que capturaria tudo.
goal-end = Termine a partida e ganhe.
goal-end-store = Ganhe a partida com esta jogada.
goal-end-repetition = Repita uma posição anterior.
goal-leave-lost = Deixe o adversário em posição perdida.

goal-hint-any = Escolha uma casa com as setas: o tabuleiro mostra o que a jogada faria. Enter para jogar.
goal-hint-last-in = Conte um lugar à frente por semente da casa: é ali que cai a última.
goal-hint-round = Procure a casa com mais sementes.
goal-hint-capture = Procure uma casa cuja última semente caia na fila do adversário e deixe ali duas ou três.
goal-hint-forgo = Procure a jogada que deixaria o adversário sem sementes.
goal-hint-no-move = Jogue de modo que, na próxima vez, nenhuma casa sua alcance a fila do adversário.
goal-hint-repetition = Das casas *A*, *C*, *E*, *a*, *c* e *e*, só uma está vazia. Encha-a.
goal-hint-leave-lost = Com que números perde quem tem de tirar? O primeiro deles é 1.

miss-last-elsewhere = O destino da última semente é { $last }, não { $wanted }. Enter desfaz a jogada.
miss-too-short = { $seeds ->
    [one] { $seeds } semente não dá
   *[other] { $seeds } sementes não dão
} a volta completa: são precisas { $needed }. Enter desfaz a jogada.
miss-captured = { $seeds ->
    [0] Assim não captura nada; é preciso capturar { $wanted }.
    [one] Assim captura { $seeds } semente, não { $wanted }.
   *[other] Assim captura { $seeds } sementes, não { $wanted }.
} Enter desfaz a jogada.
miss-no-slam = O adversário ainda fica com sementes. Enter desfaz a jogada.
miss-goes-on = A partida continua depois disso. Enter desfaz a jogada.
miss-ends-otherwise = A partida termina, mas não como devia. Enter desfaz a jogada.
miss-gives-away = Restam { $left }: o adversário tira { $take } e ganha. Enter desfaz a jogada.
miss-took-last = Era o último fósforo: perdeu. Enter desfaz a jogada.

## A semeadura
course-sowing = Semear
course-sow-first = { $win_at ->
    [0] Ganha quem juntar mais sementes.
   *[other] Ganha quem juntar primeiro { $win_at } das { $total } sementes.
}{" "}A sua fila é a de baixo: de *A* a *F*. Uma jogada tira as sementes de uma casa e semeia-as uma a uma, para a direita e em volta.
course-sow-first-done = Semeia-se para a direita e, depois de *F*, pela outra fila: uma semente em cada lugar. A casa escolhida fica vazia. Agora seria a vez de Norte.
course-sow-across = Semeia-se pela sua fila para a direita e depois pela de Norte para a esquerda. As casas dela têm minúsculas: *a*, *b*, *c*. As sementes nos depósitos, nas pontas, estão fora do jogo.
course-sow-across-done = A última semente cai tantos lugares à frente quantas eram as sementes da casa. Saber contar é meio jogo.
course-sow-store = Neste jogo também cai uma semente em cada depósito ao passar.
course-sow-store-done = Essa semente já é sua. Mas, se a última cair num depósito, não captura nada nem permite jogar de novo.

## A volta completa
course-laps = A volta completa
course-lap-round = Uma casa muito cheia dá a volta ao tabuleiro. Veja o que acontece ao passar pela casa de onde saiu.
course-lap-round-done = Essa casa foi saltada: a casa semeada fica vazia, por mais longe que as sementes cheguem.

## A captura
course-capturing = Capturar
course-capture-two = Se a última semente deixar uma casa do adversário com duas, captura as duas. *D* e *E* alcançam a outra fila. Qual delas deixa uma casa com duas?
course-capture-two-done = As duas sementes foram para o seu depósito. A outra jogada deixaria quatro: isso não captura nada.
course-capture-three = Três também se capturam: a última semente cai sobre duas.
course-capture-three-done = Duas ou três; nunca uma, nunca quatro ou mais. As casas com uma ou duas sementes correm perigo: as suas também.
course-lap-capture = A sua casa mais cheia dá a volta toda. Pelo caminho deixa uma semente numa casa vazia do adversário; com a última já são duas.
course-lap-capture-done = A casa vazia recebeu uma semente na primeira volta e a última na segunda: duas sementes, capturadas.

## A cadeia
course-chain = A cadeia
course-chain-whole = Depois de capturar, olhe para a casa anterior. Se ela também for do adversário e tiver duas ou três sementes, captura-as também, e assim para trás.
course-chain-whole-done = Três e depois duas: uma cadeia. Ela acaba na primeira casa que não tem duas ou três sementes, e no fim da fila.
course-chain-broken = Aqui duas jogadas capturam. Uma das cadeias acaba logo, porque a casa anterior tem demasiadas sementes. Encontre a mais longa.
course-chain-broken-done = A cadeia recua desde a última semente, sem lacunas. Uma casa cheia no meio protege todas as anteriores.

## Capturar tudo
course-slam = Capturar tudo
course-slam-nothing = Norte só tem duas casas com sementes. Há uma jogada que as capturaria a todas: um grand slam. Experimente e veja o que acontece neste jogo.
course-slam-nothing-done = A jogada é legal, mas não captura nada: o adversário tem de ficar com algo para jogar.
course-slam-instead = A mesma posição. Agora capture só uma parte: Norte fica com sementes, por isso a captura conta.
course-slam-instead-done = Uma captura menor conta; capturar tudo não rende nada.
course-slam-illegal = Norte só tem duas casas com sementes. Neste jogo não se pode capturar tudo o que o adversário tem, um grand slam. Experimente, se quiser.
course-slam-illegal-done = Uma captura menor é permitida; capturar tudo, não.

## Dar de comer
course-feeding = Dar de comer
course-feed-required = Norte não tem sementes. Neste jogo é preciso dar de comer ao adversário: só é legal uma jogada que lhe dê sementes. Experimente outra, e o jogo explica a recusa.
course-feed-required-done = Deu de comer a Norte. Se nenhuma jogada alcançasse a outra fila, a partida terminaria.
course-feed-free = Norte não tem sementes. Neste jogo não é preciso dar de comer ao adversário. Se Norte não puder jogar, a partida termina e fica com as sementes da sua fila.
course-feed-free-done = Norte não podia jogar: a partida terminou, e as sementes da sua fila são suas. Neste jogo, deixar o adversário sem sementes é uma forma de ganhar.

## O fim
course-ending = Fim da partida
course-end-store = { $win_at ->
    [one] Quem chega primeiro a { $win_at } semente ganha de imediato,
   *[other] Quem chega primeiro a { $win_at } sementes ganha de imediato,
} haja o que houver nas casas. Faltam poucas. Uma captura basta; a outra, não.
course-end-store-done = Ganhou de imediato. As sementes que ficam nas casas não contam.
course-end-few = { $stop_at ->
    [one] Quando resta { $stop_at } semente ou nenhuma nas casas,
   *[other] Quando restam { $stop_at } sementes ou menos nas casas,
} a partida termina, e elas não contam. Está à frente: termine a partida.
course-end-few-done = As sementes que restavam não contam. Se estiver à frente, termine cedo; se estiver atrás, mantenha sementes no tabuleiro.
course-end-stuck = Norte tem uma semente, que na próxima jogada passa para o seu lado. Se depois não puder dar de comer a Norte, fica sem jogada legal e a partida termina.
course-end-stuck-own-rows = Não podia dar de comer a Norte: a partida terminou. Cada um leva as sementes da própria fila, e a sua estava cheia.
course-end-stuck-mover = Não podia dar de comer a Norte: a partida terminou. Neste jogo, quem tem a vez leva todas as sementes do tabuleiro.
course-end-repeated = Seis sementes soltas dão voltas, e ninguém pode capturar. Começaram em *A*, *C*, *E*, *a*, *c* e *e*. Faça-as voltar todas para lá: assim a partida termina.
course-end-repeated-own-rows = Essa posição já tinha aparecido: a partida terminou, e cada um leva as sementes da sua fila. Sem esta regra, não acabaria nunca.
course-end-repeated-shared = Essa posição já tinha aparecido: a partida terminou, e as sementes que ficam nas casas não contam. Sem esta regra, não acabaria nunca.

## Os fósforos
course-last = O último fósforo
course-rule = A regra
course-take-first = { $left ->
    [one] Há { $left } fósforo na mesa.
   *[other] Há { $left } fósforos na mesa.
} Tire de 1 a { $max }; depois é a vez de Norte. Escolha quantos com as setas; Enter confirma.
course-take-first-done = Os jogadores alternam assim. Quem tira o último fósforo perde.
course-take-last = Restam poucos fósforos. Quem tira o último perde: deixe-o para Norte.
course-take-last-done = Norte teve de tirar o último. Quem tem a vez quando só resta um fósforo já perdeu.
course-take-rule = Com um fósforo perde quem tem de tirar. Com { $lost } também: tire o que tirar, o outro pode deixar 1. Deixe { $lost }, e depois 1.
course-take-rule-done = Norte tirou o que quis, e bastou completar { $round }. Assim, { $lost } leva a 1, e { $lost_too } leva a { $lost }.
course-take-game = Agora com mais fósforos: com 1, { $lost }, { $lost_too } e assim por diante, de { $round } em { $round }, perde quem tem de tirar.
course-take-game-done = O segredo é só este: deixar um a mais do que um múltiplo de { $round }. Quem chega lá primeiro já não perde.
