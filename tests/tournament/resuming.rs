//! `--resume`: the tournaments that it continues, and the errors for others.

use std::fs;
use std::path::Path;

use awale_lab::tournament::StoredTournament;
use serde_json::Value as Json;

#[cfg(unix)]
use super::folder_with_files;
use super::terminal::Home;
use super::{SHORT_TOURNAMENT_ARGS, moves_of_games, read_json, read_text};

/// Writes the file of a tournament with a valid checksum.
fn write_state(state: &Path, tournament_json: &Json) {
    let mut tournament_json: StoredTournament =
        serde_json::from_value(tournament_json.clone()).expect("a tournament");
    tournament_json.checksum = 0;
    tournament_json.checksum = awale_engine::fnv1a64(
        serde_json::to_string(&tournament_json)
            .expect("JSON")
            .as_bytes(),
    );
    fs::write(
        state,
        serde_json::to_string(&tournament_json).expect("JSON"),
    )
    .expect("a file");
}

#[test]
fn resume_continues_an_interrupted_tournament_and_no_other() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let folder = out.to_str().expect("text");
    let tournament_arguments = [&SHORT_TOURNAMENT_ARGS[..], &["--out", folder]].concat();
    home.output_of(&tournament_arguments);
    let tournament_file = out.join("tournament.json");
    let finished_tournament = moves_of_games(&tournament_file);
    assert!(
        home.error_of(&tournament_arguments)
            .contains("continue it with `--resume`")
    );
    let mut changed_tournament = read_json(&tournament_file);
    changed_tournament["games"]
        .as_array_mut()
        .expect("games")
        .truncate(5);
    write_state(&tournament_file, &changed_tournament);
    home.output_of(&[&tournament_arguments[..], &["--resume"]].concat());
    assert_eq!(moves_of_games(&tournament_file), finished_tournament);
    let error_message = home.error_of(
        &[
            &tournament_arguments[..],
            &["--resume", "--opening-plies", "6"],
        ]
        .concat(),
    );
    assert!(
        error_message.contains("--opening-plies 4") && error_message.contains("--opening-plies 6"),
        "{error_message}"
    );
    changed_tournament["games"][0]["moves"] = "C C".into();
    write_state(&tournament_file, &changed_tournament);
    assert!(
        home.error_of(&[&tournament_arguments[..], &["--resume"]].concat())
            .contains("cannot be played again: move C")
    );
    fs::write(&tournament_file, "{").expect("a file");
    assert!(
        home.error_of(&[&tournament_arguments[..], &["--resume"]].concat())
            .contains("is not a tournament file")
    );
}

#[test]
fn a_tournament_file_of_a_newer_format_is_reported_as_such() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let tournament_arguments = [
        &SHORT_TOURNAMENT_ARGS[..],
        &["--out", out.to_str().expect("text")],
    ]
    .concat();
    home.output_of(&tournament_arguments);
    let state = out.join("tournament.json");
    let mut stored = read_json(&state);
    stored["format"] = 2.into();
    stored["another"] = "field".into();
    fs::write(&state, stored.to_string()).expect("a file");
    let error_message = home.error_of(&[&tournament_arguments[..], &["--resume"]].concat());
    assert!(
        error_message.contains("has format 2; this version reads format 1"),
        "{error_message}"
    );
}

#[test]
fn a_changed_tournament_file_is_refused_with_the_difference() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let tournament_arguments = [
        &SHORT_TOURNAMENT_ARGS[..],
        &["--out", out.to_str().expect("text")],
    ]
    .concat();
    let resume_arguments = [&tournament_arguments[..], &["--resume"]].concat();
    home.output_of(&tournament_arguments);
    let state = out.join("tournament.json");
    let finished_tournament = read_json(&state);
    let changed_text = read_text(&state).replacen("\"points\":1.0", "\"points\":0.0", 1);
    assert_ne!(changed_text, read_text(&state));
    fs::write(&state, &changed_text).expect("a file");
    assert!(
        home.error_of(&resume_arguments)
            .contains("its checksum does not match")
    );
    let index_of_won_game = finished_tournament["games"]
        .as_array()
        .expect("games")
        .iter()
        .position(|game| game["points"] == 1.0)
        .expect("a win");
    for (field, value, expected) in [
        ("points", 1000.0.into(), "its points"),
        ("points", 0.0.into(), "its points"),
        (
            "south",
            finished_tournament["games"][index_of_won_game]["north"].clone(),
            "its players",
        ),
        ("end", "banana".into(), "its end"),
        ("opening", 7.into(), "its round"),
        ("id", 50_000.into(), "its number"),
        ("moves", "".into(), "its opening"),
    ] {
        let mut changed_tournament = finished_tournament.clone();
        changed_tournament["games"][index_of_won_game][field] = value;
        write_state(&state, &changed_tournament);
        let error_message = home.error_of(&resume_arguments);
        assert!(error_message.contains(expected), "{field}: {error_message}");
    }
}

