//! A puzzle on the board.

use crate::widgets::chrome;
use crate::app::{Look, Ui};
use awale_rules::{Game, Pit, Refused};
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::screens::{PuzzleHint, PuzzleScreen, Solving};
use crate::catalogue::{AnyGame, AnyMove};
use crate::i18n::{Words, capitalised};
use crate::keys::Section;
use crate::puzzle::PuzzleOrigin;
use crate::study::facts;

use crate::widgets::footer::footer;
use crate::widgets::table;
use crate::widgets::taught;
use crate::widgets::taught::Taught;
use crate::widgets::wording;

pub(crate) fn draw(puzzle: &PuzzleScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    draw_frame(puzzle, ui);
    let (turn, turns) = puzzle.place();
    let title = look.words.with("puzzle-turn", &[("turn", turn.into()), ("turns", turns.into())]);
    let taught = Taught {
        moment: moment(puzzle),
        title: &title,
        text: text(puzzle, look),
        scrolled: puzzle.scrolled,
        remarks: remarks(puzzle, look),
    };
    taught::draw(taught, ui.body, ui);
}

/// What is to be seen: where the solution is gone through, the next move is chosen but none can be played.
pub(crate) fn moment(puzzle: &PuzzleScreen) -> table::Moment<'_> {
    let moment = taught::moment(&puzzle.scene, puzzle.chosen());
    table::Moment { is_open: puzzle.is_asking(), is_quiz: puzzle.is_quiz(), ..moment }
}

/// What is to be found; in the end, how hard it was.
fn text<'a>(puzzle: &PuzzleScreen, look: Look<'a>) -> Vec<Line<'a>> {
    let (words, theme) = (look.words, look.theme);
    let accent = |text: String| Line::from(Span::styled(text, theme.accent));
    if !puzzle.is_over() || puzzle.scene.animation.is_some() && puzzle.scene.next_move().is_some() {
        return vec![accent(words.puzzle_goal(puzzle.turn().claim.goal())), Line::default(), Line::from(words.puzzle_about(puzzle.turn().claim))];
    }
    let end = words.get(match puzzle.state {
        Solving::GivenUp => "puzzle-given-up",
        _ if puzzle.is_clean() => "puzzle-solved-at-once",
        _ if matches!(puzzle.puzzle.origin, PuzzleOrigin::Game { .. }) => "puzzle-solved-failed",
        _ => "puzzle-solved",
    });
    let mut told = vec![accent(end), Line::default(), Line::from(line(puzzle)), Line::default()];
    told.extend(about_puzzle(puzzle, look).into_iter().map(Line::from));
    told
}

/// The solution with what it captures: `B +2 d F +3`.
fn line(puzzle: &PuzzleScreen) -> String {
    let game = &puzzle.scene.game.referee;
    wording::line_at(game.moves(), game.past(), 0)
}

/// Why the move of the solution is good that was shown last, or is shown first, for the same reasons as a hint in play.
fn why(puzzle: &PuzzleScreen, words: &Words) -> Option<String> {
    // Each turn but the last is a move and an answer.
    let turn = puzzle.scene.cursor.shown().saturating_sub(1) / 2;
    let solution = puzzle.puzzle.turns.get(turn)?.solution;
    what_it_does(solution, puzzle.scene.game.referee.past().get(..=2 * turn)?, words)
}

/// How hard it was; of a puzzle from a game its themes too, and what became of the player's rating.
fn about_puzzle(puzzle: &PuzzleScreen, look: Look<'_>) -> Vec<String> {
    let words = look.words;
    match puzzle.puzzle.origin {
        PuzzleOrigin::Made(grade) => {
            let difficulty = capitalised(&words.difficulty(grade.difficulty()));
            let values = [("difficulty", difficulty.into()), ("plies", grade.depth.into())];
            let turns = [("misses", grade.greedy_misses.into()), ("turns", grade.turns.into())];
            let greedy = match grade.greedy_misses {
                0 => words.get("puzzle-greedy-right"),
                misses if misses == grade.turns => words.get("puzzle-greedy-wrong"),
                _ => words.with("puzzle-greedy-wrong-turns", &turns),
            };
            vec![format!("{} {greedy}", words.with("puzzle-grade", &values))]
        }
        PuzzleOrigin::Game { motifs, rating } => {
            let names: Vec<String> = motifs.iter().map(|motif| words.motif(motif)).collect();
            let names = [("themes", words.list(&names).into())];
            let player = look.context.progress.training().player;
            vec![words.with("puzzle-themes", &names), words.puzzle_ratings(rating, puzzle.rated_from, player)]
        }
    }
}

pub(crate) fn remarks(puzzle: &PuzzleScreen, look: Look<'_>) -> Vec<(String, Style)> {
    let (words, theme) = (look.words, look.theme);
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
            lines.push((words.puzzle_reply(puzzle.turn(), wrong), theme.warning));
            let refutation =
                wrong.refutation.and_then(|answer| what_it_does(answer, until_last_choice(puzzle)?, words));
            lines.extend(refutation.map(|told| (told, theme.text)));
            lines.push((words.get("puzzle-wrong-how"), theme.dim));
        }
        Solving::Solved | Solving::GivenUp => lines.extend(why(puzzle, words).map(|why| (why, theme.text))),
        Solving::AskedAgain if puzzle.hint.is_none() => lines.push((words.get("puzzle-right"), theme.accent)),
        _ => {}
    }
    match puzzle.hint {
        Some(PuzzleHint::Idea(_)) => lines.push((words.puzzle_idea(puzzle.turn()), theme.accent)),
        Some(PuzzleHint::Last(place)) => lines.push((words.last_seed(place), theme.accent)),
        Some(PuzzleHint::Move(pit)) => {
            lines.push((words.puzzle_solution(puzzle.turn()), theme.accent));
            lines.extend(
                what_it_does(pit, until(puzzle, puzzle.scene.cursor.shown()), words).map(|told| (told, theme.text)),
            );
        }
        Some(PuzzleHint::TooSoon) | None => {}
    }
    if look.context.settings.preview
        && !puzzle.is_quiz()
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
fn draw_frame(puzzle: &PuzzleScreen, ui: &mut Ui<'_>) {
    let look = ui.look;
    let words = look.words;
    let which = puzzle.day.map(|day| day.to_string());
    let which = which.or_else(|| puzzle.puzzle.difficulty().map(|difficulty| words.difficulty(difficulty)));
    let title = match which {
        Some(which) => format!("{} · {which}", words.get("menu-puzzles")),
        None => words.get("training-title"),
    };
    chrome::draw_title(&title, &chrome::game_name(&puzzle.scene.game.kind, &title, ui), ui);
    let keys = footer(Section::Puzzle, look, |label| match label {
        "key-choose" if puzzle.is_over() => Some("key-step"),
        "key-play" if puzzle.is_over() => Some("key-new-puzzle"),
        "key-hint" | "key-give-up" | "key-new-puzzle" if puzzle.is_over() => None,
        "key-again" if !puzzle.is_over() => None,
        "key-choose" if matches!(puzzle.state, Solving::Wrong(_)) => None,
        "key-play" if matches!(puzzle.state, Solving::Wrong(_)) => Some("key-again"),
        label => Some(label),
    });
    chrome::draw_keys(&keys, ui);
}
