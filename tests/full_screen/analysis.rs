//! The analysis board: variations, comments, engine lines, import and export.

use awale::app::{
    Action, Confirmation, Effect, Event, GameFile, Job, JobNews, Notice, OpenRequest,
};
use awale::keys::Command;
use awale::pictures::ExportedPicture;
use awale::screens::{AnalyseRow, BoardRemark, EndChoice, MenuItem};
use awale_engine::Score;
use awale_rules::{Pit, Seat};
use awale_study::catalogue::AnyGame;
use awale_study::record::{Assessment, GameOrigin, Record, StatisticsStatus};
use awale_study::study::{AnalysisReport, AnalysisTask, moves_and_captures};
use awale_words::text::letter_marks::without_letter_marks;
use ratatui::layout::Rect;

use crate::kept;
use crate::shell::shown::{ShownScreen, analysis_board, current_screen, displayed_moves};
use crate::shell::{Shell, TWO_HUMANS_SETTINGS};

/// The moves of the main line.
fn main_line_moves(shell: &Shell) -> String {
    let tree = &analysis_board(shell).tree;
    tree.main_line()
        .into_iter()
        .filter_map(|at| tree.node(at).mv)
        .map(|mv| mv.to_string())
        .collect()
}

/// The analysis board at the start of a game.
fn shell_on_analysis_board() -> Shell {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Confirm);
    shell
}

/// The letter of the analysis is also the name of a pit, so a beginner may press it first.
#[test]
fn an_empty_board_has_nothing_to_analyze() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("a");
    assert!(analysis_board(&shell).review.is_none());
    let screen = shell.screen_text(80, 24);
    assert!(screen.contains("No move has been played"), "{screen}");
}

/// The analysis board with a finished game of four moves.
fn shell_on_finished_game_analysis() -> Shell {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.write_game_file(GameFile("game.toml".to_owned()), GAME_FILE_TEXT.to_owned());
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("a");
    shell
}

const GAME_FILE_TEXT: &str = r#"format = 1
date = 2026-11-21T09:30:00+01:00
game = "awale"
first = "south"
start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"
moves = ["A", "a", "B", "b"]
south = { name = "Awa", player = "human" }
north = { name = "Kofi", player = "human" }
[variant]
id = "oware"
name = "Oware"
seeds_per_pit = 4
sow_stores = false
grand_slam = "captures_nothing"
feeding = "required"
win_at = 25
stop_at = "none"
leftovers = "own_rows"
repetition = "own_rows"
[result]
winner = "north"
ending = "south-resigned"
south = 0
north = 0
"#;

#[test]
fn moves_make_branches_that_are_promoted_deleted_folded_and_taken_back() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AAB");
    shell.act_all([Action::Left, Action::Left]);
    shell.press_keys("BC");
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            main_line_moves(&shell).as_str()
        ),
        ("AbC", "AaB"),
        "capitals are pits of who is to move"
    );
    shell.act(Action::Up);
    assert_eq!(
        displayed_moves(&shell),
        "Ab",
        "to the first move of the variation"
    );
    shell.act(Action::Up);
    assert_eq!(displayed_moves(&shell), "Aa", "and to the line beside it");
    shell.act(Action::Down);
    assert_eq!(displayed_moves(&shell), "Ab");
    shell.press_keys("M");
    assert_eq!(main_line_moves(&shell), "AbC");
    shell.press_keys("M");
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::LineIsAlreadyFirst),
        "it is the main line already"
    );
    shell.press_keys("u");
    assert_eq!(main_line_moves(&shell), "AaB");
    shell.press_keys("-");
    assert!(
        shell.screen_text(80, 24).contains("1… b …"),
        "folded: {}",
        shell.screen_text(80, 24)
    );
    shell.act(Action::Right);
    assert!(
        !shell.screen_text(80, 24).contains("1… b …"),
        "it opens where one goes in"
    );
    shell.act(Action::Left);
    shell.press_keys("d");
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            analysis_board(&shell).tree.added_move_count()
        ),
        ("A", 3)
    );
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::MovesDeleted(2))
    );
    let screen = shell.screen_text(60, 18);
    assert!(screen.contains("Deleted 2 moves. u undoes it."), "{screen}");
    shell.press_keys("u");
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            analysis_board(&shell).tree.added_move_count()
        ),
        ("Ab", 5)
    );
    shell.press_keys("U");
    assert_eq!(analysis_board(&shell).tree.added_move_count(), 3);
    assert_eq!(kept::move_letters(&only_saved_game(&shell)), "A a B");
}

#[test]
fn variations_do_not_change_the_moves_of_a_game() {
    let mut shell = shell_on_finished_game_analysis();
    assert_eq!(
        (
            analysis_board(&shell).move_count(&shell.app.context),
            displayed_moves(&shell).as_str()
        ),
        (4, "")
    );
    shell.act_all([Action::Right, Action::Right]);
    shell.press_keys("d");
    assert_eq!(
        (
            analysis_board(&shell).remark.clone(),
            analysis_board(&shell).move_count(&shell.app.context)
        ),
        (Some(BoardRemark::PlayedMoveIsFixed), 4)
    );
    shell.press_keys("C");
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            main_line_moves(&shell).as_str()
        ),
        ("AaC", "AaBb")
    );
    shell.press_keys("M");
    assert_eq!(main_line_moves(&shell), "AaBb");
    assert_eq!(only_saved_game(&shell).header.variations.len(), 1);
}

#[test]
fn page_keys_scroll_a_long_comment_to_its_end_and_then_jump_over_moves() {
    let mut shell = shell_on_finished_game_analysis();
    shell.act_all([Action::Right, Action::TypedChar('c')]);
    shell.act(Action::Paste("quiet ".repeat(60) + "end"));
    shell.act(Action::Confirm);
    let mut page_down_count = 0;
    while !shell.screen_text(60, 18).contains("end") {
        shell.act(Action::PageDown);
        assert_eq!(displayed_moves(&shell), "A", "the comment scrolls");
        page_down_count += 1;
    }
    assert!(page_down_count > 1, "a long comment");
    shell.screen_text(60, 18);
    shell.act(Action::PageDown);
    assert_eq!(displayed_moves(&shell), "AaBb", "at its end the key leaps");
    shell.screen_text(60, 18);
    shell.act(Action::PageUp);
    assert_eq!(displayed_moves(&shell), "", "a place without a comment");
    // Nothing scrolls in a window that has room for everything.
    shell.act(Action::Right);
    shell.screen_text(200, 60);
    shell.act(Action::PageDown);
    assert_eq!(displayed_moves(&shell), "AaBb");
}

