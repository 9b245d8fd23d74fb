//! Saves the games of a match, one record for each game.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use awale_files::{self as files, PathError};
use awale_rules::{PerSeat, Seat};

use awale_study::{
    catalogue::{GameKind, PlayerSpec},
    record::{DateTime, Participant, Record, SowingDirection},
    words::{Explain, Words, say},
};

use super::{entrant::Entrant, game::PlayedGame};

/// Beginning of the file names. The number of the game follows.
const FILE_NAME_PREFIX: &str = "game-";
const FILE_NAME_ENDING: &str = ".toml";

/// Settings for saving the games of a match.
#[derive(Clone, Debug)]
pub struct GameSaveOptions {
    /// The folder of the records.
    pub folder: PathBuf,
    /// The language of the titles.
    pub words: Arc<Words>,
    /// Returns the date for the records.
    pub current_time: fn() -> DateTime,
}

/// The reason why games cannot be saved.
#[derive(Debug)]
pub enum SaveError {
    /// A record could not be written.
    CannotWrite(PathError),
    /// The folder contains the games of another match.
    FolderInUse {
        /// The path of the folder.
        path: PathBuf,
    },
}

/// Checks that `folder` contains no games yet, because they would be overwritten.
///
/// # Errors
/// If the folder contains games of a match.
pub fn check_has_no_games(folder: &Path) -> Result<(), SaveError> {
    files::remove_own_temporary_files(folder);
    let is_game_file_name =
        |name: &str| name.starts_with(FILE_NAME_PREFIX) && name.ends_with(FILE_NAME_ENDING);
    let mut folder_entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let has_games =
        folder_entries.any(|entry| entry.file_name().to_str().is_some_and(is_game_file_name));
    if has_games {
        Err(SaveError::FolderInUse {
            path: folder.to_owned(),
        })
    } else {
        Ok(())
    }
}

/// Returns the path for the game with this number, counted from 0.
fn game_path(folder: &Path, game_number: usize) -> PathBuf {
    folder.join(format!(
        "{FILE_NAME_PREFIX}{:05}{FILE_NAME_ENDING}",
        game_number + 1
    ))
}

/// Returns the title of a game that `loser` forfeited.
pub fn forfeit_title(loser: Seat, reason: &str, words: &Words) -> String {
    say!(
        words,
        "match-forfeit-title",
        side = words.seat_name(loser),
        reason
    )
}

/// Saves the game with this number, counted from 0.
pub(super) fn save_game(
    save_options: &GameSaveOptions,
    game_number: usize,
    kind: &GameKind,
    played_game: &PlayedGame,
    entrants: PerSeat<&Entrant>,
) -> Result<(), SaveError> {
    let GameSaveOptions {
        folder,
        words,
        current_time: clock,
    } = save_options;
    let players = entrants.map(participant);
    let title = played_game
        .forfeit
        .as_ref()
        .map(|(loser, reason)| forfeit_title(*loser, &reason.explain(words), words).into());
    let record = Record::of(
        &played_game.game,
        kind.clone(),
        players,
        SowingDirection::default(),
        clock(),
        title,
    );
    let path = game_path(folder, game_number);
    files::make_folder(folder)
        .and_then(|()| files::write_new(&path, record.to_toml()))
        .map_err(SaveError::CannotWrite)
}

/// Returns the player as a record describes it. Programs and bots become humans with a name,
/// because records have no kind for them.
fn participant(entrant: &Entrant) -> Participant {
    let player_spec = entrant.built_in_player().unwrap_or(PlayerSpec::Human);
    Participant {
        name: entrant.to_string().into(),
        spec: player_spec,
    }
}
