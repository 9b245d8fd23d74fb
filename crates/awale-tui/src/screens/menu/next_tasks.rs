//! Chooses the next lesson and the variant of the daily puzzle for the menu.

use awale_study::{
    course::{self, Lesson},
    strategy::{Chapter, ChapterScore, chapters, has_chapters},
};

use crate::{config::NewUserAnswer, prelude::*};

/// The game that is selected in the settings of *Play*, or the first game if that one no longer
/// exists. `None` only if there are no games.
pub fn selected_kind(context: &AppContext) -> Option<GameKind> {
    let kinds = context.game_kinds();
    let kind = kinds
        .iter()
        .find(|kind| kind.id() == context.settings.setup.game)
        .or(kinds.first());
    kind.cloned()
}

/// The variant of today's puzzle.
/// The first choice is a variant whose daily puzzle was begun today or, without one, was solved
/// last, so that playing another kind of game does not change it. The second choice is the variant
/// selected in *Play*.
pub fn daily_puzzle_variant(context: &AppContext) -> Option<Variant> {
    let variants = context.settings.variants();
    let is_selected_variant = |variant: &&Variant| variant.id == context.settings.setup.game;
    let daily_variant_ids: Vec<&str> = context
        .learning_progress
        .variants_of_latest_daily_puzzles(context.now().day())
        .collect();
    let is_daily = |variant: &&Variant| daily_variant_ids.contains(&variant.id.as_str());
    let all_variants = || variants.iter();
    all_variants()
        .find(|variant| is_selected_variant(variant) && is_daily(variant))
        .or_else(|| all_variants().find(is_daily))
        .or_else(|| all_variants().find(is_selected_variant))
        .or(variants.first())
        .cloned()
}

/// The message id of the title of the next lesson about the rules of the usual game, or of its next
/// strategy chapter. `None` if the player has finished all of them.
pub fn next_lesson_title_id(context: &AppContext) -> Option<&'static str> {
    let kind = selected_kind(context)?;
    if let Some((_, lesson)) = first_unfinished_lesson(&kind, context) {
        return Some(lesson.title_message_id);
    }
    let GameKind::Awale(variant) = kind else {
        return None;
    };
    let chapters = chapters(&variant);
    let chapter_index = first_chapter_without_star(&variant, &chapters, context)?;
    Some(chapters[chapter_index].outline.title_message)
}

/// The first lesson of `kind` that the player has not done, with its index. `None` for a player who
/// knows the rules, if a course in strategy follows.
pub(crate) fn first_unfinished_lesson(
    kind: &GameKind,
    context: &AppContext,
) -> Option<(usize, Lesson)> {
    let is_strategy_next = context.settings.setup.welcome == NewUserAnswer::KnowsRules
        && matches!(kind, GameKind::Awale(variant) if has_chapters(variant));
    unfinished_lessons(kind, context).find(|_| !is_strategy_next)
}

/// The lessons of `kind` that the player has not done, with their indices.
fn unfinished_lessons(
    kind: &GameKind,
    context: &AppContext,
) -> impl Iterator<Item = (usize, Lesson)> {
    let lessons = course::lesson_iter(kind).enumerate();
    lessons.filter(|(_, lesson)| {
        !context
            .learning_progress
            .has_finished_lesson(kind.id(), lesson.id)
    })
}

/// The first undone lesson of `kind` about capturing or what follows, with its index. It suits a
/// player who has just lost a game clearly, and to whom sowing is no longer new.
pub(crate) fn lesson_after_loss(kind: &GameKind, context: &AppContext) -> Option<(usize, Lesson)> {
    unfinished_lessons(kind, context).find(|(_, lesson)| !matches!(lesson.id, "sowing" | "laps"))
}

/// The index of the first of these chapters of `variant` without a star.
pub(crate) fn first_chapter_without_star(
    variant: &Variant,
    chapters: &[Chapter],
    context: &AppContext,
) -> Option<usize> {
    let chapter_score =
        |chapter| ChapterScore::of(chapter, &variant.id, &context.learning_progress);
    chapters
        .iter()
        .position(|chapter| chapter_score(chapter).star_count() == 0)
}
