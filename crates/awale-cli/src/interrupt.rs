//! Ctrl-C during long work: what is done so far is reported before the program ends, with the
//! command that resumes it.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io;

use awale_engine::Stop;
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
#[cfg(unix)]
use signal_hook::flag;
#[cfg(unix)]
use signal_hook::iterator::Signals;

#[cfg(unix)]
use crate::stuck;
use awale_study::words::Words;

use crate::output;

/// The signals that tell the program to end.
#[cfg(unix)]
const ENDING: [i32; 4] = [SIGINT, SIGTERM, SIGHUP, SIGQUIT];

/// Whether Ctrl-C was pressed, or another signal has told the program to end.
///
/// The other programs that play may end by the same signal. That is no forfeit, so from then on no
/// game counts.
#[derive(Debug)]
pub struct Interrupt {
    stop: Stop,
    #[cfg(unix)]
    signals: Signals,
}

impl Interrupt {
    /// Keeps signals from now on, so that [`during`](Self::during) misses none.
    ///
    /// # Errors
    /// When the system does not let signals be waited for.
    #[cfg(unix)]
    pub fn new() -> io::Result<Interrupt> {
        let (stop, signals) = (Stop::new(), Signals::new(ENDING)?);
        for signal in ENDING {
            flag::register_conditional_shutdown(signal, 128 + signal, stop.flag())?;
            flag::register(signal, stop.flag())?;
        }
        Ok(Interrupt { stop, signals })
    }

    /// Here an interruption ends the program without a word.
    #[cfg(not(unix))]
    pub fn new() -> io::Result<Interrupt> {
        Ok(Interrupt { stop: Stop::new() })
    }

    /// Does `work`, which gets the signal of an interruption. If one comes, says `last_words` and
    /// ends the program with the status that shells give to it: 128 and the number of the signal. A
    /// second Ctrl-C, or an output that stays unread, ends it at once.
    #[cfg(unix)]
    pub fn during<T>(self, work: impl FnOnce(&Stop) -> T, last_words: impl FnOnce() + Send) -> T {
        let Interrupt { stop, mut signals } = self;
        let waiting = Waiting(signals.handle());
        std::thread::scope(|scope| {
            scope.spawn(move || {
                if let Some(signal) = signals.forever().next() {
                    stuck::end_when_stuck(move || signal_hook::low_level::exit(128 + signal));
                    last_words();
                    std::process::exit(128 + signal);
                }
            });
            let done = work(&stop);
            if stop.is_stopped() {
                // The other thread is about to end the program: it may only not have had a
                // processor yet.
                std::mem::forget(waiting);
            }
            done
        })
    }

    #[cfg(not(unix))]
    pub fn during<T>(self, work: impl FnOnce(&Stop) -> T, _last_words: impl FnOnce() + Send) -> T {
        work(&self.stop)
    }
}

/// Says that the work was interrupted, and with which command it is resumed: the command line that
/// began it, with `option` if it needs one.
pub fn tell_resume(words: &Words, option: Option<&str>) {
    output::tell(format_args!("awale: {}", words.get("interrupted-resume")));
    output::tell_command(&resuming(std::env::args_os(), option));
}

/// A command line with `option`, as a shell reads it.
fn resuming(line: impl Iterator<Item = OsString>, option: Option<&str>) -> String {
    let mut line: Vec<String> = line
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    if let Some(option) = option.filter(|&option| line.iter().all(|word| word != option)) {
        // Behind `--` it would be no option.
        let end = line.iter().position(|word| word == "--");
        line.insert(end.unwrap_or(line.len()), option.to_owned());
    }
    let quoted: Vec<_> = line.iter().map(|word| quoted(word)).collect();
    quoted.join(" ")
}

/// A word in quotes, if a shell would not read it as it is.
fn quoted(word: &str) -> Cow<'_, str> {
    let is_plain = |letter: char| letter.is_alphanumeric() || "-_./:=,+@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.into();
    }
    format!("'{}'", word.replace('\'', r"'\''")).into()
}

/// A thread waits for signals until this is dropped: a panic of the work must not leave it waiting.
#[cfg(unix)]
struct Waiting(signal_hook::iterator::Handle);

#[cfg(unix)]
impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_line_is_resumed_as_a_shell_reads_it() {
        let resumed = |line: &[&str]| resuming(line.iter().map(OsString::from), Some("--resume"));
        assert_eq!(
            resumed(&["awale", "tournament", "--out", "my games", "bot:it's $HOME"]),
            r"awale tournament --out 'my games' 'bot:it'\''s $HOME' --resume"
        );
        assert_eq!(
            resumed(&["awale", "tournament", "--resume", "--out=x", ""]),
            "awale tournament --resume --out=x ''"
        );
        assert_eq!(
            resumed(&["awale", "tournament", "--out", "x", "--", "fast"]),
            "awale tournament --out x --resume -- fast"
        );
    }
}
