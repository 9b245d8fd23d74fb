//! Tests the state machine of the app with every kind of event.

mod anything;
mod by_link;
mod hasty;
mod menu;
mod mouse;
mod play_form;
mod pointing;
mod remarks;
mod saved;
mod settings;
#[path = "../support/shell.rs"]
mod shell;

use std::time::Duration;

use awale::app::{Action, AppError, Event, GameFile, Session};
use awale::screens::{AnalyseRow, EndChoice, MenuItem, PlayRemark, SetupRow};
use awale_rules::{Game, Match, PerSeat, Position, Rules, Seat, Settlement};
use awale_study::catalogue::{AnyGame, AnyMove, GameKind, Variant};
use awale_study::rating;
use awale_study::record::{Participant, Record, SowingDirection};
use shell::{AGAINST_COMPUTER_SETTINGS, Shell, TWO_HUMANS_SETTINGS};

use crate::shell::shown::{ShownScreen, current_screen};

/// The displayed game, in play or finished.
fn session(shell: &Shell) -> Option<&Session> {
    match current_screen(&shell.app) {
        ShownScreen::Play(play) => Some(play.session),
        ShownScreen::Over(over) => Some(over.session),
        _ => None,
    }
}

fn played_move_count(shell: &Shell) -> usize {
    session(shell).expect("a game").game.referee.moves().len()
}

#[test]
fn an_opponent_skipped_for_one_game_returns_for_the_next() {
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"engine:level=5\"\n");
    let north_player_spec = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Setup(setup) => setup.slots.north.spec.to_string(),
        other => panic!("no setup: {other:?}"),
    };
    shell.open_menu_item(MenuItem::Play);
    shell.act(Action::Home);
    assert_eq!(north_player_spec(&shell), "engine:level=5");
    shell.act(Action::Left);
    assert_eq!(
        north_player_spec(&shell),
        "fast",
        "the engine knows no matches"
    );
    shell.act(Action::Right);
    assert_eq!(north_player_spec(&shell), "engine:level=5");
    shell.act(Action::Left);
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert_eq!(
        session(&shell)
            .expect("matches")
            .players
            .north
            .spec
            .to_string(),
        "fast"
    );
    assert_eq!(
        shell.app.context.settings.setup.north.to_string(),
        "engine:level=5",
        "nor is it forgotten by playing"
    );
}

#[test]
fn no_game_begins_against_a_program_that_is_not_named() {
    for row in 0..12 {
        let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"bot\"\n");
        shell.open_menu_item(MenuItem::Play);
        shell.act_all([
            Action::ClickRow(row),
            Action::Confirm,
            Action::Confirm,
            Action::Confirm,
        ]);
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Setup(_)),
            "line {row}: {:?}",
            current_screen(&shell.app)
        );
    }
}

#[test]
fn no_game_is_saved_before_its_first_move() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    shell.act(Action::Back);
    assert!(shell.disk.is_empty());
}

#[test]
fn the_answer_to_a_move_that_was_taken_back_is_ignored() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pA");
    let first_request = shell.requests.pop().expect("a question");
    shell.press_keys("uy");
    assert_eq!(played_move_count(&shell), 0);
    shell.answer_request(&first_request);
    assert_eq!(played_move_count(&shell), 0);
    shell.press_keys("B");
    shell.answer_request(&first_request);
    assert_eq!(
        played_move_count(&shell),
        1,
        "the answer to the first question is none to the second"
    );
    shell.answer_newest_request();
    assert_eq!(played_move_count(&shell), 2);
}

#[test]
fn the_computers_turn_is_announced_only_while_it_lasts() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pAB");
    let shown_remark = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Play(play) => play.remark,
        other => panic!("no game, but {other:?}"),
    };
    assert_eq!(
        (played_move_count(&shell), shown_remark(&shell)),
        (1, Some(PlayRemark::NotYourTurn))
    );
    shell.answer_newest_request();
    assert_eq!((played_move_count(&shell), shown_remark(&shell)), (2, None));
}

#[test]
fn undo_removes_the_remark_about_the_position() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\n[setup]\nnorth = \"character:kweku\"\nfirst = \"south\"\n",
    );
    shell.press_keys("p");
    let remark_and_last_score = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Play(play) => (play.character_remark, play.last_score_for_south),
        other => panic!("no game, but {other:?}"),
    };
    // The character makes a remark after a capture or a move in its style, so play until one
    // appears.
    while remark_and_last_score(&shell).0.is_none() {
        let legal_move = session(&shell).unwrap().position().moves().next();
        shell.press_keys(
            &legal_move
                .expect("the game goes on")
                .to_string()
                .to_uppercase(),
        );
        shell.answer_newest_request();
    }
    shell.press_keys("uy");
    assert_eq!(remark_and_last_score(&shell), (None, None));
}

