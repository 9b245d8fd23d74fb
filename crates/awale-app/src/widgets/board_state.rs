//! [`BoardState`]: what the board and all around it show of a game.

use awale_rules::{Game, PITS, Seat};
use awale_study::catalogue::{AnyGame, AnyMove, shown_position};
use awale_study::study::Mark;

use crate::app::{Frame, GameState, HistoryCursor, Session};
use awale_board::board::Caption;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPlace {
    /// In the frame of the board.
    Frame,
    /// Beside the board, with the name and seeds of a side.
    Side,
}

/// A position of a game, and what is drawn with it.
pub struct BoardState<'a> {
    pub game: &'a GameState,
    /// Its players and clocks; none in a lesson or a puzzle, whose sides have no named players.
    pub session: Option<&'a Session>,
    pub position: &'a AnyGame,
    /// How many moves led to it.
    pub played: usize,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The move that is chosen.
    pub chosen: Option<AnyMove>,
    /// The frame of the move that is animated.
    pub frame: Option<&'a Frame>,
    /// Whether playable pits are marked, as in a human's turn.
    pub is_open: bool,
    /// Whether the board hides what the chosen move would do, since you are to find out.
    pub is_quiz: bool,
    /// A short text by each pit: what its move is worth.
    pub captions: Option<[Caption; PITS]>,
    /// The move that led here, if it is not one of the game.
    pub variation: Option<AnyMove>,
    /// The marks of the game's moves, as far as judged.
    pub marks: Vec<Option<Mark>>,
    pub clocks: ClockPlace,
}

impl<'a> BoardState<'a> {
    /// A game to look at: nothing is chosen.
    #[must_use]
    pub fn still(session: &'a Session, position: &'a AnyGame, played: usize) -> BoardState<'a> {
        BoardState {
            session: Some(session),
            ..BoardState::without_players(&session.game, position, played)
        }
    }

    /// The same for a lesson or a puzzle.
    #[must_use]
    pub fn without_players(
        game: &'a GameState,
        position: &'a AnyGame,
        played: usize,
    ) -> BoardState<'a> {
        BoardState {
            game,
            session: None,
            position,
            played,
            turned: false,
            chosen: None,
            frame: None,
            is_open: false,
            is_quiz: false,
            captions: None,
            variation: None,
            marks: Vec::new(),
            clocks: ClockPlace::Frame,
        }
    }

    #[must_use]
    pub fn below(&self) -> Seat {
        if self.turned {
            Seat::North
        } else {
            Seat::South
        }
    }

    /// Whether the game is over here.
    fn is_last_of_all(&self) -> bool {
        self.played == self.game.referee.moves().len() && self.game.is_over()
    }

    /// The position to draw: at the end of the game with what each side takes in its store.
    #[must_use]
    pub fn shown_position(&self) -> AnyGame {
        if self.is_last_of_all() && self.variation.is_none() {
            shown_position(&self.game.referee)
        } else {
            *self.position
        }
    }

    /// Whether `seat` is to move.
    #[must_use]
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.position.to_move() == seat && !self.is_last_of_all()
    }

    /// The move that led here, to be marked.
    #[must_use]
    pub fn last_move(&self) -> Option<AnyMove> {
        if self.variation.is_some() {
            return self.variation;
        }
        HistoryCursor::at(self.played).last_move(self.game.referee.moves())
    }
}
