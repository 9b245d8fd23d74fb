//! The menu: its cursor, and saved games that are loaded late.

use awale::app::Action;
use awale::keys::Command;
use awale::screens::{AnalyseRow, MenuItem, SetupRow};
use awale_rules::Seat;
use awale_study::catalogue::{GameKind, Variant};
use awale_study::course::lesson_iter;
use awale_study::progress::ProgressEvent;
use awale_study::rating;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::{TWO_HUMANS_SETTINGS, session};

/// The menu item under the cursor.
fn selected_item(shell: &Shell) -> MenuItem {
    match current_screen(&shell.app) {
        ShownScreen::Menu(menu) => menu.chosen_item(&shell.app.context),
        other => panic!("no menu, but {other:?}"),
    }
}

#[test]
fn a_late_list_of_games_does_not_move_the_menu_cursor() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    assert_eq!(
        selected_item(&shell),
        MenuItem::Learn,
        "who never played is offered to learn"
    );
    let mut shell_with_game = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell_with_game.press_keys("pA");
    for (file, text) in std::mem::take(&mut shell_with_game.disk) {
        shell.write_game_file(file, text);
    }
    shell.reload_game_list();
    assert_eq!(
        selected_item(&shell),
        MenuItem::Learn,
        "a game to continue is there now, and was not when it was drawn"
    );
    shell.act(Action::Down);
    assert_eq!(
        selected_item(&shell),
        MenuItem::Analyse,
        "the line below the one that was shown"
    );
    shell.restart(2);
    assert_eq!(selected_item(&shell), MenuItem::Continue);
    shell.act(Action::Confirm);
    shell.act(Action::Back);
    assert_eq!(selected_item(&shell), MenuItem::Continue);
}

#[test]
fn after_leaving_the_first_game_the_menu_cursor_is_on_it() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    assert_eq!(selected_item(&shell), MenuItem::Learn);
    shell.press_keys("pA");
    shell.act(Action::Back);
    assert_eq!(selected_item(&shell), MenuItem::Continue);
    // Also if the cursor was elsewhere when the key began a game.
    shell.act(Action::Down);
    assert_ne!(selected_item(&shell), MenuItem::Continue);
    shell.press_keys("pA");
    shell.act(Action::Back);
    assert_eq!(selected_item(&shell), MenuItem::Continue);
}

#[test]
fn the_menu_line_learn_speaks_of_what_is_left_to_learn() {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut shell = Shell::with_settings("");
    let shows_new_and_known_note = |shell: &mut Shell| {
        let drawn = shell.screen_text(80, 24);
        ["New here?", "You know the rules"].map(|text| drawn.contains(text))
    };
    shell.act(Action::TypedChar('1'));
    while selected_item(&shell) != MenuItem::Learn {
        shell.act(Action::Down);
    }
    assert_eq!(shows_new_and_known_note(&mut shell), [true, false]);
    for lesson in lesson_iter(&kind) {
        shell
            .app
            .context
            .learning_progress
            .add(&ProgressEvent::LessonFinished {
                game_kind_id: kind.id().to_owned(),
                lesson_id: lesson.id.to_owned(),
            });
    }
    assert_eq!(shows_new_and_known_note(&mut shell), [false, true]);
}

#[test]
fn the_menu_line_play_describes_the_game_it_starts() {
    let settings =
        TWO_HUMANS_SETTINGS.replace("[setup]\n", "[setup]\nbest_of = 3\nclock = \"5+0\"\n");
    let mut shell = Shell::with_settings(&settings);
    while selected_item(&shell) != MenuItem::Play {
        shell.act(Action::Down);
    }
    let drawn = shell
        .screen_text(80, 24)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    assert!(
        drawn.contains("South – North, clock 5+0, best of 3"),
        "{drawn}"
    );
}

#[test]
fn every_key_listed_in_the_menu_opens_a_screen() {
    for (key, screen) in [("s", "Analysis"), ("b", "Analysis"), ("t", "Tree")] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        shell.press_keys(key);
        assert_eq!(current_screen(&shell.app).name(), screen, "{key}");
    }
}

#[test]
fn the_example_of_a_tree_remains_visible_while_you_type() {
    let mut shell = Shell::with_settings("");
    shell.open_analyse_row(AnalyseRow::TypedTree);
    shell.press_keys("(1");
    for (width, height) in [(80, 24), (60, 18)] {
        let drawn = shell.screen_text(width, height);
        assert!(
            drawn.contains("(1_") && drawn.contains("((3 12 8)"),
            "{drawn}"
        );
    }
}

const FIRST_START_QUESTION: &str = "Have you played this game before?";

/// The specifications of the players of the game that the key `p` starts.
fn players_of_started_game(shell: &mut Shell) -> [String; 2] {
    shell.press_keys("p");
    let players = &session(shell).expect("a game").players;
    [&players.south, &players.north].map(|side| side.spec.to_string())
}

#[test]
fn the_first_start_asks_once_and_proposes_an_opponent() {
    for (key, north, item) in [
        ("1", "character:nana", MenuItem::Learn),
        ("2", "engine:level=3", MenuItem::Play),
    ] {
        let mut shell = Shell::with_settings("animation = \"off\"\n");
        let screen = shell.screen_text(60, 18);
        assert!(screen.contains(FIRST_START_QUESTION), "{screen}");
        assert!(
            screen.contains("1 I am new to it  2 I know the rules  3 Name…"),
            "{screen}"
        );
        shell.press_keys("3");
        let screen = shell.screen_text(80, 24);
        assert!(screen.contains("What is your name?"), "{screen}");
        shell.press_keys("Awa");
        shell.act(Action::Confirm);
        let screen = shell.screen_text(80, 24);
        assert!(screen.contains(FIRST_START_QUESTION), "{screen}");
        shell.press_keys(key);
        assert_eq!(selected_item(&shell), item);
        shell.restart(2);
        let screen = shell.screen_text(80, 24);
        assert!(!screen.contains(FIRST_START_QUESTION), "{screen}");
        assert_eq!(players_of_started_game(&mut shell), ["human", north]);
        let name = &session(&shell).expect("a game").players.south.name;
        assert_eq!(name.as_str(), "Awa");
    }
}

