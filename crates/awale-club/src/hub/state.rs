//! The state of the hub's thread, and its loop.

use crate::{
    prelude::*,
    store::{Error, HEARTBEAT_FILE, Result},
    webhook::Webhook,
};
use std::{fs::OpenOptions, io::Seek};

use awale_files::FolderLock;

use super::{HubMessage, Mailbox, is_log_due, stalled_writes::StalledWrites, unix_time_ms};

/// The club ends if writes fail for this long.
const MAX_WRITE_STALL: Duration = Duration::from_secs(3600);
/// Maximum number of requests that are handled before their changes are written together.
const MAX_BATCH_REQUESTS: usize = 256;
/// Interval at which the time is stored while clocks run. After a crash, clocks are wrong by about
/// this time at most.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(20);

/// Opens the file that stores the last time at which the club was running. Returns that time too,
/// if there is one.
pub fn open_heartbeat(folder: &Path) -> Result<(File, Option<i64>)> {
    let path = folder.join(HEARTBEAT_FILE);
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    let mut file = options.open(&path).map_err(Error::at_path(&path))?;
    let mut time_bytes = [0; 8];
    let read_result = file.read_exact(&mut time_bytes);
    Ok((
        file,
        read_result.ok().map(|()| i64::from_le_bytes(time_bytes)),
    ))
}

/// The state of the hub's thread.
pub struct HubState {
    pub store: Store,
    pub club: Club,
    pub heartbeat_file: File,
    pub opened_at: Instant,
    pub mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
    /// Results for hosts, to be sent once their changes are written.
    pub results_to_send: Vec<(oneshot::Sender<HostCommandResult>, HostCommandResult)>,
    /// The changes that wait in memory while writes fail.
    pub stalled_writes: Option<StalledWrites>,
    /// Locks the folder against other servers.
    pub lock: FolderLock,
    pub webhook: Option<Webhook>,
    /// The sender that reports that the club has closed; set once the club must close.
    pub closed_sender: Option<oneshot::Sender<()>>,
}

impl HubState {
    /// Handles requests until the club closes, or writes have failed for too long.
    pub fn run_hub(mut self, mut message_receiver: mpsc::Receiver<HubMessage>) {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
        else {
            return;
        };
        while self.closed_sender.is_none() {
            let next_tick_time = self.club.next_tick_time();
            let wait_time = [
                next_tick_time
                    .map(|next_tick_time| next_tick_time.saturating_sub(self.opened_at.elapsed())),
                self.club
                    .is_any_clock_running()
                    .then_some(HEARTBEAT_INTERVAL),
                self.stalled_writes
                    .as_ref()
                    .map(StalledWrites::time_until_retry),
            ]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(Duration::MAX);
            let first_message = runtime
                .block_on(async { tokio::time::timeout(wait_time, message_receiver.recv()).await });
            // All handles to the hub are gone, so no request can come.
            if matches!(first_message, Ok(None)) {
                break;
            }
            self.club.tick(self.now());
            for message in first_message
                .ok()
                .flatten()
                .into_iter()
                .chain(std::iter::from_fn(|| message_receiver.try_recv().ok()))
                .take(MAX_BATCH_REQUESTS)
            {
                let now = self.now();
                message(&mut self, now);
            }
            if !self.write_and_send() {
                break;
            }
            if self.stalled_writes.is_none() && self.club.is_any_clock_running() {
                self.save_heartbeat_time();
            }
        }
        if let Some(stall) = self.stalled_writes.take() {
            // Attempt the writes a last time.
            let store_ops = stall
                .waiting_effects
                .iter()
                .filter_map(ClubEffect::store_op)
                .collect_vec();
            if let Err(error) = self.store.apply_operations(store_ops.clone()) {
                log::error!("not kept, and seen by nobody: {store_ops:?}: {error}");
            }
        } else {
            self.save_heartbeat_time();
        }
        for mailbox in self.mailboxes.values() {
            mailbox.set_disconnect_reason(DisconnectReason::Closing);
        }
        drop((self.store, self.lock));
        if let Some(closed_sender) = self.closed_sender {
            let _ = closed_sender.send(());
        }
    }

