//! Which screen is shown, for tests that look into its state.

use std::ops::Deref;

use awale::app::{App, Screen, Session};
use awale::screens::{
    AnalyseHub, AnalysisBoard, Bindings, ChapterScreen, ChaptersScreen, Choice, Collection, Course,
    DrillRound, DrillsScreen, End, Help, LessonScreen, Menu, MistakesScreen, Play, PuzzleScreen,
    Puzzles, ResultsScreen, RulesPages, Saved, SettingsScreen, Setup, Storm, TrainingScreen,
    TreeScreen,
};

/// A game whose end is shown.
#[derive(Clone, Copy, Debug)]
pub struct Over<'a> {
    pub session: &'a Session,
    end: &'a End,
}

impl Over<'_> {
    pub fn choices(self) -> Vec<Choice> {
        self.end.choices(self.session)
    }
}

impl Deref for Over<'_> {
    type Target = End;

    fn deref(&self) -> &End {
        self.end
    }
}

macro_rules! shown {
    ($($variant:ident($screen:ty),)+) => {
        /// A screen by its name.
        #[derive(Clone, Copy, Debug)]
        pub enum Shown<'a> {
            $($variant(&'a $screen),)+
            Over(Over<'a>),
        }

        impl Shown<'_> {
            /// Which screen it is.
            pub fn name(self) -> &'static str {
                match self {
                    $(Shown::$variant(_) => stringify!($variant),)+
                    Shown::Over(_) => "Over",
                }
            }
        }

        impl<'a> From<&'a dyn Screen> for Shown<'a> {
            fn from(screen: &'a dyn Screen) -> Shown<'a> {
                if let Some(play) = screen.get::<Play>()
                    && let Some(end) = &play.end
                {
                    let session = &play.session;
                    return Shown::Over(Over { session, end });
                }
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
