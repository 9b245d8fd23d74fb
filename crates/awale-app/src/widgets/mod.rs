//! Drawing code that several screens share. The functions draw through the [`Ui`](crate::app::Ui),
//! and change only its buffer.

pub mod areas;
pub mod board_state;
pub mod chrome;
pub mod clock;
pub mod columns;
pub mod faces;
pub mod footer;
pub mod form;
pub mod game_board;
pub mod key_names;
pub mod link;
pub mod list;
pub mod list_line;
pub mod list_page;
pub mod long_text;
pub mod moves;
pub mod player_panels;
pub mod side_panel;
pub mod task_page;
pub mod wording;