#[test]
fn the_computer_answers_while_the_list_of_keys_is_open() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("pA?");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Help(_)));
    shell.answer_newest_request();
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Help(_)),
        "the page that is read stays"
    );
    shell.act(Action::Back);
    assert_eq!(played_move_count(&shell), 2);
}

#[test]
fn space_turns_the_pages_of_the_list_of_keys() {
    let mut shell = Shell::with_settings("");
    shell.press_keys("?");
    let first_page = shell.screen_text(80, 24);
    shell.act(Action::Confirm);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Help(_)));
    assert_ne!(shell.screen_text(80, 24), first_page);
    shell.act(Action::PageUp);
    assert_eq!(shell.screen_text(80, 24), first_page);
}

#[test]
fn the_title_of_a_new_game_says_who_begins() {
    for (settings, text) in [
        (TWO_HUMANS_SETTINGS, "move 1 · South begins"),
        (AGAINST_COMPUTER_SETTINGS, "move 1 · South: you begin"),
        (
            "[setup]\nfirst = \"north\"\nnorth = \"fast\"\n",
            "move 1 · North begins",
        ),
    ] {
        let mut shell = Shell::with_settings(settings);
        shell.press_keys("p");
        for (width, height) in [(60, 18), (80, 24)] {
            let screen = shell.screen_text(width, height);
            assert!(screen.contains(text), "{screen}");
        }
    }
}

#[test]
fn the_sentence_on_the_first_move_says_that_the_computer_began() {
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nfirst = \"north\"\nnorth = \"fast\"\n");
    shell.press_keys("p");
    shell.answer_newest_request();
    let screen = shell.screen_text(80, 24);
    assert!(
        screen.contains("North began. North sowed 4 seeds"),
        "{screen}"
    );
}

#[test]
fn a_new_game_begins_with_the_cursor_on_the_third_pit() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    shell.act_all([Action::Confirm, Action::Confirm]);
    let moves = session(&shell).expect("a game").moves();
    let letters: String = moves.iter().map(ToString::to_string).collect();
    assert_eq!(letters, "Cc");
}

#[test]
fn a_game_that_ends_while_help_is_open_is_over_on_return() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"fast\"\nmatches_start = 2\n",
    );
    shell.press_keys("p1?");
    shell.answer_newest_request();
    shell.act(Action::Back);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

#[test]
fn a_game_that_is_played_again_to_its_end_is_over_again() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_start = 2\n",
    );
    shell.press_keys("p11");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
    shell.press_keys("u");
    assert_eq!(played_move_count(&shell), 1);
    shell.press_keys("U");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

#[test]
fn a_game_that_could_not_be_saved_does_not_take_the_file_of_another() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pA");
    let first_file = session(&shell)
        .expect("a game")
        .file_state
        .file
        .clone()
        .expect("a file");
    shell.act(Action::Back);
    shell.is_disk_full = true;
    shell.press_keys("pBr");
    shell.act(Action::Yes);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    // A new game started from the analysis board of an unsaved game is saved.
    shell.choose_after_game(EndChoice::ShowOnBoard);
    shell.act_all([Action::TypedChar('p'), Action::Confirm]);
    shell.is_disk_full = false;
    shell.press_keys("C");
    let second_file = session(&shell)
        .expect("a game")
        .file_state
        .file
        .clone()
        .expect("a file");
    assert_ne!(first_file, second_file);
    shell.act_all([Action::Back, Action::Back]);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    let third_file = session(&shell)
        .expect("a game")
        .file_state
        .file
        .clone()
        .expect("it is saved as soon as it can be");
    assert!(third_file != first_file && third_file != second_file);
}

#[test]
fn leaving_asks_only_if_something_would_be_lost() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAq");
    assert!(shell.has_quit, "all is saved");
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.is_disk_full = true;
    shell.press_keys("pAq");
    assert!(!shell.has_quit);
    shell.press_keys("n");
    assert!(!shell.has_quit && shell.app.confirmation().is_none());
    shell.press_keys("qy");
    assert!(shell.has_quit);
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.is_disk_full = true;
    shell.press_keys("pA");
    shell.act(Action::Interrupt);
    assert!(shell.has_quit, "this key always leaves");
}

