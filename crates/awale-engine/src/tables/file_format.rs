//! The file format of a layer, writing a file, and the checks when a file is opened.
//!
//! ```text
//!        +----------------------------------------------------------+
//!      0 | "awaletbl"                                               |
//!        +--------------+--------------------------+--------+-------+
//!      8 | version (1)  | rules, six bytes:        | seeds  | block |
//!        |              | see below                |        | 2^10  |  bytes 8-9, 10-15, 16, 17; 18-19 are 0
//!        +--------------+--------------------------+--------+-------+
//!     20 | length of the model, 4 bytes                             |
//!     24 | number of boards                                         |
//!     32 | checksum of index and model                              |
//!     40 | checksum of bytes 0 to 39                                |
//!        +----------------------------------------------------------+
//!     48 | index: end and checksum of block 0, of block 1, ...      |  4 bytes each
//!        +----------------------------------------------------------+
//!        | model: see `compression`                                 |
//!        +----------------------------------------------------------+
//!        | block 0: 1024 boards, compressed                         |
//!        | block 1 ...                  (the last may hold fewer)   |
//!        +----------------------------------------------------------+
//! ```
//!
//! * Numbers are little-endian.
//! * The rules are one byte each: stores sown, grand slam illegal, sowing free, leftovers to the
//!   mover, repetition shared (0 or 1), and `stop_at` (0 for none).
//! * A board is one byte: its value plus 64, plus 128 if it is cyclic. The boards are in the order
//!   of [`TableBoard::index_in_layer`](super::TableBoard::index_in_layer).
//! * Checksums are computed by the module [`checksum`](super::checksum), with 32 bits for a block.
//!
//! Small layers may be uncompressed, because they are faster to read (see
//! [`BuildResources`](super::BuildResources)). Then a block has 2^12 boards of one byte each, there
//! is no model, and the index holds the checksum of each block, eight bytes.
//!
//! A file is written under a temporary name and renamed when it is complete. So a file with the
//! final name is always complete, even after a crash.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use awale_files::{self as files, PathError};

use super::{
    atomic_bytes::u64_from_le,
    checksum::{Checksum, checksum},
    compression::{self, CompressedLayer},
    file_blocks::{BOARDS_PER_RAW_BLOCK, BlockDirectory, TableSource},
    file_flaw::{BadFile, FORMAT_VERSION, FileFlaw},
    layer_file::LayerFile,
    layer_pieces::LayerPieces,
    ranking::layer_board_count,
    rules::TableRules,
};

const MAGIC: [u8; 8] = *b"awaletbl";
const HEADER_BYTES: usize = 48;
/// The maximum size of a model in bytes: three bytes for each of up to 127
/// values in each of 1,549 contexts, and a length byte, rounded up.
const MAX_MODEL_BYTES: u32 = 1 << 20;
/// The extension of a complete file.
const FINISHED_EXTENSION: &str = ".table";

/// The extent of the checks when a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckExtent {
    /// Only the size, the header and the index: fast. Blocks are checked when they are read.
    HeaderOnly,
    /// Every byte: as slow as reading the whole file.
    WholeFile,
}

/// The layer of a file: its rules and its number of seeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LayerId {
    pub(super) rules: TableRules,
    pub(super) seeds: u8,
}

impl LayerId {
    pub(super) fn path(self, folder: &Path) -> PathBuf {
        folder.join(format!(
            "{}-{:02}{FINISHED_EXTENSION}",
            self.rules.file_name_key(),
            self.seeds
        ))
    }

    /// The header of a file whose blocks have this many boards. `index_checksum` is the checksum
    /// at byte 32.
    #[expect(clippy::cast_possible_truncation, reason = "a logarithm of 64 bits")]
    fn make_header(
        self,
        boards_per_block: usize,
        model_bytes: u32,
        index_checksum: u64,
    ) -> [u8; HEADER_BYTES] {
        let mut header = [0; HEADER_BYTES];
        header[..8].copy_from_slice(&MAGIC);
        header[8..10].copy_from_slice(&FORMAT_VERSION.to_le_bytes());
        header[10..16].copy_from_slice(&self.rules.to_bytes());
        header[16] = self.seeds;
        header[17] = boards_per_block.ilog2() as u8;
        header[20..24].copy_from_slice(&model_bytes.to_le_bytes());
        header[24..32].copy_from_slice(&layer_board_count(self.seeds).to_le_bytes());
        header[32..40].copy_from_slice(&index_checksum.to_le_bytes());
        let header_checksum = checksum(&header[..40]);
        header[40..].copy_from_slice(&header_checksum.to_le_bytes());
        header
    }

