#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod commands;
pub mod match_runner;
pub mod tournament;
pub mod words;
