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
    assert_eq!(echo.line_update_bytes(("h", ""), 80), "h");
    assert_eq!(echo.line_update_bytes(("hi", ""), 80), "i");
    assert_eq!(echo.line_update_bytes(("h", "i"), 80), "\x1b[1D");
    assert_eq!(echo.line_update_bytes(("hi", ""), 80), "\x1b[1C");
    assert_eq!(echo.line_update_bytes(("h", ""), 80), "\x1b[1D\x1b[J");
    assert_eq!(echo.finish_bytes("", 80), "\r\n");
}

#[test]
fn a_line_that_fills_its_row_is_not_followed_by_an_empty_row() {
    let mut echo = LineEcho::default();
    let mut sent = echo.line_update_bytes(("0123456789", ""), TERMINAL_COLUMNS.into());
    sent += &echo.finish_bytes("", TERMINAL_COLUMNS.into());
    assert_eq!(
        screen_after(&(sent + "x")).0,
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
            output += &echo.line_update_bytes(line.split_at(cursor), TERMINAL_COLUMNS.into());
            let now = CellPosition::after_text(&line[..cursor], TERMINAL_COLUMNS.into());
            let place = (u16::try_from(now.row).expect("small"), u16::try_from(now.column).expect("small"));
            let (text, at) = screen_after(&output);
            prop_assert_eq!(text.replace(['\n', ' '], ""), line.replace(' ', ""));
            prop_assert_eq!(at, place);
        }
    }
}
