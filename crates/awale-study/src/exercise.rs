//! [`Exercise`]: a position with a move to find. The steps of a lesson, puzzles, the exercises of a
//! chapter and the mistakes of a game are exercises; one screen plays them all.

use awale_rules::{Match, Pit, Place};

use crate::catalogue::{AnyGame, AnyMove};

/// A position with a move to find. `game` is always the game up to this move.
pub trait Exercise {
    /// Judges the legal move `mv`.
    fn judge(&self, game: &Match<AnyGame>, mv: AnyMove) -> TryResult;

    /// The line that solves the exercise, from `game` on.
    fn solution(&self, game: &Match<AnyGame>) -> Vec<AnyMove>;

    /// The moves that the cursor does not begin on, because that would give them away.
    fn answers(&self, game: &Match<AnyGame>) -> Vec<Pit> {
        let best = self.solution(game).first().and_then(|mv| mv.pit());
        best.into_iter().collect()
    }

    /// The hint that follows `last`: what the move is about, then the move. `None` if there is no
    /// further one.
    fn hint(&self, game: &Match<AnyGame>, last: Option<Hint>) -> Option<Hint> {
        match last {
            None => Some(Hint::Idea),
            Some(Hint::Move(_)) => None,
            Some(_) => self.solution(game).first().copied().map(Hint::Move),
        }
    }
}

/// The result of a legal move in an [`Exercise`]. Each line begins with the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TryResult {
    /// The move solves the exercise. The line shows why.
    Right(Vec<AnyMove>),
    /// The move is right, and after this line there is another one to find.
    Next(Vec<AnyMove>),
    /// The move is wrong. The line refutes it.
    Wrong(Vec<AnyMove>),
    /// A study must judge it first.
    Pending,
}

/// A hint about the move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The idea of the move, without the move.
    Idea,
    /// Where its last seed falls.
    Last(Place),
    /// The move.
    Move(AnyMove),
}