/// A position in which F wins and E, the next move of the pasted game, is a blunder.
const GAME_WITH_BLUNDER: &str = "[FEN \"0-0-0-0-1-1-1-0-0-0-0-1-24-20-S\"]\n\n1. E";

/// Values are shown for South, so "won" alone would not say who wins.
#[test]
fn a_proven_result_above_the_other_sides_pit_names_the_winner() {
    let mut shell = shell_on_analysis_board();
    shell.act(Action::Paste("1-0-0-0-0-1-0-0-0-0-1-1-20-24-N".to_owned()));
    assert!(shell.search_lines(8));
    let screen = shell.screen_text(80, 24);
    assert!(screen.contains("f N+"), "{screen}");
}

#[test]
fn a_comment_leaves_the_better_move_visible() {
    let mut shell = shell_on_analysis_board();
    shell.act(Action::Paste(GAME_WITH_BLUNDER.to_owned()));
    shell.press_keys("a");
    assert!(shell.run_analysis(4));
    shell.act_all([Action::Right, Action::TypedChar('c')]);
    shell.act(Action::Paste("I saw F only later.".to_owned()));
    shell.act(Action::Confirm);
    for (width, height) in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        let drawn = shell.screen_text(width, height);
        assert!(
            drawn.contains("mistake") && drawn.contains("Better: F") && drawn.contains("I saw F"),
            "{width}x{height}\n{drawn}"
        );
    }
}

#[test]
fn a_pasted_game_is_saved_at_once_with_names_and_a_date() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_menu_item(MenuItem::Analyse);
    shell.act(Action::Paste(
        "[South \"?\"]\n[NorthPlayer \"character:nana\"]\n\n1. C d 2. D".to_owned(),
    ));
    assert_eq!(shell.app.context.notice, Some(Notice::StudySaved));
    let drawn = shell.screen_text(120, 40);
    assert!(
        drawn.contains("South – Nana Esi") && drawn.contains("▸ South ─"),
        "{drawn}"
    );
    let saved = only_saved_game(&shell);
    assert_eq!(saved.header.date.day(), shell.app.context.now().day());
    assert_eq!(saved.header.origin, GameOrigin::StudyGame);
    shell.press_keys("c");
    shell.press_keys("good");
    shell.act(Action::Confirm);
    assert_eq!(shell.disk.len(), 1, "changes go into the same file");
    // A pasted game that has moves but no tags is saved too.
    shell.act_all([Action::Back, Action::Paste("C c D".to_owned())]);
    assert_eq!(shell.disk.len(), 2);
}

#[test]
fn a_game_from_standard_input_is_saved_and_one_from_a_file_is_not() {
    for (must_be_saved, files) in [(true, 1), (false, 0)] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        let record = Record::parse_ogn(GAME_WITH_BLUNDER, &[]).expect("a game");
        shell.handle(Event::Open(OpenRequest::AnalyzeRecord {
            record: Box::new(record),
            must_be_saved,
        }));
        assert_eq!(
            (
                displayed_moves(&shell).as_str(),
                main_line_moves(&shell).as_str()
            ),
            ("", "E")
        );
        assert_eq!(shell.disk.len(), files);
    }
}

#[test]
fn the_analysis_of_a_game_is_shown_wherever_the_game_is() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pCDDr");
    shell.act(Action::Yes);
    let has_review = |shell: &Shell| analysis_board(shell).review.is_some();
    shell.choose_after_game(EndChoice::ShowOnBoard);
    assert!(!has_review(&shell), "no analysis yet");
    shell.press_keys("a");
    assert!(shell.run_analysis(3));
    shell.act(Action::Back);
    shell.choose_after_game(EndChoice::ShowOnBoard);
    assert!(has_review(&shell));
    shell.act_all([Action::Back, Action::GoToMove(1)]);
    assert!(has_review(&shell));
    assert!(shell.analysis_tasks.is_empty(), "nothing is analyzed again");
}

#[test]
fn a_finished_saved_game_is_analyzed_at_once() {
    let mut shell = shell_on_finished_game_analysis();
    assert!(analysis_board(&shell).review.is_some());
    shell.press_keys("a");
    let is_hidden = analysis_board(&shell).review.is_none();
    assert!(is_hidden, "the key hides the analysis again");
}

#[test]
fn the_last_finished_game_comes_first_among_the_analyses() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    let first_line_of_analyses = |shell: &mut Shell| {
        shell.open_menu_item(MenuItem::Analyse);
        match current_screen(&shell.app) {
            ShownScreen::AnalyseHub(hub) => hub.row,
            other => panic!("no menu *Analyze*, but {other:?}"),
        }
    };
    assert_eq!(
        first_line_of_analyses(&mut shell),
        AnalyseRow::PositionSetup
    );
    shell.act(Action::Back);
    shell.write_game_file(GameFile("game.toml".to_owned()), GAME_FILE_TEXT.to_owned());
    shell.reload_game_list();
    assert_eq!(first_line_of_analyses(&mut shell), AnalyseRow::LastGame);
    shell.act(Action::Confirm);
    assert!(analysis_board(&shell).review.is_some());
    assert_eq!(main_line_moves(&shell), "AaBb");
}

