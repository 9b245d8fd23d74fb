//! A club for awalé: one program that friends visit with `ssh` or a browser. Each visit shows the
//! whole game. A *visit* lasts from entering to leaving; one person may have several at a time.
//!
//! | module | contents |
//! | --- | --- |
//! | [`settings`] | the settings in `club.toml`, with all limits |
//! | [`public_url`] | the address of the page, from which all printed links are made |
//! | [`admission`] | finds out who a visitor is, and lets in whom the [door](club::Door) admits; guests with the secrets by which they return |
//! | [`names`] | names and lines of chat, checked and cleaned at input |
//! | [`club`] | visitors, challenges, games, tournaments: pure state, `Club::handle_request(now, from, request) -> effects` |
//! | `quota` | limits for what one address may do in an hour |
//! | [`secrets`] | secret links and short codes |
//! | [`store`] | the SQLite database: members, keys, links, games, tournaments, small items |
//! | `data_folder` | files that only the owner can read, and flushes to the disk |
//! | [`network`] | the addresses of this computer, and help with its firewall |
//! | [`hub`] | the thread that owns club and store: it writes changes durably before visitors see them |
//! | [`ansi_terminal`] | the output for a terminal: [`AnsiTerminal`](ansi_terminal::AnsiTerminal) |
//! | [`visit`] | one visit: an `App` that draws into memory, and its effects |
//! | `profile` | the data that a connection has found out about its visitor |
//! | `prelude` | imports that most modules share |
//! | [`job_pool`] | engine jobs of all visits, in fair turns |
//! | `screens` | the screens of the club: lobby, challenge, game, tournament |
//! | [`server`] | the state that both kinds of connection share, and the steps of closing |
//! | `tournament_tables` | standings, pairings and cross table of a tournament |
//! | `webhook` | reports of turns in games with days per move |
//! | [`host_commands`] | commands of hosts, by ssh or on the machine of the club |
//! | [`ssh`], [`web`] | the two kinds of connection |
//! | [`line_mode`] | visits line by line, without a full screen |
//!
//! A visit has no access to the host: its settings, games and progress are in the store, and
//! effects that would reach the host's files or programs do nothing.

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

pub mod admission;
pub mod ansi_terminal;
pub mod club;
mod data_folder;
pub mod host_commands;
pub mod hub;
pub mod job_pool;
pub mod line_mode;
pub mod names;
pub mod network;
mod prelude;
mod profile;
pub mod public_url;
mod quota;
mod screens;
pub mod secrets;
pub mod server;
pub mod settings;
pub mod ssh;
pub mod store;
mod tournament_tables;
pub mod visit;
pub mod web;
mod webhook;
