//! The output for a page in a browser: a [`Wire`] that encodes changed cells.
//!
//! Each message to the page is a sequence of records: a letter, the length of the content in bytes
//! as `u32`, and the content. Numbers are little-endian; texts are UTF-8.
//!
//! | letter | content |
//! | --- | --- |
//! | `S` | columns and rows as `u16`: clear the screen and set its size |
//! | `C` | runs of changed cells: column, row as `u16`; foreground, background as `u32`; attributes, number of cells as `u16`; for each cell a byte for the length of its text, and the text |
//! | `W` | JSON: the fields of the [`TextOutline`] that have changed. In `parts`, `[3, 2]` means: two unchanged parts, which were parts 3 and 4 of the last outline |
//! | `K` | JSON: the clocks of the outline, if they have changed |
//! | `G` | JSON: the fields of the board that have changed, or `null` if no board is shown |
//! | `T` | JSON: the colors of the theme |
//! | `N` | JSON: the number of open screens and questions, and whether the visitor types into a text field |
//! | `M` | a byte: 1 if mouse events are to be sent, 0 if not |
//! | `B` | JSON: call the visitor, with `move`, `challenge` or `own` and a text |
//! | `H` | the title of the page |
//! | `Y` | a text for the clipboard |
//! | `L` | JSON: the identity of the visitor, and the secret for the next visit |
//! | `D` | JSON: the name and the text of a file to save |
//! | `F` | empty: forget the secret of the visitor |
//! | `E` | a text to show after the end of the visit |
//!
//! A color is 0 for the default color of the page, `0x0100_00NN` for one of the 256 terminal
//! colors, `0x02RR_GGBB` for an RGB color. Attributes are the bits of
//! [`Modifier`](ratatui::style::Modifier), and 0x8000 for a cell that also covers the next one.

use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash, Hasher},
    mem,
};

use awale_app::app::{ClockTextOutline, TextOutline};
use awale_study::words::Words;
use ratatui::{
    buffer::{Cell, CellWidth},
    layout::Size,
    style::Color,
};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};

use crate::wire::{BellReason, BoardFrame, Wire};

/// The attribute of a cell that also covers the next one.
const WIDE_CELL_FLAG: u16 = 0x8000;

/// The output for a page in a browser.
#[derive(Debug, Default)]
pub struct PageWire {
    out: Vec<u8>,
    /// The hash of each field of the outline, as the page received it last.
    sent_outline_field_hashes: HashMap<String, u64>,
    /// The hash of each part of the outline, as the page received it last.
    sent_part_hashes: Vec<u64>,
    /// The clocks that were last sent to the page.
    sent_clocks: Vec<ClockTextOutline>,
    /// The last data for the board that was sent to the page.
    last_sent_frame: BoardFrame,
}

/// Appends a record: its letter, the length of its content, and the content.
pub fn append_record(out: &mut Vec<u8>, record_letter: u8, content: &[u8]) {
    out.push(record_letter);
    out.extend(
        u32::try_from(content.len())
            .unwrap_or(u32::MAX)
            .to_le_bytes(),
    );
    out.extend(content);
}

impl PageWire {
    fn push_record(&mut self, record_letter: u8, content: &[u8]) {
        append_record(&mut self.out, record_letter, content);
    }

    fn resize(&mut self, Size { width, height }: Size) {
        self.push_record(b'S', &[width.to_le_bytes(), height.to_le_bytes()].concat());
    }
}

impl Wire for PageWire {
    const NEEDS_OUTLINE: bool = true;
    const CLIENT_CAN_MUTE: bool = true;

    fn begin_output(&mut self, size: Size) {
        self.resize(size);
    }

    fn clear_screen(&mut self, size: Size) {
        self.resize(size);
        (self.sent_outline_field_hashes, self.sent_part_hashes) = (HashMap::new(), Vec::new());
    }

