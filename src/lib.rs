//! The program Awalé: play, learn and study the awalé family of games in a terminal.
//!
//! This package has only the parts that need a terminal, files and threads. Everything else is in
//! libraries; `docs/architecture.md` lists them. The modules of [`awale_tui`] are re-exported, so
//! that the program finds them under `crate`.
//!
//! | module | content | package |
//! | --- | --- | --- |
//! | [`shell`] | event loop, terminal, worker threads, writing files | this one |
//! | [`cli`] | the commands for players, `awale plain` | this one |
//! | [`screens`] | the screens, one folder each | `awale-tui` |
//! | [`input`] | keys, mouse events and replies of a terminal, decoded from its bytes | `awale-tui` |
//! | [`app`], [`widgets`] | the state: `App::update(event) -> effects`; shared drawing code | `awale-app` |
//! | [`keys`], [`config`] | the table of keys; the settings | `awale-app` |
//! | [`board`], [`theme`], [`pictures`] | the board; its colors and characters; SVG, GIF and HTML | `awale-board` |
//! | [`words`] | messages and sentences | `awale-study` |

#![warn(clippy::unwrap_used)]

pub mod cli;
pub mod shell;

pub use awale_tui::{app, board, config, input, keys, pictures, screens, theme, widgets, words};
