//! How far a long command has come: a bar on the error output. Nothing is drawn where that is no
//! terminal.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressFinish, ProgressState, ProgressStyle};

use awale_app::widgets::clock;
use awale_study::words::{Words, say};

/// How often the bar is drawn where nothing happens, so that the time goes on.
const TICK: Duration = Duration::from_millis(250);

/// What is being done, a bar, the time left, and numbers. The bar goes when this is dropped.
pub struct WorkProgress(ProgressBar);

impl WorkProgress {
    /// A bar for work of `all` steps.
    pub fn new(all: u64, words: &Words) -> WorkProgress {
        let words = Arc::new(Words::new(words.language()));
        let left = move |state: &ProgressState, out: &mut dyn Write| {
            if let Some(left) = time_left(state.pos(), state.len().unwrap_or(0), state.elapsed()) {
                // A bar that cannot be drawn is no error.
                let _ = write!(
                    out,
                    "{}  ",
                    say!(words, "progress-left", time = clock::whole(left))
                );
            }
        };
        let style = ProgressStyle::with_template("{prefix}[{bar:20}] {left}{wide_msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .progress_chars("##-")
            .with_key("left", left);
        let bar = ProgressBar::new(all)
            .with_style(style)
            .with_finish(ProgressFinish::AndClear);
        if !bar.is_hidden() {
            bar.enable_steady_tick(TICK);
        }
        WorkProgress(bar)
    }

    /// Tells what is being done, in front of the bar.
    pub fn name(&self, what: &str) {
        self.0.set_prefix(format!("{what} "));
    }

    /// Tells numbers behind the bar.
    pub fn tell(&self, numbers: String) {
        self.0.set_message(numbers);
    }

    /// This many more steps are done.
    pub fn add(&self, steps: u64) {
        self.0.inc(steps);
    }

    /// This many steps are done.
    pub fn reach(&self, steps: u64) {
        self.0.set_position(steps);
    }

    /// Does what writes to the terminal, while the bar is away.
    pub fn apart<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }

    pub fn end(&self) {
        self.0.finish_and_clear();
    }
}

/// How much longer work takes that has come to `done` of `all` in this time; `None` where nothing
/// is done, or all.
#[must_use]
pub fn time_left(done: u64, all: u64, elapsed: Duration) -> Option<Duration> {
    let left = all.saturating_sub(done);
    (done > 0 && left > 0)
        .then(|| Duration::from_secs_f64(elapsed.as_secs_f64() * left as f64 / done as f64))
}
