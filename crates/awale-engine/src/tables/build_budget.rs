//! The memory and disk space that a build needs and that the machine has.

use std::{ops::RangeInclusive, path::Path};

use crate::memory;

use super::{
    block_cache::{BOARDS_PER_CACHE_BLOCK, CACHE_SLOT_COUNT},
    build_error::BuildError,
    compression::{BOARDS_PER_COMPRESSED_BLOCK, INDEX_ENTRY_BYTES},
    file_blocks::BOARDS_PER_RAW_BLOCK,
    layer_index::BOARDS_PER_BLOCK,
    ranking::{first_rank_with_seeds, layer_board_count},
    rules::TableRules,
    update_queues::{BYTES_PER_UPDATE, queue_capacity},
};

/// The resources of the machine that a build may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildResources {
    /// The number of threads.
    pub threads: usize,
    /// The limit of memory in bytes. `None` for all free memory. With little memory a build loads
    /// the finished layers again for each layer. With even less it solves a layer in a scratch
    /// file. If that does not fit either, the build fails.
    pub max_memory_bytes: Option<u64>,
    /// Layers with up to this many seeds are not compressed. They take three times the space on the
    /// disk, but a search need not decode their blocks.
    pub max_uncompressed_seeds: u8,
}

impl From<usize> for BuildResources {
    /// Uses this many threads and all free memory, and compresses every layer.
    fn from(threads: usize) -> BuildResources {
        BuildResources {
            threads,
            max_memory_bytes: None,
            max_uncompressed_seeds: 0,
        }
    }
}

/// Bytes of memory for each board of the layer while it is solved.
const BYTES_PER_BOARD: u64 = 3;
/// Bytes of memory for each half of a board: its half tables and its row.
const BYTES_PER_HALF_BOARD: u64 = 128;
/// Boards per byte of the index of a file.
const BOARDS_PER_INDEX_BYTE: u64 = BOARDS_PER_COMPRESSED_BLOCK as u64 / INDEX_ENTRY_BYTES;
/// Bytes of memory for each block of the layer and each thread: its two queues while they are
/// empty.
const EMPTY_QUEUE_BYTES_PER_BLOCK: u64 = 48;
/// Bytes of memory for everything that the other constants do not include.
const FIXED_BUILD_BYTES: u64 = 32 << 20;

/// The place of the finished layers while the next layer is solved, which depends on the free
/// memory. `InMemory` keeps them in memory. `ReloadedPerLayer` loads them for each layer and drops
/// them before its boards are settled, which is slower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FinishedLayerStorage {
    InMemory,
    ReloadedPerLayer,
    /// Finished layers are probed in their files, and the current layer is solved in a scratch
    /// file. Only one group of blocks or the update queues are in memory.
    InFiles,
}

/// The minimum number of bytes in memory for a group of blocks or for the update queues, if the
/// layer is in a scratch file.
const MIN_BLOCK_GROUP_BYTES: u64 = 16 << 20;

/// Bytes of memory for the blocks and the queues of the layer of `seeds` seeds.
fn bytes_of_blocks_and_queues(seeds: u8, threads: usize) -> u64 {
    layer_board_count(seeds) * BYTES_PER_BOARD
        + queue_capacity(seeds) as u64 * BYTES_PER_UPDATE * threads.max(1) as u64
}

/// Bytes of memory to solve the layer of `seeds` seeds. If the layer is in a scratch file, the
/// minimum.
pub(super) fn needed_memory_bytes(
    rules: TableRules,
    seeds: u8,
    threads: usize,
    storage: FinishedLayerStorage,
) -> u64 {
    let board_count_up_to = |up_to: u8| (0..=up_to).map(layer_board_count).sum::<u64>();
    let loaded_board_count = board_count_up_to(seeds.saturating_sub(rules.min_removed_seeds()));
    let solving_bytes = bytes_of_blocks_and_queues(seeds, threads);
    let storage_bytes = match storage {
        FinishedLayerStorage::InMemory => {
            board_count_up_to(seeds.saturating_sub(1)) + solving_bytes
        }
        FinishedLayerStorage::ReloadedPerLayer => {
            solving_bytes.max(loaded_board_count + layer_board_count(seeds))
        }
        FinishedLayerStorage::InFiles => {
            solving_bytes.min(MIN_BLOCK_GROUP_BYTES)
                + loaded_board_count.min((CACHE_SLOT_COUNT * BOARDS_PER_CACHE_BLOCK) as u64)
        }
    };
    let index_bytes = board_count_up_to(seeds) / BOARDS_PER_INDEX_BYTE;
    let queue_count =
        layer_board_count(seeds).div_ceil(BOARDS_PER_BLOCK as u64) * threads.max(1) as u64;
    let lookup_table_bytes = index_bytes
        + queue_count * EMPTY_QUEUE_BYTES_PER_BLOCK
        + u64::from(first_rank_with_seeds(seeds + 1)) * BYTES_PER_HALF_BOARD;
    storage_bytes + lookup_table_bytes + FIXED_BUILD_BYTES
}

