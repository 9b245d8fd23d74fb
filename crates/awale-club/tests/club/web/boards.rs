//! The board that the page draws itself, in a real Chromium.

use serde_json::json;

use super::chromium::Chromium;
use super::drive::{BrowserControl, FITS, Kind, axe};
use super::page::Site;
use super::visitor::{Visitor, member};
use crate::support::wording::ENGLISH;
use crate::support::{TestServer, key};

/// The windows of phones, upright and on their side, and of a desktop.
const WINDOW_SIZES: [((u32, u32), bool); 4] = [
    ((360, 740), true),
    ((390, 844), true),
    ((844, 390), true),
    ((1280, 800), false),
];

/// A script with the widths and heights of all pits.
const PIT_SIZES_SCRIPT: &str = "[...document.querySelectorAll('.pit')].map(pit => pit.getBoundingClientRect()).map(box => [box.width, box.height])";

#[tokio::test(flavor = "multi_thread")]
async fn pits_are_large_and_taps_play_in_every_window() {
    let kind: Kind = (WINDOW_SIZES[0].0, true, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = member(kind).await else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &key()).await;
    ayo.begins(&mut kofi).await;
    for (size, is_phone) in WINDOW_SIZES {
        ayo.resize(size, is_phone).await;
        ayo.until(&format!("innerWidth === {}", size.0)).await;
        ayo.until(FITS).await;
        // The board covers the whole width that the screen gives to it.
        ayo.until(&format!(
            "{PIT_SIZES_SCRIPT}.length === 12 && {PIT_SIZES_SCRIPT}.every(([width, height]) => width >= 44 && height >= 44)"
        ))
        .await;
        for scheme in ["light", "dark"] {
            ayo.scheme(scheme).await;
            ayo.save_screenshot(&format!("board-{}-{scheme}", size.0))
                .await;
        }
    }
    // One tap plays.
    ayo.resize(WINDOW_SIZES[1].0, true).await;
    ayo.until("document.getElementById('table').matches('.tall')")
        .await;
    ayo.tap_on("[data-place='2']").await;
    kofi.sees("move 1 · North").await;
    ayo.until("document.querySelector(\"[data-place='2']\").matches('.last')")
        .await;
    ayo.until("document.querySelector(\"[data-place='6'] .count\").textContent === '5'")
        .await;
    kofi.plays("F").await;
    ayo.until("document.querySelector(\"[data-place='11']\").matches('.last')")
        .await;
    // With two taps, the first one shows what the move would do.
    ayo.tap_on("#twice").await;
    ayo.until("document.querySelector(\"[data-place='1']\").matches('.playable')")
        .await;
    ayo.tap_on("[data-place='1']").await;
    ayo.until("document.querySelector(\"[data-place='1']\").matches('.chosen')")
        .await;
    ayo.until("document.querySelector(\"[data-place='2'] .badge\").textContent === '+1'")
        .await;
    kofi.sees("move 2 · South").await;
    ayo.tap_on("[data-place='1']").await;
    kofi.sees("move 2 · North").await;
    assert!(ayo.complaints().is_empty(), "{:?}", ayo.complaints());
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_are_large_and_taps_take_them_in_every_window() {
    let kind: Kind = (WINDOW_SIZES[0].0, true, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = member(kind).await else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &key()).await;
    ayo.key("p").await;
    ayo.sees("Send the challenge").await;
    ayo.chooses("Game").await;
    ayo.key("ArrowLeft").await;
    ayo.sees("13 matches").await;
    ayo.offers(&ENGLISH, false).await;
    kofi.sees("ayo offers").await;
    kofi.press("\x1b[B\r").await;
    ayo.until("!document.getElementById('table').hidden").await;
    let matches = "[...document.querySelectorAll('.match')].map(match => match.getBoundingClientRect()).map(box => [box.width, box.height])";
    for (size, is_phone) in WINDOW_SIZES {
        ayo.resize(size, is_phone).await;
        ayo.until(&format!("innerWidth === {}", size.0)).await;
        ayo.until(FITS).await;
        ayo.until(&format!(
            "{matches}.length === 13 && {matches}.every(([width, height]) => width >= 44 && height >= 44)"
        ))
        .await;
        for scheme in ["light", "dark"] {
            ayo.scheme(scheme).await;
            ayo.save_screenshot(&format!("matches-{}-{scheme}", size.0))
                .await;
        }
    }
    let tree = ayo.accessible().await;
    for name in ["Take 1", "Take 2", "Take 3"] {
        let is_take =
            |(role, label): &&(String, String)| role == "button" && label.starts_with(name);
        assert_eq!(tree.iter().filter(is_take).count(), 1, "{name}: {tree:?}");
    }
    // A tap on the third match from the left takes three.
    ayo.resize(WINDOW_SIZES[1].0, true).await;
    ayo.until("document.getElementById('table').matches('.tall')")
        .await;
    ayo.tap_on("[data-place='2'].match").await;
    kofi.sees("move 1 · North").await;
    ayo.until("document.querySelectorAll('.match').length === 10 && !document.querySelector('.match:enabled')")
        .await;
    kofi.press("2").await;
    ayo.until("document.querySelectorAll('.match:enabled').length === 3")
        .await;
    assert!(ayo.complaints().is_empty(), "{:?}", ayo.complaints());
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_a_long_name_next_to_the_keyboard() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let mut page = chromium.page((WINDOW_SIZES[0].0, true, "dark", "de")).await;
    page.enters(site.address, "Wilhelmine_Maria").await;
    page.until(
        "(() => {
            const who = document.getElementById('who');
            const middle = (part) => { const box = part.getBoundingClientRect(); return box.top + box.height / 2; };
            return who.textContent === 'Wilhelmine_Maria' && who.scrollWidth <= who.clientWidth
                && Math.abs(middle(who) - middle(document.getElementById('keyboard'))) < 2;
        })()",
    )
    .await;
    page.until(FITS).await;
    page.save_screenshot("long-name").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_colors_follow_the_system_while_the_page_is_open() {
    let Some((_chromium, test_server, mut ayo)) = member(((1280, 800), false, "light", "en")).await
    else {
        return;
    };
    ayo.value("void document.getElementById('as-cells').click()")
        .await;
    // The color of the cell in the lower left corner, which has no text.
    let corner = "[...document.getElementById('cells').getContext('2d').getImageData(1, document.getElementById('cells').height - 2, 1, 1).data].slice(0, 3).join()";
    ayo.until(&format!("{corner} === '245,239,227'")).await;
    ayo.scheme("dark").await;
    ayo.until(&format!("{corner} === '26,21,18'")).await;
    ayo.scheme("light").await;
    ayo.until(&format!("{corner} === '245,239,227'")).await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn text_of_an_input_method_and_wide_signs_arrive_whole() {
    let Some((_chromium, test_server, mut ayo)) = member(((1280, 800), false, "dark", "en")).await
    else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &key()).await;
    ayo.begins(&mut kofi).await;
    // After the first moves, no time counts down below the board.
    ayo.key("A").await;
    kofi.sees("move 1 · North").await;
    kofi.plays("F").await;
    ayo.sees("move 2 · South").await;
    ayo.until("!!document.querySelector('.playable')").await;
    ayo.key("c").await;
    ayo.until("document.activeElement.id === 'typed'").await;
    // Chromium's simulated input method moves the cursor, so nothing is typed before or after it.
    ayo.compose_text("漢字 😀 ok").await;
    ayo.sees("漢字 😀 ok").await;
    ayo.key("Enter").await;
    kofi.sees("漢字 😀 ok").await;
    ayo.until("document.activeElement.id !== 'typed'").await;
    // Drawing everything again, as after a change of colors, does not erase half of a wide sign.
    ayo.sees("ayo: 漢字 😀 ok").await;
    let picture = "(() => { const cells = document.getElementById('cells'); \
                   const height = cells.height / 5; \
                   const data = cells.getContext('2d').getImageData(0, cells.height - height, cells.width / 2, height).data; \
                   return data.reduce((sum, part, at) => (sum * 31 + part + at) % 1000003, 0); })()";
    let before = ayo.value(picture).await;
    ayo.scheme("light").await;
    ayo.until(&format!("{picture} !== {before}")).await;
    ayo.scheme("dark").await;
    ayo.until(&format!("{picture} === {before}")).await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn back_closes_one_screen_and_leaves_the_club_from_the_lobby() {
    let Some((_chromium, test_server, mut ayo)) = member(((390, 844), true, "dark", "en")).await
    else {
        return;
    };
    for _ in 0..2 {
        ayo.key("p").await;
        ayo.sees("Send the challenge").await;
        ayo.value("void history.back()").await;
        ayo.sees("You are ayo.").await;
        ayo.sees_no("Send the challenge").await;
    }
    ayo.value("void history.back()").await;
    ayo.wait_for_message("Bye.").await;
    // The page has forgotten who the visitor was.
    ayo.value("void document.getElementById('again').click()")
        .await;
    ayo.until("!document.getElementById('door').hidden").await;
    assert_eq!(ayo.value("history.state").await, json!(null));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_right_after_a_dialog_goes_to_the_screen() {
    let kind: Kind = ((1280, 800), false, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = member(kind).await else {
        return;
    };
    // The key is pressed before the browser reports that the dialog was closed.
    ayo.value(
        "void (() => {
            document.getElementById('show-link').click();
            document.getElementById('close').focus();
            document.getElementById('close').click();
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
        })()",
    )
    .await;
    ayo.sees("Send the challenge").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_accessible() {
    let Some(axe) = axe() else { return };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for (size, is_phone) in [WINDOW_SIZES[1], WINDOW_SIZES[3]] {
        for scheme in ["dark", "light"] {
            let test_server = TestServer::open().await;
            let site = Site::of(&test_server.club).await;
            let mut ayo = chromium.page((size, is_phone, scheme, "en")).await;
            ayo.open_start_page(site.address).await;
            ayo.assert_accessible(&axe, "door").await;
            ayo.enters(site.address, "ayo").await;
            ayo.sees("You are ayo.").await;
            ayo.assert_accessible(&axe, "lobby").await;
            ayo.key("p").await;
            ayo.sees("Send the challenge").await;
            ayo.assert_accessible(&axe, "form").await;
            ayo.key("Escape").await;
            ayo.sees("You are ayo.").await;
            let mut kofi = test_server.enter("kofi", &key()).await;
            ayo.begins(&mut kofi).await;
            ayo.assert_accessible(&axe, "game").await;
            ayo.key("c").await;
            ayo.until("document.activeElement.id === 'typed'").await;
            ayo.assert_accessible(&axe, "field").await;
            test_server.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_twice_its_size_shows_large_pits_and_rows() {
    // A zoom of 200 % halves the width and height that the page has.
    let Some((_chromium, test_server, mut ayo)) = member(((640, 400), false, "light", "en")).await
    else {
        return;
    };
    ayo.until(FITS).await;
    ayo.until("[...document.querySelectorAll('.row button:not([hidden])')].every(row => row.getBoundingClientRect().height >= 44)")
        .await;
    ayo.save_screenshot("zoom-lobby").await;
    let mut kofi = test_server.enter("kofi", &key()).await;
    ayo.begins(&mut kofi).await;
    ayo.until(&format!(
        "{PIT_SIZES_SCRIPT}.length === 12 && {PIT_SIZES_SCRIPT}.every(([width, height]) => width >= 44 && height >= 44)"
    ))
    .await;
    ayo.save_screenshot("zoom-game").await;
    ayo.until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    test_server.close().await;
}
