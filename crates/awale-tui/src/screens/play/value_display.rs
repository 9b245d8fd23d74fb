//! Draws the help during a game: values of moves, a hint, a warning and the bar.

use awale_engine::Score;
use awale_rules::PITS;
use awale_study::study::{MoveValue, MoveValues, Reason};

use crate::{
    app::{BadMoveReason, MoveWarning},
    board::PitCaption,
    prelude::*,
    screens::PlayScreen,
    theme::glyphs::Charset,
};

/// The value next to a pit, in a long and a short form. The short form of an estimate is in whole
/// seeds; of a table value, it is `=+`, `=0` or `=-`; of a proven result, `++`, `00` or `--`.
fn score_caption(score: Score, words: &Words) -> PitCaption {
    let lead_centiseeds = score.lead_centiseeds();
    let whole_seeds = match (lead_centiseeds + lead_centiseeds.signum() * 50) / 100 {
        0 => "0".to_owned(),
        seeds => format!("{seeds:+}"),
    };
    let short_text = match score {
        // From ten seeds on, tenths of a seed are omitted.
        Score::Estimate(_) if lead_centiseeds.abs() >= 995 => return whole_seeds.into(),
        Score::Estimate(_) => whole_seeds,
        Score::Table(_) => format!("={}", score_sign(lead_centiseeds)),
        Score::Proven(_) => score_sign(lead_centiseeds).repeat(2),
    };
    PitCaption {
        short_text,
        ..words.value_text(score).into()
    }
}

const fn score_sign(lead_centiseeds: i32) -> &'static str {
    match lead_centiseeds.signum() {
        1 => "+",
        0 => "0",
        _ => "-",
    }
}

/// The value of each move of `mover` for `viewer`, indexed by its pit.
pub(crate) fn value_captions(
    values: &MoveValues,
    [viewer, mover]: [Seat; 2],
    words: &Words,
) -> [PitCaption; PITS] {
    let best = values.best();
    let is_best = |value: &MoveValue| {
        value.score.known_result_sign() == Some(1) || value.compare(best).is_eq()
    };
    let captions = values.moves.iter().map(|value| {
        let score = value.score.seen_by(viewer, mover);
        let mut caption = PitCaption {
            text: words.move_value_text(value, viewer, mover),
            ..score_caption(score, words)
        };
        // Above the other side's pit, "won" alone would not say who wins.
        if let Score::Proven(lead) = score
            && lead != 0
            && viewer != mover
        {
            let winner = if lead > 0 { viewer } else { mover };
            let initial: String = words.seat_name(winner).chars().take(1).collect();
            caption.text = format!("{initial} {}", words.get("value-won"));
            caption.short_text = initial + "+";
        }
        caption.is_best = is_best(value);
        (value.mv, caption)
    });
    captions_by_pit(captions)
}

/// The captions of these moves, indexed by the pit.
fn captions_by_pit(
    captions_of_moves: impl Iterator<Item = (AnyMove, PitCaption)>,
) -> [PitCaption; PITS] {
    let mut captions = std::array::from_fn(|_| PitCaption::default());
    for (mv, caption) in captions_of_moves {
        if let AnyMove::Pit(pit) = mv {
            captions[pit.index()] = caption;
        }
    }
    captions
}

/// The captions of moves with these estimates, in hundredths of a seed, indexed by the pit. The
/// last field is true for the best moves.
pub(crate) fn estimate_captions(
    estimates: impl Iterator<Item = (AnyMove, i32, bool)>,
    words: &Words,
) -> [PitCaption; PITS] {
    captions_by_pit(estimates.map(|(mv, centiseeds, is_best)| {
        let caption = score_caption(Score::Estimate(centiseeds), words);
        (mv, PitCaption { is_best, ..caption })
    }))
}

/// The moves of a matches game with their results, in one line, because there are no pits to show
/// them at.
pub(crate) fn matches_move_results_text(values: &MoveValues, words: &Words) -> String {
    let move_result_texts = values.moves.iter().map(|value| {
        let message_id = if value.score.lead_centiseeds() > 0 {
            "study-take-wins"
        } else {
            "study-take-loses"
        };
        say!(words, message_id, take = value.mv.to_string())
    });
    move_result_texts.collect::<Vec<_>>().join(" · ")
}

