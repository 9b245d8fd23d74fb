//! The insights in *My results*: accuracy and time by phase, openings, themes, and matches of
//! several games; on the screen and as exported data.

use std::fs;
use std::time::{Duration, Instant};

use awale::app::{Action, Effect, Event, GameFile, Job, SavedGame};
use awale::screens::{AnalyseRow, EndChoice, MenuItem, ResultsPage, ResultsScreen, SetupRow};
use awale_engine::Score;
use awale_rules::{Game, Match, PerSeat, Pit, Seat, Settlement};
use awale_study::catalogue::{AnyMove, GameKind, Variant, Wdl};
use awale_study::insights::{Insights, Phase, motif_scores};
use awale_study::progress::{FirstTry, OwnPuzzle, Progress, ProgressEvent};
use awale_study::record::{
    Analysis, Assessment, ClockTimes, GameSeries, Participant, Record, SowingDirection,
};
use awale_study::{
    puzzle::{MinedPuzzle, collection},
    study::Motifs,
};
use serde_json::{Value as Json, json};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::terminal::Home;

/// The end of a game that South wins.
const SOUTH_WINS: Settlement = Settlement::TimeLoss(Seat::North);
const SOUTH_LOSES: Settlement = Settlement::TimeLoss(Seat::South);
const DRAW: Settlement = Settlement::Agreement;

/// A game of oware on this day of November, South against the engine, with these moves and this
/// end.
fn game_record(day: u32, moves: &str, end: Option<Settlement>) -> Record {
    let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
    let mut game = Match::new(kind.start(Seat::South));
    for letter in moves.chars() {
        game.play(AnyMove::Pit(Pit::from_letter(letter).expect("a pit")))
            .expect("legal");
    }
    if let Some(end) = end {
        game.settle(end);
    }
    let [south, north] = ["human", "engine:level=3"].map(|spec| Participant {
        name: "".into(),
        spec: spec.parse().expect("a player"),
    });
    let date = format!("2026-11-{day:02}T12:00:00+01:00")
        .parse()
        .expect("a date");
    Record::of(
        &game,
        kind,
        PerSeat { south, north },
        SowingDirection::CounterClockwise,
        date,
        None,
    )
}

/// Adds an analysis to the game in which every second move of South costs 0.2 points (a win is one
/// point).
fn with_analysis(mut record: Record) -> Record {
    let assessments = record.moves().iter().zip(0..).map(|(&played, number)| {
        let cost = if number % 4 == 2 { 200 } else { 0 };
        let value = Score::Estimate(-i32::from(cost));
        Assessment {
            played_move: played,
            value,
            best: Score::Estimate(0),
            line: Vec::new(),
            cost,
            points_at_stake: 200,
            only_good_evidence: None,
            depth_costs: Vec::new(),
            choice_counts: Vec::new(),
        }
    });
    record.analysis = Some(Analysis {
        moves: assessments.collect(),
        depth: awale_study::study::ANALYSIS_DEPTH,
        max_table_seeds: 0,
    });
    record
}

/// Adds clocks of one minute plus two seconds per move to the game: South took seven seconds for
/// each move, North one.
fn with_clock_times(mut record: Record) -> Record {
    let mut clocks = ClockTimes::new("1+2".parse().expect("a control"));
    for number in 0..record.moves().len() {
        let seat = if number % 2 == 0 {
            Seat::South
        } else {
            Seat::North
        };
        let used_time = Duration::from_secs(if seat == Seat::South { 7 } else { 1 });
        clocks.remaining[seat] =
            (clocks.remaining[seat] + Duration::from_secs(2)).saturating_sub(used_time);
        clocks.remaining_after_moves.push(clocks.remaining[seat]);
    }
    record.clocks = Some(clocks);
    record
}

fn with_series(mut record: Record, best_of: u8) -> Record {
    let begun = "2026-11-01T12:00:00+01:00".parse().expect("a date");
    record.header.series = Some(GameSeries {
        first_game_began: begun,
        best_of,
    });
    record
}

const GAME_MOVES: &str = "CcDdEe";
/// Enough moves for a rating.
const RATED_GAME_MOVES: &str = "CcDdEeFfAa";

fn results_screen(shell: &Shell) -> &ResultsScreen {
    let ShownScreen::Results(screen) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    screen
}

