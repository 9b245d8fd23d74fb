//! The state of the hub's thread, and its loop.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_files::FolderLock;
use tokio::sync::{mpsc, oneshot};

use crate::club::{
    Club, ClubEffect, ClubTime, ClubUpdate, DisconnectReason, HostCommand, HostResult, Refusal,
    StoreOp, VisitorId, VisitorRequest,
};
use crate::store::{Error, HEARTBEAT_FILE, Store};
use crate::webhook::Webhook;

use super::stall::StalledWrites;
use super::{HubMessage, Mailbox, unix_time_ms};

/// Maximum number of requests that are handled before their changes are written together.
const MAX_BATCH_REQUESTS: usize = 256;
/// Interval at which the time is stored while clocks run. After a crash, clocks are wrong by at
/// most this time.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(20);

/// Opens the file that stores the last time at which the club was running. Returns that time too.
pub fn open_heartbeat(folder: &Path) -> Result<(File, Option<i64>), Error> {
    let path = folder.join(HEARTBEAT_FILE);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(&path).map_err(Error::at(&path))?;
    let mut last = [0; 8];
    let read = file.read_exact(&mut last);
    Ok((file, read.ok().map(|()| i64::from_le_bytes(last))))
}

/// The state of the hub's thread.
pub struct HubState {
    pub store: Store,
    pub club: Club,
    pub heartbeat: File,
    pub opened: Instant,
    pub mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
    /// Results for hosts, to be sent once their changes are written.
    pub results_to_send: Vec<(oneshot::Sender<HostResult>, HostResult)>,
    /// The changes that wait in memory while writes fail.
    pub stall: Option<StalledWrites>,
    /// Locks the folder against other servers.
    pub lock: FolderLock,
    pub webhook: Option<Webhook>,
    /// The sender that reports that the club has closed; set once the club must close.
    pub closed_sender: Option<oneshot::Sender<()>>,
}

impl HubState {
    /// Handles requests until the club closes.
    pub fn run_hub(mut self, mut message_receiver: mpsc::Receiver<HubMessage>) {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
        else {
            return;
        };
        while self.closed_sender.is_none() {
            let wait = self.max_wait_for_message().unwrap_or(Duration::MAX);
            let first = runtime
                .block_on(async { tokio::time::timeout(wait, message_receiver.recv()).await });
            // All handles to the hub are gone, so no request can come.
            if matches!(first, Ok(None)) {
                break;
            }
            self.club.tick(self.now());
            let waiting_messages = std::iter::from_fn(|| message_receiver.try_recv().ok());
            for message in first
                .ok()
                .flatten()
                .into_iter()
                .chain(waiting_messages)
                .take(MAX_BATCH_REQUESTS)
            {
                let now = self.now();
                message(&mut self, now);
            }
            if !self.write_and_send() {
                break;
            }
            if self.stall.is_none() && self.club.is_any_clock_running() {
                self.save_heartbeat_time();
            }
        }
        if let Some(stall) = self.stall.take() {
            stall.write_before_close(&mut self.store);
        } else {
            self.save_heartbeat_time();
        }
        for mailbox in self.mailboxes.values() {
            mailbox.set_disconnect_reason(DisconnectReason::Closing);
        }
        drop((self.store, self.lock));
        if let Some(done) = self.closed_sender {
            let _ = done.send(());
        }
    }

    /// Stores the time without a flush: it survives a crash of the program, but not a power cut.
    fn save_heartbeat_time(&mut self) {
        let _ = self.heartbeat.rewind();
        let _ = self.heartbeat.write_all(&unix_time_ms().to_le_bytes());
    }

    pub fn now(&self) -> ClubTime {
        ClubTime {
            up: self.opened.elapsed(),
            unix_ms: unix_time_ms(),
        }
    }

    /// Returns the maximum time to wait for a request; `None` for any time.
    fn max_wait_for_message(&self) -> Option<Duration> {
        let due = self.club.next_tick_time();
        let due = due.map(|due| due.saturating_sub(self.opened.elapsed()));
        let heartbeat = self
            .club
            .is_any_clock_running()
            .then_some(HEARTBEAT_INTERVAL);
        let again = self.stall.as_ref().map(StalledWrites::time_until_retry);
        due.into_iter().chain(heartbeat).chain(again).min()
    }

