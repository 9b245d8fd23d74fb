//! What visitors are shown: values that all of them share.

use std::time::Duration;

use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::record::ClockTimes;

use crate::names::Name;

use super::game::{ChatLine, Ended, Offers, SharedBoard};
use super::order::{Challenge, ChallengeId, GameId, NewGame, Person, PersonId, Terms};
use super::tournament::{Format, TournamentId};

#[derive(Clone, Debug, PartialEq)]
pub struct PersonLine {
    pub person: Person,
    /// The rating in points, in the variant most played.
    pub rating: Option<u32>,
    /// A game that the person plays.
    pub plays: Option<GameId>,
    /// A game that the person watches.
    pub watches: Option<GameId>,
    /// When the person last pressed a key, by the clock of the club.
    pub seen: Duration,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeLine {
    pub id: ChallengeId,
    pub from: Person,
    /// The rating in this variant.
    pub rating: Option<u32>,
    pub challenge: Challenge,
}

/// A game that is on.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    pub id: GameId,
    pub players: PerSeat<Person>,
    pub terms: Terms,
    /// Whose turn it is, in a game with days for each move or without a clock: told in the lobby.
    pub to_move: Option<Seat>,
}

/// A tournament in the lobby.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentLine {
    pub id: TournamentId,
    pub name: String,
    pub format: Format,
    pub joined: Vec<PersonId>,
    /// The round that is on; none before the first.
    pub round: Option<u32>,
    pub is_over: bool,
}

/// The id of a variant, and the best there: name, rating, deviation.
pub type BestOf = (String, Vec<(Name, u32, u32)>);

/// South, North, their game once it is on, and points in halves once it is over.
pub type PairLine = (Name, Name, Option<GameId>, Option<(u32, u32)>);

/// Who is here and what is on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LobbyView {
    /// What the club is called.
    pub club: String,
    pub people: Vec<PersonLine>,
    pub challenges: Vec<ChallengeLine>,
    pub games: Vec<GameLine>,
    pub tournaments: Vec<TournamentLine>,
    /// The best of each variant: name, rating, deviation, by the id of the variant.
    pub best: Vec<BestOf>,
    /// Orders to think that wait; where there are some, computers think less.
    pub load: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    pub setup: NewGame,
    /// The ratings of the players, in points.
    pub ratings: PerSeat<Option<u32>>,
    /// The moves that may be seen.
    pub moves: Vec<AnyMove>,
    pub ended: Option<Ended>,
    pub clocks: Option<ClockTimes>,
    /// Since when the clock of the side to move runs.
    pub since: Duration,
    /// Since when a side is away.
    pub away: PerSeat<Option<Duration>>,
    pub offers: Offers,
    pub chat: Vec<ChatLine>,
    /// The board that is shared after the end.
    pub board: SharedBoard,
    pub watchers: usize,
    /// Moves hidden from this visitor.
    pub hidden: usize,
}

/// The table of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    pub line: TournamentLine,
    /// Name, points in halves, tie-break in halves, games.
    pub rows: Vec<(Name, u32, u32, u32)>,
    /// The games of the round that is on, or of the last.
    pub pairs: Vec<PairLine>,
    pub rounds: u32,
}
