//! The one thread that owns the club and its store. It takes what has come since it looked last, lets it happen, writes all of it in
//! one transaction, and only then tells anybody: what a visitor has seen is on the disk.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fs::{File, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use std::{io, thread};

use awale::app::Event;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::club::Club;
use crate::club::order::{Decree, Farewell, GameId, Home, News, Now, Order, Outcome, Person, VisitorId, Write};
use crate::club::tournament::TournamentId;
use crate::club::view::{GameView, LobbyView, TableView};
use crate::settings::Limits;
use crate::store::{Error, Store};

/// Requests that wait before those who ask have to wait too.
const WAITING: usize = 1024;
/// Requests that happen together, with one write for all.
const TOGETHER: usize = 256;
/// News other than views that wait for one visitor.
const MOST_NEWS: usize = 64;
/// How often the time is noted while clocks run: so exact are they after a kill.
const HEARTBEAT: Duration = Duration::from_millis(20);
/// How soon a write that failed is tried again.
const AGAIN: Duration = Duration::from_millis(200);

/// What is asked of the store and the club.
type Question = Box<dyn FnOnce(&mut Store, &mut Club, Now) + Send>;

/// What is put to the hub.
enum Request {
    /// A visitor has come, with this way back.
    Arrive(VisitorId, Person, Arc<Mailbox>),
    /// An order.
    Order(VisitorId, Order),
    /// Something about what a member keeps.
    Home(VisitorId, Person, Home),
    /// A host decides.
    Govern(Decree),
    /// Orders to think that wait.
    Load(usize),
    /// Something with the store and the club that has its own way back.
    Ask(Question),
    /// The club closes.
    Close(oneshot::Sender<()>),
}

/// The way to the hub. Clones lead to the same.
#[derive(Clone, Debug)]
pub struct Hub {
    requests: mpsc::Sender<Request>,
    opened: Instant,
    visitors: Arc<AtomicU64>,
    guests: Arc<AtomicI64>,
}

/// What waits for one visitor. Only the newest of each view is kept, so nothing piles up.
#[derive(Debug, Default)]
pub struct Mailbox {
    inbox: Mutex<Inbox>,
    notify: Notify,
}

/// What was in a mailbox.
#[derive(Debug, Default)]
pub struct Inbox {
    /// The lobby.
    pub lobby: Option<Arc<LobbyView>>,
    /// Boards.
    pub games: BTreeMap<GameId, Arc<GameView>>,
    /// Tournaments.
    pub tables: BTreeMap<TournamentId, Arc<TableView>>,
    /// Other news, the oldest first.
    pub news: VecDeque<News>,
    /// Events for the program.
    pub events: VecDeque<Event>,
    /// The visitor is to go.
    pub farewell: Option<Farewell>,
}

impl Mailbox {
    fn open(&self) -> MutexGuard<'_, Inbox> {
        self.inbox.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts news in.
    pub fn tell(&self, news: News) {
        let mut inbox = self.open();
        match news {
            News::Lobby(view) => inbox.lobby = Some(view),
            News::Game(view) => drop(inbox.games.insert(view.id, view)),
            News::Table(view) => drop(inbox.tables.insert(view.line.id, view)),
            news => {
                if inbox.news.len() >= MOST_NEWS {
                    inbox.news.pop_front();
                }
                inbox.news.push_back(news);
            }
        }
        drop(inbox);
        self.notify.notify_one();
    }

    /// Puts an event in. Of what a computer looks at only the last is kept.
    pub fn put(&self, event: Event) {
        let mut inbox = self.open();
        let is_glimpse = |event: &Event| matches!(event, Event::ThinkingInfo { .. });
        if is_glimpse(&event) {
            inbox.events.retain(|event| !is_glimpse(event));
        }
        if inbox.events.len() >= MOST_NEWS {
            inbox.events.pop_front();
        }
        inbox.events.push_back(event);
        drop(inbox);
        self.notify.notify_one();
    }

    /// Sends the visitor home.
    pub fn dismiss(&self, farewell: Farewell) {
        self.open().farewell.get_or_insert(farewell);
        self.notify.notify_one();
    }

    /// Takes out what is in.
    #[must_use]
    pub fn take_now(&self) -> Inbox {
        std::mem::take(&mut *self.open())
    }

    /// Waits until something is in, and takes it out.
    pub async fn take(&self) -> Inbox {
        self.notify.notified().await;
        self.take_now()
    }
}

/// The time by the calendar, in milliseconds of Unix time.
#[must_use]
pub fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// The file in which the time is noted.
struct Heartbeat(File);

impl Heartbeat {
    fn open(folder: &Path) -> io::Result<Heartbeat> {
        let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).to_owned();
        options.open(folder.join("alive")).map(Heartbeat)
    }

    fn last(&self) -> Option<i64> {
        let mut bytes = [0; 8];
        self.0.read_exact_at(&mut bytes, 0).ok().map(|()| i64::from_le_bytes(bytes))
    }

    /// Notes the time: not for a power cut, but for a kill the page is enough.
    fn note(&self, wall: i64) {
        let _ = self.0.write_all_at(&wall.to_le_bytes(), 0);
    }
}

