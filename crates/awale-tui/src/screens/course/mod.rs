//! The course: the lessons of each game, and which of them have been done.

pub(crate) mod view;

use awale_rules::Seat;
use awale_study::catalogue::Kind;
use awale_study::course::{self, Lesson};
use awale_study::strategy::has_chapters;

use crate::app::list::{self, Click, ListStep};
use crate::app::{Action, AppContext, Effect, Screen, ScreenEvent, Transition, Ui};
use crate::keys::{Command, Section};
use crate::screens::{ChaptersScreen, DrillsScreen, LessonScreen, RulesPages, tree};

/// A line of the list: first the rules, then what comes after them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseRow {
    /// A lesson, counted from 0.
    Lesson(usize),
    /// The course in playing well.
    Chapters,
    Drills,
    Rules,
    /// How computers play: the search tree of the first position.
    Algorithms,
}

impl CourseRow {
    /// The command that opens it, wherever the cursor is.
    #[must_use]
    pub const fn command(self) -> Option<Command> {
        match self {
            CourseRow::Algorithms => Some(Command::Tree),
            _ => None,
        }
    }
}

/// The lessons of one game after the other.
#[derive(Debug)]
pub struct Course {
    pub kinds: Vec<Kind>,
    /// Which of them is shown.
    pub shown: usize,
    pub lessons: Vec<Lesson>,
    pub chosen: usize,
}

impl Course {
    /// The lessons of the game that was chosen last.
    #[must_use]
    pub fn new(context: &mut AppContext) -> Course {
        context.effects.push(Effect::ReadProgress);
        let kinds = context.kinds();
        let shown = kinds
            .iter()
            .position(|kind| kind.id() == context.settings.setup.game)
            .unwrap_or(0);
        let lessons = course::lessons(&kinds[shown]);
        Course {
            kinds,
            shown,
            lessons,
            chosen: 0,
        }
    }

    /// The game whose lessons are shown.
    #[must_use]
    pub fn kind(&self) -> &Kind {
        &self.kinds[self.shown]
    }

    /// The lines, from the top: the lessons, then what there is beside them for this game.
    #[must_use]
    pub fn rows(&self) -> Vec<CourseRow> {
        let more: &[CourseRow] = match self.kind() {
            Kind::Awale(_) => &[
                CourseRow::Chapters,
                CourseRow::Drills,
                CourseRow::Rules,
                CourseRow::Algorithms,
            ],
            Kind::Matches(_) => &[CourseRow::Rules, CourseRow::Algorithms],
        };
        (0..self.lessons.len())
            .map(CourseRow::Lesson)
            .chain(more.iter().copied())
            .collect()
    }

    fn show(&mut self, place: usize, context: &AppContext) {
        self.shown = place;
        self.lessons = course::lessons(self.kind());
        self.choose_next(context);
    }

    /// Chooses the first lesson that has not been done; after the last, what comes after the rules.
    pub(crate) fn choose_next(&mut self, context: &AppContext) {
        let game = self.kind().id();
        let undone = self
            .lessons
            .iter()
            .position(|lesson| !context.progress.has_done(game, lesson.id));
        let after = self.lessons.len() + usize::from(!self.has_chapters());
        self.chosen = undone.unwrap_or(after).min(self.rows().len() - 1);
    }

    fn has_chapters(&self) -> bool {
        matches!(self.kind(), Kind::Awale(variant) if has_chapters(variant))
    }

    /// How computers search the first moves of the game that is shown.
    pub(crate) fn show_algorithms(&self, context: &AppContext) -> Transition {
        tree::open(
            &[self.kind().start(Seat::South)],
            context.settings.sowing,
            false,
        )
    }

    fn open(&self, context: &mut AppContext) -> Transition {
        match (self.rows().get(self.chosen), self.kind()) {
            (Some(CourseRow::Chapters), Kind::Awale(variant)) => {
                Transition::open(ChaptersScreen::new(variant.clone(), context))
            }
            (Some(CourseRow::Drills), Kind::Awale(variant)) => {
                Transition::open(DrillsScreen::new(variant.clone(), context))
            }
            (Some(CourseRow::Rules), kind) => Transition::open(RulesPages::new(kind, context)),
            (Some(CourseRow::Algorithms), _) => self.show_algorithms(context),
            _ => Transition::open_any(LessonScreen::new(self.kind().clone(), self.chosen, context)),
        }
    }
}

impl Screen for Course {
    fn section(&self) -> Section {
        Section::Menu
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        let rows = self.rows();
        if let Action::Command(command) = action
            && let Some(place) = rows.iter().position(|row| row.command() == Some(*command))
        {
            self.chosen = place;
            return self.open(context);
        }
        match list::step(action, &mut self.chosen, rows.len(), Click::Confirms) {
            Some(ListStep::Confirm) => return self.open(context),
            Some(ListStep::Change(toward)) => {
                self.show(toward.around(self.shown, self.kinds.len()), context);
            }
            Some(ListStep::Moved) => {}
            None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        if let ScreenEvent::ProgressChanged = event {
            self.choose_next(context);
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
