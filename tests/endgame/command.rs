//! The `awale endgame` command as a user runs it.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Output, Stdio};

pub(crate) fn endgame_command(data_folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
    command
        .arg("endgame")
        .args(arguments)
        .arg("--data")
        .arg(data_folder);
    command
}

fn run_endgame(data_folder: &Path, arguments: &[&str]) -> Output {
    endgame_command(data_folder, arguments).output().unwrap()
}

/// The output of a command that must succeed.
pub(crate) fn output_of(data_folder: &Path, arguments: &[&str]) -> String {
    let output = run_endgame(data_folder, arguments);
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// The error message of a command that must fail.
pub(crate) fn error_of(data_folder: &Path, arguments: &[&str]) -> String {
    let output = run_endgame(data_folder, arguments);
    assert!(!output.status.success(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn tables_are_built_summarized_queried_verified_listed_and_removed() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    assert!(
        output_of(data, &["build", "--variant", "awari", "--seeds", "6"])
            .contains("all tables up to 6 seeds")
    );

    let stats = output_of(data, &["stats", "--variant", "awari", "--seeds", "2"]);
    let lines: Vec<&str> = stats.lines().collect();
    assert!(lines.len() == 4 && lines[0].starts_with('#'), "{stats}");
    assert_eq!(lines[1], "0 1 0 0 0 0 af63bd4c8601b7df");
    assert!(lines[3].starts_with("2 78 "), "{stats}");

    let probe_output = output_of(
        data,
        &[
            "probe",
            "--variant",
            "awari",
            "--position",
            "0-0-0-0-0-2-1-1-0-0-0-1-20-23-S",
        ],
    );
    assert_eq!(probe_output, "exact: +5 for South\nF +5\n");
    let unknown_position_error = error_of(
        data,
        &[
            "probe",
            "--variant",
            "awari",
            "--position",
            "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        ],
    );
    assert!(
        unknown_position_error.contains("up to 6 seeds, not of 48"),
        "{unknown_position_error}"
    );
    let probe_output = output_of(
        data,
        &["probe", "--position", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N"],
    );
    assert_eq!(probe_output, "table value: +0 for North\n");

    assert_eq!(
        output_of(data, &["verify", "--variant", "awari"])
            .lines()
            .count(),
        7
    );
    assert!(output_of(data, &["list"]).contains("awari 6 exact"));
    assert!(output_of(data, &["remove", "--variant", "awari"]).contains("6 files"));
    assert!(output_of(data, &["list"]).contains("awari 0 exact"));
}

#[test]
fn table_commands_print_french() {
    let data = tempfile::tempdir().unwrap();
    let run_in_french = |words: &[&str]| {
        let output = endgame_command(data.path(), words)
            .env("LANG", "fr_FR.UTF-8")
            .env_remove("LC_ALL")
            .output()
            .unwrap();
        let output_text =
            String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        output_text.replace('\u{a0}', " ")
    };
    let build_output = run_in_french(&["build", "--variant", "awari", "--seeds", "3"]);
    assert!(
        build_output.contains("toutes les tables jusqu'à 3 graines sont prêtes")
            && !build_output.contains("boards"),
        "{build_output}"
    );
    let mut table_paths = std::fs::read_dir(data.path().join("tables"))
        .unwrap()
        .flatten()
        .map(|entry| entry.path());
    let table_path = table_paths
        .find(|path| path.to_string_lossy().ends_with("-02.table"))
        .expect("a table");
    std::fs::write(&table_path, "not a table").unwrap();
    let second_build_output = run_in_french(&["build", "--variant", "awari", "--seeds", "3"]);
    assert!(
        second_build_output.contains("n'est pas utilisée : elle a 11 octets")
            && second_build_output.contains("elle est refaite"),
        "{second_build_output}"
    );
    let unknown_position_error = run_in_french(&[
        "probe",
        "--variant",
        "awari",
        "--position",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    ]);
    assert!(
        unknown_position_error.contains("connaissent les positions jusqu'à 3 graines, pas 48"),
        "{unknown_position_error}"
    );
    assert!(run_in_french(&["verify", "--variant", "awari"]).contains("awari 3 : bonne"));
    assert!(run_in_french(&["list"]).contains("awari 3 exactes"));
    assert!(run_in_french(&["stats", "--variant", "awari"]).starts_with("# graines positions"));
    let probe_output = run_in_french(&[
        "probe",
        "--variant",
        "awari",
        "--position",
        "0-0-0-0-0-0-1-0-0-0-0-1-22-24-N",
    ]);
    assert!(
        probe_output.starts_with("exact : ") && probe_output.contains(" pour Nord, cyclique\n"),
        "{probe_output}"
    );
    let error_message = run_in_french(&["stats", "--seeds", "99"]);
    assert!(
        error_message.contains("erreur : « --seeds <N> » doit être un nombre de 0 à 32, et non 99"),
        "{error_message}"
    );
    assert!(run_in_french(&["remove", "--variant", "awari"]).contains("fichiers supprimés"));
}

#[test]
fn a_table_value_that_no_move_reaches_is_explained() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    output_of(data, &["build", "--seeds", "3"]);
    let text = output_of(
        data,
        &["probe", "--position", "0-1-0-0-0-1-0-0-0-0-0-0-23-23-S"],
    );
    let (values, explanation_lines): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| !line.starts_with('#'));
    assert_eq!(
        values,
        ["table value: +2 for South, cyclic", "F +0, cyclic"]
    );
    let explanation_lines = explanation_lines.join("\n");
    for part in [
        "go on forever",
        "its own row",
        "this board pays South +2",
        "after F +0",
        "not a proof",
    ] {
        assert!(
            explanation_lines.contains(part),
            "{part}: {explanation_lines}"
        );
    }
    // If the values of the tables and of the search agree, no explanation is printed.
    assert!(
        !output_of(
            data,
            &["probe", "--position", "0-0-0-0-0-1-0-1-0-0-0-0-23-23-S"]
        )
        .contains('#')
    );
}

#[test]
fn a_damaged_table_is_reported_and_rebuilt() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    output_of(data, &["build", "--seeds", "5"]);
    let path = data.join("tables/pnroo00-05.table");
    let intact_bytes = std::fs::read(&path).unwrap();
    let mut bytes = intact_bytes.clone();
    bytes[100] ^= 4;
    std::fs::write(&path, &bytes).unwrap();
    assert!(error_of(data, &["verify"]).contains("damaged"));
    let output = run_endgame(data, &["build", "--seeds", "5"]);
    assert!(
        output.status.success()
            && String::from_utf8_lossy(&output.stderr).contains("building it again")
    );
    assert_eq!(std::fs::read(&path).unwrap(), intact_bytes);
}

/// Damages one byte in each block of all tables, but no byte that is read when a table is opened.
fn damage_table_blocks(data_folder: &Path) {
    for entry in std::fs::read_dir(data_folder.join("tables")).unwrap() {
        let path = entry.unwrap().path();
        let mut bytes = std::fs::read(&path).unwrap();
        let u32_at =
            |place: usize| u32::from_le_bytes(bytes[place..place + 4].try_into().unwrap()) as usize;
        // Small layers are not compressed: a block has 4,096 boards, and there is no compression
        // model.
        let blocks_start = 48 + u32_at(24).div_ceil(4096) * 8;
        for place in (blocks_start..bytes.len())
            .step_by(1000)
            .chain([bytes.len() - 1])
        {
            bytes[place] ^= 1;
        }
        std::fs::write(&path, bytes).unwrap();
    }
}

#[test]
fn every_command_detects_damaged_boards_in_tables() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    output_of(data, &["build", "--seeds", "10"]);
    damage_table_blocks(data);
    let position = "0-0-0-0-0-2-1-1-0-0-0-1-20-23-S";
    let error_output = error_of(data, &["probe", "--position", position]);
    assert!(
        error_output.contains("damaged") && error_output.contains("5 seeds cannot be used"),
        "{error_output}"
    );
    assert!(error_of(data, &["stats"]).contains("damaged"));
    assert!(error_of(data, &["verify"]).contains("damaged"));

    let mut uci_command = Command::new(env!("CARGO_BIN_EXE_awale"));
    uci_command
        .arg("uci")
        .arg("--data")
        .arg(data)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = uci_command.spawn().unwrap();
    let uci_input = format!("position fen {position}\ngo depth 6\n");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(uci_input.as_bytes())
        .unwrap();
    let uci_output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert!(
        uci_output.contains("info string the table") && uci_output.contains("damaged"),
        "{uci_output}"
    );

    let mut play_command = Command::new(env!("CARGO_BIN_EXE_awale"));
    play_command.args([
        "match",
        "--games",
        "2",
        "--south",
        "engine:nodes=2000,tables=on",
        "--north",
        "engine:nodes=2000",
    ]);
    let play_output = play_command.arg("--data").arg(data).output().unwrap();
    assert!(play_output.status.success(), "{play_output:?}");
    assert!(
        String::from_utf8_lossy(&play_output.stderr).contains("damaged"),
        "{play_output:?}"
    );
}

#[test]
fn a_table_build_beyond_the_limits_is_refused_with_a_reason() {
    let data = tempfile::tempdir().unwrap();
    for memory in ["0", "10"] {
        let message = error_of(data.path(), &["build", "--seeds", "12", "--memory", memory])
            .replace('\u{a0}', " ");
        assert!(
            message.contains(&format!("only {memory} MB may be used"))
                && message.contains("allow more"),
            "{message}"
        );
    }
    for threads in ["0", "100000"] {
        let message = error_of(
            data.path(),
            &["build", "--seeds", "9", "--threads", threads],
        );
        assert!(
            message.contains("256") && !message.contains("panicked"),
            "{message}"
        );
    }
    output_of(
        data.path(),
        &[
            "build",
            "--seeds",
            "9",
            "--threads",
            "256",
            "--memory",
            &u64::MAX.to_string(),
        ],
    );
}

#[cfg(unix)]
#[test]
fn an_interrupted_table_build_lists_the_finished_layers() {
    let data = tempfile::tempdir().unwrap();
    let mut build_command = endgame_command(data.path(), &["build", "--seeds", "20"]);
    let mut child = build_command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap())
        .lines()
        .map_while(Result::ok);
    assert!(lines.any(|line| line.starts_with("oware 9:")));
    assert!(
        Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
    let mut error_output = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut error_output)
        .unwrap();
    assert!(!child.wait().unwrap().success());
    assert!(
        error_output.starts_with("awale: stopped; all layers up to"),
        "{error_output}"
    );
    assert!(error_output.contains("kept"));
    let resume_command = error_output
        .split_once("interrupted. To continue, run:\n")
        .map(|(_, command)| command.trim());
    assert!(
        resume_command.is_some_and(|command| command.contains(" build --seeds 20 ")),
        "{error_output}"
    );
}

