//! Threads that run the engine jobs of all sessions. Sessions take turns, so one session cannot
//! delay the others, and the number of waiting jobs is limited.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use awale_app::app::{Event, Job, JobId, JobKind, JobNews, JobState};
use awale_engine::Stop;
use awale_study::players::{BookUse, EngineResources};

use crate::club::protocol::VisitorId;
use crate::hub::Mailbox;
use crate::settings::Limits;

/// Size in megabytes of the hash table of one computer player.
const ENGINE_HASH_MB: usize = 4;
/// Minimum thinking time of a computer player, even if many jobs wait.
const MIN_THINKING_TIME: Duration = Duration::from_millis(50);
/// Extra time for a computer player that does not check the clock itself before its job is stopped.
const EXTRA_MOVE_TIME: Duration = Duration::from_secs(1);
/// Interval of the checks for jobs that have exceeded their time.
const OVERDUE_CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// A job that waits for a thread.
struct QueuedJob {
    id: JobId,
    job: Job,
    stop: Stop,
    mailbox: Arc<Mailbox>,
    /// The error message for the visitor if the job is stopped before it has a result.
    busy: String,
}

/// A job that a thread runs now.
struct RunningJob {
    visitor: VisitorId,
    id: JobId,
    kind: JobKind,
    stop: Stop,
    since: Instant,
    /// The thinking time of a computer player. Other jobs get less time when jobs of others wait.
    time: Duration,
}

impl RunningJob {
    /// Whether the job has used up its time, given the number of waiting jobs.
    fn is_overdue(&self, limits: &Limits, waiting: usize) -> bool {
        let limit = match self.kind {
            // A computer that is stopped before it has examined a move has no answer, hence the
            // long limit.
            JobKind::Think => self.time * 2 + EXTRA_MOVE_TIME,
            // The session already shows the lines found so far, so nothing is lost.
            JobKind::Lines if waiting > 0 => thinking_time(limits, waiting),
            _ => max_study_time(limits, waiting),
        };
        self.since.elapsed() >= limit
    }
}

#[derive(Default)]
struct JobQueue {
    /// The waiting jobs of each visitor. The first visitor has the next turn.
    waiting: VecDeque<(VisitorId, VecDeque<QueuedJob>)>,
    running: Vec<RunningJob>,
    is_closed: bool,
}

/// The queue that the threads share.
pub struct JobPool {
    queue: Mutex<JobQueue>,
    changed: Condvar,
    limits: Limits,
}

impl JobQueue {
    fn waiting_count(&self) -> usize {
        self.waiting.iter().map(|(_, jobs)| jobs.len()).sum()
    }

    fn next_job(&mut self) -> Option<(VisitorId, QueuedJob)> {
        let (visitor, mut jobs) = self.waiting.pop_front()?;
        let queued = jobs.pop_front()?;
        if !jobs.is_empty() {
            self.waiting.push_back((visitor, jobs));
        }
        Some((visitor, queued))
    }

    /// Moves a waiting computer move of `visitor` to the front of the queue, already stopped, so
    /// that the computer answers immediately. Returns false if the job is of another kind or does
    /// not wait.
    fn move_to_front(&mut self, visitor: VisitorId, id: JobId) -> bool {
        let Some(turn) = self.waiting.iter().position(|(of, _)| *of == visitor) else {
            return false;
        };
        let (_, jobs) = &mut self.waiting[turn];
        let is_selected =
            |queued: &QueuedJob| queued.id == id && queued.job.kind() == JobKind::Think;
        let Some(place) = jobs.iter().position(is_selected) else {
            return false;
        };
        jobs.swap(0, place);
        jobs[0].stop.stop();
        if let Some(turn) = self.waiting.remove(turn) {
            self.waiting.push_front(turn);
        }
        true
    }

    /// Stops the running jobs of `visitor` for which the predicate is true, and removes the waiting
    /// ones.
    fn end_jobs(&mut self, visitor: VisitorId, is_selected: impl Fn(JobId, JobKind) -> bool) {
        let running = self.running.iter();
        for running in running.filter(|running| running.visitor == visitor) {
            if is_selected(running.id, running.kind) {
                running.stop.stop();
            }
        }
        for (_, jobs) in self.waiting.iter_mut().filter(|(of, _)| *of == visitor) {
            jobs.retain(|queued| !is_selected(queued.id, queued.job.kind()));
        }
        self.waiting.retain(|(_, jobs)| !jobs.is_empty());
    }
}

impl JobPool {
    /// Starts the threads.
    ///
    /// # Errors
    /// If the system cannot create a thread.
    pub fn start(limits: Limits) -> io::Result<Arc<JobPool>> {
        let pool = Arc::new(JobPool {
            queue: Mutex::default(),
            changed: Condvar::new(),
            limits,
        });
        let start = |name: String, work: fn(&JobPool)| {
            let pool = Arc::clone(&pool);
            let thread = thread::Builder::new().name(name);
            thread.spawn(move || work(&pool))
        };
        for number in 0..limits.thinking_threads.max(1) {
            start(format!("thinker-{number}"), JobPool::run_jobs)?;
        }
        start("watch".to_owned(), JobPool::stop_overdue_jobs)?;
        Ok(pool)
    }

