//! Learning from the mistakes of a game: right and wrong moves, refutations, hints, solutions, and
//! the score.

use awale::app::{Action, Event, JobFailure, JobNews, TaskState};
use awale::screens::{AnalyseRow, EndChoice, MistakesSource, SolveResult};
use awale_engine::Score;
use awale_rules::{Game, Pit, Seat};
use awale_study::catalogue::AnyMove;
use awale_study::exercise::Hint;
use awale_study::record::{Analysis, Assessment};
use awale_study::study::{AnalysisReport, AnalysisTask, MoveMark, MoveValue, MoveValues};

use crate::shell::shown::{ShownScreen, current_screen, mistakes_screen};
use crate::shell::{AGAINST_COMPUTER_SETTINGS, Shell, TWO_HUMANS_SETTINGS};

/// Plays the first legal move until the game is over.
fn play_to_the_end(shell: &mut Shell) {
    shell.press_keys("p");
    while matches!(current_screen(&shell.app), ShownScreen::Play(_)) {
        shell.act(Action::Confirm);
        shell.answer_newest_request();
    }
}

/// Plays a game to its end and opens its first mistake.
fn shell_on_first_mistake(settings: &str) -> Shell {
    let mut shell = Shell::with_settings(settings);
    play_to_the_end(&mut shell);
    shell.press_keys("L");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(_)),
        "the game is explained first"
    );
    shell.run_analysis(4);
    shell
}

#[test]
fn an_analyzed_game_opens_with_its_analysis() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.act(Action::Confirm);
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app));
    };
    assert!(board.review.is_some());
}

fn select_pit(shell: &mut Shell, mv: AnyMove) {
    shell.act(Action::ClickPit(mv.as_pit().expect("a pit")));
}

/// The played move and the best move.
fn played_and_best(shell: &Shell) -> (AnyMove, AnyMove) {
    let assessment = &mistakes_screen(shell)
        .current_exercise()
        .expect("a mistake")
        .assessment;
    (assessment.played_move, assessment.line[0])
}

/// Sends values from the analysis: two seeds for `best`, and `other_centiseeds` (in hundredths of a
/// seed) for all other moves.
fn send_values(shell: &mut Shell, best: AnyMove, other_centiseeds: i32, is_final: bool) {
    let (job, task) = shell
        .analysis_tasks
        .last()
        .expect("the moves are judged")
        .clone();
    let AnalysisTask::SearchEachMove {
        positions_so_far, ..
    } = task
    else {
        panic!("a whole game is judged")
    };
    let position = positions_so_far.last().expect("a position");
    let value_of_move = |mv| {
        let score = Score::Estimate(if mv == best { 200 } else { other_centiseeds });
        MoveValue::new(mv, score, vec![mv])
    };
    let values = MoveValues {
        depth: 20,
        seeds_left: 48,
        moves: position.moves().map(value_of_move).collect(),
        is_final,
    };
    shell.handle(Event::Job(
        job,
        JobNews::Studied(AnalysisReport::Values(values)),
    ));
}

/// A legal move that is neither the best nor the played one, at the first mistake that has one.
fn move_neither_best_nor_played(shell: &mut Shell) -> AnyMove {
    loop {
        let (played, best) = played_and_best(shell);
        if let Some(mv) = mistakes_screen(shell)
            .task
            .animated_game
            .position()
            .moves()
            .find(|mv| *mv != played && *mv != best)
        {
            return mv;
        }
        shell.press_keys("n");
    }
}

