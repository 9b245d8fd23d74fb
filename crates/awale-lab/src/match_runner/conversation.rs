//! What a conversation with another program needs, in any protocol.

use std::io::{self, Write};
use std::process::ChildStdin;
use std::thread;
use std::time::{Duration, Instant};

/// How often a program that is silent is looked after: it may have ended, and something that it has
/// started may hold its output open.
pub(super) const LOOK: Duration = Duration::from_millis(100);
/// How long the last words of a program that has ended may be on their way.
pub(super) const LAST_WORDS: Duration = Duration::from_millis(300);
/// How much of a senseless line a reason shows, in characters.
const LINE_SHOWN: usize = 40;
/// How long is waited before a full pipe is tried again.
const PAUSE: Duration = Duration::from_millis(1);

/// The beginning of a line, as a reason shows it.
pub(super) fn shown(line: &str) -> String {
    line.chars().take(LINE_SHOWN).collect()
}

/// Writes a line into the input of a program, which may never read it: until `deadline` at most.
///
/// # Errors
/// `WouldBlock` where the pipe is full, another error where the program has closed it.
pub(super) fn tell(input: &mut impl Write, line: &str, deadline: Instant) -> io::Result<()> {
    let line = format!("{line}\n");
    let mut rest = line.as_bytes();
    while !rest.is_empty() {
        match input.write(rest) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => rest = &rest[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error)
                if error.kind() == io::ErrorKind::WouldBlock && Instant::now() < deadline =>
            {
                thread::sleep(PAUSE);
            }
            Err(error) => return Err(error),
        }
    }
    input.flush()
}

/// From now on a write into a full pipe fails at once. Where the system cannot do that, it waits.
pub(super) fn never_wait(input: &ChildStdin) {
    #[cfg(target_os = "linux")]
    rustix::io::ioctl_fionbio(input, true).ok();
    #[cfg(not(target_os = "linux"))]
    let _ = input;
}
