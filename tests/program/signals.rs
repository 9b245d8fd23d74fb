//! Any signal at any moment leaves the terminal as it was before.
//!
//! The default run sends each signal in one situation. `AWALE_SIGNALS=10 cargo test --test program
//! signals` sends it in all ten.

#![cfg(target_os = "linux")]

use crate::terminal::{CALM_SETTINGS, Home, Terminal, key};

/// The reaction of the program to a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SignalReaction {
    /// The signal ends the program.
    ProgramExits,
    /// The program ignores or handles the signal, and continues.
    ProgramContinues,
    /// The signal stops the program until it gets the signal CONT.
    SuspendsProgram,
}

use SignalReaction::{ProgramContinues, ProgramExits, SuspendsProgram};

/// All signals of Linux that a program can catch, and the first real-time signal.
const SIGNALS: [(&str, u8, SignalReaction); 30] = [
    ("HUP", 1, ProgramExits),
    ("INT", 2, ProgramExits),
    ("QUIT", 3, ProgramExits),
    ("ILL", 4, ProgramExits),
    ("TRAP", 5, ProgramExits),
    ("ABRT", 6, ProgramExits),
    ("BUS", 7, ProgramExits),
    ("FPE", 8, ProgramExits),
    ("USR1", 10, ProgramExits),
    ("SEGV", 11, ProgramExits),
    ("USR2", 12, ProgramExits),
    // Rust's standard library ignores this signal.
    ("PIPE", 13, ProgramContinues),
    ("ALRM", 14, ProgramExits),
    ("TERM", 15, ProgramExits),
    ("STKFLT", 16, ProgramExits),
    ("CHLD", 17, ProgramContinues),
    ("CONT", 18, ProgramContinues),
    ("TSTP", 20, SuspendsProgram),
    // TTIN and TTOU do not stop an orphaned process group, whose session has no shell.
    ("TTIN", 21, ProgramContinues),
    ("TTOU", 22, ProgramContinues),
    ("URG", 23, ProgramContinues),
    ("XCPU", 24, ProgramExits),
    ("XFSZ", 25, ProgramExits),
    ("VTALRM", 26, ProgramExits),
    ("PROF", 27, ProgramExits),
    ("WINCH", 28, ProgramContinues),
    ("IO", 29, ProgramExits),
    ("PWR", 30, ProgramExits),
    ("SYS", 31, ProgramExits),
    ("RTMIN", 34, ProgramExits),
];

/// The situation of the program when a signal arrives.
struct SignalCase {
    name: &'static str,
    /// The two settings that differ from [`CALM_SETTINGS`]: the player of North, and the animation.
    north_player: &'static str,
    animation_setting: &'static str,
    /// Pairs of keys and the text to wait for afterwards. An empty text means no waiting.
    keys_and_texts: &'static [(&'static str, &'static str)],
}

impl SignalCase {
    const fn after_keys(
        name: &'static str,
        steps: &'static [(&'static str, &'static str)],
    ) -> SignalCase {
        SignalCase {
            name,
            north_player: "human",
            animation_setting: "off",
            keys_and_texts: steps,
        }
    }
}

const SIGNAL_SITUATIONS: [SignalCase; 10] = [
    SignalCase::after_keys("in the game", &[("", "Quit"), ("p", "move 1 · South")]),
    SignalCase::after_keys("in the menu", &[("", "Quit")]),
    SignalCase::after_keys("with its first byte", &[]),
    SignalCase::after_keys(
        "while a game is set up",
        &[
            ("", "Quit"),
            ("\x1b[F\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\r", "▸ Start"),
            (key::HOME, "▸ Game"),
        ],
    ),
    SignalCase {
        north_player: "minimax:40",
        ..SignalCase::after_keys(
            "while the computer thinks",
            &[("", "Quit"), ("p", "move 1 · South"), ("A", "North thinks")],
        )
    },
    SignalCase {
        animation_setting: "slow",
        ..SignalCase::after_keys(
            "while seeds are sown",
            &[("", "Quit"), ("p", "move 1 · South"), ("A", "")],
        )
    },
    SignalCase::after_keys(
        "while the help is shown",
        &[
            ("", "Quit"),
            ("p", "move 1 · South"),
            ("A", "move 1 · North"),
            ("?", ""),
        ],
    ),
    SignalCase::after_keys("in a storm of keys", &[("", "Quit"), (STORM_KEYS, "")]),
    SignalCase::after_keys(
        "while the game is left",
        &[("", "Quit"), ("p", "move 1 · South"), ("q", "")],
    ),
    SignalCase::after_keys("while the menu is left", &[("", "Quit"), ("q", "")]),
];

/// Keys that redraw the menu again and again.
const STORM_KEYS: &str = concat!(
    "\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B",
    "\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B\x1b[A\x1b[B",
);

/// Starts the program and leads it to the situation `case`.
fn start_in_situation(home: &Home, case: &SignalCase) -> Terminal {
    let mut terminal = home.launch().under_shell().start();
    terminal.output_time_after(0);
    for (keys, mark) in case.keys_and_texts {
        terminal.press(keys);
        if !mark.is_empty() {
            terminal.wait_for_text(mark);
        }
    }
    terminal
}

