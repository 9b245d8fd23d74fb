//! Tests of the web server, with WebSocket clients in this process, and with real browsers if they
//! are installed.

mod boards;
mod browser_control;
mod chromium;
mod club_page_control;
mod firefox;
mod frames;
mod in_firefox;
mod journeys;
mod limits;
pub mod page_client;
pub mod visits;
mod voice;
