//! Messages during and after a game: none is uninvited or wrong, and equal things have equal words.

use awale::app::{Action, AppError, Event};
use awale::screens::SetupRow;
use awale::words::Language;
use awale_study::catalogue::AnyMove;
use ratatui::style::Style;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen, shown_screen};
use crate::start::{
    AGAINST_CHARACTER_SETTINGS, AGAINST_COMPUTER_SETTINGS, DEFAULT_WINDOW_SIZE, MATCHES_SETTINGS,
    PLAIN_LOOK, ScreenLook, TWO_COMPUTERS_SETTINGS, TWO_HUMANS_SETTINGS, play_to_the_end,
    screen_lines, start_with_look,
};
use crate::states::{open_analyzed_game, open_gallery};
use crate::ways::for_each_walk_in;

fn screen_title(shell: &mut Shell) -> String {
    screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1))[0]
        .trim_end()
        .to_owned()
}

fn selected_move(shell: &Shell) -> AnyMove {
    match current_screen(&shell.app) {
        ShownScreen::Play(play) => play.chosen_move().expect("a choice"),
        other => panic!("no game: {other:?}"),
    }
}

// ---- Only requested hints are shown

#[test]
fn a_thinking_computer_shows_no_hint_unless_values_are_on() {
    for values in ["", "wy"] {
        let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
        shell.press_keys(&format!("p{values}C"));
        shell.send_thinking_info();
        shell.handle(Event::Tick(std::time::Duration::from_secs(3)));
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains("North thinks · 3 s"), "{drawn}");
        for hint in ["17", "2.5", "a b c d e f"] {
            assert_eq!(drawn.contains(hint), !values.is_empty(), "{hint}\n{drawn}");
        }
        assert!(
            !drawn.contains("ply") && !drawn.contains("plies") && !drawn.contains("M a second"),
            "{drawn}"
        );
    }
}

#[test]
fn the_reason_of_the_end_fits_a_small_window() {
    for language in [Language::English, Language::French] {
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            TWO_HUMANS_SETTINGS,
        );
        shell.press_keys("p");
        play_to_the_end(&mut shell);
        let drawn = screen_lines(&shell.draw(60, 18)).join(" ");
        let drawn = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
        let ShownScreen::Over(over) = current_screen(&shell.app) else {
            panic!("not over")
        };
        let reason = shell
            .app
            .context
            .words
            .why_game_ended(&over.session.game.referee)
            .expect("it is over");
        let reason = reason.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(drawn.contains(&reason), "{reason}\n{drawn}");
    }
}

// ---- All views number moves alike

#[test]
fn a_move_has_the_number_of_the_move_list_on_every_screen() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    assert!(
        screen_title(&mut shell).ends_with("move 1 · South begins"),
        "{}",
        screen_title(&mut shell)
    );
    shell.press_keys("C");
    assert!(
        screen_title(&mut shell).ends_with("move 1 · North"),
        "{}",
        screen_title(&mut shell)
    );
    shell.press_keys("D");
    assert!(
        screen_title(&mut shell).ends_with("move 2 · South"),
        "{}",
        screen_title(&mut shell)
    );
    shell.act(Action::Tab);
    assert!(
        shell.screen_text(80, 24).contains("1… North sowed"),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Left);
    assert!(
        shell.screen_text(80, 24).contains("1. South sowed"),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Back);
    shell.press_keys("Fr");
    shell.act(Action::Yes);
    shell.press_keys("a");
    shell.run_analysis(4);
    let drawn = shell.screen_text(80, 24);
    assert!(drawn.contains("2. F · 2 moves"), "{drawn}");
    assert!(
        drawn.lines().any(|line| line.starts_with(" 2. F")),
        "{drawn}"
    );
}

#[test]
fn the_move_list_shows_no_next_number_after_the_end() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("pAB");
    assert!(
        shell.screen_text(80, 24).contains("  2."),
        "the move to come has a number"
    );
    shell.press_keys("r");
    shell.act(Action::Yes);
    assert!(
        !shell.screen_text(80, 24).contains("  2."),
        "{}",
        shell.screen_text(80, 24)
    );
}

// ---- Results of games

