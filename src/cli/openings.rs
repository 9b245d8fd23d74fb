//! `awale openings`: prints the values of the first moves and the player's own results with them.

use std::io::Write;

use awale_rules::Pit;
use awale_study::{
    catalogue::{AnyMove, GameKind},
    openings::{BookEntry, OpeningBook, OwnGamesScore, own_scores_by_column},
    record::Record,
};

use crate::{shell::storage::GamesFolder, words::say};

use super::{
    CommandContext, CommandResult, output,
    table_layout::{ColumnLayout, TableLayout},
};

/// Columns of a number, or of the word for the opponent.
const NUMBER_COLUMN_WIDTH: usize = 10;

/// Prints the moves of a position: the value of each, and the results of the player's own games.
pub(super) fn run_openings(
    context: &CommandContext,
    variant: &str,
    moves: &[char],
) -> CommandResult {
    let (words, variant) = (&context.words, context.variant(variant)?);
    let position = awale_cli::position_after_moves(variant, moves, words)?;
    let games = GamesFolder::new(context.folders.games_folder()).list_all_games()?;
    let records: Vec<Record> = games.into_records();
    let scores_by_column = own_scores_by_column(records.iter(), &position, moves.len());
    let book = OpeningBook::built_in(&variant.rules);
    let heading_message_ids = [
        "results-played",
        "results-won",
        "results-drawn",
        "results-lost",
    ];
    let column_headings = [String::new(), words.get("openings-book")]
        .into_iter()
        .chain(heading_message_ids.map(|id| words.get(id)));
    let mut table_rows: Vec<Vec<String>> = vec![column_headings.collect()];
    for pit in position.moves() {
        let position_after = position.after(pit).ok();
        let book_entry = position_after
            .and_then(|position_after| book.as_ref()?.entry(&position_after))
            .map(BookEntry::for_opponent);
        let book_value_text = book_entry
            .map(|book_entry| words.signed_decimal(book_entry.value.lead.seeds(), 1))
            .unwrap_or_default();
        let own_games_scores = scores_by_column[pit.column()];
        let count_texts = |own: OwnGamesScore| {
            [own.game_count(), own.won, own.drawn, own.lost].map(|count| count.to_string())
        };
        let move_and_value = [AnyMove::Pit(pit).to_string(), book_value_text];
        table_rows.push(
            move_and_value
                .into_iter()
                .chain(count_texts(own_games_scores.score_when_player_moved))
                .collect(),
        );
        if own_games_scores.score_when_opponent_moved.game_count() > 0 {
            let opponent_label_cells = [String::new(), words.get("openings-opponent")];
            table_rows.push(
                opponent_label_cells
                    .into_iter()
                    .chain(count_texts(own_games_scores.score_when_opponent_moved))
                    .collect(),
            );
        }
    }
    let mut out = output::standard_output();
    let game_name = words.game_name(&GameKind::Awale(variant.clone()));
    let played_moves = moves
        .iter()
        .filter_map(|&pit| Pit::from_letter(pit))
        .map(AnyMove::Pit);
    let played_moves: Vec<AnyMove> = played_moves.collect();
    let table_title = if played_moves.is_empty() {
        game_name
    } else {
        say!(
            words,
            "openings-values-of",
            game = game_name,
            moves = words.line_text(&played_moves)
        )
    };
    writeln!(out, "{table_title}")?;
    let columns = TableLayout::new(
        2,
        [ColumnLayout::LeftAligned(1)]
            .into_iter()
            .chain([ColumnLayout::RightAligned(NUMBER_COLUMN_WIDTH); 5]),
    );
    for row in &table_rows {
        writeln!(out, "{}", columns.format_row(row))?;
    }
    let total_own_score = scores_by_column
        .iter()
        .fold(OwnGamesScore::default(), |sum, score| {
            sum.plus(score.total_score())
        });
    if total_own_score.game_count() > 0 {
        writeln!(out, "{}", words.own_games(total_own_score))?;
    }
    writeln!(out, "{}", words.get("openings-are-estimates"))?;
    Ok(())
}
