//! The lessons of 13 matches: from the last match back to the rule for every heap.

use awale_rules::matches::{Heap, HeapRules};
use awale_rules::{Match, Seat};

use crate::catalogue::AnyGame;

use super::{Lesson, LessonGoal, LessonStep};

/// Returns the lessons for games with `rules`.
pub(super) fn lessons(rules: HeapRules) -> Vec<Lesson> {
    let max_take = rules.max_take();
    let group = max_take + 1;
    let last = vec![
        step_with_heap(
            rules.matches_at_start(),
            max_take,
            LessonGoal::AnyMove,
            "course-take-first",
            "course-take-first-done",
        ),
        step_with_heap(
            max_take,
            max_take,
            LessonGoal::LeaveLostHeap,
            "course-take-last",
            "course-take-last-done",
        ),
    ];
    let rule = vec![
        step_with_heap(
            2 * group,
            max_take,
            LessonGoal::LeaveLostHeap,
            "course-take-rule",
            "course-take-rule-done",
        ),
        step_with_heap(
            3 * group - 1,
            max_take,
            LessonGoal::LeaveLostHeap,
            "course-take-game",
            "course-take-game-done",
        ),
    ];
    vec![
        Lesson::new("last", "course-last", last),
        Lesson::new("rule", "course-rule", rule),
    ]
}

/// Returns a step with a heap of `left` matches. Unless any move is right, the game is played to
/// its end.
fn step_with_heap(
    left: u8,
    max_take: u8,
    goal: LessonGoal,
    task: &'static str,
    done: &'static str,
) -> Option<LessonStep> {
    let heap = Heap::start(HeapRules::new(left, max_take).ok()?, Seat::South);
    let start = Match::new(AnyGame::Matches(heap));
    Some(LessonStep {
        task,
        done,
        start,
        goal,
        is_answered: goal == LessonGoal::LeaveLostHeap,
    })
}
