//! Draws a chapter of the course in strategy.

use awale_study::{
    exercise::Hint,
    strategy::ChapterExercise,
    study::{capture_of_move, effects_of_move, reasons_for_best_move},
};

use crate::{
    prelude::*,
    screens::{ChapterScreen, ChapterStep, chapter::end as chapter_end},
    widgets::task_page::RemarkLine,
};

/// Maximum number of facts about a move. More of them do not fit into two lines.
const MAX_MOVE_FACTS: usize = 2;

impl TaskScreen for ChapterScreen {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let page = self.common_page();
        TaskPage {
            heading: look.words.get(self.chapter().outline.title_message),
            board: BoardState {
                chosen_move: self.chosen_move(),
                ..page.board
            },
            title: place_in_chapter_text(self, look),
            text: page_text(self, look),
            remarks: remarks(self, look),
            ..page
        }
    }

    fn task(&self) -> Option<&MoveTask> {
        Some(&self.task)
    }

    fn plain_mode_help(&self) -> &'static str {
        "plain-help-chapter"
    }

    fn draw_page(&self, ui: &mut Ui) {
        let page = self.page(ui.look);
        if self.sequence.step == ChapterStep::End {
            chrome::draw_game_title(&page.heading, &page.board.game.kind, ui);
            return chapter_end::draw(self, ui);
        }
        page.draw(ui);
    }

    fn plain_mode_enter(&self) -> Action {
        match (self.sequence.step, self.next_chapter()) {
            (ChapterStep::End, Some(_)) => Action::Command(Command::Next),
            (ChapterStep::End, None) => Action::Back,
            _ => Action::Confirm,
        }
    }
}

/// Formats the place in the chapter, such as "exercise 2 of 5".
fn place_in_chapter_text(screen: &ChapterScreen, look: DrawContext) -> String {
    let chapter = screen.chapter();
    let (message_id, index, total) = match screen.sequence.step {
        ChapterStep::Explanation(number) => {
            ("strategy-place", number, chapter.explained_positions.len())
        }
        ChapterStep::Exercise(number) => ("strategy-exercise", number, chapter.exercises.len()),
        ChapterStep::End => return String::new(),
    };
    let place_text = say!(look.words, message_id, number = (index + 1), total);
    let is_done =
        screen.current_exercise().is_some() && screen.is_exercise_done(index, look.context);
    if is_done {
        format!("{place_text} {}", look.charset.glyphs().done_mark)
    } else {
        place_text
    }
}

/// The explanation or the task. After the solution, the reason why the move is right.
fn page_text<'a>(screen: &ChapterScreen, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let words = look.words;
    if let Some((explained_position, ..)) = screen.sequence.shown_explanation() {
        return vec![Line::from(
            words.get(explained_position.explanation_message_id),
        )];
    }
    let Some(exercise) = screen.current_exercise() else {
        return chapter_end::plain_summary(screen, look);
    };
    match screen.task.tried_move.and_then(AnyMove::as_pit) {
        Some(pit) if screen.task.is_over() && screen.task.animated_game.is_still() => {
            let mut lines = vec![
                accent_line(praise_sentence(exercise, pit, look), look),
                Line::default(),
            ];
            lines.extend(right_move_reason(exercise, pit, look).map(Line::from));
            lines.extend(other_right_moves(exercise, pit, look).map(Line::from));
            lines
        }
        _ => vec![
            accent_line(words.get(screen.chapter().outline.task_message), look),
            Line::default(),
            exercises_done_line(screen, look),
        ],
    }
}

/// One sign for each exercise, solved or not, and the number of solved ones.
fn exercises_done_line<'a>(screen: &ChapterScreen, look: DrawContext<'a>) -> Line<'a> {
    let glyphs = look.charset.glyphs();
    let total = screen.chapter().exercises.len();
    let is_done = |exercise: &usize| screen.is_exercise_done(*exercise, look.context);
    let done_signs: String = (0..total)
        .map(|each| {
            if is_done(&each) {
                glyphs.done_mark
            } else {
                glyphs.not_done_mark
            }
        })
        .collect();
    let done_count_text = say!(
        look.words,
        "strategy-exercises-done",
        done = (0..total).filter(is_done).count(),
        total
    );
    Line::from(vec![
        Span::styled(done_signs, look.theme.dim),
        Span::styled(format!(" {done_count_text}"), look.theme.dim),
    ])
}

/// Praise such as "Right: D is the best move."
fn praise_sentence(exercise: &ChapterExercise, pit: Pit, look: DrawContext) -> String {
    let message_id = match exercise.correct_pits().as_slice() {
        [_] if exercise.is_proven() => "strategy-right-only",
        [_] => "strategy-right-alone",
        _ if exercise.best_move_value().mv == AnyMove::Pit(pit) => "strategy-right-best",
        _ => "strategy-right-too",
    };
    say!(look.words, message_id, move = look.words.mark_letters_if_enabled(pit))
}

/// Describes the effect of a right move. `None` if nothing noteworthy can be proven.
fn right_move_reason(exercise: &ChapterExercise, pit: Pit, look: DrawContext) -> Option<String> {
    let past_positions = [AnyGame::Awale(exercise.position)];
    let mv = AnyMove::Pit(pit);
    let reasons = if exercise.best_move_value().mv == mv {
        reasons_for_best_move(&past_positions, &exercise.values)
    } else {
        effects_of_move(&past_positions, mv)
    };
    look.words
        .sentence_about_move("strategy-does", mv, &reasons, Seat::South)
}

