### The rating of players.

rating-games = games
rating-rating = rating
rating-level = strength
rating-value = { $elo } ± { $margin }
# The strength of a computer that was not measured.
rating-estimate = about { $elo }
# A rating as low as the rating of random play.
rating-low = below { $elo }
# Below a rating such as 896 ± 77.
rating-margin-note = ±: how far it may be off, in nine of ten cases. Results and the cost of each move count.
# Instead of a rating that is still too uncertain: "after 2 more rated games".
rating-open = { $games ->
    [one] after 1 more rated game
   *[other] after { $games } more rated games
}
# { $rating } is the message above.
rating-appears-after = Your rating appears { $rating }.
# Next to a change such as 861 → 872. { $opponent } has the strength: “Level 1 (446)”. { $held } is
# “yes” if the moves alone would have changed the rating in the other direction.
rating-won = Won against { $opponent }{ $held ->
    [yes] : a win never lowers your rating.
   *[no] .
}
rating-lost = Lost to { $opponent }{ $held ->
    [yes] : a loss never raises your rating.
   *[no] .
}
rating-drawn = Drew with { $opponent }.
# { $level } is 0 for a rating below level 1, here and in the messages below.
rating-like = { $level ->
    [0] below level 1
   *[other] about level { $level }
}
rating-none = No finished game of awalé to rate.
rating-none-named = No finished game of awalé by a player named “{ $name }”.
rating-none-helped = { $games ->
    [one] No game to rate: your finished game was played with help (a hint, values, a warning, a move taken back), so it does not count.
   *[other] No game to rate: your { $games } finished games were played with help (hints, values, warnings, moves taken back), so they do not count.
}
rating-about = Elo on the scale of the engine's levels, estimated from results and from the cost of each move. In nine of ten cases the true strength lies within the ± margin.
rating-with-help = With help, this game does not count for your rating.
rating-helped = Played with help: not counted for your rating.
rating-clock-stopped = unrated: clocks stopped
rating-from-position = unrated: from a position
rating-by-link = unrated: by link
rating-short = Not rated: fewer than { $moves } moves were played.
rating-repeats = { $games ->
    [one] 1 file repeats another game move for move: counted once.
   *[other] { $games } files repeat other games move for move: each counted once.
}
rating-not-telling = { $games ->
    [one] 1 game left out: it is unfinished, ended before move { $moves }, or began from a set-up position.
   *[other] { $games } games left out: they are unfinished, ended before move { $moves }, or began from a set-up position.
}
results-rating = Rating { $rating } ({ $level ->
    [0] below level 1
   *[other] about level { $level }
})
