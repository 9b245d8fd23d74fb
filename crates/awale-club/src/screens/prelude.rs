//! The names that the screens of the club share.

pub use std::sync::Arc;

pub use awale_app::app::{
    Action, AppContext, AvailableKeys, KeyAvailability, Screen, ScreenEvent, ScreenStatus,
    TextField, Transition, Ui,
};
pub use awale_app::keys::{Command, KeyLabel, Keys, Section};
pub use awale_app::widgets::chrome;
pub use awale_app::widgets::form::Form;
pub use awale_app::widgets::list_line::ListLine;
pub use awale_app::widgets::list_page::{ListCursor, ListPage};
pub use awale_study::words::Words;
pub use awale_words::say;
pub use ratatui::text::{Line, Text};

pub use crate::club::protocol::*;
pub use crate::club::view::*;

pub(super) use super::club_state::{club, club_update_of, send_to_club, store_update};
pub(super) use super::{Row, form_line, form_with_text, on_off_value, sending, terms};
