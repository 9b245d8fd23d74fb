//! Overload: keys faster than a human types, and windows that are resized faster than by hand.

use std::time::{Duration, Instant};

use awale::config::Settings;
use awale::input;
use awale::theme::ColorDepth;
use awale::words::Language;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use terminput::{Event, KeyCode, KeyEvent};

use crate::Measurement;
use crate::shell::Shell;
use crate::terminal::{CALM_SETTINGS, Home, Terminal};

/// Number of keys in the storm.
const KEY_COUNT: usize = 10_000;

/// After each block of random keys, an equal block of undo keys keeps the game from ending. After
/// its end, keys would have no effect for a while.
const KEYS_PER_BLOCK: usize = 30;

/// Number of window sizes in the storm.
const RESIZE_COUNT: usize = 200;

pub fn measure_storms() -> Vec<Measurement> {
    vec![measure_key_storm(), measure_resize_storm()]
}

/// Sends random keys in a game of two people, to the program and to a model of the app in memory.
/// If a key is lost, the two final screens differ.
fn measure_key_storm() -> Measurement {
    let mut rng = StdRng::seed_from_u64(10_000);
    let letters: Vec<char> = "ABCDEFABCDEFhUuv".chars().collect();
    let mut nth_key = |number: usize| {
        if number / KEYS_PER_BLOCK % 2 == 1 {
            'u'
        } else {
            *letters.choose(&mut rng).expect("a letter")
        }
    };
    let keys: String = (0..KEY_COUNT).map(&mut nth_key).collect();
    let settings = Settings::parse(CALM_SETTINGS, "feel").expect("good settings");
    let mut expected_app = Shell::new(settings, Language::English, ColorDepth::Indexed256, 1);
    for letter in "p".chars().chain(keys.chars()) {
        let event = Event::Key(KeyEvent::new(KeyCode::Char(letter)));
        if let Some(action) =
            input::input_action(&event, &expected_app.app, &mut expected_app.renderer)
        {
            expected_app.act(action);
        }
    }
    // The model displays progress of building tables; with these settings the program builds none.
    expected_app.app.context.table_progress = None;
    let expected_app = buffer_text(&expected_app.draw(80, 24));

    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    let start = Instant::now();
    terminal.press(&keys);
    let is_as_expected = becomes_true_within_a_minute(&terminal, |terminal| {
        without_trailing_spaces(&terminal.screen()) == expected_app
    });
    let time = start.elapsed();
    if !is_as_expected {
        eprintln!(
            "wanted after the storm:\n{expected_app}\nseen:\n{}",
            without_trailing_spaces(&terminal.screen())
        );
    }
    let detail = format!(
        "{} in {:.0} ms",
        if is_as_expected { "none" } else { "some" },
        time.as_secs_f64() * 1000.0
    );
    Measurement::without_limit(
        format!("keys lost of {KEY_COUNT} in a storm"),
        is_as_expected,
        detail,
    )
}

/// Resizes the window at random many times. The final screen must equal the screen of a new program
/// at that size.
fn measure_resize_storm() -> Measurement {
    let mut rng = StdRng::seed_from_u64(200);
    let home = Home::with_settings(CALM_SETTINGS);
    let last_size = (101, 33);
    let fresh_terminal = home.launch().size(last_size.0, last_size.1).start();
    fresh_terminal.wait_for_text("Quit");
    let expected = fresh_terminal.screen_with_colors();
    drop(fresh_terminal);

    let mut terminal = home.start();
    for _ in 0..RESIZE_COUNT {
        terminal.resize(rng.random_range(1..=200), rng.random_range(1..=60));
        std::thread::sleep(Duration::from_micros(rng.random_range(0..3000)));
    }
    terminal.resize(last_size.0, last_size.1);
    let is_as_expected = becomes_true_within_a_minute(&terminal, |terminal| {
        terminal.screen_with_colors() == expected
    });
    Measurement::without_limit(
        format!("wrong last frame after {RESIZE_COUNT} resizes"),
        is_as_expected,
        if is_as_expected { "none" } else { "wrong" }.to_owned(),
    )
}

/// Whether the terminal satisfies `condition` within a minute.
fn becomes_true_within_a_minute(
    terminal: &Terminal,
    condition: impl Fn(&Terminal) -> bool,
) -> bool {
    let end = Instant::now() + Duration::from_secs(60);
    while Instant::now() < end {
        if condition(terminal) {
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

/// The text of a screen without trailing spaces.
fn buffer_text(buffer: &ratatui::buffer::Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width).map(|row| {
        row.iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect::<String>()
    });
    without_trailing_spaces(&rows.collect::<Vec<_>>().join("\n"))
}

fn without_trailing_spaces(screen: &str) -> String {
    let trimmed_lines: Vec<&str> = screen.lines().map(str::trim_end).collect();
    trimmed_lines.join("\n").trim_end().to_owned()
}
