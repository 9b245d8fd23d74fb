//! Reading and writing the game files that are named on the command line. A file of another program
//! may hold several games.

use std::{io, path::Path};

use awale_files::{self as files, MAX_GAME_BYTES};
use awale_study::{
    record::{self, GameFormat, Record},
    words::{Explain, Words, say},
};
use awale_words::text::decode_and_find_invalid_byte;

use awale_app::app::{GameFile, SavedGame};

use crate::{CommandContext, CommandResult, output};

/// The path that means standard input or output.
const STANDARD_STREAM_PATH: &str = "-";

/// Whether the path means standard input or output.
pub fn is_standard_stream(path: &Path) -> bool {
    path.as_os_str() == STANDARD_STREAM_PATH
}

/// The option `--game`, which chooses one game of a file with several games.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct GameChoice {
    /// Number of the game in a file of several; `awale open FILE` lists them
    #[arg(long = "game", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    number: Option<u32>,
}

impl GameChoice {
    /// The choice of the game with this number. `None` for no choice.
    pub const fn from_number(number: Option<u32>) -> GameChoice {
        GameChoice { number }
    }

    /// Whether a game was chosen.
    pub const fn is_game_chosen(self) -> bool {
        self.number.is_some()
    }
}

/// The games of a file on the command line, at least one. A game that cannot be read is stored as
/// its error.
pub struct GamesFile {
    /// The path of the file as messages show it.
    pub displayed_path: String,
    /// The games in the order of the file.
    pub games: Vec<Result<Record, record::RecordError>>,
}

impl GamesFile {
    /// Keeps only the chosen game. Without a choice, keeps all games.
    ///
    /// # Errors
    /// Returns a message for the user if the file has no game with this number.
    pub fn keep_chosen_game(
        mut self,
        game_choice: GameChoice,
        words: &Words,
    ) -> CommandResult<GamesFile> {
        let game_count = self.games.len();
        let Some(number) = game_choice
            .number
            .and_then(|number| usize::try_from(number).ok())
        else {
            return Ok(self);
        };
        if number > game_count {
            return Err(say!(
                words,
                "games-no-such",
                file = self.displayed_path,
                games = game_count,
                number
            )
            .into());
        }
        self.games = vec![self.games.swap_remove(number.saturating_sub(1))];
        Ok(self)
    }

    /// The chosen game. Without a choice, the only game of the file.
    ///
    /// # Errors
    /// Returns a message for the user if the game cannot be read, if there is no game with this
    /// number, or if there are several games and no choice.
    pub fn single_game(self, game_choice: GameChoice, words: &Words) -> CommandResult<Record> {
        let GamesFile {
            displayed_path: shown,
            mut games,
        } = self.keep_chosen_game(game_choice, words)?;
        if games.len() > 1 {
            return Err(say!(words, "games-choose", file = shown, games = games.len()).into());
        }
        let record = games
            .swap_remove(0)
            .map_err(|error| words.record_error(&shown, &error))?;
        report_left_out_parts(&shown, &record, words);
        Ok(record)
    }

    /// All games that can be read. If there are several, a bad one is reported on standard error
    /// and skipped.
    ///
    /// # Errors
    /// Returns a message for the user, about the first error, if no game can be read.
    pub fn readable_games(self, words: &Words) -> CommandResult<Vec<Record>> {
        let error_message =
            |error: &record::RecordError| words.record_error(&self.displayed_path, error);
        let is_any_readable = self.games.iter().any(Result::is_ok);
        let mut records = Vec::new();
        for (number, game) in (1..).zip(&self.games) {
            match game {
                Ok(record) => {
                    report_left_out_parts(&self.displayed_path, record, words);
                    records.push(record.clone());
                }
                Err(error) if is_any_readable => output::eprint_message(skipped_game_message(
                    number,
                    &error_message(error),
                    words,
                )),
                Err(error) => return Err(error_message(error).into()),
            }
        }
        Ok(records)
    }