    fn draw_cells<'a>(&mut self, cells: impl Iterator<Item = (u16, u16, &'a Cell)>) {
        let mut cell_bytes = Vec::new();
        let mut styled_run: Option<StyledRun> = None;
        for (x, y, cell) in cells {
            let mut style_bytes = [0; 10];
            style_bytes[..4].copy_from_slice(&color_number(cell.fg).to_le_bytes());
            style_bytes[4..8].copy_from_slice(&color_number(cell.bg).to_le_bytes());
            let wide_flag = if cell.cell_width() > 1 {
                WIDE_CELL_FLAG
            } else {
                0
            };
            style_bytes[8..].copy_from_slice(&(cell.modifier.bits() | wide_flag).to_le_bytes());
            let mut current_run = match styled_run.take() {
                Some(styled_run)
                    if styled_run.next_position == (x, y)
                        && styled_run.style_bytes == style_bytes =>
                {
                    styled_run
                }
                _ => {
                    cell_bytes.extend(x.to_le_bytes());
                    cell_bytes.extend(y.to_le_bytes());
                    cell_bytes.extend(style_bytes);
                    cell_bytes.extend([0; 2]);
                    StyledRun {
                        next_position: (x, y),
                        style_bytes,
                        cell_count: 0,
                        count_offset: cell_bytes.len() - 2,
                    }
                }
            };
            let symbol = cell.symbol().as_bytes();
            // The length must fit in a byte. Longer symbols do not occur.
            let symbol = if symbol.len() > usize::from(u8::MAX) {
                b"?"
            } else {
                symbol
            };
            cell_bytes.push(u8::try_from(symbol.len()).unwrap_or(1));
            cell_bytes.extend(symbol);
            current_run.cell_count += 1;
            current_run.next_position.0 = x + 1;
            cell_bytes[current_run.count_offset..current_run.count_offset + 2]
                .copy_from_slice(&current_run.cell_count.to_le_bytes());
            styled_run = Some(current_run);
        }
        if !cell_bytes.is_empty() {
            self.push_record(b'C', &cell_bytes);
        }
    }

    fn end_frame(&mut self, outline: Option<&TextOutline>, _: &Words) {
        let Some(outline) = outline else { return };
        if let Ok(Json::Object(mut fields)) = serde_json::to_value(outline) {
            let parts = fields.remove("parts");
            let field_hashes = &mut self.sent_outline_field_hashes;
            fields.retain(|name, field| {
                let field_hash = json_hash(field);
                field_hashes.insert(name.clone(), field_hash) != Some(field_hash)
            });
            if let Some(Json::Array(parts)) = parts {
                let part_hashes: Vec<u64> = parts.iter().map(json_hash).collect();
                if part_hashes != self.sent_part_hashes {
                    let parts_delta_json =
                        delta_of_parts(&self.sent_part_hashes, &part_hashes, parts);
                    fields.insert("parts".to_owned(), parts_delta_json);
                    self.sent_part_hashes = part_hashes;
                }
            }
            if !fields.is_empty() {
                self.push_record(b'W', &json_bytes(&fields));
            }
        }
        if self.sent_clocks != outline.clocks {
            self.push_record(b'K', &json_bytes(&outline.clocks));
            self.sent_clocks.clone_from(&outline.clocks);
        }
    }

    fn show_page_frame(&mut self, frame: &dyn Fn() -> BoardFrame) {
        let frame = frame();
        let previous_frame = mem::replace(&mut self.last_sent_frame, frame.clone());
        let BoardFrame {
            board_fields: board,
            theme_colors,
            open_screen_count: depth,
            is_typing,
        } = frame;
        if previous_frame.theme_colors != theme_colors {
            self.push_record(b'T', &json_bytes(&theme_colors));
        }
        if (previous_frame.open_screen_count, previous_frame.is_typing) != (depth, is_typing) {
            self.push_record(b'N', &json_bytes(&(depth, is_typing)));
        }
        if board.is_empty() {
            if !previous_frame.board_fields.is_empty() {
                self.push_record(b'G', b"null");
            }
            return;
        }
        let changed_fields: Map<String, Json> = board
            .into_iter()
            .filter(|(name, field)| previous_frame.board_fields.get(name) != Some(field))
            .collect();
        if !changed_fields.is_empty() {
            self.push_record(b'G', &json_bytes(&changed_fields));
        }
    }

    fn set_mouse_reporting(&mut self, is_enabled: bool) {
        self.push_record(b'M', &[u8::from(is_enabled)]);
    }

    fn ring_bell(&mut self, reason: BellReason, text: &str) {
        let reason_name = match reason {
            BellReason::VisitorsTurn => "move",
            BellReason::ChallengeReceived => "challenge",
            BellReason::ProgramBell => "own",
        };
        self.push_record(b'B', &json_bytes(&(reason_name, text)));
    }

    fn set_title(&mut self, title: &str) {
        self.push_record(b'H', title.as_bytes());
    }

    fn copy_to_clipboard(&mut self, text: &str) {
        self.push_record(b'Y', text.as_bytes());
    }

    fn offer_download(&mut self, name: &str, text: &str) {
        self.push_record(b'D', &json_bytes(&[name, text]));
    }

    fn delete_stored_secret(&mut self) {
        self.push_record(b'F', &[]);
    }

    fn end_output(&mut self, farewell: &str) {
        self.push_record(b'E', farewell.as_bytes());
    }

    fn take_bytes(&mut self) -> Vec<u8> {
        mem::take(&mut self.out)
    }
}

