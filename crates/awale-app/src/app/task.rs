//! [`Task`]: a board on which you find a move, which is then refused, wrong or right. An
//! [`Exercise`](awale_study::exercise::Exercise) judges it.

use awale_rules::{Game, Match, Pit, Seat};

use awale_study::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind};
use awale_study::exercise::Hint;
use awale_study::record::BoardRow;

use super::list::scrolled_text;
use super::move_cursor::CursorAction;
use super::{Action, AppContext, MoveCursor, Offer, Scene, ScreenEvent};
use crate::keys::{Command, KeyLabel, Keys};

/// A board on which you find a move.
#[derive(Debug)]
pub struct Task {
    pub scene: Scene,
    pub hand: MoveCursor,
    pub state: TaskState,
    /// The legal move that you tried last. While the state is `Asked`, it is being judged.
    pub tried: Option<AnyMove>,
    /// Whether you found the move before this one too.
    pub is_next: bool,
    /// The last hint for the move that is asked.
    pub hint: Option<Hint>,
    /// The most help that was given so far.
    pub help: HelpGiven,
    /// Lines of the text that are scrolled away.
    pub scrolled: u16,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The game up to the move to find.
    asked: Match<AnyGame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskState {
    Asked,
    /// As `Asked`, after this move was refused.
    Refused(AnyMove, AnyRefusal),
    /// The move is legal but wrong. The next key takes it back.
    Wrong,
    Done,
    GivenUp,
}

/// What an action did on the board of a [`Task`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskInput {
    /// It tries this legal move.
    Move(AnyMove),
    Used,
    Unused,
}

/// The most help that was given with an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HelpGiven {
    None,
    /// A move was wrong, or a hint was given.
    Hint,
    /// The solution was shown.
    Solution,
}

impl Task {
    /// Asks for a move in `game`.
    #[must_use]
    pub fn new(kind: Kind, game: Match<AnyGame>, context: &AppContext) -> Task {
        let scene = Scene::new(kind, game.clone(), context);
        let hand = MoveCursor::on(scene.position());
        Task {
            scene,
            hand,
            state: TaskState::Asked,
            tried: None,
            is_next: false,
            hint: None,
            help: HelpGiven::None,
            scrolled: 0,
            turned: false,
            asked: game,
        }
    }

    /// Asks for a move in `game`. The cursor begins on none of the `answers`.
    pub fn ask(&mut self, game: Match<AnyGame>, answers: &[Pit]) {
        self.scene.set(game);
        self.ask_next(answers);
        self.is_next = false;
    }

    /// Asks for the next move of the same game, after showing the moves that led there.
    pub fn ask_next(&mut self, answers: &[Pit]) {
        self.asked = self.scene.game.referee.clone();
        self.hand = MoveCursor::beside(answers, self.asked.position());
        self.calm();
        (self.hint, self.scrolled, self.is_next) = (None, 0, true);
        self.scene.go_on();
    }

    /// The game up to the move to find.
    #[must_use]
    pub fn asked(&self) -> &Match<AnyGame> {
        &self.asked
    }

    /// Goes back to the position of the move to find.
    pub fn again(&mut self) {
        self.scene.set(self.asked.clone());
        self.calm();
        self.scrolled = 0;
    }

    /// Forgets the last try.
    fn calm(&mut self) {
        (self.state, self.tried) = (TaskState::Asked, None);
    }

    /// Takes a wrong move back. Returns whether there was one.
    fn take_back(&mut self) -> bool {
        let is_wrong = self.is_wrong();
        if is_wrong {
            self.again();
            self.is_next = false;
        }
        is_wrong
    }

