//! The state of the hub's thread, and its loop.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use awale_app::app::Event;
use awale_files::FolderLock;
use tokio::sync::{mpsc, oneshot};

use crate::club::Club;
use crate::club::order::{
    Decided, DisconnectReason, MemberData, News, Now, Order, Outcome, Person, Refusal, VisitorId,
    Write,
};
use crate::settings::Limits;
use crate::store::{Error, Store};

use super::stall::Stall;
use super::{Mailbox, Request, wall};

/// Maximum number of requests that are handled before their changes are written together.
const TOGETHER: usize = 256;
/// Interval at which the time is stored while clocks run. After a crash, clocks are this exact.
const HEARTBEAT: Duration = Duration::from_millis(20);
/// Interval of the checks for changes by `awale-club members`, while visitors are here.
const LOOKED: Duration = Duration::from_secs(2);

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
        self.0
            .read_exact_at(&mut bytes, 0)
            .ok()
            .map(|()| i64::from_le_bytes(bytes))
    }

    /// Stores the time without a flush: it survives a crash of the program, but not a power cut.
    fn note(&self, wall: i64) {
        let _ = self.0.write_all_at(&wall.to_le_bytes(), 0);
    }
}

/// The data that the thread works with.
pub(super) struct HubState {
    pub(super) store: Store,
    pub(super) club: Club,
    pub(super) heartbeat: Heartbeat,
    pub(super) opened: Instant,
    pub(super) limits: Limits,
    pub(super) mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
    /// The version of the database at the last check for changes by other programs.
    pub(super) version: i64,
    pub(super) looked: Instant,
    /// Results for hosts, to be sent once their changes are written.
    pub(super) decided: Vec<(oneshot::Sender<Decided>, Decided)>,
    /// The stored changes, while writes fail.
    pub(super) stall: Option<Stall>,
    /// Locks the folder against other servers.
    pub(super) held: FolderLock,
}

