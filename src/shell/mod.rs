//! The edge of the program: the terminal, files and folders, the threads that work, and the one
//! loop that joins them.
//!
//! * `run`: the loop; `input`: what comes to it, and from where; `effects`: what the app wants done, done;
//! * `line_editor`: a line that is typed in `awale plain`;
//! * `stuck`: the end of a program with blocked output;
//! * `terminal`: the terminal, and who gives it back when the program is killed;
//! * `workers`: the threads that think, study, make puzzles, tables and pictures, and write files;
//! * `storage`: the user's files and folders, and locks on them;
//! * `pictures`: pictures to share, made and written down;
//! * `thread`: the priority of a thread, and what becomes of a panic;
//! * `clock_rng`: the clock and random numbers; `logging`: the log.

pub mod clock_rng;
mod effects;
pub mod input;
#[cfg(unix)]
pub mod line_editor;
mod logging;
mod pictures;
mod run;
pub mod storage;
#[cfg(unix)]
pub(crate) mod stuck;
pub mod terminal;
mod thread;
pub mod workers;

pub use clock_rng::{chance, clock, drawn_seat};
pub use input::end_by;
#[cfg(unix)]
pub use line_editor::LineEditor;
pub use logging::keep_log;
pub use pictures::{MadePicture, PictureFiles, picture_file};
pub use run::{Ended, Error, ShownFirst, Start, run};
pub use storage::{Folders, NoHome, newly_held, theme_faults};
pub use terminal::{can_draw, is_there as has_terminal};
pub(crate) use thread::{PanicPoint, ThreadPriority, lower_priority, rehearse};
pub use thread::{caught, cores};
