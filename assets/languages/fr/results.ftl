### Mes résultats.

menu-results = Mes résultats
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
results-share = { $percent } %
results-course = Victoires moins défaites : { $about }
results-counting = Décompte de vos parties …
results-none = Vous n'avez pas encore terminé de partie. Les parties terminées apparaissent ici : celles contre l'ordinateur et, à part, celles entre deux joueurs.
result-letter-win = G
result-letter-draw = N
result-letter-loss = P
