//! A signal that stops a computation.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

/// A shared flag that stops a computation. It is cheap to clone and to read, and all clones share
/// the flag.
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
    /// Returns a signal that is not set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the flag itself, for a signal handler of the operating system, which can do no more
    /// than set a flag.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }

    /// Sets the signal, which cannot be reset.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the signal is set.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
