//! Every command fails if its output cannot be written. A reader that closes the output early is
//! not an error.

use std::fs::File;
use std::process::Stdio;

use crate::terminal::Home;

/// Every command that prints, at least once.
const PRINTING_COMMANDS: [&[&str]; 22] = [
    &["--help"],
    &["--version"],
    &["help"],
    &["help", "match"],
    &["endgame", "build", "--help"],
    &["completions", "bash"],
    &["completions", "fish"],
    &["manual"],
    &["config"],
    &["theme", "wood"],
    &["puzzle"],
    &["puzzle", "list"],
    &["openings"],
    &["results"],
    &["results", "--json"],
    &["perft", "--depth", "2"],
    &["compare", "--depth", "2"],
    &["endgame", "list"],
    &["match", "naive", "fast", "--games", "2"],
    &["tournament", "naive", "fast", "--games", "2"],
    &["plain", "--south", "fast", "--north", "fast"],
    &["plain", "rules"],
];

#[test]
fn a_full_device_ends_every_command_with_an_error() {
    let home = Home::with_settings("tables.automatic = false");
    for args in PRINTING_COMMANDS {
        for locale in ["en_GB.UTF-8", "C"] {
            let full_device = File::options().write(true).open("/dev/full").unwrap();
            let mut command = home.command();
            command.env("LC_ALL", locale).args(args);
            command.stdin(Stdio::null()).stdout(full_device);
            let output = command.output().expect("it starts");
            let message = String::from_utf8(output.stderr).expect("a text");
            assert_eq!(output.status.code(), Some(1), "{args:?}: {message}");
            let is_reported = message.contains("awale: No space left on device");
            assert!(is_reported, "{args:?} {locale}: {message}");
        }
    }
}

#[test]
fn commands_succeed_if_the_reader_closes_the_output() {
    let home = Home::with_settings("tables.automatic = false");
    for args in PRINTING_COMMANDS {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = home.command();
        command.args(args).stdin(Stdio::null()).stdout(writer);
        let output = command.output().expect("it starts");
        let message = String::from_utf8(output.stderr).expect("a text");
        assert!(output.status.success(), "{args:?}: {message}");
        assert!(!message.contains("awale:"), "{args:?}: {message}");
    }
}
