//! The texts that a screen reader speaks, and how the page calls a visitor who looks away.

use serde_json::{Value, json};

use super::chromium::Tab;
use super::drive::{BrowserControl, Kind};
use super::visitor::{Visitor, member};
use crate::support::{Client, key};

const DESKTOP: Kind = ((1000, 640), false, "dark", "en");

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
    async fn screen_reader_says(&mut self, text: &str) {
        let script = format!("spoken.some((said) => said.includes({}))", json!(text));
        self.until(&script).await;
    }

    /// Returns the texts with a time of a clock.
    async fn spoken_clocks(&mut self) -> Value {
        self.value("spoken.filter((said) => /\\d:\\d\\d/.test(said))")
            .await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_spoken_without_its_clock() {
    let Some((_chromium, test_server, mut browser)) = member(DESKTOP).await else {
        return;
    };
    browser.value(RECORD_SPEECH_SCRIPT).await;
    let own = key();
    let mut kofi = test_server.enter("kofi", &own).await;
    kofi.press("p").await;
    kofi.sees("Send the challenge").await;
    kofi.press("\r").await;
    browser.screen_reader_says("kofi offers").await;
    kofi.press("d").await;
    kofi.sees_no("You offer").await;
    browser.begins(&mut kofi).await;
    browser.screen_reader_says("A: sows 4 seeds").await;
    browser.key("ArrowRight").await;
    browser.screen_reader_says("B: sows 4 seeds").await;
    // Check that the clock is drawn with a new time every second, but is not spoken.
    browser.value("void drawn.clear()").await;
    browser.until("drawn.size >= 4").await;
    assert_eq!(browser.spoken_clocks().await, json!([]));
    let script = "spoken.filter((said) => said.includes('for the first move')).length";
    assert_eq!(browser.value(script).await, json!(1));
    browser.key("A").await;
    browser
        .screen_reader_says("South sowed 4 seeds from A")
        .await;
    kofi.plays("F").await;
    browser
        .screen_reader_says("North sowed 4 seeds from f")
        .await;
    kofi.press("chello there\r").await;
    browser.screen_reader_says("kofi: hello there").await;
    kofi.press("o").await;
    browser
        .screen_reader_says("kofi wants to end the game")
        .await;
    drop(kofi);
    browser.screen_reader_says("kofi is away.").await;
    let mut kofi = Client::connect(test_server.ssh, "kofi", Some(&own), (80, 24)).await;
    browser.screen_reader_says("kofi is back.").await;
    assert_eq!(browser.spoken_clocks().await, json!([]));
    browser
        .value("void document.body.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyC', bubbles: true }))")
        .await;
    browser
        .until("spoken.some((said) => /ayo.* \\d+:\\d\\d, .*kofi.* \\d+:\\d\\d/.test(said))")
        .await;
    browser.keys(&["r", "y"]).await;
    browser.screen_reader_says("South resigned").await;
    kofi.sees("South resigned").await;
    assert_eq!(browser.spoken_clocks().await.as_array().unwrap().len(), 1);
    let tree = browser.accessible().await;
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
    // A clock that runs out.
    browser
        .value("void import('./voice.js').then((voice) => (window.voice = voice))")
        .await;
    browser.until("!!window.voice").await;
    browser
        .value(
            "void (() => {
                spoken.length = 0;
                for (let seconds = 65; seconds >= 0; seconds--)
                    voice.takeClocks([{ name: 'ayo', time: `0:${seconds}`, seconds, is_running: true }]);
            })()",
        )
        .await;
    browser.until("spoken.length >= 3").await;
    assert_eq!(
        browser.value("spoken").await,
        json!(["ayo: 0:60", "ayo: 0:20", "ayo: 0:10"])
    );
    assert!(
        browser.complaints().is_empty(),
        "{:?}",
        browser.complaints()
    );
    test_server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_calls_a_visitor_who_looks_away() {
    let Some((_chromium, test_server, mut browser)) = member(DESKTOP).await else {
        return;
    };
    browser.until("document.title === 'awalé'").await;
    let mut kofi = test_server.enter("kofi", &key()).await;
    browser.begins(&mut kofi).await;
    browser
        .until("document.title === '● your move – kofi'")
        .await;
    let marked = "document.querySelector('link[rel=icon]').href.includes('%23e03020')";
    browser.until(marked).await;
    browser
        .value(
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
    browser.key("A").await;
    browser
        .until("document.title === 'kofi is thinking – awalé'")
        .await;
    browser.until(&format!("!{marked}")).await;
    kofi.plays("F").await;
    browser
        .until("notices.join() === 'Your move: oware · 5+3 against kofi'")
        .await;
    browser.until("tones === 1").await;
    // The browser remembers that the sound is off.
    browser
        .value("void document.getElementById('sound').click()")
        .await;
    // The text changes after the animation of the moves.
    browser.sees("move 2 · South").await;
    browser.sees("Enter play").await;
    browser.key("B").await;
    kofi.plays("E").await;
    browser.until("notices.length === 2").await;
    assert_eq!(browser.value("tones").await, json!(1));
    browser.value("void location.reload()").await;
    browser
        .until("window.notices === undefined && document.getElementById('sound')?.getAttribute('aria-pressed') === 'false'")
        .await;
    test_server.close().await;
}
