//! Views: the data that visitors see. Sessions share them without copying.

use std::collections::BTreeSet;
use std::time::Duration;

use awale_rules::{PerSeat, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::record::ClockTimes;

use crate::names::Name;
use crate::settings::Limits;

use super::door::Door;
use super::fair::Opponents;
use super::game::{ChatLine, GameEnd, Offers, SharedBoard};
use super::protocol::{Challenge, ChallengeId, GameId, GameTerms, NewGame, Person, PersonId};
use super::tournament::TournamentId;

#[derive(Clone, Debug, PartialEq)]
pub struct PersonLine {
    pub person: Person,
    /// The rating in Oware.
    pub rating: Option<u32>,
    /// A game that the person plays.
    pub plays: Option<GameId>,
    /// A game that the person watches.
    pub watches: Option<GameId>,
    /// The time of the last key press, since the start of the club.
    pub last_key_press: Duration,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeLine {
    pub id: ChallengeId,
    pub from: Person,
    /// The rating in the variant of the challenge.
    pub rating: Option<u32>,
    pub challenge: Challenge,
}

/// An unfinished game in the lobby.
#[derive(Clone, Debug, PartialEq)]
pub struct GameLine {
    pub id: GameId,
    pub players: PerSeat<Person>,
    pub terms: GameTerms,
    /// The side to move, for games with days per move; `None` for others, whose turns change too
    /// often.
    pub to_move: Option<Seat>,
}

/// A move in a game with days per move, which a member who is not in the club must make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwaitedMove {
    pub player: Name,
    pub opponent: Name,
    pub game: GameId,
    /// The id of the variant.
    pub variant: String,
}

/// The id of a variant, and its best players: name, rating, deviation.
pub type BestPlayers = (String, Vec<(Name, u32, u32)>);

/// The data of the lobby screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LobbyView {
    /// The name of the club.
    pub club: String,
    pub people: Vec<PersonLine>,
    pub challenges: Vec<ChallengeLine>,
    pub games: Vec<GameLine>,
    /// The tournaments, the oldest first.
    pub tournaments: Vec<TournamentId>,
    pub door: Door,
    /// The number of newcomers for whom the door is open.
    pub newcomers: u32,
    /// The best players of each variant.
    pub best_players: Vec<BestPlayers>,
    /// The number of engine jobs that wait. If there are any, computer players think for a shorter
    /// time.
    pub load: usize,
    /// The pairs whose next game is casual, because they have played enough rated ones today.
    pub pairs_at_rated_limit: BTreeSet<Opponents>,
    pub limits: Limits,
}

impl LobbyView {
    /// Whether the next game between two people is casual because of the limit of rated games.
    #[must_use]
    pub fn is_at_rated_limit(&self, one: PersonId, other: PersonId) -> bool {
        self.pairs_at_rated_limit
            .contains(&[one.min(other), one.max(other)])
    }
}

/// The reason for which a game does not change ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrated {
    /// It ended before this number of moves.
    Short(usize),
    /// Its players have played this number of rated games within a day.
    Limit(usize),
}

#[derive(Clone, Debug, PartialEq)]
pub struct GameView {
    pub setup: NewGame,
    /// The ratings of both players, in points.
    pub ratings: PerSeat<Option<u32>>,
    /// The moves that this visitor may see.
    pub moves: Vec<AnyMove>,
    /// The side to move; `None` if the game is over.
    pub to_move: Option<Seat>,
    pub ended: Option<GameEnd>,
    pub clocks: Option<ClockTimes>,
    /// The time since the start of the club at which the side to move got the turn.
    pub since: Duration,
    /// The time since the start of the club at which the move must be made, if no clock shows it.
    pub deadline: Option<Duration>,
    pub unrated: Option<Unrated>,
    /// For each side, the time at which the player left the club; `None` if the player is here.
    pub away: PerSeat<Option<Duration>>,
    pub offers: Offers,
    pub chat: Vec<ChatLine>,
    /// The board that the players share after the end.
    pub board: SharedBoard,
    pub watchers: usize,
    /// The number of moves hidden from this visitor.
    pub hidden_moves: usize,
}
