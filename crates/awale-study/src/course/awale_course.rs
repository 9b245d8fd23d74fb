//! The lessons of the awalé family. A position is a list of twelve pits. Variants with sown stores
//! have other positions, because one more seed is needed to sow as far.

use awale_rules::{
    BoardPlace, FeedingRule, GrandSlamRule, LeftoversRule, Match, PITS, Pit, RepetitionRule, Rules,
    Seat,
};

use crate::catalogue::AnyGame;

use super::{
    GoalEnding, Lesson, LessonGoal, LessonStep, Pits, REPEATING_MOVES, game_of_repeating_moves,
    game_with_pits, parse_pits, seeds_outside_pits,
};

/// The number of seeds that South's store still needs to win in the lesson about winning the game.
/// The larger of two captures takes this many, the smaller one takes fewer.
const SEEDS_STILL_NEEDED_TO_WIN: u8 = 5;

/// Makes the steps of a lesson for games with these rules. A step is `None` if the game has too few
/// seeds for it, or if the rules make it pointless.
type StepMaker = fn(&Rules) -> Vec<Option<LessonStep>>;

/// Returns the lessons for games with `rules`, each made when the iterator reaches it.
pub(super) fn lessons(rules: Rules) -> impl Iterator<Item = Lesson> {
    let lessons: [(&str, &str, StepMaker); 7] = [
        ("sowing", "course-sowing", sowing_steps),
        ("laps", "course-laps", lap_steps),
        ("capturing", "course-capturing", capturing_steps),
        ("chain", "course-chain", chain_steps),
        ("slam", "course-slam", grand_slam_steps),
        ("feeding", "course-feeding", feeding_steps),
        ("ending", "course-ending", ending_steps),
    ];
    lessons
        .into_iter()
        .map(move |(id, title, steps)| Lesson::new(id, title, steps(&rules)))
}

/// Returns one of two boards, depending on whether stores are sown.
fn board_by_store_sowing(
    rules: &Rules,
    pits_if_stores_are_skipped: &str,
    pits_if_stores_are_sown: &str,
) -> Pits {
    parse_pits(if rules.sow_stores {
        pits_if_stores_are_sown
    } else {
        pits_if_stores_are_skipped
    })
}

/// Returns a step that begins with these pits. South is to move, and the stores share the remaining
/// seeds. Returns `None` if the game has too few seeds.
fn step_with_pits(
    rules: &Rules,
    pits: Pits,
    goal: LessonGoal,
    task_message_id: &'static str,
    done_message_id: &'static str,
) -> Option<LessonStep> {
    let south_store = seeds_outside_pits(rules, pits)?.div_ceil(2);
    step_with_game(
        game_with_pits(rules, pits, south_store, Seat::South),
        goal,
        task_message_id,
        done_message_id,
    )
}

/// Returns a step that begins with this game, or `None` if there is no game.
fn step_with_game(
    start_game: Option<Match<AnyGame>>,
    goal: LessonGoal,
    task_message_id: &'static str,
    done_message_id: &'static str,
) -> Option<LessonStep> {
    Some(LessonStep {
        task_message_id,
        done_message_id,
        start_game: start_game?,
        goal,
        is_answered_by_opponent: false,
    })
}

fn sowing_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    let start_board = [rules.seeds_per_pit; PITS];
    let sowing_across_board =
        board_by_store_sowing(rules, "1-2-0-4-0-1-2-3-1-2-4-1", "1-2-0-5-0-1-2-3-1-2-4-1");
    let board_for_sowing_into_store = parse_pits("0-2-1-3-0-2-2-1-4-0-3-1");
    let goal_last_seed_in_store = LessonGoal::LastSeedIn(BoardPlace::Store(Seat::South));
    vec![
        step_with_pits(
            rules,
            start_board,
            LessonGoal::AnyMove,
            "course-sow-first",
            "course-sow-first-done",
        ),
        step_with_pits(
            rules,
            sowing_across_board,
            LessonGoal::LastSeedIn(BoardPlace::Pit(Pit::of(Seat::North, 1))),
            "course-sow-across",
            "course-sow-across-done",
        ),
        step_with_pits(
            rules,
            board_for_sowing_into_store,
            goal_last_seed_in_store,
            "course-sow-store",
            "course-sow-store-done",
        )
        .filter(|_| rules.sow_stores),
    ]
}

