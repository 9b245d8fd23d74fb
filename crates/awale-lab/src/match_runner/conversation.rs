//! Writing to another program and waiting for it: parts shared by all protocols.

use std::{
    io::{self, Write},
    process::ChildStdin,
    thread,
    time::{Duration, Instant},
};

/// Interval for checks whether a silent program has ended. The end of its output is not enough: one
/// of its child processes may hold the pipe open.
pub(super) const POLL_INTERVAL: Duration = Duration::from_millis(100);
/// Time limit for reading the rest of the output after a program has ended.
pub(super) const OUTPUT_DRAIN_TIMEOUT: Duration = Duration::from_millis(300);
/// Maximum number of characters of a wrong answer that an error message quotes.
const MAX_EXCERPT_CHARS: usize = 40;
/// Delay before writing to a full pipe is tried again.
const WRITE_RETRY_DELAY: Duration = Duration::from_millis(1);

/// Returns the beginning of a line, short enough for an error message.
pub(super) fn excerpt(line: &str) -> String {
    line.chars().take(MAX_EXCERPT_CHARS).collect()
}

/// Writes `line` into the input of a program. A program may never read its input, so writing is
/// given up at `deadline`.
///
/// # Errors
/// `WouldBlock` if the pipe is still full at `deadline`, another error if the pipe is closed.
pub(super) fn write_line(input: &mut impl Write, line: &str, deadline: Instant) -> io::Result<()> {
    let line = format!("{line}\n");
    let mut unwritten_bytes = line.as_bytes();
    while !unwritten_bytes.is_empty() {
        match input.write(unwritten_bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => unwritten_bytes = &unwritten_bytes[written..],
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error)
                if error.kind() == io::ErrorKind::WouldBlock && Instant::now() < deadline =>
            {
                thread::sleep(WRITE_RETRY_DELAY);
            }
            Err(error) => return Err(error),
        }
    }
    input.flush()
}

/// Makes writes into a full pipe fail immediately. On systems that cannot do that, writes block.
pub(super) fn set_nonblocking(input: &ChildStdin) {
    #[cfg(target_os = "linux")]
    rustix::io::ioctl_fionbio(input, true).ok();
    #[cfg(not(target_os = "linux"))]
    let _ = input;
}
