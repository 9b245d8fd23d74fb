//! Ends the program on a signal even if nothing reads its output, as with a stopped `ssh`.

use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// How long the program may take to end by itself before it is checked.
const GRACE: Duration = Duration::from_secs(1);
/// How long the output must accept nothing to count as stuck.
const SILENCE: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 250_000_000,
};

/// Calls `end` if the output accepts nothing, after the program had time to end by itself. Call it
/// on a signal to end; `GRACE` and `SILENCE` make that two seconds at most.
pub fn end_when_stuck(end: impl FnOnce() + Send + 'static) {
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

/// Whether one of the outputs accepts nothing.
fn is_stuck() -> bool {
    let outputs = [rustix::stdio::stdout(), rustix::stdio::stderr()];
    outputs.into_iter().any(|output| {
        let mut ends = [PollFd::from_borrowed_fd(output, PollFlags::OUT)];
        matches!(poll(&mut ends, Some(&SILENCE)), Ok(0))
    })
}
