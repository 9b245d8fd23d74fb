//! Ends the program after a signal even if its output is blocked, for example by a stopped `ssh`.

use std::{thread, time::Duration};

use rustix::event::{PollFd, PollFlags, Timespec, poll};

/// The time that the program has to end normally before its output is checked.
const NORMAL_END_TIMEOUT: Duration = Duration::from_secs(1);
/// The time without progress after which the output counts as blocked.
const MAX_TIME_WITHOUT_PROGRESS: Timespec = Timespec {
    tv_sec: 0,
    tv_nsec: 250_000_000,
};

/// Call this after a signal that ends the program. It calls `end_program` if the program has not
/// ended after a while and its output is blocked. This takes at most two seconds:
/// `NORMAL_END_TIMEOUT` plus `MAX_TIME_WITHOUT_PROGRESS` for each of two outputs.
pub fn end_if_output_stays_blocked(end_program: impl FnOnce() + Send + 'static) {
    let watch_output = move || {
        loop {
            thread::sleep(NORMAL_END_TIMEOUT);
            if is_output_blocked() {
                return end_program();
            }
        }
    };
    // If the system cannot start this thread, nothing ends a program with blocked output. It then
    // waits until another program reads the output.
    let _ = thread::Builder::new()
        .name("grace".to_owned())
        .spawn(watch_output);
}

/// Whether standard output or standard error is blocked.
fn is_output_blocked() -> bool {
    let outputs = [rustix::stdio::stdout(), rustix::stdio::stderr()];
    outputs.into_iter().any(|output| {
        let mut poll_fds = [PollFd::from_borrowed_fd(output, PollFlags::OUT)];
        matches!(poll(&mut poll_fds, Some(&MAX_TIME_WITHOUT_PROGRESS)), Ok(0))
    })
}
