//! A set of boards of a block: one bit for each. It sorts the boards that have just settled,
//! because their un-moves are computed row by row.

use super::layer_index::{BOARDS_PER_BLOCK, PlaceInBlock};

const WORD_BITS: usize = u64::BITS as usize;

/// A set of boards of a block, by their places in the block.
pub(super) struct BoardSet {
    words: [u64; BOARDS_PER_BLOCK / WORD_BITS],
}

impl BoardSet {
    pub(super) const BOARDS_PER_WORD: usize = WORD_BITS;

    /// An empty set.
    pub(super) const fn new() -> BoardSet {
        BoardSet {
            words: [0; BOARDS_PER_BLOCK / WORD_BITS],
        }
    }

    /// Adds a board if `is_member`, without a branch.
    #[inline]
    pub(super) fn insert_if(&mut self, is_member: bool, board_index: usize) {
        self.words[board_index / WORD_BITS] |= u64::from(is_member) << (board_index % WORD_BITS);
    }

    /// Adds the boards of one word: one bit for each board, the first board in the lowest bit.
    #[inline]
    pub(super) fn set_word(&mut self, word_index: usize, word: u64) {
        self.words[word_index] = word;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.words.iter().all(|&word| word == 0)
    }

    /// Writes the places of the boards to `places`, in the order of their indices, and returns
    /// them. The rest of `places` is undefined.
    ///
    /// Most words have zero to two bits, and a processor cannot predict how many. So two places are
    /// always written, without a branch.
    #[expect(clippy::cast_possible_truncation, reason = "a place")]
    pub(super) fn write_places<'p>(
        &self,
        places: &'p mut Vec<PlaceInBlock>,
    ) -> &'p mut [PlaceInBlock] {
        // Room for all boards of a block, and for the two extra places after the last one.
        places.resize(BOARDS_PER_BLOCK + 2, 0);
        let mut place_count = 0;
        let (cache_lines, _) = self.words.as_chunks::<8>();
        for (number, line) in cache_lines.iter().enumerate() {
            if line.iter().fold(0, |any, word| any | word) == 0 {
                continue;
            }
            for (first, &word) in (number * 8 * WORD_BITS..).step_by(WORD_BITS).zip(line) {
                let bits_after_first = without_lowest_bit(word);
                places[place_count] = (first + word.trailing_zeros() as usize) as PlaceInBlock;
                places[place_count + 1] =
                    (first + bits_after_first.trailing_zeros() as usize) as PlaceInBlock;
                place_count += usize::from(word != 0) + usize::from(bits_after_first != 0);
                for place in set_bit_indices(without_lowest_bit(bits_after_first)) {
                    places[place_count] = (first + place) as PlaceInBlock;
                    place_count += 1;
                }
            }
        }
        &mut places[..place_count]
    }
}

/// Returns `word` without its lowest set bit.
const fn without_lowest_bit(word: u64) -> u64 {
    word & word.wrapping_sub(1)
}

/// The positions of the set bits of `word`, the lowest first.
#[inline]
fn set_bit_indices(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros() as usize;
            word = without_lowest_bit(word);
            bit
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_returns_its_boards_in_order() {
        let (mut set, mut places) = (BoardSet::new(), Vec::new());
        assert!(set.is_empty());
        for place in [200, 63, 5, 64, BOARDS_PER_BLOCK - 1, 199] {
            set.insert_if(true, place);
        }
        set.insert_if(false, 6);
        assert_eq!(
            set.write_places(&mut places),
            [
                5,
                63,
                64,
                199,
                200,
                PlaceInBlock::try_from(BOARDS_PER_BLOCK - 1).unwrap()
            ]
        );
    }
}
