//! `awale convert`: a game written down in another format.

use std::path::PathBuf;

use clap::ValueEnum;

use crate::i18n::Explain;
use crate::record::Format;

use super::{CommandResult, Context, game_file, output};

/// What `awale convert` takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The game, a `.toml` or `.ogn` file; `-` for standard input, with `--from`
    input: PathBuf,
    /// Where to write it, a `.toml` or `.ogn` file; `-` for standard output, with `--to`
    output: PathBuf,
    /// The format to read, whatever the name says
    #[arg(long, value_name = "FORMAT")]
    from: Option<Named>,
    /// The format to write, whatever the name says
    #[arg(long, value_name = "FORMAT")]
    to: Option<Named>,
    /// Write over a file that is there
    #[arg(long)]
    force: bool,
}

/// A format by its name on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Named {
    /// The records of this program
    Toml,
    /// The notation of other Oware programs
    Ogn,
}

impl From<Named> for Format {
    fn from(named: Named) -> Format {
        match named {
            Named::Toml => Format::Toml,
            Named::Ogn => Format::Ogn,
        }
    }
}

pub(super) fn run(context: &Context, args: &Args) -> CommandResult {
    let words = &context.words;
    let shown = args.output.display().to_string();
    let Some(format) = args.to.map(Format::from).or_else(|| Format::of(&args.output)) else {
        return Err(words.with("convert-to", &[("file", shown.into())]).into());
    };
    let record = game_file::read_as(context, &args.input, args.from.map(Format::from), "convert-from")?;
    let text = format.write(&record).map_err(|error| error.explain(words))?;
    if game_file::is_stream(&args.output) {
        return Ok(output::write_file(text.as_bytes())?);
    }
    game_file::write(&args.output, text.as_bytes(), args.force, words)
}
