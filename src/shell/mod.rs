//! The edge of the program: the terminal, files and folders, the threads that work, and the one loop that joins them.
//!
//! * `run`: the loop; `input`: what comes to it; `effects`: what the app wants done, done;
//! * `terminal`, and `signals` and `hangup`, which say when to leave it; `deadly`, which gives it back when the program is
//!   killed, and `ownership`, so that exactly one of them does;
//! * `worker`: threads that do one order after another, with four crafts: `thinker`, `student`, `puzzler`, `lister`;
//!   `builder`, whose
//!   work on endgame tables lasts longer than an order; `panics` and `priority` for all of them;
//! * `folders`, `storage` (games), `achievements`, `themes`, all read and written through [`awale_engine::files`]; the `writer`, the
//!   thread on which that happens, so that drawing never waits for the disk; and the `lock` that keeps two programs apart;
//! * `clock_rng`: the clock and the random numbers; `logging` for reports of trouble.

mod achievements;
mod builder;
mod clock_rng;
#[cfg(unix)]
mod deadly;
mod effects;
pub mod folders;
mod hangup;
mod input;
mod lister;
mod lock;
mod logging;
mod ownership;
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
mod writer;

pub use clock_rng::{chance, clock, drawn_seat};
pub use lock::newly_held;
pub use logging::keep_log;
pub(crate) use panics::{Place, caught, rehearse};
pub use run::{Ended, Error, Start, run};
pub use signals::end_by;
pub use terminal::is_there as has_terminal;
pub use themes::theme_faults;
