### Progrés.

menu-progress = Progrés
progress-overview = Resum
progress-games = Puntuació: partides
progress-no-rating = juga'n una sense ajuda
progress-puzzles = Puntuació: problemes
progress-today = Problema d'avui
progress-days = { $days ->
    [one] { $days } dia seguit
   *[other] { $days } dies seguits
}
progress-own = Errors pendents
progress-lesson = Pròxima lliçó
progress-lessons-done = totes fetes
progress-themes = Problemes fallats, per tema
results-title = Resultats
results-played = total
results-won = guanyades
results-drawn = empats
results-lost = perdudes
results-percent = punts
results-last = últimes 10
results-total = Totes contra ordinadors
results-together = { $game }, entre persones
results-people = Entre persones
results-pair = { $first } contra { $second }
results-teacher = { $name } (sense puntuar)
results-share = { $percent } %
results-course = Victòries menys derrotes: { $about }
results-with-help = amb ajuda: guanyades { $won }, { $drawn ->
    [0] {""}
   *[other] empats { $drawn },{" "}
}perdudes { $lost }
results-unfinished = sense acabar: { $games }
results-helped-option = { $games ->
    [one] 1 partida jugada amb ajuda s'omet; --helped la compta.
   *[other] { $games } partides jugades amb ajuda s'ometen; --helped les compta.
}
results-helped-left-out = { $games ->
    [one] 1 partida amb ajuda no compta
   *[other] { $games } partides amb ajuda no compten
}{ $key ->
    [none] .
   *[other] {": "}{ $key } compta totes les partides.
}
key-include-games-with-help = amb ajuda
key-exclude-games-with-help = sense ajuda
results-counting = Comptant les teves partides…
results-none = Acaba una partida per veure els teus resultats. Les partides contra l'ordinador i les de dues persones es compten a part.

# Una lletra per a cadascuna de les últimes partides.
result-letter-win = G
result-letter-draw = E
result-letter-loss = P
