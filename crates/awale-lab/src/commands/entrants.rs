//! Parts shared by `awale match` and `awale tournament`: the game and the endgame tables of the
//! players.

use std::sync::Arc;

use crate::match_runner::Entrant;
use awale_engine::tables::Tables;
use awale_rules::matches_game::HeapRules;
use awale_study::{catalogue::GameKind, words::say};

use awale_cli::{CommandContext, CommandResult};

/// Returns the game to play: the game of 13 matches, or awalé by the variant with this id.
///
/// # Errors
/// If there is no such variant.
pub(super) fn game_kind_from_arguments(
    context: &CommandContext,
    variant: &str,
    is_matches_game: bool,
) -> CommandResult<GameKind> {
    if is_matches_game {
        Ok(GameKind::Matches(HeapRules::THIRTEEN_MATCHES_RULES))
    } else {
        Ok(GameKind::Awale(context.variant(variant)?.clone()))
    }
}

/// Returns the endgame tables, if one of the players uses them, and checks that all players can
/// play this game.
///
/// # Errors
/// If a player cannot play this game, or the tables do not exist.
pub(super) fn tables_for_entrants(
    context: &CommandContext,
    kind: &GameKind,
    entrants: &[Entrant],
) -> CommandResult<Option<Arc<Tables>>> {
    let words = &context.words;
    if let Some(entrant) = entrants.iter().find(|entrant| !entrant.can_play(kind)) {
        return Err(say!(
            words,
            "match-does-not-play",
            player = entrant.to_string(),
            variant = kind.id()
        )
        .into());
    }
    let tables = match kind {
        _ if !entrants.iter().any(Entrant::probes_tables) => return Ok(None),
        GameKind::Awale(variant) => context.existing_tables(&variant.rules),
        GameKind::Matches(_) => None,
    };
    Ok(Some(tables.ok_or_else(|| {
        say!(words, "tables-none", game = kind.id())
    })?))
}
