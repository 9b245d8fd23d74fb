//! Interrupts table builds: by a kill, or by a full disk.
//!
//! A normal run kills a few builds. `AWALE_TABLE_KILLS=200 cargo test --release --test endgame
//! interrupted` kills more. The moments depend on the seed `AWALE_TABLE_SEED`, which is
//! printed.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use awale_engine::tables::{CheckExtent, Tables};
use awale_rules::Rules;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Maximum seeds of the tables; a build takes a few tenths of a second.
const MAX_TABLE_SEEDS: u8 = 11;

fn number_from_env(name: &str, default_value: u64) -> u64 {
    std::env::var(name).map_or(default_value, |value| value.parse().expect("a number"))
}

fn endgame_command(data_folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_awale"));
    command
        .arg("endgame")
        .args(arguments)
        .args(["--threads", "2", "--data"])
        .arg(data_folder);
    command.stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// The table files of a folder, sorted by name. Temporary files of a killed run are skipped.
fn table_files(data_folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(data_folder.join("tables"))
        .expect("a folder")
        .flatten();
    let is_table = |entry: &fs::DirEntry| {
        entry
            .path()
            .extension()
            .is_some_and(|ending| ending == "table")
    };
    let mut files: Vec<(String, Vec<u8>)> = entries
        .filter(is_table)
        .map(|entry| {
            (
                entry.file_name().to_string_lossy().into_owned(),
                fs::read(entry.path()).expect("a file"),
            )
        })
        .collect();
    files.sort();
    files
}

/// Runs the command and kills it at random moments, as often as the environment says. After each
/// kill, every file must be complete.
fn kill_at_random_moments(arguments: &[&str], expected_files: &[(String, Vec<u8>)]) {
    let (kill_count, seed) = (
        number_from_env("AWALE_TABLE_KILLS", 6),
        number_from_env("AWALE_TABLE_SEED", 1),
    );
    println!("AWALE_TABLE_SEED={seed}");
    let mut rng = StdRng::seed_from_u64(seed);
    let data = tempfile::tempdir().expect("a folder");
    for _ in 0..kill_count {
        let mut child = endgame_command(data.path(), arguments)
            .spawn()
            .expect("it runs");
        thread::sleep(Duration::from_millis(rng.random_range(0..250)));
        let _ = child.kill();
        if child.wait().expect("it ends").success() {
            fs::remove_dir_all(data.path().join("tables")).expect("it is removed");
            continue;
        }
        let (tables, damaged_file) = Tables::open(
            &data.path().join("tables"),
            &Rules::OWARE,
            MAX_TABLE_SEEDS,
            CheckExtent::WholeFile,
        );
        assert!(
            damaged_file.is_none(),
            "after {} layers: {damaged_file:?}",
            tables.max_seeds()
        );
    }
    let final_build_output = endgame_command(data.path(), arguments)
        .output()
        .expect("it runs");
    assert!(
        final_build_output.status.success(),
        "{final_build_output:?}"
    );
    assert!(
        table_files(data.path()) == expected_files,
        "what is there in the end is what an undisturbed run leaves"
    );
}

#[test]
fn a_killed_table_build_continues_where_it_stopped() {
    let uninterrupted_data = tempfile::tempdir().expect("a folder");
    let build_arguments = ["build", "--seeds", &MAX_TABLE_SEEDS.to_string()];
    assert!(
        endgame_command(uninterrupted_data.path(), &build_arguments)
            .status()
            .expect("it runs")
            .success()
    );
    kill_at_random_moments(&build_arguments, &table_files(uninterrupted_data.path()));
    kill_at_random_moments(
        &[&build_arguments[..], &["--memory", "60"]].concat(),
        &table_files(uninterrupted_data.path()),
    );
}

#[cfg(unix)]
#[test]
fn a_full_disk_during_a_table_build_is_reported_and_keeps_finished_layers() {
    let build = ["build", "--seeds", &MAX_TABLE_SEEDS.to_string()];
    for step in ["create", "write", "sync", "rename"] {
        let data = tempfile::tempdir().expect("a folder");
        assert!(
            endgame_command(data.path(), &build)
                .status()
                .expect("it runs")
                .success()
        );
        let table_files_before = table_files(data.path());
        // With so little memory, the layer of 12 seeds is built in a scratch file.
        for words in [
            &["build", "--seeds", "12"][..],
            &["build", "--seeds", "12", "--memory", "60"],
        ] {
            let failed_build = endgame_command(data.path(), words)
                .env("AWALE_REHEARSE_DISK", step)
                .output()
                .expect("it runs");
            let message = String::from_utf8_lossy(&failed_build.stderr).into_owned();
            assert!(
                !failed_build.status.success() && message.contains("is there room on the disk?"),
                "{step}: {message}"
            );
            assert!(!message.contains("panicked"), "{message}");
            assert!(
                table_files(data.path()) == table_files_before,
                "{step} {words:?}: all is as it was"
            );
        }
    }
}

#[test]
fn a_killed_table_build_leaves_only_complete_layers() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables");
    let mut last_layer = 6;
    while last_layer <= 11 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_awale"))
            .args([
                "endgame",
                "build",
                "--seeds",
                "18",
                "--threads",
                "2",
                "--data",
            ])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // Kill it after it has reported a layer, while it builds or writes the next one.
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let has_built_layer = lines
            .map_while(Result::ok)
            .any(|line| line.starts_with(&format!("oware {last_layer}:")));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(has_built_layer);
        let (opened_tables, damaged_file) =
            Tables::open(&tables, &Rules::OWARE, 18, CheckExtent::WholeFile);
        assert!(damaged_file.is_none(), "{damaged_file:?}");
        assert!(
            opened_tables.max_seeds() >= last_layer,
            "layer {last_layer} was finished, and {} are there",
            opened_tables.max_seeds()
        );
        // Continue with the first layer that is missing: an earlier build may have got further
        // before it was killed.
        last_layer = opened_tables.max_seeds() + 1;
    }
}
