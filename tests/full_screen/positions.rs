//! Setting up a position: its keys and clicks, rejected positions, and what can be done with a
//! position. Games of other programs in the list of saved games.

use awale::app::{Action, GameFile, Notice, Session};
use awale::screens::{AnalyseRow, MenuItem, PositionSetup, SetupError};
use awale::theme::ColorDepth;
use awale::words::{Language, Words};
use awale_rules::{BoardPlace, Pit, Seat};
use awale_study::catalogue::AnyGame;
use ratatui::layout::Size;
use terminput::{MouseButton, MouseEventKind, ScrollDirection};

use crate::shell::shown::{ShownScreen, current_screen};
use crate::shell::{Shell, TWO_HUMANS_SETTINGS};

const START_POSITION: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
/// The position editor, opened from the menu.
fn shell_on_position_setup() -> Shell {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell
}

fn position_setup(shell: &Shell) -> &PositionSetup {
    match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => {
            board.screen.setup.as_ref().expect("a position is laid out")
        }
        other => panic!("no board: {other:?}"),
    }
}

fn draft_text(shell: &Shell) -> String {
    position_setup(shell).draft().to_string()
}

fn session(shell: &Shell) -> &Session {
    match current_screen(&shell.app) {
        ShownScreen::Play(play) => play.session,
        ShownScreen::Analysis(board) => board.session,
        ShownScreen::Over(over) => over.session,
        other => panic!("no game: {other:?}"),
    }
}

fn displayed_position(shell: &Shell) -> String {
    let any_position = match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => board.tree.node(board.current_node).position,
        _ => *session(shell).position(),
    };
    match any_position {
        AnyGame::Awale(any_position) => any_position.to_string(),
        AnyGame::Matches(_) => panic!("matches"),
    }
}

fn pit_place(letter: char) -> BoardPlace {
    BoardPlace::Pit(Pit::from_letter(letter).expect("a letter"))
}

#[test]
fn arrow_keys_reach_every_pit_in_the_order_on_the_screen() {
    use Action::{Down, End, Home, Left, Right, TypedChar, Up};

    let mut shell = shell_on_position_setup();
    assert_eq!(position_setup(&shell).chosen_place, pit_place('A'));
    let mut chosen_place_after = |actions: &[Action]| {
        for action in actions {
            shell.act(action.clone());
        }
        position_setup(&shell).chosen_place
    };
    assert_eq!(chosen_place_after(&[Left]), BoardPlace::Store(Seat::North));
    assert_eq!(chosen_place_after(&[Left]), BoardPlace::Store(Seat::North));
    assert_eq!(chosen_place_after(&[Right, Right]), pit_place('B'));
    assert_eq!(chosen_place_after(&[Up]), pit_place('e'));
    assert_eq!(chosen_place_after(&[Up]), pit_place('e'));
    assert_eq!(chosen_place_after(&[End]), BoardPlace::Store(Seat::South));
    assert_eq!(
        chosen_place_after(&[Left]),
        pit_place('a'),
        "from a store back into the row one came from"
    );
    assert_eq!(chosen_place_after(&[Right, Down, Left]), pit_place('F'));
    assert_eq!(chosen_place_after(&[Home, Right]), pit_place('A'));
    assert_eq!(
        chosen_place_after(&[TypedChar('v'), Right]),
        BoardPlace::Store(Seat::North),
        "turned round, A is at the right"
    );
    assert_eq!(chosen_place_after(&[Left, Left]), pit_place('B'));
    assert_eq!(chosen_place_after(&[Down]), pit_place('e'));
}

