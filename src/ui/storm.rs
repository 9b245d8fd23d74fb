//! Puzzles against the clock.

use ratatui::buffer::Buffer;
use ratatui::text::{Line, Span};

use crate::app::{App, Storm};
use crate::catalogue::Kind;
use crate::keys::Section;

use super::chrome::Chrome;
use super::clock;
use super::footer::footer;
use super::puzzle;
use super::stage::Stage;

pub(super) fn draw(storm: &Storm, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    let clock = clock::countdown(storm.clock);
    let title = format!("{} · {clock}", words.get("training-storm"));
    let game = words.game_name(&Kind::Awale(storm.variant().clone()));
    chrome.draw_title(&title, &game, stage.theme(), buffer);
    let keys = footer(Section::Storm, app, |label| match label {
        "key-play" if storm.is_over() => Some("key-again"),
        "key-choose" if storm.is_over() => None,
        label => Some(label),
    });
    chrome.draw_keys(&keys, stage.theme(), buffer);
    let accent = |text: String| Line::from(Span::styled(text, stage.theme().accent));
    let counts = words.with("storm-counts", &[("solved", storm.solved.into()), ("missed", storm.missed.into())]);
    let told = if storm.is_over() {
        let best = app.context.progress.training().best_storm(&storm.variant().id);
        let best = words.with("training-best", &[("count", best.into())]);
        vec![accent(words.get("storm-over")), Line::default(), Line::from(counts), Line::from(best)]
    } else {
        let goal = words.puzzle_goal(storm.puzzle.puzzle.goal);
        vec![accent(goal), Line::default(), Line::from(counts)]
    };
    puzzle::draw_inside(&storm.puzzle, &clock, told, app, stage, chrome.body, buffer);
}
