//! [`GameSeries`]: a match of several games to which a game belongs.

use std::{
    fmt::{self, Write as _},
    ops::RangeInclusive,
};

use crate::toml_reader::whole_number_in;

use super::{
    DateTime, ExpectedValue,
    fields::{Fault, Fields},
};

/// A match of several games. A player whose lead exceeds the number of remaining games has won it.
/// Games whose series are equal belong to the same match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSeries {
    /// When the first game began, which identifies the match.
    pub first_game_began: DateTime,
    /// The maximum number of games.
    pub best_of: u8,
}

impl GameSeries {
    /// The allowed numbers of games.
    const GAME_COUNT_RANGE: RangeInclusive<u8> = 2..=99;
    /// The numbers of games that menus offer. They are odd, so that without draws one side wins.
    pub const GAME_COUNT_PRESETS: [u8; 4] = [3, 5, 7, 9];
}

pub(super) fn write(series: &GameSeries, out: &mut String) -> fmt::Result {
    write!(
        out,
        "\n[series]\nbegun = {}\nbest_of = {}\n",
        series.first_game_began, series.best_of
    )
}

pub(super) fn read(mut table: Fields) -> Result<GameSeries, Fault> {
    let first_game_began = table.take_value("begun")?;
    let best_of = table.take_value_converted("best_of", ExpectedValue::NumberUpTo255, |value| {
        whole_number_in(value, &GameSeries::GAME_COUNT_RANGE)
    })?;
    table.check_empty()?;
    Ok(GameSeries {
        first_game_began,
        best_of,
    })
}
