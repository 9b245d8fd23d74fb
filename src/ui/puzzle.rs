//! A puzzle on the board.

use awale_rules::{Game, Pit, ROW, Refused, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::app::{Action, App, PuzzleHint, PuzzleScreen, Solving};
use crate::catalogue::{AnyGame, AnyMove, Wdl};
use crate::i18n::Words;
use crate::keys::Section;
use crate::puzzle::{Loss, Wrong};
use crate::study::facts;

use super::chrome::Chrome;
use super::footer::footer;
use super::stage::Stage;
use super::table;
use super::taught::{self, Places};

pub(super) fn draw(puzzle: &PuzzleScreen, app: &App, stage: &mut Stage, chrome: &Chrome, buffer: &mut Buffer) {
    draw_frame(puzzle, app, stage, chrome, buffer);
    let places = Places::of(chrome.body);
    table::draw_board(&moment(puzzle), places.board, app, stage, buffer);
    let words = &app.context.words;
    let (turn, turns) = puzzle.place();
    let title = words.with("puzzle-turn", &[("turn", turn.into()), ("turns", turns.into())]);
    taught::draw_text(&title, text(puzzle, app, stage), puzzle.scrolled, places.text, app, stage, buffer);
    table::draw_remarks(&remarks(puzzle, app, stage), places.remarks, buffer);
}

/// What is to be seen: where the solution is gone through, the next move is chosen but none can be played.
fn moment(puzzle: &PuzzleScreen) -> table::Moment<'_> {
    let moment = taught::moment(&puzzle.scene, puzzle.chosen());
    table::Moment { is_open: puzzle.is_asking(), ..moment }
}

/// What is to be found; in the end, how hard it was.
fn text<'a>(puzzle: &PuzzleScreen, app: &App, stage: &Stage) -> Vec<Line<'a>> {
    let (words, theme) = (&app.context.words, stage.theme());
    let accent = |text: String| Line::from(Span::styled(text, theme.accent));
    let (goal, about) = match puzzle.puzzle.goal {
        Wdl::Win => ("puzzle-win", "puzzle-about"),
        Wdl::Draw | Wdl::Loss => ("puzzle-draw", "puzzle-about-draw"),
    };
    if !puzzle.is_over() || puzzle.scene.animation.is_some() && puzzle.scene.next_move().is_some() {
        return vec![accent(words.get(goal)), Line::default(), Line::from(words.get(about))];
    }
    let end = words.get(match puzzle.state {
        Solving::GivenUp => "puzzle-given-up",
        _ if puzzle.is_clean() => "puzzle-solved-at-once",
        _ => "puzzle-solved",
    });
    let grade = puzzle.puzzle.grade;
    let hard = words.with(
        "puzzle-grade",
        &[
            ("difficulty", words.difficulty(grade.difficulty()).into()),
            ("plies", grade.depth.into()),
            ("misses", grade.greedy_misses.into()),
        ],
    );
    let line = words.line(puzzle.scene.game.referee.moves());
    [accent(end), Line::default(), Line::from(line), Line::default(), Line::from(hard)].into()
}

fn remarks(puzzle: &PuzzleScreen, app: &App, stage: &Stage) -> Vec<(String, Style)> {
    let (words, theme) = (&app.context.words, stage.theme());
    let mut lines = Vec::new();
    if puzzle.scene.animation.is_some() {
        return lines;
    }
    if puzzle.hint == Some(PuzzleHint::TooSoon) {
        return vec![(words.get("puzzle-too-soon"), theme.accent)];
    }
    match puzzle.state {
        Solving::Refused(mv, refusal) => {
            let seat = puzzle.scene.position().to_move();
            lines.push((words.refusal(seat, mv, &Refused::Illegal(refusal)), theme.warning));
        }
        Solving::Wrong(wrong) => {
            lines.push((wrong_words(wrong, puzzle, app), theme.warning));
            let refutation =
                wrong.refutation.and_then(|answer| what_it_does(answer, until_last_choice(puzzle)?, words));
            lines.extend(refutation.map(|told| (told, theme.text)));
        }
        Solving::AskedAgain if puzzle.hint.is_none() => lines.push((words.get("puzzle-right"), theme.accent)),
        _ => {}
    }
    match puzzle.hint {
        Some(PuzzleHint::Half { first }) => {
            let places = if first { 0..ROW / 2 } else { ROW / 2..ROW };
            let position = puzzle.scene.position();
            let legal = places.map(|place| AnyMove::Pit(Pit::of(Seat::South, place)));
            let legal = legal.filter(|&mv| position.check(mv).is_ok());
            let pits: Vec<String> = legal.map(|mv| mv.to_string()).collect();
            lines.push((words.with("puzzle-hint-half", &[("pits", words.choice(&pits).into())]), theme.accent));
        }
        Some(PuzzleHint::Move(pit)) => {
            lines.push((hint_words(pit, puzzle, app), theme.accent));
            lines.extend(
                what_it_does(pit, until(puzzle, puzzle.scene.cursor.shown()), words).map(|told| (told, theme.text)),
            );
        }
        Some(PuzzleHint::TooSoon) | None => {}
    }
    if app.context.settings.preview
        && lines.len() < 2
        && let Some(chosen) = puzzle.chosen().filter(|&chosen| !is_refused(chosen, puzzle))
    {
        lines.push((words.preview(puzzle.scene.position(), chosen), theme.text));
    }
    lines
}

