//! *My results*: which games count and for whom, on the screen and in the command.

use std::fs;
use std::process::Command;

use awale::app::{Action, GameFile};
use awale::screens::ResultLine;
use awale::words::{Language, Words};
use awale_rules::matches_game::HeapRules;
use awale_rules::{Game, Match, PerSeat, Seat, Settlement};
use awale_study::catalogue::{AnyGame, GameKind, Variant, Wdl};
use awale_study::record::{GameSeries, MIN_RATED_PLIES, Participant, Record, SowingDirection};
use awale_study::study::results::{CountedGames, Opponent, PlayerResults};
use ratatui::buffer::Cell;

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};

/// A game that is long enough to count, and a draw if the players end it.
fn balanced_game(kind: &GameKind) -> Match<AnyGame> {
    let game_with_step = |step: usize| {
        let mut game = Match::new(kind.start(Seat::South));
        for ply in 0..MIN_RATED_PLIES {
            let moves: Vec<_> = game.position().moves().collect();
            game.play(moves[ply * step % moves.len()]).expect("legal");
        }
        game
    };
    let mut games = (1..100).map(game_with_step);
    games
        .find(|game| game.position().result_when_agreed().winner.is_none())
        .expect("a balanced game")
}

/// A game on this day of November. `end` is a loss on time, an agreed draw, or `None` for an
/// unfinished game.
fn game_record(
    day: u32,
    kind: &GameKind,
    players: [(&str, &str); 2],
    end: Option<Settlement>,
) -> Record {
    let [south, north] = players.map(|(name, spec)| Participant {
        name: name.into(),
        spec: spec.parse().expect("a player"),
    });
    let mut game = Match::new(kind.start(Seat::South));
    if end == DRAW {
        game = balanced_game(kind);
    }
    if let Some(settlement) = end {
        game.settle(settlement);
    }
    let date = format!("2026-11-{day:02}T12:00:00+01:00")
        .parse()
        .expect("a date");
    Record::of(
        &game,
        kind.clone(),
        PerSeat { south, north },
        SowingDirection::CounterClockwise,
        date,
        None,
    )
}

const SOUTH_LOSES: Option<Settlement> = Some(Settlement::TimeLoss(Seat::South));
const NORTH_LOSES: Option<Settlement> = Some(Settlement::TimeLoss(Seat::North));
const DRAW: Option<Settlement> = Some(Settlement::Agreement);

/// Games of every kind, not sorted by date.
fn games_of_every_kind() -> Vec<Record> {
    let oware = GameKind::Awale(Variant::built_in().swap_remove(0));
    let matches = GameKind::Matches(HeapRules::THIRTEEN_MATCHES_RULES);
    let (human_player, computer_player) = (("Awa", "human"), ("", "engine:level=3"));
    vec![
        game_record(4, &oware, [human_player, computer_player], NORTH_LOSES),
        game_record(1, &oware, [human_player, computer_player], SOUTH_LOSES),
        game_record(2, &oware, [computer_player, human_player], SOUTH_LOSES),
        game_record(3, &oware, [human_player, computer_player], DRAW),
        game_record(5, &oware, [human_player, ("", "fast")], SOUTH_LOSES),
        game_record(6, &matches, [("", "expert"), human_player], NORTH_LOSES),
        // Games that do not count: one is unfinished, one is between computers.
        game_record(7, &oware, [human_player, computer_player], None),
        game_record(8, &oware, [computer_player, ("", "fast")], SOUTH_LOSES),
        // Two people, who swap sides.
        game_record(
            9,
            &oware,
            [("Koffi", "human"), ("Awa", "human")],
            SOUTH_LOSES,
        ),
        game_record(
            10,
            &oware,
            [("Awa", "human"), ("Koffi", "human")],
            SOUTH_LOSES,
        ),
    ]
}

