//! The screens of the club. They hear [`News`] and ask by [`Order`]s; all else is the program's.

mod challenge;
mod form;
mod game;
mod holding;
mod lobby;
mod table;
mod terms;

use std::sync::Arc;

use awale::app::{AppContext, Effect, Event};

use crate::club::order::{News, Order};

pub use challenge::ChallengeForm;
pub use game::ClubGame;
pub use holding::TournamentForm;
pub use lobby::{Lobby, Row};
pub use table::Standings;

/// Asks something of the club.
fn ask(order: Order, context: &mut AppContext) {
    context.effects.push(Effect::HostMessage(Arc::new(order)));
}

/// What the club tells, where an event is that.
fn news(event: &Event) -> Option<&News> {
    match event {
        Event::HostMessage(message) => message.downcast_ref(),
        _ => None,
    }
}
