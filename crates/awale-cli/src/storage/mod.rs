//! Reading and writing the user's files through [`awale_files`].
//!
//! * `folders`: the paths;
//! * `locks`: folder locks for programs that run at the same time;
//! * `games`: the saved games, one file each;
//! * `user_files`: the learning progress, and custom themes.

mod folders;
mod games;
pub mod locks;
pub mod user_files;

pub use awale_files::PathError;
pub use folders::{Folders, NoHomeFolder};
pub use games::GamesFolder;
pub use locks::take_unreported_locked_folders;
pub use locks::{lock_for_long, lock_for_short_write};
pub use user_files::available_themes;
pub use user_files::theme_fault_messages;
pub use user_files::{LoadedProgress, ProgressError, ProgressFile};
