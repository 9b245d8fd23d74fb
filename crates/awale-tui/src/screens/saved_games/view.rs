//! Draws the list of saved games.

use awale_study::{
    catalogue::Wdl,
    record::{MIN_RATED_PLIES, Record},
};

use crate::{
    app::SavedGame, prelude::*, screens::SavedGamesScreen, widgets::side_panel, words::capitalized,
};

/// Rows of the panel with details of the selected game.
const DETAILS_PANEL_ROWS: u16 = 5;

pub(crate) struct SavedGamesAreas {
    pub(crate) list_area: Rect,
    details_area: Rect,
    /// The area for the last position of the selected game. `None` in a narrow window.
    position_preview: Option<Rect>,
}

impl SavedGamesAreas {
    pub(crate) fn of(area: Rect) -> SavedGamesAreas {
        let (list_and_details_area, preview_area) =
            side_panel::list_and_panel_areas(area, chrome::MAX_LIST_WIDTH);
        let list_and_details_area =
            list_and_details_area.centered_horizontally(Constraint::Max(chrome::MAX_LIST_WIDTH));
        let preview_area = preview_area.map(|preview| Rect {
            height: preview.height.min(side_panel::MAX_SIDE_PANEL_HEIGHT),
            ..preview
        });
        let [list_area, details_area] =
            split_vertically(list_and_details_area, [Fill(1), Length(DETAILS_PANEL_ROWS)]);
        SavedGamesAreas {
            list_area,
            details_area,
            position_preview: preview_area,
        }
    }

    fn visible_lines(&self, chosen_index: usize, row_count: usize) -> VisibleListPart {
        VisibleListPart::of(
            row_count,
            chosen_index,
            Block::bordered().inner(self.list_area),
        )
    }
}

pub(crate) fn draw(saved: &SavedGamesScreen, ui: &mut Ui) {
    let look = ui.look;
    chrome::draw_title(&look.words.get("menu-saved-games"), "", ui);
    let DrawContext { theme, words, .. } = look;
    let rows: Vec<SavedGamesRow<'_>> = saved
        .visible_games(look.context)
        .map(SavedGamesRow::of_game_or_file)
        .collect();
    let areas = SavedGamesAreas::of(ui.body);
    let inner = chrome::draw_panel(&list_title(saved, look), areas.list_area, ui);
    if rows.is_empty() {
        let empty_list_message_id = if saved.is_filtered() {
            "saved-none-found"
        } else {
            "saved-none"
        };
        let empty_list_text = words.get(empty_list_message_id);
        ui.record_text_outline(|outline| outline.add_paragraph(&empty_list_text));
        ui.buffer
            .set_string(inner.x + 1, inner.y, empty_list_text, theme.dim);
    }
    if saved.is_typing_search {
        let label = words.get("saved-search");
        ui.record_text_outline(|outline| outline.add_field(&label, &saved.search_field));
        let mut spans = vec![Span::styled(format!(" {label} "), theme.dim)];
        spans.extend(chrome::text_field_spans(
            &saved.search_field,
            theme.accent,
            look,
        ));
        let bottom_row = areas.list_area.bottom().saturating_sub(1);
        ui.buffer.set_line(
            areas.list_area.x + 1,
            bottom_row,
            &Line::from(spans),
            inner.width,
        );
    } else if !look.context.games.0.is_empty() {
        draw_search_and_filter_keys(areas.list_area, ui);
    }
    draw_list(
        &rows,
        saved.chosen_index,
        saved.title_field.as_ref(),
        &areas,
        ui,
    );
    draw_details(rows.get(saved.chosen_index).copied(), &areas, ui);
}

/// Draws the lines of the list. A game that is being renamed is an input field.
pub(crate) fn draw_list(
    rows: &[SavedGamesRow],
    chosen_index: usize,
    title_field: Option<&TextField>,
    areas: &SavedGamesAreas,
    ui: &mut Ui,
) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let inner = Block::bordered().inner(areas.list_area);
    // Keep an empty column between the results and the scroll bar of a long list.
    let scroll_bar_width = u16::from(rows.len() > usize::from(inner.height));
    let width = usize::from(inner.width.saturating_sub(3 + scroll_bar_width));
    let date_columns = date_width(rows, look, width);
    let visible_lines = areas
        .visible_lines(chosen_index, rows.len())
        .with_typing(title_field.is_some());
    if let Some(field) = title_field {
        let label = say!(words, "saved-new-name", name = "");
        ui.record_text_outline(|outline| outline.add_field(&label, field));
    }
    visible_lines.draw(ui, |place| {
        match title_field.filter(|_| place == chosen_index) {
            Some(field) => {
                let label = say!(words, "saved-new-name", name = "");
                let mut spans = vec![Span::styled(label, theme.selection)];
                spans.extend(chrome::text_field_spans(field, theme.accent, look));
                Line::from(spans)
            }
            None => row_line(rows[place], look, width, date_columns),
        }
    });
}

