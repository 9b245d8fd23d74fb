### O jogo linha por linha.
plain-store = { $side }: { $seeds ->
    [0] { $seeds } sementes no depósito
    [one] { $seeds } semente no depósito
   *[other] { $seeds } sementes no depósito
}
plain-turn = Vez de { $side }:
plain-no-pit = “{ $text }” não é uma casa. Escreva uma letra, da A à F para Sul ou da a à f para Norte, ou um número de 1 a 6; ? mostra os comandos.
plain-no-number = “{ $text }” não é um número. Escreva quantos fósforos quer tirar; ? mostra os comandos.
plain-end-of-input = Fim da entrada.
plain-kept = A partida está guardada e pode ser continuada.
plain-not-kept = Não foi possível guardar a partida.
plain-not-begun = Nada foi jogado.
plain-ask = Escreva ? para ver os comandos, “sair” para terminar.
plain-new-player = Se ainda não conhece as regras, escreva “sair” e depois: awale plain learn
plain-both-human = Joga com os dois lados. Para jogar contra a máquina, saia e escreva: { $command }
plain-players = { $south } contra { $north }. Para outro adversário: awale plain --north JOGADOR; awale plain --help mostra os jogadores.
plain-no-keys = As setas e as teclas de função não fazem nada aqui. Escreva um comando e prima Enter; Backspace apaga. ? mostra os comandos.
# As palavras dos comandos, como plain-help-pits e as outras listas as mostram.
plain-word-help = ajuda ?
plain-word-board = tabuleiro
plain-word-moves = jogadas
plain-word-undo = desfazer
plain-word-hint = dica
plain-word-resign = desistir
plain-word-end = fim? fim
plain-word-solution = solução solucao
plain-word-next = seguinte
plain-word-previous = anterior
plain-word-again = repetir
plain-word-analyse = analisar
plain-word-mistakes = erros
plain-word-clock = relógio relogio
plain-word-quit = sair
plain-help-pits =
    Comandos:
      da A à F para Sul, da a à f para Norte, ou de 1 a 6 a partir da sua esquerda: jogar essa casa
      desfazer: desfazer a última jogada
      dica: receber a próxima dica
      tabuleiro: mostrar de novo o tabuleiro
      jogadas: mostrar as jogadas feitas
      fim?: propor o fim da partida tal como está
      desistir: desistir da partida
      relógio: mostrar o tempo que resta aos dois lados
      sair: terminar; a partida fica guardada e pode ser continuada
      ajuda ou ?: mostrar esta lista
plain-help-matches =
    Comandos:
      um número: tirar tantos fósforos
      desfazer: desfazer a última jogada
      dica: receber a próxima dica
      tabuleiro: mostrar de novo o tabuleiro
      jogadas: mostrar as jogadas feitas
      fim?: propor o fim da partida tal como está
      desistir: desistir da partida
      relógio: mostrar o tempo que resta aos dois lados
      sair: terminar; a partida fica guardada e pode ser continuada
      ajuda ou ?: mostrar esta lista
plain-go-on = Prima Enter para continuar, ou escreva um comando:
plain-take-back = Prima Enter para desfazer a jogada, ou escreva um comando:
plain-over = Aqui já não há nada a encontrar.
plain-tree = max começa e joga a, b ou c. Depois min joga a, b ou c. Cada número é o valor de um final: max quer o maior, min o menor. No ramo “a c”, max joga a e min joga c; aqui vale 8. A árvore toda numa linha:
plain-not-here = Esse comando não faz nada aqui. ? mostra os comandos.
plain-after = Escreva analisar, erros, jogadas, tabuleiro ou sair:
plain-no-after = “{ $text }” não é um comando. Escreva analisar, erros, jogadas, tabuleiro ou sair.
plain-fault = { $side } { $move }: { $verdict }. Melhor: { $better }.
plain-not-over = A partida não terminou. Acabe-a antes de procurar jogadas melhores.
plain-no-games = Ainda não há nenhuma partida terminada.
plain-no-own = Ainda não há posições guardadas das suas partidas. Jogue uma e depois escreva: awale plain mistakes last
plain-no-openings = Ainda não escolheu respostas. Escolha-as na página das aberturas, em ecrã inteiro.
plain-solved-today = O problema do dia já está resolvido. Aqui está de novo; escreva seguinte para outro.
plain-lesson = Lição { $number }: { $title }.
plain-lesson-done = Lição { $number }: { $title }. Feita.
plain-no-lesson = Essa lição não existe. Escolha uma de 1 a { $lessons }.
plain-chapter = Capítulo { $number }: { $title }. { $stars }.
plain-no-chapter = Esse capítulo não existe. Escolha um de 1 a { $chapters }.
plain-beat = Para jogar contra { $player }, escreva: { $command }
plain-answer-both = A sua resposta, da A à F ou da a à f:
plain-answer-own = A sua resposta, da A à F:
plain-answer-seeds = A sua resposta, de 1 a 9:
plain-no-arrows = Se uma lição falar de setas, escreva a letra de uma casa ou um número de fósforos.
plain-lessons-over = Era a última lição.
plain-help-puzzle =
    Comandos:
      uma letra ou um número: tentar essa jogada
      Enter: continuar, ou desfazer uma jogada errada
      dica: receber a próxima dica
      solução: mostrar a solução
      seguinte: passar ao seguinte
      repetir: começar de novo
      tabuleiro: mostrar o tabuleiro
      jogadas: mostrar as jogadas feitas
      sair: terminar; o seu progresso fica guardado
      ajuda ou ?: mostrar esta lista
