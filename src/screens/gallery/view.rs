//! The gallery of the characters: a list with their faces, and the chosen one beside it.

use crate::i18n::say;
use crate::app::{Look, Ui};
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};

use crate::screens::Gallery;
use crate::catalogue::{Character, PlayerSpec};
use crate::keys::Section;
use crate::players::{SpeakingMoment, allowance};
use crate::rating;

use crate::theme::cells::cells;
use crate::widgets::chrome;
use crate::widgets::faces;
use crate::widgets::faces::face;
use crate::widgets::footer::footer_of;
use crate::widgets::list::ListPart;

/// The widest the screen is set.
const WIDEST: u16 = 92;
/// Columns of the list with its frame: the mark, a face, a name, how strong it is.
const LIST: u16 = 25;
/// The least width of a window in which the list tells the levels too, and what the chosen one says stands beside it.
const WIDE: u16 = 140;
/// The widest the screen is set then.
const WIDEST_OF_ALL: u16 = 160;
/// Columns of a level in the list, with the gap before it.
const LEVEL: u16 = 11;
/// Lines of the whole, with its frame.
const HEIGHT: u16 = 2 + cells(Character::ALL.len());

struct Places {
    list: Rect,
    preview: Rect,
    /// What the chosen one says, in a wide window.
    remarks: Option<Rect>,
}

impl Places {
    fn of(body: Rect) -> Places {
        let is_wide = body.width >= WIDE;
        let widest = if is_wide { WIDEST_OF_ALL } else { WIDEST };
        let column = body.centered_horizontally(Constraint::Max(widest));
        let [_, panel] =
            column.layout(&Layout::vertical([Constraint::Max(chrome::above(body, HEIGHT)), Constraint::Max(HEIGHT)]));
        if is_wide {
            let parts = [Constraint::Length(LIST + LEVEL), Constraint::Fill(1), Constraint::Fill(1)];
            let [list, preview, remarks] = panel.layout(&Layout::horizontal(parts));
            return Places { list, preview, remarks: Some(remarks) };
        }
        let [list, preview] = panel.layout(&Layout::horizontal([Constraint::Length(LIST), Constraint::Fill(1)]));
        Places { list, preview, remarks: None }
    }

    fn lines(&self, gallery: &Gallery) -> ListPart {
        ListPart::of(Character::ALL.len(), gallery.chosen, Block::bordered().inner(self.list))
    }
}

pub(crate) fn draw(gallery: &Gallery, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get("gallery-title");
    chrome::draw_title(&title, &words.seat(gallery.seat), ui);
    chrome::draw_keys(&footer_of(Section::List, &[("key-line", "key-line"), ("key-open", "key-invite")], look), ui);
    let places = Places::of(ui.body);
    chrome::panel(&title, places.list, ui);
    places.lines(gallery).draw(ui, |place| {
        let character = Character::ALL[place];
        let [_, eyes, _] = face(character);
        let level = level(character).filter(|_| places.remarks.is_some());
        let level = level.map(|level| say!(words, "strength-level", level = level)).unwrap_or_default();
        Line::from(vec![
            Span::styled(format!("{} ", eyes.trim()), theme.accent),
            Span::styled(format!("{:<8}", character.name()), theme.text),
            Span::styled(format!("{:>4}", elo(character).unwrap_or_default()), theme.dim),
            Span::styled(format!("  {level}"), theme.dim),
        ])
    });
    if let Some(remarks) = places.remarks {
        draw_remarks(gallery.character(), remarks, ui);
    }
    let character = gallery.character();
    let inner = chrome::panel(character.name(), places.preview, ui);
    let inner = inner.inner(Margin { horizontal: 1, vertical: 0 });
    let portrait = Rect { width: faces::WIDTH.min(inner.width), ..inner };
    let mut lines: Vec<Line> = Vec::new();
    lines.extend(face(character).map(|line| Line::from(Span::styled(line, theme.accent))));
    Paragraph::new(lines).render(portrait, ui.buffer);
    let mut text = vec![
        Line::from(Span::styled(words.character(character), theme.text)),
        Line::default(),
        Line::from(Span::styled(strength(character, look), theme.title)),
    ];
    text.extend(cost(character, look).map(|cost| Line::from(Span::styled(cost, theme.dim))));
    let below = |free: u16| Rect { y: inner.y + 3 + free, height: inner.height.saturating_sub(3 + free), ..inner };
    let paragraph = |text: Vec<Line<'static>>| Paragraph::new(text).style(theme.text).wrap(Wrap { trim: true });
    // In a small window the free lines go.
    if chrome::wrapped_height(&paragraph(text.clone()), inner.width) <= below(1).height {
        paragraph(text).render(below(1), ui.buffer);
    } else {
        text.retain(|line| line.width() > 0);
        paragraph(text).render(below(0), ui.buffer);
    }
}

/// Draws what the character says at the moments that matter.
fn draw_remarks(character: Character, area: Rect, ui: &mut Ui<'_>) {
    let look = ui.look;
    let theme = look.theme;
    let words = look.words;
    let inner = chrome::panel(&words.get("gallery-remarks"), area, ui);
    let inner = inner.inner(Margin { horizontal: 1, vertical: 0 });
    let moments = [
        (SpeakingMoment::Took, "gallery-took"),
        (SpeakingMoment::Lost, "gallery-lost"),
        (SpeakingMoment::Style, "gallery-style"),
    ];
    let mut lines = Vec::new();
    for (moment, id) in moments {
        if let Some(remark) = words.remark(character, moment) {
            let moment = Line::from(Span::styled(words.get(id), theme.dim));
            lines.extend([moment, Line::from(Span::styled(remark, theme.title)), Line::default()]);
        }
    }
    Paragraph::new(lines).wrap(Wrap { trim: true }).render(inner, ui.buffer);
}

/// How strong it was measured, and the level that comes nearest.
pub(crate) fn strength(character: Character, look: Look<'_>) -> String {
    let words = look.words;
    level(character).zip(elo(character)).map_or_else(
        || words.get("gallery-as-you"),
        |(level, elo)| say!(words, "gallery-strength", elo = elo, level = level),
    )
}

/// The level that comes nearest; `None` for one that is as strong as its opponent.
fn level(character: Character) -> Option<u8> {
    rating::strength(&PlayerSpec::Character(character)).map(rating::level_of)
}

/// How strong it was measured, to the nearest ten; `None` for one that is as strong as its opponent.
fn elo(character: Character) -> Option<String> {
    rating::strength(&PlayerSpec::Character(character)).map(|elo| format!("{:.0}", (elo / 10.0).round() * 10.0))
}

/// What its style may cost, `None` for one that gives nothing away; of the teacher, who gives away what keeps the game close, what
/// her warnings mean for the rating.
fn cost(character: Character, look: Look<'_>) -> Option<String> {
    let words = look.words;
    if character == Character::Nana {
        return Some(words.get("gallery-teacher"));
    }
    let seeds = words.tenths_of_seeds(allowance(character));
    matches!(allowance(character), 1..=MOST_TOLD).then(|| say!(words, "gallery-cost", seeds = seeds))
}

/// What the style of a player may cost at most, in hundredths of a seed; the teacher's choice may cost more.
const MOST_TOLD: i32 = 400;
