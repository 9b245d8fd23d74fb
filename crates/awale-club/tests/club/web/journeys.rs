//! Complete visits with a real Chromium.

use awale_club::settings::Settings;
use serde_json::json;

use super::chromium::{Chromium, Tab};
use super::drive::{BrowserControl, FITS, Kind};
use super::page::Site;
use super::visitor::Visitor;
use crate::support::openssh::{Terminal, has_openssh, new_key};
use crate::support::wording::{ENGLISH, FRENCH, Wording};
use crate::support::{Proxy, TestServer, key};

const DESKTOP: Kind = ((1000, 640), false, "dark", "en");
const PHONE: Kind = ((360, 740), true, "light", "fr");

#[tokio::test(flavor = "multi_thread")]
async fn a_desktop_registers_a_name_plays_and_survives_a_lost_connection() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let line = Proxy::to(site.address).await;
    let mut browser = chromium.page(DESKTOP).await;
    browser.open_start_page(line.address).await;
    browser
        .until("document.body?.innerText.includes('Play as a guest')")
        .await;
    browser.save_screenshot("desktop-door").await;
    browser.enters(line.address, "ayo").await;
    browser.sees("You are ayo.").await;
    browser.until(FITS).await;
    browser.save_screenshot("desktop-lobby").await;
    // A game with the keyboard, against a visitor by ssh.
    let mut kofi = test_server.enter("kofi", &key()).await;
    browser.key("p").await;
    browser.sees("Send the challenge").await;
    browser
        .keys(&["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"])
        .await;
    browser
        .keys(&["ArrowDown", "ArrowDown", "ArrowDown", "Enter"])
        .await;
    browser.sees("You offer").await;
    kofi.sees("offers").await;
    kofi.press("\x1b[B\r").await;
    browser.sees("move 1 · South").await;
    browser.key("A").await;
    browser
        .until("document.getElementById('last').textContent.includes('South sowed 4 seeds from A')")
        .await;
    browser
        .until("document.getElementById('board').textContent.includes('A 0, B 5')")
        .await;
    kofi.plays("F").await;
    browser.sees("move 2 · South").await;
    browser.save_screenshot("desktop-game").await;
    line.cut_all();
    kofi.sees("has been away").await;
    kofi.sees_no("has been away").await;
    browser
        .until("document.getElementById('lost').hidden")
        .await;
    browser.key("B").await;
    kofi.sees("move 2 · North").await;
    // Change the size of the window.
    browser.resize((700, 500), false).await;
    browser.until(FITS).await;
    browser.sees("move 2 · North").await;
    browser.save_screenshot("desktop-small").await;
    // The link also opens the club from another browser page.
    let link = browser
        .value("document.getElementById('secret').textContent")
        .await
        .as_str()
        .unwrap()
        .to_owned();
    browser.go("about:blank").await;
    browser.go(&link).await;
    browser.sees("move 2 · North").await;
    browser.key("r").await;
    browser.key("y").await;
    kofi.sees("South resigned").await;
    browser.sees("South resigned").await;
    assert_eq!(browser.value("document.cookie").await, json!(""));
    assert!(
        browser.complaints().is_empty(),
        "{:?}",
        browser.complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_plays_by_touch_in_french() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let mut browser = chromium.page(PHONE).await;
    browser.open_start_page(site.address).await;
    browser
        .until("document.body?.innerText.includes('Jouer en invité')")
        .await;
    browser.save_screenshot("phone-door").await;
    browser.enters(site.address, "ayo").await;
    browser.sees("Salon").await;
    browser.until(FITS).await;
    browser
        .until("[...document.querySelectorAll('#bar button')].every(b => b.getBoundingClientRect().height >= 36)")
        .await;
    // Lists have rows that are large enough for fingers. One tap opens a row.
    browser
        .until("[...document.querySelectorAll('.row button:not([hidden])')].every(b => b.getBoundingClientRect().height >= 44)")
        .await;
    browser.save_screenshot("phone-lobby").await;
    browser.tap_on(".row:nth-of-type(2) .open").await;
    browser.sees("Problèmes").await;
    browser.save_screenshot("phone-menu").await;
    browser.value("void history.back()").await;
    browser.sees("Vous êtes ayo").await;
    // Make a challenge with the buttons of the bar.
    let mut kofi = test_server.enter("kofi", &key()).await;
    browser.presses("défier").await;
    for _ in 0..3 {
        browser.presses("↑").await;
    }
    browser.presses("→ changer").await;
    browser.sees("◂ vous ▸").await;
    for _ in 0..3 {
        browser.presses("↓ ligne").await;
    }
    browser.key("Enter").await;
    kofi.sees("offers").await;
    kofi.press("\x1b[B\r").await;
    kofi.sees("move 1 · South").await;
    browser
        .until("document.getElementById('board').textContent.includes('A 4')")
        .await;
    browser.save_screenshot("phone-game").await;
    // A tap on a pit plays it.
    browser.tap_on("[data-place='0']").await;
    kofi.sees("move 1 · North").await;
    browser
        .until("document.getElementById('last').textContent.startsWith('1. Sud a semé')")
        .await;
    browser.until(FITS).await;
    browser.save_screenshot("phone-played").await;
    assert!(
        browser.complaints().is_empty(),
        "{:?}",
        browser.complaints()
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
fn windows_and_wordings() -> impl Iterator<Item = (Kind, &'static Wording)> {
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
        let site = Site::of(&test_server.club).await;
        let mut ayo = chromium.page(kind).await;
        ayo.enters(site.address, "ayo").await;
        ayo.sees(wording.you_are).await;
        ayo.until(FITS).await;
        let mut thief = chromium.page(kind).await;
        thief.open_start_page(site.address).await;
        thief.type_name("Áyo").await;
        thief.wait_for_message(wording.web_taken).await;
        thief.open_start_page(site.address).await;
        thief
            .value("void document.getElementById('guest').click()")
            .await;
        thief.sees("guest-1").await;
        test_server.ban("ayo");
        ayo.wait_for_message(wording.banned).await;
        ayo.value("void (document.getElementById('word').textContent = '')")
            .await;
        ayo.value("void document.getElementById('again').click()")
            .await;
        ayo.wait_for_message(wording.banned).await;
        for page in [&ayo, &thief] {
            assert!(page.complaints().is_empty(), "{:?}", page.complaints());
        }
        test_server.close().await;

        let folder = tempfile::tempdir().unwrap();
        let test_server =
            TestServer::in_folder(folder.path(), Settings::default(), Some([].into())).await;
        let site = Site::of(&test_server.club).await;
        let mut outside = chromium.page(kind).await;
        outside.open_start_page(site.address).await;
        outside.type_name("kofi").await;
        outside.wait_for_message(wording.private).await;
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
        let site = Site::of(&test_server.club).await;
        let line = Proxy::to(site.address).await;
        let folder = tempfile::tempdir().unwrap();
        let mut kofi = Terminal::open(
            test_server.ssh,
            "kofi",
            Some(&new_key(folder.path(), "kofi")),
            (80, 24),
            wording.locale,
        );
        let mut ayo = chromium.page(kind).await;
        ayo.enters(line.address, "ayo").await;
        ayo.sees("kofi").await;
        ayo.key("p").await;
        ayo.offers(wording, false).await;
        kofi.chooses(wording.offer);
        kofi.press("\r");
        ayo.sees(&wording.turn(0)).await;
        let mut guest = chromium.page(kind).await;
        guest.open_start_page(site.address).await;
        guest
            .value("void document.getElementById('guest').click()")
            .await;
        guest.chooses(wording.watch).await;
        guest.key("Enter").await;
        guest.sees(&wording.turn(0)).await;
        kofi.sees(wording.watcher);
        ayo.key("A").await;
        kofi.sees(&wording.turn(1));
        ayo.until(&format!(
            "document.getElementById('last').textContent.includes('{}')",
            wording.sides[0]
        ))
        .await;
        guest.sees(&wording.turn(1)).await;
        line.cut_all();
        kofi.sees(wording.away);
        kofi.sees_no(wording.away);
        ayo.until("document.getElementById('lost').hidden").await;
        kofi.plays(&wording.turn(1), "F");
        for page in [&mut ayo, &mut guest] {
            page.sees(&wording.turn(2)).await;
            page.until(FITS).await;
        }
        ayo.keys(&["r", wording.yes]).await;
        kofi.sees(wording.resigned);
        for page in [&mut ayo, &mut guest] {
            page.sees(wording.resigned).await;
            assert!(page.complaints().is_empty(), "{:?}", page.complaints());
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
        let line = Proxy::to(Site::of(&test_server.club).await.address).await;
        let own = key();
        let mut kofi = test_server.enter("kofi", &own).await;
        let mut ayo = chromium.page(kind).await;
        ayo.enters(line.address, "ayo").await;
        ayo.until("document.getElementById('line').textContent !== ''")
            .await;
        ayo.key("p").await;
        ayo.offers(wording, true).await;
        kofi.sees("ayo offers").await;
        kofi.press("\x1b[B\r").await;
        ayo.sees(&wording.turn(0)).await;
        ayo.key("A").await;
        kofi.sees("move 1 · North").await;
        let folder = test_server.close().await.unwrap();
        ayo.wait_for_message(wording.closing).await;
        let test_server = TestServer::in_folder(folder.path(), Settings::default(), None).await;
        line.connect_to(Site::of(&test_server.club).await.address);
        let mut kofi = test_server.enter("kofi", &own).await;
        kofi.sees("Your move:").await;
        kofi.press("\x1b[A\r").await;
        kofi.plays("F").await;
        ayo.value("void document.getElementById('again').click()")
            .await;
        ayo.chooses(wording.your_move).await;
        ayo.key("Enter").await;
        ayo.sees(&wording.turn(2)).await;
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
        let site = Site::of(&test_server.club).await;
        let mut ayo = chromium.page(kind).await;
        ayo.enters(site.address, "ayo").await;
        ayo.sees(wording.you_are).await;
        assert_eq!(
            ayo.value("document.getElementById('text').textContent")
                .await
                .as_str()
                .unwrap()
                .find(wording.hold),
            None
        );
        test_server.make_host("ayo");
        let link = ayo
            .value("document.getElementById('secret').textContent")
            .await
            .as_str()
            .unwrap()
            .to_owned();
        ayo.go("about:blank").await;
        ayo.go(&link).await;
        ayo.chooses(wording.hold).await;
        ayo.key("Enter").await;
        ayo.chooses(wording.plan).await;
        ayo.key("Enter").await;
        ayo.chooses(wording.tournament).await;
        ayo.keys(&["Enter", "Enter"]).await;
        ayo.sees(wording.joined).await;
        let keys = [key(), key(), key()];
        let mut others = [
            test_server.enter("kofi", &keys[0]).await,
            test_server.enter("ama", &keys[1]).await,
            test_server.enter("esi", &keys[2]).await,
        ];
        for other in &mut others {
            other.sees("joined").await;
            other.press("\x1b[A\r").await;
            other.sees("Join").await;
            other.press("\r").await;
        }
        ayo.sees(wording.four).await;
        ayo.presses(wording.begin).await;
        for round in 0..3 {
            ayo.sees(&wording.turn(0)).await;
            ayo.sees_no(wording.resigned).await;
            for other in &mut others {
                other.sees("move 1 · South").await;
                other.sees_no("resigned").await;
            }
            ayo.keys(&["r", wording.yes]).await;
            ayo.sees(wording.resigned).await;
            // End the other game of the round too, so that the next round can begin.
            let on = test_server.club.hub.call(move |_, club, _| {
                let mut games = (2 * round + 1..=2 * round + 2).filter_map(|id| club.game(id));
                let on = games.find(|game| !game.is_over());
                Ok(on.map(|game| game.setup.players.south.name.clone()))
            });
            let south = on.await.unwrap().unwrap();
            let place = ["kofi", "ama", "esi"]
                .iter()
                .position(|name| *name == south.as_str())
                .unwrap();
            others[place].press("r").await;
            others[place].sees("Resign this game?").await;
            others[place].press("y").await;
        }
        for other in &mut others {
            other.sees("resigned").await;
        }
        ayo.keys(&["Escape", "Escape", "Escape", "Escape"]).await;
        ayo.sees(wording.over).await;
        test_server.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_opens_a_link_without_an_account_and_keeps_the_seat() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let mut ayo = test_server.enter("ayo", &key()).await;
    let code = ayo.make_link().await;
    let link = format!("http://{}/#game={code}", site.address);
    let mut browser = chromium.page(DESKTOP).await;
    browser.go(&link).await;
    browser.sees("move 1").await;
    ayo.sees("move 1").await;
    assert_eq!(browser.value("location.hash").await, json!(""));
    // Another tab of this browser opens the link.
    browser.value("void sessionStorage.clear()").await;
    browser.go("about:blank").await;
    browser.go(&link).await;
    browser.sees("move 1").await;
    let mut other = chromium.page(DESKTOP).await;
    other.go(&format!("http://{}/#show=CF", site.address)).await;
    other.sees("Analysis").await;
    assert_eq!(other.value("location.hash").await, json!(""));
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_leaves_the_address_and_a_shared_computer() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let ama = awale_club::names::Name::new("ama").unwrap();
    let card = test_server.club.renew_card(ama.clone()).await.unwrap();
    let token = card.link.rsplit('=').next().unwrap();
    let mut page = chromium.page(DESKTOP).await;
    let leaves = async |page: &mut Tab| {
        page.chooses("Quit").await;
        page.key("Enter").await;
        page.wait_for_message("Bye").await;
        // The next session draws other texts.
        page.value("void (document.getElementById('text').textContent = '')")
            .await;
    };
    let again = "void document.getElementById('again').click()";
    page.go(&format!("http://{}/#join={token}", site.address))
        .await;
    page.sees("You are ama.").await;
    let address = json!(format!("http://{}/", site.address));
    assert_eq!(page.value("location.href").await, address);
    page.value("void location.reload()").await;
    page.sees("You are ama.").await;
    // The next user of a shared computer finds nothing.
    leaves(&mut page).await;
    let stored = "sessionStorage.length + localStorage.length + document.cookie.length";
    assert_eq!(page.value(stored).await, json!(0));
    page.value(again).await;
    page.until("!document.getElementById('door').hidden").await;
    page.save_screenshot("door-with-code").await;
    // The code is for typing.
    let typed = format!(
        "void (document.getElementById('code').value = '{}')",
        card.code
    );
    let submit = "void document.getElementById('by-code').requestSubmit()";
    page.value(&typed).await;
    page.value(submit).await;
    page.sees("You are ama.").await;
    // On an own computer the member stays, also after leaving.
    page.value("void document.getElementById('show-link').click()")
        .await;
    page.until("document.getElementById('link').open").await;
    page.save_screenshot("own-computer").await;
    page.value("void document.getElementById('own').click()")
        .await;
    page.value("void document.getElementById('close').click()")
        .await;
    leaves(&mut page).await;
    page.value("void location.reload()").await;
    page.sees("You are ama.").await;
    // A revoked code is forgotten.
    leaves(&mut page).await;
    test_server.club.renew_card(ama).await.unwrap();
    page.value(again).await;
    page.wait_for_message("No member has this code").await;
    page.value("void location.reload()").await;
    page.until("document.readyState === 'complete' && !document.getElementById('door')?.hidden")
        .await;
    assert_eq!(page.value(stored).await, json!(0));
    assert!(page.complaints().is_empty(), "{:?}", page.complaints());
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_pastes_a_class_list_into_the_page_and_gets_the_sheet() {
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let test_server = TestServer::open().await;
    let site = Site::of(&test_server.club).await;
    let (host, link) = test_server.club.make_first_host().await.unwrap();
    let mut page = chromium.page(DESKTOP).await;
    let token = link.rsplit('=').next().unwrap();
    page.go(&format!("http://{}/#join={token}", site.address))
        .await;
    page.sees(&format!("You are {host}.")).await;
    page.chooses("Door, class list and bans").await;
    page.key("Enter").await;
    page.sees("Class list: paste names").await;
    // Keeps the saved file instead of downloading it.
    let keeps = "void (URL.createObjectURL = blob => { blob.text().then(text => saved = text); return '#' })";
    page.value(keeps).await;
    let paste = "void (() => { const data = new DataTransfer(); data.setData('text/plain', 'Anna Berg\\nBen\\n\\nKofi\\n'); \
                 document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })) })()";
    page.value(paste).await;
    page.sees("Anna Berg, Ben, Kofi").await;
    page.key("Enter").await;
    page.sees("Anna-Berg").await;
    page.sees("These codes are shown only now").await;
    page.save_screenshot("class-list").await;
    page.until("typeof saved === 'string' && saved.split('<svg').length === 4")
        .await;
    page.until("saved.split('<code>').slice(1).every(rest => document.getElementById('text').textContent.includes(rest.slice(0, 11)))").await;
    // A pupil comes in with the code from the sheet.
    let sheet = page.value("saved").await.as_str().unwrap().to_owned();
    let code = &sheet.rsplit("<code>").next().unwrap()[..11];
    if let Some(folder) = std::env::var_os("AWALE_SHOTS") {
        std::fs::write(std::path::Path::new(&folder).join("class.html"), &sheet).unwrap();
    }
    let mut pupil = chromium.page(DESKTOP).await;
    pupil.open_start_page(site.address).await;
    pupil
        .value(&format!(
            "void (document.getElementById('code').value = '{code}')"
        ))
        .await;
    pupil
        .value("void document.getElementById('by-code').requestSubmit()")
        .await;
    pupil.sees("You are Kofi.").await;
    // Close the cards first. Then close the door for new names.
    page.key("Escape").await;
    page.sees_no("These codes are shown only now").await;
    page.keys(&["ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"])
        .await;
    page.sees("members only").await;
    let mut new = chromium.page(DESKTOP).await;
    new.open_start_page(site.address).await;
    new.type_name("yaw").await;
    new.wait_for_message("Only members can come in").await;
    for page in [&page, &pupil, &new] {
        assert!(page.complaints().is_empty(), "{:?}", page.complaints());
    }
    test_server.close().await;
}
