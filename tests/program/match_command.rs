//! `awale match`: engines that misbehave, and matches that cannot start or are interrupted.

use std::fs;

use crate::terminal::Home;

/// Arguments for a match of one game against `north`.
fn match_arguments<'a>(north: &'a str, variant: &'a str) -> [&'a str; 9] {
    [
        "match",
        "--games",
        "1",
        "--south",
        "fast",
        "--north",
        north,
        "--variant",
        variant,
    ]
}

#[test]
fn an_unsupported_variant_ends_a_match_before_it_begins() {
    let home = Home::with_settings("[[variant]]\nid = \"quick\"\nseeds_per_pit = 3\nwin_at = 19\n");
    let home_without_variant = Home::new();
    let empty_settings_file = home_without_variant.data_folder().join("empty.toml");
    fs::create_dir_all(home_without_variant.data_folder()).expect("a folder");
    fs::write(&empty_settings_file, "").expect("a file");
    let program = env!("CARGO_BIN_EXE_awale");
    let north = format!(
        "uci:depth=2:{program} --config {} uci",
        empty_settings_file.display()
    );
    let message = home.error_of(&match_arguments(&north, "quick"));
    assert!(
        message.contains("does not know the variant “quick”, only oware, awele"),
        "{message}"
    );
    assert!(message.contains("awale --config FILE uci"), "{message}");
    // The child process reads the same settings in the same home, so it knows the variant.
    let north = format!("uci:depth=2:{program} uci");
    let match_report = home.output_of(&match_arguments(&north, "quick"));
    assert!(
        match_report.starts_with("1 game of quick,") && !match_report.contains("forfeits"),
        "{match_report}"
    );
}

#[test]
fn a_program_with_endless_output_forfeits() {
    let home = Home::new();
    let match_report = home.output_of(&match_arguments("uci:depth=2:yes", "oware"));
    assert!(
        match_report.contains("forfeits") && match_report.contains("its last line was “y”"),
        "{match_report}"
    );
}

#[test]
fn a_program_that_cannot_be_started_ends_the_match_before_the_first_game() {
    let home = Home::new();
    // The first engine does not exist, and the second one, `hostname`, exits immediately.
    for engine in ["uci:depth=2:/no/such/engine", "uci:depth=2:hostname"] {
        for players in [["fast", engine], [engine, "fast"]] {
            let arguments = [
                "match", "--games", "3", "--south", players[0], "--north", players[1],
            ];
            let output = home.command().args(arguments).output().expect("it starts");
            let message = String::from_utf8_lossy(&output.stderr);
            assert!(
                !output.status.success() && output.stdout.is_empty(),
                "{output:?}"
            );
            assert!(
                message.contains(&format!("{engine} cannot play: "))
                    && message.contains("no game was played"),
                "{message}"
            );
        }
    }
}

#[test]
fn a_program_that_forfeits_three_games_in_a_row_ends_the_match() {
    let home = Home::new();
    let mut arguments = vec![
        "match",
        "--games",
        "10",
        "--south",
        "uci:depth=2:yes",
        "--north",
        "fast",
    ];
    let output = home.command().args(&arguments).output().expect("it starts");
    let (match_report, error_output) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert!(
        !output.status.success() && match_report.starts_with("3 games of oware,"),
        "{output:?}"
    );
    let first_forfeit_line = error_output
        .lines()
        .nth(1)
        .expect("a line behind that of the progress");
    assert!(
        first_forfeit_line.starts_with("awale: game 1: the first player forfeits, "),
        "it is told at once: {error_output}"
    );
    assert!(
        error_output.contains("forfeited 3 games in a row")
            && error_output.contains("--max-forfeits 0"),
        "{error_output}"
    );
    arguments[2] = "4";
    arguments.extend(["--max-forfeits", "0"]);
    assert!(home.output_of(&arguments).starts_with("4 games of oware,"));
}

/// An engine that identifies itself and then does not answer.
#[cfg(unix)]
pub(super) const MUTE_ENGINE_SCRIPT: &str = "while read -r line; do case $line in uci) echo uciok ;; isready) echo readyok ;; quit) exit ;; esac; done";

