//! Views: the data that visitors see. Visits share them without copying.

use std::ops::Deref;

use super::prelude::*;

#[derive(Clone, Debug)]
pub struct LobbyPerson {
    pub person: Person,
    /// The rating in Oware.
    pub oware_rating: Option<u32>,
    /// An unfinished game without days per move that the person plays.
    pub played_game: Option<GameId>,
    /// The game whose board the person has open, unless it is `played_game`.
    pub watched_game: Option<GameId>,
    /// The time of the last key press, since the start of the club.
    pub last_key_press: Duration,
}

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct OpenChallenge {
    pub id: ChallengeId,
    pub from: Person,
    /// The challenger's rating in the variant of the challenge. The club sets it in views for
    /// visitors.
    pub challenger_rating: Option<u32>,
    pub challenge: Challenge,
}

/// An unfinished game in the lobby.
#[derive(Clone, Debug)]
pub struct LobbyGame {
    pub setup: ClubGameSetup,
    /// The side to move, for games with days per move; `None` for others, whose turns change too
    /// often.
    pub to_move: Option<Seat>,
}

/// The id of a variant, and its best players: name, rating, and margin (twice the rating
/// deviation), in points.
pub type BestPlayersOfVariant = (String, Vec<(Name, u32, u32)>);

/// The data of the lobby screen.
#[derive(Clone, Debug, Default)]
pub struct LobbyView {
    /// The name of the club.
    pub club_name: String,
    pub people: Vec<LobbyPerson>,
    pub challenges: Vec<OpenChallenge>,
    pub games: Vec<LobbyGame>,
    /// The tournaments, the oldest first.
    pub tournament_ids: Vec<TournamentId>,
    pub entry_and_chat: EntryAndChatSettings,
    /// The number of newcomers for whom the door is open.
    pub admissible_newcomer_count: u32,
    /// The best players of each variant.
    pub best_players: Vec<BestPlayersOfVariant>,
    /// The number of engine jobs that wait. If many wait, computer players think for a shorter
    /// time.
    pub waiting_job_count: usize,
    /// The pairs whose next game is casual, because they have played enough rated ones within a
    /// day.
    pub pairs_at_rated_limit: BTreeSet<PersonPair>,
    pub limits: ClubLimits,
}

impl LobbyView {
    /// Whether the next game between two people is casual because of the limit of rated games.
    pub fn is_at_rated_game_limit(&self, first_person: PersonId, second_person: PersonId) -> bool {
        self.pairs_at_rated_limit.contains(&[
            first_person.min(second_person),
            first_person.max(second_person),
        ])
    }
}

/// The reason for which a game does not change ratings: the id of the message, and the number of
/// moves or of games within a day in it.
pub type UnratedReason = (&'static str, usize);

/// A game as one visitor sees it.
#[derive(Debug)]
pub struct GameView {
    /// The game, without hidden moves and without lines of chat of muted people.
    pub game: LiveGame,
    /// The ratings of both players, in points.
    pub ratings: PerSeat<Option<u32>>,
    /// The time since the start of the club at which the side to move runs out of time: for a first
    /// move, or with days per move. Otherwise `None`, because a clock shows the time or there is no
    /// limit.
    pub move_deadline: Option<Duration>,
    pub unrated_reason: Option<UnratedReason>,
    pub watcher_count: usize,
    /// The number of moves hidden from this visitor.
    pub hidden_move_count: usize,
}

impl Deref for GameView {
    type Target = LiveGame;

    fn deref(&self) -> &LiveGame {
        &self.game
    }
}
