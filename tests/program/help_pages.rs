//! `--help` in every language: the English texts stand in the code, and their file for translators
//! is made from it.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use awale::cli::{Cli, help};
use awale::words::{Language, Words};
use clap::CommandFactory;

use crate::terminal::Home;

/// The file of the English help pages, as the code has them.
fn english() -> String {
    let mut text = "### `awale --help` and the pages of its commands, made from the code: `AWALE_WRITE_DOCS=1 cargo test --test program help_pages`.\n\n".to_owned();
    text.push_str("cli-page-usage = Usage:\ncli-page-commands = Commands\ncli-page-arguments = Arguments\ncli-page-options = Options\n");
    text.push_str(
        "cli-page-for-all = For all commands\ncli-page-help = Print help\ncli-page-version = Print version\ncli-page-default = [default: { $value }]\n",
    );
    text.push_str("cli-page-values = [possible values: { $values }]\n");
    for name in ["command", "file", "dir", "input", "output", "name"] {
        writeln!(text, "cli-name-{name} = {}", name.to_uppercase()).unwrap();
    }
    text.push_str(
        "cli-page-folders =\n    Settings: { $config }\n    Games and tables: { $data }\n\n",
    );
    for (id, told) in help::texts(&Cli::command()) {
        assert!(!told.contains('{'), "{id}: Fluent reads braces");
        let told = told.trim();
        if told.contains('\n') {
            writeln!(text, "{id} =").unwrap();
            for line in told.lines() {
                let line = line.trim_end();
                let is_special = line.starts_with(['[', '*', '.']);
                let line = if is_special {
                    format!("{{ \"{}\" }}{}", &line[..1], &line[1..])
                } else {
                    line.to_owned()
                };
                let indent = if line.is_empty() { "" } else { "    " };
                writeln!(text, "{indent}{line}").unwrap();
            }
        } else {
            writeln!(text, "{id} = {told}").unwrap();
        }
    }
    text
}

#[test]
fn the_file_of_english_help_pages_is_that_of_the_code() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages/en/command-line.ftl");
    if std::env::var_os("AWALE_WRITE_DOCS").is_some() {
        fs::write(&file, english()).unwrap();
    }
    assert_eq!(
        fs::read_to_string(file).unwrap(),
        english(),
        "write it again: AWALE_WRITE_DOCS=1"
    );
}

/// A text without the blanks and breaks that a page puts anywhere.
fn joined(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn help_speaks_the_chosen_language() {
    let home = Home::new();
    let (command, texts) = (["tournament", "--help"], help::texts(&Cli::command()));
    for language in Language::ALL {
        let words = Words::new(language);
        let page =
            joined(&home.printed(&[&["--language", language.code()][..], &command].concat()));
        for (id, english) in texts
            .iter()
            .filter(|(id, _)| id.starts_with("cli-tournament"))
        {
            let told = words.get(id);
            assert!(page.contains(&joined(&told)), "{language:?}: {id}: {told}");
            let is_the_same = joined(&told) == joined(english);
            assert!(
                language == Language::English || is_the_same || !page.contains(&joined(english)),
                "{english}"
            );
        }
        assert!(
            page.contains(&joined(&words.get("cli-page-options")))
                && page.contains(&joined(&words.get("cli_language")))
        );
    }
}

#[test]
fn help_lists_every_command_once_in_five_groups() {
    let home = Home::new();
    let mut grouped: Vec<&str> = help::GROUPS
        .iter()
        .flat_map(|(_, group)| *group)
        .copied()
        .collect();
    let command = Cli::command();
    let mut all: Vec<&str> = command
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    grouped.sort_unstable();
    all.sort_unstable();
    assert_eq!(grouped, all, "each command stands in one group");
    for language in Language::ALL {
        let words = Words::new(language);
        let page = home.printed(&["--language", language.code(), "--help"]);
        let places: Vec<usize> = help::GROUPS
            .iter()
            .map(|(heading, _)| {
                page.find(&words.get(heading))
                    .unwrap_or_else(|| panic!("{heading}\n{page}"))
            })
            .collect();
        assert!(places.is_sorted(), "{page}");
        for name in &all {
            let lines = page
                .lines()
                .filter(|line| line.starts_with(&format!("  {name} ")));
            assert_eq!(lines.count(), 1, "{name}\n{page}");
        }
        assert!(page.contains("--config") && !page.contains('{'), "{page}");
    }
}
