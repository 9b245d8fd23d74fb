//! [`Teacher`]: keeps the game close, so that players of every strength win about half of their
//! games. The seed of the game decides whether she plans to lose it or to win it.
//!
//! * A game that she plans to lose she loses by little. The weaker her opponent's moves are, the
//!   larger the lead that she leaves to the opponent.
//! * A game that she plans to win she wins by little against a weak opponent. Against others she
//!   plays the best move of a search.
//!
//! Once she leads an opponent who errs by enough, she holds back, even in a game that she plans to
//! win.
//!
//! Against the strongest opponents she does not win all of the games that she plans to win, so she
//! plans to lose slightly fewer against opponents whose moves cost little. Until she has seen
//! [`MIN_JUDGED_MOVES`] moves she assumes the strongest opponent. Then she decides once, so a plan
//! changes at most once in a game, and only from winning to losing. Her choice depends only on the
//! seed and the positions.

use std::{collections::HashMap, sync::Arc};

use awale_engine::{Engine, Limits, Stop, tables::Tables};
use awale_rules::{Pit, Position};

use super::valued_move::{self, ValuedMove};

/// The teacher knows how well the opponent plays after this many of the opponent's moves.
const MIN_JUDGED_MOVES: usize = 10;
/// Size in megabytes of the transposition table that judges the opponent.
const JUDGE_HASH_MB: usize = 1;
/// Search depth in plies for the cost of a move.
const JUDGE_DEPTH: u32 = 10;
/// Limit for the cost of one move in the mean, in hundredths of a seed, because one blunder says
/// little about the next move.
const MAX_COUNTED_COST_CENTISEEDS: i32 = 400;
/// Size of the transposition table for the teacher's best moves, in megabytes: enough for all
/// positions of one search.
const HASH_MB: usize = 16;
/// Games per thousand that the teacher plans to lose against an opponent whose moves cost nothing.
/// The teacher wins nearly all of the others against levels up to 7, and about two of three against
/// level 9.
const PLANNED_LOSS_PERMILLE_AGAINST_STRONGEST: i32 = 410;
/// Games per thousand that the teacher plans to lose against an opponent whose typical move costs
/// [`WEAK_MOVE_COST_CENTISEEDS`] or more.
const PLANNED_LOSS_PERMILLE_AGAINST_WEAK: i32 = 540;
/// The typical cost of a move of levels 2 and 3, in hundredths of a seed.
const WEAK_MOVE_COST_CENTISEEDS: i32 = 80;
/// Below this typical cost of the opponent's moves, in hundredths of a seed, the teacher plays her
/// best moves in a game that she plans to win. This is the case against level 3 and above.
const MAX_SKILLED_MOVE_COST_CENTISEEDS: i32 = 75;
/// Below this typical cost of the opponent's moves, in hundredths of a seed, the teacher searches
/// longest. This is the case against level 5 and above.
const MAX_STRONG_MOVE_COST_CENTISEEDS: i32 = 30;
/// Nodes of the search for the teacher's best move against a strong opponent, while the teacher's
/// lead is below [`SAFE_LEAD_CENTISEEDS`]: about 0.2 s. Level 9 visits 400,000 nodes.
const NODES_AGAINST_STRONG: u64 = 2_000_000;
/// Nodes of the search for the teacher's best move against a strong opponent, once the teacher
/// leads by [`SAFE_LEAD_CENTISEEDS`].
const NODES_AGAINST_STRONG_WHEN_AHEAD: u64 = 600_000;
/// Nodes of the search for the teacher's best move against other opponents.
const NODES_AGAINST_WEAKER: u64 = 200_000;
/// The lead from which a shorter search is enough to keep the lead, in hundredths of a seed.
const SAFE_LEAD_CENTISEEDS: i32 = 600;
/// The teacher expects one further move of the opponent for each of this many seeds on the board.
const BOARD_SEEDS_PER_OPPONENT_MOVE: i32 = 2;
/// The smallest deficit that the teacher aims for in a game that she plans to lose, in hundredths
/// of a seed.
const MIN_TARGET_DEFICIT_CENTISEEDS: i32 = 400;
/// The largest deficit that the teacher aims for in a game that she plans to lose, in hundredths of
/// a seed.
const MAX_TARGET_DEFICIT_CENTISEEDS: i32 = 2900;
/// The lead that the teacher aims for in a game that she plans to win, in hundredths of a seed.
const TARGET_LEAD_CENTISEEDS: i32 = 250;
/// The lead from which the teacher aims for [`TARGET_LEAD_CENTISEEDS`] instead of playing her best
/// moves, in hundredths of a seed, if the opponent's moves cost [`MAX_STRONG_MOVE_COST_CENTISEEDS`]
/// or more in the mean. In twelve games each against the naive player and level 1 her largest win
/// was by 18 seeds, without this rule by 26.
const MIN_LENIENT_LEAD_CENTISEEDS: i32 = 400;
/// Penalty for a move whose certain result is against the teacher's plan, in hundredths of a seed.
const UNWANTED_RESULT_PENALTY_CENTISEEDS: i32 = 2000;
/// Penalty for a move whose certain result suits the teacher's plan, in hundredths of a seed. The
/// penalty keeps the game open.
const WANTED_RESULT_PENALTY_CENTISEEDS: i32 = 300;

