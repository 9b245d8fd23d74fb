//! What the commands print. All of it goes through here: a name in a game, a path, what a foreign
//! engine says or what was typed on the command line may hold characters that a terminal obeys, and
//! none of them gets there.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, IsTerminal, StderrLock, StdoutLock, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use anstream::AutoStream;
use anstream::adapter::strip_str;
use anstream::stream::{AsLockedWrite, RawStream};
use clap::builder::StyledStr;
use textwrap::core::display_width;
use textwrap::{Options, WordSeparator, WordSplitter};

use awale_board::theme::glyphs;
use awale_words::text::{Escaping, json_escaped, json_in_ascii};

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
#[must_use]
pub fn out() -> Escaping<Encoded<StdoutLock<'static>>> {
    Escaping::new(Encoded(io::stdout().lock()))
}

#[must_use]
pub fn err() -> Escaping<Encoded<StderrLock<'static>>> {
    Escaping::new(Encoded(io::stderr().lock()))
}

/// JSON that [`out`] prints without changing its meaning.
#[must_use]
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

/// Writes a command to the error output, on one line, so that it can be copied as a whole.
pub fn tell_command(command: &str) {
    let _ = writeln!(err(), "  {command}");
}

/// The most columns of a line: the width of the terminal, or the variable `COLUMNS` if that is
/// less; 80 if the program finds neither.
pub fn columns() -> usize {
    // Without a terminal crossterm would run `tput` twice for each line.
    let has_terminal = io::stdout().is_terminal() || is_drawn();
    let size = has_terminal.then(crossterm::terminal::size);
    let shown = size.and_then(|size| Some(usize::from(size.ok()?.0)));
    let limit = std::env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    let known = [shown, limit].into_iter().flatten();
    known.filter(|&columns| columns > 0).min().unwrap_or(80)
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

/// Columns of a page of help: no fewer than tables need, no more than a line can be read in.
#[must_use]
pub fn page_columns() -> usize {
    columns().clamp(40, 100)
}

/// Writes a page of help to standard output, as wide as [`page_columns`], with styles on a terminal.
///
/// # Errors
/// If it cannot be written.
pub fn write_page(page: &StyledStr) -> io::Result<()> {
    styled(page, io::stdout())
}

/// Writes a page of help to the error output, as [`write_page`] does. A failure is ignored.
pub fn tell_page(page: &StyledStr) {
    let _ = styled(page, io::stderr());
}

/// Writes what a command has left in the buffer of standard output.
///
/// # Errors
/// If it cannot be written.
pub fn flush() -> io::Result<()> {
    io::stdout().flush()
}

fn styled(page: &StyledStr, out: impl RawStream + AsLockedWrite) -> io::Result<()> {
    let page = page.ansi().to_string();
    let page = if is_ascii() {
        glyphs::in_ascii(&page)
    } else {
        page.into()
    };
    let mut out = AutoStream::auto(out);
    out.write_all(fitted(&page, page_columns()).as_bytes())?;
    out.flush()
}

/// `page` with each line broken that is wider than this. What follows a break is aligned with the
/// second column of the line, as in a table, or with the command of `Usage: awale`. A word that
/// does not fit into that column begins further to the left; only a word wider than the page is
/// broken.
#[must_use]
pub fn fitted(page: &str, columns: usize) -> String {
    let fit = |line: &str| {
        if display_width(line) <= columns {
            return line.to_owned();
        }
        let plain = strip_str(line).to_string();
        let text = plain.trim_start_matches(' ');
        let indent = plain.len() - text.len();
        let widest = text.split(' ').map(display_width).max().unwrap_or(0);
        let room = columns.saturating_sub(widest);
        let gaps: &[&str] = if indent == 0 { &["  ", ": "] } else { &["  "] };
        let column = gaps.iter().find_map(|gap| {
            let (name, rest) = text.split_once(gap)?;
            let wide = rest.len() - rest.trim_start_matches(' ').len();
            Some(indent + display_width(name) + gap.len() + wide)
        });
        let column = column.filter(|&column| column <= columns / 2);
        let (first, others) = (indent.min(room), column.unwrap_or(indent).min(room));
        let (first, others) = (" ".repeat(first), " ".repeat(others));
        let options = Options::new(columns)
            .initial_indent(&first)
            .subsequent_indent(&others)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line.trim_start_matches(' '), options)
    };
    page.split('\n').map(fit).collect::<Vec<_>>().join("\n")
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
#[must_use]
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
