//! Drawing and pointing: from the app's state to cells of the terminal, and from keys and clicks to actions. Nothing
//! here changes anything but the buffer it draws into and a cache that its caller owns.
//!
//! [`theme`] names the colours; [`glyphs`] the characters; [`canvas`] turns pixels into cells of block characters;
//! [`board`] draws the two rows of pits, [`matches_view`] a heap of matches. The other files are the screens.

mod analysis;
mod banner;
mod beside;
mod bindings;
pub mod board;
pub mod canvas;
mod cells;
mod chapter;
mod chapter_end;
mod chapters;
mod chrome;
mod clock;
mod course;
mod drill;
mod drills;
mod editor;
mod faces;
mod footer;
mod gallery;
pub mod glyphs;
mod input;
mod insights;
mod keyed;
mod lesson;
mod list;
mod list_panel;
mod list_screen;
pub mod matches_view;
mod menu;
mod mistakes;
mod moment;
mod moves;
mod openings;
mod over;
mod play;
mod puzzle;
mod puzzles;
mod reading;
mod replay;
mod results;
mod rules;
mod saved;
mod screens;
mod settings;
mod setup;
mod setup_beside;
mod sides;
mod stage;
mod storm;
mod study;
mod table;
mod taught;
pub mod theme;
mod today;
mod training;
mod tree;
mod wording;

pub use input::action;
pub use screens::draw;
pub use stage::{Abilities, Font, Stage};
pub use wording::theme_error;
