//! The opening book with the player's own games, on the screen and in the command.

use std::fs;

use awale::app::{
    Action, Effect, Event, GameFile, Job, JobNews, StatisticsRequest, TaskState, TodayGoal,
};
use awale::screens::{AnalyseRow, BoardRemark, BookPanel, MenuItem, PuzzleRow};
use awale_rules::{Match, PerSeat, Pit, Seat, Settlement};
use awale_study::catalogue::{AnyMove, GameKind, Variant, Wdl};
use awale_study::openings::{OwnGamesScore, OwnScoresOfMove, own_scores_by_column};
use awale_study::progress::ProgressEvent;
use awale_study::record::{Participant, Record, SowingDirection};
use ratatui::buffer::Cell;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, analysis_board, current_screen, displayed_moves};
use crate::terminal::Home;

/// A game of oware with these moves that its only human player won or lost.
fn game_record(moves: &str, human: Seat, is_won: bool) -> Record {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let first_seat = if moves.starts_with(char::is_lowercase) {
        Seat::North
    } else {
        Seat::South
    };
    let mut game = Match::new(kind.start(first_seat));
    for letter in moves.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter).expect("a pit")))
            .expect("legal");
    }
    game.settle(Settlement::TimeLoss(if is_won {
        human.opponent()
    } else {
        human
    }));
    let participant = |seat: Seat| {
        let spec = if seat == human {
            "human"
        } else {
            "engine:level=3"
        };
        Participant {
            name: "".into(),
            spec: spec.parse().expect("a player"),
        }
    };
    let date = "2026-11-22T12:00:00+01:00".parse().expect("a date");
    Record::of(
        &game,
        kind,
        PerSeat::from_fn(participant),
        SowingDirection::CounterClockwise,
        date,
        None,
    )
}

/// Three games that begin with the third pit (North started one of them), and one that begins with
/// the first pit.
fn own_games() -> Vec<Record> {
    vec![
        game_record("CcDd", Seat::South, true),
        game_record("CdA", Seat::North, false),
        game_record("cCdD", Seat::South, true),
        game_record("AcF", Seat::South, false),
    ]
}

fn book_panel(shell: &Shell) -> &BookPanel {
    analysis_board(shell)
        .book
        .as_ref()
        .expect("the book is open")
}

fn open_openings(shell: &mut Shell) {
    shell.open_analyse_row(AnalyseRow::Openings);
}

#[test]
fn the_openings_screen_steps_through_moves_with_values_and_own_games() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    for (number, record) in own_games().into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    open_openings(&mut shell);
    let screen = book_panel(&shell);
    assert_eq!(screen.rows.len(), 6);
    let own_game_counts: Vec<_> = screen
        .rows
        .iter()
        .map(|row| {
            [
                row.own_games.score_when_player_moved,
                row.own_games.score_when_opponent_moved,
            ]
            .map(|own| (own.won, own.lost))
        })
        .collect();
    assert_eq!(
        own_game_counts,
        [
            [(0, 1), (0, 0)],
            [(0, 0), (0, 0)],
            [(1, 0), (1, 1)],
            [(0, 0), (0, 0)],
            [(0, 0), (0, 0)],
            [(0, 0), (0, 0)]
        ]
    );
    let page = shell.screen_text(120, 40);
    // One row holds the games of both: in one the player played C and won, in two the opponent did.
    let has_results = |line: &str| {
        let cells: Vec<&str> = line.split_whitespace().collect();
        let results = ["1", "1", "0", "0", "100", "2", "50"];
        cells.windows(results.len()).any(|some| some == results)
    };
    assert!(page.lines().any(has_results), "{page}");
    assert!(
        page.contains("seeds for South") && page.contains("opponent"),
        "{page}"
    );

    shell.act(Action::ClickPit(Pit::from_letter('C').expect("a pit")));
    let screen = book_panel(&shell);
    assert_eq!(screen.own_games_total().game_count(), 3);
    let score_of_move_c = screen.rows[2].own_games.total_score();
    assert_eq!(
        (score_of_move_c.won, score_of_move_c.lost),
        (2, 0),
        "c, as it ended for the player, whichever seat began"
    );
    let mut played_move_count = 1;
    while book_panel(&shell).best_value().is_some() {
        let best_value = book_panel(&shell).best_value();
        shell.act(Action::Confirm);
        played_move_count += 1;
        let displayed_letters = displayed_moves(&shell);
        assert_eq!(
            displayed_letters.len(),
            played_move_count,
            "Enter plays the best move of the book: {best_value:?}"
        );
    }
    assert!(
        played_move_count > 6,
        "beyond there are no values, but moves"
    );
    assert!(!book_panel(&shell).rows.is_empty());
    (0..played_move_count + 2).for_each(|_| shell.act(Action::Left));
    assert_eq!(
        (
            displayed_moves(&shell).as_str(),
            analysis_board(&shell)
                .next_move()
                .map(|mv| mv.to_string())
                .as_deref()
        ),
        ("", Some("C"))
    );
}

