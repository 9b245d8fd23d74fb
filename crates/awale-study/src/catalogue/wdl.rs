//! [`Wdl`]: the result of a game for one side: win, draw or loss.

use std::cmp::Ordering;

use awale_rules::Seat;
use serde::{Deserialize, Serialize};

/// The result of a game for one side, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Wdl {
    /// The side lost.
    Loss,
    /// The game is a draw.
    Draw,
    /// The side won.
    Win,
}

impl Wdl {
    /// Returns the result for `seat` of a game that `winner` won. If there is no winner, the result
    /// is a draw.
    pub fn of(winner: Option<Seat>, seat: Seat) -> Wdl {
        match winner {
            None => Wdl::Draw,
            Some(winner) if winner == seat => Wdl::Win,
            Some(_) => Wdl::Loss,
        }
    }

    /// Returns the result for a side with this final lead in seeds.
    pub fn from_lead(final_lead: i32) -> Wdl {
        match final_lead.cmp(&0) {
            Ordering::Greater => Wdl::Win,
            Ordering::Equal => Wdl::Draw,
            Ordering::Less => Wdl::Loss,
        }
    }

    /// Returns what the result adds to a running score of wins minus losses: 1, 0 or -1.
    pub const fn running_score_change(self) -> i32 {
        match self {
            Wdl::Win => 1,
            Wdl::Draw => 0,
            Wdl::Loss => -1,
        }
    }
}
