//! Traps: among moves of equal value, the move that the opponent will most likely answer wrongly. A
//! few engines of middling strength, each with other errors, show what the opponent would answer.

use awale_engine::{Engine, Level, Stop};
use awale_rules::{Pit, Position};

use super::{
    engine_vision::EngineVision,
    valued_move::{self, ValuedMove},
};

/// The level of the engines that imitate the opponent.
const MODEL_OPPONENT_LEVEL: u32 = 5;
/// Bonus in seeds for an expected answer that changes the result, for example from a draw to a
/// loss.
const CHANGED_RESULT_BONUS_SEEDS: i32 = 100;
/// Bonus in seeds if all answers change the result. If only some answers change the result, the
/// bonus is multiplied by their share of all answers.
const ONLY_ANSWER_BONUS_SEEDS: usize = 200;
/// The number of engines that imitate the opponent. Each overlooks other moves.
const MODEL_OPPONENT_COUNT: u64 = 12;

/// Returns the moves that the tables call equal and best, if the tables have the positions after
/// all moves. Moves whose result is worse because of the game's history are left out: a repetition
/// can end a game with another result than the table has.
pub(super) fn equal_best_moves(
    moves: &[ValuedMove],
    engine_vision: &EngineVision,
) -> Option<Vec<ValuedMove>> {
    let moves_with_leads: Vec<(ValuedMove, i32)> = moves
        .iter()
        .map(|valued| {
            Some((
                *valued,
                -engine_vision.mover_final_lead_by_tables(&valued.after)?,
            ))
        })
        .collect::<Option<_>>()?;
    let best_lead = moves_with_leads.iter().map(|(_, lead)| *lead).max()?;
    let moves_with_best_lead = moves_with_leads
        .into_iter()
        .filter(|(_, lead)| *lead == best_lead)
        .map(|(valued, _)| valued);
    let result_sign_of_move = |valued: &ValuedMove| {
        (valued.value - valued_move::lead_without_win_bonus(valued.value)).signum()
    };
    let best_result = moves_with_best_lead
        .clone()
        .map(|valued| result_sign_of_move(&valued))
        .max()?;
    Some(
        moves_with_best_lead
            .filter(|valued| result_sign_of_move(valued) == best_result)
            .collect(),
    )
}

/// Penalty in seeds for a move that ends the game.
const GAME_OVER_PENALTY_SEEDS: i32 = 1000;

/// Returns the level of the engines that imitate the opponent.
fn model_opponent_level() -> Level {
    Level::new(MODEL_OPPONENT_LEVEL).unwrap_or(Level::LAST)
}

/// Returns engines of [`MODEL_OPPONENT_LEVEL`] that overlook different moves.
pub(super) fn model_opponents(seed: u64) -> Vec<Engine> {
    let make_model_opponent = |number: u64| {
        let handicap_seed = !seed ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut engine = Engine::new(1, 1);
        engine.set_handicap(model_opponent_level().handicap(handicap_seed));
        engine
    };
    (0..MODEL_OPPONENT_COUNT).map(make_model_opponent).collect()
}

/// Returns a score for each move, in seeds: what the imitated opponents lose by their answers, plus
/// bonuses for a good trap, or 0 if the tables have no answer. A move that ends the game gets minus
/// [`GAME_OVER_PENALTY_SEEDS`], and a move after which a position can repeat loses half as much.
pub(super) fn expected_opponent_errors(
    model_opponents: &mut [Engine],
    positions_so_far: &[Position],
    moves: &[ValuedMove],
    engine_vision: &EngineVision,
    stop: &Stop,
) -> Vec<i32> {
    let opponent_error = |valued: &ValuedMove| {
        if valued_move::positions_and_final_value(positions_so_far, valued.after)
            .1
            .is_some()
        {
            return -GAME_OVER_PENALTY_SEEDS;
        }
        let repeating_answer_count = valued_move::legal_moves(&valued.after)
            .iter()
            .filter(|(_, next)| positions_so_far.contains(next))
            .count();
        let penalty = if repeating_answer_count > 0 {
            GAME_OVER_PENALTY_SEEDS / 2
        } else {
            0
        };
        expected_opponent_error(model_opponents, &valued.after, engine_vision, stop) - penalty
    };
    moves.iter().map(opponent_error).collect()
}

fn expected_opponent_error(
    model_opponents: &mut [Engine],
    position: &Position,
    engine_vision: &EngineVision,
    stop: &Stop,
) -> i32 {
    let answers = valued_move::legal_moves(position).into_iter();
    let answers_with_known_leads: Vec<(Pit, i32)> = answers
        .filter_map(|(pit, after)| Some((pit, -engine_vision.mover_final_lead_by_tables(&after)?)))
        .collect();
    let Some(best_value) = answers_with_known_leads
        .iter()
        .map(|&(_, value)| value)
        .max()
    else {
        return 0;
    };
    // A trap is better if fewer answers keep the result, and if more seeds are still on the board.
    let losing_answer_count = answers_with_known_leads
        .iter()
        .filter(|(_, value)| value.signum() < best_value.signum())
        .count();
    let losing_answers_bonus = i32::try_from(
        losing_answer_count * ONLY_ANSWER_BONUS_SEEDS / position.moves().count().max(1),
    )
    .unwrap_or(0);
    let mut trap_score = losing_answers_bonus + i32::from(position.seeds_on_board());
    let limits = model_opponent_level().limits(std::time::Duration::ZERO);
    for player in model_opponents {
        let search_result = player.think(&[*position], &limits, stop, &mut |_| ());
        let chosen_answer_value = answers_with_known_leads
            .iter()
            .find(|(pit, _)| {
                search_result
                    .as_ref()
                    .is_some_and(|answer| answer.best_move == *pit)
            })
            .map_or(best_value, |&(_, value)| value);
        trap_score += if chosen_answer_value.signum() < best_value.signum() {
            CHANGED_RESULT_BONUS_SEEDS
        } else {
            0
        } + best_value
            - chosen_answer_value;
    }
    trap_score
}
