//! Study on the screens during a game and after it.

use awale::app::{Action, Event, JobFailure, JobNews};
use awale::keys::Command;
use awale::screens::AnalyseRow;
use awale::words::{Language, Words};
use awale_engine::Score;
use awale_rules::{PerSeat, Pit, Position, Rules, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::record::{Assessment, OnlyGoodMoveEvidence};
use awale_study::study::{AnalysisReport, MIN_INACCURACY_COST, MoveValue, MoveValues};
use ratatui::buffer::Cell;

use crate::shell::shown::{ShownScreen, current_screen, play_screen};
use crate::shell::{AGAINST_COMPUTER_SETTINGS, Shell, TWO_HUMANS_SETTINGS};

fn played_move_count(shell: &Shell) -> usize {
    match current_screen(&shell.app) {
        ShownScreen::Play(play) => play.session.game.referee.moves().len(),
        _ => panic!("a game in progress"),
    }
}

#[test]
fn no_analysis_runs_without_need() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pABC");
    assert!(shell.analysis_tasks.is_empty());
    shell.press_keys("i");
    assert_eq!(shell.analysis_tasks.len(), 1);
    shell.press_keys("D");
    assert!(
        shell.analysis_tasks.is_empty(),
        "the next move ends the hint"
    );
    shell.press_keys("w");
    assert_eq!(shell.analysis_tasks.len(), 1);
    shell.press_keys("E");
    assert_eq!(
        shell.analysis_tasks.len(),
        1,
        "values are there for every move"
    );
    shell.run_analysis(4);
    assert!(shell.analysis_tasks.is_empty());
    assert_eq!(
        shell.app.next_tick(),
        None,
        "nothing wakes up when all is known"
    );
    shell.press_keys("w");
    assert!(shell.analysis_tasks.is_empty());
}

#[test]
fn nothing_is_studied_while_the_computer_thinks() {
    let mut shell = Shell::with_settings(&format!(
        "{AGAINST_COMPUTER_SETTINGS}[study]\nvalues = true\nwarning = true\n"
    ));
    shell.press_keys("pwy");
    assert_eq!(shell.analysis_tasks.len(), 1);
    shell.press_keys("A");
    assert!(shell.analysis_tasks.is_empty() && shell.requests.len() == 1);
    shell.press_keys("i");
    assert!(
        shell.analysis_tasks.is_empty(),
        "there is no hint for a computer"
    );
    shell.answer_newest_request();
    assert_eq!(shell.analysis_tasks.len(), 1);
    shell.act(Action::Back);
    assert!(
        shell.analysis_tasks.is_empty(),
        "who leaves wants to know nothing more"
    );
}

/// Moves after which North could capture the seeds in A and B, while South could capture nothing.
const MOVES_INTO_DANGER: &str = "AABD";

#[test]
fn pits_in_danger_are_marked_on_request() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pX");
    assert!(
        shell
            .screen_text(80, 24)
            .contains("No pit is in danger now.")
    );
    let marked_pits = |shell: &mut Shell| {
        let drawn = shell.screen_text(80, 24);
        let is_marked = |pit: &char| drawn.contains(&format!("{pit}!"));
        "ABCDEFabcdef".chars().filter(is_marked).collect::<String>()
    };
    shell.press_keys(MOVES_INTO_DANGER);
    assert_eq!(marked_pits(&mut shell), "AB");
    shell.press_keys("w");
    shell.run_analysis(6);
    assert_eq!(marked_pits(&mut shell), "AB", "with values too");
    shell.press_keys("wX");
    assert_eq!(marked_pits(&mut shell), "");
    shell.press_keys("X");
    assert!(shell.screen_text(80, 24).contains("! marks the pits"));
}

