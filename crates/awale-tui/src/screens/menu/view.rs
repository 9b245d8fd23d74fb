//! Draws the main menu.

use awale_study::{record::move_list_row_count, study::Motif};
use ratatui::layout::Margin;

use crate::{
    app::{RowTextOutline, split_fixed_rows},
    prelude::*,
    screens::{
        GameSetup, Menu, MenuItem, SetupRow,
        analyse_hub::view::preview_game,
        course, daily_puzzle_variant,
        menu::{
            banner::{self, centered_area},
            first_unfinished_lesson, today_panel,
        },
        next_lesson_title_id, puzzles, selected_kind, setup, suggests_puzzle_training,
    },
    widgets::{key_names, side_panel},
};

/// Rows of the note below the list: two names of players and the name of a game can need two rows.
const NOTE_ROWS: u16 = 2;

/// Minimum rows of the list area, so that the *Today* panel fits next to the list (with its frame).
const MIN_LIST_ROWS: u16 = 9;

/// The column of the key letters in the list.
const KEY_COLUMN: usize = 16;

/// The maximum width of list and *Today* panel next to a preview, in columns.
const MAX_MENU_WIDTH_NEXT_TO_PREVIEW: u16 = 78;

/// Columns between two answers to the question of the first start.
const ANSWER_GAP_COLUMNS: u16 = 2;

/// A no-break space.
const NO_BREAK_SPACE: &str = "\u{a0}";

/// The areas of the banner, the list and the note.
fn banner_list_and_note_areas(item_count: usize, body: Rect) -> [Rect; 3] {
    let item_rows = to_cells(item_count);
    // The rows are: banner, empty row, list, empty row, note.
    let has_room = |banner: &u16| body.height >= banner + 1 + item_rows + 1 + NOTE_ROWS;
    let banner_height = [banner::LARGE_BANNER_HEIGHT, banner::SMALL_BANNER_HEIGHT]
        .into_iter()
        .find(has_room)
        .unwrap_or(1);
    // In a small window the empty rows are left out. If the list still does not fit, it
    // scrolls.
    let gap_rows = u16::from(body.height >= banner_height + 1 + item_rows + 1 + NOTE_ROWS);
    let list_height = item_rows.max(MIN_LIST_ROWS).min(
        body.height
            .saturating_sub(banner_height + 2 * gap_rows + NOTE_ROWS),
    );
    // A third of the spare rows goes above the banner, a third below it, and the rest to the
    // bottom, where messages appear.
    let spare_rows = body
        .height
        .saturating_sub(banner_height + 2 * gap_rows + list_height + NOTE_ROWS);
    let blank_rows_above = spare_rows / 3;
    let heights = [
        blank_rows_above,
        banner_height,
        gap_rows + blank_rows_above,
        list_height,
        gap_rows,
        NOTE_ROWS,
    ];
    let [_, banner_area, _, list_area, _, note_area] = split_fixed_rows(body, heights);
    let centered_list_area = centered_area(list_area, 30, list_area.height);
    let inner_note_area = note_area.inner(Margin {
        horizontal: 2,
        vertical: 0,
    });
    [banner_area, centered_list_area, inner_note_area]
}

pub(crate) fn draw(menu: &Menu, ui: &mut Ui) {
    let look = ui.look;
    draw_title(ui);
    let DrawContext { theme, words, .. } = look;
    let (visible_items, chosen_item) = (
        MenuItem::visible_items(look.context),
        menu.chosen_item(look.context),
    );
    let (body, preview_area) =
        side_panel::list_and_panel_areas(ui.body, MAX_MENU_WIDTH_NEXT_TO_PREVIEW);
    let [banner_area, mut list_area, note_area] =
        banner_list_and_note_areas(visible_items.len(), body);
    banner::draw(banner_area, ui);
    let panel = today_panel::today_panel(list_area, body, look);
    // Center the list and the panel together.
    list_area.x -= panel.as_ref().map_or(0, |(_, size)| size.width / 2);
    let chosen_index = visible_items.iter().position(|&item| item == chosen_item);
    // Actions number an item by its index in `MenuItem::ALL`, so the visible items start there
    // after the hidden ones.
    let visible_part =
        VisibleListPart::of(visible_items.len(), chosen_index.unwrap_or(0), list_area)
            .numbered_from(MenuItem::ALL.len() - visible_items.len());
    visible_part.draw(ui, |item_index| {
        key_names::line_with_key(
            words.get(visible_items[item_index].message_id()),
            KEY_COLUMN,
            visible_items[item_index].command(),
            look,
        )
    });
    let mut note = item_note(chosen_item, look);
    if let (Some(area), Some(preview)) =
        (preview_area, item_preview(chosen_item, note.clone(), look))
    {
        let area = area.centered_vertically(Constraint::Max(side_panel::MAX_SIDE_PANEL_HEIGHT));
        side_panel::draw(&preview, area, ui);
    }
    match panel {
        Some(panel) => today_panel::draw(panel, list_area, ui),
        None if note.is_empty() => note = today_panel::first_today_line(look),
        None => {}
    }
    if menu.name_field.is_some() || menu.asks_new_user(look.context) {
        return draw_question(menu, note_area, ui);
    }
    ui.record_text_outline(|outline| outline.add_paragraph(&note));
    Paragraph::new(note)
        .style(theme.dim)
        .centered()
        .wrap(Wrap { trim: true })
        .render(note_area, ui.buffer);
    // Replace no-break spaces by ordinary ones, so that copied text contains only those.
    for cell_position in note_area.positions() {
        let cell = &mut ui.buffer[cell_position];
        if cell.symbol() == NO_BREAK_SPACE {
            cell.set_symbol(" ");
        }
    }
}

