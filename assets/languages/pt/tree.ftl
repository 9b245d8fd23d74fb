### Ver os algoritmos: a árvore que minimax ou alfa-beta percorre.

tree-title = Ver os algoritmos
tree-nodes = A árvore
tree-counts = Posições exploradas
tree-minimax = minimax
tree-alphabeta = alfa-beta
tree-alphabeta-ordered = alfa-beta, ordenado
tree-deepening = aprof. iterativo
tree-deepening-table = aprof. iterativo, tabela
tree-count-ordered = capturas antes
tree-count-ordered-matches = maiores antes
tree-column-value = valor
tree-column-window = janela
tree-interval = [{ $alpha }; { $beta }]
tree-root = aqui
tree-cut = podado
tree-won = ganha
tree-lost = perde
tree-share = { $percent }%
tree-guide-position = Sul pode jogar *B* ou *E*. Qual é melhor? A máquina experimenta as duas sem tocar no tabuleiro e desenha uma árvore. A raiz é a posição “{ tree-root }”.
tree-guide-moves = Cada jogada de Sul é um ramo. *E* captura logo 2 sementes; *B*, nenhuma. Então *E* é melhor? A máquina olha uma jogada mais à frente.
tree-guide-answers = Por baixo de cada jogada estão as respostas de Norte. O número diz a vantagem de Sul nesse momento. Depois de *E*, *f* captura 3 sementes: 2 - 3 = -1.
tree-guide-lowest = Norte joga o pior para Sul. Por isso, uma jogada vale o menor número que tem por baixo: *B* 0, *E* -1.
tree-guide-highest = Sul escolhe o maior destes números, 0. Assim os valores sobem até à raiz, e a máquina joga *B*. As árvores a sério são apenas maiores.
tree-turn-highest = Vez de { $side }: fica com o valor mais alto.
tree-turn-lowest = Vez de { $side }: fica com o valor mais baixo.
tree-all-values = Valores para { $side }, em sementes, até onde esta árvore vê. Os valores das partidas veem mais longe e são para o seu lado (ou { south }).
tree-all-results = Valores para { $side }: ganha, perde, ou 0 se a pesquisa não chegar a ver.
tree-horizon = A profundidade acaba aqui: avaliação estática ({ $evaluation }).
tree-horizon-open = A profundidade acaba aqui: ainda não se vê quem ganha.
tree-end = A partida termina aqui.
tree-window = Explorado com a janela de { $alpha } a { $beta }.
tree-value = Vale { $value }.
tree-at-least = Vale { $value } ou mais.
tree-at-most = Vale { $value } ou menos.
tree-result = { $side } ganha.
tree-result-at-least = { $side } ganha, ou é melhor para { $root }.
tree-result-at-most = { $side } ganha, ou é pior para { $root }.
tree-cut-because = Podado: { $moves }. O valor chega a beta, { $bound }: { $other } já tem tanto com { $with }, e não vai permitir esta posição.
tree-cut-because-lowest = Podado: { $moves }. O valor chega a alfa, { $bound }: { $other } já tem tanto com { $with }, e não vai permitir esta posição.
tree-not-looked-at = Nunca explorado, por causa da jogada anterior:
tree-move-at-root = { $move } a partir daqui
tree-move-after = { $move } após { $moves }

# O filme
tree-film = Já explorado
tree-film-runs = filme · { $speed } { $steps ->
    [one] passo/s
   *[other] passos/s
}
tree-film-paused = filme · em pausa
tree-film-steps = passos
tree-film-positions = posições / avaliadas
tree-film-cuts = podas / jogadas podadas
tree-film-start = Nada foi explorado ainda: qualquer valor é possível.
tree-film-enter = Explora-se { $moves }.
tree-film-enter-window = Explora-se { $moves }, com a janela de { $alpha } a { $beta }.
tree-film-best = { $side } encontrou o melhor até agora: { $value }.
tree-film-alpha = { $side } encontrou algo melhor: alfa sobe para { $value }.
tree-film-beta = { $side } encontrou algo melhor: beta desce para { $value }.
tree-film-outside = O melhor de { $side } aqui é { $value }, o que não muda a janela.
tree-film-nothing = { $side } já tem { $value } aqui: nada muda.
tree-film-end = A pesquisa terminou.

# Aprofundamento iterativo
tree-legend = = da tabela  ^ melhor antes
tree-column-depth = prof.
tree-column-without = sem
tree-column-with = tabela
tree-column-hits = acertos
tree-hit-exact = Está na tabela, explorada tão fundo como aqui: usa-se o seu valor.
tree-hit-at-least = Está na tabela, explorada tão fundo como aqui: uma cota inferior que chega a beta.
tree-hit-at-most = Está na tabela, explorada tão fundo como aqui: uma cota superior que não passa de alfa.
tree-film-remembered = Era antes a melhor jogada.
tree-deepening-start = Um meio-lance mais fundo. { $move } era antes a melhor jogada: explora-se primeiro.
tree-deepening-end = Profundidade { $depth } concluída. Posições: { $without } sem a tabela, { $with } com ela. Acertos: { $hits }.