#[test]
fn the_question_at_the_first_start_can_be_skipped_or_ignored() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.act(Action::Back);
    let screen = shell.screen_text(80, 24);
    assert!(!screen.contains(FIRST_START_QUESTION), "{screen}");
    assert!(screen.contains("Nana Esi."), "{screen}");
    assert!(!shell.has_quit);
    // Once the first question is answered, letters are keys of the menu immediately.
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.press_keys("2");
    assert_eq!(
        players_of_started_game(&mut shell),
        ["human", "engine:level=3"]
    );
    // While the first question is open, every key that does not answer it has its usual effect.
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    assert_eq!(
        players_of_started_game(&mut shell),
        ["human", "character:nana"]
    );
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.press_keys(",");
    assert_eq!(current_screen(&shell.app).name(), "Settings");
}

#[test]
fn a_rated_player_is_proposed_the_nearest_opponent_until_another_is_chosen() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nwelcome = \"knows\"\nfirst = \"south\"\n",
    );
    assert_eq!(
        players_of_started_game(&mut shell),
        ["human", "engine:level=3"]
    );
    for _ in 0..5 {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    shell.act(Action::Command(Command::Resign));
    shell.restart(2);
    let rating = shell.app.context.rating().expect("a rated game").elo;
    let nearest = rating::nearest_opponent(rating).expect("an opponent");
    assert_ne!(nearest.to_string(), "engine:level=3", "{rating}");
    let text_on_one_line = |shell: &mut Shell| {
        let drawn = shell.screen_text(80, 24);
        drawn.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let drawn = text_on_one_line(&mut shell);
    assert!(drawn.contains(" (based on your results)"), "{drawn}");
    assert_eq!(
        players_of_started_game(&mut shell),
        ["human".to_owned(), nearest.to_string()]
    );
    let drawn = text_on_one_line(&mut shell);
    assert!(drawn.contains("Your opponent is now "), "{drawn}");
    shell.restart(3);
    shell.open_menu_item(MenuItem::Play);
    shell.move_to_setup_row(SetupRow::Opponent(Seat::North));
    let drawn = text_on_one_line(&mut shell);
    assert!(
        drawn.contains("Suggested as the best fit for your results."),
        "{drawn}"
    );
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert!(
        !shell.settings_text.contains("north ="),
        "the proposal is no choice"
    );
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"engine:level=7\"\n");
    assert_eq!(
        players_of_started_game(&mut shell),
        ["human", "engine:level=7"]
    );
    let drawn = text_on_one_line(&mut shell);
    assert!(
        !drawn.contains("Your opponent is now "),
        "you chose it: {drawn}"
    );
}

#[test]
fn a_key_of_the_menu_lists_older_unfinished_games() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    for _ in 0..3 {
        shell.press_keys("pA");
        shell.act(Action::Back);
        shell.reload_game_list();
    }
    let screen = shell.screen_text(80, 24);
    assert!(screen.contains("f lists 2 more"), "{screen}");
    shell.press_keys("f");
    let ShownScreen::Saved(saved) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(saved.visible_game_count(&shell.app.context), 3);
}

#[test]
fn a_new_game_says_where_the_unfinished_one_is() {
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nfirst = \"south\"\nnorth = \"fast\"\n");
    shell.press_keys("p");
    let text = "Your last game is not over: it is in “Analyze”, “Saved games”.";
    assert!(!shell.screen_text(80, 24).contains(text));
    shell.press_keys("A");
    shell.answer_newest_request();
    shell.act(Action::Back);
    shell.reload_game_list();
    shell.press_keys("p");
    let screen = shell.screen_text(80, 24);
    assert!(screen.contains(text), "{screen}");
    shell.act_all([Action::Back, Action::Confirm]);
    assert_eq!(
        crate::played_move_count(&shell),
        2,
        "Enter continues the unfinished game"
    );
}

#[test]
fn the_letters_of_the_menu_work_in_both_cases() {
    for (keys, screen) in [
        ("lL", "CourseScreen"),
        ("zZ", "Puzzles"),
        ("aA", "AnalyseHub"),
    ] {
        for key in keys.chars() {
            let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
            shell.press_keys(&key.to_string());
            assert_eq!(current_screen(&shell.app).name(), screen, "{key}");
        }
    }
    // A letter with another meaning keeps it: `p` plays, and in the list of lessons `l` is an
    // arrow.
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    assert_eq!(current_screen(&shell.app).name(), "Play");
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("L");
    let first_game = shell.screen_text(80, 24);
    shell.press_keys("l");
    assert_eq!(current_screen(&shell.app).name(), "CourseScreen");
    assert_ne!(shell.screen_text(80, 24), first_game);
}

#[test]
fn the_question_of_the_first_start_returns_and_greets_by_name() {
    let mut shell = Shell::with_settings("");
    let question = "Have you played this game before?";
    assert!(shell.screen_text(80, 24).contains(question));
    shell.press_keys("Z");
    shell.act(Action::Back);
    assert!(shell.screen_text(80, 24).contains(question));
    shell.press_keys("3Ama");
    shell.act(Action::Confirm);
    let greeting = format!("Welcome, Ama! {question}");
    assert!(shell.screen_text(80, 24).contains(&greeting));
    shell.press_keys("2");
    assert!(!shell.screen_text(80, 24).contains(question));
}
