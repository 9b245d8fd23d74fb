//! The whole program in a page, in real browsers. Build the page first: `bash packaging/web.sh`.
//! Without it, or without a browser, the tests print that and end.

#[path = "../../../awale-club/tests/club/web/browser_control.rs"]
#[allow(dead_code)]
mod browser_control;
#[path = "../../../awale-club/tests/club/web/chromium.rs"]
#[allow(dead_code)]
mod chromium;
#[path = "../../../awale-club/tests/club/web/firefox.rs"]
#[allow(dead_code)]
mod firefox;
mod journeys;
mod player;
mod site;
#[allow(dead_code)]
mod support;