#[test]
fn paused_computers_do_not_move_and_need_no_ticks() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\npace_ms = 100\n[setup]\nsouth = \"naive\"\nnorth = \"naive\"\n",
    );
    shell.press_keys("p");
    shell.answer_newest_request();
    assert_eq!(played_move_count(&shell), 1);
    assert!(shell.app.next_tick().is_some());
    shell.press_keys("z");
    shell.answer_newest_request();
    shell.handle(Event::Tick(Duration::from_secs(9)));
    assert_eq!(played_move_count(&shell), 1);
    assert_eq!(shell.app.next_tick(), None);
    shell.press_keys("z");
    shell.handle(Event::Tick(Duration::from_secs(9)));
    assert_eq!(
        played_move_count(&shell),
        2,
        "the answer that waited is played"
    );
}

#[test]
fn undo_against_a_computer_returns_to_the_players_turn() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("p");
    for _ in 0..3 {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    let count_before_undo = played_move_count(&shell);
    shell.press_keys("uy");
    let session_after_undo = session(&shell).expect("a game");
    assert_eq!(
        (
            session_after_undo.to_move(),
            session_after_undo.game.referee.moves().len()
        ),
        (Seat::South, count_before_undo - 2)
    );
    shell.press_keys("U");
    assert_eq!(played_move_count(&shell), count_before_undo);
}

#[test]
fn a_notice_of_a_problem_is_shown_until_the_next_key() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.handle(Event::ErrorReported(AppError::OpenFailed(
        "x.toml, line 3: no".to_owned(),
    )));
    assert!(shell.app.context.error.is_some());
    shell.act(Action::Down);
    assert_eq!(shell.app.context.error, None);
}

/// A game against a computer level that South has just won.
fn shell_after_win_against(level: u8) -> Shell {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let pits = [1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 3];
    let start = Position::new(
        &Rules::OWARE,
        pits,
        PerSeat {
            south: 24,
            north: 18,
        },
        Seat::South,
    )
    .expect("all seeds");
    let players = PerSeat::from_fn(|seat| {
        let spec = if seat == Seat::South {
            "human".to_owned()
        } else {
            format!("engine:level={level}")
        };
        Participant {
            name: "".into(),
            spec: spec.parse().expect("a player"),
        }
    });
    let game = Match::new(AnyGame::Awale(start));
    let record = Record::of(
        &game,
        kind,
        players,
        SowingDirection::CounterClockwise,
        shell::noon(),
        None,
    );
    shell.write_game_file(GameFile("near-the-end.toml".to_owned()), record.to_toml());
    shell.reload_game_list();
    shell.open_menu_item(MenuItem::Continue);
    shell.act(Action::TypedChar('F'));
    shell
}

#[test]
fn a_win_offers_the_next_level_and_a_loss_an_easier_one() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"engine:level=3\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pAr");
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("the game is over")
    };
    assert_eq!(
        over.end_choices()[..2],
        [EndChoice::RematchSwappedSides, EndChoice::EasierOpponent],
        "after a lost game"
    );
    shell.act(Action::ClickRow(1));
    assert_eq!(
        session(&shell)
            .expect("a new game")
            .players
            .north
            .spec
            .to_string(),
        "engine:level=2"
    );
    for (level, others) in [(3, Some("engine:level=4")), (10, None)] {
        let mut shell = shell_after_win_against(level);
        let ShownScreen::Over(over) = current_screen(&shell.app) else {
            panic!("the game is over")
        };
        assert!(
            !over.end_choices().contains(&EndChoice::EasierOpponent),
            "after a won game"
        );
        let choice_index = over
            .end_choices()
            .iter()
            .position(|&choice| choice == EndChoice::NextOpponent);
        assert_eq!(
            choice_index.is_some(),
            others.is_some(),
            "there is none above the last level"
        );
        if let (Some(choice_index), Some(next_opponent)) = (choice_index, others) {
            shell.act(Action::ClickRow(choice_index));
            assert_eq!(
                session(&shell)
                    .expect("a new game")
                    .players
                    .north
                    .spec
                    .to_string(),
                next_opponent
            );
        }
    }
}

