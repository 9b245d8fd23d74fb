//! Which screen is shown, for tests that look into its state.

use awale::app::{App, Screen};
use awale::screens::{
    AnalyseHub, AnalysisBoard, Bindings, ChapterScreen, ChaptersScreen, Collection, Course,
    DrillRound, DrillsScreen, Help, LessonScreen, Menu, MistakesScreen, Over, Play, PuzzleScreen,
    Puzzles, ResultsScreen, RulesPages, Saved, SettingsScreen, Setup, Storm, TrainingScreen,
    TreeScreen,
};

macro_rules! shown {
    ($($variant:ident($screen:ty),)+) => {
        /// A screen by its name.
        #[derive(Clone, Copy, Debug)]
        pub enum Shown<'a> {
            $($variant(&'a $screen),)+
        }

        impl Shown<'_> {
            /// Which screen it is.
            pub fn name(self) -> &'static str {
                match self {
                    $(Shown::$variant(_) => stringify!($variant),)+
                }
            }
        }

        impl<'a> From<&'a dyn Screen> for Shown<'a> {
            fn from(screen: &'a dyn Screen) -> Shown<'a> {
                $(if let Some(screen) = screen.get::<$screen>() {
                    return Shown::$variant(screen);
                })+
                panic!("a screen that no test knows: {screen:?}");
            }
        }
    };
}

shown! {
    Menu(Menu),
    AnalyseHub(AnalyseHub),
    Setup(Setup),
    Play(Play),
    Over(Over),
    Analysis(AnalysisBoard),
    Mistakes(MistakesScreen),
    Puzzles(Puzzles),
    Puzzle(PuzzleScreen),
    Training(TrainingScreen),
    Storm(Storm),
    Chapters(ChaptersScreen),
    Chapter(ChapterScreen),
    Drills(DrillsScreen),
    Drill(DrillRound),
    Course(Course),
    Lesson(LessonScreen),
    Saved(Saved),
    Collection(Collection),
    Results(ResultsScreen),
    Rules(RulesPages),
    Settings(SettingsScreen),
    Bindings(Bindings),
    Tree(TreeScreen),
    Help(Help),
}

/// The screen that is shown.
pub fn screen_of(app: &App) -> Shown<'_> {
    app.screen().into()
}
