//! Draws the questions about the player's answers in openings.

use awale_study::{exercise::Hint, study::effects_of_move};

use crate::{
    prelude::*,
    screens::{OpeningCard, RepertoireScreen},
    widgets::task_page::RemarkLine,
};

impl TaskScreen for RepertoireScreen {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let words = look.words;
        let (number, total) = (self.sequence.current_index + 1, self.sequence.cards.len());
        TaskPage {
            heading: words.get("puzzles-openings"),
            title: say!(words, "mistakes-own-place", number, total),
            text: page_text(self, look),
            remarks: remarks(self, look),
            ..self.common_page()
        }
    }

    fn task(&self) -> Option<&MoveTask> {
        Some(&self.task)
    }
}

fn page_text<'a>(screen: &RepertoireScreen, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let DrawContext { words, theme, .. } = look;
    let Some(card) = screen.current_exercise() else {
        return Vec::new();
    };
    let answer_letter = words.mark_letters_if_enabled(card.answer);
    let moves = card.game.moves();
    let after_moves_line = (!moves.is_empty()).then(|| {
        Line::from(say!(
            words,
            "repertoire-after",
            moves = words.mark_letters_if_enabled(words.line_text(moves))
        ))
    });
    let side = words.seat_name(card.game.to_move());
    let (heading, line_below) = match screen.task.state {
        TaskState::Solved => (
            accent_line(say!(words, "repertoire-right", move = answer_letter), look),
            next_date_line(card, look),
        ),
        TaskState::GivenUp => (
            accent_line(say!(words, "repertoire-shown", move = answer_letter), look),
            next_date_line(card, look),
        ),
        TaskState::Wrong => {
            let tried_letter = screen
                .task
                .tried_move
                .map(|mv| words.mark_letters_if_enabled(mv));
            let wrong_move_sentence =
                say!(words, "repertoire-wrong", move = tried_letter.unwrap_or_default());
            (Line::styled(wrong_move_sentence, theme.warning), None)
        }
        TaskState::AwaitingMove | TaskState::MoveRefused(..) => {
            (accent_line(say!(words, "repertoire-ask", side), look), None)
        }
    };
    let lines = [after_moves_line, Some(heading), line_below];
    let with_blank_line = |line| [line, Line::default()];
    lines
        .into_iter()
        .flatten()
        .flat_map(with_blank_line)
        .collect()
}

/// The sentence with the day on which the position returns.
fn next_date_line<'a>(card: &OpeningCard, look: DrawContext) -> Option<Line<'a>> {
    let progress = &look.context.learning_progress;
    let due_day = progress
        .chosen_answer(card.game.kind.id(), &card.position_text)?
        .due;
    let date = look.words.date(&due_day.to_string());
    Some(Line::from(say!(look.words, "repertoire-due", date)))
}

fn remarks(screen: &RepertoireScreen, look: DrawContext) -> Vec<RemarkLine> {
    let (words, theme, task) = (look.words, look.theme, &screen.task);
    let Some(card) = screen
        .current_exercise()
        .filter(|_| task.animated_game.is_still())
    else {
        return Vec::new();
    };
    match (task.state, task.hint) {
        (TaskState::MoveRefused(..), _) => Vec::from_iter(task_page::refusal_remark(task, look)),
        (TaskState::Wrong, _) => vec![(words.get("puzzle-wrong-how"), theme.dim)],
        (TaskState::AwaitingMove, Some(Hint::Move(mv))) => {
            let hint = say!(words, "mistakes-hint-move", move = words.mark_letters_if_enabled(mv));
            vec![(hint, theme.accent)]
        }
        (TaskState::AwaitingMove, Some(_)) => vec![(first_hint_text(card, words), theme.accent)],
        _ => Vec::new(),
    }
}

/// The first hint: the effects of the answer.
fn first_hint_text(card: &OpeningCard, words: &Words) -> String {
    let reasons = effects_of_move(card.game.positions_so_far(), card.answer);
    words
        .sentence_about_move("mistakes-idea", card.answer, &reasons, card.game.to_move())
        .unwrap_or_else(|| words.get("mistakes-idea-quiet"))
}
