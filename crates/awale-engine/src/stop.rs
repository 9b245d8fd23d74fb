//! The signal that ends a long computation: handed in by whoever asked for it, looked at by whoever computes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A shared flag, cheap to clone and cheap to read. All clones are the same signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A signal that nobody has given yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The flag itself, for what can only set a flag: a handler of the system's signals.
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
