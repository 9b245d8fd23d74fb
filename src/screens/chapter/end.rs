//! The end of a chapter: its stars, and what comes next.

use crate::app::{Look, Ui};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::screens::{ChapterChoice, ChapterScreen};

use crate::theme::cells::cells;
use crate::screens::chapters::view::stars;
use crate::widgets::chrome;
use crate::widgets::list::ListPart;
use crate::widgets::list_panel::ListPanel;

/// The widest it is set.
const WIDEST: u16 = 66;
/// Lines of what is said above the list.
const ABOUT: u16 = 6;
/// Lines of the list at most.
const CHOICES: u16 = 4;

/// Where the things are.
fn places(body: Rect) -> ListPanel {
    ListPanel::of(body, WIDEST, ABOUT, CHOICES)
}

fn choices(screen: &ChapterScreen, list: Rect) -> ListPart {
    ListPart::of(screen.choices().len(), screen.chosen, list)
}

pub(crate) fn draw(screen: &ChapterScreen, ui: &mut Ui<'_>, body: Rect) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let places = places(body);
    let title = words.get(screen.chapter().outline.title);
    chrome::panel(&title, places.panel, ui);
    let score = screen.score(look.context);
    let mut lines = vec![
        Line::from(words.with("strategy-done", &[("chapter", title.into())])),
        Line::from(Span::styled(stars(score.stars(), look), theme.accent)),
        Line::from(words.with("strategy-count", &[("clean", score.clean.into()), ("total", score.total.into())])),
    ];
    if score.helped > 0 {
        lines.push(Line::from(words.with("strategy-count-help", &[("helped", score.helped.into())])));
    }
    lines.push(Line::from(Span::styled(words.get("strategy-stars-how"), theme.dim)));
    Paragraph::new(lines).style(theme.text).wrap(Wrap { trim: true }).render(places.about, ui.buffer);
    let choices = screen.choices();
    self::choices(screen, places.list).draw(ui, |place, chosen| {
        let style = if chosen { theme.selection } else { theme.text };
        Line::from(Span::styled(choice_words(choices[place], screen, look), style))
    });
    debug_assert!(cells(choices.len()) <= CHOICES, "there is room for every line");
}

fn choice_words(choice: ChapterChoice, screen: &ChapterScreen, look: Look<'_>) -> String {
    let words = look.words;
    match choice {
        ChapterChoice::Opponent => {
            let id = if screen.has_beaten_opponent(look.context) { "strategy-beaten" } else { "strategy-play" };
            words.with(id, &[("player", words.short_player(screen.opponent()).into())])
        }
        ChapterChoice::Next => {
            let title = screen.next_chapter().map(|chapter| words.get(chapter.outline.title)).unwrap_or_default();
            words.with("strategy-go-on", &[("chapter", title.into())])
        }
        ChapterChoice::Again => words.get("strategy-again"),
        ChapterChoice::Chapters => words.get("strategy-to-list"),
    }
}
