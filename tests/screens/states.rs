//! Walks to states that take several actions.

use std::sync::OnceLock;

use awale::app::{Action, Event, GameFile, JobNews};
use awale::screens::{
    AnalyseRow, ChapterStep, CourseRow, EndChoice, MenuItem, PuzzleRow, SetupRow,
};
use awale_engine::Stop;
use awale_rules::{Match, PerSeat, Pit, Seat, Settlement};
use awale_study::catalogue::{AnyMove, GameKind, Variant};
use awale_study::drill::DrillAnswer;
use awale_study::progress::{FirstTry, ProgressEvent};
use awale_study::puzzle::{Puzzle, collection};
use awale_study::record::{Participant, Record, SowingDirection};

use crate::shell::Shell;
use crate::shell::shown::{ShownScreen, current_screen};
use crate::start::play_to_the_end;

/// Opens a puzzle. It is generated only once and shared between tests.
pub fn open_puzzle(shell: &mut Shell) {
    static SHARED_PUZZLE: OnceLock<Puzzle> = OnceLock::new();
    shell.open_menu_item(MenuItem::Puzzles);
    shell.act(Action::ClickRow(0));
    let (job, order) = shell.puzzle_request.take().expect("a puzzle is wanted");
    let shared_puzzle = SHARED_PUZZLE.get_or_init(|| {
        order
            .make_puzzle(&mut None, &Stop::new())
            .expect("a puzzle of this game")
    });
    shell.handle(Event::Job(
        job,
        JobNews::Puzzle(Box::new(shared_puzzle.clone())),
    ));
}

