//! [`Tables`]: the layers of one set of rules. This module opens, solves and probes them.

use std::{borrow::Cow, fmt, io, path::Path};

use awale_rules::{Position, Rules};

use crate::stop::Stop;

use super::{
    board_value::BoardValue,
    conversions::FinishedValues,
    file_blocks::TableSource,
    file_flaw::{BadFile, FileFlaw},
    file_format::{self, CheckExtent, LayerId},
    half_tables::HalfTables,
    layer_file::LayerFile,
    ranking::{MAX_SEEDS, TableBoard, layer_board_count_as_usize},
    retrograde::LayerSolver,
    rules::{Exactness, TableRules},
};

/// A finished layer.
#[derive(Debug)]
pub(super) enum FinishedLayer {
    /// Every value is 0: with so few seeds the game is over.
    AllValuesZero,
    InMemory(Vec<u8>),
    OnDisk(LayerFile),
}

impl FinishedLayer {
    /// The bytes of all boards. Empty if every value is 0.
    pub(super) fn load_bytes(&self, threads: usize) -> Result<Vec<u8>, BadFile> {
        match self {
            FinishedLayer::AllValuesZero => Ok(Vec::new()),
            FinishedLayer::InMemory(bytes) => Ok(bytes.clone()),
            FinishedLayer::OnDisk(file) => file.load_board_bytes(threads),
        }
    }
}

/// A callback for a file that turns out to be bad while it is used.
struct BadFileCallback(Box<dyn Fn(&BadFile) + Send + Sync>);

impl fmt::Debug for BadFileCallback {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("BadFileCallback")
    }
}

/// Endgame tables for one set of rules: all layers from 0 up to some number of seeds.
///
/// Threads can share them (`&Tables` or `Arc<Tables>`). A file is read block by block when it is
/// probed, and each block is checked then. If a block is damaged or cannot be read, all probes of
/// its layer return `None` from then on, and the callback of
/// [`with_bad_file_callback`](Tables::with_bad_file_callback) is called once.
#[derive(Debug)]
pub struct Tables {
    rules: TableRules,
    layers: Vec<FinishedLayer>,
    /// Probes of boards with up to this many seeds never decode a compressed block.
    max_uncompressed_seeds: u8,
    bad_file_callback: Option<BadFileCallback>,
}

impl Tables {
    /// Returns tables without files: only the empty board, and boards with so few seeds that the
    /// game is over.
    pub fn without_files(rules: TableRules) -> Tables {
        let max_finished_seeds = rules.stop_at.min(MAX_SEEDS);
        Tables {
            rules,
            layers: (0..=max_finished_seeds)
                .map(|_| FinishedLayer::AllValuesZero)
                .collect(),
            max_uncompressed_seeds: max_finished_seeds,
            bad_file_callback: None,
        }
    }

