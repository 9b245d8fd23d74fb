//! The notation of a position in one line, such as `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`, which other
//! Oware programs read and write too.

use std::{error::Error, fmt};

use crate::game::{PerSeat, Seat};

use super::{
    pit::PITS,
    position::{InvalidPosition, Position},
    rules::Rules,
};

/// The reason why a line of text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// The line has this number of fields instead of 15.
    WrongFieldCount(usize),
    /// A field is not a number of seeds.
    InvalidSeedCount {
        /// The number of the field in the line, from 1.
        field_number: usize,
        /// The text of the field.
        field_text: String,
    },
    /// The last field is this text instead of `S` or `N`.
    InvalidSideToMove(String),
    /// The numbers of seeds do not make a valid position.
    InvalidPosition(InvalidPosition),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PositionError::WrongFieldCount(found) => {
                write!(
                    f,
                    "A position has 15 fields joined by “-” (pits, stores, S or N), not {found}."
                )
            }
            PositionError::InvalidSeedCount {
                field_number: number,
                field_text: text,
            } => {
                write!(
                    f,
                    "Field {number} of the position, “{text}”, is not a number of seeds."
                )
            }
            PositionError::InvalidSideToMove(found) => {
                write!(
                    f,
                    "A position ends with S or N, the side to move, not with “{found}”."
                )
            }
            PositionError::InvalidPosition(invalid) => invalid.fmt(f),
        }
    }
}

impl Error for PositionError {}

impl From<InvalidPosition> for PositionError {
    fn from(error: InvalidPosition) -> PositionError {
        PositionError::InvalidPosition(error)
    }
}

impl Position {
    /// Reads a position in one line: the pits A to F and a to f, South's store, North's store, and
    /// `S` or `N` for the side to move.
    ///
    /// # Errors
    /// Returns the first error in the line, or the reason why the position is invalid.
    ///
    /// # Examples
    /// ```
    /// use awale_rules::{Position, PositionError, Rules};
    ///
    /// let line = "0-0-0-0-0-2-1-1-4-0-0-0-20-20-S";
    /// assert_eq!(Position::parse(line, &Rules::OWARE)?.to_string(), line);
    /// let error = Position::parse("4-4-S", &Rules::OWARE).unwrap_err();
    /// assert_eq!(error, PositionError::WrongFieldCount(3));
    /// # Ok::<(), PositionError>(())
    /// ```
    pub fn parse(text: &str, rules: &Rules) -> Result<Position, PositionError> {
        let fields: Vec<&str> = text.trim().split('-').collect();
        let [seed_count_texts @ .., side_to_move_text] = fields.as_slice() else {
            return Err(PositionError::WrongFieldCount(0));
        };
        if seed_count_texts.len() != PITS + 2 {
            return Err(PositionError::WrongFieldCount(fields.len()));
        }
        let mut seeds = [0; PITS + 2];
        for (index, (place, text)) in seeds.iter_mut().zip(seed_count_texts).enumerate() {
            *place = parse_seeds(text).ok_or_else(|| PositionError::InvalidSeedCount {
                field_number: index + 1,
                field_text: (*text).to_owned(),
            })?;
        }
        let to_move = match *side_to_move_text {
            "S" => Seat::South,
            "N" => Seat::North,
            other => return Err(PositionError::InvalidSideToMove(other.to_owned())),
        };
        let [pits @ .., south_store, north_store] = seeds;
        Ok(Position::new(
            rules,
            pits,
            PerSeat {
                south: south_store,
                north: north_store,
            },
            to_move,
        )?)
    }
}

/// Reads a number of seeds. Rejects a sign and leading zeros, which Rust's own parser accepts.
fn parse_seeds(text: &str) -> Option<u8> {
    text.parse()
        .ok()
        .filter(|seeds: &u8| seeds.to_string() == text)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for seeds in self.pits.iter().chain(&self.stores) {
            write!(f, "{seeds}-")?;
        }
        f.write_str(match self.to_move {
            Seat::South => "S",
            Seat::North => "N",
        })
    }
}