    pub fn handle_request(&mut self, now: ClubTime, visitor: VisitorId, request: VisitorRequest) {
        if self.stall.is_some() && request.needs_write() {
            return self
                .club
                .send_update(visitor, ClubUpdate::Refused(Refusal::Disk));
        }
        let leaves = matches!(request, VisitorRequest::LeaveClub);
        self.club.handle_request(now, visitor, request);
        if leaves {
            self.mailboxes.remove(&visitor);
        }
    }

    /// Carries out a command of a host. The result is sent after its changes are written.
    pub fn handle_host_command(
        &mut self,
        now: ClubTime,
        command: HostCommand,
        reply: oneshot::Sender<HostResult>,
    ) {
        if self.stall.is_some() {
            let _ = reply.send(Err(Refusal::Disk));
            return;
        }
        let decided = self.club.handle_host_command(now, command);
        self.results_to_send.push((reply, decided));
    }

    /// Writes changes, then sends the updates. While writes fail, both wait in memory. Returns
    /// false if the club must end.
    fn write_and_send(&mut self) -> bool {
        let mut outcomes = self.club.take_effects();
        if let Some(stall) = &mut self.stall {
            let sendable = stall.hold_back(outcomes);
            outcomes = stall.take_effects_if_due();
            self.send_outcomes(sendable);
        }
        let writes: Vec<&StoreOp> = outcomes.iter().filter_map(ClubEffect::store_op).collect();
        if writes.is_empty() {
            self.send_outcomes(outcomes);
            return true;
        }
        let now = self.now();
        match self.store.apply_operations(writes) {
            Ok(()) => {
                self.send_outcomes(outcomes);
                match self.stall.take() {
                    Some(stall) => self.resume_clocks(&stall),
                    None => true,
                }
            }
            Err(error) if error.is_temporary() => self.stall_writes(outcomes, &error, now),
            Err(error) => {
                log::error!("a write failed for good, the club ends: {error}");
                false
            }
        }
    }

    /// Continues the clocks after the failed writes have succeeded. Returns false if the club must
    /// end.
    fn resume_clocks(&mut self, stall: &StalledWrites) -> bool {
        log::info!("the disk takes writes again after {:?}", stall.elapsed());
        self.club.resume_clocks(self.now());
        self.club
            .send_update_to_all(&ClubUpdate::WritesStalled(None));
        self.write_and_send()
    }

    /// Pauses the clocks and informs visitors after a failed write. Returns false if the club must
    /// end.
    fn stall_writes(&mut self, outcomes: Vec<ClubEffect>, error: &Error, now: ClubTime) -> bool {
        // Hosts get the result of their commands now, because the disk may fail for a long time.
        for (reply, _) in self.results_to_send.drain(..) {
            let _ = reply.send(Err(Refusal::Disk));
        }
        if let Some(stall) = &mut self.stall {
            return stall.keep_after_failure(outcomes, error);
        }
        log::error!("the disk takes no writes, clocks stand still: {error}");
        self.club.pause_clocks(now);
        let mut stall = StalledWrites::new(now.up, error);
        let mut sendable = stall.hold_back(outcomes);
        self.club.send_update_to_all(&stall.stall_update());
        sendable.extend(self.club.take_effects());
        self.stall = Some(stall);
        self.send_outcomes(sendable);
        true
    }

    /// Sends updates to visitors and results to hosts, after their changes are written.
    fn send_outcomes(&mut self, outcomes: Vec<ClubEffect>) {
        for (reply, decided) in self.results_to_send.drain(..) {
            let _ = reply.send(decided);
        }
        let mailbox = |visitor| self.mailboxes.get(&visitor);
        for outcome in outcomes {
            match outcome {
                ClubEffect::Store(_) => {}
                ClubEffect::TurnBegun(id) => {
                    if let Some(webhook) = &self.webhook {
                        self.club.game(id).inspect(|game| webhook.report_turn(game));
                    }
                }
                ClubEffect::Send(visitor, update) => {
                    mailbox(visitor).inspect(|mailbox| mailbox.push_update(update));
                }
                ClubEffect::Dismiss(visitor, reason) => {
                    mailbox(visitor).inspect(|mailbox| mailbox.set_disconnect_reason(reason));
                }
            }
        }
    }
}
