//! [`Task`]: a board on which you find a move, which is then refused, wrong or right. Lessons,
//! chapters, puzzles and mistakes share it; each adds a judge and words.

use std::time::Duration;

use awale_rules::{Game, Match, Pit, Place, Seat};

use awale_study::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind};
use awale_study::record::BoardRow;

use super::list::scrolled_text;
use super::move_cursor::CursorAction;
use super::{Action, AppContext, MoveCursor, Scene};

/// A board on which you find a move. `W` says what is wrong with a wrong one.
#[derive(Debug)]
pub struct Task<W> {
    pub scene: Scene,
    pub hand: MoveCursor,
    pub state: TaskState<W>,
    /// The legal move that you tried last. While the state is `Asked`, it is being judged.
    pub tried: Option<AnyMove>,
    /// Whether you found the move before this one too.
    pub is_next: bool,
    /// The last hint for the move that is asked.
    pub hint: Option<Hint>,
    /// Lines of the text that are scrolled away.
    pub scrolled: u16,
    /// Whether North is drawn below.
    pub turned: bool,
    /// The game up to the move to find.
    asked: Match<AnyGame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskState<W> {
    Asked,
    /// As `Asked`, after this move was refused.
    Refused(AnyMove, AnyRefusal),
    /// The move is legal but wrong. The next key takes it back.
    Wrong(W),
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// What the move is about.
    Idea,
    /// Where its last seed falls.
    Last(Place),
    Move(AnyMove),
}

impl<W> Task<W> {
    /// Asks for a move in `game`.
    #[must_use]
    pub fn new(kind: Kind, game: Match<AnyGame>, context: &AppContext) -> Task<W> {
        let scene = Scene::new(kind, game.clone(), context);
        let hand = MoveCursor::on(scene.position());
        Task {
            scene,
            hand,
            state: TaskState::Asked,
            tried: None,
            is_next: false,
            hint: None,
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
        (self.tried, self.is_next) = (None, true);
        self.judged(TaskState::Asked);
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
        matches!(self.state, TaskState::Wrong(_))
    }

    /// Whether it is solved or given up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state, TaskState::Done | TaskState::GivenUp)
    }

    /// The move that you choose, else the next one of the line on the board.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        if self.is_asking() {
            return Some(self.hand.chosen(self.scene.position()));
        }
        self.scene.next_move().filter(|_| self.scene.is_still())
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

    /// Sets the verdict on the move that was tried, and animates the moves played.
    pub fn judged(&mut self, state: TaskState<W>) {
        self.state = state;
        (self.hint, self.scrolled) = (None, 0);
        self.scene.go_on();
    }

    /// Gives the next hint for the move `best`: what it is about, then where its last seed falls if
    /// `last` says so, then the move.
    pub fn give_hint(&mut self, best: AnyMove, last: Option<Place>) {
        if self.is_over() {
            return;
        }
        self.take_back();
        self.calm();
        self.hint = Some(match (self.hint, last) {
            (None, _) => Hint::Idea,
            (Some(Hint::Idea), Some(last)) => Hint::Last(last),
            _ => Hint::Move(best),
        });
        if let Some(Hint::Move(best)) = self.hint {
            self.hand.go_to(best);
        }
    }
}

/// What the board of a [`Task`] does on every screen, for any `W`.
pub trait TaskBoard {
    fn tick(&mut self, time: Duration);

    /// Time until the next tick; `None` while nothing moves.
    fn next_tick(&self) -> Option<Duration>;

    /// The mouse is over a move.
    fn hover(&mut self, mv: AnyMove);

    /// How many lines of its text are scrolled away.
    fn scrolled(&mut self) -> &mut u16;

    /// Whether the last move was wrong, and stands on the board until a key takes it back.
    fn is_wrong(&self) -> bool;

    /// Whether it is solved or given up, so that no move answers it.
    fn is_over(&self) -> bool;
}

impl<W> TaskBoard for Task<W> {
    fn tick(&mut self, time: Duration) {
        self.scene.tick(time);
    }

    fn next_tick(&self) -> Option<Duration> {
        self.scene.next_tick()
    }

    fn hover(&mut self, mv: AnyMove) {
        if self.is_asking() {
            self.hand.hover(mv, self.scene.position());
        }
    }

    fn is_wrong(&self) -> bool {
        Task::is_wrong(self)
    }

    fn is_over(&self) -> bool {
        Task::is_over(self)
    }

    fn scrolled(&mut self) -> &mut u16 {
        &mut self.scrolled
    }
}
