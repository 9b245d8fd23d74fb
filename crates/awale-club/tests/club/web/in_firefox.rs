//! The club's page in a real Firefox.

use serde_json::json;

use super::drive::{BrowserControl, FITS};
use super::firefox::Firefox;
use super::page::Site;
use super::visitor::Visitor;
use crate::support::wording::{ENGLISH, FRENCH};
use crate::support::{Proxy, TestServer, key};

#[tokio::test(flavor = "multi_thread")]
async fn firefox_plays_a_game_with_a_lost_connection() {
    for (size, language, wording) in [((1000, 700), "en", &ENGLISH), ((460, 800), "fr", &FRENCH)] {
        let Some(mut firefox) = Firefox::open(size, language).await else {
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
        assert_eq!(firefox.accessible("#voice").await.0, json!("log"));
        let name = firefox
            .value("document.getElementById('sound').title")
            .await;
        assert_eq!(firefox.accessible("#sound").await, (json!("button"), name));
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
