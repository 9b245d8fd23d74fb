//! [`AppContext`]: what every screen uses.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_study::catalogue::Kind;
use awale_study::progress::Progress;
use awale_study::puzzle::Puzzle;
use awale_study::rating::{self, Rating};
use awale_study::record::{DateTime, Direction};
use awale_study::study::AnalysisTask;
use jiff::civil::Date;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::game_list::GameList;
use crate::app::own_search::OwnSearch;
use crate::app::{
    Effect, Job, JobId, Notice, SessionId, Sessions, TableMode, TableProgress, TableSpeed,
    TablesNews, Trouble,
};
use crate::config::Settings;
use awale_board::pictures::{Exhibit, SharedPicture};
use awale_study::words::{Language, Words};

/// Gives the present date and time; from the shell.
pub type Clock = fn() -> DateTime;

/// What every screen uses: settings, words, saved games, random numbers, the clock; and where it
/// leaves its effects.
#[derive(Debug)]
pub struct AppContext {
    pub settings: Settings,
    /// The words of the language in force.
    pub words: Words,
    pub games: GameList,
    /// What you have learned and solved, once a screen has read it.
    pub progress: Progress,
    /// What went wrong last, until the next key.
    pub trouble: Option<Trouble>,
    /// What was done last and shows nowhere else, until the next key.
    pub notice: Option<Notice>,
    /// The games on the screens.
    pub sessions: Sessions,
    /// The games whose last moves could not be saved.
    pub unsaved: BTreeSet<SessionId>,
    /// The endgame tables that were opened or made last.
    pub tables: Option<Arc<Tables>>,
    /// How far the making of tables has come.
    pub making: Option<TableProgress>,
    /// How fast this machine makes tables, once known.
    pub table_speed: Option<TableSpeed>,
    /// The search through the player's own games.
    pub own_search: OwnSearch,
    /// The job that makes a puzzle, and for which day.
    pub making_puzzle: Option<(JobId, Option<Date>)>,
    /// Exercises with a wrong move or a hint since the chapter was begun: variant and name of each.
    pub helped: Vec<(String, String)>,
    /// The names of all themes.
    pub themes: Vec<String>,
    /// The language of the system, if the settings name none.
    system: Language,
    pub effects: Vec<Effect>,
    /// Your rating by the saved games, once computed.
    rating: OnceCell<Option<Rating>>,
    chance: StdRng,
    clock: Clock,
    /// The number of the last job.
    jobs: JobId,
}

impl AppContext {
    /// A context without games. All random numbers come from `seed`.
    #[must_use]
    pub fn new(
        settings: Settings,
        themes: Vec<String>,
        system: Language,
        seed: u64,
        clock: Clock,
    ) -> AppContext {
        let words = Words::new(settings.language.unwrap_or(system));
        AppContext {
            themes,
            system,
            settings,
            words,
            games: GameList::default(),
            progress: Progress::default(),
            trouble: None,
            notice: None,
            sessions: Sessions::default(),
            unsaved: BTreeSet::new(),
            tables: None,
            making: None,
            table_speed: None,
            own_search: OwnSearch::default(),
            making_puzzle: None,
            helped: Vec::new(),
            effects: Vec::new(),
            rating: OnceCell::new(),
            chance: StdRng::seed_from_u64(seed),
            clock,
            jobs: 0,
        }
    }

    pub fn draw(&mut self) -> u64 {
        self.chance.next_u64()
    }

    /// Your rating by the saved games; `None` if no game is rated. Computed on the first call.
    #[must_use]
    pub fn rating(&self) -> Option<&Rating> {
        self.rating
            .get_or_init(|| {
                rating::history(self.games.records())
                    .pop()
                    .map(|rated| rated.rating)
            })
            .as_ref()
    }

    /// Replaces the list of saved games.
    pub fn set_games(&mut self, games: GameList) {
        (self.games, self.rating) = (games, OnceCell::new());
    }

    /// Switches to the language of the settings.
    pub fn speak(&mut self) {
        self.words = Words::new(self.settings.language.unwrap_or(self.system));
    }

    /// Takes news of the endgame tables.
    pub fn hear(&mut self, news: TablesNews) {
        match news {
            TablesNews::Speed(speed) => self.table_speed = Some(speed),
            TablesNews::Making(progress) => self.making = Some(progress),
            TablesNews::Ready(tables) => (self.making, self.tables) = (None, Some(tables)),
            TablesNews::Failed(what) => {
                (self.making, self.trouble) = (None, Some(Trouble::Tables(what)));
            }
        }
    }

