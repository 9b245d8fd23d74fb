//! Iterative deepening with aspiration windows.
//!
//! The root is searched to depth 1, 2, 3 and so on until a limit is reached. Each iteration leaves
//! its best moves in the transposition table, which orders the moves of the next one and saves more
//! than the iteration costs. There is always an answer: that of the last iteration, or a better one
//! that the interrupted iteration has found.
//!
//! Sources: chessprogramming.org, *Iterative Deepening* and *Aspiration Windows*.

use awale_rules::{Pit, Position, Seat};

use super::alpha_beta::{Search, Shared};
use super::value::{INFINITE, Value, WON};
use super::{MAX_DEPTH, SearchInfo, static_evaluation};

/// Half the aspiration window around the value of the iteration before: two seeds. With a third of
/// a seed this many iterations had to be searched again that no window at all was better.
const WINDOW: Value = 200;
/// From this depth on the value of the iteration before is a good guess.
const FIRST_GUESS: i32 = 4;
/// A proven win or loss ends the search when this many plies more have not made it larger or
/// smaller. They cost next to nothing, since most lines are decided then.
const STEADY_PLIES: u32 = 6;
/// Where there is nothing to choose, this depth is enough to say what the move is worth.
const DEPTH_WITHOUT_CHOICE: i32 = 8;

/// Deepens until a limit is reached and gives each completed ply to `report`; returns the last
/// result for the `lines` best moves, at least one. Each iteration searches the root once for each
/// of them, without the moves found to be better.
pub(super) fn iterative_deepening(
    search: &mut Search<'_>,
    shared: &Shared<'_>,
    position: &Position,
    lines: usize,
    report: &mut dyn FnMut(&SearchInfo),
) -> Vec<SearchInfo> {
    let choices = position.moves().count();
    let mut found = vec![Ranked {
        value: 0,
        info: search.info(
            0,
            static_evaluation(position),
            position.moves().take(1).collect(),
        ),
    }];
    let (mut steady, mut is_reported) = (0, false);
    for depth in 1..=shared
        .limits
        .depth
        .unwrap_or(MAX_DEPTH)
        .clamp(1, MAX_DEPTH)
        .cast_signed()
    {
        let round = search_lines(
            search,
            depth,
            position.to_move(),
            lines.min(choices),
            &found,
        );
        if search.stopped {
            found = interrupted(search, position.to_move(), round, found);
            break;
        }
        steady = if values(&round).eq(values(&found)) {
            steady + 1
        } else {
            0
        };
        found = round;
        for ranked in &found {
            report(&ranked.info);
        }
        is_reported = true;
        let is_decided = values(&found).all(|value| search.objective.is_decided(value))
            && steady >= STEADY_PLIES
            || choices < 2 && depth >= DEPTH_WITHOUT_CHOICE;
        let is_late = shared
            .limits
            .soft_time
            .is_some_and(|time| shared.started.elapsed() >= time);
        if is_late || is_decided && shared.limits.is_budget() {
            break;
        }
    }
    let ranked = (1..).zip(found);
    let found: Vec<SearchInfo> = ranked
        .map(|(rank, ranked)| SearchInfo {
            rank,
            ..ranked.info
        })
        .collect();
    // A search that ends within its first ply reports all the same.
    if !is_reported {
        found.iter().for_each(report);
    }
    found
}

/// One of the best moves: its value and its line.
struct Ranked {
    value: Value,
    info: SearchInfo,
}

fn values(found: &[Ranked]) -> impl Iterator<Item = Value> {
    found.iter().map(|ranked| ranked.value)
}

