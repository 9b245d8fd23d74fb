//! The outline of every screen: its content without cells, for readers that do not see.

use awale::app::{Action, Renderer, RowPress, TextOutline, TextOutlinePart};
use awale::screens::MenuItem;
use awale::theme::{ColorDepth, TerminalAbilities, TerminalFont};
use awale_words::text::letter_marks;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{DEFAULT_WINDOW_SIZE, PLAIN_LOOK, TWO_HUMANS_SETTINGS, start_with_look};
use crate::ways::for_each_walk;

/// The outline of the visible screen in a window of this size.
fn screen_outline(shell: &mut Shell, (columns, rows): (u16, u16)) -> TextOutline {
    shell.renderer = Renderer::new(TerminalAbilities {
        depth: ColorDepth::SixteenColors,
        font: TerminalFont::AllCharacters,
    })
    .with_text_outline();
    shell.draw(columns, rows);
    shell.renderer.outline().expect("an outline").clone()
}

/// All texts of an outline.
fn outline_texts(outline: &TextOutline) -> Vec<String> {
    let mut texts = vec![outline.title.clone(), outline.right_title.clone()];
    texts.extend(outline.question.clone());
    texts.extend(outline.parts.iter().map(|part| match part {
        TextOutlinePart::Heading(text)
        | TextOutlinePart::Text(text)
        | TextOutlinePart::Countdown(text) => text.clone(),
        TextOutlinePart::Row(row) => row.label_and_value(),
        TextOutlinePart::Field(field) => field.label.clone(),
    }));
    if let Some(board) = &outline.board {
        texts.push(board.position.clone());
        texts.extend(
            [&board.choice_description, &board.last_move]
                .into_iter()
                .flatten()
                .cloned(),
        );
    }
    texts
}

#[test]
fn every_screen_outline_has_a_title_and_something_to_choose_or_read() {
    for_each_walk(|name, look, shell| {
        for size in [DEFAULT_WINDOW_SIZE, (200, 60)] {
            let outline = screen_outline(shell, size);
            let outline_description = format!("{name}, {look:?}: {outline:#?}");
            assert!(!outline.title.is_empty(), "no title: {outline_description}");
            let is_content = |part: &TextOutlinePart| !matches!(part, TextOutlinePart::Heading(_));
            assert!(
                outline.parts.iter().any(is_content)
                    || outline.board.is_some()
                    || outline.question.is_some(),
                "nothing to choose or read: {outline_description}"
            );
            assert!(
                !outline.buttons.is_empty(),
                "no buttons: {outline_description}"
            );
            assert_eq!(
                outline.active_field().is_some(),
                shell.app.is_typing() && outline.question.is_none(),
                "a text field is open: {outline_description}"
            );
            let chosen_row_count = outline.rows().filter(|row| row.is_chosen).count();
            assert!(
                chosen_row_count <= 2,
                "{chosen_row_count} chosen rows: {outline_description}"
            );
            for text in outline_texts(&outline) {
                assert!(
                    !text
                        .chars()
                        .any(|sign| letter_marks::unmarked_letter(sign).is_some()),
                    "{text} has marked letters: {outline_description}"
                );
            }
        }
    });
}

#[test]
fn activating_an_outline_row_does_what_a_click_does() {
    let mut shell = start_with_look(PLAIN_LOOK, "");
    let row_with_label = |outline: &TextOutline, text: &str| {
        let row_with_text = outline.rows().find(|row| row.label.contains(text));
        row_with_text
            .unwrap_or_else(|| panic!("{outline:#?}"))
            .clone()
    };
    let menu = screen_outline(&mut shell, DEFAULT_WINDOW_SIZE);
    let row = row_with_label(&menu, "Settings");
    shell.act(row.press_action(RowPress::Open).expect("it opens"));
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Settings(_)
    ));
    let settings = screen_outline(&mut shell, DEFAULT_WINDOW_SIZE);
    let row = row_with_label(&settings, "Preview");
    assert!(row.has_changeable_value, "{row:?}");
    let preview_before = shell.app.context.settings.preview;
    shell.act(row.press_action(RowPress::NextValue).expect("it changes"));
    assert_ne!(shell.app.context.settings.preview, preview_before);
    let settings_after = screen_outline(&mut shell, DEFAULT_WINDOW_SIZE);
    assert_ne!(row_with_label(&settings_after, "Preview").value, row.value);
    assert!(row_with_label(&settings_after, "Preview").is_chosen);
}

#[test]
fn the_outline_of_a_long_list_includes_rows_outside_the_window() {
    let mut shell = start_with_look(PLAIN_LOOK, "");
    shell.open_menu_item(MenuItem::Settings);
    let [small_outline, large_outline] =
        [(60, 18), (120, 60)].map(|size| screen_outline(&mut shell, size));
    assert_eq!(small_outline.rows().count(), large_outline.rows().count());
}

#[test]
fn a_board_outline_has_the_last_move_and_the_chosen_pit() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("pA");
    let board = screen_outline(&mut shell, DEFAULT_WINDOW_SIZE)
        .board
        .expect("a board");
    assert_eq!(
        board.last_move.as_deref(),
        Some("1. South sowed 4 seeds from A, the last in E.")
    );
    assert_eq!(
        board.choice_description.as_deref(),
        Some("c: sows 4 seeds, the last in A")
    );
    assert!(board.position.contains("A 0, B 5"), "{}", board.position);
    shell.act(Action::Right);
    let board = screen_outline(&mut shell, DEFAULT_WINDOW_SIZE)
        .board
        .expect("a board");
    assert_ne!(
        board
            .choice_description
            .as_deref()
            .map(|choice| &choice[..1]),
        Some("c")
    );
}
