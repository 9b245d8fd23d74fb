//! A round of the sowing trainer.

use awale_rules::Pit;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::{Action, App, DrillRound};
use crate::catalogue::{AnyMove, Kind};
use crate::drill::{DrillAnswer, DrillQuestion};
use crate::keys::Section;
use crate::study::best_capture;

use super::beside;
use super::chrome::{self, Chrome};
use super::clock;
use super::drills::{drill_word, question};
use super::footer::footer;
use super::stage::{Stage, charset};
use super::table;
use super::taught::{self, Taught};

pub(super) fn draw(round: &DrillRound, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    let clock = clock::countdown(round.clock);
    // The clock stays where the line is short.
    let title = format!("{clock} · {}", words.get(drill_word(round.drill)));
    let game = chrome.game_name(&Kind::Awale(round.variant().clone()), &title, words);
    chrome.draw_title(&title, &game, stage.theme(), buffer);
    let keys = footer(Section::Drill, app, |label| match label {
        "key-answer" if round.is_over() => Some("key-again"),
        "key-answer" if round.wrong.is_some() => Some("key-next"),
        "key-choose" if !round.is_asking() => None,
        label => Some(label),
    });
    chrome.draw_keys(&keys, stage.theme(), buffer);
    let taught = Taught {
        moment: moment(round),
        title: &clock,
        text: text(round, app, stage),
        scrolled: 0,
        remarks: remarks(round, app, stage),
    };
    taught::draw(taught, chrome.body, app, stage, buffer);
}

/// What is to be seen: the board tells nothing of what is asked.
fn moment(round: &DrillRound) -> table::Moment<'_> {
    let chosen = match round.chosen() {
        Some(DrillAnswer::Pit(pit)) => Some(AnyMove::Pit(pit)),
        _ => None,
    };
    let moment = taught::moment(&round.scene, chosen);
    let marked = round.asked_pit().filter(|_| round.is_asking());
    table::Moment { is_open: false, is_quiz: true, captions: marked.map(beside::captions), ..moment }
}

/// The question and the counts; in the end the score.
fn text<'a>(round: &DrillRound, app: &App, stage: &Stage) -> Vec<Line<'a>> {
    let (words, theme) = (&app.context.words, stage.theme());
    let accent = |text: String| Line::from(Span::styled(text, theme.accent));
    let counts = [("right", round.right_answers.into()), ("wrong", round.wrong_answers.into())];
    let counts = Line::from(words.with("drill-counts", &counts));
    if round.is_over() {
        let best = app.context.progress.practice();
        let best = best.best(&round.variant().id, &DrillRound::name(round.drill, round.lap)).max(round.score());
        let score = words.with("drill-score", &[("score", round.score().into())]);
        let best = words.with("drill-best", &[("score", best.into())]);
        return vec![accent(words.get("drill-over")), Line::default(), counts, Line::from(score), Line::from(best)];
    }
    let mut lines = vec![accent(question(round.task.asked, app)), Line::default()];
    if let Some(DrillAnswer::Seeds(seeds)) = round.chosen() {
        lines.extend([Line::from(chrome::between_arrows(&seeds.to_string(), charset(app))), Line::default()]);
    }
    lines.push(counts);
    lines
}

/// How to answer; after a wrong answer, the right one.
fn remarks(round: &DrillRound, app: &App, stage: &Stage) -> Vec<(String, Style)> {
    let (words, theme) = (&app.context.words, stage.theme());
    if round.is_over() {
        return Vec::new();
    }
    let Some(wrong) = round.wrong else {
        let id = match round.task.asked {
            DrillQuestion::Last(_) => "drill-how-both",
            DrillQuestion::Seeds(_) => "drill-how-seeds",
            DrillQuestion::Capturer | DrillQuestion::Danger => "drill-how-own",
        };
        return vec![(words.get(id), theme.dim)];
    };
    vec![(correction(round, wrong, app), theme.warning), (words.get("drill-any-key"), theme.dim)]
}

/// What would have been right.
fn correction(round: &DrillRound, wrong: DrillAnswer, app: &App) -> String {
    let words = &app.context.words;
    let name = |answer| match answer {
        DrillAnswer::Pit(pit) => Pit::to_string(&pit),
        DrillAnswer::Seeds(seeds) => seeds.to_string(),
    };
    let (wrong, right) = (name(wrong), name(round.task.answer));
    let seeds = best_capture(&round.task.position).seeds;
    let (id, pit) = match round.task.asked {
        DrillQuestion::Last(pit) => ("drill-was-last", pit),
        DrillQuestion::Capturer => ("drill-was-capturer", round.task.proof),
        DrillQuestion::Seeds(pit) => ("drill-was-seeds", pit),
        DrillQuestion::Danger => ("drill-was-danger", round.task.proof),
    };
    let values =
        [("wrong", wrong.into()), ("right", right.into()), ("pit", pit.to_string().into()), ("seeds", seeds.into())];
    words.with(id, &values)
}

/// What a click on the board means.
pub(super) fn hit(round: &DrillRound, app: &App, stage: &Stage, area: Rect, column: u16, row: u16) -> Option<Action> {
    taught::hit((&moment(round), &remarks(round, app, stage)), app, stage, area, (column, row))
}
