//! [`AppContext`]: the data and services that all screens share.

use std::{any::Any, cell::OnceCell, collections::BTreeSet, sync::Arc};

use awale_engine::tables::Tables;
use awale_study::{
    catalogue::{GameKind, PlayerSpec, Wdl},
    link,
    progress::{Progress, ProgressEvent},
    puzzle::Puzzle,
    rating::{self, Rating},
    record::{DateTime, Record, SowingDirection},
    study::AnalysisTask,
    words::{Language, Words},
};
use jiff::civil::Date;
use rand::{Rng, SeedableRng, rngs::StdRng};
use ratatui::layout::Size;
use toml::Value;

use crate::{
    app::{
        AppError, Effect, Job, JobId, MissingTablesMode, Notice, SessionId, Sessions,
        StoppedReview, TableProgress, TableSpeed, TablesNews, game_list::GameList,
        own_game_queue::OwnGameQueue,
    },
    config::Settings,
};
use awale_board::pictures::{ExportedPicture, GamePicture};
use awale_words::text::letter_marks::without_letter_marks;

/// Returns the current date and time. The shell supplies it.
pub type Clock = fn() -> DateTime;

/// The size of a window in which nothing was drawn yet.
const DEFAULT_WINDOW_SIZE: Size = Size::new(80, 24);

/// The data and services that all screens share: settings, texts, saved games, random numbers and
/// the clock. Screens push their effects into it.
#[derive(Debug)]
pub struct AppContext {
    pub settings: Settings,
    /// The texts of the language in force.
    pub words: Words,
    pub games: GameList,
    /// The lessons, chapters and puzzles that the user has solved. Loaded when the first screen
    /// needs them.
    pub learning_progress: Progress,
    /// The latest error, shown until the next key.
    pub error: Option<AppError>,
    /// A message about the latest action if nothing else on the screen shows its result. Shown
    /// until the next key.
    pub notice: Option<Notice>,
    /// The link to the last exported game or position, or the game on one line if the settings name
    /// no page for links. `None` if neither exists.
    pub exported_link_or_line: Option<String>,
    /// The games of the open screens.
    pub sessions: Sessions,
    /// The games whose last moves could not be saved.
    pub unsaved_sessions: BTreeSet<SessionId>,
    /// The endgame tables that were opened or built last.
    pub tables: Option<Arc<Tables>>,
    /// The progress of the endgame tables being built.
    pub table_progress: Option<TableProgress>,
    /// The speed at which this machine builds tables, once measured.
    pub table_speed: Option<TableSpeed>,
    /// The search for instructive positions in the user's own games.
    pub own_game_queue: OwnGameQueue,
    /// The job that creates a puzzle, and the date if this is the puzzle of a day.
    pub puzzle_job: Option<(JobId, Option<Date>)>,
    /// The variant and name of each exercise in which the user made a wrong move or asked for a
    /// hint since the chapter began.
    pub helped_exercises: Vec<(String, String)>,
    /// The names of the puzzles that were shown in puzzle storms since the program started.
    pub shown_storm_puzzles: BTreeSet<String>,
    /// The analyses of games that were stopped before their end, the newest last.
    pub stopped_reviews: Vec<StoppedReview>,
    /// The names of all themes.
    pub theme_names: Vec<String>,
    /// The language of the system, used if the settings name none.
    system_language: Language,
    pub effects: Vec<Effect>,
    /// The size of the window in which the last frame was drawn.
    pub window_size: Size,
    /// The state that the screens of a server, such as the club, share. Empty in `awale`.
    pub server_state: Box<dyn Any + Send>,
    /// The user's rating, estimated from the saved games on first use.
    rating: OnceCell<Option<Rating>>,
    /// The strength of the opponent that suits the user's rated games, computed on first use.
    suitable_opponent_elo: OnceCell<Option<f64>>,
    rng: StdRng,
    current_time: Clock,
    /// The id of the last job that was started.
    last_job_id: JobId,
}

impl AppContext {
    /// A context without games. `random_seed` initializes the random generator.
    pub fn new(
        settings: Settings,
        theme_names: Vec<String>,
        system_language: Language,
        random_seed: u64,
        current_time: Clock,
    ) -> AppContext {
        let words = Words::new(settings.language.unwrap_or(system_language));
        AppContext {
            theme_names,
            system_language,
            settings,
            words,
            games: GameList::default(),
            learning_progress: Progress::default(),
            error: None,
            notice: None,
            exported_link_or_line: None,
            sessions: Sessions::default(),
            unsaved_sessions: BTreeSet::new(),
            tables: None,
            table_progress: None,
            table_speed: None,
            own_game_queue: OwnGameQueue::default(),
            puzzle_job: None,
            helped_exercises: Vec::new(),
            shown_storm_puzzles: BTreeSet::new(),
            stopped_reviews: Vec::new(),
            effects: Vec::new(),
            window_size: DEFAULT_WINDOW_SIZE,
            server_state: Box::new(()),
            rating: OnceCell::new(),
            suitable_opponent_elo: OnceCell::new(),
            rng: StdRng::seed_from_u64(random_seed),
            current_time,
            last_job_id: 0,
        }
    }

