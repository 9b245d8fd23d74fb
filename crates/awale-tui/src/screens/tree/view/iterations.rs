//! Draws the counts of iterative deepening: the positions visited at each depth with and without a
//! transposition table, and a legend of the signs in the tree.

use awale_study::{players::DeepeningMemory, study::tree::SearchAlgorithm};

use crate::{
    prelude::*,
    screens::{FilmView, TreeScreen},
};

const NUMBER_COLUMN_WIDTH: u16 = 8;

/// Draws the counts of each depth. In a film, the numbers of the visible search grow with it, and
/// deeper searches have no numbers yet.
pub(super) fn draw(screen: &TreeScreen, area: Rect, ui: &mut Ui) {
    let DrawContext { theme, words, .. } = ui.look;
    let inner = chrome::draw_panel(&words.get("tree-counts"), area, ui);
    let heading_ids = [
        "tree-column-depth",
        "tree-column-without",
        "tree-column-with",
        "tree-column-hits",
    ];
    draw_numbers(heading_ids.map(|id| words.get(id)), inner, theme.dim, ui);
    let uses_table =
        screen.search.algorithm == SearchAlgorithm::Deepening(DeepeningMemory::TranspositionTable);
    let film = screen.film.as_ref();
    // If not all depths fit, leave out the first ones, but never the visible one.
    let row_count = usize::from(inner.height.saturating_sub(2));
    let shown_index = screen
        .iterations
        .iter()
        .position(|each| each.depth == screen.search.depth)
        .unwrap_or(0);
    let first_shown_index = screen
        .iterations
        .len()
        .saturating_sub(row_count)
        .min(shown_index);
    for (iteration, y) in screen.iterations[first_shown_index..]
        .iter()
        .take(row_count)
        .zip(inner.y + 1..)
    {
        let is_shown = iteration.depth == screen.search.depth;
        let [
            mut visited_without_table,
            mut visited_with_table,
            mut table_hits,
        ] = [
            iteration.visited_positions_without_table.to_string(),
            iteration.visited_positions_with_table.to_string(),
            iteration.table_hit_count.to_string(),
        ];
        if let Some(work_counts) = film
            .filter(|_| is_shown)
            .map(|film: &FilmView| film.work_counts(&screen.tree))
        {
            if uses_table {
                (visited_with_table, table_hits) = (
                    work_counts.entered_position_count.to_string(),
                    work_counts.table_hit_count.to_string(),
                );
            } else {
                visited_without_table = work_counts.entered_position_count.to_string();
            }
        }
        let depth_text = iteration.depth.to_string();
        let number_texts = if iteration.depth > screen.search.depth {
            [depth_text, String::new(), String::new(), String::new()]
        } else {
            [
                depth_text,
                visited_without_table,
                visited_with_table,
                table_hits,
            ]
        };
        let style = if is_shown { theme.accent } else { theme.text };
        draw_numbers(number_texts, Rect { y, ..inner }, style, ui);
    }
    let y = inner.bottom().saturating_sub(1);
    ui.buffer.set_stringn(
        inner.x + 1,
        y,
        words.get("tree-legend"),
        usize::from(inner.width),
        theme.dim,
    );
}

/// Draws right-aligned numbers in four columns of equal width.
fn draw_numbers(numbers: [String; 4], row: Rect, style: Style, ui: &mut Ui) {
    for (text, place) in numbers.into_iter().zip(1..) {
        let end_column = row.x + NUMBER_COLUMN_WIDTH * place;
        ui.buffer.set_string(
            end_column.saturating_sub(to_cells(text.chars().count())),
            row.y,
            text,
            style,
        );
    }
}
