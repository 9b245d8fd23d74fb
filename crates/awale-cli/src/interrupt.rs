//! Ctrl-C during a long command: the program reports the results so far and the command that
//! resumes the work, then ends.

use std::{borrow::Cow, ffi::OsString, io};

use awale_engine::Stop;
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
#[cfg(unix)]
use signal_hook::flag;
#[cfg(unix)]
use signal_hook::iterator::Signals;

#[cfg(unix)]
use crate::blocked_output;
use awale_study::words::Words;

use crate::output;

/// The signals that end the program.
#[cfg(unix)]
const TERMINATION_SIGNALS: [i32; 4] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];

/// Handles Ctrl-C and the other signals that end the program.
///
/// The terminal also sends the signal to programs that play in a match, and they may end before the
/// match does. They do not lose their games by it: games that are unfinished at the signal are not
/// counted.
#[derive(Debug)]
pub struct InterruptHandler {
    stop: Stop,
    #[cfg(unix)]
    signals: Signals,
}

impl InterruptHandler {
    /// Catches signals from now on, so that [`run_until_interrupt`](Self::run_until_interrupt) does
    /// not miss one.
    ///
    /// # Errors
    /// Returns an error if the system does not allow waiting for signals.
    #[cfg(unix)]
    pub fn new() -> io::Result<InterruptHandler> {
        let (stop, signals) = (Stop::new(), Signals::new(TERMINATION_SIGNALS)?);
        for signal in TERMINATION_SIGNALS {
            flag::register_conditional_shutdown(signal, 128 + signal, stop.flag())?;
            flag::register(signal, stop.flag())?;
        }
        Ok(InterruptHandler { stop, signals })
    }

    /// On systems other than Unix, an interruption ends the program without a report.
    #[cfg(not(unix))]
    pub fn new() -> io::Result<InterruptHandler> {
        Ok(InterruptHandler { stop: Stop::new() })
    }

    /// Runs `work`, which gets a stop signal for interruptions. After an interruption it calls
    /// `on_interrupt` and ends the program with the status that shells use: 128 plus the number of
    /// the signal. A second Ctrl-C, or a blocked output, ends it immediately.
    #[cfg(unix)]
    pub fn run_until_interrupt<T>(
        self,
        work: impl FnOnce(&Stop) -> T,
        on_interrupt: impl FnOnce() + Send,
    ) -> T {
        let InterruptHandler { stop, mut signals } = self;
        let signal_thread_guard = SignalThreadGuard(signals.handle());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    blocked_output::end_if_output_stays_blocked(move || {
                        signal_hook::low_level::exit(128 + signal)
                    });
                    on_interrupt();
                    std::process::exit(128 + signal);
                }
            });
            let work_result = work(&stop);
            if stop.is_stopped() {
                // The signal thread is about to end the program, but may not have run yet. Dropping
                // the guard would stop it.
                std::mem::forget(signal_thread_guard);
            }
            work_result
        })
    }

    #[cfg(not(unix))]
    pub fn run_until_interrupt<T>(
        self,
        work: impl FnOnce(&Stop) -> T,
        _on_interrupt: impl FnOnce() + Send,
    ) -> T {
        work(&self.stop)
    }
}

/// Reports that the work was interrupted, and the command that resumes it: the original command
/// line, with `resume_option` added if needed.
pub fn report_resume_command(words: &Words, resume_option: Option<&str>) {
    output::eprint_message(words.get("interrupted-resume"));
    output::eprint_shell_command(&resume_command(std::env::args_os(), resume_option));
}

/// The command that resumes the interrupted command `command_words`: its words, and `resume_option`
/// if it is not among them, quoted for a shell.
fn resume_command(
    command_words: impl Iterator<Item = OsString>,
    resume_option: Option<&str>,
) -> String {
    let mut command_words: Vec<String> = command_words
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    if let Some(resume_option) = resume_option
        .filter(|&resume_option| command_words.iter().all(|word| word != resume_option))
    {
        // The option goes before `--`, because after it the word would not be read as an option.
        let options_end_index = command_words.iter().position(|word| word == "--");
        command_words.insert(
            options_end_index.unwrap_or(command_words.len()),
            resume_option.to_owned(),
        );
    }
    let quoted_words: Vec<_> = command_words
        .iter()
        .map(|word| shell_quoted(word))
        .collect();
    quoted_words.join(" ")
}

/// Quotes a word if a shell would change it.
fn shell_quoted(word: &str) -> Cow<'_, str> {
    let is_safe_in_shell = |letter: char| letter.is_alphanumeric() || "-_./:=,+@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_safe_in_shell) {
        return word.into();
    }
    format!("'{}'", word.replace('\'', r"'\''")).into()
}

/// A guard that stops the signal thread when it is dropped. Otherwise a panic of the work would
/// leave the thread waiting forever.
#[cfg(unix)]
struct SignalThreadGuard(signal_hook::iterator::Handle);

#[cfg(unix)]
impl Drop for SignalThreadGuard {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_resume_command_is_quoted_for_a_shell() {
        let resume_command_of =
            |line: &[&str]| resume_command(line.iter().map(OsString::from), Some("--resume"));
        assert_eq!(
            resume_command_of(&["awale", "tournament", "--out", "my games", "bot:it's $HOME"]),
            r"awale tournament --out 'my games' 'bot:it'\''s $HOME' --resume"
        );
        assert_eq!(
            resume_command_of(&["awale", "tournament", "--resume", "--out=x", ""]),
            "awale tournament --resume --out=x ''"
        );
        assert_eq!(
            resume_command_of(&["awale", "tournament", "--out", "x", "--", "fast"]),
            "awale tournament --out x --resume -- fast"
        );
    }
}
