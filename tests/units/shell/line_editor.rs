use proptest::prelude::*;
use vt100::Parser;

use awale::shell::line_editor::echo::{CellPosition, LineEcho};

const TERMINAL_COLUMNS: u16 = 10;

/// The text and the cursor of a terminal after `output` was written to it.
fn screen_after(output: &str) -> (String, (u16, u16)) {
    let cells = |count| std::num::NonZeroU16::new(count).expect("cells");
    let mut terminal = Parser::new(cells(12), cells(TERMINAL_COLUMNS), 0);
    terminal.process(output.as_bytes());
    (
        terminal.screen().contents().trim_end().to_owned(),
        terminal.screen().cursor_position(),
    )
}

#[test]
fn typing_at_the_end_sends_a_single_letter() {
    let mut echo = LineEcho::default();
    assert_eq!(echo.line_update_sequences(("h", ""), 80), "h");
    assert_eq!(echo.line_update_sequences(("hi", ""), 80), "i");
    assert_eq!(echo.line_update_sequences(("h", "i"), 80), "\x1b[1D");
    assert_eq!(echo.line_update_sequences(("hi", ""), 80), "\x1b[1C");
    assert_eq!(echo.line_update_sequences(("h", ""), 80), "\x1b[1D\x1b[J");
    assert_eq!(echo.finish_sequences("", 80), "\r\n");
}

#[test]
fn a_line_that_fills_its_row_is_not_followed_by_an_empty_row() {
    let mut echo = LineEcho::default();
    let mut output_bytes = echo.line_update_sequences(("0123456789", ""), TERMINAL_COLUMNS.into());
    output_bytes += &echo.finish_sequences("", TERMINAL_COLUMNS.into());
    assert_eq!(
        screen_after(&(output_bytes + "x")).0,
        "0123456789x",
        "vt100 joins rows that are one line"
    );
}

proptest! {
    #[test]
    fn every_edit_redraws_the_line_correctly(
        lines in prop::collection::vec(("[a-c é字]{0,25}", 0_usize..26), 1..12),
    ) {
        let (mut echo, mut output) = (LineEcho::default(), String::new());
        for (line, cursor) in lines {
            let cursor = line.char_indices().map(|(at, _)| at).nth(cursor).unwrap_or(line.len());
            output += &echo.line_update_sequences(line.split_at(cursor), TERMINAL_COLUMNS.into());
            let cursor_cell = CellPosition::after_text(&line[..cursor], TERMINAL_COLUMNS.into());
            let expected_cursor = (u16::try_from(cursor_cell.row).expect("small"), u16::try_from(cursor_cell.column).expect("small"));
            let (text, shown_cursor) = screen_after(&output);
            prop_assert_eq!(text.replace(['\n', ' '], ""), line.replace(' ', ""));
            prop_assert_eq!(shown_cursor, expected_cursor);
        }
    }
}
