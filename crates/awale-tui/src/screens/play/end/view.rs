//! Draws the end of a game: the last position, the result and the choices.

use awale_rules::{GameEnd, Settlement};
use ratatui::{layout::Layout, style::Modifier};

use crate::{
    app::{Animation, RowTextOutline, WinCertainty},
    prelude::*,
    screens::{
        analysis::curve,
        play::{PlayScreen, value_display},
    },
    widgets::{game_board::GameAreas, list, player_panels::MIN_MOVE_LIST_HEIGHT},
};

use super::{
    EndPanel, advantage_human_gave_up, celebrated_winner,
    rows::{self, EndRow},
};

/// Returns the areas of the game, the area of the choices, and whether the choices are to the right
/// of the board.
///
/// In a wide window they are: they replace the lower part of the list of moves, with `text_rows`
/// lines above them for the details of the result. In a narrow window they are columns below the
/// board.
fn end_areas(
    area: Rect,
    (session, choices): (&Session, usize),
    text_rows: u16,
    words: &Words,
) -> (GameAreas, Rect, bool) {
    let game_areas = GameAreas::of_game(area);
    let Some(side_area) = game_areas.move_list else {
        let choices_area = game_areas.game_end_choices;
        return (game_areas, choices_area, false);
    };
    let choices_height = to_cells(choices) + 2 + text_rows;
    let [move_list_area, choices_area] =
        split_vertically(side_area, [Fill(1), Length(choices_height)]);
    let move_list = Some(move_list_area);
    let mut game_areas = GameAreas {
        move_list,
        ..game_areas
    }
    .with_player_panels(0, session, words);
    game_areas
        .move_list
        .take_if(|list| list.height < MIN_MOVE_LIST_HEIGHT);
    let has_only_choices = game_areas.move_list.is_none() && game_areas.player_panels.is_none();
    let choices_area = if has_only_choices {
        side_area
    } else {
        choices_area
    };
    (game_areas, choices_area, true)
}

/// The index and the row of each visible choice below the board: only as many as fit, including the
/// one at index `chosen_index`.
fn choice_rows_below(area: Rect, choice_count: usize, chosen_index: usize) -> Vec<(usize, Rect)> {
    let column_count = if area.width < game_board::MIN_WIDTH_FOR_THREE_CHOICE_COLUMNS {
        2
    } else {
        3
    };
    let column_areas = Layout::horizontal((0..column_count).map(|_| Fill(1))).split(area);
    let cell_areas: Vec<Rect> = column_areas
        .iter()
        .flat_map(|column| column.rows())
        .collect();
    let first_choice_index = chosen_index / cell_areas.len().max(1) * cell_areas.len();
    (first_choice_index..choice_count).zip(cell_areas).collect()
}