#[test]
fn own_games_are_counted_in_the_background() {
    let mut shell = Shell::with_settings("");
    for (number, record) in own_games().into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    open_openings(&mut shell);
    assert_eq!(book_panel(&shell).own_games_total().game_count(), 4);
    let counting_job_and_ply = |effects: Vec<Effect>| {
        effects.into_iter().find_map(|effect| match effect {
            Effect::StartJob(
                id,
                Job::ComputeStatistics(StatisticsRequest::OpeningScores { ply, .. }, _),
            ) => Some((id, ply)),
            _ => None,
        })
    };
    let (first_job, _) = counting_job_and_ply(shell.app.update(Event::Action(Action::Confirm)))
        .expect("they are counted");
    let (second_job, ply) = counting_job_and_ply(shell.app.update(Event::Action(Action::Confirm)))
        .expect("they are counted again");
    assert_eq!(
        (book_panel(&shell).own_games_total().game_count(), ply),
        (0, 2)
    );
    assert!(book_panel(&shell).is_counting_own_games());
    let mut own_scores = [OwnScoresOfMove::default(); 6];
    own_scores[0].score_when_player_moved.add(Wdl::Win);
    shell.handle(Event::Job(first_job, JobNews::OpeningScores(own_scores)));
    assert!(
        book_panel(&shell).is_counting_own_games()
            && book_panel(&shell).own_games_total().game_count() == 0,
        "of another position"
    );
    shell.handle(Event::Job(second_job, JobNews::OpeningScores(own_scores)));
    assert!(!book_panel(&shell).is_counting_own_games());
    // The list of games may have changed, so a new count starts. The old result is displayed until
    // the new count ends.
    let total_before_new_count = book_panel(&shell).own_games_total();
    let _ = shell
        .app
        .update(Event::GameList(shell.app.context.games.clone()));
    assert_eq!(
        (
            book_panel(&shell).is_counting_own_games(),
            book_panel(&shell).own_games_total()
        ),
        (true, total_before_new_count)
    );
}

#[test]
fn a_game_can_be_played_from_an_opening() {
    let mut shell = Shell::with_settings("animation = \"off\"\n[setup]\nnorth = \"human\"\n");
    open_openings(&mut shell);
    shell.act_all([Action::Confirm, Action::Confirm]);
    let position = analysis_board(&shell)
        .tree
        .node(analysis_board(&shell).current_node)
        .position;
    shell.press_keys("p");
    assert!(matches!(current_screen(&shell.app), ShownScreen::Setup(_)));
    shell.act(Action::Confirm);
    let ShownScreen::Play(play) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(
        (
            *play.session.position(),
            play.session.game.referee.moves().len()
        ),
        (position, 2)
    );
}

#[test]
fn games_saved_while_own_games_are_counted_are_included() {
    let mut shell = Shell::with_settings("");
    open_openings(&mut shell);
    assert_eq!(book_panel(&shell).own_games_total().game_count(), 0);
    shell.write_game_file(GameFile("one.toml".to_owned()), own_games()[0].to_toml());
    shell.reload_game_list();
    assert_eq!(book_panel(&shell).own_games_total().game_count(), 1);
}

#[test]
fn openings_of_custom_rules_list_moves_without_values() {
    let settings = "[setup]\ngame = \"mine\"\n[[variant]]\nid = \"mine\"\nname = \"Mine\"\nseeds_per_pit = 3\nwin_at = 19\n";
    let mut shell = Shell::with_settings(settings);
    open_openings(&mut shell);
    assert_eq!(
        (
            shell.app.shown_game().expect("a game").game.kind.id(),
            book_panel(&shell).best_value()
        ),
        ("mine", None)
    );
    shell.press_keys("AC");
    assert_eq!(displayed_moves(&shell), "Ac");
    shell.press_keys("uug");
    assert_eq!(
        shell.app.shown_game().expect("a game").game.kind.id(),
        "oware",
        "the first comes after the last"
    );
    assert!(book_panel(&shell).best_value().is_some() && displayed_moves(&shell).is_empty());
}

