//! Measures the time from an event to its result on the screen.

use std::time::{Duration, Instant};

use crate::Figure;
use crate::terminal::{CALM, Home, Terminal, key};

/// Number of repetitions of each measurement.
const TIMES: usize = 100;

/// The window sizes for which bytes are counted.
const SIZES: [(u16, u16); 3] = [(80, 24), (120, 40), (200, 60)];

/// The sequence that ends a frame (synchronized output).
const FRAME_END: &[u8] = b"\x1b[?2026l";

pub fn measure() -> Vec<Figure> {
    let mut figures = vec![start(), key_to_byte(), computers_answer()];
    figures.extend(SIZES.map(cursor_move));
    figures
}

/// Measured times, sorted.
struct Times(Vec<Duration>);

impl Times {
    fn of(mut once: impl FnMut() -> Duration) -> Times {
        let mut times: Vec<Duration> = (0..TIMES).map(|_| once()).collect();
        times.sort_unstable();
        Times(times)
    }

    fn milliseconds(&self, percent: usize) -> f64 {
        self.0[(self.0.len() - 1) * percent / 100].as_secs_f64() * 1000.0
    }

    /// The median as a figure, with the 95th percentile as a detail.
    fn figure(&self, what: &str, limit: f64) -> Figure {
        let detail = format!("(95 of 100: {:.2} ms)", self.milliseconds(95));
        Figure::at_most(what, limit, self.milliseconds(50), "ms", &detail)
    }
}

/// The time from the start of the program until its whole menu is on the screen.
fn start() -> Figure {
    let home = Home::with(CALM);
    let times = Times::of(|| {
        let start = Instant::now();
        let terminal = home.launch().start();
        terminal.sees("Quit");
        let bytes = terminal.bytes();
        let end = bytes
            .windows(FRAME_END.len())
            .position(|bytes| bytes == FRAME_END)
            .expect("a frame");
        terminal
            .arrival_after(end + FRAME_END.len() - 1)
            .duration_since(start)
    });
    times.figure("start to the first whole frame", 5.0)
}

fn key_to_byte() -> Figure {
    let home = Home::with(CALM);
    let mut terminal = home.play();
    let mut right = true;
    let times = Times::of(|| {
        let before = settled(&terminal);
        let start = Instant::now();
        terminal.press(if right { key::RIGHT } else { key::LEFT });
        right = !right;
        terminal.arrival_after(before).duration_since(start)
    });
    times.figure("key to the first byte", 1.0)
}

/// The time for a user's move and the answer of an instant computer, until the last byte of the
/// frame that shows it.
fn computers_answer() -> Figure {
    let home = Home::with(&CALM.replace("human", "fast"));
    let mut terminal = home.play();
    // The first undo asks whether the game may become unrated.
    terminal.press("D");
    terminal.sees("move 2 · South");
    terminal.press("uy");
    terminal.sees("move 1 · South");
    let times = Times::of(|| {
        settled(&terminal);
        let start = Instant::now();
        terminal.press("D");
        terminal.sees("move 2 · South");
        let end = terminal.last_arrival().expect("something came");
        terminal.press("u");
        terminal.sees("move 1 · South");
        end.duration_since(start)
    });
    times.figure(
        "a move, and an instant computer's answer on the screen",
        5.0,
    )
}

/// The bytes for one cursor move between two pits, with the preview, in the theme `wood`.
fn cursor_move(size: (u16, u16)) -> Figure {
    let home = Home::with(&format!("theme = \"wood\"\n{CALM}"));
    let mut terminal = home
        .launch()
        .env("COLORTERM", "truecolor")
        .size(size.0, size.1)
        .start();
    terminal.sees("Quit");
    terminal.press("p");
    terminal.sees("Moves");
    let mut counts = Vec::new();
    for way in [key::RIGHT, key::LEFT] {
        for _ in 0..5 {
            let before = settled(&terminal);
            terminal.press(way);
            terminal.arrival_after(before);
            counts.push((settled(&terminal) - before) as f64);
        }
    }
    counts.sort_unstable_by(f64::total_cmp);
    let detail = format!("(most: {})", counts[counts.len() - 1]);
    let what = format!(
        "one move of the cursor in painted wood, {}x{}",
        size.0, size.1
    );
    Figure::at_most(what, 1500.0, counts[counts.len() / 2], "bytes", &detail)
}

/// Waits until the program has written nothing for 15 ms. Returns the total number of bytes.
fn settled(terminal: &Terminal) -> usize {
    const INTERVAL: Duration = Duration::from_millis(15);
    loop {
        let before = terminal.count();
        std::thread::sleep(INTERVAL);
        if terminal.count() == before {
            return before;
        }
    }
}
