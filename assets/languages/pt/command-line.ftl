### `awale --help` e as páginas dos seus comandos.

cli-page-usage = Uso:
cli-page-commands = Comandos
cli-page-arguments = Argumentos
cli-page-options = Opções
cli-page-for-all = Para todos os comandos
cli-page-help = Mostrar a ajuda
cli-page-version = Mostrar a versão
cli-page-default = [predefinição: { $value }]
cli-page-values = [valores possíveis: { $values }]
cli-name-command = COMANDO
cli-name-file = FICHEIRO
cli-name-dir = PASTA
cli-name-input = ENTRADA
cli-name-output = SAÍDA
cli-name-name = NOME
cli-name-action = AÇÃO
cli-name-code = CÓDIGO
cli-name-day = DIA
cli-name-format = FORMATO
cli-name-game = PARTIDA
cli-name-kind = TIPO
cli-name-level = NÍVEL
cli-name-limit = LIMITE
cli-name-mode = MODO
cli-name-north = NORTE
cli-name-options = OPÇÕES
cli-name-pairing = EMPARELHAMENTO
cli-name-pit = CASA
cli-name-player = JOGADOR
cli-name-position = POSIÇÃO
cli-name-puzzle = PROBLEMA
cli-name-shell = SHELL
cli-name-side = LADO
cli-name-south = SUL
cli-name-steps = PASSOS
cli-name-theme = TEMA
cli-name-time = TEMPO
cli-page-folders =
    Definições: { $config }
    Partidas e tabelas: { $data }

cli = Jogar, aprender e estudar a família do awalé no terminal
cli_config = Ficheiro de definições a usar em vez do habitual
cli_data = Pasta para partidas e tabelas em vez da habitual
cli_ascii = Desenhar e escrever só com caracteres ASCII; é o caso onde o sistema não usa UTF-8
cli_log = Escrever um registo neste ficheiro, para comunicar um erro
cli_language = Idioma a usar em vez do das definições ou do sistema
cli_seed = Semente de tudo o que é aleatório, para repetir uma execução
cli-plain = Jogar linha a linha, sem o ecrã inteiro
cli-plain_drawn = Desenhar o tabuleiro em vez de o descrever
cli-plain_variant = A variante de awalé [predefinição: a última escolhida; oware num pipe]
cli-plain_matches = Jogar os 13 fósforos
cli-plain_south = Quem joga como Sul: human, naive, fast, expert, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE[:AVALIAÇÃO], mcts:SIMULAÇÕES, engine:level=N ou character:NOME [predefinição: a última escolha; human num pipe]
cli-plain_north = Quem joga como Norte
cli-plain_first = Quem começa [predefinição: a última escolha, ao acaso da primeira vez; Sul num pipe]
cli-plain_position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; `--first` prevalece sobre o último campo
cli-plain_clock = Um relógio para cada jogador: minutos + segundos por jogada, como 5+3; sem desfazer nem pedir dicas
cli-plain_below =
    O que se pode escrever:
      A a F, a a f    a casa a jogar (ou o seu número, de 1 a 6, a partir da sua esquerda)
      1, 2, 3         quantos fósforos tirar (com --matches)
      desfazer        desfazer a última jogada; contra a máquina, até à sua vez
      dica            receber a próxima dica
      tabuleiro       mostrar o tabuleiro; jogadas: mostrar as jogadas feitas
      fim?            propor o fim da partida tal como está
      desistir        desistir da partida
      analisar        explicar uma partida terminada; erros: encontrar nela jogadas melhores
      relógio         mostrar o tempo que resta aos dois lados (com --clock)
      sair            terminar; a partida fica guardada, e o ecrã inteiro pode continuá-la
      ?               mostrar os comandos

    Num terminal, a linha edita-se como numa shell; as setas para cima e para baixo trazem as anteriores.
