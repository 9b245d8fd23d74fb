### Todas as teclas. Cada linha é o que faz a tecla à sua esquerda.
help-everywhere = Em qualquer lugar
help-play = Durante a partida
help-task = Encontrar jogadas (problemas, erros, lições)
help-lists = Nas listas
help-next-task = próximo problema, erro ou passo; passo anterior
help-task-again = tentar de novo; depois do último erro, todos
help-new-position = em “Analisar”: uma nova posição
help-menu = Menu

help-keys = esta lista
help-back = um nível atrás; a partida fica guardada
help-quit = sair do programa
help-leave = sair de imediato, de qualquer lugar
help-suspend = suspender o programa; fg retoma-o
help-arrows = o mesmo que as setas
help-confirm = o mesmo que Enter
help-choose = escolher uma jogada
help-sow = fazer a jogada escolhida
help-letter = jogar essa casa (1 e *a* = *A*)
help-take = tirar esse número de fósforos
help-unfinished = as partidas inacabadas
help-undo = desfazer, refazer (também a jogada da máquina)
help-turn = virar o tabuleiro
help-export = criar imagens para partilhar: SVG, GIF, gravação, página
help-export-puzzle = guardar o problema como imagem para partilhar
help-move-now = fazer a máquina jogar já
help-agree = propor o fim da partida aqui
help-resign = desistir
help-preview = o que a jogada escolhida faria: sementes semeadas, • a última, × capturadas
help-values-signs = valores: =+ ganha, =0 empata, =- perde com certeza
help-pause = duas máquinas: pausar, retomar
help-pace = duas máquinas: mais depressa ou mais devagar
help-step = uma jogada atrás ou à frente
help-line = uma jogada de cada lado atrás ou à frente
help-leap = dez jogadas atrás, dez à frente; percorrer um comentário longo
help-jump = ao início, ao fim
help-play-on = reproduzir a partida, ou parar
help-from-here = começar uma nova partida daqui
help-open = continuar uma partida, ou abrir uma terminada
help-look = abrir a partida no tabuleiro de análise
help-rename = dar nome à partida
help-search = procurar nome, jogador, variante, data
help-filter = “Partidas guardadas”: todas, inacabadas, ganhas, perdidas, empates; “Progresso”: com ajuda ou sem ela
help-delete = apagar a partida (pergunta antes)
help-answers = responder à pergunta do primeiro arranque
help-at-once = começar uma partida como a última
help-rematch = após a partida: a desforra, com os lados trocados
