//! Every screen at many sizes, in both languages, in ASCII and without colour.

mod looks;
mod mouse;
mod room;
#[path = "../support/shell.rs"]
mod shell;
mod sizes;
mod small;
mod start;
mod statements;
mod states;
mod told;
mod ways;
mod wide;
mod wording;
