//! `awale convert`: converts a game to another format.

use std::path::PathBuf;

use awale_files as files;
use awale_study::record::GameFormat;
use clap::ValueEnum;

use crate::words::{Explain, Words, say};

use super::{
    CommandContext, CommandResult,
    game_file::{self, GameChoice, GamesFile},
    output,
};

/// The arguments of `awale convert`.
#[derive(Debug, clap::Args)]
pub struct ConvertArgs {
    /// The game, a `.toml` or `.ogn` file; `-` for standard input, with `--from`
    input: PathBuf,
    /// Where to write it, a `.toml` or `.ogn` file, or a folder, which gets a file for each game;
    /// `-` for standard output, with `--to`
    output: PathBuf,
    #[command(flatten)]
    game_choice: game_file::GameChoice,
    /// The format to read, whatever the name says
    #[arg(long, value_name = "FORMAT")]
    from: Option<FormatName>,
    /// The format to write, whatever the name says
    #[arg(long, value_name = "FORMAT")]
    to: Option<FormatName>,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

/// A file format, as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum FormatName {
    /// The format of this program.
    Toml,
    /// The notation of other Oware programs.
    Ogn,
}

impl From<FormatName> for GameFormat {
    fn from(format_name: FormatName) -> GameFormat {
        match format_name {
            FormatName::Toml => GameFormat::Toml,
            FormatName::Ogn => GameFormat::Ogn,
        }
    }
}

pub(super) fn run_convert(context: &CommandContext, args: &ConvertArgs) -> CommandResult {
    let words = &context.words;
    let format = args
        .to
        .map(GameFormat::from)
        .or_else(|| GameFormat::of(&args.output));
    let unknown_format_error = || {
        say!(
            words,
            "convert-to",
            file = args.output.display().to_string()
        )
    };
    let games_file = game_file::read_games_as(
        context,
        &args.input,
        args.from.map(GameFormat::from),
        "convert-from",
    )?;
    let games_file = games_file.keep_chosen_game(args.game_choice, words)?;
    let has_several_games = games_file.games.len() > 1;
    let is_output_file =
        GameFormat::of(&args.output).is_some() || game_file::is_standard_stream(&args.output);
    let is_output_folder =
        args.output.is_dir() || args.output.as_os_str().as_encoded_bytes().ends_with(b"/");
    if !is_output_file && (is_output_folder || has_several_games) {
        return write_each_game(&games_file, args, words);
    }
    let Some(format) = format else {
        return Err(unknown_format_error().into());
    };
    // Only OGN files can hold several games.
    let writes_all_games = has_several_games && format == GameFormat::Ogn;
    let records = if writes_all_games {
        games_file.readable_games(words)?
    } else {
        vec![games_file.single_game(GameChoice::default(), words)?]
    };
    let game_texts = records
        .iter()
        .map(|record| format.write(record))
        .collect::<Result<Vec<String>, _>>();
    let output_text = game_texts.map_err(|error| error.explain(words))?.join("\n");
    if game_file::is_standard_stream(&args.output) {
        output::print_file_safely(output_text.as_bytes())?;
    } else {
        game_file::write_requested_file(&args.output, output_text.as_bytes(), args.force, words)?;
    }
    Ok(())
}

/// Writes each game into its own file in the output folder. The name of the file ends with the
/// number of the game in the input. A game that cannot be read does not prevent the others from
/// being written.
fn write_each_game(games_file: &GamesFile, args: &ConvertArgs, words: &Words) -> CommandResult {
    let default_format = if GameFormat::of(&args.input) == Some(GameFormat::Toml) {
        GameFormat::Ogn
    } else {
        GameFormat::Toml
    };
    let format = args.to.map_or(default_format, GameFormat::from);
    let stem = if game_file::is_standard_stream(&args.input) {
        None
    } else {
        args.input.file_stem()
    };
    let stem = stem.map_or_else(|| "game".into(), |stem| stem.to_string_lossy().into_owned());
    let number_width = games_file.games.len().to_string().len();
    let numbered_file_name = |number: usize| match games_file.games.len() {
        1 => format!("{stem}.{}", format.extension()),
        _ => format!("{stem}-{number:0number_width$}.{}", format.extension()),
    };
    let (mut paths_and_texts, mut unreadable_game_count) = (Vec::new(), 0);
    for (number, game) in (1..).zip(&games_file.games) {
        match game {
            Ok(record) => {
                game_file::report_left_out_parts(&games_file.displayed_path, record, words);
                let game_text = format.write(record).map_err(|error| error.explain(words))?;
                paths_and_texts.push((args.output.join(numbered_file_name(number)), game_text));
            }
            Err(error) => {
                unreadable_game_count += 1;
                output::eprint_message(words.record_error(&games_file.displayed_path, error));
            }
        }
    }
    let existing_path = paths_and_texts
        .iter()
        .map(|(path, _)| path)
        .find(|path| !args.force && path.exists());
    if let Some(path) = existing_path {
        return Err(say!(words, "convert-exists", file = path.display().to_string()).into());
    }
    files::make_folder(&args.output).map_err(|failure| failure.explain(words))?;
    for (path, text) in &paths_and_texts {
        game_file::write_requested_file(path, text.as_bytes(), args.force, words)?;
    }
    let folder_text = args.output.display().to_string();
    output::print_line(say!(
        words,
        "convert-written",
        games = paths_and_texts.len(),
        folder = folder_text
    ))?;
    if unreadable_game_count > 0 {
        Err(say!(words, "convert-unread", games = unreadable_game_count).into())
    } else {
        Ok(())
    }
}