    pub fn random_u64(&mut self) -> u64 {
        self.rng.next_u64()
    }

    /// The user's rating, estimated from the saved games on the first call. `None` if no game is
    /// rated.
    pub fn rating(&self) -> Option<&Rating> {
        self.rating
            .get_or_init(|| {
                rating::ratings_after_games(self.games.records())
                    .pop()
                    .map(|rated| rated.rating)
            })
            .as_ref()
    }

    /// The strength of the opponent that suits the user's rated games: the rating, or the strength
    /// of the latest opponent if it is higher and the user did not lose.
    fn find_suitable_opponent_elo(&self) -> Option<f64> {
        let rating = self.rating()?.elo;
        let rated_games = self.games.records().filter(|game| rating::is_rated(game));
        let latest_game = rated_games.max_by_key(|game| game.header.date.sort_key());
        let equal_opponent = latest_game
            .filter(|game| game.own_result() != Some(Wdl::Loss))
            .and_then(|game| Some(game.players[game.own_seat()?.opponent()].spec));
        let opponent_elo = equal_opponent.and_then(|opponent| rating::player_elo(&opponent));
        Some(opponent_elo.map_or(rating, |elo| elo.max(rating)))
    }

    /// The opponent that the program proposes until the user has chosen one.
    pub fn proposed_opponent(&self) -> Option<PlayerSpec> {
        self.settings.proposed_opponent(
            || *(self.suitable_opponent_elo).get_or_init(|| self.find_suitable_opponent_elo()),
            || (self.games.records()).any(Record::is_won_by_player),
        )
    }

    /// Whether the user's results decide the proposed opponent.
    pub fn proposes_opponent_by_results(&self) -> bool {
        let has_results =
            || self.rating().is_some() || self.games.records().any(Record::is_won_by_player);
        self.proposed_opponent().is_some() && has_results()
    }

    /// Changes a setting and saves it.
    pub fn set_setting(&mut self, key: &'static str, value: Value) {
        self.settings.set(key, &value);
        self.effects.push(Effect::SaveSettings(vec![(key, value)]));
    }

    /// Records an event of the user's progress.
    pub fn record_learning_progress(&mut self, event: ProgressEvent) {
        self.effects.push(Effect::RecordLearningProgress(event));
    }

    /// Replaces the list of saved games.
    pub fn set_games(&mut self, games: GameList) {
        self.games = games;
        (self.rating, self.suitable_opponent_elo) = (OnceCell::new(), OnceCell::new());
    }

    /// Loads the texts of the language that the settings name, with marked letters, because the
    /// screens highlight these letters.
    pub fn apply_language(&mut self) {
        let language = self.settings.language.unwrap_or(self.system_language);
        self.words = Words::with_letter_marks(language);
    }

    /// Applies news about the endgame tables.
    pub fn on_tables_news(&mut self, news: TablesNews) {
        match news {
            TablesNews::MeasuredSpeed(speed) => self.table_speed = Some(speed),
            TablesNews::Building(progress) => self.table_progress = Some(progress),
            TablesNews::Ready(tables) => (self.table_progress, self.tables) = (None, Some(tables)),
            TablesNews::BuildFailed(what) => {
                (self.table_progress, self.error) = (None, Some(AppError::TablesFailed(what)));
            }
        }
    }

    /// Opens the endgame tables for games of this kind. Also builds missing tables if `mode`
    /// requires it.
    pub fn request_tables(&mut self, kind: &GameKind, mode: MissingTablesMode) {
        if let GameKind::Awale(variant) = kind {
            self.effects
                .push(Effect::RequestTables(variant.rules, mode));
        }
    }

    /// Opens the existing endgame tables for the game that was chosen last (the setting
    /// `setup.game`).
    pub fn open_tables(&mut self) {
        let kinds = self.game_kinds();
        if let Some(kind) = kinds
            .iter()
            .find(|kind| kind.id() == self.settings.setup.game)
        {
            self.request_tables(kind, MissingTablesMode::OpenExistingTables);
        }
    }

    /// Copies a text to the clipboard and shows it as a notice.
    pub fn copy_to_clipboard(&mut self, text: String) {
        self.copy_lines_to_clipboard(&[text]);
    }

