//! The board that the page draws itself, in a real Chromium.

use serde_json::json;

use super::{
    browser_control::{BrowserControl, PAGE_FITS_SCRIPT, WindowKind, axe_script},
    chromium::Chromium,
    club_page_control::{ClubPageControl, page_of_new_member},
    page_client::ClubWebServer,
};
use crate::support::{TestServer, new_private_key, wording::ENGLISH};

/// The windows of phones, upright and on their side, and of a desktop: width and height in pixels,
/// and whether it is a phone.
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
    let kind: WindowKind = (WINDOW_SIZES[0].0, true, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = page_of_new_member(kind).await else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    ayo.start_game_with(&mut kofi).await;
    for (size, is_phone) in WINDOW_SIZES {
        ayo.resize(size, is_phone).await;
        ayo.wait_until(&format!("innerWidth === {}", size.0)).await;
        ayo.wait_until(PAGE_FITS_SCRIPT).await;
        // All twelve pits are at least 44 pixels wide and high.
        ayo.wait_until(&format!(
            "{PIT_SIZES_SCRIPT}.length === 12 && {PIT_SIZES_SCRIPT}.every(([width, height]) => width >= 44 && height >= 44)"
        ))
        .await;
        for scheme in ["light", "dark"] {
            ayo.set_color_scheme(scheme).await;
            ayo.save_screenshot(&format!("board-{}-{scheme}", size.0))
                .await;
        }
    }
    // With one tap per move, a tap on a pit plays it.
    ayo.resize(WINDOW_SIZES[1].0, true).await;
    ayo.wait_until("document.getElementById('table').matches('.tall')")
        .await;
    ayo.tap_on("[data-place='2']").await;
    kofi.wait_for_text("move 1 · North").await;
    ayo.wait_until("document.querySelector(\"[data-place='2']\").matches('.last')")
        .await;
    ayo.wait_until("document.querySelector(\"[data-place='6'] .count\").textContent === '5'")
        .await;
    kofi.play_pit("F").await;
    ayo.wait_until("document.querySelector(\"[data-place='11']\").matches('.last')")
        .await;
    // With two taps, the first one shows what the move would do.
    ayo.tap_on("#twice").await;
    ayo.wait_until("document.querySelector(\"[data-place='1']\").matches('.playable')")
        .await;
    ayo.tap_on("[data-place='1']").await;
    ayo.wait_until("document.querySelector(\"[data-place='1']\").matches('.chosen')")
        .await;
    ayo.wait_until("document.querySelector(\"[data-place='2'] .badge\").textContent === '+1'")
        .await;
    kofi.wait_for_text("move 2 · South").await;
    ayo.tap_on("[data-place='1']").await;
    kofi.wait_for_text("move 2 · North").await;
    assert!(
        ayo.console_complaints().is_empty(),
        "{:?}",
        ayo.console_complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_are_large_and_taps_take_them_in_every_window() {
    let kind: WindowKind = (WINDOW_SIZES[0].0, true, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = page_of_new_member(kind).await else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    ayo.press_key("p").await;
    ayo.wait_for_text("Send the challenge").await;
    ayo.choose_line("Game").await;
    ayo.press_key("ArrowLeft").await;
    ayo.wait_for_text("13 matches").await;
    ayo.send_challenge(&ENGLISH, false).await;
    kofi.wait_for_text("ayo offers").await;
    kofi.send_keys("\x1b[B\r").await;
    ayo.wait_until("!document.getElementById('table').hidden")
        .await;
    let match_sizes_script = "[...document.querySelectorAll('.match')].map(match => match.getBoundingClientRect()).map(box => [box.width, box.height])";
    for (size, is_phone) in WINDOW_SIZES {
        ayo.resize(size, is_phone).await;
        ayo.wait_until(&format!("innerWidth === {}", size.0)).await;
        ayo.wait_until(PAGE_FITS_SCRIPT).await;
        ayo.wait_until(&format!(
            "{match_sizes_script}.length === 13 && {match_sizes_script}.every(([width, height]) => width >= 44 && height >= 44)"
        ))
        .await;
        for scheme in ["light", "dark"] {
            ayo.set_color_scheme(scheme).await;
            ayo.save_screenshot(&format!("matches-{}-{scheme}", size.0))
                .await;
        }
    }
    let accessible_elements = ayo.accessible_elements().await;
    for name in ["Take 1", "Take 2", "Take 3"] {
        let is_take_button =
            |(role, label): &&(String, String)| role == "button" && label.starts_with(name);
        assert_eq!(
            accessible_elements.iter().filter(is_take_button).count(),
            1,
            "{name}: {accessible_elements:?}"
        );
    }
    // A tap on the third match from the left takes three.
    ayo.resize(WINDOW_SIZES[1].0, true).await;
    ayo.wait_until("document.getElementById('table').matches('.tall')")
        .await;
    ayo.tap_on("[data-place='2'].match").await;
    kofi.wait_for_text("move 1 · North").await;
    ayo.wait_until("document.querySelectorAll('.match').length === 10 && !document.querySelector('.match:enabled')")
        .await;
    kofi.send_keys("2").await;
    ayo.wait_until("document.querySelectorAll('.match:enabled').length === 3")
        .await;
    assert!(
        ayo.console_complaints().is_empty(),
        "{:?}",
        ayo.console_complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_a_long_name_in_the_line_of_the_keyboard_button() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut page = chromium
        .open_page((WINDOW_SIZES[0].0, true, "dark", "de"))
        .await;
    page.register_name(site.address, "Wilhelmine_Maria").await;
    page.wait_until(
        "(() => {
            const who = document.getElementById('who');
            const middle = (part) => { const box = part.getBoundingClientRect(); return box.top + box.height / 2; };
            return who.textContent === 'Wilhelmine_Maria' && who.scrollWidth <= who.clientWidth
                && Math.abs(middle(who) - middle(document.getElementById('keyboard'))) < 2;
        })()",
    )
    .await;
    page.wait_until(PAGE_FITS_SCRIPT).await;
    page.save_screenshot("long-name").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_colors_follow_the_system_while_the_page_is_open() {
    let Some((_chromium, test_server, mut ayo)) =
        page_of_new_member(((1280, 800), false, "light", "en")).await
    else {
        return;
    };
    ayo.evaluate("void document.getElementById('as-cells').click()")
        .await;
    // The color of the cell in the lower left corner, which has no text.
    let corner_color_script = "[...document.getElementById('cells').getContext('2d').getImageData(1, document.getElementById('cells').height - 2, 1, 1).data].slice(0, 3).join()";
    ayo.wait_until(&format!("{corner_color_script} === '245,239,227'"))
        .await;
    ayo.set_color_scheme("dark").await;
    ayo.wait_until(&format!("{corner_color_script} === '26,21,18'"))
        .await;
    ayo.set_color_scheme("light").await;
    ayo.wait_until(&format!("{corner_color_script} === '245,239,227'"))
        .await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn text_of_an_input_method_and_wide_signs_arrive_whole() {
    let Some((_chromium, test_server, mut ayo)) =
        page_of_new_member(((1280, 800), false, "dark", "en")).await
    else {
        return;
    };
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    ayo.start_game_with(&mut kofi).await;
    // Play the first moves, after which no time counts down below the board.
    ayo.press_key("A").await;
    kofi.wait_for_text("move 1 · North").await;
    kofi.play_pit("F").await;
    ayo.wait_for_text("move 2 · South").await;
    ayo.wait_until("!!document.querySelector('.playable')")
        .await;
    ayo.press_key("c").await;
    ayo.wait_until("document.activeElement.id === 'typed'")
        .await;
    // Chromium's simulated input method moves the cursor, so nothing is typed before or after it.
    ayo.compose_text("漢字 😀 ok").await;
    ayo.wait_for_text("漢字 😀 ok").await;
    ayo.press_key("Enter").await;
    kofi.wait_for_text("漢字 😀 ok").await;
    ayo.wait_until("document.activeElement.id !== 'typed'")
        .await;
    // Drawing everything again, as after a change of colors, does not erase half of a wide sign.
    ayo.wait_for_text("ayo: 漢字 😀 ok").await;
    let picture_script = "(() => { const cells = document.getElementById('cells'); \
                   const height = cells.height / 5; \
                   const data = cells.getContext('2d').getImageData(0, cells.height - height, cells.width / 2, height).data; \
                   return data.reduce((sum, part, at) => (sum * 31 + part + at) % 1000003, 0); })()";
    let picture_before = ayo.evaluate(picture_script).await;
    ayo.set_color_scheme("light").await;
    ayo.wait_until(&format!("{picture_script} !== {picture_before}"))
        .await;
    ayo.set_color_scheme("dark").await;
    ayo.wait_until(&format!("{picture_script} === {picture_before}"))
        .await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn back_closes_one_screen_and_leaves_the_club_from_the_lobby() {
    let Some((_chromium, test_server, mut ayo)) =
        page_of_new_member(((390, 844), true, "dark", "en")).await
    else {
        return;
    };
    for _ in 0..2 {
        ayo.press_key("p").await;
        ayo.wait_for_text("Send the challenge").await;
        ayo.evaluate("void history.back()").await;
        ayo.wait_for_text("You are ayo.").await;
        ayo.wait_until_gone("Send the challenge").await;
    }
    ayo.evaluate("void history.back()").await;
    ayo.wait_for_message("Bye.").await;
    // The page has forgotten who the visitor was.
    ayo.evaluate("void document.getElementById('again').click()")
        .await;
    ayo.wait_until("!document.getElementById('door').hidden")
        .await;
    assert_eq!(ayo.evaluate("history.state").await, json!(null));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_right_after_a_dialog_goes_to_the_screen() {
    let kind: WindowKind = ((1280, 800), false, "dark", "en");
    let Some((_chromium, test_server, mut ayo)) = page_of_new_member(kind).await else {
        return;
    };
    // The key is pressed before the browser reports that the dialog was closed.
    ayo.evaluate(
        "void (() => {
            document.getElementById('show-link').click();
            document.getElementById('close').focus();
            document.getElementById('close').click();
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
        })()",
    )
    .await;
    ayo.wait_for_text("Send the challenge").await;
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_accessible() {
    let Some(axe) = axe_script() else { return };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for (size, is_phone) in [WINDOW_SIZES[1], WINDOW_SIZES[3]] {
        for scheme in ["dark", "light"] {
            let test_server = TestServer::open().await;
            let site = ClubWebServer::start_for(&test_server.server).await;
            let mut ayo = chromium.open_page((size, is_phone, scheme, "en")).await;
            ayo.open_start_page(site.address).await;
            ayo.assert_accessible(&axe, "door").await;
            ayo.register_name(site.address, "ayo").await;
            ayo.wait_for_text("You are ayo.").await;
            ayo.assert_accessible(&axe, "lobby").await;
            ayo.press_key("p").await;
            ayo.wait_for_text("Send the challenge").await;
            ayo.assert_accessible(&axe, "form").await;
            ayo.press_key("Escape").await;
            ayo.wait_for_text("You are ayo.").await;
            let mut kofi = test_server.enter("kofi", &new_private_key()).await;
            ayo.start_game_with(&mut kofi).await;
            ayo.assert_accessible(&axe, "game").await;
            ayo.press_key("c").await;
            ayo.wait_until("document.activeElement.id === 'typed'")
                .await;
            ayo.assert_accessible(&axe, "field").await;
            test_server.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_at_twice_its_size_shows_large_pits_and_rows() {
    // A zoom of 200 % halves the width and height that the page has.
    let Some((_chromium, test_server, mut ayo)) =
        page_of_new_member(((640, 400), false, "light", "en")).await
    else {
        return;
    };
    ayo.wait_until(PAGE_FITS_SCRIPT).await;
    ayo.wait_until("[...document.querySelectorAll('.row button:not([hidden])')].every(row => row.getBoundingClientRect().height >= 44)")
        .await;
    ayo.save_screenshot("zoom-lobby").await;
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    ayo.start_game_with(&mut kofi).await;
    ayo.wait_until(&format!(
        "{PIT_SIZES_SCRIPT}.length === 12 && {PIT_SIZES_SCRIPT}.every(([width, height]) => width >= 44 && height >= 44)"
    ))
    .await;
    ayo.save_screenshot("zoom-game").await;
    ayo.wait_until("document.documentElement.scrollWidth <= innerWidth")
        .await;
    test_server.close().await;
}
