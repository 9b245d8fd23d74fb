//! What the parts of the program do, each by itself. Files and folders follow those of `src`.

mod app;
mod board;
mod cli;
mod config;
mod keys;
mod pictures;
mod screens;
mod shell;
mod theme;
mod widgets;
mod words;
