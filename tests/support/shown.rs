//! The type of the current screen, for tests that read its state.

use std::ops::Deref;

use awale::app::{App, AppContext, Screen, Session, SessionId};
use awale::screens::{
    AnalyseHub, AnalysisBoard, ChapterScreen, ChaptersScreen, CourseScreen, DrillRound,
    DrillsScreen, EndChoice, EndPanel, GameSetup, GamesOfFile, HelpScreen, KeyBindingsScreen,
    LessonScreen, LinkScreen, Menu, MistakesScreen, PlayScreen, PuzzleScreen, PuzzleStorm, Puzzles,
    RepertoireScreen, ResultsScreen, RulesScreen, SavedGamesScreen, SettingsScreen, TrainingScreen,
    TreeScreen,
};
use awale_rules::Seat;
use awale_study::catalogue::AnyMove;

use super::Shell;

/// A screen or a panel, with its game.
#[derive(Debug)]
pub struct ScreenWithGame<'a, S> {
    pub screen: &'a S,
    pub session: &'a Session,
    context: &'a AppContext,
}

impl<S> Clone for ScreenWithGame<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S> Copy for ScreenWithGame<'_, S> {}

impl<'a, S> ScreenWithGame<'a, S> {
    fn new(screen: &'a S, id: SessionId, app: &'a App) -> ScreenWithGame<'a, S> {
        let context = &app.context;
        ScreenWithGame {
            screen,
            session: &context.sessions[id],
            context,
        }
    }
}

impl ScreenWithGame<'_, PlayScreen> {
    pub fn chosen_move(self) -> Option<AnyMove> {
        self.screen.chosen_move(self.context)
    }

    pub fn running_clock(self) -> Option<Seat> {
        self.screen.seat_of_running_clock(self.context)
    }
}

impl ScreenWithGame<'_, EndPanel> {
    pub fn end_choices(self) -> Vec<EndChoice> {
        self.screen.choices(self.session)
    }
}

impl ScreenWithGame<'_, AnalysisBoard> {
    pub fn move_count(self) -> usize {
        self.screen.move_count(self.context)
    }

    pub fn shown_move_count(self) -> usize {
        self.screen.shown_move_count(self.context)
    }
}

impl<S> Deref for ScreenWithGame<'_, S> {
    type Target = S;

    fn deref(&self) -> &S {
        self.screen
    }
}

macro_rules! shown {
    ($($variant:ident($screen:ty),)+) => {
        /// A screen by its type.
        #[derive(Clone, Copy, Debug)]
        pub enum ShownScreen<'a> {
            $($variant(&'a $screen),)+
            Play(ScreenWithGame<'a, PlayScreen>),
            /// A game whose end is displayed.
            Over(ScreenWithGame<'a, EndPanel>),
            Analysis(ScreenWithGame<'a, AnalysisBoard>),
        }

        impl ShownScreen<'_> {
            /// The name of the variant.
            pub fn name(self) -> &'static str {
                match self {
                    $(ShownScreen::$variant(_) => stringify!($variant),)+
                    ShownScreen::Play(_) => "Play",
                    ShownScreen::Over(_) => "Over",
                    ShownScreen::Analysis(_) => "Analysis",
                }
            }
        }

        /// Converts a screen of `app` by its type.
        pub fn shown_screen<'a>(screen: &'a dyn Screen, app: &'a App) -> ShownScreen<'a> {
            if let Some(play) = screen.downcast::<PlayScreen>() {
                return match &play.end_panel {
                    Some(end) => ShownScreen::Over(ScreenWithGame::new(end, play.session, app)),
                    None => ShownScreen::Play(ScreenWithGame::new(play, play.session, app)),
                };
            }
            if let Some(board) = screen.downcast::<AnalysisBoard>() {
                return ShownScreen::Analysis(ScreenWithGame::new(board, board.session, app));
            }
            $(if let Some(screen) = screen.downcast::<$screen>() {
                return ShownScreen::$variant(screen);
            })+
            panic!("a screen that no test knows: {screen:?}");
        }
    };
}

shown! {
    Menu(Menu),
    AnalyseHub(AnalyseHub),
    Setup(GameSetup),
    Mistakes(MistakesScreen),
    Puzzles(Puzzles),
    Repertoire(RepertoireScreen),
    Puzzle(PuzzleScreen),
    Training(TrainingScreen),
    Storm(PuzzleStorm),
    Chapters(ChaptersScreen),
    Chapter(ChapterScreen),
    Drills(DrillsScreen),
    Drill(DrillRound),
    CourseScreen(CourseScreen),
    Lesson(LessonScreen),
    Saved(SavedGamesScreen),
    Collection(GamesOfFile),
    Results(ResultsScreen),
    Rules(RulesScreen),
    Settings(SettingsScreen),
    Bindings(KeyBindingsScreen),
    Link(LinkScreen),
    Tree(TreeScreen),
    Help(HelpScreen),
}

/// The current screen.
pub fn current_screen(app: &App) -> ShownScreen<'_> {
    shown_screen(app.screen(), app)
}

macro_rules! screen_getters {
    ($($name:ident: $variant:ident -> $screen:ty,)+) => {
        $(
            /// The current screen, which must be of this type.
            pub fn $name(shell: &Shell) -> $screen {
                match current_screen(&shell.app) {
                    ShownScreen::$variant(screen) => screen,
                    other => panic!("{other:?}"),
                }
            }
        )+
    };
}

screen_getters! {
    play_screen: Play -> ScreenWithGame<'_, PlayScreen>,
    tree_screen: Tree -> &TreeScreen,
    puzzle_screen: Puzzle -> &PuzzleScreen,
    mistakes_screen: Mistakes -> &MistakesScreen,
}

/// The analysis board, which must be the current screen.
pub fn analysis_board(shell: &Shell) -> &AnalysisBoard {
    match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => board.screen,
        other => panic!("{other:?}"),
    }
}

/// The moves from the start to the position on the analysis board.
pub fn displayed_moves(shell: &Shell) -> String {
    let board = analysis_board(shell);
    let moves_to_current_node = board
        .tree
        .path(board.current_node)
        .into_iter()
        .filter_map(|at| board.tree.node(at).mv);
    moves_to_current_node.map(|mv| mv.to_string()).collect()
}
