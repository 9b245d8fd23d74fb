//! Books: the value of each position of the first plies.
//!
//! A file is [`MAGIC`], the number of plies (one byte), the positions that the engine visited for each value (four bytes, the
//! low one first), and a byte for each position after the last ply, in the order of the tree: its value for the side to move in half
//! seeds. The values before the last ply are not written down: each is that of the best move.

use std::borrow::Cow;
use std::collections::HashMap;

use awale_rules::{FastBoard, Position, Rules};

use crate::catalogue::Variant;

use super::tree::OpeningTree;
use super::{PLIES, apply_difference};

/// What a file begins with: the format and its number.
pub(super) const MAGIC: &[u8; 4] = b"AWO1";
/// The bytes before the values.
pub(super) const HEAD: usize = MAGIC.len() + 1 + 4;

/// The books that ship, by the id of their variant: that of `oware` and that of `abapa` whole, the others as what differs from that
/// of `oware`.
const SHIPPED: [(&str, &[u8]); 6] = [
    ("oware", include_bytes!("../../assets/openings/oware.openings")),
    ("awele", include_bytes!("../../assets/openings/awele.openings")),
    ("awale", include_bytes!("../../assets/openings/awale.openings")),
    ("abapa", include_bytes!("../../assets/openings/abapa.openings")),
    ("awale-26", include_bytes!("../../assets/openings/awale-26.openings")),
    ("awari", include_bytes!("../../assets/openings/awari.openings")),
];

/// A value in half seeds: how many of them the side to move is expected to end ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HalfSeeds(i8);

impl HalfSeeds {
    /// No seed ahead.
    pub const NONE: HalfSeeds = HalfSeeds(0);

    /// The nearest to so many hundredths of a seed.
    #[must_use]
    pub fn of_centiseeds(value: i32) -> HalfSeeds {
        const HALF_SEED: i32 = 50;
        let halves = (value.abs() + HALF_SEED / 2) / HALF_SEED * value.signum();
        HalfSeeds(i8::try_from(halves).unwrap_or(if halves < 0 { -i8::MAX } else { i8::MAX }))
    }

    /// The same value seen from the other side.
    #[must_use]
    pub const fn turned(self) -> HalfSeeds {
        HalfSeeds(-self.0)
    }

    /// In hundredths of a seed.
    #[must_use]
    pub fn centiseeds(self) -> i32 {
        50 * i32::from(self.0)
    }

    /// In seeds.
    #[must_use]
    pub fn seeds(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    pub(super) const fn to_byte(self) -> u8 {
        self.0.cast_unsigned()
    }

    /// `None` for the one byte whose value cannot be turned.
    pub(super) fn of_byte(byte: u8) -> Option<HalfSeeds> {
        Some(HalfSeeds(byte.cast_signed())).filter(|value| value.0 != i8::MIN)
    }
}

/// The values of the first plies of a variant.
#[derive(Clone, Debug)]
pub struct OpeningBook {
    /// Positions that the engine visited for each value.
    nodes: u32,
    plies: u8,
    values: HashMap<FastBoard, HalfSeeds>,
}

impl OpeningBook {
    /// Reads a book of games by `rules`. `None` where the bytes are none.
    #[must_use]
    pub fn read(bytes: &[u8], rules: &Rules) -> Option<OpeningBook> {
        let (plies, nodes, values) = parts(bytes)?;
        let tree = OpeningTree::new(rules, plies);
        if values.len() != tree.leaves().len() {
            return None;
        }
        let values: Option<Vec<HalfSeeds>> = values.iter().map(|&byte| HalfSeeds::of_byte(byte)).collect();
        Some(OpeningBook { nodes, plies, values: spread(&tree, &values?) })
    }

    /// The book that ships for these rules, whatever the variant is called.
    #[must_use]
    pub fn shipped(rules: &Rules) -> Option<OpeningBook> {
        let known = Variant::built_in().into_iter().find(|variant| variant.rules == *rules)?;
        OpeningBook::read(&OpeningBook::shipped_bytes(known.id.as_str())?, rules)
    }

