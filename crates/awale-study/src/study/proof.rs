//! Who wins a board that the exact tables know, where earlier positions of the game can come back:
//! alpha-beta over the results alone (won, drawn, lost), with the whole history at hand and no
//! transposition table.
//!
//! A capture makes the board fresh, and there the tables have the last word. At the horizon the
//! result lies between that of the stores as they are and that of the tables (see `known`). So two
//! searches bound the result: one gives every doubt to one side, the other to the other. Where both
//! agree, it is proven.

use awale_engine::Stop;
use awale_engine::tables::{Tables, Truth};
use awale_rules::{Game, Position, Seat};

use super::facts::game_end;
use super::known::{is_fresh, lead_in, leads};

/// The deepest search, in plies. A position cannot come back in fewer than twelve, and the play
/// that avoids it or goes for it takes some more.
const DEEPEST: u32 = 32;
/// Positions that a proof may visit: some 5 ms.
const BUDGET: u32 = 20_000;

/// How the game ends for the side to move in the last of the positions `past`: 1 won, 0 drawn, -1
/// lost. `None` where the tables do not know the board, are not exact, or no proof was found with
/// the effort that is spent on one.
pub(super) fn result(past: &[Position], tables: &Tables, stop: &Stop) -> Option<i32> {
    let position = past.last()?;
    if tables.truth() != Truth::Exact || leads(position, tables).is_none() {
        return None;
    }
    let mut search = ProofSearch {
        tables,
        line: past.to_vec(),
        left: BUDGET,
    };
    for depth in (2..=DEEPEST).step_by(2) {
        let mover = position.to_move();
        let least = search.value(depth, mover, LOST, WON);
        let most = search.value(depth, mover.opponent(), LOST, WON);
        if search.left == 0 || stop.is_stopped() {
            return None;
        }
        if least == most {
            return Some(least);
        }
    }
    None
}

const WON: i32 = 1;
const LOST: i32 = -1;

struct ProofSearch<'a> {
    tables: &'a Tables,
    /// The positions of the game, and those of the line that is searched.
    line: Vec<Position>,
    /// Positions that may still be visited.
    left: u32,
}

impl ProofSearch<'_> {
    /// The result for the side to move, every doubt counted against `unlucky`.
    fn value(&mut self, depth: u32, unlucky: Seat, mut alpha: i32, beta: i32) -> i32 {
        self.left = self.left.saturating_sub(1);
        let Some(&position) = self.line.last() else {
            return 0;
        };
        let (least, most) = self.bounds(&position);
        if least == most {
            return least;
        }
        if depth == 0 || self.left == 0 {
            return if position.to_move() == unlucky {
                least
            } else {
                most
            };
        }
        let mut best = LOST;
        for pit in position.moves() {
            let mut after = position;
            after.play_unchecked(pit);
            self.line.push(after);
            let value = -self.value(depth - 1, unlucky, -beta, -alpha);
            self.line.pop();
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The worst and the best result that the side to move can still have.
    fn bounds(&self, position: &Position) -> (i32, i32) {
        let certain = |lead: i32| (lead.signum(), lead.signum());
        if let Some((_, tally)) = game_end(&self.line) {
            return certain(lead_in(&tally, position));
        }
        match leads(position, self.tables) {
            Some((_, by_table)) if is_fresh(&self.line) => certain(by_table),
            Some((lead, by_table)) => (lead.min(by_table).signum(), lead.max(by_table).signum()),
            None => (LOST, WON),
        }
    }
}
