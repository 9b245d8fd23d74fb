//! The list of puzzles: the daily puzzle, training, own mistakes, new puzzles of a chosen variant
//! and difficulty, and the results so far.

pub(crate) mod view;

use awale_study::{
    progress::OwnPuzzleKind,
    puzzle::{Difficulty, Puzzle, collection, seed_of_day},
    study::Motif,
};
use jiff::civil::Date;
use strum::VariantArray;

use crate::{
    app::{Job, JobId, JobNews, PuzzleRequest},
    prelude::*,
    screens::{
        MistakesScreen, PuzzleScreen, PuzzleStorm, TrainingScreen, repertoire,
        training::view as training,
    },
};

/// The lines of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
pub enum PuzzleRow {
    DailyPuzzle,
    /// Puzzles from games, selected by the player's puzzle rating.
    Training,
    /// As many puzzles from games as the player can solve in three minutes.
    Storm,
    /// Mistakes in the player's own games.
    OwnMistakes,
    /// Good moves in the player's own games.
    OwnGoodMoves,
    /// The answers that the player chose for openings.
    Openings,
    NewPuzzle,
    Variant,
    /// The difficulty of new puzzles.
    Difficulty,
}

impl PuzzleRow {
    /// All lines, from top to bottom.
    pub const ALL: &[PuzzleRow] = PuzzleRow::VARIANTS;
}

#[derive(Debug)]
pub struct Puzzles {
    variants: Vec<Variant>,
    /// The index of the chosen variant in `variants`.
    variant_index: usize,
    /// The difficulty of new puzzles.
    pub difficulty: Difficulty,
    /// The line under the cursor.
    pub row: PuzzleRow,
    /// Whether the last attempt to generate a puzzle failed.
    pub generation_failed: bool,
    /// The kind of own positions that the player opened without having any.
    pub missing_own_puzzle_kind: Option<OwnPuzzleKind>,
}

/// The current date.
pub fn today(context: &AppContext) -> Date {
    context.now().day()
}

/// Whether a player with little experience in puzzles should solve puzzles from games first, which
/// suit the player's strength. The daily puzzle is the same for everyone and may be hard.
pub(crate) fn suggests_puzzle_training(variant: &Variant, context: &AppContext) -> bool {
    context.learning_progress.is_new_to_puzzles() && !collection::built_in(variant).is_empty()
}

impl Puzzles {
    /// Opens the list with the variant that the player used last.
    pub fn new(context: &mut AppContext) -> Puzzles {
        let variant_id = context.settings.setup.game.clone();
        Puzzles::for_variant(&variant_id, context)
    }

    fn for_variant(variant_id: &str, context: &mut AppContext) -> Puzzles {
        context.effects.push(Effect::ReadLearningProgress);
        let variants = context.settings.variants();
        let variant_index = variants
            .iter()
            .position(|variant| variant.id.as_str() == variant_id)
            .unwrap_or(0);
        let row = if suggests_puzzle_training(&variants[variant_index], context) {
            PuzzleRow::Training
        } else {
            PuzzleRow::DailyPuzzle
        };
        let difficulty = Difficulty::Easy;
        Puzzles {
            variants,
            variant_index,
            difficulty,
            row,
            generation_failed: false,
            missing_own_puzzle_kind: None,
        }
    }

    /// Opens the list for `variant` and starts generating its daily puzzle, which opens when it is
    /// ready.
    pub(crate) fn making_daily_puzzle(variant: &Variant, context: &mut AppContext) -> Puzzles {
        let mut puzzles = Puzzles::for_variant(&variant.id, context);
        puzzles.make_daily_puzzle(context);
        puzzles
    }

    pub fn variant(&self) -> &Variant {
        &self.variants[self.variant_index]
    }

    fn open_own_positions(&mut self, kind: OwnPuzzleKind, context: &mut AppContext) -> Transition {
        let mistakes_screen = MistakesScreen::open_own_positions(self.variant(), kind, context);
        self.missing_own_puzzle_kind = mistakes_screen.is_none().then_some(kind);
        if mistakes_screen.is_some() {
            Puzzles::stop_making_puzzle(context);
        }
        Transition::open_if_some(mistakes_screen)
    }

