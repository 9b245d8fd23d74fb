//! `awale tournament` and line bots: pairings, results, and bots that misbehave.

#[path = "../support/terminal.rs"]
mod terminal;

mod examples;
#[cfg(target_os = "linux")]
mod full_screen;
#[cfg(target_os = "linux")]
mod large;
#[cfg(target_os = "linux")]
mod misbehaving;
mod resuming;

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;
use terminal::{AWALE_PATH, Home};

/// Creates a folder in the home with these files, which are executable.
fn folder_with_files(home: &Home, name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = home.data_folder().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    for (name, text) in files {
        fs::write(folder.join(name), text).expect("a file");
    }
    folder
}

fn read_text(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn read_json(path: &Path) -> Json {
    serde_json::from_str(&read_text(path)).expect("JSON")
}

/// The moves of each game in the file of a tournament.
fn moves_of_games(tournament_file: &Path) -> Vec<String> {
    let games = read_json(tournament_file)["games"]
        .as_array()
        .expect("games")
        .clone();
    games
        .iter()
        .map(|game| game["moves"].as_str().expect("moves").to_owned())
        .collect()
}

const SHORT_TOURNAMENT_ARGS: [&str; 6] =
    ["tournament", "fast", "naive", "minimax:2", "--games", "4"];

#[test]
fn the_same_seed_gives_the_same_games_at_any_parallelism() {
    let home = Home::new();
    let games_of_tournament = |name: &str, options: &[&str]| {
        let out = home.data_folder().join(name);
        home.output_of(
            &[
                &SHORT_TOURNAMENT_ARGS[..],
                &["--out", out.to_str().expect("text")],
                options,
            ]
            .concat(),
        );
        moves_of_games(&out.join("tournament.json"))
    };
    let games_played_one_by_one = games_of_tournament("alone", &["--concurrency", "1"]);
    assert_eq!(games_played_one_by_one.len(), 12);
    assert_eq!(
        games_played_one_by_one,
        games_of_tournament("together", &["--concurrency", "4"])
    );
    assert_ne!(
        games_played_one_by_one,
        games_of_tournament("others", &["--seed", "2"])
    );
}

#[test]
fn a_folder_holds_one_tournament_and_is_tested_before_the_first_game() {
    let home = Home::new();
    let file = home.data_folder().join("file");
    fs::create_dir_all(home.data_folder()).expect("a folder");
    fs::write(&file, "mine").expect("a file");
    home.error_of(
        &[
            &SHORT_TOURNAMENT_ARGS[..],
            &["--out", file.to_str().expect("text")],
        ]
        .concat(),
    );
    assert_eq!(read_text(&file), "mine");
    let out = home.data_folder().join("out");
    fs::create_dir(&out).expect("a folder");
    let folder_lock = awale_files::FolderLock::lock_folder(&out)
        .expect("a folder")
        .expect("it is free");
    let error_message = home.error_of(
        &[
            &SHORT_TOURNAMENT_ARGS[..],
            &["--out", out.to_str().expect("text")],
        ]
        .concat(),
    );
    assert!(
        error_message.contains("Another program is using"),
        "{error_message}"
    );
    assert!(!out.join("tournament.json").exists());
    drop(folder_lock);
    home.output_of(
        &[
            &SHORT_TOURNAMENT_ARGS[..],
            &["--out", out.to_str().expect("text")],
        ]
        .concat(),
    );
}

/// Runs the program with a maximum file size of `max_file_blocks` blocks of 512 bytes, which acts
/// like a full disk.
#[cfg(target_os = "linux")]
fn run_with_full_disk(
    home: &Home,
    max_file_blocks: u32,
    games: &[&str],
    output_folder: &Path,
) -> std::process::Output {
    let mut command = std::process::Command::new("sh");
    command.args([
        "-c",
        "trap '' XFSZ; ulimit -f \"$0\" && exec \"$@\"",
        &max_file_blocks.to_string(),
    ]);
    let program_command = home.command();
    command
        .arg(program_command.get_program())
        .args(program_command.get_args())
        .args(games)
        .arg("--out")
        .arg(output_folder);
    for (name, value) in program_command.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.output().expect("it starts")
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_reported_before_the_first_game_or_after_the_table() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let games = [&SHORT_TOURNAMENT_ARGS[..4], &["--games", "30"]].concat();
    let output = run_with_full_disk(&home, 0, &games, &out);
    assert!(
        !output.status.success() && output.stdout.is_empty(),
        "no game was played: {output:?}"
    );
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("out"),
        "{output:?}"
    );
    assert!(
        fs::read_dir(&out).expect("a folder").next().is_none(),
        "nothing lies about"
    );
    // The initial test of the output folder succeeds, but the page with all games does not fit.
    let output = run_with_full_disk(&home, 128, &games, &out);
    let (printed_table, errors) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(
        !output.status.success()
            && printed_table.contains("minimax:2")
            && printed_table.contains("Elo:"),
        "{output:?}"
    );
    assert!(
        errors.contains("too large") && !printed_table.contains("index.html"),
        "{output:?}"
    );
    home.output_of(
        &[
            &games[..],
            &["--out", out.to_str().expect("text"), "--resume"],
        ]
        .concat(),
    );
}

