//! The edge of the program: the terminal, the thinking and the studying thread, files and folders, and the one loop that joins them.

mod achievements;
mod builder;
mod chance;
pub mod folders;
mod hangup;
mod input;
mod journal;
mod lock;
mod panics;
mod priority;
mod puzzler;
mod run;
mod signals;
pub mod storage;
mod student;
mod terminal;
mod themes;
mod thinker;

pub use chance::{chance, clock, drawn_seat};
pub use journal::keep_log;
pub use run::{Error, Start, run};
pub use terminal::is_there as has_terminal;
