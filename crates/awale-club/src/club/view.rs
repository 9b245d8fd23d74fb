//! What visitors are shown: values that all of them share.

use std::time::Duration;

use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::record::ClockTimes;

use crate::names::Name;

use super::game::{ChatLine, Ended, Offers, SharedBoard};
use super::order::{Challenge, ChallengeId, GameId, NewGame, Person, PersonId, Terms};
use super::tournament::{Format, TournamentId};

/// A visitor.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonLine {
    /// Who it is.
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

/// A challenge that waits.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeLine {
    /// Its number.
    pub id: ChallengeId,
    /// Who made it.
    pub from: Person,
    /// The rating in this variant.
    pub rating: Option<u32>,
    /// What it says.
    pub challenge: Challenge,
}

/// A game that is on.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    /// Its number.
    pub id: GameId,
    /// Who plays.
    pub players: PerSeat<Person>,
    /// What was agreed.
    pub terms: Terms,
    /// Whose turn it is, in a game with days for each move or without a clock: told in the lobby.
    pub to_move: Option<Seat>,
}

/// A tournament in the lobby.
#[derive(Clone, Debug, PartialEq)]
pub struct TournamentLine {
    /// Its number.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// How it is played.
    pub format: Format,
    /// Who joined.
    pub joined: Vec<PersonId>,
    /// The round that is on; none before the first.
    pub round: Option<u32>,
    /// Whether it is over.
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
    /// Who is here.
    pub people: Vec<PersonLine>,
    /// What is offered.
    pub challenges: Vec<ChallengeLine>,
    /// What is played.
    pub games: Vec<GameLine>,
    /// What is organized.
    pub tournaments: Vec<TournamentLine>,
    /// The best of each variant: name, rating, deviation, by the id of the variant.
    pub best: Vec<BestOf>,
    /// Orders to think that wait; where there are some, computers think less.
    pub load: usize,
}

/// How a game stands.
#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    /// How it began.
    pub setup: NewGame,
    /// The ratings of the players, in points.
    pub ratings: PerSeat<Option<u32>>,
    /// The moves that may be seen.
    pub moves: Vec<AnyMove>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// The clocks.
    pub clocks: Option<ClockTimes>,
    /// Since when the clock of the side to move runs.
    pub since: Duration,
    /// Since when a side is away.
    pub away: PerSeat<Option<Duration>>,
    /// What is offered.
    pub offers: Offers,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// The board that is shared after the end.
    pub board: SharedBoard,
    /// Number of watchers.
    pub watchers: usize,
    /// Moves hidden from this visitor.
    pub hidden: usize,
}

/// The table of a tournament.
#[derive(Clone, Debug, PartialEq)]
pub struct TableView {
    /// Which.
    pub line: TournamentLine,
    /// Name, points in halves, tie-break in halves, games.
    pub rows: Vec<(Name, u32, u32, u32)>,
    /// The games of the round that is on, or of the last.
    pub pairs: Vec<PairLine>,
    /// Number of rounds.
    pub rounds: u32,
}
