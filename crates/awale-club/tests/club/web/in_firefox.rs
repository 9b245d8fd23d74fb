//! The club's page in a real Firefox.

use super::{
    browser_control::{BrowserControl, PAGE_FITS_SCRIPT},
    club_page_control::ClubPageControl,
    firefox::Firefox,
    page_client::ClubWebServer,
};
use crate::support::{
    ConnectionProxy, TestServer, new_private_key,
    wording::{ENGLISH, FRENCH},
};

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_a_game_with_a_lost_connection() {
    let desktop = ((1000, 700), false, "dark", "en");
    let phone = ((360, 740), true, "light", "fr");
    for (window, wording) in [(desktop, &ENGLISH), (phone, &FRENCH)] {
        let Some(mut firefox) = Firefox::open(window).await else {
            return;
        };
        let test_server = TestServer::open().await;
        let proxy = ConnectionProxy::forward_to(
            ClubWebServer::start_for(&test_server.server).await.address,
        )
        .await;
        firefox.register_name(proxy.address, "ayo").await;
        firefox.wait_for_text(wording.you_are_ayo_text).await;
        firefox.wait_until(PAGE_FITS_SCRIPT).await;
        let mut kofi = test_server.enter("kofi", &new_private_key()).await;
        firefox.wait_for_text("kofi").await;
        firefox.press_button(wording.challenge_button).await;
        firefox.send_challenge(wording, false).await;
        kofi.wait_for_text("ayo offers").await;
        kofi.send_keys("\x1b[B\r").await;
        firefox.wait_for_text(&wording.turn_title(0)).await;
        firefox.press_key("A").await;
        kofi.wait_for_text("move 1 · North").await;
        firefox
            .wait_until(&format!(
                "[...document.querySelectorAll('#voice p')].some((text) => text.textContent.startsWith('1. {} '))",
                wording.side_names[0]
            ))
            .await;
        proxy.cut_all_connections();
        kofi.wait_for_text("has been away").await;
        kofi.wait_until_gone("has been away").await;
        kofi.play_pit("F").await;
        firefox.wait_for_text(&wording.turn_title(2)).await;
        firefox.wait_until(PAGE_FITS_SCRIPT).await;
        firefox.press_keys(&["r", wording.confirm_key]).await;
        kofi.wait_for_text("South resigned").await;
        firefox.wait_for_text(wording.resigned_message).await;
        test_server.close().await;
    }
}

/// Roles of elements that a visitor acts on, so that they need a name.
const INTERACTIVE_ROLES: [&str; 6] = [
    "application",
    "button",
    "checkbox",
    "link",
    "navigation",
    "textbox",
];

impl Firefox {
    /// Expects elements with these roles and these beginnings of their names. Each element to act
    /// on must have a name.
    async fn expect_elements(&mut self, expected_elements: &[(&str, &str)]) {
        let elements = self.accessible_elements().await;
        for &(role, name) in expected_elements {
            let is_expected_element = |(its_role, its_name): &(String, String)| {
                its_role == role && its_name.starts_with(name)
            };
            assert!(
                elements.iter().any(is_expected_element),
                "{role} {name}: {elements:?}"
            );
        }
        let element_without_name = elements
            .iter()
            .find(|(role, name)| INTERACTIVE_ROLES.contains(&role.as_str()) && name.is_empty());
        assert_eq!(element_without_name, None, "{elements:?}");
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
        let site = ClubWebServer::start_for(&test_server.server).await;
        firefox.register_name(site.address, "ayo").await;
        firefox.wait_for_text("You are ayo.").await;
        let common_elements = [
            ("log", ""),
            ("button", "Sound"),
            ("button", "Read the clocks"),
            ("button", "My link"),
            ("link", "My games"),
            ("checkbox", "As in a terminal"),
        ];
        firefox.expect_elements(&common_elements).await;
        firefox
            .expect_elements(&[("heading", "awalé"), ("button", "New challenge")])
            .await;
        firefox.press_key("p").await;
        firefox.wait_for_text("Send the challenge").await;
        firefox
            .expect_elements(&[
                ("button", "First move"),
                ("button", "First move ▸"),
                ("button", "Send the challenge"),
            ])
            .await;
        firefox.press_key("Escape").await;
        firefox.wait_for_text("You are ayo.").await;
        let mut kofi = test_server.enter("kofi", &new_private_key()).await;
        firefox.press_button("challenge").await;
        firefox.send_challenge(&ENGLISH, false).await;
        kofi.wait_for_text("ayo offers").await;
        kofi.send_keys("\x1b[B\r").await;
        firefox
            .wait_until("!!document.querySelector('.playable')")
            .await;
        firefox.expect_elements(&common_elements).await;
        firefox
            .expect_elements(&[
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
        firefox.expect_elements(&[kind]).await;
        firefox.press_key("c").await;
        firefox
            .wait_until("document.activeElement.id === 'typed'")
            .await;
        firefox.expect_elements(&[("textbox", "Say")]).await;
        test_server.close().await;
    }
}
