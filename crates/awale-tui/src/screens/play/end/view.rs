//! Draws the end of a game: the last position, the result and the choices.

use awale_rules::{GameEnd, Settlement};
use ratatui::layout::Layout;
use ratatui::style::Modifier;

use crate::app::{Advantage, Animation, RowOutline};
use crate::prelude::*;
use crate::screens::analysis::curve;
use crate::screens::play::{PlayScreen, values};
use crate::widgets::list;
use crate::widgets::sides::MIN_MOVES_HEIGHT;
use crate::widgets::table::GameAreas;

use super::rows::{self, EndRow};
use super::{EndPanel, advantage_at_end, celebrated_winner};

/// Returns the areas of the game, the area of the choices, and whether the choices are to the right
/// of the board.
///
/// In a wide window they are: they replace the lower part of the list of moves, with `rows` lines
/// above them for the details of the result. In a narrow window they are columns below the board.
fn end_areas(
    area: Rect,
    (session, choices): (&Session, usize),
    rows: u16,
    words: &Words,
) -> (GameAreas, Rect, bool) {
    let table = GameAreas::of_game(area);
    let Some(side) = table.history else {
        let below = table.choices;
        return (table, below, false);
    };
    let height = to_cells(choices) + 2 + rows;
    let [history, choices] = split_vertically(side, [Fill(1), Length(height)]);
    let history = Some(history);
    let mut table = GameAreas { history, ..table }.with_sides(0, session, words);
    table.history.take_if(|list| list.height < MIN_MOVES_HEIGHT);
    let is_alone = table.history.is_none() && table.sides.is_none();
    let choices = if is_alone { side } else { choices };
    (table, choices, true)
}

/// The index and the row of each visible choice below the board: only as many as fit, including the
/// one at index `chosen`.
fn choice_rows_below(area: Rect, choices: usize, chosen: usize) -> Vec<(usize, Rect)> {
    let columns = if area.width < table::MIN_WIDTH_WITH_THREE_COLUMNS {
        2
    } else {
        3
    };
    let columns = Layout::horizontal((0..columns).map(|_| Fill(1))).split(area);
    let areas: Vec<Rect> = columns.iter().flat_map(|column| column.rows()).collect();
    let first = chosen / areas.len().max(1) * areas.len();
    (first..choices).zip(areas).collect()
}

pub(crate) fn draw(play: &PlayScreen, end: &EndPanel, ui: &mut Ui<'_>) {
    let look = ui.look;
    let session = &look.context.sessions[play.session];
    draw_title(session, ui);
    let choices = end.choices(session);
    let side = GameAreas::of_game(ui.body).history;
    let room = side.map_or(ui.body, |side| {
        without_side_columns(Block::bordered().inner(side))
    });
    let rows = rows::end_rows(session, end, look);
    // Without room for all rows, the list of moves gets less or is not shown.
    let max = (room.height).saturating_sub(to_cells(choices.len()));
    let height = rows::rows_height(&rows, room.width, max);
    let (table_areas, choices_area, is_beside) =
        end_areas(ui.body, (session, choices.len()), height, look.words);
    let state = BoardState {
        clocks: table_areas.clock_place(),
        frame: end.animation.as_ref().map(Animation::frame),
        ..board_state(session, play.is_turned)
    };
    table::draw_board(&state, table_areas.board, ui);
    if look.context.settings.study.bar {
        values::draw_evaluation_bar(
            values::final_score(&session.game.referee),
            (session.viewing_side(), state.bottom_seat()),
            table_areas.bar,
            ui,
        );
    }
    let DrawContext { theme, words, .. } = look;
    table_areas.draw_sides_and_moves(&state, ui);
    let lines: Vec<(usize, Rect)> = if is_beside {
        let inner = chrome::draw_panel(&words.get("over-title"), choices_area, ui);
        if celebrated_winner(session).is_some() {
            let add_modifier = Modifier::empty();
            let border = Style {
                add_modifier,
                ..theme.accent
            };
            ui.buffer.set_style(choices_area, border);
        }
        let area = Rect {
            height,
            ..without_side_columns(inner)
        };
        rows::draw(&rows, area, ui);
        let first = usize::from(inner.height).saturating_sub(choices.len());
        (0..).zip(inner.rows().skip(first)).collect()
    } else {
        choice_rows_below(choices_area, choices.len(), end.chosen)
    };
    for (place, line) in lines {
        // Keys do nothing for a moment after the panel opens by itself. Until then, no choice is
        // highlighted.
        let chosen = place == end.chosen && !look.ignores_keys;
        let style = if chosen { theme.selection } else { theme.text };
        let words = words.get(choices[place].message_id());
        ui.record_outline(|outline| {
            outline.add_row(RowOutline::new(&words, chosen, Action::OpenRow(place)));
        });
        let words = Line::from(Span::styled(words, style));
        list::draw_line(&words, chosen, line, ui);
        ui.on_click(line, Action::Row(place));
    }
    ui.scroll_on_wheel(ui.body, 1);
    let (headline, reason) = (headline(session, words), end_reason_sentence(session, look));
    let accent = theme.accent.add_modifier(Modifier::BOLD);
    let lines = match (is_beside, end.shows_rest) {
        (true, _) => {
            let apart = vec![(headline, accent), (reason, theme.text)];
            let joined = |apart: &[(String, Style)]| {
                vec![(format!("{} {}", apart[0].0, apart[1].0), accent)]
            };
            if table::remarks_fit(&apart, table_areas.remarks) {
                apart
            } else {
                joined(&apart)
            }
        }
        // A narrow window has no panel. Its title contains the result.
        (false, false) => {
            let width = table::remark_columns(table_areas.remarks.width);
            let sentences = reason
                .split_inclusive(". ")
                .map(|sentence| sentence.trim().to_owned());
            let lines = rows_in_one_line(&rows, width).into_iter().chain(sentences);
            lines.map(|line| (line, theme.text)).collect()
        }
        (false, true) => rows
            .iter()
            .map(|row| (row.one_line_text(), theme.text))
            .collect(),
    };
    table::draw_remarks(&lines, table_areas.remarks, ui);
}