#[test]
#[cfg(unix)]
fn hostile_names_are_escaped_in_every_report() {
    let home = Home::new();
    let bot_script = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    let names = [
        "-c.sh",
        "\u{ff1d}1+1.sh",
        "[a](b)!*_`~~&amp;.sh",
        "\u{202e}turned.sh",
        "\u{9b}c1.sh",
    ];
    let bots = folder_with_files(&home, "bots", &names.map(|name| (name, bot_script)));
    let (bots, out) = (bots.display().to_string(), home.data_folder().join("out"));
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--sandbox",
        "off",
        "--bots",
        &bots,
        "--out",
    ];
    let output = home.output_of(
        &[
            &arguments[..],
            &[out.to_str().expect("text"), "--print", "json"],
        ]
        .concat(),
    );
    let has_no_hidden_characters = |text: &str| !text.contains(['\u{202e}', '\u{9b}']);
    let tournament_text = read_text(&out.join("tournament.json"));
    assert!(
        has_no_hidden_characters(&output)
            && has_no_hidden_characters(&read_text(&out.join("results.json")))
            && has_no_hidden_characters(&tournament_text)
    );
    assert!(
        tournament_text.contains("\\u202eturned.sh") && tournament_text.contains("\\u009bc1.sh"),
        "{tournament_text}"
    );
    home.output_of(&[&arguments[..], &[out.to_str().expect("text"), "--resume"]].concat());
    let output: Json = serde_json::from_str(&output).expect("JSON");
    assert!(
        output["players"]
            .as_array()
            .expect("players")
            .iter()
            .all(|player| player["faults"] == 0),
        "{output}"
    );
    assert!(
        read_text(&out.join("report.md")).contains("\\[a\\](b)\\!\\*\\_\\`\\~\\~&amp;amp;.sh"),
        "{}",
        read_text(&out.join("report.md"))
    );
    assert!(
        read_text(&out.join("standing.csv")).contains(",'\u{ff1d}1+1.sh,"),
        "{}",
        read_text(&out.join("standing.csv"))
    );
}

#[test]
#[cfg(target_os = "linux")]
fn bots_end_with_a_program_that_is_killed() {
    let home = Home::new();
    let bots = folder_with_files(
        &home,
        "bots",
        &[("mine.sh", "echo $$ > started\nwhile :; do sleep 1; done\n")],
    );
    let started_file = bots.join("started");
    let bots = bots.display().to_string();
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "2",
        "--sandbox",
        "off",
        "--time",
        "10m",
        "--bots",
        &bots,
    ];
    let mut program = home
        .command()
        .args(arguments)
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it starts");
    let process_id = wait_for_value(|| {
        fs::read_to_string(&started_file)
            .ok()
            .filter(|text| text.ends_with('\n'))
    });
    let process_folder = Path::new("/proc").join(process_id.trim());
    assert!(process_folder.exists());
    program.kill().expect("SIGKILL");
    program.wait().expect("it has ended");
    wait_for_value(|| (!process_folder.exists()).then_some(()));
}