#[test]
#[cfg(unix)]
fn a_silent_program_is_reported_once_and_ends_the_match_after_three_games() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let home = Home::new();
    fs::create_dir_all(home.data_folder()).expect("a folder");
    let engine = home.data_folder().join("mute");
    fs::write(&engine, MUTE_ENGINE_SCRIPT).expect("a file");
    let north = format!("uci:time=10ms:sh {}", engine.display());
    let mut command = home.command();
    command.args([
        "match", "--games", "10", "--south", "fast", "--north", &north,
    ]);
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut error_lines = BufReader::new(child.stderr.take().expect("an error output"));
    let (mut progress_line, mut forfeit_line) = (String::new(), String::new());
    error_lines.read_line(&mut progress_line).expect("a line");
    error_lines.read_line(&mut forfeit_line).expect("a line");
    assert_eq!(
        forfeit_line,
        "awale: game 1: the second player forfeits, it did not answer within 1.5 s\n"
    );
    assert!(
        child.try_wait().expect("a state").is_none(),
        "it is told while two more games are to come"
    );
    let mut remaining_errors = String::new();
    error_lines
        .read_to_string(&mut remaining_errors)
        .expect("text");
    let output = child.wait_with_output().expect("it ends");
    let match_report = String::from_utf8_lossy(&output.stdout);
    assert!(
        !output.status.success() && match_report.starts_with("3 games of oware,"),
        "{match_report}"
    );
    assert!(
        remaining_errors.contains("the second player")
            && remaining_errors.contains("forfeited 3 games in a row"),
        "{remaining_errors}"
    );
}

#[test]
fn the_match_command_prints_french() {
    let home = Home::new();
    let french_output = |arguments: &[&str]| {
        let mut command = home.command();
        let output = command
            .env("LANG", "fr_FR.UTF-8")
            .arg("match")
            .args(arguments)
            .output()
            .expect("it starts");
        let printed_text = String::from_utf8(output.stdout).expect("text")
            + &String::from_utf8(output.stderr).expect("text");
        printed_text.replace('\u{a0}', " ")
    };
    assert!(
        french_output(&["--games", "2", "--south", "fast", "--north", "naive"])
            .contains("0 sur 2 parties : +0 =0 -0")
    );
    let match_report = french_output(&["--games", "2", "--south", "fast", "--north", "naive"]);
    assert!(
        match_report.starts_with("oware : 2 parties, ")
            && match_report.contains("joueur  victoires  nulles  défaites"),
        "{match_report}"
    );
    assert!(
        !match_report.contains("games") && !match_report.contains("a move"),
        "{match_report}"
    );
    let output_for_missing_engine =
        french_output(&["--south", "uci:depth=2:/no/such/engine", "--north", "fast"]);
    assert!(
        output_for_missing_engine.contains("ne peut pas jouer : il ne démarre pas : fichier"),
        "{output_for_missing_engine}"
    );
    let output_for_babbling_engine = french_output(&[
        "--games",
        "5",
        "--south",
        "uci:depth=2:yes",
        "--north",
        "fast",
    ]);
    assert!(
        output_for_babbling_engine
            .contains("partie 1 : le premier joueur perd par forfait, il a écrit"),
        "{output_for_babbling_engine}"
    );
    assert!(
        output_for_babbling_engine.contains("a perdu par forfait 3 fois de suite"),
        "{output_for_babbling_engine}"
    );
    assert!(
        french_output(&["--south", "nobody", "--north", "fast"]).contains("n'est pas un joueur")
    );
    assert!(
        french_output(&["--south", "engine:depth=2,tables=on", "--north", "fast"])
            .contains("il n'y a pas de tables")
    );
}

#[test]
fn the_match_report_lists_table_lookups_by_player() {
    let home = Home::new();
    home.output_of(&["endgame", "build", "--seeds", "9"]);
    let program = env!("CARGO_BIN_EXE_awale");
    let table_columns_for = |options: &str| {
        let north = format!("uci:depth=5:{program} uci{options}");
        let arguments = [
            "match",
            "--games",
            "2",
            "--swap",
            "--opening-plies",
            "4",
            "--south",
            "engine:depth=5",
        ];
        let match_report = home.output_of(&[&arguments[..], &["--north", &north]].concat());
        let cost_table = match_report
            .split_once("max ms")
            .expect("a table of costs")
            .1
            .to_owned();
        let table_column_in_line = |line: usize| {
            cost_table
                .lines()
                .nth(line)
                .and_then(|line| line.split_whitespace().last())
                .map(str::to_owned)
        };
        (
            table_column_in_line(1),
            table_column_in_line(2),
            cost_table.contains("only the second player used endgame tables"),
        )
    };
    let (yes_column, no_column) = (Some("yes".to_owned()), Some("no".to_owned()));
    assert_eq!(table_columns_for(""), (no_column.clone(), yes_column, true));
    assert_eq!(
        table_columns_for(" --no-tables"),
        (no_column.clone(), no_column, false)
    );
}

