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
    let begun = [&SHORT_TOURNAMENT_ARGS[..], &["--out", folder]].concat();
    home.output_of(&begun);
    let state = out.join("tournament.json");
    let whole = moves_of_games(&state);
    assert!(
        home.error_of(&begun)
            .contains("continue it with `--resume`")
    );
    let mut stored = read_json(&state);
    stored["games"].as_array_mut().expect("games").truncate(5);
    write_state(&state, &stored);
    home.output_of(&[&begun[..], &["--resume"]].concat());
    assert_eq!(moves_of_games(&state), whole);
    let other = home.error_of(&[&begun[..], &["--resume", "--opening-plies", "6"]].concat());
    assert!(
        other.contains("--opening-plies 4") && other.contains("--opening-plies 6"),
        "{other}"
    );
    stored["games"][0]["moves"] = "C C".into();
    write_state(&state, &stored);
    assert!(
        home.error_of(&[&begun[..], &["--resume"]].concat())
            .contains("cannot be played again: move C")
    );
    fs::write(&state, "{").expect("a file");
    assert!(
        home.error_of(&[&begun[..], &["--resume"]].concat())
            .contains("is not a tournament file")
    );
}

#[test]
fn a_tournament_file_of_a_newer_format_is_reported_as_such() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let begun = [
        &SHORT_TOURNAMENT_ARGS[..],
        &["--out", out.to_str().expect("text")],
    ]
    .concat();
    home.output_of(&begun);
    let state = out.join("tournament.json");
    let mut stored = read_json(&state);
    stored["format"] = 2.into();
    stored["another"] = "field".into();
    fs::write(&state, stored.to_string()).expect("a file");
    let refused = home.error_of(&[&begun[..], &["--resume"]].concat());
    assert!(
        refused.contains("has format 2; this version reads format 1"),
        "{refused}"
    );
}

#[test]
fn a_changed_tournament_file_is_refused_with_the_difference() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let begun = [
        &SHORT_TOURNAMENT_ARGS[..],
        &["--out", out.to_str().expect("text")],
    ]
    .concat();
    let resumed = [&begun[..], &["--resume"]].concat();
    home.output_of(&begun);
    let state = out.join("tournament.json");
    let whole = read_json(&state);
    let text = read_text(&state).replacen("\"points\":1.0", "\"points\":0.0", 1);
    assert_ne!(text, read_text(&state));
    fs::write(&state, &text).expect("a file");
    assert!(
        home.error_of(&resumed)
            .contains("its checksum does not match")
    );
    let over = whole["games"]
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
            whole["games"][over]["north"].clone(),
            "its players",
        ),
        ("end", "banana".into(), "its end"),
        ("opening", 7.into(), "its round"),
        ("id", 50_000.into(), "its number"),
        ("moves", "".into(), "its opening"),
    ] {
        let mut stored = whole.clone();
        stored["games"][over][field] = value;
        write_state(&state, &stored);
        let refused = home.error_of(&resumed);
        assert!(refused.contains(expected), "{field}: {refused}");
    }
}

#[test]
#[cfg(unix)]
fn a_tournament_goes_on_with_the_same_rules_and_programs_only() {
    let own = |win: u8| format!("[[variant]]\nid = \"own\"\nwin_at = {win}\n");
    let home = Home::with_settings(&own(25));
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
    let begun = [&arguments[..], &[out.to_str().expect("text")]].concat();
    home.output_of(&begun);
    let resumed = [&begun[..], &["--resume"]].concat();
    home.output_of(&resumed);
    fs::write(home.settings_file(), own(30)).expect("settings");
    assert!(
        home.error_of(&resumed)
            .contains("of own with win_at = 25; its rules now have win_at = 30")
    );
    fs::write(home.settings_file(), own(25)).expect("settings");
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
    let refused = |language: &str, options: &[&str]| {
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
        let refused = refused("en_US.UTF-8", &[&SHORT_TOURNAMENT_ARGS[..], extra].concat());
        assert!(refused.contains(expected), "{extra:?}: {refused}");
    }
    let other = [
        "tournament",
        "fast",
        "minimax:1",
        "minimax:2",
        "--games",
        "6",
        "--seed",
        "5",
    ];
    let refused_player = refused("en_US.UTF-8", &other);
    assert!(
        refused_player.contains("whose player 2 is naive; you gave minimax:1"),
        "{refused_player}"
    );
    let french = refused(
        "fr_FR.UTF-8",
        &[&SHORT_TOURNAMENT_ARGS[..], &["--seed", "7"]].concat(),
    );
    assert!(
        french.contains("un autre tournoi : --seed 5 au lieu de --seed 7."),
        "{french}"
    );
}

