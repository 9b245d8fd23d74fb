//! The names that most screens use, for `use crate::prelude::*`: what a screen is, its keys, its
//! widgets and words, the games, and what ratatui draws.

pub use std::time::Duration;

pub use awale_app::app::{
    Action, AppContext, Effect, Event, GameState, Look, Neighbor, Offer, Offers, Screen,
    ScreenEvent, ScreenStatus, Session, SessionId, Task, TaskState, TextField, Transition, Ui,
    bottom_seat,
};
pub use awale_app::keys::{Command, KeyLabel, Keys, Section};
pub use awale_app::widgets::areas::{below_headings, padded, side_by_side, stacked};
pub use awale_app::widgets::form::Form;
pub use awale_app::widgets::keyed::{message_with_keys, message_with_keys_and_values};
pub use awale_app::widgets::list::ListPart;
pub use awale_app::widgets::list_line::{self, ListLine, ListScreen};
pub use awale_app::widgets::side_panel::SidePanel;
pub use awale_app::widgets::table::{self, BoardState};
pub use awale_app::widgets::task::{self, TaskPage, TaskScreen, accent};
pub use awale_app::widgets::{chrome, columns, wording};
pub use awale_board::theme::cells::cells;
pub use awale_rules::{Game, Match, PerSeat, Pit, Position, Seat};
pub use awale_study::catalogue::{AnyGame, AnyMove, Kind, Variant};
pub use awale_study::players::PlayerSpec;
pub use awale_study::words::{Words, say};
pub use ratatui::layout::Constraint::{self, Fill, Length};
pub use ratatui::layout::Rect;
pub use ratatui::style::Style;
pub use ratatui::text::{Line, Span};
pub use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
pub use unicode_width::UnicodeWidthStr;
