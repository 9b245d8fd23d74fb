### As janelas: menu, preparação, jogo, fim da partida, tabuleiro de análise, partidas guardadas.

## Menu
menu-continue = Continuar
menu-older = { $key } mostra mais { $games }
menu-play = Jogar
menu-analyse = Analisar
menu-saved-games = Partidas guardadas
menu-rules = Regras
menu-settings = Definições
menu-help = Ajuda
menu-quit = Sair
menu-ask = Já jogou este jogo? (Esc: saltar)
# After the name was typed.
menu-ask-by-name = Olá, { $name }! Já jogou este jogo?
menu-new = É a primeira vez
menu-knows = Conheço as regras
menu-my-name = Nome…
menu-name = Como se chama? (Enter)
menu-first = { $key ->
    [none] Primeira vez? “Aprender” começa pelas regras, passo a passo.
   *[other] Primeira vez? “Aprender” começa pelas regras, passo a passo. { $key } inicia uma partida contra { $opponent }.
}
menu-rules-done = { $key ->
    [none] Já sabe as regras: siga com “Jogar bem”, em “Aprender”, ou com uma partida.
   *[other] Já sabe as regras: siga com “Jogar bem”, em “Aprender”. { $key } inicia uma partida.
}
menu-at-once = { $key ->
    [none] { $game }, { $players }
   *[other] { $key } inicia uma partida: { $game }, { $players }
}
menu-suggested = (segundo os seus resultados)
# In the form of a new game, before the description of the opponent that the program proposes.
setup-suggested = Proposto por ser o mais próximo dos seus resultados.

## Analisar
analyse-about = Um tabuleiro para pensar: o valor de cada jogada, as melhores linhas, a árvore de pesquisa.
analyse-last = Última partida
analyse-last-about = A última partida terminada: os erros e o que era melhor.
analyse-position = Nova posição
analyse-position-about = Monte uma posição, ou cole uma com { $key }, e depois estude-a ou jogue a partir dela.
analyse-saved-about = Abra uma partida no tabuleiro de análise, ou continue de qualquer das suas posições.
analyse-openings-about = As primeiras jogadas pelo livro de aberturas, com as suas próprias partidas.
analyse-tree = Árvore de pesquisa
analyse-tree-about = Escreva ou cole uma árvore pequena, como ((3 12 8) (2 4 6) (14 5 2)), e siga minimax e alfa-beta passo a passo. No tabuleiro, a mesma tecla mostra a árvore da posição.

## Preparação
setup-title = A partida
setup-game = Jogo
setup-you = O seu lado
setup-opponent = Adversário
setup-more = Mais
setup-position = Posição inicial
setup-position-usual = a habitual
setup-typed = outro…
you-drawn = por sorteio
you-both = os dois
you-link = com um amigo, por link
you-watch = só ver
setup-start = Fósforos no monte
setup-max-take = Máximo por vez
setup-evaluation = avaliação
setup-leaf = feitas com
setup-name = Nome
setup-no-name = (nenhum)
setup-first = Quem começa
setup-drawn = por sorteio
setup-direction = Sentido
setup-begin = Começar
setup-going-on = Nova partida após { $move }
direction-counter-clockwise = anti-horário
direction-clockwise = horário, em espelho
about-human = Alguém ao seu lado, no mesmo teclado.
about-opponent = Enter mostra todos os adversários possíveis, com a sua pontuação.
about-you = O seu lado. As suas letras: da *A* à *F* como Sul, da *a* à *f* como Norte.
about-you-drawn = Antes de cada partida, um sorteio decide se joga como Sul ou como Norte.
about-you-both = Jogue pelos dois lados, ou deixe Norte para alguém ao seu lado.
about-you-link = Jogue como Sul; um amigo joga como Norte noutro ecrã. Depois de cada jogada, envie um link que contém a partida inteira. Não é preciso conta nem servidor.
about-you-watch = Assista a uma partida entre duas máquinas.
about-more = Os nomes, quem começa, a posição inicial, uma série de várias partidas.
about-position = Monte outra posição e jogue a partir dela.
about-first = Quem faz a primeira jogada. Por sorteio: a sorte decide antes de cada partida.
about-naive = Faz qualquer jogada legal, ao acaso. Um bom primeiro adversário para quem acabou de ler as regras.
about-fast = Captura o máximo que pode e nunca olha mais longe. Fácil de atrair para uma cilada.
about-fast-matches = Tira tantos fósforos quantos puder, mesmo o último. Fácil de vencer para quem conta.
about-expert = Conhece o segredo dos fósforos e ganha sempre que é possível.
about-minimax = Explora todas as linhas até à sua profundidade. O algoritmo dos livros: completo e lento. Cada meio-lance demora umas cinco vezes mais do que o anterior.
about-alphabeta = Minimax sem as linhas que não podem mudar nada: a mesma jogada em muito menos tempo, por isso pode ir mais fundo.
about-mcts = Joga muitas partidas até ao fim a partir daqui e prefere as jogadas que mais ganham. Não precisa de avaliação.
about-leaf = Como é uma simulação: jogadas ao acaso; a maior captura, ou então ao acaso; ou sem jogadas, só com uma avaliação da posição alcançada.
about-evaluation = Como avalia o fim de uma linha: pelas sementes no depósito; por sementes e jogadas; ou por sementes, casas ameaçadas e casas que acumulam.
about-name = O nome nesta partida, ao lado do tabuleiro e no seu ficheiro. O seu nome habitual está em “Definições”.
about-direction = O sentido em que se semeia no tabuleiro. O espelho muda a imagem, não as letras das casas.

