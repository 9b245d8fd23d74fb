//! A written game: what a file says of it, and how it is read and written. Reading plays every
//! move, so a record that was read is a game that could be played.
//!
//! `read` and `write` go through the whole file; a section that has rules of its own is read and
//! written in one file: `kind`, `clock`, `series`, `result`, `analysis`, `tags`; `variations` are
//! what was tried beside the game; `standing` says what a game counts for; `fields` are the values
//! that all of them consist of, `date_time` a date. `ogn` is the notation of other programs,
//! `format` which of the two a file has, and `error` what can be wrong in either.

mod analysis;
mod clock;
mod date_time;
mod error;
mod fields;
mod format;
mod kind;
mod ogn;
mod read;
mod result;
mod series;
mod standing;
mod tags;
mod variations;
mod write;

use std::collections::BTreeMap;

use awale_rules::{GameEnd, Match, Outcome, PerSeat, Seat, Settlement};
use strum::{IntoStaticStr, VariantArray};

pub use analysis::{Analysis, Assessment, OnlyGood};
pub use clock::{ClockTimes, TimeControl};
pub use date_time::DateTime;
pub use error::{
    Bounded, Enclosure, Error, Expected, LeftOut, NotKept, RecordProblem, ResultSource,
};
pub use format::Format;
pub use kind::{rule_value, rules_in_toml};
pub use ogn::NotAwale;
pub use series::Series;
pub use standing::{GameOrigin, GameStanding};
pub use variations::{MOST_ADDED, MoveNode, NodeId, Variation, Variations};

use crate::catalogue::{AnyEnding, AnyGame, AnyMove, Kind, PlayerSpec, Wdl};
use crate::text::{Comment, Label};

/// The format of a record.
pub const FORMAT: i64 = 1;

/// The largest text of a game that is read, in bytes. A long game with a comment at every move has
/// some ten thousand.
pub const MOST_BYTES: usize = 4 << 20;

/// The most games of a file that are read. A file of [`MOST_BYTES`] holds some ten thousand usual
/// ones.
pub const MOST_GAMES: usize = 10_000;

/// The most tags of a game that no field of a record tells. Real games have a dozen. With those
/// that every game has there are 256 in Oware Game Notation.
pub const MOST_TAGS: usize = 240;

/// The longest name of a tag, in bytes.
const LONGEST_TAG: usize = 64;

/// The most moves of a line in an analysis. The engine searches no deeper than 100 plies.
const LONGEST_LINE: usize = 100;

/// The date of a game of which it is not known when it was played: no real game has the year one.
#[must_use]
pub fn unknown_date() -> DateTime {
    DateTime::FIRST
}

/// One of the two rows of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardRow {
    /// The nearer one, usually South's.
    Below,
    /// The farther one.
    Above,
}

impl BoardRow {
    /// The row of `seat`, where the one below is that of `below`.
    #[must_use]
    pub fn of(seat: Seat, below: Seat) -> BoardRow {
        if seat == below {
            BoardRow::Below
        } else {
            BoardRow::Above
        }
    }
}

/// Which way sowing goes in the picture. The notation is the same either way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Direction {
    /// As it is played nearly everywhere: the lower row from left to right.
    #[default]
    CounterClockwise,
    /// The mirror image: the lower row from right to left.
    Clockwise,
}

impl Direction {
    /// Both of them.
    pub const ALL: &[Direction] = Direction::VARIANTS;

    /// The mirror image.
    #[must_use]
    pub const fn mirrored(self) -> Direction {
        match self {
            Direction::CounterClockwise => Direction::Clockwise,
            Direction::Clockwise => Direction::CounterClockwise,
        }
    }

    /// Whether sowing along a row goes from left to right in the picture.
    #[must_use]
    pub const fn runs_rightwards(self, row: BoardRow) -> bool {
        matches!(
            (self, row),
            (Direction::CounterClockwise, BoardRow::Below)
                | (Direction::Clockwise, BoardRow::Above)
        )
    }

    /// The name in records and settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Who played on one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The name; empty where none was given.
    pub name: Label,
    /// What kind of player.
    pub spec: PlayerSpec,
}

