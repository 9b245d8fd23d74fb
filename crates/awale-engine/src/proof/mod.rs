//! Forward proofs: what a board is worth that holds more seeds than there are tables for.
//!
//! A *claim* says that one side, the *prover*, nets at least this many seeds from a board against
//! any play. Two claims bound the value of a board: one of the side to move, one of the other side.
//! A claim is proven by a *strategy*: a move for each board on which the prover is to move and
//! which its own moves and any replies reach, until the tables know the board.
//!
//! ```text
//!   position --> prove --> certificate (a file) --> check --> the bounds hold, or where they do not
//!                  \                                  /
//!                   +--- rules and tables, and no more +
//! ```
//!
//! * [`prove`] searches for both strategies.
//! * [`Certificate`] holds them, and is written to a file.
//! * [`check`] goes through a certificate by the rules and the tables alone. It shares no code with
//!   the search.
//!
//! # Repetitions
//!
//! A claim must not depend on the way to its board. What a side still nets from a board does not:
//! captured seeds are behind it. A game without end stays, from some move on, on boards of one
//! number of seeds. There no claim changes, since nothing is captured. So it is enough to look at
//! the claims on a cycle, which are all for the same number:
//!
//! * Where a repetition shares the rest, it pays 0 from there on. A cycle holds a claim of 0 or
//!   less, and no other.
//! * Where a repetition pays own rows, what it pays depends on which board repeats. There no cycle
//!   holds a claim.
//!
//! # Sources
//!
//! G. Irving, J. Donkers and J. Uiterwijk, *Solving Kalah*, ICGA Journal 23(3), 2000: iterative
//! deepening with null windows, a transposition table and endgame tables. A. Kishimoto and M.
//! Müller, *A General Solution to the Graph History Interaction Problem*, AAAI 2004, on why the way
//! to a position must not enter a stored result.

mod certificate;
mod check;
mod prover;
mod search;

#[cfg(test)]
mod tests;

pub use certificate::{Certificate, NoCertificate, ProofMove, ProvenBound};
pub use check::{Checked, Refusal, RefusalReason, check};
pub use prover::{ProofClaim, ProofLimits, ProofProgress, prove};