/// Draws the details of the selected line and, in a wide window, the last position of its game.
pub(crate) fn draw_details(row: Option<SavedGamesRow>, areas: &SavedGamesAreas, ui: &mut Ui) {
    let inner = chrome::draw_text_panel("", areas.details_area, ui);
    if let Some((text, style)) = row.map(|row| details_text(row, ui.look)) {
        chrome::draw_clipped_text(text, inner, style, ui);
    }
    let shown_record = row.and_then(SavedGamesRow::record);
    if let (Some(area), Some(session)) = (
        areas.position_preview,
        shown_record.map(|record| Session::from_record(record, None, 0)),
    ) {
        let move_count = session.moves().len();
        game_board::draw_preview_board(
            &BoardState::of_session(&session, session.position(), move_count),
            area,
            ui,
        );
    }
}

/// Draws the keys for search and filter into the bottom border of the list. A click on a key
/// triggers it.
fn draw_search_and_filter_keys(list_area: Rect, ui: &mut Ui) {
    const SEPARATOR: &str = " · ";
    let look = ui.look;
    let key_hints = [
        ("saved-how-search", Command::Search),
        ("saved-how-filter", Command::Filter),
    ];
    let hints_and_commands =
        key_hints.map(|(id, command)| (message_with_keys(id, &[("key", command)], look), command));
    let hints_line = hints_and_commands
        .each_ref()
        .map(|(text, _)| text.as_str())
        .join(SEPARATOR);
    let y = list_area.bottom().saturating_sub(1);
    let mut x = list_area
        .right()
        .saturating_sub(to_cells(hints_line.width()) + 3);
    let style = look.theme.without_frame_color(look.theme.dim);
    ui.buffer.set_string(x, y, format!(" {hints_line} "), style);
    x += 1;
    for (text, command) in hints_and_commands {
        let hint_area = Rect {
            x,
            y,
            width: to_cells(text.width()),
            height: 1,
        };
        ui.on_click(hint_area, Action::Command(command));
        x += hint_area.width + to_cells(SEPARATOR.width());
    }
}

/// The title of the list: number of games, filter and search text.
fn list_title(saved: &SavedGamesScreen, look: DrawContext) -> String {
    let words = look.words;
    let mut title_parts = vec![say!(
        words,
        "saved-count",
        games = saved.visible_game_count(look.context)
    )];
    let result_line_name = saved.games_of_result.as_ref().map(|(_, name)| name.clone());
    title_parts.extend(result_line_name);
    title_parts.extend(
        saved
            .filter
            .filter_name_message_id()
            .map(|id| words.get(id)),
    );
    let search_text = saved.search_field.text().trim();
    if !search_text.is_empty() {
        title_parts.push(say!(words, "saved-found", search = search_text));
    }
    title_parts.join(" · ")
}

/// Columns of the letter for win, draw or loss, with the blank before it.
const RESULT_LETTER_WIDTH: usize = 2;

/// Columns of a date in its three forms: with time, without time, and day and month only.
const DATE_WIDTHS: [usize; 3] = [16, 10, 5];

/// The width of the longest form of the date that leaves enough room for all names.
fn date_width(rows: &[SavedGamesRow], look: DrawContext, width: usize) -> usize {
    let needed_width = |row: &SavedGamesRow<'_>| {
        if row.is_damaged_game() {
            return 0;
        }
        row.description(look).width() + row.result(look).width() + 4 + RESULT_LETTER_WIDTH
    };
    let max_width_without_date = rows.iter().map(needed_width).max().unwrap_or(0);
    DATE_WIDTHS
        .into_iter()
        .find(|date| date + max_width_without_date <= width)
        .unwrap_or(DATE_WIDTHS[2])
}

/// A line of the list.
#[derive(Clone, Copy)]
pub(crate) struct SavedGamesRow<'a> {
    game: &'a SavedGame,
    /// Whether the line is for a file with several games. `game` is then the first of them.
    is_for_file: bool,
}