impl HubState {
    /// Handles requests until the club closes.
    pub(super) fn work(mut self, mut received: mpsc::Receiver<Request>) {
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
                        Ok(request) => request.map(Some),
                        Err(_) => Some(None),
                    },
                }
            });
            // All handles to the hub are gone, so no request can come.
            let Some(mut next) = first else { break };
            let mut outcomes = self.club.pass(self.now());
            let mut count = 0;
            while let Some(request) = next {
                match request {
                    Request::Close(done) => closing = Some(done),
                    request => self.take(request, &mut outcomes),
                }
                count += 1;
                next = (count < TOGETHER)
                    .then(|| received.try_recv().ok())
                    .flatten();
            }
            self.look(&mut outcomes);
            if !self.carry_out(outcomes) {
                break;
            }
            self.note_time();
        }
        if let Some(stall) = self.stall.take() {
            stall.end(&mut self.store);
        } else {
            self.heartbeat.note(wall());
        }
        for mailbox in self.mailboxes.values() {
            mailbox.dismiss(DisconnectReason::Closing);
        }
        drop((self.store, self.held));
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    /// Stores the time while clocks run.
    fn note_time(&self) {
        if self.stall.is_none() && self.club.runs_clocks() {
            self.heartbeat.note(wall());
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
        let heartbeat = self.club.runs_clocks().then_some(HEARTBEAT);
        let look =
            (!self.mailboxes.is_empty()).then(|| LOOKED.saturating_sub(self.looked.elapsed()));
        let again = self.stall.as_ref().map(Stall::due_in);
        due.into_iter()
            .chain(heartbeat)
            .chain(look)
            .chain(again)
            .min()
    }

    /// Reads changes that another program has made to members.
    fn look(&mut self, outcomes: &mut Vec<Outcome>) {
        if self.mailboxes.is_empty() || self.looked.elapsed() < LOOKED {
            return;
        }
        self.looked = Instant::now();
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
                outcomes.extend(self.club.members_changed(self.now(), members));
            }
            Err(error) => log::error!("{error}"),
        }
    }

    fn take(&mut self, request: Request, outcomes: &mut Vec<Outcome>) {
        let now = self.now();
        match request {
            Request::Arrive(visitor, person, mailbox) => {
                self.mailboxes.insert(visitor, mailbox);
                outcomes.extend(self.club.update(now, visitor, Order::Come(person)));
                let tables = self.club.tables().into_iter().map(Arc::new);
                outcomes.extend(tables.map(|table| Outcome::Tell(visitor, News::Table(table))));
                let stall = self.stall.as_ref().map(Stall::news);
                outcomes.extend(stall.map(|news| Outcome::Tell(visitor, news)));
            }
            Request::Order(visitor, order) if self.stall.is_some() && order.needs_write() => {
                outcomes.push(Outcome::Tell(visitor, News::Refused(Refusal::Disk)));
            }
            Request::Order(visitor, order) => {
                let goes = matches!(order, Order::Go);
                outcomes.extend(self.club.update(now, visitor, order));
                if goes {
                    self.mailboxes.remove(&visitor);
                }
            }
            Request::MemberData(visitor, person, data) => {
                self.member_data(visitor, &person, data, now);
            }
            Request::Govern(_, reply) if self.stall.is_some() => {
                let _ = reply.send(Decided::Disk);
            }
            Request::Govern(command, reply) => {
                let (decided, told) = self.club.govern(now, command);
                outcomes.extend(told);
                self.decided.push((reply, decided));
            }
            Request::Load(load) => self.club.set_load(now, load),
            Request::Ask(ask) => ask(&mut self.store, &mut self.club, now),
            Request::Close(_) => {}
        }
    }

    fn member_data(&mut self, visitor: VisitorId, person: &Person, data: MemberData, now: Now) {
        let Some(mailbox) = self.mailboxes.get(&visitor) else {
            return;
        };
        match self
            .store
            .member_data(person.id, data, self.limits.saved_games, now.wall)
        {
            Ok(events) => events.into_iter().for_each(|event| mailbox.put(event)),
            Err(error) => {
                log::error!("{error}");
                mailbox.put(Event::Trouble(awale_app::app::Trouble::Disk));
            }
        }
    }

    /// Writes changes, then sends the updates. While writes fail, both are stored. Returns false if
    /// the club must end.
    fn carry_out(&mut self, mut outcomes: Vec<Outcome>) -> bool {
        if let Some(stall) = &mut self.stall {
            let sendable = stall.hold(outcomes);
            outcomes = stall.take_if_due();
            self.tell(sendable);
        }
        let writes: Vec<&Write> = outcomes.iter().filter_map(Outcome::write).collect();
        if writes.is_empty() {
            self.tell(outcomes);
            return true;
        }
        let now = self.now();
        match self.store.apply(writes) {
            Ok(()) => {
                self.tell(outcomes);
                match self.stall.take() {
                    Some(stall) => self.go_on(&stall),
                    None => true,
                }
            }
            Err(error) if error.may_pass() => self.wait_for_disk(outcomes, &error, now),
            Err(error) => {
                log::error!("a write failed for good, the club ends: {error}");
                false
            }
        }
    }

    /// Continues the clocks after the failed writes have succeeded. Returns false if the club must
    /// end.
    fn go_on(&mut self, stall: &Stall) -> bool {
        log::info!("the disk takes writes again after {:?}", stall.lasted());
        let mut outcomes = self.club.resume(self.now());
        outcomes.extend(self.tell_all(&News::Stalled(None)));
        self.carry_out(outcomes)
    }

    /// Pauses the clocks and informs visitors after a failed write. Returns false if the club must
    /// end.
    fn wait_for_disk(&mut self, outcomes: Vec<Outcome>, error: &Error, now: Now) -> bool {
        // Hosts get their result now, because the disk may fail for a long time.
        for (reply, _) in self.decided.drain(..) {
            let _ = reply.send(Decided::Disk);
        }
        if let Some(stall) = &mut self.stall {
            return stall.failed_again(outcomes, error);
        }
        log::error!("the disk takes no writes, clocks stand still: {error}");
        self.club.pause(now);
        let mut stall = Stall::new(now.up, error);
        let mut sendable = stall.hold(outcomes);
        sendable.extend(self.tell_all(&stall.news()));
        self.stall = Some(stall);
        self.tell(sendable);
        true
    }

    fn tell_all(&self, news: &News) -> Vec<Outcome> {
        let tell = |&visitor: &VisitorId| Outcome::Tell(visitor, news.clone());
        self.mailboxes.keys().map(tell).collect()
    }

    /// Sends updates to visitors and results to hosts, after their changes are written.
    fn tell(&mut self, outcomes: Vec<Outcome>) {
        for (reply, decided) in self.decided.drain(..) {
            let _ = reply.send(decided);
        }
        for outcome in outcomes {
            match outcome {
                Outcome::Write(_) => {}
                Outcome::Tell(visitor, news) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.tell(news);
                    }
                }
                Outcome::Dismiss(visitor, reason) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.dismiss(reason);
                    }
                }
            }
        }
    }
}
