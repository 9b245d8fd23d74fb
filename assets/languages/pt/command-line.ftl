### `awale --help` e as páginas dos seus comandos.

cli-page-usage = Uso:
cli-page-commands = Comandos
cli-page-arguments = Argumentos
cli-page-options = Opções
cli-page-for-all = Para todos os comandos
cli-page-help = Mostrar a ajuda
cli-page-default = [padrão: { $value }]
cli-page-values = [valores possíveis: { $values }]
cli-page-folders =
    Configurações: { $config }
    Partidas e tabelas: { $data }

cli = Jogar, aprender e estudar a família do awalé no terminal
cli-config = Arquivo de configurações a usar em vez do habitual
cli-data = Pasta para partidas e tabelas em vez da habitual
cli-ascii = Desenhar e escrever só com caracteres ASCII; o padrão onde o sistema não usa UTF-8
cli-log = Escrever um diário neste arquivo, para comunicar um erro
cli-language = Idioma a usar em vez do das configurações ou do sistema
cli-seed = Semente de tudo o que é aleatório, para repetir uma execução
cli-plain = Jogar linha por linha, sem a janela inteira
cli-plain-drawn = Desenhar o tabuleiro em vez de o descrever
cli-plain-variant = A variante de awalé [padrão: a última escolhida; oware num pipe]
cli-plain-matches = Jogar os 13 fósforos
cli-plain-south = Quem joga com Sul: human, naive, fast, expert, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE[:AVALIAÇÃO], mcts:SIMULAÇÕES, engine:level=N ou character:NOME [padrão: a última escolha; human num pipe]
cli-plain-north = Quem joga com Norte
cli-plain-first = Quem começa [padrão: a última escolha, ao acaso da primeira vez; Sul num pipe]
cli-plain-position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` vem antes do último campo
cli-plain-after =
    Linhas a escrever:
      A a F, a a f    a casa a jogar (ou o seu número, de 1 a 6, a partir da sua esquerda)
      1, 2, 3         quantos fósforos tirar (com --matches)
      desfazer        desfazer a última jogada; contra a máquina, até a sua própria vez
      dica            mostrar a melhor jogada e por que é boa
      tabuleiro       ler o tabuleiro; jogadas: ler as jogadas feitas
      fim?            propor o fim da partida tal como está
      desistir        desistir da partida
      analisar        explicar uma partida terminada; erros: encontrar nela jogadas melhores
      sair            terminar; a partida fica guardada, e a janela inteira pode continuá-la
      ?               mostrar os comandos
cli-plain-puzzle = Resolver problemas: o do dia, novos, de partidas, ou o máximo em três minutos
cli-plain-puzzle-which = Que problemas
cli-plain-puzzle-which-today = O final do dia
cli-plain-puzzle-which-new = Novos finais
cli-plain-puzzle-which-games = Posições de partidas, à sua medida
cli-plain-puzzle-which-storm = O máximo em três minutos
cli-plain-puzzle-variant = O jogo; sem isto, o último escolhido
cli-plain-puzzle-difficulty = A dificuldade dos novos: easy, medium ou hard
cli-plain-learn = Fazer as lições das regras, a partir da primeira ainda por fazer
cli-plain-learn-lesson = Começar por esta lição
cli-plain-learn-variant = O jogo; sem isto, o último escolhido
cli-plain-mistakes = Encontrar jogadas melhores que as suas
cli-plain-mistakes-game = Um arquivo de partida, ou `last` para a sua última partida; sem isto, as posições guardadas das suas partidas
cli-plain-mistakes-number = Número da partida num arquivo com várias; `awale open FILE` mostra a lista
cli-plain-mistakes-variant = O jogo; sem isto, o último escolhido
cli-open = Abrir uma partida guardada; continuar de qualquer posição
cli-open-file = A partida, um arquivo `.toml` ou `.ogn`; só a análise de uma partida guardada sua volta a ser escrita nele
cli-open-number = Número da partida num arquivo com várias; sem isto, mostra a lista
cli-convert = Converter uma partida entre `.toml` (este programa) e `.ogn` (outros)
cli-convert-input = A partida, um arquivo `.toml` ou `.ogn`; `-` para a entrada padrão, com `--from`
cli-convert-output = Onde escrever: um arquivo `.toml` ou `.ogn`, ou uma pasta, que recebe um arquivo por partida; `-` para a saída padrão, com `--to`
cli-convert-number = Número da partida num arquivo com várias; `awale open FILE` mostra a lista
cli-convert-from = O formato a ler, diga o nome o que disser
cli-convert-from-toml = O formato deste programa
cli-convert-from-ogn = A notação de outros programas de oware
cli-convert-to = O formato a escrever, diga o nome o que disser
cli-convert-to-toml = O formato deste programa
cli-convert-to-ogn = A notação de outros programas de oware
cli-convert-force = Substituir um arquivo existente
cli-export = Exportar uma partida, uma posição ou um problema em SVG, GIF, gravação ou página web
cli-export-game = A partida, um arquivo `.toml` ou `.ogn`
cli-export-number = Número da partida num arquivo com várias; `awale open FILE` mostra a lista
cli-export-svg = Escrever um desenho, nítido em qualquer tamanho; o de uma partida inclui a sua curva
cli-export-gif = Escrever uma imagem animada, um segundo por posição
cli-export-cast = Escrever uma gravação da janela inteira, para asciinema
cli-export-html = Escrever uma página web com todas as posições, para percorrer com cliques
cli-export-out = Onde escrever; `-` para a saída padrão [padrão: o nome da partida, na pasta atual]
cli-export-ply = Número de jogadas antes da posição a mostrar [padrão: todas]
cli-export-position = Uma posição, numa linha, em vez de uma partida
cli-export-puzzle = Um problema em vez de uma partida: today, um dia como 2026-11-21, ou easy, medium ou hard
cli-export-variant = A variante da posição ou do problema
cli-export-force = Substituir um arquivo existente
cli-perft = Contar as sequências de jogadas a partir de uma posição (perft)
cli-perft-variant = As regras do jogo
cli-perft-position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sem isto, o início de uma partida com a vez de Sul
cli-perft-depth = Comprimento de uma sequência em jogadas, no máximo 1000
cli-puzzle = Mostrar um problema: um final com uma só solução
cli-puzzle-variant = O jogo
cli-puzzle-daily = Mostrar o problema do dia
cli-puzzle-day = Mostrar o problema deste dia, como 2026-11-21
cli-puzzle-difficulty = A dificuldade: easy, medium ou hard
cli-puzzle-theme = Mostrar um problema de partidas com este tema
cli-puzzle-solution = Mostrar também a solução
cli-puzzle-generate = Procurar em partidas posições com uma só boa jogada, e escrevê-las num arquivo
cli-puzzle-generate-variant = O jogo
cli-puzzle-generate-count = Número de problemas
cli-puzzle-generate-out = Onde escrevê-los
cli-puzzle-generate-confirm = Explorar de novo cada problema, dez vezes mais tempo, e guardar só os que resistem
cli-puzzle-generate-games = Procurar nestas partidas guardadas em vez de em novas partidas do motor
cli-puzzle-list = Mostrar a lista dos problemas de partidas incluídos, com o que cada um afirma
cli-puzzle-list-variant = O jogo [padrão: todos os jogos]
cli-puzzle-list-theme = Só problemas com este tema
cli-puzzle-list-json = Escrever um objeto JSON por linha, com todas as afirmações, dicas e respostas em inglês
cli-compare = Comparar as posições que minimax e alfa-beta exploram, profundidade por profundidade
cli-compare-depth = A maior profundidade, em meios-lances
cli-compare-variant = As regras do jogo; `matches` para os 13 fósforos
cli-compare-position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sem isto, o início de uma partida com a vez de Sul
cli-compare-evaluation = A avaliação na maior profundidade: seeds, mobility ou threats
cli-tree = Mostrar minimax e alfa-beta numa pequena árvore sua, passo a passo, ou exportá-la
cli-tree-file = O arquivo com a árvore
cli-tree-minimax = Explorar com minimax em vez de alfa-beta
cli-tree-print = Escrever os passos em vez de mostrar a janela inteira
cli-tree-step = Escrever os passos e esperar por Enter após cada um
cli-tree-svg = Desenhar a árvore
cli-tree-dot = Escrever a árvore para Graphviz
cli-tree-text = Escrever a árvore como texto
cli-tree-gif = Escrever uma imagem animada, um segundo por passo
cli-tree-cast = Escrever uma gravação da janela inteira, para asciinema
cli-tree-after = Número de passos antes da árvore a mostrar [padrão: todos]
cli-tree-out = Onde escrever; `-` para a saída padrão [padrão: o nome da árvore, na pasta atual]
cli-tree-force = Substituir um arquivo existente
cli-endgame = Criar e consultar tabelas de finais
cli-endgame-build = Criar as tabelas que faltam
cli-endgame-build-variant = As regras das tabelas [padrão: oware]
cli-endgame-build-all = Todas as variantes
cli-endgame-build-seeds = Até quantas sementes no tabuleiro criar, no máximo 32; a partir de 24, as tabelas levam minutos e gigabytes
cli-endgame-build-threads = Número de threads [padrão: uma por processador]
cli-endgame-build-memory = Limite de memória em MB; menos memória leva mais tempo, e disco [padrão: toda a memória livre]
cli-endgame-compress = Comprimir tabelas criadas por uma versão anterior
cli-endgame-compress-variant = As regras das tabelas [padrão: oware]
cli-endgame-compress-all = Todas as variantes
cli-endgame-compress-threads = Número de threads [padrão: uma por processador]
cli-endgame-stats = Resumir cada camada numa linha
cli-endgame-stats-variant = As regras das tabelas
cli-endgame-stats-seeds = A última camada a mostrar [padrão: todas]
cli-endgame-probe = Mostrar o valor de uma posição e de cada jogada para quem tem a vez; os depósitos não contam
cli-endgame-probe-variant = As regras da posição
cli-endgame-probe-position = A posição, como `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Provar o valor de uma posição com mais sementes do que as tabelas abrangem
cli-endgame-prove-variant = As regras da posição
cli-endgame-prove-position = A posição, como `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove-tables = Até quantas sementes usar as tabelas [padrão: todas as tabelas]
cli-endgame-prove-nodes = Máximo de posições a visitar por afirmação
cli-endgame-prove-guess = O valor a tentar primeiro [padrão: 0]
cli-endgame-prove-out = Onde escrever o certificado
cli-endgame-check-proof = Verificar o certificado de uma prova, só com as regras e as tabelas
cli-endgame-check-proof-file = O certificado
cli-endgame-verify = Verificar cada posição de cada camada com as suas jogadas, e cada arquivo com a sua soma de verificação
cli-endgame-verify-variant = As regras das tabelas [padrão: oware]
cli-endgame-verify-all = Todas as variantes
cli-endgame-list = Mostrar a lista das tabelas existentes
cli-endgame-remove = Apagar tabelas
cli-endgame-remove-variant = As regras cujas tabelas apagar
cli-endgame-remove-all = Apagar as tabelas de todas as variantes
cli-analyse = Analisar uma partida guardada: o valor de cada jogada, e jogadas melhores
cli-analyse-file = A partida, um arquivo `.toml` ou `.ogn`
cli-analyse-number = Número da partida num arquivo com várias; `awale open FILE` mostra a lista
cli-analyse-depth = Profundidade da busca para cada jogada, em meios-lances [padrão: a análise guardada, ou então 20]
cli-analyse-time = Tempo para cada jogada, em milissegundos
cli-analyse-threads = Número de threads; os valores não dependem dele [padrão: o das configurações]
cli-analyse-json = Escrever JSON, para outros programas
cli-bench = Fazer uma busca fixa e medir a velocidade do motor
cli-bench-depth = Profundidade em meios-lances
cli-bench-hash = Tamanho da tabela de transposição em MB
cli-bench-exact = Buscar sem reduções
cli-truth = Medir quantas vezes o motor mantém uma vitória ou um empate conhecidos pelas tabelas de finais
cli-truth-variant = As regras do jogo
cli-truth-seeds = Sementes no tabuleiro; as tabelas para elas têm de existir
cli-truth-positions = Número de posições
cli-truth-limit = Limites do motor para uma posição: nodes=N ou time=Nms, separados por vírgulas
cli-truth-tables = Números de sementes até os quais o motor usa tabelas, separados por vírgulas
cli-truth-hash = Tamanho da tabela de transposição em MB
cli-truth-list = Mostrar as posições em que o motor estraga o resultado
cli-match = Fazer um confronto de muitas partidas entre dois jogadores ou motores
cli-match-south = O primeiro jogador, que joga com Sul; ver abaixo
cli-match-north = O segundo jogador, que joga com Norte
cli-match-games = Número de partidas
cli-match-variant = As regras do jogo
cli-match-matches = Jogar os 13 fósforos
cli-match-opening-plies = Jogadas ao acaso antes de os jogadores entrarem
cli-match-seed = Outra semente dá outras aberturas
cli-match-swap = Jogar cada abertura duas vezes, com os lados trocados
cli-match-save = Escrever todas as partidas nesta pasta
cli-match-concurrency = Partidas jogadas ao mesmo tempo
cli-match-max-forfeits = Terminar o confronto após tantas derrotas seguidas de um jogador por sanção; 0: nunca
cli-match-time = Tempo por jogada para um bot de linha, como 100ms ou 2s
cli-match-sprt = Terminar o confronto quando um teste sequencial decide entre duas diferenças de Elo, como 0,10 (5% de erro em cada sentido)
cli-match-after =
    Jogadores (SPEC):
      naive, fast, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE[:AVALIAÇÃO], expert (só nos fósforos)
      mcts:SIMULAÇÕES: busca de Monte Carlo em árvore. Seguem-se opções, como em mcts:10000:c=1.4:captures: a constante de exploração (c=0 a c=10), e como se avalia uma posição: por simulações de jogadas ao acaso (chance, o padrão) ou de capturas (captures), ou por uma avaliação (seeds, mobility ou threats)
      engine:level=1 a engine:level=10, ou com um LIMITE por jogada, como engine:time=200ms, engine:depth=12 ou engine:nodes=100000; acrescente ,tables=on para usar as tabelas de finais existentes, ,book=on para tirar as primeiras jogadas do livro de aberturas
      uci:LIMITE:COMANDO: outro motor que fala o protocolo dos motores de oware (ver `awale uci`), iniciado por COMANDO; LIMITE é time=200ms, depth=12 ou nodes=100000
      bot:COMANDO: o seu próprio programa, que lê uma linha e responde com uma jogada (docs/bots.md)

      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Para uma variante própria, faça o outro programa ler as suas configurações: 'uci:depth=8:awale --config FILE uci'. Um jogador que não consegue iniciar termina o confronto antes da primeira partida; um que perde partida após partida por sanção também o termina (--max-forfeits). Ctrl-C termina um confronto; em Unix, mostra o resultado até ali.

    `awale uci` usa as tabelas de finais existentes, `engine` não: use 'awale uci --no-tables', ou dê tabelas a ambos. O relatório diz quem as usou. Em Linux, todos os processos que outro programa inicia terminam com ele.
cli-tournament = Fazer um torneio entre jogadores ou uma pasta de bots
cli-tournament-players = Os jogadores; ver abaixo
cli-tournament-bots = Acrescentar como jogador cada programa e script desta pasta
cli-tournament-pairing = Quem joga contra quem
cli-tournament-rounds = Rodadas de um torneio suíço [padrão: as que bastam para haver um vencedor]
cli-tournament-games = Partidas entre cada dois jogadores, um número par
cli-tournament-time = Tempo por jogada para um bot de linha
cli-tournament-game-time = Tempo por partida para um bot de linha
cli-tournament-grace = Tempo que uma jogada pode atrasar
cli-tournament-start-time = Tempo extra para a primeira jogada de um bot numa partida, para iniciar
cli-tournament-memory = Memória para um bot de linha e os processos que inicia, em MiB
cli-tournament-sandbox = Executar os bots de linha em bubblewrap, com arquivos só de leitura e sem rede; `auto`: onde está instalado
cli-tournament-on-fault = Quando um bot de linha falha: perde a partida, ou joga-se por ele uma jogada legal ao acaso
cli-tournament-max-forfeits = Retirar um jogador após tantas derrotas seguidas por sanção; ele perde as restantes; 0: nunca
cli-tournament-variant = As regras do jogo
cli-tournament-matches = Jogar os 13 fósforos
cli-tournament-opening-plies = Jogadas ao acaso antes de os jogadores entrarem [padrão: 4, nos fósforos 2]
cli-tournament-seed = Outra semente dá outras aberturas
cli-tournament-concurrency = Partidas jogadas ao mesmo tempo [padrão: uma por processador]
cli-tournament-out = Escrever os relatórios nesta pasta
cli-tournament-resume = Retomar o torneio dessa pasta
cli-tournament-print = Forma do relatório a mostrar
cli-tournament-after =
    Os jogadores (SPEC) são os de `awale match`: naive, fast, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE, mcts:SIMULAÇÕES, engine:LIMITE, character:NOME, uci:LIMITE:COMANDO, e bot:COMANDO para qualquer programa que leia uma linha e responda com uma jogada (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Cada dois jogadores jogam cada abertura duas vezes, com os lados trocados. Em gauntlet, o primeiro jogador enfrenta todos os outros.

    --out escreve uma pasta: index.html com todas as partidas para percorrer com cliques, report.txt, report.md, standing.csv, cross-table.csv, results.json, um arquivo em faults/ para cada jogador com falhas, e tournament.json, do qual o mesmo comando com --resume continua.
cli-openings = Mostrar o valor das primeiras jogadas e os seus resultados com elas
cli-openings-variant = O jogo
cli-openings-moves = As jogadas até aqui, como `D c`; Sul começa
cli-book = Criar, ampliar e consultar um livro de aberturas
cli-book-build = Criar um livro, ou retomar uma criação interrompida
cli-book-build-variant = O jogo
cli-book-build-positions = Parar após o lote que chega a este número de posições
cli-book-build-nodes = Posições que o motor visita por valor
cli-book-build-full-plies = Desenvolver todas as posições com menos meios-lances
cli-book-build-full-nodes = Posições que o motor visita por valor no fim destes meios-lances
cli-book-build-table-seeds = Sementes das tabelas de finais que o motor usa após estes meios-lances; criadas na memória
cli-book-build-out = Onde escrever o livro
cli-book-extend = Ampliar um livro
cli-book-extend-variant = O jogo
cli-book-extend-positions = Parar após o lote que chega a este número de posições
cli-book-extend-book = O livro
cli-book-stats = Mostrar os números de posições de um livro
cli-book-stats-variant = O jogo
cli-book-stats-book = Livro a usar em vez do incluído
cli-book-probe = Mostrar as jogadas de uma posição num livro
cli-book-probe-variant = O jogo
cli-book-probe-book = Livro a usar em vez do incluído
cli-book-probe-moves = As jogadas até aqui, como `D c`; Sul começa
cli-results = Mostrar as suas vitórias, empates e derrotas
cli-results-json = Escrever tudo o que há em *Progresso* como JSON, para outros programas
cli-results-helped = Contar também as partidas jogadas com ajuda
cli-rating = Pontuar jogadores pelos seus resultados e pelo custo de cada jogada
cli-rating-files = Partidas terminadas, arquivos `.toml` ou `.ogn`, a mais antiga primeiro [padrão: as suas partidas guardadas contra a máquina]
cli-rating-player = Pontuar só os jogadores com este nome
cli-rating-json = Escrever JSON, para outros programas
cli-uci = Pôr o motor ao serviço de outro programa, pelo protocolo dos motores de oware
cli-uci-no-tables = Jogar sem tabelas de finais, mesmo onde existem
cli-config = Mostrar as configurações, de onde vem cada uma, e as pastas em uso
cli-theme = Mostrar um tema incluído, para guardar e mudar
cli-theme-name = O tema a mostrar; sem isto, os nomes de todos
cli-completions = Escrever os complementos para o shell
cli-completions-shell = O shell que completa os comandos
cli-manual = Escrever a página do manual
cli-manual-folder = Escrever nesta pasta uma página para o programa e uma para cada comando
