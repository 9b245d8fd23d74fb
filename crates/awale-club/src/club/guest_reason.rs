//! The reasons for which visitors are guests.

use super::prelude::*;

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
