//! Keeps changes in memory while writes to the database fail. Visitors can still enter and watch;
//! the hub refuses only requests that may need a write.

use crate::prelude::*;

/// Delay between two attempts to write.
const WRITE_RETRY_DELAY: Duration = Duration::from_millis(500);

pub struct StalledWrites {
    pub write_stall: Arc<WriteStall>,
    pub began_at: Instant,
    pub last_write_attempt: Instant,
    pub last_logged: Option<Instant>,
    /// The failed writes, and the updates that must not be sent before them.
    pub waiting_effects: Vec<ClubEffect>,
    /// The games that the failed writes change.
    pub ids_of_changed_games: HashSet<GameId>,
}

impl StalledWrites {
    pub fn stall_update(&self) -> ClubUpdate {
        ClubUpdate::WritesStalled(Some(Arc::clone(&self.write_stall)))
    }

    pub fn elapsed(&self) -> Duration {
        self.began_at.elapsed()
    }

    /// Returns the time until the next attempt to write.
    pub fn time_until_retry(&self) -> Duration {
        WRITE_RETRY_DELAY.saturating_sub(self.last_write_attempt.elapsed())
    }

    /// Keeps writes in memory, and also updates about tournaments and about games with failed
    /// writes. Returns the other effects, which may be sent now.
    pub fn hold_back(&mut self, effects: Vec<ClubEffect>) -> Vec<ClubEffect> {
        self.ids_of_changed_games.extend(
            effects
                .iter()
                .filter_map(ClubEffect::store_op)
                .filter_map(|op| match op {
                    StoreOp::SaveGame(game) => Some(game.setup.id),
                    StoreOp::DeleteAbortedGame(game) | StoreOp::StoreChatLine { game, .. } => {
                        Some(*game)
                    }
                    _ => None,
                }),
        );
        let mut sendable_effects = Vec::new();
        for effect in effects {
            let update_key = blocked_update_key(&effect, &self.ids_of_changed_games);
            if effect.store_op().is_none() && update_key.is_none() {
                sendable_effects.push(effect);
                continue;
            }
            // Keep only the newest view of a game or a tournament for each visitor.
            self.waiting_effects.retain(|waiting| {
                update_key.is_none()
                    || blocked_update_key(waiting, &self.ids_of_changed_games) != update_key
            });
            self.waiting_effects.push(effect);
        }
        sendable_effects
    }
}

/// Identifies the update in `effect` if it is about a tournament, or about one of
/// `ids_of_changed_games`, whose changes are not written yet: its kind, the visitor to whom it
/// would be sent, and the game or tournament. `None` for all other effects.
fn blocked_update_key(
    effect: &ClubEffect,
    ids_of_changed_games: &HashSet<GameId>,
) -> Option<(u8, VisitorId, i64)> {
    let update_key = match effect {
        ClubEffect::SendUpdate(visitor, ClubUpdate::Game(view)) => (0, *visitor, view.setup.id),
        ClubEffect::SendUpdate(visitor, ClubUpdate::OpenBoard(view)) => {
            (1, *visitor, view.setup.id)
        }
        ClubEffect::TurnBegun(id) => (3, 0, *id),
        ClubEffect::SendUpdate(visitor, ClubUpdate::Tournament(tournament)) => {
            return Some((2, *visitor, tournament.id));
        }
        _ => return None,
    };
    ids_of_changed_games
        .contains(&update_key.2)
        .then_some(update_key)
}