#[test]
fn a_match_needs_an_opening_and_a_folder_of_its_own() {
    let home = Home::new();
    let match_folder = home.data_folder().join("match");
    let folder = match_folder.to_str().expect("a text");
    let arguments_with_long_opening = [
        "match",
        "--games",
        "2",
        "--south",
        "fast",
        "--north",
        "naive",
        "--opening-plies",
        "1000",
    ];
    assert!(
        home.error_of(&arguments_with_long_opening)
            .contains("use fewer plies with `--opening-plies`")
    );
    let save_arguments = [
        "match", "--games", "1", "--south", "fast", "--north", "naive", "--save", folder,
    ];
    home.output_of(&save_arguments);
    let first_game_text = fs::read_to_string(match_folder.join("game-00001.toml")).expect("a game");
    assert!(
        home.error_of(&save_arguments)
            .contains("holds the games of another match")
    );
    assert_eq!(
        fs::read_to_string(match_folder.join("game-00001.toml")).expect("a game"),
        first_game_text
    );
}

#[test]
#[cfg(unix)]
fn an_interrupted_match_prints_its_games() {
    let home = Home::new();
    let north = format!("uci:depth=1:{} uci", env!("CARGO_BIN_EXE_awale"));
    let arguments = [
        "match",
        "--games",
        "1000000",
        "--concurrency",
        "2",
        "--south",
        "fast",
        "--north",
        &north,
    ];
    let mut terminal = home.launch().args(&arguments).start();
    // The line with the remaining time appears after the first game.
    terminal.wait_for_text(" left  ");
    terminal.press("\x03");
    let (status, _) = terminal.wait_for_exit();
    let screen = terminal.screen();
    assert_eq!(status.exit_code(), 130, "{screen}");
    assert!(
        screen.contains(" of oware, ") && screen.contains("positions per move"),
        "{screen}"
    );
    assert!(!screen.contains("forfeits"), "{screen}");
    assert!(
        screen.contains("interrupted. A match cannot be continued"),
        "{screen}"
    );
}

#[cfg(target_os = "linux")]
mod processes_of_engines {
    use std::path::{Path, PathBuf};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::{Home, fs, match_arguments};

    /// An engine that has started another program and does not quit. It answers nonsense, or does
    /// not answer if its argument is `silent`.
    const STUBBORN_ENGINE_SCRIPT: &str = r#"sleep 1000 &
echo $! > "$0.child"
trap '' INT TERM HUP
while :; do
    read -r line
    case $line in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) [ "$1" = silent ] || echo bestmove z ;;
    esac
