//! Draws the exercises about mistakes.

use awale_study::{
    exercise::Hint,
    rating::MIN_RATED_PLIES,
    record::numbered_move,
    study::{MoveMark, Reason},
};

use crate::{
    app::WinCertainty,
    prelude::*,
    screens::{Mistake, MistakesScreen, MistakesSource, SolveResult},
    widgets::task_page::RemarkLine,
};

use super::MISTAKE_MARKS;

impl TaskScreen for MistakesScreen {
    fn page<'a>(&'a self, look: DrawContext<'a>) -> TaskPage<'a> {
        let words = look.words;
        let (number, total) = self.number_and_total();
        TaskPage {
            heading: heading(self, words),
            title: match self.current_exercise() {
                Some(_) => say!(words, mistake_number_message_id(self), number, total),
                None => words.get("mistakes-score"),
            },
            text: page_text(self, look),
            remarks: remarks(self, look),
            ..self.common_page()
        }
    }

    fn task(&self) -> Option<&MoveTask> {
        Some(&self.task)
    }
}

/// The heading of the page. It names the marks of the moves that the exercises are about, because
/// the analysis shows others too.
fn heading(screen: &MistakesScreen, words: &Words) -> String {
    let list = &screen.sequence;
    let was_best_move_played = screen
        .current_exercise()
        .is_some_and(Mistake::was_best_move_played);
    match list.source {
        MistakesSource::SavedOwnGames if was_best_move_played => words.get("puzzles-found"),
        MistakesSource::SavedOwnGames => words.get("mistakes-own-title"),
        MistakesSource::OnlyHumanPlayer | MistakesSource::BothSides => {
            let marks = if list.is_about_inaccuracies() {
                &[MoveMark::Inaccuracy][..]
            } else {
                &MISTAKE_MARKS
            };
            let mark_signs: Vec<&str> = marks.iter().map(|mark| mark.sign()).collect();
            format!(
                "{} ({})",
                words.get("mistakes-title"),
                mark_signs.join(", ")
            )
        }
    }
}

/// The message id for the number of the current mistake.
fn mistake_number_message_id(screen: &MistakesScreen) -> &'static str {
    if screen.sequence.source == MistakesSource::SavedOwnGames
        || screen.sequence.is_about_inaccuracies()
    {
        "mistakes-own-place"
    } else {
        "mistakes-place"
    }
}

/// The text of the page: the played move and the task or, after the last mistake, the score.
fn page_text<'a>(screen: &MistakesScreen, look: DrawContext<'a>) -> Vec<Line<'a>> {
    let DrawContext { words, theme, .. } = look;
    let Some(mistake) = screen.current_exercise() else {
        return score_lines(screen, look);
    };
    let moves_on_board_line = || {
        Line::from(say!(
            words,
            "mistakes-line",
            line = text_of_moves_on_board(screen, mistake)
        ))
    };
    let solution_text = |heading: String| {
        let heading = accent_line(heading, look);
        join_paragraphs([
            Some(heading),
            Some(moves_on_board_line()),
            best_move_sentence(mistake, words).map(Line::from),
            themes_line(mistake, words),
        ])
    };
    let tried_move = screen.task.tried_move;
    let tried_letter = tried_move
        .map(|mv| words.mark_letters_if_enabled(mv))
        .unwrap_or_default();
    let best_move = mistake.best_move();
    let best_letter = best_move
        .map(|mv| words.mark_letters_if_enabled(mv))
        .unwrap_or_default();
    match screen.task.state {
        TaskState::Solved if tried_move == best_move => {
            solution_text(say!(words, "mistakes-best", move = tried_letter))
        }
        TaskState::Solved => {
            let heading = accent_line(say!(words, "mistakes-good", move = tried_letter), look);
            let best_move_line = Line::from(say!(words, "mistakes-best-was", move = best_letter));
            join_paragraphs([
                Some(heading),
                Some(moves_on_board_line()),
                Some(best_move_line),
                themes_line(mistake, words),
            ])
        }
        TaskState::GivenUp => solution_text(say!(words, "mistakes-shown", move = best_letter)),
        TaskState::Wrong => {
            let verdict = tried_move.and_then(|mv| mistake.verdict(mv));
            let loss_text = verdict
                .map(|verdict| words.what_move_loses(verdict))
                .unwrap_or_default();
            let wrong_move_sentence =
                say!(words, "mistakes-wrong", move = tried_letter, gift = loss_text);
            let wrong_move_text =
                format!("{wrong_move_sentence} {}", words.get("mistakes-refuted"));
            join_paragraphs([
                Some(Line::styled(wrong_move_text, theme.warning)),
                Some(moves_on_board_line()),
            ])
        }
        TaskState::AwaitingMove | TaskState::MoveRefused(..) => {
            let side_argument = (
                "side",
                words
                    .seat_name(screen.task.animated_game.position().to_move())
                    .into(),
            );
            let source_line = source_sentence(mistake, words).map(Line::from);
            if mistake.was_best_move_played() {
                // The played move was the best one, and no other move is good.
                let side_line = Line::from(words.with("mistakes-you-are", &[side_argument]));
                return join_paragraphs([
                    Some(accent_line(words.get("mistakes-was-found"), look)),
                    Some(side_line),
                    source_line,
                ]);
            }
            let played_line = Line::from(played_move_line(mistake, words));
            let task_line = accent_line(words.with("mistakes-find", &[side_argument]), look);
            join_paragraphs([
                Some(played_line),
                Some(task_line),
                Some(Line::from(words.get("mistakes-about"))),
                source_line,
            ])
        }
    }
}

