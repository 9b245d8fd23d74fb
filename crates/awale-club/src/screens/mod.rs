//! The screens of the club. They receive each [`ClubUpdate`] of the club and send it requests of the
//! type [`VisitorRequest`](crate::club::protocol::VisitorRequest). All other screens are the same as in
//! the program `awale`.

mod challenge;
mod game;
mod host_desk;
mod link;
mod lobby;
mod prelude;
mod ratings;
pub(crate) mod terms;
mod tournament;

use std::any::Any;

use awale_app::app::{DrawContext, EditResult, Effect, Event};

use prelude::*;

pub use challenge::ChallengeForm;
pub use game::ClubGame;
pub use host_desk::HostDesk;
pub use lobby::Lobby;
pub use ratings::RatingsScreen;
pub(crate) use tournament::lobby_line_text as tournament_line;
pub use tournament::{TournamentForm, TournamentScreen};

/// Maximum width of a form, in columns.
const MAX_FORM_WIDTH: u16 = 64;

/// Sends a request or a command to the club.
fn send_to_club(message: impl Any + Send + Sync, context: &mut AppContext) {
    context.effects.push(Effect::HostMessage(Arc::new(message)));
}

/// Makes the line that shows a refusal.
fn refusal_line(why: Refusal, look: DrawContext<'_>) -> Line<'static> {
    Line::styled(look.words.get(why.into()), look.theme.warning)
}

/// Returns the update of the club, if the event contains one.
fn club_update_of(event: &Event) -> Option<&ClubUpdate> {
    match event {
        Event::HostMessage(message) => message.downcast_ref(),
        _ => None,
    }
}

/// The keys of a line whose value changes with the arrow keys. `enter` is the label of Enter.
fn value_row_offers(enter: KeyLabel) -> AvailableKeys {
    AvailableKeys::of(Section::List, |keys| match keys {
        Keys::UP_DOWN | Keys::LEFT_RIGHT => KeyAvailability::Usual,
        Keys::ENTER => KeyAvailability::Shown(enter),
        _ => KeyAvailability::Off,
    })
}

/// Makes a line of a form. `id` is the id of the message with its label, and also names the line.
fn form_line<'a, S: ListScreen<Row = &'static str>>(
    id: &'static str,
    words: &Words,
) -> ListLine<'a, S> {
    ListLine::new(id, words.get(id))
}

/// Returns the text of the value of a switch.
fn on_off_value(on: bool, words: &Words) -> Vec<String> {
    vec![words.get(if on { "club-desk-on" } else { "club-desk-off" })]
}

/// Makes a form with a text above its lines.
fn form_with_text(title: String, above: String) -> Form {
    Form {
        widest: MAX_FORM_WIDTH,
        title,
        above: Text::from(above),
        ..Form::default()
    }
}

/// Passes a key to the text field, if one is open. Returns the typed text once it is complete, and
/// before that an empty one.
fn take_typed_text(field: &mut Option<TextField>, action: &Action) -> Option<String> {
    let open = field.as_mut()?;
    let typed = open.act(action);
    if typed == EditResult::Editing {
        return Some(String::new());
    }
    let text = field.take().filter(|_| typed == EditResult::Done);
    Some(text.map_or_else(String::new, |field| field.text().trim().to_owned()))
}

/// Draws a form with these lines, and the cursor on one of them. All values begin in the same
/// column.
fn draw_form<S: ListScreen>(form: Form, lines: &[ListLine<'_, S>], row: S::Row, ui: &mut Ui<'_>) {
    let labels = lines
        .iter()
        .filter(|line| line.has_value())
        .map(|line| line.label.chars().count());
    let names = labels.max().map_or(0, |width| width + 2);
    Form {
        value_column: names,
        ..form
    }
    .with_lines(lines, row, ui.body, ui.look)
    .draw(ui);
}
