//! Draws a puzzle.

use awale_study::{catalogue::Wdl, exercise::Hint, puzzle::PuzzleOrigin, study::effects_of_move};

use super::PuzzleAttempt;
use crate::{prelude::*, screens::PuzzleScreen, widgets::task_page::RemarkLine};

impl TaskScreen for PuzzleScreen {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let words = look.words;
        let (turn, turns) = self.number_and_total();
        let PuzzleAttempt {
            puzzle,
            daily_date: day,
            ..
        } = &self.sequence;
        let day_or_difficulty = day.map(|day| words.date(&day.to_string()));
        let day_or_difficulty = day_or_difficulty.or_else(|| {
            puzzle
                .difficulty()
                .map(|difficulty| words.difficulty_name(difficulty))
        });
        TaskPage {
            heading: match day_or_difficulty {
                Some(day_or_difficulty) => {
                    format!("{} · {day_or_difficulty}", words.get("menu-puzzles"))
                }
                None => words.get("training-title"),
            },
            title: say!(words, "puzzle-turn", turn, turns),
            text: page_text(self, look),
            remarks: remarks(self, look),
            ..self.common_page()
        }
    }

    fn task(&self) -> Option<&MoveTask> {
        Some(&self.task)
    }
}

/// The text of the page: the task, or after the end the result, the solution and facts about the
/// puzzle.
fn page_text<'a>(puzzle: &PuzzleScreen, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let words = look.words;
    if !puzzle.task.is_over() || puzzle.task.animated_game.has_more_moves_to_animate() {
        let claim = puzzle.current_turn().claim;
        let goal_line = accent_line(words.puzzle_goal(claim.proven_goal()), look);
        return vec![
            goal_line,
            Line::default(),
            Line::from(words.puzzle_introduction(claim)),
        ];
    }
    let end_text = words.get(match puzzle.task.state {
        TaskState::GivenUp => "puzzle-given-up",
        _ if puzzle.sequence.was_solved_earlier => "puzzle-solved-today",
        _ if puzzle.is_solved_without_help() => "puzzle-solved-at-once",
        _ if puzzle.sequence.rating_before.is_some() => "puzzle-solved-failed",
        _ => "puzzle-solved",
    });
    let [solution_line, added_line] = puzzle.line_and_added_line();
    let mut lines = vec![
        accent_line(end_text, look),
        Line::default(),
        Line::from(solution_line),
    ];
    if puzzle.sequence.puzzle.goal() == Some(Wdl::Draw) {
        let game = &puzzle.task.animated_game.game.referee;
        lines.extend([Line::default(), Line::from(words.why_drawn(game))]);
    } else if let Some(summary) = added_line_summary(puzzle, &added_line, words) {
        lines.push(Line::from(summary));
    }
    lines.push(Line::default());
    lines.extend(about_puzzle_lines(puzzle, look).into_iter().map(Line::from));
    lines
}

/// How the line of a verdict goes on, and the seeds that each side gains in it. `None` if no search
/// has found that.
fn added_line_summary(puzzle: &PuzzleScreen, added_line: &str, words: &Words) -> Option<String> {
    let [south, north] = puzzle.gains_in_line();
    let added = say!(words, "puzzle-line-goes-on", line = added_line);
    let gains = say!(words, "puzzle-line-gains", south, north);
    (!added_line.is_empty()).then(|| format!("{added} {gains}"))
}

/// The effects of the last visible move of the solution (initially of its first move), in the words
/// of a hint.
fn last_move_effects_text(puzzle: &PuzzleScreen, words: &Words) -> Option<String> {
    // Each turn is a move and an answer, except for the last turn, which has no answer.
    let turn_index = puzzle
        .task
        .animated_game
        .cursor
        .shown_move_count()
        .saturating_sub(1)
        / 2;
    let solution = puzzle.sequence.puzzle.turns.get(turn_index)?.solution;
    move_effects_text(
        solution,
        puzzle
            .task
            .animated_game
            .game
            .positions_so_far()
            .get(..=2 * turn_index)?,
        words,
    )
}

/// The difficulty of a generated puzzle, or the themes and the change of rating of a puzzle from a
/// game.
fn about_puzzle_lines(puzzle: &PuzzleScreen, look: DrawContext) -> Vec<String> {
    let words = look.words;
    match puzzle.sequence.puzzle.origin {
        PuzzleOrigin::FromRandomBoard(grade) => vec![words.puzzle_grade(grade)],
        PuzzleOrigin::FromGame { motifs, rating } => {
            let motif_names: Vec<String> =
                motifs.iter().map(|motif| words.motif_name(motif)).collect();
            let player_rating = look.context.learning_progress.training().player_rating;
            vec![
                say!(
                    words,
                    "puzzle-themes",
                    themes = words.list_with_and(&motif_names)
                ),
                words.puzzle_and_player_rating_text(
                    rating,
                    puzzle.sequence.rating_before,
                    player_rating,
                ),
            ]
        }
    }
}

