//! The example bots. Each is tested if its language is installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::terminal::Home;

/// The path of an example.
fn example_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("examples/bots")
        .join(name)
}

/// Whether a program is installed. If not, prints a note.
pub fn is_installed(program: &str, option: &str) -> bool {
    let program_status = Command::new(program)
        .arg(option)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let is_available = program_status.is_ok_and(|status| status.success());
    if !is_available {
        println!("{program} is not installed: its bot was not tried");
    }
    is_available
}

/// Compiles an example; `None` if the compiler is not installed.
pub fn compile_example(
    home: &Home,
    compiler: &str,
    options: &[&str],
    source: &str,
) -> Option<PathBuf> {
    if !is_installed(compiler, "--version") {
        return None;
    }
    std::fs::create_dir_all(home.data_folder()).expect("a folder");
    let program = home.data_folder().join(source.replace('.', "_"));
    let status = Command::new(compiler)
        .args(options)
        .arg("-o")
        .arg(&program)
        .arg(example_path(source))
        .status();
    assert!(status.expect("a compiler").success(), "{source}");
    Some(program)
}

/// Plays four games of awalé and four of the matches with the bot that `command` starts.
fn check_bot_plays(home: &Home, command: &str) {
    for game in [&["--opening-plies", "4"][..], &["--matches"]] {
        let bot = format!("bot:{command}");
        let arguments = [
            "match", "--games", "4", "--swap", "--time", "20s", "--south", &bot, "--north", "naive",
        ];
        let match_report = home.output_of(&[&arguments[..], game].concat());
        assert!(
            match_report.starts_with("4 games of") && !match_report.contains("forfeits"),
            "{command}: {match_report}"
        );
    }
}

#[test]
fn the_example_bot_in_python_plays_whole_games() {
    if is_installed("python3", "--version") {
        check_bot_plays(
            &Home::new(),
            &format!("python3 {}", example_path("greedy.py").display()),
        );
    }
}

#[test]
fn the_example_bot_in_javascript_plays_whole_games() {
    if is_installed("node", "--version") {
        check_bot_plays(
            &Home::new(),
            &format!("node {}", example_path("random_move.js").display()),
        );
    }
}

#[test]
fn the_example_bot_in_java_plays_whole_games() {
    if is_installed("java", "-version") {
        check_bot_plays(
            &Home::new(),
            &format!("java {}", example_path("Clock.java").display()),
        );
    }
}

#[test]
fn the_example_bot_in_c_plays_whole_games() {
    let home = Home::new();
    if let Some(program) = compile_example(
        &home,
        "cc",
        &["-Wall", "-Wextra", "-Werror", "-O2"],
        "last_pit.c",
    ) {
        check_bot_plays(&home, &program.display().to_string());
    }
}

#[test]
fn the_example_bot_in_rust_plays_whole_games() {
    let home = Home::new();
    if let Some(program) =
        compile_example(&home, "rustc", &["--edition=2024", "-O"], "most_seeds.rs")
    {
        check_bot_plays(&home, &program.display().to_string());
    }
}

#[test]
fn the_example_bot_in_the_protocol_document_plays_whole_games() {
    if !is_installed("python3", "--version") {
        return;
    }
    let home = Home::new();
    let page = include_str!("../../docs/bots.md");
    let bot_script = page
        .split("```python\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .expect("an example");
    std::fs::create_dir_all(home.data_folder()).expect("a folder");
    let file = home.data_folder().join("mine.py");
    std::fs::write(&file, bot_script).expect("a file");
    check_bot_plays(&home, &format!("python3 {}", file.display()));
}