/// The analysis takes long, so leaving it must not lose what it has found.
#[test]
fn a_stopped_analysis_continues_where_it_stopped() {
    let mut shell = shell_on_finished_game_analysis();
    let task = shell.analysis_tasks.pop().expect("an analysis");
    let (job, played_moves) = match task {
        (job, AnalysisTask::ReviewGame { played_moves, .. }) => (job, played_moves),
        (_, other) => panic!("no review, but {other:?}"),
    };
    let assessment = Assessment {
        played_move: played_moves[3],
        value: Score::Estimate(0),
        best: Score::Estimate(100),
        line: Vec::new(),
        cost: 20,
        points_at_stake: 200,
        only_good_evidence: None,
        depth_costs: Vec::new(),
        choice_counts: Vec::new(),
    };
    let report = AnalysisReport::MoveAssessed {
        move_index: 3,
        assessment: assessment.clone(),
    };
    shell.handle(Event::Job(job, JobNews::Studied(report)));
    shell.act(Action::Back);
    shell.press_keys("a");
    let review = analysis_board(&shell).review.as_ref().expect("an analysis");
    assert_eq!(review.assessed_count(), 1);
    assert_eq!(review.assessment(3), Some(&assessment));
}

/// The loss matters more to a learner than the engine's line.
#[test]
fn a_verdict_is_not_shortened_for_the_better_line() {
    let mut shell = shell_on_analysis_board();
    shell.act(Action::Paste(GAME_WITH_BLUNDER.to_owned()));
    shell.press_keys("a");
    assert!(shell.run_analysis(4));
    shell.act(Action::Right);
    let assessment = analysis_board(&shell).assessment(1).expect("a judged move");
    let verdict_text = shell.app.context.words.verdict_text(assessment);
    let verdict = without_letter_marks(&verdict_text);
    let screen = shell.screen_text(60, 18);
    let remark = screen.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    assert!(remark.contains(&verdict), "{verdict}: {remark}");
}

#[test]
fn the_curve_grows_with_the_window() {
    let mut shell = shell_on_finished_game_analysis();
    assert!(shell.run_analysis(3));
    let mut chart_rows = |width, height| {
        let drawn = shell.screen_text(width, height);
        let lines: Vec<&str> = drawn.lines().collect();
        let chart_top = lines.iter().position(|line| line.contains("│100"));
        let chart_bottom = lines.iter().rposition(|line| line.contains("│  0"));
        chart_bottom
            .zip(chart_top)
            .map(|(chart_bottom, chart_top)| chart_bottom - chart_top + 1)
    };
    let (rows_in_usual_window, rows_in_large_window) = (chart_rows(120, 40), chart_rows(200, 60));
    assert!(rows_in_usual_window >= Some(4), "{rows_in_usual_window:?}");
    assert!(rows_in_large_window >= Some(8), "{rows_in_large_window:?}");
}

#[test]
fn keys_that_do_nothing_in_a_finished_position_are_not_offered() {
    let offered_keys = |shell: &mut Shell| {
        shell
            .screen_text(120, 40)
            .lines()
            .last()
            .unwrap_or_default()
            .to_owned()
    };
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    assert!(
        offered_keys(&mut shell).contains("Enter analyze")
            && offered_keys(&mut shell).contains("p play")
    );
    shell.act(Action::Paste("0-0-0-0-1-1-1-0-0-0-0-1-24-20-S".to_owned()));
    shell.act(Action::Confirm);
    assert!(
        offered_keys(&mut shell).contains("Enter play")
            && offered_keys(&mut shell).contains("p from here")
    );
    shell.act(Action::ClickPit(Pit::of(awale_rules::Seat::South, 5)));
    let offered_after_end = offered_keys(&mut shell);
    assert!(
        !offered_after_end.contains("Enter play") && !offered_after_end.contains("p from here"),
        "{offered_after_end}"
    );
    shell.act(Action::Command(Command::SetUp));
    let offered_after_end = offered_keys(&mut shell);
    assert!(
        !offered_after_end.contains("Enter analyze") && !offered_after_end.contains("p play"),
        "{offered_after_end}"
    );
}

#[test]
fn a_pasted_text_with_errors_plays_no_moves() {
    let mut shell = shell_on_finished_game_analysis();
    let main_line_length = |shell: &Shell| main_line_moves(shell).len();
    let moves_before = main_line_length(&shell);
    for (pasted, words) in [
        ("a1 a2 b1 b2", "is not a move"),
        ("6 6 5 5", "could be a pit"),
        ("1. F 2. E B", "the move number"),
    ] {
        shell.act(Action::Paste(pasted.to_owned()));
        let shown = shell.screen_text(120, 40);
        assert!(shown.contains(words), "{shown}");
        assert_eq!(main_line_length(&shell), moves_before, "{pasted}");
    }
}

#[test]
fn comments_are_typed_and_saved_into_the_file_of_the_game_or_another() {
    let mut shell = shell_on_finished_game_analysis();
    shell.act_all([Action::Right, Action::TypedChar('c')]);
    shell.act(Action::Paste("A \u{1b}[2J quiet\nstart".to_owned()));
    shell.act(Action::Confirm);
    shell.act_all([
        Action::Right,
        Action::TypedChar('C'),
        Action::TypedChar('c'),
    ]);
    shell.press_keys("try");
    shell.act(Action::Confirm);
    for (width, height) in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        assert!(
            shell.screen_text(width, height).contains("try"),
            "{width}x{height}"
        );
    }
    let files_before = shell.disk.clone();
    shell.act_all([Action::TypedChar('S'), Action::Confirm]);
    assert_eq!(shell.disk.len(), 1, "under its own name into its own file");
    let saved_record =
        Record::parse(shell.disk.values().next().expect("the game")).expect("a good record");
    assert_eq!(&*saved_record.header.comments[&1], "A [2J quiet start");
    assert_eq!(&*saved_record.header.variations[0].comments[&1], "try");
    assert_eq!(
        (saved_record.statistics_status(), saved_record.result()),
        (
            Record::parse(files_before.values().next().unwrap())
                .unwrap()
                .statistics_status(),
            saved_record.result()
        )
    );
    shell.act_all([Action::TypedChar('S')]);
    shell.press_keys("My notes");
    shell.act(Action::Confirm);
    assert_eq!(shell.disk.len(), 2);
    let text_of_copy = shell
        .disk
        .values()
        .find(|text| text.contains("My notes"))
        .expect("the copy");
    assert_eq!(
        Record::parse(text_of_copy)
            .expect("a good record")
            .statistics_status(),
        StatisticsStatus::PlayedAsStudy,
        "it counts for nothing"
    );
    // After a return to the list, the saved changes are loaded again.
    shell.act_all([Action::Back, Action::Back, Action::Back]);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("/My notes");
    shell.act_all([Action::Confirm, Action::TypedChar('a'), Action::End]);
    assert_eq!(main_line_moves(&shell), "AaBb");
    assert_eq!(
        analysis_board(&shell).tree.added_move_count(),
        5,
        "of a study every move may be changed"
    );
}

