//! Tests of the public interface: reference counts, the fast board, the referee, values and texts.

mod fast_board;
mod referee;
mod reference;
#[path = "../support/mod.rs"]
mod support;
mod texts;
mod value_types;
