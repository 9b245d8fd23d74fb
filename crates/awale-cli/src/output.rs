//! The output of all commands. Names in games, paths, output of other engines and command lines may
//! contain characters that control a terminal. All output goes through this module, which escapes
//! them.

use std::{
    borrow::Cow,
    fmt::Display,
    io::{self, IsTerminal, StderrLock, StdoutLock, Write},
    sync::atomic::{AtomicBool, Ordering},
};

use anstream::{
    AutoStream,
    adapter::strip_str,
    stream::{AsLockedWrite, RawStream},
};
use clap::builder::StyledStr;
use textwrap::{Options, WordSeparator, WordSplitter, core::display_width};

use awale_board::theme::glyphs;
use awale_words::text::{EscapingWriter, json_escaped, json_in_ascii};

/// Whether only ASCII may be printed.
static IS_ASCII_ONLY: AtomicBool = AtomicBool::new(false);

/// Prints only ASCII from now on.
pub fn set_ascii_only() {
    IS_ASCII_ONLY.store(true, Ordering::Relaxed);
}

/// Whether only ASCII may be printed.
pub fn is_ascii_only() -> bool {
    IS_ASCII_ONLY.load(Ordering::Relaxed)
}

/// A writer that encodes text for the output (ASCII or UTF-8) and never splits a character.
pub struct OutputEncoder<W>(W);

impl<W: Write> Write for OutputEncoder<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if is_ascii_only() {
            self.0
                .write_all(glyphs::text_in_ascii(&String::from_utf8_lossy(bytes)).as_bytes())?;
            return Ok(bytes.len());
        }
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Standard output. Hidden characters are escaped as `\u{1b}`.
pub fn standard_output() -> EscapingWriter<OutputEncoder<StdoutLock<'static>>> {
    EscapingWriter::new(OutputEncoder(io::stdout().lock()))
}

pub fn standard_error() -> EscapingWriter<OutputEncoder<StderrLock<'static>>> {
    EscapingWriter::new(OutputEncoder(io::stderr().lock()))
}

/// Prepares a JSON text so that [`standard_output`] does not change its meaning.
pub fn escaped_json_for_output(text: &str) -> Cow<'_, str> {
    if is_ascii_only() {
        json_in_ascii(text)
    } else {
        json_escaped(text)
    }
}

/// Writes a line to standard error, wrapped at words on a terminal. A failure is ignored, because
/// there is no other place to report it.
pub fn eprint_line(line: impl Display) {
    let line = line.to_string();
    let line = if can_redraw_stderr() {
        wrap_text(&line, max_line_columns())
    } else {
        line
    };
    let _ = writeln!(standard_error(), "{line}");
}

/// Writes a message of the program to standard error, as `awale: message`.
pub fn eprint_message(message: impl Display) {
    eprint_line(format_args!("awale: {message}"));
}

/// Writes a command to standard error without wrapping, so that it can be copied.
pub fn eprint_shell_command(command: &str) {
    let _ = writeln!(standard_error(), "  {command}");
}

/// The maximum line width in columns: the width of the terminal, or the variable `COLUMNS` if it is
/// smaller. 80 if both are unknown.
pub fn max_line_columns() -> usize {
    // Without a terminal, crossterm would run the program `tput` to find out the size, twice for
    // each printed line.
    let has_terminal = io::stdout().is_terminal() || can_redraw_stderr();
    let terminal_size = has_terminal.then(crossterm::terminal::size);
    let terminal_width =
        terminal_size.and_then(|terminal_size| Some(usize::from(terminal_size.ok()?.0)));
    let environment_width = std::env::var("COLUMNS")
        .ok()
        .and_then(|columns| columns.parse().ok());
    let line_widths = [terminal_width, environment_width].into_iter().flatten();
    line_widths
        .filter(|&columns| columns > 0)
        .min()
        .unwrap_or(80)
}

/// Wraps lines of `text` that are wider than this many columns, between words. Continuation lines
/// have the same indentation. A word that is too wide is not broken.
pub fn wrap_text(text: &str, max_columns: usize) -> String {
    let wrap_line = |line: &str| {
        let indent = &line[..line.len() - line.trim_start_matches(' ').len()];
        let options = Options::new(max_columns)
            .subsequent_indent(indent)
            .break_words(false)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line, options)
    };
    text.split('\n')
        .map(wrap_line)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The width of a help page in columns: enough for its tables, and narrow enough to read.
pub fn help_page_columns() -> usize {
    max_line_columns().clamp(40, 100)
}

/// Writes a help page to standard output, with the width of [`help_page_columns`], and with styles
/// on a terminal.
///
/// # Errors
/// Returns an error if the page cannot be written.
pub fn print_help_page(page: &StyledStr) -> io::Result<()> {
    write_styled_page(page, io::stdout())
}