#[test]
fn in_a_clocked_game_no_pit_is_marked_as_in_danger() {
    let mut shell = Shell::with_settings(&format!(
        "{TWO_HUMANS_SETTINGS}clock = \"5+0\"\n[study]\ndanger = true\n"
    ));
    shell.press_keys("p");
    shell.press_keys(MOVES_INTO_DANGER);
    assert!(!shell.screen_text(80, 24).contains('!'));
    shell.press_keys("X");
    assert!(shell.screen_text(80, 24).contains("no undo and no hints"));
}

/// A game gives the hints of a puzzle: the idea, the place of the last seed, the move.
#[test]
fn hints_on_the_screen_come_in_steps() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pi");
    assert!(
        shell
            .screen_text(80, 24)
            .contains("Looking for the best move")
    );
    shell.press_keys("i");
    send_values(&mut shell, Pit::from_letter('C').expect("a pit"));
    let texts = [
        "Compare pits A, B and C: the best move is one of them. Press i for more.",
        "The last seed of the right move lands in pit a. Press i for more.",
        "Best move: C",
    ];
    for number in 0..=texts.len() {
        let screen = shell.screen_text(80, 24);
        for (other, text) in texts.iter().enumerate() {
            assert_eq!(screen.contains(text), other == number, "{text}\n{screen}");
        }
        shell.press_keys("i");
    }
}

#[test]
fn the_best_line_is_shown_move_by_move_and_not_played() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pi");
    send_best_line(
        &mut shell,
        &['C', 'f', 'D'].map(|pit| Pit::from_letter(pit).expect("a pit")),
    );
    shell.press_keys(">");
    assert!(
        shell.screen_text(80, 24).contains("> does nothing here."),
        "only after the hint"
    );
    shell.press_keys("ii");
    let actual_board_text = shell.screen_text(80, 24);
    for shown in ["1 of 3. C: sows", "2 of 3. f: sows", "3 of 3. D: sows"] {
        shell.press_keys(">");
        let screen = shell.screen_text(80, 24);
        assert!(screen.contains(&format!("Best line, {shown}")), "{screen}");
        assert!(screen.contains('◦'), "{screen}");
        assert_eq!(played_move_count(&shell), 0);
    }
    shell.press_keys(">");
    assert_eq!(
        shell.screen_text(80, 24),
        actual_board_text,
        "after the last move"
    );
    for ends in [Action::TypedChar('E'), Action::Confirm, Action::Back] {
        shell.press_keys(">");
        shell.act(ends.clone());
        assert_eq!(
            shell.screen_text(80, 24),
            actual_board_text,
            "{ends:?} only ends the line"
        );
    }
    shell.press_keys(">C");
    assert_eq!(played_move_count(&shell), 0);
    shell.press_keys("C");
    assert_eq!(played_move_count(&shell), 1);
    assert!(!shell.screen_text(80, 24).contains('◦'));
}

#[test]
fn the_analysis_board_shows_the_best_line() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    shell.act(Action::Command(Command::Analyse));
    shell.press_keys(">");
    assert!(
        shell.screen_text(80, 24).contains("> does nothing here."),
        "nothing is known yet"
    );
    let pit_d = Pit::from_letter('D').expect("a pit");
    send_score(&mut shell, pit_d, Score::Estimate(100), 9);
    shell.press_keys(">>");
    let actual_board_text = shell.screen_text(80, 24);
    shell.press_keys(">");
    let screen = shell.screen_text(80, 24);
    assert!(screen.contains("Best line, 1 of 1. D: sows"), "{screen}");
    assert!(screen.contains("+1•"), "{screen}");
    shell.press_keys(">");
    assert_eq!(shell.screen_text(80, 24), actual_board_text);
    shell.press_keys(">F");
    assert_eq!(
        shell.screen_text(80, 24),
        actual_board_text,
        "a letter only ends the line"
    );
}