    /// The games as entries of the list of games on the screen.
    pub fn into_list_entries(self) -> Vec<SavedGame> {
        let name = Path::new(&self.displayed_path)
            .file_name()
            .map_or(self.displayed_path.clone(), |name| {
                name.display().to_string()
            });
        SavedGame::saved_games_of_file(&GameFile(name), self.games)
    }
}

/// Reports on standard error the parts of the file `shown_path` that the record of this game does
/// not keep.
pub fn report_left_out_parts(shown_path: &str, record: &Record, words: &Words) {
    for left_out in &record.header.omitted_texts {
        let line_and_column = (left_out.line, Some(left_out.column));
        let message =
            words.message_with_file_place(shown_path, line_and_column, left_out.explain(words));
        output::eprint_message(message);
    }
}

/// The message that one game of a file with several is skipped.
fn skipped_game_message(number: usize, reason: &str, words: &Words) -> String {
    say!(words, "games-left-out", number, why = reason)
}

/// Reads the games in the file at `path`, whose extension determines the format, or a text of any
/// format from standard input.
///
/// # Errors
/// Returns the errors of [`read_games_as`].
pub fn read_games(context: &CommandContext, path: &Path) -> CommandResult<GamesFile> {
    if is_standard_stream(path) {
        return read_text(context, path, |text| {
            GameFormat::read_any_format(text, &context.variants)
        });
    }
    read_games_as(context, path, None, "game-format")
}

/// Reads the games in the file at `path`, or on standard input. If `format` is `None`, the
/// extension determines the format. `unknown_format_message` is the id of the error message for an
/// unknown extension.
///
/// # Errors
/// Returns a message for the user if the format is unknown or the file cannot be read.
pub fn read_games_as(
    context: &CommandContext,
    path: &Path,
    format: Option<GameFormat>,
    unknown_format_message: &str,
) -> CommandResult<GamesFile> {
    let shown_path = path.display().to_string();
    // A missing file is reported as missing, even if its extension is wrong too.
    let is_missing = !is_standard_stream(path) && !path.exists();
    let format = format
        .or_else(|| GameFormat::of(path))
        .or(is_missing.then_some(GameFormat::Toml));
    let Some(format) = format else {
        return Err(say!(context.words, unknown_format_message, file = shown_path).into());
    };
    read_text(context, path, |text| {
        format.read_all(text, &context.variants)
    })
}

/// Reads the text of the file at `path`, or of standard input. `read_games` parses the games in it.
fn read_text(
    context: &CommandContext,
    path: &Path,
    read_games: impl FnOnce(&str) -> Vec<Result<Record, record::RecordError>>,
) -> CommandResult<GamesFile> {
    let shown_path = path.display().to_string();
    let bytes = if is_standard_stream(path) {
        files::read_stream(io::stdin().lock(), MAX_GAME_BYTES)
    } else {
        files::read_file_or_pipe(path, MAX_GAME_BYTES)
    };
    let bytes = bytes.map_err(|error| {
        context
            .words
            .labeled(&shown_path, error.explain(&context.words))
    })?;
    let (text, line_and_column_of_invalid_byte) = decode_and_find_invalid_byte(bytes);
    if let Some((line, column)) = line_and_column_of_invalid_byte {
        let words = &context.words;
        let message = words.message_with_file_place(
            &shown_path,
            (line, Some(column)),
            words.get("games-not-utf-8"),
        );
        output::eprint_message(message);
    }
    Ok(GamesFile {
        games: read_games(&text),
        displayed_path: shown_path,
    })
}

/// Writes a file that the user has requested. An existing file is only replaced with
/// `replaces_existing_file`.
///
/// # Errors
/// Returns a message for the user if the file exists or cannot be written.
pub fn write_requested_file(
    path: &Path,
    contents: &[u8],
    replaces_existing_file: bool,
    words: &Words,
) -> CommandResult {
    files::remove_own_temporary_files(files::folder_of(path));
    if replaces_existing_file {
        return Ok(files::write(path, contents)?);
    }
    match files::write_new(path, contents) {
        Err(failure) if failure.source.kind() == io::ErrorKind::AlreadyExists => {
            Err(say!(words, "convert-exists", file = path.display().to_string()).into())
        }
        written => Ok(written?),
    }
}