impl Hub {
    /// Opens the club that is kept in `folder`.
    ///
    /// # Errors
    /// When the store or the system fails.
    pub fn open(folder: &Path, name: String, limits: Limits, seed: u64) -> Result<Hub, Error> {
        let store = Store::open(&folder.join("club.sqlite"))?;
        let heartbeat = Heartbeat::open(folder).map_err(|error| Error::Damaged(error.to_string()))?;
        let opened = Instant::now();
        let memory = store.memory(Now { up: Duration::ZERO, wall: wall() }, heartbeat.last())?;
        let guests = memory.games.iter().flat_map(|game| [game.terms.players.south.id, game.terms.players.north.id]);
        let first_guest = guests.min().unwrap_or(0).min(0);
        let club = Club::new(name, limits, memory, seed);
        let (requests, received) = mpsc::channel(WAITING);
        let desk = Desk { store, club, heartbeat, opened, limits, mailboxes: HashMap::new() };
        thread::Builder::new()
            .name("hub".to_owned())
            .spawn(move || desk.work(received))
            .map_err(|error| Error::Damaged(error.to_string()))?;
        Ok(Hub {
            requests,
            opened,
            visitors: Arc::new(AtomicU64::new(1)),
            guests: Arc::new(AtomicI64::new(first_guest)),
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

    /// A new guest.
    #[must_use]
    pub fn new_guest(&self) -> Person {
        let id = self.guests.fetch_sub(1, Ordering::Relaxed) - 1;
        Person { id, name: crate::names::Name::of_guest(id.unsigned_abs()) }
    }

    async fn send(&self, request: Request) {
        // Without a hub the program ends.
        let _ = self.requests.send(request).await;
    }

    /// A visitor comes in.
    pub async fn arrive(&self, visitor: VisitorId, person: Person, mailbox: Arc<Mailbox>) {
        self.send(Request::Arrive(visitor, person, mailbox)).await;
    }

    /// Gives an order.
    pub async fn order(&self, visitor: VisitorId, order: Order) {
        self.send(Request::Order(visitor, order)).await;
    }

    /// Lets what a host decides happen.
    pub async fn govern(&self, decree: Decree) {
        self.send(Request::Govern(decree)).await;
    }

    /// Does something with what a member keeps.
    pub async fn home(&self, visitor: VisitorId, person: Person, home: Home) {
        self.send(Request::Home(visitor, person, home)).await;
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
        let ask = move |store: &mut Store, club: &mut Club, now: Now| drop(reply.send(what(store, club, now)));
        self.send(Request::Ask(Box::new(ask))).await;
        answer.await.ok()
    }

    /// Tells all visitors that the club closes, and waits until everything is kept.
    pub async fn close(&self) {
        let (done, closed) = oneshot::channel();
        self.send(Request::Close(done)).await;
        let _ = closed.await;
    }
}

/// What the thread works with.
struct Desk {
    store: Store,
    club: Club,
    heartbeat: Heartbeat,
    opened: Instant,
    limits: Limits,
    mailboxes: HashMap<VisitorId, Arc<Mailbox>>,
}

impl Desk {
    fn work(mut self, mut received: mpsc::Receiver<Request>) {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_time().build() else { return };
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
                next = (count < TOGETHER).then(|| received.try_recv().ok()).flatten();
            }
            self.carry_out(outcomes);
            if self.club.runs_clocks() {
                self.heartbeat.note(wall());
            }
        }
        self.heartbeat.note(wall());
        for mailbox in self.mailboxes.values() {
            mailbox.dismiss(Farewell::Closing);
        }
        drop(self.store);
        if let Some(done) = closing {
            let _ = done.send(());
        }
    }

    fn now(&self) -> Now {
        Now { up: self.opened.elapsed(), wall: wall() }
    }

    /// How long to wait for a request; `None` as long as it takes.
    fn wait(&self) -> Option<Duration> {
        let now = self.now();
        let due = self.club.next_due(now).map(|due| due.saturating_sub(now.up));
        let heartbeat = self.club.runs_clocks().then_some(HEARTBEAT);
        due.into_iter().chain(heartbeat).min()
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
            Request::Home(visitor, person, home) => self.home(visitor, &person, home, now),
            Request::Govern(decree) => outcomes.extend(self.club.govern(now, decree)),
            Request::Load(load) => self.club.set_load(now, load),
            Request::Ask(ask) => ask(&mut self.store, &mut self.club, now),
            Request::Close(_) => {}
        }
    }

    fn home(&mut self, visitor: VisitorId, person: &Person, home: Home, now: Now) {
        let Some(mailbox) = self.mailboxes.get(&visitor) else { return };
        match self.store.home(person.id, home, self.limits.saved_games, now.wall) {
            Ok(events) => events.into_iter().for_each(|event| mailbox.put(event)),
            Err(error) => {
                log::error!("{error}");
                mailbox.put(Event::Trouble(awale::app::Trouble::Disk));
            }
        }
    }

    /// Writes what is to be written, and then tells what is to be told. While the disk takes nothing, nobody is told anything.
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
        for outcome in outcomes {
            match outcome {
                Outcome::Write(_) => {}
                Outcome::Tell(visitor, news) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.tell(news);
                    }
                }
                Outcome::Dismiss(visitor, farewell) => {
                    if let Some(mailbox) = self.mailboxes.get(&visitor) {
                        mailbox.dismiss(farewell);
                    }
                }
            }
        }
    }
}
