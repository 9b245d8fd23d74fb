//! The progress of a long command: a bar on standard error. Nothing is drawn if standard error is
//! not a terminal.

use std::{fmt::Write, sync::Arc, time::Duration};

use indicatif::{ProgressBar, ProgressFinish, ProgressState, ProgressStyle};

use awale_app::widgets::clock;
use awale_study::words::{Words, say};

/// The time between two redraws of the bar, so that the remaining time counts down.
const REDRAW_TICK: Duration = Duration::from_millis(250);

/// A progress bar with a name, the remaining time, and a message. It disappears when it is dropped.
pub struct WorkProgressBar(ProgressBar);

impl WorkProgressBar {
    /// Makes a bar for work of this many steps.
    pub fn new(step_count: u64, words: &Words) -> WorkProgressBar {
        let words = Arc::new(Words::new(words.language()));
        let write_remaining_time = move |state: &ProgressState, out: &mut dyn Write| {
            if let Some(remaining_time) =
                estimated_time_left(state.pos(), state.len().unwrap_or(0), state.elapsed())
            {
                // A failure to draw the bar is ignored.
                let _ = write!(
                    out,
                    "{}  ",
                    say!(
                        words,
                        "progress-left",
                        time = clock::whole_seconds_text(remaining_time)
                    )
                );
            }
        };
        let style = ProgressStyle::with_template("{prefix}[{bar:20}] {left}{wide_msg}")
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .progress_chars("##-")
            .with_key("left", write_remaining_time);
        let bar = ProgressBar::new(step_count)
            .with_style(style)
            .with_finish(ProgressFinish::AndClear);
        if !bar.is_hidden() {
            bar.enable_steady_tick(REDRAW_TICK);
        }
        WorkProgressBar(bar)
    }

    /// Shows the name of the current work in front of the bar.
    pub fn show_work_name(&self, name: &str) {
        self.0.set_prefix(format!("{name} "));
    }

    /// Shows this text after the bar.
    pub fn show_message_after_bar(&self, message: String) {
        self.0.set_message(message);
    }

    /// Adds completed steps.
    pub fn add_steps(&self, steps: u64) {
        self.0.inc(steps);
    }

    /// Sets the number of completed steps.
    pub fn set_done_steps(&self, steps: u64) {
        self.0.set_position(steps);
    }

    /// Hides the bar while `write` writes to the terminal.
    pub fn with_hidden_bar<T>(&self, write: impl FnOnce() -> T) -> T {
        self.0.suspend(write)
    }

    pub fn clear_bar_from_terminal(&self) {
        self.0.finish_and_clear();
    }
}

/// Estimates the remaining time of work with `done_steps` of `step_count` steps after `elapsed`.
/// `None` if no step or every step is done.
pub fn estimated_time_left(
    done_steps: u64,
    step_count: u64,
    elapsed: Duration,
) -> Option<Duration> {
    let remaining_steps = step_count.saturating_sub(done_steps);
    (done_steps > 0 && remaining_steps > 0).then(|| {
        Duration::from_secs_f64(elapsed.as_secs_f64() * remaining_steps as f64 / done_steps as f64)
    })
}
