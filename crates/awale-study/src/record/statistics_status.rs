//! [`StatisticsStatus`]: whether a game counts for its player's rating and results. No other module
//! decides this.

use awale_rules::{Game, Seat, Settlement};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::catalogue::{GameKind, PlayerSpec, Wdl};

use super::Record;

/// The minimum number of plies of a game that can rate its players, also in a club. A game of awalé
/// that was resigned or agreed drawn before says nothing about strength.
pub const MIN_RATED_PLIES: usize = 10;

/// Where a game comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum GameOrigin {
    /// The game began at the usual start of its rules.
    #[default]
    #[strum(serialize = "start")]
    UsualStart,
    /// A position that was set up, or taken from another game or the openings. The first moves may
    /// belong to that game.
    #[strum(serialize = "position")]
    OtherStart,
    /// A position in which the user moves both sides to study it.
    #[strum(serialize = "study")]
    StudyGame,
}

impl GameOrigin {
    /// All origins.
    pub const ALL: &[GameOrigin] = GameOrigin::VARIANTS;

    /// Returns the name in records.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The statistics in which a game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsStatus {
    /// The game counts for the rating and the results.
    CountsForRatingAndResults,
    /// The game counts only for the results, because its clocks were stopped for a while: the
    /// player had time to think that no clock measured.
    ClockStopped,
    /// The game counts only in statistics that include games with help.
    PlayedWithHelp,
    /// The game counts for nothing, because it began in a position other than the usual start.
    OtherStartPosition,
    /// The game counts for nothing, because a player resigned or both agreed to end it before
    /// [`MIN_RATED_PLIES`].
    TooShort,
    /// The game counts for nothing, because the user moved both sides.
    PlayedAsStudy,
    /// The game counts for nothing, because friends play it by link.
    PlayedByLink,
}

impl StatisticsStatus {
    /// Returns true if a game counts for its player's rating.
    pub const fn counts_for_rating(self) -> bool {
        matches!(self, StatisticsStatus::CountsForRatingAndResults)
    }

    /// Returns true if a game counts for the player's results.
    pub const fn counts_for_results(self) -> bool {
        matches!(
            self,
            StatisticsStatus::CountsForRatingAndResults | StatisticsStatus::ClockStopped
        )
    }

    /// Returns true if the program offers to continue a game with this status.
    pub const fn can_be_continued(self) -> bool {
        !matches!(self, StatisticsStatus::PlayedAsStudy)
    }

    /// Returns the message id of the reason why a finished game does not count for the rating.
    const fn unrated_reason_message_id(self) -> Option<&'static str> {
        match self {
            StatisticsStatus::CountsForRatingAndResults => None,
            StatisticsStatus::ClockStopped => Some("rating-clock-stopped"),
            StatisticsStatus::PlayedWithHelp => Some("play-helped"),
            StatisticsStatus::TooShort => Some("rating-short"),
            StatisticsStatus::OtherStartPosition | StatisticsStatus::PlayedAsStudy => {
                Some("rating-from-position")
            }
            StatisticsStatus::PlayedByLink => Some("rating-by-link"),
        }
    }
}

impl Record {
    /// Returns what the game counts for.
    pub fn statistics_status(&self) -> StatisticsStatus {
        let start_position = *self.start();
        match self.header.origin {
            _ if self.header.game_played_by_link.is_some() => StatisticsStatus::PlayedByLink,
            GameOrigin::StudyGame => StatisticsStatus::PlayedAsStudy,
            GameOrigin::UsualStart
                if start_position == self.kind.start(start_position.to_move()) =>
            {
                if self.was_ended_early() {
                    StatisticsStatus::TooShort
                } else {
                    self.status_if_long_enough()
                }
            }
            GameOrigin::UsualStart | GameOrigin::OtherStart => StatisticsStatus::OtherStartPosition,
        }
    }

    /// Returns what the game counts for if it has the usual start and was not ended early.
    fn status_if_long_enough(&self) -> StatisticsStatus {
        if self.header.is_helped {
            StatisticsStatus::PlayedWithHelp
        } else if self.clocks.as_ref().is_some_and(|clocks| clocks.is_stopped) {
            StatisticsStatus::ClockStopped
        } else {
            StatisticsStatus::CountsForRatingAndResults
        }
    }

    /// Returns the message id of the reason why the game does not count for the rating. `None` if
    /// it counts so far, or if games of its kind and players never do. That it is too short is the
    /// reason only if it would count otherwise.
    pub fn unrated_reason_message_id(&self) -> Option<&'static str> {
        let has_own_seat = self.own_seat().is_some() || self.header.game_played_by_link.is_some();
        if !has_own_seat || !matches!(self.kind, GameKind::Awale(_)) {
            return None;
        }
        let is_too_short = self.result().is_some() && self.moves().len() < MIN_RATED_PLIES;
        let reason = match self.statistics_status() {
            StatisticsStatus::TooShort => self.status_if_long_enough(),
            status => status,
        };
        let reason = if is_too_short && reason == StatisticsStatus::CountsForRatingAndResults {
            StatisticsStatus::TooShort
        } else {
            reason
        };
        let message_id = reason.unrated_reason_message_id()?;
        let is_teacher = |seat| self.players[seat].spec == PlayerSpec::TEACHER;
        let has_teacher = Seat::BOTH.into_iter().any(is_teacher);
        Some(
            if has_teacher && reason == StatisticsStatus::PlayedWithHelp {
                "play-lesson"
            } else {
                message_id
            },
        )
    }

    /// Returns true if a player resigned, or both agreed to end the game, before
    /// [`MIN_RATED_PLIES`]. A game of a series counts even then, because it decides the series.
    pub(super) fn was_ended_early(&self) -> bool {
        let is_resigned_or_agreed = matches!(
            self.settlement(),
            Some(Settlement::Resignation(_) | Settlement::Agreement)
        );
        is_resigned_or_agreed
            && self.moves().len() < MIN_RATED_PLIES
            && matches!(self.kind, GameKind::Awale(_))
            && self.header.series.is_none()
    }

    /// Returns true if a human won this game against a computer, and did not end it early.
    pub fn is_won_by_player(&self) -> bool {
        self.own_result() == Some(Wdl::Win)
    }

    /// Returns a text that identifies the game by its rules, players, moves and end. Copies of a
    /// file have the same text.
    pub fn identity(&self) -> String {
        let player_texts = [&self.players.south, &self.players.north]
            .map(|side| format!("{} {:?}", side.spec, side.name));
        let rules_text = match &self.kind {
            GameKind::Awale(variant) => format!("{:?}", variant.rules),
            GameKind::Matches(rules) => {
                format!("{} {}", rules.matches_at_start(), rules.max_take())
            }
        };
        let moves: Vec<String> = self.moves().iter().map(ToString::to_string).collect();
        format!(
            "{rules_text}{:?} {player_texts:?} {} {:?}",
            self.start(),
            moves.join(" "),
            self.settlement()
        )
    }
}