impl<'a> SavedGamesRow<'a> {
    /// The line of one game.
    pub(crate) const fn of_game(game: &'a SavedGame) -> SavedGamesRow<'a> {
        SavedGamesRow {
            game,
            is_for_file: false,
        }
    }

    /// The line of a game. The games of a file with several games share one line.
    fn of_game_or_file(game: &'a SavedGame) -> SavedGamesRow<'a> {
        SavedGamesRow {
            game,
            is_for_file: game.file_has_other_games(),
        }
    }

    /// The game of the line; `None` for a file with several games, and for a damaged game.
    fn record(self) -> Option<&'a Record> {
        self.game.record.as_ref().ok().filter(|_| !self.is_for_file)
    }

    fn is_damaged_game(self) -> bool {
        !self.is_for_file && self.game.record.is_err()
    }

    fn description(self, look: DrawContext) -> String {
        if self.is_for_file {
            return self.game.file.0.clone();
        }
        self.record()
            .map(|record| look.words.title_in_game_list(record))
            .unwrap_or_default()
    }

    fn result(self, look: DrawContext) -> String {
        if self.is_for_file {
            let games = self.game.game_count_in_file;
            return say!(look.words, "saved-count", games);
        }
        self.record()
            .map(|record| look.words.result_in_game_list(record))
            .unwrap_or_default()
    }
}

/// A line of the list: date, game, players, result and letter for win, draw or loss. The line fits
/// into `width` columns, and the date into `date_width`.
fn row_line<'l>(
    row: SavedGamesRow,
    look: DrawContext,
    width: usize,
    date_width: usize,
) -> Line<'l> {
    let DrawContext { words, theme, .. } = look;
    let game = row.game;
    if row.is_damaged_game() {
        let damaged_file_text = format!("! {} · {}", game.file.0, words.get("saved-damaged"));
        return Line::styled(
            columns::cut_to_width(&damaged_file_text, width),
            theme.error,
        );
    }
    let readable_record = game.record.as_ref().ok();
    let date_text = match readable_record.and_then(|record| record.header.date.known_day()) {
        Some(day) if date_width == DATE_WIDTHS[2] => {
            let [day, month] = [day.day(), day.month()].map(|number| format!("{number:02}"));
            say!(words, "saved-day", day, month)
        }
        // For example `2026-11-23T19:30`; a shorter width cuts off the time.
        Some(day) => {
            let time_text = readable_record.and_then(|record| record.header.date.time_text());
            let full_date = format!(
                "{} {}",
                words.date(&day.to_string()),
                time_text.unwrap_or_default()
            );
            full_date.chars().take(date_width).collect()
        }
        None => {
            let partial_date = readable_record.and_then(Record::date_text);
            // The narrow column shows only the known parts of an incomplete date.
            let is_narrow = date_width == DATE_WIDTHS[2];
            let partial_date =
                partial_date.map(
                    |partial_date| match partial_date.trim_start_matches("????-") {
                        date_text if is_narrow => date_text.trim_end_matches("-??").to_owned(),
                        _ => words.date(&partial_date),
                    },
                );
            let partial_date = partial_date.unwrap_or_else(|| words.get("saved-no-date"));
            columns::cut_to_width(&partial_date, date_width)
        }
    };
    let date_text = columns::left_aligned(date_text, date_width);
    let result_text = row.result(look);
    let max_description_width =
        width.saturating_sub(date_width + 2 + 2 + result_text.width() + RESULT_LETTER_WIDTH);
    let description = columns::left_aligned(
        columns::cut_to_width(&row.description(look), max_description_width),
        max_description_width,
    );
    let own_result = row.record().and_then(Record::own_result);
    let style = match own_result {
        Some(Wdl::Win) => theme.good,
        Some(Wdl::Loss) => theme.error,
        Some(Wdl::Draw) | None => theme.dim,
    };
    let result_mark = own_result.map_or_else(
        || " ".to_owned(),
        |own_result| words.result_letter(own_result),
    );
    Line::from(vec![
        Span::styled(
            format!("{date_text}  {description}  {result_text} "),
            theme.text,
        ),
        Span::styled(result_mark, style),
    ])
}

/// The details of the selected line: the players and the result of a game, or the error in a
/// damaged file.
fn details_text(row: SavedGamesRow, look: DrawContext) -> (String, Style) {
    let DrawContext { words, theme, .. } = look;
    let game = row.game;
    match &game.record {
        _ if row.is_for_file => (
            say!(
                words,
                "saved-file",
                file = game.file.0.as_str(),
                games = game.game_count_in_file
            ),
            theme.text,
        ),
        Err(error) => (words.record_error(&game.file.0, error), theme.error),
        Ok(record) => {
            let PerSeat { south, north } = words.player_names(&record.players);
            let known_result =
                words.result_text(record.game(), &wording::player_names(&record.players));
            let result_text = known_result.unwrap_or_else(|| words.get("board-unfinished"));
            let numbered_file = format!(
                "{} · {}/{}",
                game.file.0, game.number_in_file, game.game_count_in_file
            );
            let file = if game.file_has_other_games() {
                &numbered_file
            } else {
                &game.file.0
            };
            let game_name = words.game_name(&record.kind);
            let unrated_reason = record
                .unrated_reason_message_id()
                .filter(|_| record.result().is_some());
            let last_line = unrated_reason.map_or_else(
                || file.clone(),
                |message_id| {
                    let reason = say!(words, message_id, moves = MIN_RATED_PLIES);
                    format!("{} · {file}", capitalized(reason.trim_end_matches('.')))
                },
            );
            let players_line = format!("{game_name} · {south} – {north}");
            (
                [players_line, result_text, last_line].join("\n"),
                theme.text,
            )
        }
    }
}
