//! The first week of a player: first visit, lesson, games, puzzle, analysis, backup, no network.

use serde_json::json;

use crate::{
    browser_control::{BrowserControl, WindowKind, axe_script},
    chromium::Chromium,
    firefox::Firefox,
    player::PagePlayer,
    site::PageServer,
};

/// The windows of phones, upright and on their side, and of desktops, with a color scheme and a
/// language.
const DEFAULT_WINDOW_KINDS: [WindowKind; 4] = [
    ((360, 740), true, "light", "fr"),
    ((844, 390), true, "dark", "en"),
    ((1280, 800), false, "dark", "fr"),
    ((1280, 800), false, "light", "en"),
];

/// The windows in which the week is tried: [`DEFAULT_WINDOW_KINDS`], or every size with every color
/// scheme and two languages if `AWALE_ALL` is set.
fn tested_windows() -> Vec<WindowKind> {
    if std::env::var_os("AWALE_ALL").is_none() {
        return DEFAULT_WINDOW_KINDS.to_vec();
    }
    let sizes_and_is_phone = [((360, 740), true), ((844, 390), true), ((1280, 800), false)];
    sizes_and_is_phone
        .into_iter()
        .flat_map(|(size, is_phone)| {
            ["light", "dark"].into_iter().flat_map(move |scheme| {
                ["fr", "en"].map(|language| (size, is_phone, scheme, language))
            })
        })
        .collect()
}

/// A script that is true if nothing is wider than the window.
const PAGE_FITS_WIDTH_SCRIPT: &str = "document.documentElement.scrollWidth <= innerWidth";

/// A script that is true if the player sees the first text: either the canvas shows all texts, so
/// that the notes are hidden, or the whole first note is in sight.
const FIRST_NOTE_VISIBLE_SCRIPT: &str = "document.getElementById('notes').hidden || \
                          document.querySelector('#notes p').getBoundingClientRect().bottom <= \
                          document.getElementById('room').getBoundingClientRect().bottom";

/// Answers the questions of a first visit.
async fn answer_questions_at_first_start<B: BrowserControl>(player: &mut PagePlayer<B>) {
    player.wait_for_message("menu-knows").await;
    player.page.press_key("2").await;
    player.wait_for_message("menu-play").await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
}

/// Starts a game against level 1, as South.
async fn start_game<B: BrowserControl>(player: &mut PagePlayer<B>) {
    player.page.press_keys(&["Home", "Enter"]).await;
    player.wait_for_message("setup-more").await;
    player
        .page
        .choose_line(&player.message_text("setup-opponent"))
        .await;
    player.page.press_keys(&["ArrowLeft", "ArrowLeft"]).await;
    player
        .page
        .choose_line(&player.message_text("setup-begin"))
        .await;
    player.page.press_key("Enter").await;
    player.wait_for_turn().await;
}

/// Plays the first week of a player in any browser, and takes a picture of each screen.
async fn play_a_week<B: BrowserControl>(
    page: B,
    browser_name: &str,
    window: WindowKind,
    site: &PageServer,
) -> B {
    let ((width, _), _, color_scheme, language) = window;
    let screenshot_name =
        |screen: &str| format!("{browser_name}-{width}-{color_scheme}-{language}-{screen}");
    let mut player = PagePlayer::new(page, language);
    player.open_page(&site.url("")).await;
    player.wait_for_message("menu-knows").await;
    player
        .page
        .save_screenshot(&screenshot_name("1-first-visit"))
        .await;
    answer_questions_at_first_start(&mut player).await;
    player
        .page
        .save_screenshot(&screenshot_name("2-menu"))
        .await;

    // Open a lesson.
    player.page.press_key("L").await;
    player.page.press_key("Enter").await;
    player.wait_for_turn().await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player.page.wait_until(FIRST_NOTE_VISIBLE_SCRIPT).await;
    player
        .page
        .save_screenshot(&screenshot_name("3-lesson"))
        .await;
    player.return_to_menu().await;

    // Play a game, and reload the page in the middle of it.
    start_game(&mut player).await;
    player.play_first_pit().await;
    player.wait_for_turn().await;
    let pits = player.read_pits().await;
    player.open_page(&site.url("")).await;
    player.wait_for_message("menu-continue").await;
    player.page.press_keys(&["Home", "Enter"]).await;
    player.wait_for_pits(&pits).await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player
        .page
        .save_screenshot(&screenshot_name("4-game"))
        .await;
    player.play_to_the_end().await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player.page.save_screenshot(&screenshot_name("5-end")).await;
    player.return_to_menu().await;

    // Open the puzzle of the day.
    player.page.press_key("Z").await;
    player.wait_for_message("puzzles-today").await;
    player.page.press_keys(&["Home", "Enter"]).await;
    player.wait_for_turn().await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player
        .page
        .save_screenshot(&screenshot_name("6-puzzle"))
        .await;
    player.return_to_menu().await;

    // Analyze the game, and play a variation.
    player.page.press_key("a").await;
    player.page.press_key("s").await;
    player.page.press_key("Enter").await;
    player.wait_for_turn().await;
    player.play_first_pit().await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player
        .page
        .save_screenshot(&screenshot_name("7-analysis"))
        .await;
    player.return_to_menu().await;

    player
        .page
        .evaluate("void document.getElementById('show-backup').click()")
        .await;
    player.page.wait_until(PAGE_FITS_WIDTH_SCRIPT).await;
    player
        .page
        .save_screenshot(&screenshot_name("8-backup"))
        .await;
    player.page
}

