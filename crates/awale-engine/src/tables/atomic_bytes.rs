//! Bytes that threads read while others write them: eight bytes in one `AtomicU64`, which is as
//! fast to read as a byte.

use std::sync::atomic::{AtomicU64, Ordering};

use zerocopy::FromZeros;

/// Returns this many words of zeros, or `None` if there is not enough memory. The system commits
/// the memory at the first write.
pub(super) fn zeroed_words(word_count: usize) -> Option<Vec<AtomicU64>> {
    AtomicU64::new_vec_zeroed(word_count).ok()
}

/// Reads the byte at index `byte_index`.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "one byte of eight is wanted"
)]
pub(super) fn load_byte(words: &[AtomicU64], byte_index: usize) -> u8 {
    (words[byte_index / 8].load(Ordering::Relaxed) >> (byte_index % 8 * 8)) as u8
}

/// Stores a block from the start of `words`. The last word is padded with zeros.
pub(super) fn store_block(words: &[AtomicU64], block: &[u8]) {
    let (whole_words, remaining_bytes) = block.as_chunks();
    for (word, &bytes) in words.iter().zip(whole_words) {
        word.store(u64::from_le_bytes(bytes), Ordering::Relaxed);
    }
    if let Some(word) = words
        .get(whole_words.len())
        .filter(|_| !remaining_bytes.is_empty())
    {
        word.store(u64_from_le(remaining_bytes), Ordering::Relaxed);
    }
}

/// Converts up to eight little-endian bytes into a number.
pub(super) fn u64_from_le(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |number, &byte| number << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_bytes_can_be_read_back() {
        for length in [0, 1, 7, 8, 9, 16, 21] {
            let words = zeroed_words(3).expect("little memory");
            let block: Vec<u8> = (1..=length).collect();
            store_block(&words, &block);
            let read_back: Vec<u8> = (0..24).map(|place| load_byte(&words, place)).collect();
            assert_eq!(read_back[..block.len()], block);
            assert!(read_back[block.len()..].iter().all(|&byte| byte == 0));
        }
    }
}