cli-plain-puzzle = Resolver problemas: o do dia, novos, de partidas, ou o máximo em três minutos
cli-plain-puzzle_which = Que problemas
cli-plain-puzzle_which_today = O problema do dia, um final
cli-plain-puzzle_which_new = Novos finais
cli-plain-puzzle_which_games = Posições de partidas, à sua medida
cli-plain-puzzle_which_storm = O máximo em três minutos
cli-plain-puzzle_variant = O jogo; sem esta opção, o último escolhido
cli-plain-puzzle_difficulty = A dificuldade dos novos: easy (fácil), medium (média) ou hard (difícil)
cli-plain-learn = Fazer as lições das regras, a partir da primeira ainda por fazer
cli-plain-learn_lesson = Começar por esta lição
cli-plain-learn_variant = O jogo; sem esta opção, o último escolhido
cli-plain-chapter = Aprender a jogar bem: posições explicadas e exercícios, a partir do primeiro capítulo sem estrela
cli-plain-chapter_chapter = Começar por este capítulo
cli-plain-chapter_variant = O jogo; sem esta opção, o último escolhido
cli-plain-drill = Treinar a contagem durante dois minutos: onde caem as sementes, o que captura, o que corre perigo
cli-plain-drill_which = O que treinar
cli-plain-drill_which_last = Onde cai a última semente
cli-plain-drill_which_captures = Que casa captura, e quanto
cli-plain-drill_which_danger = Que casa corre perigo
cli-plain-drill_level = Alcance das jogadas: 1 curto, 2 longo, 3 a volta inteira
cli-plain-drill_variant = O jogo; sem esta opção, o último escolhido
cli-plain-rules = Ler as regras, com posições que as mostram
cli-plain-rules_variant = O jogo; sem esta opção, o último escolhido
cli-plain-computers = Ler como as máquinas pesquisam: uma pequena árvore por minimax e depois por alfa-beta
cli-plain-openings = Repetir as respostas que escolheu para as aberturas
cli-plain-openings_variant = O jogo; sem esta opção, o último escolhido
cli-plain-mistakes = Encontrar jogadas melhores do que as suas
cli-plain-mistakes_game = Um ficheiro de partida, ou `last` para a sua última partida; sem isto, as posições guardadas das suas partidas
cli-plain-mistakes_number = Número da partida num ficheiro com várias; `awale open FICHEIRO` mostra a lista
cli-plain-mistakes_variant = O jogo; sem esta opção, o último escolhido
cli-open = Abrir uma partida guardada; continuar de qualquer posição
cli-open_file = A partida, um ficheiro `.toml` ou `.ogn`, ou um link entre aspas; só a análise de uma partida guardada sua volta a ser escrita nele
cli-open_number = Número da partida num ficheiro com várias; sem esta opção, mostra a lista
cli-convert = Converter uma partida entre `.toml` (este programa) e `.ogn` (outros)
cli-convert_input = A partida, um ficheiro `.toml` ou `.ogn`; `-` para a entrada padrão, com `--from`
cli-convert_output = Onde escrever: um ficheiro `.toml` ou `.ogn`, ou uma pasta, que recebe um ficheiro por partida; `-` para a saída padrão, com `--to`
cli-convert_number = Número da partida num ficheiro com várias; `awale open FICHEIRO` mostra a lista
cli-convert_from = O formato a ler, diga o nome o que disser
cli-convert_from_toml = O formato deste programa
cli-convert_from_ogn = A notação de outros programas de oware
cli-convert_to = O formato a escrever, diga o nome o que disser
cli-convert_to_toml = O formato deste programa
cli-convert_to_ogn = A notação de outros programas de oware
cli-convert_force = Substituir um ficheiro existente
cli-export = Exportar uma partida, uma posição ou um problema em SVG, GIF, gravação ou página web
cli-export_game = A partida, um ficheiro `.toml` ou `.ogn`; `-` para a entrada padrão
cli-export_number = Número da partida num ficheiro com várias; `awale open FICHEIRO` mostra a lista
cli-export_svg = Escrever um desenho, nítido em qualquer tamanho; o de uma partida inclui a sua curva
cli-export_gif = Escrever uma imagem animada, um segundo por posição
cli-export_cast = Escrever uma gravação do ecrã inteiro, para asciinema
cli-export_html = Escrever uma página web com todas as posições, para percorrer com cliques
cli-export_out = Onde escrever; `-` para a saída padrão [predefinição: o nome da partida, na pasta atual; a saída padrão se a partida for `-`]
cli-export_ply = Número de jogadas antes da posição a mostrar [predefinição: todas]
cli-export_position = Uma posição, numa linha, em vez de uma partida
cli-export_puzzle = Um problema em vez de uma partida: today (o do dia), um dia como 2026-11-21, ou easy, medium ou hard
cli-export_variant = A variante da posição ou do problema
cli-export_force = Substituir um ficheiro existente
cli-perft = Contar as sequências de jogadas a partir de uma posição (perft)
cli-perft_variant = As regras do jogo
cli-perft_position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sem isto, o início de uma partida com a vez de Sul
cli-perft_depth = Comprimento de uma sequência em jogadas, no máximo 1000
cli-puzzle = Mostrar um problema: um final com uma só solução
cli-puzzle_variant = O jogo
cli-puzzle_daily = Mostrar o problema do dia
cli-puzzle_day = Mostrar o problema deste dia, como 2026-11-21
cli-puzzle_difficulty = A dificuldade: easy (fácil), medium (média) ou hard (difícil)
cli-puzzle_theme = Mostrar um problema de partidas com este tema
cli-puzzle_solution = Mostrar também a solução
cli-puzzle-generate = Procurar em partidas posições com uma só boa jogada, e escrevê-las num ficheiro
cli-puzzle-generate_variant = O jogo
cli-puzzle-generate_count = Número de problemas
cli-puzzle-generate_out = Onde escrevê-los
cli-puzzle-generate_confirm = Explorar de novo cada problema, dez vezes mais tempo, e guardar só os que resistem
cli-puzzle-generate_games = Procurar nestas partidas guardadas em vez de em novas partidas do motor
cli-puzzle-list = Mostrar a lista dos problemas de partidas incluídos, com o que cada um afirma
cli-puzzle-list_variant = O jogo [predefinição: todos os jogos]
cli-puzzle-list_theme = Só problemas com este tema
cli-puzzle-list_json = Escrever um objeto JSON por linha, com todas as afirmações, dicas e respostas em inglês
cli-compare = Comparar as posições que minimax e alfa-beta exploram, profundidade a profundidade
cli-compare_depth = A profundidade máxima, em meios-lances
cli-compare_variant = As regras do jogo; `matches` para os 13 fósforos
cli-compare_position = Onde começar, como `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`; sem isto, o início de uma partida com a vez de Sul
cli-compare_evaluation = A avaliação na profundidade máxima: seeds (sementes), mobility (jogadas) ou threats (ameaças)
cli-tree = Mostrar minimax e alfa-beta numa pequena árvore sua, passo a passo, ou exportá-la
cli-tree_file = O ficheiro com a árvore
cli-tree_minimax = Explorar com minimax em vez de alfa-beta
cli-tree_print = Escrever os passos em vez de mostrar o ecrã inteiro
cli-tree_step = Escrever os passos e esperar por Enter após cada um
cli-tree_svg = Desenhar a árvore
cli-tree_dot = Escrever a árvore para Graphviz
cli-tree_text = Escrever a árvore como texto
cli-tree_gif = Escrever uma imagem animada, um segundo por passo
cli-tree_cast = Escrever uma gravação do ecrã inteiro, para asciinema
cli-tree_after = Número de passos antes da árvore a mostrar [predefinição: todos]
cli-tree_out = Onde escrever; `-` para a saída padrão [predefinição: o nome da árvore, na pasta atual]
cli-tree_force = Substituir um ficheiro existente
cli-tree_below =
    Uma árvore escreve-se com valores nas folhas e ramos entre parênteses. A raiz fica com o valor mais alto, os seus ramos com o mais baixo, e assim por diante; os ramos chamam-se a, b, c. Vírgulas contam como espaços, e a partir de # a linha é um comentário.

      ((3 12 8) (2 4 6) (14 5 2))
