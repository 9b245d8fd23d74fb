//! A puzzle that is being solved: the only right move at each turn, what a wrong one gives away, hints, and in the end the
//! whole solution to be gone through. What happens on the board on the way is in `solving`; `keeping` writes down what was
//! reached.

pub(crate) mod view;
mod keeping;
mod solving;

use crate::app::{Screen, Ui};
use crate::keys::Section;
use std::time::Duration;

use awale_rules::{Match, Pit, Place};
use jiff::civil::Date;

use crate::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind};
use crate::keys::Command;
use crate::progress::GlickoRating;
use crate::puzzle::{self, Motif, Puzzle, Wrong};

use crate::app::list::scrolled_text;
use crate::app::{Action, AppContext, GameState, MoveCursor, Scene, Transition};
use crate::screens::{editor, tree};

/// A puzzle on the board.
#[derive(Debug)]
pub struct PuzzleScreen {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The day whose puzzle it is.
    pub day: Option<Date>,
    /// The board.
    pub scene: Scene,
    /// The cursor.
    pub hand: MoveCursor,
    /// Where the solving stands.
    pub state: Solving,
    /// What the person was told who asked for it.
    pub hint: Option<PuzzleHint>,
    /// The turn that is to be found, counted from 0.
    turn: usize,
    /// Whether a move was wrong, or a hint was given.
    helped: bool,
    /// Whether it has been remembered that it was solved.
    is_remembered: bool,
    /// The player's rating before this puzzle counted, once it did.
    pub rated_from: Option<GlickoRating>,
    /// Whether moves that were just played are being shown.
    is_playing_out: bool,
    /// How many lines of the text are scrolled away, where it is longer than its room.
    pub scrolled: u16,
}

/// Where the solving of a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solving {
    /// A move is to be found.
    Asked,
    /// The last one was right, and North has answered: the next is to be found.
    AskedAgain,
    /// A move was refused.
    Refused(AnyMove, AnyRefusal),
    /// A move gave away what could be reached. It is taken back with the next key.
    Wrong(Wrong),
    /// It is solved.
    Solved,
    /// It was given up, and its solution is shown.
    GivenUp,
}

/// What the person was told who asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// What the move is about; `None` where it only prepares what comes.
    Idea(Option<Motif>),
    /// Where the last seed of the move falls.
    Last(Place),
    /// The move.
    Move(Pit),
    /// What was asked for would give the solution away: it is to be had afterwards.
    TooSoon,
}

impl PuzzleScreen {
    /// A puzzle at its beginning; that of a day where it was left.
    #[must_use]
    pub fn new(puzzle: Puzzle, day: Option<Date>, context: &AppContext) -> PuzzleScreen {
        let begun = day.and_then(|day| context.progress.begun(day, &puzzle.variant.id));
        let start = Match::new(AnyGame::Awale(puzzle.turns[0].position));
        let scene = Scene::new(Kind::Awale(puzzle.variant.clone()), start, context);
        let hand = MoveCursor::beside(&[puzzle.turns[0].solution], scene.position());
        let mut screen = PuzzleScreen {
            puzzle,
            day,
            scene,
            hand,
            state: Solving::Asked,
            hint: None,
            turn: 0,
            helped: false,
            is_remembered: false,
            rated_from: None,
            is_playing_out: false,
            scrolled: 0,
        };
        if let Some(begun) = begun {
            screen.come_back(begun);
        }
        screen
    }

    /// A puzzle against the clock, of which nothing is remembered.
    #[must_use]
    pub(crate) fn uncounted(puzzle: Puzzle, context: &AppContext) -> PuzzleScreen {
        PuzzleScreen { helped: true, is_remembered: true, ..PuzzleScreen::new(puzzle, None, context) }
    }

    /// The turn that is to be found.
    #[must_use]
    pub fn turn(&self) -> &puzzle::Turn {
        &self.puzzle.turns[self.turn]
    }

