### Study: hints, the value of moves, the finished game explained.

## While playing

study-hint = Hint: { $move }, which { $why } ({ $value })
study-looking = Looking for the best move …
study-not-here = In this game there is no help.
study-warning = { $move } { $gift }. Enter plays it all the same.
study-take-wins = { $take } wins
study-take-loses = { $take } loses

## Why a move is good: each is the end of "Hint: D, which …"

study-only-move = is the only legal move
study-captures = takes { seeds } from { $pits }
study-saves = saves { $pits } ({ seeds })
study-threatens = threatens { $pits } ({ seeds })
study-feeds = feeds { $side }, as it must
study-no-answer = leaves { $side } no answer: the game ends
study-one-answer = leaves { $side } a single move, { $move }
study-lost-heap = leaves { $side } { matches }: whatever is taken, the answer wins
study-delays = makes the game last: nothing wins here
study-others-lose = is the only move that does not lose
study-only-win = is the only one that surely wins
study-ahead = is { $value } seeds better than the next
study-brings = brings { seeds } more than it costs within { moves }
study-holds = holds the balance for { moves }
study-loses-least = loses least: { seeds } within { moves }

## What a move gives away

study-gift-seeds = gives away { $value } seeds
study-gift-won-to-drawn = lets a won game become a draw
study-gift-won-to-lost = loses a won game
study-gift-drawn-to-lost = loses a drawn game

trouble-student = The study broke down. ({ $what })
