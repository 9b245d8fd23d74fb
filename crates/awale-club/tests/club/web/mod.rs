//! The web side of the club: pages that are WebSocket clients in this process, and real browsers
//! where there are some.

mod chromium;
mod drive;
mod firefox;
mod frames;
mod journeys;
mod limits;
pub mod page;
mod visits;
