//! Looking through the player's own games for positions worth another look, while nothing else goes on.
//!
//! One game is ordered at a time. What comes back orders the next, so nothing wakes up where there is nothing left to do. Wherever
//! the engine may be wanted, or a clock runs, the search ends at once; the game is looked through again later.

use awale_rules::Pit;

use crate::catalogue::{AnyGame, AnyMove};
use crate::puzzle::FoundMove;
use crate::rating::rated_seat;
use crate::record::Record;

use crate::screens::mistakes::own;
use crate::app::orders::SearchOrder;
use crate::app::{App, Effect, GameState, Question, Screen};

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
        while let Some(file) = context.own_search.next() {
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
