//! The end of a chapter: its stars, and what comes next.

use ratatui::text::{Line, Span};

use crate::app::{Look, Ui};
use crate::screens::chapters::view::stars;
use crate::screens::{ChapterChoice, ChapterScreen};
use crate::widgets::form::Form;
use crate::words::say;

/// The widest it is set.
const WIDEST: u16 = 66;
/// Lines of what is said above the list.
const ABOUT: u16 = 6;
/// Lines of the list at most.
const CHOICES: u16 = 4;

pub(crate) fn draw(screen: &ChapterScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let (theme, words) = (look.theme, look.words);
    let title = words.get(screen.chapter().outline.title);
    let score = screen.score(look.context);
    let mut lines = vec![
        Line::from(say!(words, "strategy-done", chapter = title.as_str())),
        Line::from(Span::styled(stars(score.stars(), look), theme.accent)),
        Line::from(say!(words, "strategy-count", clean = score.clean, total = score.total)),
    ];
    if score.helped > 0 {
        lines.push(Line::from(say!(words, "strategy-count-help", helped = score.helped)));
    }
    lines.push(Line::from(Span::styled(words.get("strategy-stars-how"), theme.dim)));
    let choices = screen.choices();
    let form = Form {
        widest: WIDEST,
        title,
        above: lines.into(),
        above_height: ABOUT,
        rows: choices.iter().map(|choice| Line::styled(choice_words(*choice, screen, look), theme.text)).collect(),
        least_rows: CHOICES,
        chosen: screen.chosen,
        ..Form::default()
    };
    form.draw(ui);
}

fn choice_words(choice: ChapterChoice, screen: &ChapterScreen, look: Look<'_>) -> String {
    let words = look.words;
    match choice {
        ChapterChoice::Opponent => {
            let id = if screen.has_beaten_opponent(look.context) { "strategy-beaten" } else { "strategy-play" };
            say!(words, id, player = words.short_player(screen.opponent()))
        }
        ChapterChoice::Next => {
            let title = screen.next_chapter().map(|chapter| words.get(chapter.outline.title)).unwrap_or_default();
            say!(words, "strategy-go-on", chapter = title.as_str())
        }
        ChapterChoice::Again => words.get("strategy-again"),
        ChapterChoice::Chapters => words.get("strategy-to-list"),
    }
}
