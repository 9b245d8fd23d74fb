//! The reasons for which visitors are disconnected.

use super::prelude::*;

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
    /// The person has too many visits, or the key has too many names.
    TooManyVisits,
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

    /// Returns the exit status of the visitor's `ssh` command: 0 after a usual end of a visit,
    /// otherwise 1.
    pub const fn exit_status(self) -> u32 {
        match self {
            DisconnectReason::VisitorLeft | DisconnectReason::Idle | DisconnectReason::Closing => 0,
            _ => 1,
        }
    }
}
