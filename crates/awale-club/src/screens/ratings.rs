//! The list of the best players of each variant.

use super::prelude::*;

#[derive(Debug)]
pub struct RatingsScreen(ListCursor<RowId>);

impl RatingsScreen {
    pub const NEW: RatingsScreen = RatingsScreen(ListCursor::at(RowId::TableRowIndex(0)));
}

impl ListPage for RatingsScreen {
    type Row = RowId;

    list_cursor_in!(0);

    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let mut row_texts = Vec::new();
        for (variant, best) in &club(context).lobby.best_players {
            let kind = kind_with_id(variant);
            row_texts.push(kind.map_or_else(|| variant.clone(), |kind| words.game_name(&kind)));
            row_texts.extend((1..).zip(best).map(|(place, (name, rating, margin))| {
                format!("{place:>3}. {name:16} {rating} ± {margin}")
            }));
        }
        (0..)
            .map(RowId::TableRowIndex)
            .zip(row_texts)
            .map(|(row, text)| ListLine::new(row, text))
            .collect()
    }

    fn draw_title(&self, ui: &mut Ui) -> Option<Form> {
        let title = ui.words.get("club-best");
        chrome::draw_title(&title, "", ui);
        Some(form_with_text(
            title,
            ui.words
                .get(if club(ui.look.context).lobby.best_players.is_empty() {
                    "club-best-none"
                } else {
                    "club-best-about"
                }),
        ))
    }
}