    /// Copies lines to the clipboard and shows a notice with the first one.
    pub fn copy_lines_to_clipboard(&mut self, lines: &[String]) {
        self.notice = lines.first().cloned().map(Notice::Copied);
        self.effects
            .push(Effect::CopyToClipboard(without_letter_marks(
                &lines.join("\n"),
            )));
    }

    /// Exports a picture of a puzzle.
    pub fn export_puzzle(&mut self, puzzle: &Puzzle) {
        let mut picture = GamePicture::of_puzzle(puzzle, self.settings.sowing, &self.words);
        picture.record.header.date = self.now();
        self.export_pictures(ExportedPicture::Game(Box::new(picture)));
        if !self.settings.share.page.is_empty() {
            self.exported_link_or_line =
                link::address_that_opens_puzzle(&self.settings.share.page, puzzle);
        }
    }

    /// Exports pictures. A notice stays on the screen until they are written. While the notice is
    /// shown, the export key shows a link to the game, or the game on one line, also if the
    /// pictures show a variation.
    pub fn export_pictures(&mut self, mut picture: ExportedPicture) {
        self.exported_link_or_line = None;
        if let ExportedPicture::Game(picture) = &mut picture {
            let whole_game = picture
                .whole_game_and_path
                .as_ref()
                .map(|(record, _)| record);
            let record = whole_game.unwrap_or(&picture.record);
            let page_address = &self.settings.share.page;
            let link = link::address_that_shows_record(page_address, record)
                .filter(|_| !page_address.is_empty());
            self.exported_link_or_line = link.or_else(|| record.to_line().ok());
            for line in &mut picture.caption_lines {
                *line = without_letter_marks(line);
            }
        }
        self.notice = Some(Notice::ExportingPictures);
        self.effects.push(Effect::ExportPictures(picture));
    }

    /// Rings the terminal bell if the settings allow it, to call a player who looks away.
    pub fn ring_bell(&mut self) {
        if self.settings.bell {
            self.effects.push(Effect::RingBell);
        }
    }

    /// Sets the pause between the moves of two computers, in milliseconds. A pause of 0 is not
    /// saved, because the next game would be over before the user sees it.
    pub fn set_pause_millis(&mut self, pause_millis: u32) {
        self.settings.pace_ms = pause_millis;
        if pause_millis > 0 {
            self.effects.push(Effect::SaveSettings(vec![(
                "pace_ms",
                i64::from(pause_millis).into(),
            )]));
        }
    }

    /// Sets the direction of sowing for new games.
    pub fn set_sowing_direction(&mut self, direction: SowingDirection) {
        if self.settings.sowing != direction {
            self.set_setting("sowing", direction.name().into());
        }
    }

    /// The date and time now.
    pub fn now(&self) -> DateTime {
        (self.current_time)()
    }

    /// Shows the text of a message as a notice.
    pub fn show_message(&mut self, message_id: &str) {
        self.notice = Some(Notice::Text(self.words.get(message_id)));
    }

    /// Starts a job in the background and returns its id. An older job of the same kind is stopped.
    pub fn start_job(&mut self, job: Job) -> JobId {
        self.last_job_id += 1;
        self.effects.push(Effect::StartJob(self.last_job_id, job));
        self.last_job_id
    }

    /// Analyzes `task` in the background. An earlier analysis is stopped.
    pub fn start_analysis(&mut self, task: AnalysisTask) -> PendingAnalysis {
        PendingAnalysis(Some(self.start_job(Job::Study(task))))
    }

    /// All games that can be played: the variants (built-in, then the user's own), then the
    /// matchstick games.
    pub fn game_kinds(&self) -> Vec<GameKind> {
        let variants = self.settings.variants().into_iter().map(GameKind::Awale);
        variants
            .chain([GameKind::Matches(self.settings.matchstick_rules())])
            .collect()
    }
}

/// The running analysis whose result a screen waits for, if there is one.
#[derive(Clone, Copy, Debug, Default)]
pub struct PendingAnalysis(Option<JobId>);

impl PendingAnalysis {
    /// Whether `job` is this analysis.
    pub fn is_job_of_analysis(self, job: JobId) -> bool {
        self.0 == Some(job)
    }

    /// Whether an analysis is running.
    pub const fn is_analysis_running(self) -> bool {
        self.0.is_some()
    }

    /// Marks the analysis as finished: the last result has come, or the analysis has failed.
    pub fn mark_finished(&mut self) {
        self.0 = None;
    }

    /// Stops the analysis if it is running.
    pub fn stop(&mut self, context: &mut AppContext) {
        context.effects.extend(self.0.take().map(Effect::StopJob));
    }
}
