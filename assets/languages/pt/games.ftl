# Os jogos: os seus nomes, e numa linha o que distingue cada um.
game-oware = Awalé / Oware internacional
game-oware-brief = Awalé / Oware
game-awele = Awélé, sem esvaziar
game-awale = Awalé, sementeira livre
game-abapa = Abapa, depósitos semeados
game-awale-26 = Awalé de 26 sementes
game-awari = Awari de Romein e Bal
game-matches = { $matches ->
    [one] O fósforo único
   *[other] Os { $matches } fósforos
}

apart-oware = Regras de torneio: dê de comer ao adversário; ganha quem faz 25 primeiro.
apart-awele = Nem capturar tudo nem deixar o outro sem sementes; joga-se até à última.
apart-awale = Não é preciso dar de comer ao adversário, mas não se pode capturar tudo.
apart-abapa = Ao passar, cai também uma semente em cada depósito.
apart-awale-26 = Para ganhar são precisas 26 sementes; as cinco últimas não contam.
apart-awari = Resolvido por computador: com jogo perfeito dos dois lados, é empate.
apart-matches = Tire de 1 a { $max }; quem tira o último perde.
apart-matches-one = Tira-se um de cada vez; quem tira o último perde.
matches-start-lost = Com { $matches }, quem joga em segundo pode sempre ganhar.
matches-start-won = Com { $matches }, quem começa pode sempre ganhar.

apart-none = Joga-se pelas regras internacionais.
apart-seeds = { $seeds ->
    [one] { $seeds } semente por casa
   *[other] { $seeds } sementes por casa
}
apart-sow-stores = também se semeia nos depósitos
apart-grand-slam = não se pode capturar tudo
apart-feeding = não é preciso dar de comer ao adversário
apart-win-at = { $win_at ->
    [one] { $win_at } semente ganha
   *[other] { $win_at } sementes ganham
}
apart-win-at-none = joga-se até à última semente
apart-stop-at = { $stop_at ->
    [one] termina quando resta { $stop_at } semente
   *[other] termina quando restam { $stop_at } sementes
}
apart-stop-at-zero = termina com o tabuleiro vazio
apart-leftovers = quem não pode jogar leva o resto
apart-repetition = após uma repetição, o resto não conta
