//! A lesson of the course: a task on the board, what was wrong with a try, and what was to be seen.

pub(crate) mod view;

use crate::app::{Ui};
use crate::keys::Section;
use std::time::Duration;

use awale_rules::{Game, Match};

use crate::catalogue::{AnyGame, AnyMove, AnyRefusal, Kind};
use crate::course::{self, Lesson, LessonStep, Miss, StepResult};
use crate::keys::Command;
use crate::progress::Deed;
use crate::record::BoardRow;
use crate::strategy::has_chapters;

use crate::app::list::scrolled_text;
use crate::app::move_cursor::Meant;
use crate::app::{Action, AppContext, Effect, MoveCursor, Scene, Screen, Transition};
use crate::screens::ChaptersScreen;

/// A lesson that is being done.
#[derive(Debug)]
pub struct LessonScreen {
    /// The lessons of the game.
    lessons: Vec<Lesson>,
    /// Which of them is being done.
    lesson: usize,
    /// Which of its steps.
    step: usize,
    /// The board.
    pub scene: Scene,
    /// The cursor.
    pub hand: MoveCursor,
    /// Where the task stands.
    pub stand: Stand,
    /// What there is to say about the last thing a person did.
    pub hint: Option<LessonHint>,
    /// How many lines of the text are scrolled away. Drawing shows the last line at most.
    pub scrolled: u16,
    /// The game before the last move, to try again from.
    before: Match<AnyGame>,
}

/// Where a task stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// A move is to be chosen.
    Asked,
    /// The last move was right, and another one is to be chosen.
    AskedAgain,
    /// The move was refused.
    Refused(AnyMove, AnyRefusal),
    /// The move is legal, but not what was asked for. It is taken back with the next key.
    Wrong(Miss),
    /// The task is done.
    Done,
}

/// What a person was told who asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonHint {
    /// What to look for.
    Look,
    /// The move.
    Shown(AnyMove),
}

impl LessonScreen {
    /// Begins a lesson of the course for `kind`, counted from 0. `None` where there is no such lesson.
    #[must_use]
    pub fn new(kind: Kind, lesson: usize, context: &AppContext) -> Option<LessonScreen> {
        let lessons = course::lessons(&kind);
        let start = lessons.get(lesson)?.steps.first()?.start.clone();
        let scene = Scene::new(kind, start.clone(), context);
        let hand = MoveCursor::on(scene.position());
        Some(LessonScreen {
            lessons,
            lesson,
            step: 0,
            scene,
            hand,
            stand: Stand::Asked,
            hint: None,
            scrolled: 0,
            before: start,
        })
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Lesson {
        &self.lessons[self.lesson]
    }

    /// The step.
    #[must_use]
    pub fn step(&self) -> &LessonStep {
        &self.lesson().steps[self.step]
    }

    /// Which step of how many.
    #[must_use]
    pub fn place(&self) -> (usize, usize) {
        (self.step + 1, self.lesson().steps.len())
    }

    /// Whether another lesson comes after this one.
    #[must_use]
    pub fn has_next_lesson(&self) -> bool {
        self.lesson + 1 < self.lessons.len()
    }

    /// Whether the course in playing well comes after the last lesson.
    #[must_use]
    pub fn leads_on(&self) -> bool {
        matches!(&self.scene.game.kind, Kind::Awale(variant) if has_chapters(variant))
    }

    /// Whether the task is done and has been shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.stand == Stand::Done && self.scene.is_still()
    }

