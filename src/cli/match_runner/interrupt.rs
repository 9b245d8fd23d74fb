//! Ctrl-C in the middle of a match: what has been played is told before the program ends.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody has pressed Ctrl-C, or has told the program in another way to end.
///
/// The other programs that play may end by it too. That is no forfeit, so from then on no game counts any more.
#[derive(Debug, Default)]
pub(super) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    pub(super) fn has_come(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does `work`. If it is interrupted, `last_words` are said, and the program ends with the status that shells give to
    /// it: 128 and the number of the signal. Whoever cannot wait for that presses Ctrl-C once more.
    ///
    /// # Errors
    /// When the system does not let signals be waited for.
    #[cfg(unix)]
    pub(super) fn during<T>(&self, work: impl FnOnce() -> T, last_words: impl FnOnce() + Send) -> io::Result<T> {
        use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
        use signal_hook::flag;
        use signal_hook::iterator::Signals;

        let all = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];
        for signal in all {
            flag::register_conditional_shutdown(signal, 128 + signal, Arc::clone(&self.0))?;
            flag::register(signal, Arc::clone(&self.0))?;
        }
        let mut signals = Signals::new(all)?;
        let waiting = Waiting(signals.handle());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    last_words();
                    std::process::exit(128 + signal);
                }
            });
            let done = work();
            if self.has_come() {
                // The other thread is about to end the program: it may only not have had a processor yet.
                std::mem::forget(waiting);
            }
            Ok(done)
        })
    }

    /// Does `work`. Here an interruption ends the program without a word.
    #[cfg(not(unix))]
    pub(super) fn during<T>(&self, work: impl FnOnce() -> T, _last_words: impl FnOnce() + Send) -> io::Result<T> {
        Ok(work())
    }
}

/// Somebody waits for signals, until this is dropped: a panic of the work must not leave the thread waiting.
#[cfg(unix)]
struct Waiting(signal_hook::iterator::Handle);

#[cfg(unix)]
impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.close();
    }
}