#[test]
#[cfg(unix)]
fn a_tournament_goes_on_with_the_same_rules_and_programs_only() {
    let settings_with_variant = |win: u8| format!("[[variant]]\nid = \"own\"\nwin_at = {win}\n");
    let home = Home::with_settings(&settings_with_variant(25));
    let bot = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    let bots = folder_with_files(&home, "bots", &[("mine.sh", bot)]);
    let (bots, out) = (bots.display().to_string(), home.data_folder().join("out"));
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--sandbox",
        "off",
        "--variant",
        "own",
        "--bots",
        &bots,
        "--out",
    ];
    let tournament_arguments = [&arguments[..], &[out.to_str().expect("text")]].concat();
    home.output_of(&tournament_arguments);
    let resumed = [&tournament_arguments[..], &["--resume"]].concat();
    home.output_of(&resumed);
    fs::write(home.settings_file(), settings_with_variant(30)).expect("settings");
    assert!(
        home.error_of(&resumed)
            .contains("of own with win_at = 25; its rules now have win_at = 30")
    );
    fs::write(home.settings_file(), settings_with_variant(25)).expect("settings");
    fs::write(Path::new(&bots).join("mine.sh"), format!("# better\n{bot}")).expect("a bot");
    assert!(
        home.error_of(&resumed)
            .contains("the program of mine.sh has changed")
    );
}

#[test]
fn differences_between_a_tournament_file_and_the_command_are_named() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let out = out.to_str().expect("text");
    home.output_of(&[&SHORT_TOURNAMENT_ARGS[..], &["--seed", "5", "--out", out]].concat());
    let error_in_language = |language: &str, options: &[&str]| {
        let mut command = home.command();
        command
            .env("LANG", language)
            .args(options)
            .args(["--out", out, "--resume"]);
        let output = command.output().expect("it starts");
        assert!(!output.status.success(), "{output:?}");
        // A long path may wrap the line at any space.
        String::from_utf8(output.stderr)
            .expect("text")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (extra, expected) in [
        (
            &["--seed", "7"][..],
            "with --seed 5; you gave --seed 7. Use the same, or another folder.",
        ),
        (
            &["--seed", "5", "--pairing", "swiss"],
            "with --pairing round-robin; you gave --pairing swiss.",
        ),
        (
            &["--seed", "5", "--game-time", "2s"],
            "with no --game-time; you gave --game-time 2s.",
        ),
        (
            &["--seed", "5", "--time", "1500ms"],
            "with --time 100ms; you gave --time 1500ms.",
        ),
        (
            &["--seed", "5", "--variant", "awari"],
            "with --variant oware; you gave --variant awari.",
        ),
        (
            &["--seed", "5", "--matches"],
            "with no --matches; you gave --matches.",
        ),
        (
            &["--seed", "5", "naive"],
            "whose player 4 is nobody; you gave naive (2)",
        ),
    ] {
        let error_message =
            error_in_language("en_US.UTF-8", &[&SHORT_TOURNAMENT_ARGS[..], extra].concat());
        assert!(
            error_message.contains(expected),
            "{extra:?}: {error_message}"
        );
    }
    let other_arguments = [
        "tournament",
        "fast",
        "minimax:1",
        "minimax:2",
        "--games",
        "6",
        "--seed",
        "5",
    ];
    let refused_player = error_in_language("en_US.UTF-8", &other_arguments);
    assert!(
        refused_player.contains("whose player 2 is naive; you gave minimax:1"),
        "{refused_player}"
    );
    let french_error = error_in_language(
        "fr_FR.UTF-8",
        &[&SHORT_TOURNAMENT_ARGS[..], &["--seed", "7"]].concat(),
    );
    assert!(
        french_error.contains("un autre tournoi : --seed 5 au lieu de --seed 7."),
        "{french_error}"
    );
}

