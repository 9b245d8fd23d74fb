//! Tests that let each step of a write fail with `AWALE_REHEARSE_DISK`. Each runs in its own
//! process, because the variable is read once.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use awale_files::{PathError, ScratchFile, ensure_writable, make_folder, write, write_new};

/// The environment variable with the folder in which the process started by [`failures_at_step`]
/// writes.
const CHILD_FOLDER_VARIABLE: &str = "AWALE_FILES_TEST";

/// Runs [`write_files_and_print_failures`] in its own process with the failure of `step` rehearsed.
/// Returns the printed lines.
fn failures_at_step(folder: &Path, step: &str) -> Vec<String> {
    let output = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "rehearsed::write_files_and_print_failures",
            "--ignored",
            "--nocapture",
        ])
        .env("AWALE_REHEARSE_DISK", step)
        .env(CHILD_FOLDER_VARIABLE, folder)
        .output()
        .unwrap();
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let failures = text
        .lines()
        .filter_map(|line| line.strip_prefix("failed: "));
    failures.map(str::to_owned).collect()
}

#[test]
#[ignore = "the tests below run it, in a process of its own"]
fn write_files_and_print_failures() {
    let Some(folder) = std::env::var_os(CHILD_FOLDER_VARIABLE).map(PathBuf::from) else {
        return;
    };
    let source_of = |failure: PathError| failure.source;
    let mut failures = vec![(
        "kept",
        write(&folder.join("kept"), "new").map_err(source_of),
    )];
    // With the step `slow`, only the file `kept` is written, because each flush takes seconds.
    if std::env::var("AWALE_REHEARSE_DISK").is_ok_and(|step| step != "slow") {
        let write_scratch = || ScratchFile::new(&folder)?.write(b"x", 0);
        failures.extend([
            (
                "added",
                write_new(&folder.join("added"), "new").map_err(source_of),
            ),
            (
                "linked",
                write(&folder.join("linked"), "new").map_err(source_of),
            ),
            (
                "folder",
                make_folder(&folder.join("made")).map_err(source_of),
            ),
            ("scratch", write_scratch()),
            (
                "writable",
                ensure_writable(&folder.join("later")).map_err(source_of),
            ),
        ]);
    }
    // The test harness prints text without a line end before the first line.
    println!();
    for (name, written) in failures {
        if let Err(error) = written {
            println!("failed: {name}: {error}");
        }
    }
}

fn folder_with_linked_files() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in ["kept", "linked"] {
        fs::write(folder.path().join(name), "old").unwrap();
    }
    fs::hard_link(folder.path().join("linked"), folder.path().join("second")).unwrap();
    folder
}

#[test]
fn every_step_of_a_write_can_fail() {
    for (step, failing) in [
        ("folder", &["folder"][..]),
        (
            "create",
            &["kept", "added", "linked", "scratch", "writable"],
        ),
        ("write", &["kept", "added", "linked", "scratch", "writable"]),
        ("keep", &["kept"]),
        ("sync", &["kept", "added", "linked"]),
        ("rename", &["kept", "added", "linked"]),
        ("sync-folder", &["kept", "added", "linked", "folder"]),
        ("overwrite", &["linked"]),
        ("", &[]),
    ] {
        let folder = folder_with_linked_files();
        let failures = failures_at_step(folder.path(), step);
        let expected: Vec<String> = failing
            .iter()
            .map(|name| format!("{name}: this failure is rehearsed"))
            .collect();
        assert_eq!(failures, expected, "{step}");
        let text_of_file = |name: &str| fs::read_to_string(folder.path().join(name)).ok();
        for name in ["kept", "linked"] {
            // When flushing the folder fails, the file has already been replaced.
            let has_new_contents =
                !failing.contains(&name) || step == "sync-folder" && name == "kept";
            let expected = if has_new_contents { "new" } else { "old" };
            assert_eq!(
                text_of_file(name).as_deref(),
                Some(expected),
                "{step}: {name}"
            );
        }
        assert_eq!(
            text_of_file("added").is_some(),
            !failing.contains(&"added"),
            "{step}"
        );
    }
}

#[test]
fn a_slow_disk_delays_each_flush() {
    let folder = folder_with_linked_files();
    let start_time = Instant::now();
    assert!(failures_at_step(folder.path(), "slow").is_empty());
    assert!(start_time.elapsed() >= Duration::from_secs(3));
}
