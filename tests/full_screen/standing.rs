//! Tests which games are rated: games from positions, with help, with stopped clocks, studies, and
//! abandoned matches.

use std::time::Duration;

use awale::app::{Action, Confirmation, Event, GameFile};
use awale::keys::Command;
use awale::screens::{AnalyseRow, EndChoice, MenuItem, PlayRemark, ResultsPage};
use awale::words::{Language, Words};
use awale_rules::{Match, PerSeat, Seat, Settlement};
use awale_study::catalogue::{GameKind, Variant};
use awale_study::rating::is_rated;
use awale_study::record::{GameOrigin, Participant, Record, SowingDirection, StatisticsStatus};
use awale_study::study::results::{CountedGames, PlayerResults};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen, play_screen};

const AGAINST_FAST_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"fast\"\nfirst = \"south\"\n";

fn saved_records(shell: &Shell) -> Vec<Record> {
    shell
        .disk
        .values()
        .map(|text| Record::parse(text).expect("a good record"))
        .collect()
}

/// Plays `move_count` moves against the computer, then resigns.
fn resign_after(shell: &mut Shell, move_count: usize) {
    for _ in 0..move_count {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    shell.press_keys("r");
    shell.act(Action::Yes);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

fn assert_not_rated_or_counted(shell: &Shell) {
    let records = saved_records(shell);
    assert!(
        !records.is_empty() && records.iter().all(|record| record.result().is_some()),
        "{records:?}"
    );
    for record in &records {
        assert_eq!(
            record.statistics_status(),
            StatisticsStatus::OtherStartPosition,
            "{}",
            record.to_toml()
        );
        assert!(!is_rated(record));
        assert_eq!(
            Record::parse(&record.to_toml())
                .expect("it is read")
                .statistics_status(),
            StatisticsStatus::OtherStartPosition
        );
    }
    assert!(PlayerResults::from_records(records.iter(), CountedGames::AllGames).is_empty());
}

#[test]
fn after_a_game_the_play_key_starts_a_rematch() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 3);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    let players_before = over.session.players.clone();
    shell.press_keys("p");
    let players_of_rematch = &play_screen(&shell).session.players;
    assert_eq!(
        (&players_of_rematch.south, &players_of_rematch.north),
        (&players_before.north, &players_before.south),
        "the sides are exchanged"
    );
}

#[test]
fn games_from_a_set_up_position_and_their_rematches_are_not_counted() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Paste("0-0-0-0-0-1-1-0-0-0-0-1-22-23-S".to_owned()));
    shell.press_keys("p");
    shell.act(Action::Confirm);
    shell.press_keys("r");
    shell.act(Action::Yes);
    for choice in [EndChoice::RematchSwappedSides, EndChoice::RematchSameSides] {
        shell.choose_after_game(choice);
        shell.press_keys("r");
        shell.act(Action::Yes);
    }
    assert_not_rated_or_counted(&shell);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        over.session.unrated_reason_message_id(),
        Some("rating-from-position")
    );
}

#[test]
fn games_from_the_analysis_board_or_the_openings_are_not_counted() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 3);
    shell.choose_after_game(EndChoice::ShowOnBoard);
    shell.act_all([
        Action::End,
        Action::Command(awale::keys::Command::Play),
        Action::Confirm,
    ]);
    let first_file = shell.disk.keys().next().cloned().expect("the first game");
    assert_eq!(
        play_screen(&shell).session.header.origin,
        GameOrigin::OtherStart
    );
    if !play_screen(&shell).session.awaits_human() {
        shell.answer_newest_request();
    }
    resign_after(&mut shell, 1);
    shell.disk.remove(&first_file);
    assert_not_rated_or_counted(&shell);
}

#[test]
fn a_finished_game_is_final_and_undo_opens_a_copy() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 5);
    let files_before = shell.disk.clone();
    shell.press_keys("u");
    assert_eq!(
        play_screen(&shell).session.header.origin,
        GameOrigin::OtherStart
    );
    assert_eq!(shell.disk, files_before, "the game stays as it ended");
    shell.act(Action::Confirm);
    shell.answer_newest_request();
    assert_eq!(shell.disk.len(), 2, "the copy has a file of its own");
    assert!(
        files_before
            .iter()
            .all(|(file, text)| shell.disk.get(file) == Some(text))
    );
    let rated_count = saved_records(&shell)
        .iter()
        .filter(|record| is_rated(record))
        .count();
    assert_eq!(rated_count, 1, "the lost game is rated still");
}

