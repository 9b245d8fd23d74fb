//! The parts that all screens share: the title line, the footer with the keys, panels, texts, and
//! the question over the screen.

use awale_study::catalogue::GameKind;
use ratatui::{
    layout::{Constraint, Flex, Layout, Margin, Rect},
    style::{Modifier, Style},
    text::{Line, Span, Text},
    widgets::{Block, Clear, Paragraph, Widget, Wrap},
};
use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

use crate::{
    app::{DrawContext, TextField, Ui},
    keys::FooterPriority,
    widgets::{
        areas,
        columns::cut_to_width,
        footer::{FooterKey, footer_keys},
        list, wording,
    },
};
use awale_board::theme::{cells::to_cells, glyphs::Glyphs};
use awale_words::text::letter_marks::without_letter_marks;

/// The maximum width of a list with columns. Longer lines are hard to follow with the eye.
pub const MAX_LIST_WIDTH: u16 = 110;
/// The columns of a panel's border that its title leaves free.
pub const TITLE_MARGIN_COLUMNS: usize = 4;
/// The maximum width of a question: one line in a window of 80 columns.
const MAX_QUESTION_WIDTH: u16 = 76;
/// The minimum width of a question, with its border.
const MIN_QUESTION_WIDTH: u16 = 19;
/// The minimum gap between two keys in the footer, in columns.
const MIN_FOOTER_KEY_GAP: u16 = 2;
/// The gaps between keys to try, the preferred one first.
const FOOTER_KEY_GAPS: [u16; 2] = [3, MIN_FOOTER_KEY_GAP];
/// The minimum width of the left part of the title line, in columns, with the gap on its right.
const MIN_LEFT_TITLE_WIDTH: usize = 24;

/// Makes a click on a key do what the key does. The key is drawn at the start of the area
/// `line_area`.
pub fn register_key_clicks(key: &FooterKey, line_area: Rect, ui: &mut Ui) {
    for (columns, action) in key.click_columns(line_area.x) {
        let click_area = Rect {
            x: columns.start,
            width: to_cells(columns.len()),
            ..line_area
        };
        ui.on_click(click_area.intersection(line_area), action.clone());
    }
}

/// Draws the title line: `title` on the left, the name of the game on the right.
pub fn draw_game_title(title: &str, kind: &GameKind, ui: &mut Ui) {
    draw_title(title, &fitting_game_name(kind, title, ui), ui);
}

/// Draws the title line: the screen's title on the left, details on the right. If there is no room
/// for both, the longer one is cut.
pub fn draw_title(left_title: &str, right_title: &str, ui: &mut Ui) {
    ui.record_text_outline(|outline| {
        outline.title = without_letter_marks(left_title);
        outline.right_title = without_letter_marks(right_title);
    });
    let theme = ui.theme;
    let title_width = usize::from(ui.title_area.width).saturating_sub(2);
    let left_needed_width = left_title.width() + 2;
    let left_reserved_width = if right_title.width() < left_title.width() {
        MIN_LEFT_TITLE_WIDTH.min(left_needed_width)
    } else {
        left_needed_width.min(title_width.saturating_sub(MIN_LEFT_TITLE_WIDTH))
    };
    let shown_right_title =
        cut_to_width(right_title, title_width.saturating_sub(left_reserved_width));
    let max_left_width = if shown_right_title.is_empty() {
        title_width
    } else {
        title_width.saturating_sub(shown_right_title.width() + 2)
    };
    ui.buffer.set_string(
        ui.title_area.x + 1,
        ui.title_area.y,
        cut_to_width(left_title, max_left_width),
        theme.title,
    );
    let x = ui
        .title_area
        .right()
        .saturating_sub(to_cells(shown_right_title.width()) + 1);
    ui.buffer
        .set_string(x, ui.title_area.y, &shown_right_title, theme.dim);
}

/// The number of columns left for one end of the title line, if the other end contains
/// `other_title`.
pub fn remaining_title_columns(other_title: &str, ui: &Ui) -> usize {
    usize::from(ui.title_area.width).saturating_sub(other_title.width() + 4)
}