#[test]
#[cfg(unix)]
fn a_tournament_file_with_impossible_times_or_faults_is_refused() {
    let home = Home::new();
    // The third answer in each game is illegal, so a random move is played instead.
    let bot = "turn=0; while read -r position moves rest; do turn=$((turn+1)); [ $turn != 3 ] || moves=Z\n\
               echo \"${moves%%,*}\"; done\n";
    let bots = folder_with_files(&home, "bots", &[("mine.sh", bot)]);
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
    let begun = [
        &arguments[..],
        &["--time", "20s", "--out", out.to_str().expect("text")],
    ]
    .concat();
    home.output_of(&begun);
    let resumed = [&begun[..], &["--resume"]].concat();
    home.output_of(&resumed);
    let state = out.join("tournament.json");
    let whole = read_json(&state);
    let fault = &whole["games"][0]["faults"][0];
    let side = fault["seat"].as_str().expect("a side");
    let opponent = if side == "south" { "north" } else { "south" };
    let time_pointer = format!("/games/0/used/{side}");
    let refused = |changes: &[(&str, Json)]| {
        let mut stored = whole.clone();
        for (place, value) in changes {
            *stored.pointer_mut(place).expect("a place") = value.clone();
        }
        write_state(&state, &stored);
        home.error_of(&resumed)
    };
    let used = |field: &str| format!("{time_pointer}/{field}");
    let other = format!("/games/0/used/{opponent}/moves");
    for changes in [
        &[(used("ms").as_str(), 99_999_999.into())][..],
        &[(&used("longest_ms"), 99_999_999.into())],
        &[(&used("cpu_ms"), 99_999_999_999_u64.into())],
        &[(&used("moves"), 0.into())],
        &[(&other, 5000.into())],
    ] {
        let refused = refused(changes);
        assert!(refused.contains("its time"), "{changes:?}: {refused}");
    }
    let long: Json = 80_001_000.into();
    let refused_time = refused(&[
        (&used("ms"), long.clone()),
        (&used("longest_ms"), long),
        ("/games/0/faults", Json::Array(Vec::new())),
    ]);
    assert!(
        refused_time.contains("its time"),
        "longer than its clock: {refused_time}"
    );
    let ply = fault["ply"].as_u64().expect("a number");
    for (place, value) in [
        ("/games/0/faults/0/ply", (ply + 1).into()),
        ("/games/0/faults/0/ply", 0.into()),
        ("/games/0/faults/0/ply", 5000.into()),
        ("/games/0/faults/0/seat", opponent.into()),
        ("/games/0/faults/0/kind", "banana".into()),
        ("/games/0/faults", vec![fault.clone(); 100].into()),
    ] {
        let refused = refused(&[(place, value)]);
        assert!(refused.contains("its faults"), "{place}: {refused}");
    }
    let mut state_with_negative_time = whole.clone();
    *state_with_negative_time
        .pointer_mut(&used("ms"))
        .expect("a place") = (-5).into();
    fs::write(&state, state_with_negative_time.to_string()).expect("a file");
    assert!(
        home.error_of(&resumed).contains("-5"),
        "a time is not negative"
    );
}
