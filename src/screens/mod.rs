//! The screens. Each is a folder: `mod.rs` has its state and how it changes, `view.rs` draws it. A new screen is a folder, a line
//! below, and its words. `frame` draws what stands round and before every screen; `input` turns keys and the mouse into actions.

mod frame;
mod input;

use crate::app::{App, AppContext};

pub use frame::draw;
pub use input::action;

/// Declares the screens, each with the types that others use.
macro_rules! screens {
    ($($screen:ident: $($name:ident),+;)+) => {
        $(pub mod $screen;)+
        $(pub use $screen::{$($name),+};)+
    };
}

screens! {
    menu: Item, Menu, next_lesson, usual_kind;
    analyse: Analyse, AnalyseRow;
    setup: GallerySection, Pick, Row, Setup, You;
    play: Play, Remark, Spoken, Talk, Thinking;
    over: Choice, Over;
    analysis: AnalysisBoard, BoardRemark, BookPanel, Draft, OpeningRow, BoardPanel, PasteFault, PositionFault, PositionSetup, TypedText;
    mistakes: Find, GameSource, Gift, Mistake, MistakesOf, MistakesScreen, next_own_position;
    puzzles: PuzzleRow, Puzzles, today;
    puzzle: PuzzleScreen;
    training: TrainingRow, TrainingScreen;
    storm: Storm, StormAnswer;
    chapters: ChaptersScreen;
    chapter: ChapterChoice, ChapterScreen, ChapterStep;
    drills: DrillRow, DrillsScreen;
    drill: DrillRound, MOST_SEEDS;
    course: Course, CourseRow;
    lesson: LessonScreen;
    saved: Saved, SavedFilter;
    collection: Collection;
    results: ResultLine, ResultsPage, ResultsScreen;
    rules: RulesPages;
    settings: SettingsScreen, ShownValue;
    bindings: BindingStep, Bindings, KeyRefused;
    tree: DEPTHS, FilmShow, Growth, Prediction, TreeScreen;
    help: Help;
}

/// The program at its start, in the menu.
#[must_use]
pub fn start(context: AppContext) -> App {
    App::new(context, Menu::default())
}
