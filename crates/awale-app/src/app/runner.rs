//! [`Runner`]: whether a film runs by itself, and how fast.

use std::time::Duration;

use crate::keys::Command;

use crate::app::Action;

/// How long a picture stays, and how many steps the next is ahead. The last one shows 50,000 steps
/// in some seconds.
const SPEEDS: [(Duration, usize); 7] = [
    (Duration::from_secs(2), 1),
    (Duration::from_secs(1), 1),
    (Duration::from_millis(500), 1),
    (Duration::from_millis(200), 1),
    (Duration::from_millis(50), 1),
    (Duration::from_millis(50), 20),
    (Duration::from_millis(50), 500),
];

/// The speed at first: a step a second can be read.
const USUAL_SPEED: usize = 1;

/// Whether something runs, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct Runner {
    is_running: bool,
    /// Which of the speeds it has.
    speed: usize,
    /// How long the picture has been on the screen.
    stayed: Duration,
}

impl Default for Runner {
    fn default() -> Runner {
        Runner {
            is_running: false,
            speed: USUAL_SPEED,
            stayed: Duration::ZERO,
        }
    }
}

impl Runner {
    /// How many steps it does in a second; `None` while it stands still.
    #[must_use]
    pub fn steps_per_second(&self) -> Option<f64> {
        let (stay, steps) = SPEEDS[self.speed];
        self.is_running.then(|| steps as f64 / stay.as_secs_f64())
    }

    /// Time until the next tick; `None` while it stands still.
    #[must_use]
    pub fn next_tick(&self) -> Option<Duration> {
        self.is_running
            .then(|| SPEEDS[self.speed].0.saturating_sub(self.stayed))
    }

    /// Lets `time` pass. Returns how many steps are due.
    pub fn tick(&mut self, time: Duration) -> usize {
        let (stay, steps) = SPEEDS[self.speed];
        self.stayed += time;
        if !self.is_running || self.stayed < stay {
            return 0;
        }
        self.stayed = Duration::ZERO;
        steps
    }

    pub fn stop(&mut self) {
        self.is_running = false;
        self.stayed = Duration::ZERO;
    }

    /// Starts, pauses, or changes the speed; any other key of a step stops it. Returns whether it
    /// has just started.
    pub fn act(&mut self, action: &Action) -> bool {
        let was_running = self.is_running;
        match action {
            Action::Command(Command::More) => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Action::Command(Command::Less) => self.speed = self.speed.saturating_sub(1),
            Action::Confirm | Action::Command(Command::Run) => {
                self.stop();
                self.is_running = !was_running;
            }
            _ => self.stop(),
        }
        self.is_running && !was_running
    }
}
