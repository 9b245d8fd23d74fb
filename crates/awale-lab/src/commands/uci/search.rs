//! One search: it runs on a thread of its own and always ends with a `bestmove`.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::SyncSender;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use awale_engine::{Engine, Limits, SearchInfo, SearchResult, Stop};
use awale_rules::{Pit, Position};
use awale_words::text::TooLong;

use awale_cli as shell;

use super::command::say;

/// The move of a position that has none.
const NO_MOVE: &str = "0000";

/// What is to be searched, and what it shares with the thread that reads lines.
pub(super) struct UciSearch {
    pub engine: Arc<Mutex<Engine>>,
    /// The positions of the game; empty where it is over.
    pub past: Vec<Position>,
    pub limits: Limits,
    pub stop: Stop,
    /// Keeps the best move back, if anything does.
    pub hold: Option<Hold>,
    pub busy: Busy,
    /// How many of the best moves are reported.
    pub lines: usize,
    /// A move out of the book, which needs no search.
    pub book: Option<Pit>,
}

/// Keeps a best move back that was found early: after `go infinite` until `stop`, after `go ponder`
/// until `stop` or `ponderhit`. All clones are the same.
#[derive(Clone, Debug, Default)]
pub(super) struct Hold(Arc<(Mutex<bool>, Condvar)>);

impl Hold {
    /// Lets the best move go, now or as soon as it is found.
    pub(super) fn release(&self) {
        let (is_released, signal) = &*self.0;
        *is_released.lock().unwrap_or_else(PoisonError::into_inner) = true;
        signal.notify_all();
    }

    /// Waits until the best move may go.
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

/// What the main thread waits for.
pub(super) enum UciEvent {
    Line(String),
    TooLong(TooLong),
    /// There are no more lines, or they cannot be read.
    End(io::Result<()>),
    SearchOver,
}

/// True until the best move is about to be written; it becomes false by being dropped, so also by a
/// panic.
pub(super) struct Busy {
    flag: Arc<AtomicBool>,
    events: SyncSender<UciEvent>,
}

impl Busy {
    /// The sign, and the flag that shows it; its end is sent to `events`.
    pub(super) fn new(events: SyncSender<UciEvent>) -> (Busy, Arc<AtomicBool>) {
        let flag = Arc::new(AtomicBool::new(true));
        (
            Busy {
                flag: Arc::clone(&flag),
                events,
            },
            flag,
        )
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.flag.store(false, Ordering::Release);
        // Where lines crowd the channel, the main thread looks at the flag before each of them.
        self.events.try_send(UciEvent::SearchOver).ok();
    }
}

/// A search under way, or just finished.
pub(super) struct RunningSearch {
    pub stop: Stop,
    /// False as soon as the best move is about to be written.
    pub is_busy: Arc<AtomicBool>,
    /// What keeps the best move back, if anything does.
    pub hold: Option<Hold>,
    /// What the search may spend once the expected reply is played, if it is a search in the
    /// opponent's time.
    pub after_hit: Option<Limits>,
    pub thread: JoinHandle<()>,
}

impl RunningSearch {
    /// Whether the best move is still to be written.
    pub(super) fn is_busy(&self) -> bool {
        self.is_busy.load(Ordering::Acquire)
    }

    /// Whether nothing more has to be said for it to end: it has a limit, or was stopped.
    pub(super) fn ends_by_itself(&self) -> bool {
        self.hold.is_none() || self.stop.is_stopped()
    }

    /// Asks for the best move so far.
    pub(super) fn stop(&self) {
        self.stop.stop();
        if let Some(hold) = &self.hold {
            hold.release();
        }
    }

    /// The expected reply was played: the search goes on as an ordinary one, whose time begins now.
    /// `None` if it was not a search in the opponent's time.
    pub(super) fn hit(&mut self) -> Option<()> {
        let limits = self.after_hit.take()?;
        if limits == Limits::infinite() {
            return Some(());
        }
        if let Some(hold) = self.hold.take() {
            hold.release();
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
    /// Searches, and writes the best move. Where the search panics that is any legal move.
    pub(super) fn run(self) {
        if let Some(pit) = self.book {
            say("info string book").ok();
            return Self::answer(self.busy, &pit.to_string());
        }
        let found = shell::catch_panic(|| {
            shell::rehearse(shell::PanicPoint::Thinking);
            self.think()
        });
        if let Some(hold) = &self.hold {
            hold.wait();
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
                say(&format!(
                    "info string the search broke down, this is a bug: {panic}"
                ))
                .ok();
                self.lock().forget();
                self.any_move()
                    .map_or_else(|| NO_MOVE.to_owned(), |pit| pit.to_string())
            }
        };
        Self::answer(self.busy, &answer);
    }

    fn answer(busy: Busy, answer: &str) {
        drop(busy);
        // The reader may have gone; the program ends when the input does.
        say(&format!("bestmove {answer}")).ok();
    }

    fn think(&self) -> Option<SearchResult> {
        let chosen = self
            .lock()
            .think(&self.past, &self.limits, &self.stop, &mut |report| {
                say(&info(report, self.lines)).ok();
            })?;
        if let Some(threads) = chosen.only_threads {
            say(&format!(
                "info string the system gives no more threads than {threads}"
            ))
            .ok();
        }
        Some(chosen)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Engine> {
        self.engine.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn any_move(&self) -> Option<Pit> {
        self.past
            .last()
            .and_then(|position| position.moves().next())
    }
}

fn info(report: &SearchInfo, lines: usize) -> String {
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
