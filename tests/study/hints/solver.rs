//! Decides the result of a position by a full search with the history of the game, to check the
//! hints that claim a result.

use std::collections::HashMap;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_rules::RuleFields;

use super::board::{PlainBoard, game_end};

/// Maximum length of a line in plies.
const MAX_PLIES: u32 = 60;

pub struct ResultSolver {
    rules: RuleFields,
    /// Remaining number of positions for the current question.
    remaining_positions: u64,
    /// Proven answers for boards right after a change of the stores. No earlier board can return
    /// there, so the history does not matter.
    goal_reachability: HashMap<(PlainBoard, i32), bool>,
    /// Tables whose values are accepted as true.
    tables: Option<Arc<Tables>>,
}

impl ResultSolver {
    pub fn new(rules: RuleFields) -> ResultSolver {
        ResultSolver {
            rules,
            remaining_positions: 0,
            goal_reachability: HashMap::new(),
            tables: None,
        }
    }

    /// A solver that accepts `tables` for boards without a history: the meaning of "by the table
    /// value".
    pub fn with_tables(rules: RuleFields, tables: &Arc<Tables>) -> ResultSolver {
        ResultSolver {
            tables: Some(Arc::clone(tables)),
            ..ResultSolver::new(rules)
        }
    }

    /// The result (1, 0, -1) for the side to move in the last position of `past` if it plays `pit`;
    /// `None` if `max_positions` positions are not enough to decide.
    pub fn result_of(
        &mut self,
        past: &[PlainBoard],
        pit: usize,
        max_positions: u64,
    ) -> Option<i32> {
        let mut past_with_move = past.to_vec();
        past_with_move.push(past.last()?.play(pit, &self.rules)?.after);
        if self.can_reach(&past_with_move, 1, max_positions)? {
            return Some(-1);
        }
        Some(i32::from(!self.can_reach(
            &past_with_move,
            0,
            max_positions,
        )?))
    }

    /// The final lead of the side to move by the tables.
    pub fn lead_in_table(&self, board: &PlainBoard) -> Option<i32> {
        let entry = self
            .tables
            .as_ref()?
            .probe(&board.to_position(self.rules))?;
        Some(board.lead() + i32::from(entry.value))
    }

    /// Whether the side to move can reach `goal` or better (1 a win, 0 a draw).
    fn can_reach(&mut self, past: &[PlainBoard], goal: i32, max_positions: u64) -> Option<bool> {
        self.remaining_positions = max_positions;
        let mut search_depth = 2;
        while search_depth <= MAX_PLIES && self.remaining_positions > 0 {
            if let Some(is_goal_reached) =
                self.search_result(&mut past.to_vec(), goal, search_depth)
            {
                return Some(is_goal_reached);
            }
            search_depth += 2;
        }
        None
    }

    fn search_result(&mut self, past: &mut Vec<PlainBoard>, goal: i32, depth: u32) -> Option<bool> {
        self.remaining_positions = self.remaining_positions.checked_sub(1)?;
        let current_board = *past.last()?;
        if let Some((_, counts)) = game_end(past, &self.rules) {
            let result = (i32::from(counts[current_board.side_to_move])
                - i32::from(counts[1 - current_board.side_to_move]))
            .signum();
            return Some(result >= goal);
        }
        // Stores never lose seeds, so more than half of all seeds is a win.
        let total_seeds = i32::from(self.rules.seeds_per_pit) * 12;
        let (own_store, opponent_store) = (
            i32::from(current_board.stores[current_board.side_to_move]),
            i32::from(current_board.stores[1 - current_board.side_to_move]),
        );
        if 2 * own_store > total_seeds || goal == 0 && 2 * own_store == total_seeds {
            return Some(true);
        }
        if 2 * opponent_store > total_seeds || goal == 1 && 2 * opponent_store == total_seeds {
            return Some(false);
        }
        let have_stores_changed =
            past.len() < 2 || past[past.len() - 2].stores != current_board.stores;
        if have_stores_changed
            && let Some(&is_goal_reached) = self.goal_reachability.get(&(current_board, goal))
        {
            return Some(is_goal_reached);
        }
        if have_stores_changed && let Some(lead) = self.lead_in_table(&current_board) {
            return Some(lead.signum() >= goal);
        }
        if depth == 0 {
            return None;
        }
        let is_goal_reached = self.any_move_reaches(past, current_board, goal, depth);
        if have_stores_changed && let Some(is_goal_reached) = is_goal_reached {
            self.goal_reachability
                .insert((current_board, goal), is_goal_reached);
        }
        is_goal_reached
    }

    fn any_move_reaches(
        &mut self,
        past: &mut Vec<PlainBoard>,
        now: PlainBoard,
        goal: i32,
        depth: u32,
    ) -> Option<bool> {
        let mut moves = now.moves(&self.rules);
        moves.sort_by_key(|(_, played)| std::cmp::Reverse(played.captured_seeds()));
        let mut are_all_decided = true;
        for (_, played) in moves {
            past.push(played.after);
            let is_goal_reached = self.search_result(past, 1 - goal, depth - 1);
            past.pop();
            match is_goal_reached {
                Some(false) => return Some(true),
                Some(true) => {}
                None => are_all_decided = false,
            }
        }
        are_all_decided.then_some(false)
    }
}
