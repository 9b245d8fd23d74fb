//! Keys that are pressed too early: before the end of a game was drawn, or during the sowing
//! animation.

use std::time::Duration;

use awale::app::{Action, Event, TaskState};
use awale::keys::Key;
use awale::screens::PlayRemark;
use awale::words::Language;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::{played_move_count, session};

const SHORT_GAME_SETTINGS: &str = "animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"\nfirst = \"south\"\nmatches_start = 2\n";
const SLOW_ANIMATION_SETTINGS: &str =
    "animation = \"slow\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\n";

fn tick(shell: &mut Shell, milliseconds: u64) {
    shell.handle(Event::Tick(Duration::from_millis(milliseconds)));
}

fn is_game_over(shell: &Shell) -> bool {
    matches!(current_screen(&shell.app), ShownScreen::Over(_))
}

/// A game that is over, but whose final position was not drawn yet.
fn shell_with_undrawn_end() -> Shell {
    let mut shell = Shell::with_settings(SHORT_GAME_SETTINGS);
    shell.is_user_hasty = true;
    shell.press_keys("p11");
    assert!(is_game_over(&shell));
    shell
}

#[test]
fn a_key_pressed_before_the_end_was_drawn_does_nothing() {
    let mut shell = shell_with_undrawn_end();
    // However long it takes, keys do nothing until the end of the game was drawn.
    tick(&mut shell, 5000);
    shell.act_all([Action::Confirm, Action::Back, Action::ClickRow(0)]);
    shell.press_keys("iulh?");
    assert!(is_game_over(&shell));
    assert!(
        !shell.screen_text(80, 24).contains('▸'),
        "no line is chosen yet"
    );
    assert!(shell.app.on_frame_drawn());
    tick(&mut shell, 300);
    shell.act(Action::ClickRow(0));
    assert!(is_game_over(&shell), "0.3 s are too short");
    tick(&mut shell, 900);
    shell.act(Action::Confirm);
    assert!(is_game_over(&shell), "1.2 s are too short for Enter");
    assert_eq!(
        shell.app.next_tick(),
        Some(Duration::from_millis(600)),
        "and a pause is waited for"
    );
    tick(&mut shell, 600);
    assert!(shell.screen_text(80, 24).contains("▸ Rematch"));
    assert_eq!(shell.app.next_tick(), None, "nothing wakes up any more");
    shell.act(Action::Confirm);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Play(_)));
    // The second press of a double Enter plays no move in the rematch.
    shell.app.on_frame_drawn();
    tick(&mut shell, 150);
    shell.act(Action::Confirm);
    assert_eq!(played_move_count(&shell), 0);
    tick(&mut shell, 600);
    shell.act(Action::Confirm);
    assert_eq!(played_move_count(&shell), 1);
}

#[test]
fn after_the_end_of_a_game_enter_is_ignored_longer_than_other_keys() {
    let mut shell = shell_with_undrawn_end();
    shell.app.on_frame_drawn();
    tick(&mut shell, 500);
    shell.act_all([Action::Down, Action::Up, Action::Confirm]);
    assert!(!is_game_over(&shell), "the player has chosen the line");
    let mut shell = shell_with_undrawn_end();
    shell.app.on_frame_drawn();
    tick(&mut shell, 500);
    shell.press_keys("p");
    assert!(!is_game_over(&shell));
}

#[test]
fn enter_during_the_animation_of_the_end_starts_nothing() {
    let mut shell = Shell::with_settings(SLOW_ANIMATION_SETTINGS);
    shell.is_user_hasty = true;
    shell.press_keys("pr");
    shell.act(Action::Yes);
    assert!(is_game_over(&shell));
    shell.app.on_frame_drawn();
    // The animation of the lights in the winner's row takes 1.7 s.
    tick(&mut shell, 1600);
    let is_animating = shell.app.next_tick().is_some();
    shell.act(Action::Confirm);
    assert!(
        is_animating && is_game_over(&shell),
        "Enter ends the animation"
    );
    shell.act(Action::Confirm);
    assert!(!is_game_over(&shell));
}

