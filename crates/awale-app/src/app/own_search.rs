//! The search through your own games for positions worth another look, while nothing else goes on.
//!
//! One game is ordered at a time, and its answer orders the next, so nothing wakes up once all are
//! searched. Wherever the engine may be needed or a clock runs, the search ends at once; that game
//! is searched again later.

use std::collections::HashSet;

use awale_rules::Pit;
use awale_study::catalogue::{AnyGame, AnyMove, Kind};
use awale_study::progress::Progress;
use awale_study::record::Record;

use crate::app::{App, Effect, GameFile, GameList, Job, JobId, SearchOrder};

/// How many of the newest games are searched.
const NEWEST: usize = 200;

/// The games still to search.
#[derive(Debug, Default)]
pub struct OwnSearch {
    /// Those that wait, the next one last.
    waiting: Vec<GameFile>,
    /// The game being searched.
    pub now: Option<(JobId, GameFile)>,
    /// Those searched in this run of the program.
    pub done: HashSet<GameFile>,
    /// Whether it is known which games earlier runs searched.
    is_ready: bool,
}

impl OwnSearch {
    /// How many games are still to search.
    #[must_use]
    pub fn left(&self) -> usize {
        if self.is_ready {
            self.waiting.len() + usize::from(self.now.is_some())
        } else {
            0
        }
    }

    /// Whether one is being searched.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.now.is_some()
    }

    /// Takes over a new list of saved games, without those that `progress` knows as searched.
    pub fn look_at(&mut self, games: &GameList, progress: &Progress) {
        let own = games
            .0
            .iter()
            .filter(|game| game.file.is_ours() && game.record.as_ref().is_ok_and(is_own));
        let mut files: Vec<&GameFile> = own.map(|game| &game.file).collect();
        // Their names begin with the date.
        files.sort();
        let newest = files.into_iter().rev().take(NEWEST).rev();
        let is_now = |file: &GameFile| self.now.as_ref().is_some_and(|(_, now)| now == file);
        let is_searched =
            |file: &GameFile| self.done.contains(file) || progress.own().has_searched(&file.0);
        self.waiting = newest
            .filter(|file| !is_searched(file) && !is_now(file))
            .cloned()
            .collect();
    }

    /// Takes over what earlier runs have searched.
    pub fn know(&mut self, progress: &Progress) {
        self.is_ready = true;
        self.waiting
            .retain(|file| !progress.own().has_searched(&file.0));
    }

    /// The next game to search, if none is being searched.
    pub fn next_game(&mut self) -> Option<GameFile> {
        if self.now.is_some() || !self.is_ready {
            None
        } else {
            self.waiting.pop()
        }
    }

    /// The game that `job` has searched; `None` if that search was stopped.
    pub fn answered(&mut self, job: JobId) -> Option<GameFile> {
        let (_, file) = self.now.take_if(|(now, _)| *now == job)?;
        self.done.insert(file.clone());
        Some(file)
    }

    /// Puts back the game being searched. Returns the job that searches it, if there is one.
    pub fn put_back(&mut self) -> Option<JobId> {
        let (job, file) = self.now.take()?;
        self.waiting.push(file);
        Some(job)
    }
}

/// Whether a game is over and was played by one human against the computer, by rules that have
/// puzzles.
fn is_own(record: &Record) -> bool {
    matches!(record.kind, Kind::Awale(_))
        && record.result().is_some()
        && record.own_seat().is_some()
}

fn order(record: &Record) -> Option<SearchOrder> {
    let past = record
        .game()
        .past()
        .iter()
        .copied()
        .map(AnyGame::awale)
        .collect::<Option<_>>()?;
    let played: Vec<Pit> = record
        .moves()
        .iter()
        .copied()
        .map(AnyMove::pit)
        .collect::<Option<_>>()?;
    Some(SearchOrder {
        past,
        played,
        own: record.own_seat()?,
    })
}

impl App {
    /// Begins, continues or ends the search, as the screens allow.
    pub fn search_own_games(&mut self) {
        let context = &mut self.context;
        let is_leaving = context
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Quit));
        let may = context.settings.study.own_games
            && !is_leaving
            && self
                .screens
                .iter()
                .all(|screen| screen.status(context).allows_background_search);
        if !may {
            let stopped = context.own_search.put_back();
            context.effects.extend(stopped.map(Effect::Stop));
            return;
        }
        while let Some(file) = context.own_search.next_game() {
            let record = context
                .games
                .0
                .iter()
                .find(|game| game.file == file)
                .map(|game| &game.record);
            if let Some(order) = record.and_then(|record| order(record.as_ref().ok()?)) {
                let job = context.start(Job::Search(order));
                context.own_search.now = Some((job, file));
                return;
            }
        }
    }
}