#[test]
fn games_with_one_human_are_counted_by_game_and_opponent() {
    use Wdl::{Draw, Loss, Win};
    let games = games_of_every_kind();
    let results = PlayerResults::of(games.iter());
    assert_eq!(
        results.total_against_computers.counted_results,
        [Loss, Win, Draw, Win, Loss, Loss]
    );
    let [oware, matches] = &results.results_against_computers[..] else {
        panic!("{:?}", results.results_against_computers)
    };
    assert_eq!((oware.kind.id(), matches.kind.id()), ("oware", "matches"));
    assert_eq!(oware.score.counted_results, [Loss, Win, Draw, Win, Loss]);
    let opponents: Vec<_> = oware
        .opponent_scores
        .iter()
        .map(|line| (line.opponent.clone(), line.score.counted_results.clone()))
        .collect();
    let computer_opponent = |spec: &str| Opponent::Computer(spec.parse().expect("a player"));
    assert_eq!(
        opponents,
        [
            (
                computer_opponent("engine:level=3"),
                vec![Loss, Win, Draw, Win]
            ),
            (computer_opponent("fast"), vec![Loss])
        ]
    );
    let score = &oware.opponent_scores[0].score;
    assert_eq!(
        (
            score.count(Win),
            score.count(Draw),
            score.count(Loss),
            score.points_percent()
        ),
        (2, 1, 1, Some(63))
    );
    assert_eq!(
        (score.running_score(), score.last_results(2)),
        (vec![-1, 0, 0, 1], &[Draw, Win][..])
    );
}

#[test]
fn games_of_two_people_are_counted_by_name_on_either_side() {
    let games = games_of_every_kind();
    let results = PlayerResults::of(games.iter());
    let [results_of_game] = &results.results_between_humans[..] else {
        panic!("{:?}", results.results_between_humans)
    };
    let [two_humans_score] = &results_of_game.opponent_scores[..] else {
        panic!("{:?}", results_of_game.opponent_scores)
    };
    assert_eq!(
        two_humans_score.opponent,
        Opponent::TwoHumans(PerSeat {
            south: "Awa".into(),
            north: "Koffi".into()
        })
    );
    assert_eq!(
        two_humans_score.score.counted_results,
        [Wdl::Win, Wdl::Loss],
        "Awa's results"
    );
}

#[test]
fn the_results_screen_lists_results_or_explains_how_to_get_some() {
    let mut shell = Shell::with_settings("");
    shell.open_results();
    assert!(
        shell
            .screen_text(80, 24)
            .contains("Finish a game to see your results")
    );
    for (number, record) in games_of_every_kind().into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.write_game_file(GameFile("damaged.toml".to_owned()), "no game".to_owned());
    shell.reload_game_list();
    let screen = shell.screen_text(80, 24);
    assert!(
        screen.contains("level 3") && screen.contains("LWDW") && screen.contains("63%"),
        "{screen}"
    );
    assert!(
        screen.contains("Awa against Koffi") && screen.contains("Between people"),
        "{screen}"
    );
    let ShownScreen::Results(results) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(results.score_lines().len(), 9);
    shell.act_all([Action::End, Action::PageDown]);
    let ShownScreen::Results(results) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert!(matches!(
        results.score_lines()[results.chosen_index],
        ResultLine::Opponent(..)
    ));
    shell.act(Action::Down);
    let ShownScreen::Results(results) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    assert_eq!(results.chosen_index, 0, "a step beyond the last line");
    shell.act(Action::Back);
    assert!(matches!(current_screen(&shell.app), ShownScreen::Menu(_)));
}

/// Enter on a line of the results lists its games, and Escape returns to the results.
#[test]
fn enter_on_a_result_lists_its_games() {
    let mut shell = Shell::with_settings("");
    for (number, record) in games_of_every_kind().into_iter().enumerate() {
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    shell.open_results();
    let ShownScreen::Results(results) = current_screen(&shell.app) else {
        panic!("{:?}", current_screen(&shell.app))
    };
    let results_of_lines: Vec<_> = results
        .score_lines()
        .iter()
        .map(|line| {
            let score = line.score(&results.statistics.results)?;
            let counted_count = score.game_count() + score.results_with_help.len();
            Some(counted_count + score.unfinished_game_count)
        })
        .collect();
    for (line_index, game_count) in results_of_lines.into_iter().enumerate() {
        shell.act(Action::ClickRow(line_index));
        let footer: String = shell.draw(80, 24).content[23 * 80..]
            .iter()
            .map(Cell::symbol)
            .collect();
        assert_eq!(
            footer.contains("Enter games"),
            game_count.is_some(),
            "{footer}"
        );
        shell.act(Action::Confirm);
        let ShownScreen::Saved(saved) = current_screen(&shell.app) else {
            assert_eq!(game_count, None, "line {line_index}");
            continue;
        };
        let context = &shell.app.context;
        assert_eq!(
            Some(saved.visible_games(context).count()),
            game_count,
            "line {line_index}"
        );
        shell.act(Action::Back);
    }
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Results(_)
    ));
    shell.act_all([Action::ClickRow(2), Action::Confirm]);
    let drawn: String = shell
        .draw(80, 24)
        .content
        .iter()
        .map(Cell::symbol)
        .collect();
    assert!(drawn.contains("4 games · level 3"), "{drawn}");
    shell.act(Action::Confirm);
    assert!(matches!(
        current_screen(&shell.app),
        ShownScreen::Analysis(_)
    ));
}