#[test]
fn a_resigned_game_is_not_described_by_seeds() {
    for (look, wins) in [
        (PLAIN_LOOK, "North wins."),
        (
            ScreenLook {
                language: Language::French,
                ..PLAIN_LOOK
            },
            "Nord gagne.",
        ),
    ] {
        let mut shell = start_with_look(look, TWO_HUMANS_SETTINGS);
        shell.press_keys("pABr");
        shell.act(Action::Yes);
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains(wins), "{drawn}");
        assert!(
            !drawn.contains("North 0") && !drawn.contains("Nord 0"),
            "{drawn}"
        );
    }
}

#[test]
fn the_end_of_a_resigned_game_begins_with_the_result() {
    for (look, expected) in [
        (PLAIN_LOOK, ["You lost.", "You resigned."]),
        (
            ScreenLook {
                language: Language::French,
                ..PLAIN_LOOK
            },
            ["Vous avez perdu.", "Vous avez abandonné."],
        ),
    ] {
        let mut shell = start_with_look(look, AGAINST_COMPUTER_SETTINGS);
        shell.press_keys("pAr");
        shell.act(Action::Yes);
        let drawn = shell.screen_text(80, 24);
        assert!(
            expected.iter().all(|expected| drawn.contains(expected)),
            "{drawn}"
        );
        assert!(!drawn.contains(" -,") && !drawn.contains(" -."), "{drawn}");
    }
}

#[test]
fn the_end_of_the_matches_shows_what_was_taken() {
    let mut shell = start_with_look(PLAIN_LOOK, MATCHES_SETTINGS);
    shell.press_keys("p33331");
    let drawn = shell.screen_text(80, 24);
    assert!(drawn.contains("No match is left."), "{drawn}");
    assert!(
        drawn.contains("South: 7") && drawn.contains("North: 6"),
        "{drawn}"
    );
}

#[test]
fn the_right_arrow_selects_one_more_match() {
    let mut shell = start_with_look(PLAIN_LOOK, MATCHES_SETTINGS);
    shell.press_keys("p");
    let columns_of_chosen_matches = |shell: &mut Shell| {
        let drawn = screen_lines(&shell.draw(DEFAULT_WINDOW_SIZE.0, DEFAULT_WINDOW_SIZE.1));
        let line = drawn
            .iter()
            .find(|line| line.contains('▲'))
            .expect("the chosen matches")
            .clone();
        let marked_columns = line
            .chars()
            .enumerate()
            .filter(|(_, sign)| *sign == '▲')
            .map(|(column, _)| column);
        marked_columns.collect::<Vec<usize>>()
    };
    let columns_for_one = columns_of_chosen_matches(&mut shell);
    shell.act(Action::Right);
    let columns_for_two = columns_of_chosen_matches(&mut shell);
    assert_eq!((columns_for_one.len(), columns_for_two.len()), (1, 2));
    assert!(
        columns_for_two[0] == columns_for_one[0] && columns_for_two[1] > columns_for_one[0],
        "{columns_for_one:?} {columns_for_two:?}"
    );
}

// ---- Marks of good and bad moves

/// The style of the first cell of each occurrence of this text, within these columns.
fn styles_of_text(shell: &mut Shell, text: &str, columns: std::ops::Range<u16>) -> Vec<Style> {
    let buffer = shell.draw(120, 40);
    let letters: Vec<&str> = text.split("").filter(|letter| !letter.is_empty()).collect();
    let mut styles = Vec::new();
    for y in 0..buffer.area.height {
        for x in columns.clone() {
            let is_here = letters.iter().enumerate().all(|(step, letter)| {
                buffer
                    .cell((x + u16::try_from(step).unwrap(), y))
                    .is_some_and(|cell| cell.symbol() == *letter)
            });
            if is_here {
                styles.extend(buffer.cell((x, y)).map(ratatui::buffer::Cell::style));
            }
        }
    }
    styles
}

