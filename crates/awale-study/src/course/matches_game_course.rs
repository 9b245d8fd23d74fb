//! The lessons of 13 matches: from the last match back to the rule for every heap.

use awale_rules::{
    Match, Seat,
    matches_game::{Heap, HeapRules},
};

use crate::catalogue::AnyGame;

use super::{Lesson, LessonGoal, LessonStep};

/// Returns the lessons for games with `rules`.
pub(super) fn lessons(rules: HeapRules) -> Vec<Lesson> {
    let max_take = rules.max_take();
    let matches_per_round = max_take + 1;
    let taking_last_match_steps = vec![
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
    let winning_rule_steps = vec![
        step_with_heap(
            2 * matches_per_round,
            max_take,
            LessonGoal::LeaveLostHeap,
            "course-take-rule",
            "course-take-rule-done",
        ),
        step_with_heap(
            3 * matches_per_round - 1,
            max_take,
            LessonGoal::LeaveLostHeap,
            "course-take-game",
            "course-take-game-done",
        ),
    ];
    vec![
        Lesson::new("last", "course-last", taking_last_match_steps),
        Lesson::new("rule", "course-rule", winning_rule_steps),
    ]
}

/// Returns a step with a heap of `matches_left` matches. Unless any move is right, the game is
/// played to its end.
fn step_with_heap(
    matches_left: u8,
    max_take: u8,
    goal: LessonGoal,
    task_message_id: &'static str,
    done_message_id: &'static str,
) -> Option<LessonStep> {
    let heap = Heap::start(HeapRules::new(matches_left, max_take).ok()?, Seat::South);
    let start_game = Match::new(AnyGame::Matches(heap));
    Some(LessonStep {
        task_message_id,
        done_message_id,
        start_game,
        goal,
        is_answered_by_opponent: goal == LessonGoal::LeaveLostHeap,
    })
}
