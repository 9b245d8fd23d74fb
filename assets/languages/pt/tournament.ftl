# `awale tournament`.
tournament-title = Torneio de { $variant }
tournament-intro = { $players } jogadores, { $games } partidas de { $variant }, { $pairing }; { $plies ->
    [0] { $plies } meios-lances
    [one] { $plies } meio-lance
   *[other] { $plies } meios-lances
} ao acaso no início, as mesmas aberturas pelos dois lados, semente aleatória { $seed }.
tournament-round-robin = todos contra todos
tournament-gauntlet = o primeiro contra os outros
tournament-knock-out = eliminatórias
tournament-swiss = sistema suíço
tournament-terms = Bots de linha: { $time } s por jogada, { $grace } s de margem, { $start } s a mais para iniciar, { $memory } MiB.
tournament-sandboxed = Foram executados em bubblewrap, com ficheiros só de leitura e sem rede.
tournament-limits-only = Foram executados com limites, mas sem bubblewrap: podiam ver os ficheiros e a rede.
tournament-rank = #
tournament-games = partidas
tournament-percent = %
tournament-elo = Elo
tournament-margin = ± 95%
tournament-cpu = segundos CPU
tournament-forfeits = sanções
tournament-faults = falhas
tournament-first-fault = a primeira
tournament-asked = pergunta
tournament-cross = Tabela cruzada
tournament-wrong = O que falhou
tournament-all-games = Todas as partidas
tournament-filter = Partidas de
tournament-everyone = todos
tournament-fault = partida { $game }, jogada { $move }: { $reason }
tournament-told-fault = { $player }, partida { $game }: { $reason }
tournament-method = Elo: máxima verossimilhança sobre todas as partidas jogadas, pelo modelo de Bradley e Terry (um empate é meia vitória e meia derrota, e cada jogador recebe mais um empate contra um jogador médio). Em 95 de cada 100 casos, a diferença real para a média está dentro de ±. { $anchors ->
    [0] A média de todos é 0.
    [one] A escala é a do único jogador de força medida (docs/players.md).
   *[other] A escala é a média dos { $anchors } jogadores de força medida (docs/players.md).
 }
tournament-written = A página com todas as partidas: { $file }
tournament-student = { $player }: { $count ->
    [one] uma falha
   *[other] { $count } falhas
 }. Cada uma vem com a linha que repete a pergunta ao programa.
tournament-student-fault = Partida { $game } contra { $opponent }, como { $side }, jogada { $move }: { $reason }
tournament-student-errors =     Escreveu na sua saída de erros:
tournament-student-more = E mais { $count }.
tournament-no-bots = em { $folder } não há jogadores. Os jogadores são programas executáveis, e ficheiros que terminam em { $known } (tabela [bots] das definições)
tournament-too-few = um torneio precisa de pelo menos dois jogadores: diga quais, como em `awale tournament fast engine:level=1`, ou indique uma pasta com `--bots PASTA`
tournament-too-many = um torneio tem no máximo { $most } jogadores
tournament-no-sandbox = bubblewrap (`bwrap`) não está instalado ou não funciona aqui; `--sandbox off` segue sem ele
interrupted-resume = interrompido. Para continuar, execute:
interrupted-without-out = interrompido. Nada fica guardado: só um torneio com --out pode continuar.
interrupted-match = interrompido. Um confronto não pode continuar; um torneio com --out pode.
tournament-there = { $file } contém um torneio; continue-o com `--resume`, ou use outra pasta com `--out`
tournament-other-option = { $file } contém outro torneio: { $kept } em vez de { $given }. Use as mesmas opções, ou outra pasta.
tournament-no-option = sem { $option }
tournament-other-rule = { $file } contém um torneio de { $variant } com { $kept }; agora as regras têm { $given }. Use o mesmo, ou outra pasta.
tournament-other-player = { $file } contém um torneio cujo jogador { $number } é { $kept }; o pedido foi { $given }. Use os mesmos jogadores, ou outra pasta.
tournament-nobody = ninguém
tournament-changed = o programa de { $player } mudou desde o início de { $file }, e as suas partidas misturariam dois jogadores. Recupere o antigo, ou recomece com outro `--out`
tournament-too-large = { $file } passaria de { $most } MiB, e `--resume` não poderia ler: o ficheiro fica como estava. Jogue menos partidas num torneio
tournament-bad-file = { $file } não é um ficheiro de torneio: { $what }
tournament-other-format = { $file } tem o formato { $found }; esta versão lê o formato { $format }. Recomece noutra pasta.
tournament-damaged = { $file } está danificado ou foi alterado à mão: a soma de verificação não coincide. Recomece noutra pasta.
tournament-mismatch = { $file }: { $what }. Recomece noutra pasta.
tournament-name-no-text = { $name } fica de fora: o nome não é UTF-8. Mude o nome do ficheiro.
tournament-in-use = Outro programa usa { $folder }. Use outra pasta com --out.
tournament-bad-move = a partida { $game } não pode ser jogada de novo: jogada { $move }
tournament-other-game = a partida { $game } não é a deste torneio ({ $field })
tournament-its-number = o número
tournament-its-round = a ronda
tournament-its-players = os jogadores
tournament-its-opening = a abertura
tournament-its-end = o fim
tournament-its-points = os pontos
tournament-its-faults = as falhas
tournament-its-time = o tempo
