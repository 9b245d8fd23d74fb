//! Awalé: playing, learning and studying the awalé family of games in a terminal.
//!
//! The rules stand in the crate [`awale_rules`], the engine and the endgame tables in [`awale_engine`]. What is left is the
//! program. Its rooms stand on floors: a room uses the floors below its own, never one above.
//!
//! | floor | rooms |
//! | --- | --- |
//! | 1 | [`catalogue`]: what there is to choose from; [`keys`]: what each key does |
//! | 2 | [`record`]: a written game |
//! | 3 | [`players`]: naive, fast, minimax, alpha-beta, expert; [`study`]: games and algorithms looked at closely; [`mod@puzzle`]; [`course`]: learning by playing; [`strategy`]: learning to play well; [`drill`]: the sowing trainer; [`progress`]: what has been learnt; [`rating`]: how strong a player is; [`openings`]: what the first moves are worth; [`insights`]: what written games say of their player |
//! | 4 | [`config`]: settings and variants from TOML; [`i18n`]: the words; [`app`]: the state and how it changes; [`match_runner`]: matches of many games; [`pictures`]: games to share; [`tournament`]: all against all |
//! | 5 | [`ui`]: drawing, keys and mouse |
//! | 6 | [`shell`]: terminal, threads, files, the loop; [`cli`]: the subcommands |

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod app;
pub mod cli;
pub mod config;
pub mod i18n;
pub mod keys;
pub mod match_runner;
pub mod pictures;
pub mod shell;
pub mod tournament;
pub mod ui;

pub use awale_files::text;
use awale_files::toml_reader;
pub use awale_study::{
    catalogue, course, drill, insights, openings, players, progress, puzzle, rating, record, strategy, study,
};
