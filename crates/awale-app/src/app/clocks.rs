//! [`Clocks`]: the running clocks of a game, their increment, and the times after each move.

use std::time::Duration;

use awale_rules::{Game, PerSeat, Seat};

use awale_study::record::{ClockTimes, TimeControl};

/// If less than this time is left, clocks also show tenths of a second.
pub const SHOW_TENTHS_BELOW: Duration = Duration::from_secs(10);

/// A computer divides its remaining time by this many moves. Games between good players last about
/// 60 moves, 30 on each side, so some time always remains for the endgame.
const EXPECTED_REMAINING_MOVES: u32 = 30;

/// A computer spends at most its remaining time divided by this number, which is one half, on one
/// move.
const MAX_MOVE_TIME_DIVISOR: u32 = 2;

/// The running clocks of both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks(ClockTimes);

impl Clocks {
    /// The clocks before the first move.
    pub fn new(control: TimeControl) -> Clocks {
        Clocks(ClockTimes::new(control))
    }

    /// The clocks of a saved game. The clocks of a game in progress are marked as stopped, because
    /// the pause gave time to think.
    pub fn from_saved_times(times: ClockTimes, is_game_unfinished: bool) -> Clocks {
        Clocks(ClockTimes {
            is_stopped: times.is_stopped || is_game_unfinished,
            ..times
        })
    }

    /// Records that the clocks were stopped for some time during the game.
    pub fn record_stop(&mut self) {
        self.0.is_stopped = true;
    }

    /// The times that a record saves.
    pub const fn times(&self) -> &ClockTimes {
        &self.0
    }

    /// The time control: initial time and increment.
    pub const fn time_control(&self) -> TimeControl {
        self.0.control
    }

    /// The time left for each side now.
    pub const fn remaining(&self) -> PerSeat<Duration> {
        self.0.remaining
    }

    /// The time that a computer at `seat` may use for its next move.
    pub fn next_move_time_budget(&self, seat: Seat) -> Duration {
        let time_left = self.remaining()[seat];
        (time_left / EXPECTED_REMAINING_MOVES + self.time_control().increment())
            .min(time_left / MAX_MOVE_TIME_DIVISOR)
    }

    /// The time left for each side after `played_move_count` moves of the game. `positions_so_far`
    /// holds all positions of the game.
    pub fn remaining_after<G: Game>(
        &self,
        positions_so_far: &[G],
        played_move_count: usize,
    ) -> PerSeat<Duration> {
        let move_count = positions_so_far.len().saturating_sub(1);
        if played_move_count >= move_count {
            return self.0.remaining;
        }
        let untimed_move_count = move_count.saturating_sub(self.0.remaining_after_moves.len());
        let mut times_left = PerSeat::from_fn(|_| self.0.control.base_time());
        for (position, &time) in positions_so_far[..played_move_count]
            .iter()
            .skip(untimed_move_count)
            .zip(&self.0.remaining_after_moves)
        {
            times_left[position.to_move()] = time;
        }
        times_left
    }

    /// Subtracts `time` from the clock of `seat`. Returns whether that side has no time left.
    pub fn count_down(&mut self, seat: Seat, time: Duration) -> bool {
        self.0.remaining[seat] = self.0.remaining[seat].saturating_sub(time);
        self.0.remaining[seat].is_zero()
    }

    /// Ends the turn of `seat`: adds the increment to its clock and records the remaining time.
    pub fn press_clock(&mut self, seat: Seat) {
        let new_remaining_time = self.0.remaining[seat] + self.0.control.increment();
        self.0.remaining[seat] = ClockTimes::rounded_to_milliseconds(new_remaining_time);
        self.0.remaining_after_moves.push(self.0.remaining[seat]);
    }
}
