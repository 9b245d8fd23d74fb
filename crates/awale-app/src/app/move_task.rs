//! [`MoveTask`]: a board that asks for a move. The move is refused as illegal, or an
//! [`Exercise`](awale_study::exercise::Exercise) judges it as wrong or right.

use awale_rules::{Game, Match, Pit};

use awale_study::{
    catalogue::{AnyGame, AnyIllegalMove, AnyMove, GameKind},
    exercise::Hint,
};

use super::{
    Action, AnimatedGame, AppContext, KeyAvailability, MoveCursor, ScreenEvent, bottom_seat,
    list::scrolled_lines_after, move_cursor::CursorEffect,
};
use crate::keys::{Command, KeyLabel, Keys};

/// A board that asks for a move.
#[derive(Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is independent of the others"
)]
pub struct MoveTask {
    pub animated_game: AnimatedGame,
    pub cursor: MoveCursor,
    /// Whether the cursor already selects a move when the task asks for one. If not, Confirm or
    /// an arrow first shows the cursor, so that pressing Confirm once too often answers nothing.
    pub preselects_move: bool,
    /// Whether the cursor is visible, so that Confirm plays its move.
    is_move_selected: bool,
    pub state: TaskState,
    /// The legal move that was tried last. In the state `AwaitingMove`, the exercise is still
    /// judging it.
    pub tried_move: Option<AnyMove>,
    /// Whether the user has already found the previous move of the same line.
    pub has_found_previous_move: bool,
    /// The last hint for the current move.
    pub hint: Option<Hint>,
    /// The strongest help given so far.
    pub strongest_help: HelpGiven,
    /// The number of lines of the text that are scrolled away.
    pub scrolled_lines: u16,
    /// Whether the board is turned, with North's row at the bottom.
    pub is_turned: bool,
    /// The game up to the position of the question.
    question_game: Match<AnyGame>,
    /// The pits where the cursor does not start: the answers, and then the wrong moves.
    avoided_pits: Vec<Pit>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskState {
    AwaitingMove,
    /// The user must choose again, because this move was illegal.
    MoveRefused(AnyMove, AnyIllegalMove),
    /// The move is legal but wrong. The next key takes it back.
    Wrong,
    Solved,
    GivenUp,
}

/// The effect of an action on the board of a [`MoveTask`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskEffect {
    /// The user tries this legal move.
    TryMove(AnyMove),
    Handled,
    Unused,
}

/// The strongest help that was given with an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HelpGiven {
    NoHelp,
    /// A move was wrong, or a hint was given.
    Hint,
    /// The solution was shown.
    Solution,
}

impl MoveTask {
    /// A task that asks for a move in `game`.
    pub fn new(kind: GameKind, game: Match<AnyGame>, context: &AppContext) -> MoveTask {
        let animated_game = AnimatedGame::new(kind, game.clone(), context);
        let cursor = MoveCursor::at_legal_move(animated_game.position());
        MoveTask {
            animated_game,
            cursor,
            preselects_move: true,
            is_move_selected: true,
            state: TaskState::AwaitingMove,
            tried_move: None,
            has_found_previous_move: false,
            hint: None,
            strongest_help: HelpGiven::NoHelp,
            scrolled_lines: 0,
            is_turned: false,
            question_game: game,
            avoided_pits: Vec::new(),
        }
    }

    /// Asks for a move in `game`. The cursor does not begin on one of the `avoided_pits`.
    pub fn ask_for_move(&mut self, game: Match<AnyGame>, avoided_pits: Vec<Pit>) {
        self.animated_game.set_game(game);
        self.ask_for_next_move(avoided_pits);
        self.has_found_previous_move = false;
    }

    /// Asks for the next move of the same game, after animating the moves before it.
    pub fn ask_for_next_move(&mut self, avoided_pits: Vec<Pit>) {
        self.question_game = self.animated_game.game.referee.clone();
        self.cursor = MoveCursor::avoiding_pits(&avoided_pits, self.question_game.position());
        self.avoided_pits = avoided_pits;
        self.is_move_selected = self.preselects_move;
        self.clear_attempt();
        (self.hint, self.scrolled_lines, self.has_found_previous_move) = (None, 0, true);
        self.animated_game.animate_new_moves();
    }