#[test]
fn a_study_is_saved_and_never_offered_to_continue() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("ps");
    shell.act(Action::Yes);
    shell.press_keys("a");
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(board.session.header.origin, GameOrigin::StudyGame);
    assert!(shell.disk.is_empty(), "{:?}", shell.disk);
    shell.press_keys("AFB");
    let saved = saved_records(&shell);
    assert_eq!(
        (
            saved[0].statistics_status(),
            saved[0].moves().len(),
            saved.len()
        ),
        (StatisticsStatus::PlayedAsStudy, 3, 1)
    );
    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
    shell.reload_game_list();
    assert!(!MenuItem::visible_items(&shell.app.context).contains(&MenuItem::Continue));
    shell.open_analyse_row(AnalyseRow::Openings);
    shell.press_keys("Aa");
    shell.press_keys("F");
    assert_eq!(shell.disk.len(), 1, "nor is a study of the openings");
}

#[test]
fn values_that_were_shown_count_as_help_even_when_hidden_again() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    shell.press_keys("wy");
    shell.run_analysis(4);
    shell.press_keys("w");
    shell.act(Action::Confirm);
    assert!(saved_records(&shell)[0].header.is_helped);
}

#[test]
fn making_the_computer_move_now_counts_as_help() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    shell.act(Action::Confirm);
    shell.press_keys("my");
    assert!(
        saved_records(&shell)[0].header.is_helped,
        "it plays weaker than it is rated"
    );
}

#[test]
fn analyzing_an_unfinished_game_counts_as_help() {
    for keys in ["a", "t", "b", "s", "n", "N", "L"] {
        let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
        shell.press_keys("p");
        shell.act(Action::Confirm);
        shell.answer_newest_request();
        shell.act(Action::Back);
        shell.open_analyse_row(AnalyseRow::SavedGames);
        shell.press_keys("a");
        assert!(
            matches!(current_screen(&shell.app), ShownScreen::Analysis(_)),
            "{:?}",
            current_screen(&shell.app)
        );
        assert!(!saved_records(&shell)[0].header.is_helped);
        shell.act(Action::End);
        shell.press_keys(keys);
        let key = match shell.app.confirmation() {
            Some(Confirmation::UseHelp(command)) => {
                shell.app.context.settings.keys.first_key(command)
            }
            other => panic!("{keys}: {other:?}"),
        };
        assert_eq!(
            key.map(|key| format!("{key}")).as_deref(),
            Some(keys),
            "the question is about the key that was pressed"
        );
        shell.act(Action::Yes);
        assert!(saved_records(&shell)[0].header.is_helped, "{keys}");
    }
}

#[test]
fn helped_games_are_left_out_of_results_by_default() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("piy");
    resign_after(&mut shell, 5);
    let records = saved_records(&shell);
    let results = PlayerResults::of(records.iter());
    let score_against_computers = &results.total_against_computers;
    assert_eq!(
        (
            score_against_computers.game_count(),
            score_against_computers.results_with_help.len()
        ),
        (0, 1)
    );
    assert_eq!(
        PlayerResults::from_records(records.iter(), CountedGames::AllGames)
            .total_against_computers
            .game_count(),
        1
    );
    assert_eq!(
        awale_study::insights::Insights::of(records.iter())
            .phase_scores
            .analyzed_game_count,
        0
    );
    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
    shell.reload_game_list();
    shell.open_menu_item(MenuItem::Progress);
    shell.finish_slow_writes();
    let ShownScreen::Results(screen) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        screen
            .statistics
            .results
            .total_against_computers
            .game_count(),
        0
    );
    for (width, height) in [(60, 18), (80, 24)] {
        let screen = shell.screen_text(width, height);
        assert!(screen.contains("with help: 0 won, 1 lost"), "{screen}");
    }
    shell.act(Action::Right);
    let scores = shell.screen_text(80, 24);
    assert_eq!(
        scores.matches("with help: 0 won, 1 lost").count(),
        2,
        "{scores}"
    );
    shell.press_keys("f");
    shell.finish_slow_writes();
    let ShownScreen::Results(screen) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        screen
            .statistics
            .results
            .total_against_computers
            .game_count(),
        1
    );
}

const CLOCKED_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nnorth = \"fast\"\nfirst = \"south\"\nclock = \"1+0\"\n";

