//! [`Clocks`]: the running clocks of a game, their increment, and what they showed after each move.

use std::time::Duration;

use awale_rules::{Game, PerSeat, Seat};

use awale_study::record::{ClockTimes, TimeControl};

/// From here on tenths of a second are shown.
pub const TENTHS_FROM: Duration = Duration::from_secs(10);

/// A computer reckons with this many more moves of one side. Games between good players last about
/// sixty moves in all, so that a side never spends in the opening what it needs in the end.
const MOVES_TO_COME: u32 = 30;

/// A computer spends at most this part of its time on one move: the half.
const LARGEST_PART: u32 = 2;

/// The running clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks(ClockTimes);

impl Clocks {
    /// Both clocks before the first move.
    #[must_use]
    pub fn new(control: TimeControl) -> Clocks {
        Clocks(ClockTimes::new(control))
    }

    /// The clocks of a saved game. They have stopped if it is in progress.
    #[must_use]
    pub fn resumed(times: ClockTimes, goes_on: bool) -> Clocks {
        Clocks(ClockTimes {
            is_stopped: times.is_stopped || goes_on,
            ..times
        })
    }

    /// Notes that the clocks were stopped while the game is in progress.
    pub fn stop(&mut self) {
        self.0.is_stopped = true;
    }

    /// What a record keeps of them.
    #[must_use]
    pub const fn times(&self) -> &ClockTimes {
        &self.0
    }

    /// How much time there is.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.0.control
    }

    /// What each side has left now.
    #[must_use]
    pub const fn left(&self) -> PerSeat<Duration> {
        self.0.left
    }

    /// How long a computer that plays `seat` may think about its move.
    #[must_use]
    pub fn budget(&self, seat: Seat) -> Duration {
        let left = self.left()[seat];
        (left / MOVES_TO_COME + self.control().increment()).min(left / LARGEST_PART)
    }

    /// What each side had left when `played` moves of the game `past` had been played; `past` holds
    /// all its positions.
    #[must_use]
    pub fn left_after<G: Game>(&self, past: &[G], played: usize) -> PerSeat<Duration> {
        let moves = past.len().saturating_sub(1);
        if played >= moves {
            return self.0.left;
        }
        let untimed = moves.saturating_sub(self.0.after.len());
        let mut left = PerSeat::from_fn(|_| self.0.control.total());
        for (position, &time) in past[..played].iter().skip(untimed).zip(&self.0.after) {
            left[position.to_move()] = time;
        }
        left
    }

    /// Runs the clock of `seat` for `time`. Returns whether it has run out.
    pub fn run(&mut self, seat: Seat, time: Duration) -> bool {
        self.0.left[seat] = self.0.left[seat].saturating_sub(time);
        self.0.left[seat].is_zero()
    }

    /// `seat` has moved: its clock gains the increment, and what it shows is noted.
    pub fn press(&mut self, seat: Seat) {
        let left = self.0.left[seat] + self.0.control.increment();
        self.0.left[seat] = ClockTimes::recorded(left);
        self.0.after.push(self.0.left[seat]);
    }
}