/// Draws the question of the first start and its answers, or the field for the name.
fn draw_question(menu: &Menu, area: Rect, ui: &mut Ui) {
    let (look, theme) = (ui.look, ui.look.theme);
    let name = look.context.settings.name.as_str();
    let question = if menu.name_field.is_some() {
        look.words.get("menu-name")
    } else {
        Some(say!(look.words, "menu-ask-by-name", name))
            .filter(|greeting| !name.is_empty() && greeting.width() <= usize::from(area.width))
            .unwrap_or_else(|| look.words.get("menu-ask"))
    };
    ui.record_text_outline(|outline| outline.add_paragraph(&question));
    Line::styled(question, theme.title)
        .centered()
        .render(area, ui.buffer);
    let row_area = Rect {
        y: area.y + 1,
        height: 1,
        ..ui.body
    };
    if let Some(field) = &menu.name_field {
        ui.record_text_outline(|outline| outline.add_field("", field));
        Line::from(chrome::text_field_spans(field, theme.accent, look))
            .centered()
            .render(row_area, ui.buffer);
        return;
    }
    let answers_and_texts = [
        ('1', "menu-new"),
        ('2', "menu-knows"),
        ('3', "menu-my-name"),
    ]
    .map(|(key, id)| (key, format!("{key} {}", look.words.get(id))));
    let widths = answers_and_texts
        .each_ref()
        .map(|(_, text)| to_cells(text.width()));
    let total_width = widths.iter().sum::<u16>() + 2 * ANSWER_GAP_COLUMNS;
    let mut x = centered_area(row_area, total_width, 1).x;
    for ((key, text), width) in answers_and_texts.into_iter().zip(widths) {
        let click_zone = Rect {
            x,
            width,
            ..row_area
        }
        .intersection(row_area);
        x += width + ANSWER_GAP_COLUMNS;
        ui.record_text_outline(|outline| {
            outline.add_row(RowTextOutline::new(&text, false, Action::TypedChar(key)));
        });
        Line::styled(text, theme.accent).render(click_zone, ui.buffer);
        ui.on_click(click_zone, Action::TypedChar(key));
    }
}

