//! [`BoardState`]: the position on the board, and everything that is drawn around it.

use awale_rules::{Game, PITS, Pit, Seat};
use awale_study::{
    catalogue::{AnyGame, AnyMove, position_with_final_stores},
    record::numbered_move,
    study::{MoveMark, move_and_capture},
    words::Words,
};

use crate::app::{
    AnimationFrame, BoardTextOutline, GameState, GhostLine, HistoryCursor, Session, bottom_seat,
};
use awale_board::board::PitCaption;
use awale_words::text::letter_marks::without_letter_marks;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockPlace {
    /// The clocks are drawn in the border of the board.
    BoardBorder,
    /// The clocks are drawn next to the board, with the name and the seeds of each side.
    BesideBoard,
}

/// A position of a game, with everything that is drawn around it.
pub struct BoardState<'a> {
    pub game: &'a GameState,
    /// The players and clocks. `None` in a lesson or a puzzle, whose sides have no names.
    pub session: Option<&'a Session>,
    pub position: &'a AnyGame,
    /// The number of moves before the position.
    pub played_move_count: usize,
    /// Whether the board is turned, with North's row at the bottom.
    pub is_turned: bool,
    /// The selected move.
    pub chosen_move: Option<AnyMove>,
    /// The current frame of the animated move.
    pub animation_frame: Option<&'a AnimationFrame>,
    /// The line that is shown as ghosts, instead of the position.
    pub ghost_line: Option<&'a GhostLine>,
    /// Whether the playable pits are marked, as in a human's turn.
    pub marks_playable_pits: bool,
    /// Whether the board hides the result of the selected move, because the user must find it out.
    pub hides_move_result: bool,
    /// The pits that are marked as in danger.
    pub endangered_pits: Vec<Pit>,
    /// A short text at each pit: the value of its move, or a sign such as `?` at one pit.
    pub captions: Option<[PitCaption; PITS]>,
    /// The move before the position, if it is not a move of the game.
    pub variation_move: Option<AnyMove>,
    /// The marks of the game's moves, `None` if a move is not assessed.
    pub move_marks: Vec<Option<MoveMark>>,
    pub clock_place: ClockPlace,
    /// The words of a character, which its side next to the board shows.
    pub speech: Option<(Seat, String)>,
}

impl<'a> BoardState<'a> {
    /// A position of a game, without a selected move.
    pub fn of_session(
        session: &'a Session,
        position: &'a AnyGame,
        played_move_count: usize,
    ) -> BoardState<'a> {
        BoardState {
            session: Some(session),
            ..BoardState::without_session(&session.game, position, played_move_count)
        }
    }

    /// A position of a lesson or a puzzle, without a selected move.
    pub fn without_session(
        game: &'a GameState,
        position: &'a AnyGame,
        played_move_count: usize,
    ) -> BoardState<'a> {
        BoardState {
            game,
            session: None,
            position,
            played_move_count,
            is_turned: false,
            chosen_move: None,
            animation_frame: None,
            ghost_line: None,
            marks_playable_pits: false,
            hides_move_result: false,
            endangered_pits: Vec::new(),
            captions: None,
            variation_move: None,
            move_marks: Vec::new(),
            clock_place: ClockPlace::BoardBorder,
            speech: None,
        }
    }

    pub fn bottom_seat(&self) -> Seat {
        bottom_seat(self.is_turned)
    }

    /// Whether the position is the end of the game.
    fn is_end_of_game(&self) -> bool {
        self.played_move_count == self.game.moves().len() && self.game.is_over()
    }

    /// The position to draw. At the end of the game, the seeds that each side receives are in its
    /// store.
    pub fn shown_position(&self) -> AnyGame {
        if let Some(ghost_line) = self.ghost_line {
            ghost_line.position_before
        } else if self.is_end_of_game() && self.variation_move.is_none() {
            position_with_final_stores(&self.game.referee)
        } else {
            *self.position
        }
    }

    /// Whether `seat` is to move.
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        let position = self
            .ghost_line
            .map_or(self.position, |ghosts| &ghosts.position_before);
        position.to_move() == seat && !self.is_end_of_game()
    }

    /// A sentence about the game's last move before the position. Empty at the start.
    pub fn last_move_sentence(&self, words: &Words) -> String {
        let referee = &self.game.referee;
        self.played_move_count
            .checked_sub(1)
            .map(|last| {
                words.played_move_sentence(&referee.positions_so_far()[last], referee.moves()[last])
            })
            .unwrap_or_default()
    }

    /// The game's last move before the position in a few characters: `North: d +3`.
    pub fn brief_last_move(&self, words: &Words) -> Option<String> {
        let last = self.played_move_count.checked_sub(1)?;
        let position_before = &self.game.referee.positions_so_far()[last];
        let side = words.seat_name(position_before.to_move());
        let mv = move_and_capture(position_before, self.game.referee.moves()[last]);
        Some(format!("{side}: {}", words.mark_letters_if_enabled(mv)))
    }

    /// The board in words.
    pub fn outline(&self, words: &Words) -> BoardTextOutline {
        let position = self.shown_position();
        let chosen_move = self.chosen_move.filter(|_| !self.hides_move_result);
        let last_move_index = self
            .played_move_count
            .checked_sub(1)
            .filter(|_| self.ghost_line.is_none());
        BoardTextOutline {
            players: Vec::new(),
            position: words.position_text(&position),
            choice_description: chosen_move
                .map(|chosen| words.pit_and_preview_text(&position, chosen)),
            last_move: last_move_index.map(|last| {
                numbered_move(last, &without_letter_marks(&self.last_move_sentence(words)))
            }),
        }
    }

    /// The move before the position, which the board marks.
    pub fn last_move(&self) -> Option<AnyMove> {
        let previous_ghost_move = self.ghost_line.and_then(GhostLine::previous_move);
        if previous_ghost_move.or(self.variation_move).is_some() {
            return previous_ghost_move.or(self.variation_move);
        }
        HistoryCursor::after_moves(self.played_move_count).last_move(self.game.moves())
    }
}