#[test]
fn every_mistake_comes_back_with_the_history_of_the_game() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let mistake_count = mistakes_screen(&shell).number_and_total().1;
    assert!(
        mistake_count > 1 && mistakes_screen(&shell).sequence.source == MistakesSource::BothSides
    );
    let mut previous_move_index = None;
    for number in 1..=mistake_count {
        let shown = mistakes_screen(&shell);
        let mistake = shown.current_exercise().expect("a mistake");
        assert_eq!(shown.number_and_total(), (number, mistake_count));
        assert!(MoveMark::from(&mistake.assessment) >= MoveMark::Mistake);
        assert!(
            previous_move_index.replace(mistake.move_index) < Some(mistake.move_index),
            "in the order of the game"
        );
        assert_eq!(
            shown.task.animated_game.game.referee.moves().len(),
            mistake.move_index
        );
        assert_eq!(
            shown.task.is_turned,
            shown.task.animated_game.position().to_move() == Seat::North,
            "the player sits below"
        );
        let [
            (
                _,
                AnalysisTask::SearchEachMove {
                    positions_so_far,
                    effort,
                },
            ),
        ] = shell.analysis_tasks.as_slice()
        else {
            panic!("a position is judged")
        };
        assert_eq!(
            (positions_so_far.len(), effort.depth, effort.time_limit),
            (
                mistake.move_index + 1,
                awale_study::study::ANALYSIS_DEPTH,
                None
            )
        );
        shell.press_keys("n");
    }
    assert!(
        mistakes_screen(&shell).current_exercise().is_none() && shell.analysis_tasks.is_empty()
    );
    assert_eq!(shell.app.next_tick(), None, "nothing moves any more");
}

#[test]
fn only_the_mistakes_of_the_human_come_back() {
    let shell = shell_on_first_mistake(AGAINST_COMPUTER_SETTINGS);
    let shown = mistakes_screen(&shell);
    assert!(
        !shown.sequence.mistakes.is_empty()
            && shown.sequence.source == MistakesSource::OnlyHumanPlayer
    );
    assert!(
        shown
            .sequence
            .mistakes
            .iter()
            .all(|mistake| mistake.move_index % 2 == 0),
        "South moved first"
    );
}

#[test]
fn the_best_move_is_accepted_immediately() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let (_, best) = played_and_best(&shell);
    let move_index = mistakes_screen(&shell)
        .current_exercise()
        .expect("a mistake")
        .move_index;
    select_pit(&mut shell, best);
    let shown = mistakes_screen(&shell);
    assert_eq!(
        (
            shown.task.state,
            shown.task.tried_move,
            shown.count_with_result(SolveResult::SolvedAtOnce)
        ),
        (TaskState::Solved, Some(best), 1)
    );
    assert_eq!(
        shown.task.animated_game.cursor.shown_move_count(),
        move_index + 1
    );
    assert_eq!(
        shown.shown_line(),
        shown.current_exercise().expect("a mistake").assessment.line
    );
    shell.act(Action::Right);
    assert_eq!(
        mistakes_screen(&shell)
            .task
            .animated_game
            .cursor
            .shown_move_count(),
        move_index + 2,
        "its line is gone through"
    );
    shell.act(Action::Confirm);
    assert_eq!(mistakes_screen(&shell).number_and_total().0, 2);
}

#[test]
fn the_played_move_is_refuted_on_the_board_and_taken_back() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let (played, best) = played_and_best(&shell);
    let move_index = mistakes_screen(&shell)
        .current_exercise()
        .expect("a mistake")
        .move_index;
    let position_before = *mistakes_screen(&shell).task.animated_game.position();
    let is_cursor_on_played_move =
        |shell: &Shell| mistakes_screen(shell).task.chosen_move() == Some(played);
    assert!(!is_cursor_on_played_move(&shell));
    select_pit(&mut shell, played);
    let shown = mistakes_screen(&shell);
    assert!(
        shown.task.is_wrong() && shown.task.tried_move == Some(played),
        "{:?}",
        shown.task
    );
    assert!(shown.shown_line().len() > 2 && shown.shown_line()[0] == played);
    assert_eq!(
        shown.task.animated_game.cursor.shown_move_count(),
        move_index + 2,
        "the move and the answer"
    );
    shell.act(Action::Right);
    assert_eq!(
        mistakes_screen(&shell)
            .task
            .animated_game
            .cursor
            .shown_move_count(),
        move_index + 3
    );
    shell.act_all([Action::Home, Action::Left]);
    assert_eq!(
        mistakes_screen(&shell)
            .task
            .animated_game
            .cursor
            .shown_move_count(),
        move_index,
        "not into the game before"
    );
    shell.act(Action::Confirm);
    assert_eq!(mistakes_screen(&shell).task.state, TaskState::AwaitingMove);
    assert_eq!(
        *mistakes_screen(&shell).task.animated_game.position(),
        position_before
    );
    assert!(!is_cursor_on_played_move(&shell));
    select_pit(&mut shell, best);
    assert_eq!(
        mistakes_screen(&shell).count_with_result(SolveResult::SolvedWithHelp),
        1,
        "not at once any more"
    );
}

