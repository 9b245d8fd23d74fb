//! The edge of the program: the terminal, files and folders, the threads that work, and the one
//! loop that joins them.
//!
//! * `run`: the loop; `input`: what comes to it, and from where; `effects`: what the app wants done,
//!   done;
//! * `line_editor`: a line that is typed in `awale plain`;
//! * `terminal`: the terminal, and who gives it back when the program is killed;
//! * `workers`: the threads that think, study, make puzzles, tables and pictures, and write files;
//! * `pictures`: pictures to share, made and written down;
//! * `logging`: the log.

mod effects;
pub mod input;
#[cfg(unix)]
pub mod line_editor;
mod logging;
mod pictures;
mod run;
pub mod terminal;
pub mod workers;

#[cfg(unix)]
pub(crate) use awale_cli::stuck;
pub use awale_cli::{
    Folders, NoHome, catch_panic, clock, cores, newly_locked, random_seat, random_seed,
    theme_faults,
};
pub(crate) use awale_cli::{PanicPoint, rehearse};
pub use awale_cli::{clock_rng, storage};
pub use input::end_by;
#[cfg(unix)]
pub use line_editor::LineEditor;
pub use logging::keep_log;
pub use pictures::{MadePicture, PictureFiles, picture_file};
pub use run::{Ended, Error, ShownFirst, Start, run};
pub use terminal::{can_draw, is_there as has_terminal};
