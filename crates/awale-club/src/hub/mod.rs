//! The hub: a thread that owns the club and its store. It handles all waiting requests, writes
//! their changes in one transaction, and then sends updates to visitors. So every stored change
//! that a visitor sees is on the disk. While writes fail, clocks are paused (`stalled_writes`).

mod mailbox;
mod stalled_writes;
mod state;

use crate::{
    prelude::*,
    store::{self, Error, Result},
    webhook::Webhook,
};
use std::{
    sync::atomic::{AtomicI64, AtomicU64, Ordering},
    thread,
    time::UNIX_EPOCH,
};

use state::{HubState, open_heartbeat};
use tokio::sync::Mutex;

pub use mailbox::{Inbox, Mailbox};

/// Maximum number of waiting requests. Further senders wait until there is room.
const MAX_WAITING_MESSAGES: usize = 1024;
/// Maximum time to wait until another program releases the database. All visitors wait with the
/// hub.
const DATABASE_BUSY_TIMEOUT: Duration = Duration::from_secs(1);

/// Interval between two log lines about the same problem.
const SAME_PROBLEM_LOG_INTERVAL: Duration = Duration::from_secs(60);

/// A request to the hub: a function that it runs with its state at the current time.
type HubMessage = Box<dyn FnOnce(&mut HubState, ClubTime) + Send>;

/// A handle to the hub. Clones send to the same thread.
#[derive(Clone, Debug)]
pub struct Hub {
    message_sender: mpsc::Sender<HubMessage>,
    /// A read-only connection to the database, for slow queries that must not delay the hub.
    read_only_store: Arc<Mutex<Store>>,
    /// The time at which the club was opened, from which its clocks count.
    pub opened_at: Instant,
    visitor_counter: Arc<AtomicU64>,
    last_guest_id: Arc<AtomicI64>,
}

/// Returns the current Unix time in milliseconds.
pub fn unix_time_ms() -> i64 {
    i64::try_from(UNIX_EPOCH.elapsed().unwrap_or_default().as_millis()).unwrap_or(i64::MAX)
}

impl Hub {
    /// Opens the club in `folder` and starts the hub's thread. The hub reports turns in games with
    /// days per move to `webhook`.
    ///
    /// # Errors
    /// If a server already runs there, the store cannot be opened or read, or the thread cannot be
    /// started.
    pub fn open(
        folder: &Path,
        name: String,
        limits: ClubLimits,
        webhook: Option<Webhook>,
        seed: u64,
    ) -> Result<Hub> {
        let lock = store::lock_folder(folder)?;
        let path = folder.join(store::DATABASE_FILE);
        let mut store = Store::open(&path)?;
        let read_only_store = Store::open(&path)?;
        read_only_store
            .connection
            .execute_batch("PRAGMA query_only = ON")
            .map_err(Error::at_path(&path))?;
        let (heartbeat_file, last_heartbeat_unix_ms) = open_heartbeat(folder)?;
        let opened_at = Instant::now();
        let now = ClubTime {
            uptime: Duration::ZERO,
            unix_ms: unix_time_ms(),
        };
        let mut snapshot = store
            .read_club_snapshot(now, last_heartbeat_unix_ms)
            .map_err(Error::at_path(&path))?;
        // Store the clocks as they are now, in case the club is closed before the next move.
        store
            .apply_operations(
                &snapshot
                    .unfinished_games
                    .iter_mut()
                    .filter(|game| game.clocks.is_some())
                    .map(|game| {
                        game.turn_began_unix_ms = now.unix_ms;
                        StoreOp::save_game(game)
                    })
                    .collect::<Vec<_>>(),
            )
            .map_err(Error::at_path(&path))?;
        store.connection.busy_timeout(DATABASE_BUSY_TIMEOUT)?;
        let last_guest_id = store.lowest_guest_id()?;
        let (message_sender, message_receiver) = mpsc::channel(MAX_WAITING_MESSAGES);
        let state = HubState {
            store,
            club: Club::new(name, limits, snapshot, seed),
            heartbeat_file,
            opened_at,
            mailboxes: HashMap::new(),
            results_to_send: Vec::new(),
            stalled_writes: None,
            lock,
            webhook,
            closed_sender: None,
        };
        thread::Builder::new()
            .name("hub".to_owned())
            .spawn(move || state.run_hub(message_receiver))?;
        Ok(Hub {
            message_sender,
            read_only_store: Arc::new(Mutex::new(read_only_store)),
            opened_at,
            visitor_counter: Arc::new(AtomicU64::new(1)),
            last_guest_id: Arc::new(AtomicI64::new(last_guest_id)),
        })
    }

    pub fn new_guest(&self) -> Person {
        let id = self.last_guest_id.fetch_sub(1, Ordering::Relaxed) - 1;
        Person {
            id,
            name: crate::names::Name::of_guest(id.unsigned_abs()),
        }
    }

    async fn send_to_hub(&self, message: impl FnOnce(&mut HubState, ClubTime) + Send + 'static) {
        // Sending fails only if the hub has ended; then the program ends too.
        let _ = self.message_sender.send(Box::new(message)).await;
    }

