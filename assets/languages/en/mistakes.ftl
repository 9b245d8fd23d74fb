### Learning from the mistakes of a game: finding what was better.

over-train-on-mistakes = { $mistakes ->
    [none] No mistakes
   *[other] The mistakes
}
mistakes-title = Learn from mistakes
mistakes-own-title = My mistakes
mistakes-own-place = Position { $number } of { $total }
mistakes-was-found = You found the best move here in your game, by estimate. Find it again.
mistakes-you-are = You are { $side }.
mistakes-from-game = From your game against { $opponent }, { $date }.
mistakes-soon = The mistakes appear when the analysis is done.
mistakes-place = Mistake { $number } of { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = You are { $side }. Find a better move.
mistakes-about = A move about as good as the best counts as right.
mistakes-looking = Looking at { $move }…
# A move and what it gives away, as study-gift-... say it: “C loses 3 seeds.”
mistakes-wrong = The move { $move } { $gift }.
mistakes-refuted = There is a better move.
mistakes-wrong-how = ← → step through what follows, Enter tries again.
mistakes-best = Right: the best move is { $move }.
mistakes-good = Right: the move { $move } is good enough.
mistakes-best-was = The best move was { $move }.
mistakes-shown = The move was { $move }.
mistakes-line = On the board: { $line }
mistakes-next = ← → step through the line, Enter goes on.
mistakes-idea = Hint: look for a move that { $why }.
mistakes-idea-quiet = Hint: it is a quiet move. It captures nothing and makes no immediate threat.
mistakes-hint-move = Hint: the move is { $move }.
mistakes-score = Score
mistakes-found = Better moves found: { $found } of { $total }.
mistakes-found-good = Good moves found: { $found } of { $total }.
# A label before a number: found on the first try.
mistakes-at-once = First try: { $count }
# A label before a number: found after a hint.
mistakes-with-help = With help: { $count }
# A label before a number: the solution was shown.
mistakes-given = Shown: { $count }
# A label before a number.
mistakes-skipped = Skipped: { $count }
mistakes-none = You made no mistakes and no blunders in this game. Well played!
mistakes-none-of-both = No mistakes and no blunders in this game. Well played!
mistakes-none-counted = No move of this game could change its result: there is nothing to find.
mistakes-none-but = No mistakes and no blunders among the moves.
mistakes-inaccuracies = { $count ->
    [one] One move was inaccurate (?!). Enter looks for a better move.
   *[other] { $count } moves were inaccurate (?!). Enter looks for better moves.
}
mistakes-given-up-won = But the game was resigned in a won position.
mistakes-given-up-better = But the game was resigned in a better position, by estimate.
mistakes-way-back = Enter goes back.

key-learn-from-mistakes = learn
# On the page of openings: make the last move your answer, or remove it.
key-toggle-repertoire-answer = my answer
key-skip-mistake = skip

help-learn = learn from mistakes; in openings, choose your answer
