//! Looking closely at games and at the algorithms that play them. Floor 3.

pub mod results;
pub mod tree;
