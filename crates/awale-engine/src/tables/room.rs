//! The memory and the disk space that a build needs, and what the machine has.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::memory;

use super::block_cache::{CACHE_BLOCK, SLOTS};
use super::build_error::BuildError;
use super::compression::{BLOCK, INDEX_ENTRY};
use super::file_blocks::RAW_BLOCK;
use super::layer_index::BLOCK_BOARDS;
use super::ranking::{first_rank, layer_size};
use super::rules::TableRules;
use super::update_queues::{BYTES_AN_UPDATE, queue_capacity};

/// What a build may use of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildResources {
    /// How many threads work.
    pub threads: usize,
    /// The most bytes of memory; `None` for all that is free. With less memory a build reads
    /// finished layers again for each layer; with less still, the layer that it solves lies in a
    /// scratch file. Below what even that takes the build is refused.
    pub memory: Option<u64>,
    /// Layers of up to this many seeds are not compressed. They take three times the room on the
    /// disk, and a search reads them ten times as fast, which counts until their blocks are in
    /// memory.
    pub raw_up_to: u8,
}

impl From<usize> for BuildResources {
    /// This many threads, all free memory, and every layer compressed.
    fn from(threads: usize) -> BuildResources {
        BuildResources {
            threads,
            memory: None,
            raw_up_to: 0,
        }
    }
}

/// Bytes that solving takes for each board of the layer.
const BYTES_A_BOARD: u64 = 3;
/// Bytes for each half of a board: its half tables and its row.
const BYTES_A_HALF: u64 = 128;
/// Boards for each byte of the index of a file.
const BOARDS_AN_INDEX_BYTE: u64 = BLOCK as u64 / INDEX_ENTRY;
/// Bytes for each block of the layer and each thread: its two queues while nothing is in them.
const BYTES_A_QUEUED_BLOCK: u64 = 48;
/// Bytes for all else.
const BYTES_BESIDES: u64 = 32 << 20;

/// Whether the finished layers stay in memory from one layer to the next. If not, they are read
/// again for each layer, which is slower, and leave the memory before its boards are settled. With
/// less memory still, nothing but one group of blocks or the queues are in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FinishedLayers {
    Kept,
    ReadAgain,
    /// They are looked up in their files, and the layer that is being solved lies in a scratch
    /// file.
    InFiles,
}

/// Bytes of memory for a group of blocks, or for the update queues, where the layer lies in a
/// scratch file; more if there is more.
const LEAST_GROUP: u64 = 16 << 20;

/// Bytes of memory that the blocks and the queues of the layer of `seeds` seeds take.
fn blocks_and_queues(seeds: u8, threads: usize) -> u64 {
    layer_size(seeds) * BYTES_A_BOARD
        + queue_capacity(seeds) as u64 * BYTES_AN_UPDATE * threads.max(1) as u64
}

/// Bytes of memory that solving the layer of `seeds` seeds takes; the least where it lies in a
/// scratch file.
pub(super) fn needed_memory(
    rules: TableRules,
    seeds: u8,
    threads: usize,
    layers: FinishedLayers,
) -> u64 {
    let finished = |up_to: u8| (0..=up_to).map(layer_size).sum::<u64>();
    let read = finished(seeds.saturating_sub(rules.least_taken()));
    let solving = blocks_and_queues(seeds, threads);
    let layers = match layers {
        FinishedLayers::Kept => finished(seeds.saturating_sub(1)) + solving,
        FinishedLayers::ReadAgain => solving.max(read + layer_size(seeds)),
        FinishedLayers::InFiles => {
            solving.min(LEAST_GROUP) + read.min((SLOTS * CACHE_BLOCK) as u64)
        }
    };
    let indexes = finished(seeds) / BOARDS_AN_INDEX_BYTE;
    let queued_blocks = layer_size(seeds).div_ceil(BLOCK_BOARDS as u64) * threads.max(1) as u64;
    let tables = indexes
        + queued_blocks * BYTES_A_QUEUED_BLOCK
        + u64::from(first_rank(seeds + 1)) * BYTES_A_HALF;
    layers + tables + BYTES_BESIDES
}

/// Bytes of memory for a group of blocks or for the queues of the layer of `seeds` seeds, if a
/// build may use `free` bytes and the layer lies in a scratch file.
pub(super) fn group_memory(rules: TableRules, seeds: u8, threads: usize, free: u64) -> u64 {
    let least = blocks_and_queues(seeds, threads).min(LEAST_GROUP);
    let besides = needed_memory(rules, seeds, threads, FinishedLayers::InFiles) - least;
    free.saturating_sub(besides)
        .clamp(least, blocks_and_queues(seeds, threads))
}

