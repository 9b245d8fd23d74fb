//! Draws a round of the sowing trainer.

use awale_study::{
    drill::{DrillAnswer, DrillQuestion},
    study::best_capture,
};

use crate::{
    prelude::*,
    screens::{
        DrillRound, MAX_SEED_ANSWER,
        drills::view::{drill_name_id, question_text},
    },
    theme::glyphs::Glyphs,
    widgets::{clock, side_panel, task_page::TaskAreas},
};

impl TaskScreen for DrillRound {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let clock_text = clock::countdown_text(self.clock);
        TaskPage {
            // Begin with the clock, because a short line cuts off the end of its text.
            heading: format!(
                "{clock_text} · {}",
                look.words.get(drill_name_id(self.drill))
            ),
            board: board_state(self, look),
            title: clock_text,
            text: page_text(self, look),
            scrolled_lines: 0,
            remarks: remarks(self, look),
        }
    }

    fn plain_mode_help(&self) -> &'static str {
        "plain-help-drill"
    }

    fn plain_mode_question(&self) -> Option<&'static str> {
        Some(match self.task.question {
            DrillQuestion::LastSeedOf(_) => "plain-answer-both",
            DrillQuestion::CapturedSeeds(_) => "plain-answer-seeds",
            DrillQuestion::BestCapture | DrillQuestion::PitInDanger => "plain-answer-own",
        })
    }

    fn plain_mode_answer(&self, line: &str) -> Option<Action> {
        let mut letters = line.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return None;
        };
        match self.task.question {
            DrillQuestion::LastSeedOf(_) => None,
            DrillQuestion::CapturedSeeds(_) => {
                letter.is_ascii_digit().then_some(Action::TypedChar(letter))
            }
            DrillQuestion::BestCapture | DrillQuestion::PitInDanger => {
                Pit::from_letter(letter.to_ascii_uppercase()).map(Action::ClickPit)
            }
        }
    }
}

pub(crate) fn draw(round: &DrillRound, ui: &mut Ui) {
    let look = ui.look;
    let mut page = round.page(look);
    if let Some(DrillAnswer::SeedCount(chosen)) = round.chosen_answer() {
        page.text.splice(
            NUMBERS_LINE_INDEX..NUMBERS_LINE_INDEX,
            [numbers_line(chosen, look), Line::default()],
        );
    }
    let areas = TaskAreas::of(ui.body, look);
    let added_line_count = page.shift_excess_remarks_to_text(&areas);
    if let Some(DrillAnswer::SeedCount(chosen)) = round.chosen_answer()
        && let Some(numbers_area) = task_page::line_area(
            &page.text,
            NUMBERS_LINE_INDEX + added_line_count,
            areas.text,
        )
    {
        register_number_clicks(chosen, numbers_area, ui);
    }
    page.draw(ui);
}

/// Index of the text line with the numbers that can be chosen as the answer.
const NUMBERS_LINE_INDEX: usize = 2;

