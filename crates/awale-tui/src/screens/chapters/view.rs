//! Draws the chapters of the course in strategy, with their stars.

use awale_study::strategy::{Chapter, MAX_STARS};

use crate::{prelude::*, screens::ChaptersScreen};

/// Maximum width of the list, in columns.
const MAX_LIST_WIDTH: u16 = 64;
/// Height of the text above the list, in lines.
const TEXT_ABOVE_LIST_HEIGHT: u16 = 4;
/// Height of the list in a variant with all chapters, in lines.
const LIST_HEIGHT: u16 = 9;

/// Draws `star_count` stars, followed by empty stars up to the maximum.
pub(crate) fn stars_text(star_count: usize, look: DrawContext) -> String {
    let glyphs = look.charset.glyphs();
    glyphs.earned_star.repeat(star_count)
        + &glyphs
            .unearned_star
            .repeat(MAX_STARS.saturating_sub(star_count))
}

pub(crate) fn draw(screen: &ChaptersScreen, ui: &mut Ui) {
    let look @ DrawContext { theme, words, .. } = ui.look;
    let chapter_stars = (0..screen.chapters.len())
        .map(|chapter| screen.chapter_score(chapter, look.context).star_count());
    let chapter_stars: Vec<usize> = chapter_stars.collect();
    let (earned_stars, total) = (
        chapter_stars.iter().sum::<usize>(),
        MAX_STARS * chapter_stars.len(),
    );
    let is_empty = screen.chapters.is_empty();
    let stars_count_text = say!(words, "strategy-stars", stars = earned_stars, total);
    let stars_count_text = if is_empty {
        String::new()
    } else {
        stars_count_text
    };
    let game_name = words.game_name(&GameKind::Awale(screen.variant.clone()));
    chrome::draw_title(&words.get("strategy-title"), &stars_count_text, ui);
    let width = Form::row_width(MAX_LIST_WIDTH, ui.body);
    let chapter_line = |place: usize| {
        let max_title_width = width.saturating_sub(MAX_STARS + 1);
        let title = format!(
            "{}. {}",
            place + 1,
            words.get(screen.chapters[place].outline.title_message)
        );
        let title = columns::left_aligned(
            columns::cut_to_width(&title, max_title_width),
            max_title_width + 1,
        );
        Line::styled(title + &stars_text(chapter_stars[place], look), theme.text)
    };
    let form = Form {
        max_width: MAX_LIST_WIDTH,
        title: game_name,
        text_above: words.get(screen.about_message_id()).into(),
        reserved_lines_above: if is_empty {
            TEXT_ABOVE_LIST_HEIGHT + LIST_HEIGHT
        } else {
            TEXT_ABOVE_LIST_HEIGHT
        },
        rows: (0..chapter_stars.len()).map(chapter_line).collect(),
        min_row_count: if is_empty { 0 } else { LIST_HEIGHT },
        chosen_index: screen.chosen_index,
        side_panel: screen
            .chapters
            .get(screen.chosen_index)
            .and_then(|chapter| preview_chapter(chapter, &screen.variant, look)),
        ..Form::default()
    };
    form.draw(ui);
}

/// Preview with the first explained position of a chapter. If none is valid in this variant, shows
/// the first exercise.
pub(crate) fn preview_chapter(
    chapter: &Chapter,
    variant: &Variant,
    look: DrawContext,
) -> Option<SidePanel> {
    let first_explanation = chapter
        .explained_positions
        .first()
        .map(|(explained, position, _)| (explained.explanation_message_id, *position));
    let first_exercise = || {
        chapter
            .exercises
            .first()
            .map(|exercise| (chapter.outline.task_message, exercise.position))
    };
    let (text, position) = first_explanation.or_else(first_exercise)?;
    let (words, kind) = (look.words, GameKind::Awale(variant.clone()));
    Some(SidePanel::for_position(
        AnyGame::Awale(position),
        kind,
        words.get(chapter.outline.title_message),
        words.get(text),
        look,
    ))
}