#[test]
fn a_clocked_game_that_the_user_left_is_not_rated() {
    for leave in ["asked", "quit", "interrupt", "killed"] {
        let mut shell = Shell::with_settings(CLOCKED_SETTINGS);
        shell.press_keys("p");
        for _ in 0..2 {
            shell.act(Action::Confirm);
            shell.answer_newest_request();
        }
        match leave {
            "asked" => {
                shell.act(Action::Back);
                assert_eq!(
                    shell.app.confirmation(),
                    Some(Confirmation::LeaveGameWithRunningClocks)
                );
                shell.handle(Event::Tick(Duration::from_secs(5)));
                let time_left = play_screen(&shell)
                    .session
                    .clocks
                    .as_ref()
                    .expect("clocks")
                    .remaining()
                    .south;
                assert!(
                    time_left <= Duration::from_secs(55),
                    "the clock runs on while it is asked"
                );
                shell.act(Action::Yes);
            }
            "quit" => {
                shell.press_keys("q");
                assert_eq!(
                    shell.app.confirmation(),
                    Some(Confirmation::QuitWithRunningClocks)
                );
                shell.act(Action::Yes);
            }
            "interrupt" => shell.act(Action::Interrupt),
            _ => {}
        }
        shell.restart(7);
        shell.open_menu_item(MenuItem::Continue);
        resign_after(&mut shell, 5);
        let record = saved_records(&shell).pop().expect("a game");
        assert_eq!(
            record.statistics_status(),
            StatisticsStatus::ClockStopped,
            "{leave}"
        );
        assert!(
            !is_rated(&record)
                && PlayerResults::of([&record].into_iter())
                    .total_against_computers
                    .game_count()
                    == 1,
            "{leave}"
        );
    }
}

#[test]
fn a_clocked_game_without_interruption_is_rated() {
    let mut shell = Shell::with_settings(CLOCKED_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 5);
    assert!(saved_records(&shell).iter().all(is_rated));
}

#[test]
fn the_end_of_a_game_closes_the_question_about_leaving() {
    let mut shell = Shell::with_settings(CLOCKED_SETTINGS);
    shell.press_keys("p");
    shell.act(Action::Back);
    shell.handle(Event::Tick(Duration::from_secs(70)));
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
    assert_eq!(shell.app.confirmation(), None);
}

#[test]
fn a_match_continues_from_any_screen() {
    let mut shell = Shell::with_settings(&format!("{AGAINST_FAST_SETTINGS}best_of = 3\n"));
    shell.press_keys("p");
    assert_eq!(shell.disk.len(), 1, "it is kept from its start");
    let match_at_start = play_screen(&shell)
        .session
        .header
        .series
        .clone()
        .expect("a match");
    let assert_match_continues = |shell: &mut Shell| {
        shell.restart(7);
        shell.reload_game_list();
        shell.open_menu_item(MenuItem::Continue);
        assert_eq!(
            play_screen(shell).session.header.series.as_ref(),
            Some(&match_at_start)
        );
    };
    assert_match_continues(&mut shell);
    let continue_from_results = |shell: &mut Shell| {
        shell.restart(9);
        shell.reload_game_list();
        shell.open_menu_item(MenuItem::Progress);
        shell.finish_slow_writes();
        while !matches!(current_screen(&shell.app), ShownScreen::Results(screen) if screen.page == ResultsPage::Series)
        {
            shell.act(Action::Right);
        }
        shell.act(Action::Confirm);
        assert_eq!(
            play_screen(shell).session.header.series.as_ref(),
            Some(&match_at_start),
            "from My results too"
        );
    };
    // Leave the match in its first game, before the first move.
    continue_from_results(&mut shell);
    assert_eq!(
        (
            shell.disk.len(),
            play_screen(&shell).session.game.referee.moves().len()
        ),
        (1, 0)
    );
    resign_after(&mut shell, 0);
    // Leave the match between two games.
    assert_match_continues(&mut shell);
    assert_eq!(
        (
            shell.disk.len(),
            play_screen(&shell).session.game.referee.moves().len()
        ),
        (2, 0)
    );
    // Leave the match before the first move of the second game.
    assert_match_continues(&mut shell);
    assert_eq!(shell.disk.len(), 2, "it is the same game");
    continue_from_results(&mut shell);
}