#[test]
fn marks_are_colored_in_the_list_and_drawn_on_the_curve() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    open_analyzed_game(&mut shell);
    shell.act(Action::Home);
    let plain_style = styles_of_text(&mut shell, " 1.", 88..120)[0];
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("the game explained")
    };
    let review = board.review.as_ref().expect("a review");
    let move_marks: Vec<_> = (0..review.assessments.len())
        .filter_map(|number| review.move_mark(number))
        .collect();
    let worst_mark = *move_marks
        .iter()
        .max_by_key(|mark| mark.sign().matches('?').count())
        .expect("marks");
    assert!(
        worst_mark.sign().contains('?'),
        "a game without faults shows nothing"
    );
    let styles_in_list = styles_of_text(&mut shell, &format!(" {}", worst_mark.sign()), 88..112);
    assert!(
        styles_in_list
            .iter()
            .any(|style| style.fg != plain_style.fg),
        "grey marks: {styles_in_list:?}"
    );
    if ["?", "??"].contains(&worst_mark.sign()) {
        assert!(
            !styles_of_text(&mut shell, "?", 4..80).is_empty(),
            "no mark on the curve"
        );
    }
}

#[test]
fn the_smallest_chart_names_its_side_and_keeps_its_marks_apart() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    open_analyzed_game(&mut shell);
    let drawn = screen_lines(&shell.draw(60, 18));
    let labels: Vec<&str> = drawn.iter().map(|line| line.trim_start()).collect();
    let has_label = |label: &str| labels.iter().any(|line| line.starts_with(label));
    assert!(
        has_label("100") && has_label("50") && has_label("0"),
        "{}",
        drawn.join("\n")
    );
    let is_chart_row = |line: &&&str| {
        ["100", "50 ", "0 "]
            .iter()
            .any(|label| line.starts_with(label))
    };
    let chart_rows: Vec<&str> = labels.iter().filter(is_chart_row).copied().collect();
    let chart = chart_rows.join("\n");
    assert!(chart.contains("Winning chances for South, in %"), "{chart}");
    assert!(
        chart.contains("??") && !chart.contains("???"),
        "a blunder touches no other mark\n{chart}"
    );
}

#[test]
fn marks_stay_in_the_list_of_the_game_that_is_over() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    open_analyzed_game(&mut shell);
    while !matches!(current_screen(&shell.app), ShownScreen::Over(_)) {
        shell.act(Action::Back);
    }
    // After the move that made the result certain, no move is marked, so draw a window that is high
    // enough for the list of all moves.
    let drawn = screen_lines(&shell.draw(120, 100));
    let marked_lines = drawn
        .iter()
        .filter(|line| line.contains("??") || line.contains("?!"));
    assert!(marked_lines.count() > 0, "{}", drawn.join("\n"));
}

// ---- Two games at once

#[test]
fn an_analysis_is_added_to_its_own_game_while_another_is_played() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    let resign_and_analyze = |shell: &mut Shell| {
        shell.press_keys("r");
        shell.act(Action::Yes);
        shell.press_keys("a");
        shell.run_analysis(4);
    };
    shell.press_keys("pABCDEF");
    resign_and_analyze(&mut shell);
    // Start another game from a position of the first game. Its screen covers the first one.
    shell.act(Action::Home);
    shell.press_keys("p");
    shell.act(Action::Confirm);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Play(_)),
        "{:?}",
        current_screen(&shell.app)
    );
    shell.press_keys("CA");
    resign_and_analyze(&mut shell);
    let mut move_and_analysis_counts = Vec::new();
    for screen in shell.app.screens() {
        if let ShownScreen::Over(over) = shown_screen(screen, &shell.app) {
            let analyzed_move_count = over.session.analysis().map(|analysis| analysis.moves.len());
            move_and_analysis_counts
                .push((over.session.game.referee.moves().len(), analyzed_move_count));
        }
    }
    assert_eq!(move_and_analysis_counts, [(6, Some(6)), (2, Some(2))]);
}

