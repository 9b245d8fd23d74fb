//! Keeps changes in memory while writes to the database fail. Visitors can still enter and watch;
//! the hub refuses only requests that need a write.

use std::collections::HashSet;
use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::club::{ClubEffect, ClubUpdate, GameId, StoreOp, VisitorId, WriteStall};
use crate::store::{Error, Store};

/// Delay between two attempts to write.
const WRITE_RETRY_DELAY: Duration = Duration::from_millis(500);
/// Interval between log lines about a lasting failure.
const LOG_INTERVAL: Duration = Duration::from_secs(60);
/// The club ends if writes fail for this long.
const MAX_STALL: Duration = Duration::from_secs(3600);

pub struct StalledWrites {
    stalled: Arc<WriteStall>,
    began: Instant,
    last_attempt: Instant,
    last_logged: Instant,
    /// The failed writes, and the updates that must not be sent before them.
    waiting: Vec<ClubEffect>,
    /// The games that the failed writes change.
    games: HashSet<GameId>,
}

impl StalledWrites {
    /// Begins a stall after a write failed at the time `since` from the start of the club.
    pub fn new(since: Duration, error: &Error) -> StalledWrites {
        let now = Instant::now();
        StalledWrites {
            stalled: Arc::new(WriteStall {
                since,
                error_message: error.to_string(),
            }),
            began: now,
            last_attempt: now,
            last_logged: now,
            waiting: Vec::new(),
            games: HashSet::new(),
        }
    }

    pub fn stall_update(&self) -> ClubUpdate {
        ClubUpdate::WritesStalled(Some(Arc::clone(&self.stalled)))
    }

    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Returns the time until the next attempt to write.
    pub fn time_until_retry(&self) -> Duration {
        WRITE_RETRY_DELAY.saturating_sub(self.last_attempt.elapsed())
    }

    /// Keeps writes, and updates about games with failed writes, in memory. Returns the other
    /// outcomes, which may be sent now.
    pub fn hold_back(&mut self, outcomes: Vec<ClubEffect>) -> Vec<ClubEffect> {
        let store_operations = outcomes.iter().filter_map(ClubEffect::store_op);
        self.games
            .extend(store_operations.filter_map(StoreOp::changed_game));
        let mut sendable = Vec::new();
        for outcome in outcomes {
            if outcome.store_op().is_none() && blocked_update_key(&outcome, &self.games).is_none() {
                sendable.push(outcome);
                continue;
            }
            if let Some(update_key) = blocked_update_key(&outcome, &self.games) {
                // Keep only the newest view of a game for each visitor.
                let games = &self.games;
                self.waiting
                    .retain(|waiting| blocked_update_key(waiting, games) != Some(update_key));
            }
            self.waiting.push(outcome);
        }
        sendable
    }

    /// Removes and returns the outcomes in memory if the next attempt to write is due, otherwise
    /// nothing.
    pub fn take_effects_if_due(&mut self) -> Vec<ClubEffect> {
        if self.time_until_retry() > Duration::ZERO {
            return Vec::new();
        }
        mem::take(&mut self.waiting)
    }

    /// Keeps the outcomes in memory after another failed write. Returns false if the club must end.
    pub fn keep_after_failure(&mut self, outcomes: Vec<ClubEffect>, error: &Error) -> bool {
        self.waiting = outcomes;
        self.last_attempt = Instant::now();
        if self.elapsed() >= MAX_STALL {
            log::error!("the disk has taken no writes for an hour, the club ends: {error}");
            return false;
        }
        if self.last_logged.elapsed() >= LOG_INTERVAL {
            self.last_logged = self.last_attempt;
            let since = self.elapsed().as_secs();
            log::error!("the disk has taken no writes for {since} s: {error}");
        }
        true
    }

    /// Attempts the writes a last time, when the club closes.
    pub fn write_before_close(self, store: &mut Store) {
        let writes: Vec<&StoreOp> = self
            .waiting
            .iter()
            .filter_map(ClubEffect::store_op)
            .collect();
        if let Err(error) = store.apply_operations(writes.iter().copied()) {
            log::error!("not kept, and seen by nobody: {writes:?}: {error}");
        }
    }
}

/// Identifies the update in `outcome` if it is about a tournament, or about one of `games`, whose
/// changes are not written yet: its kind, the visitor to whom it would be sent, and the game or
/// tournament. `None` for all other outcomes.
fn blocked_update_key(
    outcome: &ClubEffect,
    games: &HashSet<GameId>,
) -> Option<(u8, VisitorId, i64)> {
    let update_key = match outcome {
        ClubEffect::Send(visitor, ClubUpdate::Game(view)) => (0, *visitor, view.setup.id),
        ClubEffect::Send(visitor, ClubUpdate::Open(view)) => (1, *visitor, view.setup.id),
        ClubEffect::TurnBegun(id) => (3, 0, *id),
        ClubEffect::Send(visitor, ClubUpdate::Tournament(plan)) => {
            return Some((2, *visitor, plan.id));
        }
        _ => return None,
    };
    games.contains(&update_key.2).then_some(update_key)
}