/// The longest name of the game that fits in the title line together with `other_title`.
pub fn fitting_game_name(kind: &GameKind, other_title: &str, ui: &Ui) -> String {
    wording::game_name(ui.words, kind, remaining_title_columns(other_title, ui))
}

/// Whether both texts fit in the title line.
pub fn both_titles_fit(left_title: &str, right_title: &str, ui: &Ui) -> bool {
    left_title.width() + right_title.width() + 4 <= usize::from(ui.title_area.width)
}

/// Draws the footer with the keys that work on the screen. If they do not fit, the gaps get
/// smaller. If they still do not fit, keys are omitted from the right, Enter last. The keys for
/// help and for going back always remain. Keys with the priority
/// [`OnlyIfRoom`](FooterPriority::OnlyIfRoom) are shown only if there is room for all others.
pub fn draw_footer(ui: &mut Ui) {
    let theme = ui.theme;
    let all_keys = footer_keys(&ui.available_keys, ui.look);
    all_keys
        .iter()
        .flat_map(FooterKey::buttons)
        .for_each(|button| ui.add_button(button));
    let keys_with_priority = |priority| all_keys.iter().filter(move |key| key.priority == priority);
    let mut shown_keys: Vec<&FooterKey> = all_keys
        .iter()
        .filter(|key| {
            matches!(
                key.priority,
                FooterPriority::KeptLongest | FooterPriority::Normal | FooterPriority::AlwaysShown
            )
        })
        .collect();
    for key in keys_with_priority(FooterPriority::OnlyIfRoom) {
        let insertion_index = shown_keys
            .iter()
            .position(|key| key.priority == FooterPriority::AlwaysShown)
            .unwrap_or(shown_keys.len());
        shown_keys.insert(insertion_index, key);
        if !keys_fit(&shown_keys, ui.keys_area.width, MIN_FOOTER_KEY_GAP) {
            shown_keys.remove(insertion_index);
            break;
        }
    }
    let last_index_with_priority =
        |keys: &[&FooterKey], priority| keys.iter().rposition(|key| key.priority == priority);
    while !keys_fit(&shown_keys, ui.keys_area.width, MIN_FOOTER_KEY_GAP)
        && let Some(hidden_key_index) =
            last_index_with_priority(&shown_keys, FooterPriority::OnlyIfRoom)
                .or_else(|| last_index_with_priority(&shown_keys, FooterPriority::Normal))
                .or_else(|| last_index_with_priority(&shown_keys, FooterPriority::KeptLongest))
    {
        shown_keys.remove(hidden_key_index);
    }
    let key_gap = FOOTER_KEY_GAPS
        .into_iter()
        .find(|gap| keys_fit(&shown_keys, ui.keys_area.width, *gap))
        .unwrap_or(MIN_FOOTER_KEY_GAP);
    let mut x = ui.keys_area.x + 1;
    for key in shown_keys {
        let key_width = key.width();
        if x + key_width > ui.keys_area.right() {
            break;
        }
        ui.buffer
            .set_string(x, ui.keys_area.y, &key.key_names, theme.key);
        ui.buffer.set_string(
            x + to_cells(key.key_names.width()) + 1,
            ui.keys_area.y,
            &key.label,
            theme.dim,
        );
        register_key_clicks(
            key,
            Rect {
                x,
                width: key_width,
                ..ui.keys_area
            },
            ui,
        );
        x += key_width + key_gap;
    }
}

fn keys_fit(keys: &[&FooterKey], width: u16, gap: u16) -> bool {
    let widths: u16 = keys.iter().map(|key| key.width()).sum();
    widths + gap * to_cells(keys.len()).saturating_sub(1) + 2 <= width
}

