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
pub mod keyed;
pub mod link;
pub mod list;
pub mod list_line;
pub mod list_page;
pub mod moves;
pub mod reading;
pub mod side_panel;
pub mod sides;
pub mod table;
pub mod task;
pub mod wording;