/// What the record of a game says besides its moves and players.
#[derive(Clone, Debug)]
pub struct RecordHeader {
    /// A name that the user gave to the game.
    pub title: Option<Label>,
    /// When the game began.
    pub date: DateTime,
    /// What else another program wrote about the game, by name: where it was played, in which
    /// round.
    pub tags: BTreeMap<String, Label>,
    /// The match of several games that it belongs to, if it does.
    pub series: Option<Series>,
    /// Where it comes from.
    pub origin: GameOrigin,
    /// Whether the only human had help: a hint, values, a warning, or moves taken back. Such a game
    /// does not rate the player.
    pub is_helped: bool,
    /// What people wrote about it, by how many moves had been played: before the first one, or
    /// behind a move.
    pub comments: BTreeMap<usize, Comment>,
    /// What was tried beside the game.
    pub variations: Vec<Variation>,
    /// The parts of the file that the record does not keep.
    pub left_out: Vec<LeftOut>,
}

impl RecordHeader {
    /// That of a game at its usual start, of which nothing else is written.
    #[must_use]
    pub const fn new(date: DateTime, title: Option<Label>) -> RecordHeader {
        RecordHeader {
            title,
            date,
            tags: BTreeMap::new(),
            series: None,
            origin: GameOrigin::Start,
            is_helped: false,
            comments: BTreeMap::new(),
            variations: Vec::new(),
            left_out: Vec::new(),
        }
    }
}

/// A game as it is written down. Its moves are legal and its end, if it has one, is the one that
/// the rules or the players made.
#[derive(Clone, Debug)]
pub struct Record {
    /// What is said besides.
    pub header: RecordHeader,
    /// What was played, with its full rules.
    pub kind: Kind,
    /// Which way sowing went in the picture.
    pub sowing: Direction,
    /// Who played.
    pub players: PerSeat<Participant>,
    /// The clocks, in a game that was played with them.
    pub clocks: Option<ClockTimes>,
    /// The analysis of the moves.
    pub analysis: Option<Analysis>,
    game: Match<AnyGame>,
}

impl Record {
    /// What is written down of `game` as it stands; moves that were taken back are not.
    #[must_use]
    pub fn of(
        game: &Match<AnyGame>,
        kind: Kind,
        players: PerSeat<Participant>,
        sowing: Direction,
        date: DateTime,
        title: Option<Label>,
    ) -> Record {
        let mut game = game.clone();
        game.forget_undone();
        Record {
            header: RecordHeader::new(date, title),
            kind,
            sowing,
            players,
            clocks: None,
            analysis: None,
            game,
        }
    }

    /// The game as it was played.
    #[must_use]
    pub const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// The game, ready to view or to continue.
    #[must_use]
    pub fn referee(&self) -> Match<AnyGame> {
        self.game.clone()
    }

    /// The position in which the game began.
    #[must_use]
    pub fn start(&self) -> &AnyGame {
        &self.game.past()[0]
    }

    /// The day of the game as far as it is known: `2019-05-??`, or the words of another program.
    #[must_use]
    pub fn day(&self) -> Option<String> {
        if self.header.date == unknown_date() {
            return self.header.tags.get(ogn::DATE).map(ToString::to_string);
        }
        Some(self.header.date.day_text('-'))
    }

    /// The moves in order.
    #[must_use]
    pub fn moves(&self) -> &[AnyMove] {
        self.game.moves()
    }

    /// The end that the players made, if they did.
    #[must_use]
    pub fn settlement(&self) -> Option<Settlement> {
        self.game.settlement()
    }

    /// The result, if the game is over.
    #[must_use]
    pub fn result(&self) -> Option<Outcome<GameEnd<AnyEnding>>> {
        self.game.outcome()
    }

    /// The seat of the only human in a game against a computer.
    #[must_use]
    pub fn own_seat(&self) -> Option<Seat> {
        let is_human = |seat: &Seat| self.players[*seat].spec.is_human();
        let seat = Seat::BOTH.into_iter().find(is_human)?;
        (!is_human(&seat.opponent())).then_some(seat)
    }

    /// How a game against a computer ended for the human, if it is over.
    #[must_use]
    pub fn own_result(&self) -> Option<Wdl> {
        Some(Wdl::of(self.result()?.tally.winner, self.own_seat()?))
    }
}

/// The row of the move list in which the move with this place in the game, counted from zero,
/// stands.
#[must_use]
pub fn row_of(place: usize) -> usize {
    place / 2 + 1
}

/// How many rows of the move list this many moves take.
#[must_use]
pub fn rows_of(moves: usize) -> usize {
    moves.div_ceil(2)
}

/// The number of the move with this place in the game: `12.` for the side that began, `12…` for the
/// other.
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
        assert_eq!(
            [0, 1, 22, 23].map(|place| numbered(place, "C")),
            ["1. C", "1… C", "12. C", "12… C"]
        );
        assert_eq!([0, 1, 2, 3].map(rows_of), [0, 1, 1, 2]);
    }
}