/// One iteration for each of the `lines` best moves of `mover`, the best first; fewer if it is
/// interrupted. `before` is what the iteration before has found.
fn search_lines(
    search: &mut Search<'_>,
    depth: i32,
    mover: Seat,
    lines: usize,
    before: &[Ranked],
) -> Vec<Ranked> {
    let mut round: Vec<Ranked> = Vec::new();
    search.skipped = 0;
    while round.len() < lines.max(1) {
        let guess = before.get(round.len()).map_or(0, |old| old.value);
        let Some(value) = aspiration_search(search, depth, guess) else {
            return round;
        };
        let line = spell(search.best_line(), mover);
        // A weak level does not see all moves.
        let Some(&best) = search.best_line().first() else {
            break;
        };
        search.skipped |= 1 << best;
        round.push(Ranked {
            value,
            info: search.info(depth.cast_unsigned(), search.objective.score(value), line),
        });
    }
    // Late moves are reduced, so one that was found later may prove better. Among wins, and among
    // losses, the seeds decide.
    round.sort_by_key(|ranked| std::cmp::Reverse(ranked.info.score.rank()));
    for (rank, ranked) in (1..).zip(&mut round) {
        ranked.info.rank = rank;
    }
    round
}

/// What is known when an iteration was interrupted after it had searched the moves of `round`: of
/// the others what the iteration `before` has found. If not even the best move was done, there may
/// be a better one than before.
fn interrupted(
    search: &mut Search<'_>,
    mover: Seat,
    mut round: Vec<Ranked>,
    before: Vec<Ranked>,
) -> Vec<Ranked> {
    let lines = before.len();
    if let ([], [best, ..], [_, ..]) = (&round[..], &before[..], search.best_line()) {
        let line = spell(search.best_line(), mover);
        round.push(Ranked {
            value: best.value,
            info: SearchInfo {
                line,
                ..best.info.clone()
            },
        });
    }
    for old in before {
        if round
            .iter()
            .all(|new| new.info.line.first() != old.info.line.first())
        {
            round.push(old);
        }
    }
    round.truncate(lines);
    if let Some(best) = round.first_mut() {
        let SearchInfo {
            depth,
            score,
            fullness,
            ref mut line,
            ..
        } = best.info;
        best.info = SearchInfo {
            fullness,
            ..search.info(depth, score, std::mem::take(line))
        };
    }
    round
}

/// Iterative deepening of a Lazy SMP helper: as the first thread, but every second helper is one
/// ply ahead. Its results reach the other threads through the transposition table.
pub(super) fn deepen_as_helper(search: &mut Search<'_>, number: usize) {
    let mut value = 0;
    for depth in 1 + i32::from(number % 2 == 1)..=MAX_DEPTH.cast_signed() {
        match aspiration_search(search, depth, value) {
            Some(result) => value = result,
            None => return,
        }
    }
}

/// One iteration: the value of the root at `depth`, searched with a window around `guess`. `None`
/// when interrupted.
fn aspiration_search(search: &mut Search<'_>, depth: i32, guess: Value) -> Option<Value> {
    let (mut below, mut above) = (WINDOW, WINDOW);
    let (mut alpha, mut beta) = if depth < FIRST_GUESS {
        (-INFINITE, INFINITE)
    } else {
        (guess - below, guess + above)
    };
    loop {
        let value = search.search_root(depth, alpha, beta);
        if search.stopped {
            return None;
        }
        // The search failed low or high: its value is only a bound. Search again with that side
        // four times as wide, and without a bound once a win or a loss is proven.
        if value <= alpha && alpha > -INFINITE {
            below *= 4;
            alpha = if value <= -WON {
                -INFINITE
            } else {
                (value - below).max(-INFINITE)
            };
        } else if value >= beta && beta < INFINITE {
            above *= 4;
            beta = if value >= WON {
                INFINITE
            } else {
                (value + above).min(INFINITE)
            };
        } else {
            return Some(value);
        }
    }
}

/// A line of pit indices as pits; its first move is `mover`'s.
fn spell(pits: &[u8], mover: Seat) -> Vec<Pit> {
    let seats = [mover, mover.opponent()].into_iter().cycle();
    seats
        .zip(pits)
        .map(|(seat, &pit)| Pit::of(seat, usize::from(pit)))
        .collect()
}
