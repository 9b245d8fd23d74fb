//! The games of a match, written down: one record a game.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::catalogue::{Kind, PlayerSpec};
use crate::game::PerSeat;
use crate::record::{Direction, Participant, Record};
use crate::shell;

use super::contestant::Spec;
use super::game::Played;

/// A game that could not be written.
#[derive(Debug, Error)]
pub(super) enum SaveError {
    #[error("{}: {source}; is `--save` a folder that you may write to?", path.display())]
    Write { path: PathBuf, source: io::Error },
}

/// Writes the game with this number, counted from 0, into `folder`.
pub(super) fn save(
    folder: &Path,
    number: usize,
    kind: &Kind,
    played: &Played,
    specs: PerSeat<&Spec>,
) -> Result<(), SaveError> {
    let players = specs.map(participant);
    let title = played.forfeit.as_ref().map(|(loser, reason)| format!("{loser} forfeits: {reason}"));
    let record = Record::of(&played.game, kind.clone(), players, Direction::default(), shell::clock(), title);
    let path = folder.join(format!("game-{:05}.toml", number + 1));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(&path, record.to_toml()))
        .map_err(|source| SaveError::Write { path, source })
}

/// A foreign engine is not a player of the house: to a record it is somebody at another keyboard.
fn participant(spec: &Spec) -> Participant {
    let house = if let Spec::House(spec) | Spec::WithTables(spec) = spec { *spec } else { PlayerSpec::Human };
    Participant { name: spec.to_string(), spec: house }
}