/// The hint. If it names the move, the longest form for which `has_room` is true: the move, the
/// reasons and the value. Falls back to the shortest form.
pub(crate) fn hint_text(
    play: &PlayScreen,
    has_room: impl Fn(&str) -> bool,
    look: DrawContext,
) -> String {
    let words = look.words;
    let Some(values) = &play.study.values else {
        return words.get("study-looking");
    };
    let session = &look.context.sessions[play.session];
    if let Some(hint) = play.study.hint
        && let Some(text) = words.hint_without_move(session.position(), values, hint)
    {
        let values_of_message = [("hint", text.into())];
        return message_with_keys_and_values(
            "study-hint-more",
            &[("key", Command::Hint)],
            &values_of_message,
            look,
        );
    }
    let mut hint_forms = words.hint_text_versions(session.positions_so_far(), values);
    let fitting_index = hint_forms
        .iter()
        .position(|hint| has_room(hint))
        .unwrap_or(hint_forms.len() - 1);
    hint_forms.swap_remove(fitting_index)
}

/// The warning about a move: what it loses. The teacher also says why (the threat that it allows or
/// misses).
pub fn warning_text(warning: &MoveWarning, is_by_teacher: bool, words: &Words) -> String {
    let loss_text = words.what_move_loses(warning.verdict);
    let Some(reason) = warning.reason.filter(|_| is_by_teacher) else {
        let marked_move = words.mark_letters_if_enabled(warning.mv);
        return say!(words, "study-warning", move = marked_move, gift = loss_text);
    };
    let mut message_values = vec![
        ("move", words.mark_letters_if_enabled(warning.mv).into()),
        ("gift", loss_text.into()),
    ];
    let message_id = match reason {
        BadMoveReason::EndsGame {
            answer,
            end_reason: end,
            final_result,
        } => {
            let ending_text = words.reasons_text(
                &[Reason::EndsGame {
                    end_reason: end,
                    final_result,
                }],
                Seat::South,
            );
            message_values.push(("ends", ending_text.into()));
            match answer {
                None => "teacher-ends",
                Some(answer) => {
                    message_values.push(("answer", words.mark_letters_if_enabled(answer).into()));
                    "teacher-answer-ends"
                }
            }
        }
        BadMoveReason::MissesCapture { seeds } => {
            message_values.push(("seeds", seeds.into()));
            "teacher-missed"
        }
        BadMoveReason::MissesThreat { seeds } => {
            message_values.push(("seeds", seeds.into()));
            "teacher-missed-threat"
        }
        BadMoveReason::AllowsCapture {
            capturing_pit,
            seeds,
        } => {
            let capture_letter = words.mark_letters_if_enabled(capturing_pit);
            message_values.extend([("with", capture_letter.into()), ("seeds", seeds.into())]);
            "teacher-allows"
        }
        BadMoveReason::MissesMoveShortage {
            opponent_moves_after_best,
        } => {
            message_values.push(("moves", opponent_moves_after_best.into()));
            "teacher-missed-shortage"
        }
        BadMoveReason::ImmediateCapture { answer, seeds } => {
            message_values.extend([
                ("answer", words.mark_letters_if_enabled(answer).into()),
                ("seeds", seeds.into()),
            ]);
            "teacher-threat"
        }
        BadMoveReason::LaterCapture {
            capturing_move,
            opponent_move_count,
            seeds,
        } => {
            message_values.extend([
                ("turns", opponent_move_count.into()),
                ("with", words.mark_letters_if_enabled(capturing_move).into()),
                ("seeds", seeds.into()),
            ]);
            "teacher-later"
        }
        BadMoveReason::ThreatensCapture {
            answer,
            threatening_pit: with,
            seeds,
        } => {
            let (answer_letter, capture_letter) = (
                words.mark_letters_if_enabled(answer),
                words.mark_letters_if_enabled(with),
            );
            message_values.extend([
                ("answer", answer_letter.into()),
                ("with", capture_letter.into()),
                ("seeds", seeds.into()),
            ]);
            "teacher-made"
        }
    };
    words.with(message_id, &message_values)
}