## Jogo
side-of = de { $enough }
side-took = { $matches ->
    [one] tirou { $matches } fósforo
   *[other] tirou { $matches } fósforos
}
play-moves = Jogadas
play-begins = { $who ->
    [you] { $number }: cabe-lhe começar
   *[other] { $number } começa
}
play-began = { $side } começou.
play-move-number = jogada { $number } · { $side }
play-unrated = sem pontuação: { $views }
play-helped = sem pontuação: com ajuda
play-rated = partida pontuada
play-lesson = sem pontuação: para aprender
play-lesson-begins = Para aprender, sem pontuação: Nana Esi avisa antes de uma má jogada.
play-thinks = { $side } pensa
play-looks = { $plies ->
    [one] prevê { $plies } jogada
   *[other] prevê { $plies } jogadas
}: { $value }
play-paused = { $key ->
    [none] Em pausa. Enter retoma.
   *[other] Em pausa. { $key } ou Enter retomam.
}
play-pace = { $pace } s entre jogadas
play-pace-none = sem pausa entre jogadas, desta vez
play-nothing-to-undo = Não há nada para desfazer.
play-nothing-to-redo = Não há nada para refazer.
play-too-early = Adiantou-se à última jogada, por isso nada foi jogado. Enter joga agora.
setup-how = A última semente captura se deixar 2 ou 3 numa casa do adversário.
play-no-paste = O texto colado não é uma posição, nem jogadas, nem uma partida: nada mudou.
key-unused = { $key } não faz nada aqui. { $help } mostra as teclas.
key-unused-fixed = Essa tecla não faz nada aqui. { $help } mostra as teclas.
key-plays-pit = O { $pit } maiúsculo joga a casa.
play-in-a-copy = O jogo continua numa cópia. A partida terminada mantém o resultado.
play-new-opponent = O seu adversário é agora { $opponent }, segundo os seus resultados.
play-next-opponent = Joga como { $side } contra { $opponent }. { $begins ->
    [you] Cabe-lhe começar.
   *[other] Começa o adversário.
}
play-swapped = { $side ->
    [none] Os jogadores trocaram de lado.
   *[other] Agora joga como { $side }. As suas casas continuam em baixo e agora são { $first }-{ $last }.
}
play-not-your-turn = É a vez da máquina.{ $move ->
    [none] {""}
   *[other] {" "}{ $move } faz a máquina jogar já.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } desfaz a sua jogada.
}
play-failed = { $who }: { $what }.{ $key ->
    [none] {" "}Enter tenta de novo.
   *[other] {" "}{ $key } tenta de novo.
}{ $undo ->
    [none] {""}
   *[other] {" "}{ $undo } desfaz a sua jogada.
}
job-no-result = nenhum resultado
play-quiet = { $key ->
    [none] Há muito que não há capturas. Se uma posição se repetir, a partida termina.
   *[other] Há muito que não há capturas. Se uma posição se repetir, a partida termina; { $key } propõe terminá-la já.
}
play-plays-on = { $side } perderia se parasse aqui e quer continuar.
plies = { $plies ->
    [0] { $plies } meios-lances
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
}
moves = { $moves ->
    [0] { $moves } jogadas
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
ask-resign = Desistir desta partida?
ask-resign-won = Esta partida está ganha. Desistir?
ask-resign-better = A sua posição é melhor, segundo a estimativa. Desistir?
ask-agree = Terminar aqui? Cada um leva as sementes da sua fila.
ask-agree-matches = Terminar aqui? É empate.
ask-help = “{ $what }” é uma ajuda: a partida deixa de contar para a pontuação. Continuar?
ask-delete = Apagar esta partida para sempre?
ask-quit-unsaved = As últimas jogadas não puderam ser guardadas. Sair mesmo assim?
ask-leave-clocks = Sair? Os relógios param, e a partida não conta para a pontuação.
ask-yes = [S]im
ask-no = [N]ão
confirm-yes-keys = s y
confirm-no-keys = n

## Fim da partida
over-title = Fim da partida
over-won = Ganhou por { $own } a { $other }.
over-lost = Perdeu por { $own } a { $other }.
over-drawn = Empate, { $own } a { $other }.
over-you-won = Ganhou.
over-you-lost = Perdeu.
over-resigned = Desistiu.
over-resigned-won = Desistiu numa posição ganha.
over-resigned-better = Desistiu numa posição melhor, segundo a estimativa.
over-agreed-won = A sua posição estava ganha.
over-agreed-better = A sua posição era melhor, segundo a estimativa.
over-rating = Pontuação
over-turning-point = Momento decisivo
over-worst-move = A sua pior jogada
over-no-worst-move = nenhuma
over-rematch-swapped-sides = Desforra
over-rated = { $opponent ->
    [none] Partida pontuada
   *[other] Pontuada: { $opponent }
}
over-same-sides = Mesmo lado
over-next-opponent = { $opponent ->
    [none] Mais forte
   *[other] Mais forte: { $opponent }
}
over-easier-opponent = { $opponent ->
    [none] Mais fraco
   *[other] Mais fraco: { $opponent }
}
over-lesson = Uma lição
over-try-lesson = No início todos perdem. A seguir, uma lição curta: { $lesson }.
over-try-easier = No início todos perdem. Adversário mais fraco: { $opponent }.
over-board = Ver as jogadas
over-take-back = Desfazer jogada
over-menu = Menu
over-more = Mais…

## O tabuleiro de análise
board-start = início
board-playing = Reprodução automática. Enter interrompe.
board-unfinished = Esta partida ainda não terminou.

## Partidas guardadas
saved-count = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}
saved-file = { $file }, um ficheiro com { $games } partidas. Enter mostra a lista.
saved-resigned = { $side } desistiu
saved-took-last = último: { $side }
saved-filter-unfinished = inacabadas
saved-filter-won = ganhas
saved-filter-lost = perdidas
saved-filter-drawn = empates
saved-found = “{ $search }”
saved-search = Procurar:
saved-none-found = Nenhuma corresponde. Esc: todas.
saved-how-filter = { $key } filtrar
saved-how-search = { $key } procurar
saved-none = Ainda não há partidas guardadas. Cada uma é guardada desde a primeira jogada.
saved-damaged = danificada
saved-new-name = Novo nome: { $name }
saved-unfinished = após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}