#[test]
fn a_clocked_game_in_progress_offers_no_study() {
    let mut shell = Shell::with_settings(CLOCKED_SETTINGS);
    shell.press_keys("p");
    shell.act(Action::Confirm);
    shell.restart(3);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("a");
    let files_before = shell.disk.clone();
    let commands = [
        Command::Play,
        Command::SetUp,
        Command::Tree,
        Command::Book,
        Command::Analyse,
    ];
    for command in commands {
        shell.act(Action::Command(command));
        let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
            panic!("{command:?} leads elsewhere")
        };
        assert!(board.review.is_none(), "{command:?}");
    }
    assert_eq!(shell.disk, files_before, "nothing is written");
    let drawn: String = shell
        .draw(160, 40)
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    for refused in ["from here", "analyse", "tree"] {
        assert!(
            !drawn.contains(&format!(" {refused} ")),
            "{refused} is offered: {drawn}"
        );
    }
    assert!(
        drawn.contains("autoplay"),
        "what serves is offered: {drawn}"
    );
    shell.act_all([Action::Back, Action::Back, Action::Back]);
    shell.open_menu_item(MenuItem::Continue);
    assert_eq!(
        play_screen(&shell).session.rating_status(),
        StatisticsStatus::ClockStopped,
        "the game goes on, but is not rated"
    );
}

#[test]
fn an_action_that_loses_the_rating_asks_first() {
    for (key, label) in [
        ("a", "analyze"),
        ("b", "openings"),
        ("t", "tree"),
        ("s", "set up"),
        ("w", "values"),
        ("x", "bar"),
        ("X", "danger"),
        ("i", "hint"),
        ("u", "undo"),
    ] {
        let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
        shell.press_keys("pA");
        shell.answer_newest_request();
        // Among the earlier moves, small letters do not play pits.
        let key_to_history = if ["a", "b"].contains(&key) { "\t" } else { "" };
        shell.press_keys(&format!("{key_to_history}{key}"));
        assert!(
            matches!(shell.app.confirmation(), Some(Confirmation::UseHelp(_))),
            "{key}"
        );
        let cells = shell.draw(80, 24).content;
        let screen: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert!(screen.contains(&format!("“{label}” is")), "{screen}");
        shell.act(Action::Confirm);
        shell.press_keys("n");
        assert!(
            shell.app.confirmation().is_none() && !play_screen(&shell).session.header.is_helped,
            "{key}"
        );
        shell.press_keys(&format!("{key_to_history}{key}"));
        shell.act(Action::Yes);
        let is_on_play_screen = matches!(current_screen(&shell.app), ShownScreen::Play(_));
        assert_eq!(["w", "x", "X", "i", "u"].contains(&key), is_on_play_screen);
        while !matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
            shell.act(Action::Back);
        }
        assert!(play_screen(&shell).session.header.is_helped, "{key}");
        shell.press_keys(key);
        assert!(
            shell.app.confirmation().is_none(),
            "{key}: it is asked once"
        );
    }
}

#[test]
fn making_the_computer_move_now_asks_first() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("pAm");
    assert_eq!(
        shell.app.confirmation(),
        Some(Confirmation::UseHelp(Command::MoveNow))
    );
    // The computer moves before the user answers the question, so the confirmed command comes too
    // late to be help.
    shell.answer_newest_request();
    shell.act(Action::Yes);
    assert!(!play_screen(&shell).session.header.is_helped);
    shell.press_keys("Bm");
    shell.act(Action::Yes);
    assert!(play_screen(&shell).session.header.is_helped);
}

#[test]
fn playing_on_from_an_earlier_move_asks_first() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("pA");
    shell.answer_newest_request();
    shell.act_all([Action::Tab, Action::Left, Action::Left, Action::Confirm]);
    assert_eq!(
        shell.app.confirmation(),
        Some(Confirmation::UseHelp(Command::Redo))
    );
    shell.act(Action::Yes);
    let game = &play_screen(&shell).session;
    assert!(game.header.is_helped && game.game.referee.moves().is_empty());
    // Playing on from the last position takes no move back, so the program does not ask.
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("pA");
    shell.answer_newest_request();
    shell.act_all([Action::Tab, Action::Confirm]);
    assert!(shell.app.confirmation().is_none() && !play_screen(&shell).session.header.is_helped);
}

#[test]
fn a_copy_of_a_finished_game_is_announced_as_a_copy() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 2);
    shell.press_keys("u");
    assert_eq!(
        play_screen(&shell).remark,
        Some(PlayRemark::GameContinuesInCopy)
    );
}

