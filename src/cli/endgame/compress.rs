//! `awale endgame compress`: tables of earlier versions become smaller.

use awale_engine::Stop;
use awale_engine::tables::{self, Compressed};

use crate::i18n::{Explain, Sign};

use super::super::{CommandResult, Context, output};
use super::CompressArgs;
use super::build::{stop_on_interrupt, threads};

pub(super) fn run(context: &Context, args: &CompressArgs) -> CommandResult {
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let words = &context.words;
    let folder = context.folders.tables();
    for variant in args.choice.variants(context)? {
        let mut told = |file: Compressed| {
            let megabytes = |bytes: u64| words.decimal(bytes as f64 / 1e6, 1, Sign::Minus).into();
            let values = [
                ("game", variant.id.as_str().into()),
                ("seeds", file.seeds.into()),
                ("before", megabytes(file.before)),
                ("after", megabytes(file.after)),
            ];
            // The tables are compressed even if the output is closed.
            let _ = output::say(words.with("tables-compressed", &values));
        };
        tables::compress(&variant.rules, &folder, threads(args.threads)?, &stop, &mut told)
            .map_err(|error| error.explain(words))?;
        output::say(words.with("tables-all-compressed", &[("game", variant.id.as_str().into())]))?;
    }
    Ok(())
}