/// The hint names North as the opponent of South, and South as the opponent of North.
#[test]
fn the_first_hint_names_the_opponent_of_either_side() {
    let words = Words::new(Language::English);
    let (own_pits, opponent_pits) = ([0, 4, 2, 0, 0, 0], [0, 0, 0, 0, 4, 0]);
    let stores = PerSeat {
        south: 19,
        north: 19,
    };
    for (seat, rows, opponent) in [
        (Seat::South, [own_pits, opponent_pits], "North"),
        (Seat::North, [opponent_pits, own_pits], "South"),
    ] {
        let pits: [u8; 12] = rows.concat().try_into().expect("twelve pits");
        let position = Position::new(&Rules::OWARE, pits, stores, seat).expect("a position");
        assert_eq!(
            words.idea_of_best_move(&position, Pit::of(seat, 1), None, &[], None),
            format!(
                "{opponent} threatens to take 3 seeds with pit {}: put more seeds into the pit in danger.",
                Pit::of(seat.opponent(), 4)
            )
        );
    }
}

#[test]
fn the_hint_puts_the_cursor_on_the_best_move() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pABCDEFi");
    shell.run_analysis(6);
    let chosen_before = play_screen(&shell).chosen_move();
    let best = play_screen(&shell)
        .study
        .values
        .as_ref()
        .expect("values")
        .best()
        .mv;
    shell.press_keys("i");
    assert_eq!(
        play_screen(&shell).chosen_move(),
        chosen_before,
        "only the move itself moves the cursor"
    );
    shell.press_keys("i");
    assert_eq!(play_screen(&shell).chosen_move(), Some(best));
}

/// Sends values for South's first moves, with `best` as the best move.
fn send_values(shell: &mut Shell, best: Pit) {
    send_best_line(shell, &[best]);
}

/// Sends values for South's first moves, with this best line.
fn send_best_line(shell: &mut Shell, line: &[Pit]) {
    let (job, _) = shell.analysis_tasks.last().expect("a task").clone();
    let best: Vec<AnyMove> = line.iter().copied().map(AnyMove::Pit).collect();
    let moves = Pit::row(Seat::South).map(|pit| {
        let mv = AnyMove::Pit(pit);
        if best[0] == mv {
            MoveValue::new(mv, Score::Estimate(100), best.clone())
        } else {
            MoveValue::new(mv, Score::Estimate(0), vec![mv])
        }
    });
    let values = MoveValues {
        depth: 4,
        seeds_left: 48,
        moves: moves.collect(),
        is_final: false,
    };
    shell.handle(Event::Job(
        job,
        JobNews::Studied(AnalysisReport::Values(values)),
    ));
}

/// Sends values of the lines on the analysis board: the move from `pit` has this score, and every
/// other move is a proven loss.
fn send_score(shell: &mut Shell, pit: Pit, score: Score, depth: u32) {
    let (job, _) = shell
        .line_analysis_task
        .clone()
        .expect("lines are searched");
    let moves = Pit::row(Seat::South).map(|each| {
        let score = if each == pit {
            score
        } else {
            Score::Proven(-1)
        };
        MoveValue::new(AnyMove::Pit(each), score, vec![AnyMove::Pit(each)])
    });
    let values = MoveValues {
        depth,
        seeds_left: 48,
        moves: moves.collect(),
        is_final: true,
    };
    shell.handle(Event::Job(
        job,
        JobNews::Studied(AnalysisReport::Values(values)),
    ));
}

#[test]
fn an_estimate_beside_a_known_result_is_called_one() {
    for (score, is_mixed) in [(Score::Estimate(900), true), (Score::Table(4), false)] {
        let mut shell = Shell::with_settings("animation = \"off\"\n");
        shell.open_analyse_row(AnalyseRow::PositionSetup);
        shell.act(Action::Confirm);
        send_score(&mut shell, Pit::from_letter('B').expect("a pit"), score, 8);
        for (width, height) in [(60, 18), (80, 24)] {
            let buffer = shell.draw(width, height);
            let text: String = buffer.content.iter().map(Cell::symbol).collect();
            assert_eq!(text.contains("only an estimate"), is_mixed, "{text}");
        }
    }
}