/// Whether this move was refused just now, and the reason stands there.
fn is_refused(mv: AnyMove, puzzle: &PuzzleScreen) -> bool {
    matches!(puzzle.state, Solving::Refused(refused, _) if refused == mv)
}

/// What a wrong move gives away, and how North takes it.
fn wrong_words(wrong: Wrong, puzzle: &PuzzleScreen, app: &App) -> String {
    let words = &app.context.words;
    let given = words.get(match (puzzle.puzzle.goal, left_after(wrong)) {
        (Wdl::Win, Wdl::Draw) => "puzzle-only-draws",
        (Wdl::Win, _) => "puzzle-win-lost",
        _ => "puzzle-draw-lost",
    });
    match wrong.refutation {
        Some(answer) => words.with(
            "puzzle-wrong",
            &[("pit", wrong.pit.to_string().into()), ("given", given.into()), ("answer", answer.to_string().into())],
        ),
        None => words.with("puzzle-wrong-at-once", &[("pit", wrong.pit.to_string().into()), ("given", given.into())]),
    }
}

/// The best result that can still be reached after a wrong move, where that is known.
fn left_after(wrong: Wrong) -> Wdl {
    if let Loss::To(fate) = wrong.loss { fate } else { Wdl::Draw }
}

/// The move, and what the others give away.
fn hint_words(pit: Pit, puzzle: &PuzzleScreen, app: &App) -> String {
    let words = &app.context.words;
    let worst = puzzle.turn().wrong.iter().map(|&wrong| left_after(wrong)).max();
    let id = match (puzzle.puzzle.goal, worst) {
        (_, None) => "puzzle-hint-only",
        (Wdl::Win, Some(Wdl::Draw)) => "puzzle-hint-others-draw",
        _ => "puzzle-hint-others-lose",
    };
    words.with(id, &[("pit", AnyMove::Pit(pit).to_string().into())])
}

/// The positions up to the one after so many moves.
fn until(puzzle: &PuzzleScreen, moves: usize) -> &[AnyGame] {
    &puzzle.scene.game.referee.past()[..=moves]
}

/// The positions up to the one in which the last move was chosen.
fn until_last_choice(puzzle: &PuzzleScreen) -> Option<&[AnyGame]> {
    puzzle.scene.cursor.shown().checked_sub(1).map(|moves| until(puzzle, moves))
}

/// What a move does by itself, for the same reasons as a hint in play; nothing of one that only goes on.
fn what_it_does(pit: Pit, past: &[AnyGame], words: &Words) -> Option<String> {
    let mv = AnyMove::Pit(pit);
    let facts = facts(past, mv);
    let why = words.reasons(&facts, past.last()?.to_move());
    (!facts.is_empty()).then(|| words.with("puzzle-move-does", &[("move", mv.to_string().into()), ("why", why.into())]))
}

/// The line at the top and the keys at the bottom.
fn draw_frame(puzzle: &PuzzleScreen, app: &App, stage: &Stage, chrome: &Chrome, buffer: &mut Buffer) {
    let words = &app.context.words;
    let which = match puzzle.day {
        Some(day) => day.to_string(),
        None => words.difficulty(puzzle.puzzle.grade.difficulty()),
    };
    let title = format!("{} · {which}", words.get("menu-puzzles"));
    chrome.draw_title(&title, &words.game_name(&puzzle.scene.game.kind), stage.theme(), buffer);
    let keys = footer(Section::Puzzle, app, |label| match label {
        "key-choose" if puzzle.is_over() => Some("key-step"),
        "key-play" if puzzle.is_over() => Some("key-new-puzzle"),
        "key-hint" | "key-give-up" | "key-new-puzzle" if puzzle.is_over() => None,
        "key-again" if !puzzle.is_over() => None,
        "key-choose" if matches!(puzzle.state, Solving::Wrong(_)) => None,
        "key-play" if matches!(puzzle.state, Solving::Wrong(_)) => Some("key-again"),
        label => Some(label),
    });
    chrome.draw_keys(&keys, stage.theme(), buffer);
}

/// What a click on the board means.
pub(super) fn hit(
    puzzle: &PuzzleScreen,
    app: &App,
    stage: &Stage,
    area: Rect,
    column: u16,
    row: u16,
) -> Option<Action> {
    taught::hit(&moment(puzzle), app, stage, area, column, row)
}
