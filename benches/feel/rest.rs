//! Measures the idle program in every screen, and its memory.

use std::thread;
use std::time::{Duration, Instant};

use crate::Measurement;
use crate::process::{ResourcesUsed, private_bytes, resident_bytes, resources_used};
use crate::terminal::{CALM_SETTINGS, Home, Terminal, key, list_cursors};

/// A screen: its name, and steps to it. A step has keys or a menu item (begins with `▸`), and a
/// text to wait for.
type ScreenWalk = (&'static str, &'static [(&'static str, &'static str)]);

/// Every screen. Each home has a game in progress.
const SCREEN_WALKS: &[ScreenWalk] = &[
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
const BYTES_PER_MB: f64 = 1_000_000.0;

pub fn measure_idle_use(rest_time: Duration) -> Vec<Measurement> {
    let homes: Vec<Home> = SCREEN_WALKS.iter().map(|_| home_with_game()).collect();
    let mut measurements = vec![memory_in_menu(&homes[0]), memory_after_a_game()];
    let terminals: Vec<Terminal> = SCREEN_WALKS
        .iter()
        .zip(&homes)
        .map(|((_, steps), home)| start_and_walk(home, steps))
        .collect();
    wait_until_idle(&terminals);
    let resources_before: Vec<(ResourcesUsed, usize)> =
        terminals.iter().map(resources_so_far).collect();
    thread::sleep(rest_time);
    for (((name, _), terminal), (used, bytes)) in
        SCREEN_WALKS.iter().zip(&terminals).zip(resources_before)
    {
        let (resources_now, bytes_now) = resources_so_far(terminal);
        let (wake_ups, bytes) = (resources_now.wake_ups - used.wake_ups, bytes_now - bytes);
        let processor_micros =
            (resources_now.processor_nanoseconds - used.processor_nanoseconds) / 1000;
        measurements.push(Measurement::without_limit(
            format!("{} s of rest: {name}", rest_time.as_secs()),
            wake_ups == 0 && bytes == 0 && processor_micros == 0,
            format!("{wake_ups} wake-ups, {bytes} bytes, {processor_micros} µs of processor"),
        ));
    }
    measurements
}

/// Waits until all background work is done: opening tables, computing values, analyzing games.
fn wait_until_idle(terminals: &[Terminal]) {
    const CHECK_INTERVAL: Duration = Duration::from_secs(2);
    let total_processor_nanoseconds = || {
        terminals
            .iter()
            .map(|terminal| resources_used(terminal.pid()).processor_nanoseconds)
            .sum::<u64>()
    };
    let end = Instant::now() + 30 * CHECK_INTERVAL;
    let mut nanoseconds_before = total_processor_nanoseconds();
    while Instant::now() < end {
        thread::sleep(CHECK_INTERVAL);
        let nanoseconds_now = total_processor_nanoseconds();
        if nanoseconds_now == nanoseconds_before {
            return;
        }
        nanoseconds_before = nanoseconds_now;
    }
}

fn resources_so_far(terminal: &Terminal) -> (ResourcesUsed, usize) {
    (resources_used(terminal.pid()), terminal.byte_count())
}

fn start_and_walk(home: &Home, steps: &[(&str, &str)]) -> Terminal {
    let mut terminal = home.start();
    for (keys, mark) in steps {
        if keys.starts_with('▸') {
            open_menu_item(&mut terminal, keys);
        } else {
            terminal.press(keys);
        }
        terminal.wait_for_text(mark);
    }
    terminal
}

/// Opens a menu item. `item_text` is the item with the cursor before it.
fn open_menu_item(terminal: &mut Terminal, item_text: &str) {
    // Before the saved games are listed, the list moves the cursor without a key.
    terminal.wait_for_text("▸ Continue");
    // The menu wraps around, so a line that is missing must not be looked for without end.
    for _ in 0..20 {
        if terminal.screen().contains(item_text) {
            break;
        }
        let before = terminal.screen();
        terminal.press(key::DOWN);
        terminal.wait_until_screen("the cursor moves", |screen| {
            list_cursors(screen) != list_cursors(&before)
        });
    }
    terminal.wait_for_text(item_text);
    terminal.press(key::ENTER);
}

/// A home with one game in progress.
fn home_with_game() -> Home {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = start_and_walk(
        &home,
        &[
            ("p", "move 1 · South"),
            ("D", "move 1 · North"),
            ("F", "move 2 · South"),
        ],
    );
    terminal.press("q");
    terminal.wait_for_clean_exit();
    home
}

fn memory_in_menu(home: &Home) -> Measurement {
    median_memory("memory in the menu", || start_and_walk(home, &[]))
}

/// Plays a whole game between two fast computers.
fn memory_after_a_game() -> Measurement {
    let settings = CALM_SETTINGS.replace("north = \"human\"", "south = \"fast\"\nnorth = \"fast\"");
    median_memory("memory after a game without tables", || {
        let home = Home::with_settings(&settings);
        start_and_walk(&home, &[("p", "Game over")])
    })
}

/// The median of several starts. Addresses differ in each, and the system loads different parts of
/// the mapped files.
fn median_memory(label: &str, start_program: impl Fn() -> Terminal) -> Measurement {
    const PROGRAM_STARTS: usize = 9;
    let mut resident_and_private_mb: Vec<(f64, f64)> = (0..PROGRAM_STARTS)
        .map(|_| {
            let terminal = start_program();
            let process = terminal.pid();
            (
                resident_bytes(process) as f64 / BYTES_PER_MB,
                private_bytes(process) as f64 / BYTES_PER_MB,
            )
        })
        .collect();
    resident_and_private_mb.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
    let ((min_resident, _), (median_resident, median_private), (max_resident, _)) = (
        resident_and_private_mb[0],
        resident_and_private_mb[PROGRAM_STARTS / 2],
        resident_and_private_mb[PROGRAM_STARTS - 1],
    );
    let detail = format!(
        "({min_resident:.2} to {max_resident:.2}; {median_private:.1} MB its own, the rest mapped files)"
    );
    Measurement::with_limit(label, 12.0, median_resident, "MB", &detail)
}
