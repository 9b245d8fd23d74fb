//! The line editor of `awale plain`: the keys of a shell, and a history of this run.
//!
//! The terminal is in raw mode only while a line is edited. A paste of several lines is read as
//! several lines. `echo` shows the typed text.
//!
//! The crate `rustyline` was tried instead (version 19): it loses the lines of a paste after the
//! first if the terminal does not mark pastes.

pub mod echo;

use std::collections::VecDeque;
use std::io::{self, BufRead, Read, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use echo::LineEcho;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::SIGCONT;
use terminput::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::input::Keyboard;
use super::terminal::{self, LineMode};
use super::{TestPanicPoint, panic_if_requested};
use crate::app::{Action, TextField};
use crate::screens::text_field_action;

/// The longest line in code points, far more than any command needs.
const MAX_LINE_CODE_POINTS: usize = 1000;
/// The width to assume if the terminal does not report one.
const DEFAULT_COLUMNS: usize = 80;

/// The lines of a terminal, read like the lines of a file.
pub struct LineEditor {
    keyboard: Keyboard,
    /// Keys that were typed before the line was requested.
    typed_ahead: VecDeque<KeyEvent>,
    /// The lines of this run.
    history: Vec<String>,
    /// The part of the last line that was not read yet, with its line feed.
    unread: VecDeque<u8>,
    /// Whether the program was suspended and has been resumed.
    was_resumed: Arc<AtomicBool>,
}

/// A line that is being typed.
struct EditedLine {
    field: TextField,
    echo: LineEcho,
    /// The index of the shown history line; one past the last is the new line.
    history_index: usize,
    /// The new line, while a history line is shown.
    new_line: String,
}

/// The result of a key.
enum KeyResult {
    More,
    Line,
    /// The end of the input.
    End,
    Sleep,
}

impl LineEditor {
    /// Creates an editor for the terminal that is the program's input and output.
    ///
    /// # Errors
    /// If a signal cannot be caught.
    pub fn new() -> io::Result<LineEditor> {
        let continued = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(SIGCONT, Arc::clone(&continued))?;
        let (ahead, unread) = (VecDeque::new(), VecDeque::new());
        Ok(LineEditor {
            keyboard: Keyboard::default(),
            typed_ahead: ahead,
            history: Vec::new(),
            unread,
            was_resumed: continued,
        })
    }

    /// Reads a line; `None` at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut taken = Some(LineMode::start_raw_mode()?);
        let mut line = EditedLine::new(self.history.len());
        if self.typed_ahead.is_empty() && wait_for_input(Some(&Timespec::default()))? {
            // The terminal has echoed keys that were typed before raw mode. They are drawn again.
            write_to_terminal("\r\x1b[J")?;
        }
        loop {
            if self.was_resumed.swap(false, Ordering::SeqCst) {
                // The shell may have changed the terminal's mode, and the cursor is in a new row.
                drop(taken.take());
                taken = Some(LineMode::start_raw_mode()?);
                line.echo = LineEcho::default();
                line.redraw()?;
            }
            let Some(key) = self.typed_ahead.pop_front() else {
                match self.wait_for_keys() {
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
                    waited => waited?,
                }
                continue;
            };
            match line.handle_key(key, &self.history)? {
                KeyResult::More => {}
                KeyResult::End => return Ok(None),
                KeyResult::Line => {
                    let text = line.field.text().to_owned();
                    if !text.is_empty() && self.history.last() != Some(&text) {
                        self.history.push(text.clone());
                    }
                    return Ok(Some(text));
                }
                KeyResult::Sleep => {
                    drop(taken.take());
                    terminal::suspend_program()?;
                    self.was_resumed.store(true, Ordering::SeqCst);
                }
            }
        }
    }

    /// Waits for keys or a signal.
    fn wait_for_keys(&mut self) -> io::Result<()> {
        let is_typed = wait_for_input(self.keyboard.escape_timeout().as_ref())?;
        self.typed_ahead
            .extend(key_events(self.keyboard.read_events(is_typed)?));
        Ok(())
    }
}

