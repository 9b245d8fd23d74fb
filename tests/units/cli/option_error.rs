use clap::error::ErrorKind;
use clap::{Arg, Command, CommandFactory};

use awale::cli::Cli;
use awale::cli::option_error::explain_error;
use awale::words::{Language, Words};

/// The French error for this value of `arg`; `None` if the value is accepted.
fn error_for_value(line: &[String], arg: &Arg, value: &str) -> Option<String> {
    let words = Words::new(Language::French);
    let typed_option = arg
        .get_long()
        .map_or(value.to_owned(), |long| format!("--{long}={value}"));
    let line_with_option = line.iter().cloned().chain([typed_option]);
    let error = Cli::command()
        .try_get_matches_from(line_with_option)
        .err()?;
    let is_value_error = matches!(
        error.kind(),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation
    );
    is_value_error.then(|| {
        explain_error(&error, &words).unwrap_or_else(|| panic!("clap alone can tell {error}"))
    })
}

fn check_option_errors(command: &Command, line: &[String], refusals: &mut usize) {
    for arg in command
        .get_arguments()
        .filter(|arg| arg.get_action().takes_values())
    {
        for value in ["?!", "0", "-1", "2026-13-40"] {
            let Some(message) = error_for_value(line, arg, value) else {
                continue;
            };
            *refusals += 1;
            // `ExpectedOptionValue` must cover every reason of a parser, so the generic message
            // must not appear.
            assert!(
                !message.contains("ne peut pas être"),
                "{line:?} {arg}: no reason\n{message}"
            );
        }
    }
    for below in command.get_subcommands() {
        let subcommand_line = [line, &[below.get_name().to_owned()]].concat();
        check_option_errors(below, &subcommand_line, refusals);
    }
}

#[test]
fn the_error_for_a_refused_option_value_says_what_is_expected() {
    let mut refusal_count = 0;
    check_option_errors(&Cli::command(), &["awale".to_owned()], &mut refusal_count);
    assert!(refusal_count > 100, "{refusal_count}");
    let words = Words::new(Language::French);
    let error = Cli::command()
        .try_get_matches_from(["awale", "puzzle", "--day", "hier"])
        .expect_err("no day");
    let message = explain_error(&error, &words)
        .expect("words")
        .replace('\u{a0}', " ");
    assert!(
        message.contains("demande une date comme 2026-11-21, pas « hier »"),
        "{message}"
    );
}
