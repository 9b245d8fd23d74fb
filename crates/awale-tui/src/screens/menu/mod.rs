//! The main menu, from which every other screen is reached.

mod banner;
mod next_tasks;
pub(crate) mod today_panel;
pub(crate) mod view;

use awale_study::{
    progress::OwnPuzzleKind,
    record::{GameOrigin, Record},
    strategy::chapters,
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    app::{
        GameFile, Notice, OpenPurpose, OpenRequest, TodayGoal,
        list::{self, ListEndBehavior},
        text_field::EditResult,
    },
    config::NewUserAnswer,
    prelude::*,
    screens::{
        AnalyseHub, AnalysisBoard, ChapterScreen, CourseScreen, GameSetup, GamesOfFile, HelpScreen,
        LessonScreen, LinkScreen, MistakesScreen, PlayRemark, PlayScreen, Puzzles, ResultsScreen,
        SavedGamesFilter, SavedGamesScreen, SettingsScreen, TrainingScreen, TreeScreen, analysis,
        link, mistakes, repertoire,
    },
};

pub use next_tasks::{daily_puzzle_variant, next_lesson_title_id, selected_kind};
pub(crate) use next_tasks::{
    first_chapter_without_star, first_unfinished_lesson, lesson_after_loss,
};

/// The items of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(prefix = "menu-", serialize_all = "kebab-case")]
pub enum MenuItem {
    /// Continue the last unfinished game.
    Continue,
    Play,
    Puzzles,
    /// Rules, strategy and how computers play.
    Learn,
    /// Analyze positions, and open saved games, openings and search trees.
    Analyse,
    Progress,
    Settings,
    Quit,
}

impl MenuItem {
    /// All items, from top to bottom.
    pub const ALL: &[MenuItem] = MenuItem::VARIANTS;

    /// The visible items. *Continue* is hidden if there is no unfinished game.
    pub fn visible_items(context: &AppContext) -> &'static [MenuItem] {
        if context.games.newest_unfinished_game().is_some() {
            MenuItem::VARIANTS
        } else {
            &MenuItem::VARIANTS[1..]
        }
    }

    /// The message id of the item's name.
    pub fn message_id(self) -> &'static str {
        self.into()
    }

    /// The command that opens this item from any line of the menu. `None` for *Play* because
    /// [`Command::Play`] skips the setup screen and starts a game immediately.
    pub const fn command(self) -> Option<Command> {
        match self {
            MenuItem::Continue | MenuItem::Play => None,
            MenuItem::Puzzles => Some(Command::Puzzles),
            MenuItem::Learn => Some(Command::Learn),
            MenuItem::Analyse => Some(Command::Analyse),
            MenuItem::Progress => Some(Command::Progress),
            MenuItem::Settings => Some(Command::Settings),
            MenuItem::Quit => Some(Command::Quit),
        }
    }
}

#[derive(Debug, Default)]
pub struct Menu {
    /// The item that the player selected. Before that, [`Menu::chosen_item`] proposes one.
    chosen_item: Option<MenuItem>,
    /// Whether a list of games has arrived. Before that, the menu does not know whether the user is
    /// new.
    has_received_game_list: bool,
    /// Whether a list of games has arrived since the menu was opened or reopened. From then on the
    /// player has seen the cursor on the proposed item.
    has_game_list_since_opened: bool,
    /// The item under the cursor before a newer list of games arrived.
    item_before_new_game_list: Option<MenuItem>,
    /// The input field for the user's name, while it is open during the question of the first
    /// start.
    pub name_field: Option<TextField>,
}

impl Menu {
    pub fn chosen_item(&self, context: &AppContext) -> MenuItem {
        let default_item = match context.games.0.as_slice() {
            _ if context.games.newest_unfinished_game().is_some() => MenuItem::Continue,
            // A player without any game is offered the lessons, except one who knows the rules.
            [] if context.settings.setup.welcome != NewUserAnswer::KnowsRules => MenuItem::Learn,
            _ => MenuItem::Play,
        };
        let visible_choice = [self.chosen_item, self.item_before_new_game_list]
            .into_iter()
            .flatten()
            .find(|item| MenuItem::visible_items(context).contains(item));
        visible_choice.unwrap_or(default_item)
    }
}

