//! `awale export`: exports a game, a position or a puzzle as a picture.

use std::path::{Path, PathBuf};

use awale_study::catalogue::{AnyGame, GameKind};

use crate::{
    pictures::{ExportedPicture, GamePicture, MAX_EXPORTED_MOVES, PictureFormat},
    shell,
    words::say,
};

use super::{CommandContext, CommandResult, game_file, output, puzzle};

/// The arguments of `awale export`.
#[derive(Debug, clap::Args)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "flags of the command line, of which one is given"
)]
#[command(group(clap::ArgGroup::new("format").required(true)))]
pub struct ExportArgs {
    /// The game, a `.toml` or `.ogn` file; `-` for standard input
    #[arg(value_name = "FILE", required_unless_present_any = ["position", "puzzle"], conflicts_with_all = ["position", "puzzle"])]
    game: Option<PathBuf>,
    #[command(flatten)]
    game_choice: game_file::GameChoice,
    /// Write a drawing, sharp at any size; a game's drawing includes its curve
    #[arg(long, group = "format")]
    svg: bool,
    /// Write an animated picture, one second per position
    #[arg(long, group = "format")]
    gif: bool,
    /// Write a recording of the full screen, for asciinema
    #[arg(long, group = "format")]
    cast: bool,
    /// Write a web page with every position to click through
    #[arg(long, group = "format")]
    html: bool,
    /// Where to write it; `-` for standard output [default: the name of the game, in the current
    /// folder; standard output if the game is `-`]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Number of moves before the position to show [default: all]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// A position, on one line, instead of a game
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["ply", "puzzle"])]
    position: Option<String>,
    /// A puzzle instead of a game: today, a day such as 2026-11-21, or easy, medium or hard
    #[arg(long, value_name = "PUZZLE", conflicts_with = "ply")]
    puzzle: Option<puzzle::PuzzleChoice>,
    /// The variant of the position or the puzzle
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Overwrite an existing file
    #[arg(long)]
    force: bool,
}

impl ExportArgs {
    fn picture_format(&self) -> PictureFormat {
        match (self.svg, self.gif, self.cast) {
            (true, ..) => PictureFormat::Svg,
            (_, true, _) => PictureFormat::Gif,
            (.., true) => PictureFormat::AsciinemaCast,
            _ => PictureFormat::Html,
        }
    }

    /// The output file if the command line names none. A game from standard input goes to standard
    /// output.
    fn default_path(&self) -> PathBuf {
        let is_from_standard_input = |path: &&PathBuf| game_file::is_standard_stream(path);
        if let Some(standard_stream) = self.game.as_ref().filter(is_from_standard_input) {
            return standard_stream.clone();
        }
        let default_name = if self.puzzle.is_some() {
            "puzzle"
        } else {
            "position"
        };
        let game_file_name = self
            .game
            .as_deref()
            .and_then(Path::file_name)
            .map(Path::new);
        game_file_name
            .unwrap_or(Path::new(default_name))
            .with_extension(self.picture_format().extension())
    }
}

pub(super) fn run_export(context: &CommandContext, args: &ExportArgs) -> CommandResult {
    let words = &context.words;
    let (picture, format) = (game_picture(context, args)?, args.picture_format());
    let move_count = picture.record.moves().len();
    if move_count > MAX_EXPORTED_MOVES && format != PictureFormat::Svg {
        return Err(say!(
            words,
            "export-too-long",
            moves = move_count,
            most = MAX_EXPORTED_MOVES
        )
        .into());
    }
    let path = args.out.clone().unwrap_or_else(|| args.default_path());
    write_picture(
        context,
        &ExportedPicture::Game(Box::new(picture)),
        format,
        &path,
        args.force,
    )
}

/// Writes a picture into the file at `path`, or to standard output.
///
/// # Errors
/// If the file exists and must not be overwritten, or cannot be written.
pub(super) fn write_picture(
    context: &CommandContext,
    picture: &ExportedPicture,
    format: PictureFormat,
    path: &Path,
    overwrites_existing_file: bool,
) -> CommandResult {
    let words = &context.words;
    let picture_bytes = shell::encode_picture_file(picture, format, &context.settings, words)?;
    let omission_message = picture.omission_message(format, words);
    if game_file::is_standard_stream(path) {
        output::print_file_safely(&picture_bytes)?;
        if let Some(omission_message) = omission_message {
            output::eprint_message(omission_message);
        }
        return Ok(());
    }
    game_file::write_requested_file(path, &picture_bytes, overwrites_existing_file, words)?;
    let omission_suffix = omission_message
        .map(|omission_message| format!("; {omission_message}"))
        .unwrap_or_default();
    let path_and_omissions = format!("{}{omission_suffix}", path.display());
    Ok(output::print_line(say!(
        words,
        "export-written",
        file = path_and_omissions
    ))?)
}

fn game_picture(context: &CommandContext, args: &ExportArgs) -> CommandResult<GamePicture> {
    let (words, sowing) = (&context.words, context.settings.sowing);
    if let Some(puzzle_choice) = args.puzzle {
        return Ok(GamePicture::of_puzzle(
            &puzzle::make_puzzle(context, &args.variant, puzzle_choice)?,
            sowing,
            words,
        ));
    }
    if let Some(position_text) = &args.position {
        let game_kind = GameKind::Awale(context.variant(&args.variant)?.clone());
        let position = context.start_position(&args.variant, Some(position_text))?;
        return Ok(GamePicture::of_position(
            AnyGame::Awale(position),
            game_kind,
            sowing,
            words,
        ));
    }
    // Without another source, clap requires a game.
    let path = args.game.clone().unwrap_or_default();
    let record = game_file::read_games(context, &path)?.single_game(args.game_choice, words)?;
    let move_count = record.moves().len();
    if let Some(ply) = args.ply.filter(|&ply| ply > move_count) {
        return Err(say!(words, "export-no-ply", plies = ply, moves = move_count).into());
    }
    Ok(GamePicture::of_game(
        record,
        args.ply.unwrap_or(move_count),
        words,
    ))
}