/// The only game on the disk.
fn only_saved_game(shell: &Shell) -> Record {
    assert_eq!(shell.disk.len(), 1);
    Record::parse(shell.disk.values().next().expect("the game")).expect("a good record")
}

#[test]
fn the_analysis_board_continues_from_the_saved_analysis() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AABa");
    assert!(shell.run_analysis(3));
    shell.act_all([Action::End, Action::TypedChar('C')]);
    shell.is_disk_slow = true;
    shell.press_keys("Sline");
    shell.act(Action::Confirm);
    shell.finish_slow_writes();
    assert_eq!(
        kept::move_letters(&only_saved_game(&shell)),
        "A a B c",
        "not what was judged before"
    );
    assert_eq!(analysis_board(&shell).move_count(&shell.app.context), 4);
    assert!(
        analysis_board(&shell).review.is_none(),
        "other moves were judged"
    );
    shell.press_keys("u");
    assert_eq!(
        main_line_moves(&shell),
        "AaB",
        "the changes before can still be taken back"
    );
    shell.press_keys("Ua");
    assert!(shell.run_analysis(3));
    shell.act_all([Action::Home, Action::Right]);
    assert!(
        analysis_board(&shell)
            .assessment(analysis_board(&shell).current_node)
            .is_some(),
        "its moves are judged"
    );
}

#[test]
fn a_move_after_the_analysis_is_saved_in_the_first_file_of_a_study() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("CDD");
    (0..3).for_each(|_| shell.act(Action::Command(Command::Copy)));
    let pasted_game = shell.copied_text.clone().expect("the whole game");
    shell.act(Action::Paste(pasted_game));
    shell.press_keys("a");
    assert!(shell.run_analysis(3));
    shell.act_all([Action::End, Action::TypedChar('C')]);
    let game_texts = shell.disk.values();
    let move_letters_of_games: Vec<String> = game_texts
        .map(|text| kept::move_letters(&Record::parse(text).expect("a good record")))
        .collect();
    assert!(
        move_letters_of_games.contains(&"C d D c".to_owned()),
        "{move_letters_of_games:?}"
    );
}

#[test]
fn an_analyzed_study_keeps_its_file_up_to_date() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AABcfirst");
    shell.act_all([Action::Confirm, Action::Left]);
    shell.press_keys("CMa");
    assert_eq!(
        (
            main_line_moves(&shell).as_str(),
            analysis_board(&shell).move_count(&shell.app.context)
        ),
        ("AaC", 3)
    );
    assert!(shell.run_analysis(3));
    let saved = only_saved_game(&shell);
    assert_eq!(kept::move_letters(&saved), "A a C");
    assert_eq!(
        (saved.header.comments.len(), saved.header.variations.len()),
        (0, 1),
        "the comment is the variation's"
    );
    assert_eq!(&*saved.header.variations[0].comments[&1], "first");
    assert!(saved.analysis.is_some(), "it is kept with the rest");
    shell.press_keys("uuu");
    assert_eq!(main_line_moves(&shell), "AaB", "undo goes back beyond it");
    let saved_record = self::only_saved_game(&shell);
    assert_eq!(kept::move_letters(&saved_record), "A a B");
    assert!(saved_record.header.comments.is_empty() && saved_record.header.variations.is_empty());
}

#[test]
fn variations_do_not_become_moves_of_an_unplayed_game() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    let game = GAME_FILE_TEXT.replace(r#"moves = ["A", "a", "B", "b"]"#, "moves = []");
    shell.write_game_file(GameFile("game.toml".to_owned()), game);
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("aAAa");
    shell.run_analysis(3);
    shell.act_all([Action::TypedChar('S'), Action::Confirm]);
    let saved = only_saved_game(&shell);
    assert!(
        saved.moves().is_empty() && saved.result().is_some(),
        "it was resigned before its first move"
    );
    assert_eq!(saved.header.variations.len(), 1);
}

#[test]
fn a_comment_without_a_move_makes_no_game() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::Openings);
    shell.press_keys("cdef");
    shell.act(Action::Confirm);
    assert!(shell.disk.is_empty(), "a comment on the usual start");
    shell.act(Action::ClickPit(Pit::of(Seat::South, 2)));
    assert_eq!(only_saved_game(&shell).header.comments.len(), 1);

    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::Openings);
    shell.act(Action::ClickPit(Pit::of(Seat::South, 2)));
    shell.press_keys("cqui");
    assert!(shell.disk.is_empty(), "the comment is not finished");
    shell.act(Action::Confirm);
    assert_eq!(only_saved_game(&shell).header.comments.len(), 1);
}

