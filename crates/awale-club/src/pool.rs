//! Thinking for all sessions: a few threads, orders of one session in turn with those of the
//! others, a bounded number that wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use awale_app::app::{Effect, Event};
use awale_engine::Stop;
use awale_study::players::{BookUse, Computer, Player, PlayerSpec, Resources};
use awale_study::study::{News, Student, StudyTask};

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

/// What kind of work; a newer order of a session ends its older one of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// A move.
    Think,
    Study,
    /// The lines of a position that is looked at.
    Look,
    Puzzle,
    /// Own games looked through.
    Search,
    /// Own games counted.
    Count,
}

impl Lane {
    /// The kind of work that an effect is, or that it stops.
    #[must_use]
    pub const fn of(effect: &Effect) -> Option<Lane> {
        Some(match effect {
            Effect::Think { .. } | Effect::StopThinking => Lane::Think,
            Effect::Study {
                task: StudyTask::Lines { .. },
                ..
            }
            | Effect::StopLooking => Lane::Look,
            Effect::Study { .. } | Effect::StopStudying => Lane::Study,
            Effect::MakePuzzle { .. } | Effect::StopPuzzle => Lane::Puzzle,
            Effect::SearchGame { .. } | Effect::StopSearching => Lane::Search,
            Effect::CountGames { .. } => Lane::Count,
            _ => return None,
        })
    }
}

/// Work that waits or is done.
struct Job {
    lane: Lane,
    effect: Effect,
    stop: Stop,
    mailbox: Arc<Mailbox>,
    /// What is said where the time was too short.
    busy: String,
}

/// Work that is done now.
struct Running {
    visitor: VisitorId,
    lane: Lane,
    stop: Stop,
    since: Instant,
    /// How long a computer may think; studies share the time again whenever a visitor waits.
    time: Duration,
}

impl Running {
    /// Whether it has taken its time while this many wait.
    fn is_over(&self, limits: &Limits, waiting: usize) -> bool {
        let most = match self.lane {
            // A computer that is stopped before it has looked at a move has none.
            Lane::Think => self.time * 2 + GRACE,
            // What has been seen of the lines is shown already.
            Lane::Look if waiting > 0 => thinking_time(limits, waiting),
            _ => study_time(limits, waiting),
        };
        self.since.elapsed() >= most
    }
}

#[derive(Default)]
struct Queue {
    /// Whose turn it is.
    turns: VecDeque<VisitorId>,
    waiting: HashMap<VisitorId, VecDeque<Job>>,
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
    fn next(&mut self) -> Option<(VisitorId, Job)> {
        let visitor = self.turns.pop_front()?;
        let jobs = self.waiting.get_mut(&visitor)?;
        let job = jobs.pop_front()?;
        self.count -= 1;
        if jobs.is_empty() {
            self.waiting.remove(&visitor);
        } else {
            self.turns.push_back(visitor);
        }
        Some((visitor, job))
    }

    /// Stops what is done now of this kind.
    fn stop(&self, visitor: VisitorId, is_meant: impl Fn(Lane) -> bool) {
        for running in self
            .running
            .iter()
            .filter(|running| running.visitor == visitor && is_meant(running.lane))
        {
            running.stop.stop();
        }
    }

    /// A computer that waits for its turn has it next, and answers at once.
    fn hurry(&mut self, visitor: VisitorId) {
        let Some(jobs) = self.waiting.get_mut(&visitor) else {
            return;
        };
        let Some(place) = jobs.iter().position(|job| job.lane == Lane::Think) else {
            return;
        };
        jobs[place].stop.stop();
        jobs.swap(0, place);
        self.turns.retain(|&turn| turn != visitor);
        self.turns.push_front(visitor);
    }

