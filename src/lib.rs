//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! The rules stand in the crate [`awale_rules`], the engine and the endgame tables in [`awale_engine`]. What is left is the
//! program. Its rooms stand on floors: a room uses the floors below its own, never one above.
//!
//! | floor | rooms |
//! | --- | --- |
//! | 0 | [`mod@text`]: text from outside, and on its way to a terminal; [`order`]: sorting; `toml_reader`: the one reader of TOML |
//! | 1 | [`catalogue`]: what there is to choose from; [`keys`]: what each key does |
//! | 2 | [`record`]: a written game |
//! | 3 | [`players`]: naive, fast, minimax, alpha-beta, expert; [`study`]: games and algorithms looked at closely; [`mod@puzzle`]; [`course`]: learning by playing; [`strategy`]: learning to play well; [`drill`]: the sowing trainer; [`progress`]: what has been learnt; [`rating`]: how strong a player is; [`openings`]: what the first moves are worth; [`insights`]: what written games say of their player |
//! | 4 | [`config`]: settings and variants from TOML; [`i18n`]: the words; [`app`]: the state and how it changes; [`match_runner`]: matches of many games; [`pictures`]: games to share; [`tournament`]: all against all |
//! | 5 | [`ui`]: drawing, keys and mouse |
//! | 6 | [`shell`]: terminal, threads, files, the loop; [`cli`]: the subcommands |

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod app;
pub mod catalogue;
pub mod cli;
pub mod config;
pub mod course;
pub mod drill;
pub mod i18n;
pub mod insights;
pub mod keys;
pub mod match_runner;
pub mod openings;
pub mod order;
pub mod pictures;
pub mod players;
pub mod progress;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod shell;
pub mod strategy;
pub mod study;
pub mod text;
mod toml_reader;
pub mod tournament;
pub mod ui;