    /// Which turn of how many is to be found.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.turn + 1, self.puzzle.turns.len())
    }

    /// Whether it is solved, or its solution shown.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.state, Solving::Solved | Solving::GivenUp)
    }

    /// Whether a move is to be found now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.scene.is_still() && matches!(self.state, Solving::Asked | Solving::AskedAgain | Solving::Refused(..))
    }

    /// Whether the board keeps to itself what the chosen move would do: a move is to be found, and no hint was given.
    #[must_use]
    pub fn is_quiz(&self) -> bool {
        self.is_asking() && matches!(self.hint, None | Some(PuzzleHint::TooSoon))
    }

    /// Whether it was solved without a wrong move and without a hint.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.state == Solving::Solved && !self.helped
    }

    /// The chosen move, where one is to be found; the next one where the solution is gone through.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        if self.is_over() && self.scene.animation.is_none() {
            return self.scene.next_move();
        }
        self.is_asking().then(|| self.hand.chosen(self.scene.position()))
    }

    /// The solution is gone through.
    fn look_around(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            Action::Right => self.scene.forward(),
            Action::Left => self.scene.go(action),
            Action::Home | Action::Up => self.scene.go(&Action::Home),
            Action::End | Action::Down => self.scene.go(&Action::End),
            Action::Back => return Transition::Back,
            Action::Confirm | Action::Command(Command::NewPuzzle) => return Transition::Another,
            Action::Command(Command::Restart) => self.again(0),
            Action::Command(Command::ExportPuzzle) => context.export_puzzle(&self.puzzle),
            Action::Command(Command::Copy) => editor::copy(self.scene.position(), context),
            Action::Command(Command::EditPosition) => {
                return editor::open(&self.scene.game, self.scene.position(), false, None, context);
            }
            Action::Command(Command::Tree) => {
                let GameState { referee, direction, .. } = &self.scene.game;
                return tree::open(&referee.past()[..=self.scene.cursor.shown()], *direction, false);
            }
            _ => {}
        }
        Transition::Stay
    }
}

impl Screen for PuzzleScreen {
    fn section(&self) -> Section {
        Section::Puzzle
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if let Some(scrolled) = scrolled_text(action, std::mem::take(&mut self.scrolled)) {
            self.scrolled = scrolled;
            return Transition::Stay;
        }
        self.hint.take_if(|hint| *hint == PuzzleHint::TooSoon);
        if self.is_over() && self.scene.animation.is_none() {
            return self.look_around(action, context);
        }
        // A key ends the picture of the last move; what confirms does only that.
        self.is_playing_out = false;
        if self.scene.is_ended_by(action) {
            return Transition::Stay;
        }
        if self.is_over() {
            return self.look_around(action, context);
        }
        match action {
            Action::Back => return Transition::Back,
            Action::Command(Command::NewPuzzle) => return Transition::Another,
            Action::Command(Command::Hint) => self.give_hint(context),
            Action::Command(Command::Solution) => self.give_up(context),
            Action::Command(Command::Restart) => self.again(0),
            Action::Command(Command::ExportPuzzle) => context.export_puzzle(&self.puzzle),
            Action::Command(Command::Copy) => editor::copy(self.scene.position(), context),
            // The tree and the study of a position know the best move.
            Action::Command(Command::EditPosition | Command::Tree) => self.hint = Some(PuzzleHint::TooSoon),
            action => self.choose(action, context),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn tick(&mut self, time: Duration, _context: &mut AppContext) -> Transition {
        if self.scene.tick(time) && self.is_playing_out {
            self.scene.go_on();
        }
        self.is_playing_out &= !self.scene.is_still();
        Transition::Stay
    }

    fn next_tick(&self, _context: &AppContext) -> Option<Duration> {
        self.scene.next_tick()
    }

    fn hover(&mut self, mv: AnyMove) {
        if self.is_asking() {
            self.hand.hover(mv, self.scene.position());
        }
    }

    fn scrolled(&mut self) -> Option<&mut u16> {
        Some(&mut self.scrolled)
    }
}
