//! What the commands print. All of it goes through here: a name in a game, a path, what a foreign
//! engine says or what was typed on the command line may hold characters that a terminal obeys, and
//! none of them gets there.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, IsTerminal, StderrLock, StdoutLock, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use textwrap::{Options, WordSeparator, WordSplitter};

use awale_board::theme::glyphs;
use awale_files::text::{Escaping, json_escaped, json_in_ascii};

/// Whether nothing but ASCII is to be printed.
static IS_ASCII: AtomicBool = AtomicBool::new(false);

/// From now on nothing but ASCII is printed.
pub fn use_ascii() {
    IS_ASCII.store(true, Ordering::Relaxed);
}

/// Whether nothing but ASCII is to be printed.
pub fn is_ascii() -> bool {
    IS_ASCII.load(Ordering::Relaxed)
}

/// A writer of text in the encoding that is expected, whole characters at a time.
pub struct Encoded<W>(W);

impl<W: Write> Write for Encoded<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if is_ascii() {
            self.0
                .write_all(glyphs::in_ascii(&String::from_utf8_lossy(bytes)).as_bytes())?;
            return Ok(bytes.len());
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Standard output, for people and for programs: hidden characters are written out as `\u{1b}`.
pub fn out() -> Escaping<Encoded<StdoutLock<'static>>> {
    Escaping::new(Encoded(io::stdout().lock()))
}

pub fn err() -> Escaping<Encoded<StderrLock<'static>>> {
    Escaping::new(Encoded(io::stderr().lock()))
}

/// JSON that [`out`] prints without changing its meaning.
pub fn json(text: &str) -> Cow<'_, str> {
    if is_ascii() {
        json_in_ascii(text)
    } else {
        json_escaped(text)
    }
}

/// Writes a line to the error output, on a terminal wrapped at words. A failure to write it is
/// ignored: there is no other place to report it.
pub fn tell(line: impl Display) {
    let line = line.to_string();
    let line = if is_drawn() {
        wrapped(&line, columns())
    } else {
        line
    };
    let _ = writeln!(err(), "{line}");
}

/// Columns of the terminal; 80 where there is none, or it does not say.
pub fn columns() -> usize {
    // Without a terminal crossterm would run `tput` twice for each line.
    if !io::stdout().is_terminal() && !is_drawn() {
        return 80;
    }
    crossterm::terminal::size()
        .ok()
        .map(|(columns, _)| usize::from(columns))
        .filter(|&columns| columns > 0)
        .unwrap_or(80)
}

/// `text` with each line broken between words where it is wider than this. What follows a break is
/// indented as its line is; a word that is too wide stays whole.
#[must_use]
pub fn wrapped(text: &str, columns: usize) -> String {
    let wrap = |line: &str| {
        let indent = &line[..line.len() - line.trim_start_matches(' ').len()];
        let options = Options::new(columns)
            .subsequent_indent(indent)
            .break_words(false)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line, options)
    };
    text.split('\n').map(wrap).collect::<Vec<_>>().join("\n")
}

/// Writes a line to standard output.
///
/// # Errors
/// When it cannot be written.
pub fn say(line: impl Display) -> io::Result<()> {
    writeln!(out(), "{line}")
}

/// Writes a file to standard output as it is, for another program or a file; on a terminal with its
/// hidden characters written out.
///
/// # Errors
/// When it cannot be written.
pub fn write_file(text: &[u8]) -> io::Result<()> {
    if io::stdout().is_terminal() {
        return out().write_all(text);
    }
    let mut out = io::stdout().lock();
    out.write_all(text)?;
    out.flush()
}

/// Whether the error output is a terminal, on which a line can be drawn again and again.
pub fn is_drawn() -> bool {
    io::stderr().is_terminal()
}

/// Draws `line`, made by this program alone, where the cursor stands on the error output. A bar
/// that cannot be drawn is no reason to stop the work.
pub fn draw(line: &str) {
    let _ = Encoded(io::stderr()).write_all(line.as_bytes());
}

/// Standard output, whose lines are wrapped at words where it is a terminal. Each line is written
/// once it is whole.
#[derive(Default)]
pub struct Wrapping(Vec<u8>);

impl Write for Wrapping {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        for part in text.split_inclusive(|&byte| byte == b'\n') {
            self.0.extend(part);
            if self.0.last() == Some(&b'\n') {
                let line = String::from_utf8_lossy(&std::mem::take(&mut self.0)).into_owned();
                let line = if io::stdout().is_terminal() {
                    wrapped(&line, columns())
                } else {
                    line
                };
                out().write_all(line.as_bytes())?;
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        out().flush()
    }
}