#[test]
fn a_match_uses_existing_tables_and_builds_none() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    let run_match = |south: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
        command
            .args(["match", "--games", "2", "--north", "fast", "--south", south])
            .arg("--data")
            .arg(data);
        command.output().unwrap()
    };
    let engine_with_tables = "engine:nodes=500,tables=on";
    let match_output_without_tables = run_match(engine_with_tables);
    assert!(!match_output_without_tables.status.success());
    let error_output = String::from_utf8(match_output_without_tables.stderr).unwrap();
    assert!(
        error_output.contains("there are no tables for “oware”"),
        "{error_output}"
    );
    assert!(!data.join("tables").exists());

    output_of(data, &["build", "--seeds", "5"]);
    let match_output = run_match(engine_with_tables);
    assert!(
        match_output.status.success(),
        "{}",
        String::from_utf8_lossy(&match_output.stderr)
    );
    assert!(
        String::from_utf8(match_output.stdout)
            .unwrap()
            .contains(engine_with_tables)
    );
    assert!(!run_match("fast,tables=on").status.success());
}

#[test]
fn the_line_mode_builds_no_tables() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path();
    let plain_arguments = [
        "plain",
        "--variant",
        "awari",
        "--south",
        "engine:nodes=100",
        "--north",
        "engine:nodes=100",
    ];
    let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
    let output = command
        .args(plain_arguments)
        .arg("--data")
        .arg(data)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(!data.join("tables").exists());
}
