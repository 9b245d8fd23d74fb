//! The line editor of `awale plain`: the keys of a shell, and a history of this run.
//!
//! The terminal is in raw mode only while a line is edited. A paste of several lines is read as
//! several lines. `echo` shows the typed text.
//!
//! The crate `rustyline` was tried instead (version 19): it loses the lines of a paste after the
//! first if the terminal does not mark pastes.

pub mod echo;

use std::{
    collections::VecDeque,
    io::{self, BufRead, Read, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use echo::LineEcho;
use rustix::{
    event::{PollFd, PollFlags, Timespec, poll},
    io::Errno,
};
use signal_hook::consts::SIGCONT;
use terminput::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::{
    TestPanicPoint,
    input::Keyboard,
    panic_if_requested,
    terminal::{self, RawLineMode},
};
use crate::{
    app::{Action, TextField},
    input::text_field_action,
};

/// The longest line in code points, far more than any command needs.
const MAX_LINE_CODE_POINTS: usize = 1000;
/// The width to assume if the terminal does not report one.
const DEFAULT_COLUMNS: usize = 80;

/// The lines of a terminal, read like the lines of a file.
pub struct LineEditor {
    keyboard: Keyboard,
    /// Keys that were typed before the line was requested.
    keys_typed_ahead: VecDeque<KeyEvent>,
    /// The lines that were typed in this run.
    history: Vec<String>,
    /// The part of the last line that was not read yet, with its line feed.
    unread_bytes: VecDeque<u8>,
    /// Whether the program was suspended and has been resumed.
    was_resumed: Arc<AtomicBool>,
}

/// A line that is being typed.
struct EditedLine {
    text_field: TextField,
    echo: LineEcho,
    /// The index of the shown history line; one past the last is the new line.
    history_index: usize,
    /// The new line, while a history line is shown.
    unfinished_line: String,
}

/// The result of a key.
enum KeyResult {
    ContinueEditing,
    LineFinished,
    /// The end of the input.
    InputEnded,
    SuspendProgram,
}

impl LineEditor {
    /// Creates an editor for the terminal that is the program's input and output.
    ///
    /// # Errors
    /// If a signal cannot be caught.
    pub fn new() -> io::Result<LineEditor> {
        let was_resumed = Arc::new(AtomicBool::new(false));
        signal_hook::flag::register(SIGCONT, Arc::clone(&was_resumed))?;
        let (keys_typed_ahead, unread_bytes) = (VecDeque::new(), VecDeque::new());
        Ok(LineEditor {
            keyboard: Keyboard::default(),
            keys_typed_ahead,
            history: Vec::new(),
            unread_bytes,
            was_resumed,
        })
    }

    /// Reads a line; `None` at the end of the input.
    fn read_line(&mut self) -> io::Result<Option<String>> {
        let mut raw_mode = Some(RawLineMode::start_raw_mode()?);
        let mut edited_line = EditedLine::new(self.history.len());
        if self.keys_typed_ahead.is_empty() && wait_for_input(Some(&Timespec::default()))? {
            // The terminal has echoed keys that were typed before raw mode. They are drawn again.
            write_to_terminal("\r\x1b[J")?;
        }
        loop {
            if self.was_resumed.swap(false, Ordering::SeqCst) {
                // The shell may have changed the terminal's mode, and the cursor is in a new row.
                drop(raw_mode.take());
                raw_mode = Some(RawLineMode::start_raw_mode()?);
                edited_line.echo = LineEcho::default();
                edited_line.redraw()?;
            }
            let Some(key) = self.keys_typed_ahead.pop_front() else {
                match self.wait_for_keys() {
                    Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
                    waited => waited?,
                }
                continue;
            };
            match edited_line.handle_key(key, &self.history)? {
                KeyResult::ContinueEditing => {}
                KeyResult::InputEnded => return Ok(None),
                KeyResult::LineFinished => {
                    let text = edited_line.text_field.text().to_owned();
                    if !text.is_empty() && self.history.last() != Some(&text) {
                        self.history.push(text.clone());
                    }
                    return Ok(Some(text));
                }
                KeyResult::SuspendProgram => {
                    drop(raw_mode.take());
                    terminal::suspend_program()?;
                    self.was_resumed.store(true, Ordering::SeqCst);
                }
            }
        }
    }

    /// Waits for keys or a signal.
    fn wait_for_keys(&mut self) -> io::Result<()> {
        let has_typed_bytes = wait_for_input(self.keyboard.escape_timeout().as_ref())?;
        self.keys_typed_ahead
            .extend(key_events(self.keyboard.read_events(has_typed_bytes)?));
        Ok(())
    }
}

/// Waits for input, a signal, or the end of this time. Returns whether there is input.
fn wait_for_input(escape_timeout: Option<&Timespec>) -> io::Result<bool> {
    let mut poll_fds = [PollFd::from_borrowed_fd(
        rustix::stdio::stdin(),
        PollFlags::IN,
    )];
    match poll(&mut poll_fds, escape_timeout) {
        Ok(_) => Ok(!poll_fds[0].revents().is_empty()),
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
    fn new(history_length: usize) -> EditedLine {
        EditedLine {
            text_field: TextField::with_max_length("", MAX_LINE_CODE_POINTS),
            echo: LineEcho::default(),
            history_index: history_length,
            unfinished_line: String::new(),
        }
    }

    /// Handles a key and shows its effect.
    fn handle_key(&mut self, key: KeyEvent, history: &[String]) -> io::Result<KeyResult> {
        let is_line_empty = self.text_field.text().is_empty();
        match text_field_action(key) {
            Some(Action::Delete) if is_line_empty && key == ctrl_key('d') => {
                return self.end_row("", KeyResult::InputEnded);
            }
            Some(Action::Interrupt) if is_line_empty => {
                return self.end_row("", KeyResult::InputEnded);
            }
            Some(Action::Interrupt) => {
                self.end_row("^C", KeyResult::ContinueEditing)?;
                *self = EditedLine::new(history.len());
            }
            Some(Action::Suspend) => return self.end_row("", KeyResult::SuspendProgram),
            Some(Action::Confirm) => return self.end_row("", KeyResult::LineFinished),
            Some(Action::Up) => {
                self.show_history_line(self.history_index.saturating_sub(1), history);
            }
            Some(Action::Down) => {
                self.show_history_line((self.history_index + 1).min(history.len()), history);
            }
            Some(Action::Back) => self.edit_line(&Action::EraseText),
            Some(action) => self.edit_line(&action),
            None => {}
        }
        self.redraw()?;
        Ok(KeyResult::ContinueEditing)
    }

    fn edit_line(&mut self, action: &Action) {
        let _ = self.text_field.act(action);
    }

    /// Shows another line of the history, or the new line again.
    fn show_history_line(&mut self, index: usize, history: &[String]) {
        if self.history_index == history.len() {
            self.unfinished_line = self.text_field.text().to_owned();
        }
        self.history_index = index;
        self.text_field = TextField::with_max_length(
            history.get(index).unwrap_or(&self.unfinished_line),
            MAX_LINE_CODE_POINTS,
        );
        // This key cancels the selection of the whole text.
        self.edit_line(&Action::End);
    }

    fn redraw(&mut self) -> io::Result<()> {
        panic_if_requested(TestPanicPoint::DrawingThread);
        write_to_terminal(
            &self
                .echo
                .line_update_sequences(self.text_field.text_around_cursor(), terminal_columns()),
        )
    }

    /// Ends the row of the line, with `suffix` after it.
    fn end_row(&mut self, suffix: &str, result: KeyResult) -> io::Result<KeyResult> {
        write_to_terminal(
            &std::mem::take(&mut self.echo).finish_sequences(suffix, terminal_columns()),
        )?;
        Ok(result)
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
        self.unread_bytes.read(buffer)
    }
}

impl BufRead for LineEditor {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.unread_bytes.is_empty()
            && let Some(line) = self.read_line()?
        {
            self.unread_bytes.extend(line.into_bytes());
            self.unread_bytes.push_back(b'\n');
        }
        self.unread_bytes.fill_buf()
    }

    fn consume(&mut self, byte_count: usize) {
        self.unread_bytes.consume(byte_count);
    }
}
