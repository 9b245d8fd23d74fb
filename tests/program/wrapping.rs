//! Long lines: help, errors and results are wrapped once, between words, at the width of the
//! terminal.

#[cfg(target_os = "linux")]
use std::os::unix::fs::PermissionsExt;

use awale::cli::Cli;
use clap::{Command, CommandFactory};
use unicode_width::UnicodeWidthStr;

use crate::terminal::{AWALE_PATH, Home};

/// A command and all its subcommands.
fn command_with_subcommands(command: &Command) -> Vec<Command> {
    let subcommands = command.get_subcommands().flat_map(command_with_subcommands);
    [command.clone()].into_iter().chain(subcommands).collect()
}

/// The first line break inside a paragraph of `text`. Breaks at an empty line and before a list
/// item (indented by two spaces) are allowed.
fn first_manual_break(text: &str) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let is_allowed_break = |before: &str, line: &str| {
        let is_item = line.starts_with("  ") && !line.starts_with("   ");
        line.is_empty() || before.is_empty() || is_item
    };
    let broken_line_pair = lines
        .windows(2)
        .find(|pair| !is_allowed_break(pair[0], pair[1]))?;
    Some(format!("{} / {}", broken_line_pair[0], broken_line_pair[1]))
}

#[test]
fn help_texts_have_no_manual_line_breaks() {
    let mut root = Cli::command();
    root.build();
    let (mut help_count, mut paragraph_count) = (0, 0);
    for command in command_with_subcommands(&root) {
        let texts = [
            command.get_about(),
            command.get_long_about(),
            command.get_after_help(),
        ];
        let option_texts = command
            .get_arguments()
            .flat_map(|option| [option.get_help(), option.get_long_help()]);
        for text in texts.into_iter().chain(option_texts).flatten() {
            assert_eq!(
                first_manual_break(&text.to_string()),
                None,
                "{}",
                command.get_name()
            );
            help_count += 1;
        }
        let Some(after_help) = command.get_after_help().map(ToString::to_string) else {
            continue;
        };
        for width in [60, 80, 100] {
            let help_text = command
                .clone()
                .term_width(width)
                .render_long_help()
                .to_string();
            let help_lines: Vec<&str> = help_text.lines().map(str::trim_end).collect();
            for paragraph in after_help.lines().filter(|line| !line.is_empty()) {
                let (first_line_index, wrapped_lines) =
                    lines_of_paragraph(paragraph, &help_lines, width);
                for (line, next) in wrapped_lines.windows(2).map(|pair| (pair[0], pair[1])) {
                    let word = next.split_whitespace().next().expect("a word");
                    assert!(
                        line.width() + 1 + word.width() > width,
                        "{width}, line {first_line_index}: {line} / {next}"
                    );
                }
                paragraph_count += 1;
            }
        }
    }
    assert!(
        help_count > 150 && paragraph_count > 60,
        "{help_count} {paragraph_count}"
    );
}

/// The index of the first line of a paragraph in the displayed lines, and all its lines.
fn lines_of_paragraph<'s>(
    paragraph: &str,
    help_lines: &[&'s str],
    width: usize,
) -> (usize, Vec<&'s str>) {
    let words_of = |text: &str| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let words_of_paragraph = words_of(paragraph);
    (0..help_lines.len())
        .flat_map(|start| (start + 1..=help_lines.len()).map(move |end| (start, end)))
        .filter(|(start, end)| end - start <= paragraph.width() / (width / 3) + 2)
        .find(|&(start, end)| {
            words_of(&help_lines[start..end].join(" ")) == words_of_paragraph
                && !help_lines[start].is_empty()
        })
        .map_or_else(
            || panic!("not shown at {width}: {paragraph}"),
            |(start, end)| {
                (
                    start,
                    help_lines[start..end]
                        .iter()
                        .copied()
                        .filter(|line| !line.is_empty())
                        .collect(),
                )
            },
        )
}

/// The output in this language without a terminal.
fn output_in_language(language: &str, arguments: &[&str]) -> String {
    Home::with_settings(&format!("language = \"{language}\"\n")).output_of(arguments)
}

#[test]
fn results_and_tournaments_fit_80_columns() {
    let tournament_arguments = [
        "tournament",
        "fast",
        "naive",
        "mcts:10",
        "minimax:1:mobility",
        "--games",
        "2",
    ];
    for language in ["en", "fr"] {
        for arguments in [&["results"][..], &tournament_arguments] {
            let output = output_in_language(language, arguments);
            let too_wide_line = output.lines().find(|line| line.width() > 80);
            assert_eq!(too_wide_line, None, "{language}: {output}");
            assert!(
                output.lines().any(|line| line.width() > 60),
                "it is wrapped no earlier: {output}"
            );
        }
        let output = output_in_language(language, &tournament_arguments);
        let forfeits_word = if language == "en" {
            "forfeits"
        } else {
            "forfaits"
        };
        assert!(
            output.contains(forfeits_word) && output.matches("minimax:1:mobility").count() >= 3,
            "no column is lost: {output}"
        );
    }
}

/// Without a terminal, for example in a service, crossterm would run `tput_script` to find the
/// width.
#[test]
#[cfg(target_os = "linux")]
fn without_a_terminal_tput_is_not_run_for_the_width() {
    let home = Home::with_settings("");
    let (tput_script, marker_file) = (home.path().join("tput"), home.path().join("asked"));
    std::fs::write(
        &tput_script,
        format!("#!/bin/sh\ntouch '{}'\necho 80\n", marker_file.display()),
    )
    .expect("a script");
    std::fs::set_permissions(&tput_script, std::fs::Permissions::from_mode(0o755))
        .expect("it can be run");
    let path = format!(
        "{}:{}",
        home.path().display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let mut command = std::process::Command::new("setsid");
    command
        .args(["--wait", AWALE_PATH, "config"])
        .env_clear()
        .envs(home.environment())
        .env("PATH", path);
    let command_output = command
        .stdin(std::process::Stdio::null())
        .output()
        .expect("it starts");
    assert!(
        command_output.status.success() && command_output.stdout.len() > 1000,
        "{command_output:?}"
    );
    assert!(!marker_file.exists());
}

#[test]
fn errors_are_broken_between_words_on_a_terminal_of_80_columns() {
    for (language, words) in [
        ("en", "speaks the protocol"),
        ("fr", "tout autre programme"),
    ] {
        let home = Home::with_settings(&format!("language = \"{language}\"\n"));
        let mut terminal = home
            .launch()
            .args(&["tournament", "nobody", "fast"])
            .start();
        let output = String::from_utf8(terminal.wait_for_exit().1).expect("text");
        let lines: Vec<&str> = output
            .lines()
            .map(str::trim_end)
            .filter(|line| !line.is_empty())
            .collect();
        assert!(
            lines.len() > 2 && lines.iter().all(|line| line.width() <= 80),
            "{lines:?}"
        );
        assert!(
            lines.join(" ").replace('\u{a0}', " ").contains(words),
            "{lines:?}"
        );
    }
}
