//! [`Series`]: a match of several games to which a game belongs.

use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;

use crate::toml_reader::whole;

use super::fields::{Fault, Fields, field};
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

/// The number of games of a match, from a field.
struct Games(u8);

field!(Games, Expected::SmallNumber, value => {
    whole(value)?.try_into().ok().filter(|games| Series::GAME_RANGE.contains(games)).map(Games)
});

pub(super) fn read(mut table: Fields<'_>) -> Result<Series, Fault> {
    let (begun, Games(best_of)) = (table.get("begun")?, table.get("best_of")?);
    table.check_empty()?;
    Ok(Series { begun, best_of })
}
