//! A strong engine for awalé and its relatives.

pub mod files;
pub mod search;
mod stop;
pub mod tables;

pub use stop::Stop;
