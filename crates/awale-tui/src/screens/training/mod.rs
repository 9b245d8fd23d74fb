//! Puzzles from games: one at the player's strength, of one theme or of any; those that were failed
//! come back first; and the way to the storm.

pub(crate) mod view;

use awale_study::catalogue::Variant;
use awale_study::puzzle::{MinedPuzzle, Motif, Puzzle, collection};
use strum::VariantArray;

use crate::app::list::{self, Click, ListStep};
use crate::app::{Action, AppContext, Effect, Neighbor, Screen, ScreenEvent, Transition, Ui};
use crate::keys::{Command, Section};
use crate::screens::{PuzzleScreen, Storm, today};

/// The lines of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum TrainingRow {
    Next,
    /// What it is to be about.
    Theme,
    /// As many as the player can in three minutes.
    Storm,
}

impl TrainingRow {
    /// All lines, from the top.
    pub const ALL: &[TrainingRow] = TrainingRow::VARIANTS;
}

/// The choice of puzzles from games.
#[derive(Debug)]
pub struct TrainingScreen {
    pub variant: Variant,
    /// The line the cursor is on.
    pub row: TrainingRow,
    /// The theme of the puzzles; `None` for all.
    pub motif: Option<Motif>,
    /// Whether there was no such puzzle.
    pub found_none: bool,
    /// What decides among the puzzles that may come next.
    draw: u64,
}

impl TrainingScreen {
    /// The puzzles of one variant.
    #[must_use]
    pub fn new(variant: Variant, context: &mut AppContext) -> TrainingScreen {
        context.effects.push(Effect::ReadProgress);
        let draw = context.draw();
        TrainingScreen {
            variant,
            row: TrainingRow::Next,
            motif: None,
            found_none: false,
            draw,
        }
    }

    fn confirm(&mut self, context: &mut AppContext) -> Transition {
        match self.row {
            TrainingRow::Next => self.open(context),
            TrainingRow::Theme => {
                self.change(Neighbor::Next);
                Transition::Stay
            }
            TrainingRow::Storm => {
                let storm = Storm::new(self.variant.clone(), context);
                self.found_none = storm.is_none();
                storm.map_or(Transition::Stay, Transition::open)
            }
        }
    }

    /// The next theme, or the one before; all of them stand first.
    fn change(&mut self, toward: Neighbor) {
        let all: Vec<Option<Motif>> = [None].into_iter().chain(Motif::ALL.map(Some)).collect();
        self.motif = toward.of(&all, self.motif);
    }

    fn open(&mut self, context: &mut AppContext) -> Transition {
        self.next(context)
            .map_or(Transition::Stay, Transition::open)
    }

    /// The next puzzle; `None` where there is none.
    pub fn next(&mut self, context: &mut AppContext) -> Option<PuzzleScreen> {
        let found = self.upcoming(context);
        self.draw = context.draw();
        self.found_none = found.is_none();
        Some(PuzzleScreen::new(
            Puzzle::of_game(self.variant.clone(), found?),
            None,
            context,
        ))
    }

    /// The puzzle that comes next.
    #[must_use]
    pub fn upcoming(&self, context: &AppContext) -> Option<MinedPuzzle> {
        let puzzles = collection::shipped(&self.variant);
        self.choose(puzzles, self.draw, context).cloned()
    }

    /// One that comes back today; else one that was not tried yet and is near the player's rating;
    /// else any such.
    fn choose<'p>(
        &self,
        puzzles: &'p [MinedPuzzle],
        draw: u64,
        context: &AppContext,
    ) -> Option<&'p MinedPuzzle> {
        let (training, id) = (context.progress.training(), self.variant.id.as_str());
        let due = training.due(id, today(context));
        let has_motif =
            |puzzle: &MinedPuzzle| self.motif.is_none_or(|motif| puzzle.motifs.has(motif));
        let mut returning = due
            .iter()
            .filter_map(|name| puzzles.iter().find(|&puzzle| puzzle.name() == *name));
        let is_new = |puzzle: &MinedPuzzle| training.tried(id, &puzzle.name()).is_none();
        let near = |wanted: &dyn Fn(&MinedPuzzle) -> bool| {
            collection::near(puzzles, training.player.points(), self.motif, wanted, draw)
        };
        returning
            .find(|puzzle| has_motif(puzzle))
            .or_else(|| near(&is_new))
            .or_else(|| near(&|_| true))
    }
}

impl Screen for TrainingScreen {
    fn section(&self) -> Section {
        Section::List
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.found_none = false;
        match list::step_row(action, &mut self.row, TrainingRow::ALL, Click::Confirms) {
            Some(ListStep::Confirm) => return self.confirm(context),
            Some(ListStep::Change(toward)) if self.row == TrainingRow::Theme => self.change(toward),
            Some(_) => {}
            None if *action == Action::Command(Command::Next) => return self.open(context),
            None => return Transition::on_back(action),
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent<'_>, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::AnotherPuzzle => {
                let next = self.next(context);
                next.map_or(Transition::Back, Transition::become_)
            }
            _ => Transition::Stay,
        }
    }

    fn draw(&self, ui: &mut Ui<'_>) {
        view::draw(self, ui);
    }
}
