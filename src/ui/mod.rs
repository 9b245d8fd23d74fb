//! Drawing: from values to cells of the terminal. Nothing here changes anything but the buffer it draws into and a
//! cache that its caller owns.
//!
//! [`theme`] names the colours; [`glyphs`] the characters; [`canvas`] turns pixels into half-block cells;
//! [`board`] draws the two rows of pits, [`matches_view`] a heap of matches.

pub mod board;
pub mod canvas;
pub mod glyphs;
pub mod matches_view;
pub mod theme;
