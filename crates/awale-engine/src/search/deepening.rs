//! Iterative deepening: one ply more, again and again, until the limits are reached.
//!
//! Each round leaves in the table of positions the move to try first, which is worth more than the round costs. And
//! there is always an answer: that of the last round, or a better one that the broken-off round has found.

use awale_rules::{Pit, Position, Seat};

use super::alpha_beta::{Search, Shared};
use super::value::{INFINITE, Score, Value, WON};
use super::{MAX_DEPTH, Report};

/// Half the window that a round begins with, around the value of the round before: two seeds. With a third of a seed so many
/// rounds had to be searched again that guessing nothing was better.
const WINDOW: Value = 200;
/// From this depth on the value of the round before is worth to be guessed from.
const FIRST_GUESS: i32 = 4;
/// A proven win or loss ends the search when so many plies more have not made it larger or smaller. They cost next to
/// nothing, since most lines are decided then.
const STEADY_PLIES: u32 = 6;
/// Where there is nothing to choose, this depth is enough to say what the move is worth.
const DEPTH_WITHOUT_CHOICE: i32 = 8;

/// Deepens until the limits are reached, telling each completed ply to `report`; returns what was found in the end.
pub(super) fn deepen(
    search: &mut Search<'_>,
    shared: &Shared<'_>,
    position: &Position,
    report: &mut dyn FnMut(&Report),
) -> Report {
    let has_choice = position.moves().nth(1).is_some();
    let mut found = Report {
        depth: 0,
        score: Score::Estimate(0),
        nodes: 0,
        time: shared.started.elapsed(),
        table_hits: 0,
        fullness: 0,
        line: Vec::new(),
    };
    let (mut value, mut steady) = (0, 0);
    for depth in 1..=shared.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH) as i32 {
        let outcome = round(search, depth, value);
        if !search.best_line().is_empty() {
            found.line = spell(search.best_line(), position.to_move());
        }
        found.nodes = search.settle_count();
        found.time = shared.started.elapsed();
        found.table_hits = search.table_hits;
        let Some(result) = outcome else { break };
        steady = if result == value { steady + 1 } else { 0 };
        value = result;
        found.depth = depth as u32;
        found.score = search.stakes.score(value);
        found.fullness = search.table.fullness();
        report(&found);
        let is_decided =
            search.stakes.are_won(value) && steady >= STEADY_PLIES || !has_choice && depth >= DEPTH_WITHOUT_CHOICE;
        let is_late = shared.limits.soft_time.is_some_and(|time| found.time >= time);
        if is_late || is_decided && shared.limits.is_budget() {
            break;
        }
    }
    found
}

/// What a helper does: it deepens like the first thread, a little out of step with it, and leaves what it finds in the
/// table that they share.
pub(super) fn deepen_quietly(search: &mut Search<'_>, number: usize) {
    let mut value = 0;
    for depth in 1 + (number % 2) as i32..=MAX_DEPTH as i32 {
        match round(search, depth, value) {
            Some(result) => value = result,
            None => return,
        }
    }
}

/// One round: the value of the root at `depth`, first looked for near `guess`. `None` when broken off.
fn round(search: &mut Search<'_>, depth: i32, guess: Value) -> Option<Value> {
    let (mut below, mut above) = (WINDOW, WINDOW);
    let (mut alpha, mut beta) =
        if depth < FIRST_GUESS { (-INFINITE, INFINITE) } else { (guess - below, guess + above) };
    loop {
        let value = search.search_root(depth, alpha, beta);
        if search.stopped {
            return None;
        }
        // A value outside of the window is only a bound: look again, on that side twice as wide, and then everywhere.
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

/// The pits of a line of places, whose first move is `mover`'s.
fn spell(places: &[u8], mover: Seat) -> Vec<Pit> {
    let seats = [mover, mover.opponent()].into_iter().cycle();
    seats.zip(places).map(|(seat, &place)| Pit::of(seat, usize::from(place))).collect()
}
