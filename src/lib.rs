//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! The house has floors. A module uses those below its own, never one above.
//!
//! | floor | rooms |
//! | --- | --- |
//! | 0 | [`game`]: what a two-player game is; [`stop`]: the signal that ends a computation; [`files`]: reading and writing whole files; [`mod@text`]: text from outside, and on its way to a terminal |
//! | 1 | [`awale`]: rules as data, positions, moves; [`mod@matches`]; [`catalogue`]: what there is to choose from |
//! | 2 | [`referee`]: turns, refusals, undo, the result; [`record`]: a written game; [`endgame`]: tables of exact values |
//! | 3 | [`players`]: naive, fast, minimax, alpha-beta, expert; [`engine`]: the strong search; [`study`]: games and algorithms looked at closely; [`mod@puzzle`]; [`course`]: learning by playing; [`progress`]: what has been learnt |
//! | 4 | [`config`]: settings and variants from TOML; [`i18n`]: the words; [`app`]: the state and how it changes |
//! | 5 | [`ui`]: drawing, keys and mouse |
//! | 6 | [`shell`]: terminal, threads, files, the loop; [`cli`]: the subcommands |

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod app;
pub mod awale;
pub mod catalogue;
pub mod cli;
pub mod config;
pub mod course;
pub mod endgame;
pub mod engine;
pub mod files;
pub mod game;
pub mod i18n;
pub mod matches;
pub mod players;
pub mod progress;
pub mod puzzle;
pub mod record;
pub mod referee;
pub mod shell;
pub mod stop;
pub mod study;
pub mod text;
pub mod ui;
