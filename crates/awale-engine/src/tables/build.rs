//! Builds the table files that are missing in a folder.

use std::{io, ops::RangeInclusive, path::Path};

use awale_files::{self as files, PathError, ScratchFile};
use awale_rules::Rules;

use crate::stop::Stop;

use super::{
    build_budget::{
        BuildResources, FinishedLayerStorage, FreeResources, block_group_bytes, build_disk_bytes,
        needed_memory_bytes, planned_memory_bytes,
    },
    build_error::{BuildError, io_error},
    compression::CompressedLayer,
    conversions::FinishedValues,
    file_flaw::BadFile,
    file_format::{CheckExtent, LayerId},
    half_tables::HalfTables,
    layer_file::LayerFile,
    layer_pieces::BlockScratchFile,
    layers::{FinishedLayer, Tables, prepare_next_layer},
    ranking::{MAX_SEEDS, layer_board_count},
    retrograde::LayerSolver,
    rules::TableRules,
};

/// A progress report of a build.
#[derive(Debug)]
pub enum BuildProgress {
    /// Memory and disk suffice for the missing layers, and work starts.
    Planned {
        /// The smallest to the largest missing layer, in seeds.
        layer_seeds: RangeInclusive<u8>,
        /// Bytes of memory for the largest missing layer.
        planned_memory_bytes: u64,
        /// The maximum number of bytes on the disk, including a scratch file if needed.
        max_disk_bytes: u64,
    },
    /// A file is damaged, so its layer is solved again.
    RebuildingLayer(BadFile),
    /// A layer is being solved.
    SolvingLayer {
        /// The number of seeds on the boards of the layer.
        seeds: u8,
        /// An estimate of the finished boards. It may stay below `board_count`, because some boards
        /// never settle.
        finished_board_estimate: u64,
        /// The number of boards in the layer.
        board_count: u64,
    },
    /// A layer is finished and written to its file.
    LayerFinished {
        /// The number of seeds on the boards of the layer.
        seeds: u8,
        /// The number of boards in the layer.
        board_count: u64,
    },
}

