//! Draws a round of the sowing trainer.

use awale_study::drill::{DrillAnswer, DrillQuestion};
use awale_study::study::best_capture;

use crate::prelude::*;
use crate::screens::drills::view::{drill_name_id, question_text};
use crate::screens::{DrillRound, MAX_SEED_ANSWER};
use crate::theme::glyphs::Glyphs;
use crate::widgets::task::TaskAreas;
use crate::widgets::{clock, side_panel};

impl TaskScreen for DrillRound {
    fn page<'a>(&'a self, look: Look<'a>) -> TaskPage<'a> {
        let clock = clock::countdown(self.clock);
        TaskPage {
            // Begin with the clock, because a short line cuts off the end of its text.
            heading: format!("{clock} · {}", look.words.get(drill_name_id(self.drill))),
            board: board(self, look),
            title: clock,
            text: text(self, look),
            scrolled: 0,
            remarks: remarks(self, look),
        }
    }

    fn plain_mode_help(&self) -> &'static str {
        "plain-help-drill"
    }

    fn plain_mode_question(&self) -> Option<&'static str> {
        Some(match self.task.question {
            DrillQuestion::Last(_) => "plain-answer-both",
            DrillQuestion::Seeds(_) => "plain-answer-seeds",
            DrillQuestion::BestCapture | DrillQuestion::Danger => "plain-answer-own",
        })
    }

    fn plain_mode_answer(&self, line: &str) -> Option<Action> {
        let mut letters = line.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return None;
        };
        match self.task.question {
            DrillQuestion::Last(_) => None,
            DrillQuestion::Seeds(_) => letter.is_ascii_digit().then_some(Action::Key(letter)),
            DrillQuestion::BestCapture | DrillQuestion::Danger => {
                Pit::from_letter(letter.to_ascii_uppercase()).map(Action::Pit)
            }
        }
    }
}

pub(crate) fn draw(round: &DrillRound, ui: &mut Ui<'_>) {
    let look = ui.look;
    let mut page = round.page(look);
    if let Some(DrillAnswer::Seeds(chosen)) = round.chosen() {
        page.text.splice(
            NUMBERS_LINE..NUMBERS_LINE,
            [numbers_line(chosen, look), Line::default()],
        );
    }
    let areas = TaskAreas::of(ui.body, look);
    let more = page.move_remarks_to_text(areas.remarks);
    if let Some(DrillAnswer::Seeds(chosen)) = round.chosen()
        && let Some(place) = task::place_of_line(&page.text, NUMBERS_LINE + more, areas.text)
    {
        click_numbers(chosen, place, ui);
    }
    page.draw(ui);
}

/// Index of the text line with the numbers that can be chosen as the answer.
const NUMBERS_LINE: usize = 2;