impl Menu {
    /// Whether the menu asks a new user for experience with the game.
    pub fn asks_new_user(&self, context: &AppContext) -> bool {
        let is_new_user = context.settings.setup.welcome == NewUserAnswer::NotAnswered
            && !context.settings.has_chosen_opponent();
        is_new_user && self.has_received_game_list && context.games.0.is_empty()
    }

    /// Handles an action of the question of the first start, or of the field for the name. Returns
    /// whether the action belonged to one of them.
    fn answer_question(&mut self, action: &Action, context: &mut AppContext) -> bool {
        if let Some(field) = &mut self.name_field {
            match field.act(action) {
                EditResult::Editing => return true,
                EditResult::Done => context.set_setting("name", field.text().trim().into()),
                EditResult::Canceled => {}
            }
            self.name_field = None;
            return true;
        }
        if !self.asks_new_user(context) {
            return false;
        }
        let new_user_answer = match action {
            Action::TypedChar('1') | Action::Back => NewUserAnswer::NewToGame,
            Action::TypedChar('2') => NewUserAnswer::KnowsRules,
            Action::TypedChar('3') => {
                self.name_field = Some(TextField::new(&context.settings.name));
                return true;
            }
            _ => return false,
        };
        context.set_setting("setup.welcome", new_user_answer.name().into());
        if new_user_answer == NewUserAnswer::KnowsRules {
            self.chosen_item = Some(MenuItem::Play);
        }
        true
    }
}

impl Screen for Menu {
    fn available_keys(&self, context: &AppContext) -> AvailableKeys {
        if self.name_field.is_some() {
            return AvailableKeys::for_typing();
        }
        AvailableKeys::of(Section::Menu, |keys| match keys {
            Keys::ANSWER_DIGITS if !self.asks_new_user(context) => Forbidden,
            Keys::UP_DOWN | Keys::LEFT_RIGHT => AvailableButHidden,
            Keys::OfCommand(Command::Filter) => {
                KeyAvailability::available_or_off(context.games.newest_unfinished_game().is_some())
            }
            _ => Available,
        })
        .for_first_screen()
    }

    fn act(&mut self, action: &Action, context: &mut AppContext) -> Transition {
        if self.answer_question(action, context) {
            return Transition::Stay;
        }
        let (visible_items, chosen_item) =
            (MenuItem::visible_items(context), self.chosen_item(context));
        let current_index = visible_items
            .iter()
            .position(|&item| item == chosen_item)
            .unwrap_or(0);
        if let Some(chosen_index) = list::cursor_after(
            action,
            current_index,
            visible_items.len() - 1,
            ListEndBehavior::Wrap,
        ) {
            self.chosen_item = Some(visible_items[chosen_index]);
            return Transition::Stay;
        }
        match action {
            Action::Confirm | Action::Right => return open_item(chosen_item, context),
            Action::ClickRow(row) | Action::OpenRow(row) => {
                if let Some(&item) = MenuItem::ALL
                    .get(*row)
                    .filter(|item| visible_items.contains(item))
                {
                    self.chosen_item = Some(item);
                    return open_item(item, context);
                }
            }
            // Only the club has a screen before the menu, to which Back returns.
            Action::Back => return Transition::Back,
            Action::Paste(text) => return analysis::open_pasted(text, context),
            Action::OpenTodayGoal(goal) => return open_today_goal(*goal, context),
            Action::Command(Command::Play) => {
                // After the game, the menu proposes what to do next.
                self.chosen_item = None;
                return play_now(context);
            }
            Action::Command(Command::Filter) => {
                let unfinished_games_screen =
                    SavedGamesScreen::with_filter(SavedGamesFilter::Unfinished, context);
                return Transition::open(unfinished_games_screen);
            }
            Action::Command(command) => {
                if let Some(&item) = visible_items
                    .iter()
                    .find(|item| item.command() == Some(*command))
                {
                    self.chosen_item = Some(item);
                    return open_item(item, context);
                }
                return open_submenu_screen(*command, context);
            }
            _ => return Transition::Unused,
        }
        Transition::Stay
    }

