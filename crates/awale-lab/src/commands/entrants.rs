//! What `awale match` and `awale tournament` have in common: the game, and what its players need.

use std::error::Error;
use std::sync::Arc;

use crate::match_runner::Entrant;
use awale_engine::tables::Tables;
use awale_rules::matches::HeapRules;
use awale_study::catalogue::Kind;

use awale_study::words::say;

use awale_cli::Context;

/// The game: the variant with this id, or the matches.
///
/// # Errors
/// When there is no such variant.
pub(super) fn kind(
    context: &Context,
    variant: &str,
    matches: bool,
) -> Result<Kind, Box<dyn Error>> {
    if matches {
        Ok(Kind::Matches(HeapRules::THIRTEEN))
    } else {
        Ok(Kind::Awale(context.variant(variant)?.clone()))
    }
}

/// The endgame tables that one of the entrants probes, all of whom must play games of this kind.
///
/// # Errors
/// Who does not, or that there are no tables.
pub(super) fn tables(
    context: &Context,
    kind: &Kind,
    entrants: &[Entrant],
) -> Result<Option<Arc<Tables>>, Box<dyn Error>> {
    let words = &context.words;
    if let Some(entrant) = entrants.iter().find(|entrant| !entrant.plays(kind)) {
        let values = [
            ("player", entrant.to_string().into()),
            ("variant", kind.id().into()),
        ];
        return Err(words.with("match-does-not-play", &values).into());
    }
    let tables = match kind {
        _ if !entrants.iter().any(Entrant::probes_tables) => return Ok(None),
        Kind::Awale(variant) => context.tables(&variant.rules),
        Kind::Matches(_) => None,
    };
    Ok(Some(tables.ok_or_else(|| {
        say!(words, "tables-none", game = kind.id())
    })?))
}
