//! Collects the players of a tournament: those on the command line, and the programs and scripts in
//! a folder.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use crate::{
    match_runner::{BotCommand, Entrant},
    tournament::TournamentPlayer,
};
use awale_engine::fnv1a64;
use awale_files as files;
use awale_words::text::{Label, split_command};

use awale_study::words::{Explain, Words, say};

use awale_cli::output;

/// Maximum number of players. The cross-table of more would be unreadable.
const MAX_PLAYERS: usize = 256;

/// Returns the players on the command line (`specs`) and in the folder `bots_folder`.
/// `interpreters_by_extension` maps the endings of script files to their interpreters.
///
/// # Errors
/// If a player does not exist, or if there are fewer than 2 or more than 256 players.
pub(super) fn collect_players(
    specs: &[String],
    bots_folder: Option<&Path>,
    interpreters_by_extension: &BTreeMap<String, String>,
    words: &Words,
) -> Result<Vec<TournamentPlayer>, String> {
    let mut players = Vec::new();
    for spec in specs {
        let entrant: Entrant = spec
            .parse()
            .map_err(|error: awale_study::catalogue::PlayerSpecError| error.explain(words))?;
        players.push(tournament_player(spec, entrant));
    }
    if let Some(folder) = bots_folder {
        let players_from_folder = players_in_folder(folder, interpreters_by_extension, words)
            .map_err(|error| words.labeled(folder.display(), error.explain(words)))?;
        if players_from_folder.is_empty() {
            let known_extensions = interpreters_by_extension
                .keys()
                .map(|ending| format!(".{ending}"))
                .collect::<Vec<_>>()
                .join(" ");
            return Err(say!(
                words,
                "tournament-no-bots",
                folder = folder.display().to_string(),
                known = known_extensions
            ));
        }
        players.extend(players_from_folder);
    }
    if players.len() < 2 {
        return Err(words.get("tournament-too-few"));
    }
    if players.len() > MAX_PLAYERS {
        return Err(say!(words, "tournament-too-many", most = MAX_PLAYERS));
    }
    make_names_unique(&mut players);
    Ok(players)
}

/// Maximum size in bytes of a file that is part of a player's checksum.
const MAX_CHECKSUMMED_FILE_BYTES: u64 = 64 << 20;

fn tournament_player(name: &str, entrant: Entrant) -> TournamentPlayer {
    let current_folder = PathBuf::new();
    let (command_words, folder): (&[String], _) = match &entrant {
        Entrant::LineBot(command) => (
            &command.command_words,
            command.folder.as_ref().unwrap_or(&current_folder),
        ),
        Entrant::UciProgram {
            command_words: words,
            ..
        } => (words, &current_folder),
        _ => (&[], &current_folder),
    };
    // Each word may be the path of a file, such as the program or its script. An installed program,
    // such as an interpreter, has no path here and is not part of the checksum.
    let file_contents = command_words
        .iter()
        .filter_map(|word| files::read(&folder.join(word), MAX_CHECKSUMMED_FILE_BYTES).ok());
    let checksum = file_contents
        .map(|bytes| fnv1a64(&bytes))
        .reduce(|one, other| one.rotate_left(1) ^ other);
    TournamentPlayer {
        name: Label::from(name).to_string(),
        entrant,
        checksum,
    }
}

/// Returns the programs and scripts in a folder as players, ordered by name.
fn players_in_folder(
    folder: &Path,
    interpreters_by_extension: &BTreeMap<String, String>,
    words: &Words,
) -> std::io::Result<Vec<TournamentPlayer>> {
    let folder = folder.canonicalize()?;
    let mut folder_entries: Vec<_> = fs::read_dir(&folder)?
        .flatten()
        .filter(|entry| entry.path().is_file())
        .collect();
    folder_entries.sort_by_key(fs::DirEntry::file_name);
    let mut players = Vec::new();
    for file in folder_entries {
        // A file name that is not Unicode could not be printed, nor found in a report.
        let Ok(name) = file.file_name().into_string() else {
            let name = file.file_name().display().to_string();
            output::eprint_message(say!(words, "tournament-name-no-text", name));
            continue;
        };
        if name.starts_with('.') {
            continue;
        }
        let path = file.path();
        let extension = path
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default()
            .to_lowercase();
        let command_words: Vec<String> = match interpreters_by_extension.get(&extension) {
            // Without `./` a file name that begins with a dash would be an option of the
            // interpreter.
            Some(command) => {
                let interpreter_words =
                    split_command(command).unwrap_or_else(|| vec![command.clone()]);
                interpreter_words
                    .into_iter()
                    .chain([format!("./{name}")])
                    .collect()
            }
            None if is_executable(&path) => vec![path.display().to_string()],
            None => continue,
        };
        let entrant = Entrant::LineBot(BotCommand {
            command_words,
            folder: Some(folder.clone()),
        });
        players.push(tournament_player(&name, entrant));
    }
    Ok(players)
}

/// Returns whether a file is an executable program.
#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;

    fs::metadata(path).is_ok_and(|about| about.permissions().mode() & 0o111 != 0)
}

/// Returns whether a file is an executable program.
#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("exe"))
}

/// Makes the names of the players unique, by adding numbers to equal names.
fn make_names_unique(players: &mut [TournamentPlayer]) {
    let mut taken_names = BTreeSet::new();
    for player in players {
        let name = player.name.clone();
        let mut number = 2;
        while !taken_names.insert(player.name.clone()) {
            player.name = format!("{name} ({number})");
            number += 1;
        }
    }
}
