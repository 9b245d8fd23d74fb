//! Moves by the number that they have everywhere: in the move list each row holds a move of both sides, `12. C d`.

/// The row of the move list in which the move with this place in the game, counted from zero, stands.
#[must_use]
pub fn row_of(place: usize) -> usize {
    place / 2 + 1
}

/// How many rows of the move list this many moves take.
#[must_use]
pub fn rows_of(moves: usize) -> usize {
    moves.div_ceil(2)
}

/// The number of the move with this place in the game: `12.` for the side that began, `12…` for the other.
#[must_use]
pub fn move_number(place: usize) -> String {
    let dots = if place.is_multiple_of(2) { "." } else { "…" };
    format!("{}{dots}", row_of(place))
}

/// A move with its number in the move list: `12. C`, `12… d`.
#[must_use]
pub fn numbered(place: usize, mv: &str) -> String {
    format!("{} {mv}", move_number(place)).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides_share_a_row() {
        assert_eq!([0, 1, 22, 23].map(|place| numbered(place, "C")), ["1. C", "1… C", "12. C", "12… C"]);
        assert_eq!([0, 1, 2, 3].map(rows_of), [0, 1, 1, 2]);
    }
}