plain-help-lesson =
    Comandos:
      uma letra ou um número: tentar essa jogada
      Enter: continuar, ou desfazer uma jogada errada
      dica: receber a próxima dica
      seguinte: passar ao passo seguinte
      anterior: voltar ao passo anterior
      repetir: começar o passo de novo
      tabuleiro: mostrar o tabuleiro
      jogadas: mostrar as jogadas feitas
      sair: terminar; as lições acabadas ficam guardadas
      ajuda ou ?: mostrar esta lista
plain-help-storm =
    Comandos:
      uma letra ou um número: tentar essa jogada
      tabuleiro: mostrar o tabuleiro
      jogadas: mostrar as jogadas feitas
      sair: terminar a tempestade
      ajuda ou ?: mostrar esta lista
plain-help-chapter =
    Comandos:
      uma letra ou um número: tentar essa jogada
      Enter: ver a jogada, continuar, ou desfazer uma jogada errada
      dica: receber a próxima dica
      seguinte: passar à posição ou ao exercício seguinte
      anterior: voltar atrás
      repetir: começar o exercício de novo; no fim, todos
      tabuleiro: mostrar o tabuleiro
      jogadas: mostrar as jogadas feitas
      sair: terminar; o seu progresso fica guardado
      ajuda ou ?: mostrar esta lista
plain-help-drill =
    Comandos:
      uma letra ou um número: responder
      Enter: continuar depois de uma resposta errada
      tabuleiro: mostrar o tabuleiro
      sair: terminar a série
      ajuda ou ?: mostrar esta lista
plain-help-reading =
    Comandos:
      Enter ou seguinte: continuar a leitura
      anterior: voltar uma página
      repetir: começar de novo
      sair: terminar
      ajuda ou ?: mostrar esta lista
plain-help-more =
    Para aprender e resolver problemas, saia e escreva:
      awale plain learn: as regras
      awale plain chapter: jogar bem
      awale plain drill: o treino de contagem
      awale plain puzzle: um problema; awale plain puzzle storm: contra o relógio
      awale plain mistakes: jogadas melhores do que as suas
      awale plain openings: as suas respostas nas aberturas
      awale plain rules: as regras para ler; awale plain computers: como as máquinas pesquisam
plain-ask-help = “{ $what }” é uma ajuda: a partida deixa de contar para a pontuação. Para continuar, escreva-o outra vez.
plain-undone = Jogada desfeita.
plain-no-undo = Não há nenhuma jogada para desfazer.
plain-does-not-play = { $player } não pode jogar este jogo.
no-variant = Não há nenhuma variante “{ $id }”. Variantes: { $known }.
no-terminal = o ecrã inteiro precisa de um terminal; awale plain joga sem ele
no-drawing = este terminal não pode mostrar o ecrã inteiro (TERM={ $term }); awale export cria imagens, awale analyse escreve uma análise
plain-dumb = Este terminal não pode mostrar o ecrã inteiro (TERM={ $term }): joga-se linha a linha, como com awale plain.
plain-clock = Um relógio para cada lado: { $control } (minutos + segundos por jogada). Sem desfazer nem pedir dicas.
plain-left = { $side } ainda tem { $time }.
plain-no-clock = Esta partida não tem relógio.
