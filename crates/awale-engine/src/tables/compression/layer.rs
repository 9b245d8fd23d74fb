//! Compression of a whole layer by several threads.

use crate::stop::Stop;

use super::super::checksum::short_checksum;
use super::super::layer_index::BLOCK_BOARDS;
use super::super::pieces::Pieces;
use super::super::worker_pool::WorkerPool;
use super::{BLOCK, encode, make_model};

/// The number of boards that a thread compresses at a time.
const PIECE_BOARDS: usize = BLOCK_BOARDS;

/// A compressed layer, as it is written to a file after the header.
pub(in super::super) struct CompressedLayer<'a> {
    /// The end of each block, in bytes from the start of the first block, and its checksum, four
    /// bytes each.
    pub(in super::super) index: Vec<u8>,
    pub(in super::super) model: Vec<u8>,
    /// The blocks, cut into pieces.
    pub(in super::super) pieces: Pieces<'a>,
}

/// The bytes of several blocks, and the length and the checksum of each.
#[derive(Default)]
struct Piece {
    bytes: Vec<u8>,
    length: usize,
    blocks: Vec<(u32, u32)>,
}

impl<'a> CompressedLayer<'a> {
    /// Compresses the layer of `seeds` seeds, which is cut into pieces of [`PIECE_BOARDS`] boards
    /// (the last piece may be shorter). If the blocks are in a scratch file, their compressed bytes
    /// replace them there. `None` if `stop` ended the work or the scratch file failed.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a block and a file of less than 4 GB"
    )]
    pub(in super::super) fn new(
        seeds: u8,
        layer: &Pieces<'a>,
        threads: usize,
        stop: &Stop,
    ) -> Option<CompressedLayer<'a>> {
        let block = |number: usize| {
            let start = number * BLOCK % PIECE_BOARDS;
            layer.with(number * BLOCK / PIECE_BOARDS, |piece| {
                piece[start..piece.len().min(start + BLOCK)].to_vec()
            })
        };
        let encoding = make_model(seeds, block);
        let pool = WorkerPool::new(threads, stop);
        let mut pieces: Vec<Piece> = (0..layer.count()).map(|_| Piece::default()).collect();
        pool.for_each(&mut pieces, |number, piece| {
            layer.with(number, |boards| {
                for (place, block) in boards.chunks(BLOCK).enumerate() {
                    let before = piece.bytes.len();
                    encode(
                        &encoding,
                        seeds,
                        number * (PIECE_BOARDS / BLOCK) + place,
                        block,
                        &mut piece.bytes,
                    );
                    let encoded = &piece.bytes[before..];
                    piece
                        .blocks
                        .push((encoded.len() as u32, short_checksum(encoded)));
                }
            });
            piece.length = piece.bytes.len();
            if let Pieces::InScratch { scratch, .. } = layer
                && !scratch.write(number, 0, &std::mem::take(&mut piece.bytes))
            {
                pool.stop();
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
        let pieces = match layer {
            Pieces::InMemory(_) => {
                Pieces::InMemory(pieces.into_iter().map(|piece| piece.bytes).collect())
            }
            Pieces::InScratch { scratch, .. } => {
                let lengths = pieces.iter().map(|piece| piece.length).collect();
                Pieces::InScratch {
                    scratch,
                    part: 0,
                    lengths,
                }
            }
        };
        Some(CompressedLayer {
            index,
            model,
            pieces,
        })
    }
}
