//! The 64-bit FNV-1a hash (Fowler, Noll and Vo), for hashes that are stored: in table files, in
//! summaries of layers, in the seed of the daily puzzle. Unlike the hash of the standard library it
//! never changes.

/// The hash of no data.
pub(crate) const FNV_OFFSET_BASIS: u64 = 0xcbf2_9ce4_8422_2325;

const FNV_PRIME: u64 = 0x0000_0100_0000_01b3;

/// Adds one piece to the hash: a byte in FNV-1a itself, a word of eight bytes in the checksum of
/// table files.
pub(crate) const fn fnv1a_step(hash: u64, byte_or_word: u64) -> u64 {
    (hash ^ byte_or_word).wrapping_mul(FNV_PRIME)
}

/// Returns the 64-bit FNV-1a hash of `bytes`, which is the same on every machine and in every
/// version.
///
/// # Examples
/// ```
/// assert_eq!(awale_engine::fnv1a64(b"foobar"), 0x8594_4171_f739_67e8);
/// ```
pub fn fnv1a64(bytes: &[u8]) -> u64 {
    bytes.iter().fold(FNV_OFFSET_BASIS, |hash, &byte| {
        fnv1a_step(hash, byte.into())
    })
}
