//! What the thread of the hub does.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{io, thread};

use awale_app::app::Event;
use tokio::sync::{mpsc, oneshot};

use crate::club::Club;
use crate::club::order::{
    Decided, DisconnectReason, MemberData, News, Now, Order, Outcome, Person, VisitorId, Write,
};
use crate::settings::Limits;
use crate::store::Store;

use super::{Mailbox, Request, wall};

/// Requests that happen together, with one write for all.
const TOGETHER: usize = 256;
/// How often the time is noted while clocks run: so exact are they after a kill.
const HEARTBEAT: Duration = Duration::from_millis(20);
/// How soon a write that failed is tried again.
const AGAIN: Duration = Duration::from_millis(200);
/// How often the club reads what `awale-club members` has changed, while visitors are here.
const LOOKED: Duration = Duration::from_secs(2);

/// The file in which the time is noted.
pub(super) struct Heartbeat(File);

impl Heartbeat {
    pub(super) fn open(folder: &Path) -> io::Result<Heartbeat> {
        let options = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .to_owned();
        options.open(folder.join("alive")).map(Heartbeat)
    }

    pub(super) fn last(&self) -> Option<i64> {
        let mut bytes = [0; 8];
        self.0
            .read_exact_at(&mut bytes, 0)
            .ok()
            .map(|()| i64::from_le_bytes(bytes))
    }

    /// Notes the time: not for a power cut, but for a kill the page is enough.
    fn note(&self, wall: i64) {
        let _ = self.0.write_all_at(&wall.to_le_bytes(), 0);
    }
}

/// What the thread works with.
pub(super) struct HubState {
    pub(super) store: Store,
    pub(super) club: Club,
    pub(super) heartbeat: Heartbeat,
    pub(super) opened: Instant,
    pub(super) limits: Limits,
    pub(super) mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
    /// The version of the file that is known, and when it was looked at.
    pub(super) version: i64,
    pub(super) looked: Instant,
    /// What is to be told to hosts once it is kept.
    pub(super) decided: Vec<(oneshot::Sender<Decided>, Decided)>,
}

impl HubState {
    /// Works until the club closes.
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
            // Nobody can ask anything any more.
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
            self.carry_out(outcomes);
            if self.club.runs_clocks() {
                self.heartbeat.note(wall());
            }
        }
        self.heartbeat.note(wall());
        for mailbox in self.mailboxes.values() {
            mailbox.dismiss(DisconnectReason::Closing);
        }
        drop(self.store);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    fn now(&self) -> Now {
        Now {
            up: self.opened.elapsed(),
            wall: wall(),
        }
    }

    /// How long to wait for a request; `None` as long as it takes.
    fn wait(&self) -> Option<Duration> {
        let now = self.now();
        let due = self
            .club
            .next_due(now)
            .map(|due| due.saturating_sub(now.up));
        let heartbeat = self.club.runs_clocks().then_some(HEARTBEAT);
        let look =
            (!self.mailboxes.is_empty()).then(|| LOOKED.saturating_sub(self.looked.elapsed()));
        due.into_iter().chain(heartbeat).chain(look).min()
    }

    /// Takes over what another program has changed about members.
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
            }
            Request::Order(visitor, order) => {
                let goes = matches!(order, Order::Go);
                outcomes.extend(self.club.update(now, visitor, order));
                if goes {
                    self.mailboxes.remove(&visitor);
                }
            }
            Request::MemberData(visitor, person, data) => {
                self.member_data(visitor, &person, data, now)
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

    /// Writes first, then sends the news. While the disk refuses, no news goes out.
    fn carry_out(&mut self, outcomes: Vec<Outcome>) {
        let writes: Vec<&Write> = outcomes
            .iter()
            .filter_map(|outcome| match outcome {
                Outcome::Write(write) => Some(write),
                _ => None,
            })
            .collect();
        if !writes.is_empty() {
            while let Err(error) = self.store.apply(writes.iter().copied()) {
                log::error!("{error}");
                thread::sleep(AGAIN);
            }
        }
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
