//! Reads the output of a bot in a thread, up to a limit.

use std::{
    io::Read,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use parking_lot::{Condvar, Mutex};

/// Maximum number of bytes of an answer. A move has one letter.
const MAX_ANSWER_BYTES: usize = 16 * 1024;
/// Maximum number of bytes of an error output that are stored.
const MAX_ERROR_BYTES: usize = 2 * 1024;

/// An output pipe of a bot, read by a thread.
pub(super) struct BotOutput(Arc<SharedOutput>);

struct SharedOutput {
    output_state: Mutex<OutputState>,
    change_signal: Condvar,
}

#[derive(Default)]
struct OutputState {
    /// Bytes that the bot wrote and that no caller has read yet.
    unread_bytes: Vec<u8>,
    /// Number of bytes that the bot wrote since the last question.
    written_byte_count: usize,
    has_ended: bool,
    is_limit_exceeded: bool,
}

pub(super) enum ReadResult {
    CompleteLine(String),
    TooMuchOutput,
    OutputEnded,
    Timeout,
}

/// Treatment of bytes above the limit.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ExcessOutputHandling {
    /// Stop reading and close the pipe. The program is then ended by its next write, unless it
    /// ignores the error.
    ClosePipe,
    /// Read the bytes and discard them.
    DiscardBytes,
}

impl BotOutput {
    /// Reads the answers of a bot.
    pub(super) fn spawn_answer_reader(pipe: impl Read + Send + 'static) -> BotOutput {
        BotOutput::spawn_reader(pipe, MAX_ANSWER_BYTES, ExcessOutputHandling::ClosePipe)
    }

    /// Reads the error output (stderr) of a bot, and stores its beginning.
    pub(super) fn spawn_error_output_reader(pipe: impl Read + Send + 'static) -> BotOutput {
        BotOutput::spawn_reader(pipe, MAX_ERROR_BYTES, ExcessOutputHandling::DiscardBytes)
    }

    fn spawn_reader(
        mut pipe: impl Read + Send + 'static,
        max_bytes: usize,
        excess_handling: ExcessOutputHandling,
    ) -> BotOutput {
        let shared_output = Arc::new(SharedOutput {
            output_state: Mutex::default(),
            change_signal: Condvar::new(),
        });
        let reader_output = Arc::clone(&shared_output);
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            loop {
                let read_byte_count = pipe.read(&mut buffer).unwrap_or(0);
                let mut output_state = reader_output.output_state.lock();
                output_state.has_ended = read_byte_count == 0;
                output_state.written_byte_count += read_byte_count;
                output_state.is_limit_exceeded |= output_state.written_byte_count > max_bytes;
                let stored_length = max_bytes
                    .saturating_sub(output_state.unread_bytes.len())
                    .min(read_byte_count);
                output_state
                    .unread_bytes
                    .extend_from_slice(&buffer[..stored_length]);
                reader_output.change_signal.notify_all();
                if read_byte_count == 0
                    || output_state.is_limit_exceeded
                        && excess_handling == ExcessOutputHandling::ClosePipe
                {
                    return;
                }
            }
        });
        BotOutput(shared_output)
    }

    /// Discards all bytes so far, because they were written before the question.
    pub(super) fn discard_earlier_output(&self) {
        let mut output_state = self.0.output_state.lock();
        output_state.unread_bytes.clear();
        output_state.written_byte_count = 0;
    }

    /// Waits for the next line that is not empty, for no longer than `timeout`.
    pub(super) fn wait_for_line(&self, timeout: Duration) -> ReadResult {
        let deadline = Instant::now() + timeout;
        let mut output_state = self.0.output_state.lock();
        loop {
            if let Some(line) = output_state.take_line() {
                return ReadResult::CompleteLine(line);
            }
            if output_state.is_limit_exceeded {
                return ReadResult::TooMuchOutput;
            }
            if output_state.has_ended {
                return ReadResult::OutputEnded;
            }
            if Instant::now() >= deadline {
                return ReadResult::Timeout;
            }
            self.0.change_signal.wait_until(&mut output_state, deadline);
        }
    }

    /// Takes the bytes after the last line feed, if there are any.
    pub(super) fn take_unfinished_line(&self) -> Option<String> {
        let bytes = std::mem::take(&mut self.0.output_state.lock().unread_bytes);
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    pub(super) fn has_ended(&self) -> bool {
        self.0.output_state.lock().has_ended
    }

    /// Waits until the output exceeds the limit or ends, at most for `timeout`. Returns whether it
    /// exceeds the limit.
    pub(super) fn wait_until_limit_exceeded(&self, timeout: Duration) -> bool {
        let mut output_state = self.0.output_state.lock();
        let is_running = |state: &mut OutputState| !state.is_limit_exceeded && !state.has_ended;
        self.0
            .change_signal
            .wait_while_for(&mut output_state, is_running, timeout);
        output_state.is_limit_exceeded
    }

    pub(super) fn stored_text(&self) -> String {
        String::from_utf8_lossy(&self.0.output_state.lock().unread_bytes).into_owned()
    }
}

