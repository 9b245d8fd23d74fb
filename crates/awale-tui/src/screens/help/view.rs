//! Draws the list of all keys.

use crate::{
    prelude::*,
    screens::HelpScreen,
    widgets::{footer::listed_keys, long_text},
};

pub(crate) fn draw(help: &HelpScreen, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let title = words.get("menu-help");
    chrome::draw_title(&title, "", ui);
    let inner = long_text::draw_page_panel(&title, ui.body, ui);
    let mut lines = Vec::new();
    let section_keys: Vec<_> = help
        .sections
        .iter()
        .map(|&section| {
            (
                section,
                listed_keys(section, &help.keys_of_screen_below, look),
            )
        })
        .collect();
    let widest_keys_width = section_keys
        .iter()
        .flat_map(|(_, keys)| keys)
        .map(|(keys, _)| keys.width())
        .max()
        .unwrap_or(0);
    for (section, keys) in section_keys {
        lines.push(Line::from(Span::styled(
            words.get(section.title_message_id()),
            theme.title,
        )));
        for (keys, what) in keys {
            let mut keys = format!("  {keys:<widest_keys_width$} ");
            // Leave a column free for the scroll bar.
            let width = usize::from(inner.width).saturating_sub(keys.width() + 1);
            // Long descriptions continue in their own column, and not under the keys.
            for part in chrome::wrap_text(&words.get(what), width) {
                let indent = " ".repeat(keys.width());
                let keys = std::mem::replace(&mut keys, indent);
                lines.push(Line::from(vec![
                    Span::styled(keys, theme.key),
                    Span::styled(part, theme.text),
                ]));
            }
        }
        lines.push(Line::default());
    }
    chrome::draw_scrolled_text(lines, help.scrolled_lines, inner, ui);
    ui.scroll_on_wheel(ui.body, long_text::LINES_PER_WHEEL_STEP);
}
