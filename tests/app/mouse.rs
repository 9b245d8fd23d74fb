//! Mouse actions other than a click on a pit.

use awale::app::{Action, Confirmation};
use awale::input;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use terminput::{
    Event as TerminalEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, ScrollDirection,
};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::{AGAINST_COMPUTER_SETTINGS, TWO_HUMANS_SETTINGS, played_move_count};

pub const WINDOW_SIZE: Size = Size {
    width: 100,
    height: 30,
};

/// The last position of `text` on the screen.
pub fn find_text(screen: &Buffer, text: &str) -> (u16, u16) {
    let area = screen.area;
    let symbols_in_row = |y: u16| {
        (0..area.width)
            .map(|x| screen[(x, y)].symbol())
            .collect::<Vec<_>>()
    };
    let letters: Vec<String> = text.chars().map(String::from).collect();
    let text_positions = (0..area.height).rev().filter_map(|y| {
        let row = symbols_in_row(y);
        let x = row.windows(letters.len()).rposition(|cells| {
            cells
                .iter()
                .zip(&letters)
                .all(|(cell, letter)| cell == letter)
        })?;
        Some((x.try_into().expect("a column"), y))
    });
    text_positions
        .into_iter()
        .next()
        .unwrap_or_else(|| panic!("{text} is not on the screen"))
}

pub fn draw_window(shell: &mut Shell) -> Buffer {
    shell.draw(WINDOW_SIZE.width, WINDOW_SIZE.height)
}

pub fn click_text(shell: &mut Shell, text: &str) -> bool {
    let (column, row) = find_text(&draw_window(shell), text);
    shell.click(column, row, WINDOW_SIZE)
}

#[test]
fn hovering_selects_a_pit_without_playing_it() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    let chosen_pit = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Play(play) => play.chosen_move().expect("a move is chosen").to_string(),
        other => panic!("no game: {other:?}"),
    };
    let pit_before = chosen_pit(&shell);
    let (column, row) = find_text(&draw_window(&mut shell), "  D  ");
    assert!(shell.send_mouse_event(MouseEventKind::Moved, column + 2, row, WINDOW_SIZE));
    assert_ne!(pit_before, "D");
    assert_eq!(
        (chosen_pit(&shell).as_str(), played_move_count(&shell)),
        ("D", 0)
    );
    let (column, row) = find_text(&draw_window(&mut shell), "  b  ");
    shell.send_mouse_event(MouseEventKind::Moved, column + 2, row, WINDOW_SIZE);
    assert_eq!(
        chosen_pit(&shell),
        "D",
        "the pits of the other side are not to be chosen"
    );
}

#[test]
fn the_keys_at_the_bottom_can_be_clicked() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pA");
    assert_eq!(played_move_count(&shell), 1);
    assert!(click_text(&mut shell, "undo"));
    assert_eq!(played_move_count(&shell), 0);
    assert!(click_text(&mut shell, "Esc"));
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)));
}

#[test]
fn a_question_is_answered_by_a_click() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pr");
    assert_eq!(shell.app.confirmation(), Some(Confirmation::Resign));
    assert!(click_text(&mut shell, "[N]o"));
    assert_eq!(shell.app.confirmation(), None);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
    shell.press_keys("r");
    assert!(click_text(&mut shell, "[Y]es"));
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
}

#[test]
fn a_click_on_a_move_or_the_wheel_shows_an_earlier_position() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pABCD");
    let shown_move_count = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Play(play) => play
            .history_view
            .as_ref()
            .map(|back| back.cursor.shown_move_count()),
        other => panic!("no game: {other:?}"),
    };
    assert_eq!(shown_move_count(&shell), None);
    let (column, row) = find_text(&draw_window(&mut shell), "1.");
    assert!(shell.click(column + 4, row, WINDOW_SIZE));
    assert_eq!(shown_move_count(&shell), Some(1));
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        column,
        row,
        WINDOW_SIZE,
    );
    assert_eq!(shown_move_count(&shell), Some(2));
    shell.act(Action::Back);
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Up),
        column,
        row,
        WINDOW_SIZE,
    );
    assert_eq!(
        shown_move_count(&shell),
        Some(3),
        "one back from the fourth"
    );
    assert_eq!(played_move_count(&shell), 4, "the game itself stands still");
}