fn json_bytes(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).unwrap_or_default()
}

fn json_hash(value: &Json) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Returns the field `parts` of the record `W`. Each run of parts that the page already has is
/// replaced by a pair: the index of its first part in the last outline, and the number of its
/// parts. `old_hashes` and `new_hashes` are the hashes of the parts of both outlines.
fn delta_of_parts(old_hashes: &[u64], new_hashes: &[u64], parts: Vec<Json>) -> Json {
    let old_indices: HashMap<u64, usize> = old_hashes.iter().copied().zip(0..).collect();
    let mut new_parts_and_unchanged_runs = Vec::new();
    let mut unchanged_run: Option<(usize, usize)> = None;
    for (hash, part) in new_hashes.iter().zip(parts) {
        let old_index = old_indices.get(hash).copied();
        match (old_index, &mut unchanged_run) {
            (Some(old_index), Some((first, count))) if *first + *count == old_index => *count += 1,
            _ => {
                new_parts_and_unchanged_runs.extend(unchanged_run.take().map(|run| json!(run)));
                unchanged_run = old_index.map(|old_index| (old_index, 1));
                new_parts_and_unchanged_runs.extend(Some(part).filter(|_| old_index.is_none()));
            }
        }
    }
    new_parts_and_unchanged_runs.extend(unchanged_run.map(|run| json!(run)));
    Json::Array(new_parts_and_unchanged_runs)
}

fn color_number(color: Color) -> u32 {
    let indexed_color = |number: u8| 0x0100_0000 | u32::from(number);
    match color {
        Color::Reset => 0,
        Color::Black => indexed_color(0),
        Color::Red => indexed_color(1),
        Color::Green => indexed_color(2),
        Color::Yellow => indexed_color(3),
        Color::Blue => indexed_color(4),
        Color::Magenta => indexed_color(5),
        Color::Cyan => indexed_color(6),
        Color::Gray => indexed_color(7),
        Color::DarkGray => indexed_color(8),
        Color::LightRed => indexed_color(9),
        Color::LightGreen => indexed_color(10),
        Color::LightYellow => indexed_color(11),
        Color::LightBlue => indexed_color(12),
        Color::LightMagenta => indexed_color(13),
        Color::LightCyan => indexed_color(14),
        Color::White => indexed_color(15),
        Color::Indexed(number) => indexed_color(number),
        Color::Rgb(red, green, blue) => u32::from_be_bytes([2, red, green, blue]),
    }
}

/// Adjacent cells with the same style.
struct StyledRun {
    /// The column and row after the last cell, where the next cell of the run must be.
    next_position: (u16, u16),
    style_bytes: [u8; 10],
    cell_count: u16,
    /// The offset in the message at which the number of cells of this run is written.
    count_offset: usize,
}
