mod option_error;
mod uci;

use std::path::Path;
use std::time::Duration;

use clap::{CommandFactory, Parser, ValueEnum};
use clap_complete::Shell;

use awale::cli::Cli;
use awale::cli::tree::default_path;
use awale::pictures::PictureFormat;
use awale_cli::output::wrap_text;
use awale_cli::progress_bar::estimated_time_left;
use awale_cli::table_layout::{ColumnLayout, TableLayout};
use awale_lab::commands::truth::{parse_search_limit, parse_seed_range, wilson_interval};

#[test]
fn table_columns_align_for_all_writing_systems() {
    let rows = [["é", "1"], ["long", "100"]].map(|row| row.map(str::to_owned));
    let columns = TableLayout::new(
        2,
        [ColumnLayout::LeftAligned(0), ColumnLayout::RightAligned(2)],
    )
    .widened_to_fit(rows.iter().map(|row| &row[..]));
    assert_eq!(
        rows.map(|row| columns.format_row(&row)),
        ["é       1", "long  100"]
    );
    assert_eq!(columns.format_row(&["", "1", "more"]), "        1  more");
    assert_eq!(columns.format_row(&["only", ""]), "only");
}

#[test]
fn completions_for_every_shell_contain_every_command() {
    for shell in Shell::value_variants() {
        let mut script_bytes = Vec::new();
        clap_complete::generate(*shell, &mut Cli::command(), "awale", &mut script_bytes);
        let script_text = String::from_utf8(script_bytes).unwrap();
        for command in Cli::command().get_subcommands() {
            assert!(
                script_text.contains(command.get_name()),
                "{shell} does not hear of {}",
                command.get_name()
            );
        }
    }
}

#[test]
fn a_command_line_without_arguments_requests_no_command() {
    let parsed_command_line = Cli::try_parse_from(["awale"]).expect("nothing is wrong");
    assert_eq!(
        format!("{parsed_command_line:?}"),
        format!("{:?}", Cli::default())
    );
}

#[test]
fn the_command_line_definition_is_consistent() {
    Cli::command().debug_assert();
}

#[test]
fn lines_are_broken_only_between_words() {
    assert_eq!(
        wrap_text("one two three\n\n  four five six", 9),
        "one two\nthree\n\n  four\n  five\n  six"
    );
    assert_eq!(
        wrap_text("awale: /a/very/long/path is gone", 12),
        "awale:\n/a/very/long/path\nis gone"
    );
    // A line does not break at a no-break space, which French has before some punctuation.
    assert_eq!(wrap_text("quoi\u{a0}? oui", 6), "quoi\u{a0}?\noui");
    // A Chinese character is two columns wide.
    assert_eq!(wrap_text("千 千 千", 5), "千 千\n千");
}

#[test]
fn the_remaining_time_is_estimated_from_finished_work() {
    let minute = Duration::from_secs(60);
    assert_eq!(estimated_time_left(0, 10, minute), None);
    assert_eq!(
        estimated_time_left(2, 10, minute),
        Some(Duration::from_secs(240))
    );
    assert_eq!(estimated_time_left(10, 10, minute), None);
}

#[test]
fn a_picture_of_a_tree_is_named_after_its_file_and_never_overwrites_it() {
    for (tree, text, drawing) in [
        ("x.tree", "x-searched.txt", "x.svg"),
        ("folder/x.tree.txt", "x-searched.txt", "x.svg"),
        ("tree.txt", "tree-searched.txt", "tree.svg"),
        ("tree", "tree-searched.txt", "tree.svg"),
    ] {
        let default_name = |format| default_path(Path::new(tree), format).display().to_string();
        assert_eq!(
            [
                default_name(PictureFormat::Text),
                default_name(PictureFormat::Svg)
            ],
            [text, drawing]
        );
    }
}

#[test]
fn the_confidence_interval_of_a_share_is_wilsons() {
    // 9 of 10: from 0.596 to 0.982 in statistical tables.
    let (lower_bound, upper_bound) = wilson_interval(9, 10);
    assert!(
        (lower_bound - 0.596).abs() < 0.001 && (upper_bound - 0.982).abs() < 0.001,
        "{lower_bound} {upper_bound}"
    );
}

#[test]
fn ranges_of_seed_counts_are_parsed() {
    assert_eq!(parse_seed_range("14..20"), Ok(14..=20));
    for text in ["", "14", "20..14", "0..3", "3..99", "a..b"] {
        assert!(parse_seed_range(text).is_err(), "{text}");
    }
}

#[test]
fn only_options_that_limit_a_search_count_as_limits() {
    assert!(parse_search_limit("nodes=1000").is_ok() && parse_search_limit("time=20ms").is_ok());
    assert!(parse_search_limit("level=3").is_err() && parse_search_limit("nodes=0").is_err());
}
