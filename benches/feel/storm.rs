//! Overload: keys faster than a human types, and windows that are resized faster than by hand.

use std::time::{Duration, Instant};

use awale::config::Settings;
use awale::screens;
use awale::theme::ColorDepth;
use awale::words::Language;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use terminput::{Event, KeyCode, KeyEvent};

use crate::Figure;
use crate::shell::Shell;
use crate::terminal::{CALM, Home, Terminal};

/// Number of keys in the storm.
const KEYS: usize = 10_000;

/// After each block of random keys, an equal block of undo keys keeps the game from ending. After
/// its end, keys would have no effect for a while.
const BLOCK: usize = 30;

/// Number of window sizes in the storm.
const RESIZES: usize = 200;

pub fn measure() -> Vec<Figure> {
    vec![keys(), resizes()]
}

/// Sends random keys in a game of two people, to the program and to a model of the app in memory.
/// If a key is lost, the two final screens differ.
fn keys() -> Figure {
    let mut rng = StdRng::seed_from_u64(10_000);
    let letters: Vec<char> = "ABCDEFABCDEFhUuv".chars().collect();
    let mut key = |number: usize| {
        if number / BLOCK % 2 == 1 {
            'u'
        } else {
            *letters.choose(&mut rng).expect("a letter")
        }
    };
    let keys: String = (0..KEYS).map(&mut key).collect();
    let settings = Settings::parse(CALM, "feel").expect("good settings");
    let mut expected = Shell::new(settings, Language::English, ColorDepth::Indexed, 1);
    for letter in "p".chars().chain(keys.chars()) {
        let event = Event::Key(KeyEvent::new(KeyCode::Char(letter)));
        if let Some(action) = screens::action(&event, &expected.app, &mut expected.renderer) {
            expected.act(action);
        }
    }
    // The model displays progress of building tables; with these settings the program builds none.
    expected.app.context.table_progress = None;
    let expected = lines(&expected.draw(80, 24));

    let home = Home::with(CALM);
    let mut terminal = home.play();
    let start = Instant::now();
    terminal.press(&keys);
    let alike = ends_alike(&terminal, |terminal| {
        trimmed(&terminal.screen()) == expected
    });
    let time = start.elapsed();
    if !alike {
        eprintln!(
            "wanted after the storm:\n{expected}\nseen:\n{}",
            trimmed(&terminal.screen())
        );
    }
    let detail = format!(
        "{} in {:.0} ms",
        if alike { "none" } else { "some" },
        time.as_secs_f64() * 1000.0
    );
    Figure::promise(format!("keys lost of {KEYS} in a storm"), alike, detail)
}

/// Resizes the window at random many times. The final screen must equal the screen of a new program
/// at that size.
fn resizes() -> Figure {
    let mut rng = StdRng::seed_from_u64(200);
    let home = Home::with(CALM);
    let last = (101, 33);
    let fresh = home.launch().size(last.0, last.1).start();
    fresh.sees("Quit");
    let expected = fresh.picture();
    drop(fresh);

    let mut terminal = home.start();
    for _ in 0..RESIZES {
        terminal.resize(rng.random_range(1..=200), rng.random_range(1..=60));
        std::thread::sleep(Duration::from_micros(rng.random_range(0..3000)));
    }
    terminal.resize(last.0, last.1);
    let alike = ends_alike(&terminal, |terminal| terminal.picture() == expected);
    Figure::promise(
        format!("wrong last frame after {RESIZES} resizes"),
        alike,
        if alike { "none" } else { "wrong" }.to_owned(),
    )
}

/// Whether the terminal satisfies `is_so` within a minute.
fn ends_alike(terminal: &Terminal, is_so: impl Fn(&Terminal) -> bool) -> bool {
    let end = Instant::now() + Duration::from_secs(60);
    while Instant::now() < end {
        if is_so(terminal) {
            return true;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    false
}

/// The text of a screen without trailing spaces.
fn lines(buffer: &ratatui::buffer::Buffer) -> String {
    let width = usize::from(buffer.area.width);
    let rows = buffer.content.chunks(width).map(|row| {
        row.iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect::<String>()
    });
    trimmed(&rows.collect::<Vec<_>>().join("\n"))
}

fn trimmed(screen: &str) -> String {
    let lines: Vec<&str> = screen.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_owned()
}
