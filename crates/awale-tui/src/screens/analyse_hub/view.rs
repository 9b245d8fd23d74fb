//! Draws the menu *Analyze*, with a preview of the chosen line.

use awale_study::record::Record;

use crate::{
    prelude::*,
    screens::{AnalyseHub, analyse_hub::last_finished_game, selected_kind},
    words::Explain,
};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 66;
/// Height of the text above the list, in lines.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 3;
/// Height of the description of the chosen line, in lines.
const TEXT_BELOW_LIST_HEIGHT: usize = 3;
/// Column at which the values of the list begin.
const VALUE_COLUMN: usize = 22;

pub(crate) fn draw(screen: &AnalyseHub, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = words.get("menu-analyse");
    chrome::draw_title(&title, "", ui);
    let lines = screen.lines(look.context);
    let explanation = list_line::chosen_line(&lines, screen.row).map(|line| line.explanation(look));
    let description = Line::styled(explanation.unwrap_or_default(), theme.dim);
    if let Some(field) = &screen.tree_field {
        ui.record_text_outline(|outline| outline.add_field("", field));
    }
    let mut description_lines = match (&screen.tree_field, &screen.error) {
        (_, Some(error)) => vec![Line::styled(error.explain(words), theme.warning)],
        // Keep the description visible, because it explains the syntax.
        (Some(field), None) => vec![
            chrome::text_field_spans(field, theme.accent, look).into(),
            description,
        ],
        (None, None) => vec![description],
    };
    description_lines.resize(TEXT_BELOW_LIST_HEIGHT, Line::default());
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        title,
        text_above: words.get("analyse-about").into(),
        reserved_lines_above: TEXT_ABOVE_LIST_HEIGHT,
        value_column: VALUE_COLUMN,
        text_below: description_lines,
        ..Form::default()
    };
    form.with_lines(&lines, screen.row, ui.body, look).draw(ui);
}

/// Preview with the last position of the game that was finished last.
pub(super) fn preview_last_game(text: String, look: DrawContext) -> Option<SidePanel> {
    preview_game(
        last_finished_game(look.context).map(|(_, record)| record),
        text,
        look,
    )
}

/// Preview with the last position of the newest saved game.
pub(super) fn preview_newest_game(text: String, look: DrawContext) -> Option<SidePanel> {
    preview_game(look.context.games.records().next(), text, look)
}

/// Preview with the last position of a game. Without one, shows the start of the usual game.
pub(crate) fn preview_game(
    record: Option<&Record>,
    text: String,
    look: DrawContext,
) -> Option<SidePanel> {
    let Some(record) = record else {
        return preview_start_position(text, look);
    };
    Some(SidePanel {
        title: look.words.game_name(&record.kind),
        text,
        game: Some(Session::from_record(record, None, 0).game),
        ..SidePanel::default()
    })
}

/// Preview with the start of the usual game.
pub(super) fn preview_start_position(text: String, look: DrawContext) -> Option<SidePanel> {
    let kind = selected_kind(look.context)?;
    let name = look.words.game_name(&kind);
    Some(SidePanel::start_position(&kind, name, text, look))
}
