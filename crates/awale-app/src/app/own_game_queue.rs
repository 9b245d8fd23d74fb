//! Searches the user's own games for instructive positions while the program is otherwise idle.
//!
//! One job searches one game, and its result starts the next job, so nothing runs after the last
//! game. If the engine may be needed or a clock runs, the search stops immediately. The interrupted
//! game is searched again later.

use std::collections::HashSet;

use awale_rules::Pit;
use awale_study::{
    catalogue::{AnyGame, AnyMove, GameKind},
    progress::Progress,
    record::Record,
};

use crate::app::{App, Effect, GameFile, GameList, GameSearchRequest, Job, JobId};

/// Only this many of the newest games are searched.
const MAX_SEARCHED_GAMES: usize = 200;

/// The queue of games to search.
#[derive(Debug, Default)]
pub struct OwnGameQueue {
    /// The games to search. The next one is the last element.
    waiting_files: Vec<GameFile>,
    /// The running job and the game that it searches.
    pub current_search: Option<(JobId, GameFile)>,
    /// The games searched since the program started.
    pub searched_files: HashSet<GameFile>,
    /// Whether the progress file has been loaded, which lists the games that earlier runs searched.
    is_learning_progress_loaded: bool,
}

impl OwnGameQueue {
    /// The number of games still to search.
    pub fn remaining_game_count(&self) -> usize {
        if self.is_learning_progress_loaded {
            self.waiting_files.len() + usize::from(self.current_search.is_some())
        } else {
            0
        }
    }

    /// Whether a game is being searched.
    pub fn is_running(&self) -> bool {
        self.current_search.is_some()
    }

    /// Replaces the queue after a change of the saved games. Games that `progress` lists as
    /// searched are left out.
    pub fn set_games(&mut self, games: &GameList, progress: &Progress) {
        let own_games = games.0.iter().filter(|game| {
            game.file.is_created_by_program() && game.record.as_ref().is_ok_and(is_searchable)
        });
        let mut files: Vec<&GameFile> = own_games.map(|game| &game.file).collect();
        // File names begin with the date of the game.
        files.sort();
        let newest_files = files.into_iter().rev().take(MAX_SEARCHED_GAMES).rev();
        let is_current_file = |file: &GameFile| {
            self.current_search
                .as_ref()
                .is_some_and(|(_, now)| now == file)
        };
        let is_searched = |file: &GameFile| {
            self.searched_files.contains(file) || progress.has_searched_game(&file.0)
        };
        self.waiting_files = newest_files
            .filter(|file| !is_searched(file) && !is_current_file(file))
            .cloned()
            .collect();
    }

    /// Removes the games that earlier runs have searched, according to `progress`.
    pub fn set_learning_progress(&mut self, progress: &Progress) {
        self.is_learning_progress_loaded = true;
        self.waiting_files
            .retain(|file| !progress.has_searched_game(&file.0));
    }

    /// Takes the next game from the queue. `None` if a game is being searched, or the progress is
    /// not loaded.
    pub fn next_game(&mut self) -> Option<GameFile> {
        if self.current_search.is_some() || !self.is_learning_progress_loaded {
            None
        } else {
            self.waiting_files.pop()
        }
    }

    /// Notes that `job` is finished and returns its game. `None` if that search was stopped.
    pub fn finish_search(&mut self, job: JobId) -> Option<GameFile> {
        let (_, file) = self.current_search.take_if(|(now, _)| *now == job)?;
        self.searched_files.insert(file.clone());
        Some(file)
    }

    /// Puts the game being searched back into the queue. Returns its job, which must be stopped.
    fn requeue_current(&mut self) -> Option<JobId> {
        let (job, file) = self.current_search.take()?;
        self.waiting_files.push(file);
        Some(job)
    }
}

/// Whether the game is over, was played by one human against the computer, and has rules for which
/// puzzles exist.
fn is_searchable(record: &Record) -> bool {
    matches!(record.kind, GameKind::Awale(_))
        && record.result().is_some()
        && record.own_seat().is_some()
}

fn game_search_request(record: &Record) -> Option<GameSearchRequest> {
    let positions_so_far = AnyGame::all_as_awale(record.game().positions_so_far())?;
    let played_pits: Vec<Pit> = record
        .moves()
        .iter()
        .copied()
        .map(AnyMove::as_pit)
        .collect::<Option<_>>()?;
    Some(GameSearchRequest {
        positions_so_far,
        played_pits,
        own_seat: record.own_seat()?,
    })
}

impl App {
    /// Starts or stops the search, depending on the open screens.
    pub fn search_own_games(&mut self) {
        let context = &mut self.context;
        let is_quitting = context
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Quit));
        let may_search = context.settings.study.own_games
            && !is_quitting
            && !self
                .screens
                .iter()
                .any(|screen| screen.behavior(context).needs_engine_or_clocks);
        if !may_search {
            let stopped_job = context.own_game_queue.requeue_current();
            context.effects.extend(stopped_job.map(Effect::StopJob));
            return;
        }
        while let Some(file) = context.own_game_queue.next_game() {
            let record = context
                .games
                .0
                .iter()
                .find(|game| game.file == file)
                .map(|game| &game.record);
            if let Some(search_request) =
                record.and_then(|record| game_search_request(record.as_ref().ok()?))
            {
                let job = context.start_job(Job::SearchOwnGame(search_request));
                context.own_game_queue.current_search = Some((job, file));
                return;
            }
        }
    }
}
