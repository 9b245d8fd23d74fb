//! Reasons for which requests are refused, visits end, and visitors are guests.

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

/// The reason for which a visitor is disconnected.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-bye-", serialize_all = "kebab-case")]
pub enum DisconnectReason {
    /// The visitor left.
    VisitorLeft,
    /// The visitor pressed no key for too long.
    Idle,
    /// The club is closing; games are saved.
    Closing,
    /// A host has banned the member, the key, the name or the address of the visitor.
    Banned,
    /// The name belongs to another member, or looks like such a name.
    NameTaken,
    PrivateClub,
    /// The person has too many sessions, or the key has too many names.
    TooManySessions,
    /// The visitor's address has registered too many new names.
    TooManyNewNames,
    InvalidName,
    /// A host has closed the club for a time.
    ClosedByHost,
    /// Guests and new names cannot enter for a time.
    MembersOnly,
    /// A host has deleted the member.
    MemberDeleted,
    /// The secret link or the code belongs to no member, or not to the member with the given name.
    WrongLink,
    WrongCode,
    /// The visitor's address has sent too many wrong codes.
    TooManyWrongCodes,
    /// The club cannot store new names, because writes fail.
    DiskWriteFails,
    /// The club is closing, or reading the store failed.
    TryLater,
    /// The club does not have this feature of ssh, for example file transfer.
    NoSuchSshFeature,
}

impl DisconnectReason {
    /// Whether the visitor's browser should forget the secret, because the visitor left, perhaps on
    /// a shared computer, or because no member has the secret, or no longer.
    pub const fn forgets_secret(self) -> bool {
        matches!(
            self,
            DisconnectReason::VisitorLeft
                | DisconnectReason::MemberDeleted
                | DisconnectReason::WrongLink
                | DisconnectReason::WrongCode
        )
    }

    /// Returns the exit status of the visitor's `ssh` command: 0 after a usual end of a session,
    /// otherwise 1.
    pub const fn exit_status(self) -> u32 {
        match self {
            DisconnectReason::VisitorLeft | DisconnectReason::Idle | DisconnectReason::Closing => 0,
            _ => 1,
        }
    }
}

/// The reason for which a visitor is a guest.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-guest-", serialize_all = "kebab-case")]
pub enum GuestReason {
    /// The client offered no key.
    NoKey,
    /// The key is of a kind or a length that the club does not accept.
    KeyKindNotAccepted,
    /// The client signs with RSA and SHA-1, which is insecure.
    Sha1Signature,
    /// The client sent no valid signature with the key.
    KeyWithoutValidSignature,
    /// The club cannot store new members, because writes fail.
    DiskWriteFails,
    /// The visitor has chosen on the page to be a guest.
    ChosenByVisitor,
}
