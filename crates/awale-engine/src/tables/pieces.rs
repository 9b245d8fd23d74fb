//! The bytes of a layer in pieces, in memory or in a scratch file; and the scratch file of a layer,
//! by blocks.
//!
//! ```text
//!   scratch file   | block 0                  | block 1                  | ...
//!                  | first | second | third   | first | second | third   |      65,536 bytes for each part
//! ```

use std::io;
use std::sync::{Mutex, PoisonError};

use awale_files::Scratch;

use super::layer_index::BLOCK_BOARDS;

/// Parts of a block: one byte of state for each side to move, and the best conversion.
pub(super) const PARTS: usize = 3;

/// Where the blocks of a layer lie that memory does not hold.
#[derive(Debug)]
pub(super) struct BlockScratch {
    scratch: Scratch,
    /// Bytes of memory that the work on the layer may take for blocks and queues.
    pub(super) memory: u64,
    /// The first thing that went wrong.
    error: Mutex<Option<io::Error>>,
}

impl BlockScratch {
    pub(super) fn new(scratch: Scratch, memory: u64) -> BlockScratch {
        BlockScratch {
            scratch,
            memory,
            error: Mutex::new(None),
        }
    }

    const fn place(block: usize, part: usize) -> u64 {
        // The place is beyond 2^32 in a layer of 28 seeds or more, also where a `usize` has 32
        // bits.
        (block * PARTS + part) as u64 * BLOCK_BOARDS as u64
    }

    /// Writes a part of a block; it may go on into the next parts. `false` if that failed.
    pub(super) fn write(&self, block: usize, part: usize, bytes: &[u8]) -> bool {
        let written = self.scratch.write(bytes, BlockScratch::place(block, part));
        self.note(written)
    }

    /// Reads `length` bytes of a part of a block; zeros if that failed.
    pub(super) fn read(&self, block: usize, part: usize, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        let read = self
            .scratch
            .read(&mut bytes, BlockScratch::place(block, part));
        self.note(read);
        bytes
    }

    /// Notes what went wrong, and says whether all is well.
    fn note(&self, result: io::Result<()>) -> bool {
        let mut first = self.error.lock().unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = result {
            first.get_or_insert(error);
        }
        first.is_none()
    }

    pub(super) fn has_failed(&self) -> bool {
        !self.note(Ok(()))
    }

    /// The first thing that went wrong, if anything did.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        self.error
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take()
    }
}

/// The bytes of a layer, or what they were compressed to, cut into pieces.
pub(super) enum Pieces<'a> {
    InMemory(Vec<Vec<u8>>),
    InScratch {
        scratch: &'a BlockScratch,
        /// The part of its block in which each piece begins.
        part: usize,
        /// Bytes of each piece.
        lengths: Vec<usize>,
    },
}

impl Pieces<'_> {
    pub(super) fn count(&self) -> usize {
        match self {
            Pieces::InMemory(pieces) => pieces.len(),
            Pieces::InScratch { lengths, .. } => lengths.len(),
        }
    }

    /// Calls `use_it` with a piece. What it reads from a scratch file that fails are zeros; the
    /// file remembers that it failed.
    pub(super) fn with<T>(&self, number: usize, use_it: impl FnOnce(&[u8]) -> T) -> T {
        match self {
            Pieces::InMemory(pieces) => use_it(&pieces[number]),
            Pieces::InScratch {
                scratch,
                part,
                lengths,
            } => use_it(&scratch.read(number, *part, lengths[number])),
        }
    }

    pub(super) fn into_vec(mut self) -> Vec<u8> {
        let mut all = Vec::new();
        for number in 0..self.count() {
            self.with(number, |piece| all.extend_from_slice(piece));
            if let Pieces::InMemory(pieces) = &mut self {
                // Each piece is freed when it has been copied.
                pieces[number] = Vec::new();
            }
        }
        all
    }

    /// The error if a requested piece was not there.
    pub(super) fn take_error(&self) -> Option<io::Error> {
        match self {
            Pieces::InMemory(_) => None,
            Pieces::InScratch { scratch, .. } => scratch.take_error(),
        }
    }
}
