//! The panel with the link of a challenge, which the visitor sends to a friend.

use awale_app::app::Ui;
use awale_app::widgets::chrome;
use awale_board::theme::cells::cells;
use awale_board::theme::glyphs::Charset;
use awale_words::say;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::club::protocol::{ChallengeLink, GameTerms};
use crate::public_url::PublicUrl;

use super::terms;

/// Maximum width of the text, in columns.
const TEXT_WIDTH: u16 = 44;
/// Minimum width of the text next to a QR code, in columns.
const MIN_TEXT_WIDTH: u16 = 24;
/// Columns between the QR code and the text.
const GAP: u16 = 2;

/// Returns the address that opens the page with the challenge.
pub(super) fn address(page: &PublicUrl, link: &ChallengeLink) -> String {
    page.link(&format!("{}{}", ChallengeLink::FRAGMENT, link.code))
}

/// Returns a QR code as lines of half blocks: two modules are one character. `None` if the text is
/// too long.
fn qr_code(text: &str) -> Option<Vec<String>> {
    let code = QrCode::new(text).ok()?;
    let picture = code.render::<Dense1x2>().build();
    Some(picture.lines().map(str::to_owned).collect())
}

/// Draws the panel. In a small window, or without block characters, it has no QR code.
pub(super) fn draw(page: &PublicUrl, terms: &GameTerms, link: &ChallengeLink, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (words, theme) = (look.words, look.theme);
    let address = address(page, link);
    let about = if terms.is_for_members() {
        "club-link-members"
    } else {
        "club-link-about"
    };
    let text = Text::from(vec![
        Line::from(terms::offer(terms, words)),
        Line::default(),
        Line::from(words.get(about)),
        Line::default(),
        Line::styled(address.clone(), theme.accent),
        Line::default(),
        Line::from(say!(words, "club-link-ssh", code = link.code.as_str())),
    ]);
    let paragraph = Paragraph::new(text.clone())
        .style(theme.text)
        .wrap(Wrap { trim: true });
    let code = qr_code(&address).filter(|_| look.charset == Charset::Unicode);
    let size = |code: &Vec<String>| {
        let width = code.first().map_or(0, |line| line.chars().count());
        (cells(width), cells(code.len()))
    };
    let fits = |code: &Vec<String>| {
        let (width, height) = size(code);
        height + 2 <= ui.body.height && width + GAP + MIN_TEXT_WIDTH + 4 <= ui.body.width
    };
    let code = code.filter(fits);
    let (width, height) = code.as_ref().map_or((0, 0), size);
    let gap = if width > 0 { GAP } else { 0 };
    let text_width = TEXT_WIDTH.min(ui.body.width.saturating_sub(width + gap + 4));
    let text_height = chrome::wrapped_height(&paragraph, text_width);
    let highest = height.max(text_height) + 2;
    let (panel, inner) = chrome::centered(ui.body, width + gap + text_width + 4, highest);
    chrome::panel(&words.get("club-link"), panel, ui);
    ui.outline(|outline| outline.lines(&text));
    let parts = [
        Constraint::Length(width),
        Constraint::Length(gap),
        Constraint::Fill(1),
    ];
    let [left, _, right] = inner.layout(&Layout::horizontal(parts));
    // Scanners expect dark modules on a light ground.
    let style = Style::new().fg(Color::Black).bg(Color::White);
    let lines = code.unwrap_or_default().into_iter().map(Line::from);
    let height = height.min(left.height);
    Paragraph::new(lines.collect::<Vec<_>>())
        .style(style)
        .render(Rect { height, ..left }, ui.buffer);
    paragraph.render(right, ui.buffer);
}