/// As many of `rows` as fit into one line of `width` columns, for a window without a panel. A row
/// that labels the next one is left out if it does not fit together with that one.
fn rows_in_one_line(rows: &[EndRow], width: usize) -> Option<String> {
    let (mut line, mut left, mut label) = (String::new(), width, None);
    for row in rows.iter().filter(|row| !matches!(row, EndRow::Face(..))) {
        if let EndRow::Text(text) = row
            && text.ends_with(':')
        {
            label = Some(format!("{text} "));
            continue;
        }
        let gap = if line.is_empty() { "" } else { "  " };
        let needed = |label: &str| gap.width() + label.width() + row.widest_text().width();
        let label = label.take().filter(|label| needed(label) <= left);
        let label = label.unwrap_or_default();
        if needed(&label) <= left {
            left -= needed(&label);
            line.extend([gap, &label, &row.one_line_text()]);
        }
    }
    Some(line).filter(|line| !line.is_empty())
}

/// The result, with a star if a person has won.
fn headline(session: &Session, words: &Words) -> String {
    let result = result_sentence(session, words);
    match celebrated_winner(session) {
        Some(_) => format!("★ {result}"),
        None => result,
    }
}

/// The result from the point of view of the only human player. Without one, a sentence that names
/// the winner.
fn result_sentence(session: &Session, words: &Words) -> String {
    let referee = &session.game.referee;
    let (Some(outcome), Some(own)) = (referee.outcome(), session.only_human()) else {
        return words
            .result_text(referee, &wording::player_names(&session.players))
            .unwrap_or_default();
    };
    // In a matches game the number of taken matches does not decide.
    let is_counted = matches!(session.position(), AnyGame::Awale(_));
    // After a resignation or a loss on time the captured seeds do not decide.
    let is_counted = is_counted
        && !matches!(
            outcome.ending,
            GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_))
        );
    let id = match outcome.tally.winner {
        Some(winner) if !is_counted => {
            return words.get(if winner == own {
                "over-you-won"
            } else {
                "over-you-lost"
            });
        }
        Some(winner) if winner == own => "over-won",
        Some(_) => "over-lost",
        None if !is_counted => {
            return words
                .result_text(referee, &wording::player_names(&session.players))
                .unwrap_or_default();
        }
        None => "over-drawn",
    };
    let counts = outcome.tally.counts;
    say!(words, id, own = counts[own], other = counts[own.opponent()])
}

/// The reason why the game ended. If the only human player resigned, it addresses that player.
fn end_reason_sentence(session: &Session, look: DrawContext<'_>) -> String {
    let words = look.words;
    let reason = words
        .why_game_ended(&session.game.referee)
        .unwrap_or_default();
    let Some(own) = session.only_human() else {
        return reason;
    };
    let ended_while_ahead = advantage_at_end(session, look);
    let ending = session.game.referee.outcome().map(|outcome| outcome.ending);
    let has_resigned =
        matches!(ending, Some(GameEnd::Settled(Settlement::Resignation(loser))) if loser == own);
    match (has_resigned, ended_while_ahead) {
        (true, Some(Advantage::Won)) => words.get("over-resigned-won"),
        (true, Some(Advantage::Better)) => words.get("over-resigned-better"),
        (true, None) => words.get("over-resigned"),
        (false, Some(Advantage::Won)) => format!("{reason} {}", words.get("over-agreed-won")),
        (false, Some(Advantage::Better)) => format!("{reason} {}", words.get("over-agreed-better")),
        (false, None) => reason,
    }
}

fn board_state(session: &Session, is_turned: bool) -> BoardState<'_> {
    let marks = curve::move_marks(session);
    let played = session.moves().len();
    BoardState {
        is_turned,
        marks,
        ..BoardState::of_session(session, session.position(), played)
    }
}

/// Draws the title line of the screen.
fn draw_title(session: &Session, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let is_narrow = GameAreas::of_game(ui.body).history.is_none();
    let title = if is_narrow {
        headline(session, words)
    } else {
        words.get("over-title")
    };
    let game = wording::game_in_series(session, chrome::remaining_title_columns(&title, ui), look);
    chrome::draw_title(&game, &title, ui);
}
