//! Forward proofs: the value of a board with more seeds than the tables have.
//!
//! A *claim* says that one side, the *prover*, nets at least some number of seeds from a board,
//! however the opponent plays. Two claims bound the value of a board: one of the side to move, one
//! of the other side. A *strategy* proves a claim. It has a move for each board on which the prover
//! is to move and which its own moves and any replies can reach, up to the boards of the tables.
//!
//! ```text
//!   position --> prove --> certificate (a file) --> check --> the bounds hold, or where they do not
//!                  \                                  /
//!                   +--- rules and tables, and no more +
//! ```
//!
//! * [`prove_bounds`] searches for both strategies.
//! * [`ProofCertificate`] holds them and can be written to a file.
//! * [`check_certificate`] verifies a certificate with the rules and the tables alone. It shares no
//!   code with the search.
//!
//! # Repetitions
//!
//! A claim must not depend on the earlier moves of a game. The seeds that a side can still net do
//! not depend on them, because captured seeds do not count. A game without end stays, after some
//! move, on boards with the same number of seeds. Nothing is captured there, so no claim changes.
//! For a check only the claims on a cycle matter, which are all equal:
//!
//! * If a repetition shares the remaining seeds, it pays 0 from there on. Then a cycle supports
//!   claims of 0 or less.
//! * If a repetition pays each side its own row, the payment depends on which board repeats. Then a
//!   cycle supports no claim.
//!
//! # Sources
//!
//! G. Irving, J. Donkers and J. Uiterwijk, *Solving Kalah*, ICGA Journal 23(3), 2000: iterative
//! deepening with null windows, a transposition table and endgame tables. A. Kishimoto and M.
//! Müller, *A General Solution to the Graph History Interaction Problem*, AAAI 2004, on why the way
//! to a position must not enter a stored result.

mod certificate;
mod certificate_check;
mod prover;
mod search;

#[cfg(test)]
mod tests;

pub use certificate::{CertificateError, ProofCertificate, ProofMove, ProvenBound};
pub use certificate_check::{CheckError, CheckErrorReason, CheckSummary, check_certificate};
pub use prover::{ProofClaim, ProofLimits, ProofProgress, prove_bounds};
