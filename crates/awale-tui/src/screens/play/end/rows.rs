//! The rows of the panel: the opponent's face and words, the rating, the accuracy and the costliest
//! move.
//!
//! The panel opens before the moves are judged. A value that is not known yet is `…`, and its rows
//! are as high as with any value, so that nothing moves when the value arrives.

use std::cmp::Reverse;

use awale_rules::Settlement;
use awale_study::{
    catalogue::Wdl,
    players::RemarkOccasion,
    rating::{self, Rating},
    record::{Assessment, numbered_move},
    study::{MoveMark, MoveTotals},
};

use crate::{
    prelude::*,
    screens::{link, menu},
    widgets::faces,
    words::capitalized,
};

use super::{EndChoice, EndPanel, advantage_human_gave_up, next_opponent, winner};

/// The value of something that is still being calculated.
const PENDING_VALUE_SIGN: &str = "…";
/// The value of something that does not exist, such as the worst move of a game without mistakes.
const NO_VALUE_SIGN: &str = "-";
/// The minimum width of a row that shows a whole face next to the words, in columns.
const MIN_WIDTH_WITH_FACE: u16 = 24;

/// A row, which may need several lines.
pub(super) enum EndRow {
    /// The opponent's face with its name and words.
    FaceAndRemark([&'static str; 3], String),
    Text(String),
    Value {
        label: String,
        /// Empty if the label is a whole sentence.
        value: String,
        /// The widest possible label and value. They determine the height of the row before the
        /// value is known.
        widest_text: String,
    },
}

impl EndRow {
    fn value_row(
        label: String,
        value: Option<String>,
        is_pending: bool,
        widest_value: &str,
    ) -> EndRow {
        let placeholder = if is_pending {
            PENDING_VALUE_SIGN
        } else {
            NO_VALUE_SIGN
        };
        EndRow::Value {
            widest_text: format!("{label} {widest_value}"),
            label,
            value: value.unwrap_or_else(|| placeholder.to_owned()),
        }
    }

    /// The row as one line of text.
    pub(super) fn one_line_text(&self) -> String {
        match self {
            EndRow::FaceAndRemark(face, text) => format!("{} {text}", face[1].trim()),
            EndRow::Text(text) => text.clone(),
            EndRow::Value { label, value, .. } => format!("{label} {value}").trim_end().to_owned(),
        }
    }

    /// The row as one line of text, with its widest possible value.
    pub(super) fn widest_text(&self) -> String {
        match self {
            EndRow::Value { widest_text, .. }
                if widest_text.width() > self.one_line_text().width() =>
            {
                widest_text.clone()
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

    fn draw(&self, area: Rect, ui: &mut Ui) {
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
pub(super) fn draw(rows: &[EndRow], area: Rect, ui: &mut Ui) {
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
pub(super) fn end_rows(session: &Session, end_panel: &EndPanel, look: DrawContext) -> Vec<EndRow> {
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
    first_rows
        .chain(rating_rows(session, end_panel, look))
        .chain(accuracy_rows(session, end_panel, look))
        .collect()
}

/// The face of a character, and what it says about the result.
fn face_row(session: &Session, look: DrawContext) -> Option<EndRow> {
    let opponent_seat = session.only_human_seat()?.opponent();
    let PlayerSpec::Character(character) = session.players[opponent_seat].spec else {
        return None;
    };
    let occasion = match winner(session) {
        Some(winner) if winner == opponent_seat => RemarkOccasion::CharacterWon,
        Some(_) => RemarkOccasion::CharacterLost,
        None => RemarkOccasion::GameDrawn,
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
    look: DrawContext,
) -> Option<String> {
    let words = look.words;
    Some(match end_panel.advised_choice? {
        EndChoice::NextLesson => {
            let (_, lesson) = menu::lesson_after_loss(&session.game.kind, look.context)?;
            let lesson = words.get(lesson.title_message_id);
            say!(words, "over-try-lesson", lesson)
        }
        EndChoice::EasierOpponent => {
            let opponent = next_opponent(session, EndChoice::EasierOpponent, look.context)?;
            let opponent = words.short_player_text(opponent);
            say!(words, "over-try-easier", opponent)
        }
        _ => return None,
    })
}

/// The change of the player's rating, or the reason why the game is not rated.
fn rating_rows(session: &Session, end_panel: &EndPanel, look: DrawContext) -> Vec<EndRow> {
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
    let is_pending = rating_update.pending_analysis.is_analysis_running();
    if !is_pending && rating_update.new_and_old_rating.is_none() {
        return Vec::new();
    }
    let new_and_old_rating = rating_update.new_and_old_rating.as_ref();
    let change_text = new_and_old_rating.map_or_else(
        || PENDING_VALUE_SIGN.to_owned(),
        |(now, before)| words.rating_change(now, before.as_ref()),
    );
    let old_rating = match new_and_old_rating {
        Some((_, before)) => before.as_ref(),
        None => look.context.rating(),
    };
    let has_old_rating = old_rating.is_some_and(Rating::is_meaningful);
    let widest_value = if has_old_rating {
        "1000\u{a0}→\u{a0}1000".to_owned()
    } else {
        let open_texts = [1, 2].map(|games| say!(words, "rating-open", games));
        let widest_text = open_texts.into_iter().max_by_key(|text| text.width());
        widest_text.unwrap_or_default()
    };
    let label = words.get("over-rating");
    let change_row = EndRow::Value {
        widest_text: format!("{label} {widest_value}"),
        label,
        value: change_text,
    };
    let reason_row = session.only_human_seat().and_then(|own_seat| {
        if !has_old_rating {
            let (first_shown_rating, _) = new_and_old_rating?;
            let shows_margin = first_shown_rating.is_shown_as_number();
            return shows_margin.then(|| EndRow::Text(words.get("rating-margin-note")));
        }
        let outcome = session.game.referee.outcome()?;
        let result = Wdl::of(outcome.final_result.winner, own_seat);
        let reason =
            |is_held| words.reason_for_rating_change(&session.players, own_seat, result, is_held);
        let is_held = new_and_old_rating.is_some_and(|(now, before)| {
            (before.as_ref()).is_some_and(|before| before.elo.total_cmp(&now.elo).is_eq())
        });
        Some(EndRow::Value {
            label: reason(is_held),
            value: String::new(),
            widest_text: reason(true),
        })
    });
    [change_row].into_iter().chain(reason_row).collect()
}

/// The accuracy and the costliest move. Empty if the moves are not judged.
fn accuracy_rows(session: &Session, end_panel: &EndPanel, look: DrawContext) -> Vec<EndRow> {
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
    let accuracy_text = |accuracy: f64| words.accuracy_text(Some(accuracy));
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
    let costliest_move = costliest_move(session, look);
    let (costliest_move_label, costliest_move) = if session.only_human_seat().is_some() {
        // Without enough moves for an accuracy, a game without a mistake says nothing.
        let no_mistake_text = accuracies_text
            .as_ref()
            .map(|_| words.get("over-no-worst-move"));
        ("over-worst-move", costliest_move.or(no_mistake_text))
    } else {
        ("over-turning-point", costliest_move)
    };
    let accuracy_row =
        EndRow::value_row(accuracy_label, accuracies_text, is_pending, &widest_value);
    let costliest_move_row = EndRow::value_row(
        words.get(costliest_move_label),
        costliest_move,
        is_pending,
        &costliest_move_text(session, &numbered_move(98, "a"), MoveMark::Blunder, words),
    );
    vec![accuracy_row, costliest_move_row]
}

/// The costliest move of the only human player or, without one, of both sides, if it is a mistake.
/// For both sides, it is the turning point. None is named if the clock decided the game, or if a
/// player gave up a better position.
fn costliest_move(session: &Session, look: DrawContext) -> Option<String> {
    let was_lost_on_time = matches!(
        session.game.referee.settlement(),
        Some(Settlement::TimeLoss(_))
    );
    if session.only_human_seat().is_none()
        && (was_lost_on_time || advantage_human_gave_up(session, look).is_some())
    {
        return None;
    }
    let (move_index, assessment) = costliest_mistake(session)?;
    let mv = numbered_move(
        move_index,
        &look.words.mark_letters_if_enabled(assessment.played_move),
    );
    let mark = MoveMark::from(assessment);
    Some(costliest_move_text(session, &mv, mark, look.words))
}

/// A numbered move. A move of the only human player has its mark as a word, because new players do
/// not know the signs yet.
fn costliest_move_text(
    session: &Session,
    numbered_move: &str,
    mark: MoveMark,
    words: &Words,
) -> String {
    let text = match session.only_human_seat() {
        Some(_) => format!("{numbered_move} ({})", words.mark_text(mark)),
        None => numbered_move.to_owned(),
    };
    text.replace(' ', "\u{a0}")
}

/// The index and the assessment of the costliest mistake of the only human player or, without one,
/// of both sides.
fn costliest_mistake(session: &Session) -> Option<(usize, &Assessment)> {
    let own_seat = session.only_human_seat();
    let is_considered = |move_index: usize| {
        let mover = session.positions_so_far()[move_index].to_move();
        own_seat.is_none_or(|own_seat| own_seat == mover)
    };
    (session.analysis()?.moves.iter())
        .enumerate()
        .filter(|(move_index, _)| is_considered(*move_index))
        .max_by_key(|(move_index, assessment)| (assessment.cost, Reverse(*move_index)))
        .filter(|(_, assessment)| MoveMark::from(*assessment).is_mistake())
}

/// The mistakes that the analysis of the game found, as a value of a message: `unknown` without an
/// analysis, `some` or `none`.
pub(super) fn found_mistakes_word(session: &Session) -> &'static str {
    match session.analysis() {
        None => "unknown",
        Some(_) if costliest_mistake(session).is_some() => "some",
        Some(_) => "none",
    }
}
