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
results-together = { $game }, entre joueurs
results-people = Entre joueurs
results-pair = { $first } contre { $second }
results-share = { $percent } %
results-course = Gagnées moins perdues, partie après partie : { $about }
results-none = Aucune de vos parties n'est encore finie. Jouez-en une jusqu'au bout, et elle sera comptée ici : les parties contre un ordinateur et, à part, celles entre deux personnes.
result-letter-win = G
result-letter-draw = N
result-letter-loss = P
