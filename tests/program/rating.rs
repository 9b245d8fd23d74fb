//! `awale rating` computes ratings from games.

use std::fs;

use serde_json::Value;

use crate::terminal::Home;

/// Lets two players play `games` games into a folder of `home`, and returns the files.
fn play_games(home: &Home, south: &str, north: &str, games: &str) -> Vec<String> {
    let folder = home
        .path()
        .join(format!("{south}-{north}").replace([':', '='], "-"));
    let folder_text = folder.display().to_string();
    let match_arguments = [
        "match",
        "--south",
        south,
        "--north",
        north,
        "--games",
        games,
        "--opening-plies",
        "4",
        "--swap",
    ];
    home.output_of(&[&match_arguments[..], &["--save", &folder_text]].concat());
    let entries = std::fs::read_dir(folder).expect("a folder");
    let mut files: Vec<String> = entries
        .map(|entry| entry.expect("a file").path().display().to_string())
        .collect();
    files.sort();
    files
}

fn rated_players(home: &Home, files: &[String], more_arguments: &[&str]) -> Vec<Value> {
    let files = files.iter().map(String::as_str);
    let rating_arguments: Vec<&str> = ["rating", "--json"]
        .into_iter()
        .chain(more_arguments.iter().copied())
        .chain(files)
        .collect();
    let rated_json: Value = serde_json::from_str(&home.output_of(&rating_arguments)).expect("JSON");
    rated_json["players"].as_array().expect("a list").clone()
}

#[test]
fn the_stronger_player_is_rated_higher() {
    let home = Home::new();
    let files = play_games(&home, "fast", "engine:level=4", "6");
    let players = rated_players(&home, &files, &[]);
    let rating_and_margin = |name: &str| {
        let player = players
            .iter()
            .find(|player| player["name"] == name)
            .expect("it played");
        assert_eq!(player["games"], 6);
        assert_eq!(
            player["variants"]["oware"]["elo"], player["elo"],
            "only one variant was played"
        );
        [&player["elo"], &player["margin"]].map(|number| number.as_f64().expect("a number"))
    };
    let ([fast_rating, fast_margin], [level_rating, level_margin]) = (
        rating_and_margin("fast"),
        rating_and_margin("engine:level=4"),
    );
    assert!(fast_rating + 250.0 < level_rating, "{players:?}");
    // The measured strengths of the two players are 481 and 1200 points. After few games, the
    // margins are wide.
    assert!(
        (fast_rating - 481.0).abs() < fast_margin && (level_rating - 1200.0).abs() < level_margin,
        "{players:?}"
    );
    let single_rated_player = rated_players(&home, &files[..1], &["--player", "fast"]);
    assert_eq!(single_rated_player.len(), 1);
    let table = home.output_of(&["rating", &files[0]]);
    assert!(
        table.contains("engine:level=4") && table.contains("about level") && table.contains('±'),
        "{table}"
    );
}

#[test]
fn unfinished_games_are_not_rated_and_wrong_files_refused() {
    let home = Home::new();
    assert!(home.output_of(&["rating"]).contains("No finished game"));
    let game_path = home.path().join("open.toml");
    std::fs::write(
        home.path().join("open.ogn"),
        "[Variant \"Oware\"]\n\n1. F *\n",
    )
    .expect("a file");
    home.output_of(&[
        "convert",
        &home.path().join("open.ogn").display().to_string(),
        &game_path.display().to_string(),
    ]);
    assert!(
        home.output_of(&["rating", &game_path.display().to_string()])
            .contains("No finished game")
    );
    std::fs::write(&game_path, "no game").expect("a file");
    assert!(
        home.error_of(&["rating", &game_path.display().to_string()])
            .contains("open.toml")
    );
}

