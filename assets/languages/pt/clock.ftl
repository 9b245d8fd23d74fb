### Os relógios e a partida a sério.
setup-clock = Relógio
clock-set = relógio { $control }
clock-off = nenhum
about-time = Um relógio para cada jogador: minutos para toda a partida + segundos extra por jogada, como 5+3. Com relógio não se pode desfazer nem pedir dicas, e quem esgota o tempo perde.
clock-refused = “{ $text }” não é um ritmo de jogo. Escreva minutos + segundos por jogada: 5+3, 20+0, 0,5+1; no máximo 180+60. “0”: sem relógio.
play-serious = Com relógio ou por link: sem desfazer nem pedir dicas.
ended-out-of-time = O tempo de { $side } esgotou-se.
saved-out-of-time = { $side } sem tempo
allowed-clock = "off" ou minutos + segundos por jogada, como "5+3"
expected-milliseconds = um tempo em milissegundos
expected-times-of-moves = uma lista de tempos em milissegundos, no máximo um por jogada
expected-time-control = minutos + segundos por jogada, como "5+3"
