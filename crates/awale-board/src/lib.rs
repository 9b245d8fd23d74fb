//! The look of a game: colors, the board, and pictures to share.
//!
//! | module | what it holds |
//! | --- | --- |
//! | [`theme`] | colors and characters |
//! | [`board`] | drawing the board |
//! | [`pictures`] | SVG, GIF and HTML to share |

#![warn(clippy::unwrap_used)]

pub mod board;
pub mod pictures;
pub mod theme;
