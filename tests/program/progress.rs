//! Progress of a long command: a bar on a terminal, and lines without a terminal.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use crate::match_command::MUTE_ENGINE_SCRIPT;
use crate::terminal::{Home, contains_bytes};

/// Arguments of a match whose first game never ends, because its second player never moves.
fn endless_match_arguments(home: &Home) -> [String; 7] {
    fs::create_dir_all(home.data_folder()).expect("a folder");
    let engine = home.data_folder().join("mute");
    fs::write(&engine, MUTE_ENGINE_SCRIPT).expect("a file");
    let north = format!("uci:time=10m:sh {}", engine.display());
    [
        "match", "--games", "10", "--south", "fast", "--north", &north,
    ]
    .map(str::to_owned)
}

#[test]
fn progress_is_printed_early_without_a_terminal() {
    let home = Home::new();
    let mut command = home.command();
    command
        .args(endless_match_arguments(&home))
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let mut line = String::new();
    BufReader::new(child.stderr.take().expect("an error output"))
        .read_line(&mut line)
        .expect("a line");
    child.kill().expect("it is there");
    child.wait().expect("it ends");
    assert_eq!(line, "0 of 10 games: +0 =0 -0\n");
}

#[test]
fn progress_is_drawn_early_on_a_terminal() {
    let home = Home::new();
    let arguments = endless_match_arguments(&home);
    let terminal = home
        .launch()
        .args(&arguments.each_ref().map(String::as_str))
        .start();
    terminal.wait_for_text("[--------------------]");
    terminal.wait_for_text("0 of 10 games: +0 =0 -0");
}

#[test]
fn table_work_has_a_bar_on_terminals_only() {
    let home = Home::new();
    for command in [&["build", "--seeds", "9"][..], &["stats"], &["verify"]] {
        let arguments = [&["endgame"], command].concat();
        let (status, bytes) = home.launch().args(&arguments).start().wait_for_exit();
        assert!(
            status.success() && contains_bytes(&bytes, b" of 9 [") && contains_bytes(&bytes, b"#"),
            "{command:?}: {bytes:?}"
        );
        let output = home.command().args(&arguments).output().expect("it runs");
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{output:?}"
        );
    }
}
