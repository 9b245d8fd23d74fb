//! Checks with Linux's counters that the idle program uses no processor time.

use std::fs;

use crate::calm_settings;
use crate::terminal::{CALM_SETTINGS, Home, Terminal};

/// The total number of context switches of the process's threads.
fn context_switches(process_id: u32) -> u64 {
    let tasks = fs::read_dir(format!("/proc/{process_id}/task")).expect("a process");
    let switches_of_thread = |task: fs::DirEntry| -> u64 {
        // A thread may end during the count.
        let Ok(status) = fs::read_to_string(task.path().join("status")) else {
            return 0;
        };
        let lines = status.lines().filter(|line| line.contains("ctxt_switches"));
        lines
            .map(|line| {
                line.rsplit('\t')
                    .next()
                    .and_then(|count| count.parse::<u64>().ok())
                    .expect("a number")
            })
            .sum()
    };
    tasks
        .map(|task| switches_of_thread(task.expect("a thread")))
        .sum()
}

/// Checks that the program becomes idle: for a while, its threads neither run nor write.
#[track_caller]
fn wait_until_idle(terminal: &Terminal) {
    // Duration of the measurement. On a busy machine the program may need several rounds to finish
    // earlier work.
    const MEASURING_TIME: std::time::Duration = std::time::Duration::from_millis(400);
    let switches_and_output_bytes = || {
        (
            context_switches(terminal.pid()),
            terminal.output_bytes().len(),
        )
    };
    let is_idle = (0..20).any(|_| {
        let counts_before = switches_and_output_bytes();
        std::thread::sleep(MEASURING_TIME);
        switches_and_output_bytes() == counts_before
    });
    assert!(is_idle, "the program never rests");
}

#[test]
fn the_idle_program_uses_no_processor_time() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start();
    wait_until_idle(&terminal);
    terminal.press("p");
    terminal.wait_for_text("move 1 · South");
    wait_until_idle(&terminal);
    terminal.press("?");
    terminal.wait_for_text("While playing");
    wait_until_idle(&terminal);
}

#[test]
fn paused_computers_use_no_processor_time() {
    let home = Home::with_settings(
        &calm_settings("south = \"naive\"\nnorth = \"naive\"")
            .replace("pace_ms = 0", "pace_ms = 50"),
    );
    let mut terminal = home.start_game();
    terminal.press("z");
    terminal.wait_for_text("Paused");
    wait_until_idle(&terminal);
}
