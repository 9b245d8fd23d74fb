//! `club.toml`: what the club is like, and its limits. Every field has a default; what is misspelt
//! is refused.

use std::net::IpAddr;
use std::time::Duration;

use serde::Deserialize;

/// The documented defaults, as `awale-club settings` prints them.
pub const DEFAULTS: &str = include_str!("../club.toml");

/// The settings of a club.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// What the club calls itself.
    pub name: String,
    /// Who may ban, and hold tournaments: `ssh host help` says how.
    pub hosts: Vec<String>,
    /// Whether visitors without a key or a link may play.
    pub guests: bool,
    /// From where the page may open its connection, such as `https://awale.example.org`; where
    /// nothing is named, from the address at which it is reached.
    pub origins: Vec<String>,
    /// The addresses of reverse proxies, whose `X-Forwarded-For` is believed.
    pub proxies: Vec<IpAddr>,
    pub limits: Limits,
}

/// What one visitor, or all of them, may take.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Attempts to log in on one connection.
    pub attempts: usize,
    /// Seconds from the connection to the first screen.
    pub handshake_seconds: u64,
    /// Sessions of one member at once.
    pub sessions_per_member: usize,
    /// Names that one key may own.
    pub names_per_key: usize,
    /// Seconds without a key before a visitor is sent home.
    pub idle_seconds: u64,
    /// Threads that think, for all.
    pub thinking_threads: usize,
    /// Milliseconds that a computer thinks over a move at most.
    pub thinking_ms: u64,
    /// Seconds that a study of a game or a position may take.
    pub study_seconds: u64,
    /// Orders to think that wait, in all.
    pub thinking_waiting: usize,
    /// Bytes that a visitor may type in a second.
    pub input_bytes: usize,
    /// Bytes of a message of a page.
    pub frame_bytes: usize,
    /// Seconds for which a page may take nothing, or answer no ping.
    pub stalled_seconds: u64,
    /// Maximum of new names from one address in a burst. As many become free within an hour.
    pub names_per_address: usize,
    /// Columns of the largest window that is drawn.
    pub columns: u16,
    /// Rows of it.
    pub rows: u16,
    /// Letters of a line of chat.
    pub chat_letters: usize,
    /// Lines of chat that one person may write in ten seconds.
    pub chat_lines: usize,
    /// Challenges that one person may have open.
    pub challenges: usize,
    /// Games that one person may have going.
    pub games: usize,
    /// Saved games of one member.
    pub saved_games: usize,
    /// Milliseconds of lag that a move is given back at most.
    pub lag_ms: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            name: "awalé".to_owned(),
            hosts: Vec::new(),
            guests: true,
            origins: Vec::new(),
            proxies: Vec::new(),
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 600,
            connections_per_address: 200,
            attempts: 8,
            handshake_seconds: 20,
            sessions_per_member: 4,
            names_per_key: 3,
            idle_seconds: 14_400,
            thinking_threads: 1,
            thinking_ms: 1500,
            study_seconds: 30,
            thinking_waiting: 256,
            input_bytes: 8192,
            frame_bytes: 16_384,
            stalled_seconds: 30,
            names_per_address: 40,
            columns: 240,
            rows: 80,
            chat_letters: 200,
            chat_lines: 5,
            challenges: 3,
            games: 20,
            saved_games: 500,
            lag_ms: 500,
        }
    }
}

impl Settings {
    /// Reads the text of `club.toml`.
    ///
    /// # Errors
    /// The first thing in it that cannot be.
    pub fn parse(text: &str) -> Result<Settings, toml::de::Error> {
        toml::from_str(text)
    }
}

impl Limits {
    /// How long a visitor may do nothing.
    #[must_use]
    pub const fn idle(&self) -> Duration {
        Duration::from_secs(self.idle_seconds)
    }

    /// How long a page may be silent.
    #[must_use]
    pub const fn stalled(&self) -> Duration {
        Duration::from_secs(self.stalled_seconds)
    }

    /// How long the way to the first screen may take.
    #[must_use]
    pub const fn handshake(&self) -> Duration {
        Duration::from_secs(self.handshake_seconds)
    }

    /// The most lag that a move is given back.
    #[must_use]
    pub const fn lag(&self) -> Duration {
        Duration::from_millis(self.lag_ms)
    }
}
