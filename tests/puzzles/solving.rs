//! Puzzles on the screen: solving, leaving and returning, hints and refutations.

use std::time::Duration;

use awale::app::{Action, Event, TaskState};
use awale::config::Settings;
use awale::screens::{MenuItem, PuzzleScreen};
use awale::theme::ColorDepth;
use awale::words::Language;
use awale_rules::{Game, Pit, Seat};
use awale_study::catalogue::{AnyGame, AnyMove};
use awale_study::exercise::Hint;
use awale_study::progress::{DailyProgress, ProgressEvent};
use awale_study::puzzle::{Motif, Motifs};
use awale_study::study::facts;
use awale_words::text::letters::without_marks;

use crate::shell::Shell;
use crate::shell::shown::{Shown, screen_of};

fn start(language: Language) -> Shell {
    let settings =
        Settings::parse("animation = \"off\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, language, ColorDepth::Sixteen, 3);
    shell.open(MenuItem::Puzzles);
    shell
}

fn text(shell: &mut Shell) -> String {
    let buffer = shell.draw(80, 24);
    let rows = buffer.content.chunks(80);
    rows.map(|row| {
        row.iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect::<String>()
            + "\n"
    })
    .collect()
}

fn screen(shell: &Shell) -> &PuzzleScreen {
    match screen_of(&shell.app) {
        Shown::Puzzle(puzzle) => puzzle,
        other => panic!("no puzzle, but {other:?}"),
    }
}

fn solve(shell: &mut Shell) {
    while !screen(shell).task.is_over() {
        let solution = screen(shell).turn().solution;
        shell.act(Action::Pit(solution));
    }
}

/// Checks that no line is cut off on a screen of the smallest usual size. Returns its text.
fn is_whole(shell: &mut Shell) -> String {
    let drawn = text(shell);
    assert!(!drawn.contains('~') && !drawn.contains('['), "{drawn}");
    drawn
}

#[test]
fn the_puzzle_of_the_day_is_solved_and_remembered_once() {
    for language in Language::ALL {
        let mut shell = start(language);
        is_whole(&mut shell);
        shell.act(Action::Confirm);
        is_whole(&mut shell);
        shell.make_puzzle();
        is_whole(&mut shell);
        solve(&mut shell);
        assert!(screen(&shell).is_solved_without_help());
        is_whole(&mut shell);
        let day = "2026-11-21".parse().unwrap();
        assert!(shell.progress.has_solved_day(day, "awari"));
        assert_eq!(
            (shell.progress.streak(day), shell.progress.runs()),
            (1, (1, 1))
        );
        shell.keys("y");
        let copied = shell.copied.clone().expect("a text");
        let lines: Vec<&str> = copied.lines().collect();
        let start = screen(&shell).sequence.puzzle.turns[0].position.to_string();
        assert!(
            ["2026-11-21", "21/11/2026", "21.11.2026"]
                .iter()
                .any(|day| lines[0].contains(day))
                && lines[1].starts_with("★★★ ")
                && lines[2..] == [start],
            "{copied}"
        );
        shell.keys("R");
        solve(&mut shell);
        assert_eq!(
            shell.progress.runs(),
            (1, 1),
            "the same again does not count"
        );
        shell.act(Action::Back);
        is_whole(&mut shell);
    }
}

#[test]
fn keys_pressed_while_the_next_puzzle_is_generated_play_no_move() {
    let mut shell = start(Language::English);
    shell.keys("n");
    shell.make_puzzle();
    shell.keys("r");
    assert!(
        text(&mut shell).contains("n new"),
        "the key that brings another is listed"
    );
    let solved = screen(&shell).sequence.puzzle.turns[0].position;
    shell.is_hasty = true;
    shell.keys("n");
    let ordered = shell.ordered.clone();
    assert!(is_whole(&mut shell).contains("Looking for a puzzle"));
    shell.acts([
        Action::Confirm,
        Action::Key('n'),
        Action::Left,
        Action::Key('R'),
    ]);
    assert_eq!(
        shell.ordered.as_ref().map(|order| order.0),
        ordered.map(|order| order.0),
        "one is made, once"
    );
    assert!(screen(&shell).task.is_over());
    shell.make_puzzle();
    assert_ne!(screen(&shell).sequence.puzzle.turns[0].position, solved);
    for _ in 0..2 {
        shell.act(Action::Confirm);
        assert_eq!(screen(&shell).task.state, TaskState::Asked);
        assert!(shell.progress.runs().0 == 0 && screen(&shell).task.tried.is_none());
        text(&mut shell);
        shell.app.on_frame_drawn();
        shell.handle(Event::Tick(Duration::from_millis(300)));
    }
    shell.handle(Event::Tick(Duration::from_millis(500)));
    solve(&mut shell);
    assert!(screen(&shell).is_solved_without_help());
}

#[test]
fn a_missed_puzzle_of_the_day_is_not_listed_as_waiting() {
    let mut shell = start(Language::English);
    shell.act(Action::Confirm);
    shell.make_puzzle();
    shell.keys("r");
    shell.act(Action::Back);
    assert!(text(&mut shell).contains("missed"));
    shell.act(Action::Back);
    let menu = shell
        .draw(160, 40)
        .content
        .iter()
        .map(ratatui::buffer::Cell::symbol)
        .collect::<String>();
    assert!(
        menu.contains("is not solved yet") && !menu.contains("is waiting"),
        "{menu}"
    );
}

/// Leaves the puzzle and opens the puzzle of the day again. Returns the text of the list.
fn leave_and_come_back(shell: &mut Shell) -> String {
    shell.act(Action::Back);
    let list = is_whole(shell);
    shell.act(Action::Row(0));
    shell.make_puzzle();
    list
}

#[test]
fn the_puzzle_of_the_day_can_be_left_and_resumed() {
    let mut shell = start(Language::English);
    shell.act(Action::Row(0));
    shell.make_puzzle();
    let (first, turns) = (
        screen(&shell).turn().clone(),
        screen(&shell).number_and_total().1,
    );
    assert!(turns > 1, "a puzzle of several moves is needed here");
    let list = leave_and_come_back(&mut shell);
    assert!(!list.contains("begun"), "nothing was found yet\n{list}");

    shell.act(Action::Pit(first.solution));
    let position = *screen(&shell).task.scene.game.position();
    let list = leave_and_come_back(&mut shell);
    assert!(list.contains("begun"), "{list}");
    assert_eq!(screen(&shell).number_and_total(), (2, turns));
    assert_eq!(*screen(&shell).task.scene.position(), position);
    assert!(text(&mut shell).contains(&format!("Move 2 of {turns}")));

    // The progress and the note about help also survive a restart.
    shell.keys("i");
    shell.restart(9);
    shell.open(MenuItem::Puzzles);
    shell.act(Action::Row(0));
    shell.make_puzzle();
    assert_eq!(screen(&shell).number_and_total(), (2, turns));
    solve(&mut shell);
    assert!(!screen(&shell).is_solved_without_help());
    let list = leave_and_come_back(&mut shell);
    assert!(list.contains("solved") && !list.contains("begun"), "{list}");
    assert_eq!(
        screen(&shell).number_and_total(),
        (1, turns),
        "what is solved is begun anew"
    );
}

#[test]
fn claims_of_a_puzzle_file_are_checked() {
    let mut shell = start(Language::English);
    let day = "2026-11-21".parse().unwrap();
    let begun = DailyProgress {
        day,
        found: u32::MAX,
        helped: false,
        shown: false,
    };
    shell.progress.add(&ProgressEvent::DailyProgress {
        variant: "awari".to_owned(),
        begun,
    });
    shell.app.context.progress = shell.progress.clone();
    shell.act(Action::Row(0));
    shell.make_puzzle();
    let (turn, turns) = screen(&shell).number_and_total();
    assert_eq!(turn, turns, "the last move is still to be found");
    solve(&mut shell);
}

#[test]
fn a_puzzle_whose_solution_was_shown_is_not_solved_by_playing_it() {
    let mut shell = start(Language::English);
    shell.act(Action::Row(0));
    shell.make_puzzle();
    shell.keys("r");
    leave_and_come_back(&mut shell);
    solve(&mut shell);
    let day = "2026-11-21".parse().unwrap();
    assert!(!shell.progress.has_solved_day(day, "awari"));
    assert_eq!(shell.progress.streak(day), 0);
    let id = screen(&shell)
        .sequence
        .puzzle
        .difficulty()
        .expect("a made puzzle")
        .name();
    let solved = shell.progress.solved("awari", id);
    assert_eq!((solved.at_once, solved.with_help), (0, 0));
}

#[test]
fn a_wrong_move_shows_its_refutation_and_is_taken_back() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        let start = *screen(&shell).task.scene.position();
        let wrong = screen(&shell).turn().wrong.clone();
        for wrong in wrong {
            shell.act(Action::Pit(wrong.pit));
            assert_eq!(screen(&shell).task.state, TaskState::Wrong);
            let played = 1 + usize::from(wrong.refutation.is_some());
            assert_eq!(
                screen(&shell).task.scene.cursor.shown(),
                played,
                "the answer is on the board"
            );
            is_whole(&mut shell);
            shell.act(Action::Confirm);
            assert_eq!(*screen(&shell).task.scene.position(), start);
        }
        solve(&mut shell);
        assert!(!screen(&shell).is_solved_without_help());
        assert_eq!(shell.progress.runs(), (0, 0));
        let id = screen(&shell)
            .sequence
            .puzzle
            .difficulty()
            .expect("a made puzzle")
            .name();
        assert_eq!(shell.progress.solved("awari", id).with_help, 1);
    }
}