/// A text field while the user is typing: the cursor marks the letter after it. A selected text,
/// which the next letter replaces, is marked completely.
pub fn text_field_spans(field: &TextField, style: Style, look: DrawContext) -> Vec<Span<'static>> {
    let (text_before_cursor, text_after_cursor) = field.text_around_cursor();
    if field.is_text_selected() {
        let selected_style = look.theme.selection.add_modifier(Modifier::UNDERLINED);
        return vec![
            Span::styled(text_before_cursor.to_owned(), selected_style),
            Span::styled("_", style),
        ];
    }
    let span_before_cursor = Span::styled(text_before_cursor.to_owned(), style);
    let mut letters = text_after_cursor.graphemes(true);
    match letters.next() {
        None => vec![span_before_cursor, Span::styled("_", style)],
        Some(letter) => {
            let letter_under_cursor =
                Span::styled(letter.to_owned(), style.add_modifier(Modifier::REVERSED));
            vec![
                span_before_cursor,
                letter_under_cursor,
                Span::styled(letters.as_str().to_owned(), style),
            ]
        }
    }
}

/// Shortens the first span at its beginning until all spans fit in `available_columns` columns, so
/// that the cursor is visible.
pub fn cut_start_to_fit(spans: &mut [Span<'static>], available_columns: usize) {
    let total_width: usize = spans.iter().map(Span::width).sum();
    let Some(first_span) = spans
        .first_mut()
        .filter(|_| total_width > available_columns)
    else {
        return;
    };
    let max_width = first_span
        .width()
        .saturating_sub(total_width - available_columns);
    let mut remaining_text = first_span.content.as_ref();
    while remaining_text.width() > max_width {
        let first_letter_length = remaining_text
            .graphemes(true)
            .next()
            .map_or(remaining_text.len(), str::len);
        remaining_text = &remaining_text[first_letter_length..];
    }
    first_span.content = remaining_text.to_owned().into();
}

/// Draws a panel with a border. Returns the area inside.
pub fn draw_panel(title: &str, area: Rect, ui: &mut Ui) -> Rect {
    ui.record_text_outline(|outline| outline.add_heading(title));
    draw_panel_without_recording_title(title, area, ui)
}

/// Draws a panel like [`draw_panel`], but does not record its title in the outline.
pub fn draw_panel_without_recording_title(title: &str, area: Rect, ui: &mut Ui) -> Rect {
    let look = ui.look;
    let theme = look.theme;
    let mut block = Block::bordered()
        .border_set(look.charset.glyphs().pit_border)
        .border_style(theme.border);
    if !title.is_empty() {
        let title = cut_to_width(title, usize::from(area.width).saturating_sub(4));
        block = block.title(Line::from(Span::styled(
            format!(" {title} "),
            theme.without_frame_color(theme.title),
        )));
    }
    let inner = block.inner(area);
    block.render(area, ui.buffer);
    inner
}

/// Draws a panel for a text. Returns the area inside, minus one column at each side.
pub fn draw_text_panel(title: &str, area: Rect, ui: &mut Ui) -> Rect {
    areas::without_side_columns(draw_panel(title, area, ui))
}

/// `value` between arrows, which show that the arrow keys change it.
pub fn text_between_arrows(value: &str, look: DrawContext) -> String {
    let Glyphs {
        left_arrow,
        right_arrow,
        ..
    } = look.charset.glyphs();
    format!("{left_arrow} {value} {right_arrow}")
}

/// The name of a side in the border of a board. The side to move is highlighted and has a sign.
pub fn nameplate_span(text: &str, is_turn: bool, look: DrawContext) -> Span<'static> {
    let theme = look.theme;
    if is_turn {
        Span::styled(
            format!(" {} {text} ", look.charset.glyphs().right_arrow),
            theme.without_frame_color(theme.accent),
        )
    } else {
        Span::styled(format!(" {text} "), theme.without_frame_color(theme.text))
    }
}

