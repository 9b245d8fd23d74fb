//! What a table says about one board, in one byte.

/// The byte of value 0: values of both signs fit in seven bits around it.
const ZERO: u8 = 64;
/// The bit of a cyclic board.
const CYCLIC: u8 = 128;

/// What a table says about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardValue {
    /// What the side to move still nets of the seeds on the board, in seeds: its own gain less the opponent's.
    pub value: i8,
    /// Whether play can go on without end: then which side wants that decides, and a search should look further.
    pub cyclic: bool,
}

impl BoardValue {
    /// A board whose game is over with nothing more to gain.
    pub const NOTHING: BoardValue = BoardValue { value: 0, cyclic: false };

    /// The byte in a table.
    #[must_use]
    pub const fn to_byte(self) -> u8 {
        (self.value + ZERO as i8) as u8 | if self.cyclic { CYCLIC } else { 0 }
    }

    /// What a byte of a table says.
    #[must_use]
    pub const fn from_byte(byte: u8) -> BoardValue {
        BoardValue { value: (byte & !CYCLIC) as i8 - ZERO as i8, cyclic: byte & CYCLIC != 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_entries_are_one_to_one() {
        for value in -31..=31 {
            for cyclic in [false, true] {
                let entry = BoardValue { value, cyclic };
                assert_eq!(BoardValue::from_byte(entry.to_byte()), entry);
            }
        }
    }
}