/// Sends a signal in a situation, and checks the program's reaction and that it restores the
/// terminal.
fn check_signal((name, number, reaction): (&str, u8, SignalReaction), case: &SignalCase) {
    let settings = CALM_SETTINGS
        .replace(
            "north = \"human\"",
            &format!("north = \"{}\"", case.north_player),
        )
        .replace(
            "animation = \"off\"",
            &format!("animation = \"{}\"", case.animation_setting),
        );
    let home = Home::with_settings(&settings);
    let mut terminal = start_in_situation(&home, case);
    let is_program_leaving = case.name.ends_with("is left");
    if is_program_leaving {
        terminal.send_signal_if_running(&number.to_string());
    } else {
        terminal.send_signal(&number.to_string());
    }
    if reaction != ProgramExits && !is_program_leaving {
        if reaction == SuspendsProgram {
            terminal.wait_until_stopped();
            terminal.assert_restored();
            terminal.send_signal("CONT");
        }
        terminal.press(key::CTRL_C);
    } else if reaction == SuspendsProgram {
        // Continue the program in case the signal has stopped it.
        terminal.send_signal_if_running("CONT");
    }
    let status = terminal.exit_status();
    terminal.assert_restored();
    let expected_exit_codes = match reaction {
        ProgramExits if is_program_leaving => &[0, 128 + i32::from(number)][..],
        ProgramExits => &[128 + i32::from(number)],
        // The program sets up the terminal again after CONT. Until then, the terminal turns Ctrl-C
        // into a signal, which ends the program with status 130.
        ProgramContinues if name == "CONT" => &[0, 130],
        ProgramContinues => &[0],
        // Until the program continues, the terminal turns Ctrl-C into a signal, which ends the
        // program with status 130.
        SuspendsProgram => &[0, 130],
    };
    assert!(
        expected_exit_codes.contains(&status),
        "{name} {}: {status}",
        case.name
    );
    terminal.press("\n");
    terminal.wait_for_exit();
}

#[test]
fn every_signal_leaves_the_terminal_as_it_was_before_the_program() {
    let situation_count = std::env::var("AWALE_SIGNALS")
        .ok()
        .map(|count| count.parse::<usize>().expect("a number"));
    let mut checked_count = 0;
    for (place, signal) in SIGNALS.into_iter().enumerate() {
        let situation_range = match situation_count {
            Some(situation_count) => 0..situation_count.min(SIGNAL_SITUATIONS.len()),
            None => place % SIGNAL_SITUATIONS.len()..place % SIGNAL_SITUATIONS.len() + 1,
        };
        for case in &SIGNAL_SITUATIONS[situation_range] {
            println!("{} {}", signal.0, case.name);
            check_signal(signal, case);
            checked_count += 1;
        }
    }
    println!("{checked_count} of {checked_count}: the terminal is as it was before");
}

#[test]
fn the_exit_status_names_the_signal() {
    let home = Home::with_settings(CALM_SETTINGS);
    for (signal, expected) in [("TERM", 143), ("HUP", 129), ("INT", 130), ("QUIT", 131)] {
        let mut terminal = home.launch().under_shell().start();
        terminal.wait_for_text("Quit");
        // Start a new game, because the menu offers to continue the game of the previous signal.
        terminal.press("p");
        terminal.wait_for_text("move 1 · South");
        terminal.press("A");
        terminal.wait_for_text("move 1 · North");
        terminal.send_signal(signal);
        assert_eq!(terminal.exit_status(), expected, "{signal}");
        terminal.press("\n");
        terminal.wait_for_exit();
    }
    assert_eq!(home.saved_games().len(), 4, "every game is kept");
}

/// Simulates a failure in the thread of the engine. Returns the terminal, which must be restored,
/// and the signal that ended the program.
fn crash_engine_thread(failure: &'static str) -> (Terminal, String) {
    let home = Home::with_settings(&CALM_SETTINGS.replace("north = \"human\"", "north = \"fast\""));
    let mut terminal = home.launch().env("AWALE_REHEARSE_PANIC", failure).start();
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.press("D");
    let (status, _) = terminal.wait_for_exit();
    terminal.assert_restored();
    (terminal, status.signal().unwrap_or("no signal").to_owned())
}

#[test]
fn a_stack_overflow_restores_the_terminal_and_is_reported() {
    let (terminal, ending_signal) = crash_engine_thread("overflow");
    assert!(ending_signal.contains("Abort"), "{ending_signal}");
    assert!(
        terminal.screen().contains("overflowed its stack"),
        "{}",
        terminal.screen()
    );
}

#[test]
fn a_failed_allocation_restores_the_terminal() {
    let (_, ending_signal) = crash_engine_thread("memory");
    assert!(ending_signal.contains("Abort"), "{ending_signal}");
}

#[test]
fn an_ignored_signal_stays_ignored() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .after_shell_commands("trap '' USR1 ALRM")
        .start();
    terminal.wait_for_text("Quit");
    terminal.send_signal("USR1");
    terminal.send_signal("ALRM");
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    terminal.quit();
}

#[test]
fn an_unreadable_keyboard_is_reported_as_a_failure() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home
        .launch()
        .after_shell_commands("exec 0>/dev/tty")
        .under_shell()
        .start();
    terminal.wait_for_text("Quit");
    // The program reads the keyboard only after a key press.
    terminal.press("?");
    assert_eq!(terminal.exit_status(), 1);
    terminal.assert_restored();
    assert!(
        terminal.screen().contains("the terminal failed"),
        "{}",
        terminal.screen()
    );
    terminal.press("\n");
    terminal.wait_for_exit();
}