/// The line with all possible numbers. The chosen one is between arrows.
fn numbers_line(chosen: u8, look: Look<'_>) -> Line<'_> {
    let Glyphs { left, right, .. } = look.charset.glyphs();
    let theme = look.theme;
    let mut spans: Vec<Span<'_>> = Vec::new();
    for number in 1..=MAX_SEED_ANSWER {
        let before = if number == chosen {
            left
        } else if number == chosen + 1 {
            right
        } else {
            " "
        };
        let style = if number == chosen {
            theme.accent
        } else {
            theme.text
        };
        spans.extend([
            Span::styled(before, theme.accent),
            Span::styled(number.to_string(), style),
        ]);
    }
    if chosen == MAX_SEED_ANSWER {
        spans.push(Span::styled(*right, theme.accent));
    }
    Line::from(spans)
}

/// A click on a number answers with it. A click on an arrow moves the cursor by one.
fn click_numbers(chosen: u8, line: Rect, ui: &mut Ui<'_>) {
    let before = |number: u8| Rect {
        x: line.x + 2 * u16::from(number - 1),
        width: 1,
        ..line
    };
    ui.click(before(chosen).intersection(line), Action::Left);
    ui.click(before(chosen + 1).intersection(line), Action::Right);
    for (digit, number) in ('1'..).zip(1..=MAX_SEED_ANSWER) {
        ui.click(
            Rect {
                width: 2,
                ..before(number)
            }
            .intersection(line),
            Action::Key(digit),
        );
    }
}

/// The board. It must not show the answer. After a wrong answer, marks the pit of the last seed.
fn board<'a>(round: &'a DrillRound, look: Look<'a>) -> table::BoardState<'a> {
    let chosen = match round.chosen() {
        Some(DrillAnswer::Pit(pit)) => Some(AnyMove::Pit(pit)),
        _ => None,
    };
    let board = task::scene_board(&round.scene, chosen);
    let question_sign = round
        .question_pit()
        .filter(|_| round.is_asking())
        .map(|pit| (pit, "?"));
    let marked = question_sign.or_else(|| Some((round.last_pit()?, look.charset.glyphs().seed)));
    let captions = marked.map(|(pit, sign)| side_panel::captions(pit, sign));
    table::BoardState {
        is_open: round.is_asking(),
        is_quiz: true,
        captions,
        ..board
    }
}

/// The question and the number of right and wrong answers. After the end of the round, the score.
fn text<'a>(round: &DrillRound, look: Look<'a>) -> Vec<Line<'a>> {
    let words = look.words;
    let counts = Line::from(say!(
        words,
        "drill-counts",
        right = round.right_answers,
        wrong = round.wrong_answers
    ));
    if round.is_over() {
        let best = look
            .context
            .progress
            .best_drill_score(
                &round.variant().id,
                &DrillRound::score_name(round.drill, round.level),
            )
            .max(round.score());
        let score = say!(words, "drill-score", score = round.score());
        let best = say!(words, "drill-best", score = best);
        let over = words.get(if round.ended_early {
            "drill-left"
        } else {
            "drill-over"
        });
        return vec![
            accent(over, look),
            Line::default(),
            counts,
            Line::from(score),
            Line::from(best),
        ];
    }
    vec![
        accent(question_text(round.task.question, look), look),
        Line::default(),
        counts,
    ]
}

/// Explains the keys for an answer. After a wrong answer, states the right one.
fn remarks(round: &DrillRound, look: Look<'_>) -> Vec<(String, Style)> {
    let Look { words, theme, .. } = look;
    if round.is_over() {
        return Vec::new();
    }
    let Some(wrong) = round.wrong else {
        let id = match round.task.question {
            DrillQuestion::Last(_) => "drill-how-both",
            DrillQuestion::Seeds(_) => "drill-how-seeds",
            DrillQuestion::BestCapture | DrillQuestion::Danger => "drill-how-own",
        };
        return vec![(words.get(id), theme.dim)];
    };
    vec![
        (correction(round, wrong, look), theme.warning),
        (words.get("drill-any-key"), theme.dim),
    ]
}

/// States the right answer, with the reason.
fn correction(round: &DrillRound, wrong: DrillAnswer, look: Look<'_>) -> String {
    let words = look.words;
    let name = |answer| match answer {
        DrillAnswer::Pit(pit) => words.mark_letters(pit),
        DrillAnswer::Seeds(seeds) => seeds.to_string(),
    };
    let (wrong, right) = (name(wrong), name(round.task.answer));
    let seeds = best_capture(&round.task.position).seeds;
    let (id, pit) = match round.task.question {
        DrillQuestion::Last(pit) => ("drill-was-last", pit),
        DrillQuestion::BestCapture => ("drill-was-capturer", round.task.proving_pit),
        DrillQuestion::Seeds(pit) => ("drill-was-seeds", pit),
        DrillQuestion::Danger => ("drill-was-danger", round.task.proving_pit),
    };
    say!(
        words,
        id,
        wrong,
        right,
        pit = words.mark_letters(pit),
        seeds
    )
}
