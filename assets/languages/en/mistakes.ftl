### Learning from the mistakes of a game: finding what was better.

over-learn = Learn from it
mistakes-title = Learn from mistakes
mistakes-own-title = My mistakes
mistakes-own-place = Position { $number } of { $total }
mistakes-was-found = Only one move is good here. In your game you found it.
mistakes-soon = The mistakes come up as soon as the analysis is done.
mistakes-place = Mistake { $number } of { $total }
mistakes-played = { $move }: { $verdict }
mistakes-find = You are { $side }. Find a better move.
mistakes-about = Every move that is about as good as the best is right.
mistakes-looking = Looking at { $move } …
mistakes-wrong = { $move } { $gift }.
mistakes-refuted = There is a better move.
mistakes-wrong-how = ← → step through what follows, Enter tries again.
mistakes-best = Right: { $move } is the best move.
mistakes-good = Right: { $move } is as good as it needs to be.
mistakes-best-was = The best move was { $move }.
mistakes-shown = The move was { $move }.
mistakes-line = On the board: { $line }
mistakes-next = ← → step through the line, Enter goes on.
mistakes-idea = Hint: look for a move that { $why }.
mistakes-idea-quiet = Hint: it is a quiet move. It captures nothing and threatens nothing at once.
mistakes-hint-move = Hint: the move is { $move }.
mistakes-score = Score
mistakes-found = You found { $found } of { $total } better moves.
mistakes-at-once = At once: { $count }
mistakes-with-help = With help: { $count }
mistakes-given = Shown: { $count }
mistakes-skipped = Skipped: { $count }
mistakes-none = No mistake and no blunder of yours in this game. Well played!
mistakes-none-of-both = No mistake and no blunder in this game. Well played!
mistakes-none-but = No mistake and no blunder among the moves.
mistakes-given-up-won = But the game was given up in a won position.
mistakes-given-up-better = But the game was given up in a better position, by an estimate.
mistakes-way-back = Enter goes back.

key-learn = learn
key-mistake-skip = skip

help-mistakes = Learning from mistakes
help-learn = learn from the mistakes of an analysed game
help-mistake-hint = a hint: the idea, then the move, then the solution
help-mistake-solution = the solution with its line
help-mistake-next = skip this mistake
help-mistake-again = try this mistake again; after the last one, all of them
help-mistake-line = after a move: step through the line on the board
