#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

#[expect(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "each command is `Args`, documented by its help, and `run`, whose errors are messages to the user"
)]
pub mod commands;
pub mod exercise_making;
pub mod match_runner;
pub mod tournament;
pub mod words;
