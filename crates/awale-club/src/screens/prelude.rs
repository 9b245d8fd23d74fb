//! The names that the screens of the club share.

pub use std::sync::Arc;

pub use awale_app::app::{
    Action, AppContext, AvailableKeys, ClickEffect, KeyAvailability, Screen, ScreenEvent,
    ScreenStatus, TextField, Transition, Ui,
};
pub use awale_app::keys::{Command, KeyLabel, Keys, Section};
pub use awale_app::widgets::chrome;
pub use awale_app::widgets::form::Form;
pub use awale_app::widgets::list_line::{self, ListLine, ListScreen};
pub use awale_study::words::Words;
pub use awale_words::say;
pub use ratatui::text::{Line, Text};

pub use crate::club::protocol::*;
pub use crate::club::view::*;

pub(super) use super::{
    club_update_of, draw_form, form_line, form_with_text, on_off_value, refusal_line, send_to_club,
    take_typed_text, terms, value_row_offers,
};
