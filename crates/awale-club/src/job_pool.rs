//! Runs the engine jobs of all visits on the threads of tokio. Visits take turns, so the jobs
//! of others do not wait for all jobs of one visit, and the number of waiting jobs is limited.

use crate::prelude::*;
use awale_app::app::{JobId, JobKind, ReusableJobState};
use awale_engine::Stop;
use awale_study::players::{BookUse, EngineResources};
use parking_lot::Mutex;
use tokio::task::spawn_blocking;

/// Size in megabytes of the hash table of one engine job.
const ENGINE_HASH_MB: usize = 4;
/// Minimum thinking time of a computer player if many jobs wait, unless the configured time is
/// shorter.
const MIN_THINKING_TIME: Duration = Duration::from_millis(50);
/// Time that a computer player may need in addition to twice its thinking time, before its job is
/// stopped.
const OVERTIME_BEFORE_JOB_IS_STOPPED: Duration = Duration::from_secs(1);
/// Interval of the checks whether a job has exceeded its time.
const OVERDUE_CHECK_INTERVAL: Duration = Duration::from_millis(20);

/// A job of a visitor.
#[derive(Clone)]
struct PoolJob {
    visitor: VisitorId,
    id: JobId,
    kind: JobKind,
    stop_signal: Stop,
    mailbox: Arc<Mailbox>,
    /// The error message for the visitor if the job is stopped while it runs and has no result yet.
    failure_message_if_stopped: String,
    /// The job while it waits; `None` while it runs.
    waiting_job: Option<Job>,
}

/// The waiting and the running jobs. The first waiting one has the next turn.
pub struct JobPool {
    jobs: Mutex<VecDeque<PoolJob>>,
    limits: ClubLimits,
}

impl JobPool {
    pub fn new(limits: ClubLimits) -> Arc<JobPool> {
        Arc::new(JobPool {
            jobs: Mutex::default(),
            limits,
        })
    }

    /// Stops the visitor's earlier jobs of the same kind, and queues this one. Returns false if too
    /// many jobs wait. A running job that is stopped without a result, except a search of lines,
    /// fails with the message `failure_message_if_stopped`.
    pub fn submit_job(
        self: &Arc<JobPool>,
        visitor: VisitorId,
        id: JobId,
        job: Job,
        mailbox: &Arc<Mailbox>,
        failure_message_if_stopped: &str,
    ) -> bool {
        let kind = job.kind();
        self.end_jobs(|other| (other.visitor, other.kind) == (visitor, kind));
        if self.waiting_job_count() >= self.limits.thinking_waiting {
            return false;
        }
        self.jobs.lock().push_back(PoolJob {
            visitor,
            id,
            kind,
            stop_signal: Stop::new(),
            mailbox: Arc::clone(mailbox),
            failure_message_if_stopped: failure_message_if_stopped.to_owned(),
            waiting_job: Some(job),
        });
        self.start_jobs();
        true
    }

    /// Stops a job of a visitor if it runs, or removes it if it waits. A waiting job of a computer
    /// player is not removed, because the player must move. It runs next and moves immediately.
    pub fn stop_job(&self, visitor: VisitorId, id: JobId) {
        let is_selected = |job: &PoolJob| (job.visitor, job.id) == (visitor, id);
        let mut jobs = self.jobs.lock();
        let job_index = jobs.iter().position(|job| {
            is_selected(job) && job.kind == JobKind::Think && job.waiting_job.is_some()
        });
        if let Some(job) = job_index.and_then(|place| jobs.remove(place)) {
            job.stop_signal.stop();
            return jobs.push_front(job);
        }
        drop(jobs);
        self.end_jobs(is_selected);
    }

    /// Stops the running jobs of a visitor who has left, and removes the waiting ones.
    pub fn remove_visitor_jobs(&self, visitor: VisitorId) {
        self.end_jobs(|job| job.visitor == visitor);
    }

    /// Stops all running jobs, and removes all waiting ones.
    pub fn stop_all_jobs(&self) {
        self.end_jobs(|_| true);
    }

    /// Returns the number of waiting jobs.
    pub fn waiting_job_count(&self) -> usize {
        let jobs = self.jobs.lock();
        jobs.iter().filter(|job| job.waiting_job.is_some()).count()
    }

    /// Stops the running jobs for which the predicate is true, and removes the waiting ones.
    fn end_jobs(&self, is_selected: impl Fn(&PoolJob) -> bool) {
        self.jobs.lock().retain(|job| {
            let must_end = is_selected(job);
            if must_end {
                job.stop_signal.stop();
            }
            !must_end || job.waiting_job.is_none()
        });
    }