/// The area of a centered panel in `body`, at most this large, and the area inside its border,
/// minus one column at each side.
pub fn centered_panel(body: Rect, max_width: u16, max_height: u16) -> (Rect, Rect) {
    let column_area = body.centered_horizontally(Constraint::Max(max_width));
    let [_, panel] = column_area.layout(
        &Layout::vertical([
            Constraint::Max(free_lines_above(body, max_height)),
            Constraint::Length(max_height),
        ])
        .flex(Flex::Start),
    );
    (
        panel,
        panel.inner(Margin {
            horizontal: 2,
            vertical: 1,
        }),
    )
}

/// The number of free lines above an item of this height, at least 1. The item is slightly above
/// the middle of a large window.
pub fn free_lines_above(body: Rect, height: u16) -> u16 {
    (body.height.saturating_sub(height) / 3).max(1)
}

/// Draws a question over the screen, but outside of the board if there is room, with a frame or
/// without one. Its first or second answer is marked. Returns the areas of the answers.
pub fn draw_question_box(
    text: &str,
    answer_labels: &[String; 2],
    is_first_answer_marked: bool,
    ui: &mut Ui,
) -> [Rect; 2] {
    ui.record_text_outline(|outline| outline.question = Some(without_letter_marks(text)));
    let theme = ui.look.theme;
    let answers_text = answer_labels.join("  ");
    let paragraph = Paragraph::new(text.to_owned())
        .style(theme.title)
        .wrap(Wrap { trim: true });
    let box_size = |room: Rect, frame: u16| {
        let needed_width = to_cells(text.width().max(answers_text.width())) + 6;
        let box_width = needed_width
            .clamp(MIN_QUESTION_WIDTH, MAX_QUESTION_WIDTH)
            .min(room.width);
        let side_margin = if box_width < needed_width { 0 } else { 2 };
        let text_width = box_width.saturating_sub(2 + 2 * side_margin);
        let box_height = wrapped_height(&paragraph, text_width) + 1 + 2 * frame;
        (box_width, box_height, side_margin)
    };
    let candidate_areas = areas_around_board(ui);
    let has_room = |room: Rect, frame| {
        room.width >= MIN_QUESTION_WIDTH && box_size(room, frame).1 <= room.height
    };
    let area_and_frame_beside_board = [1, 0].into_iter().find_map(|frame| {
        let mut remaining_candidates = candidate_areas.iter().copied();
        Some((
            remaining_candidates.find(|room| has_room(*room, frame))?,
            frame,
        ))
    });
    let (available_area, frame_width) = area_and_frame_beside_board.unwrap_or((ui.body, 1));
    let (box_width, box_height, side_margin) = box_size(available_area, frame_width);
    let box_area = available_area.centered(
        Constraint::Length(box_width),
        Constraint::Length((box_height + frame_width).min(available_area.height)),
    );
    // A question above or below the board covers complete lines, so that no ends of lines remain
    // visible. Without a frame, it covers all lines there.
    let covered_area = match area_and_frame_beside_board {
        Some((available_area, 0)) => available_area,
        Some((available_area, _)) if available_area.width == ui.body.width => Rect {
            x: available_area.x,
            width: available_area.width,
            ..box_area
        },
        _ => box_area,
    };
    Clear.render(covered_area, ui.buffer);
    ui.buffer.set_style(covered_area, theme.background);
    let inner = if frame_width == 0 {
        areas::without_side_columns(box_area)
    } else {
        let inner = draw_panel("", box_area, ui);
        // The border is as bright as the question, so that the box is easy to see next to the
        // board.
        let border_style = theme.without_frame_color(theme.accent);
        ui.buffer.set_style(box_area, border_style);
        inner
    };
    let inner = Rect {
        x: inner.x + side_margin,
        width: inner.width.saturating_sub(2 * side_margin),
        ..inner
    };
    let [text_area, answers_area] =
        areas::split_vertically(inner, [Constraint::Fill(1), Constraint::Length(1)]);
    paragraph.render(text_area, ui.buffer);
    let answers_area =
        answers_area.centered_horizontally(Constraint::Max(to_cells(answers_text.width())));
    ui.buffer.set_stringn(
        answers_area.x,
        answers_area.y,
        &answers_text,
        answers_area.width.into(),
        theme.key,
    );
    let answer_areas = areas::split_horizontally(
        answers_area,
        [
            Constraint::Length(to_cells(answer_labels[0].width()) + 1),
            Constraint::Fill(1),
        ],
    );
    ui.buffer.set_style(
        answer_areas[usize::from(!is_first_answer_marked)],
        theme.selection,
    );
    answer_areas
}

