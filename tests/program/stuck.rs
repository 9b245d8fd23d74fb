//! Difficult terminals: one that does not read any more, like the one of a stopped `ssh`, where
//! signals must still end the program; and one that reports a size larger than any screen.

#![cfg(target_os = "linux")]

use std::os::unix::process::ExitStatusExt;
use std::time::{Duration, Instant};

use crate::terminal::bare::RawTerminal;
use crate::terminal::{CALM_SETTINGS, Home};

/// The signals that ask a program to end, and their numbers.
const END_SIGNALS: [(&str, i32); 4] = [("TERM", 15), ("INT", 2), ("HUP", 1), ("QUIT", 3)];

/// The documented limit is two seconds. On a busy machine the program may be scheduled later.
const EXIT_TIME_LIMIT: Duration = Duration::from_secs(6);

#[test]
fn a_program_stuck_in_full_screen_ends_at_the_first_signal() {
    let home = Home::with_settings(CALM_SETTINGS);
    for (signal, number) in END_SIGNALS {
        let mut terminal = RawTerminal::new(80, 24);
        let mut program = terminal.start(home.command());
        terminal.wait_for_text("Quit");
        // Open and close the help until the output buffer of the terminal is full.
        while !program.is_blocked_in_write() {
            terminal.fill_output_buffer();
            terminal.press("?\x1b[27u");
        }
        let signal_time = Instant::now();
        program.send_signal(signal);
        let status = program.wait_for_end_within(EXIT_TIME_LIMIT);
        println!("{signal}: {:?} after {:?}", status, signal_time.elapsed());
        assert_eq!(status.signal(), Some(number), "{signal}");
        // When the test reads the terminal again, the program has restored it.
        terminal.wait_for_text("\x1b[?1049l\x1b[?25h");
    }
}

#[test]
fn a_stuck_match_ends_at_the_first_signal() {
    let home = Home::new();
    for (signal, number) in END_SIGNALS {
        let mut terminal = RawTerminal::new(80, 24);
        let mut command = home.command();
        command.args([
            "match",
            "--games",
            "100000000",
            "--south",
            "naive",
            "--north",
            "naive",
        ]);
        let mut program = terminal.start(command);
        terminal.wait_for_text("[");
        while !program.is_blocked_in_write() {
            terminal.fill_output_buffer();
        }
        let signal_time = Instant::now();
        program.send_signal(signal);
        let status = program.wait_for_end_within(EXIT_TIME_LIMIT);
        println!("{signal}: {:?} after {:?}", status, signal_time.elapsed());
        assert_eq!(status.code(), Some(128 + number), "{signal}");
    }
}

#[test]
fn drawing_any_window_size_needs_little_memory() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = RawTerminal::new(u16::MAX, u16::MAX);
    let mut command = home.command();
    command.env("COLORTERM", "truecolor");
    let mut program = terminal.start(command);
    terminal.wait_for_text("Quit");
    terminal.press("p");
    terminal.wait_for_text("\x1b[?2026l");
    terminal.wait_for_text("\x1b[?2026l");
    // A program that has ended has no memory to measure.
    let memory = program.peak_memory_mb();
    println!("{memory} MB");
    assert!(memory < 200, "{memory} MB");
    terminal.press("q");
    terminal.wait_for_text("\x1b[?1049l");
    assert!(program.wait_for_end().success());
}
