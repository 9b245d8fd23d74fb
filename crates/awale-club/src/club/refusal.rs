//! The reasons for which requests are refused.

use super::prelude::*;

/// The reason for which a request is refused. It converts to the id of the message that the visitor
/// sees.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-refused-", serialize_all = "kebab-case")]
pub enum Refusal {
    /// The challenge, game or tournament no longer exists or is over, or the challenge is for
    /// somebody else.
    NoLongerExists,
    /// No open challenge has this link.
    NoChallengeWithLink,
    /// The challenge is the visitor's own.
    OwnChallenge,
    /// The visitor already has the same challenge open.
    SameChallengeOpen,
    /// The person has too many challenges or games.
    TooManyChallengesOrGames,
    /// No member and no present guest has this name.
    NobodyWithName,
    /// Guests may not play rated games or games with days for each move.
    NotForGuests,
    /// The person wrote too many lines of chat in a short time.
    TooMuchChat,
    /// The visitor does not play this game.
    NotPossibleNow,
    /// The opponent is not here, and the game has a clock.
    OpponentAway,
    /// Fewer than two players are in the tournament who have not withdrawn.
    TooFewPlayers,
    /// The title of a tournament is empty or too long, has invisible characters or begins with a
    /// sign.
    InvalidTitle,
    /// The number of rounds of a tournament is out of range.
    InvalidRoundCount,
    /// The tournament has begun, so its game, its clock and its kind of pairing can no longer
    /// change.
    FixedAfterBegin,
    /// The tournament has begun, so only a host can add the visitor.
    TournamentBegun,
    /// The tournament has too many players, or the club too many tournaments.
    TooManyPlayersOrTournaments,
    /// The round has unfinished games.
    RoundUnfinished,
    /// The person is not in the tournament.
    NotInTournament,
    /// The player has no unfinished game in the tournament.
    NoUnfinishedGame,
    /// The player has no result in this round that could be corrected.
    NoResultInRound,
    /// A tournament that has begun and is not over must be canceled before it is deleted.
    TournamentNotCanceled,
    /// The club has ended, or the store has failed.
    ClubBusy,
    /// Writes fail at the moment.
    DiskWriteFails,
    /// A host has switched the chat off, in the club or for this tournament.
    ChatSwitchedOff,
    /// A host cannot be banned.
    HostCannotBeBanned,
}
