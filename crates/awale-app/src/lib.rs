//! The state of the program, the rules by which events change it, and the widgets that several
//! screens share. The screens themselves are in the crate `awale-tui`.
//!
//! | module | content |
//! | --- | --- |
//! | [`keys`], [`config`] | the table of keys; the settings |
//! | [`app`] | the state and its changes: `App::update(event) -> effects`; the trait of screens |
//! | [`widgets`] | drawing code that several screens share |

#![warn(clippy::unwrap_used)]

pub mod app;
pub mod config;
pub mod keys;
pub mod widgets;
