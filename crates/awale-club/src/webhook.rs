//! The webhook of the host: reports in games with days per move that it is the turn of a member who
//! is not in the club. A thread of its own sends the reports, so nothing else waits for them.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;
use std::{io, thread};

use axum::http::Uri;
use serde_json::json;
use ureq::Agent;

use crate::club::view::AwaitedMove;
use crate::settings::WebhookUrl;

/// Maximum number of waiting reports. Further ones are dropped.
const MAX_WAITING: usize = 64;
/// Maximum time for one attempt.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Delays before the second and the third attempt, in seconds. Then the report is dropped.
const RETRY_DELAYS: [u64; 2] = [1, 10];

/// A handle to the thread. The thread ends when the handle is dropped.
#[derive(Debug)]
pub struct Webhook(SyncSender<AwaitedMove>);

impl Webhook {
    /// Starts the thread.
    ///
    /// # Errors
    /// If the system refuses the thread.
    pub fn start(WebhookUrl(url): WebhookUrl) -> io::Result<Webhook> {
        let (sender, receiver) = sync_channel(MAX_WAITING);
        thread::Builder::new()
            .name("webhook".to_owned())
            .spawn(move || work(&url, &receiver))?;
        Ok(Webhook(sender))
    }

    /// Reports a move that a member must make. Never waits.
    pub fn post(&self, awaited: AwaitedMove) {
        if self.0.try_send(awaited).is_err() {
            log::warn!("the webhook is too slow, a report is dropped");
        }
    }
}

fn work(url: &Uri, reports: &Receiver<AwaitedMove>) {
    let config = Agent::config_builder()
        .timeout_global(Some(TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(true);
    let agent = config.build().new_agent();
    while let Ok(report) = reports.recv() {
        let body = body(&report);
        let mut delays = RETRY_DELAYS.into_iter();
        while let Err(error) = agent.post(url).content_type("application/json").send(&body) {
            // The address may contain a secret, so it is not logged.
            log::warn!("the webhook does not take a report: {error}");
            let Some(delay) = delays.next() else { break };
            thread::sleep(Duration::from_secs(delay));
        }
    }
}

fn body(report: &AwaitedMove) -> String {
    let AwaitedMove {
        player,
        opponent,
        game,
        variant,
    } = report;
    let (player, opponent) = (player.as_str(), opponent.as_str());
    let text = format!("It is {player}'s turn in the game against {opponent}.");
    json!({
        // Slack, Mattermost and others read `text`, Discord reads `content`.
        "text": text,
        "content": text,
        "player": player,
        "opponent": opponent,
        "game": game,
        "variant": variant,
    })
    .to_string()
}
