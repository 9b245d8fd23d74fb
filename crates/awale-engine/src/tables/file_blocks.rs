//! The blocks of a table file: their positions and checksums, and reading one of them.

use std::{
    fs::File,
    io::{self, Read},
};

use awale_files::read_at;

use super::{
    board_value::BoardValue,
    checksum::{checksum, short_checksum},
    compression::{self, DecodingModel},
    file_flaw::FileFlaw,
    ranking::layer_board_count_as_usize,
};

/// The number of boards in a block of an uncompressed file.
pub(super) const BOARDS_PER_RAW_BLOCK: usize = 4096;
/// The maximum size of a block in bytes, in a file and in memory.
pub(super) const MAX_BLOCK_BYTES: usize = 4096;

/// The source of the bytes of a table file.
pub(super) enum TableSource {
    File(File),
    /// The bytes of the file, for a program that stores its files itself.
    InMemory(Vec<u8>),
}

impl TableSource {
    /// The number of bytes.
    pub(super) fn byte_count(&self) -> io::Result<u64> {
        match self {
            TableSource::File(file) => file.metadata().map(|about| about.len()),
            TableSource::InMemory(bytes) => Ok(bytes.len() as u64),
        }
    }

    /// Fills `bytes` from the offset `offset`.
    pub(super) fn read_at(&self, bytes: &mut [u8], offset: u64) -> io::Result<()> {
        match self {
            TableSource::File(file) => read_at(file, bytes, offset),
            TableSource::InMemory(all) => {
                let bytes_from_offset = usize::try_from(offset)
                    .ok()
                    .and_then(|offset| all.get(offset..));
                bytes_from_offset.unwrap_or_default().read_exact(bytes)
            }
        }
    }
}

/// The positions and checksums of the blocks of a file.
#[derive(Debug)]
pub(super) enum BlockDirectory {
    /// An uncompressed file with one byte for each board.
    Raw {
        /// The position of the first block in the file, in bytes.
        blocks_offset: u64,
        /// The checksum of each block.
        checksums: Vec<u64>,
    },
    Compressed {
        /// The position of the first block in the file, in bytes.
        blocks_offset: u64,
        /// The end of each block, in bytes from the start of the first block, and its checksum.
        block_ends_and_checksums: Vec<(u32, u32)>,
        /// The model that decodes the blocks.
        model: DecodingModel,
    },
}

impl BlockDirectory {
    /// Reads the index and the model of a compressed file. `None` if they are invalid.
    pub(super) fn from_compressed_index(
        seeds: u8,
        blocks_offset: u64,
        encoded_index: &[u8],
        encoded_model: &[u8],
    ) -> Option<BlockDirectory> {
        let read_u32 = |bytes: &[u8]| bytes.try_into().map(u32::from_le_bytes).ok();
        let encoded_index: Vec<(u32, u32)> = encoded_index
            .chunks_exact(8)
            .map(|entry| Some((read_u32(&entry[..4])?, read_u32(&entry[4..])?)))
            .collect::<Option<_>>()?;
        let block_starts = std::iter::once(0).chain(encoded_index.iter().map(|&(end, _)| end));
        let is_block_range_valid = |(blocks_offset, &(end, _)): (u32, &(u32, u32))| {
            end >= blocks_offset && (end - blocks_offset) as usize <= MAX_BLOCK_BYTES
        };
        let are_blocks_valid = block_starts.zip(&encoded_index).all(is_block_range_valid);
        Some(BlockDirectory::Compressed {
            blocks_offset,
            model: DecodingModel::read(encoded_model, seeds).filter(|_| are_blocks_valid)?,
            block_ends_and_checksums: encoded_index,
        })
    }

    /// The number of boards in each block except the last.
    pub(super) fn boards_per_block(&self) -> usize {
        match self {
            BlockDirectory::Raw { .. } => BOARDS_PER_RAW_BLOCK,
            BlockDirectory::Compressed { .. } => compression::BOARDS_PER_COMPRESSED_BLOCK,
        }
    }

    /// The number of blocks.
    pub(super) fn block_count(&self) -> usize {
        match self {
            BlockDirectory::Raw { checksums, .. } => checksums.len(),
            BlockDirectory::Compressed {
                block_ends_and_checksums: index,
                ..
            } => index.len(),
        }
    }

    /// The size of the whole file in bytes, for a layer of `seeds` seeds.
    pub(super) fn file_size(&self, seeds: u8) -> u64 {
        match self {
            BlockDirectory::Raw {
                blocks_offset: start,
                ..
            } => start + layer_board_count_as_usize(seeds) as u64,
            BlockDirectory::Compressed {
                blocks_offset: start,
                block_ends_and_checksums: index,
                ..
            } => start + index.last().map_or(0, |&(end, _)| u64::from(end)),
        }
    }

    /// Reads a block of a layer of `seeds` seeds, checks it, and returns the bytes of its boards.
    pub(super) fn read_block<'a>(
        &self,
        source: &TableSource,
        seeds: u8,
        block_number: usize,
        buffer: &'a mut [u8; MAX_BLOCK_BYTES],
    ) -> Result<&'a [u8], FileFlaw> {
        const DAMAGED: FileFlaw = FileFlaw::Damaged("list of boards");
        let boards_before_block = block_number * self.boards_per_block();
        let block = &mut buffer[..(layer_board_count_as_usize(seeds) - boards_before_block)
            .min(self.boards_per_block())];
        match self {
            BlockDirectory::Raw {
                blocks_offset: start,
                checksums,
            } => {
                source.read_at(block, start + boards_before_block as u64)?;
                let is_valid_value =
                    |&byte: &u8| BoardValue::from_byte(byte).value.unsigned_abs() <= seeds;
                if checksum(block) != checksums[block_number] || !block.iter().all(is_valid_value) {
                    return Err(DAMAGED);
                }
            }
            BlockDirectory::Compressed {
                blocks_offset: start,
                block_ends_and_checksums: index,
                model,
            } => {
                let block_start = block_number
                    .checked_sub(1)
                    .map_or(0, |before| index[before].0);
                let (block_end, checksum) = index[block_number];
                let mut encoded_bytes = [0; MAX_BLOCK_BYTES];
                let encoded_bytes = &mut encoded_bytes[..(block_end - block_start) as usize];
                source.read_at(encoded_bytes, start + u64::from(block_start))?;
                if short_checksum(encoded_bytes) != checksum {
                    return Err(DAMAGED);
                }
                compression::decode_block(model, seeds, block_number, encoded_bytes, block)
                    .ok_or(DAMAGED)?;
            }
        }
        Ok(block)
    }
}
