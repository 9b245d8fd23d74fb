//! The command line: the order of its parts, and commands that make no sense.

use std::fs;
use std::io::Read;
use std::process::Stdio;

use super::run_program;
use super::terminal::Home;

/// The error message of a command that fails.
#[track_caller]
fn error_of(args: &[&str]) -> String {
    let output = run_program(&Home::new(), args, b"");
    assert!(!output.status.success(), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}: {output:?}");
    String::from_utf8(output.stderr).expect("a text")
}

#[test]
fn a_closed_output_pipe_is_not_an_error() {
    let home = Home::new();
    let mut command = home.command();
    command
        .args(["perft", "--depth", "4"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    drop(child.stdout.take());
    let mut error_output = String::new();
    child
        .stderr
        .take()
        .expect("a pipe")
        .read_to_string(&mut error_output)
        .expect("a text");
    assert_eq!(error_output, "");
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn the_options_for_file_paths_are_accepted_before_and_after_the_command() {
    let home = Home::new();
    let (config_path, data_folder) = (
        home.data_folder().join("mine.toml"),
        home.data_folder().join("elsewhere"),
    );
    fs::create_dir_all(home.data_folder()).expect("a folder");
    fs::write(&config_path, "language = \"fr\"\n").expect("a file");
    let (config_argument, data_argument) = (
        config_path.to_str().expect("a path"),
        data_folder.to_str().expect("a path"),
    );
    for args in [
        [
            "--config",
            config_argument,
            "--data",
            data_argument,
            "plain",
        ],
        [
            "plain",
            "--config",
            config_argument,
            "--data",
            data_argument,
        ],
        [
            "--data",
            data_argument,
            "plain",
            "--config",
            config_argument,
        ],
    ] {
        let output = run_program(&home, &args, b"A\n");
        assert!(output.status.success());
        assert!(
            String::from_utf8_lossy(&output.stdout).contains("Fin de la saisie"),
            "{output:?}"
        );
    }
    assert_eq!(
        fs::read_dir(home.data_folder().join("elsewhere/games"))
            .expect("a folder")
            .count(),
        3
    );
    assert!(
        home.saved_games().is_empty(),
        "the usual folder is left alone"
    );
}

#[test]
fn wrong_arguments_are_explained() {
    assert!(
        error_of(&["plain", "--variant", "chess"]).contains("oware"),
        "those there are, are named"
    );
    assert!(error_of(&["plain", "--south", "expert"]).contains("expert"));
    assert!(error_of(&["plain", "--south", "minimax"]).contains("minimax:6"));
    assert!(error_of(&["plain", "--south", "alphabeta:3:luck"]).contains("mobility"));
    assert!(error_of(&["plain", "--position", "4-4"]).contains("15"));
    assert!(error_of(&["plain", "--position", "9-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]).contains("48"));
    assert!(error_of(&["plain", "--matches", "--variant", "oware"]).contains("--variant"));
    assert!(error_of(&["plain", "--matches", "--position", "4-4"]).contains("--position"));
    assert!(error_of(&["perft", "--depth", "0"]).contains('1'));
    assert!(error_of(&["dance"]).contains("dance"));
    assert!(
        error_of(&["--config", "/nowhere/at/all.toml", "plain"]).contains("/nowhere/at/all.toml")
    );
}

#[test]
fn the_help_and_version_options_work() {
    let home = Home::new();
    let help = run_program(&home, &["--help"], b"");
    let text = String::from_utf8_lossy(&help.stdout);
    assert!(
        help.status.success()
            && text.contains("plain")
            && text.contains("--data")
            && text.contains("--config")
    );
    let version = run_program(&home, &["--version"], b"");
    assert_eq!(
        String::from_utf8_lossy(&version.stdout).trim(),
        concat!("awale ", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn perft_counts_a_line_for_each_first_move_and_the_total_last() {
    let home = Home::new();
    let output = run_program(&home, &["perft", "--depth", "3"], b"");
    let text = String::from_utf8(output.stdout).expect("a text");
    let lines: Vec<(&str, u64)> = text
        .lines()
        .map(|line| line.split_once(' ').expect("a name and a number"))
        .map(|(name, count)| (name, count.parse().expect("a number")))
        .collect();
    let (total_line, moves) = lines.split_last().expect("a total");
    assert_eq!(
        moves.iter().map(|(name, _)| *name).collect::<String>(),
        "ABCDEF"
    );
    assert_eq!(
        *total_line,
        ("total", moves.iter().map(|(_, count)| count).sum())
    );
}
