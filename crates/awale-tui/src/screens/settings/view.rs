//! Draws the settings, with a sample board that shows their effect.

use crate::{
    app::max_table_megabytes,
    board::BoardView,
    config::SettingRow,
    prelude::*,
    screens::{SettingsScreen, settings::preview},
    theme::ColorDepth,
};

/// Columns of the names of the settings.
const NAME_COLUMN_WIDTH: usize = 26;
/// Rows of the description of the selected setting.
const DESCRIPTION_ROWS: u16 = 5;
/// Minimum rows of the list above the board, with its frame.
const MIN_LIST_ROWS: u16 = 12;
/// Minimum rows of the list above a painted board, with its frame.
const MIN_LIST_ROWS_ABOVE_PAINTED_BOARD: u16 = 9;
/// Maximum columns of the list and its description, if the board is not to their right.
const MAX_LIST_WIDTH: u16 = 90;

/// Minimum columns of a window with an unpainted board to the right of the list.
const MIN_WIDTH_WITH_BOARD: u16 = 100;
/// Columns of the list next to the board. The longest line of all languages fits.
const LIST_WIDTH: u16 = 58;
/// Maximum columns and rows of the board with its frame and the remarks: a larger board would not
/// be visible at a glance while the values change.
const MAX_PREVIEW_SIZE: (u16, u16) = (96, 25);

pub(crate) fn draw(screen: &SettingsScreen, ui: &mut Ui) {
    draw_title(ui);
    let (body, row) = (ui.body, screen.chosen_row());
    let painted_size = BoardView::MIN_PAINTED_SIZE;
    let can_be_painted = BoardView::is_painted(ui.theme, ui.charset, painted_size);
    // A board that can be painted gets the room to paint it.
    let min_width_with_board = if can_be_painted {
        LIST_WIDTH + painted_size.width + preview::border_and_bar_width(ui.look)
    } else {
        MIN_WIDTH_WITH_BOARD
    };
    if body.width >= min_width_with_board {
        let content_area =
            body.centered_horizontally(Constraint::Max(LIST_WIDTH + MAX_PREVIEW_SIZE.0));
        let column_widths = [Length(LIST_WIDTH), Fill(1)];
        let [form_area, board_area] = split_horizontally(content_area, column_widths);
        let panel =
            settings_form(screen, DESCRIPTION_ROWS, form_area, ui.look).draw_in(form_area, ui);
        preview::draw(
            row,
            Rect {
                y: panel.y,
                height: panel.height.min(MAX_PREVIEW_SIZE.1),
                ..board_area
            },
            ui,
        );
        return;
    }
    // In a smaller window, the board is below the list and to the right of the description. This
    // layout is the same for all settings.
    if body.width < 2 * preview::MIN_BOARD_AND_BAR_WIDTH
        || body.height < MIN_LIST_ROWS + preview::MIN_BOARD_HEIGHT_WITHOUT_REMARKS
    {
        let _ = settings_form(screen, DESCRIPTION_ROWS, body, ui.look).draw_in(body, ui);
        return;
    }
    // The board grows only after all lines of the list are visible.
    let list_height = settings_form(screen, 0, body, ui.look).panel_height();
    // A painted board looks like the board of a game, so it may leave less room to the list and the
    // description.
    let is_painted = can_be_painted
        && body.height >= MIN_LIST_ROWS_ABOVE_PAINTED_BOARD + painted_size.height + 2;
    let (board_columns, min_height) = if is_painted {
        (
            painted_size.width + preview::border_and_bar_width(ui.look),
            painted_size.height + 2,
        )
    } else {
        (0, preview::MIN_BOARD_HEIGHT_WITHOUT_REMARKS)
    };
    let preview_height = body
        .height
        .saturating_sub(list_height)
        .min(body.height * 2 / 5)
        .max(min_height);
    let content_area = body.centered_horizontally(Constraint::Max(MAX_LIST_WIDTH));
    let [list_area, preview_area] =
        split_vertically(content_area, [Fill(1), Length(preview_height)]);
    let board_columns = board_columns.max(preview_area.width / 2);
    let [description_area, board_preview_area] =
        split_horizontally(preview_area, [Fill(1), Length(board_columns)]);
    let _ = settings_form(screen, 0, list_area, ui.look).draw_in(list_area, ui);
    let inner = chrome::draw_text_panel("", description_area, ui);
    let remark = preview::sample_remark(row, ui.look)
        .filter(|_| !preview::has_room_for_remark(board_preview_area, ui.look));
    let description_line = Line::styled(chosen_description(screen, ui.look), ui.look.theme.text);
    let lines: Vec<_> = [description_line]
        .into_iter()
        .chain(remark.map(|(text, style)| Line::styled(text, style)))
        .collect();
    chrome::draw_clipped_text(lines, inner, ui.look.theme.text, ui);
    preview::draw(row, board_preview_area, ui);
}