#[test]
fn the_openings_command_prints_moves_values_and_own_games() {
    let home = Home::new();
    fs::create_dir_all(home.games_folder()).expect("a folder");
    for (number, record) in own_games().into_iter().enumerate() {
        fs::write(
            home.games_folder().join(format!("{number}.toml")),
            record.to_toml(),
        )
        .expect("a file");
    }
    let text = home.output_of(&["openings"]);
    let line = text
        .lines()
        .find(|line| line.starts_with("C "))
        .expect("a move");
    let cells: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(&cells[2..], ["1", "1", "0", "0"], "{text}");
    let is_row_of_opponents =
        |line: &str| line.split_whitespace().eq(["opponent", "2", "1", "0", "1"]);
    assert!(text.lines().any(is_row_of_opponents), "{text}");
    assert_eq!(text.lines().last(), Some("Values are estimates, in seeds."));
    let text = home.output_of(&["openings", "C", "c"]);
    assert!(
        text.lines().any(|line| line.starts_with("D ")) && text.contains("C c"),
        "{text}"
    );
    assert!(
        home.error_of(&["openings", "C", "C"])
            .contains("cannot be played")
    );
}

#[test]
fn a_key_opens_the_opening_of_a_game_and_returns_to_the_game() {
    for (settings, expected) in [("first = \"south\"", "CdE"), ("first = \"north\"", "cDe")] {
        let mut shell = Shell::with_settings(&format!(
            "animation = \"off\"\n[setup]\nnorth = \"human\"\n{settings}\n"
        ));
        shell.press_keys("p");
        for letter in "CDE".chars() {
            shell.act(Action::TypedChar(letter));
        }
        shell.press_keys("\tb");
        assert_eq!(
            displayed_moves(&shell),
            expected,
            "who began begins there too"
        );
        assert!(
            book_panel(&shell)
                .rows
                .iter()
                .all(|row| row.value().is_some())
        );
        let (position, is_turned) = (
            analysis_board(&shell)
                .tree
                .node(analysis_board(&shell).current_node)
                .position,
            analysis_board(&shell).is_turned,
        );
        shell.act(Action::Back);
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("{:?}", current_screen(&shell.app))
        };
        assert_eq!(
            (*play.session.position(), play.is_turned),
            (position, is_turned),
            "the same board from the same side"
        );
    }
}

#[test]
fn no_move_is_called_best_if_the_book_lacks_some_moves() {
    let mut shell = Shell::with_settings("[setup]\ngame = \"abapa\"\n");
    open_openings(&mut shell);
    let book = book_panel(&shell).book.clone().expect("a book");
    let start = analysis_board(&shell)
        .tree
        .node(0)
        .position
        .as_awale()
        .expect("a position");
    // Search the shortest line to a position in the book that the book does not expand, although it
    // contains some of its moves through other lines.
    let mut positions_and_lines = std::collections::VecDeque::from([(start, Vec::new())]);
    let line_to_partly_known_position = loop {
        let (position, line) = positions_and_lines
            .pop_front()
            .expect("a position with a part of its moves");
        let position_after = |pit| position.after(pit).expect("legal");
        let known_move_count = position
            .moves()
            .filter(|&pit| book.entry(&position_after(pit)).is_some())
            .count();
        if book.is_expanded(&position) {
            assert_eq!(
                known_move_count,
                position.moves().count(),
                "all moves of an expanded position have values"
            );
            positions_and_lines.extend(
                position
                    .moves()
                    .map(|pit| (position_after(pit), [line.clone(), vec![pit]].concat())),
            );
        } else if known_move_count > 0 {
            break line;
        }
    };
    for pit in line_to_partly_known_position {
        shell.act(Action::ClickPit(pit));
    }
    assert_eq!(book_panel(&shell).best_value(), None);
    let row = book_panel(&shell)
        .rows
        .iter()
        .find(|row| row.value().is_some())
        .expect("a value");
    let pit = row.mv.as_pit().expect("a pit");
    shell.act_all([Action::ClickPit(pit), Action::Left]);
    let text: String = shell
        .draw(100, 30)
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect();
    assert!(
        text.contains("is worth") && !text.contains("best move"),
        "{text}"
    );
}

#[test]
fn letters_and_numbers_select_tree_moves_as_in_play() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    open_openings(&mut shell);
    shell.press_keys("D3");
    assert_eq!(displayed_moves(&shell), "Dc", "3 is c, as North is to move");
    shell.press_keys("F");
    assert_eq!(displayed_moves(&shell), "DcF");
    shell.act_all([Action::Left, Action::Left, Action::Left]);
    shell.press_keys("78");
    assert_eq!(displayed_moves(&shell), "", "these name no pit");
}