/// Bytes of memory for a group of blocks or for the queues of the layer of `seeds` seeds in a
/// scratch file, if a build may use `free_bytes` bytes.
pub(super) fn block_group_bytes(
    rules: TableRules,
    seeds: u8,
    threads: usize,
    free_bytes: u64,
) -> u64 {
    let min_memory_bytes = bytes_of_blocks_and_queues(seeds, threads).min(MIN_BLOCK_GROUP_BYTES);
    let fixed_bytes = needed_memory_bytes(rules, seeds, threads, FinishedLayerStorage::InFiles)
        - min_memory_bytes;
    free_bytes
        .saturating_sub(fixed_bytes)
        .clamp(min_memory_bytes, bytes_of_blocks_and_queues(seeds, threads))
}

/// Bytes of memory that a build of the layer of `seeds` seeds will use if `free_bytes` bytes are
/// free.
pub(super) fn planned_memory_bytes(
    rules: TableRules,
    seeds: u8,
    threads: usize,
    storage: FinishedLayerStorage,
    free_bytes: u64,
) -> u64 {
    let needed_bytes = needed_memory_bytes(rules, seeds, threads, storage);
    match storage {
        FinishedLayerStorage::InFiles => free_bytes.max(needed_bytes),
        FinishedLayerStorage::InMemory | FinishedLayerStorage::ReloadedPerLayer => needed_bytes,
    }
}

/// Bytes of the scratch file for the layer of `seeds` seeds, in whole blocks.
fn scratch_file_bytes(seeds: u8) -> u64 {
    layer_board_count(seeds).next_multiple_of(BOARDS_PER_BLOCK as u64) * BYTES_PER_BOARD
}

/// Bytes for the header and the model of a file, and for the unused part of its last block on the
/// disk.
const FILE_OVERHEAD_BYTES: u64 = 16 << 10;
/// Bytes for the checksum of an uncompressed block.
const RAW_CHECKSUM_BYTES: u64 = 8;

/// The maximum size in bytes of the file of the layer of `seeds` seeds. A compressed board counts
/// half a byte with the index. (Measured: 0.27 to 0.38 bytes for layers of 15 to 20 seeds.) A file
/// is renamed after it is written, so nothing is on the disk twice.
fn max_file_bytes(seeds: u8, max_uncompressed_seeds: u8) -> u64 {
    let board_count = layer_board_count(seeds);
    let max_bytes_of_all_blocks = if seeds <= max_uncompressed_seeds {
        board_count + board_count.div_ceil(BOARDS_PER_RAW_BLOCK as u64) * RAW_CHECKSUM_BYTES
    } else {
        board_count.div_ceil(2)
    };
    max_bytes_of_all_blocks + FILE_OVERHEAD_BYTES
}

/// The maximum size in bytes of the files of these `layers` on the disk, if those with up to
/// `max_uncompressed_seeds` seeds are not compressed (see [`BuildResources`]). A build with little
/// memory also needs space for a scratch file, which it removes at the end.
pub fn max_disk_bytes(layers: RangeInclusive<u8>, max_uncompressed_seeds: u8) -> u64 {
    layers
        .map(|seeds| max_file_bytes(seeds, max_uncompressed_seeds))
        .sum()
}

fn needed_disk_bytes(layers: &[u8], max_uncompressed_seeds: u8) -> u64 {
    layers
        .iter()
        .map(|&seeds| max_file_bytes(seeds, max_uncompressed_seeds))
        .sum()
}

/// The maximum number of bytes on the disk for a build of the `missing_layers` layers: their files,
/// and a scratch file for the largest one.
pub(super) fn build_disk_bytes(
    missing_layers: &[u8],
    storage: FinishedLayerStorage,
    max_uncompressed_seeds: u8,
) -> u64 {
    let largest_layer = missing_layers
        .last()
        .filter(|_| storage == FinishedLayerStorage::InFiles);
    needed_disk_bytes(missing_layers, max_uncompressed_seeds)
        + largest_layer.map_or(0, |&seeds| scratch_file_bytes(seeds))
}