#[test]
fn enter_leaves_the_end_of_a_game_only_after_a_pause() {
    // A held key, and a player who presses Enter again and again.
    for interval_milliseconds in [100, 500] {
        let mut shell = shell_with_undrawn_end();
        shell.app.on_frame_drawn();
        for _ in 0..100 {
            tick(&mut shell, interval_milliseconds);
            shell.act(Action::Confirm);
        }
        assert!(is_game_over(&shell), "{interval_milliseconds} ms");
        tick(&mut shell, 600);
        shell.act(Action::Confirm);
        assert!(!is_game_over(&shell), "{interval_milliseconds} ms");
    }
}

#[test]
fn quitting_works_before_the_end_was_drawn() {
    let mut shell = shell_with_undrawn_end();
    shell.act(Action::Interrupt);
    assert!(shell.has_quit);
    let mut shell = shell_with_undrawn_end();
    shell.press_keys("q");
    assert!(shell.has_quit);
}

/// The number of moves played, the remark, and whether seeds are moving.
fn play_state(shell: &Shell) -> (usize, Option<PlayRemark>, bool) {
    match current_screen(&shell.app) {
        ShownScreen::Play(play) => (
            played_move_count(shell),
            play.remark,
            play.animation.is_some(),
        ),
        other => panic!("no game: {other:?}"),
    }
}

#[test]
fn a_move_chosen_while_seeds_move_ends_the_animation_and_is_played() {
    let pit = Action::ClickPit(awale_rules::Pit::from_letter('b').expect("a pit"));
    for action in [Action::Confirm, pit] {
        let mut shell = Shell::with_settings(SLOW_ANIMATION_SETTINGS);
        shell.press_keys("pA");
        assert_eq!(play_state(&shell), (1, None, true));
        // Nobody can have seen the move of the other side yet.
        tick(&mut shell, 199);
        shell.act(action.clone());
        let early = Some(PlayRemark::MoveTooEarly);
        assert_eq!(play_state(&shell), (1, early, true), "{action:?}");
        assert!(shell.screen_text(80, 24).contains("Enter plays now"));
        tick(&mut shell, 1);
        shell.act(action.clone());
        assert_eq!(play_state(&shell), (2, None, true), "{action:?}");
        let answer = if action == Action::Confirm {
            "Ac"
        } else {
            "Ab"
        };
        assert_eq!(move_letters(&shell), answer, "{action:?}");
    }
}

#[test]
fn a_letter_or_digit_is_played_while_the_seeds_of_the_other_side_move() {
    for action in [Action::TypedChar('B'), Action::TypedChar('2')] {
        let mut shell = Shell::with_settings(SLOW_ANIMATION_SETTINGS);
        shell.press_keys("pA");
        shell.act(action.clone());
        assert_eq!(play_state(&shell), (2, None, true), "{action:?}");
        assert_eq!(move_letters(&shell), "Ab", "{action:?}");
    }
}

/// While the player looks back, the position in which the move would be played is not visible.
#[test]
fn a_move_chosen_while_looking_back_returns_to_the_game_and_waits_for_enter() {
    let pit = Action::ClickPit(awale_rules::Pit::from_letter('D').expect("a pit"));
    for action in [Action::TypedChar('D'), Action::TypedChar('4'), pit] {
        let mut shell = Shell::with_settings(crate::TWO_HUMANS_SETTINGS);
        shell.press_keys("pAa");
        shell.act_all([Action::Tab, Action::Left, action.clone()]);
        assert_eq!(play_state(&shell), (2, None, false), "{action:?}");
        shell.act(Action::Confirm);
        assert_eq!(move_letters(&shell), "AaD", "{action:?}");
    }
}

