//! Actions of a visitor in the page of a club, in any browser.

use std::net::SocketAddr;

use serde_json::json;

use super::chromium::{Chromium, Tab};
use super::drive::{BrowserControl, Kind};
use super::page::Site;
use crate::support::wording::{ENGLISH, Wording};
use crate::support::{Client, TestServer};

/// Commands for the page of a club.
pub trait Visitor: BrowserControl {
    /// Sends a challenge from its form. South begins, with a clock or with a day for each move.
    async fn offers(&mut self, wording: &Wording, is_slow: bool) {
        if is_slow {
            self.chooses(wording.pace).await;
            self.keys(&["ArrowRight", "ArrowRight", "ArrowRight"]).await;
            self.sees(wording.day).await;
        }
        self.chooses(wording.first).await;
        self.key("ArrowRight").await;
        self.sees(wording.you).await;
        self.chooses(wording.send).await;
        self.key("Enter").await;
    }

    /// Opens the start page of the club.
    async fn open_start_page(&mut self, club: SocketAddr) {
        self.go(&format!("http://{club}/")).await;
        self.until("document.readyState === 'complete' && !document.getElementById('door').hidden")
            .await;
    }

    /// Types a name on the start page.
    async fn type_name(&mut self, name: &str) {
        self.value(&format!(
            "void (document.getElementById('name').value = {})",
            json!(name)
        ))
        .await;
        self.value("void document.getElementById('enter').requestSubmit()")
            .await;
    }

    /// Starts a game with a clock against `kofi`, a visitor by ssh. The page plays South.
    async fn begins(&mut self, kofi: &mut Client) {
        self.key("p").await;
        self.sees("Send the challenge").await;
        self.offers(&ENGLISH, false).await;
        kofi.sees("ayo offers").await;
        kofi.press("\x1b[B\r").await;
        self.until("!document.getElementById('table').hidden").await;
        self.sees("move 1 · South").await;
        kofi.sees("move 1 · South").await;
    }

    /// Registers a new name, and closes the window that shows its link.
    async fn enters(&mut self, club: SocketAddr, name: &str) {
        self.open_start_page(club).await;
        self.type_name(name).await;
        self.until("document.getElementById('link').open").await;
        self.value("void document.getElementById('close').click()")
            .await;
        self.until("!document.getElementById('link').open").await;
    }
}

impl<B: BrowserControl> Visitor for B {}

/// Opens a club and its page, which registers the name `ayo`. `None` if Chromium is not installed.
pub async fn member(kind: Kind) -> Option<(Chromium, TestServer, Tab)> {
    let mut chromium = Chromium::open().await?;
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let mut ayo = chromium.page(kind).await;
    ayo.enters(site.address, "ayo").await;
    ayo.until("document.getElementById('line').textContent !== ''")
        .await;
    Some((chromium, test_server, ayo))
}
