//! The thread on which saved games are listed: reading a thousand of them, or a few that a stranger made as large as they may
//! be, takes time in which the menu stands and keys are heard.

use awale_engine::Stop;

use crate::app::{Event, Question, Trouble};

use super::input::Input;
use super::storage::Games;
use super::worker::{Craft, TellEvent};

/// Who lists the saved games, newest first.
#[derive(Default)]
pub(super) struct Lister;

impl Craft for Lister {
    type Task = Games;

    const NAME: &'static str = "lister";

    fn work(&mut self, _: Question, games: Games, stop: &Stop, tell: TellEvent<'_>) {
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

    /// A newer list may have been ordered while this one was on its way: of a folder without a game that was deleted since.
    fn input(listing: Question, event: Event) -> Input {
        Input::Listed(listing, event)
    }

    fn failed(_: Question, what: String) -> Event {
        Event::Trouble(Trouble::Open(what))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::mpsc;

    use super::*;
    use crate::shell::worker::Worker;

    #[test]
    fn a_list_comes_under_the_number_of_its_order() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("game.toml"), "").unwrap();
        let (inputs, received) = mpsc::channel();
        let mut lister = Worker::<Lister>::new(inputs);
        for listing in [1, 2] {
            lister.order(listing, Games::new(folder.path().to_owned())).unwrap();
            let listed = received.recv().unwrap();
            assert!(matches!(listed, Input::Listed(number, Event::Shelf(_)) if number == listing));
        }
    }
}
