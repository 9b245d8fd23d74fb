//! Walks to states that take several actions.

use std::sync::OnceLock;

use awale::app::{Action, Event, GameFile, JobNews};
use awale::screens::{
    AnalyseRow, ChapterStep, CourseRow, EndChoice, MenuItem, PuzzleRow, SetupRow,
};
use awale_engine::Stop;
use awale_rules::{Match, PerSeat, Pit, Seat, Settlement};
use awale_study::catalogue::{AnyMove, Kind, Variant};
use awale_study::drill::DrillAnswer;
use awale_study::progress::{FirstTry, ProgressEvent};
use awale_study::puzzle::{Puzzle, collection};
use awale_study::record::{Direction, Participant, Record};

use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};
use crate::start::to_the_end;

/// Opens a puzzle. It is generated only once and shared between tests.
pub fn puzzle(shell: &mut Shell) {
    static PUZZLE: OnceLock<Puzzle> = OnceLock::new();
    shell.open(MenuItem::Puzzles);
    shell.act(Action::Confirm);
    let (job, order) = shell.ordered.take().expect("a puzzle is wanted");
    let made = PUZZLE.get_or_init(|| {
        order
            .make(&mut None, &Stop::new())
            .expect("a puzzle of this game")
    });
    shell.handle(Event::Job(job, JobNews::Puzzle(Box::new(made.clone()))));
}

/// Finished games of many kinds, in the games folder.
pub fn many_results(shell: &mut Shell) {
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
        let kind = Kind::Awale(Variant::built_in().swap_remove(number % 6));
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
        let lost = number % 3 == 0;
        game.settle(if lost {
            Settlement::Resignation(Seat::South)
        } else {
            Settlement::TimeLoss(Seat::North)
        });
        let date = format!("2026-11-{:02}T12:00:00+01:00", 1 + number % 28)
            .parse()
            .expect("a date");
        let record = Record::of(&game, kind, players, Direction::Clockwise, date, None);
        shell.write(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.list();
}

/// Attempts at puzzles from games, most of them solved.
pub fn many_attempts(shell: &mut Shell) {
    let variant = Variant::built_in().swap_remove(0);
    for (number, puzzle) in collection::built_in(&variant).iter().take(30).enumerate() {
        shell.progress.add(&ProgressEvent::Attempt {
            variant: variant.id.to_string(),
            puzzle: puzzle.name(),
            rating: puzzle.rating,
            first_try: FirstTry::unless_helped(number % 3 == 1),
            day: "2026-11-20".parse().expect("a day"),
        });
    }
    shell.handle(Event::Progress(shell.progress.clone()));
}

/// Chooses answers for both sides in the openings, and opens the first question about them.
pub fn chosen_answers(shell: &mut Shell) {
    shell.analyse(AnalyseRow::Openings);
    shell.keys("FLBLCL");
    shell.acts([Action::Back, Action::Back]);
    shell.open(MenuItem::Puzzles);
    let row = PuzzleRow::ALL
        .iter()
        .position(|&row| row == PuzzleRow::Openings);
    shell.act(Action::Row(row.expect("a line")));
}

/// The openings, with 130 of the player's own games.
pub fn openings(shell: &mut Shell) {
    for (number, moves) in ["CcDd", "Cc", "Fa", "DdCc", "Db"]
        .into_iter()
        .cycle()
        .take(130)
        .enumerate()
    {
        let kind = Kind::Awale(Variant::built_in().swap_remove(0));
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
            Direction::Clockwise,
            date,
            None,
        );
        shell.write(GameFile(format!("{number}.toml")), record.to_toml());
    }
    shell.list();
    shell.analyse(AnalyseRow::Openings);
}

/// A finished game after its analysis.
pub fn explained(shell: &mut Shell) {
    shell.keys("p");
    to_the_end(shell);
    shell.choose_next(EndChoice::Analyse);
    shell.study(4);
}

/// The gallery of opponents.
pub fn gallery(shell: &mut Shell) {
    shell.set_up(SetupRow::Opponent(Seat::North));
    shell.act(Action::Confirm);
}

/// The first mistake of a finished game.
pub fn mistakes(shell: &mut Shell) {
    explained(shell);
    shell.keys("L");
}

/// The list of saved games, with one of each kind.
pub fn saved_games(shell: &mut Shell) {
    for _ in 0..12 {
        shell.keys("pAB");
        shell.act(Action::Back);
    }
    shell.write(GameFile("broken.toml".to_owned()), "not a game".to_owned());
    shell.list();
    shell.keys("p");
    to_the_end(shell);
    shell.act(Action::Back);
    shell.analyse(AnalyseRow::SavedGames);
}

/// The sowing trainer, opened from the list of lessons.
pub fn drills(shell: &mut Shell) {
    learn(shell, CourseRow::Drills);
}

/// The chapters of the strategy course, opened from the list of lessons.
pub fn chapters(shell: &mut Shell) {
    learn(shell, CourseRow::Chapters);
}

fn learn(shell: &mut Shell, row: CourseRow) {
    shell.learn(row);
}

/// The first exercise of a chapter, counted from 0.
pub fn exercise(shell: &mut Shell, chapter: usize) {
    chapters(shell);
    shell.act(Action::Row(chapter));
    while matches!(screen_of(&shell.app), Shown::Chapter(chapter) if chapter.exercise().is_none()) {
        shell.keys("n");
    }
}

/// Plays a right or a wrong move in an exercise.
pub fn try_move(shell: &mut Shell, rightly: bool) {
    let Shown::Chapter(chapter) = screen_of(&shell.app) else {
        panic!("no chapter")
    };
    let exercise = chapter.exercise().expect("an exercise");
    let pit = exercise
        .position
        .moves()
        .find(|&pit| exercise.is_right(pit) == rightly)
        .expect("such a move");
    shell.act(Action::Pit(pit));
}

/// Goes past the last exercise to the end of a chapter.
pub fn end_of_chapter(shell: &mut Shell) {
    while matches!(screen_of(&shell.app), Shown::Chapter(chapter) if chapter.sequence.step != ChapterStep::End)
    {
        shell.keys("n");
    }
}

/// Answers the question of a drill, rightly or wrongly.
pub fn answer(shell: &mut Shell, rightly: bool) {
    let Shown::Drill(round) = screen_of(&shell.app) else {
        panic!("no drill")
    };
    let action = match round.task.answer {
        DrillAnswer::Seeds(seeds) => {
            let seeds = if rightly { seeds } else { seeds % 9 + 1 };
            Action::Key(char::from_digit(seeds.into(), 10).expect("a digit"))
        }
        DrillAnswer::Pit(pit) if rightly => Action::Pit(pit),
        DrillAnswer::Pit(pit) => Action::Pit(Pit::of(pit.seat(), (pit.column() + 1) % 6)),
    };
    shell.act(action);
}