/// The teacher: her own search, and her model of the opponent.
#[derive(Debug)]
pub(super) struct Teacher {
    seed: u64,
    engine: Engine,
    /// The engine that judges the opponent's moves.
    judge_engine: Engine,
    /// The cost of each judged move in hundredths of a seed, by the positions before and after the
    /// move.
    cost_by_positions: HashMap<[Position; 2], i32>,
}

impl Teacher {
    /// Creates the teacher for the game with this seed.
    pub(super) fn new(seed: u64, tables: Option<&Arc<Tables>>) -> Teacher {
        let [mut engine, mut judge_engine] =
            [HASH_MB, JUDGE_HASH_MB].map(|megabytes| Engine::new(megabytes, 1));
        engine.set_tables(tables.cloned());
        judge_engine.set_tables(tables.cloned());
        Teacher {
            seed,
            engine,
            judge_engine,
            cost_by_positions: HashMap::new(),
        }
    }

    pub(super) fn set_tables(&mut self, tables: Option<&Arc<Tables>>) {
        self.engine.set_tables(tables.cloned());
        self.judge_engine.set_tables(tables.cloned());
        self.cost_by_positions.clear();
    }

    /// Returns the score of each of the moves `good_moves` in the last of the positions
    /// `positions_so_far`. Higher is better.
    pub(super) fn scores_of_good_moves(
        &mut self,
        positions_so_far: &[Position],
        good_moves: &[ValuedMove],
        stop: &Stop,
    ) -> Vec<i32> {
        let Some(position) = positions_so_far.last() else {
            return Vec::new();
        };
        let costs = self.opponent_move_costs(positions_so_far, stop);
        let typical_cost_centiseeds = interquartile_mean_cost(&costs);
        let should_lose = plans_to_lose(self.seed, &costs);
        let best_value = good_moves
            .iter()
            .map(|valued| valued.value)
            .max()
            .unwrap_or_default();
        let is_lenient = best_value >= MIN_LENIENT_LEAD_CENTISEEDS
            && mean_cost(&costs) >= MAX_STRONG_MOVE_COST_CENTISEEDS;
        if !should_lose && !is_lenient && typical_cost_centiseeds < MAX_SKILLED_MOVE_COST_CENTISEEDS
        {
            let best_pit = self.best_move(
                positions_so_far,
                node_limit(typical_cost_centiseeds, best_value),
                stop,
            );
            return good_moves
                .iter()
                .map(|valued| i32::from(Some(valued.pit) == best_pit))
                .collect();
        }
        let expected_opponent_moves_left =
            i32::from(position.seeds_on_board()) / BOARD_SEEDS_PER_OPPONENT_MOVE;
        let target_lead_centiseeds = if should_lose {
            -(MIN_TARGET_DEFICIT_CENTISEEDS
                + mean_cost(&costs).max(0) * expected_opponent_moves_left)
                .min(MAX_TARGET_DEFICIT_CENTISEEDS)
        } else {
            TARGET_LEAD_CENTISEEDS
        };
        let score_of_move = |valued: &ValuedMove| {
            let lead_centiseeds = valued_move::lead_without_win_bonus(valued.value);
            let certain_result_bonus = valued.value - lead_centiseeds;
            let penalty = match certain_result_bonus.signum() {
                0 => 0,
                won if (won > 0) == should_lose => UNWANTED_RESULT_PENALTY_CENTISEEDS,
                _ => WANTED_RESULT_PENALTY_CENTISEEDS,
            };
            -(lead_centiseeds - target_lead_centiseeds).abs() - penalty
        };
        good_moves.iter().map(score_of_move).collect()
    }