/// The line with all possible numbers. The chosen one is between arrows.
fn numbers_line(chosen_number: u8, look: DrawContext<'_>) -> Line<'_> {
    let Glyphs {
        left_arrow,
        right_arrow,
        ..
    } = look.charset.glyphs();
    let theme = look.theme;
    let mut spans: Vec<Span<'_>> = Vec::new();
    for number in 1..=MAX_SEED_ANSWER {
        let sign_before = if number == chosen_number {
            left_arrow
        } else if number == chosen_number + 1 {
            right_arrow
        } else {
            " "
        };
        let style = if number == chosen_number {
            theme.accent
        } else {
            theme.text
        };
        spans.extend([
            Span::styled(sign_before, theme.accent),
            Span::styled(number.to_string(), style),
        ]);
    }
    if chosen_number == MAX_SEED_ANSWER {
        spans.push(Span::styled(*right_arrow, theme.accent));
    }
    Line::from(spans)
}

/// A click on a number answers with it. A click on an arrow moves the cursor by one.
fn register_number_clicks(chosen_number: u8, line_area: Rect, ui: &mut Ui) {
    let sign_area_before = |number: u8| Rect {
        x: line_area.x + 2 * u16::from(number - 1),
        width: 1,
        ..line_area
    };
    ui.on_click(
        sign_area_before(chosen_number).intersection(line_area),
        Action::Left,
    );
    ui.on_click(
        sign_area_before(chosen_number + 1).intersection(line_area),
        Action::Right,
    );
    for (digit, number) in ('1'..).zip(1..=MAX_SEED_ANSWER) {
        ui.on_click(
            Rect {
                width: 2,
                ..sign_area_before(number)
            }
            .intersection(line_area),
            Action::TypedChar(digit),
        );
    }
}

/// The board. It must not show the answer. After a wrong answer, marks the pit of the last seed.
fn board_state<'a>(round: &'a DrillRound, look: DrawContext<'a>) -> game_board::BoardState<'a> {
    let chosen_pit = match round.chosen_answer() {
        Some(DrillAnswer::Pit(pit)) => Some(AnyMove::Pit(pit)),
        _ => None,
    };
    let task_board_state = task_page::animated_game_board(&round.scene, chosen_pit);
    let question_sign = round
        .question_pit()
        .filter(|_| round.is_asking())
        .map(|pit| (pit, "?"));
    let marked_pit =
        question_sign.or_else(|| Some((round.last_sown_pit()?, look.charset.glyphs().seed)));
    let captions = marked_pit.map(|(pit, sign)| side_panel::captions_with_one_sign(pit, sign));
    game_board::BoardState {
        marks_playable_pits: round.is_asking(),
        hides_move_result: true,
        captions,
        ..task_board_state
    }
}

/// The question and the number of right and wrong answers. After the end of the round, the score.
fn page_text<'a>(round: &DrillRound, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let words = look.words;
    let counts_line = Line::from(say!(
        words,
        "drill-counts",
        right = round.right_answer_count,
        wrong = round.wrong_answer_count
    ));
    if round.is_over() {
        let best_score = look
            .context
            .learning_progress
            .best_drill_score(
                &round.variant().id,
                &DrillRound::score_key(round.drill, round.level),
            )
            .max(round.score());
        let score_text = say!(words, "drill-score", score = round.score());
        let best_score_text = say!(words, "drill-best", score = best_score);
        let end_message = words.get(if round.was_ended_early {
            "drill-left"
        } else {
            "drill-over"
        });
        return vec![
            accent_line(end_message, look),
            Line::default(),
            counts_line,
            Line::from(score_text),
            Line::from(best_score_text),
        ];
    }
    vec![
        accent_line(question_text(round.task.question, look), look),
        Line::default(),
        counts_line,
    ]
}

/// Explains the keys for an answer. After a wrong answer, states the right one.
fn remarks(round: &DrillRound, look: DrawContext) -> Vec<(String, Style)> {
    let DrawContext { words, theme, .. } = look;
    if round.is_over() {
        return Vec::new();
    }
    let Some(wrong_answer) = round.wrong_answer else {
        let message_id = match round.task.question {
            DrillQuestion::LastSeedOf(_) => "drill-how-both",
            DrillQuestion::CapturedSeeds(_) => "drill-how-seeds",
            DrillQuestion::BestCapture | DrillQuestion::PitInDanger => "drill-how-own",
        };
        return vec![(words.get(message_id), theme.dim)];
    };
    vec![
        (correction_text(round, wrong_answer, look), theme.warning),
        (words.get("drill-any-key"), theme.dim),
    ]
}

/// States the right answer, with the reason.
fn correction_text(round: &DrillRound, wrong: DrillAnswer, look: DrawContext) -> String {
    let words = look.words;
    let answer_text = |answer| match answer {
        DrillAnswer::Pit(pit) => words.mark_letters_if_enabled(pit),
        DrillAnswer::SeedCount(seeds) => seeds.to_string(),
    };
    let (wrong, right) = (answer_text(wrong), answer_text(round.task.answer));
    let seeds = best_capture(&round.task.position).captured_seeds;
    let (message_id, pit) = match round.task.question {
        DrillQuestion::LastSeedOf(pit) => ("drill-was-last", pit),
        DrillQuestion::BestCapture => ("drill-was-capturer", round.task.proving_pit),
        DrillQuestion::CapturedSeeds(pit) => ("drill-was-seeds", pit),
        DrillQuestion::PitInDanger => ("drill-was-danger", round.task.proving_pit),
    };
    say!(
        words,
        message_id,
        wrong,
        right,
        pit = words.mark_letters_if_enabled(pit),
        seeds
    )
}
