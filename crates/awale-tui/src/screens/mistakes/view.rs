//! Draws the exercises about mistakes.

use awale_study::exercise::Hint;
use awale_study::record::numbered_move;
use awale_study::study::{MoveMark, Reason};

use crate::app::Advantage;
use crate::prelude::*;
use crate::screens::{Mistake, MistakesScreen, MistakesSource, SolveResult};
use crate::widgets::task::RemarkLine;

use super::MISTAKES;

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
    let is_found = screen
        .current_exercise()
        .is_some_and(Mistake::was_best_move_played);
    match list.source {
        MistakesSource::OwnGames if is_found => words.get("puzzles-found"),
        MistakesSource::OwnGames => words.get("mistakes-own-title"),
        MistakesSource::Player | MistakesSource::BothSides => {
            let marks = if list.is_about_inaccuracies() {
                &[MoveMark::Inaccuracy][..]
            } else {
                &MISTAKES
            };
            let signs: Vec<&str> = marks.iter().map(|mark| mark.sign()).collect();
            format!("{} ({})", words.get("mistakes-title"), signs.join(", "))
        }
    }
}

/// The message id for the number of the current mistake.
fn mistake_number_message_id(screen: &MistakesScreen) -> &'static str {
    if screen.sequence.source == MistakesSource::OwnGames || screen.sequence.is_about_inaccuracies()
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
    let moves_line = || {
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
            Some(moves_line()),
            best_move_sentence(mistake, words).map(Line::from),
            themes_line(mistake, words),
        ])
    };
    let mv = screen.task.tried_move;
    let tried_letter = mv
        .map(|mv| words.mark_letters_if_enabled(mv))
        .unwrap_or_default();
    let best = mistake.best_move();
    let best_letter = best
        .map(|mv| words.mark_letters_if_enabled(mv))
        .unwrap_or_default();
    match screen.task.state {
        TaskState::Solved if mv == best => {
            solution_text(say!(words, "mistakes-best", move = tried_letter))
        }
        TaskState::Solved => {
            let heading = accent_line(say!(words, "mistakes-good", move = tried_letter), look);
            let best = Line::from(say!(words, "mistakes-best-was", move = best_letter));
            join_paragraphs([
                Some(heading),
                Some(moves_line()),
                Some(best),
                themes_line(mistake, words),
            ])
        }
        TaskState::GivenUp => solution_text(say!(words, "mistakes-shown", move = best_letter)),
        TaskState::Wrong => {
            let verdict = mv.and_then(|mv| mistake.verdict(mv));
            let gift = verdict
                .map(|verdict| words.what_move_loses(verdict))
                .unwrap_or_default();
            let wrong = say!(words, "mistakes-wrong", move = tried_letter, gift);
            let refuted = format!("{wrong} {}", words.get("mistakes-refuted"));
            join_paragraphs([
                Some(Line::styled(refuted, theme.warning)),
                Some(moves_line()),
            ])
        }
        TaskState::AwaitingMove | TaskState::Refused(..) => {
            let side_argument = (
                "side",
                words
                    .seat_name(screen.task.animated_game.position().to_move())
                    .into(),
            );
            let source = source_sentence(mistake, words).map(Line::from);
            if mistake.was_best_move_played() {
                // The played move was the best one, and no other move is good.
                let side_line = Line::from(words.with("mistakes-you-are", &[side_argument]));
                return join_paragraphs([
                    Some(accent_line(words.get("mistakes-was-found"), look)),
                    Some(side_line),
                    source,
                ]);
            }
            let played = Line::from(played_move_line(mistake, words));
            let task_line = accent_line(words.with("mistakes-find", &[side_argument]), look);
            join_paragraphs([
                Some(played),
                Some(task_line),
                Some(Line::from(words.get("mistakes-about"))),
                source,
            ])
        }
    }
}

/// The moves on the board with the captures of each. The last visible move is in brackets.
fn text_of_moves_on_board(screen: &MistakesScreen, mistake: &Mistake) -> String {
    let past = &screen.task.animated_game.game.positions_so_far()[mistake.move_index..];
    wording::line_with_brackets(
        screen.shown_line(),
        past,
        screen.task.animated_game.cursor.moves_shown() - mistake.move_index,
    )
}

