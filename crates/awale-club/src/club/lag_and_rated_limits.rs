//! Fair play: the credit for network lag, and the limit of rated games between two people.

use super::prelude::*;

/// The lag for which one side of a game may still be compensated.
#[derive(Clone, Copy, Debug, Default)]
pub struct LagQuota {
    remaining_lag_allowance: Duration,
    /// The lag that each move adds to the quota.
    lag_allowance_gain_per_move: Duration,
}

impl LagQuota {
    /// Returns a quarter of the quota of lichess (scalachess, `LagTracker.scala`): there a move of
    /// a game of T seconds, counted with 40 increments, adds 0.15 + 0.004 T seconds, at most 1. The
    /// quota begins with three such gains and grows to at most seven. Without a clock, the quota is
    /// 0.
    ///
    /// With 1+0, a client that delays all answers gains at most 43 × 97 ms = 4.2 s in 40 moves.
    pub fn new(pace: Pace) -> LagQuota {
        let Pace::Clock(control) = pace else {
            return LagQuota::default();
        };
        let lag_allowance_gain_per_move = (Duration::from_millis(150)
            + (control.base_time() + control.increment() * 40) / 250)
            .min(Duration::from_secs(1))
            / 4;
        LagQuota {
            remaining_lag_allowance: lag_allowance_gain_per_move * 3,
            lag_allowance_gain_per_move,
        }
    }

    /// Returns the part of a lag that the quota covers.
    pub fn covered_lag(&self, lag: Duration) -> Duration {
        lag.min(self.remaining_lag_allowance)
    }

    /// Charges the lag of a move, which the quota must cover, and adds the gain of the move.
    pub fn charge_lag(&mut self, lag: Duration) {
        self.remaining_lag_allowance = (self.remaining_lag_allowance
            + self.lag_allowance_gain_per_move)
            .saturating_sub(lag)
            .min(self.lag_allowance_gain_per_move * 7);
    }
}

/// Two people, the lower id first.
pub type PersonPair = [PersonId; 2];

pub fn person_pair(setup: &ClubGameSetup) -> PersonPair {
    let south = setup.players.south.id;
    let north = setup.players.north.id;
    [south.min(north), south.max(north)]
}

/// Whether a game counts toward the limit of rated games between two people.
pub fn counts_for_rated_limit(setup: &ClubGameSetup) -> bool {
    setup.terms.rated && setup.tournament.is_none()
}

impl Club {
    /// Returns the pairs of people who have played, or begun, as many rated games within a day as
    /// the settings allow. Games of tournaments do not count.
    pub(super) fn pairs_at_rated_limit(&self) -> BTreeSet<PersonPair> {
        let mut rated_game_counts = self
            .recent_rated_game_ends
            .iter()
            .filter(|(_, over)| *over > self.now.unix_ms - DAY_MS)
            .map(|(people, _)| *people)
            .chain(
                self.unfinished_games()
                    .map(|game| &game.setup)
                    .filter(|setup| counts_for_rated_limit(setup))
                    .map(person_pair),
            )
            .counts();
        rated_game_counts.retain(|_, count| *count >= self.limits.rated_per_pair);
        rated_game_counts.into_keys().collect()
    }

    /// Whether the next game between these players is casual because they have reached the limit of
    /// rated games.
    pub(super) fn is_at_rated_game_limit(&self, setup: &ClubGameSetup) -> bool {
        self.pairs_at_rated_limit().contains(&person_pair(setup))
    }
}
