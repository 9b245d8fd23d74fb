### Progression.

menu-progress = Progression
progress-overview = Bilan
progress-games = Classement : parties
progress-no-rating = après une partie sans aide
progress-puzzles = Classement : problèmes
progress-today = Problème du jour
progress-days = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
progress-own = Erreurs à reprendre
progress-lesson = Prochaine leçon
progress-lessons-done = toutes faites
progress-themes = Problèmes manqués, par thème
results-title = Résultats
results-played = jouées
results-won = gagnées
results-drawn = nulles
results-lost = perdues
results-percent = points
results-last = 10 dern.
results-total = Toutes contre l'ordinateur
results-together = { $game }, entre humains
results-people = Entre humains
results-pair = { $first } contre { $second }
results-teacher = { $name } (hors classement)
results-share = { $percent } %
results-course = Victoires moins défaites : { $about }
results-with-help = avec aide : gagnées { $won }, { $drawn ->
    [0] {""}
   *[other] nulles { $drawn },{" "}
}perdues { $lost }
results-unfinished = inachevées : { $games }
results-helped-option = { $games ->
    [one] 1 partie jouée avec de l'aide est écartée ; --helped la compte.
   *[other] { $games } parties jouées avec de l'aide sont écartées ; --helped les compte.
}
results-helped-left-out = { $games ->
    [one] 1 partie avec aide n'est pas comptée
   *[other] { $games } parties avec aide ne sont pas comptées
}{ $key ->
    [none] .
   *[other] {": "}{ $key } compte toutes les parties.
}
key-include-games-with-help = avec aide
key-exclude-games-with-help = sans aide
results-counting = Décompte de vos parties…
results-none = Terminez une partie pour voir vos résultats. Les parties contre l'ordinateur et celles entre deux joueurs sont comptées à part.
result-letter-win = G
result-letter-draw = N
result-letter-loss = P
