//! The screens of the club. They hear [`News`] and ask by [`Order`]s; all else is the program's.

mod challenge;
mod game;
mod holding;
mod lobby;
mod table;
mod terms;

use std::sync::Arc;

use awale_app::app::{AppContext, Effect, Event, Look, Ui};
use awale_app::keys::Section;
use awale_app::widgets::footer::{FooterKey, footer_of};
use awale_app::widgets::form::Form;
use awale_app::widgets::line::{Line, ListScreen};
use ratatui::text::Text;

use crate::club::order::{News, Order};

pub use challenge::ChallengeForm;
pub use game::ClubGame;
pub use holding::TournamentForm;
pub use lobby::{Lobby, Row};
pub use table::Standings;

/// The widest that a form is set.
const WIDEST_FORM: u16 = 64;

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

/// The keys of a line whose value the arrows change; `enter` is what Enter does.
fn keys(enter: &'static str, look: Look<'_>) -> Vec<FooterKey> {
    footer_of(
        Section::List,
        &[
            ("key-line", "key-line"),
            ("key-change", "key-change"),
            ("key-open", enter),
        ],
        look,
    )
}

/// A form with this text above its lines.
fn form(title: String, above: String) -> Form {
    Form {
        widest: WIDEST_FORM,
        title,
        above: Text::from(above),
        ..Form::default()
    }
}

/// Draws a form with these lines, the cursor on one of them. All values stand below each other.
fn draw<S: ListScreen>(form: Form, lines: &[Line<'_, S>], row: S::Row, ui: &mut Ui<'_>) {
    let labels = lines
        .iter()
        .filter(|line| line.has_value())
        .map(|line| line.label.chars().count());
    let names = labels.max().map_or(0, |width| width + 2);
    Form { names, ..form }
        .with(lines, row, ui.body, ui.look)
        .draw(ui);
}
