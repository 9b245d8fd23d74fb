//! A search with its own thread. Every search ends with a `bestmove`.

use std::{
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::SyncSender,
    },
    thread::{self, JoinHandle},
};

use awale_engine::{Engine, Limits, SearchInfo, SearchResult, Stop};
use awale_rules::{Pit, Position};
use awale_words::text::LineTooLong;
use parking_lot::{Condvar, Mutex};

use awale_cli as shell;

use super::command::send_line;

/// The answer for a position without legal moves.
const NO_MOVE: &str = "0000";

/// A search to run, and its connections to the main thread.
pub(super) struct UciSearch {
    pub engine: Arc<Mutex<Engine>>,
    /// The positions of the game; empty if the game is over.
    pub positions_so_far: Vec<Position>,
    pub limits: Limits,
    pub stop: Stop,
    /// Delays the best move until it may be sent; `None` for a search without `infinite` or
    /// `ponder`.
    pub best_move_delay: Option<BestMoveDelay>,
    pub busy_guard: BusyGuard,
    /// Number of best moves to report.
    pub pv_line_count: usize,
    /// A move from the opening book, which is played without a search.
    pub book_move: Option<Pit>,
}

/// Delays a best move that is found early: after `go infinite` until `stop`, after `go ponder`
/// until `stop` or `ponderhit`. Clones share their state.
#[derive(Clone, Debug, Default)]
pub(super) struct BestMoveDelay(Arc<(Mutex<bool>, Condvar)>);

impl BestMoveDelay {
    /// Ends the delay. The best move is sent now, or as soon as it is found.
    pub(super) fn release(&self) {
        let (is_released, release_signal) = &*self.0;
        *is_released.lock() = true;
        release_signal.notify_all();
    }

    /// Waits for [`release`](Self::release).
    fn wait_for_release(&self) {
        let (is_released, release_signal) = &*self.0;
        release_signal.wait_while(&mut is_released.lock(), |is_released| !*is_released);
    }
}

/// An event for the main thread.
pub(super) enum UciEvent {
    InputLine(String),
    LineTooLong(LineTooLong),
    /// The input has ended, or cannot be read.
    InputEnded(io::Result<()>),
    SearchEnded,
}

/// Marks a search as running. Dropped just before the best move is written, even if the search
/// panics.
pub(super) struct BusyGuard {
    is_busy: Arc<AtomicBool>,
    events: SyncSender<UciEvent>,
}

impl BusyGuard {
    /// Makes the marker of a running search, and a flag that is true until the marker is dropped.
    /// Then an event is sent too.
    pub(super) fn new(events: SyncSender<UciEvent>) -> (BusyGuard, Arc<AtomicBool>) {
        let is_busy = Arc::new(AtomicBool::new(true));
        (
            BusyGuard {
                is_busy: Arc::clone(&is_busy),
                events,
            },
            is_busy,
        )
    }
}

impl Drop for BusyGuard {
    fn drop(&mut self) {
        self.is_busy.store(false, Ordering::Release);
        // If the channel is full, this event is lost. That does no harm, because the main thread
        // reads the flag before each line.
        self.events.try_send(UciEvent::SearchEnded).ok();
    }
}

/// A running or finished search.
pub(super) struct SearchHandle {
    pub stop: Stop,
    /// False as soon as the best move is about to be written.
    pub is_busy: Arc<AtomicBool>,
    /// Delays the best move, after `go infinite` or `go ponder`.
    pub best_move_delay: Option<BestMoveDelay>,
    /// The limits of the search after `ponderhit`; `None` if the engine is not pondering.
    pub limits_after_ponder_hit: Option<Limits>,
    pub thread: JoinHandle<()>,
}

impl SearchHandle {
    /// Returns whether the best move is not written yet.
    pub(super) fn is_busy(&self) -> bool {
        self.is_busy.load(Ordering::Acquire)
    }

