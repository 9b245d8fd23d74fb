//! The screens of the program: their state, how it changes, and how it is drawn. Nothing here needs a
//! terminal, a file or a thread, so the program in a terminal and the club for many players share it.
//!
//! A module uses those above it in this list, never one below.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`keys`], [`config`] | the table of keys; settings |
//! | [`app`] | the state and how it changes: `App::update(event) -> effects`; what a screen is |
//! | [`widgets`] | what several screens draw |
//! | [`screens`] | one folder a screen |

#![warn(clippy::unwrap_used)]

pub mod app;
pub mod config;
pub mod keys;
pub mod screens;
pub mod widgets;

pub use awale_board::{board, pictures, theme};
pub use awale_study::words;
