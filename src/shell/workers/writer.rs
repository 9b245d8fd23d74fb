//! [`Writer`]: the thread that writes files. Flushing a file takes 0.3 to 30 ms, too long between a
//! key and the screen. So a move is shown immediately, and its game is on the disk within
//! [`EXPECTED_WRITE_TIME`] if the disk works.
//!
//! Orders run one after another. A newer version of a game replaces an older one that still waits
//! (`write_orders`). [`LoopInput::WriterReported`] announces reports, and
//! [`Writer::take_write_reports`] returns them.
//!
//! Before files are read and before you leave a game, [`Writer::wait_until_written`] waits until
//! everything is on the disk, but only briefly, because the screen freezes during the wait. At the
//! end, the program restores the terminal first and then waits ([`Writer::finish_writing`]).

use std::{
    io,
    sync::{Arc, mpsc::Sender},
    thread,
    time::{Duration, Instant},
};

use crate::{app::SessionId, shell::input::LoopInput};
use awale_cli::thread::catch_panic;
use parking_lot::{Condvar, Mutex};

use super::write_orders::{FileWriter, WriteOrder, WriteQueue, WriteReport};

/// The time it may take until a move is on an idle disk. Measured on solid-state disks: 0.3 to 5
/// ms.
const EXPECTED_WRITE_TIME: Duration = Duration::from_millis(50);

/// The time that the end of the program waits for a disk that does not answer. A drive that spins
/// up takes 10 s.
const WRITE_EXIT_TIMEOUT: Duration = Duration::from_secs(30);

/// The interval at which the program, while it waits for the disk when it ends, checks whether the
/// user cancels.
const CANCEL_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// Starts a thread. Tests pass a function that fails.
pub type SpawnThread = fn(Box<dyn FnOnce() + Send>) -> io::Result<()>;

fn spawn_thread(work: Box<dyn FnOnce() + Send>) -> io::Result<()> {
    thread::Builder::new()
        .name("writer".to_owned())
        .spawn(work)
        .map(drop)
}

/// The handle of the writer thread.
pub struct Writer {
    inputs: Sender<LoopInput>,
    shared_queue: Arc<SharedQueue>,
    /// The function that starts the thread.
    pub start_thread: SpawnThread,
    /// Whether the thread was started.
    pub is_thread_started: bool,
    /// The maximum time that dropping the writer waits until everything is written.
    pub max_wait_on_drop: Duration,
}

struct SharedQueue {
    queue: Mutex<WriteQueue>,
    queue_changed: Condvar,
    /// The writer of files, until the thread has taken it.
    file_writer: Mutex<Option<FileWriter>>,
}

impl Writer {
    /// Creates a writer whose thread starts with the first order.
    pub fn new(file_writer: FileWriter, input_sender: Sender<LoopInput>) -> Writer {
        let file_writer_slot = Mutex::new(Some(file_writer));
        let shared_queue = Arc::new(SharedQueue {
            queue: Mutex::default(),
            queue_changed: Condvar::new(),
            file_writer: file_writer_slot,
        });
        Writer {
            inputs: input_sender,
            shared_queue,
            start_thread: spawn_thread,
            is_thread_started: false,
            max_wait_on_drop: WRITE_EXIT_TIMEOUT,
        }
    }

    /// Carries out an order on the thread, or immediately if the system cannot start a thread.
    pub fn order_write(&mut self, order: WriteOrder) {
        self.shared_queue.queue.lock().push(order);
        self.shared_queue.queue_changed.notify_all();
        if self.is_thread_started {
            return;
        }
        let (shared_queue, input_sender) = (Arc::clone(&self.shared_queue), self.inputs.clone());
        match (self.start_thread)(Box::new(move || {
            shared_queue.carry_out_orders(&input_sender);
        })) {
            Ok(()) => self.is_thread_started = true,
            Err(error) => {
                log::warn!("no thread for the writer: {error}");
                self.shared_queue
                    .carry_out_orders_on_this_thread(&self.inputs);
            }
        }
    }

    /// Waits at most `max_wait` for all orders to be written or to fail. Returns whether no order
    /// is left.
    pub fn wait_until_written(&self, max_wait: Duration) -> bool {
        let is_busy = |queue: &mut WriteQueue| queue.is_busy();
        let mut queue = self.shared_queue.queue.lock();
        self.shared_queue
            .queue_changed
            .wait_while_for(&mut queue, is_busy, max_wait);
        !queue.is_busy()
    }

    /// Waits at the end of the program until everything is written, `is_canceled` returns true, or
    /// `WRITE_EXIT_TIMEOUT` is over. Returns whether everything is written. After this call,
    /// dropping the writer does not wait.
    pub fn finish_writing(&mut self, mut is_canceled: impl FnMut() -> bool) -> bool {
        let wait_start = Instant::now();
        let mut is_everything_written = self.wait_until_written(Duration::ZERO);
        while !is_everything_written && wait_start.elapsed() < WRITE_EXIT_TIMEOUT && !is_canceled()
        {
            is_everything_written = self.wait_until_written(CANCEL_POLL_INTERVAL);
        }
        self.max_wait_on_drop = Duration::ZERO;
        is_everything_written
    }

    /// The games that are still to be written.
    pub(in crate::shell) fn unwritten_games(&self) -> Vec<SessionId> {
        self.shared_queue.queue.lock().unwritten_games()
    }

    /// Takes the reports of all writes that have ended since the last call, the oldest first.
    pub fn take_write_reports(&self) -> Vec<WriteReport> {
        std::mem::take(&mut self.shared_queue.queue.lock().reports)
    }
}

impl Drop for Writer {
    /// Waits until all orders are written, at most `max_wait_on_drop`, also after a panic.
    fn drop(&mut self) {
        let _ = self.wait_until_written(self.max_wait_on_drop);
    }
}

impl SharedQueue {
    /// Carries out orders until the program ends.
    fn carry_out_orders(&self, input_sender: &Sender<LoopInput>) {
        let Some(mut file_writer) = self.file_writer.lock().take() else {
            return;
        };
        loop {
            let order = {
                let is_idle = |queue: &mut WriteQueue| !queue.has_waiting_orders();
                let mut queue = self.queue.lock();
                self.queue_changed.wait_while(&mut queue, is_idle);
                queue.begin_next_order()
            };
            if let Some(order) = order {
                self.carry_out(&mut file_writer, order, input_sender);
            }
        }
    }

    /// Carries out the waiting orders on the calling thread.
    fn carry_out_orders_on_this_thread(&self, input_sender: &Sender<LoopInput>) {
        let mut file_writer = self.file_writer.lock();
        let Some(file_writer) = file_writer.as_mut() else {
            return;
        };
        loop {
            let order = self.queue.lock().begin_next_order();
            let Some(order) = order else { return };
            self.carry_out(file_writer, order, input_sender);
        }
    }

    fn carry_out(
        &self,
        file_writer: &mut FileWriter,
        order: WriteOrder,
        input_sender: &Sender<LoopInput>,
    ) {
        let write_start_time = Instant::now();
        let reports = catch_panic(|| file_writer.carry_out(order))
            .unwrap_or_else(|what| vec![WriteReport::WriterPanicked(what)]);
        let has_reports = !reports.is_empty();
        if write_start_time.elapsed() > EXPECTED_WRITE_TIME {
            log::warn!("the disk took {:?}", write_start_time.elapsed());
        }
        self.queue.lock().end_current_order(reports);
        self.queue_changed.notify_all();
        if has_reports {
            // Sending fails only if the program is ending, which then fetches the reports itself.
            let _ = input_sender.send(LoopInput::WriterReported);
        }
    }
}