const STORED_VIEWS_SETTINGS: &str = "animation = \"off\"\n[study]\nvalues = true\nbar = true\nwarning = true\n\
                     [setup]\nnorth = \"fast\"\nfirst = \"south\"\n";

#[test]
fn stored_help_settings_are_off_at_the_start_of_a_rated_game() {
    let mut shell = Shell::with_settings(STORED_VIEWS_SETTINGS);
    shell.press_keys("p");
    assert!(shell.analysis_tasks.is_empty(), "nothing is studied");
    let assert_help_hidden = |shell: &mut Shell| {
        let play = play_screen(shell);
        assert!(!play.help_views.values && !play.help_views.bar && !play.session.header.is_helped);
        let screen = shell.screen_text(60, 18);
        assert!(!screen.contains("unrated"), "{screen}");
    };
    assert_help_hidden(&mut shell);
    shell.act(Action::Confirm);
    shell.answer_newest_request();
    // Continue the game from its file.
    shell.restart(7);
    shell.reload_game_list();
    shell.open_menu_item(MenuItem::Continue);
    assert_help_hidden(&mut shell);
    // Turn the evaluation bar on. After the game, start a rematch.
    shell.press_keys("xy");
    assert!(play_screen(&shell).help_views.bar && play_screen(&shell).session.header.is_helped);
    let screen = shell.screen_text(60, 18);
    assert!(screen.contains("unrated: bar (x) on"), "{screen}");
    resign_after(&mut shell, 0);
    shell.press_keys("p");
    assert_help_hidden(&mut shell);
}

#[test]
fn values_and_bar_of_an_earlier_game_are_off_in_a_game_with_the_teacher() {
    let with_teacher = STORED_VIEWS_SETTINGS.replace("\"fast\"", "\"character:nana\"");
    let mut shell = Shell::with_settings(&with_teacher);
    shell.press_keys("p");
    let help_views = play_screen(&shell).help_views;
    assert!(!help_views.values && !help_views.bar, "{help_views:?}");
}

#[test]
fn stored_help_settings_apply_in_unrated_games() {
    let mut shell = Shell::with_settings(&STORED_VIEWS_SETTINGS.replace("\"fast\"", "\"human\""));
    shell.press_keys("p");
    assert!(play_screen(&shell).help_views.values && play_screen(&shell).help_views.bar);
    assert!(!shell.screen_text(80, 24).contains("unrated"));
}

#[test]
fn the_header_says_that_help_made_the_game_unrated() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    assert!(!shell.screen_text(80, 24).contains("unrated"));
    shell.press_keys("iy");
    assert!(shell.screen_text(80, 24).contains("unrated: with help"));
    shell.press_keys("i");
    shell.act(Action::Confirm);
    shell.answer_newest_request();
    assert!(shell.screen_text(80, 24).contains("unrated: with help"));
}

#[test]
fn the_header_says_in_every_language_that_a_view_makes_the_game_unrated() {
    for language in Language::ALL {
        let settings =
            awale::config::Settings::parse(AGAINST_FAST_SETTINGS, "test").expect("good settings");
        let mut shell = Shell::new(
            settings,
            language,
            awale::theme::ColorDepth::SixteenColors,
            1,
        );
        shell.press_keys("p");
        for key in ['w', 'x'] {
            shell.act(Action::TypedChar(key));
            shell.act(Action::Yes);
        }
        let words = Words::new(language);
        let view_name_with_key = |id: &str, key: &str| format!("{} ({key})", words.get(id));
        let expected_view_names = [
            view_name_with_key("key-show-move-values", "w"),
            view_name_with_key("key-show-evaluation-bar", "x"),
        ]
        .join(", ");
        let title = shell.screen_text(60, 18);
        let title = title.lines().next().expect("a title");
        let unrated_message = words.with("play-unrated", &[("views", expected_view_names.into())]);
        assert!(
            title.contains(&unrated_message),
            "{language:?} {unrated_message}\n{title}"
        );
    }
}

#[test]
fn a_game_abandoned_in_a_lost_position_counts_as_unfinished() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 5);
    shell.press_keys("p");
    shell.act(Action::Confirm);
    shell.answer_newest_request();
    shell.act(Action::Back);
    let records = saved_records(&shell);
    let score_against_computers = PlayerResults::of(records.iter()).total_against_computers;
    assert_eq!(
        (
            score_against_computers.game_count(),
            score_against_computers.unfinished_game_count
        ),
        (1, 1)
    );
}

