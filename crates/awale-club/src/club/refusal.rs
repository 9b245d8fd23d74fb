//! Why something is not done, and why a visitor is sent home.

/// Why something is not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
}

impl Refusal {
    /// The id of its words.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Refusal::Gone => "club-refused-gone",
            Refusal::Own => "club-refused-own",
            Refusal::TooMany => "club-refused-many",
            Refusal::Nobody => "club-refused-nobody",
            Refusal::Guest => "club-refused-guest",
            Refusal::TooFast => "club-refused-fast",
            Refusal::NotNow => "club-refused-now",
            Refusal::Away => "club-refused-away",
            Refusal::TooFew => "club-refused-few",
            Refusal::Busy => "club-busy",
        }
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
        }
    }
}