#[test]
fn own_games_count_as_won_or_lost_by_the_player() {
    let records = [
        game_record("CcDd", Seat::South, false),
        game_record("CcD", Seat::North, true),
        game_record("Cd", Seat::North, false),
    ];
    let start = awale_rules::Position::start(&awale_rules::Rules::OWARE, Seat::South);
    let scores = own_scores_by_column(records.iter(), &start, 0);
    let player_score_of_move_c = scores[2].score_when_player_moved;
    assert_eq!(
        (player_score_of_move_c.won, player_score_of_move_c.lost),
        (0, 1),
        "South began"
    );
    let total_score = scores[2].total_score();
    assert_eq!((total_score.won, total_score.lost), (1, 2));
    let position_after = start.after(Pit::of(Seat::South, 2)).expect("legal");
    let scores_of_replies = own_scores_by_column(records.iter(), &position_after, 1);
    assert_eq!(
        [scores_of_replies[2], scores_of_replies[3]]
            .map(|score| (score.total_score().won, score.total_score().lost)),
        [(1, 1), (0, 1)],
        "wherever the player sat"
    );
    for position in [start, position_after] {
        let ply = usize::from(position != start);
        let sum_of_move_scores = own_scores_by_column(records.iter(), &position, ply)
            .into_iter()
            .map(OwnScoresOfMove::total_score)
            .reduce(OwnGamesScore::plus)
            .expect("six pits");
        assert_eq!(
            (sum_of_move_scores.won, sum_of_move_scores.lost),
            (1, 2),
            "at every move of the same games"
        );
    }
}

#[test]
fn values_of_the_book_and_of_the_engine_are_distinguished() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    open_openings(&mut shell);
    shell.press_keys("w");
    assert!(shell.search_lines(4));
    let text = shell.screen_text(120, 40);
    assert!(text.contains("This search · Depth 4"), "{text}");
    assert!(text.contains("Openings: book, "), "{text}");
}

#[test]
fn escape_closes_the_book_first_unless_the_board_was_opened_with_it() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    shell.open_analyse_row(AnalyseRow::PositionSetup);
    shell.act(Action::Confirm);
    shell.press_keys("b");
    assert!(analysis_board(&shell).book.is_some());
    shell.act(Action::Back);
    assert!(analysis_board(&shell).book.is_none());
    shell.act(Action::Back);
    assert!(!matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    open_openings(&mut shell);
    shell.act(Action::Back);
    assert!(!matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
}

#[test]
fn book_values_and_engine_values_use_one_scale() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    open_openings(&mut shell);
    assert!(!shell.search_lines(4), "the engine is off");
    let page = shell.screen_text(120, 40);
    assert!(
        page.contains("F 0.0") && !page.contains("This search"),
        "{page}"
    );
    shell.press_keys("w");
    assert!(shell.search_lines(4));
    let page = shell.screen_text(120, 40);
    let board_text = &page[..page.find("Openings:").expect("the openings")];
    assert!(board_text.contains("This search"), "{page}");
    let values = self::analysis_board(&shell)
        .search
        .values(0)
        .expect("values");
    let best = shell.app.context.words.value_text(values.best().score);
    assert!(
        board_text.contains("F 0.0") && board_text.matches(best.trim()).count() == 1,
        "the board keeps the book's values; the engine's {best} is only in its lines\n{page}"
    );
}

