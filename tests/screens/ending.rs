//! The panel at the end of a game: its first frame, the values that arrive later, and its layout.

use std::time::Duration;

use awale::app::{Action, AnimationFrame, Event};
use awale::screens::{AnalyseRow, EndChoice};
use awale::words::{Language, Words};
use awale_rules::{BoardPlace, PITS, Seat};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::{
    AGAINST_COMPUTER_SETTINGS, BASIC_LOOKS, PLAIN_LOOK, TWO_HUMANS_SETTINGS, play_to_the_end,
    screen_lines, start_with_look,
};

/// The frame of the board at the end of the game, if something still moves.
fn end_frame(shell: &Shell) -> Option<AnimationFrame> {
    match current_screen(&shell.app) {
        ShownScreen::Over(over) => over.animation.as_ref().map(|animation| *animation.frame()),
        other => panic!("{other:?}"),
    }
}

/// All frames at the end of the game, until nothing moves.
fn all_end_frames(shell: &mut Shell) -> Vec<AnimationFrame> {
    let time_per_seed = shell.app.context.settings.animation_time_per_seed();
    let mut frames = Vec::new();
    while let Some(frame) = end_frame(shell) {
        frames.push(frame);
        shell.handle(Event::Tick(time_per_seed));
        assert!(frames.len() < 20, "it comes to an end");
    }
    frames
}

fn resign_at_once(shell: &mut Shell) {
    shell.press_keys("pr");
    shell.act(Action::Yes);
}

/// Resigns after the first move of the player and the computer's answer.
fn resign_after_a_move(shell: &mut Shell) {
    shell.press_keys("pA");
    shell.answer_newest_request();
    shell.press_keys("r");
    shell.act(Action::Yes);
}

#[test]
fn the_end_animation_moves_the_remaining_seeds_to_the_stores() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Paste("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S".to_owned()));
    shell.press_keys("p");
    shell.act(Action::Confirm);
    for _ in 0..11 {
        shell.act(Action::Confirm);
    }
    shell.app.context.settings.set("animation", &"slow".into());
    shell.is_user_hasty = true;
    shell.act(Action::Confirm);
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.handle(Event::Tick(Duration::from_millis(280)));
    }
    let frames = all_end_frames(&mut shell);
    let last_frame = frames.last().expect("seeds move");
    assert_eq!([last_frame.stores.south, last_frame.stores.north], [24, 24]);
    assert_eq!(last_frame.pits, [0; PITS]);
    let text = screen_lines(&shell.draw(80, 24)).join("\n");
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(
        words.join(" ").contains("(South 23 + 1, North 23 + 1)"),
        "{text}"
    );
}

#[test]
fn the_row_of_a_winner_lights_up_unless_animations_are_off() {
    for (speed, is_lit) in [("slow", true), ("off", false)] {
        let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
        shell.app.context.settings.set("animation", &speed.into());
        shell.is_user_hasty = true;
        resign_at_once(&mut shell);
        let frames = all_end_frames(&mut shell);
        assert_eq!(frames.len() > 3, is_lit, "{frames:?}");
        let touches_north_row = |frame: &AnimationFrame| matches!(frame.changed_place, BoardPlace::Pit(pit) if pit.seat() == Seat::North);
        assert!(
            frames.iter().all(touches_north_row),
            "South resigned: {frames:?}"
        );
        let text = screen_lines(&shell.draw(80, 24)).join("\n");
        assert!(text.contains("★ North wins"), "{text}");
    }
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    shell.app.context.settings.set("animation", &"slow".into());
    resign_at_once(&mut shell);
    assert_eq!(end_frame(&shell), None, "the person lost");
    assert!(!screen_lines(&shell.draw(80, 24)).join("\n").contains('★'));
}

#[test]
fn values_that_arrive_later_are_filled_in_without_moving_anything() {
    for look in BASIC_LOOKS {
        for opponent in ["fast", "character:kofi", "character:efua"] {
            let settings = format!(
                "[setup]\nnorth = \"{opponent}\"\nfirst = \"south\"\nwelcome = \"knows\"\n"
            );
            let mut shell = start_with_look(look, &settings);
            shell.press_keys("p");
            play_to_the_end(&mut shell);
            let sizes = [(60, 18), (80, 24), (100, 30), (120, 40)];
            let screens_before =
                sizes.map(|(width, height)| screen_lines(&shell.draw(width, height)));
            while shell.run_analysis(4) {}
            for ((width, height), lines_before) in sizes.into_iter().zip(screens_before) {
                let lines_after = screen_lines(&shell.draw(width, height));
                let text = format!("{}\n{}", lines_before.join("\n"), lines_after.join("\n"));
                assert!(
                    lines_before
                        .iter()
                        .any(|line| line.contains(" … ") || line.contains(" …│")),
                    "{text}"
                );
                // The smallest window has room for the rating only.
                let has_accuracy = lines_after.iter().any(|line| line.contains('%'));
                assert!(width == 60 || has_accuracy, "{text}");
                let has_empty_label = lines_after
                    .iter()
                    .any(|line| line.trim_end().ends_with(':'));
                assert!(width > 60 || !has_empty_label, "{text}");
                for (before, after) in lines_before.iter().zip(&lines_after) {
                    let contains_placeholder = before.contains('…') && !before.contains("More…");
                    // A long value also fills the blank lines below its placeholder.
                    let fills_only_blanks = before
                        .chars()
                        .zip(after.chars())
                        .all(|(old, new)| old == new || old == ' ');
                    assert!(
                        contains_placeholder || fills_only_blanks,
                        "{before}\n{after}\n{text}"
                    );
                }
            }
        }
    }
}