#[test]
fn an_early_click_puts_the_cursor_on_the_pit_that_it_names() {
    let mut shell = Shell::with_settings(SLOW_ANIMATION_SETTINGS);
    shell.press_keys("pA");
    let pit = awale_rules::Pit::from_letter('d').expect("a pit");
    shell.act(Action::ClickPit(pit));
    tick(&mut shell, 200);
    shell.act(Action::Confirm);
    assert_eq!(move_letters(&shell), "Ad");
}

#[test]
fn a_move_chosen_before_the_computers_answer_is_seen_waits_for_enter() {
    let mut shell = Shell::with_settings(&SLOW_ANIMATION_SETTINGS.replace("human", "alphabeta:4"));
    shell.press_keys("pA");
    // Before the computer has answered, the key ends the animation and chooses the pit.
    shell.press_keys("D");
    assert_eq!(
        play_state(&shell),
        (1, Some(PlayRemark::NotYourTurn), false)
    );
    shell.answer_newest_request();
    assert_eq!(play_state(&shell), (2, None, true));
    tick(&mut shell, 200);
    shell.act(Action::Confirm);
    assert!(
        move_letters(&shell).ends_with('D'),
        "{}",
        move_letters(&shell)
    );
    // After it has answered, Enter waits until the answer was seen. A letter does not.
    shell.answer_newest_request();
    shell.act(Action::Confirm);
    assert_eq!(
        play_state(&shell),
        (4, Some(PlayRemark::MoveTooEarly), true)
    );
    shell.press_keys("B");
    assert_eq!(played_move_count(&shell), 5);
}

#[test]
fn enter_pauses_two_computers_while_seeds_move() {
    let settings = SLOW_ANIMATION_SETTINGS.replace("human", "fast") + "south = \"fast\"\n";
    let mut shell = Shell::with_settings(&settings);
    shell.press_keys("p");
    shell.answer_newest_request();
    assert!(play_state(&shell).2, "the seeds move");
    shell.act(Action::Confirm);
    assert!(shell.screen_text(80, 24).contains("Paused"));
}

#[test]
fn a_letter_during_the_animation_of_a_verdict_only_ends_it() {
    let mut shell = Shell::new(
        awale::config::Settings::parse("animation = \"slow\"\n", "test").expect("good settings"),
        Language::English,
        awale::theme::ColorDepth::SixteenColors,
        1,
    );
    shell.press_keys("l");
    shell.act(Action::Confirm);
    let lesson_state = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Lesson(lesson) => (
            lesson.task.chosen_move(),
            lesson.task.state,
            lesson.task.animated_game.animation.is_some(),
        ),
        other => panic!("{other:?}"),
    };
    let (Some(mv), ..) = lesson_state(&shell) else {
        panic!("a move is asked")
    };
    let letter = mv.to_string().chars().next().expect("a letter");
    shell.act(Action::TypedChar(letter));
    let (_, verdict, is_animating) = lesson_state(&shell);
    assert!(is_animating, "the seeds move");
    tick(&mut shell, 500);
    shell.act(Action::TypedChar(letter));
    assert_eq!(
        (lesson_state(&shell).1, lesson_state(&shell).2),
        (verdict, false),
        "a key answers no question while the verdict is shown"
    );
}

#[test]
fn a_key_without_an_effect_shows_a_notice() {
    let mut shell = Shell::with_settings(&SLOW_ANIMATION_SETTINGS.replace("slow", "off"));
    shell.press_keys("p");
    for key in ['9', '0', 'Z', 'é', 'R', 'n', '+'] {
        shell.act(Action::TypedChar(key));
        let screen = shell.screen_text(80, 24);
        assert!(
            screen.contains(&format!("{key} does nothing here. ? lists the keys.")),
            "{key}\n{screen}"
        );
    }
    shell.act(Action::UnboundKey(Key::Function(5)));
    assert!(shell.screen_text(80, 24).contains("F5 does nothing here."));
    assert_eq!(played_move_count(&shell), 0);
    shell.press_keys("C");
    assert_eq!(played_move_count(&shell), 1);
}

