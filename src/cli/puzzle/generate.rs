//! `awale puzzle generate`: makes a collection of puzzles from games. This takes long, so it can be
//! interrupted at any time and resumed from a file next to the output file.

use std::{
    fmt::Write,
    io,
    num::NonZeroU16,
    path::{Path, PathBuf},
};

use awale_engine::Stop;
use awale_files::{self as files, MAX_GAME_BYTES};
use awale_lab::exercise_making::PuzzleMiner;
use awale_rules::Position;
use awale_study::{
    catalogue::{AnyGame, Variant},
    puzzle::{CONFIRMATION_MARGIN, MinedPuzzle, collection},
    record::Record,
};
use rand::{SeedableRng, rngs::StdRng};

use crate::words::{Explain, say};

use super::super::{
    CommandContext, CommandResult, game_file,
    interrupt::{self, InterruptHandler},
    output,
};

/// The work is saved after this many games.
const SAVE_INTERVAL_GAMES: u64 = 10;

/// The arguments of `awale puzzle generate`. The seed is an option of every command.
#[derive(Debug, clap::Args)]
pub struct PuzzleGenerateArgs {
    /// The game
    #[arg(long, value_name = "ID", default_value = "oware")]
    variant: String,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value = "500")]
    count: NonZeroU16,
    /// Where to write them
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Search each puzzle again ten times as long, and keep only those that still hold
    #[arg(long)]
    confirm: bool,
    /// Search these saved games instead of new games of the engine
    #[arg(value_name = "GAME")]
    games: Vec<PathBuf>,
}

pub(super) fn run_puzzle_generate(
    context: &CommandContext,
    args: &PuzzleGenerateArgs,
) -> CommandResult {
    let variant = context.variant(&args.variant)?.clone();
    let requested_puzzle_count = usize::from(args.count.get());
    let seed = context.random_seed.unwrap_or_default();
    let Some(mut miner) =
        PuzzleMiner::new(variant.clone(), seed, requested_puzzle_count, &Stop::new())
    else {
        return Ok(());
    };
    if args.confirm {
        miner = miner.with_confirmation_margin(CONFIRMATION_MARGIN);
    }
    if args.games.is_empty() {
        mine_engine_games(context, &mut miner, &variant, args, seed)?;
    } else {
        for file in &args.games {
            for past in game_positions(context, file, &variant)? {
                miner.mine_positions(&past, &mut StdRng::seed_from_u64(seed));
            }
        }
    }
    let bytes = collection::to_bytes(miner.found_puzzles());
    files::write(&args.out, &bytes).map_err(|error| error.explain(&context.words))?;
    Ok(output::print_line(say!(
        context.words,
        "puzzles-written",
        count = miner.found_puzzles().len(),
        bytes = bytes.len()
    ))?)
}

impl PuzzleGenerateArgs {
    /// The file next to the output file that holds unfinished work.
    fn partial_file(&self) -> PathBuf {
        let mut partial_name = self.out.as_os_str().to_owned();
        partial_name.push(".part");
        partial_name.into()
    }

    /// The first line of unfinished work, which identifies it.
    fn mining_title(&self, seed: u64) -> String {
        let confirmed_suffix = if self.confirm { " confirmed" } else { "" };
        format!(
            "{} seed {seed} count {}{confirmed_suffix}",
            self.variant, self.count
        )
    }
}

/// Searches games of the engine until there are enough puzzles.
fn mine_engine_games(
    context: &CommandContext,
    miner: &mut PuzzleMiner,
    variant: &Variant,
    args: &PuzzleGenerateArgs,
    seed: u64,
) -> CommandResult {
    let (partial_file, title) = (args.partial_file(), args.mining_title(seed));
    let file_error = |error: io::Error| {
        context
            .words
            .labeled(partial_file.display(), error.explain(&context.words))
    };
    match files::read_text(&partial_file, MAX_GAME_BYTES) {
        Ok(text) => {
            if let Some((mined_game_count, found_puzzles)) =
                parse_unfinished_work(&text, &title, variant)
            {
                miner.restore_progress(mined_game_count, found_puzzles);
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(file_error(error).into()),
    }
    let mine_until_done = |_: &Stop| {
        while !miner.is_done() {
            miner.mine_next_game();
            if miner.mined_game_count().is_multiple_of(SAVE_INTERVAL_GAMES) {
                let text = unfinished_work_text(miner, &title);
                files::write(&partial_file, text).map_err(|error| error.explain(&context.words))?;
            }
        }
        Ok::<_, String>(())
    };
    InterruptHandler::new()?.run_until_interrupt(mine_until_done, || {
        interrupt::report_resume_command(&context.words, None);
    })?;
    match files::remove(&partial_file) {
        Err(error) if error.source.kind() != io::ErrorKind::NotFound => {
            Err(error.explain(&context.words).into())
        }
        _ => Ok(()),
    }
}

/// The unfinished work as text: the number of games, and one puzzle per line.
fn unfinished_work_text(miner: &PuzzleMiner, title: &str) -> String {
    let mut progress_text = format!("{title}\n{}\n", miner.mined_game_count());
    for puzzle in miner.found_puzzles() {
        for byte in puzzle.to_bytes() {
            // Writing to a string cannot fail.
            let _ = write!(progress_text, "{byte:02x}");
        }
        progress_text.push('\n');
    }
    progress_text
}

/// Parses the text of [`unfinished_work_text`]; `None` if it belongs to other work.
fn parse_unfinished_work(
    text: &str,
    title: &str,
    variant: &Variant,
) -> Option<(u64, Vec<MinedPuzzle>)> {
    let mut lines = text.lines();
    if lines.next()? != title {
        return None;
    }
    let mined_game_count = lines.next()?.parse().ok()?;
    let parse_puzzle = |line: &str| {
        let parse_byte_at = |place: usize| u8::from_str_radix(line.get(place..place + 2)?, 16).ok();
        let bytes: Vec<u8> = (0..line.len())
            .step_by(2)
            .map(parse_byte_at)
            .collect::<Option<_>>()?;
        MinedPuzzle::decode_first(&mut bytes.as_slice(), &variant.rules)
    };
    Some((
        mined_game_count,
        lines.map(parse_puzzle).collect::<Option<_>>()?,
    ))
}

/// The positions of each game of a file with the rules of `variant`.
fn game_positions(
    context: &CommandContext,
    file: &Path,
    variant: &Variant,
) -> CommandResult<Vec<Vec<Position>>> {
    let words = &context.words;
    let records = game_file::read_games(context, file)?.readable_games(words)?;
    let positions_of_record = |record: &Record| {
        record
            .clone_game()
            .positions_so_far()
            .iter()
            .copied()
            .filter_map(AnyGame::as_awale)
            .collect()
    };
    let mut positions_by_game: Vec<Vec<Position>> =
        records.iter().map(positions_of_record).collect();
    positions_by_game.retain(|positions_of_record| {
        positions_of_record
            .first()
            .is_some_and(|position| *position.rules() == variant.rules)
    });
    if positions_by_game.is_empty() {
        return Err(say!(
            words,
            "puzzles-other-rules",
            file = file.display().to_string(),
            game = variant.id.as_str()
        )
        .into());
    }
    Ok(positions_by_game)
}