/// Opens the tables for `rules` in `folder` up to `max_seeds` seeds. Solves the missing layers and
/// writes their files.
///
/// `resources` may also be a number of threads. Existing files are checked completely, and a
/// damaged one is reported and made again. If memory or disk space does not suffice for all missing
/// layers, nothing is made. `stop` ends a build within milliseconds. The calling thread calls
/// `report` often, so `report` must be fast.
///
/// # Errors
/// Returns the reason why a layer could not be made.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{BuildProgress, build_tables};
/// use awale_rules::Rules;
///
/// let folder = tempfile::tempdir()?;
/// let mut finished = Vec::new();
/// let tables = build_tables(&Rules::OWARE, 4, folder.path(), 1, &Stop::new(), &mut |progress| {
///     if let BuildProgress::LayerFinished { seeds, .. } = progress {
///         finished.push(seeds);
///     }
/// })?;
/// assert_eq!(finished, [1, 2, 3, 4]);
/// assert_eq!(tables.max_seeds(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn build_tables(
    rules: &Rules,
    max_seeds: u8,
    folder: &Path,
    resources: impl Into<BuildResources>,
    stop: &Stop,
    report: &mut dyn FnMut(BuildProgress),
) -> Result<Tables, BuildError> {
    let resources = resources.into();
    if max_seeds > MAX_SEEDS {
        return Err(BuildError::TooManySeeds(max_seeds));
    }
    files::make_folder(folder).map_err(|PathError { path, source }| BuildError::Io {
        path,
        error: source,
    })?;
    files::remove_temporary_files(folder);
    let playable_rules = rules;
    let rules = TableRules::new(rules);
    let mut tables = Tables::without_files(rules);
    let first_layer = tables.max_seeds() + 1;
    let missing_layers: Vec<u8> = (first_layer..=max_seeds)
        .filter(|&seeds| !LayerId { rules, seeds }.path(folder).exists())
        .collect();
    let free_resources = FreeResources::measure(folder, resources);
    let storage =
        free_resources.check_and_choose_storage(rules, &missing_layers, resources, folder)?;
    let last_missing_layer = missing_layers.last().copied().unwrap_or(0);
    if let Some(&first_layer) = missing_layers.first() {
        report(BuildProgress::Planned {
            layer_seeds: first_layer..=last_missing_layer,
            planned_memory_bytes: planned_memory_bytes(
                rules,
                last_missing_layer,
                resources.threads,
                storage,
                free_resources.free_memory_bytes.unwrap_or(0),
            ),
            max_disk_bytes: build_disk_bytes(
                &missing_layers,
                storage,
                resources.max_uncompressed_seeds,
            ),
        });
    }
    let mut build_state = BuildState {
        rules,
        max_seeds,
        resources,
        storage,
        halves: None,
        finished_layers: Vec::new(),
    };
    for seeds in first_layer..=max_seeds {
        if stop.is_stopped() {
            return Err(BuildError::Stopped {
                last_finished_layer: tables.max_seeds(),
            });
        }
        let layer_id = LayerId { rules, seeds };
        let open_result = layer_id
            .open_file(folder, CheckExtent::HeaderOnly)
            .and_then(|layer| {
                layer
                    .map(|layer| build_state.check_and_load(layer, seeds < last_missing_layer))
                    .transpose()
            });
        match open_result {
            Ok(Some(layer)) => {
                tables.push_layer(FinishedLayer::OnDisk(layer));
                continue;
            }
            Ok(None) => {}
            Err(bad) => report(BuildProgress::RebuildingLayer(bad)),
        }
        // Other programs may have allocated memory since the first check.
        let free_resources = FreeResources::measure(folder, resources);
        free_resources.check_layer_memory(seeds, build_state.needed_memory_bytes(seeds))?;
        let layer =
            build_state.make_layer(layer_id, folder, &tables, free_resources, stop, report)?;
        tables.push_layer(FinishedLayer::OnDisk(layer));
        report(BuildProgress::LayerFinished {
            seeds,
            board_count: layer_board_count(seeds),
        });
    }
    if storage == FinishedLayerStorage::InFiles {
        // Open the new files again without their blocks in memory, so that the build keeps its
        // memory limit.
        return Ok(Tables::open(folder, playable_rules, max_seeds, CheckExtent::HeaderOnly).0);
    }
    Ok(tables)
}

/// The state that a build keeps from layer to layer.
struct BuildState {
    rules: TableRules,
    max_seeds: u8,
    resources: BuildResources,
    storage: FinishedLayerStorage,
    /// `None` until a layer has to be solved.
    halves: Option<HalfTables>,
    /// The boards of finished layers from layer 0 on, as far as they have been loaded.
    finished_layers: Vec<Vec<u8>>,
}

impl BuildState {
    /// Additional bytes of memory to solve the layer of `seeds` seeds.
    fn needed_memory_bytes(&self, seeds: u8) -> u64 {
        let loaded_bytes: u64 = self
            .finished_layers
            .iter()
            .map(|layer| layer.len() as u64)
            .sum();
        needed_memory_bytes(self.rules, seeds, self.resources.threads, self.storage)
            .saturating_sub(loaded_bytes)
    }

    /// Checks a layer completely. Loads its boards if a later layer needs them and memory suffices.
    fn check_and_load(
        &mut self,
        layer: LayerFile,
        is_layer_needed: bool,
    ) -> Result<LayerFile, BadFile> {
        if is_layer_needed
            && self.storage == FinishedLayerStorage::InMemory
            && self.finished_layers.len() == usize::from(layer.seeds())
        {
            self.finished_layers
                .push(layer.load_board_bytes(self.resources.threads)?);
        } else {
            layer.check_blocks(self.resources.threads)?;
        }
        Ok(self.use_cache_if_layers_in_files(layer))
    }

    /// Drops the blocks of a layer from memory if the build has little memory.
    fn use_cache_if_layers_in_files(&self, mut layer: LayerFile) -> LayerFile {
        if self.storage == FinishedLayerStorage::InFiles {
            layer.use_block_cache();
        }
        layer
    }

