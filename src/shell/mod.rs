//! The edge of the program: the terminal, files and folders, the threads that work, and the one loop that joins them.
//!
//! * `run`: the loop; `input`: what comes to it; `effects`: what the app wants done, done;
//! * `terminal`, and `signals` and `hangup`, which say when to leave it;
//! * `worker`: threads that do one order after another, with three crafts: `thinker`, `student`, `puzzler`; `builder`, whose
//!   work on endgame tables lasts longer than an order; `panics` and `priority` for all of them;
//! * `folders`, `storage` (games), `achievements`, `themes`, all read through `found`, and the `lock` that keeps two programs
//!   apart;
//! * `chance`, the clock, and the `journal` for reports of trouble.

mod achievements;
mod builder;
mod chance;
mod effects;
pub mod folders;
mod found;
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
mod worker;

pub use chance::{chance, clock, drawn_seat};
pub use found::read_text;
pub use journal::keep_log;
pub use run::{Error, Start, run};
pub use terminal::is_there as has_terminal;
pub use themes::theme_faults;