    fn lock_queue(&self) -> MutexGuard<'_, JobQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until the queue has changed.
    fn wait_for_change<'q>(&self, queue: MutexGuard<'q, JobQueue>) -> MutexGuard<'q, JobQueue> {
        let queue = self.changed.wait(queue);
        queue.unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a job for a visitor. It replaces the visitor's earlier job of the same kind. If its
    /// time is too short, it fails with the message `busy`. Returns false, and starts nothing, if
    /// too many jobs wait.
    pub fn submit_job(
        &self,
        visitor: VisitorId,
        id: JobId,
        job: Job,
        mailbox: &Arc<Mailbox>,
        busy: &str,
    ) -> bool {
        let kind = job.kind();
        let mut queue = self.lock_queue();
        queue.end_jobs(visitor, |_, other| other == kind);
        if queue.waiting_count() >= self.limits.thinking_waiting {
            return false;
        }
        let queued = QueuedJob {
            id,
            job,
            stop: Stop::new(),
            mailbox: Arc::clone(mailbox),
            busy: busy.to_owned(),
        };
        let mut waiting = queue.waiting.iter_mut();
        match waiting.find(|(of, _)| *of == visitor) {
            Some((_, jobs)) => jobs.push_back(queued),
            None => queue.waiting.push_back((visitor, [queued].into())),
        }
        drop(queue);
        self.changed.notify_all();
        true
    }

    /// Stops a job of a visitor if it runs, or removes it if it waits. A waiting job of a computer
    /// player is not removed, because the player must move. It runs next and moves immediately.
    pub fn stop_job(&self, visitor: VisitorId, id: JobId) {
        let mut queue = self.lock_queue();
        if !queue.move_to_front(visitor, id) {
            queue.end_jobs(visitor, |other, _| other == id);
        }
    }

    /// Stops and removes all jobs of a visitor who has left.
    pub fn remove_visitor_jobs(&self, visitor: VisitorId) {
        self.lock_queue().end_jobs(visitor, |_, _| true);
    }

    /// Returns the number of waiting jobs.
    pub fn waiting_job_count(&self) -> usize {
        self.lock_queue().waiting_count()
    }

    pub fn close_pool(&self) {
        self.lock_queue().is_closed = true;
        self.changed.notify_all();
    }

    /// Runs jobs one after the other until the pool is closed: the body of each worker thread.
    fn run_jobs(&self) {
        let mut queue = self.lock_queue();
        while !queue.is_closed {
            let Some((visitor, queued)) = queue.next_job() else {
                queue = self.wait_for_change(queue);
                continue;
            };
            let time = thinking_time(&self.limits, queue.waiting_count());
            let (id, kind, stop) = (queued.id, queued.job.kind(), queued.stop.clone());
            queue.running.push(RunningJob {
                visitor,
                id,
                kind,
                stop: stop.clone(),
                since: Instant::now(),
                time,
            });
            drop(queue);
            self.changed.notify_all();
            let mailbox = Arc::clone(&queued.mailbox);
            let run = std::panic::AssertUnwindSafe(|| queued.run_job(time));
            if std::panic::catch_unwind(run).is_err() {
                log::error!("a panic in {kind:?}");
                mailbox.push_event(Event::Job(id, JobNews::Failed("panic".to_owned())));
            }
            queue = self.lock_queue();
            let is_other = |running: &RunningJob| !Arc::ptr_eq(&running.stop.flag(), &stop.flag());
            queue.running.retain(is_other);
        }
    }

    /// Stops the jobs that have exceeded their time: the body of the watch thread. It sleeps while
    /// no job runs.
    fn stop_overdue_jobs(&self) {
        let mut queue = self.lock_queue();
        while !queue.is_closed {
            if queue.running.is_empty() {
                queue = self.wait_for_change(queue);
                continue;
            }
            let is_overdue = |of: &&RunningJob| of.is_overdue(&self.limits, queue.waiting_count());
            queue
                .running
                .iter()
                .filter(is_overdue)
                .for_each(|of| of.stop.stop());
            let waited = self.changed.wait_timeout(queue, OVERDUE_CHECK_INTERVAL);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Returns the thinking time of a computer player. The configured time is divided among waiting
/// jobs.
pub fn thinking_time(limits: &Limits, waiting: usize) -> Duration {
    let whole = Duration::from_millis(limits.thinking_ms);
    (whole / time_shares(limits, waiting)).max(MIN_THINKING_TIME.min(whole))
}

/// Returns the maximum time of a study job. The configured time is divided among waiting jobs, but
/// never below the time for a move.
pub fn max_study_time(limits: &Limits, waiting: usize) -> Duration {
    let whole = Duration::from_secs(limits.study_seconds);
    (whole / time_shares(limits, waiting)).max(Duration::from_millis(limits.thinking_ms).min(whole))
}

fn time_shares(limits: &Limits, waiting: usize) -> u32 {
    u32::try_from(1 + waiting / limits.thinking_threads.max(1)).unwrap_or(u32::MAX)
}

impl QueuedJob {
    /// Runs the job and sends its results to the mailbox. A computer player thinks for `time`.
    fn run_job(self, time: Duration) {
        let (id, mailbox) = (self.id, self.mailbox);
        let resources = EngineResources {
            hash_mb: ENGINE_HASH_MB,
            threads: 1,
            time,
            tables: None,
            book: BookUse::AtFullStrength,
        };
        // A search of lines may end at any depth, so it needs no final result.
        let mut is_done = self.job.kind() == JobKind::Lines;
        let send = &mut |news: JobNews| {
            is_done |= news.is_final();
            mailbox.push_event(Event::Job(id, news));
        };
        self.job
            .run_with(&mut JobState::default(), &resources, &self.stop, send);
        if !is_done && self.stop.is_stopped() {
            mailbox.push_event(Event::Job(id, JobNews::Failed(self.busy)));
        }
    }
}