#[test]
fn hints_give_the_idea_the_last_pit_and_the_move() {
    let (mut shell, mut ideas) = (start(Language::English), 0);
    for _ in 0..8 {
        shell.keys("n");
        shell.make_puzzle();
        let turn = screen(&shell).turn().clone();
        shell.keys("i");
        let idea = Motifs::of_turn(&turn.position, turn.solution, turn.answer)
            .iter()
            .next();
        assert_eq!(screen(&shell).task.hint, Some(Hint::Idea));
        ideas += usize::from(idea.is_some_and(|idea| idea != Motif::Endgame));
        let idea = shell.app.context.words.idea(idea, Seat::North);
        assert!(text(&mut shell).contains(&idea), "{idea}");
        shell.keys("i");
        let last = turn
            .position
            .trace(turn.solution)
            .unwrap()
            .sown()
            .last()
            .unwrap();
        assert_eq!(screen(&shell).task.hint, Some(Hint::Last(last)));
        shell.keys("i");
        assert_eq!(
            screen(&shell).task.hint,
            Some(Hint::Move(AnyMove::Pit(turn.solution)))
        );
        let drawn = text(&mut shell);
        assert!(
            drawn.contains(&format!("Play pit {}", turn.solution)),
            "{drawn}"
        );
        assert!(
            !drawn.contains("human"),
            "a puzzle has no named players: {drawn}"
        );
    }
    assert!(ideas > 0, "some ideas are more than the number of seeds");
    shell.keys("?");
    let Shown::Help(help) = screen_of(&shell.app) else {
        panic!("the keys")
    };
    let names: Vec<&str> = help.sections.iter().map(|section| section.word()).collect();
    assert_eq!(names[0], "help-task", "the keys of this screen first");
}

