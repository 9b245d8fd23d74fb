//! Thinking for all sessions: a few threads, orders of one session in turn with those of the
//! others, a bounded number that wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use awale_app::app::{Event, Job, JobId, JobKind, JobNews, JobState};
use awale_engine::Stop;
use awale_study::players::{BookUse, Resources};

use crate::club::order::VisitorId;
use crate::hub::Mailbox;
use crate::settings::Limits;

/// Megabytes of the hash table of one computer.
const HASH_MB: usize = 4;
/// How long a computer thinks at least, however many wait.
const LEAST: Duration = Duration::from_millis(50);
/// What a computer that does not look at the clock may take longer.
const GRACE: Duration = Duration::from_secs(1);
/// How often work that has taken too long is looked for.
const LOOKED: Duration = Duration::from_millis(20);

/// A job that waits.
struct Order {
    id: JobId,
    job: Job,
    stop: Stop,
    mailbox: Arc<Mailbox>,
    /// The message if the time was too short.
    busy: String,
}

/// Work that is done now.
struct Running {
    visitor: VisitorId,
    id: JobId,
    kind: JobKind,
    stop: Stop,
    since: Instant,
    /// How long a computer may think; studies share the time again whenever a visitor waits.
    time: Duration,
}

impl Running {
    /// Whether it has taken its time while this many wait.
    fn is_over(&self, limits: &Limits, waiting: usize) -> bool {
        let most = match self.kind {
            // A computer that is stopped before it has looked at a move has none.
            JobKind::Think => self.time * 2 + GRACE,
            // What has been seen of the lines is shown already.
            JobKind::Lines if waiting > 0 => thinking_time(limits, waiting),
            _ => study_time(limits, waiting),
        };
        self.since.elapsed() >= most
    }
}

#[derive(Default)]
struct Queue {
    /// Whose turn it is.
    turns: VecDeque<VisitorId>,
    waiting: HashMap<VisitorId, VecDeque<Order>>,
    count: usize,
    running: Vec<Running>,
    is_closed: bool,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    limits: Limits,
}

/// The way to the threads. Clones lead to the same.
#[derive(Clone)]
pub struct Pool(Arc<Shared>);

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Queue {
    fn next(&mut self) -> Option<(VisitorId, Order)> {
        let visitor = self.turns.pop_front()?;
        let jobs = self.waiting.get_mut(&visitor)?;
        let order = jobs.pop_front()?;
        self.count -= 1;
        if jobs.is_empty() {
            self.waiting.remove(&visitor);
        } else {
            self.turns.push_back(visitor);
        }
        Some((visitor, order))
    }

    /// Stops the jobs that run for `visitor` and are meant.
    fn stop(&self, visitor: VisitorId, is_meant: impl Fn(JobId, JobKind) -> bool) {
        for running in self
            .running
            .iter()
            .filter(|running| running.visitor == visitor && is_meant(running.id, running.kind))
        {
            running.stop.stop();
        }
    }

    /// A computer that waits for its turn has it next, and answers at once. Returns whether this
    /// job is one.
    fn hurry(&mut self, visitor: VisitorId, id: JobId) -> bool {
        let Some(jobs) = self.waiting.get_mut(&visitor) else {
            return false;
        };
        let is_meant = |order: &Order| order.id == id && order.job.kind() == JobKind::Think;
        let Some(place) = jobs.iter().position(is_meant) else {
            return false;
        };
        jobs[place].stop.stop();
        jobs.swap(0, place);
        self.turns.retain(|&turn| turn != visitor);
        self.turns.push_front(visitor);
        true
    }

    /// Takes out the jobs that wait for `visitor` and are meant.
    fn withdraw(&mut self, visitor: VisitorId, is_meant: impl Fn(JobId, JobKind) -> bool) {
        if let Some(jobs) = self.waiting.get_mut(&visitor) {
            let before = jobs.len();
            jobs.retain(|order| !is_meant(order.id, order.job.kind()));
            self.count -= before - jobs.len();
            if jobs.is_empty() {
                self.waiting.remove(&visitor);
                self.turns.retain(|&turn| turn != visitor);
            }
        }
    }
}

