### La puntuación de los jugadores.

rating-games = partidas
rating-rating = puntuación
rating-level = fuerza
rating-value = { $elo } ± { $margin }
rating-estimate = unos { $elo }
# Una puntuación tan baja como la del juego al azar.
rating-low = inferior a { $elo }
rating-margin-note = ±: cuánto puede desviarse, en nueve de cada diez casos. Cuentan los resultados y el coste de cada jugada.
# En lugar de una puntuación aún demasiado incierta: «tras 2 partidas puntuadas más».
rating-open = { $games ->
    [one] tras 1 partida puntuada más
   *[other] tras { $games } partidas puntuadas más
}
rating-appears-after = Tu puntuación aparecerá { $rating }.
rating-won = Victoria contra { $opponent }{ $held ->
    [yes] : una victoria nunca baja tu puntuación.
   *[no] .
}
rating-lost = Derrota contra { $opponent }{ $held ->
    [yes] : una derrota nunca sube tu puntuación.
   *[no] .
}
rating-drawn = Empate contra { $opponent }.
# { $level } es 0 si la puntuación está bajo el nivel 1, aquí y más abajo.
rating-like = { $level ->
    [0] inferior al nivel 1
   *[other] cerca del nivel { $level }
}
rating-none = Ninguna partida de awalé terminada que puntuar.
rating-none-named = Ninguna partida terminada de un jugador llamado «{ $name }».
rating-none-helped = { $games ->
    [one] Nada que puntuar: jugaste con ayuda tu partida terminada (una pista, valores, un aviso, una jugada deshecha), y no cuenta.
   *[other] Nada que puntuar: jugaste con ayuda tus { $games } partidas terminadas (pistas, valores, avisos, jugadas deshechas), y no cuentan.
}
rating-about = Elo en la escala de los niveles del motor, estimado por los resultados y el coste de cada jugada. En nueve de cada diez casos, la fuerza real está dentro del ±.
rating-with-help = Con ayuda, esta partida no cuenta para tu puntuación.
rating-helped = Jugada con ayuda: no cuenta para tu puntuación.
rating-clock-stopped = sin puntuar: relojes parados
rating-from-position = sin puntuar: posición dada
rating-by-link = sin puntuar: por enlace
rating-short = Sin puntuar: se hicieron menos de { $moves } jugadas.
rating-repeats = { $games ->
    [one] 1 archivo repite otra partida jugada a jugada: cuenta una vez.
   *[other] { $games } archivos repiten otras partidas jugada a jugada: cada una cuenta una vez.
}
rating-not-telling = { $games ->
    [one] 1 partida descartada: sin terminar, acabada antes de la jugada { $moves }, o empezada desde una posición dada.
   *[other] { $games } partidas descartadas: sin terminar, acabadas antes de la jugada { $moves }, o empezadas desde una posición dada.
}
results-rating = Puntuación { $rating } ({ $level ->
    [0] inferior al nivel 1
   *[other] cerca del nivel { $level }
})
