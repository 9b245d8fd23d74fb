//! Chooses the next lesson and the variant of the daily puzzle for the menu.

use awale_study::course;
use awale_study::strategy::{Chapter, ChapterScore, chapters};

use crate::prelude::*;

/// The next lesson or chapter of the player, as an index into the list of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextLesson {
    Lesson(usize),
    /// A chapter about strategy.
    Chapter(usize),
}

/// The game that is selected in the settings of *Play*, or the first game if that one no longer
/// exists. `None` only if there are no games.
pub fn selected_kind(context: &AppContext) -> Option<Kind> {
    let kinds = context.kinds();
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
pub fn puzzle_variant(context: &AppContext) -> Option<Variant> {
    let variants = context.settings.variants();
    let usual = |variant: &&Variant| variant.id == context.settings.setup.game;
    let daily: Vec<&str> = context
        .progress
        .daily_variants(context.now().day())
        .collect();
    let is_daily = |variant: &&Variant| daily.contains(&variant.id.as_str());
    let all = || variants.iter();
    all()
        .find(|variant| usual(variant) && is_daily(variant))
        .or_else(|| all().find(is_daily))
        .or_else(|| all().find(usual))
        .or(variants.first())
        .cloned()
}

/// The message id of the title of the next lesson about the rules of the usual game, or of its next
/// strategy chapter. `None` if the player has finished all of them.
pub fn next_lesson(context: &AppContext) -> Option<&'static str> {
    next(&selected_kind(context)?, context).map(|(_, title)| title)
}

/// The next lesson or chapter of `kind`, with its index. `None` if the player has finished all of
/// them.
pub(crate) fn next_lesson_of(kind: &Kind, context: &AppContext) -> Option<NextLesson> {
    next(kind, context).map(|(next, _)| next)
}

fn next(kind: &Kind, context: &AppContext) -> Option<(NextLesson, &'static str)> {
    let progress = &context.progress;
    let mut lessons = course::lessons_in_order(kind).enumerate();
    if let Some((number, lesson)) =
        lessons.find(|(_, lesson)| !progress.has_done(kind.id(), lesson.id))
    {
        return Some((NextLesson::Lesson(number), lesson.title));
    }
    let Kind::Awale(variant) = kind else {
        return None;
    };
    let is_open = |chapter: &Chapter| ChapterScore::of(chapter, &variant.id, progress).stars() == 0;
    let chapter = chapters(variant)
        .into_iter()
        .enumerate()
        .find(|(_, chapter)| is_open(chapter));
    chapter.map(|(number, chapter)| (NextLesson::Chapter(number), chapter.outline.title))
}