fn lap_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    let full_lap_board = board_by_store_sowing(
        rules,
        "1-0-12-2-0-1-1-2-1-0-3-1",
        "1-0-14-2-0-1-1-2-1-0-3-1",
    );
    vec![step_with_pits(
        rules,
        full_lap_board,
        LessonGoal::SowFullLap,
        "course-lap-round",
        "course-lap-round-done",
    )]
}

fn capturing_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    let capture_two_board =
        board_by_store_sowing(rules, "1-0-0-3-4-0-1-2-3-0-1-2", "1-0-0-4-5-0-1-2-3-0-1-2");
    let capture_three_board =
        board_by_store_sowing(rules, "0-1-4-0-3-0-4-2-1-0-2-1", "0-1-5-0-4-0-4-2-1-0-2-1");
    let capture_by_lap_board = board_by_store_sowing(
        rules,
        "0-1-0-1-0-12-0-2-3-1-2-4",
        "0-1-0-1-0-15-0-2-3-1-2-4",
    );
    vec![
        step_with_pits(
            rules,
            capture_two_board,
            LessonGoal::CaptureSeeds(2),
            "course-capture-two",
            "course-capture-two-done",
        ),
        step_with_pits(
            rules,
            capture_three_board,
            LessonGoal::CaptureSeeds(3),
            "course-capture-three",
            "course-capture-three-done",
        ),
        step_with_pits(
            rules,
            capture_by_lap_board,
            LessonGoal::CaptureSeeds(2),
            "course-lap-capture",
            "course-lap-capture-done",
        ),
    ]
}

fn chain_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    let broken_chain_board =
        board_by_store_sowing(rules, "0-1-0-6-4-2-1-2-4-1-3-0", "0-1-0-7-5-3-1-2-4-1-3-0");
    vec![
        step_with_pits(
            rules,
            board_with_two_captures(rules),
            LessonGoal::CaptureSeeds(5),
            "course-chain-whole",
            "course-chain-whole-done",
        ),
        step_with_pits(
            rules,
            broken_chain_board,
            LessonGoal::CaptureSeeds(5),
            "course-chain-broken",
            "course-chain-broken-done",
        ),
    ]
}

/// Returns pits from which E captures five seeds in a chain, and F captures two seeds.
fn board_with_two_captures(rules: &Rules) -> Pits {
    board_by_store_sowing(rules, "0-2-0-0-3-1-1-2-4-0-1-2", "0-2-0-0-4-2-1-2-4-0-1-2")
}

fn grand_slam_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    // F would be a grand slam; D captures half of North's seeds.
    let grand_slam_board =
        board_by_store_sowing(rules, "3-2-0-3-0-2-1-1-0-0-0-0", "3-2-0-4-0-3-1-1-0-0-0-0");
    match rules.grand_slam {
        GrandSlamRule::SlamCapturesNothing => vec![
            step_with_pits(
                rules,
                grand_slam_board,
                LessonGoal::PlayForgoneGrandSlam,
                "course-slam-nothing",
                "course-slam-nothing-done",
            ),
            step_with_pits(
                rules,
                grand_slam_board,
                LessonGoal::CaptureSeeds(2),
                "course-slam-instead",
                "course-slam-instead-done",
            ),
        ],
        GrandSlamRule::SlamIllegal => {
            vec![step_with_pits(
                rules,
                grand_slam_board,
                LessonGoal::CaptureSeeds(2),
                "course-slam-illegal",
                "course-slam-illegal-done",
            )]
        }
    }
}

