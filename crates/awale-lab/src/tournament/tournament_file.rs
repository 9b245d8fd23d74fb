//! The JSON file of a tournament: plan, players and finished games.
//!
//! The file is written atomically, so that an interrupted tournament can be resumed from it.

use std::path::Path;

use awale_engine::fnv1a64;
use awale_files::{self as files, PathError};
use serde::{Deserialize, Serialize};

use awale_words::text::json_escaped;

use super::{
    InconsistentGame, PlayedGames, TournamentPlan, TournamentPlayer,
    game::TournamentGame,
    saved_plan::{PlanDifference, SavedPlan},
};

/// Maximum size of a file in bytes, enough for a hundred thousand games.
pub const MAX_TOURNAMENT_FILE_BYTES: u64 = 256 << 20;
/// The version of the file format.
pub const FORMAT_VERSION: u32 = 1;

/// The contents of a tournament's file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredTournament {
    /// The version of the file format.
    pub format: u32,
    /// The options of the tournament.
    pub plan: SavedPlan,
    /// For each player its name, its specification, and a checksum of its program if it is a
    /// separate one.
    pub players: Vec<(String, String, Option<u64>)>,
    /// The finished games.
    pub games: Vec<TournamentGame>,
    /// A checksum of all other fields.
    #[serde(default)]
    pub checksum: u64,
}

/// The field that the files of all format versions have.
#[derive(Deserialize)]
struct FormatHeader {
    format: u32,
}

/// The reason why a tournament cannot be saved or resumed.
#[derive(Debug)]
pub enum TournamentFileError {
    /// The file cannot be read or written.
    FileAccess(PathError),
    /// The file is not the file of a tournament.
    NotATournament {
        /// The path of the file.
        file: String,
        /// The error of the JSON reader.
        json_error: String,
    },
    /// The file has another version of the format.
    UnsupportedFormat {
        /// The path of the file.
        file: String,
        /// The format version in the file.
        format_in_file: u32,
    },
    /// The file is from a tournament with other options or players.
    DifferentPlan {
        /// The path of the file.
        file: String,
        /// The first difference.
        difference: PlanDifference,
    },
    /// The program of a player has changed since the file was written.
    ChangedProgram {
        /// The path of the file.
        file: String,
        /// The name of the player.
        player: String,
    },
    /// The file would be larger than the maximum size for reading.
    TooLarge {
        /// The path of the file.
        file: String,
    },
    /// The checksum is wrong: the file is damaged, or was edited.
    Damaged {
        /// The path of the file.
        file: String,
    },
    /// A game in the file does not agree with the plan.
    InconsistentGame {
        /// The path of the file.
        file: String,
        /// The first game that does not agree, with the reason.
        inconsistent_game: InconsistentGame,
    },
}

impl StoredTournament {
    /// Returns the contents of the file for this tournament and its finished games.
    pub fn from_progress(plan: &TournamentPlan, progress: &PlayedGames) -> StoredTournament {
        let player_entry = |player: &TournamentPlayer| {
            (
                player.name.clone(),
                player.entrant.to_string(),
                player.checksum,
            )
        };
        StoredTournament {
            format: FORMAT_VERSION,
            plan: SavedPlan::from_plan(plan),
            players: plan.players.iter().map(player_entry).collect(),
            games: progress.games().cloned().collect(),
            checksum: 0,
        }
        .with_checksum()
    }

    fn with_checksum(self) -> StoredTournament {
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

    /// Returns the first difference from the file `requested_tournament`, apart from games.
    fn first_difference(&self, requested_tournament: &StoredTournament) -> Option<PlanDifference> {
        let player_name_and_spec = |file: &StoredTournament, number: usize| {
            file.players
                .get(number)
                .map(|(name, spec, _)| [name, spec].map(String::clone))
        };
        // The number of rounds can depend on the players, so players are compared first.
        let different_player = (0..self.players.len().max(requested_tournament.players.len()))
            .find(|&number| {
                player_name_and_spec(self, number)
                    != player_name_and_spec(requested_tournament, number)
            });
        let player_text = |[name, spec]: [String; 2]| {
            if name == spec {
                name
            } else {
                format!("{name} ({spec})")
            }
        };
        match different_player {
            Some(different_player) => Some(PlanDifference::DifferentPlayer {
                player_number: different_player + 1,
                value_in_file: player_name_and_spec(self, different_player).map(player_text),
                requested_value: player_name_and_spec(requested_tournament, different_player)
                    .map(player_text),
            }),
            None => self.plan.first_difference(&requested_tournament.plan),
        }
    }

    /// Writes the file atomically.
    ///
    /// # Errors
    /// If it cannot be written, or is too large to be read again.
    pub fn write(&self, path: &Path) -> Result<(), TournamentFileError> {
        let text = serde_json::to_string(self).unwrap_or_default();
        let text = json_escaped(&text);
        if text.len() as u64 > MAX_TOURNAMENT_FILE_BYTES {
            return Err(TournamentFileError::TooLarge {
                file: path.display().to_string(),
            });
        }
        files::write(path, text.as_bytes()).map_err(TournamentFileError::FileAccess)
    }

    /// Returns the games in the file at `path`, which has to be a tournament like `plan`.
    ///
    /// # Errors
    /// If the file cannot be read, is from another tournament, or contains impossible games.
    pub fn read(path: &Path, plan: &TournamentPlan) -> Result<PlayedGames, TournamentFileError> {
        let text = files::read_text(path, MAX_TOURNAMENT_FILE_BYTES).map_err(|source| {
            TournamentFileError::FileAccess(PathError {
                path: path.to_owned(),
                source,
            })
        })?;
        let file = path.display().to_string();
        // The format version is checked before the checksum, because another format has other
        // fields.
        if let Ok(FormatHeader { format: found }) = serde_json::from_str(&text)
            && found != FORMAT_VERSION
        {
            return Err(TournamentFileError::UnsupportedFormat {
                file,
                format_in_file: found,
            });
        }
        let stored_tournament: StoredTournament =
            serde_json::from_str(&text).map_err(|error| TournamentFileError::NotATournament {
                file: file.clone(),
                json_error: error.to_string(),
            })?;
        if stored_tournament.clone().with_checksum().checksum != stored_tournament.checksum {
            return Err(TournamentFileError::Damaged { file });
        }
        let requested_tournament = StoredTournament::from_progress(plan, &PlayedGames::default());
        if let Some(difference) = stored_tournament.first_difference(&requested_tournament) {
            return Err(TournamentFileError::DifferentPlan { file, difference });
        }
        if let Some((changed_player, _)) = stored_tournament
            .players
            .iter()
            .zip(&requested_tournament.players)
            .find(|(before, now)| before != now)
        {
            return Err(TournamentFileError::ChangedProgram {
                file,
                player: changed_player.0.clone(),
            });
        }
        plan.check_games(&stored_tournament.games)
            .map_err(|mismatch| TournamentFileError::InconsistentGame {
                file,
                inconsistent_game: mismatch,
            })?;
        Ok(PlayedGames::from_games(stored_tournament.games))
    }
}
