//! Choosing puzzles from games, and how the player does with them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};

use crate::app::App;
use crate::screens::{Storm, TrainingRow, TrainingScreen, today};
use crate::catalogue::{AnyGame, Kind, Variant};
use crate::keys::Section;
use crate::puzzle::{MinedPuzzle, collection};

use crate::widgets::beside;
use crate::widgets::beside::Beside;
use crate::widgets::chrome;
use crate::widgets::chrome::Chrome;
use crate::widgets::footer::usual_footer;
use crate::widgets::list_screen::ListScreen;
use crate::widgets::stage::{Stage, charset};

/// The column of the values of the list.
const VALUES: usize = 18;
/// The parts of the screen.
const SCREEN: ListScreen = ListScreen { widest: 70, above: 4, rows: TrainingRow::ALL.len(), below: 4 };

pub(crate) fn draw(training: &TrainingScreen, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let (theme, words) = (stage.theme(), &app.context.words);
    let title = words.get("training-title");
    let game = chrome.game_name(&Kind::Awale(training.variant.clone()), &title, words);
    chrome.draw_title(&title, &game, theme, buffer);
    chrome.draw_keys(&usual_footer(Section::Training, app), theme, buffer);
    let places = SCREEN.places(chrome.body);
    chrome::panel(&title, places.panel, theme, charset(app), buffer);
    chrome::clipped_text(&words.get("training-about"), places.above, theme.text, buffer);
    let lines = places.lines(&TrainingRow::ALL, &training.row);
    chrome.draw_values(lines, theme, charset(app), buffer, |place, chosen| {
        let style = if chosen { theme.selection } else { theme.text };
        Line::from(Span::styled(row_words(TrainingRow::ALL[place], training, app), style))
    });
    let style = if training.found_none { theme.warning } else { theme.text };
    let lines: Vec<Line> = results(training, app).into_iter().map(Line::from).collect();
    Paragraph::new(lines).style(style).wrap(Wrap { trim: false }).render(places.below, buffer);
    if let (Some(area), Some(beside)) = (places.beside, beside(training, app)) {
        beside::draw(&beside, area, app, stage, buffer);
    }
}

/// The puzzle that comes next; for a storm, one of those with which it may begin.
fn beside(training: &TrainingScreen, app: &App) -> Option<Beside> {
    let words = &app.context.words;
    if training.row == TrainingRow::Storm {
        let puzzles = collection::shipped(&training.variant);
        let first = Storm::example(puzzles)?;
        return Some(of_puzzle(first, &training.variant, "training-storm", words.get("training-storm-beside"), app));
    }
    let next = training.upcoming(&app.context)?;
    let values = [("goal", words.puzzle_goal(next.goal).into()), ("rating", u32::from(next.rating).into())];
    Some(of_puzzle(&next, &training.variant, "training-next", words.with("training-next-beside", &values), app))
}

/// A puzzle from a game with a text.
pub(crate) fn of_puzzle(puzzle: &MinedPuzzle, variant: &Variant, title: &str, text: String, app: &App) -> Beside {
    let (position, kind) = (AnyGame::Awale(puzzle.turns[0].position), Kind::Awale(variant.clone()));
    Beside::at(position, kind, app.context.words.get(title), text, app)
}

fn row_words(row: TrainingRow, training: &TrainingScreen, app: &App) -> String {
    let words = &app.context.words;
    let (name, value) = match row {
        TrainingRow::Next => (words.get("training-next"), String::new()),
        TrainingRow::Theme => {
            let theme = training.motif.map_or_else(|| words.get("training-mixed"), |motif| words.motif(motif));
            let is_chosen = training.row == TrainingRow::Theme;
            let value = if is_chosen { chrome::between_arrows(&theme, charset(app)) } else { theme };
            (words.get("training-theme"), value)
        }
        TrainingRow::Storm => (words.get("training-storm"), words.get("training-storm-about")),
    };
    format!("{name:VALUES$}{value}")
}

/// The player's rating, what comes back today, and the best storm.
fn results(training: &TrainingScreen, app: &App) -> Vec<String> {
    let (words, progress) = (&app.context.words, &app.context.progress);
    if training.found_none {
        return vec![words.get("training-none")];
    }
    let (kept, id) = (progress.training(), training.variant.id.as_str());
    let (run, best) = progress.runs();
    let due = kept.due(id, today(&app.context)).len();
    let solved = [("solved", kept.solved.into()), ("attempts", kept.attempts.into())];
    vec![
        words.with("training-rating", &[("rating", words.puzzle_rating(kept.player).into())])
            + " "
            + &words.with("training-solved", &solved),
        words.with("puzzles-run", &[("run", run.into()), ("best", best.into())]),
        words.with("training-due", &[("count", due.into())]),
        words.with("training-best", &[("count", kept.best_storm(id).into())]),
    ]
}

/// The line under a cell of the screen.
pub(crate) fn hit(training: &TrainingScreen, area: Rect, column: u16, row: u16) -> Option<usize> {
    SCREEN.places(area).lines(&TrainingRow::ALL, &training.row).hit(column, row)
}