# A previsão
tree-predict-score = certas: { $right } de { $given }
tree-predict-cut = { $side } tem agora aqui { $value } com { $move }. As outras jogadas são podadas: { $moves }?
tree-predict-choice = Aqui todas as jogadas foram exploradas ({ $place }). Com qual fica { $side }?
tree-predict-yes = sim
tree-predict-no = não
tree-predict-right = Certo.
tree-predict-wrong = Não.
tree-predict-end = A pesquisa terminou. Respostas certas: { $right } de { $given }.

# A pesquisa em árvore de Monte Carlo
tree-column-visits = visitas
tree-column-mean = média
tree-column-bound = cota
tree-growth-start = Nenhuma simulação ainda. Cada uma acrescenta uma posição à árvore e atualiza as que estão acima.
tree-growth-chance = Simulação { $number }: { $moves }, depois ao acaso até terminar. Dá { $points } a { $side }, que fez a última destas jogadas.
tree-growth-captures = Simulação { $number }: { $moves }, depois até terminar, com capturas primeiro. Dá { $points } a { $side }, que fez a última destas jogadas.
tree-growth-evaluation = Visita { $number }: { $moves }. Segundo a avaliação, dá { $points } a { $side }, que fez a última destas jogadas.
tree-growth-bound = A seguir vem a cota mais alta: média + { $constant } · sqrt(ln visitas do pai / visitas).
tree-growth-playouts = simulações
tree-growth-nodes = posições na árvore
tree-growth-played = posições jogadas

key-show-search-tree = árvore
key-unfold-node = abrir
key-change-algorithm = algoritmo
key-change-search-depth = prof.
key-change-evaluation = avaliação
key-start-film = filme
key-show-principal-variation = variante
key-export-picture = imagem
key-run-film = seguir
key-step-through-film = passo
key-go-to-next-cutoff = poda
key-start-predicting = prever
key-stop-predicting = parar
key-change-playout-kind = simular

help-tree = Ver os algoritmos
help-see-tree = ver a árvore de minimax e alfa-beta a partir daqui
help-unfold = abrir, fechar, ou subir ao nó pai
help-principal = abrir a variante principal: o melhor jogo dos dois lados
help-algorithm = outro algoritmo: minimax, alfa-beta, aprofundamento, Monte Carlo
help-depth = pesquisar mais fundo, menos fundo
help-film-start = a pesquisa em filme, passo a passo
help-export-tree = guardar a árvore para partilhar: SVG, Graphviz, texto, e o filme
help-evaluation = avaliar por sementes, também por jogadas, ou por ameaças

help-film = A pesquisa em filme
help-film-step = um passo atrás, um à frente; Monte Carlo: uma simulação; → segue também sem resposta
help-film-run = seguir, ou pausar; Enter também responde a uma pergunta
help-film-speed = mais depressa, mais devagar
help-film-leap = aprofundamento: menos ou mais profundidade; Monte Carlo: cem simulações
help-predict = prever podas e escolhas, ou parar
help-export-film = guardar este passo e o filme: SVG, Graphviz, texto, GIF, gravação

help-predict-choose = escolher uma resposta; sem pergunta, ↓ vai à próxima poda, ou acerto da tabela
help-predict-number = responder com o seu número

help-growth-leaf = Monte Carlo: simulações ao acaso, capturas primeiro, ou uma avaliação

# awale compare
compare-depth = prof.
compare-move = jogada
compare-value = valor
compare-matches-position = os fósforos não têm posições iniciais; retire --position
compare-over = a partida já terminou nesta posição: não há nada para explorar

# awale tree
exercise-root = a raiz
exercise-max = max
exercise-min = min
exercise-turn-highest = { $side } escolhe: fica com o valor mais alto.
exercise-turn-lowest = { $side } escolhe: fica com o valor mais baixo.
exercise-leaf = Uma folha: o seu valor é dado.
exercise-cut-beta = Podado: { $moves }. O valor chega a beta, { $bound }: { $other } já tem tanto noutro lugar, e não virá aqui.
exercise-cut-alpha = Podado: { $moves }. O valor chega a alfa, { $bound }: { $other } já tem tanto noutro lugar, e não virá aqui.
exercise-left = { $place }: { $worth }
exercise-counts = Posições exploradas: { $positions } de { $all }. Podas: { $cutoffs }. Ramos podados: { $moves }.
exercise-no-step = não há passo { $step }; o último é o { $steps }
exercise-line = linha { $line }: { $problem }
exercise-nothing = não há árvore; escreva uma como ((3 12 8) (2 4 6) (14 5 2))
exercise-no-branches = uma árvore começa com um parêntese, como em ((3 12 8) (2 4 6) (14 5 2))
exercise-behind = “{ $text }” vem depois do fim da árvore
exercise-open = falta fechar um parêntese
exercise-empty = há parênteses vazios; escreva pelo menos um valor
exercise-no-value = “{ $text }” não é um valor; os valores são números inteiros de -{ $most } a { $most }
exercise-branches = mais de { $most } ramos numa posição
exercise-nodes = mais de { $most } posições
exercise-plies = mais de { $most } níveis de parênteses
