//! Actions of a person in the page, in any browser and language.

use std::time::Duration;

use awale_study::words::{Language, Words};
use serde_json::json;

use crate::browser_control::BrowserControl;

/// A script that returns the seeds of all pits, as one text.
const PIT_SEEDS_SCRIPT: &str =
    "[...document.querySelectorAll('.pit .count')].map(count => count.textContent).join()";
/// A script that is true if the player can move.
const CAN_MOVE_SCRIPT: &str = "!document.getElementById('table').hidden && \
                        !!document.querySelector('.pit.playable')";

/// Interval between two presses of a key. A key that is held down repeats faster.
const KEY_INTERVAL: Duration = Duration::from_millis(300);

/// A page with a player who reads the texts of one language.
pub struct PagePlayer<B> {
    pub page: B,
    words: Words,
}

impl<B: BrowserControl> PagePlayer<B> {
    pub fn new(page: B, locale: &str) -> PagePlayer<B> {
        let words = Words::new(Language::from_locale(locale).unwrap());
        PagePlayer { page, words }
    }

    /// Opens the page and waits for the first screen.
    pub async fn open_page(&mut self, url: &str) {
        self.page.go(url).await;
        self.page
            .wait_until(
                "!!document.getElementById('place') && !document.getElementById('place').hidden",
            )
            .await;
        self.page
            .wait_until("document.getElementById('text').textContent !== ''")
            .await;
    }

    /// Waits until the screen contains the message with this id.
    pub async fn wait_for_message(&mut self, id: &str) {
        let text = self.words.get(id);
        self.page.wait_for_text(&text).await;
    }

    /// Returns the message with this id.
    pub fn message_text(&self, id: &str) -> String {
        self.words.get(id)
    }

    pub async fn wait_for_turn(&mut self) {
        self.page.wait_until(CAN_MOVE_SCRIPT).await;
    }

    /// Waits for the turn, taps the first pit that can be played, and waits until the pits change.
    pub async fn play_first_pit(&mut self) {
        self.wait_for_turn().await;
        let pits = self.read_pits().await;
        self.page
            .evaluate("void document.querySelector('.pit.playable')?.click()")
            .await;
        self.page
            .wait_until(&format!("{PIT_SEEDS_SCRIPT} !== {}", json!(pits)))
            .await;
    }

    /// Plays a move in a new game by link, unless the friend begins.
    pub async fn play_if_first_to_move(&mut self) {
        let has_link_script = "document.getElementById('text').textContent.includes('#play=')";
        self.page
            .wait_until(&format!("{CAN_MOVE_SCRIPT} || {has_link_script}"))
            .await;
        if self.page.evaluate(CAN_MOVE_SCRIPT).await == json!(true) {
            self.play_first_pit().await;
        }
    }

    /// Plays until the game is over.
    pub async fn play_to_the_end(&mut self) {
        let rematch_label = self.words.get("over-rematch-swapped-sides");
        let is_over_script = format!(
            "document.getElementById('text').textContent.includes({})",
            json!(rematch_label)
        );
        loop {
            self.page
                .wait_until(&format!("{CAN_MOVE_SCRIPT} || {is_over_script}"))
                .await;
            if self.page.evaluate(&is_over_script).await == json!(true) {
                return;
            }
            let pits = self.read_pits().await;
            // A game that is over shows its board for a moment.
            self.page
                .evaluate("void document.querySelector('.pit.playable')?.click()")
                .await;
            self.page
                .wait_until(&format!(
                    "{PIT_SEEDS_SCRIPT} !== {} || {is_over_script}",
                    json!(pits)
                ))
                .await;
        }
    }

    /// Returns the seeds in all pits.
    pub async fn read_pits(&mut self) -> String {
        let pits = self.page.evaluate(PIT_SEEDS_SCRIPT).await;
        pits.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the pits have these seeds.
    pub async fn wait_for_pits(&mut self, pits: &str) {
        self.page
            .wait_until(&format!("{PIT_SEEDS_SCRIPT} === {}", json!(pits)))
            .await;
    }

    /// Goes back to the menu, screen by screen. A screen that has opened by itself ignores a key
    /// that is held down, so the key is pressed slowly.
    pub async fn return_to_menu(&mut self) {
        let title_script = "document.getElementById('title').textContent";
        while self.page.evaluate(title_script).await != json!("Awalé") {
            self.page.press_key("Escape").await;
            tokio::time::sleep(KEY_INTERVAL).await;
        }
    }
}