#[test]
fn games_with_the_teacher_are_listed_as_not_rated() {
    let oware = GameKind::Awale(Variant::built_in().swap_remove(0));
    let teacher = ("", "character:nana");
    let mut games =
        [1, 2].map(|day| game_record(day, &oware, [("", "human"), teacher], NORTH_LOSES));
    for game in &mut games {
        game.header.is_helped = true;
    }
    let results = PlayerResults::of(games.iter());
    let [oware_results] = &results.results_against_computers[..] else {
        panic!("{results:?}")
    };
    let [line] = &oware_results.opponent_scores[..] else {
        panic!("{oware_results:?}")
    };
    assert_eq!(line.score.counted_results, [Wdl::Win; 2]);
    let total = &results.total_against_computers;
    assert_eq!((total.game_count(), total.results_with_help.len()), (2, 0));
    let words = Words::new(Language::English);
    let name = words.result_opponent_name(&line.opponent, |spec| words.short_player_text(spec));
    assert_eq!(name, "Nana Esi (not rated)");
}

#[test]
fn the_results_command_prints_the_table_of_the_screen() {
    let home = tempfile::tempdir().expect("a folder");
    let run_results = || {
        let output = Command::new(env!("CARGO_BIN_EXE_awale"))
            .env_clear()
            .env("HOME", home.path())
            .env("LANG", "en_GB.UTF-8")
            .args([
                "--data".as_ref(),
                home.path().as_os_str(),
                "results".as_ref(),
            ])
            .output()
            .expect("the program runs");
        assert!(output.status.success());
        String::from_utf8(output.stdout).expect("a text")
    };
    assert!(run_results().contains("Finish a game to see your results"));
    let folder = home.path().join("games");
    fs::create_dir_all(&folder).expect("a folder");
    for (number, record) in games_of_every_kind().into_iter().enumerate() {
        fs::write(folder.join(format!("{number}.toml")), record.to_toml()).expect("a file");
    }
    let table = run_results();
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 9, "{table}");
    let score_numbers = |line: &str| {
        line.split_whitespace()
            .filter_map(|word| word.trim_end_matches('%').parse().ok())
            .collect::<Vec<u32>>()
    };
    assert_eq!(score_numbers(lines[1]), [6, 2, 1, 3, 42], "{table}");
}

#[test]
fn a_rated_game_ends_with_the_new_rating_and_a_chart() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\npace_ms = 0\n[setup]\nfirst = \"south\"\nnorth = \"engine:level=3\"\n",
    );
    // Lose two games after a few moves each: such short games say little about the player's
    // strength.
    for missing_game_count in ["2", "1"] {
        shell.press_keys("p");
        for _ in 0..5 {
            shell.act(Action::Confirm);
            assert!(shell.answer_newest_request());
        }
        shell.press_keys("ry");
        let drawn = shell.screen_text(200, 60);
        let has_placeholder = |line: &str| line.contains('…') && !line.contains("More…");
        assert!(
            drawn.lines().any(has_placeholder),
            "nothing is known yet: {drawn}"
        );
        assert_eq!(shell.analysis_tasks.len(), 1, "the moves are judged");
        assert!(shell.run_analysis(6));
        // The text in the panel next to the board wraps over several lines.
        let end_panel_lines: String = shell
            .screen_text(200, 60)
            .lines()
            .map(|line| line.chars().skip(168).collect::<String>() + " ")
            .collect();
        let end_panel_text = end_panel_lines
            .replace(['│', '\u{a0}'], " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let plural_ending = if missing_game_count == "1" { "" } else { "s" };
        let expected = format!("Rating after {missing_game_count} more rated game{plural_ending}");
        assert!(end_panel_text.contains(&expected), "{end_panel_text}");
        shell.act(Action::Back);
    }
    assert_eq!(
        shell
            .disk
            .values()
            .filter(|text| text.contains("[analysis]"))
            .count(),
        2,
        "it need not be done twice"
    );
    shell.reload_game_list();
    shell.open_results();
    let drawn = shell.screen_text(200, 60);
    assert!(
        drawn.contains("Wins minus losses") && !drawn.contains("about level"),
        "the rating means nothing yet\n{drawn}"
    );
    shell.act(Action::Back);
    let drawn = shell.screen_text(200, 60);
    assert!(
        drawn.contains("Your rating appears after 1 more"),
        "{drawn}"
    );
    shell.open_results();
    // Against a single opponent, the chart shows wins minus losses.
    shell.act_all([Action::End]);
    assert!(shell.screen_text(200, 60).contains("Wins minus losses"));
}

