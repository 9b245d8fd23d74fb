//! The user's files and folders, all read and written through [`awale_files`].
//!
//! * `folders`: where they lie; `locks`: folders held while something there changes;
//! * `games`: the saved games, one file each; `user_files`: what was learned and solved, and themes
//!   of the user's own.

mod folders;
mod games;
pub mod locks;
pub mod user_files;

pub use awale_files::Failure;
pub use folders::{Folders, NoHome};
pub use games::Games;
pub use games::{dated_stem, file_stem};
pub use locks::newly_held;
pub use locks::{hold_at_length, hold_briefly};
pub use user_files::on_offer;
pub use user_files::theme_faults;
pub use user_files::{Found, ProgressError, ProgressFile};
