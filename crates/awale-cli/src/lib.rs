//! The common parts of all commands: settings and messages, the user's folders and files, the
//! clock, and printing of text, tables and progress.
//!
//! The commands for players are in the program, the commands for programmers in `awale-lab`.
//!
//! | module | contents |
//! | --- | --- |
//! | [`command_context`] | settings, words, folders, variants |
//! | [`storage`] | the user's files and folders, with locks |
//! | [`output`], [`table_layout`], [`progress_bar`] | printing text, tables and progress |
//! | [`option_value`], [`game_file`] | values of options, game files on the command line |
//! | [`interrupt`] | Ctrl-C during a long command |
//! | [`clock_rng`], [`thread`], [`blocked_output`] | clock and random seeds, threads, a blocked output |

#![warn(clippy::unwrap_used)]

#[cfg(unix)]
pub mod blocked_output;
pub mod clock_rng;
pub mod command_context;
pub mod game_file;
pub mod interrupt;
pub mod option_value;
pub mod output;
pub mod progress_bar;
pub mod storage;
pub mod table_layout;
pub mod thread;

pub use clock_rng::{local_time, random_seat, random_seed};
pub use command_context::{CommandContext, CommandResult, position_after_moves, system_language};
pub use storage::{Folders, NoHomeFolder, take_unreported_locked_folders, theme_fault_messages};
pub use thread::{
    BackgroundPriority, TestPanicPoint, catch_panic, core_count, lower_priority, panic_if_requested,
};
