### My results.

menu-results = My results
results-title = Results
results-played = played
results-won = won
results-drawn = drawn
results-lost = lost
results-percent = points
results-last = last 10
results-total = All games against computers
results-together = { $game }, between people
results-people = Between people
results-pair = { $first } against { $second }
results-share = { $percent } %
results-course = Wins less losses, game by game: { $about }
results-none = No game of yours is over yet. Play one to its end, and it is counted here: games against a computer, and, apart from them, games between two people.
# One letter for each of the last games.
result-letter-win = W
result-letter-draw = D
result-letter-loss = L