impl Pool {
    /// Starts the threads.
    ///
    /// # Errors
    /// When the system gives none.
    pub fn start(limits: Limits) -> io::Result<Pool> {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            changed: Condvar::new(),
            limits,
        });
        for number in 0..limits.thinking_threads.max(1) {
            let shared = Arc::clone(&shared);
            thread::Builder::new()
                .name(format!("thinker-{number}"))
                .spawn(move || work(&shared))?;
        }
        let watched = Arc::clone(&shared);
        thread::Builder::new()
            .name("watch".to_owned())
            .spawn(move || watch(&watched))?;
        Ok(Pool(shared))
    }

    /// Runs a job for a visitor, in place of the older one of its kind. If the time is too short,
    /// it fails with the message `busy`. Returns whether there was room for it.
    pub fn order(
        &self,
        visitor: VisitorId,
        id: JobId,
        job: Job,
        mailbox: &Arc<Mailbox>,
        busy: &str,
    ) -> bool {
        let kind = job.kind();
        let mut queue = self.0.queue();
        queue.stop(visitor, |_, running| running == kind);
        queue.withdraw(visitor, |_, waiting| waiting == kind);
        if queue.count >= self.0.limits.thinking_waiting {
            return false;
        }
        queue.count += 1;
        let order = Order {
            id,
            job,
            stop: Stop::new(),
            mailbox: Arc::clone(mailbox),
            busy: busy.to_owned(),
        };
        let jobs = queue.waiting.entry(visitor).or_default();
        jobs.push_back(order);
        if jobs.len() == 1 {
            queue.turns.push_back(visitor);
        }
        drop(queue);
        self.0.changed.notify_all();
        true
    }

    /// Ends a job of a visitor. If it still waits, only a computer's move comes, at once.
    pub fn stop(&self, visitor: VisitorId, id: JobId) {
        let mut queue = self.0.queue();
        queue.stop(visitor, |running, _| running == id);
        if !queue.hurry(visitor, id) {
            queue.withdraw(visitor, |waiting, _| waiting == id);
        }
    }

    /// A visitor is gone: nothing is done for them any more.
    pub fn forget(&self, visitor: VisitorId) {
        let mut queue = self.0.queue();
        queue.withdraw(visitor, |_, _| true);
        queue.stop(visitor, |_, _| true);
    }

    /// Orders that wait.
    #[must_use]
    pub fn load(&self) -> usize {
        self.0.queue().count
    }

    pub fn close(&self) {
        self.0.queue().is_closed = true;
        self.0.changed.notify_all();
    }
}

/// Does one order after another.
fn work(shared: &Shared) {
    let mut queue = shared.queue();
    loop {
        if queue.is_closed {
            return;
        }
        let Some((visitor, order)) = queue.next() else {
            queue = shared
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let time = thinking_time(&shared.limits, queue.count);
        let (id, kind, stop) = (order.id, order.job.kind(), order.stop.clone());
        queue.running.push(Running {
            visitor,
            id,
            kind,
            stop: stop.clone(),
            since: Instant::now(),
            time,
        });
        drop(queue);
        shared.changed.notify_all();
        let mailbox = Arc::clone(&order.mailbox);
        let run = std::panic::AssertUnwindSafe(|| order.run(time));
        if std::panic::catch_unwind(run).is_err() {
            log::error!("a panic in {kind:?}");
            mailbox.put(Event::Job(id, JobNews::Failed("panic".to_owned())));
        }
        queue = shared.queue();
        queue
            .running
            .retain(|running| !Arc::ptr_eq(&running.stop.flag(), &stop.flag()));
    }
}

/// Stops work that takes too long. It sleeps while nothing is done.
fn watch(shared: &Shared) {
    let mut queue = shared.queue();
    while !queue.is_closed {
        queue = if queue.running.is_empty() {
            shared
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner)
        } else {
            for running in queue
                .running
                .iter()
                .filter(|running| running.is_over(&shared.limits, queue.count))
            {
                running.stop.stop();
            }
            shared
                .changed
                .wait_timeout(queue, LOOKED)
                .unwrap_or_else(PoisonError::into_inner)
                .0
        };
    }
}

/// How long a computer thinks while this many wait: they share the time.
#[must_use]
pub fn thinking_time(limits: &Limits, waiting: usize) -> Duration {
    let whole = Duration::from_millis(limits.thinking_ms);
    (whole / shares(limits, waiting)).max(LEAST.min(whole))
}

/// How long a study takes at most while this many wait; as long as a move, however many.
#[must_use]
pub fn study_time(limits: &Limits, waiting: usize) -> Duration {
    let whole = Duration::from_secs(limits.study_seconds);
    (whole / shares(limits, waiting)).max(Duration::from_millis(limits.thinking_ms).min(whole))
}

fn shares(limits: &Limits, waiting: usize) -> u32 {
    u32::try_from(1 + waiting / limits.thinking_threads.max(1)).unwrap_or(u32::MAX)
}

impl Order {
    /// Runs the job: a computer thinks for this `time`.
    fn run(self, time: Duration) {
        let (id, mailbox) = (self.id, self.mailbox);
        let resources = Resources {
            hash_mb: HASH_MB,
            threads: 1,
            time,
            tables: None,
            book: BookUse::AtFullStrength,
        };
        // A search of lines may end at any depth.
        let mut is_done = self.job.kind() == JobKind::Lines;
        let tell = &mut |news: JobNews| {
            is_done |= news.is_final();
            mailbox.put(Event::Job(id, news));
        };
        self.job
            .run(&mut JobState::default(), &resources, &self.stop, tell);
        if !is_done && self.stop.is_stopped() {
            mailbox.put(Event::Job(id, JobNews::Failed(self.busy)));
        }
    }
}