#[test]
fn in_the_position_setup_seeds_are_typed_counted_and_taken_back() {
    let mut shell = shell_on_position_setup();
    shell.press_keys("12");
    assert_eq!(draft_text(&shell), "12-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    shell.press_keys("9");
    assert_eq!(
        position_setup(&shell).draft().seeds(pit_place('A')),
        9,
        "129 are more than there are: a new number"
    );
    shell.act_all([
        Action::Right,
        Action::TypedChar('+'),
        Action::TypedChar('+'),
        Action::TypedChar('-'),
        Action::Left,
        Action::TypedChar('0'),
    ]);
    assert_eq!(draft_text(&shell), "0-5-4-4-4-4-4-4-4-4-4-4-0-0-S");
    shell.act_all([
        Action::TypedChar('-'),
        Action::Left,
        Action::TypedChar('7'),
        Action::TypedChar('W'),
    ]);
    assert_eq!(draft_text(&shell), "0-5-4-4-4-4-4-4-4-4-4-4-0-7-N");
    shell.act_all([
        Action::TypedChar('1'),
        Action::Backspace,
        Action::Backspace,
        Action::TypedChar('4'),
        Action::Delete,
    ]);
    assert_eq!(draft_text(&shell), "0-5-4-4-4-4-4-4-4-4-4-4-0-0-N");
    let mut drafts_before_undo = Vec::new();
    while drafts_before_undo.last() != Some(&draft_text(&shell)) {
        drafts_before_undo.push(draft_text(&shell));
        shell.press_keys("u");
    }
    assert_eq!(draft_text(&shell), START_POSITION);
    for expected in drafts_before_undo.iter().rev() {
        assert_eq!(draft_text(&shell), *expected);
        shell.press_keys("U");
    }
    shell.press_keys("d");
    assert_eq!(position_setup(&shell).draft().total_seeds(), 0);
    assert!(position_setup(&shell).was_board_replaced);
    shell.press_keys("R");
    assert_eq!(draft_text(&shell), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N");
}

#[test]
fn a_board_whose_seeds_do_not_add_up_is_refused_until_they_do() {
    let mut shell = shell_on_position_setup();
    shell.press_keys("1");
    for way in [
        Action::Confirm,
        Action::TypedChar('a'),
        Action::TypedChar('y'),
    ] {
        shell.act(way);
        assert!(matches!(
            position_setup(&shell).error,
            Some(SetupError::InvalidSeeds(_))
        ));
    }
    assert_eq!(shell.copied_text, None);
    shell.press_keys("=y");
    assert_eq!(
        shell.copied_text.as_deref(),
        Some("1-4-4-4-4-4-4-4-4-4-4-4-2-1-S")
    );
    shell.press_keys("p");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Setup(_)));
    shell.act_all([Action::Back, Action::Confirm]);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.setup.is_none())
    );
}

#[test]
fn a_finished_position_can_be_copied_but_not_played() {
    let mut shell = shell_on_position_setup();
    shell.press_keys("d=");
    assert_eq!(draft_text(&shell), "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S");
    for way in [Action::Confirm, Action::TypedChar('a')] {
        shell.act(way);
        assert_eq!(position_setup(&shell).error, Some(SetupError::GameOver));
    }
    shell.press_keys("y");
    assert!(shell.copied_text.is_some());
}

#[test]
fn another_variant_has_its_own_number_of_seeds_and_start_position() {
    let settings = format!("{TWO_HUMANS_SETTINGS}[[variant]]\nid = \"three\"\nseeds_per_pit = 3\n");
    let mut shell = Shell::with_settings(&settings);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.press_keys("gggggg");
    assert_eq!(position_setup(&shell).variant().id, "three");
    assert_eq!(draft_text(&shell), "3-3-3-3-3-3-3-3-3-3-3-3-0-0-S");
    shell.press_keys("4g");
    assert_eq!(position_setup(&shell).variant().id, "oware");
    assert_eq!(
        draft_text(&shell),
        "4-3-3-3-3-3-3-3-3-3-3-3-0-0-S",
        "what was laid out stays"
    );
    shell.press_keys("u");
    assert_eq!(position_setup(&shell).variant().id, "three");
}

#[test]
fn a_position_line_is_typed_or_pasted() {
    let expected = "0-0-0-0-3-1-1-2-0-9-0-0-20-12-N";
    let mut shell = shell_on_position_setup();
    shell.act(Action::Paste(format!(" {expected}\n")));
    assert_eq!(draft_text(&shell), expected);
    shell.press_keys("T");
    assert!(shell.app.is_typing());
    shell.act_all([
        Action::End,
        Action::Backspace,
        Action::TypedChar('S'),
        Action::Confirm,
    ]);
    assert_eq!(draft_text(&shell), expected.replace('N', "S"));
    shell.act(Action::Paste("1-2-3".to_owned()));
    assert!(matches!(
        position_setup(&shell).error,
        Some(SetupError::InvalidNotation(_))
    ));
    assert_eq!(
        draft_text(&shell),
        expected.replace('N', "S"),
        "what is no position changes nothing"
    );
    shell.act_all([Action::TypedChar('T'), Action::Delete, Action::Back]);
    assert!(!shell.app.is_typing());
    assert_eq!(draft_text(&shell), expected.replace('N', "S"));
}

