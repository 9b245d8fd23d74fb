//! The web side of the club: pages that are WebSocket clients in this process, and a real browser where there is one.

#[path = "../club/support/mod.rs"]
#[allow(dead_code)]
mod support;

mod browser;
mod frames;
mod limits;
mod page;
mod visits;
