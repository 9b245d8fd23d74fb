//! Looking through the player's own games for positions worth another look, while nothing else goes on.
//!
//! One game is ordered at a time. What comes back orders the next, so nothing wakes up where there is nothing left to do. Wherever
//! the engine may be wanted, or a clock runs, the search ends at once; the game is looked through again later.

use std::collections::HashSet;

use awale_rules::Pit;

use crate::catalogue::{AnyGame, AnyMove, Kind};
use crate::progress::Progress;
use crate::puzzle::FoundMove;
use crate::rating::rated_seat;
use crate::record::Record;

use super::event::SearchOrder;
use super::mistakes::own;
use super::{App, Effect, GameFile, GameState, Question, Screen, Shelf};

/// The games that are looked through: the newest.
const NEWEST: usize = 200;

/// The games that are still to be looked through.
#[derive(Debug, Default)]
pub struct OwnSearch {
    /// Those that are waiting, the next one last.
    waiting: Vec<GameFile>,
    /// The game that is looked through.
    now: Option<(Question, GameFile)>,
    /// Those that this run of the program has done.
    done: HashSet<GameFile>,
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

    /// The games on the shelf have changed.
    pub(super) fn look_at(&mut self, shelf: &Shelf) {
        let own = shelf.0.iter().filter(|game| game.file.is_ours() && game.record.as_ref().is_ok_and(is_own));
        let mut files: Vec<&GameFile> = own.map(|game| &game.file).collect();
        // Their names begin with the date.
        files.sort_unstable();
        let newest = files.into_iter().rev().take(NEWEST).rev();
        let is_now = |file: &GameFile| self.now.as_ref().is_some_and(|(_, now)| now == file);
        self.waiting = newest.filter(|file| !self.done.contains(file) && !is_now(file)).cloned().collect();
    }

    /// What was done before is known.
    pub(super) fn know(&mut self, progress: &Progress) {
        self.is_ready = true;
        self.waiting.retain(|file| !progress.own().has_searched(&file.0));
    }

    /// Puts back the game that was being looked through. Returns whether there was one.
    fn put_back(&mut self) -> bool {
        let Some((_, file)) = self.now.take() else { return false };
        self.waiting.push(file);
        true
    }
}

/// Whether a game is over and was played by one human, against the computer, by rules that have puzzles.
fn is_own(record: &Record) -> bool {
    matches!(record.kind, Kind::Awale(_)) && record.result().is_some() && rated_seat(record).is_some()
}

/// What is to be looked through.
fn order(record: &Record) -> Option<SearchOrder> {
    let past = record.game().past().iter().copied().map(AnyGame::awale).collect::<Option<_>>()?;
    let played: Vec<Pit> = record.moves().iter().copied().map(AnyMove::pit).collect::<Option<_>>()?;
    Some(SearchOrder { past, played, own: rated_seat(record)? })
}

impl Screen {
    /// Whether the engine is not wanted here and no clock runs.
    fn leaves_time(&self) -> bool {
        matches!(
            self,
            Screen::Menu(_)
                | Screen::Puzzles(_)
                | Screen::Saved(_)
                | Screen::Results(_)
                | Screen::Settings(_)
                | Screen::Setup(_)
                | Screen::Gallery(_)
                | Screen::Rules(_)
                | Screen::Help(_)
        )
    }
}

impl App {
    /// Begins, goes on with or ends the search, as the screens allow it.
    pub(super) fn search_own_games(&mut self) {
        let context = &mut self.context;
        let is_leaving = context.effects.iter().any(|effect| matches!(effect, Effect::Quit));
        let may = context.settings.study.own_games && !is_leaving && self.screens.iter().all(Screen::leaves_time);
        if !may {
            if context.own_search.put_back() {
                context.effects.push(Effect::StopSearching);
            }
            return;
        }
        if context.own_search.now.is_some() || !context.own_search.is_ready {
            return;
        }
        while let Some(file) = context.own_search.waiting.pop() {
            let record = context.shelf.0.iter().find(|game| game.file == file).map(|game| &game.record);
            if let Some(order) = record.and_then(|record| order(record.as_ref().ok()?)) {
                let question = context.next_question();
                context.own_search.now = Some((question, file));
                context.effects.push(Effect::SearchGame { question, order });
                return;
            }
        }
    }

    /// A game was looked through. What comes of one that was ended is nothing.
    pub(super) fn searched(&mut self, question: Question, found: Option<Vec<FoundMove>>) {
        let context = &mut self.context;
        let Some((_, file)) = context.own_search.now.take_if(|(asked, _)| *asked == question) else { return };
        let game = context.shelf.0.iter().find(|game| game.file == file).and_then(|game| game.record.as_ref().ok());
        let game = game.map(|record| GameState {
            kind: record.kind.clone(),
            direction: record.sowing,
            referee: record.referee(),
        });
        context.own_search.done.insert(file.clone());
        if let (Some(found), Some(game)) = (found, game) {
            own::keep_found(found, &game, file.0, context);
        }
    }
}