/// Free memory and disk space in bytes. `None` if the system does not report it, which counts as
/// enough.
#[derive(Clone, Copy, Debug)]
pub(super) struct FreeResources {
    pub(super) free_memory_bytes: Option<u64>,
    pub(super) free_disk_bytes: Option<u64>,
}

impl FreeResources {
    /// The resources that a build may use now, with the free space of the disk of `folder`.
    pub(super) fn measure(folder: &Path, resources: BuildResources) -> FreeResources {
        let free_memory_bytes = [memory::available_memory_bytes(), resources.max_memory_bytes]
            .into_iter()
            .flatten()
            .min();
        FreeResources {
            free_memory_bytes,
            free_disk_bytes: available_disk_bytes(folder),
        }
    }

    /// Checks that the `missing_layers` layers fit the memory and the disk of `folder`. Returns
    /// where the finished layers can be kept.
    pub(super) fn check_and_choose_storage(
        self,
        rules: TableRules,
        missing_layers: &[u8],
        resources: BuildResources,
        folder: &Path,
    ) -> Result<FinishedLayerStorage, BuildError> {
        let Some(&largest_layer) = missing_layers.last() else {
            return Ok(FinishedLayerStorage::ReloadedPerLayer);
        };
        let storage = self.best_layer_storage(rules, largest_layer, resources.threads);
        self.check_layer_memory(
            largest_layer,
            needed_memory_bytes(rules, largest_layer, resources.threads, storage),
        )?;
        let needed_bytes =
            build_disk_bytes(missing_layers, storage, resources.max_uncompressed_seeds);
        match self.free_disk_bytes {
            Some(free) if free < needed_bytes => Err(BuildError::NotEnoughDisk {
                seeds: largest_layer,
                folder: folder.to_owned(),
                needed_bytes,
                free_bytes: free,
            }),
            _ => Ok(storage),
        }
    }

    /// The best place for the finished layers that memory allows for the layer of `seeds` seeds.
    pub(super) fn best_layer_storage(
        self,
        rules: TableRules,
        seeds: u8,
        threads: usize,
    ) -> FinishedLayerStorage {
        let fits_in_memory = |&layers: &FinishedLayerStorage| match self.free_memory_bytes {
            Some(free) => needed_memory_bytes(rules, seeds, threads, layers) <= free,
            None => true,
        };
        [
            FinishedLayerStorage::InMemory,
            FinishedLayerStorage::ReloadedPerLayer,
        ]
        .into_iter()
        .find(fits_in_memory)
        .unwrap_or(FinishedLayerStorage::InFiles)
    }

    /// Checks that `needed_bytes` bytes of memory are still free for the layer of `seeds` seeds.
    pub(super) fn check_layer_memory(self, seeds: u8, needed_bytes: u64) -> Result<(), BuildError> {
        match self.free_memory_bytes {
            Some(free) if free < needed_bytes => Err(BuildError::NotEnoughMemory {
                seeds,
                needed_bytes,
                free_bytes: free,
            }),
            _ => Ok(()),
        }
    }
}

/// Free bytes on the disk of `folder`.
#[cfg(target_os = "linux")]
fn available_disk_bytes(folder: &Path) -> Option<u64> {
    let file_system = rustix::fs::statvfs(folder).ok()?;
    file_system.f_bavail.checked_mul(file_system.f_frsize)
}

