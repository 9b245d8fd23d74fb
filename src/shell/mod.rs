//! The edge of the program: the terminal, files and folders, the threads that work, and the one loop that joins them.
//!
//! * `run`: the loop; `input`: what comes to it, and from where; `effects`: what the app wants done, done;
//! * `terminal`; `signal_handler`, which gives it back when the program is killed; `ownership`, so that exactly one of them does;
//! * `worker`: threads that do one order after another; `jobs`: what they do; `tables`: the making of endgame tables, which lasts
//!   longer than an order;
//! * `storage` (games) and `user_files` (progress, themes), all read and written through [`awale_engine::files`]; `writer`, the
//!   thread on which that happens, so that drawing never waits for the disk, and `write_orders`, what it is ordered to do;
//! * `gallery`: pictures to share, written down; `film`: one of them, the recording of the full screen; `picture_worker`: the
//!   thread that makes them;
//! * `system`: the clock, random numbers, folders and the locks on them, the log.

mod effects;
mod film;
mod gallery;
mod input;
mod jobs;
mod ownership;
mod picture_worker;
mod run;
#[cfg(unix)]
mod signal_handler;
pub mod storage;
mod system;
mod tables;
mod terminal;
mod user_files;
mod worker;
mod write_orders;
mod writer;

pub use gallery::picture_file;
pub use input::end_by;
pub use run::{Ended, Error, Start, run};
pub use system::{Folders, NoHome, chance, clock, drawn_seat, keep_log, newly_held};
pub use terminal::{can_draw, is_there as has_terminal};
pub use user_files::theme_faults;
pub(crate) use worker::{Back, Place, caught, rehearse, step_back};
