//! Games that the line mode saves on the disk.

use std::fs;

use awale_study::record::Record;

use super::terminal::Home;
use super::{last_line, run_program};

#[test]
fn the_saved_game_has_the_announced_result() {
    let home = Home::new();
    let output = run_program(
        &home,
        &[
            "plain", "--south", "fast", "--north", "naive", "--first", "north",
        ],
        b"",
    );
    let text = String::from_utf8(output.stdout).expect("a text");
    let [game] = &home.saved_games()[..] else {
        panic!("one game is kept")
    };
    let record = Record::parse(game).expect("a whole record");
    let final_seed_counts = record.result().expect("a result").final_result.final_counts;
    let announced_result = format!(
        "South {}, North {}.",
        final_seed_counts.south, final_seed_counts.north
    );
    assert!(last_line(&text).ends_with(&announced_result), "{text}");
}

#[test]
fn end_of_input_exits_cleanly_and_saves_the_game() {
    let home = Home::new();
    let output = run_program(&home, &["plain"], b"C\nD\n");
    assert!(output.status.success());
    assert!(
        last_line(&String::from_utf8_lossy(&output.stdout))
            .starts_with("End of input. The game is saved")
    );
    let record = Record::parse(&home.saved_games()[0]).expect("a whole record");
    assert_eq!(record.moves().len(), 1, "D is not North's");
    assert!(record.result().is_none());
    let home = Home::new();
    let output = run_program(&home, &["plain"], b"");
    assert!(output.status.success());
    assert!(
        home.saved_games().is_empty(),
        "nothing was played, nothing is kept"
    );
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so() {
    let home = Home::new();
    fs::create_dir_all(home.data_folder()).expect("a folder");
    fs::write(home.games_folder(), "in the way").expect("a file");
    let output = run_program(&home, &["plain", "--south", "fast", "--north", "fast"], b"");
    assert!(output.status.success());
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("Not saved"),
        "{output:?}"
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(last_line(&text).contains("South "), "{text}");
    let output = run_program(&home, &["plain"], b"A\n");
    assert!(output.status.success());
    assert!(
        last_line(&String::from_utf8_lossy(&output.stdout))
            .ends_with("The game could not be saved."),
        "{output:?}"
    );
}

#[test]
fn undo_returns_to_the_players_turn() {
    let home = Home::new();
    let output = run_program(&home, &["plain"], b"undo\nA\nb\nundo\nc\n");
    let text = String::from_utf8(output.stdout).expect("a text");
    assert!(text.contains("There is no move to undo."), "{text}");
    assert!(text.contains("Move undone."), "{text}");
    let record = Record::parse(&home.saved_games()[0]).expect("a whole record");
    assert_eq!(
        record
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect::<String>(),
        "Ac"
    );

    let home = Home::new();
    run_program(&home, &["plain", "--north", "fast"], b"A\nB\nu\nu\nu\nC\n");
    let record = Record::parse(&home.saved_games()[0]).expect("a whole record");
    assert_eq!(
        record.moves()[0].to_string(),
        "C",
        "both times the answer went back with the move"
    );
    assert_eq!(record.moves().len(), 2);
}

#[test]
fn a_game_taken_back_to_its_start_leaves_no_file() {
    let home = Home::new();
    let output = run_program(&home, &["plain"], b"A\nb\nundo\nundo\n");
    assert!(
        last_line(&String::from_utf8_lossy(&output.stdout)).ends_with("No move was played."),
        "{output:?}"
    );
    assert!(home.saved_games().is_empty(), "nothing is left of it");

    run_program(&home, &["plain"], b"A\nundo\nB\n");
    let [game] = &home.saved_games()[..] else {
        panic!("one game is kept")
    };
    let record = Record::parse(game).expect("a whole record");
    assert_eq!(
        record
            .moves()
            .iter()
            .map(ToString::to_string)
            .collect::<String>(),
        "B"
    );
}

#[test]
fn the_use_of_help_is_saved_with_the_game_so_that_it_is_not_rated() {
    let help_question = "is help: this game then does not count for your rating. To go on, type it";
    for (help, is_helped) in [
        ("hint", false),
        ("hint\nboard\nhint", false),
        ("hint\nhint", true),
        ("undo", false),
        ("undo\nundo\nA", true),
    ] {
        let home = Home::new();
        let typed_lines = format!("A\n{help}\nresign\n");
        let output = run_program(
            &home,
            &[
                "plain", "--south", "human", "--north", "naive", "--first", "south",
            ],
            typed_lines.as_bytes(),
        );
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains(help_question), "{help}: {text}");
        let saved_text = &home.saved_games()[0];
        assert_eq!(
            saved_text.contains("helped = true"),
            is_helped,
            "{help}: {saved_text}"
        );
    }
}

#[test]
fn the_player_name_in_the_settings_is_in_the_saved_game() {
    let home = Home::with_settings("name = \"Awa\"\n");
    let output = run_program(&home, &["plain", "--north", "naive"], b"A\nquit\n");
    assert!(output.status.success(), "{output:?}");
    let saved_texts = home.saved_games();
    assert!(
        saved_texts[0].contains("[south]\nname = \"Awa\"")
            && saved_texts[0].contains("[north]\nname = \"\""),
        "{saved_texts:?}"
    );
}

#[test]
fn an_accent_typed_after_its_letter_is_joined_with_it_in_the_error() {
    let home = Home::new();
    let output = run_program(&home, &["plain"], "e\u{301}\n".as_bytes());
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("“é” is not a pit."), "{text}");
}

#[test]
fn the_end_of_a_game_with_help_says_how_such_games_ended() {
    let home = Home::new();
    // A game that is resigned earlier does not count.
    let typed_lines = b"A\nundo\nundo\nA\nB\nC\nD\nE\nresign\n";
    let output = run_program(
        &home,
        &["plain", "--north", "fast", "--first", "south"],
        typed_lines,
    );
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("Played with help: not counted for your rating. With help: 0 won, 1 lost."),
        "{text}"
    );
    assert!(last_line(&text).contains("wins."), "{text}");
}