#[test]
#[cfg(unix)]
fn a_tournament_file_with_impossible_times_or_faults_is_refused() {
    let home = Home::new();
    // The third answer in each game is illegal, so a random move is played instead.
    let bot_script = "turn=0; while read -r position moves rest; do turn=$((turn+1)); [ $turn != 3 ] || moves=Z\n\
               echo \"${moves%%,*}\"; done\n";
    let bots = folder_with_files(&home, "bots", &[("mine.sh", bot_script)]);
    let (bots, out) = (bots.display().to_string(), home.data_folder().join("out"));
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--sandbox",
        "off",
        "--on-fault",
        "random",
        "--bots",
        &bots,
    ];
    let tournament_arguments = [
        &arguments[..],
        &["--time", "20s", "--out", out.to_str().expect("text")],
    ]
    .concat();
    home.output_of(&tournament_arguments);
    let resumed = [&tournament_arguments[..], &["--resume"]].concat();
    home.output_of(&resumed);
    let state = out.join("tournament.json");
    let finished_tournament = read_json(&state);
    let fault = &finished_tournament["games"][0]["faults"][0];
    let seat_name = fault["seat"].as_str().expect("a side");
    let opponent = if seat_name == "south" {
        "north"
    } else {
        "south"
    };
    let time_pointer = format!("/games/0/used/{seat_name}");
    let error_after_changes = |changes: &[(&str, Json)]| {
        let mut stored = finished_tournament.clone();
        for (place, value) in changes {
            *stored.pointer_mut(place).expect("a place") = value.clone();
        }
        write_state(&state, &stored);
        home.error_of(&resumed)
    };
    let time_field_pointer = |field: &str| format!("{time_pointer}/{field}");
    let opponent_moves_pointer = format!("/games/0/used/{opponent}/moves");
    for changes in [
        &[(time_field_pointer("ms").as_str(), 99_999_999.into())][..],
        &[(&time_field_pointer("longest_ms"), 99_999_999.into())],
        &[(&time_field_pointer("cpu_ms"), 99_999_999_999_u64.into())],
        &[(&time_field_pointer("moves"), 0.into())],
        &[(&opponent_moves_pointer, 5000.into())],
    ] {
        let error_message = error_after_changes(changes);
        assert!(
            error_message.contains("its time"),
            "{changes:?}: {error_message}"
        );
    }
    let too_long_ms: Json = 80_001_000.into();
    let error_for_long_time = error_after_changes(&[
        (&time_field_pointer("ms"), too_long_ms.clone()),
        (&time_field_pointer("longest_ms"), too_long_ms),
        ("/games/0/faults", Json::Array(Vec::new())),
    ]);
    assert!(
        error_for_long_time.contains("its time"),
        "longer than its clock: {error_for_long_time}"
    );
    let fault_ply = fault["ply"].as_u64().expect("a number");
    for (place, value) in [
        ("/games/0/faults/0/ply", (fault_ply + 1).into()),
        ("/games/0/faults/0/ply", 0.into()),
        ("/games/0/faults/0/ply", 5000.into()),
        ("/games/0/faults/0/seat", opponent.into()),
        ("/games/0/faults/0/kind", "banana".into()),
        ("/games/0/faults", vec![fault.clone(); 100].into()),
    ] {
        let error_message = error_after_changes(&[(place, value)]);
        assert!(
            error_message.contains("its faults"),
            "{place}: {error_message}"
        );
    }
    let mut state_with_negative_time = finished_tournament.clone();
    *state_with_negative_time
        .pointer_mut(&time_field_pointer("ms"))
        .expect("a place") = (-5).into();
    fs::write(&state, state_with_negative_time.to_string()).expect("a file");
    assert!(
        home.error_of(&resumed).contains("-5"),
        "a time is not negative"
    );
}