done
"#;

    /// Writes [`STUBBORN_ENGINE_SCRIPT`] to an executable file. Returns its path.
    fn write_stubborn_engine(home: &Home) -> PathBuf {
        write_engine(home, STUBBORN_ENGINE_SCRIPT)
    }

    fn write_engine(home: &Home, script: &str) -> PathBuf {
        fs::create_dir_all(home.data_folder()).expect("a folder");
        let engine = home.data_folder().join("stubborn");
        fs::write(&engine, script).expect("a file");
        engine
    }

    /// An engine that does not quit. It has started a program that has left the engine's process
    /// group, and this program has a child in a third group.
    fn engine_script_with_detached_process() -> String {
        let detached_process_start =
            r#"setsid sh -c 'echo $$ > "$0.group"; setsid sleep 1000; exit' "$0" &"#;
        STUBBORN_ENGINE_SCRIPT.replace("sleep 1000 &", detached_process_start)
    }

    /// Waits for the process id of the program that has left the group of `engine`.
    fn detached_process_of(engine: &Path) -> String {
        wait_for_value("a program leaves the group", || {
            let process_id_text = fs::read_to_string(engine.with_extension("group")).ok()?;
            process_id_text
                .ends_with('\n')
                .then(|| process_id_text.trim().to_owned())
        })
    }

    /// Waits until `find_value` returns a value, for at most 30 seconds.
    fn wait_for_value<T>(awaited_event: &str, find_value: impl Fn() -> Option<T>) -> T {
        let deadline = Instant::now() + Duration::from_secs(30);
        loop {
            if let Some(value) = find_value() {
                return value;
            }
            assert!(Instant::now() < deadline, "waited in vain: {awaited_event}");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits for the process id of the program that `engine` has started.
    fn child_process_of(engine: &Path) -> String {
        let file = engine.with_extension("child");
        wait_for_value("the engine starts a program", || {
            let process_id_text = fs::read_to_string(&file).ok()?;
            process_id_text
                .ends_with('\n')
                .then(|| process_id_text.trim().to_owned())
        })
    }

    /// Waits until the process with this id has ended. A zombie process counts as ended.
    fn wait_until_process_has_ended(process_id: &str) {
        let status = format!("/proc/{process_id}/stat");
        wait_for_value("the other program ends", || {
            fs::read_to_string(&status)
                .map_or(true, |about| about.contains(") Z"))
                .then_some(())
        });
    }

    #[test]
    fn a_child_process_ends_with_the_engine() {
        let home = Home::new();
        let engine = write_stubborn_engine(&home);
        let match_report = home.output_of(&match_arguments(
            &format!("uci:depth=2:sh {}", engine.display()),
            "oware",
        ));
        assert!(
            match_report.contains("forfeits, it answered “bestmove z”"),
            "{match_report}"
        );
        wait_until_process_has_ended(&child_process_of(&engine));
    }

    #[test]
    fn a_detached_process_ends_with_the_engine() {
        let home = Home::new();
        let engine = write_engine(&home, &engine_script_with_detached_process());
        home.output_of(&match_arguments(
            &format!("uci:depth=2:sh {}", engine.display()),
            "oware",
        ));
        wait_until_process_has_ended(&child_process_of(&engine));
        wait_until_process_has_ended(&detached_process_of(&engine));
    }

    #[test]
    fn a_detached_process_ends_with_an_interrupted_match() {
        let home = Home::new();
        let engine = write_engine(&home, &engine_script_with_detached_process());
        let north = format!("uci:depth=2:sh {} silent", engine.display());
        let mut terminal = home
            .launch()
            .args(&match_arguments(&north, "oware"))
            .start();
        let child_process = child_process_of(&engine);
        let detached_process = detached_process_of(&engine);
        terminal.press("\x03");
        assert_eq!(terminal.wait_for_exit().0.exit_code(), 130);
        wait_until_process_has_ended(&child_process);
        wait_until_process_has_ended(&detached_process);
    }

    #[test]
    fn a_process_that_keeps_the_pipe_open_does_not_delay_the_match() {
        let home = Home::new();
        let engine = write_engine(
            &home,
            &engine_script_with_detached_process().replace("go*)", "go*) exit ;; never)"),
        );
        let begun = Instant::now();
        let match_report = home.output_of(&match_arguments(
            &format!("uci:depth=2:sh {}", engine.display()),
            "oware",
        ));
        assert!(
            match_report.contains("forfeits, it exited"),
            "{match_report}"
        );
        // Another process keeps the engine's output pipe open. Waiting for the end of the output
        // would take the whole two minutes of the move.
        assert!(
            begun.elapsed() < Duration::from_secs(30),
            "{:?}",
            begun.elapsed()
        );
    }

    #[test]
    fn a_child_process_ends_with_an_interrupted_match() {
        let home = Home::new();
        let engine = write_stubborn_engine(&home);
        let north = format!("uci:depth=2:sh {} silent", engine.display());
        let mut terminal = home
            .launch()
            .args(&match_arguments(&north, "oware"))
            .start();
        let child = child_process_of(&engine);
        terminal.press("\x03");
        assert_eq!(terminal.wait_for_exit().0.exit_code(), 130);
        wait_until_process_has_ended(&child);
    }
}

#[test]
fn the_players_of_a_match_are_named_like_those_of_a_tournament() {
    let home = Home::new();
    // The last part of the output contains times, which differ.
    let result_paragraphs = |text: &str| {
        text.split("\n\n")
            .take(2)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let short_form_output = home.output_of(&["match", "fast", "naive", "--games", "2"]);
    let long_form_output = home.output_of(&[
        "match", "--games", "2", "--south", "fast", "--north", "naive",
    ]);
    assert_eq!(
        result_paragraphs(&short_form_output),
        result_paragraphs(&long_form_output)
    );
    assert!(
        short_form_output.contains("fast       2"),
        "{short_form_output}"
    );
    for wrong in [
        &["match", "fast"][..],
        &["match", "--south", "fast"],
        &["match", "fast", "naive", "--south", "fast"],
    ] {
        home.error_of(wrong);
    }
}