cli-endgame = Criar e consultar tabelas de finais
cli-endgame-build = Criar as tabelas que faltam
cli-endgame-build_variant = As regras das tabelas [predefinição: oware]
cli-endgame-build_all = Todas as variantes
cli-endgame-build_seeds = Criar tabelas até este número de sementes (no máximo 32); a partir de 24, levam minutos e gigabytes
cli-endgame-build_threads = Número de threads [predefinição: uma por processador]
cli-endgame-build_memory = Limite de memória em MB; com menos, demora mais e precisa de disco [predefinição: toda a memória livre]
cli-endgame-stats = Resumir cada camada numa linha
cli-endgame-stats_variant = As regras das tabelas
cli-endgame-stats_seeds = A última camada a mostrar [predefinição: todas]
cli-endgame-probe = Mostrar o valor de uma posição e de cada jogada para quem tem a vez; os depósitos não contam
cli-endgame-probe_variant = As regras da posição
cli-endgame-probe_position = A posição, como `0-0-1-0-2-1-1-0-0-0-3-1-20-19-S`
cli-endgame-prove = Provar o valor de uma posição com mais sementes do que as tabelas abrangem
cli-endgame-prove_variant = As regras da posição
cli-endgame-prove_position = A posição, como `2-2-2-2-2-2-2-2-2-2-2-2-12-12-S`
cli-endgame-prove_tables = Usar tabelas até este número de sementes [predefinição: todas as tabelas]
cli-endgame-prove_nodes = Número máximo de posições a visitar por afirmação
cli-endgame-prove_guess = O valor a experimentar primeiro [predefinição: 0]
cli-endgame-prove_out = Onde escrever o certificado
cli-endgame-check-proof = Verificar o certificado de uma prova, só com as regras e as tabelas
cli-endgame-check-proof_file = O certificado
cli-endgame-verify = Verificar cada posição de cada camada com as suas jogadas, e cada ficheiro com a sua soma de verificação
cli-endgame-verify_variant = As regras das tabelas [predefinição: oware]
cli-endgame-verify_all = Todas as variantes
cli-endgame-list = Mostrar a lista das tabelas existentes
cli-endgame-remove = Apagar tabelas
cli-endgame-remove_variant = Apagar as tabelas destas regras
cli-endgame-remove_all = Apagar as tabelas de todas as variantes
cli-analyse = Analisar uma partida guardada: o valor de cada jogada, e jogadas melhores
cli-analyse_file = A partida, um ficheiro `.toml` ou `.ogn`
cli-analyse_number = Número da partida num ficheiro com várias; `awale open FICHEIRO` mostra a lista
cli-analyse_depth = Profundidade da pesquisa para cada jogada, em meios-lances [predefinição: a análise guardada, ou então 20]
cli-analyse_time = Tempo para cada jogada, em milissegundos
cli-analyse_threads = Número de threads; os valores não dependem dele [predefinição: o das definições]
cli-analyse_json = Escrever JSON, para outros programas
cli-bench = Fazer uma pesquisa fixa e medir a velocidade do motor
cli-bench_depth = Profundidade em meios-lances
cli-bench_hash = Tamanho da tabela de transposição em MB
cli-bench_exact = Pesquisar sem reduções
cli-truth = Medir quantas vezes o motor mantém uma vitória ou um empate conhecidos pelas tabelas de finais
cli-truth_variant = As regras do jogo
cli-truth_seeds = Sementes no tabuleiro; as tabelas correspondentes têm de existir
cli-truth_positions = Número de posições
cli-truth_limit = Limites do motor para uma posição: nodes=N ou time=Nms, separados por vírgulas
cli-truth_tables = Números de sementes até aos quais o motor usa tabelas, separados por vírgulas
cli-truth_hash = Tamanho da tabela de transposição em MB
cli-truth_list = Mostrar as posições em que o motor estraga o resultado
cli-match = Fazer um confronto de muitas partidas entre dois jogadores ou motores
cli-match_players = Os dois jogadores, Sul primeiro, sem --south nem --north; ver abaixo
cli-match_south = O primeiro jogador, que joga como Sul; ver abaixo
cli-match_north = O segundo jogador, que joga como Norte
cli-match_games = Número de partidas
cli-match_variant = As regras do jogo
cli-match_matches = Jogar os 13 fósforos
cli-match_opening-plies = Jogadas ao acaso antes de os jogadores entrarem
cli-match_seed = Outra semente dá outras aberturas
cli-match_swap = Jogar cada abertura duas vezes, com os lados trocados
cli-match_save = Escrever todas as partidas nesta pasta
cli-match_concurrency = Partidas jogadas ao mesmo tempo
cli-match_max-forfeits = Terminar o confronto quando um jogador perde este número de partidas seguidas por sanção; 0: nunca
cli-match_time = Tempo por jogada para um bot de linha, como 100ms ou 2s
cli-match_sprt = Terminar o confronto quando um teste sequencial decide entre duas diferenças de Elo, como 0,10 (5% de erro em cada sentido)
cli-match_below =
    Jogadores:
      naive, fast, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE[:AVALIAÇÃO], expert (só nos fósforos)
      mcts:SIMULAÇÕES: pesquisa em árvore de Monte Carlo. Seguem-se opções, como em mcts:10000:c=1.4:captures: a constante de exploração (c=0 a c=10), e como se avalia uma posição: por simulações de jogadas ao acaso (chance, por predefinição) ou de capturas (captures), ou por uma avaliação (seeds, mobility ou threats)
      engine:level=1 a engine:level=10, ou com um LIMITE por jogada, como engine:time=200ms, engine:depth=12 ou engine:nodes=100000; acrescente ,tables=on para usar as tabelas de finais existentes, ,book=on para tirar as primeiras jogadas do livro de aberturas
      uci:LIMITE:COMANDO: outro motor que fala o protocolo dos motores de oware (ver `awale uci`), iniciado por COMANDO; LIMITE é time=200ms, depth=12 ou nodes=100000
      bot:COMANDO: o seu próprio programa, que lê uma linha e responde com uma jogada (docs/bots.md)

      awale match fast naive
      awale match --games 20 --swap --south engine:time=200ms --north 'uci:time=200ms:./engine'

    Para uma variante própria, faça o outro programa ler as suas definições: 'uci:depth=8:awale --config FICHEIRO uci'. Um jogador que não consegue iniciar termina o confronto antes da primeira partida; um que perde partida após partida por sanção também o termina (--max-forfeits). Ctrl-C termina um confronto; no Unix, mostra o resultado até ali.

    `awale uci` usa as tabelas de finais existentes, `engine` não: use 'awale uci --no-tables', ou dê tabelas a ambos. O relatório diz quem as usou. No Linux, todos os processos que outro programa inicia terminam com ele.
