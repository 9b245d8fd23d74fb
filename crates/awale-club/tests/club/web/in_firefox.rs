//! The club's page in a real Firefox.

use super::drive::{BrowserControl, FITS};
use super::firefox::Firefox;
use super::page::Site;
use super::visitor::Visitor;
use crate::support::wording::{ENGLISH, FRENCH};
use crate::support::{Proxy, TestServer, key};

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_a_game_with_a_lost_connection() {
    let desktop = ((1000, 700), false, "dark", "en");
    let phone = ((360, 740), true, "light", "fr");
    for (window, wording) in [(desktop, &ENGLISH), (phone, &FRENCH)] {
        let Some(mut firefox) = Firefox::open(window).await else {
            return;
        };
        let test_server = TestServer::open().await;
        let line = Proxy::to(Site::of(&test_server.club).await.address).await;
        firefox.enters(line.address, "ayo").await;
        firefox.sees(wording.you_are).await;
        firefox.until(FITS).await;
        let mut kofi = test_server.enter("kofi", &key()).await;
        firefox.sees("kofi").await;
        firefox.presses(wording.challenge).await;
        firefox.offers(wording, false).await;
        kofi.sees("ayo offers").await;
        kofi.press("\x1b[B\r").await;
        firefox.sees(&wording.turn(0)).await;
        firefox.key("A").await;
        kofi.sees("move 1 · North").await;
        firefox
            .until(&format!(
                "[...document.querySelectorAll('#voice p')].some((text) => text.textContent.startsWith('1. {} '))",
                wording.sides[0]
            ))
            .await;
        line.cut_all();
        kofi.sees("has been away").await;
        kofi.sees_no("has been away").await;
        kofi.plays("F").await;
        firefox.sees(&wording.turn(2)).await;
        firefox.until(FITS).await;
        firefox.keys(&["r", wording.yes]).await;
        kofi.sees("South resigned").await;
        firefox.sees(wording.resigned).await;
        test_server.close().await;
    }
}

/// Roles of elements that a visitor acts on, so that they need a name.
const ACTIVE_ROLES: [&str; 6] = [
    "application",
    "button",
    "checkbox",
    "link",
    "navigation",
    "textbox",
];

impl Firefox {
    /// Expects these roles and names on the screen, and a name of each element to act on.
    async fn tells(&mut self, expected: &[(&str, &str)]) {
        let tree = self.accessible().await;
        for &(role, name) in expected {
            let is_it = |(its_role, its_name): &(String, String)| {
                its_role == role && its_name.starts_with(name)
            };
            assert!(tree.iter().any(is_it), "{role} {name}: {tree:?}");
        }
        let nameless = tree
            .iter()
            .find(|(role, name)| ACTIVE_ROLES.contains(&role.as_str()) && name.is_empty());
        assert_eq!(nameless, None, "{tree:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn firefox_tells_screen_readers_all_of_lobby_form_and_game() {
    // A desktop with the canvas of cells, and a small window with elements only.
    for (size, is_small) in [((1000, 700), false), ((460, 800), true)] {
        let Some(mut firefox) = Firefox::open((size, false, "light", "en")).await else {
            return;
        };
        let test_server = TestServer::open().await;
        let site = Site::of(&test_server.club).await;
        firefox.enters(site.address, "ayo").await;
        firefox.sees("You are ayo.").await;
        let always = [
            ("log", ""),
            ("button", "Sound"),
            ("button", "Read the clocks"),
            ("button", "My link"),
            ("link", "My games"),
            ("checkbox", "As in a terminal"),
        ];
        firefox.tells(&always).await;
        firefox
            .tells(&[("heading", "awalé"), ("button", "New challenge")])
            .await;
        firefox.key("p").await;
        firefox.sees("Send the challenge").await;
        firefox
            .tells(&[
                ("button", "First move"),
                ("button", "First move ▸"),
                ("button", "Send the challenge"),
            ])
            .await;
        firefox.key("Escape").await;
        firefox.sees("You are ayo.").await;
        let mut kofi = test_server.enter("kofi", &key()).await;
        firefox.presses("challenge").await;
        firefox.offers(&ENGLISH, false).await;
        kofi.sees("ayo offers").await;
        kofi.press("\x1b[B\r").await;
        firefox.until("!!document.querySelector('.playable')").await;
        firefox.tells(&always).await;
        firefox
            .tells(&[
                ("group", "Awalé"),
                ("button", "A 4"),
                ("button", "f 4"),
                ("checkbox", "Tap twice to play"),
            ])
            .await;
        let kind = if is_small {
            ("navigation", "Keys")
        } else {
            ("application", "Awalé")
        };
        firefox.tells(&[kind]).await;
        firefox.key("c").await;
        firefox.until("document.activeElement.id === 'typed'").await;
        firefox.tells(&[("textbox", "Say")]).await;
        test_server.close().await;
    }
}