    /// Returns the cost of each of the opponent's moves in `positions_so_far`, in hundredths of a
    /// seed, in the order of play. The last position must come from a move of the opponent, and so
    /// does every second position before it.
    fn opponent_move_costs(&mut self, positions_so_far: &[Position], stop: &Stop) -> Vec<i32> {
        let position_pairs = positions_so_far[positions_so_far.len() % 2..].chunks_exact(2);
        position_pairs
            .filter_map(|pair| self.move_cost(pair[0], pair[1], stop))
            .collect()
    }

    /// Returns the cost of the move from `before` to `after`, or `None` if the search was stopped.
    fn move_cost(&mut self, before: Position, after: Position, stop: &Stop) -> Option<i32> {
        if let Some(&cost) = self.cost_by_positions.get(&[before, after]) {
            return Some(cost);
        }
        // The result must not depend on earlier searches.
        self.judge_engine.clear_hash();
        let mut searched_lead = |position: Position, depth| {
            let search_result =
                self.judge_engine
                    .think(&[position], &Limits::depth(depth), stop, &mut |_| ())?;
            (!stop.is_stopped()).then(|| {
                valued_move::lead_without_win_bonus(valued_move::value_of_score(
                    search_result.info.score,
                ))
            })
        };
        // The two values come from different depths, so a cost can be slightly too high or too low.
        // The errors even out in the mean.
        let cost = searched_lead(before, JUDGE_DEPTH)? + searched_lead(after, JUDGE_DEPTH - 1)?;
        self.cost_by_positions.insert([before, after], cost);
        Some(cost)
    }

    fn best_move(
        &mut self,
        positions_so_far: &[Position],
        max_nodes: u64,
        stop: &Stop,
    ) -> Option<Pit> {
        // The result must not depend on earlier searches.
        self.engine.clear_hash();
        self.engine
            .think(
                positions_so_far,
                &Limits::nodes(max_nodes),
                stop,
                &mut |_| (),
            )
            .map(|found| found.best_move)
    }
}

/// Returns the node limit for the teacher's best move, if the opponent's typical move costs
/// `typical_cost_centiseeds` and the teacher leads by `lead_centiseeds`, both in hundredths of a
/// seed.
const fn node_limit(typical_cost_centiseeds: i32, lead_centiseeds: i32) -> u64 {
    match (
        typical_cost_centiseeds < MAX_STRONG_MOVE_COST_CENTISEEDS,
        lead_centiseeds < SAFE_LEAD_CENTISEEDS,
    ) {
        (true, true) => NODES_AGAINST_STRONG,
        (true, false) => NODES_AGAINST_STRONG_WHEN_AHEAD,
        (false, _) => NODES_AGAINST_WEAKER,
    }
}

/// Returns true if the teacher plans to lose the game with this seed, after moves of the opponent
/// with these costs.
fn plans_to_lose(seed: u64, costs: &[i32]) -> bool {
    let clamped_typical_cost = costs
        .get(..MIN_JUDGED_MOVES)
        .map_or(0, interquartile_mean_cost)
        .clamp(0, WEAK_MOVE_COST_CENTISEEDS);
    let planned_loss_permille = PLANNED_LOSS_PERMILLE_AGAINST_STRONGEST
        + (PLANNED_LOSS_PERMILLE_AGAINST_WEAK - PLANNED_LOSS_PERMILLE_AGAINST_STRONGEST)
            * clamped_typical_cost
            / WEAK_MOVE_COST_CENTISEEDS;
    random_permille(seed) < planned_loss_permille
}

/// Maps a game's seed to a number from 0 to 999. Multiples of the golden ratio are spread evenly
/// between integers (Knuth, *The Art of Computer Programming*, 6.4), so neighboring seeds give
/// different plans.
fn random_permille(seed: u64) -> i32 {
    const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;
    let spread_seed = u128::from(seed.wrapping_mul(GOLDEN_RATIO));
    i32::try_from((spread_seed * 1000) >> 64).unwrap_or_default()
}