fn other_right_moves(exercise: &ChapterExercise, pit: Pit, look: DrawContext) -> Option<String> {
    let words = look.words;
    let other_right_moves: Vec<String> = exercise
        .correct_pits()
        .into_iter()
        .filter(|&other| other != pit)
        .map(|other| words.mark_letters_if_enabled(other))
        .collect();
    (!other_right_moves.is_empty()).then(|| {
        say!(
            words,
            "strategy-also",
            moves = words.list_with_and(&other_right_moves)
        )
    })
}

fn remarks(screen: &ChapterScreen, look: DrawContext) -> Vec<RemarkLine> {
    let (words, theme, task) = (look.words, look.theme, &screen.task);
    if !task.animated_game.is_still() || screen.sequence.step == ChapterStep::End {
        return Vec::new();
    }
    let next_remark = (words.get("strategy-next"), theme.dim);
    if let Some((_, position, pit)) = screen.sequence.shown_explanation() {
        if !task.is_over() {
            return vec![(words.get("strategy-show"), theme.dim)];
        }
        let effects_sentence = effects_text(
            "strategy-does",
            AnyMove::Pit(*pit),
            &[AnyGame::Awale(*position)],
            MAX_MOVE_FACTS,
            look,
        );
        return vec![effects_sentence.map_or(next_remark, |effects| (effects, theme.accent))];
    }
    match task.state {
        TaskState::MoveRefused(..) => Vec::from_iter(task_page::refusal_remark(task, look)),
        TaskState::Wrong => wrong_move_remarks(screen, look),
        TaskState::Solved | TaskState::GivenUp => vec![next_remark],
        TaskState::AwaitingMove => {
            let hint_message = task.hint.map(|hint| match hint {
                Hint::Move(mv) => {
                    say!(words, "strategy-hint-move", move = words.mark_letters_if_enabled(mv))
                }
                _ => hint_text(screen, look),
            });
            let hint_remark = hint_message.map(|hint_message| (hint_message, theme.accent));
            let preview_remark = hint_remark
                .as_ref()
                .and_then(|_| task_page::preview_remark(task, look));
            hint_remark.into_iter().chain(preview_remark).collect()
        }
    }
}

/// Describes the cost of a wrong move, and North's answer.
fn wrong_move_remarks(screen: &ChapterScreen, look: DrawContext) -> Vec<RemarkLine> {
    let DrawContext { words, theme, .. } = look;
    let pit = screen.task.tried_move.and_then(AnyMove::as_pit);
    let tried_pit_and_exercise = pit.zip(screen.current_exercise());
    let Some((pit, exercise, move_value)) = tried_pit_and_exercise
        .and_then(|(pit, exercise)| Some((pit, exercise, exercise.value_of_pit(pit)?)))
    else {
        return Vec::new();
    };
    let cost_text = words.what_move_loses(exercise.values.verdict(move_value));
    let verdict_text =
        say!(words, "strategy-wrong", move = words.mark_letters_if_enabled(pit), gift = cost_text);
    let past_positions = screen.task.animated_game.game.positions_so_far();
    let answer_sentence = move_value
        .line
        .get(1)
        .filter(|_| past_positions.len() > 2)
        .map(|&answer| {
            let effects_sentence = effects_text(
                "strategy-answer-does",
                answer,
                &past_positions[..2],
                1,
                look,
            );
            effects_sentence.unwrap_or_else(
                || say!(words, "strategy-answer", move = words.mark_letters_if_enabled(answer)),
            )
        });
    // The comparison of captures is put before the answer, on the same line.
    let details: Vec<String> = capture_comparison_text(exercise, pit, words)
        .into_iter()
        .chain(answer_sentence)
        .collect();
    let details_remark = (!details.is_empty()).then(|| (details.join(" "), theme.text));
    [(verdict_text, theme.warning)]
        .into_iter()
        .chain(details_remark)
        .collect()
}

/// Compares the captures of a wrong and the best move: "E takes 3; B takes 7." `None` unless both
/// capture and the best move captures more.
fn capture_comparison_text(exercise: &ChapterExercise, pit: Pit, words: &Words) -> Option<String> {
    let best_pit = exercise.best_move_value().mv.as_pit()?;
    let [captured_seeds, best_capture_seeds] = [pit, best_pit].map(|pit| {
        capture_of_move(&exercise.position, pit).map_or(0, |capture| capture.captured_seeds)
    });
    (0 < captured_seeds && captured_seeds < best_capture_seeds).then(|| {
        let (move_letter, best_letter) = (
            words.mark_letters_if_enabled(pit),
            words.mark_letters_if_enabled(best_pit),
        );
        say!(words, "strategy-takes", move = move_letter, taken = captured_seeds, best = best_letter, most = best_capture_seeds)
    })
}

/// Describes the immediate effect of a move in the last position of `past_positions`, with at most
/// this number of facts. The simplest facts come first.
fn effects_text(
    message_id: &str,
    mv: AnyMove,
    past_positions: &[AnyGame],
    max_facts: usize,
    look: DrawContext,
) -> Option<String> {
    let mut facts = effects_of_move(past_positions, mv);
    facts.truncate(max_facts);
    let mover = past_positions.last()?.to_move();
    look.words
        .sentence_about_move(message_id, mv, &facts, mover)
}

/// A hint: describes the effect of the best move without naming the move.
fn hint_text(screen: &ChapterScreen, look: DrawContext) -> String {
    let effects_sentence = screen.current_exercise().and_then(|exercise| {
        let past_positions = [AnyGame::Awale(exercise.position)];
        effects_text(
            "strategy-hint-does",
            exercise.best_move_value().mv,
            &past_positions,
            MAX_MOVE_FACTS,
            look,
        )
    });
    effects_sentence.unwrap_or_else(|| look.words.get("strategy-hint-quiet"))
}