    /// Takes waiting work of this kind out.
    fn withdraw(&mut self, visitor: VisitorId, is_meant: impl Fn(Lane) -> bool) {
        if let Some(jobs) = self.waiting.get_mut(&visitor) {
            let before = jobs.len();
            jobs.retain(|job| !is_meant(job.lane));
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

    /// Does `effect` for a visitor; says that the club is `busy` where the time does not suffice.
    /// Returns whether there was room for it.
    pub fn order(
        &self,
        visitor: VisitorId,
        effect: Effect,
        mailbox: &Arc<Mailbox>,
        busy: &str,
    ) -> bool {
        let Some(lane) = Lane::of(&effect) else {
            return true;
        };
        let mut queue = self.0.queue();
        queue.stop(visitor, |running| running == lane);
        queue.withdraw(visitor, |waiting| waiting == lane);
        if queue.count >= self.0.limits.thinking_waiting {
            return false;
        }
        queue.count += 1;
        let job = Job {
            lane,
            effect,
            stop: Stop::new(),
            mailbox: Arc::clone(mailbox),
            busy: busy.to_owned(),
        };
        let jobs = queue.waiting.entry(visitor).or_default();
        jobs.push_back(job);
        if jobs.len() == 1 {
            queue.turns.push_back(visitor);
        }
        drop(queue);
        self.0.changed.notify_all();
        true
    }

    /// Has the work of this kind for a visitor come to its end. Of what waits a computer's move
    /// still comes, at once; nothing else.
    pub fn stop(&self, visitor: VisitorId, lane: Lane) {
        let mut queue = self.0.queue();
        queue.stop(visitor, |running| running == lane);
        if lane == Lane::Think {
            queue.hurry(visitor);
        } else {
            queue.withdraw(visitor, |waiting| waiting == lane);
        }
    }

    /// A visitor is gone: nothing is done for them any more.
    pub fn forget(&self, visitor: VisitorId) {
        let mut queue = self.0.queue();
        queue.withdraw(visitor, |_| true);
        queue.stop(visitor, |_| true);
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
        let Some((visitor, job)) = queue.next() else {
            queue = shared
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        let time = thinking_time(&shared.limits, queue.count);
        let (lane, stop) = (job.lane, job.stop.clone());
        queue.running.push(Running {
            visitor,
            lane,
            stop,
            since: Instant::now(),
            time,
        });
        drop(queue);
        shared.changed.notify_all();
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| carry_out(&job, time)));
        if done.is_err() {
            log::error!("a panic in {:?}", job.lane);
            job.mailbox.put(failed(&job.effect, "panic"));
        }
        queue = shared.queue();
        queue
            .running
            .retain(|running| !Arc::ptr_eq(&running.stop.flag(), &job.stop.flag()));
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

fn carry_out(job: &Job, time: Duration) {
    let (stop, tell) = (&job.stop, |event| job.mailbox.put(event));
    match &job.effect {
        Effect::Think {
            question,
            spec,
            past,
            seed,
        } => {
            let question = *question;
            if *spec == PlayerSpec::Bot {
                // Programs of the host are not there.
                return tell(failed(&job.effect, "no bots"));
            }
            let book = BookUse::AtFullStrength;
            let resources = Resources {
                hash_mb: HASH_MB,
                threads: 1,
                time,
                tables: None,
                book,
            };
            let mut report = |info: &_| {
                tell(Event::ThinkingInfo {
                    question,
                    info: Clone::clone(info),
                });
            };
            let chosen = Computer::new(*spec, *seed, &resources).choose(past, stop, &mut report);
            // A textbook search that is stopped has no move: the greedy player has one at once.
            let chosen = chosen.or_else(|| {
                Computer::new(PlayerSpec::Fast, *seed, &resources).choose(
                    past,
                    &Stop::new(),
                    &mut |_| {},
                )
            });
            tell(chosen.map_or_else(
                || failed(&job.effect, "no move"),
                |chosen| Event::Answer { question, chosen },
            ));
        }
        Effect::Study { question, task } => {
            let question = *question;
            let mut is_final = matches!(task, StudyTask::Lines { .. });
            Student::new(1).work(task, stop, &mut |news| {
                is_final |= match &news {
                    News::Reviewed(_) => true,
                    News::Values(values) => values.is_final,
                    News::Assessed { .. } => false,
                };
                tell(Event::Studied { question, news });
            });
            if !is_final && stop.is_stopped() {
                tell(failed(&job.effect, &job.busy));
            }
        }
        Effect::MakePuzzle { question, order } => {
            let puzzle = order.clone().make(&mut None, stop).map(Box::new);
            tell(Event::PuzzleMade {
                question: *question,
                puzzle,
            });
        }
        Effect::SearchGame { question, order } => {
            tell(Event::Searched {
                question: *question,
                found: order.search(stop),
            });
        }
        Effect::CountGames {
            question,
            order,
            games,
        } => tell(order.count(*question, games)),
        _ => {}
    }
}

/// What the session is told when its work comes to nothing.
#[must_use]
pub fn failed(effect: &Effect, what: &str) -> Event {
    let what = what.to_owned();
    match *effect {
        Effect::Study { question, .. } => Event::StudentFailed { question, what },
        Effect::MakePuzzle { question, .. } => Event::PuzzleMade {
            question,
            puzzle: None,
        },
        Effect::SearchGame { question, .. } => Event::Searched {
            question,
            found: None,
        },
        Effect::CountGames { question, .. } => Event::Counted {
            question,
            counted: None,
        },
        Effect::Think { question, .. } => Event::ThinkerFailed { question, what },
        _ => Event::ThinkerFailed { question: 0, what },
    }
}
