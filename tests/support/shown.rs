//! The type of the current screen, for tests that read its state.

use std::ops::Deref;

use awale::app::{App, AppContext, Screen, Session, SessionId};
use awale::screens::{
    AnalyseHub, AnalysisBoard, Bindings, ChapterScreen, ChaptersScreen, Collection, Course,
    DrillRound, DrillsScreen, End, EndChoice, Help, LessonScreen, LinkScreen, Menu, MistakesScreen,
    Play, PuzzleScreen, Puzzles, RepertoireScreen, ResultsScreen, RulesPages, Saved,
    SettingsScreen, Setup, Storm, TrainingScreen, TreeScreen,
};
use awale_rules::Seat;
use awale_study::catalogue::AnyMove;

/// A screen or a panel, with its game.
#[derive(Debug)]
pub struct WithGame<'a, S> {
    pub screen: &'a S,
    pub session: &'a Session,
    context: &'a AppContext,
}

impl<S> Clone for WithGame<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for WithGame<'_, S> {}

impl<'a, S> WithGame<'a, S> {
    fn new(screen: &'a S, id: SessionId, app: &'a App) -> WithGame<'a, S> {
        let context = &app.context;
        WithGame {
            screen,
            session: &context.sessions[id],
            context,
        }
    }
}

impl WithGame<'_, Play> {
    pub fn chosen(self) -> Option<AnyMove> {
        self.screen.chosen(self.context)
    }

    pub fn running(self) -> Option<Seat> {
        self.screen.running_clock(self.context)
    }
}

impl WithGame<'_, End> {
    pub fn choices(self) -> Vec<EndChoice> {
        self.screen.choices(self.session)
    }
}

impl WithGame<'_, AnalysisBoard> {
    pub fn length(self) -> usize {
        self.screen.length(self.context)
    }

    pub fn shown_move_count(self) -> usize {
        self.screen.moves_shown(self.context)
    }
}

impl<S> Deref for WithGame<'_, S> {
    type Target = S;

    fn deref(&self) -> &S {
        self.screen
    }
}

macro_rules! shown {
    ($($variant:ident($screen:ty),)+) => {
        /// A screen by its type.
        #[derive(Clone, Copy, Debug)]
        pub enum Shown<'a> {
            $($variant(&'a $screen),)+
            Play(WithGame<'a, Play>),
            /// A game whose end is displayed.
            Over(WithGame<'a, End>),
            Analysis(WithGame<'a, AnalysisBoard>),
        }

        impl Shown<'_> {
            /// The name of the variant.
            pub fn name(self) -> &'static str {
                match self {
                    $(Shown::$variant(_) => stringify!($variant),)+
                    Shown::Play(_) => "Play",
                    Shown::Over(_) => "Over",
                    Shown::Analysis(_) => "Analysis",
                }
            }
        }

        /// Converts a screen of `app` by its type.
        pub fn shown<'a>(screen: &'a dyn Screen, app: &'a App) -> Shown<'a> {
            if let Some(play) = screen.get::<Play>() {
                return match &play.end {
                    Some(end) => Shown::Over(WithGame::new(end, play.session, app)),
                    None => Shown::Play(WithGame::new(play, play.session, app)),
                };
            }
            if let Some(board) = screen.get::<AnalysisBoard>() {
                return Shown::Analysis(WithGame::new(board, board.session, app));
            }
            $(if let Some(screen) = screen.get::<$screen>() {
                return Shown::$variant(screen);
            })+
            panic!("a screen that no test knows: {screen:?}");
        }
    };
}

shown! {
    Menu(Menu),
    AnalyseHub(AnalyseHub),
    Setup(Setup),
    Mistakes(MistakesScreen),
    Puzzles(Puzzles),
    Repertoire(RepertoireScreen),
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
    Link(LinkScreen),
    Tree(TreeScreen),
    Help(Help),
}

/// The current screen.
pub fn screen_of(app: &App) -> Shown<'_> {
    shown(app.screen(), app)
}
