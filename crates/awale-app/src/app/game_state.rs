//! [`GameState`]: a game with or without players.

use awale_rules::{Game, Match, Seat};

use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind},
    record::SowingDirection,
};

/// The side whose row is drawn at the bottom: South, or North if the board is turned.
pub const fn bottom_seat(is_turned: bool) -> Seat {
    if is_turned { Seat::North } else { Seat::South }
}

/// A game with all its moves, and the direction in which the board is drawn. Lessons and puzzles
/// need no more. A game with players is a [`Session`](super::Session).
#[derive(Clone, Debug)]
pub struct GameState {
    pub kind: GameKind,
    /// The direction of sowing on the screen.
    pub direction: SowingDirection,
    pub referee: Match<AnyGame>,
}

impl GameState {
    /// A game that starts from the position `start`.
    pub fn new(kind: GameKind, direction: SowingDirection, start: AnyGame) -> GameState {
        GameState {
            kind,
            direction,
            referee: Match::new(start),
        }
    }

    /// A game from the usual start, with South to begin.
    pub fn from_usual_start(kind: GameKind, direction: SowingDirection) -> GameState {
        let start = kind.start(Seat::South);
        GameState::new(kind, direction, start)
    }

    pub fn position(&self) -> &AnyGame {
        self.referee.position()
    }

    /// The moves played so far, without those that were taken back.
    pub fn moves(&self) -> &[AnyMove] {
        self.referee.moves()
    }

    /// All positions up to the current one.
    pub fn positions_so_far(&self) -> &[AnyGame] {
        self.referee.positions_so_far()
    }

    pub fn to_move(&self) -> Seat {
        self.position().to_move()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.referee.outcome().is_some()
    }

    /// The starting position of the game, if it is not the usual one.
    pub fn unusual_start(&self) -> Option<AnyGame> {
        let start = self.positions_so_far()[0];
        (start != self.kind.start(start.to_move())).then_some(start)
    }

    /// A copy of the game up to the position after this many moves, without moves to redo.
    pub fn game_up_to(&self, played_move_count: usize) -> Match<AnyGame> {
        let mut referee = Match::new(self.positions_so_far()[0]);
        for &mv in self.moves().iter().take(played_move_count) {
            // All moves were legal in the same game, so the copy cannot refuse one.
            let _ = referee.play(mv);
        }
        referee
    }
}