/// Waits until `find_value` returns a value, with a time limit for a busy machine.
fn wait_for_value<T>(find_value: impl Fn() -> Option<T>) -> T {
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    loop {
        if let Some(value) = find_value() {
            return value;
        }
        assert!(std::time::Instant::now() < deadline, "it does not come");
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
}

#[test]
#[cfg(unix)]
fn an_interrupted_tournament_keeps_and_reports_its_games() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let arguments = [
        "tournament",
        "fast",
        "naive",
        "--games",
        "100000",
        "--out",
        out.to_str().expect("text"),
    ];
    let command = format!("{AWALE_PATH} {} --resume", arguments.join(" "));
    let resume_arguments: Vec<&str> = arguments.iter().copied().chain(["--resume"]).collect();
    let mut game_count_before = 0;
    for (arguments, status) in [(&arguments[..], 130), (&resume_arguments[..], 143)] {
        let mut terminal = home.launch().args(arguments).size(400, 40).start();
        terminal.wait_for_text("/ 100000");
        if status == 130 {
            terminal.press("\x03");
        } else {
            terminal.send_signal("TERM");
        }
        assert_eq!(terminal.wait_for_exit().0.exit_code(), status);
        let game_count = moves_of_games(&out.join("tournament.json")).len();
        assert!(
            game_count > game_count_before
                && game_count < 100_000
                && out.join("index.html").exists()
        );
        game_count_before = game_count;
        let screen = terminal.screen();
        assert!(screen.contains("index.html"), "{screen}");
        assert!(
            screen.contains("interrupted. To continue, run:"),
            "{screen}"
        );
        assert!(screen.contains(&command), "{screen}");
    }
    let mut terminal = home.launch().args(&arguments[..5]).start();
    terminal.wait_for_text("/ 100000");
    terminal.press("\x03");
    terminal.wait_for_exit();
    let screen = terminal.screen();
    assert!(screen.contains("interrupted. Nothing is kept"), "{screen}");
}

/// Each bot waits for bots in three other games before it answers.
#[test]
#[cfg(unix)]
fn the_requested_number_of_games_run_in_parallel() {
    let home = Home::new();
    let bot_waiting_for_three_others = "read -r position moves rest; touch \"here-$$\"\n\
                   while [ \"$(ls here-* | wc -l)\" -lt 4 ]; do sleep 0.02; done\n\
                   while :; do echo \"${moves%%,*}\"; read -r position moves rest || exit 0; done\n";
    let bots = folder_with_files(&home, "bots", &[("mine.sh", bot_waiting_for_three_others)]);
    let (bots, time) = (bots.display().to_string(), "30s");
    let arguments = [
        "tournament",
        "naive",
        "--games",
        "4",
        "--concurrency",
        "4",
        "--sandbox",
        "off",
        "--time",
        time,
    ];
    let report = home.output_of(&[&arguments[..], &["--print", "json", "--bots", &bots]].concat());
    let report: Json = serde_json::from_str(&report).expect("JSON");
    assert!(
        report["players"]
            .as_array()
            .expect("players")
            .iter()
            .all(|player| player["faults"] == 0),
        "{report}"
    );
}

#[test]
fn players_with_measured_ratings_anchor_the_elo_scale() {
    let home = Home::with_settings("[[variant]]\nid = \"own\"\n");
    for (options, anchors) in [
        (&["naive", "fast", "minimax:1"][..], 2),
        (&["naive", "fast", "--variant", "awari"], 2),
        (&["naive", "alphabeta:3:seeds"], 1),
        (&["naive", "expert", "--matches"], 0),
        (&["naive", "fast", "--variant", "own"], 0),
    ] {
        let report =
            home.output_of(&[&["tournament", "--games", "2", "--print", "json"], options].concat());
        let report: Json = serde_json::from_str(&report).expect("JSON");
        assert_eq!(report["elo_anchors"], anchors, "{options:?}");
    }
}