/// The note below the list: details of the selected item, or an empty text.
fn item_note(chosen_item: MenuItem, look: DrawContext) -> String {
    let DrawContext { context, words, .. } = look;
    match chosen_item {
        MenuItem::Continue => match context
            .games
            .newest_unfinished_game()
            .map(|game| &game.record)
        {
            Some(Ok(record)) => {
                let moves = move_list_row_count(record.moves().len());
                let PerSeat { south, north } = words.player_names(&record.players);
                let players_text = format!("{south} – {north}");
                let game_text = format!(
                    "{} · {players_text} · {}",
                    words.game_name(&record.kind),
                    with_no_break_spaces(&say!(words, "moves", moves))
                );
                match context.games.older_unfinished_game_count() {
                    0 => game_text,
                    games => {
                        let (filter_key, games) =
                            ([("key", Command::Filter)], [("games", games.into())]);
                        let more_games_text =
                            message_with_keys_and_values("menu-older", &filter_key, &games, look);
                        format!("{game_text} · {}", with_no_break_spaces(&more_games_text))
                    }
                }
            }
            _ => String::new(),
        },
        MenuItem::Play => {
            let last_setup = &context.settings.setup;
            let kinds = context.game_kinds();
            let game_name = kinds
                .iter()
                .find(|kind| kind.id() == last_setup.game)
                .map(|kind| words.game_name(kind));
            let PerSeat { south, north } =
                words.player_names(&GameSetup::new(context).players(context));
            let mut players_text = format!("{south} – {north}");
            if context.proposes_opponent_by_results() {
                players_text = format!("{players_text} {}", words.get("menu-suggested"));
            }
            if let Some(time_control) = last_setup.clock {
                let clock_text = say!(
                    words,
                    "clock-set",
                    control = words.time_control(time_control)
                );
                players_text = format!("{players_text}, {clock_text}");
            }
            if last_setup.best_of > 1 {
                let series_text = say!(
                    words,
                    "series-best-of",
                    games = u32::from(last_setup.best_of)
                );
                players_text = format!("{players_text}, {series_text}");
            }
            let message_values = [
                ("game", game_name.unwrap_or_default().into()),
                ("players", players_text.into()),
            ];
            message_with_keys_and_values(
                "menu-at-once",
                &[("key", Command::Play)],
                &message_values,
                look,
            )
        }
        // For a new player, the line names the key that starts a game without lessons.
        MenuItem::Learn
            if context.games.0.is_empty() && next_lesson_title_id(context).is_some() =>
        {
            let kind = selected_kind(context);
            let has_unfinished_lesson =
                kind.is_some_and(|kind| first_unfinished_lesson(&kind, context).is_some());
            let message_id = if has_unfinished_lesson {
                "menu-first"
            } else {
                "menu-rules-done"
            };
            let setup = GameSetup::new(context);
            let player_names = words.player_names(&setup.players(context));
            let opponent_seat = setup.opponent_seats()[0];
            let message_values = [("opponent", player_names[opponent_seat].as_str().into())];
            message_with_keys_and_values(
                message_id,
                &[("key", Command::Play)],
                &message_values,
                look,
            )
        }
        _ => String::new(),
    }
}

/// The preview of the selected item: what *Play* and *Learn* begin with, an example of the daily
/// puzzle, or the last game, with the item's note.
fn item_preview(chosen_item: MenuItem, note: String, look: DrawContext) -> Option<SidePanel> {
    let context = look.context;
    let newest_record = context.games.records().next();
    let player_names = newest_record.map(|game| look.words.player_names(&game.players));
    let note = match player_names {
        Some(PerSeat { south, north }) if note.is_empty() => format!("{south} – {north}"),
        _ => note,
    };
    match chosen_item {
        MenuItem::Play => {
            let setup = GameSetup::new(context);
            let lines = setup.lines(context);
            let is_opponent_line =
                |line: &&ListLine<'_, GameSetup>| matches!(line.row, SetupRow::Opponent(_));
            let opponent_line = lines.iter().find(is_opponent_line)?;
            Some(setup::preview::chosen_line_preview(
                &setup,
                &lines,
                opponent_line,
                look,
            ))
        }
        MenuItem::Puzzles => {
            let variant = daily_puzzle_variant(context)?;
            let (motif, [title_message_id, text_id]) =
                if suggests_puzzle_training(&variant, context) {
                    (None, ["puzzles-training", "puzzles-training-beside"])
                } else {
                    let messages_of_today = ["puzzles-today", "puzzles-made-beside"];
                    (Some(Motif::Endgame), messages_of_today)
                };
            puzzles::view::theme_example_preview(&variant, motif, title_message_id, text_id, look)
        }
        MenuItem::Learn => {
            let kind = selected_kind(context)?;
            match first_unfinished_lesson(&kind, context) {
                Some((_, lesson)) => course::view::preview_lesson(&kind, &lesson, look),
                None => preview_game(newest_record, note, look),
            }
        }
        MenuItem::Continue => {
            let game = context.games.newest_unfinished_game();
            preview_game(game.and_then(|game| game.record.as_ref().ok()), note, look)
        }
        _ => preview_game(newest_record, note, look),
    }
}

/// Replaces spaces by no-break spaces, so that a number and its noun stay in one row.
fn with_no_break_spaces(text: &str) -> String {
    text.replace(' ', NO_BREAK_SPACE)
}

/// Draws the title line of the screen.
fn draw_title(ui: &mut Ui) {
    let tables_text = ui
        .context
        .table_progress
        .map(|at| wording::table_progress_text(ui.words, at));
    chrome::draw_title("", &tables_text.unwrap_or_default(), ui);
    ui.record_text_outline(|outline| "Awalé".clone_into(&mut outline.title));
}
