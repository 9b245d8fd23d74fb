//! The one thread that owns the club and its store. It takes what has come since it looked last,
//! lets it happen, writes all of it in one transaction, and only then tells anybody: what a visitor
//! has seen is on the disk. Clocks are paused while writes fail (`stall`).

mod mailbox;
mod stall;
mod state;

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use state::{Heartbeat, HubState};
use tokio::sync::{Mutex, mpsc, oneshot};

use crate::club::Club;
use crate::club::order::{Decided, HostCommand, MemberData, Now, Order, Person, VisitorId};
use crate::settings::Limits;
use crate::store::{self, Error, Store};

pub use mailbox::{Inbox, Mailbox};

/// Requests that wait before those who ask have to wait too.
const WAITING: usize = 1024;
/// Limit for waiting until another program releases the file. The whole club waits with the hub.
const PATIENCE: Duration = Duration::from_secs(1);

/// What is asked of the store and the club.
type Question = Box<dyn FnOnce(&mut Store, &mut Club, Now) + Send>;

/// What is put to the hub.
enum Request {
    /// A visitor has come, with this way back.
    Arrive(VisitorId, Person, Arc<Mailbox>),
    Order(VisitorId, Order),
    /// Something about what a member keeps.
    MemberData(VisitorId, Person, MemberData),
    /// A host decides; the answer comes when it is done.
    Govern(HostCommand, oneshot::Sender<Decided>),
    /// Orders to think that wait.
    Load(usize),
    /// Something with the store and the club that has its own way back.
    Ask(Question),
    Close(oneshot::Sender<()>),
}

/// The way to the hub. Clones lead to the same.
#[derive(Clone, Debug)]
pub struct Hub {
    requests: mpsc::Sender<Request>,
    /// The same file, for what takes long to read.
    reader: Arc<Mutex<Store>>,
    opened: Instant,
    visitors: Arc<AtomicU64>,
    guests: Arc<AtomicI64>,
}

/// The time by the calendar, in milliseconds of Unix time.
#[must_use]
pub fn wall() -> i64 {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

impl Hub {
    /// Opens the club that is kept in `folder`.
    ///
    /// # Errors
    /// When the store or the system fails.
    pub fn open(folder: &Path, name: String, limits: Limits, seed: u64) -> Result<Hub, Error> {
        let held = store::hold(folder)?;
        let path = folder.join(store::FILE);
        let mut store = Store::open(&path)?;
        let reader = Arc::new(Mutex::new(Store::open_to_read(&path)?));
        let heartbeat = Heartbeat::open(folder)?;
        let opened = Instant::now();
        let now = Now {
            up: Duration::ZERO,
            wall: wall(),
        };
        let mut memory = store
            .memory(now, heartbeat.last())
            .map_err(Error::at(&path))?;
        // Clocks go on from now, also where the club is closed again before anybody moves.
        let clocked = memory.games.iter_mut().filter(|game| game.clocks.is_some());
        let stand = clocked.map(|game| {
            game.since_wall = now.wall;
            crate::club::order::Write::state_of(game)
        });
        let stand: Vec<_> = stand.collect();
        store.apply(&stand).map_err(Error::at(&path))?;
        store.wait_at_most(PATIENCE)?;
        let last_guest = store.last_guest()?;
        let club = Club::new(name, limits, memory, seed);
        let (requests, received) = mpsc::channel(WAITING);
        let state = HubState {
            version: store.version()?,
            looked: opened,
            store,
            club,
            heartbeat,
            opened,
            limits,
            mailboxes: HashMap::new(),
            decided: Vec::new(),
            stall: None,
            held,
        };
        thread::Builder::new()
            .name("hub".to_owned())
            .spawn(move || state.work(received))?;
        Ok(Hub {
            requests,
            reader,
            opened,
            visitors: Arc::new(AtomicU64::new(1)),
            guests: Arc::new(AtomicI64::new(last_guest)),
        })
    }

    /// When the club was opened: the zero of its clocks.
    #[must_use]
    pub const fn opened(&self) -> Instant {
        self.opened
    }

    /// The number of a new visitor.
    #[must_use]
    pub fn next_visitor(&self) -> VisitorId {
        self.visitors.fetch_add(1, Ordering::Relaxed)
    }

    #[must_use]
    pub fn new_guest(&self) -> Person {
        let id = self.guests.fetch_sub(1, Ordering::Relaxed) - 1;
        Person {
            id,
            name: crate::names::Name::of_guest(id.unsigned_abs()),
        }
    }

    async fn send(&self, request: Request) {
        // Without a hub the program ends.
        let _ = self.requests.send(request).await;
    }

    pub async fn arrive(&self, visitor: VisitorId, person: Person, mailbox: Arc<Mailbox>) {
        self.send(Request::Arrive(visitor, person, mailbox)).await;
    }

    pub async fn order(&self, visitor: VisitorId, order: Order) {
        self.send(Request::Order(visitor, order)).await;
    }

    /// Lets what a host decides happen. Returns what came of it once that is kept; `None` where the
    /// hub is gone.
    pub async fn govern(&self, command: HostCommand) -> Option<Decided> {
        let (reply, decided) = oneshot::channel();
        self.send(Request::Govern(command, reply)).await;
        decided.await.ok()
    }

    /// Does something with what a member keeps.
    pub async fn member_data(&self, visitor: VisitorId, person: Person, data: MemberData) {
        self.send(Request::MemberData(visitor, person, data)).await;
    }

    /// Orders to think that wait.
    pub fn note_load(&self, load: usize) {
        let _ = self.requests.try_send(Request::Load(load));
    }

    /// Asks something of the store and the club; `None` where the hub is gone.
    pub async fn ask<T: Send + 'static>(
        &self,
        what: impl FnOnce(&mut Store, &mut Club, Now) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let ask = move |store: &mut Store, club: &mut Club, now: Now| {
            drop(reply.send(what(store, club, now)));
        };
        self.send(Request::Ask(Box::new(ask))).await;
        answer.await.ok()
    }

    /// Reads what takes long, while the club goes on; one at a time. `None` where it breaks down.
    pub async fn read<T: Send + 'static>(
        &self,
        what: impl FnOnce(&Store) -> T + Send + 'static,
    ) -> Option<T> {
        let store = Arc::clone(&self.reader).lock_owned().await;
        tokio::task::spawn_blocking(move || what(&store)).await.ok()
    }

    /// Waits until the hub is gone: the club is closed, or has broken down.
    pub async fn ended(&self) {
        self.requests.closed().await;
    }

    /// Tells all visitors that the club closes, and waits until everything is kept.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        self.send(Request::Close(done)).await;
        let _ = closed.await;
    }
}