#[test]
fn every_change_is_saved_with_the_game_and_taken_back_there() {
    let mut shell = shell_on_finished_game_analysis();
    shell.press_keys("C");
    assert_eq!(only_saved_game(&shell).header.variations.len(), 1);
    shell.press_keys("cqui");
    let first_variation = |shell: &Shell| only_saved_game(shell).header.variations[0].clone();
    assert_eq!(
        &*first_variation(&shell).comments[&1],
        "qui",
        "a comment is saved while it is typed"
    );
    shell.act(Action::Back);
    assert!(
        first_variation(&shell).comments.is_empty(),
        "Esc takes it away"
    );
    shell.press_keys("cquiet");
    shell.act(Action::Confirm);
    assert_eq!(&*first_variation(&shell).comments[&1], "quiet");
    shell.press_keys("c, yes");
    shell.act(Action::Confirm);
    assert_eq!(&*first_variation(&shell).comments[&1], "quiet, yes");
    shell.press_keys("u");
    assert_eq!(
        &*first_variation(&shell).comments[&1],
        "quiet",
        "a change is taken back as a whole"
    );
    shell.press_keys("uu");
    assert!(only_saved_game(&shell).header.variations.is_empty());
    shell.press_keys("UUU");
    assert_eq!(&*first_variation(&shell).comments[&1], "quiet, yes");
    shell.press_keys("d");
    assert!(only_saved_game(&shell).header.variations.is_empty());
    shell.press_keys("uSMine");
    shell.act_all([Action::Confirm, Action::TypedChar('c')]);
    shell.press_keys(" later");
    shell.act_all([Action::Confirm, Action::Back]);
    assert_eq!(shell.app.confirmation(), None, "nothing can be lost");
    assert!(!matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
    assert_eq!(shell.disk.len(), 2, "another name is another file");
    assert!(
        shell
            .disk
            .values()
            .any(|text| text.contains("Mine") && text.contains("quiet, yes later")),
        "what follows the first time is saved too: {:?}",
        shell.disk
    );
}

#[test]
fn a_study_is_saved_with_its_third_move() {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AA");
    assert!(shell.disk.is_empty(), "trying two moves is no work");
    shell.press_keys("B");
    assert_eq!(shell.app.context.notice, Some(Notice::StudySaved));
    shell.press_keys("B");
    assert_eq!(kept::move_letters(&only_saved_game(&shell)), "A a B b");
    assert_eq!(
        only_saved_game(&shell).statistics_status(),
        StatisticsStatus::PlayedAsStudy
    );
    shell.press_keys("SGame");
    shell.act(Action::Confirm);
    assert_eq!(
        only_saved_game(&shell).header.title.as_deref(),
        Some("Game")
    );
    shell.press_keys("uuuu");
    shell.act(Action::Back);
    assert_eq!(
        kept::move_letters(&only_saved_game(&shell)),
        "",
        "it was given a name"
    );

    let mut shell = shell_on_analysis_board();
    shell.press_keys("ABCuuu");
    shell.act(Action::Back);
    assert!(shell.disk.is_empty(), "all of it was taken back");
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Confirm);
    assert!(shell.search_lines(6));
    shell.act(Action::Confirm);
    shell.press_keys("cgood");
    shell.act(Action::Confirm);
    assert_eq!(
        only_saved_game(&shell).moves().len(),
        1,
        "a comment is work"
    );
    shell.press_keys("uu");
    shell.act_all([Action::Back, Action::Back]);
    assert!(shell.disk.is_empty(), "it was taken back");
    shell.open_analyse_row(AnalyseRow::Openings);
    shell.press_keys("Aa");
    assert!(shell.disk.is_empty(), "browsing the book is no work");
}

#[test]
fn a_foreign_game_file_is_not_changed() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    let file = GameFile("game.ogn".to_owned());
    let ogn_text = "[South \"Awa\"]\n[North \"Kofi\"]\n[Result \"0-1\"]\n\n1. A a 2. B b 0-1\n";
    shell.write_game_file(file.clone(), ogn_text.to_owned());
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::SavedGames);
    shell.press_keys("aC");
    assert_eq!(shell.app.context.notice, Some(Notice::StudySaved));
    shell.press_keys("cfirst");
    shell.act(Action::Confirm);
    assert_eq!(shell.disk[&file], ogn_text);
    let drawn = shell.screen_text(80, 24);
    assert!(drawn.contains("Awa"), "its players stay: {drawn}");
    let (_, study_text) = shell
        .disk
        .iter()
        .find(|(other, _)| **other != file)
        .expect("a study");
    let study_record = Record::parse(study_text).expect("a good record");
    assert_eq!(
        study_record.statistics_status(),
        StatisticsStatus::PlayedAsStudy
    );
    assert_eq!(
        (
            kept::move_letters(&study_record).as_str(),
            &*study_record.players.north.name
        ),
        ("A a B b", "Kofi")
    );
    assert_eq!(&*study_record.header.variations[0].comments[&1], "first");
}

#[test]
fn variations_tried_on_the_board_stay_in_the_game_in_progress() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.press_keys("pAA\ta");
    shell.act(Action::Left);
    shell.press_keys("CBcmy note");
    shell.act_all([Action::Confirm, Action::Back]);
    let is_note_saved = |shell: &Shell| {
        let saved_record = only_saved_game(shell);
        let two_move_variation = saved_record
            .header
            .variations
            .iter()
            .find(|line| line.moves.len() == 2);
        two_move_variation.is_some_and(|line| line.comments[&2].to_string() == "my note")
    };
    assert!(is_note_saved(&shell), "{:?}", shell.disk);
    shell.press_keys("B");
    assert_eq!(kept::move_letters(&only_saved_game(&shell)), "A a B");
    assert!(is_note_saved(&shell), "the next move leaves it there");
    shell.press_keys("uuu");
    assert_eq!(kept::move_letters(&only_saved_game(&shell)), "");
    shell.press_keys("F");
    assert_eq!(kept::move_letters(&only_saved_game(&shell)), "F");
    let variations_text = format!("{:?}", only_saved_game(&shell).header.variations);
    assert!(
        variations_text.contains("my note"),
        "moves taken back keep it: {variations_text}"
    );
    shell.press_keys("uAA\ta");
    assert_eq!(main_line_moves(&shell), "Aa");
    assert_eq!(
        analysis_board(&shell).tree.added_move_count(),
        2,
        "played again they are no variation"
    );
}

