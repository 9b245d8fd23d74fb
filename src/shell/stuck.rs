//! A program ends on a signal although nothing reads its output: a stopped `ssh`, a pager that waits.

use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// How long a program that was told to end may take before anyone asks whether it is stuck.
const GRACE: Duration = Duration::from_secs(1);
/// How long the output has to take nothing to be called stuck.
const SILENCE: Timespec = Timespec { tv_sec: 0, tv_nsec: 250_000_000 };

/// Does `end` when the output takes nothing any more, but no sooner than the program could have ended in its own way. To be called
/// on a signal to end; with [`GRACE`] and [`SILENCE`] it ends within two seconds.
pub(crate) fn end_when_stuck(end: impl FnOnce() + Send + 'static) {
    let run = move || {
        loop {
            thread::sleep(GRACE);
            if is_stuck() {
                return end();
            }
        }
    };
    // Without a thread the program ends as soon as its output is read.
    let _ = thread::Builder::new().name("grace".to_owned()).spawn(run);
}

/// Whether one of the outputs takes nothing.
fn is_stuck() -> bool {
    let outputs = [rustix::stdio::stdout(), rustix::stdio::stderr()];
    outputs.into_iter().any(|output| {
        let mut ends = [PollFd::from_borrowed_fd(output, PollFlags::OUT)];
        matches!(poll(&mut ends, Some(&SILENCE)), Ok(0))
    })
}