## A linha das teclas
key-name-ctrl = Ctrl
key-name-delete = Del
key-name-down = Baixo
key-name-enter = Enter
key-name-esc = Esc
key-name-home-end = Home End
key-name-pages = PgUp PgDn
key-name-space = Espaço
key-name-up = Cima
key-play-now = jogar já
key-go-back = voltar
key-begin-chosen-item = começar
key-bind-other-key = outra tecla
key-restore-default-key = tecla original
key-change-value = mudar
key-choose = escolher
key-delete = apagar
key-finish-typing = pronto
key-cancel = anular
key-play-from-here = daqui
key-change-game = outro jogo
key-change-game-with-tab = outro jogo
key-list-games = partidas
key-list-keys = ajuda
key-change-line = linha
key-back-to-menu = menu
key-share = partilhar
key-show-more-choices = mais
key-move-now = que jogue
key-open-chosen-item = abrir
key-change-speed = ritmo
key-pause = pausa
key-play = jogar
key-autoplay = auto
key-quit = sair
key-rename = renomear
key-scroll-text = texto
key-step-through-moves = passo
key-step-through-rules = passo
key-turn-board = virar
key-type-name = nome
key-undo = desfazer

## Ao lado do menu numa janela larga
today-title = Hoje
today-training = Um problema de uma partida está à sua espera. Problema do dia: { $difficulty }.
today-open = O problema do dia ({ $game }, { $difficulty }) está à sua espera.
today-missed = O problema do dia ({ $game }) ainda não está resolvido: tente de novo.
today-solved = O problema do dia ({ $game }) está resolvido.
today-due = { $puzzles ->
    [one] { $puzzles } problema para repetir.
   *[other] { $puzzles } problemas para repetir.
}
today-own = { $count ->
    [one] { $count } posição das suas partidas para repetir.
   *[other] { $count } posições das suas partidas para repetir.
}
today-openings = { $count ->
    [one] { $count } posição das suas aberturas para repetir.
   *[other] { $count } posições das suas aberturas para repetir.
}
today-lesson = Próxima lição: { $lesson }
today-lessons-done = Lições e capítulos, tudo feito.
today-rating = Pontuação: { $rating }
today-no-rating = A pontuação começa com partidas sem ajuda, contra qualquer um menos Nana Esi.

