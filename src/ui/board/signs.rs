//! The characters round the pits: the cursor, the preview, the hand, the letters, the counts.

use ratatui::buffer::Buffer;
use ratatui::style::Style;

use crate::awale::{Pit, Place};
use crate::game::Seat;

use super::plan::Plan;
use super::{BoardView, places};

/// Draws the lines of marks. A whole line has one style, its blanks too, so that a mark that comes or goes costs
/// its characters and not a change of colours.
pub(super) fn round_the_board(view: &BoardView, plan: &Plan, buffer: &mut Buffer) {
    let style = view.theme.board.mark;
    for seat in Seat::BOTH {
        let line = " ".repeat(plan.body.width.into());
        buffer.set_string(plan.body.left(), plan.marks[seat], line, style);
    }
    for place in places() {
        if let Some(text) = mark(view, place) {
            let line = plan.marks[seat_of(place)];
            centre(buffer, middle(plan, place), line, &text, style);
        }
    }
}

/// What the line of marks says about a place.
fn mark(view: &BoardView, place: Place) -> Option<String> {
    let glyphs = view.charset.glyphs();
    let pointer = if seat_of(place) == view.below { glyphs.up } else { glyphs.down };
    if let Some(hand) = view.motion.hand.filter(|hand| hand.over == place) {
        return Some(if hand.seeds > 0 { format!("{pointer}{}", hand.seeds) } else { pointer.to_owned() });
    }
    if is_selected(view, place) {
        return Some(pointer.to_owned());
    }
    let mark = view.preview.as_ref()?.mark(place);
    let last = if mark.is_last { glyphs.seed } else { "" };
    match mark {
        mark if mark.captured > 0 => Some(format!("{}{}{last}", glyphs.captured, mark.captured)),
        mark if mark.gained > 0 => Some(format!("+{}{last}", mark.gained)),
        _ => None,
    }
}

/// A piece of text by a pit: its column, the text, its style.
pub(super) type Piece = (u16, String, Style);

/// What stands on the line of letters by a pit: the sign of the last move, the letter, the caption.
pub(super) fn label(view: &BoardView, plan: &Plan, pit: Pit) -> Vec<Piece> {
    let styles = &view.theme.board;
    let sign = (view.last_move == Some(pit)).then(|| view.charset.glyphs().last);
    let letter = view.coordinates.then(|| pit.letter().to_string());
    let letter_style = match () {
        () if view.selected == Some(pit) => styles.chosen,
        () if view.playable[pit.index()] => styles.playable,
        () => styles.letter,
    };
    let room = usize::from(plan.pitch - 1);
    let caption = view.captions.map(|captions| captions[pit.index()].as_str()).filter(|text| !text.is_empty());
    let used = usize::from(sign.is_some()) + usize::from(letter.is_some());
    let caption: Option<String> = caption.map(|text| {
        let gap = if used > 0 && text.chars().count() + used < room { " " } else { "" };
        gap.chars().chain(text.chars()).take(room - used).collect()
    });
    let width = letter.iter().chain(&caption).map(|text| text.chars().count() as u16).sum::<u16>();
    let mut column = middle(plan, Place::Pit(pit)) - width.saturating_sub(1) / 2;
    // The sign hangs out to the left: a letter stays where it is.
    let mut pieces = Vec::new();
    if let Some(sign) = sign {
        let column = if width > 0 { column - 1 } else { column };
        pieces.push((column, sign.to_owned(), styles.last));
    }
    for (text, style) in
        letter.map(|text| (text, letter_style)).into_iter().chain(caption.map(|c| (c, styles.playable)))
    {
        let next = column + text.chars().count() as u16;
        pieces.push((column, text, style));
        column = next;
    }
    pieces
}

/// The number of seeds at a place.
pub(super) fn count(view: &BoardView, plan: &Plan, place: Place) -> Piece {
    let styles = &view.theme.board;
    let text = view.seeds(place).to_string();
    let style = if is_selected(view, place) { styles.chosen } else { styles.count };
    let start = start(middle(plan, place), &text);
    // A ground of its own looks better with some air round the digits.
    if style.bg.is_some() { (start - 1, format!(" {text} "), style) } else { (start, text, style) }
}

pub(super) fn is_selected(view: &BoardView, place: Place) -> bool {
    matches!(place, Place::Pit(pit) if view.selected == Some(pit))
}

/// The middle column of a place.
fn middle(plan: &Plan, place: Place) -> u16 {
    let rect = plan.rect(place);
    rect.left() + (rect.width - 1) / 2
}

fn start(middle: u16, text: &str) -> u16 {
    middle - (text.chars().count() as u16).saturating_sub(1) / 2
}

fn centre(buffer: &mut Buffer, middle: u16, line: u16, text: &str, style: Style) {
    buffer.set_string(start(middle, text), line, text, style);
}

fn seat_of(place: Place) -> Seat {
    match place {
        Place::Pit(pit) => pit.seat(),
        Place::Store(seat) => seat,
    }
}
