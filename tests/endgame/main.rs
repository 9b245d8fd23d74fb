//! Endgame tables by the commands of the program: built, proved, and interrupted. What the tables hold
//! is tested in `crates/awale-engine/tests/tables`.

mod command;
mod interrupted;
mod proof;