/// In a narrow window the title contains the result.
#[test]
fn an_unused_key_at_the_end_leaves_the_result_visible() {
    for (width, height) in [(60, 18), (80, 24)] {
        let mut shell = Shell::with_settings(crate::AGAINST_COMPUTER_SETTINGS);
        shell.press_keys("pr");
        shell.act(Action::Yes);
        assert!(is_game_over(&shell));
        shell.press_keys("z");
        let screen = shell.screen_text(width, height);
        assert!(screen.contains("z does nothing here."), "{screen}");
        assert!(screen.contains("You lost."), "{screen}");
    }
}

fn move_letters(shell: &Shell) -> String {
    let moves = session(shell).expect("a game").game.referee.moves().iter();
    moves.map(ToString::to_string).collect()
}

/// A lowercase letter plays the pit of its capital letter, for both sides. In the list of moves it
/// runs its command.
#[test]
fn in_a_game_all_lowercase_letters_play_pits() {
    for clock in ["", "clock = \"5+0\"\n"] {
        let mut shell = Shell::with_settings(&format!("{}{clock}", crate::TWO_HUMANS_SETTINGS));
        shell.press_keys("pabbecf");
        assert_eq!(move_letters(&shell), "AbBeCf");
        shell.press_keys("\tb");
        let is_play_screen_shown = matches!(current_screen(&shell.app), ShownScreen::Play(_));
        assert_eq!(
            is_play_screen_shown,
            !clock.is_empty(),
            "the openings are help"
        );
    }
}

/// On the analysis board, a letter that is also a command explains once what plays the pit.
#[test]
fn on_the_analysis_board_the_first_press_of_a_letter_names_the_key_of_the_pit() {
    let mut shell = Shell::with_settings(crate::TWO_HUMANS_SETTINGS);
    shell.press_keys("pcd");
    shell.act(Action::Tab);
    shell.press_keys("a");
    let explains_capital_letter = |shell: &mut Shell| {
        shell
            .screen_text(80, 24)
            .contains("Capital B plays the pit.")
    };
    shell.press_keys("b");
    assert!(
        explains_capital_letter(&mut shell),
        "{}",
        shell.screen_text(80, 24)
    );
    shell.press_keys("bb");
    assert!(
        !explains_capital_letter(&mut shell),
        "{}",
        shell.screen_text(80, 24)
    );
}

#[test]
fn notices_in_the_game_of_matches_name_no_pit() {
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\ngame = \"matches\"\n");
    shell.press_keys("pa");
    let screen = shell.screen_text(80, 24);
    assert!(!screen.contains("plays the pit"), "{screen}");
}

#[test]
fn a_key_before_the_players_turn_shows_a_notice() {
    let mut shell = Shell::with_settings(crate::AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pA");
    for action in [Action::Confirm, Action::Left, Action::Home] {
        shell.press_keys("?");
        shell.act(Action::Back);
        shell.act(action.clone());
        let screen = shell.screen_text(80, 24);
        assert!(
            screen.contains("It is the computer's turn."),
            "{action:?}\n{screen}"
        );
    }
    for action in [Action::Backspace, Action::PageUp, Action::Delete] {
        shell.act(action.clone());
        let screen = shell.screen_text(80, 24);
        assert!(
            screen.contains("That key does nothing here."),
            "{action:?}\n{screen}"
        );
    }
}

#[test]
fn lessons_accept_lowercase_letters_and_respond_to_every_key() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.press_keys("l");
    shell.act(Action::Confirm);
    let lesson_state = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Lesson(lesson) => lesson.task.state,
        other => panic!("{other:?}"),
    };
    let state_before = lesson_state(&shell);
    // Before the answer the board cannot be analyzed, so this letter is free.
    for letter in ["a", "e", "c"] {
        shell.press_keys(letter);
        assert_ne!(
            lesson_state(&shell),
            state_before,
            "{}",
            shell.screen_text(80, 24)
        );
        shell.press_keys("R");
    }
    // After the answer, the letter of a pit does not open the analysis.
    shell.press_keys("da");
    assert_eq!(lesson_state(&shell), TaskState::Solved);
}