#[test]
fn every_pairing_method_in_both_games_produces_a_table() {
    let home = Home::new();
    let players = [
        "tournament",
        "fast",
        "naive",
        "minimax:1",
        "minimax:2",
        "fast",
        "--games",
        "2",
        "--print",
        "json",
    ];
    for (pairing, games) in [
        ("round-robin", 20),
        ("gauntlet", 8),
        ("swiss", 12),
        ("knock-out", 8),
    ] {
        let report = home.output_of(&[&players[..], &["--pairing", pairing]].concat());
        let report: Json = serde_json::from_str(&report).expect("JSON");
        let game_count = report["games"].as_u64().expect("a number");
        // Tied rounds of a knock-out are decided by more games.
        assert!(
            game_count == games || pairing == "knock-out" && game_count > games,
            "{pairing}: {game_count}"
        );
        assert_eq!(report["players"].as_array().map(Vec::len), Some(5));
    }
    let report_on_matches = home.output_of(&[
        "tournament",
        "expert",
        "naive",
        "--matches",
        "--games",
        "10",
    ]);
    assert!(
        report_on_matches.contains("10 games of matches")
            && report_on_matches.contains("Elo: maximum likelihood"),
        "{report_on_matches}"
    );
}

#[test]
fn every_output_format_shows_the_tournament() {
    let home = Home::new();
    let out = home.data_folder().join("out");
    let folder = out.to_str().expect("text");
    let text = home.output_of(&[&SHORT_TOURNAMENT_ARGS[..], &["--out", folder]].concat());
    assert!(
        text.starts_with("3 players, 12 games of oware, all against all;")
            && text.contains("index.html"),
        "{text}"
    );
    assert!(read_text(&out.join("report.md")).contains("| # | player | games |"));
    let csv = read_text(&out.join("standing.csv"));
    assert!(
        csv.starts_with("#,player,games") && csv.lines().count() == 4,
        "{csv}"
    );
    assert!(csv.contains(",Elo,± 95%,"), "{csv}");
    let has_only_numbers = |line: &str| {
        line.split(',')
            .skip(2)
            .all(|cell| cell.parse::<f64>().is_ok())
    };
    assert!(
        csv.contains(",-5,") && csv.lines().skip(1).all(has_only_numbers),
        "a negative one too: {csv}"
    );
    let cross_table = read_text(&out.join("cross-table.csv"));
    assert!(
        cross_table.contains("×")
            && ![&csv, &cross_table]
                .iter()
                .any(|table| table.contains(['½', '\''])),
        "{cross_table}"
    );
    assert_eq!(
        read_json(&out.join("results.json"))["players"][0]["rank"],
        1
    );
    let html_page = read_text(&out.join("index.html"));
    assert!(
        html_page.contains("\"id\":12,") && !html_page.contains("://") && !html_page.contains("{{"),
        "it loads nothing"
    );
    let mut command = home.command();
    let output = command
        .env("LANG", "fr_FR.UTF-8")
        .args(SHORT_TOURNAMENT_ARGS)
        .output()
        .expect("it starts");
    let french_output = String::from_utf8(output.stdout).expect("text");
    assert!(
        french_output.starts_with("3 joueurs, 12 parties (oware), tous contre tous"),
        "{french_output}"
    );
    assert!(
        french_output.contains("Grille américaine"),
        "{french_output}"
    );
}