    /// Returns whether the search ends without `stop` or `ponderhit`: it has a limit, or was
    /// stopped.
    pub(super) fn ends_by_itself(&self) -> bool {
        self.best_move_delay.is_none() || self.stop.is_stopped()
    }

    /// Requests the best move so far.
    pub(super) fn stop(&self) {
        self.stop.stop();
        if let Some(best_move_delay) = &self.best_move_delay {
            best_move_delay.release();
        }
    }

    /// Handles `ponderhit`: the search continues as a normal one, and its time begins now. Returns
    /// `None` if the engine is not pondering.
    pub(super) fn handle_ponder_hit(&mut self) -> Option<()> {
        let limits = self.limits_after_ponder_hit.take()?;
        if limits == Limits::infinite() {
            return Some(());
        }
        if let Some(best_move_delay) = self.best_move_delay.take() {
            best_move_delay.release();
        }
        if let Some(time) = limits.hard_time {
            let stop = self.stop.clone();
            let stop_after_time = move || {
                thread::sleep(time);
                stop.stop();
            };
            if thread::Builder::new()
                .name("clock".to_owned())
                .spawn(stop_after_time)
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
        if let Some(pit) = self.book_move {
            send_line("info string book").ok();
            return Self::write_best_move(self.busy_guard, &pit.to_string());
        }
        let search_result = shell::catch_panic(|| {
            shell::panic_if_requested(shell::TestPanicPoint::EngineThread);
            self.think()
        });
        if let Some(best_move_delay) = &self.best_move_delay {
            best_move_delay.wait_for_release();
        }
        let best_move_text = match search_result {
            Ok(Some(chosen)) => {
                let ponder_suffix = chosen
                    .ponder_move
                    .map(|pit| format!(" ponder {pit}"))
                    .unwrap_or_default();
                format!("{}{ponder_suffix}", chosen.best_move)
            }
            Ok(None) => NO_MOVE.to_owned(),
            Err(panic) => {
                send_line(&format!(
                    "info string the search broke down, this is a bug: {panic}"
                ))
                .ok();
                self.engine.lock().clear_hash();
                self.any_legal_move()
                    .map_or_else(|| NO_MOVE.to_owned(), |pit| pit.to_string())
            }
        };
        Self::write_best_move(self.busy_guard, &best_move_text);
    }

    fn write_best_move(busy_guard: BusyGuard, best_move: &str) {
        drop(busy_guard);
        // An error means that the output is closed. The move is lost, and that does no harm. The
        // program exits when the input ends.
        send_line(&format!("bestmove {best_move}")).ok();
    }

    fn think(&self) -> Option<SearchResult> {
        let search_result = self.engine.lock().think(
            &self.positions_so_far,
            &self.limits,
            &self.stop,
            &mut |report| {
                send_line(&info_line(report, self.pv_line_count)).ok();
            },
        )?;
        if let Some(threads) = search_result.reduced_thread_count {
            send_line(&format!(
                "info string the system gives no more threads than {threads}"
            ))
            .ok();
        }
        Some(search_result)
    }

    fn any_legal_move(&self) -> Option<Pit> {
        self.positions_so_far
            .last()
            .and_then(|position| position.moves().next())
    }
}

fn info_line(report: &SearchInfo, pv_line_count: usize) -> String {
    let pv_text: String = report
        .principal_variation
        .iter()
        .map(Pit::to_string)
        .collect();
    let rank_text = if pv_line_count > 1 {
        format!(" multipv {}", report.rank)
    } else {
        String::new()
    };
    format!(
        "info depth {}{rank_text} score cp {} nodes {} nps {} time {} hashfull {} tbhits {} pv {pv_text}",
        report.depth,
        report.score.centiseeds_with_win_bonus(),
        report.nodes,
        report.nodes_per_second(),
        report.elapsed.as_millis(),
        report.hash_fullness_per_mille,
        report.endgame_table_hits,
    )
}
