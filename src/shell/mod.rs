//! The shell around the app: terminal, files and folders, worker threads, and the loop that
//! connects them.
//!
//! * `event_loop`: the event loop. `input`: its input. `effects`: carries out what the app orders.
//! * `line_editor`: the line editor of `awale plain`.
//! * `terminal`: takes the terminal over and restores it, also when the program is killed.
//! * `workers`: the threads that think, study, make puzzles, tables and pictures, and write files.
//! * `pictures`: makes and writes pictures to share.
//! * `pixels`: shows the board as a picture if the terminal can.
//! * `logging`: the log file.

mod effects;
mod event_loop;
pub mod input;
#[cfg(unix)]
pub mod line_editor;
mod logging;
mod pictures;
pub mod pixels;
pub mod terminal;
pub mod workers;

#[cfg(unix)]
pub(crate) use awale_cli::blocked_output;
pub use awale_cli::{
    Folders, NoHomeFolder, catch_panic, core_count, local_time, random_seat, random_seed,
    take_unreported_locked_folders, theme_fault_messages,
};
pub(crate) use awale_cli::{TestPanicPoint, panic_if_requested};
pub use awale_cli::{clock_rng, storage};
pub use event_loop::{Error, ExitReason, FirstView, StartOptions, run};
pub use input::end_by_signal;
#[cfg(unix)]
pub use line_editor::LineEditor;
pub use logging::start_log;
pub use pictures::{PictureFiles, PictureResult, encode_picture_file};
pub use terminal::{can_draw_full_screen, is_terminal as has_terminal, read_keys_from_terminal};
