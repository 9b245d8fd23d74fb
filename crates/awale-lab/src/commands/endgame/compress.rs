//! `awale endgame compress`: tables of earlier versions become smaller.

use awale_engine::Stop;
use awale_engine::tables::{self, Compressed};

use awale_study::words::{Explain, Sign, Words, say};

use super::CompressArgs;
use super::build::{stop_on_interrupt, threads};
use awale_cli::{CommandResult, Context, output};

/// A size in megabytes, a small one in kilobytes.
pub fn size(bytes: u64, words: &Words) -> String {
    let (id, unit) = if bytes < 1_000_000 {
        ("size-kilobytes", 1e3)
    } else {
        ("size-megabytes", 1e6)
    };
    say!(
        words,
        id,
        size = words.decimal(bytes as f64 / unit, 1, Sign::Minus)
    )
}

pub(super) fn run(context: &Context, args: &CompressArgs) -> CommandResult {
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let words = &context.words;
    let folder = context.folders.tables();
    for variant in args.choice.variants(context)? {
        let mut told = |file: Compressed| {
            let values = [
                ("game", variant.id.as_str().into()),
                ("seeds", file.seeds.into()),
                ("before", size(file.before, words).into()),
                ("after", size(file.after, words).into()),
            ];
            // The tables are compressed even if the output is closed.
            let _ = output::say(words.with("tables-compressed", &values));
        };
        tables::compress(
            &variant.rules,
            &folder,
            threads(args.threads)?,
            &stop,
            &mut told,
        )
        .map_err(|error| error.explain(words))?;
        output::say(say!(
            words,
            "tables-all-compressed",
            game = variant.id.as_str()
        ))?;
    }
    Ok(())
}
