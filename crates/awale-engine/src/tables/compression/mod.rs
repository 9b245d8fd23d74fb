//! Compression of a layer: an entropy coder with a prediction from neighboring boards.
//!
//! ```text
//!   board's neighbors in its block --> context --> frequencies of the model --> rANS --> bits
//!        (context.rs)                                    (model.rs)            (coder.rs)
//! ```
//!
//! Boards that differ by one seed in a neighboring pit have similar values. So the values of a few
//! such boards, decoded before, define a *context*: their mean, their range, and the number of
//! cyclic ones. A *model* has the frequency of each byte in each context. It is made once per layer
//! and does not change while a block is decoded, so every block is decoded independently.
//!
//! Sources: J. Duda, *Asymmetric numeral systems: entropy coding combining speed of Huffman coding
//! with compression rate of arithmetic coding*, 2013, <https://arxiv.org/abs/1311.2540>; F. Giesen,
//! *Interleaved entropy coders*, 2014, <https://arxiv.org/abs/1402.3392>. Contexts of neighboring
//! values are usual in lossless image compression: X. Wu and N. Memon, *Context-Based, Adaptive,
//! Lossless Image Coding*, IEEE Transactions on Communications 45(4), 1997.

mod coder;
mod context;
mod layer;
mod model;

use coder::encode_block;
use model::EncodingModel;

use super::ranking::layer_board_count;

pub(super) use coder::decode_block;
pub(super) use layer::CompressedLayer;
pub(super) use model::DecodingModel;

/// The number of boards in a block. A whole block is decoded to get one of its boards. Larger
/// blocks compress a little better and take longer.
pub(super) const BOARDS_PER_COMPRESSED_BLOCK: usize = 1024;

/// Bytes of a block in the index of its file: its end and its checksum.
pub(super) const INDEX_ENTRY_BYTES: u64 = 8;

/// The maximum number of blocks that are counted to make a model.
const MAX_SAMPLE_BLOCKS: usize = 4096;

/// Counts the bytes in each context of a layer of `seeds` seeds and makes the model. `read_block`
/// returns a block by its number. For a large layer, only some evenly spread blocks are counted.
fn make_model<B: AsRef<[u8]>>(seeds: u8, read_block: impl Fn(usize) -> B) -> EncodingModel {
    let block_count = usize::try_from(layer_board_count(seeds))
        .unwrap_or(usize::MAX)
        .div_ceil(BOARDS_PER_COMPRESSED_BLOCK);
    let mut counts = model::ByteCounts::new(seeds);
    for number in (0..block_count).step_by(block_count.div_ceil(MAX_SAMPLE_BLOCKS)) {
        counts.add_block(number, read_block(number).as_ref());
    }
    EncodingModel::new(&counts)
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;
    use crate::Stop;
    use crate::tables::{TableRules, Tables};

    /// A layer, its model, and its encoded blocks.
    fn encode_test_layer(variant: &Variant, seeds: u8) -> (Vec<u8>, DecodingModel, Vec<Vec<u8>>) {
        let tables =
            Tables::solve(TableRules::new(&variant.rules), seeds, 2, &Stop::new()).unwrap();
        let bytes = tables.layer_bytes(seeds);
        let encoding_model = make_model(seeds, |number| {
            &bytes[number * BOARDS_PER_COMPRESSED_BLOCK
                ..bytes.len().min((number + 1) * BOARDS_PER_COMPRESSED_BLOCK)]
        });
        let mut model_bytes = Vec::new();
        encoding_model.write_model(&mut model_bytes);
        let model = DecodingModel::read(&model_bytes, seeds).expect("it was written so");
        let encoded_blocks =
            bytes
                .chunks(BOARDS_PER_COMPRESSED_BLOCK)
                .enumerate()
                .map(|(number, block)| {
                    let mut out = Vec::new();
                    encode_block(&encoding_model, seeds, number, block, &mut out);
                    out
                });
        let encoded_blocks = encoded_blocks.collect();
        (bytes, model, encoded_blocks)
    }

    #[test]
    fn every_block_can_be_decoded_again() {
        for variant in Variant::BUILT_IN {
            for seeds in [6, 9, 11] {
                let (bytes, model, blocks) = encode_test_layer(&variant, seeds);
                for (number, (encoded, block)) in blocks
                    .iter()
                    .zip(bytes.chunks(BOARDS_PER_COMPRESSED_BLOCK))
                    .enumerate()
                {
                    let mut decoded_bytes = vec![0; block.len()];
                    decode_block(&model, seeds, number, encoded, &mut decoded_bytes)
                        .expect("it is whole");
                    assert!(
                        decoded_bytes == block,
                        "{} {seeds}: block {number}",
                        variant.id
                    );
                }
            }
        }
    }

    #[test]
    fn decoding_a_damaged_block_never_panics() {
        let (bytes, model, blocks) = encode_test_layer(&Variant::BUILT_IN[0], 9);
        for (number, (encoded, block)) in blocks
            .iter()
            .zip(bytes.chunks(BOARDS_PER_COMPRESSED_BLOCK))
            .enumerate()
            .take(20)
        {
            for place in 0..encoded.len() {
                let mut damaged_block = encoded.clone();
                damaged_block[place] ^= 1 << (place % 8);
                let mut decoded_bytes = vec![0; block.len()];
                assert!(
                    decode_block(&model, 9, number, &damaged_block, &mut decoded_bytes).is_none()
                        || decoded_bytes != block
                );
                assert!(
                    decode_block(&model, 9, number, &encoded[..place], &mut decoded_bytes)
                        .is_none()
                );
            }
        }
    }

    #[test]
    fn boards_outside_the_sample_can_be_encoded() {
        let seeds = 9;
        let bytes: Vec<u8> = (0..2000_u32)
            .map(|board| 64 + (board * board % 19) as u8 - 9)
            .collect();
        let encoding_model = make_model(seeds, |_| &[64; BOARDS_PER_COMPRESSED_BLOCK]);
        let mut model_bytes = Vec::new();
        encoding_model.write_model(&mut model_bytes);
        let model = DecodingModel::read(&model_bytes, seeds).expect("it was written so");
        for (number, block) in bytes.chunks(BOARDS_PER_COMPRESSED_BLOCK).enumerate() {
            let (mut out, mut decoded_bytes) = (Vec::new(), vec![0; block.len()]);
            encode_block(&encoding_model, seeds, number, block, &mut out);
            decode_block(&model, seeds, number, &out, &mut decoded_bytes).expect("it is whole");
            assert!(decoded_bytes == block);
        }
    }
}