/// Joins the lines as paragraphs, with an empty line between them.
fn join_paragraphs<const N: usize>(lines: [Option<Line<'_>>; N]) -> Vec<Line<'_>> {
    let mut all: Vec<Line<'_>> = lines
        .into_iter()
        .flatten()
        .flat_map(|line| [line, Line::default()])
        .collect();
    all.pop();
    all
}

/// The themes of the best move. `None` if no detector recognizes any.
fn themes_line<'a>(mistake: &Mistake, words: &Words) -> Option<Line<'a>> {
    let names: Vec<String> = mistake
        .best_move_themes()
        .iter()
        .map(|motif| words.motif_name(motif))
        .collect();
    (!names.is_empty()).then(|| Line::from(say!(words, "puzzle-themes", themes = names.join(", "))))
}

/// The line about the played move, for example: "12. D ?: mistake; it is about 2.4 seeds worse, by
/// estimate".
fn played_move_line(mistake: &Mistake, words: &Words) -> String {
    let sign = MoveMark::from(&mistake.assessment).sign();
    let played_text = format!(
        "{}{sign}",
        numbered_move(mistake.move_index, &mistake.assessment.played.to_string())
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
        opponent = words.participant(opponent),
        date = words.date(&day.to_string())
    ))
}

/// The score after the last mistake: the number of exercises with each result.
fn score_lines<'a>(screen: &MistakesScreen, look: DrawContext<'_>) -> Vec<Line<'a>> {
    let words = look.words;
    let ended_while_ahead = screen.sequence.ended_while_ahead.map(|advantage| {
        Line::from(words.get(match advantage {
            Advantage::ProvenWin => "mistakes-given-up-won",
            Advantage::LikelyWin => "mistakes-given-up-better",
        }))
    });
    let list = &screen.sequence;
    let count = list.inaccuracies.len();
    let about_inaccuracies = || Line::from(say!(words, "mistakes-inaccuracies", count));
    let offered_inaccuracies = list.offers_inaccuracies().then(about_inaccuracies);
    if list.mistakes.is_empty() {
        let id = match (list.ended_while_ahead, list.source) {
            _ if count > 0 => "mistakes-none-but",
            (Some(_), _) => "mistakes-none-but",
            (None, _) if !list.has_counted_moves => "mistakes-none-counted",
            (None, MistakesSource::BothSides) => "mistakes-none-of-both",
            (None, _) => "mistakes-none",
        };
        let heading = Some(accent_line(words.get(id), look));
        return join_paragraphs([heading, offered_inaccuracies, ended_while_ahead]);
    }
    let total = list.mistakes.len();
    let found = screen.count_with_result(SolveResult::AtOnce)
        + screen.count_with_result(SolveResult::WithHelp);
    let id = if list.source == MistakesSource::OwnGames {
        "mistakes-found-good"
    } else {
        "mistakes-found"
    };
    let heading = accent_line(say!(words, id, found, total), look);
    let result_lines = SolveResult::ALL.iter().map(|&find| {
        let id = match find {
            SolveResult::AtOnce => "mistakes-at-once",
            SolveResult::WithHelp => "mistakes-with-help",
            SolveResult::SolutionShown => "mistakes-given",
            SolveResult::Skipped => "mistakes-skipped",
        };
        Line::from(say!(words, id, count = screen.count_with_result(find)))
    });
    let more = [offered_inaccuracies, ended_while_ahead]
        .into_iter()
        .flatten()
        .flat_map(|line| [Line::default(), line]);
    [heading, Line::default()]
        .into_iter()
        .chain(result_lines)
        .chain(more)
        .collect()
}

fn remarks(screen: &MistakesScreen, look: DrawContext<'_>) -> Vec<RemarkLine> {
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
        (TaskState::Refused(..), _) => Vec::from_iter(task::refusal_remark(task, look)),
        (TaskState::Wrong, _) => dim_remark("mistakes-wrong-how"),
        (TaskState::Solved | TaskState::GivenUp, _) => dim_remark("mistakes-next"),
        (TaskState::AwaitingMove, None) => Vec::new(),
        (TaskState::AwaitingMove, Some(Hint::Move(mv))) => {
            let hint = say!(words, "mistakes-hint-move", move = words.mark_letters_if_enabled(mv));
            [(hint, theme.accent)]
                .into_iter()
                .chain(task::preview_remark(task, look))
                .collect()
        }
        (TaskState::AwaitingMove, Some(_)) => vec![(first_hint(mistake, words), theme.accent)],
    }
}

/// The sentence with message id `id` about those effects of the best move that `is_counted`
/// accepts.
fn effects_sentence(
    id: &str,
    mistake: &Mistake,
    is_counted: impl Fn(&Reason) -> bool,
    words: &Words,
) -> Option<String> {
    let mut reasons = mistake.best_move_effects();
    reasons.retain(is_counted);
    words.sentence_about_move(id, mistake.best_move()?, &reasons, mistake.mover())
}

/// The sentence about the best move and its effects, for example "E captures 3 from pit d."
fn best_move_sentence(mistake: &Mistake, words: &Words) -> Option<String> {
    effects_sentence("puzzle-move-does", mistake, |_| true, words)
}

/// The first hint: the effects of the best move, but not that its value is the highest.
fn first_hint(mistake: &Mistake, words: &Words) -> String {
    let is_hint_reason =
        |reason: &Reason| !matches!(reason, Reason::AheadByCentiseeds(_) | Reason::BestEstimate);
    effects_sentence("mistakes-idea", mistake, is_hint_reason, words)
        .unwrap_or_else(|| words.get("mistakes-idea-quiet"))
}
