//! The file of a tournament, in JSON: its plan, its players and the games that are over. It is
//! written atomically, so that an interrupted tournament goes on from it.

use std::path::Path;

use awale_engine::fnv1a64;
use awale_files::{self as files, Failure};
use serde::{Deserialize, Serialize};

use awale_words::text::json_escaped;

use super::game::TournamentGame;
use super::saved_plan::{Difference, SavedPlan};
use super::{GameMismatch, PlayedGames, TournamentPlan, TournamentPlayer};

/// The largest file that is read, in bytes: a hundred thousand games.
pub const MOST: u64 = 256 << 20;
/// The version of the format.
pub const FORMAT: u32 = 1;

/// A tournament as its file holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTournament {
    /// The version of the format.
    pub format: u32,
    /// How it is played.
    pub plan: SavedPlan,
    /// The names and specifications of the players, with the checksums of those that are programs
    /// of their own.
    pub players: Vec<(String, String, Option<u64>)>,
    /// The games that are over.
    pub games: Vec<TournamentGame>,
    /// A checksum of all the rest.
    #[serde(default)]
    pub checksum: u64,
}

/// What the file of every version begins with.
#[derive(Deserialize)]
struct Head {
    format: u32,
}

/// Why a tournament does not go on from a file.
#[derive(Debug)]
pub enum StoreError {
    /// It cannot be read or written.
    File(Failure),
    /// It is no file of a tournament.
    Format {
        /// The path of the file.
        file: String,
        /// What is wrong, by the reader of JSON.
        what: String,
    },
    /// It was written by a version with another format.
    OtherFormat {
        /// The path of the file.
        file: String,
        /// The format that it has.
        found: u32,
    },
    /// It is the file of a tournament with another plan.
    Other {
        /// The path of the file.
        file: String,
        /// The first difference.
        difference: Difference,
    },
    /// The program of a player is not what it was.
    Changed {
        /// The path of the file.
        file: String,
        /// The name of the player.
        player: String,
    },
    /// It would be larger than what is read.
    TooLarge {
        /// The path of the file.
        file: String,
    },
    /// It does not hold what was written: it is damaged, or was changed.
    Damaged {
        /// The path of the file.
        file: String,
    },
    /// A game in it is not the one that the plan has.
    Mismatch {
        /// The path of the file.
        file: String,
        /// The first game that does not fit.
        mismatch: GameMismatch,
    },
}

impl StoredTournament {
    /// What a file of this tournament holds.
    #[must_use]
    pub fn of(plan: &TournamentPlan, progress: &PlayedGames) -> StoredTournament {
        let player = |player: &TournamentPlayer| {
            (
                player.name.clone(),
                player.entrant.to_string(),
                player.checksum,
            )
        };
        StoredTournament {
            format: FORMAT,
            plan: SavedPlan::of(plan),
            players: plan.players.iter().map(player).collect(),
            games: progress.games().cloned().collect(),
            checksum: 0,
        }
        .checked()
    }

    /// The same with its checksum.
    fn checked(self) -> StoredTournament {
        let text = serde_json::to_string(&StoredTournament {
            checksum: 0,
            ..self.clone()
        })
        .unwrap_or_default();
        StoredTournament {
            checksum: fnv1a64(text.as_bytes()),
            ..self
        }
    }

    /// The first thing in which it is not a tournament like `wanted`.
    fn difference(&self, wanted: &StoredTournament) -> Option<Difference> {
        let players = |file: &StoredTournament, number: usize| {
            file.players
                .get(number)
                .map(|(name, spec, _)| [name, spec].map(String::clone))
        };
        // Other players may ask for other rounds, so they come first.
        let number = (0..self.players.len().max(wanted.players.len()))
            .find(|&number| players(self, number) != players(wanted, number));
        let told = |[name, spec]: [String; 2]| {
            if name == spec {
                name
            } else {
                format!("{name} ({spec})")
            }
        };
        match number {
            Some(number) => Some(Difference::Player {
                number: number + 1,
                kept: players(self, number).map(told),
                given: players(wanted, number).map(told),
            }),
            None => self.plan.difference(&wanted.plan),
        }
    }

    /// Writes it, atomically.
    ///
    /// # Errors
    /// When it cannot be written, or could not be read again.
    pub fn write(&self, path: &Path) -> Result<(), StoreError> {
        let text = serde_json::to_string(self).unwrap_or_default();
        let text = json_escaped(&text);
        if text.len() as u64 > MOST {
            return Err(StoreError::TooLarge {
                file: path.display().to_string(),
            });
        }
        files::write(path, text.as_bytes()).map_err(StoreError::File)
    }

    /// The games that the file at `path` holds, which must be one of `plan`.
    ///
    /// # Errors
    /// When it cannot be read, is of another tournament, or holds what cannot have been played.
    pub fn read(path: &Path, plan: &TournamentPlan) -> Result<PlayedGames, StoreError> {
        let text = files::read_text(path, MOST).map_err(|source| {
            StoreError::File(Failure {
                path: path.to_owned(),
                source,
            })
        })?;
        let file = path.display().to_string();
        // Another format has other fields, and its checksum counts them.
        if let Ok(Head { format: found }) = serde_json::from_str(&text)
            && found != FORMAT
        {
            return Err(StoreError::OtherFormat { file, found });
        }
        let stored: StoredTournament =
            serde_json::from_str(&text).map_err(|error| StoreError::Format {
                file: file.clone(),
                what: error.to_string(),
            })?;
        if stored.clone().checked().checksum != stored.checksum {
            return Err(StoreError::Damaged { file });
        }
        let wanted = StoredTournament::of(plan, &PlayedGames::default());
        if let Some(difference) = stored.difference(&wanted) {
            return Err(StoreError::Other { file, difference });
        }
        if let Some((changed, _)) = stored
            .players
            .iter()
            .zip(&wanted.players)
            .find(|(before, now)| before != now)
        {
            return Err(StoreError::Changed {
                file,
                player: changed.0.clone(),
            });
        }
        plan.check(&stored.games)
            .map_err(|mismatch| StoreError::Mismatch { file, mismatch })?;
        Ok(PlayedGames::of(stored.games))
    }
}
