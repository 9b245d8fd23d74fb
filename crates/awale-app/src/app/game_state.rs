//! [`GameState`]: a game with or without players.

use awale_rules::{Game, Match, Seat};

use awale_study::catalogue::{AnyGame, Kind};
use awale_study::record::Direction;

/// What is played, all its moves, and which way it is drawn: all that a lesson or a puzzle needs. A
/// game with players is a [`Session`](super::Session).
#[derive(Clone, Debug)]
pub struct GameState {
    pub kind: Kind,
    /// Which way sowing goes in the picture.
    pub direction: Direction,
    pub referee: Match<AnyGame>,
}

impl GameState {
    /// A game that begins in `start`.
    #[must_use]
    pub fn new(kind: Kind, direction: Direction, start: AnyGame) -> GameState {
        GameState {
            kind,
            direction,
            referee: Match::new(start),
        }
    }

    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.referee.position()
    }

    #[must_use]
    pub fn to_move(&self) -> Seat {
        self.position().to_move()
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.referee.outcome().is_some()
    }

    /// The position in which the game began, where that is not the usual one.
    #[must_use]
    pub fn own_start(&self) -> Option<AnyGame> {
        let start = self.referee.past()[0];
        (start != self.kind.start(start.to_move())).then_some(start)
    }

    /// The same game up to the position after this many moves, with nothing to be played again.
    #[must_use]
    pub fn branch(&self, played: usize) -> Match<AnyGame> {
        let mut referee = Match::new(self.referee.past()[0]);
        for &mv in self.referee.moves().iter().take(played) {
            // The moves were legal in the same game, so none is refused.
            let _ = referee.play(mv);
        }
        referee
    }
}
