//! Puzzles against the clock.

use crate::widgets::chrome;
use crate::app::{Look, Ui};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screens::{Storm, StormAnswer};
use crate::catalogue::Kind;
use crate::keys::Section;

use crate::widgets::clock;
use crate::widgets::footer::footer;
use crate::screens::puzzle::view as puzzle;
use crate::widgets::taught;
use crate::widgets::taught::Taught;

pub(crate) fn draw(storm: &Storm, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let clock = clock::countdown(storm.clock);
    let title = format!("{} · {clock}", words.get("training-storm"));
    let game = chrome::game_name(&Kind::Awale(storm.variant().clone()), &title, ui);
    chrome::draw_title(&title, &game, ui);
    let keys = footer(Section::Storm, look, |label| match label {
        "key-play" if storm.is_over() => Some("key-again"),
        "key-choose" if storm.is_over() => None,
        label => Some(label),
    });
    chrome::draw_keys(&keys, ui);
    let accent = |text: String| Line::from(Span::styled(text, look.theme.accent));
    let counts = words.with("storm-counts", &[("solved", storm.solved.into()), ("missed", storm.missed.into())]);
    let told = if storm.is_over() {
        let best = look.context.progress.training().best_storm(&storm.variant().id);
        let best = words.with("training-best", &[("count", best.into())]);
        let over = words.get(if storm.was_left { "storm-left" } else { "storm-over" });
        vec![accent(over), Line::default(), Line::from(counts), Line::from(best)]
    } else {
        let goal = words.puzzle_goal(storm.puzzle.turn().claim.goal());
        let last = match storm.last {
            Some(StormAnswer::Solved) => accent(words.get("storm-solved")),
            Some(StormAnswer::Missed) => Line::styled(words.get("storm-missed"), look.theme.warning),
            None => Line::from(words.get("storm-rules")),
        };
        vec![accent(goal), Line::default(), last, Line::from(counts)]
    };
    let taught = Taught {
        moment: puzzle::moment(&storm.puzzle),
        title: &clock,
        text: told,
        scrolled: storm.puzzle.scrolled,
        remarks: remarks(storm, look),
    };
    taught::draw(taught, ui.body, ui);
}

/// What there is to say of the puzzle; nothing once the storm is over.
pub(crate) fn remarks(storm: &Storm, look: Look<'_>) -> Vec<(String, Style)> {
    if storm.is_over() { Vec::new() } else { puzzle::remarks(&storm.puzzle, look) }
}
