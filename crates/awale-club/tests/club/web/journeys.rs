//! Complete visits with a real Chromium.

use awale_club::settings::ClubSettings;
use serde_json::json;

use super::{
    browser_control::{BrowserControl, PAGE_FITS_SCRIPT, WindowKind},
    chromium::{Chromium, Tab},
    club_page_control::ClubPageControl,
    page_client::ClubWebServer,
};
use crate::support::{
    ConnectionProxy, TestServer, new_private_key,
    openssh::{SshTerminal, has_openssh, new_key},
    wording::{ENGLISH, FRENCH, Wording},
};

const DESKTOP: WindowKind = ((1000, 640), false, "dark", "en");
const PHONE: WindowKind = ((360, 740), true, "light", "fr");

#[tokio::test(flavor = "multi_thread")]
async fn a_desktop_registers_a_name_plays_and_survives_a_lost_connection() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let proxy = ConnectionProxy::forward_to(site.address).await;
    let mut browser = chromium.open_page(DESKTOP).await;
    browser.open_start_page(proxy.address).await;
    browser
        .wait_until("document.body?.innerText.includes('Play as a guest')")
        .await;
    browser.save_screenshot("desktop-door").await;
    browser.register_name(proxy.address, "ayo").await;
    browser.wait_for_text("You are ayo.").await;
    browser.wait_until(PAGE_FITS_SCRIPT).await;
    browser.save_screenshot("desktop-lobby").await;
    // A game with the keyboard, against a visitor by ssh.
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    browser.press_key("p").await;
    browser.wait_for_text("Send the challenge").await;
    browser
        .press_keys(&["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"])
        .await;
    browser
        .press_keys(&["ArrowDown", "ArrowDown", "ArrowDown", "Enter"])
        .await;
    browser.wait_for_text("You offer").await;
    kofi.wait_for_text("offers").await;
    kofi.send_keys("\x1b[B\r").await;
    browser.wait_for_text("move 1 · South").await;
    browser.press_key("A").await;
    browser
        .wait_until(
            "document.getElementById('last').textContent.includes('South sowed 4 seeds from A')",
        )
        .await;
    browser
        .wait_until("document.getElementById('board').textContent.includes('A 0, B 5')")
        .await;
    kofi.play_pit("F").await;
    browser.wait_for_text("move 2 · South").await;
    browser.save_screenshot("desktop-game").await;
    proxy.cut_all_connections();
    kofi.wait_for_text("has been away").await;
    kofi.wait_until_gone("has been away").await;
    browser
        .wait_until("document.getElementById('lost').hidden")
        .await;
    browser.press_key("B").await;
    kofi.wait_for_text("move 2 · North").await;
    // Change the size of the window.
    browser.resize((700, 500), false).await;
    browser.wait_until(PAGE_FITS_SCRIPT).await;
    browser.wait_for_text("move 2 · North").await;
    browser.save_screenshot("desktop-small").await;
    // The link opens the club again after the browser has left the page.
    let link = browser
        .evaluate("document.getElementById('secret').textContent")
        .await
        .as_str()
        .unwrap()
        .to_owned();
    browser.go("about:blank").await;
    browser.go(&link).await;
    browser.wait_for_text("move 2 · North").await;
    browser.press_key("r").await;
    browser.press_key("y").await;
    kofi.wait_for_text("South resigned").await;
    browser.wait_for_text("South resigned").await;
    assert_eq!(browser.evaluate("document.cookie").await, json!(""));
    assert!(
        browser.console_complaints().is_empty(),
        "{:?}",
        browser.console_complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_plays_by_touch_in_french() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut browser = chromium.open_page(PHONE).await;
    browser.open_start_page(site.address).await;
    browser
        .wait_until("document.body?.innerText.includes('Jouer en invité')")
        .await;
    browser.save_screenshot("phone-door").await;
    browser.register_name(site.address, "ayo").await;
    browser.wait_for_text("Salon").await;
    browser.wait_until(PAGE_FITS_SCRIPT).await;
    browser
        .wait_until("[...document.querySelectorAll('#bar button')].every(b => b.getBoundingClientRect().height >= 36)")
        .await;
    // Lists have rows that are large enough for fingers. One tap opens a row.
    browser
        .wait_until("[...document.querySelectorAll('.row button:not([hidden])')].every(b => b.getBoundingClientRect().height >= 44)")
        .await;
    browser.save_screenshot("phone-lobby").await;
    browser.tap_on(".row:nth-of-type(2) .open").await;
    browser.wait_for_text("Problèmes").await;
    browser.save_screenshot("phone-menu").await;
    browser.evaluate("void history.back()").await;
    browser.wait_for_text("Vous êtes ayo").await;
    // Make a challenge with the buttons of the bar and the Enter key.
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    browser.press_button("défier").await;
    for _ in 0..3 {
        browser.press_button("↑").await;
    }
    browser.press_button("→ changer").await;
    browser.wait_for_text("◂ vous ▸").await;
    for _ in 0..3 {
        browser.press_button("↓ ligne").await;
    }
    browser.press_key("Enter").await;
    kofi.wait_for_text("offers").await;
    kofi.send_keys("\x1b[B\r").await;
    kofi.wait_for_text("move 1 · South").await;
    browser
        .wait_until("document.getElementById('board').textContent.includes('A 4')")
        .await;
    browser.save_screenshot("phone-game").await;
    // A tap on a pit plays it.
    browser.tap_on("[data-place='0']").await;
    kofi.wait_for_text("move 1 · North").await;
    browser
        .wait_until("document.getElementById('last').textContent.startsWith('1. Sud a semé')")
        .await;
    browser.wait_until(PAGE_FITS_SCRIPT).await;
    browser.save_screenshot("phone-played").await;
    assert!(
        browser.console_complaints().is_empty(),
        "{:?}",
        browser.console_complaints()
    );
    test_server.close().await;
}

