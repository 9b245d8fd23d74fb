//! The awalé family: two rows of six pits, seeds, captures of two or three. One implementation serves every variant;
//! what tells them apart is a value, [`Rules`].

mod board;
mod legality;
mod notation;
pub mod perft;
mod pit;
mod position;
mod rings;
mod rules;
mod sowing;
mod variant;

pub use board::{Board, FastRules};
pub use legality::Refusal;
pub use notation::PositionError;
pub use pit::{PITS, Pit, ROW};
pub use position::{Ending, Invalid, Position};
pub use rules::{Contradiction, Feeding, GrandSlam, Leftovers, Repetition, RuleFields, Rules};
pub use sowing::{Place, Step, Trace};
pub use variant::{OWARE, Variant};