    /// Opens the tables for games of this kind, and makes them if `wish` says so.
    pub fn want_tables(&mut self, kind: &Kind, wish: TableMode) {
        if let Kind::Awale(variant) = kind {
            self.effects.push(Effect::WantTables(variant.rules, wish));
        }
    }

    /// Opens the tables that are there for the game of *Play*.
    pub fn open_tables(&mut self) {
        let kinds = self.kinds();
        if let Some(kind) = kinds
            .iter()
            .find(|kind| kind.id() == self.settings.setup.game)
        {
            self.want_tables(kind, TableMode::Open);
        }
    }

    /// Copies a text, and says so.
    pub fn copy(&mut self, text: String) {
        self.notice = Some(Notice::Copied(text.clone()));
        self.effects.push(Effect::Copy(text));
    }

    /// Copies lines, and shows the first.
    pub fn share(&mut self, lines: &[String]) {
        self.notice = lines.first().cloned().map(Notice::Copied);
        self.effects.push(Effect::Copy(lines.join("\n")));
    }

    /// Exports a picture of a puzzle.
    pub fn export_puzzle(&mut self, puzzle: &Puzzle) {
        let mut picture = Exhibit::of_puzzle(puzzle, self.settings.sowing, &self.words);
        picture.record.header.date = self.now();
        self.export(SharedPicture::Game(Box::new(picture)));
    }

    /// Exports pictures, and says so until they are written.
    pub fn export(&mut self, picture: SharedPicture) {
        self.notice = Some(Notice::Exporting);
        self.effects.push(Effect::Export(picture));
    }

    /// Rings the bell, if the settings allow it, for a player who looks elsewhere.
    pub fn ring(&mut self) {
        if self.settings.bell {
            self.effects.push(Effect::Bell);
        }
    }

    /// Sets the pause between the moves of two computers, in milliseconds. A pause of 0 is not
    /// saved: the next game would be over before you see it.
    pub fn set_pace(&mut self, pace: u32) {
        self.settings.pace_ms = pace;
        if pace > 0 {
            self.effects.push(Effect::SaveSettings(vec![(
                "pace_ms",
                i64::from(pace).into(),
            )]));
        }
    }

    /// Sets the direction of sowing in new games.
    pub fn set_direction(&mut self, direction: Direction) {
        if self.settings.sowing != direction {
            self.settings.sowing = direction;
            self.effects.push(Effect::SaveSettings(vec![(
                "sowing",
                direction.name().into(),
            )]));
        }
    }

    /// The date and time now.
    #[must_use]
    pub fn now(&self) -> DateTime {
        (self.clock)()
    }

    /// Starts a job in the background, in place of the older one of its kind.
    pub fn start(&mut self, job: Job) -> JobId {
        self.jobs += 1;
        self.effects.push(Effect::Start(self.jobs, job));
        self.jobs
    }

    /// Studies `task` in the background, in place of the last study.
    pub fn study(&mut self, task: AnalysisTask) -> PendingStudy {
        PendingStudy(Some(self.start(Job::Study(task))))
    }

    /// All games to play: the variants, built-in and your own, then the matches.
    #[must_use]
    pub fn kinds(&self) -> Vec<Kind> {
        let variants = self.settings.variants().into_iter().map(Kind::Awale);
        variants
            .chain([Kind::Matches(self.settings.matches_rules())])
            .collect()
    }
}

/// The study whose answer is awaited, if there is one.
#[derive(Clone, Copy, Debug, Default)]
pub struct PendingStudy(Option<JobId>);

impl PendingStudy {
    /// Whether the results of `job` are awaited.
    #[must_use]
    pub fn awaits(self, job: JobId) -> bool {
        self.0 == Some(job)
    }

    /// Whether a study is running.
    #[must_use]
    pub const fn is_running(self) -> bool {
        self.0.is_some()
    }

    /// The last answer has come, or the study has failed.
    pub fn end(&mut self) {
        self.0 = None;
    }

    /// Stops the study if it is running.
    pub fn stop(&mut self, context: &mut AppContext) {
        context.effects.extend(self.0.take().map(Effect::Stop));
    }
}