fn open_page(shell: &mut Shell, page: ResultsPage) {
    shell.open_menu_item(MenuItem::Progress);
    while results_screen(shell).page != page {
        shell.act(Action::Right);
    }
}

#[test]
fn an_empty_page_offers_no_cursor_keys_and_openings_name_their_game() {
    let mut shell = Shell::with_settings("");
    let key_line = |shell: &mut Shell| {
        shell
            .screen_text(80, 24)
            .lines()
            .last()
            .expect("keys")
            .to_owned()
    };
    open_page(&mut shell, ResultsPage::Openings);
    let drawn = key_line(&mut shell);
    assert!(!drawn.contains("line") && !drawn.contains(" f "), "{drawn}");
    shell.write_game_file(
        GameFile("1.toml".to_owned()),
        with_analysis(game_record(1, GAME_MOVES, Some(SOUTH_WINS))).to_toml(),
    );
    shell.reload_game_list();
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("  Awalé\u{a0}/\u{a0}Oware ") && !drawn.contains("  oware "),
        "{drawn}"
    );
}

#[test]
fn the_first_results_page_has_both_ratings_and_charts_that_grow_with_the_window() {
    let mut shell = Shell::with_settings("");
    for (day, end) in (1..=8).zip([SOUTH_WINS, SOUTH_LOSES].into_iter().cycle()) {
        let record = with_clock_times(with_analysis(game_record(day, RATED_GAME_MOVES, Some(end))));
        shell.write_game_file(GameFile(format!("{day}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    let variant = Variant::built_in().swap_remove(0);
    let puzzles = collection::built_in(&variant);
    let failed_attempt = |puzzle: &MinedPuzzle| ProgressEvent::PuzzleAttempt {
        variant: variant.id.to_string(),
        puzzle_position: puzzle.name(),
        initial_puzzle_rating: puzzle.rating,
        first_try: FirstTry::Failed,
        day: jiff::civil::date(2026, 11, 20),
    };
    shell.progress.add(&failed_attempt(&puzzles[0]));
    open_page(&mut shell, ResultsPage::Overview);
    let drawn = shell.screen_text(80, 24);
    let ratings = drawn
        .lines()
        .filter(|line| line.contains("Rating in ") && line.contains('±'))
        .count();
    assert_eq!(ratings, 1, "{drawn}");
    assert!(drawn.contains("in a few puzzles"), "{drawn}");
    assert!(
        !drawn.contains("by theme") && !drawn.contains('%'),
        "one puzzle says nothing\n{drawn}"
    );
    shell.act(Action::Back);
    for puzzle in &puzzles[1..25] {
        shell.progress.add(&failed_attempt(puzzle));
    }
    open_page(&mut shell, ResultsPage::Overview);
    for (size, themes) in [((80, 24), false), ((120, 40), true), ((200, 60), true)] {
        let drawn = shell.screen_text(size.0, size.1);
        assert!(
            drawn.contains("╭ Rating in puzzles"),
            "attempts make a curve\n{drawn}"
        );
        assert_eq!(
            drawn.contains("Puzzles missed, by theme"),
            themes,
            "{drawn}"
        );
    }
    let mut previous_width_and_height = (0, 0);
    for size in [(60, 18), (80, 24), (120, 40), (200, 60)] {
        let drawn = shell.screen_text(size.0, size.1);
        let chart: Vec<&str> = drawn
            .lines()
            .skip_while(|line| !line.trim_start().starts_with("╭ Rating in games"))
            .collect();
        let columns = chart
            .iter()
            .flat_map(|line| line.chars().take(size.0.into()).enumerate());
        let point_columns: Vec<usize> = columns
            .filter(|(_, sign)| *sign == '•')
            .map(|(column, _)| column)
            .collect();
        let width = point_columns.iter().max().expect("a seed")
            - point_columns.iter().min().expect("a seed");
        assert!(
            width > previous_width_and_height.0 && chart.len() > previous_width_and_height.1,
            "{size:?}: {width} by {}\n{drawn}",
            chart.len()
        );
        previous_width_and_height = (width, chart.len());
    }
}

#[test]
fn accuracy_and_time_are_shown_for_each_phase_of_the_game() {
    let games = [
        with_clock_times(with_analysis(game_record(1, GAME_MOVES, Some(SOUTH_LOSES)))),
        game_record(2, GAME_MOVES, Some(SOUTH_WINS)),
        with_analysis(game_record(3, "C", None)),
    ];
    let insights_by_phase = Insights::of(games.iter()).phase_scores;
    assert_eq!(
        (
            insights_by_phase.analyzed_game_count,
            insights_by_phase.timed_game_count,
            insights_by_phase.lost_on_time_game_count
        ),
        (1, 1, 1),
        "a game that goes on does not count"
    );
    let opening_phase = &insights_by_phase.by_phase[Phase::Opening as usize];
    assert_eq!(
        (
            opening_phase.move_totals.move_count,
            opening_phase
                .move_totals
                .count(awale_study::study::MoveMark::Mistake)
        ),
        (3, 1),
        "the player's moves"
    );
    assert_eq!(
        opening_phase.average_move_seconds(),
        Some(7.0),
        "the increment is no time saved"
    );
    assert_eq!(
        insights_by_phase.all_phases, *opening_phase,
        "all moves were played with many seeds on the board"
    );
    assert_eq!(
        insights_by_phase.by_phase[Phase::End as usize].average_move_seconds(),
        None
    );
    assert_eq!(
        (
            opening_phase.move_totals.undecided_move_count(),
            opening_phase.move_totals.accuracy()
        ),
        (3, None),
        "three moves are too few"
    );
    let accuracy_of_six_moves = opening_phase
        .move_totals
        .plus(&opening_phase.move_totals)
        .accuracy()
        .expect("six moves count");
    assert!(
        (50.0..100.0).contains(&accuracy_of_six_moves),
        "{accuracy_of_six_moves}"
    );
}

#[test]
fn a_quick_analysis_gives_no_accuracy() {
    let record_with_quick_analysis = |number| {
        let mut record = with_analysis(game_record(number, GAME_MOVES, Some(SOUTH_LOSES)));
        let quick_analysis = record.analysis.take().map(|analysis| Analysis {
            depth: 17,
            ..analysis
        });
        record.analysis = quick_analysis;
        record
    };
    let games = [
        record_with_quick_analysis(1),
        with_analysis(game_record(2, GAME_MOVES, Some(SOUTH_LOSES))),
    ];
    let phases = Insights::of(games.iter()).phase_scores;
    assert_eq!(
        (
            phases.analyzed_game_count,
            phases.all_phases.move_totals.move_count
        ),
        (1, 3),
        "only the analyzed game"
    );
}

#[test]
fn games_are_grouped_by_first_moves() {
    let games = [
        game_record(1, "CcD", Some(SOUTH_WINS)),
        game_record(2, "Cc", Some(SOUTH_LOSES)),
        game_record(3, "Fa", Some(SOUTH_LOSES)),
        game_record(4, "C", Some(SOUTH_WINS)),
    ];
    let openings = Insights::of(games.iter()).opening_scores;
    let opening_groups: Vec<_> = openings
        .iter()
        .map(|one| (one.moves.clone(), one.score.game_count(), one.score.won))
        .collect();
    let pits_of_letters = |text: &str| {
        text.chars()
            .filter_map(Pit::from_letter)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        opening_groups,
        [(pits_of_letters("Cc"), 2, 1), (pits_of_letters("Fa"), 1, 0)],
        "a game of one move has no opening"
    );
}

#[test]
fn a_puzzle_theme_counts_as_missed_while_its_failed_puzzles_return() {
    let variant = Variant::built_in().swap_remove(0);
    let puzzles = collection::built_in(&variant);
    let mut progress = Progress::default();
    assert!(motif_scores(&progress, std::slice::from_ref(&variant)).is_empty());
    for (puzzle, first_try) in puzzles
        .iter()
        .take(20)
        .zip([FirstTry::Solved, FirstTry::Failed].into_iter().cycle())
    {
        let day = jiff::civil::date(2026, 11, 22);
        let attempt = ProgressEvent::PuzzleAttempt {
            variant: variant.id.to_string(),
            puzzle_position: puzzle.name(),
            initial_puzzle_rating: puzzle.rating,
            first_try,
            day,
        };
        progress.add(&attempt);
    }
    let scores = motif_scores(&progress, &[variant]);
    let most_tried_theme = scores
        .iter()
        .max_by_key(|score| score.tried_puzzle_count)
        .expect("a theme");
    assert!(
        most_tried_theme.tried_puzzle_count > 5
            && most_tried_theme.missed_puzzle_count > 0
            && most_tried_theme.missed_puzzle_count < most_tried_theme.tried_puzzle_count,
        "{scores:?}"
    );
    assert!(scores.is_sorted_by_key(|score| std::cmp::Reverse(score.missed_percent())));
}

#[test]
fn a_match_is_over_when_its_remaining_games_cannot_change_the_winner() {
    let match_outcome = |best_of: u8, ends: &[Settlement]| {
        let games: Vec<Record> = (1..)
            .zip(ends)
            .map(|(day, &end)| with_series(game_record(day, "", Some(end)), best_of))
            .collect();
        let insights = Insights::of(games.iter());
        assert_eq!(insights.series_scores.len(), 1);
        insights.series_scores[0].outcome()
    };
    assert_eq!(match_outcome(3, &[SOUTH_WINS]), None);
    assert_eq!(match_outcome(3, &[SOUTH_WINS, SOUTH_WINS]), Some(Wdl::Win));
    assert_eq!(
        match_outcome(3, &[SOUTH_WINS, SOUTH_LOSES, DRAW]),
        Some(Wdl::Draw)
    );
    assert_eq!(
        match_outcome(5, &[DRAW, SOUTH_LOSES, SOUTH_LOSES]),
        None,
        "two and a half are not more than half of five"
    );
    assert_eq!(
        match_outcome(5, &[DRAW, SOUTH_LOSES, SOUTH_LOSES, DRAW]),
        Some(Wdl::Loss)
    );
}

#[test]
fn a_game_file_stores_the_match_it_belongs_to() {
    let record = with_series(game_record(1, GAME_MOVES, Some(SOUTH_WINS)), 7);
    let text = record.to_toml();
    assert!(text.contains("best_of = 7"), "{text}");
    let record_read_again = Record::parse(&text).expect("a game");
    assert_eq!(
        (record_read_again.to_toml(), record_read_again.header.series),
        (text.clone(), record.header.series.clone())
    );
    for (good, bad) in [
        ("best_of = 7", "best_of = 1"),
        ("begun = 2026", "begun = \"2026"),
        ("[series]", "[serie]"),
    ] {
        assert!(Record::parse(&text.replace(good, bad)).is_err(), "{bad}");
    }
}

const AGAINST_FAST_SETTINGS: &str =
    "animation = \"off\"\npace_ms = 0\n[setup]\nnorth = \"fast\"\nfirst = \"south\"\n";

/// Resigns the current game.
fn resign(shell: &mut Shell) {
    shell.answer_newest_request();
    shell.press_keys("ry");
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Over(_)),
        "{:?}",
        current_screen(&shell.app)
    );
}

fn end_choices(shell: &Shell) -> Vec<EndChoice> {
    let ShownScreen::Over(over) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    over.end_choices()
}

fn choose_after_game(shell: &mut Shell, choice: EndChoice) {
    shell.choose_after_game(choice);
}

#[test]
fn a_match_begins_at_the_end_of_a_game_and_its_score_is_shown() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.press_keys("p");
    assert!(!shell.screen_text(80, 24).contains("best of"));
    resign(&mut shell);
    assert!(!end_choices(&shell).contains(&EndChoice::NextGame));
    choose_after_game(&mut shell, EndChoice::BeginSeries);
    assert!(shell.screen_text(80, 24).contains("best of 5: 0 - 0"));
    let mut first_seats = Vec::new();
    for lost in 1..=3 {
        let ShownScreen::Play(play) = current_screen(&shell.app) else {
            panic!("{:?}", current_screen(&shell.app))
        };
        first_seats.push(play.session.game.referee.positions_so_far()[0].to_move());
        resign(&mut shell);
        shell.reload_game_list();
        let drawn = shell.screen_text(80, 24);
        assert!(drawn.contains(&format!("0 - {lost}")), "{drawn}");
        if lost < 3 {
            assert!(!end_choices(&shell).contains(&EndChoice::RematchSwappedSides));
            choose_after_game(&mut shell, EndChoice::NextGame);
        }
    }
    assert_eq!(
        first_seats,
        [Seat::South, Seat::North, Seat::South],
        "the sides take turns at beginning"
    );
    assert!(shell.screen_text(200, 60).contains("You lose the match"));
    assert!(!end_choices(&shell).contains(&EndChoice::NextGame));
    shell.choose_after_game(EndChoice::ShowMoreChoices);
    assert!(
        end_choices(&shell).contains(&EndChoice::BeginSeries)
            && !end_choices(&shell).contains(&EndChoice::TakeBack)
    );
    assert_eq!(
        shell
            .disk
            .values()
            .filter(|text| text.contains("[series]"))
            .count(),
        3,
        "the first game was none of it"
    );
}

#[test]
fn a_match_begins_in_the_setup_against_a_computer_alone() {
    let mut shell = Shell::with_settings(AGAINST_FAST_SETTINGS);
    shell.open_setup_at(SetupRow::Series);
    shell.act(Action::Right);
    let drawn = shell.screen_text(80, 24);
    assert!(drawn.contains("best of 3"), "{drawn}");
    shell.move_to_setup_row(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert!(shell.screen_text(80, 24).contains("best of 3: 0 - 0"));
    let mut shell_with_two_humans = Shell::with_settings("[setup]\nnorth = \"human\"\n");
    shell_with_two_humans.open_setup_at(SetupRow::MoreRowsToggle);
    shell_with_two_humans.act(Action::Confirm);
    assert!(
        !shell_with_two_humans
            .screen_text(80, 24)
            .contains("single game")
    );
}

#[test]
fn the_results_overview_without_games_suggests_next_steps() {
    let mut shell = Shell::with_settings("");
    open_page(&mut shell, ResultsPage::Overview);
    for size in [(80, 24), (120, 40)] {
        let drawn = shell.screen_text(size.0, size.1);
        for expected in ["puzzle", "waiting", "Sowing", "after a game without help"] {
            assert!(drawn.contains(expected), "{expected}\n{drawn}");
        }
    }
}

#[test]
fn each_results_page_without_games_says_what_it_will_show() {
    let mut shell = Shell::with_settings("");
    open_page(&mut shell, ResultsPage::Scores);
    for page in ResultsPage::ALL.iter().copied().skip(1) {
        assert_eq!(results_screen(&shell).page, page);
        let drawn = shell.screen_text(60, 18);
        assert!(
            drawn.contains("to see") || drawn.contains("here"),
            "{page:?}: {drawn}"
        );
        shell.act(Action::Right);
    }
    assert_eq!(
        results_screen(&shell).page,
        ResultsPage::Overview,
        "the first comes after the last"
    );
}

#[test]
fn the_results_pages_summarize_games_and_open_their_openings() {
    let mut shell = Shell::with_settings("");
    let games = [
        with_clock_times(with_analysis(game_record(1, GAME_MOVES, Some(SOUTH_WINS)))),
        with_series(game_record(2, "Fa", Some(SOUTH_WINS)), 3),
        with_series(game_record(3, "Cc", Some(SOUTH_LOSES)), 3),
    ];
    for (number, record) in games.into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    open_page(&mut shell, ResultsPage::Accuracy);
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("Opening: 33+ seeds") && drawn.contains("7.0"),
        "{drawn}"
    );
    open_next_page(&mut shell, ResultsPage::Openings);
    let drawn = shell.screen_text(80, 24);
    assert!(drawn.contains("C c") && drawn.contains("50%"), "{drawn}");
    shell.act(Action::Confirm);
    let ShownScreen::Analysis(board) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(board.book.is_some() && board.tree.node(board.current_node).ply == 2);
    shell.act(Action::Back);
    shell.act_all([Action::Right, Action::Right]);
    let drawn = shell.screen_text(80, 24);
    assert!(
        drawn.contains("1 - 1") && !drawn.contains("in a row"),
        "{drawn}"
    );
}

fn open_next_page(shell: &mut Shell, page: ResultsPage) {
    shell.act(Action::Right);
    assert_eq!(results_screen(shell).page, page);
}

#[test]
fn results_as_json_contain_all_statistics() {
    let home = Home::new();
    let results_json =
        || -> Json { serde_json::from_str(&home.output_of(&["results", "--json"])).expect("JSON") };
    let results_without_games = results_json();
    assert_eq!(
        (
            &results_without_games["total"]["games"],
            &results_without_games["series"],
            &results_without_games["themes"]
        ),
        (&json!(0), &json!([]), &json!([]))
    );
    fs::create_dir_all(home.games_folder()).expect("a folder");
    let games = [
        with_clock_times(with_analysis(game_record(
            1,
            RATED_GAME_MOVES,
            Some(SOUTH_WINS),
        ))),
        with_series(game_record(2, "Fa", Some(SOUTH_LOSES)), 3),
    ];
    for (number, record) in games.into_iter().enumerate() {
        fs::write(
            home.games_folder().join(format!("{number}.toml")),
            record.to_toml(),
        )
        .expect("a file");
    }
    let variant = Variant::built_in().swap_remove(0);
    let (puzzle, day) = (
        &collection::built_in(&variant)[0],
        jiff::civil::date(2026, 11, 22),
    );
    let mut progress = Progress::default();
    progress.add(&ProgressEvent::PuzzleAttempt {
        variant: variant.id.to_string(),
        puzzle_position: puzzle.name(),
        initial_puzzle_rating: puzzle.rating,
        first_try: FirstTry::Failed,
        day,
    });
    // A mistake in the player's own game counts for the themes once it was tried as a puzzle.
    let turn = &puzzle.turns[0];
    let line: String = [Some(turn.solution), turn.answer]
        .into_iter()
        .flatten()
        .map(Pit::letter)
        .collect();
    let missed_own_puzzle = OwnPuzzle {
        played_move: turn.wrong_moves[0].pit.to_string(),
        played_value: "-1.00".to_owned(),
        best_value: "2.00".to_owned(),
        lost_point_thousandths: 300,
        best_line: line,
        refutation: String::new(),
        due_day_and_solved_count: None,
        is_tried: false,
        was_missed: false,
    };
    // A good move in the player's own game is not counted as a mistake.
    let other_puzzle = &collection::built_in(&variant)[1];
    let played = other_puzzle.turns[0].solution.to_string();
    let well_played_own_puzzle = OwnPuzzle {
        best_line: played.clone(),
        played_move: played,
        ..missed_own_puzzle.clone()
    };
    progress.add(&ProgressEvent::OwnPuzzlesFound {
        variant: variant.id.to_string(),
        puzzles: vec![
            (format!("{} ", puzzle.name()), missed_own_puzzle),
            (format!("{} ", other_puzzle.name()), well_played_own_puzzle),
        ],
        searched_game_file_name: None,
        day,
    });
    let (id, position_name) = (variant.id.to_string(), format!("{} ", puzzle.name()));
    let theme_scores_before_training = motif_scores(&progress, std::slice::from_ref(&variant));
    assert!(
        theme_scores_before_training
            .iter()
            .all(|score| score.tried_puzzle_count == 1),
        "what was never seen was not tried: {theme_scores_before_training:?}"
    );
    let mut progress_after_solving = progress.clone();
    progress_after_solving.add(&ProgressEvent::OwnPuzzleTried {
        variant: id.clone(),
        position_name: position_name.clone(),
        first_try: FirstTry::Solved,
        day,
    });
    let theme_scores_after_solving =
        motif_scores(&progress_after_solving, std::slice::from_ref(&variant));
    assert!(
        theme_scores_after_solving
            .iter()
            .all(|score| (score.tried_puzzle_count, score.missed_puzzle_count) == (2, 1)),
        "a mistake solved at the first try is not missed: {theme_scores_after_solving:?}"
    );
    progress.add(&ProgressEvent::OwnPuzzleTried {
        variant: id,
        position_name,
        first_try: FirstTry::Failed,
        day,
    });
    fs::write(home.data_folder().join("progress.toml"), progress.to_toml()).expect("a file");
    let results_json_with_games = results_json();
    assert_eq!(
        results_json_with_games["total"],
        json!({
            "games": 2, "won": 1, "drawn": 0, "lost": 1, "unfinished": 0,
            "with_help": { "games": 0, "won": 0, "drawn": 0, "lost": 0 },
        })
    );
    assert_eq!(
        results_json_with_games["variants"][0]["opponents"][0]["player"],
        "engine:level=3"
    );
    assert_eq!(
        results_json_with_games["ratings"].as_array().map(Vec::len),
        Some(1)
    );
    assert_eq!(
        results_json_with_games["accuracy"]["phases"]["opening"]["seconds"],
        7.0
    );
    assert_eq!(
        results_json_with_games["accuracy"]["phases"]["end"]["accuracy"],
        Json::Null
    );
    assert_eq!(
        results_json_with_games["clocks"],
        json!({ "games": 1, "lost_on_time": 0 })
    );
    assert_eq!(
        results_json_with_games["openings"][1]["moves"],
        json!(["F", "a"])
    );
    assert_eq!(
        (
            &results_json_with_games["series"][0]["result"],
            &results_json_with_games["series"][0]["best_of"]
        ),
        (&json!("running"), &json!(3))
    );
    assert_eq!(results_json_with_games.get("streaks"), None);
    let missed_theme_count: u64 = results_json_with_games["themes"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|one| one["missed"].as_u64())
        .sum();
    let own_puzzle_motifs = Motifs::of_turn(&turn.position, turn.solution, turn.answer);
    assert_eq!(
        missed_theme_count,
        (puzzle.motifs.iter().count() + own_puzzle_motifs.iter().count()) as u64
    );
}

/// Games are counted in the background. With `--nocapture`, the test prints the time that counting
/// took.
#[test]
fn five_thousand_games_are_counted_without_delay() {
    let sample_record =
        with_clock_times(with_analysis(game_record(1, GAME_MOVES, Some(SOUTH_WINS))));
    let record = |number: u32| {
        let mut record = sample_record.clone();
        record.header.date = format!(
            "20{:02}-{:02}-01T12:00:00Z",
            number % 90 + 10,
            number % 12 + 1
        )
        .parse()
        .expect("a date");
        record
    };
    let games = (0..5000).flat_map(|n| {
        SavedGame::saved_games_of_file(&GameFile(format!("{n}.toml")), vec![Ok(record(n))])
    });
    let mut shell = Shell::with_settings("");
    shell.handle(Event::GameList(games.collect()));
    let begun = Instant::now();
    open_page(&mut shell, ResultsPage::Scores);
    let opening_time = begun.elapsed();
    assert_eq!(
        results_screen(&shell)
            .statistics
            .results
            .total_against_computers
            .game_count(),
        5000
    );
    assert_eq!(
        results_screen(&shell)
            .statistics
            .insights
            .phase_scores
            .analyzed_game_count,
        5000
    );
    let begun = Instant::now();
    shell.act(Action::Back);
    shell.open_analyse_row(AnalyseRow::Openings);
    assert!(
        matches!(current_screen(&shell.app), ShownScreen::Analysis(board) if board.book.is_some())
    );
    println!(
        "5,000 games: my results {opening_time:?}, openings {:?}",
        begun.elapsed()
    );
}

#[test]
fn a_match_keeps_its_length_and_shows_its_score() {
    let mut shell =
        Shell::with_settings(&AGAINST_FAST_SETTINGS.replace("[setup]", "[setup]\nbest_of = 3"));
    shell.open_setup_at(SetupRow::StartGame);
    shell.act(Action::Confirm);
    assert!(
        shell.screen_text(120, 40).contains("match: 0"),
        "{}",
        shell.screen_text(120, 40)
    );
    assert!(
        shell.settings_text.contains("best_of = 3"),
        "{}",
        shell.settings_text
    );
    resign(&mut shell);
    shell.reload_game_list();
    choose_after_game(&mut shell, EndChoice::NextGame);
    let drawn = shell.screen_text(120, 40);
    assert!(
        drawn.contains("match: 0") && drawn.contains("match: 1"),
        "{drawn}"
    );
}

#[test]
fn a_results_page_says_that_games_are_being_counted() {
    let mut shell = Shell::with_settings("");
    open_page(&mut shell, ResultsPage::Scores);
    let effects = shell.app.update(Event::Action(Action::Back));
    assert!(!effects.is_empty());
    let effects = shell
        .app
        .update(Event::Action(Shell::menu_line_action(MenuItem::Progress)));
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::StartJob(_, Job::ComputeStatistics(..))))
    );
    assert!(shell.app.update(Event::Action(Action::Right)).is_empty());
    assert!(shell.screen_text(80, 24).contains("Counting your games"));
}

#[test]
fn seconds_per_move_have_a_column_only_if_a_game_had_a_clock() {
    for has_clock in [false, true] {
        let record = with_analysis(game_record(1, GAME_MOVES, Some(SOUTH_WINS)));
        let record = if has_clock {
            with_clock_times(record)
        } else {
            record
        };
        let mut shell = Shell::with_settings("");
        let file = GameFile("one.toml".to_owned());
        let games = SavedGame::saved_games_of_file(&file, vec![Ok(record)]);
        shell.handle(Event::GameList(games.into_iter().collect()));
        open_page(&mut shell, ResultsPage::Accuracy);
        let drawn = shell.screen_text(120, 40);
        assert_eq!(drawn.contains("seconds"), has_clock, "{drawn}");
    }
}
