//! The static evaluations of the textbook players: the value of a position to the side to move,
//! without a search.

use awale_engine::Score;
use awale_rules::{FinalResult, Game, PITS, Pit, Position, ROW, Seat, matches_game::Heap};

use crate::catalogue::{AnyGame, Evaluation};

/// The value of one seed. All values of this module are in hundredths of a seed.
const SEED_VALUE: i32 = 100;

/// The value of a won game without its margin, far above any difference of seeds.
pub(super) const WIN_VALUE: i32 = 1_000_000;

/// Converts a value of the textbook players to a [`Score`]. A value too large for any number of
/// seeds becomes a proven win or loss, without its margin.
pub const fn score_of(value: i32) -> Score {
    if value.abs() >= WIN_VALUE / 2 {
        Score::Proven(value.signum())
    } else {
        Score::Estimate(value)
    }
}

/// Returns the value of a finished game to `seat`: the margin in seeds, plus `WIN_VALUE` if `seat`
/// won, or minus `WIN_VALUE` if the opponent won.
pub fn outcome_value(final_result: &FinalResult, seat: Seat) -> i32 {
    let final_lead_value = SEED_VALUE * final_result.final_counts.lead(seat);
    match final_result.winner {
        Some(winner) if winner == seat => WIN_VALUE + final_lead_value,
        Some(_) => final_lead_value - WIN_VALUE,
        None => final_lead_value,
    }
}

/// A static evaluation of positions in a game that is not over.
pub trait Evaluate<G: Game> {
    /// Returns the value of `position` to the side to move, in hundredths of a seed, between
    /// `-WIN_VALUE / 2` and `WIN_VALUE / 2`.
    fn evaluate(&self, position: &G) -> i32;
}

impl Evaluate<Position> for Evaluation {
    fn evaluate(&self, position: &Position) -> i32 {
        let value_of_side = |seat| {
            let mut value = SEED_VALUE * i32::from(position.store(seat));
            if matches!(self, Evaluation::Mobility | Evaluation::Threats) {
                value += mobility_value(position, seat);
            }
            if matches!(self, Evaluation::Threats) {
                value += lap_pits_value(position, seat) - threatened_seeds_value(position, seat);
            }
            value
        };
        let mover = position.to_move();
        value_of_side(mover) - value_of_side(mover.opponent())
    }
}

/// The value of a pit that is not empty, in hundredths of a seed: enough to decide between equal
/// captures, but less than the value of a capture.
const PLAYABLE_PIT_VALUE: i32 = 12;

/// Returns the value of the pits of `seat` that hold seeds.
fn mobility_value(position: &Position, seat: Seat) -> i32 {
    Pit::row(seat)
        .filter(|&pit| position.seeds(pit) > 0)
        .map(|_| PLAYABLE_PIT_VALUE)
        .sum()
}

/// The value of a pit with a full lap of seeds (12 or more), because such a pit often captures
/// about two seeds later.
const LAP_PIT_VALUE: i32 = 2 * SEED_VALUE;

/// Returns the value of the pits of `seat` that hold a full lap of seeds.
fn lap_pits_value(position: &Position, seat: Seat) -> i32 {
    Pit::row(seat)
        .filter(|&pit| usize::from(position.seeds(pit)) >= PITS)
        .map(|_| LAP_PIT_VALUE)
        .sum()
}

/// The value of a threatened seed: about half of all threats can be parried.
const THREATENED_SEED_VALUE: i32 = SEED_VALUE / 2;

/// Returns the value of the seeds that `seat` may lose: pits of one or two seeds in which the last
/// seed of an opponent's pit would fall.
fn threatened_seeds_value(position: &Position, seat: Seat) -> i32 {
    let is_column_reached = reached_columns(position, seat.opponent());
    let threatened_seeds: i32 = Pit::row(seat)
        .filter(|pit| is_column_reached[pit.column()])
        .map(|pit| i32::from(position.seeds(pit)))
        .filter(|seeds| matches!(seeds, 1 | 2))
        .sum();
    THREATENED_SEED_VALUE * threatened_seeds
}

/// Returns which columns of the opponent's row the pits of `seat` reach with their last seed, if
/// that sowing is shorter than a lap.
fn reached_columns(position: &Position, seat: Seat) -> [bool; ROW] {
    // In variants that sow the stores, the mover's own store takes one seed on the way.
    let seeds_into_own_store = usize::from(position.rules().sow_stores);
    let mut is_column_reached = [false; ROW];
    for pit in Pit::row(seat) {
        let reached_column = (pit.column() + usize::from(position.seeds(pit)))
            .checked_sub(ROW + seeds_into_own_store);
        if let Some(is_reached) = reached_column.and_then(|place| is_column_reached.get_mut(place))
        {
            *is_reached = true;
        }
    }
    is_column_reached
}

impl Evaluate<AnyGame> for Evaluation {
    fn evaluate(&self, game: &AnyGame) -> i32 {
        match game {
            AnyGame::Awale(position) => self.evaluate(position),
            AnyGame::Matches(heap) => self.evaluate(heap),
        }
    }
}

/// The evaluation of matches is always 0, because only the last move decides.
impl Evaluate<Heap> for Evaluation {
    fn evaluate(&self, _: &Heap) -> i32 {
        0
    }
}