pub(crate) fn draw(play: &PlayScreen, end_panel: &EndPanel, ui: &mut Ui) {
    let look = ui.look;
    let session = &look.context.sessions[play.session];
    draw_title(session, ui);
    let choices = end_panel.choices(session);
    let side_area = GameAreas::of_game(ui.body).move_list;
    let text_area = side_area.map_or(ui.body, |side_area| {
        without_side_columns(Block::bordered().inner(side_area))
    });
    let advice = rows::advice_text(session, end_panel, look);
    let has_side_area = side_area.is_some();
    let advice_row = advice.clone().filter(|_| has_side_area).map(EndRow::Text);
    let end_rows: Vec<EndRow> = (advice_row.into_iter())
        .chain(rows::end_rows(session, end_panel, look))
        .collect();
    // Without room for all rows, the list of moves gets less or is not shown.
    let max_text_height = (text_area.height).saturating_sub(to_cells(choices.len()));
    let height = rows::rows_height(&end_rows, text_area.width, max_text_height);
    let (game_areas, choices_area, are_choices_beside_board) =
        end_areas(ui.body, (session, choices.len()), height, look.words);
    let board_state = BoardState {
        clock_place: game_areas.clock_place(),
        animation_frame: end_panel.animation.as_ref().map(Animation::frame),
        ..board_state(session, play.is_turned)
    };
    game_board::draw_board(&board_state, game_areas.board, ui);
    if look.context.settings.study.bar {
        value_display::draw_evaluation_bar(
            value_display::final_score(&session.game.referee),
            (session.viewing_side(), board_state.bottom_seat()),
            game_areas.evaluation_bar,
            ui,
        );
    }
    let DrawContext { theme, words, .. } = look;
    game_areas.draw_player_panels_and_moves(&board_state, ui);
    let choice_rows: Vec<(usize, Rect)> = if are_choices_beside_board {
        let inner = chrome::draw_panel(&words.get("over-title"), choices_area, ui);
        if celebrated_winner(session).is_some() {
            let add_modifier = Modifier::empty();
            let border_style = Style {
                add_modifier,
                ..theme.accent
            };
            ui.buffer.set_style(choices_area, border_style);
        }
        let area = Rect {
            height,
            ..without_side_columns(inner)
        };
        rows::draw(&end_rows, area, ui);
        let first_choice_row = usize::from(inner.height).saturating_sub(choices.len());
        (0..).zip(inner.rows().skip(first_choice_row)).collect()
    } else {
        choice_rows_below(choices_area, choices.len(), end_panel.chosen_index)
    };
    for (place, line) in choice_rows {
        // Keys do nothing for a moment after the panel opens by itself. Until then, no choice is
        // highlighted.
        let is_chosen = place == end_panel.chosen_index && !look.ignores_keys;
        let style = if is_chosen {
            theme.selection
        } else {
            theme.text
        };
        let name_forms = choices[place].name_forms(session, look.context);
        let name_width = list::line_text_area(line).width.into();
        let choice_text = columns::first_fitting_text(name_forms, name_width);
        ui.record_text_outline(|outline| {
            outline.add_row(RowTextOutline::new(
                &choice_text,
                is_chosen,
                Action::OpenRow(place),
            ));
        });
        let choice_line = Line::from(Span::styled(choice_text, style));
        list::draw_line(&choice_line, is_chosen, line, ui);
        ui.on_click(line, Action::ClickRow(place));
    }
    ui.scroll_on_wheel(ui.body, 1);
    let (headline, reason) = (headline(session, words), end_reason_sentence(session, look));
    let headline_style = theme.accent.add_modifier(Modifier::BOLD);
    let remark_lines = match (are_choices_beside_board, end_panel.shows_more_choices) {
        (true, _) => {
            let separate_remarks = vec![(headline, headline_style), (reason, theme.text)];
            let joined_remark = |separate_remarks: &[(String, Style)]| {
                vec![(
                    format!("{} {}", separate_remarks[0].0, separate_remarks[1].0),
                    headline_style,
                )]
            };
            if game_board::remarks_fit(&separate_remarks, game_areas.remarks) {
                separate_remarks
            } else {
                joined_remark(&separate_remarks)
            }
        }
        // A narrow window has no panel. Its title contains the result.
        (false, false) => {
            let width = game_board::remark_columns(game_areas.remarks.width);
            let values_line = rows_in_one_line(&end_rows, width);
            let sentences: Vec<String> = match values_line {
                Some(_) => vec![longest_part_in_one_line(&reason, width)],
                None => (reason.split_inclusive(". "))
                    .map(|sentence| sentence.trim().to_owned())
                    .collect(),
            };
            let remark_texts = values_line.into_iter().chain(sentences).chain(advice);
            remark_texts.map(|line| (line, theme.text)).collect()
        }
        (false, true) => {
            let texts = end_rows.iter().map(EndRow::one_line_text);
            // A row that labels the next one is in the same line.
            let text = texts.collect::<Vec<_>>().join("\n").replace(":\n", ": ");
            text.lines()
                .map(|line| (line.to_owned(), theme.text))
                .collect()
        }
    };
    game_board::draw_remarks(&remark_lines, game_areas.remarks, ui);
}

/// Shortens `reason` to one line of `width` columns if necessary: to its first sentence, without
/// the sums in brackets, or up to its colon.
fn longest_part_in_one_line(reason: &str, width: usize) -> String {
    let (first_sentence, _) = reason.split_once(". ").unwrap_or((reason, ""));
    let first_sentence = first_sentence.trim_end_matches('.');
    let (without_sums, _) = first_sentence
        .split_once(" (")
        .unwrap_or((first_sentence, ""));
    let (first_clause, _) = without_sums.split_once(':').unwrap_or((without_sums, ""));
    let sentences = [first_sentence, without_sums, first_clause.trim_end()];
    let parts = sentences.map(|sentence| format!("{sentence}."));
    [reason.to_owned()]
        .into_iter()
        .chain(parts.clone())
        .find(|part| part.width() <= width)
        .unwrap_or(parts[2].clone())
}