#[test]
fn values_and_bar_name_their_side() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pw");
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("At each pit: South's expected final lead"),
        "{text}"
    );
    shell.press_keys("x");
    let text = shell.screen_text(80, 24);
    assert!(
        text.contains("The number at the bar: South's expected final lead"),
        "{text}"
    );
}

#[test]
fn a_table_value_has_one_name_and_is_never_called_exact() {
    let pit_b = Pit::from_letter('B').expect("a pit");
    for depth in [0, 8] {
        for (score, is_table) in [
            (Score::Table(-18), true),
            (Score::Table(0), true),
            (Score::Table(6), true),
            (Score::Proven(4), false),
        ] {
            let mut shell = Shell::with_settings("animation = \"off\"\n[study]\nbar = true\n");
            shell.open_analyse_row(AnalyseRow::PositionSetup);
            shell.act(Action::Confirm);
            send_score(&mut shell, pit_b, score, depth);
            let text = shell.screen_text(120, 40);
            assert_eq!(
                text.to_lowercase().contains("endgame table"),
                is_table,
                "{score:?}\n{text}"
            );
            assert_eq!(
                text.to_lowercase().contains("exact"),
                !is_table && depth == 0,
                "{score:?}\n{text}"
            );
            assert!(!text.contains("=won") && !text.contains("=lost"), "{text}");
            assert_eq!(text.contains("= "), is_table, "the mark\n{text}");
        }
    }
}

#[test]
fn the_only_good_move_according_to_the_tables_is_called_the_only_one() {
    let assessment = |only| Assessment {
        played_move: AnyMove::Pit(Pit::from_letter('B').expect("a pit")),
        value: Score::Proven(1),
        best: Score::Proven(1),
        line: Vec::new(),
        cost: 0,
        points_at_stake: 200,
        only_good_evidence: only,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    };
    let words = Words::new(Language::English);
    assert_eq!(
        words.verdict_text(&assessment(Some(OnlyGoodMoveEvidence::WithTableValues))),
        "the only good move (by the endgame table)"
    );
    assert_eq!(
        words.verdict_text(&assessment(Some(OnlyGoodMoveEvidence::WithoutTableValues))),
        "the only good move"
    );
    assert_ne!(
        words.verdict_text(&assessment(None)),
        "the only good move",
        "another mark"
    );
}

#[test]
fn a_cost_in_seeds_comes_with_the_winning_chances() {
    let assessment = |seeds, cost| Assessment {
        played_move: AnyMove::Pit(Pit::from_letter('B').expect("a pit")),
        value: Score::Estimate(-1000 - seeds),
        best: Score::Estimate(-1000),
        line: Vec::new(),
        cost,
        points_at_stake: 10,
        only_good_evidence: None,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    };
    let words = Words::new(Language::English);
    let verdict = |seeds, cost| words.verdict_text(&assessment(seeds, cost));
    for cost in [5, 80] {
        let verdict_text = verdict(700, cost);
        assert!(
            verdict_text.contains(&format!(
                ", costs {} points of 100; it is about 7.0 seeds worse",
                cost / 10
            )),
            "{verdict_text}"
        );
    }
    assert_eq!(verdict(90, 5), "good");
    assert_eq!(
        [
            verdict(130, MIN_INACCURACY_COST - 1),
            verdict(130, MIN_INACCURACY_COST)
        ],
        [
            "good, costs 5 points of 100; it is about 1.3 seeds worse, by estimate",
            "inaccuracy, costs 6 points of 100; it is about 1.3 seeds worse, by estimate"
        ],
        "the chances explain the mark"
    );
    assert_eq!(
        verdict(240, 150),
        "mistake, costs 15 points of 100; it is about 2.4 seeds worse, by estimate"
    );
}

