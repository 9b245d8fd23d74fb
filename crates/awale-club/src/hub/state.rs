//! The state of the hub's thread, and its loop.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_files::FolderLock;
use tokio::sync::{mpsc, oneshot};

use crate::club::Club;
use crate::club::protocol::{
    ClubEffect, DisconnectReason, HostResult, Now, Refusal, Request, StoreOp, Update, VisitorId,
};
use crate::store::{Error, Store};
use crate::webhook::Webhook;

use super::stall::StalledWrites;
use super::{HubMessage, Mailbox, wall};

/// Maximum number of requests that are handled before their changes are written together.
const MAX_BATCH: usize = 256;
/// Interval at which the time is stored while clocks run. After a crash, clocks are wrong by at
/// most this time.
const HEARTBEAT_INTERVAL: Duration = Duration::from_millis(20);
/// Interval of the checks for changes by `awale-club members`, while visitors are here.
const CHECK_INTERVAL: Duration = Duration::from_secs(2);

/// The file that stores the last time at which the club was running.
pub(super) struct Heartbeat(File);

impl Heartbeat {
    pub(super) fn open(folder: &Path) -> Result<Heartbeat, Error> {
        let path = folder.join("alive");
        let options = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .to_owned();
        options.open(&path).map(Heartbeat).map_err(Error::at(&path))
    }

    pub(super) fn last(&self) -> Option<i64> {
        let mut bytes = [0; 8];
        let mut file = &self.0;
        file.rewind()
            .and_then(|()| file.read_exact(&mut bytes))
            .ok()
            .map(|()| i64::from_le_bytes(bytes))
    }

    /// Stores the time without a flush: it survives a crash of the program, but not a power cut.
    fn save(&self, wall: i64) {
        let mut file = &self.0;
        let _ = file
            .rewind()
            .and_then(|()| file.write_all(&wall.to_le_bytes()));
    }
}

/// The data that the thread works with.
pub(super) struct HubState {
    pub(super) store: Store,
    pub(super) club: Club,
    pub(super) heartbeat: Heartbeat,
    pub(super) opened: Instant,
    pub(super) mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
    /// The version of the database at the last check for changes by other programs.
    pub(super) version: i64,
    pub(super) last_check: Instant,
    /// Results for hosts, to be sent once their changes are written.
    pub(super) decided: Vec<(oneshot::Sender<HostResult>, HostResult)>,
    /// The changes that wait in memory while writes fail.
    pub(super) stall: Option<StalledWrites>,
    /// Locks the folder against other servers.
    pub(super) lock: FolderLock,
    pub(super) webhook: Option<Webhook>,
}