cli-tournament = Fazer um torneio entre jogadores ou uma pasta de bots
cli-tournament_players = Os jogadores; ver abaixo
cli-tournament_bots = Acrescentar como jogador cada programa e script desta pasta
cli-tournament_pairing = Quem joga contra quem
cli-tournament_rounds = Rondas de um torneio suíço [predefinição: as que bastam para haver um vencedor]
cli-tournament_games = Partidas por cada par de jogadores, um número par
cli-tournament_time = Tempo por jogada para um bot de linha
cli-tournament_game-time = Tempo por partida para um bot de linha
cli-tournament_grace = Quanto uma jogada pode atrasar
cli-tournament_start-time = Tempo extra para a primeira jogada de um bot numa partida, para iniciar
cli-tournament_memory = Memória para um bot de linha e os processos que inicia, em MiB
cli-tournament_sandbox = Executar os bots de linha em bubblewrap, com ficheiros só de leitura e sem rede; `auto`: se estiver instalado
cli-tournament_on-fault = Quando um bot de linha falha: perde a partida, ou joga-se por ele uma jogada legal ao acaso
cli-tournament_max-forfeits = Retirar um jogador que perde este número de partidas seguidas por sanção (0: nunca); ele perde as restantes
cli-tournament_variant = As regras do jogo
cli-tournament_matches = Jogar os 13 fósforos
cli-tournament_opening-plies = Jogadas ao acaso antes de os jogadores entrarem [predefinição: 4, nos fósforos 2]
cli-tournament_seed = Outra semente dá outras aberturas
cli-tournament_concurrency = Partidas jogadas ao mesmo tempo [predefinição: uma por processador]
cli-tournament_out = Escrever os relatórios nesta pasta
cli-tournament_resume = Retomar o torneio dessa pasta
cli-tournament_print = Formato do relatório a mostrar
cli-tournament_below =
    Os jogadores são os de `awale match`: naive, fast, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE, mcts:SIMULAÇÕES, engine:LIMITE, character:NOME, uci:LIMITE:COMANDO, e bot:COMANDO para qualquer programa que leia uma linha e responda com uma jogada (docs/bots.md).

      awale tournament --bots students --games 20 --time 100ms --out report
      awale tournament engine:level=1 engine:level=2 fast --games 100

    Cada par de jogadores joga cada abertura duas vezes, com os lados trocados. Em gauntlet, o primeiro jogador enfrenta todos os outros.

    --out escreve uma pasta: index.html com todas as partidas para percorrer com cliques, report.txt, report.md, standing.csv, cross-table.csv, results.json, um ficheiro em faults/ para cada jogador com falhas, e tournament.json, do qual o mesmo comando com --resume continua.
