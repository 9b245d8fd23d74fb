//! The screens of the club. They share a [`ClubState`], which the lobby updates, and send requests
//! such as [`VisitorRequest`](crate::club::VisitorRequest). All other screens are the same as in
//! the program `awale`.

mod challenge;
mod club_state;
mod game;
mod host_desk;
mod lobby;
mod prelude;
mod ratings;
pub mod terms_texts;
mod tournament;

use crate::prelude::*;
use awale_app::{
    keys::{Command, KeyLabel, Keys, Section},
    list_cursor_in,
    widgets::{
        chrome,
        form::Form,
        list_line::ListLine,
        list_page::{ListCursor, ListPage},
    },
};
use ratatui::text::{Line, Text};

use club_state::{apply_update, club_update_of, send_to_club};

pub use club_state::{ClubState, club};
pub use game::ClubGameScreen;
pub use lobby::LobbyScreen;
pub use tournament::tournament_line;

/// Maximum width of a form, in columns.
const MAX_FORM_WIDTH: u16 = 64;

/// The identifier of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RowId {
    /// A line whose label is the message of this id.
    MessageId(&'static str),
    Game(GameId),
    Challenge(ChallengeId),
    Tournament(TournamentId),
    Person(PersonId),
    /// A line of a table, by its index.
    TableRowIndex(usize),
}

/// Makes a line whose label is the message of this id.
fn message_line<'a, P: ListPage<Row = RowId>>(
    message_id: &'static str,
    words: &Words,
) -> ListLine<'a, P> {
    ListLine::new(RowId::MessageId(message_id), words.get(message_id))
}

/// Makes Enter on a line send a message to the club.
fn with_message_on_open<P: ListPage<Row = RowId>>(
    line: ListLine<'_, P>,
    message: impl Into<ScreenMessage>,
) -> ListLine<'_, P> {
    let message = message.into();
    line.on_open(|_, context| send_to_club(message, context))
}

/// Returns the text of the value of a switch.
fn on_off_value(is_on: bool, words: &Words) -> String {
    words.get(if is_on {
        "club-desk-on"
    } else {
        "club-desk-off"
    })
}

/// Makes a line of a form whose value is a field of the form, chosen from a list.
macro_rules! field_line {
    ($line:expr, $page:ident.$($field:ident).+, $all:expr, $text:expr) => {
        $line.with_choices(
            $all,
            &$page.$($field).+,
            |value| vec![$text(value)],
            |page: &mut Self, value, _| page.$($field).+ = value,
        )
    };
}
use field_line;

/// Makes a form with a text above its lines.
fn form_with_text(title: String, text: impl Into<Text<'static>>) -> Form {
    Form {
        max_width: MAX_FORM_WIDTH,
        title,
        text_above: text.into(),
        ..Form::default()
    }
}
