//! The rows of the panel: the opponent's face and words, the rating, the accuracy and the turning
//! point.
//!
//! The panel opens before the moves are judged. A value that is not known yet is `…`, and its rows
//! are as high as with any value, so that nothing moves when the value arrives.

use std::cmp::Reverse;

use awale_rules::Settlement;
use awale_study::players::RemarkOccasion;
use awale_study::rating;
use awale_study::record::numbered_move;
use awale_study::study::{MoveMark, MoveTotals};

use crate::prelude::*;
use crate::screens::{link, menu};
use crate::widgets::faces;
use crate::words::capitalized;

use super::{EndChoice, EndPanel, advantage_human_gave_up, next_players, winner};

/// The value of something that is still being calculated.
const PENDING_VALUE_SIGN: &str = "…";
/// The value of something that does not exist, such as the turning point of a game without
/// mistakes.
const NO_VALUE_SIGN: &str = "-";
/// The steps to which the accuracy by a quick analysis is rounded, in percent. The full analysis
/// may change it by several percent.
const ROUGH_ACCURACY_STEP: f64 = 5.0;
/// The minimum width of a row that shows a whole face next to the words, in columns.
const MIN_WIDTH_WITH_FACE: u16 = 24;

/// A row, which may need several lines.
pub(super) enum EndRow {
    /// The opponent's face with its name and words.
    FaceAndRemark([&'static str; 3], String),
    Text(String),
    Value {
        label: String,
        value: String,
        /// The widest possible value. It determines the height of the row before the value is
        /// known.
        widest_value: String,
    },
}

impl EndRow {
    fn value_row(
        label: String,
        value: Option<String>,
        is_pending: bool,
        widest_value: String,
    ) -> EndRow {
        let placeholder = if is_pending {
            PENDING_VALUE_SIGN
        } else {
            NO_VALUE_SIGN
        };
        EndRow::Value {
            label,
            value: value.unwrap_or_else(|| placeholder.to_owned()),
            widest_value,
        }
    }

    /// The row as one line of text.
    pub(super) fn one_line_text(&self) -> String {
        match self {
            EndRow::FaceAndRemark(face, text) => format!("{} {text}", face[1].trim()),
            EndRow::Text(text) => text.clone(),
            EndRow::Value { label, value, .. } => format!("{label} {value}"),
        }
    }

    /// The row as one line of text, with its widest possible value.
    pub(super) fn widest_text(&self) -> String {
        match self {
            EndRow::Value {
                label,
                value,
                widest_value: widest,
            } if widest.width() > value.width() => {
                format!("{label} {widest}")
            }
            row => row.one_line_text(),
        }
    }

    /// The number of lines that the row needs at this width.
    pub(super) fn height_at_width(&self, width: u16) -> u16 {
        let wrapped_height = |text: &str, width| {
            chrome::wrapped_height(&Paragraph::new(text).wrap(Wrap { trim: true }), width)
        };
        match self {
            EndRow::FaceAndRemark(face, text) if width >= MIN_WIDTH_WITH_FACE => {
                wrapped_height(text, width - faces::FACE_WIDTH - 1).max(to_cells(face.len()))
            }
            EndRow::Value { .. } => {
                let text = self.widest_text();
                if to_cells(text.width()) <= width {
                    1
                } else {
                    wrapped_height(&text, width).max(2)
                }
            }
            row => wrapped_height(&row.one_line_text(), width),
        }
    }

    fn draw(&self, area: Rect, ui: &mut Ui<'_>) {
        let theme = ui.theme;
        match self {
            EndRow::FaceAndRemark(face, text) if area.width >= MIN_WIDTH_WITH_FACE => {
                for (line, part) in area.rows().zip(face) {
                    ui.buffer.set_string(line.x, line.y, part, theme.accent);
                }
                let text_area = Rect {
                    x: area.x + faces::FACE_WIDTH + 1,
                    width: area.width - faces::FACE_WIDTH - 1,
                    ..area
                };
                chrome::draw_clipped_text(text.as_str(), text_area, theme.title, ui);
            }
            EndRow::FaceAndRemark(..) => {
                chrome::draw_clipped_text(self.one_line_text(), area, theme.title, ui);
            }
            EndRow::Text(text) => chrome::draw_clipped_text(text.as_str(), area, theme.text, ui),
            EndRow::Value { label, value, .. } => {
                let style = if value == PENDING_VALUE_SIGN {
                    theme.dim
                } else {
                    theme.accent
                };
                let value_width = to_cells(value.width());
                if value_width > area.width {
                    let spans = [
                        Span::styled(format!("{label} "), theme.text),
                        Span::styled(value.as_str(), style),
                    ];
                    chrome::draw_clipped_text(Line::from_iter(spans), area, theme.text, ui);
                    return;
                }
                chrome::draw_clipped_text(label.as_str(), area, theme.text, ui);
                let (x, y) = (area.right() - value_width, area.bottom().saturating_sub(1));
                ui.buffer.set_string(x, y, value, style);
            }
        }
    }
}

/// The height of as many of the first rows as fit into `max_height` lines.
pub(super) fn rows_height(rows: &[EndRow], width: u16, max_height: u16) -> u16 {
    let heights_so_far = rows.iter().scan(0, |sum, row| {
        *sum += row.height_at_width(width);
        Some(*sum)
    });
    heights_so_far
        .take_while(|sum| *sum <= max_height)
        .last()
        .unwrap_or(0)
}

/// Draws as many of the first rows as fit into `area`.
pub(super) fn draw(rows: &[EndRow], area: Rect, ui: &mut Ui<'_>) {
    let mut y = area.y;
    for row in rows {
        let height = row.height_at_width(area.width);
        if y + height > area.bottom() {
            return;
        }
        row.draw(Rect { y, height, ..area }, ui);
        y += height;
    }
}

/// All rows of the panel, the most important ones first.
pub(super) fn end_rows(
    session: &Session,
    end_panel: &EndPanel,
    look: DrawContext<'_>,
) -> Vec<EndRow> {
    let words = look.words;
    let series_row = end_panel
        .series_score
        .as_ref()
        .map(|score| EndRow::Text(words.series_score_after_game(score)));
    let build_link_row = || EndRow::Text(link::next_step_message("link-end", session, look));
    let link_row = session.awaits_friend().then(build_link_row);
    let first_rows = face_row(session, look)
        .into_iter()
        .chain(link_row)
        .chain(series_row);
    let (rating_rows, accuracy_rows) = (
        rating_rows(session, end_panel, look),
        accuracy_rows(session, end_panel, look),
    );
    // The number of games that a rating still needs matters least.
    let is_rating_open = matches!(rating_rows[..], [EndRow::Value { .. }])
        && (look.context.rating()).is_none_or(|rating| !rating.is_meaningful());
    let rating_and_accuracy_rows = if is_rating_open {
        [accuracy_rows, rating_rows]
    } else {
        [rating_rows, accuracy_rows]
    };
    first_rows
        .chain(rating_and_accuracy_rows.into_iter().flatten())
        .collect()
}

/// The face of a character, and what it says about the result.
fn face_row(session: &Session, look: DrawContext<'_>) -> Option<EndRow> {
    let opponent_seat = session.only_human_seat()?.opponent();
    let PlayerSpec::Character(character) = session.players[opponent_seat].spec else {
        return None;
    };
    let occasion = match winner(session) {
        Some(winner) if winner == opponent_seat => RemarkOccasion::Won,
        Some(_) => RemarkOccasion::Lost,
        None => RemarkOccasion::Drawn,
    };
    let remark_text = look.words.remark(character, occasion);
    let remark_text = remark_text.filter(|_| look.context.settings.remarks);
    let name = || character.name().to_owned();
    Some(EndRow::FaceAndRemark(
        faces::face_lines(character),
        remark_text.unwrap_or_else(name),
    ))
}

/// Kind words after a clear loss of a new player, with the lesson or the opponent that the panel
/// advises.
pub(super) fn advice_text(
    session: &Session,
    end_panel: &EndPanel,
    look: DrawContext<'_>,
) -> Option<String> {
    let words = look.words;
    Some(match end_panel.advised_choice? {
        EndChoice::NextLesson => {
            let (_, lesson) = menu::lesson_after_loss(&session.game.kind, look.context)?;
            let lesson = words.get(lesson.title_message);
            say!(words, "over-try-lesson", lesson)
        }
        EndChoice::EasierOpponent => {
            let players = next_players(session, EndChoice::EasierOpponent, 0.0)?;
            let opponent_seat = session.only_human_seat()?.opponent();
            let opponent = words.player_names(&players)[opponent_seat].clone();
            say!(words, "over-try-easier", opponent)
        }
        _ => return None,
    })
}

/// The change of the player's rating, or the reason why the game is not rated.
fn rating_rows(session: &Session, end_panel: &EndPanel, look: DrawContext<'_>) -> Vec<EndRow> {
    let (words, rating_update) = (look.words, &end_panel.rating_update);
    if session.only_human_seat().is_none() {
        return Vec::new();
    }
    if let Some(message_id) = session.unrated_reason_message_id() {
        let reason = say!(words, message_id, moves = rating::MIN_RATED_PLIES);
        return vec![EndRow::Text(capitalized(&reason))];
    }
    if !matches!(session.position(), AnyGame::Awale(_)) {
        return Vec::new();
    }
    if session.moves().len() < rating::MIN_RATED_PLIES {
        let too_short_text = say!(words, "rating-short", moves = rating::MIN_RATED_PLIES);
        return vec![EndRow::Text(too_short_text)];
    }
    let widest_value = match look.context.rating() {
        Some(rating) if rating.is_meaningful() => "1000\u{a0}→\u{a0}1000".to_owned(),
        _ => [0, 2]
            .map(|games| say!(words, "rating-open", games))
            .into_iter()
            .max_by_key(|text| text.width())
            .unwrap_or_default(),
    };
    let change_text = rating_update
        .new_and_old_rating
        .as_ref()
        .map(|(now, before)| words.rating_change(now, before.as_ref()));
    let is_pending = rating_update.pending_analysis.is_analysis_running();
    let is_shown = is_pending || change_text.is_some();
    let move_cursor_to_row = is_shown.then(|| {
        EndRow::value_row(
            words.get("over-rating"),
            change_text,
            is_pending,
            widest_value,
        )
    });
    move_cursor_to_row.into_iter().collect()
}

/// The accuracy and the turning point. Empty if the moves are not judged.
fn accuracy_rows(session: &Session, end_panel: &EndPanel, look: DrawContext<'_>) -> Vec<EndRow> {
    let words = look.words;
    let is_pending = end_panel
        .rating_update
        .pending_analysis
        .is_analysis_running();
    let analysis = session
        .analysis()
        .filter(|_| matches!(session.position(), AnyGame::Awale(_)));
    if analysis.is_none() && !is_pending {
        return Vec::new();
    }
    let totals = analysis
        .map(|analysis| MoveTotals::of(&analysis.moves, session.positions_so_far()[0].to_move()));
    let is_quick_analysis = session.analysis_for_explanations().is_none();
    let accuracy_text = |accuracy: f64| {
        if is_quick_analysis {
            let rounded = (accuracy / ROUGH_ACCURACY_STEP).round() * ROUGH_ACCURACY_STEP;
            let accuracy = words.accuracy_text(Some(rounded));
            say!(words, "accuracy-about", accuracy)
        } else {
            words.accuracy_text(Some(accuracy))
        }
    };
    let seat_accuracy_text = |seat: Seat| Some(accuracy_text(totals.as_ref()?[seat].accuracy()?));
    let accuracy_label = words.get("insights-accuracy");
    // The accuracy of the only human player or, without one, of both sides.
    let join_for_seats = |of: &dyn Fn(Seat) -> Option<String>| {
        if let Some(own_seat) = session.only_human_seat() {
            return of(own_seat);
        }
        let side_text = |seat| Some(format!("{}\u{a0}{}", words.seat_name(seat), of(seat)?));
        let side_texts: Vec<String> = Seat::BOTH.into_iter().filter_map(side_text).collect();
        (!side_texts.is_empty()).then(|| side_texts.join(" · "))
    };
    let widest_value = join_for_seats(&|_| Some(accuracy_text(100.0))).unwrap_or_default();
    let accuracies_text = join_for_seats(&seat_accuracy_text);
    // Without enough moves for an accuracy, the worst move says nothing about the game either.
    let turning_point = accuracies_text
        .as_ref()
        .and_then(|_| turning_point(session, look));
    let is_opponents_move =
        |(mover, _): &(Seat, String)| session.only_human_seat().is_some_and(|own| own != *mover);
    let turning_point_label = if turning_point.as_ref().is_some_and(is_opponents_move) {
        "over-opponents-mistake"
    } else {
        "over-turning-point"
    };
    let accuracy_row = EndRow::value_row(accuracy_label, accuracies_text, is_pending, widest_value);
    let turning_point_row = EndRow::value_row(
        words.get(turning_point_label),
        // Like the accuracy, the turning point may be another one after the full analysis.
        turning_point
            .map(|(_, text)| format!("{}{text}", if is_quick_analysis { "~" } else { "" })),
        is_pending,
        format!("~{} ??", numbered_move(98, "a")),
    );
    let quick_analysis_row = is_quick_analysis.then(|| EndRow::Text(words.get("over-glance")));
    quick_analysis_row
        .into_iter()
        .chain([accuracy_row, turning_point_row])
        .collect()
}

/// The side and the text of the worst move, if it is a mistake. If the clock decided the game, or a
/// player gave up a better position, no turning point is named.
fn turning_point(session: &Session, look: DrawContext<'_>) -> Option<(Seat, String)> {
    if let Some(Settlement::TimeLoss(_)) = session.game.referee.settlement() {
        return None;
    }
    let assessments = &session.analysis()?.moves;
    let worst_move = assessments
        .iter()
        .enumerate()
        .max_by_key(|(number, assessment)| (assessment.cost, Reverse(*number)));
    let (move_index, assessment) =
        worst_move.filter(|(_, worst_move)| MoveMark::from(*worst_move) >= MoveMark::Mistake)?;
    let mv = numbered_move(
        move_index,
        &look.words.mark_letters_if_enabled(assessment.played_move),
    );
    let text = format!("{mv}{}", MoveMark::from(assessment).sign()).replace(' ', "\u{a0}");
    let mover = session.positions_so_far()[move_index].to_move();
    advantage_human_gave_up(session, look)
        .is_none()
        .then_some((mover, text))
}
