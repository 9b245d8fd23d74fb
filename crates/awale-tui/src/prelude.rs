//! The names that most screens use, for `use crate::prelude::*`: the types of screens, keys,
//! widgets, words and games, and the drawing types of ratatui.

pub use std::time::Duration;

pub use awale_app::app::KeyAvailability::{
    self, Available, AvailableAs, AvailableButHidden, Forbidden, Off,
};
pub use awale_app::app::{
    Action, AppContext, AvailableKeys, DrawContext, Effect, Event, GameState, MoveTask, Neighbor,
    Screen, ScreenBehavior, ScreenEvent, Session, SessionId, TaskState, TextField, Transition, Ui,
    bottom_seat,
};
pub use awale_app::keys::{Command, KeyLabel, Keys, Section};
pub use awale_app::widgets::areas::{
    area_below_headings, split_horizontally, split_vertically, without_side_columns,
};
pub use awale_app::widgets::form::Form;
pub use awale_app::widgets::game_board::{self, BoardState};
pub use awale_app::widgets::key_names::{message_with_keys, message_with_keys_and_values};
pub use awale_app::widgets::list::VisibleListPart;
pub use awale_app::widgets::list_line::{self, ListLine, ListScreen};
pub use awale_app::widgets::side_panel::SidePanel;
pub use awale_app::widgets::task_page::{self, TaskPage, TaskScreen, accent_line};
pub use awale_app::widgets::{chrome, columns, wording};
pub use awale_board::theme::cells::to_cells;
pub use awale_rules::{Game, Match, PerSeat, Pit, Position, Seat};
pub use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
pub use awale_study::players::PlayerSpec;
pub use awale_study::words::{Words, say};
pub use ratatui::layout::Constraint::{self, Fill, Length};
pub use ratatui::layout::Rect;
pub use ratatui::style::Style;
pub use ratatui::text::{Line, Span};
pub use ratatui::widgets::{Block, Paragraph, Widget, Wrap};
pub use unicode_width::UnicodeWidthStr;