#[test]
fn the_text_field_does_not_move_when_its_text_is_refused() {
    for (width, height) in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        let mut shell = shell_on_position_setup();
        let row_of_typed_line = |shell: &mut Shell| {
            let drawn = shell.draw(width, height);
            let contains_typed_line = |row: &[ratatui::buffer::Cell]| {
                row.iter()
                    .map(ratatui::buffer::Cell::symbol)
                    .collect::<String>()
                    .contains("Position: 4-4")
            };
            drawn
                .content
                .chunks(width.into())
                .position(contains_typed_line)
                .expect("the line")
        };
        shell.act(Action::TypedChar('T'));
        let row_before_enter = row_of_typed_line(&mut shell);
        shell.act_all([
            Action::End,
            Action::Backspace,
            Action::Backspace,
            Action::Confirm,
        ]);
        assert!(position_setup(&shell).error.is_some());
        assert_eq!(
            row_of_typed_line(&mut shell),
            row_before_enter,
            "{width}x{height}"
        );
    }
}

#[test]
fn a_rejected_position_line_can_be_edited() {
    let mut shell = shell_on_position_setup();
    shell.act_all([
        Action::TypedChar('T'),
        Action::End,
        Action::Backspace,
        Action::Backspace,
        Action::Confirm,
    ]);
    assert!(shell.app.is_typing(), "the line stays");
    assert!(matches!(
        position_setup(&shell).error,
        Some(SetupError::InvalidNotation(_))
    ));
    for language in Language::ALL {
        shell.act(Action::Confirm);
        shell.app.context.words = Words::new(language);
        let drawn = shell.draw(80, 24);
        let text: String = drawn
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        assert!(
            text.contains("4-4-0-0_") && text.contains("14."),
            "the line and the whole reason: {text}"
        );
    }
    shell.press_keys("-S");
    assert_eq!(position_setup(&shell).error, None, "it has been read");
    shell.act(Action::Confirm);
    assert!(!shell.app.is_typing());
    assert_eq!(draft_text(&shell), START_POSITION);
}

#[test]
fn a_game_can_start_from_a_set_up_position_and_its_record_contains_the_start() {
    let expected = "0-0-0-0-3-1-1-2-0-9-0-0-20-12-S";
    let mut shell = shell_on_position_setup();
    shell.act(Action::Paste(expected.to_owned()));
    shell.act_all([Action::TypedChar('p'), Action::Confirm]);
    assert_eq!(displayed_position(&shell), expected);
    shell.press_keys("E");
    let file = session(&shell)
        .file_state
        .file
        .clone()
        .expect("it is saved");
    assert!(
        shell.disk[&file].contains(&format!("start = \"{expected}\"")),
        "{}",
        shell.disk[&file]
    );
    shell.act(Action::Confirm);
    assert_eq!(
        displayed_position(&shell),
        expected,
        "a rematch starts there too"
    );
}

#[test]
fn an_analyzed_position_can_be_edited_again() {
    let mut shell = shell_on_position_setup();
    shell.press_keys("Wa");
    assert_eq!(displayed_position(&shell), START_POSITION.replace('S', "N"));
    shell.press_keys("F");
    assert_eq!(displayed_position(&shell), "5-5-5-5-4-4-4-4-4-4-4-0-0-0-S");
    shell.press_keys("s");
    assert_eq!(draft_text(&shell), "5-5-5-5-4-4-4-4-4-4-4-0-0-0-S");
    shell.act(Action::Back);
    assert_eq!(
        displayed_position(&shell),
        "5-5-5-5-4-4-4-4-4-4-4-0-0-0-S",
        "one comes back to the board"
    );
    assert!(shell.disk.is_empty(), "one move is no study yet");
}

#[test]
fn a_position_of_a_game_is_copied_and_changed() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAy");
    let expected_position = "0-5-5-5-5-4-4-4-4-4-4-4-0-0-N";
    assert_eq!(shell.copied_text.as_deref(), Some(expected_position));
    shell.press_keys("s");
    assert_eq!(draft_text(&shell), expected_position);
    shell.act(Action::Back);
    shell.act(Action::Paste(START_POSITION.to_owned()));
    assert_eq!(displayed_position(&shell), START_POSITION);
    shell.act(Action::Back);
    assert_eq!(
        displayed_position(&shell),
        expected_position,
        "the game is as it was"
    );
    shell.press_keys("BC\ta");
    shell.act_all([
        Action::Back,
        Action::Tab,
        Action::Home,
        Action::TypedChar('y'),
    ]);
    assert_eq!(
        shell.copied_text.as_deref(),
        Some(START_POSITION),
        "what is shown while one looks back"
    );
}

