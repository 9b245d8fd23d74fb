//! A club for awalé: one program that friends join with `ssh` or a browser, each with a session of
//! the whole game.
//!
//! | module | what happens there |
//! | --- | --- |
//! | [`settings`] | `club.toml`: limits and what the club is like |
//! | [`names`] | names and chat, cleaned once, at the edge |
//! | [`club`] | who is here, challenges, games between people: pure state, `Club::update(now, order) -> outcomes` |
//! | [`store`] | SQLite: members, keys, links, games, moves, ratings |
//! | [`hub`] | the one thread that owns both: writes durably, then tells |
//! | [`transport`] | what a session is drawn on: [`Wire`](transport::Wire) |
//! | [`session`] | one visitor: an `App` drawn into memory, and its effects |
//! | [`pool`] | thinking for all sessions, fair between them |
//! | [`screens`] | lobby, challenge, game: screens of the club |
//! | [`ssh`], [`web`] | the two ways in |
//!
//! A session reaches nothing of the host: its settings, games and progress are in the store, and
//! effects that would touch the host do nothing.

#![cfg_attr(not(test), warn(clippy::unwrap_used))]

mod clock_rng;
pub mod club;
pub mod hub;
pub mod names;
pub mod pool;
pub mod screens;
pub mod server;
pub mod session;
pub mod settings;
pub mod ssh;
pub mod store;
pub mod transport;
pub mod web;
