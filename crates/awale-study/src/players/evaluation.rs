//! The static evaluations of the textbook players: what a position is worth to the side to move,
//! without a search.

use awale_engine::Score;
use awale_rules::matches::Heap;
use awale_rules::{Game, PITS, Pit, Position, ROW, Seat, Tally};

use crate::catalogue::{AnyGame, Evaluation};

/// Hundredths of a seed: the unit of all values.
const SEED: i32 = 100;

/// A won game is worth this much and the margin. No difference of seeds comes near it.
pub(super) const WON: i32 = 1_000_000;

/// A value of the textbook players as a [`Score`]: one that no seeds can add up to is a proven
/// result.
#[must_use]
pub const fn score_of(value: i32) -> Score {
    if value.abs() >= WON / 2 {
        Score::Proven(value.signum())
    } else {
        Score::Estimate(value)
    }
}

/// What a finished game is worth to `seat`: won or lost before all else, then by how much. A draw
/// is worth nothing; in a game without winners, only how much counts.
#[must_use]
pub fn outcome_value(tally: &Tally, seat: Seat) -> i32 {
    let margin = SEED * tally.counts.lead(seat);
    match tally.winner {
        Some(winner) if winner == seat => WON + margin,
        Some(_) => margin - WON,
        None => margin,
    }
}

/// A static evaluation of positions of a game that goes on.
pub trait Evaluate<G: Game> {
    /// What `position` is worth to the side to move, in hundredths of a seed; well below `WON`
    /// either way.
    fn evaluate(&self, position: &G) -> i32;
}

impl Evaluate<Position> for Evaluation {
    fn evaluate(&self, position: &Position) -> i32 {
        let side = |seat| {
            let mut value = SEED * i32::from(position.store(seat));
            if matches!(self, Evaluation::Mobility | Evaluation::Threats) {
                value += mobility(position, seat);
            }
            if matches!(self, Evaluation::Threats) {
                value += hoards(position, seat) - threatened(position, seat);
            }
            value
        };
        let mover = position.to_move();
        side(mover) - side(mover.opponent())
    }
}

/// A pit that can be played is worth this much: enough to break ties between captures, never a
/// capture.
const PLAYABLE: i32 = 12;

/// How many pits of `seat` hold seeds.
fn mobility(position: &Position, seat: Seat) -> i32 {
    Pit::row(seat)
        .filter(|&pit| position.seeds(pit) > 0)
        .map(|_| PLAYABLE)
        .sum()
}

/// A pit with a full lap in it (12 seeds or more) is a capture in waiting, worth about two seeds.
const HOARD: i32 = 2 * SEED;

/// What the pits of `seat` that sow a full lap are worth.
fn hoards(position: &Position, seat: Seat) -> i32 {
    Pit::row(seat)
        .filter(|&pit| usize::from(position.seeds(pit)) >= PITS)
        .map(|_| HOARD)
        .sum()
}

/// A threat can be parried half of the time, so a threatened seed counts as half lost.
const THREATENED_SEED: i32 = SEED / 2;

/// What `seat` stands to lose: its pits of one or two seeds that the last seed of an opponent's pit
/// reaches.
fn threatened(position: &Position, seat: Seat) -> i32 {
    let aims = aims(position, seat.opponent());
    let seeds: i32 = Pit::row(seat)
        .filter(|pit| aims[pit.column()])
        .map(|pit| i32::from(position.seeds(pit)))
        .filter(|seeds| matches!(seeds, 1 | 2))
        .sum();
    THREATENED_SEED * seeds
}

/// Which places of the other row the pits of `seat` reach with their last seed, laps left aside.
fn aims(position: &Position, seat: Seat) -> [bool; ROW] {
    // Where stores are sown, the mover's own store takes a seed on the way.
    let toll = usize::from(position.rules().sow_stores);
    let mut aims = [false; ROW];
    for pit in Pit::row(seat) {
        let reach = (pit.column() + usize::from(position.seeds(pit))).checked_sub(ROW + toll);
        if let Some(aim) = reach.and_then(|place| aims.get_mut(place)) {
            *aim = true;
        }
    }
    aims
}

/// Whichever game it is.
impl Evaluate<AnyGame> for Evaluation {
    fn evaluate(&self, game: &AnyGame) -> i32 {
        match game {
            AnyGame::Awale(position) => self.evaluate(position),
            AnyGame::Matches(heap) => self.evaluate(heap),
        }
    }
}

/// Matches have nothing to evaluate before the end: only winning counts.
impl Evaluate<Heap> for Evaluation {
    fn evaluate(&self, _: &Heap) -> i32 {
        0
    }
}
