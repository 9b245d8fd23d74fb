//! Every screen at many sizes, in English and French, in ASCII and without color; in the other
//! languages at two sizes.

mod boards;
mod ending;
mod frame;
mod languages;
mod looks;
mod messages;
mod mouse;
mod offers;
mod outlines;
mod room;
#[path = "../support/shell.rs"]
mod shell;
mod sizes;
mod small;
mod start;
mod statements;
mod states;
mod ways;
mod wide;
mod wording;
