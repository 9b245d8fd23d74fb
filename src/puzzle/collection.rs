//! Collections of puzzles from games: the file that `awale puzzle generate` writes, and those that ship with the program.
//!
//! A file begins with [`MAGIC`] and the number of its puzzles (two bytes, the low one first); then come the puzzles, the easiest
//! first. Whose rules they are, the name of the file tells. It is read only when a puzzle is asked for.

use awale_rules::Rules;

use super::MinedPuzzle;

/// What a collection begins with: the format and its number.
pub const MAGIC: &[u8; 4] = b"AWP1";

/// The bytes of a collection. The order in which the puzzles were found does not matter.
#[must_use]
pub fn to_bytes(puzzles: &[MinedPuzzle]) -> Vec<u8> {
    let mut each: Vec<(u16, Vec<u8>)> = puzzles.iter().map(|puzzle| (puzzle.rating, puzzle.to_bytes())).collect();
    each.sort();
    each.truncate(usize::from(u16::MAX));
    let count = u16::try_from(each.len()).unwrap_or(u16::MAX);
    let head = MAGIC.iter().copied().chain(count.to_le_bytes());
    head.chain(each.into_iter().flat_map(|(_, bytes)| bytes)).collect()
}

/// The puzzles of a collection, the easiest first; `None` where the bytes are none by these rules.
#[must_use]
pub fn read(bytes: &[u8], rules: &Rules) -> Option<Vec<MinedPuzzle>> {
    let (&[low, high], mut rest) = bytes.strip_prefix(MAGIC)?.split_first_chunk::<2>()?;
    let count = u16::from_le_bytes([low, high]);
    let puzzles: Option<Vec<MinedPuzzle>> = (0..count).map(|_| MinedPuzzle::take(&mut rest, rules)).collect();
    puzzles.filter(|_| rest.is_empty())
}
