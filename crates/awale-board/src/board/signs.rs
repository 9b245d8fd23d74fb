//! Draws the characters around the pits: the cursor, the preview, the hand, the letters, the
//! counts.

use awale_rules::{BoardPlace, PITS, Pit, Seat};
use ratatui::{buffer::Buffer, style::Style};

use crate::theme::cells::to_cells;

use super::{BoardView, PitCaption, all_places, board_layout::BoardLayout};

/// Draws the lines of marks. A whole line has one style, blanks included, so that a mark that
/// appears or disappears changes only its characters and no colors.
pub(super) fn draw_marks(view: &BoardView, plan: &BoardLayout, buffer: &mut Buffer) {
    let style = view.theme.board.mark;
    for seat in Seat::BOTH {
        let blank_line = " ".repeat(plan.used_area.width.into());
        buffer.set_string(
            plan.used_area.left(),
            plan.mark_line_ys[seat],
            blank_line,
            style,
        );
    }
    for place in all_places() {
        if let Some(text) = mark_text(view, place) {
            let line_y = plan.mark_line_ys[seat_of(place)];
            draw_centered(buffer, middle_column(plan, place), line_y, &text, style);
        }
    }
}

/// The text in the line of marks for a pit or store.
fn mark_text(view: &BoardView, place: BoardPlace) -> Option<String> {
    let glyphs = view.charset.glyphs();
    let pointer = if seat_of(place) == view.bottom_seat {
        glyphs.up_arrow
    } else {
        glyphs.down_arrow
    };
    if let Some(hand) = view
        .contents
        .animated_places
        .hand
        .filter(|hand| hand.place_under_hand == place)
    {
        return Some(if hand.seeds > 0 {
            format!("{pointer}{}", hand.seeds)
        } else {
            pointer.to_owned()
        });
    }
    if is_selected(view, place) {
        return Some(pointer.to_owned());
    }
    let effect = view.preview.as_ref()?.effect_on(place);
    let last_seed_sign = if effect.receives_last_seed {
        glyphs.seed
    } else {
        ""
    };
    match effect {
        effect if effect.captured_seeds > 0 => Some(format!(
            "{}{}{last_seed_sign}",
            glyphs.capture_sign, effect.captured_seeds
        )),
        effect if effect.gained_seeds > 0 => {
            Some(format!("+{}{last_seed_sign}", effect.gained_seeds))
        }
        _ => None,
    }
}

/// A text next to a pit: its first column, the text, its style.
pub(super) type PlacedText = (u16, String, Style);

/// The sign of a pit in danger.
const DANGER_SIGN: &str = "!";

/// The line of letters at a pit: the sign of the last move, the letter, the caption, the sign of
/// danger.
pub(super) fn pit_label(view: &BoardView, plan: &BoardLayout, pit: Pit) -> Vec<PlacedText> {
    let styles = &view.theme.board;
    let letter = if view.shows_pit_letters {
        pit.letter().to_string()
    } else {
        String::new()
    };
    let middle_x = middle_column(plan, BoardPlace::Pit(pit));
    let (letter, caption, column) = if plan.caption_line_y.is_some() {
        // The count of seeds is at the right of the letter.
        (letter, String::new(), middle_x - 2)
    } else {
        let (letter, caption) =
            letter_and_caption(view, pit, letter, usize::from(plan.columns_per_pit - 1));
        let width = to_cells(letter.len() + caption.chars().count());
        (letter, caption, middle_x - width / 2)
    };
    let width = letter.len() + caption.len();
    let column_after_letter = column + to_cells(letter.len());
    // The sign of the last move is at the left of the letter, so that the letter does not move.
    let last_move_sign = (view.last_move_pit == Some(pit)).then(|| {
        let sign_column = if width > 0 { column - 1 } else { column };
        (
            sign_column,
            view.charset.glyphs().last_move_sign.to_owned(),
            styles.last,
        )
    });
    let (unplayable_style, playable_style) = letter_styles(view, plan);
    let style = match () {
        () if view.selected_place == Some(BoardPlace::Pit(pit)) => styles.chosen,
        () if view.playable[pit.index()] => playable_style,
        () => unplayable_style,
    };
    // The sign of danger replaces the blank between the letter and the caption, so that neither
    // moves.
    let danger_sign = view.endangered_pits.contains(&pit).then(|| {
        let has_blank_after_letter = caption.is_empty() || caption.starts_with(' ');
        let columns_after_letter = if has_blank_after_letter {
            0
        } else {
            to_cells(caption.chars().count())
        };
        (
            column_after_letter + columns_after_letter,
            DANGER_SIGN.to_owned(),
            styles.last,
        )
    });
    let placed_letter = (column, letter, style);
    // The blank before the caption is not underlined.
    let caption_text = caption.trim_start();
    let blank = &caption[..caption.len() - caption_text.len()];
    let placed_caption = [
        (column_after_letter, blank.to_owned(), playable_style),
        (
            column_after_letter + to_cells(blank.len()),
            caption_text.to_owned(),
            caption_style(view, pit, playable_style),
        ),
    ];
    last_move_sign
        .into_iter()
        .chain([placed_letter])
        .chain(placed_caption)
        .chain(danger_sign)
        .filter(|(_, text, _)| !text.is_empty())
        .collect()
}