#[test]
fn cursor_and_preview_reveal_no_move_before_a_hint() {
    let mut shell = start(Language::English);
    for _ in 0..4 {
        shell.keys("n");
        shell.make_puzzle();
        while !screen(&shell).task.is_over() {
            let turn = screen(&shell).turn().clone();
            let others = !turn.wrong.is_empty();
            assert!(
                !others || screen(&shell).task.chosen() != Some(AnyMove::Pit(turn.solution)),
                "{}",
                turn.position
            );
            assert!(!text(&mut shell).contains("sows "));
            shell.keys("i");
            assert!(text(&mut shell).contains("sows "));
            shell.act(Action::Pit(turn.solution));
        }
    }
}

#[test]
fn an_empty_pit_is_reported_only_once() {
    let mut shell = start(Language::English);
    shell.keys("n");
    shell.make_puzzle();
    let position = *screen(&shell).task.scene.position();
    let empty = (0..6)
        .map(|place| Pit::of(Seat::South, place))
        .find(|&pit| position.check(AnyMove::Pit(pit)).is_err());
    let empty = empty.expect("puzzles have few seeds");
    shell.keys(&empty.to_string());
    assert!(matches!(screen(&shell).task.state, TaskState::Refused(..)));
    let drawn = text(&mut shell);
    let reasons = drawn
        .lines()
        .filter(|line| line.contains(&format!("{empty} ")))
        .filter(|line| line.contains('.'));
    assert_eq!(reasons.count(), 1, "{drawn}");
}