    /// Whether you choose a move now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.scene.is_still() && matches!(self.state, TaskState::Asked | TaskState::Refused(..))
    }

    /// Whether the board hides what the chosen move would do: no hint was given.
    #[must_use]
    pub fn is_quiz(&self) -> bool {
        self.is_asking() && self.hint.is_none()
    }

    /// Whether the last move was wrong.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.state == TaskState::Wrong
    }

    /// Whether it is solved or given up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state, TaskState::Done | TaskState::GivenUp)
    }

    /// What `keys` do in every exercise.
    #[must_use]
    pub fn offer(&self, keys: Keys) -> Offer {
        let is_over = self.is_over();
        match keys {
            Keys::LEFT_RIGHT if is_over || self.is_wrong() => Offer::Quiet,
            Keys::ENTER if is_over => Offer::Shown(KeyLabel::Next),
            Keys::ENTER if self.is_wrong() => Offer::Shown(KeyLabel::Again),
            Keys::Of(Command::Hint) => Offer::usual_if(!is_over),
            // A position can be analyzed when its solution is known.
            Keys::Of(Command::Analyse | Command::SetUp) => Offer::usual_if(is_over),
            // The text of a lesson says how to begin again.
            Keys::Of(Command::Restart) => Offer::Quiet,
            Keys::Of(Command::Next | Command::Previous) => Offer::Usual,
            Keys::Of(_) => Offer::Off,
            Keys::Fixed(_) => Offer::Usual,
        }
    }

    /// The move that you choose, else the next one of the line on the board.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        if self.is_asking() {
            return Some(self.hand.chosen(self.scene.position()));
        }
        self.scene.next_move().filter(|_| self.scene.is_still())
    }

    /// Handles time, the mouse and the size of the text, for every screen with a task.
    pub fn on_event(&mut self, event: ScreenEvent<'_>) {
        match event {
            ScreenEvent::Tick(time) => self.scene.tick(time),
            ScreenEvent::Hover(mv) if self.is_asking() => {
                self.hand.hover(mv, self.scene.position());
            }
            ScreenEvent::Scrollable(lines) => self.scrolled = self.scrolled.min(lines),
            _ => {}
        }
    }

    /// Scrolls the text or ends an animation. Returns whether `action` does nothing else.
    pub fn takes(&mut self, action: &Action) -> bool {
        let scrolled = scrolled_text(action, self.scrolled, 1);
        self.scrolled = scrolled.unwrap_or(self.scrolled);
        scrolled.is_some() || self.scene.is_ended_by(action)
    }

    /// Moves the cursor, refuses an illegal move, or returns the legal one that `action` tries.
    /// Takes back a wrong move first; Confirm then does nothing else.
    pub fn answer(&mut self, action: &Action) -> TaskInput {
        if self.is_over() {
            return TaskInput::Unused;
        }
        let took_back = self.take_back();
        if took_back && *action == Action::Confirm {
            return TaskInput::Used;
        }
        let position = *self.scene.position();
        let row = BoardRow::of(
            position.to_move(),
            if self.turned {
                Seat::North
            } else {
                Seat::South
            },
        );
        match self.hand.act(
            action,
            &position,
            self.scene.game.direction.runs_rightwards(row),
        ) {
            CursorAction::Moved => self.calm(),
            CursorAction::Play(mv) => match position.check(mv) {
                Ok(()) => {
                    self.calm();
                    self.tried = Some(mv);
                    return TaskInput::Move(mv);
                }
                Err(refusal) => self.state = TaskState::Refused(mv, refusal),
            },
            CursorAction::Nothing if took_back => {}
            CursorAction::Nothing => return TaskInput::Unused,
        }
        TaskInput::Used
    }

    /// Plays a line from the position of the move to find, as far as it is legal. Its first move
    /// counts as tried.
    pub fn play(&mut self, line: impl IntoIterator<Item = AnyMove>) {
        self.again();
        for mv in line {
            if self.scene.game.referee.play(mv).is_err() {
                break;
            }
            self.tried.get_or_insert(mv);
        }
    }

    /// Plays a line that shows the verdict `state`. Its first `animated` moves are animated; you
    /// step through the others.
    pub fn show(&mut self, state: TaskState, line: Vec<AnyMove>, animated: usize) {
        self.play(line);
        (self.state, self.hint) = (state, None);
        let asked = self.asked.moves().len();
        self.scene.show_up_to(asked.saturating_add(animated));
    }

    /// Gives this hint for the move that is asked.
    pub fn give_hint(&mut self, hint: Hint) {
        self.take_back();
        self.calm();
        self.hint = Some(hint);
        if let Hint::Move(best) = hint {
            self.hand.go_to(best);
        }
    }
}
