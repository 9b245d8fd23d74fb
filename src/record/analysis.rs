//! What the engine found out about a written game, move by move. It is kept with the game, so that it is not found out
//! twice, and is worth nothing as soon as the game has other moves.

use crate::catalogue::AnyMove;

/// What every move of a game was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The moves in order.
    pub moves: Vec<Assessment>,
}

/// What one move was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    /// The move that was played.
    pub played: AnyMove,
    /// Its worth to the side that played it.
    pub value: Value,
    /// What the best move was worth; the same where the played one was as good.
    pub best: Value,
    /// The best move and the play that it leads to; empty where the played move was as good.
    pub line: Vec<AnyMove>,
}

/// What a position is worth to one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A judgement, in hundredths of a seed.
    Estimate(i32),
    /// The final lead in seeds by the word of an endgame table that is right in all but rare cases.
    Table(i32),
    /// The final lead that is proven: so much at least for who wins, so much at most for who loses. In the matches 1
    /// is won and -1 lost.
    Proven(i32),
}

impl Analysis {
    /// Whether this is an analysis of a game with these moves.
    #[must_use]
    pub fn fits(&self, moves: &[AnyMove]) -> bool {
        self.moves.len() == moves.len() && self.moves.iter().zip(moves).all(|(assessed, mv)| assessed.played == *mv)
    }
}