#[test]
fn the_wheel_over_the_moves_steps_through_a_game() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pABCDr");
    shell.act(Action::Yes);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    let (column, row) = find_text(&draw_window(&mut shell), "1.");
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        column,
        row,
        WINDOW_SIZE,
    );
    let chosen_choice_index = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Over(over) => over.chosen_index,
        other => panic!("not the end: {other:?}"),
    };
    assert_eq!(
        chosen_choice_index(&shell),
        0,
        "nothing comes after the last move, and no line is chosen by it"
    );
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        0,
        row,
        WINDOW_SIZE,
    );
    assert_eq!(
        chosen_choice_index(&shell),
        1,
        "over the board the wheel goes through the lines"
    );
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Up),
        column,
        row,
        WINDOW_SIZE,
    );
    let shown_move_count = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => board.shown_move_count(),
        other => panic!("no board: {other:?}"),
    };
    assert_eq!(shown_move_count(&shell), 3, "one back from the fourth");
    let (column, row) = find_text(&draw_window(&mut shell), "1.");
    for (kind, expected) in [
        (MouseEventKind::Scroll(ScrollDirection::Up), 2),
        (MouseEventKind::Scroll(ScrollDirection::Up), 1),
        (MouseEventKind::Scroll(ScrollDirection::Up), 0),
        (MouseEventKind::Scroll(ScrollDirection::Up), 0),
        (MouseEventKind::Scroll(ScrollDirection::Down), 1),
    ] {
        shell.send_mouse_event(kind, column, row, WINDOW_SIZE);
        assert_eq!(shown_move_count(&shell), expected, "{kind:?}");
    }
    shell.press_keys("i");
    let (column, row) = find_text(&draw_window(&mut shell), "1.");
    shell.send_mouse_event(
        MouseEventKind::Scroll(ScrollDirection::Down),
        column,
        row,
        WINDOW_SIZE,
    );
    assert_eq!(shown_move_count(&shell), 2, "in an explained game too");
}

#[test]
fn a_click_needs_press_and_release_in_one_place() {
    use MouseEventKind::{Down, Drag, Up};
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    let (column, row) = find_text(&draw_window(&mut shell), "  D  ");
    let (column_of_pit_e, _) = find_text(&draw_window(&mut shell), "  E  ");
    let mut send_mouse_event = |kind, column: u16| {
        let event = TerminalEvent::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        });
        if let Some(action) = input::input_action(&event, &shell.app, &mut shell.renderer) {
            shell.act(action);
        }
        played_move_count(&shell)
    };
    let left = MouseButton::Left;
    assert_eq!(
        send_mouse_event(Down(left), column + 2),
        0,
        "a press alone does nothing"
    );
    assert_eq!(send_mouse_event(Drag(left), column_of_pit_e + 2), 0);
    assert_eq!(
        send_mouse_event(Up(left), column_of_pit_e + 2),
        0,
        "dragged to another pit"
    );
    assert_eq!(
        send_mouse_event(Up(left), column + 2),
        0,
        "it was not pressed here"
    );
    assert_eq!(send_mouse_event(Down(left), column + 2), 0);
    assert_eq!(send_mouse_event(Up(left), 0), 0, "dragged off the board");
    assert_eq!(send_mouse_event(Down(left), column + 2), 0);
    assert_eq!(send_mouse_event(Drag(left), column_of_pit_e + 2), 0);
    assert_eq!(send_mouse_event(Drag(left), column + 3), 0);
    assert_eq!(
        send_mouse_event(Up(left), column + 3),
        1,
        "back over the pit"
    );
    assert_eq!(send_mouse_event(Up(left), column + 2), 1);
}

#[test]
fn a_key_or_a_new_screen_cancels_a_click() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    let (column, row) = find_text(&draw_window(&mut shell), "Quit");
    let send_mouse_event = |shell: &mut Shell, kind| {
        let event = TerminalEvent::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        });
        input::input_action(&event, &shell.app, &mut shell.renderer)
    };
    let key = TerminalEvent::Key(terminput::KeyEvent::new(terminput::KeyCode::Down));
    assert_eq!(
        send_mouse_event(&mut shell, MouseEventKind::Down(MouseButton::Left)),
        None
    );
    let _ = input::input_action(&key, &shell.app, &mut shell.renderer);
    assert_eq!(
        send_mouse_event(&mut shell, MouseEventKind::Up(MouseButton::Left)),
        None
    );
    assert_eq!(
        send_mouse_event(&mut shell, MouseEventKind::Down(MouseButton::Left)),
        None
    );
    shell.press_keys("p");
    draw_window(&mut shell);
    assert_eq!(
        send_mouse_event(&mut shell, MouseEventKind::Up(MouseButton::Left)),
        None
    );
    draw_window(&mut shell);
}

#[test]
fn arrows_and_enter_answer_a_question_and_the_footer_says_so() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    // The marked answer of the first question is not marked in the second question.
    for _ in 0..2 {
        shell.press_keys("pr");
        for (width, height) in [(60, 18), (80, 24), (120, 40)] {
            let screen = shell.screen_text(width, height);
            let footer = screen.lines().last().unwrap_or_default();
            let offers_only_answers =
                footer.contains("Enter answer") && footer.contains("Esc cancel");
            assert!(offers_only_answers && !footer.contains("hint"), "{screen}");
        }
        shell.act(Action::Confirm);
        assert_eq!(shell.app.confirmation(), None);
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Play(_)),
            "no is marked first"
        );
        shell.press_keys("r");
        shell.act_all([Action::Right, Action::Confirm]);
        assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
        shell.act(Action::Back);
    }
}
