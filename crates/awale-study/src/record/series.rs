//! The match of several games that a game belongs to.

use std::fmt::{self, Write as _};
use std::ops::RangeInclusive;

use crate::toml_reader::whole;

use super::fields::{Fault, Fields, field};
use super::{DateTime, Expected};

/// A match of several games: who is ahead by more than the rest could change has won it. Games
/// belong to the same match where all of this is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    /// When its first game began, which tells it from others.
    pub begun: DateTime,
    /// How many games it has at most.
    pub best_of: u8,
}

impl Series {
    /// The numbers of games there are.
    pub const GAMES: RangeInclusive<u8> = 2..=99;
    /// Those that are offered: odd, so that without draws one side wins.
    pub const USUAL: [u8; 4] = [3, 5, 7, 9];
}

pub(super) fn write(series: &Series, out: &mut String) -> fmt::Result {
    write!(
        out,
        "\n[series]\nbegun = {}\nbest_of = {}\n",
        series.begun, series.best_of
    )
}

/// A number of games.
struct Games(u8);

field!(Games, Expected::SmallNumber, value => {
    whole(value)?.try_into().ok().filter(|games| Series::GAMES.contains(games)).map(Games)
});

pub(super) fn read(mut table: Fields<'_>) -> Result<Series, Fault> {
    let (begun, Games(best_of)) = (table.get("begun")?, table.get("best_of")?);
    table.end()?;
    Ok(Series { begun, best_of })
}