    fn on_event(&mut self, event: ScreenEvent, context: &mut AppContext) -> Transition {
        match event {
            // The new list could move the cursor to another item. Keep it where the player saw it,
            // so that a key press acts on the item that was visible.
            ScreenEvent::GamesWillChange if self.has_game_list_since_opened => {
                self.item_before_new_game_list = Some(self.chosen_item(context));
            }
            ScreenEvent::GamesChanged => {
                (self.has_received_game_list, self.has_game_list_since_opened) = (true, true);
                context.effects.push(Effect::ReadLearningProgress);
            }
            // After a return to the menu the next list of games may move the cursor again.
            ScreenEvent::VisibleAgain => {
                (
                    self.has_game_list_since_opened,
                    self.item_before_new_game_list,
                ) = (false, None);
            }
            ScreenEvent::Received(Event::Job(job, news)) => {
                mistakes::own_positions::on_search_result(*job, news, context);
            }
            _ => {}
        }
        Transition::Stay
    }

    fn draw(&self, ui: &mut Ui) {
        view::draw(self, ui);
    }
}

/// Opens the screen for a request from the command line or from a file: help, or a game that was
/// read.
pub fn open_request(request: OpenRequest, context: &mut AppContext) -> Transition {
    match request {
        OpenRequest::Help(below) => Transition::open(HelpScreen::for_available_keys(below)),
        OpenRequest::Game(file, record, purpose) => {
            let session = Session::from_record(
                &record,
                Some(file).filter(GameFile::is_created_by_program),
                context.random_u64(),
            );
            if purpose == OpenPurpose::ToContinueMatch
                && context.games.lacks_next_series_game(&record)
            {
                let session_id = context.sessions.add(session);
                Transition::open(crate::screens::play::end::next_series_game(
                    session_id, context,
                ))
            } else {
                open_game(session, purpose, context)
            }
        }
        OpenRequest::GamesOfFile(games, purpose) => {
            Transition::open(GamesOfFile::new(games, purpose))
        }
        OpenRequest::AnalyzeRecord {
            record,
            must_be_saved: true,
        } => analysis::open_pasted_game(&record, context),
        OpenRequest::AnalyzeRecord {
            record,
            must_be_saved: false,
        } => {
            let session = Session::from_record(&record, None, context.random_u64());
            let session_id = context.sessions.add(session);
            Transition::open(AnalysisBoard::new(session_id, context))
        }
        OpenRequest::PastedText(text) => analysis::open_pasted(&text, context),
        OpenRequest::Tree(tree) => Transition::open_if_some(TreeScreen::from_picture(*tree)),
        OpenRequest::OpenedLink(content) => link::open_link(content, context),
        OpenRequest::ShareLink(link) => Transition::open(LinkScreen(link)),
    }
}

/// Continues a game. Opens it on the analysis board instead if `purpose` is analysis, the game is
/// over, or it was itself a study.
pub(crate) fn open_game(
    session: Session,
    purpose: OpenPurpose,
    context: &mut AppContext,
) -> Transition {
    let opens_analysis = purpose == OpenPurpose::ToAnalyze
        || session.is_over()
        || session.header.origin == GameOrigin::StudyGame;
    let is_played_game = session.is_over() && session.header.origin != GameOrigin::StudyGame;
    let has_clocks = session.has_clocks();
    let session_id = context.sessions.add(session);
    if opens_analysis {
        let mut board = AnalysisBoard::new(session_id, context);
        if purpose == OpenPurpose::ToAnalyze && is_played_game && board.review.is_none() {
            board.start_analysis(context);
        }
        return Transition::open(board);
    }
    if has_clocks {
        // Save first that the clocks are stopped, so that a crash cannot charge the player for the
        // pause.
        context.save_session(session_id);
    }
    Transition::open(PlayScreen::new(session_id, context))
}