/// The moves on the board with the captures of each. The last visible move is in brackets.
fn text_of_moves_on_board(screen: &MistakesScreen, mistake: &Mistake) -> String {
    let shown_positions = &screen.task.animated_game.game.positions_so_far()[mistake.move_index..];
    wording::line_with_bracketed_move(
        screen.shown_line(),
        shown_positions,
        screen.task.animated_game.cursor.shown_move_count() - mistake.move_index,
    )
}

/// Joins the lines as paragraphs, with an empty line between them.
fn join_paragraphs<const N: usize>(lines: [Option<Line<'_>>; N]) -> Vec<Line<'_>> {
    let mut spaced_lines: Vec<Line<'_>> = lines
        .into_iter()
        .flatten()
        .flat_map(|line| [line, Line::default()])
        .collect();
    spaced_lines.pop();
    spaced_lines
}

/// The themes of the best move. `None` if no detector recognizes any.
fn themes_line<'a>(mistake: &Mistake, words: &Words) -> Option<Line<'a>> {
    let theme_names: Vec<String> = mistake
        .best_move_themes()
        .iter()
        .map(|motif| words.motif_name(motif))
        .collect();
    (!theme_names.is_empty()).then(|| {
        Line::from(say!(
            words,
            "puzzle-themes",
            themes = theme_names.join(", ")
        ))
    })
}

/// The line about the played move, for example: "12. D ?: mistake; it is about 2.4 seeds worse, by
/// estimate".
fn played_move_line(mistake: &Mistake, words: &Words) -> String {
    let mark_sign = MoveMark::from(&mistake.assessment).sign();
    let played_text = format!(
        "{}{mark_sign}",
        numbered_move(
            mistake.move_index,
            &mistake.assessment.played_move.to_string()
        )
    );
    let verdict = words.verdict_text(&mistake.assessment);
    say!(words, "mistakes-played", move = words.mark_letters_if_enabled(played_text), verdict)
}

/// The sentence about the game in which the mistake was made, if known.
fn source_sentence(mistake: &Mistake, words: &Words) -> Option<String> {
    let (opponent, day) = mistake.source.as_ref()?;
    Some(say!(
        words,
        "mistakes-from-game",
        opponent = words.participant_text(opponent),
        date = words.date(&day.to_string())
    ))
}

/// The score after the last mistake: the number of exercises with each result.
fn score_lines<'a>(screen: &MistakesScreen, look: DrawContext) -> Vec<Line<'a>> {
    let words = look.words;
    let lost_advantage_line = screen.sequence.lost_advantage.map(|advantage| {
        Line::from(words.get(match advantage {
            WinCertainty::ProvenWin => "mistakes-given-up-won",
            WinCertainty::LikelyWin => "mistakes-given-up-better",
        }))
    });
    let list = &screen.sequence;
    let inaccuracy_count = list.inaccuracies.len();
    let inaccuracies_line = || {
        Line::from(say!(
            words,
            "mistakes-inaccuracies",
            count = inaccuracy_count
        ))
    };
    let offered_inaccuracies_line = list.offers_inaccuracies().then(inaccuracies_line);
    if list.mistakes.is_empty() {
        let message_id = match (list.lost_advantage, list.source) {
            _ if inaccuracy_count > 0 => "mistakes-none-but",
            (Some(_), _) => "mistakes-none-but",
            (None, _) if !list.could_any_move_change_result => "mistakes-none-counted",
            // A game with help or a short one deserves no praise.
            _ if list.was_helped || list.game.moves().len() < MIN_RATED_PLIES => {
                "mistakes-none-but"
            }
            (None, MistakesSource::BothSides) => "mistakes-none-of-both",
            (None, _) => "mistakes-none",
        };
        let heading = Some(accent_line(words.get(message_id), look));
        return join_paragraphs([heading, offered_inaccuracies_line, lost_advantage_line]);
    }
    let total = list.mistakes.len();
    let solved_mistake_count = screen.count_with_result(SolveResult::SolvedAtOnce)
        + screen.count_with_result(SolveResult::SolvedWithHelp);
    let message_id = if list.source == MistakesSource::SavedOwnGames {
        "mistakes-found-good"
    } else {
        "mistakes-found"
    };
    let heading = accent_line(
        say!(words, message_id, found = solved_mistake_count, total),
        look,
    );
    let result_lines = SolveResult::ALL.iter().map(|&find| {
        let message_id = match find {
            SolveResult::SolvedAtOnce => "mistakes-at-once",
            SolveResult::SolvedWithHelp => "mistakes-with-help",
            SolveResult::SolutionShown => "mistakes-given",
            SolveResult::Skipped => "mistakes-skipped",
        };
        Line::from(say!(
            words,
            message_id,
            count = screen.count_with_result(find)
        ))
    });
    let lines_below = [offered_inaccuracies_line, lost_advantage_line]
        .into_iter()
        .flatten()
        .flat_map(|line| [Line::default(), line]);
    [heading, Line::default()]
        .into_iter()
        .chain(result_lines)
        .chain(lines_below)
        .collect()
}

/// The last move on the board in words, and the message about the keys.
fn last_move_and_keys(
    task: &MoveTask,
    keys_message_id: &str,
    look: DrawContext,
) -> Vec<RemarkLine> {
    let last_move = task_page::task_board(task).last_move_sentence(look.words);
    let keys = look.words.get(keys_message_id);
    let lines = [(last_move, look.theme.text), (keys, look.theme.dim)];
    (lines.into_iter().filter(|(text, _)| !text.is_empty())).collect()
}

fn remarks(screen: &MistakesScreen, look: DrawContext) -> Vec<RemarkLine> {
    let (words, theme, task) = (look.words, look.theme, &screen.task);
    if !task.animated_game.is_still() {
        return Vec::new();
    }
    let dim_remark = |id| vec![(words.get(id), theme.dim)];
    let Some(mistake) = screen.current_exercise() else {
        // The text of the page already explains Enter if there are inaccuracies.
        let offers_inaccuracies = screen.sequence.offers_inaccuracies();
        return if offers_inaccuracies {
            Vec::new()
        } else {
            dim_remark("mistakes-way-back")
        };
    };
    if let Some(mv) = screen.pending_move() {
        return vec![(
            say!(words, "mistakes-looking", move = words.mark_letters_if_enabled(mv)),
            theme.dim,
        )];
    }
    match (task.state, task.hint) {
        (TaskState::MoveRefused(..), _) => Vec::from_iter(task_page::refusal_remark(task, look)),
        (TaskState::Wrong, _) => last_move_and_keys(task, "mistakes-wrong-how", look),
        (TaskState::Solved | TaskState::GivenUp, _) => {
            last_move_and_keys(task, "mistakes-next", look)
        }
        (TaskState::AwaitingMove, None) => Vec::new(),
        (TaskState::AwaitingMove, Some(Hint::Move(mv))) => {
            let hint = say!(words, "mistakes-hint-move", move = words.mark_letters_if_enabled(mv));
            [(hint, theme.accent)]
                .into_iter()
                .chain(task_page::preview_remark(task, look))
                .collect()
        }
        (TaskState::AwaitingMove, Some(_)) => vec![(first_hint(mistake, words), theme.accent)],
    }
}

/// The sentence with message id `message_id` about those effects of the best move that `is_counted`
/// accepts.
fn effects_sentence(
    message_id: &str,
    mistake: &Mistake,
    is_counted: impl Fn(&Reason) -> bool,
    words: &Words,
) -> Option<String> {
    let mut reasons = mistake.best_move_effects();
    reasons.retain(is_counted);
    words.sentence_about_move(message_id, mistake.best_move()?, &reasons, mistake.mover())
}

/// The sentence about the best move and its effects, for example "E captures 3 from pit d."
fn best_move_sentence(mistake: &Mistake, words: &Words) -> Option<String> {
    effects_sentence("puzzle-move-does", mistake, |_| true, words)
}

/// The first hint: the effects of the best move, but not that its value is the highest.
fn first_hint(mistake: &Mistake, words: &Words) -> String {
    let is_hint_reason = |reason: &Reason| !matches!(reason, Reason::BetterThanNextByCentiseeds(_));
    effects_sentence("mistakes-idea", mistake, is_hint_reason, words)
        .unwrap_or_else(|| words.get("mistakes-idea-quiet"))
}