/// Bytes of memory that a build of the layer of `seeds` seeds takes, if it may use `free`.
pub(super) fn planned_memory(
    rules: TableRules,
    seeds: u8,
    threads: usize,
    layers: FinishedLayers,
    free: u64,
) -> u64 {
    let needed = needed_memory(rules, seeds, threads, layers);
    match layers {
        FinishedLayers::InFiles => free.max(needed),
        FinishedLayers::Kept | FinishedLayers::ReadAgain => needed,
    }
}

/// Bytes of the scratch file for the layer of `seeds` seeds. Its blocks are whole.
fn scratch_disk(seeds: u8) -> u64 {
    layer_size(seeds).next_multiple_of(BLOCK_BOARDS as u64) * BYTES_A_BOARD
}

/// Bytes of the header and the model of a file, and what is free in the last block that it has on
/// the disk.
const BYTES_A_FILE: u64 = 16 << 10;
/// Bytes of the checksum of a block that is not compressed.
const RAW_CHECKSUM: u64 = 8;

/// Bytes that the file of the layer of `seeds` seeds takes at most: half a byte for each board that
/// is compressed, with the index. Layers of 15 to 20 seeds take 0.27 to 0.38. While it is written
/// it has another name, and nothing lies on the disk twice.
fn file_disk(seeds: u8, raw_up_to: u8) -> u64 {
    let boards = layer_size(seeds);
    let blocks = if seeds <= raw_up_to {
        boards + boards.div_ceil(RAW_BLOCK as u64) * RAW_CHECKSUM
    } else {
        boards.div_ceil(2)
    };
    blocks + BYTES_A_FILE
}

/// Bytes that the files of these `layers` take on the disk at most, if those of up to `raw_up_to`
/// seeds are not compressed (see [`BuildResources`]). A build that lacks memory needs room for a
/// scratch file besides, which it removes.
#[must_use]
pub fn most_disk(layers: RangeInclusive<u8>, raw_up_to: u8) -> u64 {
    layers.map(|seeds| file_disk(seeds, raw_up_to)).sum()
}

fn needed_disk(layers: &[u8], raw_up_to: u8) -> u64 {
    layers
        .iter()
        .map(|&seeds| file_disk(seeds, raw_up_to))
        .sum()
}

/// Bytes of disk that a build of the `missing` layers takes at most: their files, and a scratch
/// file for the largest one.
pub(super) fn disk_of_build(missing: &[u8], layers: FinishedLayers, raw_up_to: u8) -> u64 {
    let largest = missing.last().filter(|_| layers == FinishedLayers::InFiles);
    needed_disk(missing, raw_up_to) + largest.map_or(0, |&seeds| scratch_disk(seeds))
}

/// Free memory and disk space in bytes; `None` if the system does not state it, which counts as
/// enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    pub(super) memory: Option<u64>,
    pub(super) disk: Option<u64>,
}

impl Room {
    /// What a build may use now; the disk is that of `folder`.
    pub(super) fn of(folder: &Path, resources: BuildResources) -> Room {
        let memory = [memory::available(), resources.memory]
            .into_iter()
            .flatten()
            .min();
        Room {
            memory,
            disk: available_disk(folder),
        }
    }

    /// Checks that the `missing` layers fit the memory and the disk of `folder`, and says
    /// whether there is memory to keep the finished layers.
    pub(super) fn check(
        self,
        rules: TableRules,
        missing: &[u8],
        resources: BuildResources,
        folder: &Path,
    ) -> Result<FinishedLayers, BuildError> {
        let Some(&largest) = missing.last() else {
            return Ok(FinishedLayers::ReadAgain);
        };
        let layers = self.layers(rules, largest, resources.threads);
        self.check_layer(
            largest,
            needed_memory(rules, largest, resources.threads, layers),
        )?;
        let needed = disk_of_build(missing, layers, resources.raw_up_to);
        match self.disk {
            Some(free) if free < needed => Err(BuildError::Disk {
                seeds: largest,
                folder: folder.to_owned(),
                needed,
                free,
            }),
            _ => Ok(layers),
        }
    }

    /// Where there is room for what the layer of `seeds` seeds takes.
    pub(super) fn layers(self, rules: TableRules, seeds: u8, threads: usize) -> FinishedLayers {
        let fits = |&layers: &FinishedLayers| match self.memory {
            Some(free) => needed_memory(rules, seeds, threads, layers) <= free,
            None => true,
        };
        [FinishedLayers::Kept, FinishedLayers::ReadAgain]
            .into_iter()
            .find(fits)
            .unwrap_or(FinishedLayers::InFiles)
    }

    /// Checks that there are still `needed` bytes of memory for the layer of `seeds` seeds.
    pub(super) fn check_layer(self, seeds: u8, needed: u64) -> Result<(), BuildError> {
        match self.memory {
            Some(free) if free < needed => Err(BuildError::Memory {
                seeds,
                needed,
                free,
            }),
            _ => Ok(()),
        }
    }
}