/// Finished games of many kinds, in the games folder.
pub fn add_many_results(shell: &mut Shell) {
    let players = [
        "human",
        "fast",
        "naive",
        "minimax:4",
        "alphabeta:12:mobility",
        "engine:level=10",
        "engine:time=3600000ms",
    ];
    for (number, opponent) in players.into_iter().cycle().take(40).enumerate() {
        let kind = GameKind::Awale(Variant::built_in().swap_remove(number % 6));
        let name = if opponent == "human" {
            "Une personne"
        } else {
            ""
        };
        let participant = |name: &str, spec: &str| Participant {
            name: name.into(),
            spec: spec.parse().expect("a player"),
        };
        let players = PerSeat {
            south: participant("Awa", "human"),
            north: participant(name, opponent),
        };
        let mut game = Match::new(kind.start(Seat::South));
        let is_lost = number % 3 == 0;
        game.settle(if is_lost {
            Settlement::Resignation(Seat::South)
        } else {
            Settlement::TimeLoss(Seat::North)
        });
        let date = format!("2026-11-{:02}T12:00:00+01:00", 1 + number % 28)
            .parse()
            .expect("a date");
        let record = Record::of(&game, kind, players, SowingDirection::Clockwise, date, None);
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
}

/// Attempts at puzzles from games, most of them solved.
pub fn add_many_attempts(shell: &mut Shell) {
    let variant = Variant::built_in().swap_remove(0);
    for (number, puzzle) in collection::built_in(&variant).iter().take(30).enumerate() {
        shell.progress.add(&ProgressEvent::PuzzleAttempt {
            variant: variant.id.to_string(),
            puzzle_position: puzzle.name(),
            initial_puzzle_rating: puzzle.rating,
            first_try: FirstTry::solved_unless_helped(number % 3 == 1),
            day: "2026-11-20".parse().expect("a day"),
        });
    }
    shell.handle(Event::LearningProgress(shell.progress.clone()));
}

/// Chooses answers for both sides in the openings, and opens the first question about them.
pub fn choose_opening_answers(shell: &mut Shell) {
    shell.open_analyse_row(AnalyseRow::Openings);
    shell.press_keys("FLBLCL");
    shell.act_all([Action::Back, Action::Back]);
    shell.open_menu_item(MenuItem::Puzzles);
    let row = PuzzleRow::ALL
        .iter()
        .position(|&row| row == PuzzleRow::Openings);
    shell.act(Action::ClickRow(row.expect("a line")));
}

/// The openings, with 130 of the player's own games.
pub fn open_openings(shell: &mut Shell) {
    for (number, moves) in ["CcDd", "Cc", "Fa", "DdCc", "Db"]
        .into_iter()
        .cycle()
        .take(130)
        .enumerate()
    {
        let kind = GameKind::Awale(Variant::built_in().swap_remove(0));
        let mut game = Match::new(kind.start(Seat::South));
        for pit in moves.chars().filter_map(Pit::from_letter) {
            game.play(AnyMove::Pit(pit)).expect("legal");
        }
        let loser = if number % 3 == 0 {
            Seat::South
        } else {
            Seat::North
        };
        game.settle(if number % 7 == 0 {
            Settlement::Agreement
        } else {
            Settlement::Resignation(loser)
        });
        let players = ["human", "fast"].map(|spec| Participant {
            name: "".into(),
            spec: spec.parse().expect("a player"),
        });
        let [south, north] = players;
        let date = "2026-11-22T12:00:00+01:00".parse().expect("a date");
        let record = Record::of(
            &game,
            kind,
            PerSeat { south, north },
            SowingDirection::Clockwise,
            date,
            None,
        );
        shell.write_game_file(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.reload_game_list();
    shell.open_analyse_row(AnalyseRow::Openings);
}

/// A finished game after its analysis.
pub fn open_analyzed_game(shell: &mut Shell) {
    shell.press_keys("p");
    play_to_the_end(shell);
    shell.choose_after_game(EndChoice::Analyse);
    shell.run_analysis(4);
}

/// The gallery of opponents.
pub fn open_gallery(shell: &mut Shell) {
    shell.open_setup_at(SetupRow::Opponent(Seat::North));
    shell.act(Action::Confirm);
}

/// The first mistake of a finished game.
pub fn open_first_mistake(shell: &mut Shell) {
    open_analyzed_game(shell);
    shell.press_keys("L");
}

/// The list of saved games, with one of each kind.
pub fn open_saved_games(shell: &mut Shell) {
    for _ in 0..12 {
        shell.press_keys("pAB");
        shell.act(Action::Back);
    }
    shell.write_game_file(GameFile("broken.toml".to_owned()), "not a game".to_owned());
    shell.reload_game_list();
    shell.press_keys("p");
    play_to_the_end(shell);
    shell.act(Action::Back);
    shell.open_analyse_row(AnalyseRow::SavedGames);
}

/// The sowing trainer, opened from the list of lessons.
pub fn open_drills(shell: &mut Shell) {
    open_course_row(shell, CourseRow::Drills);
}

/// The chapters of the strategy course, opened from the list of lessons.
pub fn open_chapters(shell: &mut Shell) {
    open_course_row(shell, CourseRow::StrategyChapters);
}

fn open_course_row(shell: &mut Shell, row: CourseRow) {
    shell.open_course_row(row);
}

/// The first exercise of a chapter, counted from 0.
pub fn open_exercise(shell: &mut Shell, chapter_index: usize) {
    open_chapters(shell);
    shell.act(Action::ClickRow(chapter_index));
    while matches!(current_screen(&shell.app), ShownScreen::Chapter(chapter) if chapter.current_exercise().is_none())
    {
        shell.press_keys("n");
    }
}

/// Plays a right or a wrong move in an exercise.
pub fn play_exercise_move(shell: &mut Shell, is_right: bool) {
    let ShownScreen::Chapter(chapter) = current_screen(&shell.app) else {
        panic!("no chapter")
    };
    let exercise = chapter.current_exercise().expect("an exercise");
    let pit = exercise
        .position
        .moves()
        .find(|&pit| exercise.is_right(pit) == is_right)
        .expect("such a move");
    shell.act(Action::ClickPit(pit));
}

/// Goes past the last exercise to the end of a chapter.
pub fn go_to_end_of_chapter(shell: &mut Shell) {
    while matches!(current_screen(&shell.app), ShownScreen::Chapter(chapter) if chapter.sequence.step != ChapterStep::End)
    {
        shell.press_keys("n");
    }
}

/// Answers the question of a drill, rightly or wrongly.
pub fn answer_drill(shell: &mut Shell, is_right: bool) {
    let ShownScreen::Drill(round) = current_screen(&shell.app) else {
        panic!("no drill")
    };
    let action = match round.task.answer {
        DrillAnswer::SeedCount(seeds) => {
            let seeds = if is_right { seeds } else { seeds % 9 + 1 };
            Action::TypedChar(char::from_digit(seeds.into(), 10).expect("a digit"))
        }
        DrillAnswer::Pit(pit) if is_right => Action::ClickPit(pit),
        DrillAnswer::Pit(pit) => Action::ClickPit(Pit::of(pit.seat(), (pit.column() + 1) % 6)),
    };
    shell.act(action);
}