fn open_item(item: MenuItem, context: &mut AppContext) -> Transition {
    match item {
        MenuItem::Continue => {
            if let Some(file) = context
                .games
                .newest_unfinished_game()
                .map(|game| game.file.clone())
            {
                context.effects.push(Effect::OpenGame {
                    file,
                    purpose: OpenPurpose::ToContinueMatch,
                });
            }
            Transition::Stay
        }
        MenuItem::Play => Transition::open(GameSetup::new(context)),
        MenuItem::Puzzles => Transition::open(Puzzles::new(context)),
        MenuItem::Learn => Transition::open(CourseScreen::new(context)),
        MenuItem::Analyse => Transition::open(AnalyseHub::new(context)),
        MenuItem::Progress => Transition::open(ResultsScreen::new(context)),
        MenuItem::Settings => {
            // The line for endgame tables in the settings shows the number of loaded tables.
            context.open_tables();
            Transition::open(SettingsScreen::default())
        }
        MenuItem::Quit => Transition::Quit,
    }
}

/// Opens a screen that belongs to a submenu, for the key `command` pressed in the menu.
fn open_submenu_screen(command: Command, context: &mut AppContext) -> Transition {
    if command == Command::Tree {
        CourseScreen::new(context).open_start_tree(context)
    } else {
        let hub = &mut AnalyseHub::new(context);
        list_line::act(hub, &Action::Command(command), context).unwrap_or(Transition::Stay)
    }
}

/// Opens the screen for a line of the *Today* panel.
pub(crate) fn open_today_goal(goal: TodayGoal, context: &mut AppContext) -> Transition {
    let variant = daily_puzzle_variant(context);
    match (goal, variant) {
        (TodayGoal::GameResults, _) => Transition::open(ResultsScreen::new(context)),
        (TodayGoal::NextLesson, _) => {
            selected_kind(context).map_or(Transition::Stay, |kind| open_next_lesson(kind, context))
        }
        (_, None) => Transition::Stay,
        (TodayGoal::DailyPuzzle, Some(variant)) => {
            Transition::open(Puzzles::making_daily_puzzle(&variant, context))
        }
        (TodayGoal::PuzzleTraining, Some(variant)) => {
            Transition::open(TrainingScreen::new(variant, context))
        }
        (TodayGoal::OwnMistakes, Some(variant)) => Transition::open_if_some(
            MistakesScreen::open_own_positions(&variant, OwnPuzzleKind::Mistake, context),
        ),
        (TodayGoal::OpeningTraining, Some(variant)) => {
            repertoire::open_repertoire(&variant, context)
        }
    }
}

/// Opens the next lesson or chapter of `kind`. If all are finished, opens the list of lessons.
fn open_next_lesson(kind: GameKind, context: &mut AppContext) -> Transition {
    if let Some((lesson_index, _)) = first_unfinished_lesson(&kind, context) {
        return Transition::open_if_some(LessonScreen::new(kind, lesson_index, context));
    }
    if let GameKind::Awale(variant) = kind {
        let chapters = chapters(&variant);
        if let Some(chapter_index) = first_chapter_without_star(&variant, &chapters, context) {
            let chapter_screen = ChapterScreen::new(variant, chapters, chapter_index, context);
            return Transition::open_if_some(chapter_screen);
        }
    }
    Transition::open(CourseScreen::new(context))
}

/// Starts a game with the settings of the last game. Says where an unfinished one is, and who the
/// opponent is if the program proposes another one than in the last game.
fn play_now(context: &mut AppContext) -> Transition {
    let has_unfinished_game = context.games.newest_unfinished_game().is_some();
    context.notice = has_unfinished_game.then_some(Notice::OtherGameUnfinished);
    let proposed_opponent = context.proposed_opponent();
    let has_other_opponent = |game: &Record| {
        let is_proposed = |seat: &Seat| Some(game.players[*seat].spec) == proposed_opponent;
        proposed_opponent.is_some() && !Seat::BOTH.iter().any(is_proposed)
    };
    let is_new_opponent = context
        .games
        .records()
        .next()
        .is_some_and(has_other_opponent);
    let session_id = GameSetup::new(context).add_session(context);
    let mut play_screen = PlayScreen::new(session_id, context);
    play_screen.remark = is_new_opponent.then_some(PlayRemark::OtherOpponentProposed);
    Transition::open(play_screen)
}
