//! What is to be learned next in the game that is played.

use awale_study::catalogue::Kind;
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
    let kind = kinds.iter().find(|kind| kind.id() == context.settings.setup.game).or(kinds.first());
    kind.cloned()
}

/// The title of the next lesson in the rules of that game, or of the next chapter in playing it well; none when all are done.
#[must_use]
pub fn next_lesson(context: &AppContext) -> Option<&'static str> {
    let kind = usual_kind(context)?;
    match (next_of(&kind, context)?, &kind) {
        (NextLesson::Lesson(number), _) => course::lessons(&kind).get(number).map(|lesson| lesson.title),
        (NextLesson::Chapter(number), Kind::Awale(variant)) => {
            chapters(variant).get(number).map(|chapter| chapter.outline.title)
        }
        (NextLesson::Chapter(_), Kind::Matches(_)) => None,
    }
}

/// The same, by its number.
pub(crate) fn next_of(kind: &Kind, context: &AppContext) -> Option<NextLesson> {
    let progress = &context.progress;
    let lessons = course::lessons(kind);
    let lesson = lessons.iter().position(|lesson| !progress.has_done(kind.id(), lesson.id));
    lesson.map(NextLesson::Lesson).or_else(|| {
        let Kind::Awale(variant) = kind else { return None };
        let is_open = |chapter: &Chapter| ChapterScore::of(chapter, &variant.id, progress.practice()).stars() == 0;
        chapters(variant).iter().position(is_open).map(NextLesson::Chapter)
    })
}