/// Returns the goal of the player to move near the end of a game, in the words of the teacher.
/// `None` if the teacher already said it in the player's previous turn.
pub fn teacher_goal_text(
    session: &Session,
    values: Option<&MoveValues>,
    words: &Words,
) -> Option<String> {
    if !(session.has_teacher() && session.awaits_human()) {
        return None;
    }
    let goal = |game: &AnyGame, values| words.goal_near_end(&game.as_awale()?, values);
    let positions = session.positions_so_far();
    let previous_goal = positions
        .iter()
        .rev()
        .nth(2)
        .and_then(|game| goal(game, None));
    (goal(session.position(), None) != previous_goal)
        .then(|| goal(session.position(), values))
        .flatten()
}

/// The lead in seeds at which the bar is halfway between the middle and its end.
const THREE_QUARTERS_BAR_LEAD_SEEDS: f64 = 4.0;

/// The fraction of the bar for the side whose value is `own_score`.
fn evaluation_bar_fraction(own_score: Score) -> f64 {
    let lead_seeds = f64::from(own_score.lead_centiseeds()) / 100.0;
    match own_score {
        Score::Table(_) | Score::Proven(_) => f64::midpoint(
            1.0,
            lead_seeds.signum() * f64::from(u8::from(lead_seeds != 0.0)),
        ),
        Score::Estimate(_) => f64::midpoint(
            1.0,
            lead_seeds / (lead_seeds.abs() + THREE_QUARTERS_BAR_LEAD_SEEDS),
        ),
    }
}

/// The result of a finished game from South's point of view, for the bar.
pub(crate) fn final_score(game: &Match<AnyGame>) -> Option<Score> {
    let final_result = game.outcome()?.final_result;
    let [south_seeds, north_seeds] = [
        final_result.final_counts.south,
        final_result.final_counts.north,
    ]
    .map(|count| i32::try_from(count).unwrap_or(0));
    let lead_seeds = south_seeds - north_seeds;
    // A resignation or a loss on time loses the game, whatever the number of captured seeds.
    Some(Score::Proven(match final_result.winner {
        Some(Seat::South) => lead_seeds.max(1),
        Some(Seat::North) => lead_seeds.min(-1),
        None => 0,
    }))
}

/// Draws the bar next to the board. Its lower part belongs to the side drawn at the bottom, its
/// upper part to the other side; a mark shows the middle. Below the bar is the value for `viewer`,
/// in the form that fits. `score` is from South's point of view; if it is `None`, the bar is empty.
pub(crate) fn draw_evaluation_bar(
    score: Option<Score>,
    (viewer, below): (Seat, Seat),
    area: Rect,
    ui: &mut Ui,
) {
    let (theme, charset) = (ui.look.theme, ui.look.charset);
    let (indent, width) = if area.width > 2 { (1, 2) } else { (0, 1) };
    let bar_area = Rect {
        x: area.x + indent,
        y: area.y + 1,
        width,
        height: area.height.saturating_sub(3),
    };
    // A hyphen would look like a minus next to a value.
    let middle_line = match charset {
        Charset::Unicode => "─",
        Charset::Ascii => "-",
    };
    ui.buffer.set_string(
        bar_area.right(),
        bar_area.y + bar_area.height / 2,
        middle_line,
        theme.dim,
    );
    let Some(score) = score else { return };
    let filled_fraction = evaluation_bar_fraction(score.seen_by(below, Seat::South));
    let upper_area = columns::fill_from_below(filled_fraction, bar_area, ui);
    let symbol = match charset {
        Charset::Unicode => "░",
        Charset::Ascii => ".",
    };
    for line in upper_area.rows() {
        let symbols = symbol.repeat(line.width.into());
        ui.buffer.set_string(line.x, line.y, symbols, theme.dim);
    }
    let PitCaption {
        text,
        short_text: short,
        ..
    } = score_caption(score.seen_by(viewer, Seat::South), ui.look.words);
    let max_text_width = usize::from(area.width);
    let value_text = [text, short]
        .into_iter()
        .find(|form| form.width() <= max_text_width);
    // Draw the value in the row above the frame of the board, or above the player's name if the
    // name replaces the frame.
    ui.buffer.set_stringn(
        area.x,
        area.bottom() - 2,
        value_text.unwrap_or_default(),
        max_text_width,
        theme.text,
    );
}
