//! Conversion of any number to `u16`, the type of widths and heights in screen cells.

/// Converts a number to cells. No screen has more than `u16` can count.
pub const fn to_cells(count: usize) -> u16 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "larger numbers become `u16::MAX` first"
    )]
    if count > u16::MAX as usize {
        u16::MAX
    } else {
        count as u16
    }
}

/// The nearest cell to a point on the screen.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "`as` takes the nearest number that there is"
)]
pub fn round_to_cell(coordinate: f64) -> u16 {
    coordinate.round() as u16
}
