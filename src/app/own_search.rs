//! Which of the player's own games are still to be looked through for positions worth another look.

use std::collections::HashSet;

use awale_study::catalogue::Kind;
use awale_study::progress::Progress;
use awale_study::record::Record;

use crate::app::{GameFile, GameList, Question};

/// The games that are looked through: the newest.
const NEWEST: usize = 200;

/// The games that are still to be looked through.
#[derive(Debug, Default)]
pub struct OwnSearch {
    /// Those that are waiting, the next one last.
    waiting: Vec<GameFile>,
    /// The game that is looked through.
    pub(crate) now: Option<(Question, GameFile)>,
    /// Those that this run of the program has done.
    pub(crate) done: HashSet<GameFile>,
    /// Whether it is known which games were looked through before.
    is_ready: bool,
}

impl OwnSearch {
    /// How many games are still to be looked through.
    #[must_use]
    pub fn left(&self) -> usize {
        if self.is_ready { self.waiting.len() + usize::from(self.now.is_some()) } else { 0 }
    }

    /// Whether one is looked through now.
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.now.is_some()
    }

    /// The games on the shelf have changed. Those that `progress` knows as searched do not wait.
    pub(crate) fn look_at(&mut self, shelf: &GameList, progress: &Progress) {
        let own = shelf.0.iter().filter(|game| game.file.is_ours() && game.record.as_ref().is_ok_and(is_own));
        let mut files: Vec<&GameFile> = own.map(|game| &game.file).collect();
        // Their names begin with the date.
        files.sort();
        let newest = files.into_iter().rev().take(NEWEST).rev();
        let is_now = |file: &GameFile| self.now.as_ref().is_some_and(|(_, now)| now == file);
        let is_searched = |file: &GameFile| self.done.contains(file) || progress.own().has_searched(&file.0);
        self.waiting = newest.filter(|file| !is_searched(file) && !is_now(file)).cloned().collect();
    }

    /// What was done before is known.
    pub(crate) fn know(&mut self, progress: &Progress) {
        self.is_ready = true;
        self.waiting.retain(|file| !progress.own().has_searched(&file.0));
    }

    /// The next game to be looked through, if one may be begun.
    pub(crate) fn next(&mut self) -> Option<GameFile> {
        if self.now.is_some() || !self.is_ready { None } else { self.waiting.pop() }
    }

    /// The game that `question` looked through, which is done; none where it was ended.
    pub(crate) fn answered(&mut self, question: Question) -> Option<GameFile> {
        let (_, file) = self.now.take_if(|(asked, _)| *asked == question)?;
        self.done.insert(file.clone());
        Some(file)
    }

    /// Puts back the game that was being looked through. Returns whether there was one.
    pub(crate) fn put_back(&mut self) -> bool {
        let Some((_, file)) = self.now.take() else { return false };
        self.waiting.push(file);
        true
    }
}

/// Whether a game is over and was played by one human, against the computer, by rules that have puzzles.
fn is_own(record: &Record) -> bool {
    matches!(record.kind, Kind::Awale(_)) && record.result().is_some() && record.own_seat().is_some()
}
