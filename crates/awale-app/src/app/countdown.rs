//! [`Countdown`]: the time left in a round against the clock.

use std::time::Duration;

/// The time left in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    remaining: Duration,
}

impl Countdown {
    /// A countdown for a round of this length.
    pub const fn new(time: Duration) -> Countdown {
        Countdown { remaining: time }
    }

    /// The time that is left.
    pub const fn remaining(self) -> Duration {
        self.remaining
    }

    /// The seconds left, rounded up, as a clock shows them.
    pub fn seconds_rounded_up(self) -> u64 {
        self.remaining.as_secs() + u64::from(self.remaining.subsec_nanos() > 0)
    }

    /// Whether the time is over.
    pub const fn is_over(self) -> bool {
        self.remaining.is_zero()
    }

    pub fn set_to_zero(&mut self) {
        self.remaining = Duration::ZERO;
    }

    /// Subtracts `time` from the time that is left. Returns whether this ended the round.
    pub fn advance(&mut self, time: Duration) -> bool {
        let was_running = !self.is_over();
        self.remaining = self.remaining.saturating_sub(time);
        was_running && self.is_over()
    }

    /// Time until the next tick: when the displayed second changes, or `other_tick` if that is
    /// sooner. `None` if the time is over.
    pub fn next_tick(self, other_tick: Option<Duration>) -> Option<Duration> {
        let time_to_next_second = Duration::from_nanos(u64::from(self.remaining.subsec_nanos()));
        let time_to_next_second = if time_to_next_second.is_zero() {
            Duration::from_secs(1)
        } else {
            time_to_next_second
        };
        [Some(time_to_next_second), other_tick]
            .into_iter()
            .flatten()
            .min()
            .filter(|_| !self.is_over())
    }
}