impl HubState {
    /// Handles requests until the club closes.
    pub(super) fn work(mut self, mut received: mpsc::Receiver<HubMessage>) {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
        else {
            return;
        };
        let mut closing = None;
        while closing.is_none() {
            let wait = self.wait();
            let first = runtime.block_on(async {
                match wait {
                    None => received.recv().await.map(Some),
                    Some(wait) => match tokio::time::timeout(wait, received.recv()).await {
                        Ok(message) => message.map(Some),
                        Err(_) => Some(None),
                    },
                }
            });
            // All handles to the hub are gone, so no request can come.
            let Some(mut next) = first else { break };
            let mut outcomes = self.club.tick(self.now());
            let mut count = 0;
            while let Some(message) = next {
                match message {
                    HubMessage::Close(done) => closing = Some(done),
                    message => self.handle(message, &mut outcomes),
                }
                count += 1;
                next = (count < MAX_BATCH)
                    .then(|| received.try_recv().ok())
                    .flatten();
            }
            self.check_members(&mut outcomes);
            if !self.commit(outcomes) {
                break;
            }
            self.store_time();
        }
        if let Some(stall) = self.stall.take() {
            stall.write_before_close(&mut self.store);
        } else {
            self.heartbeat.save(wall());
        }
        for mailbox in self.mailboxes.values() {
            mailbox.dismiss(DisconnectReason::Closing);
        }
        drop((self.store, self.lock));
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// Stores the time while clocks run.
    fn store_time(&self) {
        if self.stall.is_none() && self.club.runs_clocks() {
            self.heartbeat.save(wall());
        }
    }

    pub(super) fn now(&self) -> Now {
        Now {
            up: self.opened.elapsed(),
            wall: wall(),
        }
    }

    /// Returns the maximum time to wait for a request; `None` for any time.
    fn wait(&self) -> Option<Duration> {
        let now = self.now();
        let due = self
            .club
            .next_due(now)
            .map(|due| due.saturating_sub(now.up));
        let heartbeat = self.club.runs_clocks().then_some(HEARTBEAT_INTERVAL);
        let check = (!self.mailboxes.is_empty())
            .then(|| CHECK_INTERVAL.saturating_sub(self.last_check.elapsed()));
        let again = self.stall.as_ref().map(StalledWrites::due_in);
        due.into_iter()
            .chain(heartbeat)
            .chain(check)
            .chain(again)
            .min()
    }

    /// Reads changes that another program has made to members.
    fn check_members(&mut self, outcomes: &mut Vec<ClubEffect>) {
        if self.mailboxes.is_empty() || self.last_check.elapsed() < CHECK_INTERVAL {
            return;
        }
        self.last_check = Instant::now();
        let version = self.store.version().unwrap_or(self.version);
        if version == self.version {
            return;
        }
        match self.store.members() {
            Ok(members) => {
                self.version = version;
                let members = members
                    .into_iter()
                    .map(|member| (member.person, member.is_banned))
                    .collect();
                outcomes.extend(self.club.on_members_changed(self.now(), members));
            }
            Err(error) => log::error!("{error}"),
        }
    }

    fn handle(&mut self, message: HubMessage, outcomes: &mut Vec<ClubEffect>) {
        let now = self.now();
        match message {
            HubMessage::Arrive(visitor, person, mailbox) => {
                self.mailboxes.insert(visitor, mailbox);
                outcomes.extend(
                    self.club
                        .handle_request(now, visitor, Request::Enter(person)),
                );
                let stall = self.stall.as_ref().map(StalledWrites::update);
                outcomes.extend(stall.map(|update| ClubEffect::Send(visitor, update)));
            }
            HubMessage::Request(visitor, request)
                if self.stall.is_some() && request.needs_write() =>
            {
                outcomes.push(ClubEffect::Send(visitor, Update::Refused(Refusal::Disk)));
            }
            HubMessage::Request(visitor, request) => {
                let leaves = matches!(request, Request::Leave);
                outcomes.extend(self.club.handle_request(now, visitor, request));
                if leaves {
                    self.mailboxes.remove(&visitor);
                }
            }
            HubMessage::HostCommand(_, reply) if self.stall.is_some() => {
                let _ = reply.send(Err(Refusal::Disk));
            }
            HubMessage::HostCommand(command, reply) => {
                let (decided, new) = self.club.host_command(now, command);
                outcomes.extend(new);
                self.decided.push((reply, decided));
            }
            HubMessage::Call(ask) => ask(&mut self.store, &mut self.club, now),
            HubMessage::Webhook(webhook) => self.webhook = Some(webhook),
            HubMessage::Close(_) => {}
        }
    }

    /// Writes changes, then sends the updates. While writes fail, both wait in memory. Returns
    /// false if the club must end.
    fn commit(&mut self, mut outcomes: Vec<ClubEffect>) -> bool {
        if let Some(stall) = &mut self.stall {
            let sendable = stall.hold_back(outcomes);
            outcomes = stall.take_if_due();
            self.send(sendable);
        }
        let writes: Vec<&StoreOp> = outcomes.iter().filter_map(ClubEffect::store_op).collect();
        if writes.is_empty() {
            self.send(outcomes);
            return true;
        }
        let now = self.now();
        match self.store.apply(writes) {
            Ok(()) => {
                self.send(outcomes);
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
        let mut outcomes = self.club.resume(self.now());
        outcomes.extend(self.update_all(&Update::Stalled(None)));
        self.commit(outcomes)
    }

    /// Pauses the clocks and informs visitors after a failed write. Returns false if the club must
    /// end.
    fn stall_writes(&mut self, outcomes: Vec<ClubEffect>, error: &Error, now: Now) -> bool {
        // Hosts get their result now, because the disk may fail for a long time.
        for (reply, _) in self.decided.drain(..) {
            let _ = reply.send(Err(Refusal::Disk));
        }
        if let Some(stall) = &mut self.stall {
            return stall.failed_again(outcomes, error);
        }
        log::error!("the disk takes no writes, clocks stand still: {error}");
        self.club.pause(now);
        let mut stall = StalledWrites::new(now.up, error);
        let mut sendable = stall.hold_back(outcomes);
        sendable.extend(self.update_all(&stall.update()));
        self.stall = Some(stall);
        self.send(sendable);
        true
    }

    fn update_all(&self, update: &Update) -> Vec<ClubEffect> {
        let send = |&visitor: &VisitorId| ClubEffect::Send(visitor, update.clone());
        self.mailboxes.keys().map(send).collect()
    }

    /// Reports the turn after a move, or at the start of a game, to the webhook of the host.
    fn report_turn(&self, written: &StoreOp) {
        if let (Some(webhook), StoreOp::Game(_) | StoreOp::Move { .. }) = (&self.webhook, written) {
            let awaited = written.game().and_then(|game| self.club.awaited_move(game));
            if let Some(awaited) = awaited {
                webhook.post(awaited);
            }
        }
    }

    /// Sends updates to visitors and results to hosts, after their changes are written.
    fn send(&mut self, outcomes: Vec<ClubEffect>) {
        for (reply, decided) in self.decided.drain(..) {
            let _ = reply.send(decided);
        }
        for outcome in outcomes {
            match outcome {
                ClubEffect::Store(written) => self.report_turn(&written),
                ClubEffect::Send(visitor, update) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.push_update(update);
                    }
                }
                ClubEffect::Dismiss(visitor, reason) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.dismiss(reason);
                    }
                }
            }
        }
    }
}
