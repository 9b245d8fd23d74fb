### Progress.

menu-progress = Progress
progress-overview = Overview
progress-games = Rating in games
progress-no-rating = after a game without help
progress-puzzles = Rating in puzzles
progress-today = Today's puzzle
progress-days = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
progress-own = Mistakes to repeat
progress-lesson = Next lesson
progress-lessons-done = all done
progress-themes = Puzzles missed, by theme
results-title = Results
results-played = played
results-won = won
results-drawn = drawn
results-lost = lost
results-percent = points
# The head of a column: the last ten games.
results-last = last 10
results-total = All games against computers
results-together = { $game }, between people
results-people = Between people
results-pair = { $first } against { $second }
# The opponent of games that never count for the rating: the teacher.
results-teacher = { $name } (not rated)
results-share = { $percent }%
results-course = Wins minus losses: { $about }
results-with-help = with help: { $won } won, { $drawn ->
    [0] {""}
   *[other] { $drawn } drawn,{" "}
}{ $lost } lost
results-unfinished = { $games } unfinished
results-helped-option = { $games ->
    [one] 1 game played with help is left out; --helped counts it.
   *[other] { $games } games played with help are left out; --helped counts them.
}
results-helped-left-out = { $games ->
    [one] 1 game with help is not counted
   *[other] { $games } games with help are not counted
}{ $key ->
    [none] .
   *[other] {": "}{ $key } counts all games.
}
key-include-games-with-help = with help
key-exclude-games-with-help = without help
results-counting = Counting your games…
results-none = Finish a game to see your results. Games against a computer and games between two people are counted separately.
# One letter for each of the last games.
result-letter-win = W
result-letter-draw = D
result-letter-loss = L