#[test]
fn a_move_other_than_the_best_and_the_played_one_is_judged_by_its_cost() {
    for (worth, is_right) in [(190, true), (-400, false)] {
        let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
        let third_move = move_neither_best_nor_played(&mut shell);
        let (_, best) = played_and_best(&shell);
        select_pit(&mut shell, third_move);
        assert_eq!(mistakes_screen(&shell).pending_move(), Some(third_move));
        send_values(&mut shell, best, worth, false);
        assert_eq!(
            mistakes_screen(&shell).pending_move(),
            Some(third_move),
            "what is not final judges nothing"
        );
        send_values(&mut shell, best, worth, true);
        assert_eq!(mistakes_screen(&shell).task.tried_move, Some(third_move));
        match mistakes_screen(&shell).task.state {
            TaskState::Solved => assert!(is_right),
            TaskState::Wrong => {
                let verdict = mistakes_screen(&shell)
                    .current_exercise()
                    .and_then(|at| at.verdict(third_move));
                let value = verdict.map(|verdict| verdict.value);
                assert!(!is_right && value == Some(Score::Estimate(worth)));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_move_after_a_refused_one_is_judged() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let third_move = move_neither_best_nor_played(&mut shell);
    let (_, best) = played_and_best(&shell);
    let opponent_of_mover = mistakes_screen(&shell)
        .task
        .animated_game
        .position()
        .to_move()
        .opponent();
    shell.act(Action::ClickPit(Pit::of(opponent_of_mover, 0)));
    assert!(matches!(
        mistakes_screen(&shell).task.state,
        TaskState::MoveRefused(..)
    ));
    select_pit(&mut shell, third_move);
    assert_eq!(mistakes_screen(&shell).pending_move(), Some(third_move));
    send_values(&mut shell, best, -400, true);
    assert!(
        mistakes_screen(&shell).task.is_wrong(),
        "{:?}",
        mistakes_screen(&shell).task
    );
}

#[test]
fn known_values_judge_immediately_and_a_failed_analysis_does_not_block() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let third = move_neither_best_nor_played(&mut shell);
    let (_, best) = played_and_best(&shell);
    let (job, _) = shell.analysis_tasks.pop().expect("the moves are judged");
    select_pit(&mut shell, third);
    shell.handle(Event::Job(
        job,
        JobNews::Failed(JobFailure::Message("it broke".to_owned())),
    ));
    assert!(
        shell.app.context.error.is_some()
            && mistakes_screen(&shell).task.state == TaskState::AwaitingMove
    );
    assert_eq!(mistakes_screen(&shell).pending_move(), None);
    select_pit(&mut shell, third);
    assert_eq!(shell.analysis_tasks.len(), 1, "it is asked once more");
    send_values(&mut shell, best, -400, true);
    shell.act(Action::Confirm);
    select_pit(&mut shell, third);
    assert!(
        mistakes_screen(&shell).task.is_wrong(),
        "{:?}",
        mistakes_screen(&shell).task
    );
}

#[test]
fn a_hint_gives_the_idea_then_the_move_then_the_solution() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let (_, best) = played_and_best(&shell);
    shell.press_keys("i");
    assert_eq!(mistakes_screen(&shell).task.hint, Some(Hint::Idea));
    assert_ne!(mistakes_screen(&shell).task.chosen_move(), None);
    shell.press_keys("i");
    assert_eq!(
        (
            mistakes_screen(&shell).task.hint,
            mistakes_screen(&shell).task.chosen_move()
        ),
        (Some(Hint::Move(best)), Some(best))
    );
    shell.act(Action::Confirm);
    assert_eq!(
        (
            mistakes_screen(&shell).task.tried_move,
            mistakes_screen(&shell).count_with_result(SolveResult::SolvedWithHelp)
        ),
        (Some(best), 1)
    );
    assert_eq!(mistakes_screen(&shell).task.state, TaskState::Solved);
    shell.act(Action::Confirm);
    let (_, best) = played_and_best(&shell);
    shell.press_keys("iii");
    assert_eq!(
        (
            mistakes_screen(&shell).task.state,
            mistakes_screen(&shell).count_with_result(SolveResult::SolutionShown)
        ),
        (TaskState::GivenUp, 1)
    );
    assert_eq!(mistakes_screen(&shell).shown_line()[0], best);
}

#[test]
fn the_score_counts_each_mistake_once_and_returns_to_the_game() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    let mistake_count = mistakes_screen(&shell).number_and_total().1;
    assert!(mistake_count >= 3, "three mistakes are needed here");
    shell.press_keys("r");
    // A solution that was shown stays counted as shown, even if the move is played afterwards.
    shell.press_keys("R");
    let (_, best) = played_and_best(&shell);
    select_pit(&mut shell, best);
    shell.act(Action::Confirm);
    let (_, best) = played_and_best(&shell);
    select_pit(&mut shell, best);
    shell.act(Action::Confirm);
    for _ in 2..mistake_count {
        shell.press_keys("n");
    }
    let shown = mistakes_screen(&shell);
    assert_eq!(
        SolveResult::ALL
            .iter()
            .map(|&find| shown.count_with_result(find))
            .collect::<Vec<_>>(),
        [1, 0, 1, mistake_count - 2]
    );
    shell.press_keys("R");
    assert_eq!(
        (
            mistakes_screen(&shell).number_and_total().0,
            mistakes_screen(&shell).count_with_result(SolveResult::SolvedAtOnce)
        ),
        (1, 0),
        "all of them again"
    );
    shell.act(Action::Back);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(_))
            && shell.analysis_tasks.is_empty()
    );
    shell.act(Action::Back);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
    // The game is already analyzed, so the mistakes open immediately. Esc returns to the screen
    // that opened them.
    shell.press_keys("L");
    assert!(!mistakes_screen(&shell).sequence.mistakes.is_empty());
    shell.act(Action::Back);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Over(_)));
}