/// Returns the typical cost of a move: the mean of the middle half of `costs` (the
/// interquartile mean). A few blunders, or the random moves of an opening, say little about the
/// next move. Until [`MIN_JUDGED_MOVES`] moves were played, the missing ones count as 0.
fn interquartile_mean_cost(costs: &[i32]) -> i32 {
    let mut sorted_costs = costs.to_vec();
    sorted_costs.resize(costs.len().max(MIN_JUDGED_MOVES), 0);
    sorted_costs.sort_unstable();
    let quarter = sorted_costs.len() / 4;
    let middle_half = &sorted_costs[quarter..sorted_costs.len() - quarter];
    middle_half.iter().sum::<i32>() / i32::try_from(middle_half.len()).unwrap_or(i32::MAX)
}

/// Returns the mean of `costs`, each limited to [`MAX_COUNTED_COST_CENTISEEDS`].
fn mean_cost(costs: &[i32]) -> i32 {
    let sum: i32 = costs
        .iter()
        .map(|cost| cost.clamp(&-MAX_COUNTED_COST_CENTISEEDS, &MAX_COUNTED_COST_CENTISEEDS))
        .sum();
    sum / i32::try_from(costs.len().max(1)).unwrap_or(i32::MAX)
}

#[cfg(test)]
mod tests {
    use awale_rules::{Rules, Seat};

    use super::*;

    const WEAK_MOVE_COSTS: [i32; MIN_JUDGED_MOVES + 9] = [150; MIN_JUDGED_MOVES + 9];

    #[test]
    fn the_plan_of_the_teacher_changes_at_most_once_and_only_towards_losing() {
        for seed in 0..1000 {
            let are_losses_planned: Vec<bool> = (0..WEAK_MOVE_COSTS.len())
                .map(|moves| plans_to_lose(seed, &WEAK_MOVE_COSTS[..moves]))
                .collect();
            assert!(are_losses_planned.is_sorted(), "{are_losses_planned:?}");
            assert!(
                are_losses_planned[..MIN_JUDGED_MOVES]
                    .iter()
                    .all(|&plan| plan == are_losses_planned[0]),
                "{are_losses_planned:?}"
            );
            assert!(
                are_losses_planned[MIN_JUDGED_MOVES..]
                    .iter()
                    .all(|&plan| plan == are_losses_planned[MIN_JUDGED_MOVES]),
                "{are_losses_planned:?}"
            );
        }
    }

    #[test]
    fn cost_of_a_move_does_not_depend_on_earlier_searches() {
        let stop = Stop::new();
        let before = Position::start(&Rules::default(), Seat::South);
        let after = before
            .after(Pit::new(2).expect("a pit"))
            .expect("a legal move");
        let mut fresh_teacher = Teacher::new(1, None);
        let cost = fresh_teacher.move_cost(before, after, &stop);
        let mut used_teacher = Teacher::new(1, None);
        used_teacher.best_move(&[before], NODES_AGAINST_WEAKER, &stop);
        assert_eq!(used_teacher.move_cost(before, after, &stop), cost);
    }

    #[test]
    fn teacher_plans_to_lose_more_games_against_weaker_players() {
        let lost_game_count =
            |costs: &[i32]| (0..1000).filter(|&seed| plans_to_lose(seed, costs)).count();
        let lost_game_counts =
            [0, 20, 40, 60, 80, 200].map(|cost| lost_game_count(&[cost; MIN_JUDGED_MOVES]));
        assert!(lost_game_counts.is_sorted(), "{lost_game_counts:?}");
        assert!(
            lost_game_counts[0].abs_diff(410) <= 3 && lost_game_counts[5].abs_diff(540) <= 3,
            "{lost_game_counts:?}"
        );
        // Two blunders among good moves, as after a random opening, do not make a weak player.
        let costs_with_two_blunders: Vec<i32> = [400, 400]
            .into_iter()
            .chain([0; MIN_JUDGED_MOVES - 2])
            .collect();
        assert_eq!(
            lost_game_count(&costs_with_two_blunders),
            lost_game_counts[0]
        );
    }
}