#[test]
fn no_choice_at_the_end_of_a_game_is_cut_in_any_language() {
    for language in Language::ALL {
        let words = Words::new(language);
        for choice in EndChoice::FIRST_PAGE_CHOICES
            .iter()
            .chain(&EndChoice::SECOND_PAGE_CHOICES)
        {
            // The panel has 20 columns with its frame and the sign of the chosen line.
            let message_id: &'static str = choice.into();
            let name = words.with(message_id, &[("opponent", "none".into())]);
            assert!(name.chars().count() <= 16, "{language:?}: {name}");
        }
    }
}

#[test]
fn a_character_shows_its_face_and_speaks_about_the_result() {
    let mut shell = start_with_look(
        PLAIN_LOOK,
        "[setup]\nnorth = \"character:kofi\"\nfirst = \"south\"\n",
    );
    resign_at_once(&mut shell);
    let narrow_text = shell.screen_text(80, 24);
    assert!(
        narrow_text.contains("(>.>) Kofi:") && narrow_text.contains("“Done already!"),
        "{narrow_text}"
    );
    assert!(
        narrow_text.contains("Not rated: fewer"),
        "no empty box\n{narrow_text}"
    );
    let wide_text = shell.screen_text(120, 40);
    assert!(wide_text.contains(">>>   Kofi: “Done"), "{wide_text}");
    shell.app.context.settings.set("remarks", &false.into());
    let text_without_remark = shell.screen_text(80, 24);
    assert!(
        text_without_remark.contains("(>.>) Kofi ")
            && !text_without_remark.contains("Done already"),
        "{text_without_remark}"
    );
}

#[test]
fn arrows_follow_the_layout_of_the_choices_and_stop_at_their_ends() {
    use Action::{Down, End, Left, Right, Up};
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    let below_board = [
        (Up, 0),
        (Left, 0),
        (Right, 2),
        (Down, 3),
        (Down, 3),
        (Left, 1),
        (Left, 1),
        (Up, 0),
        (End, 3),
        (Right, 3),
    ];
    let beside_board = [
        (Down, 3),
        (Up, 2),
        (Right, 2),
        (Left, 2),
        (Up, 1),
        (Up, 0),
        (Up, 0),
    ];
    for ((width, height), actions_and_choices, footer) in [
        ((60, 18), &below_board[..], " ←→ ↑↓ choose"),
        ((80, 24), &beside_board[..], " ↑↓ line"),
    ] {
        let screen = screen_lines(&shell.draw(width, height)).join("\n");
        assert!(screen.contains(footer), "{screen}");
        assert_eq!(screen.contains("←→"), width == 60, "{screen}");
        for (action, expected_index) in actions_and_choices {
            shell.act(action.clone());
            let ShownScreen::Over(over) = current_screen(&shell.app) else {
                panic!("not over")
            };
            assert_eq!(over.chosen_index, *expected_index, "{width} {action:?}");
            assert!(shell.app.context.notice.is_none(), "{action:?}");
        }
    }
}

#[test]
fn escape_in_more_returns_to_the_line_that_opened_it() {
    let mut shell = start_with_look(PLAIN_LOOK, TWO_HUMANS_SETTINGS);
    resign_at_once(&mut shell);
    let chosen = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Over(over) => over.end_choices()[over.chosen_index],
        other => panic!("{other:?}"),
    };
    shell.choose_after_game(EndChoice::ShowMoreChoices);
    assert_ne!(chosen(&shell), EndChoice::ShowMoreChoices);
    shell.act(Action::Back);
    assert_eq!(chosen(&shell), EndChoice::ShowMoreChoices);
}

#[test]
fn a_game_without_a_move_offers_no_mistakes() {
    let offers_mistakes = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Over(over) => over.end_choices().contains(&EndChoice::TrainOnMistakes),
        other => panic!("{other:?}"),
    };
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    resign_at_once(&mut shell);
    assert!(!offers_mistakes(&shell));
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    resign_after_a_move(&mut shell);
    assert!(offers_mistakes(&shell));
    let mut shell = start_with_look(PLAIN_LOOK, AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    assert!(offers_mistakes(&shell));
}