    fn open_storm(&mut self, context: &mut AppContext) -> Transition {
        Puzzles::stop_making_puzzle(context);
        let storm = PuzzleStorm::new(self.variant().clone(), context);
        self.generation_failed = storm.is_none();
        Transition::open_if_some(storm)
    }

    fn make_daily_puzzle(&mut self, context: &mut AppContext) -> Transition {
        let day = today(context);
        let random_seed = seed_of_day(day, &self.variant().id);
        self.make_puzzle(Difficulty::of_day(day), random_seed, Some(day), context)
    }

    fn make_new_puzzle(&mut self, context: &mut AppContext) -> Transition {
        let random_seed = context.random_u64();
        self.make_puzzle(self.difficulty, random_seed, None, context)
    }

    fn make_puzzle(
        &mut self,
        difficulty: Difficulty,
        random_seed: u64,
        day: Option<Date>,
        context: &mut AppContext,
    ) -> Transition {
        let job = context.start_job(Job::Puzzle(PuzzleRequest {
            variant: self.variant().clone(),
            difficulty,
            seed: random_seed,
        }));
        context.puzzle_job = Some((job, day));
        Transition::Stay
    }

    /// Opens the generated puzzle, or reports that none was found.
    pub(crate) fn on_puzzle_made(
        &mut self,
        job: JobId,
        news: &JobNews,
        context: &mut AppContext,
    ) -> Transition {
        let Some((_, day)) = context.puzzle_job.take_if(|(making, _)| *making == job) else {
            return Transition::Stay;
        };
        let JobNews::Puzzle(puzzle) = news else {
            self.generation_failed = true;
            return Transition::Stay;
        };
        self.generation_failed = false;
        Transition::open(PuzzleScreen::new(Puzzle::clone(puzzle), day, context))
    }

    /// Stops generating a puzzle.
    pub(crate) fn stop_making_puzzle(context: &mut AppContext) {
        let puzzle_job = context.puzzle_job.take();
        context
            .effects
            .extend(puzzle_job.map(|(job, _)| Effect::StopJob(job)));
    }
}

impl ListScreen for Puzzles {
    type Row = PuzzleRow;

    fn cursor(&mut self) -> &mut PuzzleRow {
        &mut self.row
    }

