//! What every screen may use.

use std::cell::OnceCell;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_rules::matches;
use awale_study::catalogue::Kind;
use awale_study::progress::Progress;
use awale_study::puzzle::Puzzle;
use awale_study::rating::{self, Rating};
use awale_study::record::{DateTime, Direction};
use awale_study::study::StudyTask;
use jiff::civil::Date;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::app::event::{Effect, Notice, Question, TableMode, TablesNews, Trouble};
use crate::app::game_list::GameList;
use crate::app::making::{TableProgress, TableSpeed};
use crate::app::own_search::OwnSearch;
use crate::config::Settings;
use crate::pictures::{Exhibit, SharedPicture};
use crate::words::{Language, Words};

/// Tells the present date and time; handed in by the shell.
pub type Clock = fn() -> DateTime;

/// What every screen may use: settings, words, saved games, chance and the clock; and where it leaves its effects.
#[derive(Debug)]
pub struct AppContext {
    pub settings: Settings,
    /// The words of the language in force.
    pub words: Words,
    pub shelf: GameList,
    /// What the person has learned and solved, once a screen has asked for it.
    pub progress: Progress,
    /// What went wrong last, until it is put right or read.
    pub trouble: Option<Trouble>,
    /// What was done last, where nothing else shows it; until the next key.
    pub notice: Option<Notice>,
    /// Whether the last moves could not be saved.
    pub unsaved: bool,
    /// The endgame tables that were made or opened last.
    pub tables: Option<Arc<Tables>>,
    /// How far the tables have come that are being made.
    pub making: Option<TableProgress>,
    /// How fast tables were made on this machine, once that is known.
    pub table_speed: Option<TableSpeed>,
    /// The search through the player's own games.
    pub own_search: OwnSearch,
    /// The puzzle that is being made, and for which day.
    pub(crate) making_puzzle: Option<(Question, Option<Date>)>,
    /// The exercises in which a move was wrong, or a hint was given, since they were begun in turn: variant and name of each.
    pub(crate) helped: Vec<(String, String)>,
    /// The names of the themes there are.
    pub themes: Vec<String>,
    /// The language of the system, for those who chose none.
    system: Language,
    pub effects: Vec<Effect>,
    /// How strong the player is by the games on the shelf, once that was asked.
    rating: OnceCell<Option<Rating>>,
    chance: StdRng,
    clock: Clock,
    questions: Question,
}

impl AppContext {
    /// A context with nothing on it. Everything random comes from `seed`.
    #[must_use]
    pub fn new(settings: Settings, themes: Vec<String>, system: Language, seed: u64, clock: Clock) -> AppContext {
        let words = Words::new(settings.language.unwrap_or(system));
        AppContext {
            themes,
            system,
            settings,
            words,
            shelf: GameList::default(),
            progress: Progress::default(),
            trouble: None,
            notice: None,
            unsaved: false,
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
            questions: 0,
        }
    }

    pub fn draw(&mut self) -> u64 {
        self.chance.next_u64()
    }

    /// How strong the player is by the saved games; `None` where no game is rated. Found out when it is asked first.
    #[must_use]
    pub fn rating(&self) -> Option<&Rating> {
        let records = self.shelf.0.iter().filter_map(|game| game.record.as_ref().ok());
        self.rating.get_or_init(|| rating::history(records).pop().map(|rated| rated.rating)).as_ref()
    }

    /// Puts other games on the shelf.
    pub(crate) fn restock(&mut self, shelf: GameList) {
        (self.shelf, self.rating) = (shelf, OnceCell::new());
    }

    /// Speaks the language of the settings from now on.
    pub(crate) fn speak(&mut self) {
        self.words = Words::new(self.settings.language.unwrap_or(self.system));
    }

    /// How the tables come along.
    pub(crate) fn hear(&mut self, news: TablesNews) {
        if let TablesNews::Speed(speed) = news {
            self.table_speed = Some(speed);
            return;
        }
        self.making = None;
        match news {
            TablesNews::Speed(_) => {}
            TablesNews::Making(progress) => self.making = Some(progress),
            TablesNews::Ready(tables) => self.tables = Some(tables),
            TablesNews::Failed(what) => self.trouble = Some(Trouble::Tables(what)),
        }
    }

    /// Has the tables for games of this kind opened, and made if that is the wish.
    pub(crate) fn want_tables(&mut self, kind: &Kind, wish: TableMode) {
        if let Kind::Awale(variant) = kind {
            self.effects.push(Effect::WantTables(variant.rules, wish));
        }
    }

    /// Has those tables opened that are there for the game of *Play*, up to the number of seeds that is set.
    pub(crate) fn open_tables(&mut self) {
        let kinds = self.kinds(self.settings.matches_rules());
        if let Some(kind) = kinds.iter().find(|kind| kind.id() == self.settings.setup.game) {
            self.want_tables(kind, TableMode::Open);
        }
    }

    /// Hands a text to the clipboard, and says so.
    pub(crate) fn copy(&mut self, text: String) {
        self.notice = Some(Notice::Copied(text.clone()));
        self.effects.push(Effect::Copy(text));
    }

    /// Hands lines to the clipboard, and says the first.
    pub(crate) fn share(&mut self, lines: &[String]) {
        self.notice = lines.first().cloned().map(Notice::Copied);
        self.effects.push(Effect::Copy(lines.join("\n")));
    }

    /// Has a puzzle written as a picture to share.
    pub(crate) fn export_puzzle(&mut self, puzzle: &Puzzle) {
        let mut picture = Exhibit::of_puzzle(puzzle, self.settings.sowing, &self.words);
        picture.record.date = self.now();
        self.export(SharedPicture::Game(Box::new(picture)));
    }

    /// Has pictures written, and says so until they are.
    pub(crate) fn export(&mut self, picture: SharedPicture) {
        self.notice = Some(Notice::Exporting);
        self.effects.push(Effect::Export(picture));
    }

    /// Calls the player, who may be looking elsewhere, if the settings want it.
    pub(crate) fn ring(&mut self) {
        if self.settings.bell {
            self.effects.push(Effect::Bell);
        }
    }

    /// Lets two computers play at another pace, in milliseconds between moves. No pause at all is for now only: the next
    /// game that is watched would be over before it is seen.
    pub(crate) fn set_pace(&mut self, pace: u32) {
        self.settings.pace_ms = pace;
        if pace > 0 {
            self.effects.push(Effect::SaveSettings(vec![("pace_ms", i64::from(pace).into())]));
        }
    }

    /// Has sowing go this way in the pictures of new games.
    pub(crate) fn set_direction(&mut self, direction: Direction) {
        if self.settings.sowing != direction {
            self.settings.sowing = direction;
            self.effects.push(Effect::SaveSettings(vec![("sowing", direction.name().into())]));
        }
    }

    /// The date and time now.
    #[must_use]
    pub fn now(&self) -> DateTime {
        (self.clock)()
    }

    /// A new number for a question to the computer.
    pub(crate) fn next_question(&mut self) -> Question {
        self.questions += 1;
        self.questions
    }

    /// Has `task` studied in the background, in place of whatever was studied before. Returns the number of the question.
    pub(crate) fn study(&mut self, task: StudyTask) -> Question {
        let question = self.next_question();
        self.effects.push(Effect::Study { question, task });
        question
    }

    /// Everything that can be played: the variants, built-in and the user's own, then the matches.
    #[must_use]
    pub fn kinds(&self, matches: matches::HeapRules) -> Vec<Kind> {
        let variants = self.settings.variants().into_iter().map(Kind::Awale);
        variants.chain([Kind::Matches(matches)]).collect()
    }
}
