//! The mouse on every screen: the key line at the bottom, and the board.

use awale::app::{Action, App};
use awale::words::Language;
use awale_rules::matches_game::Take;
use awale_study::catalogue::AnyMove;
use ratatui::layout::Size;
use terminput::{MouseButton, MouseEventKind};

use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{DEFAULT_WINDOW_SIZE, PLAIN_LOOK, ScreenLook, screen_lines, start_with_look};
use crate::ways::SCREEN_WALKS;

/// The only entry in the key line for several keys: the digits in the position editor.
/// A click on it would not select a digit; a click on the board adds a seed.
const DIGIT_KEYS_LABEL: &str = "0-9";

#[test]
fn every_key_at_the_bottom_can_be_clicked() {
    for language in [Language::English, Language::French] {
        for ascii in [false, true] {
            for (name, settings, walk) in SCREEN_WALKS.iter() {
                let mut shell = start_with_look(
                    ScreenLook {
                        language,
                        ascii,
                        ..PLAIN_LOOK
                    },
                    settings,
                );
                walk(&mut shell);
                if shell.app.confirmation().is_some() {
                    // While a question is open, only its answers can be clicked.
                    continue;
                }
                for (width, height) in [DEFAULT_WINDOW_SIZE, (200, 60)] {
                    let drawn = screen_lines(&shell.draw(width, height));
                    let key_line = drawn.last().expect("the line of keys");
                    let digits_label = format!(
                        "{DIGIT_KEYS_LABEL} {}",
                        shell.app.context.words.get("key-set-seed-count")
                    );
                    let columns_of_digits_label = key_line.find(&digits_label).map(|at| {
                        let first_column = key_line[..at].chars().count();
                        first_column..first_column + digits_label.chars().count()
                    });
                    for (place, sign) in key_line.chars().enumerate() {
                        if sign == ' '
                            || columns_of_digits_label
                                .as_ref()
                                .is_some_and(|digits_label| digits_label.contains(&place))
                        {
                            continue;
                        }
                        let column = place.try_into().expect("a column");
                        let click = MouseEventKind::Down(MouseButton::Left);
                        let action = shell.mouse_action(click, column, height - 1);
                        assert!(
                            action.is_some(),
                            "{name}, {language:?}: column {place} of {key_line}"
                        );
                    }
                }
            }
        }
    }
}

/// Whether the screen waits for a move or for an answer on the board.
fn waits_for_move_or_answer(app: &App) -> bool {
    match current_screen(app) {
        ShownScreen::Play(play) => {
            play.chosen_move().is_some() && play.animation.is_none() && play.history_view.is_none()
        }
        ShownScreen::Mistakes(mistakes) => mistakes.task.is_asking(),
        ShownScreen::Repertoire(openings) => openings.task.is_asking(),
        ShownScreen::Puzzle(puzzle) => puzzle.task.is_asking(),
        ShownScreen::Storm(storm) => !storm.is_over() && storm.puzzle.task.is_asking(),
        ShownScreen::Lesson(lesson) => lesson.task.is_asking(),
        ShownScreen::Chapter(chapter) => chapter.is_asking(),
        ShownScreen::Drill(round) => {
            round.is_asking()
                && round
                    .question_pit()
                    .is_none_or(|_| round.task.allows_answers_in_both_rows())
        }
        _ => false,
    }
}

#[test]
fn every_board_selects_the_pit_under_the_mouse() {
    let size = Size {
        width: DEFAULT_WINDOW_SIZE.0,
        height: DEFAULT_WINDOW_SIZE.1,
    };
    for (name, settings, walk) in SCREEN_WALKS.iter() {
        let mut shell = start_with_look(PLAIN_LOOK, settings);
        walk(&mut shell);
        if shell.app.confirmation().is_some() {
            continue;
        }
        shell.draw(size.width, size.height);
        let cell_positions =
            (0..size.height).flat_map(|row| (0..size.width).map(move |column| (column, row)));
        let mut selected_moves = Vec::new();
        for (column, row) in cell_positions {
            let mv = match shell.mouse_action(MouseEventKind::Down(MouseButton::Left), column, row)
            {
                Some(Action::ClickPit(pit)) => AnyMove::Pit(pit),
                Some(Action::TakeMatches(count)) => AnyMove::Take(Take(count)),
                _ => continue,
            };
            let action_when_moved = shell.mouse_action(MouseEventKind::Moved, column, row);
            assert_eq!(
                action_when_moved,
                Some(Action::Hover(mv)),
                "{name}: {column}, {row}"
            );
            selected_moves.push(mv);
        }
        selected_moves.dedup();
        let mut previews = Vec::new();
        for &mv in &selected_moves {
            shell.act(Action::Hover(mv));
            let drawn = screen_lines(&shell.draw(size.width, size.height));
            if !previews.contains(&drawn) {
                previews.push(drawn);
            }
        }
        if waits_for_move_or_answer(&shell.app) {
            assert!(
                previews.len() > 1,
                "{name}: nothing is shown of the pit under the mouse"
            );
        } else {
            assert!(
                previews.len() <= 1,
                "{name}: the mouse alone changes a screen that asks nothing"
            );
        }
    }
}
