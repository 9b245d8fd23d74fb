### O progresso ao lado dos resultados: precisão, tempo, aberturas, problemas por tema, séries de várias partidas.

## Precisão
insights-accuracy = Precisão
insights-accurate = precisão
insights-moves = jogadas
insights-mistakes = erros
insights-blunders = graves
insights-seconds = segundos
insights-opening = Abertura: { $seeds }+ sementes
insights-middle = Meio-jogo: { $seeds }+ sementes
insights-end = Final: até { $seeds } sementes
insights-all = A partida toda
insights-accuracy-none = Analise uma partida terminada contra a máquina para ver a sua precisão em cada fase. As partidas com relógio acrescentam o tempo das jogadas.
insights-accuracy-note = De { $analysed ->
    [0] nenhuma partida analisada
    [one] { $analysed } partida analisada
   *[other] { $analysed } partidas analisadas
} contra a máquina; { $timed ->
    [0] nenhuma partida teve relógio
    [one] o tempo, de { $timed } partida com relógio, { $late ->
        [0] não perdida por tempo
       *[other] perdida por tempo
    }
   *[other] o tempo, de { $timed } partidas com relógio, { $late ->
        [0] nenhuma perdida
        [one] { $late } perdida
       *[other] { $late } perdidas
    } por tempo
}. Só contam as jogadas que podiam mudar o resultado; a precisão é uma estimativa e precisa de pelo menos cinco. 100% significa que não cedeu nada.

## Aberturas
insights-openings-none = Termine uma partida contra a máquina para ver os seus resultados pela primeira jogada de cada lado.
insights-openings-note = A primeira jogada de cada lado, como se Sul tivesse começado. Enter abre a posição em “Aberturas”.

## Problemas
insights-themes = Problemas
insights-tried = tentados
insights-missed = falhados
insights-share = %
insights-themes-none = Experimente problemas de partidas, ou posições das suas partidas, para ver que temas lhe escapam. O problema do dia, os novos e as tempestades não contam aqui.
insights-themes-note = Problemas já tentados, de partidas, também das suas, por tema. Os falhados voltam; um problema pode ter vários temas. O problema do dia, os novos e as tempestades não contam aqui.

## Séries de várias partidas
insights-series = Séries
insights-best-of = à melhor de
insights-score = marcador
insights-outcome = resultado
insights-goes-on = em curso
insights-series-none = Aqui aparecem as séries de várias partidas. Para jogar uma, escolha “à melhor de” numa nova partida contra a máquina.

setup-series = Série
setup-single = uma só partida
about-series = Uma partida, ou uma série de várias contra a máquina: ganha quem passa de metade dos pontos. Um empate é meio ponto.
side-match = série: { $points }
series-best-of = à melhor de { $games }
series-running = à melhor de { $games }: { $score }
series-goes-on = Série: { $mine } a { $theirs } contra { $opponent }.
series-won = Série ganha: { $mine } a { $theirs } contra { $opponent }.
series-drawn = Série empatada: { $mine } a { $theirs } contra { $opponent }.
series-lost = Série perdida: { $mine } a { $theirs } contra { $opponent }.
over-next-game = Próxima partida
over-series = À melhor de 5
key-change-page = página
