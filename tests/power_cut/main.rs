//! Tests what is left on the disk if the power fails while the program writes. It needs root, loop
//! devices, and the tools that make file systems (e2fsprogs, xfsprogs, btrfs-progs):
//!
//! `AWALE_CUTS=50 cargo test --release --test power_cut -- --ignored --nocapture`
//!
//! The test makes a file system in an image file and mounts it. The program works there as for a
//! user, and is stopped at a random moment. A copy of the raw image is then what a disk has after a
//! power cut. The copy is mounted, every file on it must be intact, and only work of the last 50 ms
//! may be missing.
//!
//! `AWALE_CUTS` is the number of cuts of each kind on each file system, `AWALE_CUTS_SEED` selects
//! other moments, and `AWALE_CUTS_ON` selects one file system, such as `xfs`.

#![cfg(target_os = "linux")]

mod disk;
#[path = "../support/terminal.rs"]
mod terminal;
mod work;

use std::time::Duration;

use disk::{Disk, FILE_SYSTEMS};
use rand::SeedableRng;
use rand::rngs::StdRng;
use work::{WORK_KINDS, WorkKind};

/// Default number of cuts of each kind on each file system.
const DEFAULT_CUTS_PER_KIND: u64 = 4;

/// Work that was done within this time before the power cut may be missing.
const MAX_UNSAVED_TIME: Duration = Duration::from_millis(50);

fn number_from_env(name: &str, default_value: u64) -> u64 {
    std::env::var(name).map_or(default_value, |value| value.parse().expect("a number"))
}

/// The results of the power cuts during one kind of work on one file system.
#[derive(Debug, Default)]
struct PowerCutResults {
    cut_count: u64,
    intact_count: u64,
    saved_in_time_count: u64,
    /// The maximum time between the completion of missing work and the power cut.
    max_missing_age: Duration,
}

/// Runs the program on a disk, cuts the power, and checks the remaining files.
fn cut_power_and_check(
    kind: &WorkKind,
    disk: &Disk,
    rng: &mut StdRng,
    results: &mut PowerCutResults,
) {
    results.cut_count += 1;
    let (home, finished_work) = (kind.run_until_cut)(disk, rng);
    let saved_amount = disk.inspect_after_power_cut(home.path(), rng, |home| {
        (kind.saved_amount)(home, &finished_work.pieces)
    });
    match saved_amount {
        Err(what) => println!("  {} on {}: {what}", kind.name, disk.name()),
        Ok(saved_amount) => {
            results.intact_count += 1;
            let missing_age = finished_work
                .completion_times
                .get(saved_amount)
                .map_or(Duration::ZERO, |since| {
                    finished_work.cut_time.duration_since(*since)
                });
            results.max_missing_age = results.max_missing_age.max(missing_age);
            results.saved_in_time_count += u64::from(missing_age <= MAX_UNSAVED_TIME);
            if missing_age > MAX_UNSAVED_TIME {
                println!(
                    "  {} on {}: {saved_amount} of {} kept, {missing_age:.0?} missing",
                    kind.name,
                    disk.name(),
                    finished_work.completion_times.len()
                );
            }
        }
    }
}

#[test]
#[ignore = "needs root and loop devices"]
fn a_power_cut_loses_only_the_changes_of_the_last_moment() {
    let cuts_per_kind = number_from_env("AWALE_CUTS", DEFAULT_CUTS_PER_KIND);
    let mut rng = StdRng::seed_from_u64(number_from_env("AWALE_CUTS_SEED", 1));
    let only_file_system = std::env::var("AWALE_CUTS_ON").ok();
    let mut has_passed = true;
    println!(
        "| file system | kind | cuts | all files whole | at most 50 ms missing | longest missing |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    for system in FILE_SYSTEMS.iter().filter(|system| {
        only_file_system
            .as_ref()
            .is_none_or(|only_file_system| system.name == only_file_system)
    }) {
        for kind in WORK_KINDS {
            let mut results = PowerCutResults::default();
            for _ in 0..cuts_per_kind {
                cut_power_and_check(kind, &Disk::new(system), &mut rng, &mut results);
            }
            let PowerCutResults {
                cut_count: cuts_per_kind,
                intact_count: whole,
                saved_in_time_count: in_time,
                max_missing_age: longest,
            } = results;
            println!(
                "| {} | {} | {cuts_per_kind} | {whole} | {in_time} | {longest:.0?} |",
                system.name, kind.name
            );
            has_passed &= (whole, in_time) == (cuts_per_kind, cuts_per_kind);
        }
    }
    assert!(has_passed, "something was lost; see above");
}
