//! Compression of a whole layer by several threads.

use crate::stop::Stop;

use super::{
    super::{
        checksum::short_checksum, layer_index::BOARDS_PER_BLOCK, layer_pieces::LayerPieces,
        worker_pool::WorkerPool,
    },
    BOARDS_PER_COMPRESSED_BLOCK, encode_block, make_model,
};

/// The number of boards that a thread compresses at a time.
const BOARDS_PER_PIECE: usize = BOARDS_PER_BLOCK;

/// A compressed layer, as it is written to a file after the header.
pub(in super::super) struct CompressedLayer<'a> {
    /// The end of each block, in bytes from the start of the first block, and its checksum, four
    /// bytes each.
    pub(in super::super) encoded_index: Vec<u8>,
    pub(in super::super) encoded_model: Vec<u8>,
    /// The blocks, cut into pieces.
    pub(in super::super) pieces: LayerPieces<'a>,
}

/// The bytes of several blocks, and the length and the checksum of each.
#[derive(Default)]
struct CompressedPiece {
    bytes: Vec<u8>,
    length: usize,
    block_lengths_and_checksums: Vec<(u32, u32)>,
}

impl<'a> CompressedLayer<'a> {
    /// Compresses the layer of `seeds` seeds, which is cut into pieces of [`BOARDS_PER_PIECE`]
    /// boards (the last piece may be shorter). If the blocks are in a scratch file, their
    /// compressed bytes replace them there. `None` if `stop` ended the work or the scratch file
    /// failed.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a block and a file of less than 4 GB"
    )]
    pub(in super::super) fn new(
        seeds: u8,
        layer: &LayerPieces<'a>,
        threads: usize,
        stop: &Stop,
    ) -> Option<CompressedLayer<'a>> {
        let read_block = |number: usize| {
            let start = number * BOARDS_PER_COMPRESSED_BLOCK % BOARDS_PER_PIECE;
            layer.with_piece(
                number * BOARDS_PER_COMPRESSED_BLOCK / BOARDS_PER_PIECE,
                |piece| piece[start..piece.len().min(start + BOARDS_PER_COMPRESSED_BLOCK)].to_vec(),
            )
        };
        let encoding_model = make_model(seeds, read_block);
        let pool = WorkerPool::new(threads, stop);
        let mut pieces: Vec<CompressedPiece> = (0..layer.piece_count())
            .map(|_| CompressedPiece::default())
            .collect();
        pool.for_each_block(&mut pieces, |number, piece| {
            layer.with_piece(number, |boards| {
                for (place, block) in boards.chunks(BOARDS_PER_COMPRESSED_BLOCK).enumerate() {
                    let bytes_before_block = piece.bytes.len();
                    encode_block(
                        &encoding_model,
                        seeds,
                        number * (BOARDS_PER_PIECE / BOARDS_PER_COMPRESSED_BLOCK) + place,
                        block,
                        &mut piece.bytes,
                    );
                    let encoded_bytes = &piece.bytes[bytes_before_block..];
                    piece
                        .block_lengths_and_checksums
                        .push((encoded_bytes.len() as u32, short_checksum(encoded_bytes)));
                }
            });
            piece.length = piece.bytes.len();
            if let LayerPieces::InScratch { scratch, .. } = layer
                && !scratch.write_part(number, 0, &std::mem::take(&mut piece.bytes))
            {
                pool.stop();
            }
        });
        if pool.is_stopped() {
            return None;
        }
        let (mut encoded_index, mut encoded_model, mut block_end) = (Vec::new(), Vec::new(), 0_u32);
        encoding_model.write_model(&mut encoded_model);
        for &(length, checksum) in pieces
            .iter()
            .flat_map(|piece| &piece.block_lengths_and_checksums)
        {
            block_end += length;
            encoded_index.extend(block_end.to_le_bytes());
            encoded_index.extend(checksum.to_le_bytes());
        }
        let pieces = match layer {
            LayerPieces::InMemory(_) => {
                LayerPieces::InMemory(pieces.into_iter().map(|piece| piece.bytes).collect())
            }
            LayerPieces::InScratch { scratch, .. } => {
                let piece_lengths = pieces.iter().map(|piece| piece.length).collect();
                LayerPieces::InScratch {
                    scratch,
                    part_in_block: 0,
                    piece_lengths,
                }
            }
        };
        Some(CompressedLayer {
            encoded_index,
            encoded_model,
            pieces,
        })
    }
}
