//! The saved game that a kept position comes from. It is looked up, not written down, so that positions that were kept before
//! have it too, and a game that was deleted is named no more.

use awale_rules::Game;
use awale_study::record::{Record, unknown_date};

use crate::app::{GameList, GameState};

use super::mistake::{GameSource, Mistake};

impl Mistake {
    /// The one saved game in which the player had this position and played this move. `None` where there is none, or where
    /// there are several, since any of them may be meant.
    pub(super) fn source_on(&self, games: &GameList) -> Option<GameSource> {
        let mut sources = games.played_here().filter_map(|(_, record)| self.source_in(record));
        let source = sources.next()?;
        sources.next().is_none().then_some(source)
    }

    fn source_in(&self, record: &Record) -> Option<GameSource> {
        let GameState { kind, referee, .. } = &self.game;
        let seat = record.own_seat()?;
        let before = &referee.moves()[..self.number];
        let is_this = record.kind.id() == kind.id()
            && record.date != unknown_date()
            && record.start() == &referee.past()[0]
            && record.moves().starts_with(before)
            && record.moves().get(self.number) == Some(&self.assessment.played)
            && referee.past()[self.number].to_move() == seat;
        is_this.then(|| GameSource { opponent: record.players[seat.opponent()].clone(), day: record.date.day() })
    }
}
