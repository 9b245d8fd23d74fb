//! Iterative deepening with aspiration windows.
//!
//! The root is searched to depth 1, 2, 3 and so on until a limit is reached. Each iteration leaves its best moves in the
//! transposition table, which orders the moves of the next one and saves more than the iteration costs. There is always an
//! answer: that of the last iteration, or a better one that the interrupted iteration has found.
//!
//! Sources: chessprogramming.org, *Iterative Deepening* and *Aspiration Windows*.

use awale_rules::{Pit, Position, Seat};

use super::alpha_beta::{Search, Shared};
use super::value::{INFINITE, Score, Value, WON};
use super::{MAX_DEPTH, SearchInfo};

/// Half the aspiration window around the value of the iteration before: two seeds. With a third of a seed so many iterations
/// had to be searched again that no window at all was better.
const WINDOW: Value = 200;
/// From this depth on the value of the iteration before is a good guess.
const FIRST_GUESS: i32 = 4;
/// A proven win or loss ends the search when so many plies more have not made it larger or smaller. They cost next to
/// nothing, since most lines are decided then.
const STEADY_PLIES: u32 = 6;
/// Where there is nothing to choose, this depth is enough to say what the move is worth.
const DEPTH_WITHOUT_CHOICE: i32 = 8;

/// Deepens until a limit is reached and gives each completed ply to `report`; returns what was found in the end.
pub(super) fn iterative_deepening(
    search: &mut Search<'_>,
    shared: &Shared<'_>,
    position: &Position,
    report: &mut dyn FnMut(&SearchInfo),
) -> SearchInfo {
    let has_choice = position.moves().nth(1).is_some();
    let mut found = SearchInfo {
        depth: 0,
        score: Score::Estimate(0),
        nodes: 0,
        time: shared.started.elapsed(),
        table_hits: 0,
        fullness: 0,
        line: Vec::new(),
    };
    let (mut value, mut steady) = (0, 0);
    for depth in 1..=shared.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH).cast_signed() {
        let outcome = aspiration_search(search, depth, value);
        if !search.best_line().is_empty() {
            found.line = spell(search.best_line(), position.to_move());
        }
        found.nodes = search.publish_nodes();
        found.time = shared.started.elapsed();
        found.table_hits = search.table_hits;
        let Some(result) = outcome else { break };
        steady = if result == value { steady + 1 } else { 0 };
        value = result;
        found.depth = depth.cast_unsigned();
        found.score = search.objective.score(value);
        found.fullness = search.table.fullness();
        report(&found);
        let is_decided = search.objective.is_decided(value) && steady >= STEADY_PLIES
            || !has_choice && depth >= DEPTH_WITHOUT_CHOICE;
        let is_late = shared.limits.soft_time.is_some_and(|time| found.time >= time);
        if is_late || is_decided && shared.limits.is_budget() {
            break;
        }
    }
    found
}

/// Iterative deepening of a Lazy SMP helper: as the first thread, but every second helper is one ply ahead. Its results reach the
/// other threads through the transposition table.
pub(super) fn deepen_as_helper(search: &mut Search<'_>, number: usize) {
    let mut value = 0;
    for depth in 1 + i32::from(number % 2 == 1)..=MAX_DEPTH.cast_signed() {
        match aspiration_search(search, depth, value) {
            Some(result) => value = result,
            None => return,
        }
    }
}

/// One iteration: the value of the root at `depth`, searched with a window around `guess`. `None` when interrupted.
fn aspiration_search(search: &mut Search<'_>, depth: i32, guess: Value) -> Option<Value> {
    let (mut below, mut above) = (WINDOW, WINDOW);
    let (mut alpha, mut beta) =
        if depth < FIRST_GUESS { (-INFINITE, INFINITE) } else { (guess - below, guess + above) };
    loop {
        let value = search.search_root(depth, alpha, beta);
        if search.stopped {
            return None;
        }
        // The search failed low or high: its value is only a bound. Search again with that side four times as wide, and
        // without a bound once a win or a loss is proven.
        if value <= alpha && alpha > -INFINITE {
            below *= 4;
            alpha = if value <= -WON { -INFINITE } else { (value - below).max(-INFINITE) };
        } else if value >= beta && beta < INFINITE {
            above *= 4;
            beta = if value >= WON { INFINITE } else { (value + above).min(INFINITE) };
        } else {
            return Some(value);
        }
    }
}

/// A line of pit indices as pits; its first move is `mover`'s.
fn spell(pits: &[u8], mover: Seat) -> Vec<Pit> {
    let seats = [mover, mover.opponent()].into_iter().cycle();
    seats.zip(pits).map(|(seat, &pit)| Pit::of(seat, usize::from(pit))).collect()
}
