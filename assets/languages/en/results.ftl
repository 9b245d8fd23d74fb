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
results-course = Wins minus losses: { $about }
results-counting = Your games are being counted …
results-none = You have not finished a game yet. Finished games appear here: those against a computer and, separately, those between two people.
# One letter for each of the last games.
result-letter-win = W
result-letter-draw = D
result-letter-loss = L
