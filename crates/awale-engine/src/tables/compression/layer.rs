//! A whole layer, compressed by several threads.

use super::super::checksum::short_checksum;
use super::super::worker_pool::WorkerPool;
use super::{BLOCK, encode, make_model};

use crate::stop::Stop;

/// Boards that a thread compresses at a time.
const PIECE: usize = 32 * BLOCK;

/// A compressed layer, as it stands in a file behind the header.
pub(in super::super) struct CompressedLayer {
    /// For each block where it ends, counted from the beginning of the first one, and its checksum, four bytes each.
    pub(in super::super) index: Vec<u8>,
    /// The model.
    pub(in super::super) model: Vec<u8>,
    /// The blocks, cut into pieces.
    pub(in super::super) pieces: Vec<Vec<u8>>,
}

/// Some blocks: their bytes, and the length and the checksum of each.
#[derive(Default)]
struct Piece {
    bytes: Vec<u8>,
    blocks: Vec<(u32, u32)>,
}

impl CompressedLayer {
    /// Compresses the layer of `seeds` seeds, which is cut into parts whose length is a multiple of [`PIECE`], except for the
    /// last. `None` if `stop` ended it.
    #[expect(clippy::cast_possible_truncation, reason = "a block and a file of less than 4 GB")]
    pub(in super::super) fn new(seeds: u8, parts: &[Vec<u8>], threads: usize, stop: &Stop) -> Option<CompressedLayer> {
        let raw: Vec<&[u8]> = parts.iter().flat_map(|part| part.chunks(PIECE)).collect();
        let block = |number: usize| {
            let (piece, start) = (raw[number * BLOCK / PIECE], number * BLOCK % PIECE);
            &piece[start..piece.len().min(start + BLOCK)]
        };
        let encoding = make_model(seeds, block);
        let pool = WorkerPool::new(threads, stop);
        let mut pieces: Vec<Piece> = raw.iter().map(|_| Piece::default()).collect();
        pool.for_each(&mut pieces, |number, piece| {
            for (place, block) in raw[number].chunks(BLOCK).enumerate() {
                let before = piece.bytes.len();
                encode(&encoding, seeds, number * (PIECE / BLOCK) + place, block, &mut piece.bytes);
                let encoded = &piece.bytes[before..];
                piece.blocks.push((encoded.len() as u32, short_checksum(encoded)));
            }
        });
        if pool.is_stopped() {
            return None;
        }
        let (mut index, mut model, mut end) = (Vec::new(), Vec::new(), 0_u32);
        encoding.write(&mut model);
        for &(length, checksum) in pieces.iter().flat_map(|piece| &piece.blocks) {
            end += length;
            index.extend(end.to_le_bytes());
            index.extend(checksum.to_le_bytes());
        }
        Some(CompressedLayer { index, model, pieces: pieces.into_iter().map(|piece| piece.bytes).collect() })
    }
}