#[test]
fn a_loss_to_a_character_or_level_offers_a_weaker_one() {
    for (id, other) in [
        ("character:ama", Some("character:adjoua")),
        ("character:kofi", Some("engine:level=1")),
        // Characters that are weaker by fewer than 100 points are left out.
        ("character:bia", Some("character:kwasi")),
        ("character:kwasi", Some("engine:level=1")),
        ("engine:level=1", Some("character:nana")),
        ("character:nana", None),
    ] {
        let setup = format!("confirm = false\n[setup]\nnorth = \"{id}\"\nfirst = \"south\"\n");
        let mut shell = Shell::with_settings(&format!("animation = \"off\"\n{setup}"));
        shell.press_keys("pAr");
        let ShownScreen::Over(over) = current_screen(&shell.app) else {
            panic!("the game is over")
        };
        let choice_index = over
            .end_choices()
            .iter()
            .position(|&choice| choice == EndChoice::EasierOpponent);
        assert_eq!(choice_index.is_some(), other.is_some(), "{id}");
        if let (Some(choice_index), Some(weaker_opponent)) = (choice_index, other) {
            shell.act(Action::ClickRow(choice_index));
            assert_eq!(
                session(&shell)
                    .expect("a new game")
                    .players
                    .north
                    .spec
                    .to_string(),
                weaker_opponent
            );
        }
    }
}

/// Plays against `north` until South has lost many seeds and resigns. Returns the choice under the
/// cursor.
fn choice_after_clear_loss(shell: &mut Shell) -> EndChoice {
    shell.press_keys("p");
    loop {
        let game = session(shell).expect("the game goes on");
        let position = game.position().as_awale().expect("awalé");
        let [south_store, north_store] = Seat::BOTH.map(|seat| position.store(seat));
        if north_store > 2 * south_store && game.moves().len() >= 10 {
            break;
        }
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    shell.press_keys("r");
    shell.act(Action::Yes);
    match current_screen(&shell.app) {
        ShownScreen::Over(over) => over.end_choices()[over.chosen_index],
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_clear_loss_of_a_new_player_leads_to_a_lesson_or_an_easier_opponent() {
    for (welcome, opponent, choice, advice) in [
        ("new", "engine:level=1", EndChoice::NextLesson, "Capturing."),
        ("knows", "engine:level=1", EndChoice::EasierOpponent, "Nana"),
        (
            "knows",
            "engine:level=3",
            EndChoice::EasierOpponent,
            "easier",
        ),
        ("new", "character:nana", EndChoice::TrainOnMistakes, ""),
    ] {
        let mut shell = Shell::with_settings(&format!(
            "animation = \"off\"\n[setup]\nnorth = \"{opponent}\"\nfirst = \"south\"\nwelcome = \"{welcome}\"\n"
        ));
        assert_eq!(
            choice_after_clear_loss(&mut shell),
            choice,
            "{welcome} {opponent}"
        );
        let cells = shell.draw(80, 24).content;
        let screen: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(screen.contains(advice), "{screen}");
        if choice == EndChoice::NextLesson {
            shell.act(Action::Confirm);
            let cells = shell.draw(80, 24).content;
            let screen: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
            assert!(screen.contains("Learn · Capturing"), "{screen}");
        }
    }
}

#[test]
fn a_quiet_game_names_the_rule_of_repetition_once_and_shows_the_key_to_end_it() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Paste("3-0-2-0-1-0-3-0-2-0-1-0-18-18-S".to_owned()));
    shell.press_keys("p");
    shell.act(Action::Confirm);
    let mut plies_at_reminders = Vec::new();
    for ply in 1..=26 {
        let position = *session(&shell).expect("the game goes on").position();
        let gain = |mv: &AnyMove| {
            position
                .as_awale()
                .map_or(0, |board| board.net_gain(mv.as_pit().expect("a pit")))
        };
        let quiet_move = position.moves().min_by_key(gain).expect("a move");
        assert_eq!(gain(&quiet_move), 0, "nothing is captured at ply {ply}");
        let pit = quiet_move.as_pit().expect("a pit");
        shell.act(Action::TypedChar(pit.letter()));
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("{:?}", current_screen(&shell.app))
        };
        let has_reminder = play.remark == Some(PlayRemark::QuietGame);
        if has_reminder {
            plies_at_reminders.push(ply);
        }
        let screen = shell.screen_text(60, 18);
        assert_eq!(
            screen.contains("repeated position ends"),
            has_reminder,
            "{screen}"
        );
        assert_eq!(screen.contains("o offer end"), ply >= 20, "{screen}");
    }
    assert_eq!(plies_at_reminders, [20, 21], "once for each side");
}

