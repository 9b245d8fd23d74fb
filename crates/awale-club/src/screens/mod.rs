//! The screens of the club. They hear [`News`] and ask by [`Order`]s; all else is the program's.

mod challenge;
mod game;
mod holding;
mod lobby;
mod table;
mod terms;

use std::sync::Arc;

use awale_app::app::{AppContext, Effect, Event, Look};
use awale_app::keys::Section;
use awale_app::widgets::chrome;
use awale_app::widgets::footer::{FooterKey, footer_of};
use awale_app::widgets::form::Form;
use ratatui::text::{Line, Span, Text};

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

/// A value that the arrows change.
fn choice(value: &str, look: Look<'_>) -> Line<'static> {
    Line::from(chrome::between_arrows(value, look))
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

/// A form with these lines, each a label and what stands behind it. All values stand below each
/// other.
fn form(title: String, above: String, lines: Vec<(String, Option<Line<'static>>)>) -> Form {
    let labels = lines
        .iter()
        .filter(|(_, value)| value.is_some())
        .map(|(label, _)| label.chars().count());
    let width = labels.max().unwrap_or(0);
    let rows = lines.into_iter().map(|(label, value)| match value {
        Some(value) => [Span::raw(format!("{label:width$}  "))]
            .into_iter()
            .chain(value.spans)
            .collect(),
        None => Line::from(label),
    });
    Form {
        widest: WIDEST_FORM,
        title,
        above: Text::from(above),
        rows: rows.collect(),
        ..Form::default()
    }
}
