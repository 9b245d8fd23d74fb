//! Actions of a visitor in the page of a club, in any browser.

use std::net::SocketAddr;

use serde_json::json;

use super::{
    browser_control::{BrowserControl, WindowKind},
    chromium::{Chromium, Tab},
    page_client::ClubWebServer,
};
use crate::support::{
    Client, TestServer,
    wording::{ENGLISH, Wording},
};

/// Commands for the page of a club.
pub trait ClubPageControl: BrowserControl {
    /// Sends a challenge from its form. The challenger begins, with a clock or with a day for each
    /// move.
    async fn send_challenge(&mut self, wording: &Wording, has_days_per_move: bool) {
        if has_days_per_move {
            self.choose_line(wording.pace_line).await;
            self.press_keys(&["ArrowRight", "ArrowRight", "ArrowRight"])
                .await;
            self.wait_for_text(wording.one_day_per_move_value).await;
        }
        self.choose_line(wording.who_begins_line).await;
        self.press_key("ArrowRight").await;
        self.wait_for_text(wording.you_begin_value).await;
        self.choose_line(wording.send_challenge_line).await;
        self.press_key("Enter").await;
    }

    /// Opens the start page of the club.
    async fn open_start_page(&mut self, club_address: SocketAddr) {
        self.go(&format!("http://{club_address}/")).await;
        self.wait_until(
            "document.readyState === 'complete' && !document.getElementById('door').hidden",
        )
        .await;
    }

    /// Types a name on the start page and submits it.
    async fn type_name(&mut self, name: &str) {
        self.evaluate(&format!(
            "void (document.getElementById('name').value = {})",
            json!(name)
        ))
        .await;
        self.evaluate("void document.getElementById('enter').requestSubmit()")
            .await;
    }

    /// Starts a game with a clock against `kofi`, a visitor by ssh. The page plays South.
    async fn start_game_with(&mut self, kofi: &mut Client) {
        self.press_key("p").await;
        self.wait_for_text("Send the challenge").await;
        self.send_challenge(&ENGLISH, false).await;
        kofi.wait_for_text("ayo offers").await;
        kofi.send_keys("\x1b[B\r").await;
        self.wait_until("!document.getElementById('table').hidden")
            .await;
        self.wait_for_text("move 1 · South").await;
        kofi.wait_for_text("move 1 · South").await;
    }

    /// Registers a new name, and closes the window that shows its link.
    async fn register_name(&mut self, club_address: SocketAddr, name: &str) {
        self.open_start_page(club_address).await;
        self.type_name(name).await;
        self.wait_until("document.getElementById('link').open")
            .await;
        self.evaluate("void document.getElementById('close').click()")
            .await;
        self.wait_until("!document.getElementById('link').open")
            .await;
    }
}

impl<B: BrowserControl> ClubPageControl for B {}

/// Opens a club and its page, which registers the name `ayo`. `None` if Chromium is not installed.
pub async fn page_of_new_member(kind: WindowKind) -> Option<(Chromium, TestServer, Tab)> {
    let mut chromium = Chromium::open().await?;
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut ayo = chromium.open_page(kind).await;
    ayo.register_name(site.address, "ayo").await;
    ayo.wait_until("document.getElementById('line').textContent !== ''")
        .await;
    Some((chromium, test_server, ayo))
}