    /// Starts waiting jobs until the configured number of jobs runs, or no job waits.
    fn start_jobs(self: &Arc<JobPool>) {
        let mut jobs = self.jobs.lock();
        for _ in jobs.iter().filter(|job| job.waiting_job.is_none()).count()
            ..self.limits.thinking_threads.max(1)
        {
            let mut next_job = jobs.iter_mut();
            let Some((job, next_pool_job)) =
                next_job.find_map(|next| Some((next.waiting_job.take()?, next.clone())))
            else {
                return;
            };
            // The other waiting jobs of this visitor move to the end, so that other visitors have
            // their turn first.
            jobs.make_contiguous().sort_by_key(|job| {
                job.visitor == next_pool_job.visitor && job.waiting_job.is_some()
            });
            tokio::spawn(Arc::clone(self).run_with_time_limit(next_pool_job, job));
        }
    }

    /// Runs a job, stops it if it exceeds its time, and then starts the next one.
    async fn run_with_time_limit(self: Arc<JobPool>, running_job: PoolJob, job: Job) {
        let run_start = Instant::now();
        let thinking_time_limit = thinking_time(&self.limits, self.waiting_job_count());
        let job_copy = running_job.clone();
        let mut work_task = spawn_blocking(move || job_copy.run_job(job, thinking_time_limit));
        let work_result = loop {
            if let Ok(work_result) =
                tokio::time::timeout(OVERDUE_CHECK_INTERVAL, &mut work_task).await
            {
                break work_result;
            }
            let waiting_job_count = self.waiting_job_count();
            let max_run_time = match running_job.kind {
                // A computer player that is stopped before it has examined a move has no answer, so
                // its limit is long.
                JobKind::Think => thinking_time_limit * 2 + OVERTIME_BEFORE_JOB_IS_STOPPED,
                // While other jobs wait, a search of lines has less time. The visit already shows
                // the lines found so far, so nothing is lost.
                JobKind::AnalyzeLines if waiting_job_count > 0 => {
                    thinking_time(&self.limits, waiting_job_count)
                }
                _ => max_study_time(&self.limits, waiting_job_count),
            };
            if run_start.elapsed() >= max_run_time {
                running_job.stop_signal.stop();
            }
        };
        if let Err(panic) = work_result {
            log::error!("{:?}: {panic}", running_job.kind);
            running_job.send_news(JobNews::Failed(JobFailure::NoResult));
        }
        let this_job = (running_job.visitor, running_job.id);
        self.jobs
            .lock()
            .retain(|job| job.waiting_job.is_some() || (job.visitor, job.id) != this_job);
        self.start_jobs();
    }
}

/// Stops all jobs, so that the threads of a server that ends early do not wait for them.
impl Drop for JobPool {
    fn drop(&mut self) {
        self.stop_all_jobs();
    }
}

impl PoolJob {
    fn send_news(&self, news: JobNews) {
        self.mailbox.push_event(Event::Job(self.id, news));
    }

    /// Runs the job and sends its results to the mailbox, or a failure if it was stopped without a
    /// result. A computer player thinks for `thinking_time`.
    fn run_job(&self, job: Job, thinking_time: Duration) {
        // A search of lines may end at any depth, so it needs no final result.
        let mut has_final_result = self.kind == JobKind::AnalyzeLines;
        job.run(
            &mut ReusableJobState::default(),
            &EngineResources {
                hash_mb: ENGINE_HASH_MB,
                threads: 1,
                time_per_move: thinking_time,
                tables: None,
                book: BookUse::BookAtFullStrength,
            },
            &self.stop_signal,
            &mut |news: JobNews| {
                has_final_result |= news.is_last_result_of_job();
                self.send_news(news);
            },
        );
        if !has_final_result && self.stop_signal.is_stopped() {
            let message = self.failure_message_if_stopped.clone();
            self.send_news(JobNews::Failed(JobFailure::Message(message)));
        }
    }
}

/// Returns the thinking time of a computer player. The more jobs wait for each thread, the shorter
/// the time, but not below `MIN_THINKING_TIME`, or the configured time if that is shorter.
pub fn thinking_time(limits: &ClubLimits, waiting_job_count: usize) -> Duration {
    let configured_time = Duration::from_millis(limits.thinking_ms);
    (configured_time / time_divisor(limits, waiting_job_count))
        .max(MIN_THINKING_TIME.min(configured_time))
}

/// Returns the maximum time of a study job. The more jobs wait for each thread, the shorter the
/// time, but not below the configured time for a move, or for a study if that is shorter.
pub fn max_study_time(limits: &ClubLimits, waiting_job_count: usize) -> Duration {
    let configured_time = Duration::from_secs(limits.study_seconds);
    (configured_time / time_divisor(limits, waiting_job_count))
        .max(Duration::from_millis(limits.thinking_ms).min(configured_time))
}

fn time_divisor(limits: &ClubLimits, waiting_job_count: usize) -> u32 {
    u32::try_from(1 + waiting_job_count / limits.thinking_threads.max(1)).unwrap_or(u32::MAX)
}
