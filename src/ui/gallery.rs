//! The gallery of the characters: a list with their faces, and the chosen one beside it.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph, Widget, Wrap};

use crate::app::{App, Gallery};
use crate::catalogue::{Character, PlayerSpec};
use crate::keys::Section;
use crate::players::allowance;
use crate::rating;

use super::cells::cells;
use super::chrome::{self, Chrome};
use super::faces::{self, face};
use super::footer::usual_footer;
use super::list::ListPart;
use super::stage::{Stage, charset};

/// The widest the screen is set.
const WIDEST: u16 = 92;
/// Columns of the list with its frame: the mark, a face, a name, how strong it is.
const LIST: u16 = 25;
/// Lines of the whole, with its frame.
const HEIGHT: u16 = 2 + cells(Character::ALL.len());

/// Where the things are.
struct Places {
    list: Rect,
    preview: Rect,
}

impl Places {
    fn of(body: Rect) -> Places {
        let column = body.centered_horizontally(Constraint::Max(WIDEST));
        let [_, panel] =
            column.layout(&Layout::vertical([Constraint::Max(chrome::above(body, HEIGHT)), Constraint::Max(HEIGHT)]));
        let [list, preview] = panel.layout(&Layout::horizontal([Constraint::Length(LIST), Constraint::Fill(1)]));
        Places { list, preview }
    }

    fn lines(&self, gallery: &Gallery) -> ListPart {
        ListPart::of(Character::ALL.len(), gallery.chosen, Block::bordered().inner(self.list))
    }
}

pub(super) fn draw(gallery: &Gallery, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let (theme, words) = (stage.theme(), &app.context.words);
    let title = words.get("gallery-title");
    chrome.draw_title(&title, &words.seat(gallery.seat), theme, buffer);
    chrome.draw_keys(&usual_footer(Section::Gallery, app), theme, buffer);
    let places = Places::of(chrome.body);
    chrome::panel(&title, places.list, theme, charset(app), buffer);
    places.lines(gallery).draw(theme, charset(app), buffer, |place, chosen| {
        let character = Character::ALL[place];
        let [_, eyes, _] = face(character);
        let style = |usual| if chosen { theme.selection } else { usual };
        Line::from(vec![
            Span::styled(format!("{} ", eyes.trim()), style(theme.accent)),
            Span::styled(format!("{:<8}", character.name()), style(theme.text)),
            Span::styled(format!("{:>4}", elo(character).unwrap_or_default()), style(theme.dim)),
        ])
    });
    let character = gallery.character();
    let inner = chrome::panel(character.name(), places.preview, theme, charset(app), buffer);
    let inner = inner.inner(Margin { horizontal: 1, vertical: 0 });
    let portrait = Rect { width: faces::WIDTH.min(inner.width), ..inner };
    let mut lines: Vec<Line> = Vec::new();
    lines.extend(face(character).map(|line| Line::from(Span::styled(line, theme.accent))));
    Paragraph::new(lines).render(portrait, buffer);
    let mut text = vec![
        Line::from(Span::styled(words.character(character), theme.text)),
        Line::default(),
        Line::from(Span::styled(strength(character, app), theme.title)),
    ];
    text.extend(cost(character, app).map(|cost| Line::from(Span::styled(cost, theme.dim))));
    let below = |free: u16| Rect { y: inner.y + 3 + free, height: inner.height.saturating_sub(3 + free), ..inner };
    let paragraph = |text: Vec<Line<'static>>| Paragraph::new(text).style(theme.text).wrap(Wrap { trim: true });
    // In a small window the free lines go.
    if chrome::wrapped_height(&paragraph(text.clone()), inner.width) <= below(1).height {
        paragraph(text).render(below(1), buffer);
    } else {
        text.retain(|line| line.width() > 0);
        paragraph(text).render(below(0), buffer);
    }
}

/// How strong it was measured, and the level that comes nearest.
fn strength(character: Character, app: &App) -> String {
    let words = &app.context.words;
    rating::strength(&PlayerSpec::Character(character)).zip(elo(character)).map_or_else(
        || words.get("gallery-as-you"),
        |(exact, elo)| {
            words.with("gallery-strength", &[("elo", elo.into()), ("level", rating::level_of(exact).into())])
        },
    )
}

/// How strong it was measured, to the nearest ten; `None` for one that is as strong as its opponent.
fn elo(character: Character) -> Option<String> {
    rating::strength(&PlayerSpec::Character(character)).map(|elo| format!("{:.0}", (elo / 10.0).round() * 10.0))
}

/// What its style may cost, `None` for one that gives nothing away; of the teacher, who gives away what keeps the game close, what
/// her warnings mean for the rating.
fn cost(character: Character, app: &App) -> Option<String> {
    let words = &app.context.words;
    if character == Character::Nana {
        return Some(words.get("gallery-teacher"));
    }
    let seeds = words.tenths_of_seeds(allowance(character));
    matches!(allowance(character), 1..=MOST_TOLD).then(|| words.with("gallery-cost", &[("seeds", seeds.into())]))
}

/// What the style of a player may cost at most, in hundredths of a seed; the teacher's choice may cost more.
const MOST_TOLD: i32 = 400;

/// The line under a cell of the screen.
pub(super) fn hit(gallery: &Gallery, area: Rect, column: u16, row: u16) -> Option<usize> {
    Places::of(area).lines(gallery).hit(column, row)
}
