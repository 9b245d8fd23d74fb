//! Reads the output of a bot in a thread, up to a limit.

use std::io::Read;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum number of bytes of an answer. A move has one letter.
const MOST: usize = 16 * 1024;
/// Maximum number of bytes of an error output that are stored.
const KEPT: usize = 2 * 1024;

/// An output pipe of a bot, read by a thread.
pub(super) struct Output(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// Bytes that were written and not yet taken.
    bytes: Vec<u8>,
    /// Number of bytes since the last question.
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

/// Treatment of bytes above the limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Excess {
    /// Stop reading and close the pipe. The program is then ended by its next write, unless it
    /// ignores the error.
    Stop,
    /// Read the bytes and discard them.
    Forget,
}

impl Output {
    /// Reads the answers of a bot.
    pub(super) fn of(pipe: impl Read + Send + 'static) -> Output {
        Output::reading(pipe, MOST, Excess::Stop)
    }

    /// Reads the error output of a bot, and stores its beginning.
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

    /// Discards all bytes so far, because they were written before the question.
    pub(super) fn new_question(&self) {
        let mut state = self.0.lock();
        state.bytes.clear();
        state.written = 0;
    }

    /// Waits for the next line that is not empty, for no longer than `patience`.
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

    /// Takes the bytes after the last line feed, if there are any.
    pub(super) fn take_rest(&self) -> Option<String> {
        let bytes = std::mem::take(&mut self.0.lock().bytes);
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    pub(super) fn has_ended(&self) -> bool {
        self.0.lock().has_ended
    }

    /// Returns whether the output exceeds the limit within `patience`.
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

/// Shortens an error output to the bytes that are stored.
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