#[test]
fn hints_lead_to_the_move_and_giving_up_shows_the_whole_solution() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        let solution = screen(&shell).turn().solution;
        for step in 0..3 {
            assert_ne!(
                screen(&shell).task.hint,
                Some(Hint::Move(AnyMove::Pit(solution))),
                "after {step} hints"
            );
            shell.keys("i");
            is_whole(&mut shell);
        }
        assert_eq!(
            screen(&shell).task.hint,
            Some(Hint::Move(AnyMove::Pit(solution)))
        );
        is_whole(&mut shell);
        shell.keys("r");
        assert_eq!(screen(&shell).task.state, TaskState::GivenUp);
        let turns = screen(&shell).sequence.puzzle.turns.len();
        for step in 0..2 * turns {
            is_whole(&mut shell);
            assert_eq!(
                screen(&shell).task.scene.cursor.shown(),
                step.min(2 * turns - 1)
            );
            shell.act(Action::Right);
        }
        shell.act(Action::Confirm);
        shell.make_puzzle();
        assert_eq!(
            screen(&shell).task.state,
            TaskState::Asked,
            "another puzzle"
        );
        shell.act(Action::Back);
        assert!(matches!(screen_of(&shell.app), Shown::Puzzles(_)));
    }
}

#[test]
fn keys_that_reveal_the_solution_work_afterwards() {
    for language in Language::ALL {
        let mut shell = start(language);
        shell.keys("n");
        shell.make_puzzle();
        for key in ["s", "t"] {
            shell.keys(key);
            assert!(screen(&shell).sequence.is_too_soon, "{key}");
            is_whole(&mut shell);
            shell.act(Action::Right);
            assert!(!screen(&shell).sequence.is_too_soon, "{key}");
        }
        let wrong = screen(&shell).turn().wrong[0].pit;
        shell.act(Action::Pit(wrong));
        shell.keys("t");
        assert!(
            screen(&shell).sequence.is_too_soon,
            "nor while a wrong move is shown"
        );
        shell.act(Action::Confirm);
        solve(&mut shell);
        assert!(
            !screen(&shell).is_solved_without_help(),
            "only for the wrong move"
        );
        shell.act(Action::Left);
        shell.keys("t");
        assert!(matches!(screen_of(&shell.app), Shown::Tree(_)));
        shell.act(Action::Back);
        shell.keys("s");
        assert!(matches!(screen_of(&shell.app), Shown::Analysis(board) if board.setup.is_some()));
        shell.act(Action::Back);
        shell.keys("a");
        assert!(matches!(screen_of(&shell.app), Shown::Analysis(board) if board.setup.is_none()));
    }
}

/// Explains the right and the wrong moves with the same words as the hints during play.
#[test]
fn hints_and_refutations_say_what_the_move_does() {
    let mut shell = start(Language::English);
    shell.keys("n");
    shell.make_puzzle();
    let says = |shell: &mut Shell, past: &[AnyGame], pit: Pit| {
        let facts = facts(past, AnyMove::Pit(pit));
        let mover = past.last().expect("a position").to_move();
        let why = without_marks(&shell.app.context.words.reasons(&facts, mover));
        let is_explained = is_whole(shell)
            .lines()
            .any(|line| line.contains(&format!("{pit} {why}.")));
        assert!(
            is_explained || facts.is_empty(),
            "{pit} {why}:\n{}",
            text(shell)
        );
        usize::from(is_explained)
    };
    let mut is_explained = 0;
    while !screen(&shell).task.is_over() {
        for wrong in screen(&shell).turn().wrong.clone() {
            shell.act(Action::Pit(wrong.pit));
            let past = screen(&shell).task.scene.game.referee.past().to_vec();
            is_explained += wrong.refutation.map_or(0, |answer| {
                says(&mut shell, &past[..past.len() - 1], answer)
            });
            shell.act(Action::Confirm);
        }
        shell.keys("iii");
        let past = screen(&shell).task.scene.game.referee.past().to_vec();
        let solution = screen(&shell).turn().solution;
        is_explained += says(&mut shell, &past, solution);
        shell.act(Action::Confirm);
    }
    assert!(is_explained > 0, "nothing was told");
}

