//! Ctrl-C during a match or a tournament: the games so far are reported before the program ends.

use std::io;

use awale_engine::Stop;

#[cfg(unix)]
use crate::shell::stuck;

/// Whether Ctrl-C was pressed, or another signal has told the program to end.
///
/// The other programs that play may end by the same signal. That is no forfeit, so from then on no game counts any more.
#[derive(Debug, Default)]
pub(super) struct Interrupt(Stop);

impl Interrupt {
    /// The signal that is given by an interruption.
    pub(super) fn stop(&self) -> &Stop {
        &self.0
    }

    /// Does `work`. If it is interrupted, `last_words` are said, and the program ends with the status that shells give to
    /// it: 128 and the number of the signal. A second Ctrl-C ends it at once, and so does an output that nobody reads.
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
            flag::register_conditional_shutdown(signal, 128 + signal, self.0.flag())?;
            flag::register(signal, self.0.flag())?;
        }
        let mut signals = Signals::new(all)?;
        let waiting = Waiting(signals.handle());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    stuck::end_when_stuck(move || signal_hook::low_level::exit(128 + signal));
                    last_words();
                    std::process::exit(128 + signal);
                }
            });
            let done = work();
            if self.0.is_stopped() {
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

/// A thread waits for signals until this is dropped: a panic of the work must not leave it waiting.
#[cfg(unix)]
struct Waiting(signal_hook::iterator::Handle);

#[cfg(unix)]
impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.close();
    }
}
