//! Measures the time from an event to its result on the screen.

use std::time::{Duration, Instant};

use crate::Measurement;
use crate::terminal::{CALM_SETTINGS, Home, Terminal, key};

/// Number of repetitions of each measurement.
const REPETITIONS: usize = 100;

/// The window sizes for which bytes are counted.
const WINDOW_SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The sequence that ends a frame (synchronized output).
const FRAME_END: &[u8] = b"\x1b[?2026l";

pub fn measure_speed() -> Vec<Measurement> {
    let mut figures = vec![
        start_time(),
        time_from_key_to_output(),
        time_to_computers_answer(),
    ];
    figures.extend(WINDOW_SIZES.map(bytes_of_cursor_move));
    figures
}

/// Measured times, sorted.
struct SortedTimes(Vec<Duration>);

impl SortedTimes {
    fn measure(mut measure_once: impl FnMut() -> Duration) -> SortedTimes {
        let mut times: Vec<Duration> = (0..REPETITIONS).map(|_| measure_once()).collect();
        times.sort_unstable();
        SortedTimes(times)
    }

    fn percentile_milliseconds(&self, percent: usize) -> f64 {
        self.0[(self.0.len() - 1) * percent / 100].as_secs_f64() * 1000.0
    }

    /// The median as a figure, with the 95th percentile as a detail.
    fn median_with_limit(&self, label: &str, limit_milliseconds: f64) -> Measurement {
        let detail = format!("(95 of 100: {:.2} ms)", self.percentile_milliseconds(95));
        Measurement::with_limit(
            label,
            limit_milliseconds,
            self.percentile_milliseconds(50),
            "ms",
            &detail,
        )
    }
}

/// The time from the start of the program until its whole menu is on the screen.
fn start_time() -> Measurement {
    let home = Home::with_settings(CALM_SETTINGS);
    let times = SortedTimes::measure(|| {
        let start = Instant::now();
        let terminal = home.launch().start();
        terminal.wait_for_text("Quit");
        let bytes = terminal.output_bytes();
        let frame_end = bytes
            .windows(FRAME_END.len())
            .position(|bytes| bytes == FRAME_END)
            .expect("a frame");
        terminal
            .output_time_after(frame_end + FRAME_END.len() - 1)
            .duration_since(start)
    });
    times.median_with_limit("start to the first whole frame", 5.0)
}

fn time_from_key_to_output() -> Measurement {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    let mut goes_right = true;
    let times = SortedTimes::measure(|| {
        let before = wait_for_quiet_output(&terminal);
        let start = Instant::now();
        terminal.press(if goes_right { key::RIGHT } else { key::LEFT });
        goes_right = !goes_right;
        terminal.output_time_after(before).duration_since(start)
    });
    times.median_with_limit("key to the first byte", 1.0)
}

/// The time for a user's move and the answer of an instant computer, until the last byte of the
/// frame that shows it.
fn time_to_computers_answer() -> Measurement {
    let home = Home::with_settings(&CALM_SETTINGS.replace("human", "fast"));
    let mut terminal = home.start_game();
    // The first undo asks whether the game may become unrated.
    terminal.press("D");
    terminal.wait_for_text("move 2 · South");
    terminal.press("uy");
    terminal.wait_for_text("move 1 · South");
    let times = SortedTimes::measure(|| {
        wait_for_quiet_output(&terminal);
        let start = Instant::now();
        terminal.press("D");
        terminal.wait_for_text("move 2 · South");
        let end = terminal.last_output_time().expect("something came");
        terminal.press("u");
        terminal.wait_for_text("move 1 · South");
        end.duration_since(start)
    });
    times.median_with_limit(
        "a move, and an instant computer's answer on the screen",
        5.0,
    )
}

/// The bytes for one cursor move between two pits, with the preview, in the theme `wood`.
fn bytes_of_cursor_move(size: (u16, u16)) -> Measurement {
    let home = Home::with_settings(&format!("theme = \"wood\"\n{CALM_SETTINGS}"));
    let mut terminal = home
        .launch()
        .env("COLORTERM", "truecolor")
        .size(size.0, size.1)
        .start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("Moves");
    let mut byte_counts = Vec::new();
    for way in [key::RIGHT, key::LEFT] {
        for _ in 0..5 {
            let before = wait_for_quiet_output(&terminal);
            terminal.press(way);
            terminal.output_time_after(before);
            byte_counts.push((wait_for_quiet_output(&terminal) - before) as f64);
        }
    }
    byte_counts.sort_unstable_by(f64::total_cmp);
    let detail = format!("(most: {})", byte_counts[byte_counts.len() - 1]);
    let what = format!(
        "one move of the cursor in painted wood, {}x{}",
        size.0, size.1
    );
    Measurement::with_limit(
        what,
        1500.0,
        byte_counts[byte_counts.len() / 2],
        "bytes",
        &detail,
    )
}

/// Waits until the program has written nothing for 15 ms. Returns the total number of bytes.
fn wait_for_quiet_output(terminal: &Terminal) -> usize {
    const QUIET_TIME: Duration = Duration::from_millis(15);
    loop {
        let before = terminal.byte_count();
        std::thread::sleep(QUIET_TIME);
        if terminal.byte_count() == before {
            return before;
        }
    }
}
