### The rating of players.

rating-games = games
rating-rating = rating
rating-level = strength
rating-value = { $elo } ± { $margin }
# A rating as low as that of random play.
rating-low = below { $elo }
rating-like = like level { $level }
rating-none = No finished game of awalé to rate.
rating-about = Elo on the ladder of the levels; nine in ten ratings are within the ± of the true strength. It is estimated from results and from what each move gave away.
rating-first = You play like level { $level }, an estimate: { $rating }.
rating-helped = Played with help: not counted for your rating.
rating-after = You play like level { $level }: { $rating } ({ $change }).
# Now and before as low as random play: the change says nothing.
rating-still-low = You play like level { $level }: { $rating }.
results-rating = Rating: { $rating }, like level { $level }