cli-openings = Mostrar o valor das primeiras jogadas e os seus resultados com elas
cli-openings_variant = O jogo
cli-openings_moves = As jogadas até aqui, como `D c`; Sul começa
cli-book = Criar, ampliar e consultar um livro de aberturas
cli-book-build = Criar um livro, ou retomar uma criação interrompida
cli-book-build_variant = O jogo
cli-book-build_positions = Parar após o lote que chega a este número de posições
cli-book-build_nodes = Posições que o motor visita por valor
cli-book-build_full-plies = Desenvolver todas as posições até este número de meios-lances
cli-book-build_full-nodes = Posições que o motor visita por valor no fim destes meios-lances
cli-book-build_table-seeds = Sementes das tabelas de finais que o motor usa após estes meios-lances; criadas na memória
cli-book-build_out = Onde escrever o livro
cli-book-extend = Ampliar um livro
cli-book-extend_variant = O jogo
cli-book-extend_positions = Parar após o lote que chega a este número de posições
cli-book-extend_book = O livro
cli-book-stats = Mostrar quantas posições tem um livro
cli-book-stats_variant = O jogo
cli-book-stats_book = Livro a usar em vez do incluído
cli-book-probe = Mostrar as jogadas de uma posição num livro
cli-book-probe_variant = O jogo
cli-book-probe_book = Livro a usar em vez do incluído
cli-book-probe_moves = As jogadas até aqui, como `D c`; Sul começa
cli-results = Mostrar as suas vitórias, empates e derrotas
cli-results_json = Escrever tudo o que há em *Progresso* como JSON, para outros programas
cli-results_helped = Contar também as partidas jogadas com ajuda
cli-rating = Pontuar jogadores pelos seus resultados e pelo custo de cada jogada
cli-rating_files = Partidas terminadas, ficheiros `.toml` ou `.ogn`, a mais antiga primeiro [predefinição: as suas partidas guardadas contra a máquina]
cli-rating_player = Pontuar só os jogadores com este nome
cli-rating_json = Escrever JSON, para outros programas
cli-uci = Executar o motor para outro programa, pelo protocolo dos motores de oware
cli-uci_no-tables = Jogar sem tabelas de finais, mesmo que existam
cli-config = Mostrar as definições, a origem de cada uma e as pastas em uso
cli-theme = Mostrar um tema incluído, para guardar e mudar
cli-theme_name = O tema a mostrar; sem isto, os nomes de todos
cli-completions = Escrever o script de completação de comandos para a shell
cli-completions_shell = A shell que completa os comandos
cli-manual = Escrever a página do manual
cli-manual_folder = Escrever nesta pasta uma página para o programa e uma para cada comando
