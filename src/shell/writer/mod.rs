//! The thread that writes. Flushing a file to the disk takes from a fraction of a millisecond to some tens of them, which a
//! finger feels: so a move is shown at once, and its game is on the disk within [`ON_DISK`] on a disk that does its work.
//!
//! Orders are done one after another. A newer version of a game takes the place of an older one that still waits
//! (`queue`); what an order does stands in `clerk`. What comes of it is fetched by [`Writer::written`], and
//! [`Input::Written`] says that there is something.
//!
//! Before the same files are read, before a screen is left and before the program ends, [`Writer::settle`] waits until
//! everything is on the disk.

mod clerk;
mod queue;

use std::io;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::input::Input;
use super::panics::caught;

pub(super) use clerk::{Clerk, Unrenamed, Written};
pub(super) use queue::Order;
use queue::Queue;

/// How long a move that is shown may take to be on the disk, where the disk is not busy with something else. Measured: 0.3 to
/// 5 ms on disks without moving parts.
const ON_DISK: Duration = Duration::from_millis(50);

/// How long a disk that does not answer is waited for. A drive that has to start up takes ten seconds.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to the thread that writes.
pub(super) struct Writer {
    inputs: Sender<Input>,
    shared: Arc<Shared>,
    /// Who does the work, until the first order starts the thread.
    clerk: Option<Clerk>,
}

/// What both sides see.
#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Writer {
    /// Nothing is started before the first order.
    pub(super) fn new(clerk: Clerk, inputs: Sender<Input>) -> Writer {
        Writer { inputs, shared: Arc::default(), clerk: Some(clerk) }
    }

    /// Has something written.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub(super) fn order(&mut self, order: Order) -> io::Result<()> {
        self.shared.queue().push(order);
        self.shared.changed.notify_all();
        if let Some(mut clerk) = self.clerk.take() {
            let (shared, inputs) = (Arc::clone(&self.shared), self.inputs.clone());
            let work = move || work_through(&shared, &mut clerk, &inputs);
            let started = thread::Builder::new().name("writer".to_owned()).spawn(work);
            // Where no program writes, none must wait for it.
            started.inspect_err(|_| *self.shared.queue() = Queue::default())?;
        }
        Ok(())
    }

    /// Waits until everything that was ordered is on the disk, or has failed.
    pub(super) fn settle(&self) {
        let busy = |queue: &mut Queue| queue.is_busy();
        // A disk that does not answer must not hold the program for ever.
        drop(self.shared.changed.wait_timeout_while(self.shared.queue(), PATIENCE, busy));
    }

    /// What has come of the orders since this was asked last.
    pub(super) fn written(&self) -> Vec<Written> {
        std::mem::take(&mut self.shared.queue().written)
    }
}

impl Drop for Writer {
    /// However the program ends, what was ordered is written before.
    fn drop(&mut self) {
        self.settle();
    }
}

/// Does orders until the program ends.
fn work_through(shared: &Shared, clerk: &mut Clerk, inputs: &Sender<Input>) {
    loop {
        let order = {
            let waits = |queue: &mut Queue| !queue.is_waiting();
            let mut queue = shared.changed.wait_while(shared.queue(), waits).unwrap_or_else(PoisonError::into_inner);
            queue.begin()
        };
        let Some(order) = order else { continue };
        let begun = Instant::now();
        let written = caught(|| clerk.work(order)).unwrap_or_else(|what| vec![Written::Panicked(what)]);
        let is_news = !written.is_empty();
        if begun.elapsed() > ON_DISK {
            log::warn!("the disk took {:?}", begun.elapsed());
        }
        shared.queue().end(written);
        shared.changed.notify_all();
        if is_news && inputs.send(Input::Written).is_err() {
            return;
        }
    }
}