## Problemas técnicos
small-needs = A janela é pequena demais: precisa de { $size }.
small-has = Tem { $size }.
error-save-failed = Não guardado; a próxima jogada tenta de novo: { $what }
error-save-failed-other = A partida { $game } não está guardada: { $what }
error-open-failed = Não foi possível abrir: { $what }
error-change-failed = Não foi possível mudar: { $what }

## Os jogadores numa palavra
kind-human = pessoa
kind-naive = ingénuo
kind-fast = rápido
kind-expert = perito
kind-minimax = minimax
kind-alphabeta = alfa-beta
kind-mcts = Monte Carlo
kind-engine = motor
about-engine = O jogador mais forte do programa, com dez níveis: uma criança pode vencer o nível 1; o nível 10 joga o melhor que sabe.

## O que a máquina vê
value-guess = { $side } com cerca de { $seeds } de vantagem
value-even = quase igual
value-table = tabela de finais: { $side } ganha por { seeds }
value-table-limit = tabela de finais: { $side } ganha por { seeds } ou mais
value-table-draw = tabela de finais: empate
value-proven-win = exato: { $side } ganha
value-won = ganha
value-drawn = empata
value-lost = perde
value-proven-draw = exato: empate
error-folder-locked = Outro programa usa { $what }. As partidas são guardadas sem esperar por ele; as tabelas de finais esperam que acabe.
error-disk-not-responding = O disco não responde, e a sua última mudança ainda não está guardada. Tente de novo daqui a pouco.
disk-silent = o disco não responde
leaving-waits = O disco não responde. Espera de até 30 segundos; { key-name-ctrl }-C sai de imediato.
leaving-picture = Uma imagem ainda não está pronta. { key-name-ctrl }-C sai sem ela.
leaving-saved = A partida está guardada; `awale` continua-a.
leaving-unwritten = A sua última mudança pode não estar guardada: { $what }
error-tables-failed = As tabelas de finais não puderam ser criadas: { $what }
error-bad-table = Uma tabela de finais está danificada; a partida continua sem ela: { $what }
play-tables = Finais exatos: { $percent }% · já pode jogar
matches-none-left = Não resta nenhum fósforo.
matches-taken = { $side }: { $matches }
