### As definições.
settings-group-game = Jogo
settings-group-screen = Aparência
settings-group-help = Ajuda e análise
settings-group-share = Partilha
settings-group-engine = Motor, tabelas e teclas
setting-name = O seu nome
setting-name-about = O seu nome ao lado do tabuleiro, nas partidas guardadas, nas exportações e nos resultados. Em “Jogar” pode dar outro para uma partida.
setting-language = Idioma
setting-language-about = O idioma do programa. Automático: o do seu sistema.
setting-theme = Tema
setting-theme-about = A aparência do tabuleiro e dos ecrãs. Automático: madeira pintada, ou as cores do terminal se só mostrar dezasseis. Os seus temas vão na pasta themes, junto ao ficheiro das definições.
setting-theme-256 = Este terminal mostra 256 cores: a madeira tem menos tons.
setting-theme-16 = Este terminal mostra dezasseis cores; a madeira pintada precisa de 256.
setting-theme-no-colors = Este terminal não mostra cores.
setting-animation = Velocidade ao semear
setting-animation-about = A velocidade com que as sementes são semeadas no tabuleiro. Qualquer tecla salta o resto.
setting-preview = Pré-visualização
setting-preview-about = Mostrar o que faria a jogada da casa escolhida.
setting-coordinates = Letras das casas
setting-coordinates-about = Mostrar as letras da *A* à *F* e da *a* à *f* ao lado das casas.
setting-mouse = Rato
setting-mouse-about = Aponte para uma casa para ver a sua jogada, clique para a jogar ou para escolher uma linha. Sem o rato, o terminal seleciona texto como sempre.
setting-ascii = Caracteres simples
setting-ascii-about = Desenhar só com caracteres ASCII, para fontes que não têm outros.
setting-board = Tabuleiro pintado
setting-board-about = Mostrar o tabuleiro como imagem se o terminal puder (kitty, sixel, iTerm2). “Píxeis”: também no tmux e por ssh.
setting-confirm = Confirmar a desistência
setting-confirm-about = Perguntar antes de desistir, ou de uma ajuda que faz a partida deixar de contar.
setting-remarks = Comentários
setting-remarks-about = Deixar que as personagens comentem os momentos importantes.
setting-bell = Campainha
setting-bell-about = Tocar a campainha do terminal quando volta a sua vez após uma jogada da máquina, e no fim da partida. Não toca enquanto jogam duas máquinas.
setting-sowing = Sentido do jogo
setting-sowing-about = O sentido em que se semeia no tabuleiro, nas novas partidas. O horário é a imagem em espelho; as letras das casas não mudam.
setting-pace = Duas máquinas: pausa
setting-pace-about = Durante quanto tempo se vê cada jogada quando jogam duas máquinas.
setting-page = Página para links
setting-page-about = O endereço de uma página web que abre os links para partidas e problemas, por exemplo a de um clube. Sem ela, o seu amigo cola o link no programa.
setting-memory = Motor: memória
setting-memory-about = Memória para a tabela de transposição, em que o motor guarda as posições exploradas. Mais memória ajuda quando ele pensa muito.
setting-threads = Motor: threads
setting-threads-about = Com quantas threads do processador o motor pesquisa. Com mais, vai mais fundo no mesmo tempo.
setting-time = Motor: tempo por jogada
setting-time-about = Quanto tempo o motor pode pensar numa jogada no seu nível mais forte. Os níveis mais baixos precisam de menos.
setting-own-book = Motor: livro de aberturas
setting-own-book-about = No seu nível mais forte, o motor tira do livro as primeiras jogadas. Entre várias igualmente boas, varia de uma partida para outra.
setting-seeds = Tabelas de finais
setting-seeds-about = Jogo perfeito até este número de sementes. As tabelas são criadas em segundo plano; o trabalho continua no próximo início. 28 sementes precisam de 6 GB de memória ou, com menos, de 5 GB de disco enquanto são criadas.
setting-seeds-size = Até { $megabytes } MB a mais de disco.
setting-seeds-by-hand = Faltam até { $megabytes } MB; awale endgame build cria as tabelas.
setting-seeds-there = Todas as tabelas estão prontas.
setting-seeds-estimate = Até { $megabytes } MB a mais de disco e, nesta máquina, { $minutes ->
    [0] menos de um minuto
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
} de trabalho (estimativa).
setting-automatic = Tabelas automáticas
setting-automatic-about = Criar em segundo plano as tabelas de finais de uma variante na primeira vez que a joga. Senão, awale endgame build cria-as.
setting-keys = Teclas
setting-keys-about = Enter mostra todos os comandos com as suas teclas. Escolha um para mudar a sua tecla.

bind-press = Prima a nova tecla para: { $what }.
bind-taken = { $key } já está ocupada ({ $screen }): { $what }. Prima-a de novo para a usar aqui.
bind-typed = { $key } já indica uma casa ou um número ({ $screen }).
bind-fixed = Nenhum comando pode ter esta tecla: a sua função é fixa.
bind-use = { $screen }: { $what }.
bind-usual = Predefinida: { $key }; Del repõe-na.
bind-none = nenhuma
bind-help = as teclas do ecrã
bind-left = esquerda, como a seta
bind-down = baixo, como a seta
bind-up = cima, como a seta
bind-right = direita, como a seta
bind-undo = desfazer uma jogada ou uma mudança
bind-redo = refazer uma jogada ou uma mudança
bind-play = jogar uma partida, também a partir daqui
bind-learn = aprender, também com os erros
bind-analyse = analisar
bind-book = o que se sabe desta abertura
bind-resign = desistir, ou ver a solução
bind-save = guardar um estudo, dar nome a uma partida
bind-export = criar imagens e ficheiros para partilhar
bind-run = reproduzir, ou pausar
bind-more = mais: sementes, profundidade, ritmo
bind-less = menos: sementes, profundidade, ritmo
bind-next = próximo erro, problema ou passo
bind-previous = erro ou passo anterior
bind-delete = apagar uma partida; esvaziar o tabuleiro
bind-filter = mostrar linhas de um tipo
bind-hint = uma dica; a melhor linha de uma árvore
bind-values = valor das jogadas; avaliação da árvore
bind-restart = tentar de novo; posição inicial
bind-balance = acertar os depósitos
bind-algorithm = outro algoritmo

value-on = sim
value-off = não
value-cells = caracteres
value-pixels = píxeis
value-at-once = sem animação
value-auto = automático
value-slow = lenta
value-normal = normal
value-fast = rápida
value-counter-clockwise = anti-horário
value-clockwise = horário
value-pause = { $number ->
    [0] nenhuma
   *[other] { $number } ms
}
value-memory = { $number } MiB
value-threads = { $number ->
    [0] uma por núcleo
    [one] { $number } thread
   *[other] { $number } threads
}
value-time = { $number } ms
value-seeds = { $number ->
    [0] nenhuma
    [one] { $number } semente
    [20] perfeito: 20 sementes
    [24] perfeito: 24 sementes
    [28] perfeito: 28 sementes
   *[other] até { $number } sementes
}
theme-terminal = cores do terminal
theme-wood = madeira
theme-dark = escuro
theme-light = claro
theme-high-contrast = alto contraste
theme-colour-blind = para daltonismo
