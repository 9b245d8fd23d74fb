//! The signal that stops a computation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A shared flag, cheap to clone and cheap to read. All clones are the same signal.
///
/// # Examples
/// ```
/// use std::{thread, time::Duration};
/// use awale_engine::{Engine, Limits, Stop};
/// use awale_rules::{Position, Rules, Seat};
///
/// let stop = Stop::new();
/// let signal = stop.clone();
/// thread::spawn(move || {
///     thread::sleep(Duration::from_millis(20));
///     signal.stop();
/// });
/// let start = Position::start(&Rules::OWARE, Seat::South);
/// assert!(Engine::default().think(&[start], &Limits::infinite(), &stop, &mut |_| ()).is_some());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A signal that is not given yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The flag itself, for a signal handler, which can only set a flag.
    #[must_use]
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// Gives the signal; it stays given.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the signal was given.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