/// Writes a help page to standard error like [`print_help_page`]. A failure is ignored.
pub fn eprint_help_page(page: &StyledStr) {
    let _ = write_styled_page(page, io::stderr());
}

/// Writes the buffered rest of standard output.
///
/// # Errors
/// Returns an error if it cannot be written.
pub fn flush_standard_output() -> io::Result<()> {
    io::stdout().flush()
}

fn write_styled_page(page: &StyledStr, out: impl RawStream + AsLockedWrite) -> io::Result<()> {
    let page = page.ansi().to_string();
    let page = if is_ascii_only() {
        glyphs::text_in_ascii(&page)
    } else {
        page.into()
    };
    let mut out = AutoStream::auto(out);
    out.write_all(wrap_help_page(&page, help_page_columns()).as_bytes())?;
    out.flush()
}

/// Wraps lines of `page` that are wider than this many columns. Continuation lines are aligned with
/// the second column of a table, or with the command after `Usage: awale`. A word that does not fit
/// that column starts further left, and only a word wider than the page is broken.
pub fn wrap_help_page(page: &str, max_columns: usize) -> String {
    let wrap_if_too_wide = |line: &str| {
        if display_width(line) <= max_columns {
            return line.to_owned();
        }
        let unstyled_line = strip_str(line).to_string();
        let text = unstyled_line.trim_start_matches(' ');
        let indent = unstyled_line.len() - text.len();
        let max_word_width = text.split(' ').map(display_width).max().unwrap_or(0);
        let max_indent = max_columns.saturating_sub(max_word_width);
        let gap_texts: &[&str] = if indent == 0 { &["  ", ": "] } else { &["  "] };
        let text_column = gap_texts.iter().find_map(|gap| {
            let (name, description_with_gap) = text.split_once(gap)?;
            let gap_width =
                description_with_gap.len() - description_with_gap.trim_start_matches(' ').len();
            Some(indent + display_width(name) + gap.len() + gap_width)
        });
        let text_column = text_column.filter(|&column| column <= max_columns / 2);
        let (first_indent, continuation_indent) = (
            indent.min(max_indent),
            text_column.unwrap_or(indent).min(max_indent),
        );
        let (first_indent, continuation_indent) =
            (" ".repeat(first_indent), " ".repeat(continuation_indent));
        let options = Options::new(max_columns)
            .initial_indent(&first_indent)
            .subsequent_indent(&continuation_indent)
            .word_separator(WordSeparator::AsciiSpace)
            .word_splitter(WordSplitter::NoHyphenation);
        textwrap::fill(line.trim_start_matches(' '), options)
    };
    page.split('\n')
        .map(wrap_if_too_wide)
        .collect::<Vec<_>>()
        .join("\n")
}

/// Writes a line to standard output.
///
/// # Errors
/// Returns an error if the line cannot be written.
pub fn print_line(line: impl Display) -> io::Result<()> {
    writeln!(standard_output(), "{line}")
}

/// Writes a file to standard output unchanged, for a pipe or a redirection. On a terminal hidden
/// characters are escaped.
///
/// # Errors
/// Returns an error if the file cannot be written.
pub fn print_file_safely(bytes: &[u8]) -> io::Result<()> {
    if io::stdout().is_terminal() {
        return standard_output().write_all(bytes);
    }
    let mut out = io::stdout().lock();
    out.write_all(bytes)?;
    out.flush()
}

/// Whether standard error is a terminal, so that a line can be redrawn.
pub fn can_redraw_stderr() -> bool {
    io::stderr().is_terminal()
}

/// Draws `line` at the cursor on standard error. The line must not contain text from files or other
/// programs. A failure is ignored, because a missing progress bar should not stop the work.
pub fn draw_on_stderr(line: &str) {
    let _ = OutputEncoder(io::stderr()).write_all(line.as_bytes());
}

/// A writer to standard output that wraps lines at words if it is a terminal. Each line is written
/// when it is complete.
#[derive(Default)]
pub struct LineWrappingWriter(Vec<u8>);

impl Write for LineWrappingWriter {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        for part in text.split_inclusive(|&byte| byte == b'\n') {
            self.0.extend(part);
            if self.0.last() == Some(&b'\n') {
                let line = String::from_utf8_lossy(&std::mem::take(&mut self.0)).into_owned();
                let line = if io::stdout().is_terminal() {
                    wrap_text(&line, max_line_columns())
                } else {
                    line
                };
                standard_output().write_all(line.as_bytes())?;
            }
        }
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        standard_output().flush()
    }
}
