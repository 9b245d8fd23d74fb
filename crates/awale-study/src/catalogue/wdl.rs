//! Win, draw, loss: how a game ends for one side.

use std::cmp::Ordering;

use awale_rules::Seat;

/// How a game ends for one side, from the worst to the best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wdl {
    /// The side loses.
    Loss,
    /// A draw.
    Draw,
    /// The side wins.
    Win,
}

impl Wdl {
    /// What a game that `winner` wins is for `seat`; without a winner it is a draw.
    #[must_use]
    pub fn of(winner: Option<Seat>, seat: Seat) -> Wdl {
        match winner {
            None => Wdl::Draw,
            Some(winner) if winner == seat => Wdl::Win,
            Some(_) => Wdl::Loss,
        }
    }

    /// What a game is for a side that ends it this many seeds ahead.
    #[must_use]
    pub fn of_lead(lead: i32) -> Wdl {
        match lead.cmp(&0) {
            Ordering::Greater => Wdl::Win,
            Ordering::Equal => Wdl::Draw,
            Ordering::Less => Wdl::Loss,
        }
    }

    /// What it adds to a running score: wins less losses.
    #[must_use]
    pub const fn step(self) -> i32 {
        match self {
            Wdl::Win => 1,
            Wdl::Draw => 0,
            Wdl::Loss => -1,
        }
    }
}
