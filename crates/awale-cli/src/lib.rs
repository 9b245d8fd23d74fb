//! What every command of the program uses: settings and words, the user's folders and files, the
//! clock, and how text, tables and progress are printed.
//!
//! The commands for players are in the program, those for programmers in `awale-lab`.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`context`] | settings, words, folders, variants |
//! | [`storage`] | the user's files and folders, with locks |
//! | [`output`], [`columns`], [`progress`] | printing text, tables and progress |
//! | [`option_value`], [`game_file`] | values of options; games named on the command line |
//! | [`interrupt`] | Ctrl-C during a long command |
//! | [`clock_rng`], [`thread`], [`stuck`] | clock and random numbers, threads, an output that blocks |

#![warn(clippy::unwrap_used)]

pub mod clock_rng;
pub mod columns;
pub mod context;
pub mod game_file;
pub mod interrupt;
pub mod option_value;
pub mod output;
pub mod progress;
pub mod storage;
#[cfg(unix)]
pub mod stuck;
pub mod thread;

pub use clock_rng::{chance, clock, drawn_seat};
pub use context::{CommandResult, Context, played, system_language};
pub use storage::{Folders, NoHome, newly_held, theme_faults};
pub use thread::{PanicPoint, ThreadPriority, caught, cores, lower_priority, rehearse};