#[test]
fn an_error_about_another_game_names_that_game() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        "[setup]\nnorth = \"human\"\nnorth_name = \"Kofi\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pABr");
    shell.act(Action::Yes);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("the end")
    };
    let session_seed_before = over.session.seed;
    shell.press_keys("a");
    shell.act(Action::Home);
    shell.press_keys("p");
    shell.act(Action::Confirm);
    shell.press_keys("C");
    let save_error = |session| {
        Event::ErrorReported(AppError::SaveFailed {
            session,
            reason: "the disk is full".to_owned(),
        })
    };
    shell.handle(save_error(session_seed_before));
    let drawn = shell.screen_text(80, 24);
    let text = drawn.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        text.contains("The game South – Kofi") && text.contains("is not saved: the disk is full"),
        "{drawn}"
    );
    let is_game_unsaved: Vec<bool> = shell
        .app
        .screens()
        .filter_map(|screen| match shown_screen(screen, &shell.app) {
            ShownScreen::Over(over) => Some(over.session.seed),
            ShownScreen::Play(play) => Some(play.session.seed),
            _ => None,
        })
        .map(|seed| shell.app.context.unsaved_sessions.contains(&seed))
        .collect();
    assert_eq!(
        is_game_unsaved,
        [true, false],
        "the game below is the one that is not saved"
    );
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("a game")
    };
    let shown_seed = play.session.seed;
    shell.handle(save_error(shown_seed));
    assert!(
        shell
            .screen_text(80, 24)
            .contains("Not saved; the next move tries again"),
        "{}",
        shell.screen_text(80, 24)
    );
}

// ---- Selected moves, the pace of computers, texts

#[test]
fn a_move_taken_back_is_selected() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("pFu");
    assert_eq!(selected_move(&shell).to_string(), "F");
    shell.press_keys("FA");
    shell.press_keys("u");
    assert_eq!(selected_move(&shell).to_string(), "a");
    shell.press_keys("u");
    assert_eq!(selected_move(&shell).to_string(), "F");
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pF");
    shell.answer_newest_request();
    shell.press_keys("uy");
    assert_eq!(selected_move(&shell).to_string(), "F");
}

#[test]
fn taking_back_the_last_move_selects_it() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("the end")
    };
    let last_move = *over.session.game.referee.moves().last().expect("a move");
    shell.press_keys("u");
    assert_eq!(selected_move(&shell), last_move);
}

#[test]
fn a_pace_of_zero_is_not_saved() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        &format!("pace_ms = 500\n{TWO_COMPUTERS_SETTINGS}"),
    );
    shell.press_keys("p++");
    assert!(
        shell.settings_text.contains("pace_ms = 100"),
        "{}",
        shell.settings_text
    );
    shell.press_keys("+");
    assert_eq!(
        shell.app.context.settings.pace_ms, 0,
        "for now there is none"
    );
    assert!(
        shell.screen_text(80, 24).contains("no pause"),
        "{}",
        shell.screen_text(80, 24)
    );
    assert!(
        shell.settings_text.contains("pace_ms = 100"),
        "{}",
        shell.settings_text
    );
}

#[test]
fn typing_replaces_the_existing_name() {
    let mut shell = start_with_look(PLAIN_LOOK, "[setup]\nsouth_name = \"Awa\"\n");
    shell.open_setup_at(SetupRow::PlayerName(awale_rules::Seat::South));
    shell.act(Action::Confirm);
    shell.press_keys("Kofi");
    shell.act(Action::Confirm);
    let south_name = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Setup(setup) => setup.slots.south.name.clone(),
        other => panic!("no setup: {other:?}"),
    };
    assert_eq!(south_name(&shell), "Kofi");
    shell.act_all([Action::Confirm, Action::End, Action::EraseText]);
    shell.press_keys("Ama");
    shell.act_all([Action::Home, Action::TypedChar('M'), Action::Confirm]);
    assert_eq!(south_name(&shell), "MAma");
}

// ---- Help, and its effect on the rating

