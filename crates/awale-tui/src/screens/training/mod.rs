//! Training with puzzles from games. The puzzles suit the player's rating and may have a chosen
//! theme. Puzzles that the player failed are repeated first.

pub(crate) mod view;

use awale_study::{
    puzzle::{MinedPuzzle, Puzzle, collection},
    study::Motif,
};
use strum::VariantArray;

use crate::{
    prelude::*,
    screens::{PuzzleScreen, today},
};

/// The lines of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum TrainingRow {
    NextPuzzle,
    /// The theme of the puzzles.
    PuzzleTheme,
}

impl TrainingRow {
    /// All lines, from top to bottom.
    pub const ALL: &[TrainingRow] = TrainingRow::VARIANTS;
}

/// The screen for choosing puzzles from games.
#[derive(Debug)]
pub struct TrainingScreen {
    pub variant: Variant,
    /// The line under the cursor.
    pub row: TrainingRow,
    /// The theme of the puzzles. `None` for all themes.
    pub motif: Option<Motif>,
    /// Whether no puzzle was found for the last request.
    pub found_no_puzzle: bool,
    /// A random number that selects one of the suitable puzzles.
    random_number: u64,
}

impl TrainingScreen {
    /// Opens the list for one variant.
    pub fn new(variant: Variant, context: &mut AppContext) -> TrainingScreen {
        context.effects.push(Effect::ReadLearningProgress);
        let random_number = context.random_u64();
        TrainingScreen {
            variant,
            row: TrainingRow::NextPuzzle,
            motif: None,
            found_no_puzzle: false,
            random_number,
        }
    }

    fn open_next_puzzle(&mut self, context: &mut AppContext) -> Transition {
        Transition::open_if_some(self.next_puzzle(context))
    }

    /// Opens the next puzzle. `None` if there is none.
    pub fn next_puzzle(&mut self, context: &mut AppContext) -> Option<PuzzleScreen> {
        let found_puzzle = self.upcoming_puzzle(context);
        self.random_number = context.random_u64();
        self.found_no_puzzle = found_puzzle.is_none();
        Some(PuzzleScreen::new(
            Puzzle::from_game(self.variant.clone(), found_puzzle?),
            None,
            context,
        ))
    }

    /// The puzzle that [`TrainingScreen::next_puzzle`] will open.
    pub fn upcoming_puzzle(&self, context: &AppContext) -> Option<MinedPuzzle> {
        let puzzles = collection::built_in(&self.variant);
        self.choose_puzzle(puzzles, self.random_number, context)
            .cloned()
    }

    /// Selects a puzzle with the chosen theme: first one that is due today, then an untried one
    /// near the player's rating, then any near that rating.
    fn choose_puzzle<'p>(
        &self,
        puzzles: &'p [MinedPuzzle],
        random_number: u64,
        context: &AppContext,
    ) -> Option<&'p MinedPuzzle> {
        let (progress, variant_id) = (&context.learning_progress, self.variant.id.as_str());
        let due_puzzle_names = progress.due_puzzles(variant_id, today(context));
        let has_motif =
            |puzzle: &MinedPuzzle| self.motif.is_none_or(|motif| puzzle.motifs.contains(motif));
        let mut due_puzzles = due_puzzle_names
            .iter()
            .filter_map(|name| puzzles.iter().find(|&puzzle| puzzle.name() == *name));
        let is_new =
            |puzzle: &MinedPuzzle| progress.tried_puzzle(variant_id, &puzzle.name()).is_none();
        let nearest_puzzle = |is_suitable: &dyn Fn(&MinedPuzzle) -> bool| {
            collection::choose_near_rating(
                puzzles,
                progress.training().player_rating.suitable_puzzle_rating(),
                self.motif,
                is_suitable,
                random_number,
            )
        };
        due_puzzles
            .find(|puzzle| has_motif(puzzle))
            .or_else(|| nearest_puzzle(&is_new))
            .or_else(|| nearest_puzzle(&|_| true))
    }
}

impl ListScreen for TrainingScreen {
    type Row = TrainingRow;

    fn cursor(&mut self) -> &mut TrainingRow {
        &mut self.row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, TrainingScreen>> {
        let words = &context.words;
        let new_line = |row, label: &str| ListLine::<TrainingScreen>::new(row, words.get(label));
        let next_preview = |look: DrawContext| view::next_puzzle_preview(self, look);
        let motifs: Vec<Option<Motif>> = [None].into_iter().chain(Motif::ALL.map(Some)).collect();
        let motif_texts = |motif: Option<Motif>| {
            vec![motif.map_or_else(
                || words.get("training-mixed"),
                |motif| words.motif_name(motif),
            )]
        };
        vec![
            new_line(TrainingRow::NextPuzzle, "training-next")
                .with_preview(next_preview)
                .on_open(TrainingScreen::open_next_puzzle),
            new_line(TrainingRow::PuzzleTheme, "training-theme")
                .with_preview(next_preview)
                .with_choices(
                    motifs,
                    &self.motif,
                    motif_texts,
                    |training, motif_texts, _| {
                        training.motif = motif_texts;
                    },
                ),
        ]
    }
}

impl Screen for TrainingScreen {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => {
                KeyAvailability::available_or_off(self.row == TrainingRow::PuzzleTheme)
            }
            Keys::ENTER | Keys::OfCommand(Command::Next) => Available,
            _ => Off,
        })
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        self.found_no_puzzle = false;
        list_line::act(self, action, context).unwrap_or_else(|| match action {
            Action::Command(Command::Next) => self.open_next_puzzle(context),
            action => Transition::back_if_closing(action),
        })
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::AnotherPuzzle => {
                let next_screen = self.next_puzzle(context);
                next_screen.map_or(Transition::Back, Transition::replace)
            }
            _ => Transition::Stay,
        }
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