    /// Opens the files of `folder` for `rules`, up to `max_seeds` seeds or to the first layer that
    /// is missing or bad. Returns a bad file, too. [`build_tables`](super::build_tables) makes it
    /// again.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::Stop;
    /// use awale_engine::tables::{CheckExtent, Tables, build_tables};
    /// use awale_rules::Rules;
    ///
    /// let folder = tempfile::tempdir()?;
    /// build_tables(&Rules::OWARE, 4, folder.path(), 1, &Stop::new(), &mut |_| ())?;
    /// let (tables, bad) = Tables::open(folder.path(), &Rules::OWARE, 10, CheckExtent::HeaderOnly);
    /// assert_eq!(tables.max_seeds(), 4);
    /// assert!(bad.is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn open(
        folder: &Path,
        rules: &Rules,
        max_seeds: u8,
        check_extent: CheckExtent,
    ) -> (Tables, Option<BadFile>) {
        let rules = TableRules::new(rules);
        let mut tables = Tables::without_files(rules);
        for seeds in tables.max_seeds() + 1..=max_seeds.min(MAX_SEEDS) {
            match (LayerId { rules, seeds }).open_file(folder, check_extent) {
                Ok(Some(layer)) => tables.push_layer(FinishedLayer::OnDisk(layer)),
                Ok(None) => break,
                Err(bad) => return (tables, Some(bad)),
            }
        }
        (tables, None)
    }

    /// Removes the files of all tables for `rules` from `folder`. Returns how many there were. Open
    /// tables can still be used.
    ///
    /// # Errors
    /// Returns an error if a file cannot be removed.
    pub fn remove_files(folder: &Path, rules: &Rules) -> io::Result<usize> {
        file_format::remove_files(folder, TableRules::new(rules))
    }

    /// Solves all layers up to `max_seeds` seeds in memory. Returns `None` if `stop` ended it.
    ///
    /// # Panics
    /// Panics if `max_seeds` is above [`MAX_SEEDS`].
    ///
    /// # Examples
    /// ```
    /// use awale_engine::Stop;
    /// use awale_engine::tables::{TableRules, Tables};
    /// use awale_rules::Rules;
    ///
    /// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 4, 1, &Stop::new()).unwrap();
    /// assert_eq!(tables.max_seeds(), 4);
    /// assert!(tables.are_for_rules(&Rules::OWARE) && !tables.are_for_rules(&Rules::AWARI));
    /// ```
    pub fn solve(rules: TableRules, max_seeds: u8, threads: usize, stop: &Stop) -> Option<Tables> {
        let mut tables = Tables::without_files(rules);
        tables.solve_missing_layers(max_seeds, threads, stop, &mut |_, _| ())?;
        Some(tables)
    }

    /// Solves the missing layers up to `max_seeds` seeds in memory, and passes the number of seeds
    /// and the file of each to `on_layer_solved`, so that
    /// [`add_layer_file`](Tables::add_layer_file) need not solve it again. Returns `None` and adds
    /// nothing if `stop` ended it, or if a file of these tables is bad.
    ///
    /// # Panics
    /// Panics if `max_seeds` is above [`MAX_SEEDS`].
    ///
    /// # Examples
    /// ```
    /// use awale_engine::Stop;
    /// use awale_engine::tables::{TableRules, Tables};
    /// use awale_rules::Rules;
    ///
    /// let rules = TableRules::new(&Rules::OWARE);
    /// let mut stored = Vec::new();
    /// let mut tables = Tables::without_files(rules);
    /// tables.solve_missing_layers(4, 1, &Stop::new(), &mut |_, file| stored.push(file)).unwrap();
    /// let mut again = Tables::without_files(rules);
    /// for file in stored {
    ///     again.add_layer_file(file)?;
    /// }
    /// assert_eq!(again.max_seeds(), 4);
    /// # Ok::<(), awale_engine::tables::FileFlaw>(())
    /// ```
    pub fn solve_missing_layers(
        &mut self,
        max_seeds: u8,
        threads: usize,
        stop: &Stop,
        on_layer_solved: &mut dyn FnMut(u8, Vec<u8>),
    ) -> Option<()> {
        let (rules, max_known_seeds) = (self.rules, self.max_seeds());
        let halves = HalfTables::new(rules, max_seeds);
        let mut finished_layers = Vec::new();
        self.load_missing_layers(&mut finished_layers, max_known_seeds, threads)
            .ok()?;
        for seeds in max_known_seeds + 1..=max_seeds {
            let solved_layer =
                prepare_next_layer(&finished_layers, &halves, threads, stop)?.solve(&mut |_| ())?;
            let mut file_bytes = Vec::new();
            LayerId { rules, seeds }
                .write_raw_to(&mut file_bytes, &solved_layer)
                .ok()?;
            on_layer_solved(seeds, file_bytes);
            finished_layers.push(solved_layer.into_vec());
        }
        let new_layers = finished_layers
            .into_iter()
            .skip(usize::from(max_known_seeds) + 1);
        new_layers.for_each(|layer| self.push_layer(FinishedLayer::InMemory(layer)));
        Some(())
    }

    /// Adds the layer above the last one from the bytes of its file.
    ///
    /// # Errors
    /// Returns an error if the bytes are damaged or are another layer. Then nothing changes.
    pub fn add_layer_file(&mut self, file_bytes: Vec<u8>) -> Result<(), FileFlaw> {
        let (rules, seeds) = (self.rules, self.max_seeds() + 1);
        let layer = LayerId { rules, seeds }.check_and_open(
            Path::new("memory"),
            TableSource::InMemory(file_bytes),
            CheckExtent::HeaderOnly,
        )?;
        let bytes = layer.load_board_bytes(1).map_err(|bad| bad.flaw)?;
        self.push_layer(FinishedLayer::InMemory(bytes));
        Ok(())
    }

    /// Loads the layers that `layers` lacks, up to the layer of `max_seeds` seeds, with `threads`
    /// threads.
    pub(super) fn load_missing_layers(
        &self,
        layers: &mut Vec<Vec<u8>>,
        max_seeds: u8,
        threads: usize,
    ) -> Result<(), BadFile> {
        for layer in self
            .layers
            .iter()
            .take(usize::from(max_seeds) + 1)
            .skip(layers.len())
        {
            layers.push(layer.load_bytes(threads)?);
        }
        Ok(())
    }

    /// Sets a callback for files that turn out to be bad while they are used. It is called once per
    /// file, on the thread that probes.
    #[must_use]
    pub fn with_bad_file_callback(
        mut self,
        report: impl Fn(&BadFile) + Send + Sync + 'static,
    ) -> Tables {
        self.bad_file_callback = Some(BadFileCallback(Box::new(report)));
        self
    }

    /// The files of the layers, indexed by seeds. `None` if every value is 0.
    pub(super) fn layer_files(&self) -> Vec<Option<&LayerFile>> {
        let files = self.layers.iter().map(|layer| match layer {
            FinishedLayer::OnDisk(file) => Some(file),
            FinishedLayer::AllValuesZero | FinishedLayer::InMemory(_) => None,
        });
        files.collect()
    }

    /// Adds the layer above the last one.
    pub(super) fn push_layer(&mut self, layer: FinishedLayer) {
        let is_compressed = matches!(&layer, FinishedLayer::OnDisk(file) if file.is_compressed());
        if !is_compressed && self.max_uncompressed_seeds == self.max_seeds() {
            self.max_uncompressed_seeds += 1;
        }
        self.layers.push(layer);
    }

    /// The file of the layer of `seeds` seeds.
    #[cfg(test)]
    pub(super) fn layer_file(&mut self, seeds: u8) -> Option<&mut LayerFile> {
        match &mut self.layers[usize::from(seeds)] {
            FinishedLayer::OnDisk(file) => Some(file),
            FinishedLayer::AllValuesZero | FinishedLayer::InMemory(_) => None,
        }
    }

    /// The bytes of the layer of `seeds` seeds.
    #[cfg(test)]
    pub(super) fn layer_bytes(&self, seeds: u8) -> Vec<u8> {
        self.layers[usize::from(seeds)]
            .load_bytes(1)
            .expect("it is good")
    }

    /// The rules of these tables.
    pub(super) fn rules(&self) -> TableRules {
        self.rules
    }

    /// The largest number of seeds on a board that these tables contain.
    #[expect(clippy::cast_possible_truncation, reason = "MAX_SEEDS and one at most")]
    pub fn max_seeds(&self) -> u8 {
        self.layers.len() as u8 - 1
    }

    /// The largest number of seeds up to which no layer is compressed. A probe of a board with more
    /// seeds may have to decode a block first, which takes as long as a few hundred nodes of a
    /// search.
    pub(crate) fn max_uncompressed_seeds(&self) -> u8 {
        self.max_uncompressed_seeds
    }

    /// Whether the values of these tables are exact or conventions.
    pub fn reliability(&self) -> Exactness {
        self.rules.reliability()
    }

    /// The value of a board. `None` if it has too many seeds for these tables, or if its file is
    /// bad.
    pub fn get(&self, board: TableBoard) -> Option<BoardValue> {
        match self.layers.get(usize::from(board.seed_count()))? {
            FinishedLayer::AllValuesZero => Some(BoardValue::ZERO),
            FinishedLayer::InMemory(bytes) => bytes
                .get(board.index_in_layer())
                .map(|&byte| BoardValue::from_byte(byte)),
            FinishedLayer::OnDisk(file) => file
                .value_at(board.index_in_layer())
                .or_else(|| self.report_bad_file(file)),
        }
    }

    /// Reports a bad file once, and returns `None`.
    #[cold]
    fn report_bad_file(&self, file: &LayerFile) -> Option<BoardValue> {
        file.take_bad_file()
            .and_then(|bad| self.report_to_callback(&bad))
    }

    /// All bytes of the layer of `seeds` seeds, decoded with `threads` threads. `None` if the layer
    /// is missing or its file is bad.
    pub(super) fn decoded_layer(&self, seeds: u8, threads: usize) -> Option<Cow<'_, [u8]>> {
        match self.layers.get(usize::from(seeds))? {
            FinishedLayer::AllValuesZero => {
                Some(vec![BoardValue::ZERO.to_byte(); layer_board_count_as_usize(seeds)].into())
            }
            FinishedLayer::InMemory(bytes) => Some(bytes.into()),
            FinishedLayer::OnDisk(file) => file.load_board_bytes(threads).map_or_else(
                |bad| self.report_to_callback(&bad),
                |bytes| Some(bytes.into()),
            ),
        }
    }

    fn report_to_callback<T>(&self, bad_file: &BadFile) -> Option<T> {
        if let Some(BadFileCallback(report)) = &self.bad_file_callback {
            report(bad_file);
        }
        None
    }

    /// The value of a position for its side to move. `None` if it has too many seeds for these
    /// tables, or if the file of its layer is bad. The stores (and so `win_at`) and earlier
    /// positions do not count.
    ///
    /// # Panics
    /// Panics in debug builds if the rules of the position belong to other tables.
    ///
    /// # Examples
    /// ```
    /// use awale_engine::Stop;
    /// use awale_engine::tables::{TableRules, Tables};
    /// use awale_rules::{PerSeat, Position, Rules, Seat};
    ///
    /// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 4, 1, &Stop::new()).unwrap();
    /// assert!(tables.probe(&Position::start(&Rules::OWARE, Seat::South)).is_none(), "48 seeds");
    ///
    /// let pits = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
    /// let stores = PerSeat { south: 23, north: 24 };
    /// let position = Position::new(&Rules::OWARE, pits, stores, Seat::South)?;
    /// assert_eq!(tables.probe(&position).unwrap().value, -1, "South must feed North the last seed");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn probe(&self, position: &Position) -> Option<BoardValue> {
        debug_assert!(
            self.are_for_rules(position.rules()),
            "the position is played by rules with other tables"
        );
        if position.seeds_on_board() > self.max_seeds() {
            return None;
        }
        self.get(TableBoard::from_position(position))
    }

    /// Whether these are the tables for `rules`.
    pub fn are_for_rules(&self, rules: &Rules) -> bool {
        TableRules::new(rules) == self.rules
    }
}

/// Prepares the solver of the layer above the `finished_layers` ones. The solver no longer needs
/// the finished layers afterwards.
#[expect(clippy::cast_possible_truncation, reason = "MAX_SEEDS and one at most")]
pub(super) fn prepare_next_layer<'a>(
    finished_layers: &[Vec<u8>],
    halves: &'a HalfTables,
    threads: usize,
    stop: &'a Stop,
) -> Option<LayerSolver<'a>> {
    LayerSolver::new(
        halves,
        finished_layers.len() as u8,
        FinishedValues::InMemory(finished_layers),
        threads,
        stop,
        None,
    )
}
