//! [`Writer`]: the thread that writes files. Flushing a file takes 0.3 to 30 ms, too long between a
//! key and the screen: a move is shown at once, and its game is on the disk within [`ON_DISK`] if
//! the disk works.
//!
//! Orders are done one after another. A newer version of a game replaces an older one that still
//! waits (`write_orders`). [`Input::Written`] announces reports, which [`Writer::written`] returns.
//!
//! Before files are read and before you leave a game, [`Writer::settle`] waits until everything is
//! on the disk, but not long, since the screen freezes meanwhile. At the end the program restores
//! the terminal first and then waits ([`Writer::finish`]).

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::shell::input::Input;
use awale_cli::thread::catch_panic;

use super::write_orders::{FileWriter, Queue, WriteOrder, Written};

/// How long a move may take to the disk, if that is not busy. Measured: 0.3 to 5 ms on solid-state
/// disks.
const ON_DISK: Duration = Duration::from_millis(50);

/// How long the end of the program waits for a disk that does not answer. A drive that starts up
/// takes 10 s.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often it checks meanwhile whether you cancel the wait.
const LOOK_ROUND: Duration = Duration::from_millis(50);

/// Starts a thread. Tests pass one that fails.
pub type Spawn = fn(Box<dyn FnOnce() + Send>) -> io::Result<()>;

fn spawn(work: Box<dyn FnOnce() + Send>) -> io::Result<()> {
    thread::Builder::new()
        .name("writer".to_owned())
        .spawn(work)
        .map(drop)
}

/// The handle of the writer thread.
pub struct Writer {
    inputs: Sender<Input>,
    shared: Arc<Shared>,
    /// How the thread is started.
    pub spawn: Spawn,
    /// Whether there is a thread.
    pub is_started: bool,
    /// How long a drop waits for the disk.
    pub patience: Duration,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    /// The files, until the thread has taken them.
    files: Mutex<Option<FileWriter>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Writer {
    /// A writer whose thread starts with the first order.
    #[must_use]
    pub fn new(files: FileWriter, inputs: Sender<Input>) -> Writer {
        let files = Mutex::new(Some(files));
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            changed: Condvar::new(),
            files,
        });
        Writer {
            inputs,
            shared,
            spawn,
            is_started: false,
            patience: PATIENCE,
        }
    }

    /// Writes something: on the thread, or here and now if the system gives none.
    pub fn order(&mut self, order: WriteOrder) {
        locked(&self.shared.queue).push(order);
        self.shared.changed.notify_all();
        if self.is_started {
            return;
        }
        let (shared, inputs) = (Arc::clone(&self.shared), self.inputs.clone());
        match (self.spawn)(Box::new(move || shared.work_through(&inputs))) {
            Ok(()) => self.is_started = true,
            Err(error) => {
                log::warn!("no thread for the writer: {error}");
                self.shared.work_here(&self.inputs);
            }
        }
    }

    /// Waits until all orders are on the disk or have failed, at most `patience`. Returns whether
    /// they are.
    #[must_use]
    pub fn settle(&self, patience: Duration) -> bool {
        let busy = |queue: &mut Queue| queue.is_busy();
        let waited =
            self.shared
                .changed
                .wait_timeout_while(locked(&self.shared.queue), patience, busy);
        let (queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !queue.is_busy()
    }

    /// As [`settle`](Writer::settle) at the end of the program, until `is_enough`. A drop does not
    /// wait after this.
    pub fn finish(&mut self, mut is_enough: impl FnMut() -> bool) -> bool {
        let begun = Instant::now();
        let mut is_settled = self.settle(Duration::ZERO);
        while !is_settled && begun.elapsed() < PATIENCE && !is_enough() {
            is_settled = self.settle(LOOK_ROUND);
        }
        self.patience = Duration::ZERO;
        is_settled
    }

    /// The games still to write, by the seeds of their sessions.
    pub(in crate::shell) fn unwritten_games(&self) -> Vec<u64> {
        locked(&self.shared.queue).games()
    }

    /// The reports since the last call, the oldest first.
    #[must_use]
    pub fn written(&self) -> Vec<Written> {
        std::mem::take(&mut locked(&self.shared.queue).written)
    }
}

impl Drop for Writer {
    /// Writes all orders before the program ends, also after a panic.
    fn drop(&mut self) {
        let _ = self.settle(self.patience);
    }
}

impl Shared {
    /// Does orders until the program ends.
    fn work_through(&self, inputs: &Sender<Input>) {
        let Some(mut files) = locked(&self.files).take() else {
            return;
        };
        loop {
            let order = {
                let waits = |queue: &mut Queue| !queue.is_waiting();
                let waited = self.changed.wait_while(locked(&self.queue), waits);
                waited.unwrap_or_else(PoisonError::into_inner).begin()
            };
            if let Some(order) = order {
                self.work(&mut files, order, inputs);
            }
        }
    }

    /// Does the orders that wait.
    fn work_here(&self, inputs: &Sender<Input>) {
        let mut files = locked(&self.files);
        let Some(files) = files.as_mut() else { return };
        loop {
            let order = locked(&self.queue).begin();
            let Some(order) = order else { return };
            self.work(files, order, inputs);
        }
    }

    fn work(&self, files: &mut FileWriter, order: WriteOrder, inputs: &Sender<Input>) {
        let begun = Instant::now();
        let written =
            catch_panic(|| files.work(order)).unwrap_or_else(|what| vec![Written::Panicked(what)]);
        let is_news = !written.is_empty();
        if begun.elapsed() > ON_DISK {
            log::warn!("the disk took {:?}", begun.elapsed());
        }
        locked(&self.queue).end(written);
        self.changed.notify_all();
        if is_news {
            // Without a receiver the program is ending, and fetches the reports itself.
            let _ = inputs.send(Input::Written);
        }
    }
}
