### Progress besides the scores: accuracy, time, openings, puzzles by theme, matches of several games.

## Accuracy

insights-accuracy = Accuracy
# The head of a column of percentages.
insights-accurate = accuracy
insights-moves = moves
insights-mistakes = mistakes
insights-blunders = blunders
insights-seconds = seconds
insights-opening = Opening: { $seeds }+ seeds
insights-middle = Middle game: { $seeds }+ seeds
insights-end = Endgame: up to { $seeds } seeds
insights-all = The whole game
insights-accuracy-none = Analyze a finished game against a computer to see your accuracy in each part of the game. Games with clocks add the time of your moves.
insights-accuracy-note = From { $analysed ->
    [0] no analyzed game
    [one] { $analysed } analyzed game
   *[other] { $analysed } analyzed games
} against computers; { $timed ->
    [0] no game had clocks
    [one] time from { $timed } game with clocks, { $late ->
        [0] not lost on time
       *[other] lost on time
    }
   *[other] time from { $timed } games with clocks, { $late ->
        [0] none
       *[other] { $late }
    } of them lost on time
}. Only moves that could change the result count; accuracy is an estimate and needs at least five of them. 100% means that you gave nothing away.

## Openings

insights-openings-none = Finish a game against a computer to see your results by each side's first move.
insights-openings-note = Each side's first move, as if South had begun. Enter opens the position under “Openings”.

## Puzzles

insights-themes = Puzzles
# The head of a column: puzzles of this kind that were tried.
insights-tried = tried
# The head of a column: puzzles that were not solved.
insights-missed = missed
# The head of a column of percentages.
insights-share = share
insights-themes-none = Try puzzles from games, or positions from your own games, to see which themes you miss. Today's puzzle, new puzzles and storms do not count here.
insights-themes-note = By theme: the puzzles from games and the positions from your own games that you tried. Missed ones come back; a puzzle can have several themes. Today's puzzle, new puzzles and storms do not count here.

## Matches of several games

insights-series = Matches
# The head of a column: the length of a match, such as 5 games.
insights-best-of = best of
insights-score = score
insights-outcome = result
# Stands instead of the result of a match.
insights-goes-on = in progress
insights-series-none = Matches of several games appear here. To play one, choose “best of” in a new game against a computer.

setup-series = Match
setup-single = a single game
about-series = One game, or a match of several against the computer: more than half of the points wins the match. A draw is half a point.
side-match = match: { $points }
# A match of several games: who wins more than half of them.
series-best-of = best of { $games }
series-running = best of { $games }: { $score }
series-goes-on = Match: you { $mine }, { $opponent } { $theirs }.
series-won = You win the match: you { $mine }, { $opponent } { $theirs }.
series-drawn = The match is drawn: you { $mine }, { $opponent } { $theirs }.
series-lost = You lose the match: you { $mine }, { $opponent } { $theirs }.
over-next-game = Next game
over-series = Best of five

key-change-page = page