#[test]
fn the_rating_command_says_why_a_game_with_help_is_not_rated() {
    let home = Home::new();
    let files = play_games(&home, "fast", "naive", "1");
    let text = std::fs::read_to_string(&files[0]).expect("a game");
    let games = home.games_folder();
    std::fs::create_dir_all(&games).expect("a folder");
    let game_of_human = text.replacen("player = \"fast\"", "player = \"human\"", 1);
    assert_ne!(game_of_human, text, "{text}");
    let game_with_help = game_of_human.replacen("format = 1", "format = 1\nhelped = true", 1);
    assert_ne!(game_with_help, game_of_human, "{game_of_human}");
    let file = games.join("2026-11-21-120000-oware-1.toml");
    std::fs::write(&file, &game_with_help).expect("a file");
    let output = home.output_of(&["rating"]);
    assert!(
        output.contains("played with help") && !output.contains("No finished game"),
        "{output}"
    );
    // A game that was lost with help is not ignored: it is counted separately.
    let record = awale_study::record::Record::parse(&game_with_help).expect("a record");
    let seat = record.own_seat().expect("a human");
    let winner = record.result().expect("a result").final_result.winner;
    let outcome = awale_study::catalogue::Wdl::of(winner, seat);
    let [won_count, lost_count] = [
        awale_study::catalogue::Wdl::Win,
        awale_study::catalogue::Wdl::Loss,
    ]
    .map(|one| usize::from(one == outcome));
    assert_eq!(
        won_count + lost_count,
        1,
        "the game of this seed is no draw"
    );
    let with_help_text = format!("ith help: {won_count} won, {lost_count} lost");
    assert!(output.contains(&with_help_text), "{output}");
    let results = home.output_of(&["results"]);
    assert!(results.contains(&with_help_text), "{results}");
    assert_eq!(results.matches("\n    with help").count(), 1, "{results}");
    let json: serde_json::Value =
        serde_json::from_str(&home.output_of(&["results", "--json"])).expect("JSON");
    for score in [
        &json["total"],
        &json["variants"][0],
        &json["variants"][0]["opponents"][0],
    ] {
        assert_eq!(
            (&score["games"], &score["unfinished"]),
            (&0.into(), &0.into()),
            "{json}"
        );
        assert_eq!(score["with_help"]["won"], won_count, "{json}");
        assert_eq!(score["with_help"]["lost"], lost_count, "{json}");
    }
    std::fs::write(&file, game_of_human).expect("a file");
    let output = home.output_of(&["rating"]);
    assert!(
        output.contains("fast") && !output.contains("help"),
        "{output}"
    );
}

#[test]
fn copies_of_a_rated_game_count_only_once() {
    let home = Home::new();
    let files = play_games(&home, "fast", "naive", "1");
    let text = std::fs::read_to_string(&files[0]).expect("a game");
    let write_file = |name: &str, text: &str| {
        let file = home.path().join(name);
        std::fs::write(&file, text).expect("a file");
        file.display().to_string()
    };
    let copied_file = write_file("copy.toml", &text.replacen("date = 20", "date = 19", 1));
    // One game was resigned before North moved; the other one starts from a position.
    let ogn = "[Variant \"Oware\"]\n[White \"Awa\"]\n[Black \"Koffi\"]\n[Result \"0-1\"]\n[Termination \"south-resigned\"]\n\n1. F 0-1\n";
    let early_resignation_file = home.path().join("at-once.toml").display().to_string();
    home.output_of(&[
        "convert",
        &write_file("at-once.ogn", ogn),
        &early_resignation_file,
    ]);
    let rating_arguments: Vec<&str> = ["rating"]
        .into_iter()
        .chain([files[0].as_str(); 5])
        .chain([copied_file.as_str(), &early_resignation_file])
        .collect();
    let output = home
        .command()
        .args(&rating_arguments)
        .output()
        .expect("it runs");
    let (printed_table, error_output) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(output.status.success(), "{error_output}");
    assert!(
        error_output.contains("5 files repeat other games")
            && error_output.contains("1 game left out"),
        "{error_output}"
    );
    assert!(
        !printed_table.contains("Awa") && !printed_table.contains("Koffi"),
        "{printed_table}"
    );
    let line = printed_table
        .lines()
        .find(|line| line.starts_with("fast"))
        .expect("a player");
    assert_eq!(line.split_whitespace().nth(1), Some("1"), "{printed_table}");
}

#[test]
fn results_are_printed_although_the_file_of_progress_is_damaged() {
    let home = Home::new();
    fs::create_dir_all(home.data_folder()).expect("a folder");
    let (file, text) = (
        home.data_folder().join("progress.toml"),
        "format = 1\nrun = \"x\"\n",
    );
    fs::write(&file, text).expect("a file");
    let output = home
        .command()
        .args(["results", "--json"])
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON");
    let warning = String::from_utf8_lossy(&output.stderr);
    assert!(
        warning.contains("progress.toml") && warning.contains("line 2, `run`"),
        "{warning}"
    );
    let files: Vec<_> = fs::read_dir(home.data_folder())
        .expect("a folder")
        .collect();
    assert_eq!(files.len(), 1, "nothing is renamed: {files:?}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), text);
}