#[test]
fn an_analysis_board_that_cannot_be_saved_asks_before_it_is_left() {
    let mut shell = shell_on_finished_game_analysis();
    shell.is_disk_full = true;
    shell.press_keys("Ccquiet");
    shell.act_all([Action::Confirm, Action::Back]);
    assert_eq!(
        shell.app.confirmation(),
        Some(Confirmation::LeaveGameWithUnsavedMoves)
    );
    shell.act_all([Action::Back, Action::Command(Command::Quit)]);
    assert_eq!(
        shell.app.confirmation(),
        Some(Confirmation::QuitWithUnsavedMoves)
    );
    shell.act(Action::Back);
    let _ = analysis_board(&shell);
    shell.is_disk_full = false;
    shell.act(Action::Back);
    assert_eq!(shell.app.confirmation(), None, "the last try has saved it");
    assert!(!matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
    assert_eq!(
        &*only_saved_game(&shell).header.variations[0].comments[&1],
        "quiet"
    );
}

#[test]
fn a_displayed_variation_is_exported_as_displayed() {
    let exported_text = |shell: &mut Shell| {
        let effects = shell
            .app
            .update(Event::Action(Action::Command(Command::Export)));
        let exported_picture = effects.into_iter().find_map(|effect| match effect {
            Effect::ExportPictures(ExportedPicture::Game(picture)) => Some(picture),
            _ => None,
        });
        let picture = exported_picture.expect("a picture");
        let AnyGame::Awale(position) =
            picture.record.game().positions_so_far()[picture.shown_move_count]
        else {
            panic!("awalé")
        };
        assert_eq!(
            AnyGame::Awale(position),
            analysis_board(shell)
                .tree
                .node(analysis_board(shell).current_node)
                .position
        );
        kept::move_letters(&picture.record)
    };
    let mut shell = shell_on_finished_game_analysis();
    assert_eq!(exported_text(&mut shell), "A a B b");
    shell.act_all([Action::Right, Action::Right]);
    shell.press_keys("CD");
    assert_eq!(exported_text(&mut shell), "A a C d");
    let line = shell.app.context.exported_link_or_line.clone();
    let line = line.expect("the game as a line");
    assert!(
        line.ends_with("1. A a 2. B (2. C d) 2... b 0-1"),
        "the line has the game as it was played, and the variation in it: {line}"
    );
    shell.act(Action::Left);
    shell.press_keys("E");
    assert_eq!(
        exported_text(&mut shell),
        "A a C e",
        "a variation of the variation too"
    );
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AB");
    assert_eq!(exported_text(&mut shell), "A b");
    shell.act(Action::Left);
    shell.press_keys("C");
    assert_eq!(exported_text(&mut shell), "A c");
}

#[test]
fn the_engine_searches_the_displayed_position_and_then_stops() {
    let mut shell = shell_on_analysis_board();
    let searched_position = |shell: &Shell| match &shell.line_analysis_task {
        Some((
            _,
            AnalysisTask::SearchAllLines {
                positions_so_far: past,
                ..
            },
        )) => past.last().copied(),
        _ => None,
    };
    let displayed_position = |shell: &Shell| {
        analysis_board(shell)
            .tree
            .node(analysis_board(shell).current_node)
            .position
    };
    assert_eq!(searched_position(&shell), Some(displayed_position(&shell)));
    assert!(shell.search_lines(6));
    let values = analysis_board(&shell)
        .search
        .values(analysis_board(&shell).current_node)
        .expect("values")
        .clone();
    assert_eq!(
        (values.depth, values.moves.len(), values.is_final),
        (6, 6, true)
    );
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("Depth 6 ·") && !drawn.contains("Depth 6 …"),
        "{drawn}"
    );
    let best_values = values.best();
    let position = analysis_board(&shell).current_node().position;
    let best_line = moves_and_captures(&position, &best_values.line).join(" ");
    assert!(drawn.contains(&best_line), "the best line: {drawn}");
    let drawn = shell.screen_text(60, 18);
    assert!(drawn.contains("South · Depth 6"), "{drawn}");
    for value in &values.ranked_moves()[..3] {
        let line = moves_and_captures(&position, &value.line).join(" ");
        assert!(drawn.contains(&line), "three lines: {drawn}");
    }
    assert_eq!(shell.app.next_tick(), None, "an idle board wakes nobody");
    shell.act(Action::Confirm);
    assert_eq!(
        displayed_moves(&shell),
        best_values.mv.to_string(),
        "Enter plays the best move"
    );
    assert_eq!(searched_position(&shell), Some(displayed_position(&shell)));
    shell.act(Action::Left);
    assert_eq!(searched_position(&shell), None, "it is known already");
    shell.press_keys("w");
    shell.act(Action::Right);
    assert_eq!(searched_position(&shell), None, "the engine is off");
    shell.press_keys("w");
    assert!(searched_position(&shell).is_some());
    shell.press_keys("p");
    assert_eq!(
        searched_position(&shell),
        None,
        "nothing is searched behind another screen"
    );
    shell.act(Action::Back);
    assert!(searched_position(&shell).is_some());
    shell.act(Action::Back);
    assert_eq!(searched_position(&shell), None);
}

/// The analysis board of a game whose analysis is complete, after South's first move.
fn board_after_judged_move() -> Shell {
    let mut shell = shell_on_analysis_board();
    shell.press_keys("AAFBBEEC");
    shell.act(Action::Home);
    shell.press_keys("a");
    assert!(shell.run_analysis(6));
    shell.act(Action::Right);
    shell
}

#[test]
fn the_values_of_a_judged_position_are_those_of_the_marks_and_the_curve() {
    let mut shell = board_after_judged_move();
    let Some((
        _,
        AnalysisTask::SearchAllLines {
            searches_moves_separately: as_reviewed,
            ..
        },
    )) = &shell.line_analysis_task
    else {
        panic!("the position is searched")
    };
    assert!(as_reviewed);
    assert!(shell.search_lines(6));
    let board = analysis_board(&shell);
    let review = board.review.as_ref().expect("an analysis");
    let (values, assessment) = (
        board.search.values(1).expect("values"),
        review.assessment(1).expect("a judgment"),
    );
    assert_eq!(values.best().score, assessment.best);
    assert_eq!(
        values.of(assessment.played_move).map(|played| played.score),
        Some(assessment.value)
    );
    shell.press_keys("a");
    assert!(
        matches!(
            &shell.line_analysis_task,
            Some((
                _,
                AnalysisTask::SearchAllLines {
                    searches_moves_separately: false,
                    ..
                }
            ))
        ),
        "without the marks, the engine looks deeper"
    );
}