/// Sizes in pixels of windows in which the page draws about 60x18, 80x24 and 120x40 cells, and of a
/// phone. The flag means a phone.
const WINDOW_SIZES: [((u32, u32), bool); 4] = [
    ((560, 460), false),
    ((740, 590), false),
    ((1100, 900), false),
    ((360, 740), true),
];

/// Returns each kind of window in each language, with the texts to expect.
fn windows_and_wordings() -> impl Iterator<Item = (WindowKind, &'static Wording)> {
    WINDOW_SIZES.into_iter().flat_map(|(size, is_phone)| {
        [
            ((size, is_phone, "dark", "en"), &ENGLISH),
            ((size, is_phone, "light", "fr"), &FRENCH),
        ]
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_handles_new_and_taken_names_guests_bans_and_private_clubs() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for (kind, wording) in windows_and_wordings() {
        let test_server = TestServer::open().await;
        let site = ClubWebServer::start_for(&test_server.server).await;
        let mut ayo = chromium.open_page(kind).await;
        ayo.register_name(site.address, "ayo").await;
        ayo.wait_for_text(wording.you_are_ayo_text).await;
        ayo.wait_until(PAGE_FITS_SCRIPT).await;
        let mut thief = chromium.open_page(kind).await;
        thief.open_start_page(site.address).await;
        thief.type_name("Áyo").await;
        thief
            .wait_for_message(wording.name_taken_text_on_page)
            .await;
        thief.open_start_page(site.address).await;
        thief
            .evaluate("void document.getElementById('guest').click()")
            .await;
        thief.wait_for_text("guest-1").await;
        test_server.ban("ayo").await;
        ayo.wait_for_message(wording.banned_message).await;
        ayo.evaluate("void (document.getElementById('word').textContent = '')")
            .await;
        ayo.evaluate("void document.getElementById('again').click()")
            .await;
        ayo.wait_for_message(wording.banned_message).await;
        for page in [&ayo, &thief] {
            assert!(
                page.console_complaints().is_empty(),
                "{:?}",
                page.console_complaints()
            );
        }
        test_server.close().await;

        let folder = tempfile::tempdir().unwrap();
        let test_server =
            TestServer::in_folder(folder.path(), ClubSettings::default(), Some([].into())).await;
        let site = ClubWebServer::start_for(&test_server.server).await;
        let mut page_outside = chromium.open_page(kind).await;
        page_outside.open_start_page(site.address).await;
        page_outside.type_name("kofi").await;
        page_outside
            .wait_for_message(wording.private_club_message)
            .await;
        test_server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_plays_against_ssh_with_a_watcher_and_a_lost_connection() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    if !has_openssh() {
        return;
    }
    for (kind, wording) in windows_and_wordings() {
        let test_server = TestServer::open().await;
        let site = ClubWebServer::start_for(&test_server.server).await;
        let proxy = ConnectionProxy::forward_to(site.address).await;
        let folder = tempfile::tempdir().unwrap();
        let mut kofi = SshTerminal::open(
            test_server.ssh_address,
            "kofi",
            Some(&new_key(folder.path(), "kofi")),
            (80, 24),
            wording.locale_name,
        );
        let mut ayo = chromium.open_page(kind).await;
        ayo.register_name(proxy.address, "ayo").await;
        ayo.wait_for_text("kofi").await;
        ayo.press_key("p").await;
        ayo.send_challenge(wording, false).await;
        kofi.choose_line(wording.challenge_row_start);
        kofi.send_keys("\r");
        ayo.wait_for_text(&wording.turn_title(0)).await;
        let mut guest = chromium.open_page(kind).await;
        guest.open_start_page(site.address).await;
        guest
            .evaluate("void document.getElementById('guest').click()")
            .await;
        guest.choose_line(wording.watch_ayo_line).await;
        guest.press_key("Enter").await;
        guest.wait_for_text(&wording.turn_title(0)).await;
        kofi.wait_for_text(wording.one_watcher_text);
        ayo.press_key("A").await;
        kofi.wait_for_text(&wording.turn_title(1));
        ayo.wait_until(&format!(
            "document.getElementById('last').textContent.includes('{}')",
            wording.side_names[0]
        ))
        .await;
        guest.wait_for_text(&wording.turn_title(1)).await;
        proxy.cut_all_connections();
        kofi.wait_for_text(wording.player_away_text);
        kofi.wait_until_gone(wording.player_away_text);
        ayo.wait_until("document.getElementById('lost').hidden")
            .await;
        kofi.play_pit(&wording.turn_title(1), "F");
        for page in [&mut ayo, &mut guest] {
            page.wait_for_text(&wording.turn_title(2)).await;
            page.wait_until(PAGE_FITS_SCRIPT).await;
        }
        ayo.press_keys(&["r", wording.confirm_key]).await;
        kofi.wait_for_text(wording.resigned_message);
        for page in [&mut ayo, &mut guest] {
            page.wait_for_text(wording.resigned_message).await;
            assert!(
                page.console_complaints().is_empty(),
                "{:?}",
                page.console_complaints()
            );
        }
        test_server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_days_per_move_continues_in_the_page_after_a_restart() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for (kind, wording) in windows_and_wordings() {
        let test_server = TestServer::open().await;
        let proxy = ConnectionProxy::forward_to(
            ClubWebServer::start_for(&test_server.server).await.address,
        )
        .await;
        let own_key = new_private_key();
        let mut kofi = test_server.enter("kofi", &own_key).await;
        let mut ayo = chromium.open_page(kind).await;
        ayo.register_name(proxy.address, "ayo").await;
        ayo.wait_until("document.getElementById('line').textContent !== ''")
            .await;
        ayo.press_key("p").await;
        ayo.send_challenge(wording, true).await;
        kofi.wait_for_text("ayo offers").await;
        kofi.send_keys("\x1b[B\r").await;
        ayo.wait_for_text(&wording.turn_title(0)).await;
        ayo.press_key("A").await;
        kofi.wait_for_text("move 1 · North").await;
        let folder = test_server.close().await.unwrap();
        ayo.wait_for_message(wording.club_closing_message).await;
        let test_server = TestServer::in_folder(folder.path(), ClubSettings::default(), None).await;
        proxy.connect_to(ClubWebServer::start_for(&test_server.server).await.address);
        let mut kofi = test_server.enter("kofi", &own_key).await;
        kofi.wait_for_text("Your move:").await;
        kofi.send_keys("\x1b[A\r").await;
        kofi.play_pit("F").await;
        ayo.evaluate("void document.getElementById('again').click()")
            .await;
        ayo.choose_line(wording.your_move_title).await;
        ayo.press_key("Enter").await;
        ayo.wait_for_text(&wording.turn_title(2)).await;
        test_server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_holds_a_tournament_of_four_in_the_page() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for (kind, wording) in windows_and_wordings() {
        let test_server = TestServer::open().await;
        let site = ClubWebServer::start_for(&test_server.server).await;
        let mut ayo = chromium.open_page(kind).await;
        ayo.register_name(site.address, "ayo").await;
        ayo.wait_for_text(wording.you_are_ayo_text).await;
        assert_eq!(
            ayo.evaluate("document.getElementById('text').textContent")
                .await
                .as_str()
                .unwrap()
                .find(wording.hold_tournament_line),
            None
        );
        test_server.make_host("ayo");
        let link = ayo
            .evaluate("document.getElementById('secret').textContent")
            .await
            .as_str()
            .unwrap()
            .to_owned();
        ayo.go("about:blank").await;
        ayo.go(&link).await;
        ayo.choose_line(wording.hold_tournament_line).await;
        ayo.press_key("Enter").await;
        ayo.choose_line(wording.announce_tournament_line).await;
        ayo.press_key("Enter").await;
        ayo.choose_line(wording.tournament_title).await;
        ayo.press_keys(&["Enter", "Enter"]).await;
        ayo.wait_for_text(wording.leave_tournament_line).await;
        let keys = [new_private_key(), new_private_key(), new_private_key()];
        let mut other_clients = [
            test_server.enter("kofi", &keys[0]).await,
            test_server.enter("ama", &keys[1]).await,
            test_server.enter("esi", &keys[2]).await,
        ];
        for other in &mut other_clients {
            other.wait_for_text("joined").await;
            other.send_keys("\x1b[A\r").await;
            other.wait_for_text("Join").await;
            other.send_keys("\r").await;
        }
        ayo.wait_for_text(wording.four_players_text).await;
        ayo.press_button(wording.begin_tournament_command).await;
        for round in 0..3 {
            ayo.wait_for_text(&wording.turn_title(0)).await;
            ayo.wait_until_gone(wording.resigned_message).await;
            for other in &mut other_clients {
                other.wait_for_text("move 1 · South").await;
                other.wait_until_gone("resigned").await;
            }
            ayo.press_keys(&["r", wording.confirm_key]).await;
            ayo.wait_for_text(wording.resigned_message).await;
            // End the other game of the round too, so that the next round can begin.
            let south_of_unfinished_game = test_server.server.hub.run_in_hub(move |_, club, _| {
                let mut games = (2 * round + 1..=2 * round + 2).filter_map(|id| club.game(id));
                let unfinished_game = games.find(|game| !game.is_over());
                Ok(unfinished_game.map(|game| game.setup.players.south.name.clone()))
            });
            let south_name = south_of_unfinished_game.await.unwrap().unwrap();
            let south_index = ["kofi", "ama", "esi"]
                .iter()
                .position(|name| *name == south_name.as_str())
                .unwrap();
            other_clients[south_index].send_keys("r").await;
            other_clients[south_index]
                .wait_for_text("Resign this game?")
                .await;
            other_clients[south_index].send_keys("y").await;
        }
        for other in &mut other_clients {
            other.wait_for_text("resigned").await;
        }
        ayo.press_keys(&["Escape", "Escape", "Escape", "Escape"])
            .await;
        ayo.wait_for_text(wording.tournament_over_text).await;
        test_server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_opens_a_link_without_an_account_and_keeps_the_seat() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let mut ayo = test_server.enter("ayo", &new_private_key()).await;
    let code = ayo.make_challenge_link_code().await;
    let link = format!("http://{}/#game={code}", site.address);
    let mut browser = chromium.open_page(DESKTOP).await;
    browser.go(&link).await;
    browser.wait_for_text("move 1").await;
    ayo.wait_for_text("move 1").await;
    assert_eq!(browser.evaluate("location.hash").await, json!(""));
    // Without its session storage, like another tab of this browser, the page opens the link again.
    browser.evaluate("void sessionStorage.clear()").await;
    browser.go("about:blank").await;
    browser.go(&link).await;
    browser.wait_for_text("move 1").await;
    let mut other_page = chromium.open_page(DESKTOP).await;
    other_page
        .go(&format!("http://{}/#show=CF", site.address))
        .await;
    other_page.wait_for_text("Analysis").await;
    assert_eq!(other_page.evaluate("location.hash").await, json!(""));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_is_removed_from_the_url_and_a_shared_computer() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let ama_name = awale_club::names::Name::new("ama").unwrap();
    let card = test_server
        .server
        .renew_card(ama_name.clone())
        .await
        .unwrap()
        .unwrap();
    let token = card.link.rsplit('=').next().unwrap();
    let mut page = chromium.open_page(DESKTOP).await;
    let leave_club = async |page: &mut Tab| {
        page.choose_line("Quit").await;
        page.press_key("Enter").await;
        page.wait_for_message("Bye").await;
        // Clear the text, so that a later wait does not find a text of the ended visit.
        page.evaluate("void (document.getElementById('text').textContent = '')")
            .await;
    };
    let enter_again_script = "void document.getElementById('again').click()";
    page.go(&format!("http://{}/#join={token}", site.address))
        .await;
    page.wait_for_text("You are ama.").await;
    let address = json!(format!("http://{}/", site.address));
    assert_eq!(page.evaluate("location.href").await, address);
    page.evaluate("void location.reload()").await;
    page.wait_for_text("You are ama.").await;
    // The next user of a shared computer finds nothing.
    leave_club(&mut page).await;
    let stored_length_script =
        "sessionStorage.length + localStorage.length + document.cookie.length";
    assert_eq!(page.evaluate(stored_length_script).await, json!(0));
    page.evaluate(enter_again_script).await;
    page.wait_until("!document.getElementById('door').hidden")
        .await;
    page.save_screenshot("door-with-code").await;
    // Log in by typing the code.
    let type_code_script = format!(
        "void (document.getElementById('code').value = '{}')",
        card.code
    );
    let submit_code_script = "void document.getElementById('by-code').requestSubmit()";
    page.evaluate(&type_code_script).await;
    page.evaluate(submit_code_script).await;
    page.wait_for_text("You are ama.").await;
    // A browser that the member marks as their own remembers the member, even after leaving.
    page.evaluate("void document.getElementById('show-link').click()")
        .await;
    page.wait_until("document.getElementById('link').open")
        .await;
    page.save_screenshot("own-computer").await;
    page.evaluate("void document.getElementById('own').click()")
        .await;
    page.evaluate("void document.getElementById('close').click()")
        .await;
    leave_club(&mut page).await;
    page.evaluate("void location.reload()").await;
    page.wait_for_text("You are ama.").await;
    // A revoked secret is forgotten.
    leave_club(&mut page).await;
    test_server
        .server
        .renew_card(ama_name)
        .await
        .unwrap()
        .unwrap();
    page.evaluate(enter_again_script).await;
    page.wait_for_message("No member has this code").await;
    page.evaluate("void location.reload()").await;
    page.wait_until(
        "document.readyState === 'complete' && !document.getElementById('door')?.hidden",
    )
    .await;
    assert_eq!(page.evaluate(stored_length_script).await, json!(0));
    assert!(
        page.console_complaints().is_empty(),
        "{:?}",
        page.console_complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_pastes_a_class_list_into_the_page_and_gets_the_sheet() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = ClubWebServer::start_for(&test_server.server).await;
    let (host, link) = test_server.server.make_first_host().await.unwrap();
    let mut page = chromium.open_page(DESKTOP).await;
    let token = link.rsplit('=').next().unwrap();
    page.go(&format!("http://{}/#join={token}", site.address))
        .await;
    page.wait_for_text(&format!("You are {host}.")).await;
    page.choose_line("Door, class list and bans").await;
    page.press_key("Enter").await;
    page.wait_for_text("Class list: paste names").await;
    // Keeps the saved file instead of downloading it.
    let capture_download_script = "void (URL.createObjectURL = blob => { blob.text().then(text => saved = text); return '#' })";
    page.evaluate(capture_download_script).await;
    let paste_script = "void (() => { const data = new DataTransfer(); data.setData('text/plain', 'Anna Berg\\nBen\\n\\nKofi\\n'); \
                 document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })) })()";
    page.evaluate(paste_script).await;
    page.wait_for_text("Anna Berg, Ben, Kofi").await;
    page.press_key("Enter").await;
    page.wait_for_text("Anna-Berg").await;
    page.wait_for_text("These codes are shown only now").await;
    page.save_screenshot("class-list").await;
    page.wait_until("typeof saved === 'string' && saved.split('<svg').length === 4")
        .await;
    page.wait_until("saved.split('<code>').slice(1).every(rest => document.getElementById('text').textContent.includes(rest.slice(0, 11)))").await;
    // A pupil comes in with the code from the sheet.
    let sheet = page.evaluate("saved").await.as_str().unwrap().to_owned();
    let code = &sheet.rsplit("<code>").next().unwrap()[..11];
    if let Some(folder) = std::env::var_os("AWALE_SHOTS") {
        std::fs::write(std::path::Path::new(&folder).join("class.html"), &sheet).unwrap();
    }
    let mut pupil = chromium.open_page(DESKTOP).await;
    pupil.open_start_page(site.address).await;
    pupil
        .evaluate(&format!(
            "void (document.getElementById('code').value = '{code}')"
        ))
        .await;
    pupil
        .evaluate("void document.getElementById('by-code').requestSubmit()")
        .await;
    pupil.wait_for_text("You are Kofi.").await;
    // Close the cards first. Then close the door for new names.
    page.press_key("Escape").await;
    page.wait_until_gone("These codes are shown only now").await;
    page.press_keys(&["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"])
        .await;
    page.wait_for_text("members only").await;
    let mut new = chromium.open_page(DESKTOP).await;
    new.open_start_page(site.address).await;
    new.type_name("yaw").await;
    new.wait_for_message("Only members can come in").await;
    for page in [&page, &pupil, &new] {
        assert!(
            page.console_complaints().is_empty(),
            "{:?}",
            page.console_complaints()
        );
    }
    test_server.close().await;
}
