//! The line mode and the other commands, as a script or a screen reader uses them.

mod commands;
mod games;
mod help_words;
mod keeping;
mod learning;
mod study;
#[path = "../support/terminal.rs"]
mod terminal;
#[cfg(unix)]
mod typing;
mod words;

use std::io::Write;
use std::process::{Output, Stdio};

use terminal::Home;

/// The output of the program for these arguments and this input.
fn run_program(home: &Home, args: &[&str], input: &[u8]) -> Output {
    let mut command = home.command();
    command
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().expect("it starts");
    let mut stdin = child.stdin.take().expect("an input");
    // The program may exit before it has read the whole input.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

/// The output of `awale plain`, which must succeed.
#[track_caller]
fn run_plain(args: &[&str], input: &str) -> String {
    let home = Home::new();
    let args: Vec<&str> = ["plain"].into_iter().chain(args.iter().copied()).collect();
    let output = run_program(&home, &args, input.as_bytes());
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("a text")
}

fn last_line(text: &str) -> &str {
    text.trim_end().lines().next_back().expect("a line")
}