#[test]
fn the_cursor_follows_the_hint_until_you_move_it() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pi");
    send_values(&mut shell, Pit::from_letter('C').expect("a pit"));
    shell.press_keys("ii");
    for letter in "FBE".chars() {
        let best = Pit::from_letter(letter).expect("a pit");
        send_values(&mut shell, best);
        assert_eq!(
            play_screen(&shell).chosen_move(),
            Some(AnyMove::Pit(best)),
            "Enter plays what the hint names"
        );
    }
    shell.act(Action::Left);
    let move_chosen_by_user = play_screen(&shell).chosen_move();
    send_values(&mut shell, Pit::from_letter('A').expect("a pit"));
    assert_eq!(
        play_screen(&shell).chosen_move(),
        move_chosen_by_user,
        "a player who has moved the cursor keeps it"
    );
}

#[test]
fn a_blunder_is_warned_of_once() {
    let mut shell =
        Shell::with_settings(&format!("{TWO_HUMANS_SETTINGS}[study]\nwarning = true\n"));
    shell.press_keys("p");
    shell.press_keys("A");
    assert_eq!(
        played_move_count(&shell),
        1,
        "what is not known yet is not waited for"
    );
    shell.report_blunder('b');
    shell.press_keys("B");
    assert_eq!(
        played_move_count(&shell),
        1,
        "the blunder is not played yet"
    );
    shell.act(Action::Confirm);
    assert_eq!(played_move_count(&shell), 2, "the same move again is meant");
    shell.report_blunder('b');
    shell.press_keys("C");
    assert_eq!(played_move_count(&shell), 3, "another move is no blunder");
}

#[test]
fn the_teacher_warns_of_a_move_that_gives_a_known_win_away() {
    let mut shell = Shell::with_settings(&TWO_HUMANS_SETTINGS.replace("human", "character:nana"));
    shell.press_keys("p");
    let (job, _) = shell.analysis_tasks.pop().expect("a task");
    // Nothing on the board shows why move A is worse.
    let moves = Pit::row(Seat::South).map(|pit| {
        let final_lead = if pit.letter() == 'A' { 0 } else { 6 };
        let mv = AnyMove::Pit(pit);
        MoveValue::new(mv, Score::Table(final_lead), vec![mv])
    });
    let values = MoveValues {
        depth: 12,
        seeds_left: 12,
        moves: moves.collect(),
        is_final: true,
    };
    shell.handle(Event::Job(
        job,
        JobNews::Studied(AnalysisReport::Values(values)),
    ));
    shell.press_keys("A");
    assert_eq!(played_move_count(&shell), 0, "the warning comes first");
    shell.act(Action::Confirm);
    assert_eq!(played_move_count(&shell), 1, "the same move again is meant");
}

#[test]
fn late_analysis_results_change_nothing() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pi");
    let outdated_tasks = shell.analysis_tasks.clone();
    shell.press_keys("A");
    shell.analysis_tasks = outdated_tasks;
    shell.run_analysis(3);
    assert!(play_screen(&shell).study.values.is_none());
    shell.handle(Event::Job(
        999,
        JobNews::Failed(JobFailure::Message("too late".to_owned())),
    ));
    assert_eq!(shell.app.context.error, None);
}

#[test]
fn a_failed_study_is_reported_and_play_continues() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pi");
    let (job, _) = shell.analysis_tasks.pop().expect("a task");
    shell.handle(Event::Job(
        job,
        JobNews::Failed(JobFailure::Message("it broke".to_owned())),
    ));
    assert!(shell.app.context.error.is_some());
    shell.press_keys("A");
    assert_eq!(played_move_count(&shell), 1);
}

#[test]
fn moving_the_history_cursor_replays_the_game_in_both_directions() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pABCDEF");
    shell.act_all([Action::Tab, Action::Up, Action::Left]);
    assert_eq!(played_move_count(&shell), 6, "looking back changes nothing");
    shell.act(Action::Confirm);
    assert_eq!(played_move_count(&shell), 3);
    shell.press_keys("UU");
    assert_eq!(played_move_count(&shell), 5);
    shell.act_all([Action::Tab, Action::End, Action::Confirm]);
    assert_eq!(
        played_move_count(&shell),
        6,
        "what was taken back can be gone to as well"
    );
    shell.act_all([Action::Tab, Action::Home, Action::Back]);
    assert_eq!(played_move_count(&shell), 6);
}