#[test]
fn unplayable_tournaments_are_refused() {
    let home = Home::new();
    let empty = folder_with_files(&home, "empty", &[]);
    for (arguments, expected) in [
        (vec!["fast"], "needs at least two players"),
        (vec!["fast", "stranger"], "No player “stranger”"),
        (vec!["fast", "bot:"], "bot:python3 mine.py"),
        (
            vec!["fast", "bot:sh 'my bot.sh"],
            "a quotation mark is not closed",
        ),
        (
            vec!["fast", "uci:depth=2:\"my engine"],
            "a quotation mark is not closed",
        ),
        (vec!["fast", "uci:depth=2: "], "uci:"),
        (vec!["fast", "expert"], "expert does not play oware"),
        (vec!["fast", "naive", "--games", "3"], "an even number"),
        (vec!["fast", "naive", "--time", "soon"], "such as 100ms"),
        (
            vec!["--bots", empty.to_str().expect("text")],
            "holds no players",
        ),
        (vec!["fast", "naive", "--resume"], "--out"),
    ] {
        let error_message = home.error_of(&[&["tournament"], &arguments[..]].concat());
        assert!(
            error_message.contains(expected),
            "{arguments:?}: {error_message}"
        );
    }
}

#[test]
#[cfg(unix)]
fn commands_of_programs_are_split_as_a_shell_does() {
    let home = Home::new();
    let bot_script = "while read -r position moves rest; do echo \"${moves%%,*}\"; done\n";
    let bots = folder_with_files(&home, "my bots", &[("it's mine.sh", bot_script)]);
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_awale"), bots.join("the engine"))
        .expect("a link");
    let bots_path = bots.display();
    let bot = format!("bot:sh \"{bots_path}/it's mine.sh\"");
    let engine = format!("uci:depth=2:'{bots_path}/the engine' uci --no-tables");
    let out = home.data_folder().join("out");
    let arguments = [
        "tournament",
        &bot,
        &engine,
        "--games",
        "2",
        "--sandbox",
        "off",
        "--out",
        out.to_str().expect("text"),
    ];
    let output = home.output_of(&arguments);
    let games = read_json(&out.join("tournament.json"))["games"]
        .as_array()
        .expect("games")
        .clone();
    assert!(
        games.len() == 2
            && games
                .iter()
                .all(|game| game["faults"].as_array().is_some_and(Vec::is_empty)),
        "{output}"
    );
    // Start the player again by its stored definition.
    let stored_players = read_json(&out.join("tournament.json"))["players"]
        .as_array()
        .expect("players")
        .clone();
    let player_commands: Vec<String> = stored_players
        .iter()
        .map(|player| player[1].as_str().expect("a player").to_owned())
        .collect();
    let out = home.data_folder().join("again");
    home.output_of(&[
        "tournament",
        &player_commands[0],
        &player_commands[1],
        "--games",
        "2",
        "--sandbox",
        "off",
        "--out",
        out.to_str().expect("text"),
    ]);
    assert_eq!(
        read_json(&out.join("tournament.json"))["games"][0]["end"],
        "rules"
    );
    // Errors in commands from the settings are reported as well.
    fs::create_dir_all(home.settings_file().parent().expect("a folder")).expect("a folder");
    fs::write(home.settings_file(), "[bots]\nsh = \"sh 'oops\"\n").expect("settings");
    let error_message = home.error_of(&["tournament", "fast", "naive"]);
    assert!(
        error_message.contains("line 2: bots.sh is")
            && error_message.contains("quotes are all closed"),
        "{error_message}"
    );
}

#[test]
fn a_sequential_test_ends_a_match_once_it_is_decided() {
    let home = Home::new();
    let players = [
        "match",
        "--south",
        "minimax:2",
        "--north",
        "naive",
        "--games",
        "1000",
        "--opening-plies",
        "4",
    ];
    let report_of_decided_match =
        home.output_of(&[&players[..], &["--swap", "--sprt", "0,50"]].concat());
    assert!(
        report_of_decided_match.contains("decided for 50")
            && !report_of_decided_match.starts_with("1000 games"),
        "{report_of_decided_match}"
    );
    let report_of_undecided_match =
        home.output_of(&[&players[..5], &["--games", "4", "--sprt", "0,5"]].concat());
    assert!(
        report_of_undecided_match.contains("not decided"),
        "{report_of_undecided_match}"
    );
    for wrong in ["5,0", "5", "a,b", "0,NaN"] {
        assert!(
            home.error_of(&[&players[..], &["--sprt", wrong]].concat())
                .contains("the lower one first"),
            "{wrong}"
        );
    }
}
