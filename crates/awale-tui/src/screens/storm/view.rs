//! Draws puzzles against the clock.

use crate::{
    prelude::*,
    screens::{PuzzleStorm, puzzle::view as puzzle},
    widgets::clock,
};

impl TaskScreen for PuzzleStorm {
    fn plain_mode_help(&self) -> &'static str {
        if self.is_solving_missed_puzzles {
            self.puzzle.plain_mode_help()
        } else {
            "plain-help-storm"
        }
    }

    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        if self.is_solving_missed_puzzles {
            let missed_puzzle_count = self.unsolved_missed_puzzle_count();
            let missed_text = say!(look.words, "storm-solving", puzzles = missed_puzzle_count);
            let heading = format!("{} · {missed_text}", look.words.get("training-storm"));
            return TaskPage {
                heading,
                ..self.puzzle.page(look)
            };
        }
        let clock_text = clock::countdown_text(self.clock);
        let board = task_page::task_board(&self.puzzle.task);
        TaskPage {
            heading: format!("{} · {clock_text}", look.words.get("training-storm")),
            board: BoardState {
                marks_playable_pits: self.puzzle.task.is_asking() && !self.is_over(),
                ..board
            },
            title: clock_text,
            text: page_text(self, look),
            scrolled_lines: self.puzzle.task.scrolled_lines,
            remarks: if self.is_over() {
                vec![puzzle::share_key_remark(look)]
            } else {
                puzzle::remarks(&self.puzzle, look)
            },
        }
    }
}

/// The text of the page: the task, the result of the previous puzzle and the counts. After the
/// storm, the result.
fn page_text<'a>(storm: &PuzzleStorm, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let words = look.words;
    let counts_text = say!(
        words,
        "storm-counts",
        solved = storm.solved_count,
        missed = storm.missed_count
    );
    if storm.is_over() {
        let best_score = look
            .context
            .learning_progress
            .best_storm_score(&storm.variant().id);
        let best_score_text = say!(words, "training-best", count = best_score);
        let end_message = words.get(if storm.was_ended_early {
            "storm-left"
        } else {
            "storm-over"
        });
        let mut lines = vec![
            accent_line(end_message, look),
            Line::default(),
            Line::from(counts_text),
            Line::from(best_score_text),
        ];
        if storm.unsolved_missed_puzzle_count() > 0 {
            lines.push(Line::from(say!(
                words,
                "storm-to-solve",
                puzzles = storm.unsolved_missed_puzzle_count()
            )));
        }
        return lines;
    }
    let goal_text = words.puzzle_goal(storm.puzzle.current_turn().claim.proven_goal());
    let last_result_line = match storm.was_last_solved {
        Some(true) => accent_line(words.get("storm-solved"), look),
        Some(false) => Line::styled(words.get("storm-missed"), look.theme.warning),
        None if storm.is_clock_running => Line::from(words.get("storm-rules")),
        None => Line::from(format!(
            "{} {}",
            words.get("storm-rules"),
            words.get("storm-ready")
        )),
    };
    vec![
        accent_line(goal_text, look),
        Line::default(),
        last_result_line,
        Line::from(counts_text),
    ]
}