/// Plays the first week in its own Chromium.
async fn play_a_week_in_chromium(window: WindowKind, site: &PageServer) {
    if let Some(mut chromium) = Chromium::open().await {
        let page = chromium.open_page(window).await;
        let page = play_a_week(page, "chromium", window, site).await;
        let complaints = page.console_complaints();
        assert!(complaints.is_empty(), "{complaints:?}");
    }
}

/// Plays the first week in its own Firefox.
async fn play_a_week_in_firefox(window: WindowKind, site: &PageServer) {
    if let Some(firefox) = Firefox::open(window).await {
        play_a_week(firefox, "firefox", window, site).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_of_play_works_in_chromium() {
    let Some(site) = PageServer::open().await else {
        return;
    };
    for group in tested_windows().chunks_exact(4) {
        let [first_run, second_run, third_run, fourth_run] =
            [0, 1, 2, 3].map(|number| play_a_week_in_chromium(group[number], &site));
        tokio::join!(first_run, second_run, third_run, fourth_run);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_of_play_works_in_firefox() {
    let Some(site) = PageServer::open().await else {
        return;
    };
    for group in tested_windows().chunks_exact(4) {
        let [first_run, second_run, third_run, fourth_run] =
            [0, 1, 2, 3].map(|number| play_a_week_in_firefox(group[number], &site));
        tokio::join!(first_run, second_run, third_run, fourth_run);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_moves_everything_to_another_browser() {
    let Some(site) = PageServer::open().await else {
        return;
    };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let mut old_player = PagePlayer::new(chromium.open_page(DEFAULT_WINDOW_KINDS[3]).await, "en");
    old_player.open_page(&site.url("")).await;
    answer_questions_at_first_start(&mut old_player).await;
    start_game(&mut old_player).await;
    old_player.play_first_pit().await;
    old_player.wait_for_turn().await;
    let pits = old_player.read_pits().await;
    // Instead of saving the backup as a file, the page keeps its text in a variable.
    old_player.page
        .evaluate("void (URL.createObjectURL = (file) => { file.text().then((text) => window.saved = text); return '#'; })")
        .await;
    old_player
        .page
        .evaluate("void document.getElementById('show-backup').click()")
        .await;
    old_player
        .page
        .evaluate("void document.getElementById('save-backup').click()")
        .await;
    old_player.page.wait_until("!!window.saved").await;
    let backup = old_player.page.evaluate("window.saved").await;

    let mut new_player = PagePlayer::new(chromium.open_page(DEFAULT_WINDOW_KINDS[0]).await, "fr");
    new_player.open_page(&site.url("")).await;
    answer_questions_at_first_start(&mut new_player).await;
    new_player
        .page
        .evaluate("void document.getElementById('show-backup').click()")
        .await;
    let load_script = |text: &serde_json::Value| {
        format!(
            "(() => {{ const list = new DataTransfer(); list.items.add(new File([{text}], 'a.json')); \
             const file = document.getElementById('backup-file'); file.files = list.files; \
             file.dispatchEvent(new Event('change')); }})()"
        )
    };
    new_player.page.evaluate(&load_script(&json!("{}"))).await;
    let report_script = "document.getElementById('backup-report').textContent";
    new_player
        .page
        .wait_until(&format!("{report_script} !== ''"))
        .await;
    let refusal_text = new_player.page.evaluate(report_script).await;
    new_player.page.evaluate(&load_script(&backup)).await;
    new_player
        .page
        .wait_until(&format!("!['', {refusal_text}].includes({report_script})"))
        .await;
    new_player
        .page
        .evaluate("void document.getElementById('close-backup').click()")
        .await;
    new_player.wait_for_message("menu-continue").await;
    new_player.page.press_keys(&["Home", "Enter"]).await;
    new_player.wait_for_pits(&pits).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_starts_without_a_network() {
    let Some(site) = PageServer::open().await else {
        return;
    };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let url = site.url("");
    let mut player = PagePlayer::new(chromium.open_page(DEFAULT_WINDOW_KINDS[0]).await, "fr");
    player.open_page(&url).await;
    answer_questions_at_first_start(&mut player).await;
    start_game(&mut player).await;
    player.play_first_pit().await;
    player.wait_for_turn().await;
    let pits = player.read_pits().await;
    player
        .page
        .wait_until("navigator.serviceWorker.controller !== undefined")
        .await;
    player
        .page
        .evaluate("void navigator.serviceWorker.ready.then(() => window.isKept = true)")
        .await;
    player.page.wait_until("window.isKept === true").await;
    drop(site);
    player.open_page(&url).await;
    player.wait_for_message("menu-continue").await;
    player.page.press_keys(&["Home", "Enter"]).await;
    player.wait_for_pits(&pits).await;
}

/// Copies the link to the game, for the friend, and returns it.
async fn copied_link<B: BrowserControl>(player: &mut PagePlayer<B>) -> String {
    player
        .page
        .evaluate("void (navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); })")
        .await;
    player.page.evaluate("void (window.copied = null)").await;
    player.page.press_key("y").await;
    player.page.wait_until("!!window.copied").await;
    let link = player.page.evaluate("window.copied").await;
    link.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_can_play_by_link() {
    let Some(site) = PageServer::open().await else {
        return;
    };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    let mut awa = PagePlayer::new(chromium.open_page(DEFAULT_WINDOW_KINDS[3]).await, "en");
    awa.open_page(&site.url("")).await;
    answer_questions_at_first_start(&mut awa).await;
    awa.page.press_keys(&["Home", "Enter"]).await;
    awa.wait_for_message("setup-more").await;
    let by_link_label = awa.message_text("you-link");
    awa.page.choose_line(&awa.message_text("setup-you")).await;
    let line_script = "document.getElementById('line').textContent";
    while !awa
        .page
        .evaluate(line_script)
        .await
        .to_string()
        .contains(&by_link_label)
    {
        let line_before = awa.page.evaluate(line_script).await;
        awa.page.press_key("ArrowRight").await;
        awa.page
            .wait_until(&format!("{line_script} !== {line_before}"))
            .await;
    }
    awa.page.choose_line(&awa.message_text("setup-begin")).await;
    awa.page.press_key("Enter").await;
    awa.play_if_first_to_move().await;
    let link = copied_link(&mut awa).await;
    assert!(link.starts_with(&site.url("#play=")), "{link}");
    let pits = awa.read_pits().await;

    // The friend opens the link in another browser, and answers.
    let mut kofi = PagePlayer::new(chromium.open_page(DEFAULT_WINDOW_KINDS[0]).await, "fr");
    kofi.open_page(&link).await;
    kofi.wait_for_turn().await;
    kofi.wait_for_pits(&pits).await;
    let url_fragment = kofi.page.evaluate("location.hash").await;
    assert_eq!(url_fragment, json!(""), "the link leaves the address bar");
    kofi.play_first_pit().await;
    let answer_link = copied_link(&mut kofi).await;
    let pits = kofi.read_pits().await;

    awa.page.go("about:blank").await;
    awa.open_page(&answer_link).await;
    awa.wait_for_turn().await;
    awa.wait_for_pits(&pits).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_is_accessible() {
    let Some(axe) = axe_script() else { return };
    let Some(site) = PageServer::open().await else {
        return;
    };
    let Some(mut chromium) = Chromium::open().await else {
        return;
    };
    for window in DEFAULT_WINDOW_KINDS {
        let mut player = PagePlayer::new(chromium.open_page(window).await, window.3);
        player.open_page(&site.url("")).await;
        player.page.assert_accessible(&axe, "first visit").await;
        answer_questions_at_first_start(&mut player).await;
        player.page.assert_accessible(&axe, "menu").await;
        player.page.press_key("L").await;
        player.page.press_key("Enter").await;
        player.wait_for_turn().await;
        player.page.assert_accessible(&axe, "lesson").await;
        player.return_to_menu().await;
        start_game(&mut player).await;
        player.page.assert_accessible(&axe, "game").await;
        player
            .page
            .evaluate("void document.getElementById('show-backup').click()")
            .await;
        player.page.assert_accessible(&axe, "backup").await;
    }
}
