//! The value of a board in a table, in one byte.

/// The byte of value 0 in a table. Values of both signs fit in seven bits around it.
const ZERO_BYTE: u8 = 64;
/// The bit for a cyclic board in a table byte.
const CYCLIC_BIT: u8 = 128;

/// The value of a board in a table.
///
/// # Examples
/// ```
/// use awale_engine::Stop;
/// use awale_engine::tables::{BoardValue, TableBoard, TableRules, Tables};
/// use awale_rules::Rules;
///
/// let tables = Tables::solve(TableRules::new(&Rules::OWARE), 2, 1, &Stop::new()).unwrap();
/// // One seed in each row: play can go on without end.
/// let board = TableBoard::new([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]).unwrap();
/// assert_eq!(tables.get(board), Some(BoardValue { value: 0, is_cyclic: true }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardValue {
    /// The seeds of the board that the side to move will gain under perfect play, minus those that
    /// the opponent will gain.
    pub value: i8,
    /// Whether play can go on without end. Then the value depends on the payment for a repetition,
    /// and a search should go deeper.
    pub is_cyclic: bool,
}

impl BoardValue {
    /// The value of a finished game in which neither side gains more seeds.
    pub(super) const ZERO: BoardValue = BoardValue {
        value: 0,
        is_cyclic: false,
    };

    /// The byte in a table: bit 7 is `is_cyclic`, bits 0 to 6 are the value plus 64.
    pub(super) const fn to_byte(self) -> u8 {
        (self.value + ZERO_BYTE.cast_signed()).cast_unsigned()
            | if self.is_cyclic { CYCLIC_BIT } else { 0 }
    }

    /// Converts a byte of a table into a value.
    pub(super) const fn from_byte(byte: u8) -> BoardValue {
        BoardValue {
            value: (byte & !CYCLIC_BIT).cast_signed() - ZERO_BYTE.cast_signed(),
            is_cyclic: byte & CYCLIC_BIT != 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_and_its_value_convert_back() {
        for value in -32..=32 {
            for cyclic in [false, true] {
                let value = BoardValue {
                    value,
                    is_cyclic: cyclic,
                };
                assert_eq!(BoardValue::from_byte(value.to_byte()), value);
            }
        }
    }
}