#[test]
fn all_values_are_for_one_side_which_the_lines_name() {
    let mut shell = board_after_judged_move();
    assert!(shell.search_lines(6));
    let board = analysis_board(&shell);
    let values = board.search.values(1).expect("values");
    let words = &shell.app.context.words;
    let best = words.value_text(values.best().score.seen_by(Seat::South, Seat::North));
    let value_for_other_side = words.value_text(values.best().score);
    assert_ne!(best, value_for_other_side, "North is to move");
    let drawn = shell.screen_text(100, 30);
    let first_line = drawn
        .lines()
        .skip_while(|line| !line.contains("for South (+: ahead)"))
        .nth(1);
    assert!(
        first_line.is_some_and(|line| line.trim_start().starts_with(&best)),
        "{drawn}"
    );
    let lines_with_best_value: Vec<&str> = drawn
        .lines()
        .filter(|line| line.starts_with(&best))
        .collect();
    assert_eq!(
        lines_with_best_value.len(),
        1,
        "the value under the bar: {drawn}"
    );
}

#[test]
fn a_better_line_is_not_saved_or_shared_unless_the_player_adds_to_it() {
    let mut shell = board_after_judged_move();
    shell.press_keys("Sline");
    shell.act(Action::Confirm);
    let saved_variation_count = |shell: &Shell| only_saved_game(shell).header.variations.len();
    let game_length = shell.app.context.sessions[analysis_board(&shell).session]
        .moves()
        .len();
    let ply_with_better_line = (1..=game_length)
        .find(|&at| {
            analysis_board(&shell)
                .assessment(at)
                .is_some_and(|judged| judged.line.len() > 2)
        })
        .expect("a move with a better line");
    shell.act_all([Action::GoToMove(ply_with_better_line), Action::Down]);
    assert!(
        !analysis_board(&shell)
            .tree
            .is_played(analysis_board(&shell).current_node)
    );
    shell.act(Action::Right);
    let node_in_better_line = analysis_board(&shell).current_node;
    shell.act(Action::Home);
    // A later change saves the file again.
    shell.press_keys("cStart");
    shell.act(Action::Confirm);
    assert_eq!(saved_variation_count(&shell), 0);
    shell.act(Action::GoToMove(node_in_better_line));
    shell.press_keys("cHere");
    shell.act_all([Action::Confirm, Action::Home]);
    shell.press_keys("cStart again");
    shell.act(Action::Confirm);
    let variations = only_saved_game(&shell).header.variations;
    let variation_lengths: Vec<usize> = variations.iter().map(|line| line.moves.len()).collect();
    assert_eq!(variation_lengths, [2], "up to the comment");
}

#[test]
fn a_proven_position_is_labeled_as_such() {
    let mut shell = shell_on_analysis_board();
    shell.act(Action::Paste("0-0-0-0-0-1-1-0-0-0-0-0-24-22-S".to_owned()));
    assert!(shell.search_lines(8));
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains(" drawn ") && drawn.contains("Exact") && !drawn.contains('='),
        "{drawn}"
    );
}

#[test]
fn positions_moves_and_games_are_pasted_and_copied() {
    let mut shell = shell_on_analysis_board();
    shell.act(Action::Paste("1. C d\n2. D".to_owned()));
    assert_eq!(displayed_moves(&shell), "CdD", "moves are played from here");
    shell.press_keys("y");
    let AnyGame::Awale(position) = analysis_board(&shell)
        .tree
        .node(analysis_board(&shell).current_node)
        .position
    else {
        panic!("awalé")
    };
    assert_eq!(
        shell.copied_text.as_deref(),
        Some(position.to_string().as_str())
    );
    shell.press_keys("y");
    assert_eq!(shell.copied_text.as_deref(), Some("C d D"));
    shell.press_keys("y");
    let ogn = shell.copied_text.clone().expect("a game");
    assert!(
        ogn.contains("1. C d 2. D") && ogn.contains("[Origin \"study\"]"),
        "{ogn}"
    );
    shell.act(Action::Left);
    shell.press_keys("y");
    assert_eq!(
        shell
            .copied_text
            .as_deref()
            .map(|text| text.ends_with("-S")),
        Some(true),
        "the position again"
    );
    shell.act(Action::Paste(ogn));
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            main_line_moves(&shell).as_str()
        ),
        ("", "CdD"),
        "a game has a board of its own"
    );
    assert_eq!(
        shell.app.shown_game().expect("a game").header.origin,
        GameOrigin::StudyGame
    );
    shell.act(Action::Paste(
        "[Event \"x\"]\n1. A a (1... b {no}) 2. A".to_owned(),
    ));
    assert!(
        matches!(
            analysis_board(&shell).remark,
            Some(BoardRemark::PasteError(_))
        ),
        "an illegal move is told"
    );
    shell.act(Action::Paste("x".repeat(5 << 20)));
    assert!(
        matches!(
            analysis_board(&shell).remark,
            Some(BoardRemark::PasteError(_))
        ),
        "and so is a text that is too long"
    );
    shell.press_keys("T");
    shell.act(Action::Paste(
        "[Variant \"oware\"]\n\n1. A a ; quiet (so far)\n2. B\n".to_owned(),
    ));
    assert_eq!(
        main_line_moves(&shell),
        "AaB",
        "a comment to the end of its line hides no move"
    );
    let studies: Vec<_> = shell
        .disk
        .values()
        .map(|text| kept::move_letters(&Record::parse(text).unwrap()))
        .collect();
    assert_eq!(
        studies,
        ["C d D", "C d D", "A a B"],
        "a pasted game is saved at once"
    );
}

#[test]
fn returning_from_the_board_saves_nothing_and_asks_the_computer_again() {
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\nfirst = \"south\"\n");
    shell.press_keys("pC");
    shell.answer_newest_request();
    let before = shell.disk.clone();
    shell.press_keys("\ta");
    shell.act(Action::Yes);
    assert!(
        shell.app.shown_game().expect("a game").header.is_helped,
        "who looks has help"
    );
    shell.press_keys("DF");
    shell.act(Action::Back);
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        play.session.game.referee.moves().len(),
        2,
        "the game is as it was"
    );
    assert_eq!(shell.disk.len(), before.len());
    assert!(
        shell.line_analysis_task.is_none(),
        "nothing is searched in the game"
    );
}

#[test]
fn the_analysis_key_does_nothing_in_an_unfinished_clocked_game() {
    let mut shell =
        Shell::with_settings("animation = \"off\"\n[setup]\nfirst = \"south\"\nclock = \"5+3\"\n");
    shell.press_keys("pCa");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Play(_)),
        "{:?}",
        current_screen(&shell.app)
    );
    assert!(shell.line_analysis_task.is_none());
}