#[test]
fn a_game_without_mistakes_says_so() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pFr");
    shell.act(Action::Yes);
    shell.press_keys("L");
    shell.run_analysis(2);
    assert!(
        mistakes_screen(&shell).sequence.mistakes.is_empty() && shell.analysis_tasks.is_empty()
    );
    let drawn = shell.draw(80, 24);
    let text: String = drawn
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(text.contains("No mistakes and no"), "{text}");
    assert!(
        !text.contains("Well played"),
        "a short game gets no praise: {text}"
    );
    shell.act(Action::Confirm);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
}

/// Answers the request to analyze the game with `assess` of each move.
fn report_analysis(shell: &mut Shell, assess: impl Fn(AnyMove) -> Assessment) {
    let (
        job,
        AnalysisTask::ReviewGame {
            played_moves: played,
            ..
        },
    ) = shell.analysis_tasks.pop().expect("an analysis")
    else {
        panic!("a position is studied")
    };
    let analysis = Analysis {
        moves: played.into_iter().map(assess).collect(),
        depth: 20,
        max_table_seeds: 0,
    };
    let report = AnalysisReport::Reviewed(analysis);
    shell.handle(Event::Job(job, JobNews::Studied(report)));
}

/// `played` is the best of moves that matter.
fn best_move_assessment(played: AnyMove) -> Assessment {
    Assessment {
        played_move: played,
        value: Score::Estimate(30),
        best: Score::Estimate(30),
        line: vec![played],
        cost: 0,
        points_at_stake: 100,
        only_good_evidence: None,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    }
}

#[test]
fn a_game_without_mistakes_is_praised_from_ten_moves_on() {
    for (move_count, is_praised) in [(1, false), (9, false), (10, true), (11, true)] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        shell.press_keys("p");
        for _ in 0..move_count {
            shell.act(Action::Confirm);
        }
        shell.press_keys("r");
        shell.act(Action::Yes);
        shell.press_keys("L");
        report_analysis(&mut shell, best_move_assessment);
        let shown = shell.screen_text(80, 24);
        assert!(
            shown.contains("No mistakes and no") && shown.contains("Well played") == is_praised,
            "{move_count}: {shown}"
        );
        shell.act_all([Action::Back, Action::Back]);
        let end = shell.screen_text(80, 24);
        assert!(end.contains("No mistakes"), "{move_count}: {end}");
    }
}

