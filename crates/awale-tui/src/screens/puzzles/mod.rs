//! Choosing a puzzle: today's, or a new one of some variant and difficulty; and what has been
//! solved so far.

pub(crate) mod view;

use awale_study::catalogue::Variant;
use awale_study::puzzle::{Difficulty, Puzzle, seed_of_day};
use jiff::civil::Date;
use strum::VariantArray;

use crate::app::list::{self, Click, ListStep};
use crate::app::{
    Action, AppContext, Effect, Event, Job, JobId, JobNews, Neighbor, PuzzleOrder, Screen,
    ScreenEvent, ScreenStatus, Transition, Ui,
};
use crate::keys::{Command, Section};
use crate::screens::{MistakesScreen, PuzzleScreen, TrainingScreen};

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum PuzzleRow {
    /// The puzzle of the day.
    Today,
    /// Puzzles from games, at the player's strength.
    Training,
    Own,
    New,
    Variant,
    /// How hard a new one is to be.
    Difficulty,
}

impl PuzzleRow {
    /// All lines, from the top.
    pub const ALL: [PuzzleRow; PuzzleRow::VARIANTS.len()] =
        *PuzzleRow::VARIANTS.first_chunk().expect("as many");
}

#[derive(Debug)]
pub struct Puzzles {
    variants: Vec<Variant>,
    /// Which of them is chosen.
    variant: usize,
    /// How hard a new puzzle is to be.
    pub difficulty: Difficulty,
    /// The line the cursor is on.
    pub row: PuzzleRow,
    /// Whether none could be made.
    pub found_none: bool,
    /// Whether you chose your own mistakes, and there are none.
    pub has_no_own: bool,
}

/// The day that the clock tells.
#[must_use]
pub fn today(context: &AppContext) -> Date {
    context.now().day()
}

impl Puzzles {
    /// The puzzles of the variant that was chosen last.
    #[must_use]
    pub fn new(context: &mut AppContext) -> Puzzles {
        let game = context.settings.setup.game.clone();
        Puzzles::of(&game, context)
    }

    fn of(id: &str, context: &mut AppContext) -> Puzzles {
        context.effects.push(Effect::ReadProgress);
        let variants = context.settings.variants();
        let variant = variants
            .iter()
            .position(|variant| variant.id.as_str() == id)
            .unwrap_or(0);
        let difficulty = Difficulty::Easy;
        Puzzles {
            variants,
            variant,
            difficulty,
            row: PuzzleRow::Today,
            found_none: false,
            has_no_own: false,
        }
    }

    /// The puzzles of `variant`, while its puzzle of the day is being made.
    #[must_use]
    pub(crate) fn with_todays(variant: &Variant, context: &mut AppContext) -> Puzzles {
        let mut puzzles = Puzzles::of(&variant.id, context);
        puzzles.want_today(context);
        puzzles
    }

    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variants[self.variant]
    }

    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        match self.row {
            PuzzleRow::Training => {
                Puzzles::stop_making(context);
                let training = TrainingScreen::new(self.variant().clone(), context);
                return Transition::open(training);
            }
            PuzzleRow::Own => {
                let own = MistakesScreen::own(self.variant(), context);
                self.has_no_own = own.is_none();
                if let Some(own) = own {
                    Puzzles::stop_making(context);
                    return Transition::open(own);
                }
            }
            PuzzleRow::Today => self.want_today(context),
            PuzzleRow::New => self.want_new(context),
            PuzzleRow::Variant | PuzzleRow::Difficulty => self.change(Neighbor::Next),
        }
        Transition::Stay
    }

    fn change(&mut self, toward: Neighbor) {
        match self.row {
            PuzzleRow::Variant => self.variant = toward.around(self.variant, self.variants.len()),
            PuzzleRow::Difficulty => self.difficulty = toward.of(Difficulty::ALL, self.difficulty),
            PuzzleRow::Today | PuzzleRow::Training | PuzzleRow::Own | PuzzleRow::New => {}
        }
    }

    fn want_today(&mut self, context: &mut AppContext) {
        let day = today(context);
        let seed = seed_of_day(day, &self.variant().id);
        self.want(Difficulty::of_day(day), seed, Some(day), context);
    }

    pub(crate) fn want_new(&mut self, context: &mut AppContext) {
        let seed = context.draw();
        self.want(self.difficulty, seed, None, context);
    }

    fn want(
        &mut self,
        difficulty: Difficulty,
        seed: u64,
        day: Option<Date>,
        context: &mut AppContext,
    ) {
        let job = context.start(Job::Puzzle(PuzzleOrder {
            variant: self.variant().clone(),
            difficulty,
            seed,
        }));
        context.making_puzzle = Some((job, day));
    }

    /// What was wanted has been made, or could not be.
    pub(crate) fn made(
        &mut self,
        job: JobId,
        news: &JobNews,
        context: &mut AppContext,
    ) -> Transition {
        let Some((_, day)) = context.making_puzzle.take_if(|(making, _)| *making == job) else {
            return Transition::Stay;
        };
        let JobNews::Puzzle(puzzle) = news else {
            self.found_none = true;
            return Transition::Stay;
        };
        self.found_none = false;
        Transition::open(PuzzleScreen::new(Puzzle::clone(puzzle), day, context))
    }

    /// Stops making a puzzle that is no longer wanted.
    fn stop_making(context: &mut AppContext) {
        let making = context.making_puzzle.take();
        context
            .effects
            .extend(making.map(|(job, _)| Effect::Stop(job)));
    }

    /// What keys do here beside those of the list.
    fn act_beyond_list(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        match action {
            Action::Command(Command::Next) => self.want_new(context),
            Action::Back => return Transition::Back,
            _ => {}
        }
        Transition::Stay
    }
}

impl Screen for Puzzles {
    fn section(&self) -> Section {
        Section::List
    }

    fn status(&self) -> ScreenStatus {
        ScreenStatus::IDLE
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.found_none, self.has_no_own) = (false, false);
        match list::step_row(action, &mut self.row, &PuzzleRow::ALL, Click::Confirms) {
            Some(ListStep::Confirm) => return self.confirm(context),
            Some(ListStep::Change(toward)) => self.change(toward),
            Some(ListStep::Moved) => {}
            None => return self.act_beyond_list(action, context),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Received(Event::Job(job, news)) => return self.made(*job, news, context),
            ScreenEvent::AnotherPuzzle => self.want_new(context),
            ScreenEvent::Leaving => Puzzles::stop_making(context),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
