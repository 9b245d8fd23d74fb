### A pontuação dos jogadores.

rating-games = partidas
rating-rating = pontuação
rating-level = força
rating-value = { $elo } ± { $margin }
# A força de uma máquina que não foi medida.
rating-estimate = uns { $elo }
rating-low = inferior a { $elo }
rating-margin-note = ±: quanto se pode desviar, em nove de cada dez casos. Contam os resultados e o custo de cada jogada.
# Em vez de uma pontuação ainda demasiado incerta: "após mais 2 partidas pontuadas".
rating-open = { $games ->
    [one] após mais uma partida pontuada
   *[other] após mais { $games } partidas pontuadas
}
rating-appears-after = A pontuação aparece { $rating }.
rating-won = Vitória contra { $opponent }{ $held ->
    [yes] : uma vitória nunca baixa a pontuação.
   *[no] .
}
rating-lost = Derrota contra { $opponent }{ $held ->
    [yes] : uma derrota nunca sobe a pontuação.
   *[no] .
}
rating-drawn = Empate contra { $opponent }.
rating-like = { $level ->
    [0] abaixo do nível 1
   *[other] perto do nível { $level }
}
rating-none = Nenhuma partida de awalé terminada para pontuar.
rating-none-named = Nenhuma partida terminada de um jogador chamado “{ $name }”.
rating-none-helped = { $games ->
    [one] Nada para pontuar: a sua partida terminada teve ajuda (uma dica, valores, um aviso, uma jogada desfeita), por isso não conta.
   *[other] Nada para pontuar: as suas { $games } partidas terminadas tiveram ajuda (dicas, valores, avisos, jogadas desfeitas), por isso não contam.
}
rating-about = Elo na escala dos níveis do motor, estimado pelos resultados e pelo custo de cada jogada. Em nove de cada dez casos, a força real está dentro do ±.
rating-with-help = Com ajuda, esta partida não conta para a sua pontuação.
rating-helped = Jogada com ajuda: não conta para a sua pontuação.
rating-clock-stopped = sem pontuação: relógios parados
rating-from-position = sem pontuação: posição dada
rating-by-link = sem pontuação: por link
rating-short = Não pontuada: houve menos de { $moves } jogadas.
rating-repeats = { $games ->
    [one] 1 ficheiro repete outra partida jogada a jogada: conta uma vez.
   *[other] { $games } ficheiros repetem outras partidas jogada a jogada: cada uma conta uma vez.
}
rating-not-telling = { $games ->
    [one] 1 partida não conta: está inacabada, terminou antes da jogada { $moves }, ou começou de uma posição dada.
   *[other] { $games } partidas não contam: estão inacabadas, terminaram antes da jogada { $moves }, ou começaram de uma posição dada.
}
results-rating = Pontuação { $rating } ({ $level ->
    [0] abaixo do nível 1
   *[other] perto do nível { $level }
})
