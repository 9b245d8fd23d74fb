//! Endgame tables through the program's commands: building, proving, interrupting. The contents of
//! the tables are tested in `crates/awale-engine/tests/tables`.

mod command;
mod interrupted;
mod proof;