/// Free bytes on the disk of `folder`.
#[cfg(target_os = "linux")]
fn available_disk(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

/// Not known on this system: a full disk is reported when a write fails.
#[cfg(not(target_os = "linux"))]
fn available_disk(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use awale_rules::{Rules, Variant};

    use super::*;
    use crate::Stop;
    use crate::tables::file_format::LayerId;
    use crate::tables::{BuildProgress, build};

    const FOLDER: &str = "/tables";

    fn oware() -> TableRules {
        TableRules::new(&Rules::OWARE)
    }

    /// What becomes of a build of 32 seeds with this many megabytes of memory and gigabytes of
    /// disk.
    fn checked(memory: u64, disk: u64) -> Result<FinishedLayers, String> {
        let all: Vec<u8> = (1..=32).collect();
        let room = Room {
            memory: Some(memory << 20),
            disk: Some(disk << 30),
        };
        room.check(oware(), &all, 2.into(), Path::new(FOLDER))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_build_without_room_is_refused_at_once() {
        let refused = checked(400, 100).unwrap_err();
        assert!(
            refused.starts_with("the layer of 32 seeds needs 61")
                && refused.contains("only 400 MB may be used"),
            "{refused}"
        );
        let refused = checked(64 << 10, 6).unwrap_err();
        assert!(
            refused.contains("need 100") && refused.contains("/tables has only 6144 MB free"),
            "{refused}"
        );
        let refused = checked(700, 20).unwrap_err();
        assert!(
            refused.contains("need 26") && refused.contains("only 20480 MB free"),
            "the scratch file: {refused}"
        );
        assert_eq!(checked(64 << 10, 100), Ok(FinishedLayers::Kept));
        assert_eq!(checked(20 << 10, 100), Ok(FinishedLayers::ReadAgain));
        assert_eq!(checked(8 << 10, 100), Ok(FinishedLayers::InFiles));
        assert_eq!(checked(700, 100), Ok(FinishedLayers::InFiles));
        let room = Room {
            memory: Some(0),
            disk: Some(0),
        };
        assert!(
            room.check(oware(), &[], 2.into(), Path::new(FOLDER))
                .is_ok(),
            "what is there is only opened"
        );
        let room = Room {
            memory: None,
            disk: None,
        };
        assert!(
            room.check(oware(), &[32], 2.into(), Path::new(FOLDER))
                .is_ok(),
            "a system that does not tell is trusted"
        );
    }

    #[test]
    fn no_file_exceeds_the_estimate() {
        const UP_TO: u8 = 11;
        for variant in Variant::BUILT_IN {
            for raw_up_to in [0, UP_TO] {
                let folder = tempfile::tempdir().expect("a folder");
                let resources = BuildResources {
                    raw_up_to,
                    ..2.into()
                };
                let mut told = None;
                let mut report = |progress| {
                    if let BuildProgress::Planned { layers, disk, .. } = progress {
                        told = Some((layers, disk));
                    }
                };
                build(
                    &variant.rules,
                    UP_TO,
                    folder.path(),
                    resources,
                    &Stop::new(),
                    &mut report,
                )
                .expect("tables");
                let (planned, said) = told.expect("a plan");
                // Of few seeds the rules of some variants leave nothing to solve.
                assert!(
                    *planned.start() <= 6 && *planned.end() == UP_TO,
                    "{planned:?}"
                );
                assert_eq!(said, most_disk(planned.clone(), raw_up_to));
                for seeds in planned {
                    let path = LayerId {
                        rules: TableRules::new(&variant.rules),
                        seeds,
                    }
                    .path(folder.path());
                    let (bytes, most) = (
                        fs::metadata(path).expect("a file").len(),
                        file_disk(seeds, raw_up_to),
                    );
                    assert!(
                        bytes + 4096 <= most,
                        "{}, {seeds} seeds: {bytes} of {most} bytes",
                        variant.id
                    );
                }
            }
        }
    }

    /// Too large for a test to write: a layer that is not compressed has just these bytes.
    #[test]
    fn the_checksums_of_a_large_layer_are_counted() {
        let bytes = |seeds| {
            let blocks = layer_size(seeds).div_ceil(4096);
            48 + 8 * blocks + layer_size(seeds)
        };
        for seeds in 1..=20 {
            assert!(bytes(seeds) + 4096 <= file_disk(seeds, 20), "{seeds}");
        }
    }

    #[test]
    fn memory_use_stays_below_the_promise() {
        let needed = |seeds, layers| needed_memory(oware(), seeds, 2, layers);
        assert!(needed(20, FinishedLayers::Kept) < 640_000_000);
        assert!(needed(28, FinishedLayers::ReadAgain) < 6_000_000_000);
        assert!(needed(30, FinishedLayers::ReadAgain) < 11_000_000_000);
    }
}
