//! The thread on which saved games are listed: reading a thousand of them, or a few that a stranger made as large as they may
//! be, takes time in which the menu stands and keys are heard.

use awale_engine::Stop;

use crate::app::{Event, Question, Trouble};

use super::storage::Games;
use super::worker::{Craft, Tell};

/// Who lists the saved games, newest first.
#[derive(Default)]
pub(super) struct Lister;

impl Craft for Lister {
    type Task = Games;

    const NAME: &'static str = "lister";

    fn work(&mut self, _: Question, games: Games, stop: &Stop, tell: Tell<'_>) {
        let listed = games.list_until(stop);
        // The newer order takes the place of this list.
        if stop.is_stopped() {
            return;
        }
        tell(match listed {
            Ok(shelf) => Event::Shelf(shelf),
            Err(failure) => Event::Trouble(Trouble::Open(failure.to_string())),
        });
    }

    fn failed(_: Question, what: String) -> Event {
        Event::Trouble(Trouble::Open(what))
    }
}
