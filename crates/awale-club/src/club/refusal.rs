//! Reasons for which requests are refused, visits end, and visitors are guests.

use super::prelude::*;

/// The reason for which a request is refused. It converts to the id of the message that the visitor
/// sees.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-refused-", serialize_all = "kebab-case")]
pub enum Refusal {
    /// The challenge, game or tournament no longer exists.
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
    /// The game is over, or it is not this player's turn.
    NotPossibleNow,
    /// The opponent is not here, and the game has a clock.
    OpponentAway,
    /// Fewer than two players have joined the tournament.
    TooFewPlayers,
    /// The title of a tournament is empty, too long or junk.
    InvalidTitle,
    /// The number of rounds of a tournament is out of range.
    InvalidRoundCount,
    /// The tournament has begun, so this property can no longer change.
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
    /// The player has no result in this round.
    NoResultInRound,
    /// A tournament that is not over must be canceled before it is deleted.
    TournamentNotCanceled,
    /// The club does not answer in time.
    ClubBusy,
    /// Writes fail at the moment.
    DiskWriteFails,
    /// A host has switched the chat off.
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
    /// A host has banned the member.
    Banned,
    /// The name belongs to another key.
    NameTaken,
    PrivateClub,
    /// The person has too many sessions.
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
    /// The secret link or the code belongs to no member.
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
    /// a shared computer, or because the secret is wrong.
    pub const fn forgets_secret(self) -> bool {
        matches!(
            self,
            DisconnectReason::VisitorLeft
                | DisconnectReason::MemberDeleted
                | DisconnectReason::WrongLink
                | DisconnectReason::WrongCode
        )
    }

    /// Returns the exit status that the visitor's `ssh` command has.
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