#[test]
fn the_analysis_board_stays_in_its_place_in_every_state() {
    type NamedState = (&'static str, fn(&mut Shell));
    let named_states: [NamedState; 9] = [
        ("at first", |_| {}),
        ("the engine off", |shell| shell.press_keys("w")),
        ("the book", |shell| shell.press_keys("b")),
        ("judged", |shell| {
            shell.press_keys("a");
            shell.run_analysis(3);
        }),
        ("a comment", |shell| shell.press_keys("cA quiet start")),
        ("a name", |shell| shell.press_keys("S")),
        ("laid out", |shell| shell.press_keys("s")),
        ("a variation", |shell| shell.press_keys("CE")),
        ("a refused move", |shell| {
            shell.act(Action::Paste("nothing".to_owned()));
        }),
    ];
    for (width, height) in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        let mut board_areas_by_state: Vec<(&str, Option<Rect>)> = Vec::new();
        for (name, walk) in named_states {
            let mut shell = shell_on_finished_game_analysis();
            walk(&mut shell);
            let _ = shell.draw(width, height);
            board_areas_by_state.push((name, shell.renderer.board_area()));
        }
        let (_, first_area) = board_areas_by_state[0];
        assert!(first_area.is_some());
        assert!(
            board_areas_by_state
                .iter()
                .all(|(_, place)| *place == first_area),
            "{width}x{height}: {board_areas_by_state:?}"
        );
    }
}

#[test]
fn the_list_of_analyses_opens_the_board_in_the_right_state() {
    let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    assert!(analysis_board(&shell).setup.is_some());
    shell.act(Action::Back);
    shell.act(Action::Back);
    shell.open_analyse_row(AnalyseRow::Openings);
    assert!(analysis_board(&shell).book.is_some() && analysis_board(&shell).setup.is_none());
    let mut shell = shell_on_finished_game_analysis();
    assert!(
        analysis_board(&shell).book.is_none()
            && analysis_board(&shell).move_count(&shell.app.context) == 4
    );
    shell.act_all([Action::Back, Action::Back, Action::Back]);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)));
    shell.open_menu_item(MenuItem::Analyse);
    // The first line is the last game.
    let effects = shell.app.update(Event::Action(Action::ClickRow(1)));
    assert!(
        !effects
            .iter()
            .any(|effect| matches!(effect, Effect::StartJob(_, Job::Study(_)))),
        "nothing is searched while one lays out"
    );
}

#[test]
fn a_text_pasted_into_the_menu_opens_its_content() {
    let shell_after_paste = |text: &str| {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        shell.act(Action::Paste(text.to_owned()));
        shell
    };
    assert_eq!(
        main_line_moves(&shell_after_paste("[South \"Awa\"] 1. A a 2. B *")),
        "AaB"
    );
    assert_eq!(main_line_moves(&shell_after_paste("1. A a 2. B")), "AaB");
    let position = "0-0-0-0-1-1-1-0-0-0-0-1-24-20-S";
    let shell = shell_after_paste(position);
    let start_position = analysis_board(&shell).tree.node(0).position;
    assert_eq!(
        start_position.as_awale().expect("awalé").to_string(),
        position
    );
    let mut shell = shell_after_paste("[NorthPlayer \"engine:level=3\"] 1. A a 2. B *");
    let shown = shell.screen_text(120, 40);
    assert!(
        shown.contains("▸ South ─") && !shown.contains("You"),
        "the pasted game may be another person's\n{shown}"
    );
    let shell = shell_after_paste("an ordinary sentence");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)));
    assert_eq!(shell.app.context.notice, Some(Notice::UnusablePaste(None)));
    // Lists, lessons and the end of a game also answer an unused paste with a notice.
    for keys in ["Z", ",", "P", "L", "L\n", "a", "pry"] {
        let mut shell = Shell::with_settings(TWO_HUMANS_SETTINGS);
        for key in keys.chars() {
            shell.act(match key {
                '\n' => Action::Confirm,
                key => Action::TypedChar(key),
            });
        }
        shell.act(Action::Paste("an ordinary sentence".to_owned()));
        assert_eq!(
            shell.app.context.notice,
            Some(Notice::UnusablePaste(None)),
            "{keys}"
        );
        shell.act(Action::Paste(position.to_owned()));
        assert_eq!(
            analysis_board(&shell).tree.node(0).position,
            start_position,
            "{keys}: {:?}",
            current_screen(&shell.app)
        );
    }
    // The error message depends on what the pasted text looks like: a game or a position.
    for (meant, error) in [
        ("1. A a 2. Z b *", "Z"),
        ("1. A a 2. B b 25-19", "25-19"),
        ("0-0-0-0-1-1-1-0-0-0-0-1-24-21-S", "48"),
    ] {
        let mut shell = shell_after_paste(meant);
        let shown = shell.screen_text(80, 24);
        assert!(
            matches!(&shell.app.context.notice, Some(Notice::UnusablePaste(Some(why))) if why.contains(error)),
            "{shown}"
        );
    }
}

#[test]
fn a_second_press_of_the_export_key_shows_the_game_on_one_line() {
    let mut shell = shell_on_finished_game_analysis();
    shell.act(Action::Command(Command::Export));
    let _ = shell
        .app
        .update(Event::PicturesExported("game.svg".to_owned()));
    let shown = shell.screen_text(80, 24);
    assert!(shown.contains("e again shows it as a link"), "{shown}");
    shell.act(Action::Command(Command::Export));
    let effects = shell.app.update(Event::Action(Action::Confirm));
    let Some(Effect::CopyToClipboard(line)) = effects.first() else {
        panic!("{effects:?}")
    };
    assert!(
        line.contains("1. A a 2. B b") && !line.contains('\n'),
        "{line}"
    );
    let shown = shell.screen_text(80, 24);
    assert!(
        shown.contains("Copied, if your terminal allows it"),
        "{shown}"
    );
    shell.act(Action::Back);
    let effects = shell
        .app
        .update(Event::Action(Action::Command(Command::Export)));
    assert!(
        matches!(effects[..], [Effect::ExportPictures(_)]),
        "the next press exports again"
    );
}