    /// Stores the time without a flush: it survives a crash of the program, but not a power cut.
    fn save_heartbeat_time(&mut self) {
        let _ = self.heartbeat_file.rewind();
        let _ = self.heartbeat_file.write_all(&unix_time_ms().to_le_bytes());
    }

    pub fn now(&self) -> ClubTime {
        ClubTime {
            uptime: self.opened_at.elapsed(),
            unix_ms: unix_time_ms(),
        }
    }

    /// Writes changes, then sends the updates. While writes fail, the changes and the updates that
    /// show them wait in memory. Returns false if the club must end.
    fn write_and_send(&mut self) -> bool {
        let mut effects = self.club.take_effects();
        if let Some(stall) = &mut self.stalled_writes {
            let sendable_effects = stall.hold_back(effects);
            effects = Vec::new();
            if stall.time_until_retry().is_zero() {
                mem::swap(&mut effects, &mut stall.waiting_effects);
            }
            self.send_effects(sendable_effects);
        }
        let store_ops = effects
            .iter()
            .filter_map(ClubEffect::store_op)
            .collect_vec();
        if store_ops.is_empty() {
            self.send_effects(effects);
            return true;
        }
        let now = self.now();
        match self.store.apply_operations(store_ops) {
            Ok(()) => {
                self.send_effects(effects);
                let Some(stall) = self.stalled_writes.take() else {
                    return true;
                };
                log::info!("the disk takes writes again after {:?}", stall.elapsed());
                self.club.resume_clocks(self.now());
                self.club
                    .send_update_to_all(&ClubUpdate::WritesStalled(None));
                self.write_and_send()
            }
            Err(error) if error.is_temporary() => {
                // Hosts get the result of their commands now, because the disk may fail for a long
                // time.
                for (reply, _) in self.results_to_send.drain(..) {
                    let _ = reply.send(Err(Refusal::DiskWriteFails));
                }
                if let Some(stall) = &mut self.stalled_writes {
                    stall.waiting_effects = effects;
                    stall.last_write_attempt = Instant::now();
                    if stall.elapsed() >= MAX_WRITE_STALL {
                        log::error!(
                            "the disk has taken no writes for an hour, the club ends: {error}"
                        );
                        return false;
                    }
                    if is_log_due(&mut stall.last_logged) {
                        let stalled_seconds = stall.elapsed().as_secs();
                        log::error!(
                            "the disk has taken no writes for {stalled_seconds} s: {error}"
                        );
                    }
                    return true;
                }
                log::error!("the disk takes no writes, clocks stand still: {error}");
                self.club.pause_clocks(now);
                let began_at = Instant::now();
                let mut stall = StalledWrites {
                    write_stall: Arc::new(WriteStall {
                        paused_at: now.uptime,
                        error_message: error.to_string(),
                    }),
                    began_at,
                    last_write_attempt: began_at,
                    last_logged: Some(began_at),
                    waiting_effects: Vec::new(),
                    ids_of_changed_games: HashSet::new(),
                };
                let mut sendable_effects = stall.hold_back(effects);
                self.club.send_update_to_all(&stall.stall_update());
                sendable_effects.extend(self.club.take_effects());
                self.stalled_writes = Some(stall);
                self.send_effects(sendable_effects);
                true
            }
            Err(error) => {
                log::error!("a write failed for good, the club ends: {error}");
                false
            }
        }
    }

    /// Sends updates to visitors and results to hosts, after the changes that they show are
    /// written. Also reports turns to the webhook, and disconnects visitors.
    fn send_effects(&mut self, effects: Vec<ClubEffect>) {
        for (reply, decided) in self.results_to_send.drain(..) {
            let _ = reply.send(decided);
        }
        let mailbox_of = |visitor| self.mailboxes.get(&visitor);
        for effect in effects {
            match effect {
                ClubEffect::WriteToStore(_) => {}
                ClubEffect::TurnBegun(id) => {
                    if let Some(webhook) = &self.webhook {
                        self.club.game(id).inspect(|game| webhook.report_turn(game));
                    }
                }
                ClubEffect::SendUpdate(visitor, update) => {
                    mailbox_of(visitor).inspect(|mailbox| mailbox.push_update(update));
                }
                ClubEffect::DisconnectVisitor(visitor, reason) => {
                    mailbox_of(visitor).inspect(|mailbox| mailbox.set_disconnect_reason(reason));
                }
            }
        }
    }
}