#[test]
fn ordinary_text_that_is_pasted_into_a_game_changes_nothing() {
    for settings in [
        TWO_HUMANS_SETTINGS,
        "animation = \"off\"\n[setup]\nfirst = \"south\"\nnorth = \"fast\"\n",
    ] {
        let mut shell = Shell::with_settings(settings);
        shell.press_keys("p");
        for pasted in [
            "Hello, how are you?",
            "nothing",
            "bad",
            "cab\nface",
            "See you at 5",
            "1-2",
            "",
        ] {
            shell.act(Action::Paste(pasted.to_owned()));
            let ShownScreen::Play(play) = current_screen(&shell.app) else {
                panic!("{pasted}: {:?}", current_screen(&shell.app))
            };
            assert!(!play.session.header.is_helped, "{pasted}");
            assert_eq!(shell.app.confirmation(), None, "{pasted}");
            assert!(
                matches!(shell.app.context.notice, Some(Notice::UnusablePaste(None))),
                "{pasted}"
            );
        }
        shell.act(Action::Paste("C d D".to_owned()));
        assert!(matches!(
            current_screen(&shell.app),
            ShownScreen::Analysis(_)
        ));
        shell.act(Action::Back);
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("{:?}", current_screen(&shell.app))
        };
        assert!(
            !play.session.header.is_helped,
            "the text has a board of its own, which is no help"
        );
    }
}

#[test]
fn the_game_of_matches_has_no_position_setup() {
    let mut shell = Shell::with_settings("[setup]\ngame = \"matches\"\nnorth = \"human\"\n");
    shell.press_keys("psy");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
    assert_eq!(shell.copied_text, None);
}

#[test]
fn the_mouse_adds_and_removes_seeds() {
    for (width, height) in [(80, 24), (120, 40), (200, 60), (50, 18)] {
        let size = Size::new(width, height);
        let mut shell = shell_on_position_setup();
        let drawn = shell.draw(width, height);
        let column_of_letter = |row: u16, letter: &str| {
            (0..width).find(|&x| {
                let is_not_alphanumeric =
                    |x: u16| !drawn[(x, row)].symbol().chars().all(char::is_alphanumeric);
                drawn[(x, row)].symbol() == letter
                    && is_not_alphanumeric(x - 1)
                    && is_not_alphanumeric(x + 1)
            })
        };
        let cell_of_letter_c = (1..height - 1).rev().find_map(|y| {
            column_of_letter(y, "C")
                .filter(|_| column_of_letter(y, "B").is_some())
                .map(|x| (x, y))
        });
        let (column, row) = cell_of_letter_c.expect("the letter C");
        let mut send_mouse_event = |kind: MouseEventKind| {
            let action = shell
                .mouse_action(kind, column, row)
                .expect("it means something");
            shell.act(action);
            position_setup(&shell).draft().seeds(pit_place('C'))
        };
        assert_eq!(
            send_mouse_event(MouseEventKind::Down(MouseButton::Left)),
            5,
            "{size:?}"
        );
        assert_eq!(
            send_mouse_event(MouseEventKind::Scroll(ScrollDirection::Up)),
            6
        );
        assert_eq!(
            send_mouse_event(MouseEventKind::Down(MouseButton::Right)),
            5
        );
        assert_eq!(
            send_mouse_event(MouseEventKind::Scroll(ScrollDirection::Down)),
            4
        );
        assert_eq!(position_setup(&shell).chosen_place, pit_place('C'));
    }
}

