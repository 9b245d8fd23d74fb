//! The state of the program and how it changes, and what several screens draw. The screens
//! themselves are in `awale-tui`.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`keys`], [`config`] | the table of keys; settings |
//! | [`app`] | the state and how it changes: `App::update(event) -> effects`; what a screen is |
//! | [`widgets`] | what several screens draw |

#![warn(clippy::unwrap_used)]

pub mod app;
pub mod config;
pub mod keys;
pub mod widgets;
