//! [`Series`]: a match of several games to which a game belongs.

use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;

use crate::toml_reader::whole_in;

use super::fields::{Fault, Fields};
use super::{DateTime, Expected};

/// A match of several games. A player whose lead exceeds the number of remaining games has won it.
/// Games whose series are equal belong to the same match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// When the first game began, which identifies the match.
    pub begun: DateTime,
    /// The maximum number of games.
    pub best_of: u8,
}

impl Series {
    /// The allowed numbers of games.
    pub const GAME_RANGE: RangeInclusive<u8> = 2..=99;
    /// The numbers of games that menus offer. They are odd, so that without draws one side wins.
    pub const PRESETS: [u8; 4] = [3, 5, 7, 9];
}

pub(super) fn write(series: &Series, out: &mut String) -> fmt::Result {
    write!(
        out,
        "\n[series]\nbegun = {}\nbest_of = {}\n",
        series.begun, series.best_of
    )
}

pub(super) fn read(mut table: Fields<'_>) -> Result<Series, Fault> {
    let begun = table.get("begun")?;
    let best_of = table.get_by("best_of", Expected::SmallNumber, |value| {
        whole_in(value, &Series::GAME_RANGE)
    })?;
    table.check_empty()?;
    Ok(Series { begun, best_of })
}
