//! Reads `club.toml`: the name, addresses and limits of the club. Every field has a default. An
//! unknown field is an error.

use crate::prelude::*;
use serde::{Deserializer, de::Error};

/// The documented defaults, as `awale-club settings` prints them.
pub const DEFAULT_SETTINGS_TOML: &str = include_str!("../club.toml");

/// The settings of a club.
#[derive(Clone, Debug, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct ClubSettings {
    /// The name of the club, as visitors see it.
    pub name: String,
    /// Whether visitors without a key or a link may play.
    pub guests: bool,
    /// The address of the page, if it differs from the address on which the club listens.
    pub public_url: Option<PublicUrl>,
    /// The addresses of reverse proxies whose `X-Forwarded-For` header is trusted.
    pub proxies: Vec<IpAddr>,
    /// The address to which turns in games with days per move are reported.
    #[serde(deserialize_with = "read_webhook")]
    pub webhook: Option<Uri>,
    pub limits: ClubLimits,
}

/// Limits for a visitor, for an address, or for the whole club.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq)]
#[serde(default, deny_unknown_fields)]
pub struct ClubLimits {
    /// Maximum number of connections in total.
    pub connections: usize,
    /// Maximum number of connections from one address.
    pub connections_per_address: usize,
    /// Maximum number of attempts to log in on one ssh connection.
    pub attempts: usize,
    /// Maximum number of seconds from the connection to the first screen.
    pub handshake_seconds: u64,
    /// Maximum number of simultaneous visits of one member or guest.
    pub visits_per_member: usize,
    /// Maximum number of names that one key may own.
    pub names_per_key: usize,
    /// Seconds without input, such as a key press, after which a visitor is disconnected.
    pub idle_seconds: u64,
    /// Number of threads that run engine jobs, for all visits.
    pub thinking_threads: usize,
    /// Maximum number of milliseconds that a computer player thinks about a move.
    pub thinking_ms: u64,
    /// Maximum number of seconds for the study of a game or a position.
    pub study_seconds: u64,
    /// Maximum number of waiting engine jobs in total.
    pub thinking_waiting: usize,
    /// Maximum number of bytes that a visitor may type in a second, on average.
    pub input_bytes: usize,
    /// Maximum number of bytes of a message from a page.
    pub frame_bytes: usize,
    /// Seconds after which a page is disconnected if it receives nothing or answers no ping.
    pub stalled_seconds: u64,
    /// Maximum number of new names from one address in a burst. As many are allowed again within an
    /// hour.
    pub names_per_address: usize,
    /// Maximum number of wrong codes from one address in a burst. As many are allowed again within
    /// an hour.
    pub wrong_codes_per_address: usize,
    /// Width of the largest window that is drawn, in columns.
    pub columns: u16,
    /// Height of the largest window that is drawn, in rows.
    pub rows: u16,
    /// Maximum number of characters in a line of chat.
    pub chat_letters: usize,
    /// Maximum number of lines of chat that one person may write in ten seconds.
    pub chat_lines: usize,
    /// Maximum number of open challenges of one person.
    pub challenges: usize,
    /// Maximum number of unfinished games of one person.
    pub games: usize,
    /// Maximum number of saved games of one member.
    pub saved_games: usize,
    /// Maximum number of milliseconds of network lag that the clock does not count for a move.
    pub lag_ms: u64,
    /// Seconds for the first move of each side in a game with a clock. If a side needs longer, the
    /// game is aborted. Tournaments have a limit of their own.
    pub first_move_seconds: u64,
    /// Minimum number of moves of a game that changes ratings.
    pub rated_plies: usize,
    /// Maximum number of rated games, without those of tournaments, that two people may play within
    /// a day.
    pub rated_per_pair: usize,
}

impl Default for ClubSettings {
    fn default() -> ClubSettings {
        ClubSettings {
            name: "awalé".to_owned(),
            guests: true,
            public_url: None,
            proxies: Vec::new(),
            webhook: None,
            limits: ClubLimits::default(),
        }
    }
}

impl Default for ClubLimits {
    fn default() -> ClubLimits {
        ClubLimits {
            connections: 600,
            connections_per_address: 200,
            attempts: 8,
            handshake_seconds: 20,
            visits_per_member: 4,
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
            wrong_codes_per_address: 60,
            columns: 240,
            rows: 80,
            chat_letters: 200,
            chat_lines: 5,
            challenges: 3,
            games: 20,
            saved_games: 500,
            lag_ms: 500,
            first_move_seconds: 60,
            rated_plies: awale_study::rating::MIN_RATED_PLIES,
            rated_per_pair: 6,
        }
    }
}

impl ClubSettings {
    /// Reads the text of `club.toml`.
    ///
    /// # Errors
    /// The first syntax error, unknown field or invalid value.
    pub fn parse(text: &str) -> Result<ClubSettings, toml::de::Error> {
        let settings: ClubSettings = toml::from_str(text)?;
        let ClubLimits {
            rated_plies,
            rated_per_pair,
            ..
        } = settings.limits;
        // The messages about these limits use the plural, so the numbers must be at least 2.
        if rated_plies.min(rated_per_pair) < 2 {
            return Err(toml::de::Error::custom(
                "rated_plies and rated_per_pair must be at least 2",
            ));
        }
        Ok(settings)
    }
}

impl ClubLimits {
    /// Returns the time after which a page is disconnected if it takes no data or answers no ping.
    pub const fn silent_page_timeout(&self) -> Duration {
        Duration::from_secs(self.stalled_seconds)
    }
}

fn read_webhook<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Uri>, D::Error> {
    let text = String::deserialize(from)?;
    match text.parse::<Uri>() {
        Ok(uri) if matches!(uri.scheme_str(), Some("http" | "https")) => Ok(Some(uri)),
        _ => Err(D::Error::custom(format!(
            "{text} is not an address for a webhook. Write it as in https://example.org/hook"
        ))),
    }
}
