//! Any signal at any moment leaves the terminal as it was before.
//!
//! The default run sends each signal in one situation. `AWALE_SIGNALS=10 cargo test --test program
//! signals` sends it in all ten.

#![cfg(target_os = "linux")]

use crate::terminal::{CALM, Home, Terminal, key};

/// The reaction of the program to a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// The signal ends it.
    Dies,
    /// The program continues.
    LivesOn,
    /// The signal stops it, and it must be continued.
    Sleeps,
}

use Fate::{Dies, LivesOn, Sleeps};

/// All signals of Linux that a program can catch, and the first real-time signal.
const SIGNALS: [(&str, u8, Fate); 30] = [
    ("HUP", 1, Dies),
    ("INT", 2, Dies),
    ("QUIT", 3, Dies),
    ("ILL", 4, Dies),
    ("TRAP", 5, Dies),
    ("ABRT", 6, Dies),
    ("BUS", 7, Dies),
    ("FPE", 8, Dies),
    ("USR1", 10, Dies),
    ("SEGV", 11, Dies),
    ("USR2", 12, Dies),
    // Rust's standard library ignores this signal.
    ("PIPE", 13, LivesOn),
    ("ALRM", 14, Dies),
    ("TERM", 15, Dies),
    ("STKFLT", 16, Dies),
    ("CHLD", 17, LivesOn),
    ("CONT", 18, LivesOn),
    ("TSTP", 20, Sleeps),
    // TTIN and TTOU do not stop an orphaned process group, whose session has no shell.
    ("TTIN", 21, LivesOn),
    ("TTOU", 22, LivesOn),
    ("URG", 23, LivesOn),
    ("XCPU", 24, Dies),
    ("XFSZ", 25, Dies),
    ("VTALRM", 26, Dies),
    ("PROF", 27, Dies),
    ("WINCH", 28, LivesOn),
    ("IO", 29, Dies),
    ("PWR", 30, Dies),
    ("SYS", 31, Dies),
    ("RTMIN", 34, Dies),
];

/// The situation of the program when a signal arrives.
struct Case {
    name: &'static str,
    /// Two settings that differ from [`CALM`]: the player of North, and the animation.
    north: &'static str,
    animation: &'static str,
    /// Pairs of keys and the text to wait for afterwards. An empty text means no waiting.
    way: &'static [(&'static str, &'static str)],
}

impl Case {
    const fn at(name: &'static str, way: &'static [(&'static str, &'static str)]) -> Case {
        Case {
            name,
            north: "human",
            animation: "off",
            way,
        }
    }
}

const CASES: [Case; 10] = [
    Case::at("in the game", &[("", "Quit"), ("p", "move 1 · South")]),
    Case::at("in the menu", &[("", "Quit")]),
    Case::at("with its first byte", &[]),
    Case::at(
        "while a game is set up",
        &[
            ("", "Quit"),
            ("\x1b[F\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\r", "▸ Start"),
            (key::HOME, "▸ Game"),
        ],
    ),
    Case {
        north: "minimax:40",
        ..Case::at(
            "while the computer thinks",
            &[("", "Quit"), ("p", "move 1 · South"), ("A", "North thinks")],
        )
    },
    Case {
        animation: "slow",
        ..Case::at(
            "while seeds are sown",
            &[("", "Quit"), ("p", "move 1 · South"), ("A", "")],
        )
    },
    Case::at(
        "while the help is shown",
        &[
            ("", "Quit"),
            ("p", "move 1 · South"),
            ("A", "move 1 · North"),
            ("?", ""),
        ],
    ),
    Case::at("in a storm of keys", &[("", "Quit"), (STORM, "")]),
    Case::at(
        "while the game is left",
        &[("", "Quit"), ("p", "move 1 · South"), ("q", "")],
    ),
    Case::at("while the menu is left", &[("", "Quit"), ("q", "")]),
];

/// Keys that redraw the menu again and again.
const STORM: &str = concat!(
    "\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B",
    "\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B",
);

/// Starts the program and leads it to this situation.
fn at(home: &Home, case: &Case) -> Terminal {
    let mut terminal = home.launch().under_shell().start();
    terminal.arrival_after(0);
    for (keys, mark) in case.way {
        terminal.press(keys);
        if !mark.is_empty() {
            terminal.sees(mark);
        }
    }
    terminal
}