/// Returns `None`, because this system does not report the free space. If the disk is full, a write
/// will fail and report it.
#[cfg(not(target_os = "linux"))]
fn available_disk_bytes(_: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use std::fs;

    use awale_rules::{Rules, Variant};

    use super::*;
    use crate::Stop;
    use crate::tables::file_format::LayerId;
    use crate::tables::{BuildProgress, build_tables};

    const TEST_FOLDER: &str = "/tables";

    fn oware() -> TableRules {
        TableRules::new(&Rules::OWARE)
    }

    /// The result of the check for 32 seeds with this many megabytes of memory and gigabytes of
    /// disk.
    fn check_build_with(memory_mb: u64, disk_gb: u64) -> Result<FinishedLayerStorage, String> {
        let all_layers: Vec<u8> = (1..=32).collect();
        let free_resources = FreeResources {
            free_memory_bytes: Some(memory_mb << 20),
            free_disk_bytes: Some(disk_gb << 30),
        };
        free_resources
            .check_and_choose_storage(oware(), &all_layers, 2.into(), Path::new(TEST_FOLDER))
            .map_err(|error| error.to_string())
    }

    #[test]
    fn a_build_without_memory_or_disk_space_fails_at_the_start() {
        let error = check_build_with(400, 100).unwrap_err();
        assert!(
            error.starts_with("the layer of 32 seeds needs 61")
                && error.contains("only 400 MB may be used"),
            "{error}"
        );
        let error = check_build_with(64 << 10, 6).unwrap_err();
        assert!(
            error.contains("need 100") && error.contains("/tables has only 6144 MB free"),
            "{error}"
        );
        let error = check_build_with(700, 20).unwrap_err();
        assert!(
            error.contains("need 26") && error.contains("only 20480 MB free"),
            "the scratch file: {error}"
        );
        assert_eq!(
            check_build_with(64 << 10, 100),
            Ok(FinishedLayerStorage::InMemory)
        );
        assert_eq!(
            check_build_with(20 << 10, 100),
            Ok(FinishedLayerStorage::ReloadedPerLayer)
        );
        assert_eq!(
            check_build_with(8 << 10, 100),
            Ok(FinishedLayerStorage::InFiles)
        );
        assert_eq!(
            check_build_with(700, 100),
            Ok(FinishedLayerStorage::InFiles)
        );
        let free_resources = FreeResources {
            free_memory_bytes: Some(0),
            free_disk_bytes: Some(0),
        };
        assert!(
            free_resources
                .check_and_choose_storage(oware(), &[], 2.into(), Path::new(TEST_FOLDER))
                .is_ok(),
            "what is there is only opened"
        );
        let free_resources = FreeResources {
            free_memory_bytes: None,
            free_disk_bytes: None,
        };
        assert!(
            free_resources
                .check_and_choose_storage(oware(), &[32], 2.into(), Path::new(TEST_FOLDER))
                .is_ok(),
            "a system that does not tell is trusted"
        );
    }

    #[test]
    fn no_table_file_exceeds_the_estimated_size() {
        const MAX_TEST_SEEDS: u8 = 11;
        for variant in Variant::BUILT_IN {
            for raw_up_to in [0, MAX_TEST_SEEDS] {
                let folder = tempfile::tempdir().expect("a folder");
                let resources = BuildResources {
                    max_uncompressed_seeds: raw_up_to,
                    ..2.into()
                };
                let mut planned_layers_and_bytes = None;
                let mut report = |progress| {
                    if let BuildProgress::Planned {
                        layer_seeds: layers,
                        max_disk_bytes: disk,
                        ..
                    } = progress
                    {
                        planned_layers_and_bytes = Some((layers, disk));
                    }
                };
                build_tables(
                    &variant.rules,
                    MAX_TEST_SEEDS,
                    folder.path(),
                    resources,
                    &Stop::new(),
                    &mut report,
                )
                .expect("tables");
                let (planned_layers, disk_bytes) = planned_layers_and_bytes.expect("a plan");
                // By the rules of some variants a game with so few seeds is over, so there is no
                // layer to solve.
                assert!(
                    *planned_layers.start() <= 6 && *planned_layers.end() == MAX_TEST_SEEDS,
                    "{planned_layers:?}"
                );
                assert_eq!(
                    disk_bytes,
                    max_disk_bytes(planned_layers.clone(), raw_up_to)
                );
                for seeds in planned_layers {
                    let path = LayerId {
                        rules: TableRules::new(&variant.rules),
                        seeds,
                    }
                    .path(folder.path());
                    let (file_bytes, max_bytes) = (
                        fs::metadata(path).expect("a file").len(),
                        max_file_bytes(seeds, raw_up_to),
                    );
                    assert!(
                        file_bytes + 4096 <= max_bytes,
                        "{}, {seeds} seeds: {file_bytes} of {max_bytes} bytes",
                        variant.id
                    );
                }
            }
        }
    }

    /// This layer is too large to write in a test, but an uncompressed layer has a known size.
    #[test]
    fn the_disk_estimate_includes_the_checksums_of_a_large_layer() {
        let file_bytes = |seeds| {
            let block_count = layer_board_count(seeds).div_ceil(4096);
            48 + 8 * block_count + layer_board_count(seeds)
        };
        for seeds in 1..=20 {
            assert!(
                file_bytes(seeds) + 4096 <= max_file_bytes(seeds, 20),
                "{seeds}"
            );
        }
    }

    #[test]
    fn the_memory_estimate_stays_below_the_documented_limits() {
        let needed_bytes = |seeds, layers| needed_memory_bytes(oware(), seeds, 2, layers);
        assert!(needed_bytes(20, FinishedLayerStorage::InMemory) < 640_000_000);
        assert!(needed_bytes(28, FinishedLayerStorage::ReloadedPerLayer) < 6_000_000_000);
        assert!(needed_bytes(30, FinishedLayerStorage::ReloadedPerLayer) < 11_000_000_000);
    }
}
