### O progresso.

menu-progress = Progresso
progress-overview = Resumo
progress-games = Pontuação: partidas
progress-no-rating = após uma partida sem ajuda
progress-puzzles = Pontuação: problemas
progress-today = Problema do dia
progress-days = { $days ->
    [0] { $days } dias seguidos
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
progress-own = Erros a repetir
progress-lesson = Próxima lição
progress-lessons-done = todas feitas
progress-themes = Problemas falhados, por tema
results-title = Resultados
results-played = total
results-won = ganhas
results-drawn = empates
results-lost = perdidas
results-percent = pontos
results-last = últimas 10
results-total = Todas contra máquinas
results-together = { $game }, entre pessoas
results-people = Entre pessoas
results-pair = { $first } contra { $second }
results-teacher = { $name } (sem pontuação)
results-share = { $percent }%
results-course = Vitórias menos derrotas: { $about }
results-with-help = com ajuda: ganhas { $won }, { $drawn ->
    [0] {""}
   *[other] empatadas { $drawn },{" "}
}perdidas { $lost }
results-unfinished = por acabar: { $games }
results-helped-option = { $games ->
    [one] 1 partida jogada com ajuda não conta; --helped inclui-a.
   *[other] { $games } partidas jogadas com ajuda não contam; --helped inclui-as.
}
results-helped-left-out = { $games ->
    [one] 1 partida com ajuda não conta
   *[other] { $games } partidas com ajuda não contam
}{ $key ->
    [none] .
   *[other] {": "}{ $key } conta todas as partidas.
}
key-include-games-with-help = com ajuda
key-exclude-games-with-help = sem ajuda
results-counting = A contar as suas partidas…
results-none = Termine uma partida para ver os seus resultados. As partidas contra a máquina e as de duas pessoas contam-se à parte.
result-letter-win = V
result-letter-draw = E
result-letter-loss = D