/// The caption of a pit, in the line between the two rows of pits. If there is room, a sign points
/// to the row to which the caption belongs.
pub(super) fn caption_between_rows(view: &BoardView, plan: &BoardLayout, pit: Pit) -> PlacedText {
    let room = usize::from(plan.columns_per_pit - 1);
    let (_, mut text) = letter_and_caption(view, pit, String::new(), room);
    let glyphs = view.charset.glyphs();
    let row_sign = if pit.seat() == view.bottom_seat {
        glyphs.down_arrow
    } else {
        glyphs.up_arrow
    };
    if !text.is_empty() && text.chars().count() < room {
        text.insert_str(0, row_sign);
    }
    let (_, style) = letter_styles(view, plan);
    (
        centered_start_column(middle_column(plan, BoardPlace::Pit(pit)), &text),
        text,
        caption_style(view, pit, style),
    )
}

/// The style of a pit's caption. The best one is bold and underlined.
fn caption_style(view: &BoardView, pit: Pit, style: Style) -> Style {
    let is_best = |captions: &[PitCaption; PITS]| captions[pit.index()].is_best;
    if view.captions.is_some_and(is_best) {
        style.bold().underlined()
    } else {
        style
    }
}

/// The styles of letters, for any pit and for a pit that may be played. The letter styles of a
/// theme with paint are for wood. A board drawn with lines gets others, which suit the screen's
/// background.
fn letter_styles(view: &BoardView, plan: &BoardLayout) -> (Style, Style) {
    let theme = view.theme;
    if theme.paint.is_some() && !plan.is_painted {
        theme.letter_styles_without_paint()
    } else {
        (theme.board.letter, theme.board.playable)
    }
}

/// The letter of a pit and its caption, which share `available_columns` columns. A letter and a
/// word without a blank between them would read as another word, and a shortened number would be
/// another number. The letter is left out if both do not fit.
fn letter_and_caption(
    view: &BoardView,
    pit: Pit,
    letter: String,
    available_columns: usize,
) -> (String, String) {
    let Some(PitCaption {
        text,
        short_text: short,
        ..
    }) = view.captions.map(|captions| &captions[pit.index()])
    else {
        return (letter, String::new());
    };
    let length_with_letter = |text: &str| text.chars().count() + letter.len();
    match () {
        () if text.is_empty() => (letter, String::new()),
        () if letter.is_empty() && length_with_letter(text) <= available_columns => {
            (letter, text.clone())
        }
        () if length_with_letter(text) < available_columns => (letter, format!(" {text}")),
        () if length_with_letter(short) < available_columns && !letter.is_empty() => {
            (letter, format!(" {short}"))
        }
        () if length_with_letter(short) <= available_columns => (letter, short.clone()),
        () => (
            String::new(),
            short.chars().take(available_columns).collect(),
        ),
    }
}

/// The number of seeds in a pit or store, as text.
pub(super) fn count_text(view: &BoardView, plan: &BoardLayout, place: BoardPlace) -> PlacedText {
    let styles = &view.theme.board;
    let text = view.contents.seeds(place).to_string();
    let style = if is_selected(view, place) {
        styles.chosen
    } else {
        styles.count
    };
    let start_column = match place {
        BoardPlace::Pit(_) if plan.caption_line_y.is_some() => middle_column(plan, place) + 1,
        _ => centered_start_column(middle_column(plan, place), &text),
    };
    // A colored background looks better with some space around the digits.
    let has_room_for_margins =
        plan.is_painted || usize::from(plan.place_area(place).width) >= text.len() + 4;
    if style.bg.is_some() && has_room_for_margins {
        (start_column - 1, format!(" {text} "), style)
    } else {
        (start_column, text, style)
    }
}

pub(super) fn is_selected(view: &BoardView, place: BoardPlace) -> bool {
    view.selected_place == Some(place)
}

/// The middle column of a pit or store. If two columns are in the middle, the right one.
fn middle_column(plan: &BoardLayout, place: BoardPlace) -> u16 {
    let rect = plan.place_area(place);
    rect.left() + rect.width / 2
}

/// The first column of a text that is centered at `middle_x`. The digit of `+1` is in that column.
fn centered_start_column(middle_x: u16, text: &str) -> u16 {
    middle_x.saturating_sub(to_cells(text.chars().count()) / 2)
}

fn draw_centered(buffer: &mut Buffer, middle_x: u16, line_y: u16, text: &str, style: Style) {
    buffer.set_string(centered_start_column(middle_x, text), line_y, text, style);
}

fn seat_of(place: BoardPlace) -> Seat {
    match place {
        BoardPlace::Pit(pit) => pit.seat(),
        BoardPlace::Store(seat) => seat,
    }
}