/// The settings of a new player without a rating.
const NEW_PLAYER_SETTINGS: &str =
    "animation = \"off\"\n[setup]\nfirst = \"south\"\nwelcome = \"new\"\n";

#[test]
fn a_short_game_with_the_teacher_is_unrated_because_of_the_teacher() {
    let mut shell = Shell::with_settings(NEW_PLAYER_SETTINGS);
    shell.press_keys("p");
    resign_after(&mut shell, 2);
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        over.session.unrated_reason_message_id(),
        Some("play-lesson")
    );
}

#[test]
fn a_game_with_the_teacher_says_that_it_does_not_count_and_leads_to_one_that_does() {
    let mut shell = Shell::with_settings(NEW_PLAYER_SETTINGS);
    shell.press_keys("p");
    for (width, height) in [(60, 18), (80, 24), (120, 40)] {
        let cells = shell.draw(width, height).content;
        let screen: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        // The lines may be wrapped.
        let words: Vec<&str> = screen.split_whitespace().collect();
        let screen = words.join(" ");
        assert!(screen.contains("unrated: a teaching game"), "{screen}");
        // The smallest window has room for the goal only.
        let shows_warning = screen.contains("Nana Esi warns you");
        assert!(shows_warning || width == 60, "{screen}");
        assert!(screen.contains("the first to reach 25"), "{screen}");
    }
    for help in ["i", "w", "t"] {
        shell.press_keys(help);
        assert_eq!(shell.app.confirmation(), None, "{help} takes nothing away");
        if help == "t" {
            shell.act(Action::Back);
        }
    }
    resign_after(&mut shell, 6);
    let teacher_game = saved_records(&shell).pop().expect("a game");
    assert_eq!(
        teacher_game.statistics_status(),
        StatisticsStatus::PlayedWithHelp
    );
    shell.choose_after_game(EndChoice::RatedGame);
    let game = play_screen(&shell).session.clone();
    assert_eq!(game.players.north.spec.to_string(), "engine:level=1");
    assert!(game.can_still_be_rated());
    // With clocks she gives no warnings, but the game does not count either.
    let clock_settings = "clock = \"5+3\"\nnorth = \"character:nana\"\n";
    let mut shell = Shell::with_settings(&format!("{NEW_PLAYER_SETTINGS}{clock_settings}"));
    shell.press_keys("p");
    assert_eq!(
        play_screen(&shell).session.unrated_reason_message_id(),
        Some("play-lesson")
    );
}

#[test]
fn a_newcomer_plays_the_teacher_until_the_first_win() {
    let mut shell = Shell::with_settings(NEW_PLAYER_SETTINGS);
    let proposed_opponent = |shell: &mut Shell| {
        shell.press_keys("p");
        let opponent = play_screen(shell).session.players.north.spec.to_string();
        shell.act(Action::Back);
        opponent
    };
    shell.press_keys("p");
    resign_after(&mut shell, 5);
    shell.restart(2);
    assert_eq!(proposed_opponent(&mut shell), "character:nana");
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut won_game = Match::new(kind.start(Seat::South));
    won_game.settle(Settlement::TimeLoss(Seat::North));
    let participant = |spec: &str| Participant {
        name: "".into(),
        spec: spec.parse().expect("a player"),
    };
    let won_record = Record::of(
        &won_game,
        kind,
        PerSeat {
            south: participant("human"),
            north: participant("character:nana"),
        },
        SowingDirection::CounterClockwise,
        saved_records(&shell)[0].header.date,
        None,
    );
    shell.write_game_file(GameFile("won.toml".to_owned()), won_record.to_toml());
    shell.reload_game_list();
    assert_eq!(proposed_opponent(&mut shell), "engine:level=1");
}

#[test]
fn a_game_of_fewer_than_ten_moves_is_not_rated() {
    for (own_moves, is_counted) in [(4, false), (5, true)] {
        let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
        shell.press_keys("p");
        resign_after(&mut shell, own_moves);
        let cells = shell.draw(120, 40).content;
        let screen: String = cells.iter().map(ratatui::buffer::Cell::symbol).collect();
        assert_eq!(screen.contains("Not rated: fewer"), !is_counted, "{screen}");
        assert!(
            saved_records(&shell)
                .iter()
                .all(|game| is_rated(game) == is_counted)
        );
    }
}