    /// The bytes of the book that ships for the variant with this id.
    #[must_use]
    pub fn shipped_bytes(variant: &str) -> Option<Cow<'static, [u8]>> {
        let (_, bytes) = SHIPPED.iter().find(|(id, _)| *id == variant)?;
        let (_, base) = SHIPPED[0];
        Some(if bytes.starts_with(MAGIC) { Cow::Borrowed(bytes) } else { apply_difference(base, bytes)?.into() })
    }

    /// What a position is worth to its side to move; `None` for one that is not in the book.
    #[must_use]
    pub fn value(&self, position: &Position) -> Option<HalfSeeds> {
        self.values.get(&FastBoard::of(position)).copied()
    }

    /// Positions that the engine visited for each value of the last ply.
    #[must_use]
    pub const fn nodes(&self) -> u32 {
        self.nodes
    }

    /// How many plies the book covers.
    #[must_use]
    pub const fn plies(&self) -> u8 {
        self.plies
    }
}

/// The parts of a file: plies, positions for each value, values.
pub(super) fn parts(bytes: &[u8]) -> Option<(u8, u32, &[u8])> {
    let (&plies, rest) = bytes.strip_prefix(MAGIC)?.split_first()?;
    let (nodes, values) = rest.split_first_chunk()?;
    (plies <= PLIES).then_some((plies, u32::from_le_bytes(*nodes), values))
}

/// The values of all positions, from those after the last ply: a position is worth what its best move leads to.
fn spread(tree: &OpeningTree, last: &[HalfSeeds]) -> HashMap<FastBoard, HalfSeeds> {
    let mut values: HashMap<FastBoard, HalfSeeds> = tree.leaves().iter().copied().zip(last.iter().copied()).collect();
    for board in tree.inner() {
        let best = tree.children(board).into_iter().filter_map(|child| values.get(&child)).min().copied();
        let value = best.map(HalfSeeds::turned);
        let over = || tree.final_lead(board).map(|lead| HalfSeeds::of_centiseeds(100 * lead));
        if let Some(value) = value.or_else(over) {
            values.insert(board, value);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use awale_rules::Seat;

    #[test]
    fn values_are_rounded_to_half_seeds_alike_on_both_sides() {
        for (centiseeds, seeds) in [(0, 0.0), (24, 0.0), (25, 0.5), (74, 0.5), (130, 1.5), (99_999, 63.5)] {
            for sign in [1, -1] {
                let value = HalfSeeds::of_centiseeds(sign * centiseeds);
                assert!((value.seeds() - f64::from(sign) * seeds).abs() < 1e-9, "{centiseeds}");
                assert_eq!(HalfSeeds::of_byte(value.to_byte()), Some(value));
            }
        }
        assert_eq!(HalfSeeds::of_byte(0x80), None);
    }

    #[test]
    fn a_position_is_worth_what_its_best_move_leads_to() {
        let tree = OpeningTree::new(&Rules::OWARE, 1);
        let leaves: Vec<u8> = [3_i8, -2, 0, 5, 1, 4].map(i8::cast_unsigned).to_vec();
        let mut bytes = [MAGIC.as_slice(), &[1], &7_u32.to_le_bytes(), &leaves].concat();
        let book = OpeningBook::read(&bytes, &Rules::OWARE).expect("a book");
        let start = Position::start(&Rules::OWARE, Seat::North);
        assert_eq!(book.value(&start), Some(HalfSeeds(2)), "B leaves the other side one seed behind");
        assert_eq!((book.nodes(), book.plies(), tree.leaves().len()), (7, 1, 6));
        let after: Vec<_> = start.moves().map(|pit| book.value(&start.after(pit).expect("legal"))).collect();
        assert_eq!(after[3], Some(HalfSeeds(5)));
        bytes.pop();
        assert!(OpeningBook::read(&bytes, &Rules::OWARE).is_none(), "a value is missing");
    }
}
