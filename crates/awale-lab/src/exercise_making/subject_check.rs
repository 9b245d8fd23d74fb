//! Checks that an exercise is about the subject of its chapter, by facts of its position and its
//! right moves, without a search.

use awale_rules::{Pit, Position};

use awale_study::{
    strategy::{ChapterExercise, ChapterSubject},
    study::{
        Motif, Motifs, MoveFacts, best_capture, capture_of_move, captures_of_moves,
        opponents_best_capture,
    },
};

/// The minimum number of seeds that a move of an exercise captures or threatens to capture, because
/// fewer seeds teach little.
const MIN_CAPTURED_SEEDS: u8 = 2;
/// The minimum number of seeds of an opponent's threat in an exercise. A smaller threat can be
/// ignored.
const MIN_THREATENED_SEEDS: u8 = 3;
/// The maximum number of seeds on the board in an endgame.
const MAX_BOARD_SEEDS_IN_ENDGAME: u8 = 12;
/// The minimum number of seeds on the board in an opening.
const MIN_BOARD_SEEDS_IN_OPENING: u8 = 38;
/// The minimum number of seeds on the board for a plan such as emptying one side.
const MIN_BOARD_SEEDS_FOR_LONG_TERM_PLAN: u8 = 20;
/// The column (0 to 5) of the first pit that counts as the right side of a row.
const FIRST_PIT_ON_RIGHT: usize = 4;

/// Returns true if all right moves of `exercise` are about this subject and the others are not.
pub fn exercise_shows_subject(subject: ChapterSubject, exercise: &ChapterExercise) -> bool {
    let position = &exercise.position;
    let (right_pits, wrong_pits): (Vec<Pit>, Vec<Pit>) =
        position.moves().partition(|&pit| exercise.is_right(pit));
    let holds_for_all_right_pits = |is: &dyn Fn(Pit) -> bool| {
        !right_pits.is_empty() && !wrong_pits.is_empty() && right_pits.iter().all(|&pit| is(pit))
    };
    let captured_seeds =
        |pit| capture_of_move(position, pit).map_or(0, |capture| capture.captured_seeds);
    match subject {
        ChapterSubject::ReachOfPit => holds_for_all_right_pits(&|pit| {
            captured_seeds(pit) >= MIN_CAPTURED_SEEDS && position.seeds(pit) >= 3
        }),
        ChapterSubject::Threats => {
            best_capture(position).captured_seeds < MIN_CAPTURED_SEEDS
                && holds_for_all_right_pits(&|pit| move_threatens_capture(position, pit))
                && {
                    wrong_pits
                        .iter()
                        .any(|&pit| !move_threatens_capture(position, pit))
                }
        }
        ChapterSubject::Defence => {
            opponents_best_capture(position).captured_seeds >= MIN_THREATENED_SEEDS
                && holds_for_all_right_pits(&|pit| move_meets_threat(position, pit))
        }
        ChapterSubject::BigPit => holds_for_all_right_pits(&|pit| {
            facts_of_move(position, pit).is_some_and(|facts| facts.sows_full_lap())
        }),
        ChapterSubject::CaptureOrWait => is_exercise_about_capturing(position, &right_pits),
        ChapterSubject::EmptyingRightSide => {
            position.seeds_on_board() >= MIN_BOARD_SEEDS_FOR_LONG_TERM_PLAN
                && best_capture(position).captured_seeds < MIN_CAPTURED_SEEDS
                && opponents_best_capture(position).captured_seeds < MIN_THREATENED_SEEDS
                && holds_for_all_right_pits(&|pit| pit.column() >= FIRST_PIT_ON_RIGHT)
                && wrong_pits
                    .iter()
                    .filter(|pit| pit.column() < FIRST_PIT_ON_RIGHT)
                    .count()
                    >= 2
        }
        ChapterSubject::Tempo => {
            position.seeds_on_board() > 6
                && holds_for_all_right_pits(&|pit| move_limits_answers(position, pit))
        }
        ChapterSubject::Endgame => {
            position.seeds_on_board() <= MAX_BOARD_SEEDS_IN_ENDGAME
                && position.seeds_on_board() >= 5
        }
        ChapterSubject::Opening => {
            position.seeds_on_board() >= MIN_BOARD_SEEDS_IN_OPENING
                && holds_for_all_right_pits(&|_| true)
        }
    }
}

fn facts_of_move(position: &Position, pit: Pit) -> Option<MoveFacts> {
    MoveFacts::of(&[*position], pit)
}

fn move_threatens_capture(position: &Position, pit: Pit) -> bool {
    let threat = facts_of_move(position, pit).and_then(|facts| facts.threat());
    threat.is_some_and(|threat| threat.captured_seeds >= MIN_CAPTURED_SEEDS)
}

/// Returns true if the move meets the largest threat in one of five ways: it moves the seeds away,
/// overfills the pit, spoils the attacker's count, captures the attacker, or turns the capture into
/// a grand slam.
fn move_meets_threat(position: &Position, pit: Pit) -> bool {
    let defense_motifs = [
        Motif::MoveAway,
        Motif::Overfill,
        Motif::BlockedAttacker,
        Motif::SlamTrap,
    ];
    facts_of_move(position, pit).is_some_and(|facts| {
        let motifs = Motifs::of_turn(position, pit, None);
        let attacker_pit = facts.opponents_capture_before.capturing_pit;
        let captures_attacker =
            attacker_pit.is_some_and(|pit| facts.capture.captured_pits.contains(&pit));
        let is_threat_reduced = facts.game_end.is_none() && facts.reduces_opponents_capture();
        is_threat_reduced
            && (captures_attacker || defense_motifs.into_iter().any(|way| motifs.contains(way)))
    })
}

/// Returns true if there is a capture, and either the largest capture is wrong, or it is the only
/// one and waiting is wrong.
fn is_exercise_about_capturing(position: &Position, right_pits: &[Pit]) -> bool {
    let largest_capture = best_capture(position);
    let Some(largest_capture_pit) = largest_capture.capturing_pit else {
        return false;
    };
    let captured_seeds =
        |pit: &Pit| capture_of_move(position, *pit).map_or(0, |capture| capture.captured_seeds);
    let capture_count = captures_of_moves(position)
        .filter(|capture| capture.captured_seeds >= MIN_CAPTURED_SEEDS)
        .count();
    let is_largest_capture_wrong = !right_pits.contains(&largest_capture_pit)
        && right_pits
            .iter()
            .all(|pit| captured_seeds(pit) < largest_capture.captured_seeds);
    largest_capture.captured_seeds >= MIN_CAPTURED_SEEDS
        && !right_pits.is_empty()
        && (is_largest_capture_wrong || capture_count == 1 && right_pits == [largest_capture_pit])
}

/// Returns true if the move feeds an opponent without seeds, starves the opponent, or leaves a
/// single answer.
fn move_limits_answers(position: &Position, pit: Pit) -> bool {
    facts_of_move(position, pit).is_some_and(|facts| {
        facts.feeds_opponent() || facts.starves_opponent() || facts.only_legal_answer().is_some()
    })
}
