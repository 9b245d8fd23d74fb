//! The screens. Each has a folder: `mod.rs` holds the state and its changes, `view.rs` draws it. To
//! add a screen, add a folder, a line below, and messages. `window_view` draws the whole window:
//! the screen, then notices and questions over it.

mod window_view;

use crate::{app::App, prelude::*};

pub use window_view::draw;

pub mod analyse_hub;
pub mod analysis;
pub mod bindings;
pub mod chapter;
pub mod chapters;
pub mod course;
pub mod drill;
pub mod drills;
pub mod exercise;
pub mod games_of_file;
pub mod help;
pub mod lesson;
pub mod link;
pub mod menu;
pub mod mistakes;
pub mod play;
pub mod puzzle;
pub mod puzzles;
pub mod repertoire;
pub mod results;
pub mod rules;
pub mod saved_games;
pub mod settings;
pub mod setup;
pub mod storm;
pub mod training;
pub mod tree;

pub use analyse_hub::{AnalyseHub, AnalyseRow};
pub use analysis::{
    AnalysisBoard, BoardRemark, BookPanel, PositionDraft, PositionSetup, SetupError,
};
pub use bindings::{KeyBindingsScreen, KeyRefusal};
pub use chapter::{ChapterChoice, ChapterScreen, ChapterStep};
pub use chapters::ChaptersScreen;
pub use course::{CourseRow, CourseScreen};
pub use drill::{DrillRound, MAX_SEED_ANSWER};
pub use drills::DrillsScreen;
pub use exercise::ExerciseScreen;
pub use games_of_file::GamesOfFile;
pub use help::HelpScreen;
pub use lesson::LessonScreen;
pub use link::LinkScreen;
pub use menu::{Menu, MenuItem, daily_puzzle_variant, next_lesson_title_id, selected_kind};
pub use mistakes::{
    Mistake, MistakesScreen, MistakesSource, SolveResult, game_of_next_own_position,
};
pub use play::{ComputerThinking, EndChoice, EndPanel, PlayRemark, PlayScreen};
pub use puzzle::PuzzleScreen;
pub(crate) use puzzles::suggests_puzzle_training;
pub use puzzles::{PuzzleRow, Puzzles, today};
pub use repertoire::{OpeningCard, RepertoireScreen};
pub use results::{ResultLine, ResultsPage, ResultsScreen};
pub use rules::RulesScreen;
pub use saved_games::{SavedGamesFilter, SavedGamesScreen};
pub use settings::SettingsScreen;
pub use setup::{GalleryEntry, GallerySection, GameSetup, HumanSide, SetupRow};
pub use storm::PuzzleStorm;
pub use training::{TrainingRow, TrainingScreen};
pub use tree::{FilmView, MctsView, PredictionQuiz, SELECTABLE_DEPTHS, TreeGuide, TreeScreen};

/// Creates the app, which shows the menu first.
pub fn new_app(context: AppContext) -> App {
    App::new(context, Menu::default(), menu::open_request)
}
