//! Tests of the web server, with WebSocket clients in this process, and with real browsers if they
//! are installed.

mod boards;
mod browser_control;
mod chromium;
mod firefox;
mod frames;
mod in_firefox;
mod journeys;
mod limits;
pub mod page;
mod visitor;
pub mod visits;
mod voice;