/// The areas of the body on the right of the board, on its left, below and above. Empty without a
/// board.
fn areas_around_board(ui: &Ui) -> Vec<Rect> {
    let (Some(board_area), body) = (*ui.board_area, ui.body) else {
        return Vec::new();
    };
    vec![
        Rect {
            x: board_area.right(),
            width: body.right().saturating_sub(board_area.right()),
            ..body
        },
        Rect {
            width: board_area.x.saturating_sub(body.x),
            ..body
        },
        Rect {
            y: board_area.bottom(),
            height: body.bottom().saturating_sub(board_area.bottom()),
            ..body
        },
        Rect {
            height: board_area.y.saturating_sub(body.y),
            ..body
        },
    ]
}

/// Draws a text without its first `scrolled_lines` lines, with a scroll bar if not all lines fit.
/// [`Ui`] stores how far the text can be scrolled. Returns whether the text is longer than its
/// area.
pub fn draw_scrolled_text(lines: Vec<Line>, scrolled_lines: u16, area: Rect, ui: &mut Ui) -> bool {
    let whole_text = Text::from(lines);
    ui.record_text_outline(|outline| outline.add_paragraphs(&whole_text));
    let paragraph = Paragraph::new(whole_text)
        .style(ui.look.theme.text)
        .wrap(Wrap { trim: false });
    // A free column separates the text from its scroll bar.
    let is_long = wrapped_height(&paragraph, area.width) > area.height;
    let text_width = area.width - u16::from(is_long && area.width > 0);
    let total_lines = wrapped_height(&paragraph, text_width);
    let max_scrolled_lines = total_lines.saturating_sub(area.height);
    let scrolled_lines = scrolled_lines.min(max_scrolled_lines);
    ui.set_scrollable_line_count(max_scrolled_lines);
    paragraph.scroll((scrolled_lines, 0)).render(
        Rect {
            width: text_width,
            ..area
        },
        ui.buffer,
    );
    let shown_lines = usize::from(scrolled_lines)..usize::from(scrolled_lines + area.height);
    let area_with_scroll_bar = Rect {
        width: area.width + 1,
        ..area
    };
    list::draw_scroll_bar(
        shown_lines,
        usize::from(total_lines),
        area_with_scroll_bar,
        ui,
    );
    is_long
}

/// Draws a text. If it does not fit, it ends with `…`.
pub fn draw_clipped_text<'t>(text: impl Into<Text<'t>>, area: Rect, style: Style, ui: &mut Ui) {
    let text = text.into();
    ui.record_text_outline(|outline| outline.add_paragraphs(&text));
    draw_clipped_text_without_recording(text, area, style, ui);
}

/// Draws a text like [`draw_clipped_text`], but does not record it in the outline.
pub fn draw_clipped_text_without_recording(text: Text, area: Rect, style: Style, ui: &mut Ui) {
    let paragraph = Paragraph::new(text).style(style).wrap(Wrap { trim: true });
    let is_cut = wrapped_height(&paragraph, area.width) > area.height;
    paragraph.render(area, ui.buffer);
    if is_cut && !area.is_empty() {
        ui.buffer
            .set_string(area.right() - 1, area.bottom() - 1, "…", style);
    }
}

/// The number of lines that `text` needs at this width.
pub fn wrapped_height(text: &Paragraph, width: u16) -> u16 {
    text.line_count(width).try_into().unwrap_or(u16::MAX)
}

/// Splits `text` between words into lines of at most `width` columns. A longer word has a line of
/// its own.
pub fn wrap_text(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines
            .last_mut()
            .filter(|line| line.width() + 1 + word.width() <= width)
        {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
