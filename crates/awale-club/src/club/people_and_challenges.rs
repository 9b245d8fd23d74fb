//! Basic types of the club: people, challenges, and the terms of a game.

use awale_rules::matches_game::HeapRules;
use awale_study::catalogue::Variant;
use serde::{Deserializer, Serializer, de::Error};

use super::prelude::*;

/// Returns the games that people play in the club.
pub fn game_kinds() -> Vec<GameKind> {
    Variant::built_in()
        .into_iter()
        .map(GameKind::Awale)
        .chain([GameKind::Matches(HeapRules::THIRTEEN_MATCHES_RULES)])
        .collect()
}

/// Returns the game with this id; `None` if the club has no such game.
pub fn kind_with_id(id: &str) -> Option<GameKind> {
    game_kinds().into_iter().find(|kind| kind.id() == id)
}

pub(super) fn serialize_kind<S: Serializer>(kind: &GameKind, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(kind.id())
}

pub(super) fn deserialize_kind<'de, D: Deserializer<'de>>(from: D) -> Result<GameKind, D::Error> {
    let id = String::deserialize(from)?;
    kind_with_id(&id).ok_or_else(|| D::Error::custom(format!("no game {id}")))
}

pub const DAY_MS: i64 = 24 * 3600 * 1000;

pub type TournamentId = i64;
/// The number of a visit. Each connection gets a new one.
pub type VisitorId = u64;
/// The number of a person: positive for a member, negative for a guest.
pub type PersonId = i64;
/// The number of a game between two people.
pub type GameId = i64;
pub type ChallengeId = i64;

/// The current time on two clocks: one that never jumps, for the clocks of games, and the calendar,
/// for the store.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClubTime {
    /// Time since the club was opened.
    pub uptime: Duration,
    /// Unix time in milliseconds.
    pub unix_ms: i64,
}

/// A member or a guest.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Person {
    pub id: PersonId,
    pub name: Name,
}

impl Person {
    /// Whether the person is a guest, whom the club knows only until it closes.
    pub const fn is_guest(&self) -> bool {
        self.id < 0
    }
}

/// Returns the seat of a person; `None` if the person is not one of the players.
pub fn seat_of(players: &PerSeat<Person>, person: PersonId) -> Option<Seat> {
    Seat::BOTH
        .into_iter()
        .find(|&seat| players[seat].id == person)
}

/// The time limit of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Deserialize, Serialize)]
pub enum Pace {
    /// No limit.
    #[default]
    #[serde(rename = "Free")]
    NoTimeLimit,
    Clock(TimeControl),
    /// This number of days for each move.
    #[serde(rename = "Days")]
    DaysPerMove(u8),
}

impl Pace {
    /// Whether the game has days for each move, so that the players need not be in the club to
    /// move.
    pub const fn has_days_per_move(self) -> bool {
        matches!(self, Pace::DaysPerMove(_))
    }
}

/// The player who begins. Each variant converts to the id of the message that the challenger sees.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Deserialize, Serialize, IntoStaticStr, VariantArray,
)]
pub enum WhoBegins {
    /// The player who begins is chosen at random.
    #[default]
    #[strum(serialize = "club-begins-drawn")]
    #[serde(rename = "Drawn")]
    DrawnByLot,
    #[strum(serialize = "club-begins-you")]
    #[serde(rename = "Challenger")]
    ChallengerBegins,
    /// The player who accepts the challenge.
    #[strum(serialize = "club-begins-other")]
    #[serde(rename = "Opponent")]
    OpponentBegins,
}

/// The terms of a game: the properties that a challenge proposes and the opponent accepts.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct GameTerms {
    #[serde(
        deserialize_with = "deserialize_kind",
        serialize_with = "serialize_kind"
    )]
    pub kind: GameKind,
    pub pace: Pace,
    /// Whether the result changes the ratings, if the game has enough moves.
    pub rated: bool,
    /// Number of last moves that watchers do not see before the game is over.
    pub watcher_delay_moves: u8,
}

impl GameTerms {
    /// Whether only members may play on these terms, because the club forgets guests: rated games,
    /// and games with days for each move.
    pub const fn is_for_members_only(&self) -> bool {
        self.rated || self.pace.has_days_per_move()
    }
}

#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct Challenge {
    pub terms: GameTerms,
    pub begins: WhoBegins,
    /// The name of the person challenged; `None` if everybody may accept.
    pub recipient_name: Option<Name>,
    /// Set if only a person with the link may accept.
    pub link: Option<ChallengeLink>,
}

impl Challenge {
    /// Returns the code of the link with which one person may accept.
    pub fn link_code(&self) -> Option<&str> {
        Some(&self.link.as_ref()?.code)
    }

    /// Whether the challenge is to the person with this name.
    pub fn is_addressed_to(&self, name: &Name) -> bool {
        let recipient_name = self.recipient_name.as_ref();
        recipient_name
            .is_some_and(|recipient_name| recipient_name.folded_form() == name.folded_form())
    }
}

/// A link that lets one person accept a challenge.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
pub struct ChallengeLink {
    /// The secret in the link. The club makes it.
    pub code: String,
    /// The Unix time in milliseconds at which the link expires.
    pub expires_unix_ms: i64,
}

impl ChallengeLink {
    /// The start of the fragment of a link's URL, before the code.
    pub const URL_FRAGMENT_START: &str = "#game=";
    /// Number of characters of a code. With 31 characters to choose from, 10 are 49 bits.
    pub const CHALLENGE_CODE_LENGTH: usize = 10;
    /// Digits and letters of a code, without those that look alike.
    pub const CHALLENGE_CODE_ALPHABET: &[u8] = b"23456789abcdefghjkmnpqrstuvwxyz";

    /// Returns the code in a link or in a text that is only the code; `None` if the text is
    /// something else.
    pub fn find_challenge_code(text: &str) -> Option<String> {
        let text = text.trim();
        let code = text
            .split_once(ChallengeLink::URL_FRAGMENT_START)
            .map_or(text, |(_, code)| code);
        let code = code.to_lowercase();
        (code.len() == ChallengeLink::CHALLENGE_CODE_LENGTH
            && code
                .bytes()
                .all(|letter| ChallengeLink::CHALLENGE_CODE_ALPHABET.contains(&letter)))
        .then_some(code)
    }
}

/// The properties of a game that do not change while it is played.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
pub struct ClubGameSetup {
    pub id: GameId,
    pub terms: GameTerms,
    /// The players; South begins.
    pub players: PerSeat<Person>,
    /// Unix time in milliseconds at which the game began.
    pub started_unix_ms: i64,
    /// The tournament and the round, counted from 0, if the game belongs to one.
    pub tournament: Option<(TournamentId, u32)>,
}
