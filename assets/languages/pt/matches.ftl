# `awale match`: dois jogadores, muitas partidas, os seus resultados.
match-first = o primeiro jogador
match-second = o segundo jogador
match-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $variant }, { $plies } meios-lances em média
match-progress = { $done } de { $all ->
    [one] { $all } partida
   *[other] { $all } partidas
}: +{ $wins } ={ $draws } -{ $losses }
match-player = jogador
match-wins = vitórias
match-draws = empates
match-losses = derrotas
match-points = pontos
match-moves = jogadas
match-positions = posições/jogada
match-depth = profundidade
match-time = ms/jogada
match-longest = máx. ms
match-tables = tabelas
match-yes = sim
match-no = não
match-only-one-asked = só { $who } usou tabelas de finais: `engine:LIMITE,tables=on` ativa-as, `awale uci --no-tables` desativa-as
match-forfeited = partida { $game }: { $who } perde por sanção: { $reason }
match-forfeit-title = { $side } perde por sanção: { $reason }
match-start = não consegue iniciar: { $what }
match-crash = terminou
match-asleep = não respondeu em { $seconds } s
match-babble = escreveu sem parar e sem responder; a última linha foi “{ $text }”
match-nonsense = respondeu “{ $text }”
match-other-rules = não joga com estas regras
match-no-move = não encontrou nenhuma jogada
match-illegal = jogou { $move }, que não é legal
match-does-not-play = { $player } não joga { $variant }
match-cannot-play = { $player } não pode jogar: { $reason }; nenhuma partida foi jogada
match-too-many-forfeits = { $who }, { $player }, perdeu { $games ->
    [0] { $games } partidas seguidas
    [one] { $games } partida
   *[other] { $games } partidas seguidas
} por sanção, e o confronto termina; `--max-forfeits 0` continua
match-unknown-variant = { $player } não conhece a variante “{ $variant }”, só { $known }; para uma variante própria, faça o outro programa ler as suas definições, como em `awale --config FICHEIRO uci`
match-no-opening = todas as { $tries } aberturas ao acaso de { plies } terminaram a partida; use menos com `--opening-plies`
match-not-saved = { $what }; `--save` é uma pasta com permissão de escrita?
match-taken = { $folder } contém as partidas de outro confronto; use outra pasta com `--save`, ou mova-as
match-may-outlive = os programas que um jogador inicia podem continuar após o confronto: { $what }
match-no-player = Não há nenhum jogador “{ $text }”. Jogadores: naive, fast, expert, minimax:PROFUNDIDADE, alphabeta:PROFUNDIDADE[:AVALIAÇÃO], mcts:SIMULAÇÕES, engine[:LIMITE], character:NOME, bot:COMANDO, e uci:LIMITE:COMANDO para um programa que fala o protocolo, como em `uci:time=200ms:awale uci`
match-human = uma pessoa não pode jogar num confronto
match-engine-tables = só o motor e as personagens usam tabelas de finais, como em `engine:time=100ms,tables=on`
match-engine-book = só o motor usa o livro, como em `engine:time=100ms,book=on`, ou depois de `tables=on`
match-foreign = outro motor escreve-se `uci:LIMITE:COMANDO`, como em `uci:time=200ms:./engine`
match-foreign-level = outro motor não tem níveis: indique tempo, profundidade ou posições
match-sprt-higher = teste sequencial de { $low } contra { $high } Elo: decidido por { $high } (log-razão de verossimilhanças { $ratio }, limites ±{ $bound }; resultados de nenhum ponto a todos: { $outcomes })
match-sprt-lower = teste sequencial de { $low } contra { $high } Elo: decidido por { $low } (log-razão de verossimilhanças { $ratio }, limites ±{ $bound }; resultados de nenhum ponto a todos: { $outcomes })
match-sprt-open = teste sequencial de { $low } contra { $high } Elo: não decidido (log-razão de verossimilhanças { $ratio }, limites ±{ $bound }; resultados de nenhum ponto a todos: { $outcomes })
