//! Fair play: the credit for network lag, and the limit of rated games between two people.

use super::prelude::*;

/// The lag for which one side of a game may still be compensated.
#[derive(Clone, Copy, Debug, Default)]
pub struct LagQuota {
    left: Duration,
    /// The lag that each move adds to the quota.
    gain: Duration,
}

impl LagQuota {
    /// Returns a quarter of the quota of lichess (scalachess, `LagTracker.scala`): there a move of
    /// a game of T seconds, counted with 40 increments, adds 0.15 + 0.004 T seconds, at most 1. The
    /// quota begins with three such gains and grows to at most seven.
    ///
    /// With 1+0, a client that delays all answers gains at most 43 × 97 ms = 4.2 s in 40 moves.
    pub fn new(pace: Pace) -> LagQuota {
        let Pace::Clock(control) = pace else {
            return LagQuota::default();
        };
        let total = control.base_time() + control.increment() * 40;
        let gain = (Duration::from_millis(150) + total / 250).min(Duration::from_secs(1)) / 4;
        LagQuota {
            left: gain * 3,
            gain,
        }
    }

    /// Returns the part of a lag that the quota covers.
    pub fn covered_lag(&self, lag: Duration) -> Duration {
        lag.min(self.left)
    }

    /// Charges the lag of a move, which the quota must cover.
    pub fn charge_lag(&mut self, lag: Duration) {
        self.left = (self.left + self.gain)
            .saturating_sub(lag)
            .min(self.gain * 7);
    }
}

/// Two people, the lower id first.
pub type PersonPair = [PersonId; 2];

fn person_pair(setup: &NewGame) -> PersonPair {
    let south = setup.players.south.id;
    let north = setup.players.north.id;
    [south.min(north), south.max(north)]
}

/// Whether a game counts for the limit of rated games.
fn counts_for_rated_limit(setup: &NewGame) -> bool {
    setup.terms.rated && setup.tournament.is_none()
}

impl Club {
    /// Counts a rated game that is over.
    pub(super) fn count_rated_game(&mut self, setup: &NewGame) {
        if counts_for_rated_limit(setup) {
            self.rated.push((person_pair(setup), self.now.wall));
        }
    }

    /// Returns the pairs of people who have played, or begun, as many rated games within a day as
    /// the settings allow. Tournaments do not count.
    pub(super) fn pairs_at_rated_limit(&self) -> BTreeSet<PersonPair> {
        let is_recent = |(_, over): &&(PersonPair, i64)| *over > self.now.wall - DAY_MS;
        let over = self
            .rated
            .iter()
            .filter(is_recent)
            .map(|(people, _)| *people);
        let unfinished = self
            .unfinished_games()
            .filter(|game| counts_for_rated_limit(&game.setup));
        let mut counts: BTreeMap<PersonPair, usize> = BTreeMap::new();
        for people in over.chain(unfinished.map(|game| person_pair(&game.setup))) {
            *counts.entry(people).or_default() += 1;
        }
        let max = self.limits.rated_per_pair;
        counts.retain(|_, count| *count >= max);
        counts.into_keys().collect()
    }

    /// Whether the next game between these players is casual because of the limit.
    pub(super) fn is_at_rated_game_limit(&self, setup: &NewGame) -> bool {
        self.pairs_at_rated_limit().contains(&person_pair(setup))
    }

    /// Forgets rated games that no longer count for the limit.
    pub(super) fn drop_old_rated_games(&mut self) {
        let since = self.now.wall - DAY_MS;
        self.rated.retain(|(_, over)| *over > since);
    }
}
