//! The screens of the program: one folder each. Nothing here needs a terminal, a file or a thread, so
//! the program in a terminal and the club for many players share it.

#![warn(clippy::unwrap_used)]

pub mod screens;

pub use awale_app::{app, config, keys, widgets};
pub use awale_board::{board, pictures, theme};
pub use awale_study::words;