#[test]
fn the_first_help_warns_once_that_the_game_does_not_count() {
    for (language, expected) in [
        (
            Language::English,
            "With help, this game does not count for your rating.",
        ),
        (
            Language::French,
            "Avec de l'aide, cette partie ne compte pas pour votre classement.",
        ),
    ] {
        for (width, height) in [(60, 18), (80, 24), (120, 40)] {
            let text_on_one_line = |shell: &mut Shell| {
                let drawn = screen_lines(&shell.draw(width, height))
                    .join(" ")
                    .replace('\u{a0}', " ");
                drawn.split_whitespace().collect::<Vec<_>>().join(" ")
            };
            let settings_without_questions =
                format!("confirm = false\n{AGAINST_COMPUTER_SETTINGS}");
            for help in ["i", "t"] {
                let mut shell = start_with_look(
                    ScreenLook {
                        language,
                        ..PLAIN_LOOK
                    },
                    &settings_without_questions,
                );
                shell.press_keys("p");
                assert!(!text_on_one_line(&mut shell).contains(expected));
                shell.press_keys(help);
                if help != "i" {
                    shell.act(Action::Back);
                }
                assert!(
                    text_on_one_line(&mut shell).contains(expected),
                    "{help}\n{}",
                    text_on_one_line(&mut shell)
                );
                shell.press_keys("ii");
                assert!(
                    !text_on_one_line(&mut shell).contains(expected),
                    "{help}: once\n{}",
                    text_on_one_line(&mut shell)
                );
            }
            let mut shell = start_with_look(
                ScreenLook {
                    language,
                    ..PLAIN_LOOK
                },
                &settings_without_questions,
            );
            shell.press_keys("pA");
            shell.answer_newest_request();
            shell.press_keys("u");
            assert!(
                text_on_one_line(&mut shell).contains(expected),
                "{}",
                text_on_one_line(&mut shell)
            );
            for help in ["i", "u"] {
                let mut shell = start_with_look(
                    ScreenLook {
                        language,
                        ..PLAIN_LOOK
                    },
                    AGAINST_COMPUTER_SETTINGS,
                );
                shell.press_keys("pA");
                shell.answer_newest_request();
                shell.press_keys(help);
                shell.act(Action::Yes);
                let text = text_on_one_line(&mut shell);
                assert!(!text.contains(expected), "the question has said so: {text}");
            }
        }
        let mut shell = start_with_look(
            ScreenLook {
                language,
                ..PLAIN_LOOK
            },
            TWO_HUMANS_SETTINGS,
        );
        shell.press_keys("pAu");
        assert!(
            !shell.screen_text(80, 24).contains(expected),
            "such a game is not rated at all"
        );
    }
}

#[test]
fn the_gallery_explains_the_teachers_warnings() {
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_CHARACTER_SETTINGS);
    open_gallery(&mut shell);
    // Keep only the preview to the right of the list.
    let drawn = shell.screen_text(80, 24);
    let preview_lines = drawn
        .lines()
        .filter_map(|line| line.rsplit_once("││"))
        .map(|(_, text)| text.replace('│', " "));
    let preview_words = preview_lines.flat_map(|text| {
        text.split_whitespace()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    });
    let preview_text = preview_words.collect::<Vec<_>>().join(" ");
    for word in ["warns you before a bad move", "are not rated"] {
        assert!(preview_text.contains(word), "{preview_text}");
    }
    assert!(
        preview_text.contains(": “") && !preview_text.contains(": “Nana Esi: “"),
        "she is quoted once: {preview_text}"
    );
    shell.act(Action::Confirm);
    let ShownScreen::Setup(setup) = current_screen(&shell.app) else {
        panic!("no setup: {:?}", current_screen(&shell.app))
    };
    assert_eq!(setup.row, SetupRow::StartGame);
}

// ---- Every key gets a response

#[test]
fn every_key_gets_a_response_when_a_move_is_expected() {
    let mut keys_without_response = Vec::new();
    for_each_walk_in(PLAIN_LOOK, |name, shell| {
        // Screens with an error message are skipped, because the message covers the line for the
        // response to a key.
        let expects_move = shell.app.section().typeable_characters().contains('A')
            && shell.app.confirmation().is_none()
            && shell.app.context.error.is_none()
            && !matches!(current_screen(&shell.app), ShownScreen::Over(_));
        if expects_move {
            // The first key may only end an animation or undo a wrong move, so the key is pressed
            // twice.
            shell.press_keys("OO");
            if !shell.screen_text(80, 24).contains("O does nothing here.") {
                keys_without_response.push(name.to_owned());
            }
        }
    });
    assert_eq!(keys_without_response, [""; 0]);
}
