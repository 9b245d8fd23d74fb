//! The screens of the program, one folder each, and the path of input to them. The crate needs no
//! terminal, files or threads, so the terminal program and the club, which serves many players,
//! share it.
//!
//! The modules of `awale-app`, `awale-board` and `awale-study` that screens use are re-exported, so
//! that screens write `crate::app`.

#![warn(clippy::unwrap_used)]

pub mod input;
mod prelude;
pub mod screens;

pub use awale_app::{app, config, keys, widgets};
pub use awale_board::{board, pictures, theme};
pub use awale_study::words;