#[test]
fn a_computer_waits_where_the_game_is_taken_back_to_its_turn() {
    let mut shell = Shell::with_settings(AGAINST_COMPUTER_SETTINGS);
    shell.press_keys("p");
    for _ in 0..3 {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
    let move_count_at_computers_turn = played_move_count(&shell);
    shell.act_all([Action::Tab, Action::Left, Action::Confirm, Action::Yes]);
    assert_eq!(played_move_count(&shell), move_count_at_computers_turn - 1);
    assert!(
        shell.requests.is_empty(),
        "it would forget the moves that follow"
    );
    shell.press_keys("U");
    assert_eq!(played_move_count(&shell), move_count_at_computers_turn);
    shell.act_all([Action::Tab, Action::Left, Action::Confirm, Action::Confirm]);
    assert_eq!(shell.requests.len(), 1, "Enter lets it move");
}

/// Plays the first legal move until the game is over.
fn play_to_the_end(shell: &mut Shell) {
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.act(Action::Confirm);
    }
}

#[test]
fn a_finished_game_is_analyzed_once_and_saved() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    assert_eq!(shell.analysis_tasks.len(), 1);
    shell.run_analysis_partly(10);
    assert!(
        !shell.disk.values().any(|text| text.contains("[analysis]")),
        "half an analysis is none"
    );
    shell.act(Action::Back);
    assert!(shell.analysis_tasks.is_empty(), "who leaves stops it");
    shell.press_keys("a");
    shell.run_analysis(4);
    assert!(shell.disk.values().all(|text| text.contains("[analysis]")));
    shell.act(Action::Back);
    shell.press_keys("a");
    assert!(shell.analysis_tasks.is_empty(), "it is known already");
    // A game that is opened from the list of saved games has its analysis too.
    shell.act_all([Action::Back, Action::Back]);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.act(Action::Confirm);
    assert!(shell.analysis_tasks.is_empty());
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.review.is_some())
    );
}

/// The analysis may finish before the disk has reported the file name of the game.
#[test]
fn an_analysis_finished_before_saving_is_saved() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.is_disk_slow = true;
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    shell.run_analysis(3);
    assert!(!shell.disk.values().any(|text| text.contains("[analysis]")));
    shell.finish_slow_writes();
    assert!(shell.disk.values().any(|text| text.contains("[analysis]")));
    // The analysis is also saved if the player has returned to the end of the game.
    shell.act(Action::Back);
    shell.press_keys("a");
    assert!(shell.analysis_tasks.is_empty(), "it is known already");
}

#[test]
fn a_continued_copy_has_no_analysis() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    shell.run_analysis(3);
    shell.act(Action::Back);
    shell.press_keys("u");
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("the copy is played")
    };
    assert!(play.session.analysis.is_none());
    assert!(shell.disk.values().any(|text| text.contains("[analysis]")));
}

#[test]
fn a_hidden_analysis_continues_and_idle_keys_say_why() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    shell.run_analysis_partly(1);
    let unbroken_screen_text = |shell: &mut Shell| {
        shell
            .draw(80, 24)
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect::<String>()
    };
    shell.act(Action::Home);
    shell.press_keys("n");
    let drawn = unbroken_screen_text(&mut shell);
    assert!(
        drawn.contains("No mistake has been found so far"),
        "{drawn}"
    );
    shell.press_keys("a");
    let drawn = unbroken_screen_text(&mut shell);
    assert!(
        drawn.contains("Analysis: ") && drawn.contains("a shows it"),
        "{drawn}"
    );
    assert_eq!(shell.analysis_tasks.len(), 1, "it goes on");
    shell.run_analysis(4);
    shell.press_keys("a");
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("the game explained")
    };
    let review = board.review.as_ref().expect("it is shown again");
    assert!(!review.is_running() && review.assessed_count() == review.assessments.len());
    assert!(board.session.analysis.is_some() && shell.analysis_tasks.is_empty());
}

