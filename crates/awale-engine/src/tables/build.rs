//! Builds the files of the layers that a folder lacks.

use std::io;
use std::ops::RangeInclusive;
use std::path::Path;

use awale_files::{self as files, Failure, Scratch};
use awale_rules::Rules;

use crate::stop::Stop;

use super::build_error::{BuildError, io_error};
use super::compression::CompressedLayer;
use super::conversions::Finished;
use super::file_format::{Check, LayerId};
use super::flaw::BadFile;
use super::half_tables::HalfTables;
use super::layer_file::LayerFile;
use super::layers::{Layer, Tables, prepare_next};
use super::pieces::BlockScratch;
use super::ranking::{MAX_SEEDS, layer_size};
use super::retrograde::LayerSolver;
use super::room::{
    BuildResources, FinishedLayers, Room, disk_of_build, group_memory, needed_memory,
    planned_memory,
};
use super::rules::TableRules;

/// What a build reports while it works.
#[derive(Debug)]
pub enum BuildProgress {
    /// There is room for the layers that are missing, and work begins.
    Planned {
        /// From the smallest to the largest layer that is missing.
        layers: RangeInclusive<u8>,
        /// Bytes of memory that the largest one takes.
        memory: u64,
        /// Bytes that the files take on the disk at most, with the scratch file if there has to be
        /// one.
        disk: u64,
    },
    /// A file cannot be used; its layer is solved again.
    Rebuilding(BadFile),
    /// A layer is being solved.
    Solving {
        /// Seeds of its boards.
        seeds: u8,
        /// How many boards are done. An estimate: some boards never settle.
        done: u64,
        /// Boards of the layer.
        boards: u64,
    },
    /// A layer is finished and in its file.
    Finished {
        /// Seeds of its boards.
        seeds: u8,
        /// Boards of the layer.
        boards: u64,
    },
}

/// Opens the tables for `rules` in `folder` up to `up_to` seeds, solves the layers that it lacks
/// and writes their files.
///
/// `resources` may be a number of threads. Files that exist are checked in full; a bad one is
/// reported and made again. If the machine lacks the memory or the disk space for all missing
/// layers, nothing is made. `stop` ends a build within milliseconds. The calling thread calls
/// `report` often, so `report` must be fast.
///
/// # Errors
/// The reason why not all layers are there.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{BuildProgress, build};
/// use awale_rules::Rules;
///
/// let folder = tempfile::tempdir()?;
/// let mut finished = Vec::new();
/// let tables = build(&Rules::OWARE, 4, folder.path(), 1, &Stop::new(), &mut |progress| {
///     if let BuildProgress::Finished { seeds, .. } = progress {
///         finished.push(seeds);
///     }
/// })?;
/// assert_eq!(finished, [1, 2, 3, 4]);
/// assert_eq!(tables.up_to(), 4);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn build(
    rules: &Rules,
    up_to: u8,
    folder: &Path,
    resources: impl Into<BuildResources>,
    stop: &Stop,
    report: &mut dyn FnMut(BuildProgress),
) -> Result<Tables, BuildError> {
    let resources = resources.into();
    if up_to > MAX_SEEDS {
        return Err(BuildError::TooManySeeds(up_to));
    }
    files::make_folder(folder).map_err(|Failure { path, source }| BuildError::Io {
        path,
        error: source,
    })?;
    files::sweep(folder);
    let playable = rules;
    let rules = TableRules::new(rules);
    let mut tables = Tables::without_files(rules);
    let first = tables.up_to() + 1;
    let missing: Vec<u8> = (first..=up_to)
        .filter(|&seeds| !LayerId { rules, seeds }.path(folder).exists())
        .collect();
    let room = Room::of(folder, resources);
    let layers = room.check(rules, &missing, resources, folder)?;
    let last_missing = missing.last().copied().unwrap_or(0);
    if let Some(&first) = missing.first() {
        report(BuildProgress::Planned {
            layers: first..=last_missing,
            memory: planned_memory(
                rules,
                last_missing,
                resources.threads,
                layers,
                room.memory.unwrap_or(0),
            ),
            disk: disk_of_build(&missing, layers, resources.raw_up_to),
        });
    }
    let mut work = Work {
        rules,
        up_to,
        resources,
        layers,
        halves: None,
        finished: Vec::new(),
    };
    for seeds in first..=up_to {
        if stop.is_stopped() {
            return Err(BuildError::Stopped {
                finished: tables.up_to(),
            });
        }
        let which = LayerId { rules, seeds };
        let opened = which.open(folder, Check::Header).and_then(|layer| {
            layer
                .map(|layer| work.take(layer, seeds < last_missing))
                .transpose()
        });
        match opened {
            Ok(Some(layer)) => {
                tables.push(Layer::OnDisk(layer));
                continue;
            }
            Ok(None) => {}
            Err(bad) => report(BuildProgress::Rebuilding(bad)),
        }
        // Other programs may have taken memory meanwhile.
        let room = Room::of(folder, resources);
        room.check_layer(seeds, work.needed_memory(seeds))?;
        let layer = work.make(which, folder, &tables, room, stop, report)?;
        tables.push(Layer::OnDisk(layer));
        report(BuildProgress::Finished {
            seeds,
            boards: layer_size(seeds),
        });
    }
    if layers == FinishedLayers::InFiles {
        // Those that were made keep nothing in memory, so that the build does not take more than it
        // may.
        return Ok(Tables::open(folder, playable, up_to, Check::Header).0);
    }
    Ok(tables)
}

