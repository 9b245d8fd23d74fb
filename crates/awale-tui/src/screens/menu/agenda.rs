//! What is to be learned next in the game that is played.

use awale_study::catalogue::{Kind, Variant};
use awale_study::course;
use awale_study::strategy::{Chapter, ChapterScore, chapters};

use crate::app::AppContext;

/// What is to be learned next, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NextLesson {
    /// A lesson in the rules.
    Lesson(usize),
    /// A chapter in playing well.
    Chapter(usize),
}

/// The game that is set in *Play*.
#[must_use]
pub fn usual_kind(context: &AppContext) -> Option<Kind> {
    let kinds = context.kinds();
    let kind = kinds
        .iter()
        .find(|kind| kind.id() == context.settings.setup.game)
        .or(kinds.first());
    kind.cloned()
}

/// The variant of today's puzzle: the variant whose daily puzzle was begun today or solved last, so
/// that a game of another kind does not change it. Without one, the variant set in *Play*.
#[must_use]
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

/// The title of the next lesson in the rules of that game, or of the next chapter in playing it
/// well; none when all are done.
#[must_use]
pub fn next_lesson(context: &AppContext) -> Option<&'static str> {
    next(&usual_kind(context)?, context).map(|(_, title)| title)
}

/// The same, by its number.
pub(crate) fn next_of(kind: &Kind, context: &AppContext) -> Option<NextLesson> {
    next(kind, context).map(|(next, _)| next)
}

fn next(kind: &Kind, context: &AppContext) -> Option<(NextLesson, &'static str)> {
    let progress = &context.progress;
    let mut lessons = course::each_lesson(kind).enumerate();
    if let Some((number, lesson)) =
        lessons.find(|(_, lesson)| !progress.has_done(kind.id(), lesson.id))
    {
        return Some((NextLesson::Lesson(number), lesson.title));
    }
    let Kind::Awale(variant) = kind else {
        return None;
    };
    let is_open = |chapter: &Chapter| {
        ChapterScore::of(chapter, &variant.id, progress.practice()).stars() == 0
    };
    let chapter = chapters(variant)
        .into_iter()
        .enumerate()
        .find(|(_, chapter)| is_open(chapter));
    chapter.map(|(number, chapter)| (NextLesson::Chapter(number), chapter.outline.title))
}
