//! Journeys of a user through study in the real program: a hint, history, an analyzed game, the
//! tree of a position, and `awale analyse`.

#![cfg(unix)]

use awale_study::record::Record;
use serde_json::Value as Json;

use crate::terminal::{CALM_SETTINGS, Home, Terminal, key, title_of_move};

/// Plays a few moves and resigns.
fn play_short_game(terminal: &mut Terminal) {
    for (number, letter) in ["C", "D", "F", "A", "A", "F"].into_iter().enumerate() {
        terminal.press(letter);
        terminal.wait_for_text(&title_of_move(number + 2));
    }
    terminal.press("r");
    terminal.wait_for_text("Resign this game?");
    terminal.press("y");
    terminal.wait_for_text("▸ Rematch");
}

#[test]
fn a_hint_names_a_move_and_its_reason() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("i");
    terminal.wait_for_text("Press i for more.");
    terminal.press("i");
    terminal.wait_for_text("The last seed of the right move");
    terminal.press("i");
    terminal.wait_for_text("Best move: ");
    terminal.wait_for_text("Second best: ");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.wait_until_text_gone("Best move: ");
    terminal.press("w");
    terminal.quit();
    let settings = home.settings_text();
    assert!(
        settings.contains("values = true"),
        "the switch is kept:\n{settings}"
    );
}

#[test]
fn the_history_is_viewed_and_the_game_continued() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("C");
    terminal.wait_for_text("move 1 · North");
    terminal.press("D");
    terminal.wait_for_text("move 2 · South");
    terminal.press("\t");
    terminal.wait_for_text("1… North sowed");
    terminal.press(key::LEFT);
    terminal.wait_for_text("1. South sowed");
    terminal.press(key::ENTER);
    terminal.wait_for_text("move 1 · North");
    terminal.press("U");
    terminal.wait_for_text("move 2 · South");
}

#[test]
fn an_analysis_is_saved_and_printed_by_analyse() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    play_short_game(&mut terminal);
    terminal.press("a");
    terminal.wait_for_text("Winning chances for South, in %");
    terminal.press(key::HOME);
    terminal.wait_for_text("start · 3 moves");
    terminal.wait_until_text_gone("Analysis: ");
    terminal.press("n");
    terminal.wait_for_text("Better: ");
    terminal.press(key::DOWN);
    terminal.wait_for_text("Variation 2 of 2");
    terminal.press(key::UP);
    terminal.wait_for_text("Better: ");
    terminal.quit();
    let saved_texts = home.saved_games();
    let record = Record::parse(&saved_texts[0]).expect("a whole record");
    assert_eq!(
        record.analysis.expect("the analysis is kept").moves.len(),
        6
    );

    let games: Vec<_> = std::fs::read_dir(home.games_folder())
        .expect("games")
        .map(|entry| entry.expect("one").path())
        .collect();
    let file = games[0].to_str().expect("a name");
    let analysis_output = |args: &[&str]| {
        let output = home
            .command()
            .arg("analyse")
            .args(args)
            .output()
            .expect("the program runs");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8(output.stdout).expect("text")
    };
    let analysis_table = analysis_output(&[file]);
    assert!(
        analysis_table.contains("Values are for South; the cost is in winning chances.")
            && analysis_table.contains("  1. South C")
            && analysis_table.contains("North: accuracy"),
        "{analysis_table}"
    );
    // Moves are numbered as in the move list: one row has a move of each side.
    assert!(
        analysis_table.contains("  1… North d")
            && analysis_table.contains("  3… North")
            && !analysis_table.contains("  4. "),
        "{analysis_table}"
    );
    let json: Json =
        serde_json::from_str(&analysis_output(&[file, "--depth", "6", "--json"])).expect("JSON");
    assert_eq!(json["moves"].as_array().map(Vec::len), Some(6));
    assert_eq!(
        (&json["moves"][1]["side"], &json["moves"][1]["move"]),
        (&"north".into(), &"d".into())
    );
    let move_numbers: Vec<u64> = (0..6)
        .filter_map(|place| json["moves"][place]["number"].as_u64())
        .collect();
    assert_eq!(move_numbers, [1, 1, 2, 2, 3, 3]);
    let totals_of_south = &json["totals"]["south"];
    assert!(
        totals_of_south["accuracy"].is_null() && totals_of_south["counted"].as_u64() <= Some(3),
        "three moves are too few: {totals_of_south}"
    );
    assert!(
        analysis_table.contains("South: accuracy (too few moves)"),
        "{analysis_table}"
    );
    let output_for_missing_file = home
        .command()
        .args(["analyse", "there-is-no-such.toml"])
        .output()
        .expect("the program runs");
    assert!(!output_for_missing_file.status.success());
    assert!(
        String::from_utf8_lossy(&output_for_missing_file.stderr).contains("there-is-no-such.toml")
    );
}

#[test]
fn reviews_of_matches_speak_of_results_not_seeds() {
    let home = Home::new();
    let mut child = home.command();
    child.args([
        "plain",
        "--matches",
        "--south",
        "fast",
        "--north",
        "expert",
        "--first",
        "south",
    ]);
    assert!(child.output().expect("the program runs").status.success());
    let games: Vec<_> = std::fs::read_dir(home.games_folder())
        .expect("games")
        .map(|entry| entry.expect("one").path())
        .collect();
    let printed = |args: &[&str]| {
        let output = home
            .command()
            .arg("analyse")
            .arg(&games[0])
            .args(args)
            .output()
            .expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let analysis_table = printed(&[]);
    assert!(
        analysis_table.contains("South: accuracy")
            && !analysis_table.contains("seeds")
            && !analysis_table.contains("2.0"),
        "{analysis_table}"
    );
    let json: Json = serde_json::from_str(&printed(&["--json"])).expect("JSON");
    assert!(
        json["totals"]["south"]["given_away"].is_null() && json["moves"][0]["given_away"].is_null(),
        "{json}"
    );
}

#[test]
fn a_position_tree_can_be_unfolded_and_shown_by_another_algorithm() {
    let home = Home::with_settings(CALM_SETTINGS);
    let mut terminal = home.start_game();
    terminal.press("C");
    terminal.wait_for_text("move 1 · North");
    terminal.press("t");
    terminal.wait_for_text("Positions searched");
    terminal.press(key::DOWN);
    terminal.wait_for_text("▸   + a");
    terminal.press(key::RIGHT);
    terminal.wait_for_text("▸   - a");
    terminal.press("G");
    terminal.wait_for_text("minimax · 3 plies");
    terminal.press("+++");
    terminal.wait_for_text("minimax · 6 plies");
    terminal.press(key::ESC);
    terminal.wait_for_text("move 1 · North");
}
