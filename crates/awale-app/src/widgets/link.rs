//! A link with its QR code.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::Ui;
use crate::widgets::chrome;
use awale_board::theme::ColorDepth;
use awale_board::theme::cells::to_cells;
use awale_board::theme::glyphs::Charset;

/// Maximum width of the text, in columns.
const MAX_LINK_TEXT_WIDTH: u16 = 44;
/// Minimum width of the text next to a QR code, in columns.
const MIN_LINK_TEXT_WIDTH: u16 = 24;
/// Columns between the QR code and the text.
const QR_CODE_GAP: u16 = 2;

/// Returns a QR code as lines of half blocks: two modules are one character. Its light margin has
/// two modules. `None` if the text is too long.
fn qr_code(text: &str) -> Option<Text<'static>> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let code = code.render::<Dense1x2>().quiet_zone(false).build();
    let margin = " ".repeat(code.lines().next()?.chars().count());
    let lines = [margin.as_str()]
        .into_iter()
        .chain(code.lines())
        .chain([margin.as_str()]);
    Some(
        lines
            .map(|line| Line::from(format!("  {line}  ")))
            .collect(),
    )
}

/// Draws a description, the link, and an instruction for the user. In a small window, or without
/// block characters, there is no QR code.
pub fn draw_link<'a>(
    mut description_lines: Vec<Line<'a>>,
    link: &'a str,
    instruction: String,
    ui: &mut Ui<'_>,
) {
    let look = ui.look;
    description_lines.extend([Line::default(), Line::styled(link, look.theme.accent)]);
    description_lines.extend([Line::default(), Line::from(instruction)]);
    let mut code = qr_code(link).unwrap_or_default();
    let room = ui
        .body
        .width
        .saturating_sub(QR_CODE_GAP + MIN_LINK_TEXT_WIDTH);
    if look.charset != Charset::Unicode {
        code = Text::default();
    } else if to_cells(code.width()) > room || to_cells(code.height()) > ui.body.height {
        code = Text::default();
        description_lines.push(Line::from(look.words.get("link-no-room")));
    }
    let text = Text::from(description_lines);
    ui.record_outline(|outline| outline.add_paragraphs(&text));
    let text = Paragraph::new(text)
        .style(look.theme.text)
        .wrap(Wrap { trim: true });
    let (width, height) = (to_cells(code.width()), to_cells(code.height()));
    let text_width = MAX_LINK_TEXT_WIDTH.min(ui.body.width - width - QR_CODE_GAP - 1);
    let all_height = height.max(chrome::wrapped_height(&text, text_width));
    let area = ui.body.centered(
        Constraint::Length(width + QR_CODE_GAP + text_width),
        Constraint::Length(all_height),
    );
    let columns = [Constraint::Length(width), Constraint::Fill(1)];
    let [left, right] = area.layout(&Layout::horizontal(columns).spacing(QR_CODE_GAP));
    // Scanners expect dark modules on a light ground.
    let style = match look.color_depth {
        ColorDepth::Monochrome => Style::new().reversed(),
        _ => Style::new().fg(Color::Black).bg(Color::White),
    };
    Paragraph::new(code)
        .style(style)
        .render(Rect { height, ..left }, ui.buffer);
    text.render(right, ui.buffer);
}