    /// Whether a move is to be chosen now.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.scene.is_still() && matches!(self.stand, Stand::Asked | Stand::AskedAgain | Stand::Refused(..))
    }

    /// The chosen move, where one is to be chosen.
    #[must_use]
    pub fn chosen(&self) -> Option<AnyMove> {
        self.is_asking().then(|| self.hand.chosen(self.scene.position()))
    }

    fn answer(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match self.stand {
            Stand::Done if *action == Action::Confirm => return self.go(1, context),
            Stand::Done => return Transition::Stay,
            Stand::Wrong(_) => {
                self.try_again();
                if *action == Action::Confirm {
                    return Transition::Stay;
                }
            }
            Stand::Asked | Stand::AskedAgain | Stand::Refused(..) => {}
        }
        let position = *self.scene.position();
        match self.hand.act(action, &position, self.scene.game.direction.runs_rightwards(BoardRow::Below)) {
            Meant::Moved => self.stand = self.stand.calmed(),
            Meant::Play(mv) => self.play(mv, &position, context),
            Meant::Nothing => {}
        }
        Transition::Stay
    }

    fn play(&mut self, mv: AnyMove, position: &AnyGame, context: &mut AppContext) {
        if let Err(refusal) = position.check(mv) {
            self.stand = Stand::Refused(mv, refusal);
            return;
        }
        self.hint = None;
        self.scrolled = 0;
        self.before = self.scene.game.referee.clone();
        let step = self.lessons[self.lesson].steps[self.step].clone();
        self.stand = match step.play(&mut self.scene.game.referee, mv).result {
            StepResult::Done => Stand::Done,
            StepResult::GoOn => Stand::AskedAgain,
            StepResult::Wrong(miss) => Stand::Wrong(miss),
        };
        self.scene.go_on();
        if self.stand == Stand::AskedAgain {
            self.hand = MoveCursor::on(self.scene.game.referee.position());
        }
        if self.stand == Stand::Done && self.step + 1 == self.lesson().steps.len() {
            let game = self.scene.game.kind.id().to_owned();
            context.effects.push(Effect::Remember(Deed::Lesson { game, lesson: self.lesson().id.to_owned() }));
        }
    }

    fn try_again(&mut self) {
        self.scene.set(self.before.clone());
        self.stand = Stand::Asked;
        self.scrolled = 0;
    }

    /// First what to look for, then the move itself.
    fn ask_for_hint(&mut self) {
        if let Stand::Wrong(_) = self.stand {
            self.try_again();
        }
        if !self.is_asking() {
            return;
        }
        self.stand = self.stand.calmed();
        self.hint = match self.hint {
            None => Some(LessonHint::Look),
            Some(_) => self.step().solution(&self.scene.game.referee).map(LessonHint::Shown),
        };
        if let Some(LessonHint::Shown(mv)) = self.hint {
            self.hand.go_to(mv);
        }
    }

    /// To the next step or the one before, over the bounds of lessons; behind the last, on to what comes after the rules, or out of
    /// the course where there is nothing.
    fn go(&mut self, by: isize, context: &mut AppContext) -> Transition {
        let steps: Vec<(usize, usize)> = self
            .lessons
            .iter()
            .enumerate()
            .flat_map(|(lesson, held)| (0..held.steps.len()).map(move |step| (lesson, step)))
            .collect();
        let now = steps.iter().position(|&place| place == (self.lesson, self.step)).unwrap_or(0);
        match now.checked_add_signed(by).and_then(|place| steps.get(place)) {
            Some(&(lesson, step)) => {
                (self.lesson, self.step) = (lesson, step);
                self.begin_step();
                Transition::Stay
            }
            None if by > 0 => match &self.scene.game.kind {
                Kind::Awale(variant) if has_chapters(variant) => {
                    Transition::become_(ChaptersScreen::new(variant.clone(), context))
                }
                _ => Transition::Back,
            },
            None => Transition::Stay,
        }
    }

    fn begin_step(&mut self) {
        let start = self.step().start.clone();
        self.before = start.clone();
        self.scene.set(start);
        self.hand = MoveCursor::on(self.scene.position());
        self.stand = Stand::Asked;
        self.hint = None;
        self.scrolled = 0;
    }
}

impl Screen for LessonScreen {
    fn section(&self) -> Section {
        Section::Lesson
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.scene.is_ended_by(action) {
            return Transition::Stay;
        }
        match action {
            Action::Back => return Transition::Back,
            Action::PageUp | Action::PageDown | Action::Scroll(_) => {
                self.scrolled = scrolled_text(action, self.scrolled).unwrap_or(self.scrolled);
            }
            Action::Command(Command::NextStep) => return self.go(1, context),
            Action::Command(Command::PreviousStep) => return self.go(-1, context),
            Action::Command(Command::Hint) => self.ask_for_hint(),
            Action::Command(Command::Restart) => self.begin_step(),
            action => return self.answer(action, context),
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }

    fn tick(&mut self, time: Duration, _context: &mut AppContext) -> Transition {
        self.scene.play_on(time);
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


impl Stand {
    /// A refusal has been read when the cursor moves on.
    fn calmed(self) -> Stand {
        if let Stand::Refused(..) = self { Stand::Asked } else { self }
    }
}