#[test]
fn answers_chosen_in_the_openings_come_back_as_questions() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    let mv = |letter| AnyMove::Pit(Pit::from_letter(letter).expect("a pit"));
    open_openings(&mut shell);
    shell.press_keys("L");
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::NoMoveForRepertoire),
        "no move was played"
    );
    assert!(shell.screen_text(120, 40).contains("Play a move first."));
    shell.press_keys("FL");
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::RepertoireAnswerChosen(mv('F')))
    );
    shell.press_keys("BCL");
    (0..3).for_each(|_| shell.act(Action::Left));
    assert_eq!(book_panel(&shell).repertoire_answer, Some(mv('F')));
    let page = shell.screen_text(120, 40);
    assert!(
        page.contains("F★") && page.contains("Your answer here is F."),
        "{page}"
    );
    shell.act_all([Action::Right, Action::Right]);
    shell.press_keys("L");
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::RepertoireAnswerChosen(mv('b')))
    );
    shell.press_keys("L");
    assert_eq!(
        analysis_board(&shell).remark,
        Some(BoardRemark::RepertoireAnswerRemoved(mv('b')))
    );
    assert!(shell.disk.is_empty(), "moves of the book make no study");

    while !matches!(current_screen(&shell.app), ShownScreen::Menu(_)) {
        shell.act(Action::Back);
    }
    shell.open_menu_item(MenuItem::Puzzles);
    let row = PuzzleRow::ALL
        .iter()
        .position(|&row| row == PuzzleRow::Openings);
    let page = shell.screen_text(120, 40);
    assert!(page.contains("none due: 2 South, 0 North"), "{page}");
    shell.act(Action::ClickRow(row.expect("a line")));
    let task_state = |shell: &Shell| match current_screen(&shell.app) {
        ShownScreen::Repertoire(screen) => screen.task.state,
        other => panic!("{other:?}"),
    };
    let repetition_counts = |shell: &Shell| -> Vec<u32> {
        let repeated_answers = shell.progress.answers_by_due_day("oware");
        repeated_answers
            .iter()
            .map(|(_, answer)| answer.correct_answer_count)
            .collect()
    };
    shell.press_keys("A");
    assert_eq!(task_state(&shell), TaskState::Wrong);
    shell.act(Action::Confirm);
    shell.press_keys("F");
    assert_eq!(task_state(&shell), TaskState::Solved);
    assert_eq!(repetition_counts(&shell), [0, 0], "the first try was wrong");
    shell.act(Action::Confirm);
    let page = shell.screen_text(120, 40);
    assert!(
        page.contains("After F b") && page.contains("Position 2 of 2"),
        "{page}"
    );
    shell.press_keys("C");
    assert_eq!(task_state(&shell), TaskState::Solved);
    assert_eq!(repetition_counts(&shell), [0, 0], "it was not due yet");
    shell.act(Action::Confirm);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Puzzles(_)
    ));

    let start = GameKind::Awale(Variant::built_in().swap_remove(0)).start(Seat::South);
    shell.progress.add(&ProgressEvent::RepertoireAnswerChosen {
        variant: "oware".to_owned(),
        position: start.as_awale().expect("awalé").to_string(),
        moves_to_position: String::new(),
        answer_letter: Some("A".to_owned()),
        day: "2020-01-01".parse().expect("a day"),
    });
    shell.act(Action::Back);
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::Back);
    let page = shell.screen_text(120, 40);
    assert!(page.contains("1 position from your openings is"), "{page}");
    shell.act(Action::OpenTodayGoal(TodayGoal::OpeningTraining));
    let page = shell.screen_text(120, 40);
    assert!(page.contains("Position 1 of 1"), "{page}");
    shell.press_keys("A");
    assert_eq!(
        repetition_counts(&shell).iter().sum::<u32>(),
        1,
        "it returns later"
    );
}

#[test]
fn in_a_small_window_all_values_of_the_book_are_visible_without_own_games() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    open_openings(&mut shell);
    let buffer = shell.draw(60, 18);
    let rows = buffer.content.chunks(60);
    let text = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
    let rows = rows.map(text).collect::<Vec<_>>();
    let table_rows = &rows[12..15];
    for row in &book_panel(&shell).rows {
        let letter = format!("{} ", row.mv);
        let is_visible = table_rows.iter().any(|text| text.contains(&letter));
        assert!(is_visible, "{letter}\n{}", rows.join("\n"));
    }
}

/// In a small window not all moves of the book fit if they have results of the player's games.
#[test]
fn in_a_small_window_the_best_openings_come_first_and_keys_scroll_the_others() {
    let mut shell = Shell::with_settings("animation = \"off\"\n");
    for (number, record) in own_games().into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    open_openings(&mut shell);
    let visible_moves = |shell: &mut Shell| {
        let buffer = shell.draw(60, 18);
        shell.app.on_frame_drawn();
        let rows = buffer.content.chunks(60);
        let text = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect::<String>();
        let rows = rows.map(text).collect::<Vec<_>>();
        let headings = rows.iter().position(|row| row.contains("opponent    %"));
        let first_row = headings.expect("the list is shown") + 1;
        let letter = |row: &String| row.trim_start().chars().next();
        rows[first_row..first_row + 2]
            .iter()
            .filter_map(letter)
            .collect::<String>()
    };
    let best_move = book_panel(&shell)
        .rows
        .iter()
        .find(|row| book_panel(&shell).is_best(row))
        .expect("the book knows the start")
        .mv
        .to_string();
    let mut all_moves = visible_moves(&mut shell);
    assert!(all_moves.starts_with(&best_move), "{all_moves}");
    for _ in 0..4 {
        shell.act(Action::PageDown);
        all_moves.extend(visible_moves(&mut shell).chars().last());
    }
    let mut letters: Vec<char> = all_moves.chars().collect();
    letters.sort_unstable();
    assert_eq!(letters, ['A', 'B', 'C', 'D', 'E', 'F'], "{all_moves}");
    assert_eq!(displayed_moves(&shell), "", "the position stays");
}
