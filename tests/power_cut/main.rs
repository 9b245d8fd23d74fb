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

/// Work of this last period may be missing.
const MAX_UNSAVED_TIME: Duration = Duration::from_millis(50);

fn number_from_env(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |value| value.parse().expect("a number"))
}

/// The results of the cuts of one kind on one file system.
#[derive(Debug, Default)]
struct PowerCutResults {
    cuts: u64,
    whole: u64,
    in_time: u64,
    /// The maximum age, at the time of the cut, of work that is missing.
    longest: Duration,
}

/// Runs the program on a disk, cuts the power, and checks the remaining files.
fn cut_power_and_check(
    kind: &WorkKind,
    disk: &Disk,
    rng: &mut StdRng,
    count: &mut PowerCutResults,
) {
    count.cuts += 1;
    let (home, done) = (kind.work)(disk, rng);
    let saved =
        disk.inspect_after_power_cut(home.path(), rng, |home| (kind.look)(home, &done.work));
    match saved {
        Err(what) => println!("  {} on {}: {what}", kind.name, disk.name()),
        Ok(saved) => {
            count.whole += 1;
            let missing = done
                .when
                .get(saved)
                .map_or(Duration::ZERO, |since| done.cut.duration_since(*since));
            count.longest = count.longest.max(missing);
            count.in_time += u64::from(missing <= MAX_UNSAVED_TIME);
            if missing > MAX_UNSAVED_TIME {
                println!(
                    "  {} on {}: {saved} of {} kept, {missing:.0?} missing",
                    kind.name,
                    disk.name(),
                    done.when.len()
                );
            }
        }
    }
}

#[test]
#[ignore = "needs root and loop devices"]
fn a_power_cut_loses_only_the_changes_of_the_last_moment() {
    let cuts = number_from_env("AWALE_CUTS", DEFAULT_CUTS_PER_KIND);
    let mut rng = StdRng::seed_from_u64(number_from_env("AWALE_CUTS_SEED", 1));
    let only = std::env::var("AWALE_CUTS_ON").ok();
    let mut is_good = true;
    println!(
        "| file system | kind | cuts | all files whole | at most 50 ms missing | longest missing |"
    );
    println!("| --- | --- | --- | --- | --- | --- |");
    for system in FILE_SYSTEMS
        .iter()
        .filter(|system| only.as_ref().is_none_or(|only| system.name == only))
    {
        for kind in WORK_KINDS {
            let mut count = PowerCutResults::default();
            for _ in 0..cuts {
                cut_power_and_check(kind, &Disk::new(system), &mut rng, &mut count);
            }
            let PowerCutResults {
                cuts,
                whole,
                in_time,
                longest,
            } = count;
            println!(
                "| {} | {} | {cuts} | {whole} | {in_time} | {longest:.0?} |",
                system.name, kind.name
            );
            is_good &= (whole, in_time) == (cuts, cuts);
        }
    }
    assert!(is_good, "something was lost; see above");
}