#[test]
fn a_puzzle_that_arrives_too_late_changes_nothing() {
    let mut shell = start(Language::English);
    shell.keys("n");
    let old = shell.ordered.take();
    shell.keys("n");
    let new = std::mem::replace(&mut shell.ordered, old);
    shell.make_puzzle();
    assert!(
        matches!(screen_of(&shell.app), Shown::Puzzles(_)),
        "the older order is forgotten"
    );
    shell.ordered = new;
    shell.make_puzzle();
    assert!(matches!(screen_of(&shell.app), Shown::Puzzle(_)));
    shell.act(Action::Back);
    shell.keys("n");
    shell.act(Action::Back);
    assert!(shell.ordered.is_none(), "leaving ends the making");
}

#[test]
fn the_tree_of_a_finished_puzzle_opens_during_the_animation() {
    for is_given_up in [false, true] {
        let settings =
            Settings::parse("animation = \"slow\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
        let mut shell = Shell::new(settings, Language::English, ColorDepth::Sixteen, 3);
        shell.open(MenuItem::Puzzles);
        shell.act(Action::Row(0));
        shell.make_puzzle();
        shell.keys("t");
        assert!(screen(&shell).sequence.is_too_soon, "it is to be solved");
        if is_given_up {
            shell.keys("r");
            shell.act(Action::Right);
        } else {
            solve(&mut shell);
        }
        assert!(screen(&shell).task.is_over() && screen(&shell).task.scene.animation.is_some());
        shell.keys("t");
        assert!(
            matches!(screen_of(&shell.app), Shown::Tree(_)),
            "{:?}",
            screen_of(&shell.app)
        );
    }
}

#[test]
fn a_solution_is_stepped_through_move_by_move_while_its_text_stays() {
    let settings =
        Settings::parse("animation = \"slow\"\n[setup]\ngame = \"awari\"\n", "test").unwrap();
    let mut shell = Shell::new(settings, Language::English, ColorDepth::Sixteen, 3);
    shell.act(Action::Row(
        MenuItem::ALL
            .iter()
            .position(|&item| item == MenuItem::Puzzles)
            .unwrap(),
    ));
    shell.act(Action::Row(0));
    shell.make_puzzle();
    shell.keys("r");
    let turns = screen(&shell).sequence.puzzle.turns.len();
    assert!(turns > 1, "several moves to step through");
    for step in 1..2 * turns {
        shell.act(Action::Right);
        assert!(screen(&shell).task.scene.animation.is_some());
        assert_eq!(
            screen(&shell).task.scene.cursor.shown(),
            step,
            "a key that comes early goes no further"
        );
        let drawn = text(&mut shell);
        assert!(drawn.contains("solution"), "{drawn}");
    }
}

#[test]
fn a_solved_puzzle_explains_its_line_and_captures() {
    for (language, ahead) in [
        (Language::English, "ahead. The fast player"),
        (
            Language::French,
            "à prévoir. Coups manqués par le joueur rapide",
        ),
    ] {
        let mut shell = start(language);
        shell.act(Action::Confirm);
        shell.make_puzzle();
        solve(&mut shell);
        let last = screen(&shell).turn().clone();
        let buffer = shell.draw(120, 50);
        let drawn: Vec<&str> = buffer
            .content
            .iter()
            .map(ratatui::buffer::Cell::symbol)
            .collect();
        let drawn = drawn
            .join("")
            .replace('│', " ")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let past = [AnyGame::Awale(last.position)];
        let why = facts(&past, AnyMove::Pit(last.solution));
        let why = shell
            .app
            .context
            .words
            .reasons(&why, Seat::South)
            .replace('\u{a0}', " ");
        let why = without_marks(&why);
        let start: String = why.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        assert!(
            drawn.contains(&format!("{} {start}", last.solution)),
            "{why}\n{drawn}"
        );
        let taken: u8 = last
            .position
            .trace(last.solution)
            .unwrap()
            .captures()
            .map(|(_, seeds)| seeds)
            .sum();
        assert!(
            taken == 0 || drawn.contains(&format!("{} +{taken}", last.solution)),
            "{drawn}"
        );
        assert!(drawn.contains(ahead) && !drawn.contains("alpha"), "{drawn}");
    }
}
