//! The rules of awalé and its relatives, as data.

mod fast_board;
mod game;
mod legality;
pub mod matches;
mod notation;
pub mod perft;
mod pit;
mod position;
mod referee;
mod rules;
mod sowing;
mod sowing_table;
mod variant;

pub use fast_board::{Board, FastRules};
pub use game::{Game, Outcome, PerSeat, Seat, Tally, repetition};
pub use legality::Refusal;
pub use notation::PositionError;
pub use pit::{PITS, Pit, ROW};
pub use position::{Ending, Invalid, Position};
pub use referee::{Close, MOST_MOVES, Referee, Refused, Settlement, Verdict};
pub use rules::{Contradiction, Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};
pub use sowing::{Place, Step, Trace};
pub use variant::Variant;