    /// Lets a visitor in, who gets updates in the mailbox. Returns the number of the visit.
    pub async fn let_visitor_in(
        &self,
        person: Person,
        address: IpAddr,
        mailbox: Arc<Mailbox>,
    ) -> VisitorId {
        let visitor = self.visitor_counter.fetch_add(1, Ordering::Relaxed);
        self.send_to_hub(move |hub, now| {
            hub.mailboxes.insert(visitor, mailbox);
            hub.club.let_visitor_in(now, visitor, &person, address);
            if let Some(stall) = &hub.stalled_writes {
                hub.club.send_update(visitor, stall.stall_update());
            }
        })
        .await;
        visitor
    }

    /// Reports an event of a visit to the club, even while writes fail.
    pub async fn report_visit_event(&self, visitor: VisitorId, event: VisitEvent) {
        self.send_to_hub(move |hub, now| {
            hub.club.handle_visit_event(now, visitor, event);
            if event == VisitEvent::Ended {
                hub.mailboxes.remove(&visitor);
            }
        })
        .await;
    }

    pub async fn send_request(&self, visitor: VisitorId, request: VisitorRequest) {
        self.send_to_hub(move |hub, now| {
            use GameRequest::{
                DeclineOffers, OpenBoard, PassBoardControl, RequestView, ShowPosition, StopWatching,
            };
            // Requests other than these may store something, so they are refused while writes fail.
            let needs_write = !matches!(
                request,
                VisitorRequest::Game(
                    _,
                    DeclineOffers
                        | StopWatching
                        | PassBoardControl
                        | RequestView
                        | ShowPosition(_)
                        | OpenBoard
                )
            );
            if hub.stalled_writes.is_some() && needs_write {
                return hub
                    .club
                    .send_update(visitor, ClubUpdate::Refused(Refusal::DiskWriteFails));
            }
            hub.club.handle_request(now, visitor, request);
        })
        .await;
    }

    /// Runs a command of a host, and writes its changes.
    ///
    /// # Errors
    /// If the club refuses the command, writes fail, or the hub has ended.
    pub async fn run_host_command(&self, command: HostCommand) -> HostCommandResult {
        let (result_sender, result_receiver) = oneshot::channel();
        // The result is sent after the changes of the command are written.
        self.send_to_hub(move |hub, now| {
            if hub.stalled_writes.is_some() {
                let _ = result_sender.send(Err(Refusal::DiskWriteFails));
            } else {
                let command_result = hub.club.handle_host_command(now, command);
                hub.results_to_send.push((result_sender, command_result));
            }
        })
        .await;
        result_receiver.await.unwrap_or(Err(Refusal::ClubBusy))
    }

    /// Reports the number of waiting engine jobs to the club, unless the hub is too busy.
    pub fn report_waiting_jobs(&self, waiting_job_count: usize) {
        let set_message: HubMessage =
            Box::new(move |hub, now| hub.club.set_waiting_job_count(now, waiting_job_count));
        let _ = self.message_sender.try_send(set_message);
    }

    /// Runs `action` in the hub and returns its result.
    ///
    /// # Errors
    /// If `action` fails, or the hub has ended.
    pub async fn run_in_hub<T: Send + 'static>(
        &self,
        action: impl FnOnce(&mut Store, &mut Club, ClubTime) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let (result_sender, result_receiver) = oneshot::channel();
        self.send_to_hub(move |hub, now| {
            drop(result_sender.send(action(&mut hub.store, &mut hub.club, now)));
        })
        .await;
        result_receiver.await.unwrap_or(Err(Error::ClubClosed))
    }

    /// Runs a slow query in another thread, one query at a time, while the hub continues.
    ///
    /// # Errors
    /// If the query fails or panics.
    pub async fn run_query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Store) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let store = Arc::clone(&self.read_only_store).lock_owned().await;
        let query_result = tokio::task::spawn_blocking(move || query(&store)).await;
        query_result.unwrap_or(Err(Error::ClubClosed))
    }

    /// Waits until the hub has ended, because the club is closed or has failed.
    pub async fn wait_until_ended(&self) {
        self.message_sender.closed().await;
    }

    /// Informs all visitors that the club closes, and waits until all data is written, or a last
    /// attempt has failed.
    pub async fn close_club(&self) {
        let (closed_sender, closed_receiver) = oneshot::channel();
        self.send_to_hub(move |hub, _| hub.closed_sender = Some(closed_sender))
            .await;
        let _ = closed_receiver.await;
    }
}

/// Whether enough time has passed to log the same problem again. If so, notes the current time in
/// `last_logged`.
pub fn is_log_due(last_logged: &mut Option<Instant>) -> bool {
    let is_due =
        last_logged.is_none_or(|last_logged| last_logged.elapsed() >= SAME_PROBLEM_LOG_INTERVAL);
    if is_due {
        *last_logged = Some(Instant::now());
    }
    is_due
}
