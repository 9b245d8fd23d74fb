//! Unit tests of the parts of the program. The files and folders have the same names as in `src`.

mod app;
mod board;
mod cli;
mod config;
mod explain;
mod keys;
mod pictures;
mod screens;
mod shell;
mod theme;
mod widgets;
