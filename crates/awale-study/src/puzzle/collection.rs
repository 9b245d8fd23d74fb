//! Collections of puzzles from games: the files of `awale puzzle generate`, and the built-in
//! collections.
//!
//! A file begins with [`MAGIC`] and the number of its puzzles (two bytes, the low one first). The
//! puzzles follow, the easiest first. The file does not contain the variant; the name of the file
//! does. A built-in collection is read at its first use, not when the program starts, and stays in
//! memory.

use std::sync::OnceLock;

use awale_rules::Rules;

use crate::{catalogue::Variant, study::Motif};

use super::MinedPuzzle;

/// A built-in collection: the id of the variant, the file, and the puzzles, read when needed.
type BuiltInCollection = (&'static str, &'static [u8], OnceLock<Vec<MinedPuzzle>>);

static BUILT_IN_COLLECTIONS: [BuiltInCollection; 6] = [
    (
        "oware",
        include_bytes!("../../assets/puzzles/oware.puzzles"),
        OnceLock::new(),
    ),
    (
        "awele",
        include_bytes!("../../assets/puzzles/awele.puzzles"),
        OnceLock::new(),
    ),
    (
        "awale",
        include_bytes!("../../assets/puzzles/awale.puzzles"),
        OnceLock::new(),
    ),
    (
        "abapa",
        include_bytes!("../../assets/puzzles/abapa.puzzles"),
        OnceLock::new(),
    ),
    (
        "awale-26",
        include_bytes!("../../assets/puzzles/awale-26.puzzles"),
        OnceLock::new(),
    ),
    (
        "awari",
        include_bytes!("../../assets/puzzles/awari.puzzles"),
        OnceLock::new(),
    ),
];
/// A puzzle is chosen at random among this many with the nearest ratings.
const NEAREST_PUZZLE_COUNT: usize = 12;

/// The first bytes of a collection: the format and its version.
pub const MAGIC: &[u8; 4] = b"AWP1";

/// Encodes puzzles as a collection, sorted by rating.
pub fn to_bytes(puzzles: &[MinedPuzzle]) -> Vec<u8> {
    let mut encoded_puzzles: Vec<(u16, Vec<u8>)> = puzzles
        .iter()
        .map(|puzzle| (puzzle.rating, puzzle.to_bytes()))
        .collect();
    encoded_puzzles.sort();
    encoded_puzzles.truncate(usize::from(u16::MAX));
    let puzzle_count = u16::try_from(encoded_puzzles.len()).unwrap_or(u16::MAX);
    let header = MAGIC.iter().copied().chain(puzzle_count.to_le_bytes());
    header
        .chain(encoded_puzzles.into_iter().flat_map(|(_, bytes)| bytes))
        .collect()
}

/// Decodes a collection, the easiest puzzles first. Returns `None` if the bytes are not a
/// collection for these rules.
pub fn read(bytes: &[u8], rules: &Rules) -> Option<Vec<MinedPuzzle>> {
    let (&[low_byte, high_byte], mut remaining_bytes) =
        bytes.strip_prefix(MAGIC)?.split_first_chunk::<2>()?;
    let puzzle_count = u16::from_le_bytes([low_byte, high_byte]);
    let puzzles: Option<Vec<MinedPuzzle>> = (0..puzzle_count)
        .map(|_| MinedPuzzle::decode_first(&mut remaining_bytes, rules))
        .collect();
    puzzles.filter(|_| remaining_bytes.is_empty())
}

/// Returns the built-in puzzles of a variant, the easiest first. A user's own variant has none,
/// even with a built-in id. The puzzles are decoded only once, because screens request them in
/// every frame.
pub fn built_in(variant: &Variant) -> &'static [MinedPuzzle] {
    let id = variant.id.as_str();
    let collection = BUILT_IN_COLLECTIONS.iter().find(|(known, ..)| *known == id);
    let built_in_variant = awale_rules::Variant::BUILT_IN
        .iter()
        .find(|known| known.id == id && known.rules == variant.rules);
    collection
        .zip(built_in_variant)
        .map_or(&[][..], |((_, bytes, puzzles), built_in_variant)| {
            puzzles.get_or_init(|| read(bytes, &built_in_variant.rules).unwrap_or_default())
        })
}

/// Chooses a puzzle with a rating near `rating`, a given theme (if any), and accepted by
/// `is_accepted`. `random_number` decides among the nearest.
pub fn choose_near_rating<'p>(
    puzzles: &'p [MinedPuzzle],
    wanted_rating: u32,
    motif: Option<Motif>,
    is_accepted: &dyn Fn(&MinedPuzzle) -> bool,
    random_number: u64,
) -> Option<&'p MinedPuzzle> {
    let has_motif = |puzzle: &&MinedPuzzle| motif.is_none_or(|motif| puzzle.motifs.contains(motif));
    let mut candidates: Vec<&MinedPuzzle> = puzzles
        .iter()
        .filter(has_motif)
        .filter(|puzzle| is_accepted(puzzle))
        .collect();
    candidates.sort_by_key(|puzzle| u32::from(puzzle.rating).abs_diff(wanted_rating));
    candidates.truncate(NEAREST_PUZZLE_COUNT);
    let puzzle_index =
        usize::try_from(random_number % candidates.len().max(1) as u64).unwrap_or_default();
    candidates.get(puzzle_index).copied()
}
