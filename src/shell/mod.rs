//! The edge of the program: the terminal, the thinking and the studying thread, files and folders, and the one loop that joins them.

mod achievements;
mod builder;
mod chance;
pub mod folders;
mod input;
mod journal;
mod panics;
mod priority;
mod puzzler;
mod run;
mod signals;
pub mod storage;
mod student;
mod terminal;
mod thinker;

pub use chance::{chance, clock, drawn_seat};
pub use journal::keep_log;
pub use run::{Error, Start, run};