#[test]
fn only_a_rematch_swaps_sides() {
    let mut shell = Shell::with_settings(&format!(
        "{TWO_HUMANS_SETTINGS}south_name = \"Awa\"\nnorth_name = \"Koffi\"\n"
    ));
    shell.press_keys("pAr");
    shell.act(Action::Yes);
    let mut player_names_after_choice = |choice: EndChoice| {
        shell.choose_after_game(choice);
        let players = &session(&shell).expect("a game").players;
        let south_and_north_names = (
            players.south.name.to_string(),
            players.north.name.to_string(),
        );
        assert_eq!(played_move_count(&shell), 0);
        let screen = shell.screen_text(80, 24);
        assert_eq!(
            screen.contains("The players have swapped sides."),
            choice == EndChoice::RematchSwappedSides,
            "{screen}"
        );
        shell.press_keys("Ar");
        shell.act(Action::Yes);
        south_and_north_names
    };
    assert_eq!(
        player_names_after_choice(EndChoice::RematchSwappedSides),
        ("Koffi".to_owned(), "Awa".to_owned())
    );
    assert_eq!(
        player_names_after_choice(EndChoice::RematchSameSides),
        ("Koffi".to_owned(), "Awa".to_owned())
    );
    assert_eq!(
        player_names_after_choice(EndChoice::RematchSwappedSides),
        ("Awa".to_owned(), "Koffi".to_owned())
    );
}

/// After a loss against an opponent that the program proposed, the end panel and the menu propose
/// the same next opponent.
#[test]
fn the_end_of_a_game_and_the_menu_propose_the_same_opponent() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\n[setup]\nfirst = \"south\"\nwelcome = \"knows\"\n",
    );
    assert_eq!(
        choice_after_clear_loss(&mut shell),
        EndChoice::EasierOpponent
    );
    shell.reload_game_list();
    let proposed = shell.app.context.proposed_opponent();
    let opponent_name = proposed.map(|spec| shell.app.context.words.short_player_text(spec));
    let opponent_name = opponent_name.expect("a proposal");
    let screen = shell.screen_text(80, 24);
    assert!(
        screen.contains(&format!("Easier: {opponent_name}")),
        "{screen}"
    );
    shell.act(Action::Confirm);
    let opponent = session(&shell).expect("a new game").players.north.spec;
    assert_eq!(Some(opponent), proposed);
    let screen = shell.screen_text(80, 24);
    let remark = format!("You play South against {opponent_name}. You begin.");
    assert!(screen.contains(&remark), "{screen}");
}

/// After a win, the end panel proposes the opponent of the menu too, if that one is stronger.
#[test]
fn a_win_offers_the_opponent_of_the_menu_if_it_is_stronger() {
    let mut shell = shell_after_win_against(1);
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut rated_win = Match::new(kind.start(Seat::South));
    while rated_win.moves().len() < 10 {
        let mv = rated_win.position().moves().next().expect("a move");
        rated_win.play(mv).expect("legal");
    }
    rated_win.settle(Settlement::Resignation(Seat::North));
    let participant = |spec: &str| Participant {
        name: "".into(),
        spec: spec.parse().expect("a player"),
    };
    let players = PerSeat {
        south: participant("human"),
        north: participant("engine:level=6"),
    };
    let direction = SowingDirection::CounterClockwise;
    let record = Record::of(&rated_win, kind, players, direction, shell::noon(), None);
    shell.write_game_file(GameFile("won.toml".to_owned()), record.to_toml());
    shell.reload_game_list();
    let proposed = shell.app.context.proposed_opponent().expect("a proposal");
    let opponents = [proposed, "engine:level=6".parse().expect("a level")];
    let [proposed_elo, beaten_elo] = opponents.map(|spec| rating::player_elo(&spec));
    assert!(
        proposed_elo >= beaten_elo,
        "{proposed} is weaker than the opponent just beaten"
    );
    shell.choose_after_game(EndChoice::NextOpponent);
    let opponent = session(&shell).expect("a new game").players.north.spec;
    assert_eq!(opponent, proposed);
}

/// A player who chose an opponent and plays a harder one at the end of a game meets that one from
/// the menu too.
#[test]
fn the_menu_follows_the_opponent_chosen_after_a_game() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"engine:level=3\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pAr");
    shell.choose_after_game(EndChoice::EasierOpponent);
    shell.act(Action::Back);
    shell.press_keys("p");
    let opponent = session(&shell).expect("a new game").players.north.spec;
    assert_eq!(opponent.to_string(), "engine:level=2");
    assert!(shell.settings_text.contains("engine:level=2"));
}

#[test]
fn a_rematch_says_which_side_you_play_now() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\nconfirm = false\n[setup]\nnorth = \"fast\"\nfirst = \"south\"\n",
    );
    shell.press_keys("pAr");
    for (side, letters) in [("North", "a to f"), ("South", "A to F")] {
        shell.choose_after_game(EndChoice::RematchSwappedSides);
        let screen = shell.screen_text(80, 24);
        let expected =
            format!("You play {side} now. Your pits, still at the bottom, are {letters}.");
        assert!(screen.contains(&expected), "{screen}");
        shell.press_keys("r");
    }
}
