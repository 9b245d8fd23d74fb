//! Draws a sample board next to the settings, which shows the effect of the selected setting.

use awale_engine::Score;
use awale_rules::{BoardPlace, PITS, Rules};
use awale_study::{
    players::{Character, RemarkOccasion},
    study::{MoveValue, MoveValues},
};
use ratatui::layout::Size;

use crate::{
    app::MoveWarning,
    board::{AnimatedPlaces, BoardView, MovePreview, SowingHand},
    config::{AnimationSpeed, SettingRow},
    prelude::*,
    screens::play::value_display,
    widgets::game_board::REMARKS_HEIGHT,
};

/// The seeds in the pits of the sample position. F captures from two pits there, so that the
/// preview of a move has captures to show.
const SAMPLE_PITS: [u8; PITS] = [4, 0, 5, 1, 6, 2, 2, 1, 4, 0, 7, 3];
const SAMPLE_STORES: PerSeat<u8> = PerSeat { south: 7, north: 6 };
/// The columns of the moves and their values in hundredths of a seed. Computed with `awale uci`,
/// `MultiPV` 6, depth 14.
const SAMPLE_COLUMNS_AND_CENTISEEDS: [(usize, i32); 5] =
    [(0, -206), (2, 842), (3, 7), (4, -27), (5, 1040)];
/// The columns of the best move and of a move that causes a warning.
const BEST_AND_WARNED_MOVE_COLUMNS: [usize; 2] = [5, 0];
/// Minimum columns of the board with its bar.
pub(super) const MIN_BOARD_AND_BAR_WIDTH: u16 = BoardView::MIN_SIZE.width + 2 + 2;
/// Minimum rows of the board without the remarks.
pub(super) const MIN_BOARD_HEIGHT_WITHOUT_REMARKS: u16 = BoardView::MIN_SIZE.height + 2;

fn pit_in_column(column: usize) -> Pit {
    Pit::of(Seat::South, column)
}

/// The seeds on the board. For the setting of the endgame tables, only as many as the tables cover.
fn sample_seeds(row: Option<SettingRow>, look: DrawContext) -> ([u8; PITS], PerSeat<u8>) {
    let (mut pits, mut stores) = (SAMPLE_PITS, SAMPLE_STORES);
    if is_tables_setting(row) {
        let max_table_seeds = look.context.settings.tables.seeds;
        while pits.iter().sum::<u8>() > max_table_seeds {
            let fullest_pit = (0..PITS).max_by_key(|&place| pits[place]).unwrap_or(0);
            pits[fullest_pit] -= 1;
            let receiving_store = if fullest_pit < PITS / 2 {
                &mut stores.north
            } else {
                &mut stores.south
            };
            *receiving_store += 1;
        }
    }
    (pits, stores)
}

fn is_tables_setting(row: Option<SettingRow>) -> bool {
    row.is_some_and(|row| row.key == "tables.seeds")
}

fn sample_position() -> Option<Position> {
    Position::new(&Rules::OWARE, SAMPLE_PITS, SAMPLE_STORES, Seat::South).ok()
}

fn sample_values() -> MoveValues {
    let sample_move_value = |(column, lead)| {
        let (mv, score) = (AnyMove::Pit(pit_in_column(column)), Score::Estimate(lead));
        MoveValue::new(mv, score, vec![mv])
    };
    MoveValues {
        depth: 14,
        seeds_left: SAMPLE_PITS.iter().sum(),
        moves: SAMPLE_COLUMNS_AND_CENTISEEDS
            .map(sample_move_value)
            .to_vec(),
        is_final: true,
    }
}

/// The remark below the board that shows the effect of the selected setting.
pub(super) fn sample_remark(row: Option<SettingRow>, look: DrawContext) -> Option<(String, Style)> {
    let (settings, words, theme) = (&look.context.settings, look.words, look.theme);
    let position = || sample_position().map(AnyGame::Awale);
    match row?.key {
        "study.hints" if settings.study.hints => Some((
            words
                .hint_text_versions(&[position()?], &sample_values())
                .swap_remove(0),
            theme.accent,
        )),
        "study.warning" if settings.study.warning => {
            let (values, mv) = (
                sample_values(),
                AnyMove::Pit(pit_in_column(BEST_AND_WARNED_MOVE_COLUMNS[1])),
            );
            let warning = MoveWarning {
                mv,
                verdict: values.verdict(values.of(mv)?),
                reason: None,
            };
            Some((
                value_display::warning_text(&warning, false, words),
                theme.warning,
            ))
        }
        "preview" if settings.preview => Some((
            words.preview_text(
                &position()?,
                AnyMove::Pit(pit_in_column(BEST_AND_WARNED_MOVE_COLUMNS[0])),
            ),
            theme.text,
        )),
        "remarks" if settings.remarks => Some((
            words.remark(Character::Kofi, RemarkOccasion::CharacterCapturedMany)?,
            theme.title,
        )),
        _ => None,
    }
}

