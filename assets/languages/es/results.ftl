### Progreso.

menu-progress = Progreso
progress-overview = Resumen
progress-games = Puntuación: partidas
progress-no-rating = tras una partida sin ayuda
progress-puzzles = Puntuación: problemas
progress-today = Problema de hoy
progress-days = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
progress-own = Errores pendientes
progress-lesson = Próxima lección
progress-lessons-done = todas hechas
progress-themes = Problemas fallados, por tema
results-title = Resultados
results-played = total
results-won = ganadas
results-drawn = empates
results-lost = perdidas
results-percent = puntos
results-last = últimas 10
results-total = Todas contra máquinas
results-together = { $game }, entre personas
results-people = Entre personas
results-pair = { $first } contra { $second }
results-teacher = { $name } (sin puntuar)
results-share = { $percent } %
results-course = Victorias menos derrotas: { $about }
results-with-help = con ayuda: ganadas { $won }, { $drawn ->
    [0] {""}
   *[other] empatadas { $drawn },{" "}
}perdidas { $lost }
results-unfinished = sin terminar: { $games }
results-helped-option = { $games ->
    [one] 1 partida jugada con ayuda se omite; --helped la cuenta.
   *[other] { $games } partidas jugadas con ayuda se omiten; --helped las cuenta.
}
results-helped-left-out = { $games ->
    [one] 1 partida con ayuda no cuenta
   *[other] { $games } partidas con ayuda no cuentan
}{ $key ->
    [none] .
   *[other] {": "}{ $key } cuenta todas las partidas.
}
key-include-games-with-help = con ayuda
key-exclude-games-with-help = sin ayuda
results-counting = Contando tus partidas…
results-none = Termina una partida para ver tus resultados. Las partidas contra la máquina y las de dos personas se cuentan aparte.
# Una letra para cada una de las últimas partidas: ganada, empate, perdida.
result-letter-win = G
result-letter-draw = E
result-letter-loss = P
