//! [`Playback`]: the automatic playback of a recorded search or algorithm, and its speed.

use std::time::Duration;

use crate::{app::Action, keys::Command};

/// The speeds: display time of a frame, and steps from one frame to the next. The fastest speed
/// plays 50,000 steps in five seconds.
const FRAME_TIMES_AND_STEPS: [(Duration, usize); 7] = [
    (Duration::from_secs(2), 1),
    (Duration::from_secs(1), 1),
    (Duration::from_millis(500), 1),
    (Duration::from_millis(200), 1),
    (Duration::from_millis(50), 1),
    (Duration::from_millis(50), 20),
    (Duration::from_millis(50), 500),
];

/// The index of the initial speed, one step per second, which is slow enough to read.
const INITIAL_SPEED_INDEX: usize = 1;

/// The state and speed of automatic playback.
#[derive(Clone, Copy, Debug)]
pub struct Playback {
    is_running: bool,
    /// The current speed, as an index of `FRAME_TIMES_AND_STEPS`.
    speed_index: usize,
    /// The time for which the current frame has been on the screen.
    elapsed_in_frame: Duration,
}

impl Default for Playback {
    fn default() -> Playback {
        Playback {
            is_running: false,
            speed_index: INITIAL_SPEED_INDEX,
            elapsed_in_frame: Duration::ZERO,
        }
    }
}

impl Playback {
    /// The number of steps per second. `None` if the playback is paused.
    pub fn steps_per_second(&self) -> Option<f64> {
        let (frame_time, steps) = FRAME_TIMES_AND_STEPS[self.speed_index];
        self.is_running
            .then(|| steps as f64 / frame_time.as_secs_f64())
    }

    /// Time until the next tick. `None` if the playback is paused.
    pub fn next_tick(&self) -> Option<Duration> {
        self.is_running.then(|| {
            FRAME_TIMES_AND_STEPS[self.speed_index]
                .0
                .saturating_sub(self.elapsed_in_frame)
        })
    }

    /// Advances the playback by `time`. Returns the number of steps to do.
    pub fn tick(&mut self, time: Duration) -> usize {
        let (frame_time, steps) = FRAME_TIMES_AND_STEPS[self.speed_index];
        self.elapsed_in_frame += time;
        if !self.is_running || self.elapsed_in_frame < frame_time {
            return 0;
        }
        self.elapsed_in_frame = Duration::ZERO;
        steps
    }

    pub fn stop(&mut self) {
        self.is_running = false;
        self.elapsed_in_frame = Duration::ZERO;
    }

    /// Starts, pauses, or changes the speed. A key that steps by hand pauses the playback. Returns
    /// whether the playback has just started.
    pub fn act(&mut self, action: &Action) -> bool {
        let was_running = self.is_running;
        match action {
            Action::Command(Command::More) => {
                self.speed_index = (self.speed_index + 1).min(FRAME_TIMES_AND_STEPS.len() - 1);
            }
            Action::Command(Command::Less) => self.speed_index = self.speed_index.saturating_sub(1),
            Action::Confirm | Action::Command(Command::Run) => {
                self.stop();
                self.is_running = !was_running;
            }
            _ => self.stop(),
        }
        self.is_running && !was_running
    }
}