/// The columns of the frame and of the evaluation bar next to it, if it is shown.
pub(super) const fn border_and_bar_width(look: DrawContext) -> u16 {
    if look.context.settings.study.bar {
        2 + game_board::EVALUATION_BAR_WIDTHS[0]
    } else {
        2
    }
}

/// Whether a board with these borders is painted in an area of this size.
fn is_painted(width: u16, height: u16, border_width: u16, look: DrawContext) -> bool {
    let size = Size::new(width.saturating_sub(border_width), height.saturating_sub(2));
    BoardView::is_painted(look.theme, look.charset, size)
}

/// Whether `area` has room for a remark below the board. The board is painted with a remark if it
/// is painted without one.
pub(super) fn has_room_for_remark(area: Rect, look: DrawContext) -> bool {
    let is_painted = |height| is_painted(area.width, height, border_and_bar_width(look), look);
    let board_height = area.height.saturating_sub(REMARKS_HEIGHT);
    board_height >= MIN_BOARD_HEIGHT_WITHOUT_REMARKS
        && is_painted(board_height) == is_painted(area.height)
}

/// Draws the board in `area`, and the remark below it if `area` has enough rows for both.
pub(super) fn draw(row: Option<SettingRow>, area: Rect, ui: &mut Ui) {
    let look = ui.look;
    let settings = &look.context.settings;
    let remark_rows = if has_room_for_remark(area, look) {
        REMARKS_HEIGHT
    } else {
        0
    };
    let [board_and_bar_area, remarks_area] = split_vertically(area, [Fill(1), Length(remark_rows)]);
    let [mut bar_area, mut board_area] =
        game_board::evaluation_bar_and_board_areas(board_and_bar_area, area.width);
    // The columns of a bar that is off stay free, unless a painted board needs them.
    if is_painted(
        board_and_bar_area.width,
        board_and_bar_area.height,
        border_and_bar_width(look),
        look,
    ) && !is_painted(board_area.width, board_area.height, 2, look)
    {
        (bar_area, board_area) = (Rect::ZERO, board_and_bar_area);
    }
    let name = if settings.name.is_empty() {
        look.words.seat_name(Seat::South)
    } else {
        settings.name.to_string()
    };
    let inner = chrome::draw_panel(&name, board_area, ui);
    let (pits, stores) = sample_seeds(row, look);
    let mut view = BoardView::new(pits, stores, look.theme);
    view.direction = settings.sowing;
    view.shows_pit_letters = settings.coordinates;
    view.charset = look.charset;
    let captions = value_display::value_captions(&sample_values(), [Seat::South; 2], look.words);
    if row.is_some_and(|row| row.key == "animation") && settings.animation != AnimationSpeed::Off {
        view.contents.animated_places = AnimatedPlaces {
            hand: Some(SowingHand {
                place_under_hand: BoardPlace::Pit(pit_in_column(4)),
                seeds: 2,
            }),
            ..AnimatedPlaces::default()
        };
    } else if let Some(position) = sample_position().filter(|_| !is_tables_setting(row)) {
        position
            .moves()
            .for_each(|pit| view.playable[pit.index()] = true);
        let chosen_pit = pit_in_column(BEST_AND_WARNED_MOVE_COLUMNS[0]);
        view.selected_place = Some(BoardPlace::Pit(chosen_pit));
        view.preview = position
            .trace(chosen_pit)
            .ok()
            .filter(|_| settings.preview)
            .map(|trace| MovePreview::from_trace(&trace));
        view.captions = Some(&captions).filter(|_| settings.study.values);
        if settings.study.danger {
            view.endangered_pits = game_board::pits_in_danger(&AnyGame::Awale(position));
        }
    }
    view.draw(inner, ui.buffer, ui.board_cache);
    if settings.study.bar && !is_tables_setting(row) {
        let best_score = sample_values().best().score;
        value_display::draw_evaluation_bar(
            Some(best_score),
            (Seat::South, Seat::South),
            bar_area,
            ui,
        );
    }
    let remark: Vec<_> = sample_remark(row, look)
        .into_iter()
        .filter(|_| remark_rows > 0)
        .collect();
    game_board::draw_remarks(&remark, remarks_area, ui);
}
