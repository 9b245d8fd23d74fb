//! The games of a match, written down: one record a game.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use awale_files::{self as files, Failure};
use awale_rules::PerSeat;

use awale_study::catalogue::{Kind, PlayerSpec};
use awale_study::record::{DateTime, Direction, Participant, Record};

use super::Tell;
use super::entrant::Entrant;
use super::game::PlayedGame;

/// What the names of the files begin with, before the number of the game.
const PREFIX: &str = "game-";
const ENDING: &str = ".toml";

/// Writes every game of a match down.
#[derive(Clone, Debug)]
pub struct SaveGames {
    /// Where the games go.
    pub folder: PathBuf,
    /// Words for the titles.
    pub words: Arc<dyn Tell>,
    /// With the date that this tells.
    pub clock: fn() -> DateTime,
}

/// A game that could not be written.
#[derive(Debug)]
pub enum SaveError {
    /// The game could not be written.
    Write(Failure),
    /// The folder holds the games of another match.
    Taken {
        /// The folder.
        path: PathBuf,
    },
}

/// Looks whether `folder` can take the games of a match.
///
/// # Errors
/// When it holds some already, which would be written over.
pub fn check(folder: &Path) -> Result<(), SaveError> {
    files::sweep_shared(folder);
    let is_game = |name: &str| name.starts_with(PREFIX) && name.ends_with(ENDING);
    let mut entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_taken = entries.any(|entry| entry.file_name().to_str().is_some_and(is_game));
    if is_taken {
        Err(SaveError::Taken {
            path: folder.to_owned(),
        })
    } else {
        Ok(())
    }
}

/// Where the game with this number, counted from 0, is written.
fn file(folder: &Path, number: usize) -> PathBuf {
    folder.join(format!("{PREFIX}{:05}{ENDING}", number + 1))
}

/// Writes the game with this number, counted from 0.
pub(super) fn save(
    into: &SaveGames,
    number: usize,
    kind: &Kind,
    played: &PlayedGame,
    specs: PerSeat<&Entrant>,
) -> Result<(), SaveError> {
    let SaveGames {
        folder,
        words,
        clock,
    } = into;
    let players = specs.map(participant);
    let title = played
        .forfeit
        .as_ref()
        .map(|(loser, reason)| words.forfeit_title(*loser, reason).into());
    let record = Record::of(
        &played.game,
        kind.clone(),
        players,
        Direction::default(),
        clock(),
        title,
    );
    let path = file(folder, number);
    files::make_folder(folder)
        .and_then(|()| files::write_new(&path, record.to_toml()))
        .map_err(SaveError::Write)
}

/// To a record another program, or a bot, is a human with a name.
fn participant(spec: &Entrant) -> Participant {
    let built_in = spec.built_in().unwrap_or(PlayerSpec::Human);
    Participant {
        name: spec.to_string().into(),
        spec: built_in,
    }
}
