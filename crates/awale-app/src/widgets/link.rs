//! A link with its QR code.

use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};
use ratatui::{
    layout::{Constraint, Layout, Rect},
    style::{Color, Style},
    text::{Line, Text},
    widgets::{Paragraph, Widget, Wrap},
};

use crate::{app::Ui, widgets::chrome};
use awale_board::theme::{ColorDepth, cells::to_cells, glyphs::Charset};

/// Maximum width of the text, in columns.
const MAX_LINK_TEXT_WIDTH: u16 = 44;
/// Minimum width of the text next to a QR code, in columns.
const MIN_LINK_TEXT_WIDTH: u16 = 24;
/// Columns between the QR code and the text.
const QR_CODE_GAP: u16 = 2;

/// Returns a QR code as lines of half blocks: two modules are one character. Its light margin has
/// two modules. `None` if the text is too long.
fn qr_code(text: &str) -> Option<Text<'static>> {
    let qr_code_bits = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    let qr_code_text = qr_code_bits.render::<Dense1x2>().quiet_zone(false).build();
    let margin = " ".repeat(qr_code_text.lines().next()?.chars().count());
    let lines = [margin.as_str()]
        .into_iter()
        .chain(qr_code_text.lines())
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
    ui: &mut Ui,
) {
    let look = ui.look;
    description_lines.extend([Line::default(), Line::styled(link, look.theme.accent)]);
    description_lines.extend([Line::default(), Line::from(instruction)]);
    let mut qr_text = qr_code(link).unwrap_or_default();
    let max_code_width = ui
        .body
        .width
        .saturating_sub(QR_CODE_GAP + MIN_LINK_TEXT_WIDTH);
    if look.charset != Charset::Unicode {
        qr_text = Text::default();
    } else if to_cells(qr_text.width()) > max_code_width
        || to_cells(qr_text.height()) > ui.body.height
    {
        qr_text = Text::default();
        description_lines.push(Line::from(look.words.get("link-no-room")));
    }
    let text = Text::from(description_lines);
    ui.record_text_outline(|outline| outline.add_paragraphs(&text));
    let paragraph = Paragraph::new(text)
        .style(look.theme.text)
        .wrap(Wrap { trim: true });
    let (code_width, code_height) = (to_cells(qr_text.width()), to_cells(qr_text.height()));
    let text_width = MAX_LINK_TEXT_WIDTH.min(ui.body.width - code_width - QR_CODE_GAP - 1);
    let content_height = code_height.max(chrome::wrapped_height(&paragraph, text_width));
    let area = ui.body.centered(
        Constraint::Length(code_width + QR_CODE_GAP + text_width),
        Constraint::Length(content_height),
    );
    let columns = [Constraint::Length(code_width), Constraint::Fill(1)];
    let [code_area, text_area] = area.layout(&Layout::horizontal(columns).spacing(QR_CODE_GAP));
    // Scanners expect dark modules on a light ground.
    let style = match look.color_depth {
        ColorDepth::Monochrome => Style::new().reversed(),
        _ => Style::new().fg(Color::Black).bg(Color::White),
    };
    Paragraph::new(qr_text).style(style).render(
        Rect {
            height: code_height,
            ..code_area
        },
        ui.buffer,
    );
    paragraph.render(text_area, ui.buffer);
}
