//! A search with its own thread. Every search ends with a `bestmove`.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use awale_engine::{Engine, Limits, SearchInfo, SearchResult, Stop};
use awale_rules::{Pit, Position};
use awale_words::text::LineTooLong;

use awale_cli as shell;

use super::command::send_line;

/// The answer for a position without legal moves.
const NO_MOVE: &str = "0000";

/// A search to run, and its connections to the main thread.
pub(super) struct UciSearch {
    pub engine: Arc<Mutex<Engine>>,
    /// The positions of the game; empty if the game is over.
    pub past: Vec<Position>,
    pub limits: Limits,
    pub stop: Stop,
    /// Delays the best move until it may be sent; `None` for a search without `infinite` or
    /// `ponder`.
    pub delay: Option<BestMoveDelay>,
    pub busy: BusyFlag,
    /// Number of best moves to report.
    pub lines: usize,
    /// A move from the opening book, which is played without a search.
    pub book: Option<Pit>,
}

/// Delays a best move that is found early: after `go infinite` until `stop`, after `go ponder`
/// until `stop` or `ponderhit`. Clones share their state.
#[derive(Clone, Debug, Default)]
pub(super) struct BestMoveDelay(Arc<(Mutex<bool>, Condvar)>);

impl BestMoveDelay {
    /// Ends the delay. The best move is sent now, or as soon as it is found.
    pub(super) fn release(&self) {
        let (is_released, signal) = &*self.0;
        *is_released.lock().unwrap_or_else(PoisonError::into_inner) = true;
        signal.notify_all();
    }

    /// Waits for [`release`](Self::release).
    fn wait(&self) {
        let (is_released, signal) = &*self.0;
        let guard = is_released.lock().unwrap_or_else(PoisonError::into_inner);
        drop(
            signal
                .wait_while(guard, |is_released| !*is_released)
                .unwrap_or_else(PoisonError::into_inner),
        );
    }
}

/// An event for the main thread.
pub(super) enum UciEvent {
    Line(String),
    TooLong(LineTooLong),
    /// The input has ended, or cannot be read.
    End(io::Result<()>),
    SearchOver,
}

/// Marks a search as running. Dropped just before the best move is written, even if the search
/// panics.
pub(super) struct BusyFlag {
    flag: Arc<AtomicBool>,
    events: SyncSender<UciEvent>,
}

impl BusyFlag {
    /// Makes the marker and its flag. Dropping the marker clears the flag and sends an event.
    pub(super) fn new(events: SyncSender<UciEvent>) -> (BusyFlag, Arc<AtomicBool>) {
        let flag = Arc::new(AtomicBool::new(true));
        (
            BusyFlag {
                flag: Arc::clone(&flag),
                events,
            },
            flag,
        )
    }
}

impl Drop for BusyFlag {
    fn drop(&mut self) {
        self.flag.store(false, Ordering::Release);
        // If the channel is full, the event is lost, but then the main thread reads the flag before
        // each line.
        self.events.try_send(UciEvent::SearchOver).ok();
    }
}

/// A running or finished search.
pub(super) struct RunningSearch {
    pub stop: Stop,
    /// False as soon as the best move is about to be written.
    pub is_busy: Arc<AtomicBool>,
    /// Delays the best move, after `go infinite` or `go ponder`.
    pub delay: Option<BestMoveDelay>,
    /// The limits of the search after `ponderhit`; `None` if the engine is not pondering.
    pub limits_after_hit: Option<Limits>,
    pub thread: JoinHandle<()>,
}

impl RunningSearch {
    /// Returns whether the best move is not written yet.
    pub(super) fn is_busy(&self) -> bool {
        self.is_busy.load(Ordering::Acquire)
    }

    /// Returns whether the search ends without `stop` or `ponderhit`: it has a limit, or was
    /// stopped.
    pub(super) fn ends_by_itself(&self) -> bool {
        self.delay.is_none() || self.stop.is_stopped()
    }

    /// Requests the best move so far.
    pub(super) fn stop(&self) {
        self.stop.stop();
        if let Some(delay) = &self.delay {
            delay.release();
        }
    }

    /// Handles `ponderhit`: the search continues as a normal one, and its time begins now. Returns
    /// `None` if the engine is not pondering.
    pub(super) fn ponder_hit(&mut self) -> Option<()> {
        let limits = self.limits_after_hit.take()?;
        if limits == Limits::infinite() {
            return Some(());
        }
        if let Some(delay) = self.delay.take() {
            delay.release();
        }
        if let Some(time) = limits.hard_time {
            let stop = self.stop.clone();
            let clock = move || {
                thread::sleep(time);
                stop.stop();
            };
            if thread::Builder::new()
                .name("clock".to_owned())
                .spawn(clock)
                .is_err()
            {
                self.stop.stop();
            }
        }
        Some(())
    }
}

impl UciSearch {
    /// Searches, and writes the best move. If the search panics, any legal move is written.
    pub(super) fn run(self) {
        if let Some(pit) = self.book {
            send_line("info string book").ok();
            return Self::write_best_move(self.busy, &pit.to_string());
        }
        let found = shell::catch_panic(|| {
            shell::panic_if_requested(shell::TestPanicPoint::Thinking);
            self.think()
        });
        if let Some(delay) = &self.delay {
            delay.wait();
        }
        let answer = match found {
            Ok(Some(chosen)) => {
                let ponder = chosen
                    .ponder
                    .map(|pit| format!(" ponder {pit}"))
                    .unwrap_or_default();
                format!("{}{ponder}", chosen.best_move)
            }
            Ok(None) => NO_MOVE.to_owned(),
            Err(panic) => {
                send_line(&format!(
                    "info string the search broke down, this is a bug: {panic}"
                ))
                .ok();
                self.lock_engine().clear_hash();
                self.any_legal_move()
                    .map_or_else(|| NO_MOVE.to_owned(), |pit| pit.to_string())
            }
        };
        Self::write_best_move(self.busy, &answer);
    }

    fn write_best_move(busy: BusyFlag, answer: &str) {
        drop(busy);
        // An error means that the output is closed. The move is lost, and that does no harm. The
        // program exits when the input ends.
        send_line(&format!("bestmove {answer}")).ok();
    }

    fn think(&self) -> Option<SearchResult> {
        let chosen =
            self.lock_engine()
                .think(&self.past, &self.limits, &self.stop, &mut |report| {
                    send_line(&info_line(report, self.lines)).ok();
                })?;
        if let Some(threads) = chosen.only_threads {
            send_line(&format!(
                "info string the system gives no more threads than {threads}"
            ))
            .ok();
        }
        Some(chosen)
    }

    fn lock_engine(&self) -> std::sync::MutexGuard<'_, Engine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn any_legal_move(&self) -> Option<Pit> {
        self.past
            .last()
            .and_then(|position| position.moves().next())
    }
}

fn info_line(report: &SearchInfo, lines: usize) -> String {
    let line: String = report.line.iter().map(Pit::to_string).collect();
    let rank = if lines > 1 {
        format!(" multipv {}", report.rank)
    } else {
        String::new()
    };
    format!(
        "info depth {}{rank} score cp {} nodes {} nps {} time {} hashfull {} tbhits {} pv {line}",
        report.depth,
        report.score.centiseeds(),
        report.nodes,
        report.nodes_per_second(),
        report.time.as_millis(),
        report.fullness,
        report.table_hits,
    )
}