pub(crate) fn remarks(puzzle: &PuzzleScreen, look: DrawContext) -> Vec<RemarkLine> {
    let (words, theme, task) = (look.words, look.theme, &puzzle.task);
    if !task.animated_game.is_still() {
        return Vec::new();
    }
    if look.context.puzzle_job.is_some() {
        return vec![(words.get("puzzles-making"), theme.accent)];
    }
    if puzzle.sequence.last_command_reveals_solution {
        return vec![(words.get("puzzle-too-soon"), theme.accent)];
    }
    let mut lines = Vec::from_iter(task_page::refusal_remark(task, look));
    let wrong_move = task
        .tried_move
        .and_then(|mv| puzzle.current_turn().wrong_move(mv));
    match (task.state, wrong_move) {
        (TaskState::Wrong, Some(wrong_move)) => {
            lines.push((
                words.reply_to_wrong_move(puzzle.current_turn(), wrong_move),
                theme.warning,
            ));
            let refutation_text = wrong_move.refutation.and_then(|answer| {
                move_effects_text(answer, positions_before_last_move(puzzle)?, words)
            });
            lines.extend(refutation_text.map(|text| (text, theme.text)));
            let [_, added_line] = puzzle.line_and_added_line();
            let summary = added_line_summary(puzzle, &added_line, words);
            lines.extend(summary.map(|text| (text, theme.text)));
            lines.push((words.get("puzzle-wrong-how"), theme.dim));
        }
        (TaskState::Solved | TaskState::GivenUp, _) => {
            lines.extend(last_move_effects_text(puzzle, words).map(|why| (why, theme.text)));
            let (share_text, style) = share_key_remark(look);
            let keys_text = format!("{} {share_text}", words.get("puzzle-next-how"));
            lines.extend(puzzle.sequence.daily_date.map(|_| (keys_text, style)));
        }
        (TaskState::AwaitingMove, _) if task.has_found_previous_move && task.hint.is_none() => {
            lines.push((words.get("puzzle-right"), theme.accent));
        }
        (TaskState::AwaitingMove, _) if task.hint.is_none() && was_solved_before(puzzle, look) => {
            lines.push((words.get("puzzle-solved-today"), theme.accent));
        }
        _ => {}
    }
    match task.hint {
        Some(Hint::Idea) => {
            lines.push((words.first_puzzle_hint(puzzle.current_turn()), theme.accent));
        }
        Some(Hint::LastSeedPlace(place)) => lines.push((
            words.where_last_seed_falls(place, Seat::South),
            theme.accent,
        )),
        Some(Hint::Move(_)) => {
            lines.push((words.puzzle_solution(puzzle.current_turn()), theme.accent));
            let past_positions =
                positions_until(puzzle, task.animated_game.cursor.shown_move_count());
            lines.extend(
                move_effects_text(puzzle.current_turn().solution, past_positions, words)
                    .map(|text| (text, theme.text)),
            );
        }
        _ => {}
    }
    if !task.hides_move_result() && lines.len() < 2 && !is_chosen_move_refused(puzzle) {
        lines.extend(task_page::preview_remark(task, look));
    }
    lines
}

/// Whether this is a daily puzzle that is already solved.
fn was_solved_before(puzzle: &PuzzleScreen, look: DrawContext) -> bool {
    let variant_id = &puzzle.sequence.puzzle.variant.id;
    let progress = &look.context.learning_progress;
    (puzzle.sequence.daily_date)
        .is_some_and(|day| progress.has_solved_daily_puzzle(day, variant_id))
}

/// The remark that names the key for copying the result.
pub(crate) fn share_key_remark(look: DrawContext) -> RemarkLine {
    (
        message_with_keys("share-how", &[("key", Command::Copy)], look),
        look.theme.dim,
    )
}

/// Whether the move under the cursor was just refused.
fn is_chosen_move_refused(puzzle: &PuzzleScreen) -> bool {
    matches!(puzzle.task.state, TaskState::MoveRefused(refused, _) if puzzle.task.chosen_move() == Some(refused))
}

/// The positions up to and including the one after `move_count` moves.
fn positions_until(puzzle: &PuzzleScreen, move_count: usize) -> &[AnyGame] {
    &puzzle.task.animated_game.game.positions_so_far()[..=move_count]
}

/// The positions up to the one before the last visible move.
fn positions_before_last_move(puzzle: &PuzzleScreen) -> Option<&[AnyGame]> {
    puzzle
        .task
        .animated_game
        .cursor
        .shown_move_count()
        .checked_sub(1)
        .map(|moves| positions_until(puzzle, moves))
}

/// The effects of a move, in the words of a hint. `None` if it only continues the game.
fn move_effects_text(pit: Pit, past_positions: &[AnyGame], words: &Words) -> Option<String> {
    let mv = AnyMove::Pit(pit);
    let mover = past_positions.last()?.to_move();
    words.sentence_about_move(
        "puzzle-move-does",
        mv,
        &effects_of_move(past_positions, mv),
        mover,
    )
}