    /// Solves a layer, writes its file and opens it.
    fn make_layer(
        &mut self,
        layer_id: LayerId,
        folder: &Path,
        tables: &Tables,
        free_resources: FreeResources,
        stop: &Stop,
        report: &mut dyn FnMut(BuildProgress),
    ) -> Result<LayerFile, BuildError> {
        let (seeds, board_count, threads) = (
            layer_id.seeds,
            layer_board_count(layer_id.seeds),
            self.resources.threads,
        );
        let mut report_layer = |thousandths| {
            report(BuildProgress::SolvingLayer {
                seeds,
                finished_board_estimate: board_count * u64::from(thousandths) / 1000,
                board_count,
            });
        };
        report_layer(0);
        let halves = self
            .halves
            .get_or_insert_with(|| HalfTables::new(self.rules, self.max_seeds));
        // The smaller layers may fit the memory although the largest one does not.
        let storage = match self.storage {
            FinishedLayerStorage::InFiles
                if free_resources.best_layer_storage(self.rules, seeds, threads)
                    != FinishedLayerStorage::InFiles =>
            {
                FinishedLayerStorage::ReloadedPerLayer
            }
            layers => layers,
        };
        let scratch = (storage == FinishedLayerStorage::InFiles)
            .then(|| ScratchFile::new(folder))
            .transpose();
        let group_memory_bytes = block_group_bytes(
            self.rules,
            seeds,
            threads,
            free_resources.free_memory_bytes.unwrap_or(u64::MAX),
        );
        let scratch = scratch
            .map_err(io_error(folder))?
            .map(|file| BlockScratchFile::new(file, group_memory_bytes));
        let build_error = || {
            let scratch_error = scratch.as_ref().and_then(BlockScratchFile::take_error);
            scratch_error.map_or(
                BuildError::Stopped {
                    last_finished_layer: tables.max_seeds(),
                },
                io_error(folder),
            )
        };
        let solver = if let Some(scratch) = &scratch {
            let files = tables.layer_files();
            let solver = LayerSolver::new(
                halves,
                seeds,
                FinishedValues::InFiles(&files),
                threads,
                stop,
                Some(scratch),
            );
            if let Some(bad_file) = files
                .into_iter()
                .flatten()
                .find_map(LayerFile::take_bad_file)
            {
                return Err(bad_file.into());
            }
            solver
        } else {
            let max_needed_seeds = match storage {
                FinishedLayerStorage::InMemory => seeds - 1,
                _ => seeds.saturating_sub(self.rules.min_removed_seeds()),
            };
            tables.load_missing_layers(&mut self.finished_layers, max_needed_seeds, threads)?;
            self.finished_layers.resize(usize::from(seeds), Vec::new());
            prepare_next_layer(&self.finished_layers, halves, threads, stop)
        };
        let solver = solver.ok_or_else(build_error)?;
        if storage == FinishedLayerStorage::ReloadedPerLayer {
            self.finished_layers = Vec::new();
        }
        let solved_layer = solver.solve(&mut report_layer).ok_or_else(build_error)?;
        let write_result = if seeds <= self.resources.max_uncompressed_seeds {
            layer_id.write_raw(folder, &solved_layer)
        } else {
            layer_id.write(
                folder,
                &CompressedLayer::new(seeds, &solved_layer, threads, stop)
                    .ok_or_else(build_error)?,
            )
        };
        write_result.map_err(|PathError { path, source }| BuildError::Io {
            path,
            error: source,
        })?;
        if seeds < self.max_seeds && storage == FinishedLayerStorage::InMemory {
            self.finished_layers.push(solved_layer.into_vec());
        }
        let path = layer_id.path(folder);
        let layer_file = layer_id
            .open_file(folder, CheckExtent::HeaderOnly)?
            .ok_or_else(|| io_error(&path)(io::ErrorKind::NotFound.into()))?;
        Ok(self.use_cache_if_layers_in_files(layer_file))
    }
}
