//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! The house has floors. A module uses those below its own, never one above.
//!
//! | floor | rooms |
//! | --- | --- |
//! | 0 | [`game`]: what a two-player game is; [`stop`]: the signal that ends a computation |
//! | 1 | [`awale`]: rules as data, positions, moves; [`matches`]; [`catalogue`]: all of them behind one type |
//! | 2 | [`referee`]: turns, refusals, undo, the result |
//! | 3 | [`players`]: naive, fast, minimax, alpha-beta, expert; [`engine`]: the strong search |
//! | 5 | [`ui`]: drawing |
//! | 6 | [`cli`]: the subcommands |

#![warn(clippy::unwrap_used)]

pub mod awale;
pub mod catalogue;
pub mod cli;
pub mod engine;
pub mod game;
pub mod matches;
pub mod players;
pub mod record;
pub mod referee;
pub mod stop;
pub mod ui;
