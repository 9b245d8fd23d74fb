//! Draws the end of a chapter: its stars, and a choice of what to do next.

use awale_study::strategy::MAX_STARS;

use crate::{
    prelude::*,
    screens::{ChapterChoice, ChapterScreen, chapters::view::stars_text},
};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 66;
/// Height of the summary above the list, in lines.
const SUMMARY_HEIGHT: u16 = 6;
/// The index of the line with the stars in the summary.
const STARS_LINE_INDEX: usize = 1;
/// Maximum number of choices.
const MAX_CHOICES: u16 = 4;

pub(crate) fn draw(screen: &ChapterScreen, ui: &mut Ui) {
    let look = ui.look;
    let theme = look.theme;
    let mut summary_lines = result_summary(screen, look);
    summary_lines[STARS_LINE_INDEX] = Line::styled(
        stars_text(screen.chapter_score(look.context).star_count(), look),
        theme.accent,
    );
    let choices = screen.choices();
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        title: look.words.get(screen.chapter().outline.title_message),
        text_above: summary_lines.into(),
        reserved_lines_above: SUMMARY_HEIGHT,
        rows: choices
            .iter()
            .map(|choice| Line::styled(choice_text(*choice, screen, look), theme.text))
            .collect(),
        min_row_count: MAX_CHOICES,
        chosen_index: screen.sequence.chosen_index,
        ..Form::default()
    };
    form.draw(ui);
}

/// The summary of the results, with the number of stars as text.
fn result_summary(screen: &ChapterScreen, look: DrawContext) -> Vec<Line<'static>> {
    let (words, score) = (look.words, screen.chapter_score(look.context));
    let title = words.get(screen.chapter().outline.title_message);
    let mut lines = vec![
        Line::from(say!(words, "strategy-done", chapter = title.as_str())),
        Line::from(say!(
            words,
            "strategy-stars",
            stars = score.star_count(),
            total = MAX_STARS
        )),
        Line::from(say!(
            words,
            "strategy-count",
            clean = score.solved_without_help,
            total = score.exercise_count
        )),
    ];
    if score.solved_with_help > 0 {
        lines.push(Line::from(say!(
            words,
            "strategy-count-help",
            helped = score.solved_with_help
        )));
    }
    lines.push(Line::styled(
        words.get("strategy-stars-how"),
        look.theme.dim,
    ));
    lines
}

/// The summary for `awale plain`, which has no list: adds the command that starts a game against
/// the opponent.
pub(super) fn plain_summary(screen: &ChapterScreen, look: DrawContext) -> Vec<Line<'static>> {
    let (words, opponent) = (look.words, screen.opponent());
    let command = format!(
        "awale plain --variant {} --north {opponent}",
        screen.sequence.variant.id
    );
    let challenge_text = say!(
        words,
        "plain-beat",
        player = words.short_player_text(opponent),
        command
    );
    result_summary(screen, look)
        .into_iter()
        .chain([Line::from(challenge_text)])
        .collect()
}

fn choice_text(choice: ChapterChoice, screen: &ChapterScreen, look: DrawContext) -> String {
    let words = look.words;
    match choice {
        ChapterChoice::PlayOpponent => {
            let message_id = if screen.has_beaten_opponent(look.context) {
                "strategy-beaten"
            } else {
                "strategy-play"
            };
            say!(
                words,
                message_id,
                player = words.short_player_text(screen.opponent())
            )
        }
        ChapterChoice::NextChapter => {
            let next_chapter_title = screen
                .next_chapter()
                .map(|chapter| words.get(chapter.outline.title_message))
                .unwrap_or_default();
            say!(
                words,
                "strategy-go-on",
                chapter = next_chapter_title.as_str()
            )
        }
        ChapterChoice::RepeatChapter => words.get("strategy-again"),
        ChapterChoice::ChapterList => words.get("strategy-to-list"),
    }
}
