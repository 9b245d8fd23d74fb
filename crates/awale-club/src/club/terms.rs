//! People, games and the terms they agree on: plain values that the rest of the club uses.

use std::time::Duration;

use awale_rules::PerSeat;
use awale_study::catalogue::Kind;
use awale_study::record::TimeControl;
use strum::{EnumString, IntoStaticStr};

use crate::names::Name;

/// A tournament.
pub type TournamentId = i64;
/// One session.
pub type VisitorId = u64;
/// A member, above zero; a guest, below.
pub type PersonId = i64;
/// A game between two people.
pub type GameId = i64;
pub type ChallengeId = i64;

/// What time it is: since the club was opened, for clocks, and by the calendar in milliseconds of
/// Unix time, for what is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// Since the club was opened.
    pub up: Duration,
    /// Milliseconds of Unix time.
    pub wall: i64,
}

/// A visitor, here or gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: Name,
}

impl Person {
    /// Whether it is a guest, of whom nothing is kept.
    #[must_use]
    pub const fn is_guest(&self) -> bool {
        self.id < 0
    }
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// As much as one likes.
    #[default]
    Free,
    Clock(TimeControl),
    /// Days for each move.
    Days(u8),
}

/// Who begins, with the words of the store.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Begins {
    /// Decided by lot.
    #[default]
    Drawn,
    Challenger,
    /// The player who accepts.
    Opponent,
}

/// What two players agree on.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    pub kind: Kind,
    pub pace: Pace,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Moves hidden from watchers.
    pub delay: u8,
}

impl Terms {
    /// Whether guests, of whom nothing is kept, may not play so: rated, or with days for each move.
    #[must_use]
    pub const fn is_for_members(&self) -> bool {
        self.rated || matches!(self.pace, Pace::Days(_))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Challenge {
    pub terms: Terms,
    pub begins: Begins,
    /// The person challenged; `None` challenges everybody.
    pub to: Option<Name>,
}

/// A new game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGame {
    pub id: GameId,
    pub terms: Terms,
    /// South begins.
    pub players: PerSeat<Person>,
    /// When it began, in milliseconds of Unix time.
    pub started: i64,
    /// The tournament and its round, where it belongs to one.
    pub tournament: Option<(TournamentId, u32)>,
}
