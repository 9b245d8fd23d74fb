//! Reasons: for a refused order, for the end of a visit, and for being a guest.

use strum::IntoStaticStr;

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "club-refused-", serialize_all = "kebab-case")]
pub enum Refusal {
    /// The challenge is not there any more.
    Gone,
    /// That is one's own.
    Own,
    /// Too many challenges or games.
    TooMany,
    /// Nobody here has this name.
    Nobody,
    /// A guest plays no rated and no slow games.
    Guest,
    /// Too many lines in a short time.
    TooFast,
    /// The game is over, or it is not one's turn.
    NotNow,
    /// A game with a clock needs both here.
    Away,
    /// A tournament needs two who have joined.
    TooFew,
    /// The club does not answer.
    Busy,
    /// Writes fail at the moment.
    Disk,
}

impl Refusal {
    /// The id of its words.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// Why a visitor is sent home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisconnectReason {
    /// As the visitor wished.
    Bye,
    /// Nothing was pressed for long.
    Idle,
    /// The club closes; games are kept.
    Closing,
    /// The host does not want this member.
    Banned,
    /// The name belongs to another key.
    NameTaken,
    Private,
    /// Too many sessions.
    TooMany,
    /// Too many names were taken from one address.
    TooManyNames,
    NoName,
    /// The club is closing, or reading the store failed.
    Later,
    /// The session has no terminal to draw on.
    NoTerminal,
    /// The club does not have this feature of ssh, for example file transfer.
    NoSuch,
}

impl DisconnectReason {
    /// The id of its words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            DisconnectReason::Bye => "club-bye",
            DisconnectReason::Idle => "club-bye-idle",
            DisconnectReason::Closing => "club-bye-closing",
            DisconnectReason::Banned => "club-bye-banned",
            DisconnectReason::NameTaken => "club-bye-taken",
            DisconnectReason::Private => "club-bye-private",
            DisconnectReason::TooMany => "club-bye-many",
            DisconnectReason::TooManyNames => "club-web-many",
            DisconnectReason::NoName => "club-bye-name",
            DisconnectReason::Later => "club-web-later",
            DisconnectReason::NoTerminal => "club-bye-terminal",
            DisconnectReason::NoSuch => "club-bye-only",
        }
    }

    /// The exit status of `ssh`.
    #[must_use]
    pub const fn status(self) -> u32 {
        match self {
            DisconnectReason::Bye | DisconnectReason::Idle | DisconnectReason::Closing => 0,
            _ => 1,
        }
    }
}

/// The reason that makes a visitor by ssh a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(prefix = "club-guest-", serialize_all = "kebab-case")]
pub enum GuestReason {
    /// The client offered no key.
    NoKey,
    /// The club does not support this kind of key.
    Kind,
    /// The client signs with RSA and SHA-1, which is insecure.
    Sha1,
    /// The client sent no valid signature with the key.
    Unproved,
    /// The club cannot store new members, because writes fail.
    Disk,
}

impl GuestReason {
    /// The id of its words.
    #[must_use]
    pub fn word(self) -> &'static str {
        self.into()
    }
}
