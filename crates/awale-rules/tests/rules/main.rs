//! The rules from outside: reference counts, the fast board, the referee, numbers and texts.

mod fast_board;
mod referee;
mod reference;
#[path = "../support/mod.rs"]
mod support;
mod texts;
mod values;
