//! The thread that writes. Flushing a file to the disk takes from a fraction of a millisecond to some tens of them, which a
//! finger feels: so a move is shown at once, and its game is on the disk within [`ON_DISK`] on a disk that does its work.
//!
//! Orders are done one after another. A newer version of a game takes the place of an older one that still waits
//! (`write_orders`). What comes of it is fetched by [`Writer::written`], and
//! [`Input::Written`] says that there is something.
//!
//! Before the same files are read and before a game is left, [`Writer::settle`] waits until everything is on the disk, but not
//! for long: the screen stands still meanwhile. A program that ends gives the terminal back first, and then waits
//! ([`Writer::finish`]).

use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use crate::shell::input::Input;
use crate::shell::thread::caught;

use super::write_orders::{FileWriter, Order, Queue, Written};

/// How long a move that is shown may take to be on the disk, where the disk is not busy with something else. Measured: 0.3 to
/// 5 ms on disks without moving parts.
const ON_DISK: Duration = Duration::from_millis(50);

/// How long a program that ends waits for a disk that does not answer. A drive that has to start up takes ten seconds.
const PATIENCE: Duration = Duration::from_secs(30);

/// How often it looks meanwhile whether the player has enough of it.
const LOOK_ROUND: Duration = Duration::from_millis(50);

/// How a thread is started. A test has one that is not.
type Spawn = fn(Box<dyn FnOnce() + Send>) -> io::Result<()>;

fn spawn(work: Box<dyn FnOnce() + Send>) -> io::Result<()> {
    thread::Builder::new().name("writer".to_owned()).spawn(work).map(drop)
}

/// The way to the thread that writes.
pub(in crate::shell) struct Writer {
    inputs: Sender<Input>,
    shared: Arc<Shared>,
    spawn: Spawn,
    is_started: bool,
    /// How long it waits for the disk when it is dropped.
    patience: Duration,
}

struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    /// Who does the work, until a thread has taken it over.
    files: Mutex<Option<FileWriter>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Writer {
    /// Nothing is started before the first order.
    pub(in crate::shell) fn new(files: FileWriter, inputs: Sender<Input>) -> Writer {
        let files = Mutex::new(Some(files));
        let shared = Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new(), files });
        Writer { inputs, shared, spawn, is_started: false, patience: PATIENCE }
    }

    /// Has something written: on the thread, or here and now where the system gives none.
    pub(in crate::shell) fn order(&mut self, order: Order) {
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

    /// Waits until everything that was ordered is on the disk or has failed, but no longer than `patience`. Tells whether it is
    /// so.
    #[must_use]
    pub(in crate::shell) fn settle(&self, patience: Duration) -> bool {
        let busy = |queue: &mut Queue| queue.is_busy();
        let waited = self.shared.changed.wait_timeout_while(locked(&self.shared.queue), patience, busy);
        let (queue, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !queue.is_busy()
    }

    /// As [`settle`](Writer::settle), for a program that ends, until `is_enough`. Afterwards nothing is waited for any more.
    pub(in crate::shell) fn finish(&mut self, mut is_enough: impl FnMut() -> bool) -> bool {
        let begun = Instant::now();
        let mut is_settled = self.settle(Duration::ZERO);
        while !is_settled && begun.elapsed() < PATIENCE && !is_enough() {
            is_settled = self.settle(LOOK_ROUND);
        }
        self.patience = Duration::ZERO;
        is_settled
    }

    /// The games that are still to be written, by the seeds of their sessions.
    pub(in crate::shell) fn unwritten_games(&self) -> Vec<u64> {
        locked(&self.shared.queue).games()
    }

    /// What has come of the orders since this was asked last, the oldest first.
    pub(in crate::shell) fn written(&self) -> Vec<Written> {
        std::mem::take(&mut locked(&self.shared.queue).written)
    }
}

impl Drop for Writer {
    /// However the program ends, a panic included, what was ordered is written before.
    fn drop(&mut self) {
        let _ = self.settle(self.patience);
    }
}

impl Shared {
    /// Does orders until the program ends.
    fn work_through(&self, inputs: &Sender<Input>) {
        let Some(mut files) = locked(&self.files).take() else { return };
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

    fn work(&self, files: &mut FileWriter, order: Order, inputs: &Sender<Input>) {
        let begun = Instant::now();
        let written = caught(|| files.work(order)).unwrap_or_else(|what| vec![Written::Panicked(what)]);
        let is_news = !written.is_empty();
        if begun.elapsed() > ON_DISK {
            log::warn!("the disk took {:?}", begun.elapsed());
        }
        locked(&self.queue).end(written);
        self.changed.notify_all();
        if is_news {
            // Where nothing listens any more the program is ending, and looks for itself.
            let _ = inputs.send(Input::Written);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::mpsc::{self, Receiver};

    use super::*;
    use crate::app::GameFile;
    use crate::shell::storage::Games;
    use crate::shell::storage::ProgressFile;

    fn writer(folder: &Path) -> (Writer, Receiver<Input>) {
        let files = FileWriter {
            games: Games::new(folder.join("games")),
            progress_file: ProgressFile::new(folder.join("progress.toml")),
            config: folder.join("config.toml"),
            pictures: folder.join("pictures"),
            folders: Vec::new(),
            kept: std::collections::HashMap::new(),
        };
        let (inputs, received) = mpsc::channel();
        (Writer::new(files, inputs), received)
    }

    fn pace(number: i64) -> Order {
        Order::Settings(vec![("pace_ms", number.into())])
    }

    #[test]
    fn where_there_is_no_thread_an_order_is_done_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, received) = writer(folder.path());
        writer.spawn = |_| Err(io::ErrorKind::WouldBlock.into());
        for number in [100, 200] {
            writer.order(pace(number));
            let text = std::fs::read_to_string(folder.path().join("config.toml")).unwrap();
            assert_eq!(text.trim(), format!("pace_ms = {number}"));
            assert!(writer.settle(Duration::ZERO));
        }
        // What fails is told as from the thread.
        writer.order(Order::Delete(GameFile("none.toml".to_owned())));
        assert!(matches!(received.try_recv(), Ok(Input::Written)));
        assert!(matches!(&writer.written()[..], [Written::Deleted(file, Err(_))] if file.0 == "none.toml"));
        // As soon as there is one, the thread takes over.
        writer.spawn = spawn;
        writer.order(pace(300));
        assert!(writer.settle(PATIENCE) && writer.is_started);
        assert!(std::fs::read_to_string(folder.path().join("config.toml")).unwrap().contains("300"));
    }

    #[test]
    fn a_disk_that_does_not_answer_is_not_waited_for_for_long() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, _received) = writer(folder.path());
        // The thread never comes to its work.
        writer.spawn = |_| Ok(());
        writer.order(pace(100));
        assert!(!writer.settle(Duration::from_millis(1)));
        let mut looked = 0;
        let is_settled = writer.finish(|| {
            looked += 1;
            looked == 2
        });
        assert!(!is_settled && looked == 2);
        assert_eq!(writer.patience, Duration::ZERO, "nor when it is dropped");
    }

    #[test]
    fn news_come_in_the_order_of_the_orders() {
        let folder = tempfile::tempdir().unwrap();
        let (mut writer, _received) = writer(folder.path());
        let names = ["a.toml", "b.toml", "c.toml"];
        for name in names {
            writer.order(Order::Delete(GameFile(name.to_owned())));
        }
        assert!(writer.settle(PATIENCE));
        let told: Vec<_> = writer
            .written()
            .into_iter()
            .map(|written| match written {
                Written::Deleted(file, _) => file.0,
                other => format!("{other:?}"),
            })
            .collect();
        assert_eq!(told, names);
    }
}
