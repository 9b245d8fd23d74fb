//! The texts that a screen reader speaks, and how the page calls a visitor who looks away.

use serde_json::{Value, json};

use super::{
    browser_control::{BrowserControl, WindowKind},
    chromium::Tab,
    club_page_control::{ClubPageControl, page_of_new_member},
};
use crate::support::{Client, new_private_key};

const DESKTOP: WindowKind = ((1000, 640), false, "dark", "en");

/// Records what live regions say, in `spoken`, and what the drawn screen contained, in `drawn`.
const RECORD_SPEECH_SCRIPT: &str = "void (() => {
    window.spoken = [];
    window.drawn = new Set();
    const all = { childList: true, characterData: true, subtree: true };
    const hear = (changes) => changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => node.textContent && spoken.push(node.textContent)));
    for (const region of document.querySelectorAll('[aria-live], [role=log], [role=status], [role=alert]'))
        new MutationObserver(hear).observe(region, all);
    const text = document.getElementById('text');
    new MutationObserver(() => drawn.add(text.textContent)).observe(text, all);
})()";

impl Tab {
    /// Waits until a live region, which screen readers speak, has got a text that contains this
    /// one.
    async fn wait_until_spoken(&mut self, text: &str) {
        let script = format!("spoken.some((said) => said.includes({}))", json!(text));
        self.wait_until(&script).await;
    }

    /// Returns the spoken texts that contain the time of a clock.
    async fn spoken_clock_texts(&mut self) -> Value {
        self.evaluate("spoken.filter((said) => /\\d:\\d\\d/.test(said))")
            .await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_spoken_without_its_clock() {
    let Some((_chromium, test_server, mut browser)) = page_of_new_member(DESKTOP).await else {
        return;
    };
    browser.evaluate(RECORD_SPEECH_SCRIPT).await;
    let own_key = new_private_key();
    let mut kofi = test_server.enter("kofi", &own_key).await;
    kofi.send_keys("p").await;
    kofi.wait_for_text("Send the challenge").await;
    kofi.send_keys("\r").await;
    browser.wait_until_spoken("kofi offers").await;
    kofi.send_keys("d").await;
    kofi.wait_until_gone("You offer").await;
    browser.start_game_with(&mut kofi).await;
    browser.wait_until_spoken("A: sows 4 seeds").await;
    browser.press_key("ArrowRight").await;
    browser.wait_until_spoken("B: sows 4 seeds").await;
    // Check that the clock is drawn with a new time every second, but is not spoken.
    browser.evaluate("void drawn.clear()").await;
    browser.wait_until("drawn.size >= 4").await;
    assert_eq!(browser.spoken_clock_texts().await, json!([]));
    let script = "spoken.filter((said) => said.includes('for the first move')).length";
    assert_eq!(browser.evaluate(script).await, json!(1));
    browser.press_key("A").await;
    browser
        .wait_until_spoken("South sowed 4 seeds from A")
        .await;
    kofi.play_pit("F").await;
    browser
        .wait_until_spoken("North sowed 4 seeds from f")
        .await;
    kofi.send_keys("chello there\r").await;
    browser.wait_until_spoken("kofi: hello there").await;
    kofi.send_keys("o").await;
    browser
        .wait_until_spoken("kofi wants to end the game")
        .await;
    drop(kofi);
    browser.wait_until_spoken("kofi is away.").await;
    let mut kofi = Client::connect(test_server.ssh_address, "kofi", Some(&own_key), (80, 24)).await;
    browser.wait_until_spoken("kofi is back.").await;
    assert_eq!(browser.spoken_clock_texts().await, json!([]));
    browser
        .evaluate("void document.body.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyC', bubbles: true }))")
        .await;
    browser
        .wait_until("spoken.some((said) => /ayo.* \\d+:\\d\\d, .*kofi.* \\d+:\\d\\d/.test(said))")
        .await;
    browser.press_keys(&["r", "y"]).await;
    browser.wait_until_spoken("South resigned").await;
    kofi.wait_for_text("South resigned").await;
    assert_eq!(
        browser.spoken_clock_texts().await.as_array().unwrap().len(),
        1
    );
    let tree = browser.accessible_elements().await;
    for (role, name) in [
        ("log", ""),
        ("application", "Awalé"),
        ("button", "Sound"),
        ("button", "Read the clocks"),
        ("StaticText", "kofi is back."),
    ] {
        assert!(
            tree.contains(&(role.to_owned(), name.to_owned())),
            "{role} {name}: {tree:?}"
        );
    }
    // Let a clock run out.
    browser
        .evaluate("void import('./voice.js').then((voice) => (window.voice = voice))")
        .await;
    browser.wait_until("!!window.voice").await;
    browser
        .evaluate(
            "void (() => {
                spoken.length = 0;
                for (let seconds = 65; seconds >= 0; seconds--)
                    voice.takeClocks([{ name: 'ayo', time: `0:${seconds}`, seconds, is_running: true }]);
            })()",
        )
        .await;
    browser.wait_until("spoken.length >= 3").await;
    assert_eq!(
        browser.evaluate("spoken").await,
        json!(["ayo: 0:60", "ayo: 0:20", "ayo: 0:10"])
    );
    assert!(
        browser.console_complaints().is_empty(),
        "{:?}",
        browser.console_complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_alerts_a_visitor_who_looks_away() {
    let Some((_chromium, test_server, mut browser)) = page_of_new_member(DESKTOP).await else {
        return;
    };
    browser.wait_until("document.title === 'awalé'").await;
    let mut kofi = test_server.enter("kofi", &new_private_key()).await;
    browser.start_game_with(&mut kofi).await;
    browser
        .wait_until("document.title === '● your move – kofi'")
        .await;
    let has_marked_icon_script =
        "document.querySelector('link[rel=icon]').href.includes('%23e03020')";
    browser.wait_until(has_marked_icon_script).await;
    browser
        .evaluate(
            "void (() => {
                window.notices = [];
                window.Notification = class {
                    static permission = 'granted';
                    constructor(title, { body }) { notices.push(body); }
                };
                document.hasFocus = () => false;
                window.tones = 0;
                const make = BaseAudioContext.prototype.createOscillator;
                BaseAudioContext.prototype.createOscillator = function () { tones++; return make.call(this); };
            })()",
        )
        .await;
    browser.press_key("A").await;
    browser
        .wait_until("document.title === 'kofi is thinking – awalé'")
        .await;
    browser
        .wait_until(&format!("!{has_marked_icon_script}"))
        .await;
    kofi.play_pit("F").await;
    browser
        .wait_until("notices.join() === 'Your move: oware · 5+3 against kofi'")
        .await;
    browser.wait_until("tones === 1").await;
    // Switch the sound off. The browser remembers this after the page is loaded again.
    browser
        .evaluate("void document.getElementById('sound').click()")
        .await;
    // The text changes after the animation of the moves.
    browser.wait_for_text("move 2 · South").await;
    browser.wait_for_text("Enter play").await;
    browser.press_key("B").await;
    kofi.play_pit("E").await;
    browser.wait_until("notices.length === 2").await;
    assert_eq!(browser.evaluate("tones").await, json!(1));
    browser.evaluate("void location.reload()").await;
    browser
        .wait_until("window.notices === undefined && document.getElementById('sound')?.getAttribute('aria-pressed') === 'false'")
        .await;
    test_server.close().await;
}