    /// The game up to the position of the question.
    pub fn question_game(&self) -> &Match<AnyGame> {
        &self.question_game
    }

    /// Goes back to the position of the question.
    pub fn restart(&mut self) {
        self.animated_game.set_game(self.question_game.clone());
        self.clear_attempt();
        self.scrolled_lines = 0;
    }

    /// Clears the last try, and asks again.
    fn clear_attempt(&mut self) {
        (self.state, self.tried_move) = (TaskState::AwaitingMove, None);
    }

    /// Takes back a wrong move. Returns whether there was one.
    fn take_back_wrong_move(&mut self) -> bool {
        let is_wrong = self.is_wrong();
        if is_wrong {
            self.avoided_pits
                .extend(self.tried_move.and_then(AnyMove::as_pit));
            self.restart();
            self.is_move_selected = self.preselects_move;
            self.has_found_previous_move = false;
        }
        is_wrong
    }

    fn move_cursor_off_avoided_pits(&mut self) {
        let position = self.question_game.position();
        // Without pits to avoid, the game is played with matches.
        if !self.avoided_pits.is_empty() {
            self.cursor = MoveCursor::avoiding_pits(&self.avoided_pits, position);
        }
    }

    /// Whether the user can choose a move now.
    pub fn is_asking(&self) -> bool {
        self.animated_game.is_still()
            && matches!(
                self.state,
                TaskState::AwaitingMove | TaskState::MoveRefused(..)
            )
    }

    /// Whether the board hides the result of the chosen move, because no hint was given.
    pub fn hides_move_result(&self) -> bool {
        self.is_asking() && self.hint.is_none()
    }

    /// Whether the last move was wrong.
    pub fn is_wrong(&self) -> bool {
        self.state == TaskState::Wrong
    }

    /// Whether the task is over: solved, or the user gave up.
    pub fn is_over(&self) -> bool {
        matches!(self.state, TaskState::Solved | TaskState::GivenUp)
    }

    /// The state of `keys` in an exercise.
    pub fn key_availability(&self, keys: Keys) -> KeyAvailability {
        let is_over = self.is_over();
        match keys {
            Keys::LEFT_RIGHT if is_over || self.is_wrong() => KeyAvailability::AvailableButHidden,
            Keys::ENTER if is_over => KeyAvailability::AvailableAs(KeyLabel::ContinueToNext),
            Keys::ENTER if self.is_wrong() => KeyAvailability::AvailableAs(KeyLabel::TryAgain),
            Keys::OfCommand(Command::Hint) => KeyAvailability::available_or_off(!is_over),
            // Analysis would reveal the solution, so it is allowed only after the task.
            Keys::OfCommand(Command::SetUp) => KeyAvailability::available_or_off(is_over),
            // The text of a lesson already explains how to restart. Drawing shows the page keys
            // if the text is longer than its area.
            Keys::OfCommand(Command::Restart) | Keys::PAGE_UP_DOWN => {
                KeyAvailability::AvailableButHidden
            }
            Keys::OfCommand(Command::Next | Command::Previous) | Keys::Fixed(_) => {
                KeyAvailability::Available
            }
            // The letter of the analysis is also the name of a pit, and a beginner may press it
            // again after the answer. Exercises that offer it show it in the footer.
            Keys::OfCommand(_) => KeyAvailability::Off,
        }
    }

    /// The move that the user is choosing, or else the next move of the line on the board.
    pub fn chosen_move(&self) -> Option<AnyMove> {
        if self.is_asking() {
            let selected_move = self.cursor.chosen_move(self.animated_game.position());
            return Some(selected_move).filter(|_| self.is_move_selected);
        }
        self.animated_game
            .next_move()
            .filter(|_| self.animated_game.is_still())
    }

    /// Handles ticks, mouse movement and the length of the text, for all screens with a task.
    pub fn on_event(&mut self, event: ScreenEvent) {
        match event {
            ScreenEvent::Tick(time) => self.animated_game.tick(time),
            ScreenEvent::Hover(mv) if self.is_asking() => {
                self.cursor.hover(mv, self.animated_game.position());
                self.is_move_selected = true;
            }
            ScreenEvent::MaxScrolledLines(lines) => {
                self.scrolled_lines = self.scrolled_lines.min(lines);
            }
            _ => {}
        }
    }

