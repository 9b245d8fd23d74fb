//! Records: saved games, and how their files are read and written. Reading plays every move, so a
//! record always holds a legal game.
//!
//! * `read`, `write`: the whole TOML file
//! * `game_kind`, `clock`, `series`, `result`, `analysis`, `tags`: one section of the file each
//! * `variations`: moves that were tried but not played
//! * `statistics_status`: whether a game counts for ratings and results
//! * `fields`, `date_time`: the values of fields
//! * `ogn`: the notation of other programs
//! * `format`: the choice between TOML and OGN
//! * `error`: the errors of both formats

mod analysis;
mod clock;
mod date_time;
mod enclosure;
mod error;
mod expected_value;
mod fields;
mod format;
mod game_kind;
mod limited_thing;
mod ogn;
mod omitted_text;
mod read;
mod result;
mod result_source;
mod series;
mod statistics_status;
mod tags;
mod variations;
mod write;

use std::collections::BTreeMap;

use awale_files::MAX_GAME_BYTES;
use awale_rules::{GameEnd, Match, Outcome, PerSeat, Seat, Settlement};
use strum::{EnumString, IntoStaticStr, VariantArray};

pub use analysis::{Analysis, Assessment, DEPTH_COUNT, LEVEL_COUNT, OnlyGoodMoveEvidence};
pub use clock::{ClockTimes, TimeControl};
pub use date_time::DateTime;
pub use enclosure::Enclosure;
pub use error::{NumberedMove, RecordError, RecordProblem};
pub use expected_value::ExpectedValue;
pub use format::{GameFormat, looks_like_position};
pub use game_kind::{rule_value, rules_in_toml};
pub use limited_thing::LimitedThing;
pub use ogn::NotAwale;
pub(crate) use ogn::format_tag;
pub use omitted_text::{OmittedText, OmittedTextKind};
pub use result::{settlement_from_name, settlement_name};
pub use result_source::ResultSource;
pub use series::GameSeries;
pub use statistics_status::{GameOrigin, MIN_RATED_PLIES, StatisticsStatus};
pub use variations::{MAX_MOVES_IN_ALL_VARIATIONS, MoveNode, NodeId, Variation, VariationTree};

use crate::{
    catalogue::{AnyEnding, AnyGame, AnyMove, GameKind, PlayerSpec, Wdl},
    text::{Comment, Label},
};

/// The version of the record format.
pub const FORMAT_VERSION: i64 = 1;

/// The maximum size of a game's text in bytes. A long game with a comment on every move has about
/// ten thousand bytes.
#[expect(clippy::cast_possible_truncation, reason = "4 MB")]
pub const MAX_RECORD_BYTES: usize = MAX_GAME_BYTES as usize;

/// The maximum number of games read from a file. A file of [`MAX_RECORD_BYTES`] holds about ten
/// thousand usual games.
pub const MAX_GAMES_READ: usize = 10_000;

/// The maximum number of tags of a game that have no field of their own in a record. Real games
/// have a dozen such tags. With the tags that every game has, the maximum is 256 in Oware Game
/// Notation.
pub const MAX_TAGS: usize = 240;

/// The maximum length of a tag's name in bytes.
const MAX_TAG_NAME_BYTES: usize = 64;

/// The direction of sowing on the screen. It does not affect the notation.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case", ascii_case_insensitive)]
pub enum SowingDirection {
    /// The usual direction: along the lower row from left to right.
    #[default]
    CounterClockwise,
    /// The mirror image: along the lower row from right to left.
    Clockwise,
}

impl SowingDirection {
    /// All directions.
    pub const ALL: &[SowingDirection] = SowingDirection::VARIANTS;

    /// Returns true if sowing along the row of `seat` goes from left to right on the screen, where
    /// the lower row belongs to `lower_row_seat`.
    pub fn sows_rightwards(self, seat: Seat, lower_row_seat: Seat) -> bool {
        (self == SowingDirection::CounterClockwise) == (seat == lower_row_seat)
    }

    /// Returns the name in records and settings.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The player of one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// The player's name, which may be empty.
    pub name: Label,
    /// The specification of the player.
    pub spec: PlayerSpec,
}

/// A game whose players send each other a link after each move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkGame {
    /// The id of the game, which is equal in the files of both players.
    pub id: Label,
    /// The side of the player who has this record.
    pub own_seat: Seat,
}

/// The optional data of a saved game.
#[derive(Clone, Debug)]
pub struct RecordHeader {
    /// The title that the user gave to the game.
    pub title: Option<Label>,
    /// The time when the game began.
    pub date: DateTime,
    /// The tags of another program by name, for example site and round.
    pub tags: BTreeMap<String, Label>,
    /// The series that the game belongs to, if any.
    pub series: Option<GameSeries>,
    /// Set if the game is played by link.
    pub game_played_by_link: Option<LinkGame>,
    /// Where the game comes from: the usual start, another position, or the study of a position.
    pub origin: GameOrigin,
    /// True if the only human had help (a hint, values, a warning, or a move taken back) or played
    /// against the teacher, who warns. Such a game does not count for the player's rating.
    pub is_helped: bool,
    /// Comments, by the number of moves before them. A comment after 0 moves is about the whole
    /// game.
    pub comments: BTreeMap<usize, Comment>,
    /// Moves that were tried but not played.
    pub variations: Vec<Variation>,
    /// Parts of the file that the record does not store.
    pub omitted_texts: Vec<OmittedText>,
}