/// Shortens an error output to the bytes that are stored.
pub(super) fn truncated_error_output(mut text: String) -> String {
    let text_end = (0..=MAX_ERROR_BYTES)
        .rev()
        .find(|&end| text.is_char_boundary(end))
        .unwrap_or(0);
    text.truncate(text_end);
    text
}

impl OutputState {
    fn take_line(&mut self) -> Option<String> {
        while let Some(line_end) = self.unread_bytes.iter().position(|&byte| byte == b'\n') {
            let line: Vec<u8> = self.unread_bytes.drain(..=line_end).collect();
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

    const TEST_TIMEOUT: Duration = Duration::from_secs(30);

    #[test]
    fn bot_output_is_read_line_by_line_and_a_last_line_may_lack_a_line_feed() {
        let output = BotOutput::spawn_answer_reader(&b"\n C \r\nD\nhalf"[..]);
        assert!(
            matches!(output.wait_for_line(TEST_TIMEOUT), ReadResult::CompleteLine(line) if line == "C")
        );
        assert!(
            matches!(output.wait_for_line(TEST_TIMEOUT), ReadResult::CompleteLine(line) if line == "D")
        );
        assert!(matches!(
            output.wait_for_line(TEST_TIMEOUT),
            ReadResult::OutputEnded
        ));
        assert_eq!(output.take_unfinished_line().as_deref(), Some("half"));
    }

    #[test]
    fn an_endless_answer_stops_the_reader_and_long_error_output_is_truncated() {
        let output = BotOutput::spawn_answer_reader(std::io::repeat(b'x'));
        assert!(matches!(
            output.wait_for_line(TEST_TIMEOUT),
            ReadResult::TooMuchOutput
        ));
        let error_output = BotOutput::spawn_error_output_reader(std::io::Read::take(
            std::io::repeat(b'x'),
            100_000,
        ));
        assert!(matches!(
            error_output.wait_for_line(TEST_TIMEOUT),
            ReadResult::TooMuchOutput
        ));
        assert!(error_output.stored_text().len() <= MAX_ERROR_BYTES);
        assert_eq!(
            truncated_error_output("é".repeat(MAX_ERROR_BYTES)),
            "é".repeat(MAX_ERROR_BYTES / 2)
        );
        assert_eq!(truncated_error_output("short".to_owned()), "short");
    }

    #[test]
    fn output_of_a_bot_before_a_question_is_not_an_answer() {
        let output = BotOutput::spawn_answer_reader(&b"C\nD\nhalf"[..]);
        assert!(
            matches!(output.wait_for_line(TEST_TIMEOUT), ReadResult::CompleteLine(line) if line == "C")
        );
        while !output.has_ended() {
            std::thread::yield_now();
        }
        output.discard_earlier_output();
        assert!(matches!(
            output.wait_for_line(TEST_TIMEOUT),
            ReadResult::OutputEnded
        ));
        assert_eq!(output.take_unfinished_line(), None);
    }
}