    /// Scrolls the text or ends an animation. Returns whether `action` has no other effect. A move
    /// that is chosen before the player has noticed the opponent's move is only selected.
    pub fn scroll_or_end_animation(&mut self, action: &Action) -> bool {
        let scrolled = scrolled_lines_after(action, self.scrolled_lines, 1);
        self.scrolled_lines = scrolled.unwrap_or(self.scrolled_lines);
        // Enter never answers during an animation, because the cursor is not visible then.
        let may_answer_during_animation =
            *action != Action::Confirm && self.animated_game.may_answer_during_animation();
        let was_moving = self.animated_game.finish_animation() && action.chooses_move();
        let is_too_early = was_moving && !(may_answer_during_animation && self.is_asking());
        if is_too_early && self.is_asking() {
            let position = self.animated_game.position();
            self.cursor
                .select_named_move(action, position.to_move(), position);
            self.is_move_selected = true;
        }
        scrolled.is_some() || is_too_early
    }

    /// Moves the cursor, refuses an illegal move, or returns the legal move that `action` tries. A
    /// wrong move is taken back first; Confirm then has no other effect.
    pub fn act(&mut self, action: &Action) -> TaskEffect {
        if self.is_over() {
            return TaskEffect::Unused;
        }
        let was_taken_back = self.take_back_wrong_move();
        if was_taken_back && *action == Action::Confirm {
            self.move_cursor_off_avoided_pits();
            return TaskEffect::Handled;
        }
        let was_move_selected = std::mem::replace(&mut self.is_move_selected, true);
        let shows_cursor = matches!(action, Action::Confirm | Action::Left | Action::Right);
        if !was_move_selected && shows_cursor {
            return TaskEffect::Handled;
        }
        let position = *self.animated_game.position();
        let (seat, bottom_seat) = (position.to_move(), bottom_seat(self.is_turned));
        let sows_rightwards = self
            .animated_game
            .game
            .direction
            .sows_rightwards(seat, bottom_seat);
        match self.cursor.act(action, &position, sows_rightwards) {
            CursorEffect::Moved => self.clear_attempt(),
            CursorEffect::PlayMove(mv) => match position.check(mv) {
                Ok(()) => {
                    self.clear_attempt();
                    self.tried_move = Some(mv);
                    return TaskEffect::TryMove(mv);
                }
                Err(refusal) => self.state = TaskState::MoveRefused(mv, refusal),
            },
            CursorEffect::NoEffect => {
                self.is_move_selected = was_move_selected;
                if !was_taken_back {
                    return TaskEffect::Unused;
                }
            }
        }
        TaskEffect::Handled
    }

    /// Plays a line from the position of the question, up to its first illegal move. The first move
    /// of the line is stored as `tried_move`.
    pub fn play_line(&mut self, line: impl IntoIterator<Item = AnyMove>) {
        self.restart();
        for mv in line {
            if self.animated_game.game.referee.play(mv).is_err() {
                break;
            }
            self.tried_move.get_or_insert(mv);
        }
    }

    /// Plays a line that explains the verdict `state`. The first `animated_move_count` moves are
    /// animated; the user steps through the others.
    pub fn show_verdict(
        &mut self,
        state: TaskState,
        line: Vec<AnyMove>,
        animated_move_count: usize,
    ) {
        self.play_line(line);
        (self.state, self.hint) = (state, None);
        let question_move_count = self.question_game.moves().len();
        self.animated_game
            .animate_up_to(question_move_count.saturating_add(animated_move_count));
    }

    /// Shows this hint for the current move.
    pub fn show_hint(&mut self, hint: Hint) {
        if self.take_back_wrong_move() {
            self.move_cursor_off_avoided_pits();
        }
        self.clear_attempt();
        self.hint = Some(hint);
        if let Hint::Move(best) = hint {
            self.cursor.select_move(best);
            self.is_move_selected = true;
        }
    }
}