    /// Writes the compressed file of this layer into `folder`.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a model is far shorter than 2^32 bytes"
    )]
    pub(super) fn write(self, folder: &Path, layer: &CompressedLayer) -> Result<(), PathError> {
        let mut index_checksum = Checksum::new();
        index_checksum.add(&layer.encoded_index);
        index_checksum.add(&layer.encoded_model);
        let header = self.make_header(
            compression::BOARDS_PER_COMPRESSED_BLOCK,
            layer.encoded_model.len() as u32,
            index_checksum.finish(),
        );
        files::write_by_parts(&self.path(folder), &mut |file| {
            file.write_all(&header)?;
            file.write_all(&layer.encoded_index)?;
            file.write_all(&layer.encoded_model)?;
            write_pieces(file, &layer.pieces)
        })
    }

    /// Writes the uncompressed file of this layer into `folder`. The length of each piece except
    /// the last must be a multiple of the block size.
    pub(super) fn write_raw(self, folder: &Path, layer: &LayerPieces) -> Result<(), PathError> {
        files::write_by_parts(&self.path(folder), &mut |file| {
            self.write_raw_to(file, layer)
        })
    }

    /// Writes the bytes of the uncompressed file of this layer into `out`, as
    /// [`write_raw`](LayerId::write_raw) does.
    pub(super) fn write_raw_to(self, out: &mut dyn Write, layer: &LayerPieces) -> io::Result<()> {
        let mut index = Vec::new();
        for number in 0..layer.piece_count() {
            layer.with_piece(number, |piece| {
                index.extend(
                    piece
                        .chunks(BOARDS_PER_RAW_BLOCK)
                        .flat_map(|block| checksum(block).to_le_bytes()),
                );
            });
        }
        out.write_all(&self.make_header(BOARDS_PER_RAW_BLOCK, 0, checksum(&index)))?;
        out.write_all(&index)?;
        write_pieces(out, layer)
    }

    /// Opens the file of this layer in `folder`. Returns `None` if it is missing.
    pub(super) fn open_file(
        self,
        folder: &Path,
        check_extent: CheckExtent,
    ) -> Result<Option<LayerFile>, BadFile> {
        let path = self.path(folder);
        match open_regular_file(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            opened => match opened
                .map_err(FileFlaw::from)
                .and_then(|file| self.check_and_open(&path, TableSource::File(file), check_extent))
            {
                Ok(layer) => Ok(Some(layer)),
                Err(flaw) => Err(BadFile { path, flaw }),
            },
        }
    }

    /// Checks a file of this layer. `path` is only for errors.
    pub(super) fn check_and_open(
        self,
        path: &Path,
        source: TableSource,
        check_extent: CheckExtent,
    ) -> Result<LayerFile, FileFlaw> {
        let file_bytes = source.byte_count()?;
        let mut header = [0; HEADER_BYTES];
        if file_bytes < HEADER_BYTES as u64 {
            return Err(FileFlaw::WrongSize {
                found_bytes: file_bytes,
                expected_bytes: HEADER_BYTES as u64 + self.compressed_index_bytes(),
            });
        }
        source.read_at(&mut header, 0)?;
        let index_checksum = u64_from_le(&header[32..40]);
        let version = u16::from_le_bytes([header[8], header[9]]);
        let model_bytes = u32::from_le_bytes([header[20], header[21], header[22], header[23]]);
        if header[..8] != MAGIC {
            return Err(FileFlaw::NotATable);
        } else if version != FORMAT_VERSION {
            return Err(FileFlaw::UnknownVersion(version));
        } else if checksum(&header[..40]) != u64_from_le(&header[40..]) {
            return Err(FileFlaw::Damaged("header"));
        }
        let is_raw = header == self.make_header(BOARDS_PER_RAW_BLOCK, 0, index_checksum);
        if !is_raw
            && header
                != self.make_header(
                    compression::BOARDS_PER_COMPRESSED_BLOCK,
                    model_bytes,
                    index_checksum,
                )
            || model_bytes > MAX_MODEL_BYTES
        {
            return Err(FileFlaw::WrongRulesOrLayer);
        }
        let min_file_bytes = if is_raw {
            HEADER_BYTES as u64 + self.raw_index_bytes() + layer_board_count(self.seeds)
        } else {
            HEADER_BYTES as u64 + self.compressed_index_bytes() + u64::from(model_bytes)
        };
        if file_bytes < min_file_bytes {
            return Err(FileFlaw::WrongSize {
                found_bytes: file_bytes,
                expected_bytes: min_file_bytes,
            });
        }
        let block_directory = if is_raw {
            self.read_raw_index(&source, index_checksum)
        } else {
            self.read_compressed_index(&source, model_bytes, index_checksum)
        }?;
        let expected_bytes = block_directory.file_size(self.seeds);
        if file_bytes != expected_bytes {
            return Err(FileFlaw::WrongSize {
                found_bytes: file_bytes,
                expected_bytes,
            });
        }
        let layer = LayerFile::new(path.to_owned(), source, self.seeds, block_directory);
        if check_extent == CheckExtent::WholeFile {
            layer.check_blocks(1).map_err(|bad| bad.flaw)?;
        }
        Ok(layer)
    }

    /// The size of the index of a compressed file, in bytes.
    fn compressed_index_bytes(self) -> u64 {
        layer_board_count(self.seeds).div_ceil(compression::BOARDS_PER_COMPRESSED_BLOCK as u64)
            * compression::INDEX_ENTRY_BYTES
    }

    /// The size of the index of an uncompressed file, in bytes.
    fn raw_index_bytes(self) -> u64 {
        layer_board_count(self.seeds).div_ceil(BOARDS_PER_RAW_BLOCK as u64) * 8
    }

    /// Reads the index and the model of a compressed file.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the file is as long, and fits the memory"
    )]
    fn read_compressed_index(
        self,
        source: &TableSource,
        model_bytes: u32,
        index_checksum: u64,
    ) -> Result<BlockDirectory, FileFlaw> {
        const DAMAGED: FileFlaw = FileFlaw::Damaged("index");
        let index_bytes = self.compressed_index_bytes() as usize;
        let mut index_and_model = vec![0; index_bytes + model_bytes as usize];
        source.read_at(&mut index_and_model, HEADER_BYTES as u64)?;
        if checksum(&index_and_model) != index_checksum {
            return Err(DAMAGED);
        }
        let (index, encoded_model) = index_and_model.split_at(index_bytes);
        BlockDirectory::from_compressed_index(
            self.seeds,
            (HEADER_BYTES + index_and_model.len()) as u64,
            index,
            encoded_model,
        )
        .ok_or(DAMAGED)
    }

    /// Reads the checksums of the blocks of an uncompressed file.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the file is as long, and fits the memory"
    )]
    fn read_raw_index(
        self,
        source: &TableSource,
        index_checksum: u64,
    ) -> Result<BlockDirectory, FileFlaw> {
        let mut index = vec![0; self.raw_index_bytes() as usize];
        source.read_at(&mut index, HEADER_BYTES as u64)?;
        if checksum(&index) != index_checksum {
            return Err(FileFlaw::Damaged("index"));
        }
        let checksums = index.chunks_exact(8).map(u64_from_le).collect();
        Ok(BlockDirectory::Raw {
            blocks_offset: (HEADER_BYTES + index.len()) as u64,
            checksums,
        })
    }
}

/// Writes all pieces, one at a time.
fn write_pieces(file: &mut dyn Write, pieces: &LayerPieces) -> io::Result<()> {
    (0..pieces.piece_count())
        .try_for_each(|number| pieces.with_piece(number, |piece| file.write_all(piece)))?;
    pieces.take_error().map_or(Ok(()), Err)
}

/// Opens a regular file only, because opening a pipe would wait for its writer.
fn open_regular_file(path: &Path) -> io::Result<File> {
    if fs::metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "not a regular file",
        ))
    }
}

/// Removes all tables for `rules` from `folder`. Returns how many there were.
pub(super) fn remove_files(folder: &Path, rules: TableRules) -> io::Result<usize> {
    files::remove_all((0..=super::MAX_SEEDS).map(|seeds| LayerId { rules, seeds }.path(folder)))
}
