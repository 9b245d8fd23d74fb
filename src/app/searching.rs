//! Looking through the player's own games for positions worth another look, while nothing else goes on.
//!
//! One game is ordered at a time. What comes back orders the next, so nothing wakes up where there is nothing left to do. Wherever
//! the engine may be wanted, or a clock runs, the search ends at once; the game is looked through again later.

use awale_rules::Pit;

use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::record::Record;

use crate::app::orders::SearchOrder;
use crate::app::{App, Effect};

/// What is to be looked through.
fn order(record: &Record) -> Option<SearchOrder> {
    let past = record.game().past().iter().copied().map(AnyGame::awale).collect::<Option<_>>()?;
    let played: Vec<Pit> = record.moves().iter().copied().map(AnyMove::pit).collect::<Option<_>>()?;
    Some(SearchOrder { past, played, own: record.own_seat()? })
}

impl App {
    /// Begins, goes on with or ends the search, as the screens allow it.
    pub(crate) fn search_own_games(&mut self) {
        let context = &mut self.context;
        let is_leaving = context.effects.iter().any(|effect| matches!(effect, Effect::Quit));
        let may = context.settings.study.own_games
            && !is_leaving
            && self.screens.iter().all(|screen| screen.allows_background_search());
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
}