#[test]
fn the_chart_is_from_the_only_humans_view_or_souths() {
    let viewer_and_curve = |settings: &str| {
        let mut shell = Shell::with_settings(&format!(
            "animation = \"off\"\n[setup]\nfirst = \"south\"\n{settings}"
        ));
        shell.press_keys("p");
        if settings.contains("south") {
            shell.answer_newest_request();
        } else {
            shell.press_keys("C");
        }
        shell.press_keys("ry");
        shell.press_keys("a");
        shell.run_analysis(4);
        let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
            panic!("{:?}", current_screen(&shell.app))
        };
        let viewer = board.session.viewing_side();
        (
            viewer,
            board
                .review
                .as_ref()
                .expect("a review")
                .expected_points_curve(board.session),
        )
    };
    let (viewer, curve_for_south) = viewer_and_curve("north = \"fast\"\n");
    assert_eq!(viewer, Seat::South);
    assert_eq!(curve_for_south.len(), 2, "before the move and after it");
    let (viewer, curve_for_north) = viewer_and_curve("south = \"fast\"\nnorth = \"human\"\n");
    assert_eq!(viewer, Seat::North);
    assert_eq!(
        curve_for_south[0].1 + curve_for_north[0].1,
        1000,
        "what one side can expect the other cannot"
    );
}

#[test]
fn faults_and_better_lines_can_be_stepped_through_on_the_board() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    shell.run_analysis(5);
    // Returns the number of moves up to the displayed position, and the node of this position.
    let move_count_and_node = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => (board.shown_move_count(), board.current_node),
        _ => panic!("no board"),
    };
    shell.act(Action::Home);
    shell.press_keys("n");
    let (move_count_at_mistake, node_before) = move_count_and_node(&shell);
    shell.act(Action::Down);
    let (ply_of_branch, first_branch_node) = move_count_and_node(&shell);
    assert_eq!(
        ply_of_branch,
        move_count_at_mistake - 1,
        "the better line leaves the game before the mistake"
    );
    assert_ne!(first_branch_node, node_before);
    shell.act_all([Action::Right, Action::Left]);
    assert_eq!(
        move_count_and_node(&shell),
        (move_count_at_mistake - 1, first_branch_node)
    );
    shell.act(Action::Up);
    assert_eq!(
        move_count_and_node(&shell),
        (move_count_at_mistake, node_before),
        "above lies the game"
    );
    shell.act_all([Action::Down, Action::Right, Action::Up, Action::Up]);
    assert_eq!(
        move_count_and_node(&shell),
        (move_count_at_mistake, node_before),
        "first to where the line begins"
    );
    shell.press_keys("N");
    let last_move_count = move_count_and_node(&shell).0;
    assert!(
        last_move_count >= move_count_at_mistake,
        "before the first fault comes the last"
    );
    shell.act(Action::End);
    shell.press_keys("n");
    assert_eq!(
        move_count_and_node(&shell).0,
        move_count_at_mistake,
        "and behind the last the first"
    );
}

#[test]
fn accuracy_is_shown_when_all_moves_are_judged() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("p");
    play_to_the_end(&mut shell);
    shell.press_keys("a");
    let shows_accuracy = |shell: &mut Shell| {
        let drawn = shell.draw(120, 40);
        let rows = drawn.content.chunks(120).map(|row| {
            row.iter()
                .map(ratatui::buffer::Cell::symbol)
                .collect::<String>()
        });
        let accuracy_row = rows.rev().find_map(|row| {
            let (_, values) = row.split_once("accuracy ")?;
            Some(values.to_owned())
        });
        accuracy_row.expect("the accuracies").contains('%')
    };
    shell.run_analysis_partly(30);
    assert!(!shows_accuracy(&mut shell), "half an analysis tells none");
    shell.run_analysis(4);
    assert!(shows_accuracy(&mut shell));
}
