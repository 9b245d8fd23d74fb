//! `awale endgame prove` and `awale endgame check-proof`: prove the value of a position with more
//! seeds than the tables cover, with a certificate that anyone can check.

use std::{io::Write, path::Path};

use awale_engine::{
    Stop,
    proof::{
        ProofCertificate, ProofClaim, ProofLimits, ProofProgress, check_certificate, prove_bounds,
    },
    tables::Exactness,
};
use awale_files as files;

use awale_study::words::{Explain, MessageValue, Words, say};

use super::{ProveArgs, build::stop_on_interrupt, open_valid_tables};
use awale_cli::{CommandContext, CommandResult, output};

/// Maximum size of a certificate in bytes. In memory it takes several times as much. A proof of
/// 211,512 moves has 1 MB.
const MAX_CERTIFICATE_BYTES: u64 = 128 << 20;

pub(super) fn prove_position(context: &CommandContext, args: &ProveArgs) -> CommandResult {
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let (words, variant) = (&context.words, context.variant(&args.variant)?);
    let position = context.start_position(&args.variant, Some(&args.position))?;
    files::ensure_writable(&args.out).map_err(|error| error.explain(words))?;
    let tables = open_valid_tables(context, variant);
    let limits = ProofLimits {
        max_table_seeds: args.tables.unwrap_or(tables.max_seeds()),
        max_nodes_per_claim: args.nodes,
        first_guess: args.guess.unwrap_or(0),
    };
    let certificate = prove_bounds(&position, &tables, limits, &stop, &mut |progress| {
        // The proof continues even if the output is closed.
        let _ = output::print_line(progress_line(progress, words));
    });
    // After an interrupt, the bounds proven so far are checked and written too.
    let check_summary = check_certificate(&certificate, &tables, &Stop::new())
        .map_err(|refusal| refusal.explain(words))?;
    let bytes = certificate.to_bytes();
    files::write(&args.out, &bytes).map_err(|error| error.explain(words))?;
    print_bounds(&certificate, check_summary.exactness, words)?;
    output::print_line(say!(
        words,
        "proof-written",
        file = args.out.display().to_string(),
        moves = check_summary.strategy_move_count,
        bytes = bytes.len()
    ))?;
    Ok(())
}

pub(super) fn check_proof(context: &CommandContext, file: &Path) -> CommandResult {
    let stop = Stop::new();
    stop_on_interrupt(&stop)?;
    let words = &context.words;
    let bytes = files::read(file, MAX_CERTIFICATE_BYTES)
        .map_err(|error| unusable_file_error(words, file, error.explain(words)))?;
    let certificate = ProofCertificate::from_bytes(&bytes)
        .map_err(|error| unusable_file_error(words, file, error.explain(words)))?;
    let tables = context.open_tables(
        &certificate.rules.playable_rules(),
        certificate.max_table_seeds,
    );
    let check_summary = check_certificate(&certificate, &tables, &stop)
        .map_err(|refusal| refusal.explain(words))?;
    print_bounds(&certificate, check_summary.exactness, words)?;
    output::print_line(say!(
        words,
        "proof-holds",
        moves = check_summary.strategy_move_count,
        leaves = check_summary.table_lookups,
        seeds = certificate.max_table_seeds
    ))?;
    Ok(())
}

/// Prints the board and the bounds of its value, and whether they are exact or depend on the
/// convention of the tables.
fn print_bounds(
    certificate: &ProofCertificate,
    exactness: Exactness,
    words: &Words,
) -> CommandResult {
    let (lower_bound, upper_bound) = certificate.value_bounds();
    let seeds: i8 = certificate
        .pits
        .iter()
        .map(|&seeds| seeds.cast_signed())
        .sum();
    let signed_value = |value: i8| MessageValue::from(format!("{value:+}"));
    let board = certificate.pits.map(|seeds| seeds.to_string()).join("-");
    if (lower_bound, upper_bound) == (-seeds, seeds) {
        writeln!(
            output::standard_output(),
            "{}",
            say!(words, "proof-nothing", board)
        )?;
        return Ok(());
    }
    let bounds_text = say!(
        words,
        if lower_bound == upper_bound {
            "proof-value"
        } else {
            "proof-bounds"
        },
        board,
        least = signed_value(lower_bound),
        most = signed_value(upper_bound)
    );
    let exactness_text = match exactness {
        Exactness::Exact => words.get("proof-exact"),
        Exactness::ByConvention => words.get("proof-table-value"),
    };
    writeln!(output::standard_output(), "{bounds_text}{exactness_text}")?;
    Ok(())
}

fn progress_line(progress: ProofProgress, words: &Words) -> String {
    let claim_text = |claim| match claim {
        ProofClaim::AtLeast(value) => say!(words, "proof-at-least", value = format!("{value:+}")),
        ProofClaim::AtMost(value) => say!(words, "proof-at-most", value = format!("{value:+}")),
    };
    match progress {
        ProofProgress::SearchedWithoutProof {
            claim,
            depth,
            nodes,
        } => {
            say!(
                words,
                "proof-searched",
                claim = claim_text(claim),
                plies = depth,
                nodes
            )
        }
        ProofProgress::Proven(claim) => say!(words, "proof-proven", claim = claim_text(claim)),
    }
}

fn unusable_file_error(words: &Words, file: &Path, reason: String) -> String {
    say!(
        words,
        "proof-unusable",
        file = file.display().to_string(),
        what = reason
    )
}