fn feeding_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    // Only F reaches North's row.
    let empty_row_board = parse_pits("5-0-1-0-1-2-0-0-0-0-0-0");
    vec![match rules.feeding {
        FeedingRule::MustFeed => step_with_pits(
            rules,
            empty_row_board,
            LessonGoal::AnyMove,
            "course-feed-required",
            "course-feed-required-done",
        ),
        FeedingRule::MayStarve => step_with_pits(
            rules,
            empty_row_board,
            LessonGoal::EndGame(GoalEnding::NoLegalMove),
            "course-feed-free",
            "course-feed-free-done",
        ),
    }]
}

fn ending_steps(rules: &Rules) -> Vec<Option<LessonStep>> {
    vec![
        win_by_store_step(rules),
        few_seeds_left_step(rules),
        no_move_step(rules),
        repetition_step(rules),
    ]
}

fn win_by_store_step(rules: &Rules) -> Option<LessonStep> {
    let south_store = rules.win_at?.checked_sub(SEEDS_STILL_NEEDED_TO_WIN)?;
    step_with_game(
        game_with_pits(
            rules,
            board_with_two_captures(rules),
            south_store,
            Seat::South,
        ),
        LessonGoal::EndGame(GoalEnding::WinningStore),
        "course-end-store",
        "course-end-store-done",
    )
}

fn few_seeds_left_step(rules: &Rules) -> Option<LessonStep> {
    // F captures two seeds. The seeds that are left in A and c are the number of seeds that ends
    // the game.
    let extra_seed_for_store = u8::from(rules.sow_stores);
    let seeds_in_pit_a = rules.stop_at?.checked_sub(1)?;
    let pits = [
        seeds_in_pit_a,
        0,
        0,
        0,
        0,
        1 + extra_seed_for_store,
        1,
        0,
        1,
        0,
        0,
        0,
    ];
    step_with_pits(
        rules,
        pits,
        LessonGoal::EndGame(GoalEnding::FewSeedsLeft),
        "course-end-few",
        "course-end-few-done",
    )
}

/// In this position South's seeds do not reach North's row. After North has played its last
/// seed, South cannot feed it.
fn no_move_step(rules: &Rules) -> Option<LessonStep> {
    if rules.feeding == FeedingRule::MayStarve {
        // The lesson about feeding has already shown this end of a game.
        return None;
    }
    let unreachable_north_row_board =
        board_by_store_sowing(rules, "3-1-2-2-0-0-0-0-0-0-0-1", "0-0-2-3-1-1-0-0-0-0-0-1");
    let (task_message_id, done_message_id) = match rules.leftovers {
        LeftoversRule::EachTakesOwnRow => ("course-end-stuck", "course-end-stuck-own-rows"),
        LeftoversRule::MoverTakesAll => ("course-end-stuck", "course-end-stuck-mover"),
    };
    let step = step_with_pits(
        rules,
        unreachable_north_row_board,
        LessonGoal::EndGame(GoalEnding::NoLegalMove),
        task_message_id,
        done_message_id,
    )?;
    Some(LessonStep {
        is_answered_by_opponent: true,
        ..step
    })
}

/// Twelve moves lead back to the first position. All but the last are played.
fn repetition_step(rules: &Rules) -> Option<LessonStep> {
    let done_message_id = match rules.repetition {
        RepetitionRule::EachGetsOwnRow => "course-end-repeated-own-rows",
        RepetitionRule::EachGetsHalf => "course-end-repeated-shared",
    };
    let goal = LessonGoal::EndGame(GoalEnding::Repetition);
    step_with_game(
        game_of_repeating_moves(rules, &REPEATING_MOVES[..REPEATING_MOVES.len() - 1]),
        goal,
        "course-end-repeated",
        done_message_id,
    )
}