/// What a build keeps from layer to layer.
struct Work {
    rules: TableRules,
    up_to: u8,
    resources: BuildResources,
    layers: FinishedLayers,
    /// `None` until there is a layer to solve.
    halves: Option<HalfTables>,
    /// The boards of finished layers, from the first on, as far as they were read.
    finished: Vec<Vec<u8>>,
}

impl Work {
    /// Bytes of memory that solving the layer of `seeds` seeds takes more than are in use now.
    fn needed_memory(&self, seeds: u8) -> u64 {
        let in_use: u64 = self.finished.iter().map(|layer| layer.len() as u64).sum();
        needed_memory(self.rules, seeds, self.resources.threads, self.layers).saturating_sub(in_use)
    }

    /// Checks a layer in full, and keeps its boards if there is room and a later layer needs them.
    fn take(&mut self, layer: LayerFile, is_needed: bool) -> Result<LayerFile, BadFile> {
        if is_needed
            && self.layers == FinishedLayers::Kept
            && self.finished.len() == usize::from(layer.seeds())
        {
            self.finished.push(layer.load(self.resources.threads)?);
        } else {
            layer.check(self.resources.threads)?;
        }
        Ok(self.keep_little(layer))
    }

    /// Keeps nothing of a layer in memory that has to fit little of it.
    fn keep_little(&self, mut layer: LayerFile) -> LayerFile {
        if self.layers == FinishedLayers::InFiles {
            layer.leave_memory();
        }
        layer
    }

    /// Solves a layer, writes its file and opens it.
    fn make(
        &mut self,
        which: LayerId,
        folder: &Path,
        tables: &Tables,
        room: Room,
        stop: &Stop,
        report: &mut dyn FnMut(BuildProgress),
    ) -> Result<LayerFile, BuildError> {
        let (seeds, boards, threads) =
            (which.seeds, layer_size(which.seeds), self.resources.threads);
        let mut report_layer = |thousandths| {
            report(BuildProgress::Solving {
                seeds,
                done: boards * u64::from(thousandths) / 1000,
                boards,
            });
        };
        report_layer(0);
        let halves = self
            .halves
            .get_or_insert_with(|| HalfTables::new(self.rules, self.up_to));
        // Of the layers before one that does not fit the memory most do fit.
        let layers = match self.layers {
            FinishedLayers::InFiles
                if room.layers(self.rules, seeds, threads) != FinishedLayers::InFiles =>
            {
                FinishedLayers::ReadAgain
            }
            layers => layers,
        };
        let scratch = (layers == FinishedLayers::InFiles)
            .then(|| Scratch::new(folder))
            .transpose();
        let memory = group_memory(self.rules, seeds, threads, room.memory.unwrap_or(u64::MAX));
        let scratch = scratch
            .map_err(io_error(folder))?
            .map(|file| BlockScratch::new(file, memory));
        let ended = || {
            let failed = scratch.as_ref().and_then(BlockScratch::take_error);
            failed.map_or(
                BuildError::Stopped {
                    finished: tables.up_to(),
                },
                io_error(folder),
            )
        };
        let solver = if let Some(scratch) = &scratch {
            let files = tables.files();
            let solver = LayerSolver::new(
                halves,
                seeds,
                Finished::InFiles(&files),
                threads,
                stop,
                Some(scratch),
            );
            if let Some(bad) = files.into_iter().flatten().find_map(LayerFile::take_flaw) {
                return Err(bad.into());
            }
            solver
        } else {
            let needed = match layers {
                FinishedLayers::Kept => seeds - 1,
                _ => seeds.saturating_sub(self.rules.least_taken()),
            };
            tables.load_into(&mut self.finished, needed, threads)?;
            self.finished.resize(usize::from(seeds), Vec::new());
            prepare_next(&self.finished, halves, threads, stop)
        };
        let solver = solver.ok_or_else(ended)?;
        if layers == FinishedLayers::ReadAgain {
            self.finished = Vec::new();
        }
        let solved = solver.solve(&mut report_layer).ok_or_else(ended)?;
        let written = if seeds <= self.resources.raw_up_to {
            which.write_raw(folder, &solved)
        } else {
            which.write(
                folder,
                &CompressedLayer::new(seeds, &solved, threads, stop).ok_or_else(ended)?,
            )
        };
        written.map_err(|Failure { path, source }| BuildError::Io {
            path,
            error: source,
        })?;
        if seeds < self.up_to && layers == FinishedLayers::Kept {
            self.finished.push(solved.into_vec());
        }
        let path = which.path(folder);
        let made = which
            .open(folder, Check::Header)?
            .ok_or_else(|| io_error(&path)(io::ErrorKind::NotFound.into()))?;
        Ok(self.keep_little(made))
    }
}
