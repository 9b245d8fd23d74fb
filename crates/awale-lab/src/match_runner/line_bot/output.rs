//! What a bot writes: read by a thread, kept up to a limit.

use std::io::Read;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The most bytes for an answer. A move is one letter.
const MOST: usize = 16 * 1024;
/// The most bytes that are kept of an error output.
const KEPT: usize = 2 * 1024;

/// The output of a bot.
pub(super) struct Output(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// What was written and has not been taken.
    bytes: Vec<u8>,
    /// How much was written since the last question.
    written: usize,
    has_ended: bool,
    is_flood: bool,
}

pub(super) enum Heard {
    Line(String),
    Flood,
    End,
    Nothing,
}

/// What becomes of more than may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Excess {
    /// It is read no further, and the pipe is closed: the program ends when it writes more, unless
    /// it ignores that.
    Stop,
    /// It is read and forgotten.
    Forget,
}

impl Output {
    /// The answers of a bot.
    pub(super) fn of(pipe: impl Read + Send + 'static) -> Output {
        Output::reading(pipe, MOST, Excess::Stop)
    }

    /// The error output of a bot, of which only the beginning is kept.
    pub(super) fn kept(pipe: impl Read + Send + 'static) -> Output {
        Output::reading(pipe, KEPT, Excess::Forget)
    }

    fn reading(mut pipe: impl Read + Send + 'static, most: usize, excess: Excess) -> Output {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
        });
        let theirs = Arc::clone(&shared);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let read = pipe.read(&mut buffer).unwrap_or(0);
                let mut state = theirs.lock();
                state.has_ended = read == 0;
                state.written += read;
                state.is_flood |= state.written > most;
                let room = most.saturating_sub(state.bytes.len()).min(read);
                state.bytes.extend_from_slice(&buffer[..room]);
                theirs.changed.notify_all();
                if read == 0 || state.is_flood && excess == Excess::Stop {
                    return;
                }
            }
        });
        Output(shared)
    }

    /// Another question is asked: what was written before does not answer it.
    pub(super) fn new_question(&self) {
        let mut state = self.0.lock();
        state.bytes.clear();
        state.written = 0;
    }

    /// Waits for the next line that is not empty, at most for this time.
    pub(super) fn line(&self, patience: Duration) -> Heard {
        let deadline = Instant::now() + patience;
        let mut state = self.0.lock();
        loop {
            if let Some(line) = state.take_line() {
                return Heard::Line(line);
            }
            if state.is_flood {
                return Heard::Flood;
            }
            if state.has_ended {
                return Heard::End;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Heard::Nothing;
            }
            state = self
                .0
                .changed
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }

    /// Takes what was written without the end of a line, if anything was.
    pub(super) fn take_rest(&self) -> Option<String> {
        let bytes = std::mem::take(&mut self.0.lock().bytes);
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    pub(super) fn has_ended(&self) -> bool {
        self.0.lock().has_ended
    }

    /// Whether more comes within `patience` than any answer takes.
    pub(super) fn floods_within(&self, patience: Duration) -> bool {
        let deadline = Instant::now() + patience;
        let mut state = self.0.lock();
        while !state.is_flood && !state.has_ended {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            state = self
                .0
                .changed
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
        state.is_flood
    }

    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().bytes).into_owned()
    }
}

/// The beginning of an error output, as much as is kept.
pub(super) fn beginning(mut text: String) -> String {
    let end = (0..=KEPT)
        .rev()
        .find(|&end| text.is_char_boundary(end))
        .unwrap_or(0);
    text.truncate(end);
    text
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn take_line(&mut self) -> Option<String> {
        while let Some(end) = self.bytes.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.bytes.drain(..=end).collect();
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if !line.is_empty() {
                return Some(line);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    #[test]
    fn lines_come_one_by_one_and_the_rest_without_an_end() {
        let output = Output::of(&b"\n C \r\nD\nhalf"[..]);
        assert!(matches!(output.line(PATIENCE), Heard::Line(line) if line == "C"));
        assert!(matches!(output.line(PATIENCE), Heard::Line(line) if line == "D"));
        assert!(matches!(output.line(PATIENCE), Heard::End));
        assert_eq!(output.take_rest().as_deref(), Some("half"));
    }

    #[test]
    fn a_flood_is_read_no_further_and_an_error_output_is_cut() {
        let output = Output::of(std::io::repeat(b'x'));
        assert!(matches!(output.line(PATIENCE), Heard::Flood));
        let errors = Output::kept(std::io::Read::take(std::io::repeat(b'x'), 100_000));
        assert!(matches!(errors.line(PATIENCE), Heard::Flood));
        assert!(errors.text().len() <= KEPT);
        assert_eq!(beginning("é".repeat(KEPT)), "é".repeat(KEPT / 2));
        assert_eq!(beginning("short".to_owned()), "short");
    }

    #[test]
    fn output_before_a_question_is_no_answer() {
        let output = Output::of(&b"C\nD\nhalf"[..]);
        assert!(matches!(output.line(PATIENCE), Heard::Line(line) if line == "C"));
        while !output.has_ended() {
            std::thread::yield_now();
        }
        output.new_question();
        assert!(matches!(output.line(PATIENCE), Heard::End));
        assert_eq!(output.take_rest(), None);
    }
}