/// As many of `rows` as fit into one line of `width` columns, for a window without a panel. The
/// line has no room for rows that label the next ones. The values of an estimate have a `~`.
fn rows_in_one_line(rows: &[EndRow], width: usize) -> Option<String> {
    let (mut line, mut remaining_width) = (String::new(), width);
    let is_short = |row: &&EndRow| match row {
        EndRow::FaceAndRemark(..) => false,
        EndRow::Text(text) => !text.ends_with(':'),
        EndRow::Value { value, .. } => !value.is_empty(),
    };
    for row in rows.iter().filter(is_short) {
        let gap = if line.is_empty() { "" } else { "  " };
        let needed_width = gap.width() + row.widest_text().width();
        if needed_width <= remaining_width {
            remaining_width -= needed_width;
            line.extend([gap, &row.one_line_text()]);
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
    let (Some(outcome), Some(own_seat)) = (referee.outcome(), session.only_human_seat()) else {
        return words
            .result_text(referee, &wording::player_names(&session.players))
            .unwrap_or_default();
    };
    // In a matches game the number of taken matches does not decide.
    let has_seed_counts = matches!(session.position(), AnyGame::Awale(_));
    // After a resignation or a loss on time the captured seeds do not decide.
    let has_seed_counts = has_seed_counts
        && !matches!(
            outcome.ending,
            GameEnd::Settled(Settlement::Resignation(_) | Settlement::TimeLoss(_))
        );
    let message_id = match outcome.final_result.winner {
        Some(winner) if !has_seed_counts => {
            return words.get(if winner == own_seat {
                "over-you-won"
            } else {
                "over-you-lost"
            });
        }
        Some(winner) if winner == own_seat => "over-won",
        Some(_) => "over-lost",
        None if !has_seed_counts => {
            return words
                .result_text(referee, &wording::player_names(&session.players))
                .unwrap_or_default();
        }
        None => "over-drawn",
    };
    let final_seed_counts = outcome.final_result.final_counts;
    say!(
        words,
        message_id,
        own = final_seed_counts[own_seat],
        other = final_seed_counts[own_seat.opponent()]
    )
}

/// The reason why the game ended. If the only human player resigned, it addresses that player.
fn end_reason_sentence(session: &Session, look: DrawContext) -> String {
    let words = look.words;
    let reason = words
        .why_game_ended(&session.game.referee)
        .unwrap_or_default();
    let Some(own_seat) = session.only_human_seat() else {
        return reason;
    };
    let lost_advantage = advantage_human_gave_up(session, look);
    let ending = session.game.referee.outcome().map(|outcome| outcome.ending);
    let has_resigned = matches!(ending, Some(GameEnd::Settled(Settlement::Resignation(loser))) if loser == own_seat);
    match (has_resigned, lost_advantage) {
        (true, Some(WinCertainty::ProvenWin)) => words.get("over-resigned-won"),
        (true, Some(WinCertainty::LikelyWin)) => words.get("over-resigned-better"),
        (true, None) => words.get("over-resigned"),
        (false, Some(WinCertainty::ProvenWin)) => {
            format!("{reason} {}", words.get("over-agreed-won"))
        }
        (false, Some(WinCertainty::LikelyWin)) => {
            format!("{reason} {}", words.get("over-agreed-better"))
        }
        (false, None) => reason,
    }
}

fn board_state(session: &Session, is_turned: bool) -> BoardState<'_> {
    let move_marks = curve::move_marks(session);
    let move_count = session.moves().len();
    BoardState {
        is_turned,
        move_marks,
        ..BoardState::of_session(session, session.position(), move_count)
    }
}

/// Draws the title line of the screen.
fn draw_title(session: &Session, ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let is_narrow = GameAreas::of_game(ui.body).move_list.is_none();
    let title = if is_narrow {
        headline(session, words)
    } else {
        words.get("over-title")
    };
    let game_name = wording::game_name_with_series_score(
        session,
        chrome::remaining_title_columns(&title, ui),
        look,
    );
    chrome::draw_title(&game_name, &title, ui);
}
