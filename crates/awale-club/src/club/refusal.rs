//! Reasons for which requests are refused, visits end, and visitors are guests.

use super::prelude::*;

/// The reason for which a request is refused. It converts to the id of the message that the visitor
/// sees.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-refused-", serialize_all = "kebab-case")]
pub enum Refusal {
    /// The challenge, game or tournament no longer exists.
    Gone,
    /// No open challenge has this link.
    Link,
    /// The challenge is the visitor's own.
    Own,
    /// The visitor already has the same challenge open.
    Sent,
    /// The person has too many challenges or games.
    TooMany,
    /// No member and no present guest has this name.
    Nobody,
    /// Guests may not play rated games or games with days for each move.
    Guest,
    /// The person wrote too many lines of chat in a short time.
    TooFast,
    /// The game is over, or it is not this player's turn.
    NotNow,
    /// The opponent is not here, and the game has a clock.
    Away,
    /// Fewer than two players have joined the tournament.
    TooFew,
    /// The title of a tournament is empty, too long or junk.
    Title,
    /// The number of rounds of a tournament is out of range.
    Rounds,
    /// The tournament has begun, so this property can no longer change.
    Fixed,
    /// The tournament has begun, so only a host can add the visitor.
    Begun,
    /// The tournament has too many players, or the club too many tournaments.
    Full,
    /// The round has unfinished games.
    RoundOn,
    /// The person is not in the tournament.
    NoPlayer,
    /// The player has no unfinished game in the tournament.
    NoGame,
    /// The player has no result in this round.
    NoResult,
    /// A tournament that is not over must be canceled before it is deleted.
    CancelFirst,
    /// The club does not answer in time.
    Busy,
    /// Writes fail at the moment.
    Disk,
    /// A host has switched the chat off.
    NoChat,
    /// A host cannot be banned.
    IsHost,
}

/// The reason for which a visitor is disconnected.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(prefix = "club-bye-", serialize_all = "kebab-case")]
pub enum DisconnectReason {
    /// The visitor left.
    Bye,
    /// The visitor pressed no key for too long.
    Idle,
    /// The club is closing; games are saved.
    Closing,
    /// A host has banned the member.
    Banned,
    /// The name belongs to another key.
    NameTaken,
    Private,
    /// The person has too many sessions.
    TooMany,
    /// The visitor's address has registered too many new names.
    TooManyNames,
    InvalidName,
    /// A host has closed the club for a time.
    Closed,
    /// Guests and new names cannot enter for a time.
    MembersOnly,
    /// A host has deleted the member.
    Deleted,
    /// The secret link or the code belongs to no member.
    WrongLink,
    WrongCode,
    /// The visitor's address has sent too many wrong codes.
    TooManyCodes,
    /// The club cannot store new names, because writes fail.
    Disk,
    /// The club is closing, or reading the store failed.
    Later,
    /// The club does not have this feature of ssh, for example file transfer.
    NoSuch,
}

impl DisconnectReason {
    /// Whether the visitor's browser should forget the secret, because the visitor left, perhaps on
    /// a shared computer, or because the secret is wrong.
    pub const fn forgets_secret(self) -> bool {
        matches!(
            self,
            DisconnectReason::Bye
                | DisconnectReason::Deleted
                | DisconnectReason::WrongLink
                | DisconnectReason::WrongCode
        )
    }

    /// Returns the exit status that the visitor's `ssh` command has.
    pub const fn exit_status(self) -> u32 {
        match self {
            DisconnectReason::Bye | DisconnectReason::Idle | DisconnectReason::Closing => 0,
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
    Kind,
    /// The client signs with RSA and SHA-1, which is insecure.
    Sha1,
    /// The client sent no valid signature with the key.
    Unproved,
    /// The club cannot store new members, because writes fail.
    Disk,
    /// The visitor has chosen on the page to be a guest.
    Chosen,
}