#[test]
fn a_game_with_only_inaccuracies_offers_them_instead_of_praise() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pCr");
    shell.act(Action::Yes);
    shell.press_keys("L");
    report_analysis(&mut shell, |played| Assessment {
        value: Score::Estimate(-100),
        line: vec![AnyMove::Pit(Pit::from_letter('D').expect("a pit"))],
        cost: 80,
        ..best_move_assessment(played)
    });
    let shown = shell.screen_text(80, 24);
    assert!(
        shown.contains("inaccurate (?!).")
            && shown.contains("Learn from mistakes (?, ??)")
            && !shown.contains("Well played"),
        "{shown}"
    );
    shell.act(Action::Confirm);
    let shown = shell.screen_text(80, 24);
    assert!(
        shown.contains("Position 1 of 1") && shown.contains("C?!: inaccuracy"),
        "{shown}"
    );
    let (_, best) = played_and_best(&shell);
    select_pit(&mut shell, best);
    assert_eq!(
        mistakes_screen(&shell).count_with_result(SolveResult::SolvedAtOnce),
        1
    );
}

#[test]
fn the_letters_l_and_h_are_arrow_keys_before_a_review() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    play_to_the_end(&mut shell);
    shell.choose_after_game(EndChoice::ShowOnBoard);
    let shown_move_count = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Analysis(board) => board.shown_move_count(),
        other => panic!("{other:?}"),
    };
    shell.press_keys("ll");
    assert_eq!(shown_move_count(&shell), 2);
    shell.press_keys("h");
    assert_eq!(shown_move_count(&shell), 1);
    shell.press_keys("aL");
    assert_eq!(shown_move_count(&shell), 1, "it waits for the analysis");
    shell.act(Action::Left);
    shell.run_analysis(4);
    assert_eq!(
        shown_move_count(&shell),
        0,
        "a player who does something else meanwhile stays there"
    );
    shell.press_keys("L");
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Mistakes(_)
    ));
}

#[test]
fn mistakes_of_a_clocked_game_are_available_after_its_end() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\n[setup]\nnorth = \"human\"\nfirst = \"south\"\nclock = \"30+0\"\n",
    );
    shell.press_keys("pABC");
    // Leaving a game with clocks needs a confirmation.
    shell.act_all([Action::Back, Action::Yes]);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("a");
    shell.press_keys("aL");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(_))
            && shell.analysis_tasks.is_empty(),
        "{:?}",
        current_screen(&shell.app)
    );
}

#[test]
fn blunders_in_the_game_of_matches_are_also_trained() {
    let mut shell = shell_on_first_mistake(
        "animation = \"off\"\n[setup]\ngame = \"matches\"\nnorth = \"human\"\nmatches_first = \"south\"\n",
    );
    let (played, best) = played_and_best(&shell);
    let (AnyMove::Take(played), AnyMove::Take(best)) = (played, best) else {
        panic!("no matches")
    };
    shell.act(Action::TakeMatches(played.0));
    assert!(mistakes_screen(&shell).task.is_wrong());
    shell.act_all([Action::Confirm, Action::TakeMatches(best.0)]);
    assert_eq!(
        mistakes_screen(&shell).count_with_result(SolveResult::SolvedWithHelp),
        1
    );
}

#[test]
fn the_number_of_the_mistake_is_shown_in_every_window() {
    let mut shell = shell_on_first_mistake(TWO_HUMANS_SETTINGS);
    for (width, height) in [(60, 18), (80, 24), (120, 40)] {
        let drawn = shell.draw(width, height);
        let symbols = drawn.content.iter().map(ratatui::buffer::Cell::symbol);
        let text: String = symbols.collect();
        assert!(text.contains("Mistake 1 of "), "{width}x{height}: {text}");
    }
}
