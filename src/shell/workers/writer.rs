//! [`Writer`]: the thread that writes files. Flushing a file takes 0.3 to 30 ms, too long between a
//! key and the screen. So a move is shown immediately, and its game is on the disk within
//! [`EXPECTED_WRITE_TIME`] if the disk works.
//!
//! Orders run one after another. A newer version of a game replaces an older one that
//! still waits (`write_orders`). [`Input::Written`] announces reports, and [`Writer::written`]
//! returns them.
//!
//! Before files are read and before you leave a game, [`Writer::wait`] waits until everything is
//! on the disk, but only briefly, because the screen freezes during the wait. At the end, the program
//! restores the terminal first and then waits ([`Writer::finish`]).

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::app::SessionId;
use crate::shell::input::Input;
use awale_cli::thread::catch_panic;

use super::write_orders::{FileWriter, Queue, WriteOrder, WriteReport};

/// The time it may take until a move is on an idle disk. Measured on solid-state disks: 0.3 to 5
/// ms.
const EXPECTED_WRITE_TIME: Duration = Duration::from_millis(50);

/// The time that the end of the program waits for a disk that does not answer. A drive that spins up
/// takes 10 s.
const EXIT_TIMEOUT: Duration = Duration::from_secs(30);

/// The interval at which the program checks during this wait whether the user cancels.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Starts a thread. Tests pass a function that fails.
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
    /// The function that starts the thread.
    pub spawn: Spawn,
    /// Whether the thread was started.
    pub is_started: bool,
    /// The maximum time that dropping the writer waits until everything is written.
    pub max_wait_on_drop: Duration,
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
    /// Creates a writer whose thread starts with the first order.
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
            max_wait_on_drop: EXIT_TIMEOUT,
        }
    }

    /// Carries out an order on the thread, or immediately if the system cannot start a thread.
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

    /// Waits at most `patience` for all orders to be written or to fail. Returns whether no order
    /// is left.
    pub fn wait(&self, patience: Duration) -> bool {
        let busy = |queue: &mut Queue| queue.is_busy();
        let waited =
            self.shared
                .changed
                .wait_timeout_while(locked(&self.shared.queue), patience, busy);
        let (queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !queue.is_busy()
    }

    /// Waits at the end of the program until everything is written, `is_enough` returns true, or
    /// `EXIT_TIMEOUT` is over. Returns whether everything is written. After this call, dropping the
    /// writer does not wait.
    pub fn finish(&mut self, mut is_enough: impl FnMut() -> bool) -> bool {
        let begun = Instant::now();
        let mut is_settled = self.wait(Duration::ZERO);
        while !is_settled && begun.elapsed() < EXIT_TIMEOUT && !is_enough() {
            is_settled = self.wait(POLL_INTERVAL);
        }
        self.max_wait_on_drop = Duration::ZERO;
        is_settled
    }

    /// The games that are still to be written.
    pub(in crate::shell) fn unwritten_games(&self) -> Vec<SessionId> {
        locked(&self.shared.queue).games()
    }

    /// Takes the reports of all writes that have ended since the last call, the oldest first.
    pub fn take_written(&self) -> Vec<WriteReport> {
        std::mem::take(&mut locked(&self.shared.queue).written)
    }
}

impl Drop for Writer {
    /// Writes all orders before the program ends, also after a panic.
    fn drop(&mut self) {
        let _ = self.wait(self.max_wait_on_drop);
    }
}

impl Shared {
    /// Carries out orders until the program ends.
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

    /// Carries out the waiting orders.
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
        let written = catch_panic(|| files.work(order))
            .unwrap_or_else(|what| vec![WriteReport::Panicked(what)]);
        let is_news = !written.is_empty();
        if begun.elapsed() > EXPECTED_WRITE_TIME {
            log::warn!("the disk took {:?}", begun.elapsed());
        }
        locked(&self.queue).end(written);
        self.changed.notify_all();
        if is_news {
            // Sending fails only if the program is ending, which then fetches the reports itself.
            let _ = inputs.send(Input::Written);
        }
    }
}