impl RecordHeader {
    /// Creates the header of a game from the usual start, without any optional data.
    pub const fn new(date: DateTime, title: Option<Label>) -> RecordHeader {
        RecordHeader {
            title,
            date,
            tags: BTreeMap::new(),
            series: None,
            game_played_by_link: None,
            origin: GameOrigin::UsualStart,
            is_helped: false,
            comments: BTreeMap::new(),
            variations: Vec::new(),
            omitted_texts: Vec::new(),
        }
    }
}

/// A saved game. Its moves are legal, and its end, if any, comes from the rules or the players.
#[derive(Clone, Debug)]
pub struct Record {
    /// The optional data.
    pub header: RecordHeader,
    /// The game with its full rules.
    pub kind: GameKind,
    /// The direction of sowing on the screen.
    pub sowing_direction: SowingDirection,
    /// The players of both sides.
    pub players: PerSeat<Participant>,
    /// The clocks, if the game was played with clocks.
    pub clocks: Option<ClockTimes>,
    /// The analysis of the moves, if there is one.
    pub analysis: Option<Analysis>,
    game: Match<AnyGame>,
}

impl Record {
    /// Creates a record of `game` in its current state. Undone moves are left out.
    pub fn of(
        game: &Match<AnyGame>,
        kind: GameKind,
        players: PerSeat<Participant>,
        sowing_direction: SowingDirection,
        date: DateTime,
        title: Option<Label>,
    ) -> Record {
        let mut game = game.clone();
        game.forget_undone_moves();
        Record {
            header: RecordHeader::new(date, title),
            kind,
            sowing_direction,
            players,
            clocks: None,
            analysis: None,
            game,
        }
    }

    /// Returns the game as it was played.
    pub const fn game(&self) -> &Match<AnyGame> {
        &self.game
    }

    /// Returns a copy of the game, to view or continue.
    pub fn clone_game(&self) -> Match<AnyGame> {
        self.game.clone()
    }

    /// Returns the start position.
    pub fn start(&self) -> &AnyGame {
        &self.game.positions_so_far()[0]
    }

    /// Returns the day of the game as far as it is known: `2019-05-??`, or the text of another
    /// program.
    pub fn date_text(&self) -> Option<String> {
        if self.header.date == DateTime::UNKNOWN {
            return self.header.tags.get(ogn::DATE_TAG).map(ToString::to_string);
        }
        Some(self.header.date.day_text('-'))
    }

    /// Returns the moves in order.
    pub fn moves(&self) -> &[AnyMove] {
        self.game.moves()
    }

    /// Returns how the players ended the game, if they did.
    pub fn settlement(&self) -> Option<Settlement> {
        self.game.settlement()
    }

    /// Returns the result, if the game is over.
    pub fn result(&self) -> Option<Outcome<GameEnd<AnyEnding>>> {
        self.game.outcome()
    }

    /// Returns the seat of the only human, if the opponent is a computer.
    pub fn own_seat(&self) -> Option<Seat> {
        let is_human = |seat: &Seat| self.players[*seat].spec.is_human();
        let seat = Seat::BOTH.into_iter().find(is_human)?;
        (!is_human(&seat.opponent())).then_some(seat)
    }

    /// Returns the human's result in a game against a computer, if the game is over. A game that
    /// was ended early has no result.
    pub fn own_result(&self) -> Option<Wdl> {
        let winner = self.result()?.final_result.winner;
        let own_seat = self.own_seat().filter(|_| !self.was_ended_early())?;
        Some(Wdl::of(winner, own_seat))
    }
}

/// Returns the number of the row in the move list for the move with this index. Rows count from 1,
/// moves from 0.
pub fn move_list_row(move_index: usize) -> usize {
    move_index / 2 + 1
}

/// Returns the number of rows in the move list for this many moves.
pub fn move_list_row_count(move_count: usize) -> usize {
    move_count.div_ceil(2)
}

/// Returns the number of the move with this index (from 0): `12.` for the side that began, `12…`
/// for the other side.
pub fn move_number_text(move_index: usize) -> String {
    let dots = if move_index.is_multiple_of(2) {
        "."
    } else {
        "…"
    };
    format!("{}{dots}", move_list_row(move_index))
}

/// Returns a move with its number: `12. C`, `12… d`.
pub fn numbered_move(move_index: usize, mv: &str) -> String {
    format!("{} {mv}", move_number_text(move_index))
        .trim_end()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_moves_of_both_sides_share_a_numbered_row() {
        assert_eq!(
            [0, 1, 22, 23].map(|place| numbered_move(place, "C")),
            ["1. C", "1… C", "12. C", "12… C"]
        );
        assert_eq!([0, 1, 2, 3].map(move_list_row_count), [0, 1, 1, 2]);
    }
}
