//! What the commands print. All of it goes through here: a name in a game, a path, what a foreign engine says or what was
//! typed on the command line may hold characters that a terminal obeys, and none of them gets there.

use std::fmt::Display;
use std::io::{self, IsTerminal, StderrLock, StdoutLock, Write};

use crate::text::Escaping;

/// Standard output, for people and for programs: hidden characters are written out as `\u{1b}`.
pub(super) fn out() -> Escaping<StdoutLock<'static>> {
    Escaping::new(io::stdout().lock())
}

/// The error output, likewise.
pub(super) fn err() -> Escaping<StderrLock<'static>> {
    Escaping::new(io::stderr().lock())
}

/// Writes a line to the error output. A failure to write it is ignored: there is no other place to report it.
pub fn tell(line: impl Display) {
    let _ = writeln!(err(), "{line}");
}

/// Writes a line to standard output.
///
/// # Errors
/// When it cannot be written.
pub(super) fn say(line: impl Display) -> io::Result<()> {
    writeln!(out(), "{line}")
}

/// Writes a file to standard output as it is, for another program or a file; on a terminal with its hidden characters
/// written out.
///
/// # Errors
/// When it cannot be written.
pub(super) fn write_file(text: &[u8]) -> io::Result<()> {
    if io::stdout().is_terminal() {
        return out().write_all(text);
    }
    let mut out = io::stdout().lock();
    out.write_all(text)?;
    out.flush()
}

/// Whether the error output is a terminal, on which a line can be drawn again and again.
pub(super) fn is_drawn() -> bool {
    io::stderr().is_terminal()
}

/// Draws `line`, made by this program alone, where the cursor stands on the error output. A bar that cannot be drawn is no
/// reason to stop the work.
pub(super) fn draw(line: &str) {
    let _ = io::stderr().write_all(line.as_bytes());
}