/// The list, with `description_height` rows for the description of the selected setting below it.
fn settings_form(
    screen: &SettingsScreen,
    description_height: u16,
    body: Rect,
    look: DrawContext,
) -> Form {
    let words = look.words;
    let indexed_rows = SettingRow::ALL.iter().enumerate();
    let is_first_of_group = |place: usize| {
        place == 0 || SettingRow::ALL[place - 1].group != SettingRow::ALL[place].group
    };
    let heading_above_row =
        |(place, row): (usize, &SettingRow)| (place, words.get(row.group.message_id()));
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        value_column: NAME_COLUMN_WIDTH + 1,
        highlights_values: true,
        title: words.get("menu-settings"),
        headings: indexed_rows
            .filter(|(place, _)| is_first_of_group(*place))
            .map(heading_above_row)
            .collect(),
        text_below: if description_height > 0 {
            vec![Line::from(chosen_description(screen, look))]
        } else {
            Vec::new()
        },
        reserved_lines_below: description_height,
        ..Form::default()
    };
    form.with_lines(&screen.lines(look.context), screen.chosen_index, body, look)
}

fn chosen_description(screen: &SettingsScreen, look: DrawContext) -> String {
    let lines = screen.lines(look.context);
    list_line::chosen_line(&lines, screen.chosen_index)
        .map_or_else(String::new, |line| line.explanation(look))
}

/// The description of a setting.
pub(super) fn setting_description(row: SettingRow, look: DrawContext) -> String {
    let keys: Vec<_> = row
        .command
        .map(|command| ("key", command))
        .into_iter()
        .collect();
    let description = message_with_keys(row.explanation_message_id, &keys, look);
    if row.key == "tables.seeds" {
        return format!("{} {description}", missing_tables_cost_text(look));
    }
    if row.key == "theme"
        && let Some(missing_colors_id) = missing_colors_message_id(look.color_depth)
    {
        return format!("{} {description}", look.words.get(missing_colors_id));
    }
    description
}

/// The message about the colors that the terminal lacks for painted wood.
const fn missing_colors_message_id(depth: ColorDepth) -> Option<&'static str> {
    match depth {
        ColorDepth::TrueColor => None,
        ColorDepth::Indexed256 => Some("setting-theme-256"),
        ColorDepth::SixteenColors => Some("setting-theme-16"),
        ColorDepth::Monochrome => Some("setting-theme-no-colors"),
    }
}

/// The disk space and the time that the missing endgame tables will need (an estimate), or a
/// message that they are complete.
fn missing_tables_cost_text(look: DrawContext) -> String {
    let DrawContext { context, words, .. } = look;
    let target_seeds = context.settings.tables.seeds;
    let max_seeds_of_built_tables = context
        .tables
        .as_ref()
        .map_or(0, |tables| tables.max_seeds());
    if max_seeds_of_built_tables >= target_seeds {
        return if target_seeds == 0 {
            String::new()
        } else {
            words.get("setting-seeds-there")
        };
    }
    let missing_table_seed_counts = max_seeds_of_built_tables + 1..=target_seeds;
    let megabytes = max_table_megabytes(missing_table_seed_counts.clone());
    if !context.settings.tables.automatic {
        return say!(words, "setting-seeds-by-hand", megabytes);
    }
    let Some(table_speed) = context.table_speed else {
        return say!(words, "setting-seeds-size", megabytes);
    };
    let minutes = (table_speed.expected_build_seconds(missing_table_seed_counts) / 60.0).round();
    say!(words, "setting-seeds-estimate", megabytes, minutes)
}

/// Draws the title line of the screen.
fn draw_title(ui: &mut Ui) {
    let look = ui.look;
    let words = look.words;
    let tables_text = look
        .context
        .table_progress
        .map(|at| wording::table_progress_text(words, at))
        .unwrap_or_default();
    chrome::draw_title(&words.get("menu-settings"), &tables_text, ui);
}