/// Sends a signal in a situation, and checks the program's reaction and that it restores the
/// terminal.
fn try_out((name, number, fate): (&str, u8, Fate), case: &Case) {
    let settings = CALM
        .replace("north = \"human\"", &format!("north = \"{}\"", case.north))
        .replace(
            "animation = \"off\"",
            &format!("animation = \"{}\"", case.animation),
        );
    let home = Home::with(&settings);
    let mut terminal = at(&home, case);
    let is_leaving = case.name.ends_with("is left");
    if is_leaving {
        terminal.signal_if_there(&number.to_string());
    } else {
        terminal.signal(&number.to_string());
    }
    if fate != Dies && !is_leaving {
        if fate == Sleeps {
            terminal.sleeps();
            terminal.is_given_back();
            terminal.signal("CONT");
        }
        terminal.press(key::CTRL_C);
    } else if fate == Sleeps {
        // Continue it in case it stopped.
        terminal.signal_if_there("CONT");
    }
    let status = terminal.status();
    terminal.is_given_back();
    let expected = match fate {
        Dies if is_leaving => &[0, 128 + i32::from(number)][..],
        Dies => &[128 + i32::from(number)],
        // The program sets up the terminal again after it was continued. Until then, the terminal
        // turns Ctrl-C into a signal.
        LivesOn if name == "CONT" => &[0, 130],
        LivesOn => &[0],
        // Until the program runs again, the terminal turns Ctrl-C into a signal.
        Sleeps => &[0, 130],
    };
    assert!(expected.contains(&status), "{name} {}: {status}", case.name);
    terminal.press("\n");
    terminal.leaves();
}

#[test]
fn thirty_signals_leave_the_terminal_as_it_was() {
    let count = std::env::var("AWALE_SIGNALS")
        .ok()
        .map(|count| count.parse::<usize>().expect("a number"));
    let mut tried = 0;
    for (place, signal) in SIGNALS.into_iter().enumerate() {
        let chosen = match count {
            Some(count) => 0..count.min(CASES.len()),
            None => place % CASES.len()..place % CASES.len() + 1,
        };
        for case in &CASES[chosen] {
            println!("{} {}", signal.0, case.name);
            try_out(signal, case);
            tried += 1;
        }
    }
    println!("{tried} of {tried}: the terminal is as it was before");
}

#[test]
fn the_exit_status_names_the_signal() {
    let home = Home::with(CALM);
    for (signal, expected) in [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)] {
        let mut terminal = home.launch().under_shell().start();
        terminal.sees("Quit");
        // Start a new game, because the menu offers to continue the game of the previous signal.
        terminal.press("p");
        terminal.sees("move 1 · South");
        terminal.press("A");
        terminal.sees("move 1 · North");
        terminal.signal(signal);
        assert_eq!(terminal.status(), expected, "{signal}");
        terminal.press("\n");
        terminal.leaves();
    }
    assert_eq!(home.saved().len(), 4, "every game is kept");
}

/// Simulates a failure in the thread of the engine. Returns the terminal, which must be restored,
/// and the signal that ended the program.
fn rehearse(what: &'static str) -> (Terminal, String) {
    let home = Home::with(&CALM.replace("north = \"human\"", "north = \"fast\""));
    let mut terminal = home.launch().env("AWALE_REHEARSE_PANIC", what).start();
    terminal.sees("Quit");
    terminal.press("p");
    terminal.sees("move 1 · South");
    terminal.press("D");
    let (status, _) = terminal.leaves();
    terminal.is_given_back();
    (terminal, status.signal().unwrap_or("no signal").to_owned())
}

#[test]
fn a_stack_overflow_restores_the_terminal_and_is_reported() {
    let (terminal, signal) = rehearse("overflow");
    assert!(signal.contains("Abort"), "{signal}");
    assert!(
        terminal.screen().contains("overflowed its stack"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn memory_that_is_refused_gives_the_terminal_back() {
    let (_, signal) = rehearse("memory");
    assert!(signal.contains("Abort"), "{signal}");
}

#[test]
fn an_ignored_signal_stays_ignored() {
    let home = Home::with(CALM);
    let mut terminal = home.launch().after("trap '' USR1 ALRM").start();
    terminal.sees("Quit");
    terminal.signal("USR1");
    terminal.signal("ALRM");
    terminal.press("p");
    terminal.sees("move 1 · South");
    terminal.quits();
}

#[test]
fn an_unreadable_keyboard_is_reported_as_a_failure() {
    let home = Home::with(CALM);
    let mut terminal = home.launch().after("exec 0>/dev/tty").under_shell().start();
    terminal.sees("Quit");
    // The program reads the keyboard only after a key press.
    terminal.press("?");
    assert_eq!(terminal.status(), 1);
    terminal.is_given_back();
    assert!(
        terminal.screen().contains("the terminal failed"),
        "{}",
        terminal.screen()
    );
    terminal.press("\n");
    terminal.leaves();
}
