//! Measures the idle program in every screen, and its memory.

use std::thread;
use std::time::{Duration, Instant};

use crate::Figure;
use crate::process::{Used, memory, own_memory, used};
use crate::terminal::{CALM, Home, Terminal, cursors, key};

/// A screen: its name, and steps to it. A step has keys or a menu item (begins with `▸`), and a
/// text to wait for.
type Walk = (&'static str, &'static [(&'static str, &'static str)]);

/// Every screen. Each home has a game in progress.
const WALKS: &[Walk] = &[
    ("menu", &[]),
    ("new game", &[("▸ Play", "▸ Start")]),
    ("play", &[("p", "move 1 · South"), ("D", "move 1 · North")]),
    (
        "question",
        &[
            ("p", "move 1 · South"),
            ("D", "move 1 · North"),
            ("r", "Resign this game?"),
        ],
    ),
    (
        "game over",
        &[
            ("p", "move 1 · South"),
            ("F", "move 1 · North"),
            ("o", "End the game"),
            ("y", "Game over"),
        ],
    ),
    (
        "play, the value of every move shown",
        &[("p", "move 1 · South"), ("w", "F +")],
    ),
    (
        "tree",
        &[("p", "move 1 · South"), ("t", "Seeing the algorithms")],
    ),
    ("puzzles", &[("▸ Puzzles", "Today's puzzle")]),
    (
        "puzzle",
        &[("▸ Puzzles", "Today's puzzle"), (key::ENTER, "i hint")],
    ),
    ("learn", &[("▸ Learn", "Each lesson")]),
    (
        "lesson",
        &[("▸ Learn", "Each lesson"), (key::ENTER, "Step 1 of")],
    ),
    ("analyse", &[("▸ Analyze", "▸ New position")]),
    (
        "position",
        &[
            ("▸ Analyze", "▸ New position"),
            (key::ENTER, "All seeds are placed"),
        ],
    ),
    (
        "saved games",
        &[
            ("▸ Analyze", "▸ New position"),
            (key::DOWN, "▸ Saved games"),
            (key::ENTER, "1 game"),
        ],
    ),
    (
        "a saved game on the analysis board",
        &[
            ("▸ Analyze", "▸ New position"),
            (key::DOWN, "▸ Saved games"),
            (key::ENTER, "1 game"),
            ("a", "Analysis ·"),
        ],
    ),
    ("progress", &[("▸ Progress", "Rating in games")]),
    ("settings", &[("▸ Settings", "Your name")]),
    ("help", &[("?", "scroll")]),
];

/// Bytes in a decimal megabyte.
const MB: f64 = 1_000_000.0;

pub fn measure(time: Duration) -> Vec<Figure> {
    let homes: Vec<Home> = WALKS.iter().map(|_| home_with_game()).collect();
    let mut figures = vec![memory_in_menu(&homes[0]), memory_after_a_game()];
    let terminals: Vec<Terminal> = WALKS
        .iter()
        .zip(&homes)
        .map(|((_, steps), home)| walk(home, steps))
        .collect();
    wait_for_rest(&terminals);
    let before: Vec<(Used, usize)> = terminals.iter().map(so_far).collect();
    thread::sleep(time);
    for (((name, _), terminal), (used, bytes)) in WALKS.iter().zip(&terminals).zip(before) {
        let (now, bytes_now) = so_far(terminal);
        let (wake_ups, bytes) = (now.wake_ups - used.wake_ups, bytes_now - bytes);
        let micros = (now.nanoseconds - used.nanoseconds) / 1000;
        figures.push(Figure::promise(
            format!("{} s of rest: {name}", time.as_secs()),
            wake_ups == 0 && bytes == 0 && micros == 0,
            format!("{wake_ups} wake-ups, {bytes} bytes, {micros} µs of processor"),
        ));
    }
    figures
}

/// Waits until all background work is done: opening tables, computing values, analyzing games.
fn wait_for_rest(terminals: &[Terminal]) {
    const INTERVAL: Duration = Duration::from_secs(2);
    let busy = || {
        terminals
            .iter()
            .map(|terminal| used(terminal.pid()).nanoseconds)
            .sum::<u64>()
    };
    let end = Instant::now() + 30 * INTERVAL;
    let mut before = busy();
    while Instant::now() < end {
        thread::sleep(INTERVAL);
        let now = busy();
        if now == before {
            return;
        }
        before = now;
    }
}

fn so_far(terminal: &Terminal) -> (Used, usize) {
    (used(terminal.pid()), terminal.count())
}

fn walk(home: &Home, steps: &[(&str, &str)]) -> Terminal {
    let mut terminal = home.start();
    for (keys, mark) in steps {
        if keys.starts_with('▸') {
            choose(&mut terminal, keys);
        } else {
            terminal.press(keys);
        }
        terminal.sees(mark);
    }
    terminal
}

/// Opens a menu item. `line` is the item with the cursor before it.
fn choose(terminal: &mut Terminal, line: &str) {
    // Before the saved games are listed, the list moves the cursor without a key.
    terminal.sees("▸ Continue");
    // The menu wraps around, so a line that is missing must not be looked for without end.
    for _ in 0..20 {
        if terminal.screen().contains(line) {
            break;
        }
        let before = terminal.screen();
        terminal.press(key::DOWN);
        terminal.sees_that("the cursor moves", |screen| {
            cursors(screen) != cursors(&before)
        });
    }
    terminal.sees(line);
    terminal.press(key::ENTER);
}

/// A home with one game in progress.
fn home_with_game() -> Home {
    let home = Home::with(CALM);
    let mut terminal = walk(
        &home,
        &[
            ("p", "move 1 · South"),
            ("D", "move 1 · North"),
            ("F", "move 2 · South"),
        ],
    );
    terminal.press("q");
    terminal.exits_cleanly();
    home
}

fn memory_in_menu(home: &Home) -> Figure {
    memory_figure("memory in the menu", || walk(home, &[]))
}

/// Plays a whole game between two fast computers.
fn memory_after_a_game() -> Figure {
    let settings = CALM.replace("north = \"human\"", "south = \"fast\"\nnorth = \"fast\"");
    memory_figure("memory after a game without tables", || {
        let home = Home::with(&settings);
        walk(&home, &[("p", "Game over")])
    })
}

/// The median of several starts. Addresses differ in each, and the system loads different parts of
/// the mapped files.
fn memory_figure(what: &str, start: impl Fn() -> Terminal) -> Figure {
    const STARTS: usize = 9;
    let mut seen: Vec<(f64, f64)> = (0..STARTS)
        .map(|_| {
            let terminal = start();
            let process = terminal.pid();
            (memory(process) as f64 / MB, own_memory(process) as f64 / MB)
        })
        .collect();
    seen.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let ((least, _), (median, own), (most, _)) = (seen[0], seen[STARTS / 2], seen[STARTS - 1]);
    let detail = format!("({least:.2} to {most:.2}; {own:.1} MB its own, the rest mapped files)");
    Figure::at_most(what, 12.0, median, "MB", &detail)
}