    fn lines<'a>(&'a self, context: &'a AppContext) -> Vec<ListLine<'a, Puzzles>> {
        let (words, variant) = (&context.words, self.variant());
        let new_line = |row, label: &str| ListLine::<Puzzles>::new(row, words.get(label));
        let theme_preview = |theme, title: &'static str, text: &'static str| {
            move |look: DrawContext| view::theme_example_preview(variant, theme, title, text, look)
        };
        let endgame_preview = |title, text| theme_preview(Some(Motif::Endgame), title, text);
        let daily_text_id = if view::is_solved_today(variant, context) {
            "puzzles-solved-beside"
        } else {
            "puzzles-made-beside"
        };
        let rating = words.puzzle_rating_of_player(context.learning_progress.training());
        let rating = rating.map_or_else(
            || words.get("puzzles-suitable"),
            |rating| say!(words, "puzzles-rating", rating),
        );
        let variant_names = |variant: usize| {
            wording::game_name_forms(words, &GameKind::Awale(self.variants[variant].clone()))
        };
        let variant_indexes: Vec<usize> = (0..self.variants.len()).collect();
        vec![
            new_line(PuzzleRow::DailyPuzzle, "puzzles-today")
                .with_value(view::daily_puzzle_state_text(variant, context))
                .with_preview(endgame_preview("puzzles-today", daily_text_id))
                .on_open(Puzzles::make_daily_puzzle),
            new_line(PuzzleRow::Training, "puzzles-training")
                .with_value(rating)
                .with_preview(theme_preview(
                    None,
                    "puzzles-training",
                    "puzzles-training-beside",
                ))
                .on_open(|puzzles, context| {
                    Puzzles::stop_making_puzzle(context);
                    Transition::open(TrainingScreen::new(puzzles.variant().clone(), context))
                }),
            new_line(PuzzleRow::Storm, "training-storm")
                .with_value(words.get("training-storm-about"))
                .with_preview(|look| training::storm_preview(variant, look))
                .on_open(Puzzles::open_storm),
            new_line(PuzzleRow::OwnMistakes, "puzzles-own")
                .with_value(view::own_position_counts_text(
                    variant,
                    OwnPuzzleKind::Mistake,
                    context,
                ))
                .with_preview(|look| {
                    Some(view::own_positions_preview(
                        variant,
                        OwnPuzzleKind::Mistake,
                        look,
                    ))
                })
                .on_open(|puzzles, context| {
                    puzzles.open_own_positions(OwnPuzzleKind::Mistake, context)
                }),
            new_line(PuzzleRow::OwnGoodMoves, "puzzles-found")
                .with_value(view::own_position_counts_text(
                    variant,
                    OwnPuzzleKind::FoundBestMove,
                    context,
                ))
                .with_preview(|look| {
                    Some(view::own_positions_preview(
                        variant,
                        OwnPuzzleKind::FoundBestMove,
                        look,
                    ))
                })
                .on_open(|puzzles, context| {
                    puzzles.open_own_positions(OwnPuzzleKind::FoundBestMove, context)
                }),
            new_line(PuzzleRow::Openings, "puzzles-openings")
                .with_value(view::opening_answer_counts_text(variant, context))
                .with_preview(|look| Some(view::opening_answers_preview(variant, look)))
                .on_open(|puzzles, context| {
                    Puzzles::stop_making_puzzle(context);
                    repertoire::open_repertoire(puzzles.variant(), context)
                }),
            new_line(PuzzleRow::NewPuzzle, "puzzles-new")
                .with_preview(endgame_preview("puzzles-new", "puzzles-made-beside"))
                .on_open(Puzzles::make_new_puzzle),
            new_line(PuzzleRow::Variant, "puzzles-variant")
                .with_preview(|look| {
                    let kind = GameKind::Awale(variant.clone());
                    let (variant_name, game_differences_text) =
                        (words.game_name(&kind), words.game_differences(&kind));
                    Some(SidePanel::start_position(
                        &kind,
                        variant_name,
                        game_differences_text,
                        look,
                    ))
                })
                .with_choices(
                    variant_indexes,
                    &self.variant_index,
                    variant_names,
                    |puzzles, variant, _| {
                        puzzles.variant_index = variant;
                    },
                ),
            new_line(PuzzleRow::Difficulty, "puzzles-difficulty")
                .with_preview(endgame_preview("puzzles-new", "puzzles-made-beside"))
                .with_choices(
                    Difficulty::ALL,
                    &self.difficulty,
                    |difficulty| vec![words.difficulty_name(difficulty)],
                    |puzzles, difficulty, _| puzzles.difficulty = difficulty,
                ),
        ]
    }
}

impl Screen for Puzzles {
    fn available_keys(&self, _context: &AppContext) -> AvailableKeys {
        let can_change = matches!(self.row, PuzzleRow::Variant | PuzzleRow::Difficulty);
        let mut available_keys = AvailableKeys::of(Section::List, |keys| match keys {
            Keys::LEFT_RIGHT => KeyAvailability::available_or_off(can_change),
            Keys::ENTER | Keys::OfCommand(Command::Next) => Available,
            _ => Off,
        });
        available_keys.section_of_exercises = Some(Section::Exercise);
        available_keys
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        (self.generation_failed, self.missing_own_puzzle_kind) = (false, None);
        list_line::act(self, action, context).unwrap_or_else(|| match action {
            Action::Command(Command::Next) => self.make_new_puzzle(context),
            action => Transition::back_if_closing(action),
        })
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            ScreenEvent::Received(Event::Job(job, news)) => {
                return self.on_puzzle_made(*job, news, context);
            }
            ScreenEvent::AnotherPuzzle => return self.make_new_puzzle(context),
            ScreenEvent::Closing => Puzzles::stop_making_puzzle(context),
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}