#[test]
fn the_end_of_a_helped_game_says_it_is_not_rated() {
    for help in ["iy", "CDuy", "iyB"] {
        let mut shell = Shell::with_settings(
            "animation = \"off\"\npace_ms = 0\n[setup]\nfirst = \"south\"\nnorth = \"engine:level=3\"\n",
        );
        shell.press_keys("pC");
        assert!(shell.answer_newest_request());
        shell.press_keys(help);
        if help == "CDuy" {
            shell.press_keys("u");
        }
        // A game that is resigned earlier does not count for another reason.
        for _ in 0..5 {
            shell.act(Action::Confirm);
            shell.answer_newest_request();
        }
        shell.press_keys("ry");
        shell.run_analysis(6);
        let buffer = shell.draw(80, 24);
        let screen_text: String = buffer.content.iter().map(Cell::symbol).collect();
        assert!(
            screen_text.contains("Unrated: with") && !screen_text.contains("about level"),
            "{help}: {screen_text}"
        );
        let small_window_text: String = shell
            .draw(60, 18)
            .content
            .iter()
            .map(Cell::symbol)
            .collect();
        assert!(
            small_window_text.contains("Unrated: with help"),
            "{small_window_text}"
        );
        let saved: Vec<&String> = shell.disk.values().collect();
        assert!(
            saved.iter().any(|text| text.contains("helped = true\n")),
            "{saved:?}"
        );
        let saved_records = saved
            .iter()
            .map(|text| Record::parse(text).expect("a game"));
        assert_eq!(
            awale_study::rating::ratings_after_games(saved_records.collect::<Vec<_>>().iter()),
            []
        );
    }
}

#[test]
fn the_analysis_at_the_end_of_a_game_is_not_repeated() {
    let mut shell = Shell::with_settings(
        "animation = \"off\"\npace_ms = 0\n[setup]\nfirst = \"south\"\nnorth = \"engine:level=3\"\n",
    );
    shell.press_keys("p");
    for _ in 0..5 {
        shell.act(Action::Confirm);
        assert!(shell.answer_newest_request());
    }
    shell.press_keys("ry");
    assert!(shell.run_analysis(6));
    shell.press_keys("a");
    assert!(shell.analysis_tasks.is_empty());
}

#[test]
fn a_game_that_was_resigned_or_agreed_after_a_few_moves_counts_for_nothing() {
    let oware = GameKind::Awale(Variant::built_in().swap_remove(0));
    let players = [("Awa", "human"), ("", "engine:level=3")];
    let resignation = Some(Settlement::Resignation(Seat::South));
    let mut resigned_game = game_record(1, &oware, players, resignation);
    let results =
        |game: &Record| PlayerResults::from_records([game].into_iter(), CountedGames::AllGames);
    assert!(results(&resigned_game).is_empty() && resigned_game.own_result().is_none());
    assert!(!results(&game_record(1, &oware, players, SOUTH_LOSES)).is_empty());
    assert!(game_record(1, &oware, players, DRAW).own_result().is_some());
    // A resignation decides a game of a series at any time.
    resigned_game.header.series = Some(GameSeries {
        first_game_began: resigned_game.header.date,
        best_of: 3,
    });
    assert!(!results(&resigned_game).is_empty());
}