/// Waits for input, a signal, or the end of this time. Returns whether there is input.
fn wait_for_input(escape_timeout: Option<&Timespec>) -> io::Result<bool> {
    let mut ends = [PollFd::from_borrowed_fd(
        rustix::stdio::stdin(),
        PollFlags::IN,
    )];
    match poll(&mut ends, escape_timeout) {
        Ok(_) => Ok(!ends[0].revents().is_empty()),
        Err(Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// The keys of these events. A paste becomes the keys that would type it.
fn key_events(events: Vec<Event>) -> Vec<KeyEvent> {
    let mut keys: Vec<KeyEvent> = Vec::new();
    for event in events {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            // A line feed after a carriage return ends the same line.
            Event::Key(key)
                if key == ctrl_key('j')
                    && keys
                        .last()
                        .is_some_and(|before| before.code == KeyCode::Enter) => {}
            Event::Key(key) => keys.push(key),
            Event::Paste(text) => {
                keys.extend(
                    text.replace("\r\n", "\n")
                        .chars()
                        .map(|letter| match letter {
                            '\r' | '\n' => KeyEvent::from(KeyCode::Enter),
                            letter => KeyEvent::from(KeyCode::Char(letter)),
                        }),
                );
            }
            _ => {}
        }
    }
    keys
}

fn ctrl_key(letter: char) -> KeyEvent {
    KeyEvent::new(KeyCode::Char(letter)).modifiers(KeyModifiers::CTRL)
}

fn terminal_columns() -> usize {
    crossterm::terminal::size().map_or(DEFAULT_COLUMNS, |(columns, _)| usize::from(columns).max(1))
}

impl EditedLine {
    /// An empty line after a history of this length.
    fn new(place: usize) -> EditedLine {
        EditedLine {
            field: TextField::with_max_length("", MAX_LINE_CODE_POINTS),
            echo: LineEcho::default(),
            history_index: place,
            new_line: String::new(),
        }
    }

    /// Handles a key and shows its effect.
    fn handle_key(&mut self, key: KeyEvent, history: &[String]) -> io::Result<KeyResult> {
        let is_empty = self.field.text().is_empty();
        match text_field_action(key) {
            Some(Action::Delete) if is_empty && key == ctrl_key('d') => {
                return self.end_row("", KeyResult::End);
            }
            Some(Action::Interrupt) if is_empty => return self.end_row("", KeyResult::End),
            Some(Action::Interrupt) => {
                self.end_row("^C", KeyResult::More)?;
                *self = EditedLine::new(history.len());
            }
            Some(Action::Suspend) => return self.end_row("", KeyResult::Sleep),
            Some(Action::Confirm) => return self.end_row("", KeyResult::Line),
            Some(Action::Up) => {
                self.show_history_line(self.history_index.saturating_sub(1), history);
            }
            Some(Action::Down) => {
                self.show_history_line((self.history_index + 1).min(history.len()), history);
            }
            Some(Action::Back) => self.edit_line(&Action::EraseLine),
            Some(action) => self.edit_line(&action),
            None => {}
        }
        self.redraw()?;
        Ok(KeyResult::More)
    }

    fn edit_line(&mut self, action: &Action) {
        let _ = self.field.act(action);
    }

    /// Shows another line of the history, or the new line again.
    fn show_history_line(&mut self, place: usize, history: &[String]) {
        if self.history_index == history.len() {
            self.new_line = self.field.text().to_owned();
        }
        self.history_index = place;
        self.field = TextField::with_max_length(
            history.get(place).unwrap_or(&self.new_line),
            MAX_LINE_CODE_POINTS,
        );
        // Without this the whole text would be selected.
        self.edit_line(&Action::End);
    }

    fn redraw(&mut self) -> io::Result<()> {
        panic_if_requested(TestPanicPoint::Drawing);
        write_to_terminal(
            &self
                .echo
                .line_update_bytes(self.field.around_cursor(), terminal_columns()),
        )
    }

    /// Ends the row of the line, with `sign` after it.
    fn end_row(&mut self, sign: &str, typed: KeyResult) -> io::Result<KeyResult> {
        write_to_terminal(&std::mem::take(&mut self.echo).finish_bytes(sign, terminal_columns()))?;
        Ok(typed)
    }
}

fn write_to_terminal(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}

impl Read for LineEditor {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.fill_buf()?;
        self.unread.read(buffer)
    }
}

impl BufRead for LineEditor {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.unread.is_empty()
            && let Some(line) = self.read_line()?
        {
            self.unread.extend(line.into_bytes());
            self.unread.push_back(b'\n');
        }
        self.unread.fill_buf()
    }

    fn consume(&mut self, read: usize) {
        self.unread.consume(read);
    }
}
