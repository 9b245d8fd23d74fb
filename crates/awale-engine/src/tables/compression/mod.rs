//! Compression of a layer: an entropy coder over a prediction from neighbouring boards.
//!
//! ```text
//!   board's neighbors in its block --> context --> frequencies of the model --> rANS --> bits
//!        (context.rs)                                    (model.rs)            (coder.rs)
//! ```
//!
//! Boards that differ by one seed in a neighbouring pit have close values. So the values of a few
//! such boards, decoded before, make a *context*: their mean, how far they lie apart, and how many
//! are cyclic. A *model* holds for each context how often each byte follows it. It is made once for
//! a layer and does not change while a block is decoded, so every block is decoded on its own.
//!
//! Sources: J. Duda, *Asymmetric numeral systems: entropy coding combining speed of Huffman coding
//! with compression rate of arithmetic coding*, 2013, <https://arxiv.org/abs/1311.2540>; F. Giesen,
//! *Interleaved entropy coders*, 2014, <https://arxiv.org/abs/1402.3392>. Contexts of neighbouring
//! values are usual in lossless image compression: X. Wu and N. Memon, *Context-Based, Adaptive,
//! Lossless Image Coding*, IEEE Transactions on Communications 45(4), 1997.

mod coder;
mod context;
mod layer;
mod model;

use coder::encode;
use model::Encoding;

use super::ranking::layer_size;

pub(super) use coder::decode;
pub(super) use layer::CompressedLayer;
pub(super) use model::LayerModel;

/// Boards of a block. A block is decoded as a whole when one of its boards is wanted: larger blocks
/// are a little smaller for each board and take longer.
pub(super) const BLOCK: usize = 1024;

/// Bytes of a block in the index of its file: where it ends, and its checksum.
pub(super) const INDEX_ENTRY: u64 = 8;

/// The most blocks that are counted to make a model.
const SAMPLE: usize = 4096;

/// Counts the contexts of a layer of `seeds` seeds, whose blocks `block` gives by their number, and
/// makes the model. Of a large layer some blocks are counted, spread evenly.
fn make_model<B: AsRef<[u8]>>(seeds: u8, block: impl Fn(usize) -> B) -> Encoding {
    let blocks = usize::try_from(layer_size(seeds))
        .unwrap_or(usize::MAX)
        .div_ceil(BLOCK);
    let mut counts = model::Counts::new(seeds);
    for number in (0..blocks).step_by(blocks.div_ceil(SAMPLE)) {
        counts.add(number, block(number).as_ref());
    }
    Encoding::new(&counts)
}

#[cfg(test)]
mod tests {
    use awale_rules::Variant;

    use super::*;
    use crate::Stop;
    use crate::tables::{TableRules, Tables};

    /// A layer and what its blocks become.
    fn encoded(variant: &Variant, seeds: u8) -> (Vec<u8>, LayerModel, Vec<Vec<u8>>) {
        let tables =
            Tables::solve(TableRules::new(&variant.rules), seeds, 2, &Stop::new()).unwrap();
        let bytes = tables.bytes(seeds);
        let encoding = make_model(seeds, |number| {
            &bytes[number * BLOCK..bytes.len().min((number + 1) * BLOCK)]
        });
        let mut written = Vec::new();
        encoding.write(&mut written);
        let model = LayerModel::read(&written, seeds).expect("it was written so");
        let blocks = bytes.chunks(BLOCK).enumerate().map(|(number, block)| {
            let mut out = Vec::new();
            encode(&encoding, seeds, number, block, &mut out);
            out
        });
        let blocks = blocks.collect();
        (bytes, model, blocks)
    }

    #[test]
    fn every_block_comes_back_as_it_was() {
        for variant in Variant::BUILT_IN {
            for seeds in [6, 9, 11] {
                let (bytes, model, blocks) = encoded(&variant, seeds);
                for (number, (encoded, block)) in blocks.iter().zip(bytes.chunks(BLOCK)).enumerate()
                {
                    let mut decoded = vec![0; block.len()];
                    decode(&model, seeds, number, encoded, &mut decoded).expect("it is whole");
                    assert!(decoded == block, "{} {seeds}: block {number}", variant.id);
                }
            }
        }
    }

    #[test]
    fn a_damaged_block_is_an_error_or_other_boards_but_never_a_panic() {
        let (bytes, model, blocks) = encoded(&Variant::BUILT_IN[0], 9);
        for (number, (encoded, block)) in
            blocks.iter().zip(bytes.chunks(BLOCK)).enumerate().take(20)
        {
            for place in 0..encoded.len() {
                let mut damaged = encoded.clone();
                damaged[place] ^= 1 << (place % 8);
                let mut decoded = vec![0; block.len()];
                assert!(
                    decode(&model, 9, number, &damaged, &mut decoded).is_none() || decoded != block
                );
                assert!(decode(&model, 9, number, &encoded[..place], &mut decoded).is_none());
            }
        }
    }

    #[test]
    fn uncounted_boards_are_still_written() {
        let seeds = 9;
        let bytes: Vec<u8> = (0..2000_u32)
            .map(|board| 64 + (board * board % 19) as u8 - 9)
            .collect();
        let encoding = make_model(seeds, |_| &[64; BLOCK]);
        let mut written = Vec::new();
        encoding.write(&mut written);
        let model = LayerModel::read(&written, seeds).expect("it was written so");
        for (number, block) in bytes.chunks(BLOCK).enumerate() {
            let (mut out, mut decoded) = (Vec::new(), vec![0; block.len()]);
            encode(&encoding, seeds, number, block, &mut out);
            decode(&model, seeds, number, &out, &mut decoded).expect("it is whole");
            assert!(decoded == block);
        }
    }
}
