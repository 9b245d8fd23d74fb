//! The bytes of a layer in pieces, in memory or in a scratch file, and the scratch file itself.
//!
//! ```text
//!   scratch file   | block 0                  | block 1                  | ...
//!                  | first | second | third   | first | second | third   |      65,536 bytes for each part
//! ```

use std::{
    io,
    sync::{Mutex, PoisonError},
};

use awale_files::ScratchFile;

use super::layer_index::BOARDS_PER_BLOCK;

/// The number of parts of a block: one state byte for each side to move, and the best conversion.
pub(super) const SCRATCH_PARTS_PER_BLOCK: usize = 3;

/// A scratch file for the blocks of a layer that is too large for memory.
#[derive(Debug)]
pub(super) struct BlockScratchFile {
    scratch: ScratchFile,
    /// Bytes of memory for the blocks and queues of the layer.
    pub(super) block_memory_bytes: u64,
    /// The first I/O error, until it is taken.
    first_error: Mutex<Option<io::Error>>,
}

impl BlockScratchFile {
    pub(super) fn new(scratch: ScratchFile, block_memory_bytes: u64) -> BlockScratchFile {
        BlockScratchFile {
            scratch,
            block_memory_bytes,
            first_error: Mutex::new(None),
        }
    }

    const fn part_offset(block: usize, part_index: usize) -> u64 {
        // The product exceeds 2^32 in a layer of 28 seeds or more, even on systems whose `usize`
        // has 32 bits.
        (block * SCRATCH_PARTS_PER_BLOCK + part_index) as u64 * BOARDS_PER_BLOCK as u64
    }

    /// Writes a part of a block. The bytes may continue into the next parts. Returns `false` after
    /// an error.
    pub(super) fn write_part(&self, block: usize, part_index: usize, bytes: &[u8]) -> bool {
        let write_result = self
            .scratch
            .write(bytes, BlockScratchFile::part_offset(block, part_index));
        self.record_result(write_result)
    }

    /// Reads `length` bytes of a part of a block. Returns zeros after an error.
    pub(super) fn read_part(&self, block: usize, part_index: usize, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        let read_result = self
            .scratch
            .read(&mut bytes, BlockScratchFile::part_offset(block, part_index));
        self.record_result(read_result);
        bytes
    }

    /// Stores the first error. Returns whether there was none so far.
    fn record_result(&self, result: io::Result<()>) -> bool {
        let mut first_error = self
            .first_error
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = result {
            first_error.get_or_insert(error);
        }
        first_error.is_none()
    }

    pub(super) fn has_failed(&self) -> bool {
        !self.record_result(Ok(()))
    }

    /// Returns the first I/O error, if there was any, and forgets it.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        self.first_error
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

/// The bytes of a layer, plain or compressed, cut into pieces.
pub(super) enum LayerPieces<'a> {
    InMemory(Vec<Vec<u8>>),
    InScratch {
        scratch: &'a BlockScratchFile,
        /// The part of its block in which each piece starts.
        part_in_block: usize,
        /// The length of each piece in bytes.
        piece_lengths: Vec<usize>,
    },
}

impl LayerPieces<'_> {
    pub(super) fn piece_count(&self) -> usize {
        match self {
            LayerPieces::InMemory(pieces) => pieces.len(),
            LayerPieces::InScratch {
                piece_lengths: lengths,
                ..
            } => lengths.len(),
        }
    }

    /// Calls `use_piece` with a piece. If the scratch file cannot be read, the piece is zeros, and
    /// [`take_error`](LayerPieces::take_error) returns the error.
    pub(super) fn with_piece<T>(
        &self,
        piece_number: usize,
        use_piece: impl FnOnce(&[u8]) -> T,
    ) -> T {
        match self {
            LayerPieces::InMemory(pieces) => use_piece(&pieces[piece_number]),
            LayerPieces::InScratch {
                scratch,
                part_in_block: part,
                piece_lengths: lengths,
            } => use_piece(&scratch.read_part(piece_number, *part, lengths[piece_number])),
        }
    }

    pub(super) fn into_vec(mut self) -> Vec<u8> {
        let mut all_bytes = Vec::new();
        for number in 0..self.piece_count() {
            self.with_piece(number, |piece| all_bytes.extend_from_slice(piece));
            if let LayerPieces::InMemory(pieces) = &mut self {
                // Free each piece after copying it.
                pieces[number] = Vec::new();
            }
        }
        all_bytes
    }

    /// Returns the error if a piece could not be read.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        match self {
            LayerPieces::InMemory(_) => None,
            LayerPieces::InScratch { scratch, .. } => scratch.take_error(),
        }
    }
}
