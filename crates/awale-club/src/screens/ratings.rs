//! The list of the best players of each variant.

use super::prelude::*;

#[derive(Debug)]
pub struct RatingsScreen(ListCursor<Row>);

impl RatingsScreen {
    pub const NEW: RatingsScreen = RatingsScreen(ListCursor::at(Row::TableIndex(0)));
}

impl ListPage for RatingsScreen {
    type Row = Row;

    list_cursor_in!(0);

    fn page_lines<'a>(&'a self, _: usize, context: &'a AppContext) -> Vec<ListLine<'a, Self>> {
        let words = &context.words;
        let mut texts = Vec::new();
        for (variant, best) in &club(context).lobby.best_players {
            let kind = kind_with_id(variant);
            texts.push(kind.map_or_else(|| variant.clone(), |kind| words.game_name(&kind)));
            texts.extend(
                best.iter()
                    .enumerate()
                    .map(|(place, (name, rating, margin))| {
                        format!("{:>3}. {name:16} {rating} ± {margin}", place + 1)
                    }),
            );
        }
        let texts = texts.into_iter().enumerate();
        texts
            .map(|(place, text)| ListLine::new(Row::TableIndex(place), text))
            .collect()
    }

    fn draw_title(&self, ui: &mut Ui<'_>) -> Option<Form> {
        let words = ui.words;
        let title = ui.words.get("club-best");
        chrome::draw_title(&title, "", ui);
        let about = if club(ui.look.context).lobby.best_players.is_empty() {
            "club-best-none"
        } else {
            "club-best-about"
        };
        Some(form_with_text(title, words.get(about)))
    }
}
