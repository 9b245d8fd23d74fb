//! The webhook of the host: reports in games with days per move that it is the turn of a member who
//! is not in the club. A thread of its own sends the reports, so nothing else waits for them.

use crate::prelude::*;
use std::{
    sync::mpsc::{Receiver, SyncSender, sync_channel},
    thread,
};

use serde_json::json;
use ureq::Agent;

/// Maximum number of waiting reports. Further ones are dropped.
const MAX_WAITING_REPORTS: usize = 64;
/// Maximum time for one attempt to send a report.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(10);
/// Delays before the second and the third attempt, in seconds. Then the report is dropped.
const RETRY_DELAY_SECONDS: [u64; 2] = [1, 10];

/// A handle to the thread that sends reports. When the handle is dropped, the thread sends the
/// waiting reports and ends.
#[derive(Debug)]
pub struct Webhook(SyncSender<String>);

impl Webhook {
    /// Starts the thread that sends reports.
    ///
    /// # Errors
    /// If the system refuses the thread.
    pub fn start(url: Uri) -> io::Result<Webhook> {
        let (report_sender, report_receiver) = sync_channel(MAX_WAITING_REPORTS);
        thread::Builder::new()
            .name("webhook".to_owned())
            .spawn(move || send_reports(&url, &report_receiver))?;
        Ok(Webhook(report_sender))
    }

    /// Reports that a turn has begun in a game with days per move, if its player is not in the
    /// club. Never waits.
    pub fn report_turn(&self, game: &LiveGame) {
        let Some(seat) = game.absent_player_to_move() else {
            return;
        };
        let player_name = game.player_name(seat);
        let opponent_name = game.player_name(seat.opponent());
        let text = format!("It is {player_name}'s turn in the game against {opponent_name}.");
        let report = json!({
            // Slack, Mattermost and others read `text`, Discord reads `content`.
            "text": text,
            "content": text,
            "player": player_name,
            "opponent": opponent_name,
            "game": game.setup.id,
            "variant": game.setup.terms.kind.id(),
        });
        if self.0.try_send(report.to_string()).is_err() {
            log::warn!("the webhook is too slow, a report is dropped");
        }
    }
}

fn send_reports(url: &Uri, reports: &Receiver<String>) {
    let agent = Agent::config_builder()
        .timeout_global(Some(REQUEST_TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(true)
        .build()
        .new_agent();
    while let Ok(body) = reports.recv() {
        let mut retry_delays = RETRY_DELAY_SECONDS.into_iter();
        while let Err(error) = agent.post(url).content_type("application/json").send(&body) {
            // The address may contain a secret, so it is not logged.
            log::warn!("the webhook does not take a report: {error}");
            let Some(delay) = retry_delays.next() else {
                break;
            };
            thread::sleep(Duration::from_secs(delay));
        }
    }
}