#[test]
fn missing_seeds_are_named_in_both_languages() {
    for (language, missing, spare) in [
        (
            Language::English,
            ["1 seed is missing", "3 seeds are missing"],
            "There is 1 seed too many",
        ),
        (
            Language::French,
            ["Il manque 1 graine", "Il manque 3 graines"],
            "Il y a 1 graine de trop",
        ),
    ] {
        let settings =
            awale::config::Settings::parse(TWO_HUMANS_SETTINGS, "test").expect("good settings");
        let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 1);
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        let assert_shown = |shell: &mut Shell, text: &str| {
            let buffer = shell.draw(80, 24);
            let drawn: Vec<String> = (0..24)
                .map(|y| (0..80).map(|x| buffer[(x, y)].symbol()).collect::<String>())
                .collect();
            assert!(
                drawn.iter().any(|line| line.contains(text)),
                "{text}\n{}",
                drawn.join("\n")
            );
        };
        shell.press_keys("3");
        assert_shown(&mut shell, missing[0]);
        shell.press_keys("u1");
        assert_shown(&mut shell, missing[1]);
        shell.press_keys("5");
        shell.press_keys("u5");
        assert_shown(&mut shell, spare);
    }
}

#[test]
fn a_game_file_of_another_program_is_listed_and_not_changed() {
    let text = "[South \"Awa\"]\n[Site \"Dakar\"]\n1. A a 2. B *";
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    let file = GameFile("club.ogn".to_owned());
    shell.write_game_file(file.clone(), text.to_owned());
    shell.reload_game_list();
    shell.open_menu_item(MenuItem::Continue);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Menu(_)),
        "it is nothing to be continued"
    );
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.act(Action::TypedChar('S'));
    assert!(!shell.app.is_typing(), "it is given no other name");
    shell.act(Action::TypedChar('a'));
    assert_eq!(session(&shell).game.referee.moves().len(), 3);
    shell.act_all([Action::Back, Action::Confirm]);
    assert_eq!(session(&shell).players.south.name, "Awa");
    shell.press_keys("B");
    let own_file = session(&shell)
        .file_state
        .file
        .clone()
        .expect("it is saved");
    assert!(own_file.is_created_by_program() && own_file != file);
    assert!(
        shell.disk[&own_file].contains("Site = \"Dakar\""),
        "{}",
        shell.disk[&own_file]
    );
    assert_eq!(shell.disk[&file], text);
}

#[test]
fn the_reason_for_the_end_of_a_game_is_shown_in_full() {
    for language in Language::ALL {
        let settings =
            awale::config::Settings::parse(TWO_HUMANS_SETTINGS, "test").expect("good settings");
        let mut shell = Shell::new(settings, language, ColorDepth::SixteenColors, 1);
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.press_keys("d5");
        shell.act(Action::Right);
        shell.press_keys("3=");
        let drawn = shell.draw(80, 24);
        // The message is below the board. If there is no room for two more lines, the message
        // replaces the engine lines.
        let text_of_rows = |rows: std::ops::Range<u16>, width: u16| -> String {
            rows.map(|y| {
                (0..width)
                    .map(|x| drawn[(x, y)].symbol())
                    .collect::<String>()
            })
            .collect()
        };
        let message_texts = [text_of_rows(21..23, 80), text_of_rows(12..15, 57)];
        assert!(
            message_texts
                .iter()
                .all(|texts| !texts.contains(['…', '~'])),
            "{message_texts:?}"
        );
        assert!(
            message_texts
                .iter()
                .any(|texts| texts.trim_end().ends_with('.')),
            "{message_texts:?}"
        );
    }
}

#[test]
fn moves_and_games_can_be_pasted_into_a_position_that_was_set_up() {
    let mut shell = shell_on_position_setup();
    shell.act(Action::Paste("C c D".to_owned()));
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(board.setup.is_none() && board.tree.node(board.current_node).ply == 3);
    let mut shell = shell_on_position_setup();
    shell.press_keys("T");
    shell.act_all([Action::End]);
    for _ in START_POSITION.chars() {
        shell.act(Action::Backspace);
    }
    shell.press_keys("1. A a 2. B");
    shell.act(Action::Confirm);
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(
        board.setup.is_none() && board.tree.main_line().len() == 3,
        "{:?}",
        board.setup
    );
    let mut shell = shell_on_position_setup();
    shell.act(Action::Paste(
        "[Variant \"oware\"]\n\n1. A a 2. B".to_owned(),
    ));
    assert_eq!(session(&shell).game.referee.moves().len(), 3);
    let mut shell = shell_on_position_setup();
    shell.act(Action::Paste("A A A".to_owned()));
    assert!(
        matches!(
            position_setup(&shell).error,
            Some(SetupError::InvalidNotation(_))
        ),
        "an empty pit: {:?}",
        position_setup(&shell).error
    );
}
