//! Who wins, by trying everything with the history of the game: the judge of every hint that speaks
//! of a result.

use std::collections::HashMap;
use std::sync::Arc;

use awale_engine::tables::Tables;
use awale_rules::RuleFields;

use super::board::{Plain, over};

/// Plies after which a line is given up.
const DEEPEST: u32 = 60;

pub struct Solver {
    rules: RuleFields,
    /// Positions that may still be visited for the question at hand.
    budget: u64,
    /// What is certain of boards that come right after a change of the stores: no earlier board can
    /// return there, so they have no history.
    known: HashMap<(Plain, i32), bool>,
    /// Tables whose values are taken for the truth.
    tables: Option<Arc<Tables>>,
}

impl Solver {
    pub fn new(rules: RuleFields) -> Solver {
        Solver {
            rules,
            budget: 0,
            known: HashMap::new(),
            tables: None,
        }
    }

    /// One that believes `tables` on boards without a history: what "by the table value" means.
    pub fn believing(rules: RuleFields, tables: &Arc<Tables>) -> Solver {
        Solver {
            tables: Some(Arc::clone(tables)),
            ..Solver::new(rules)
        }
    }

    /// The result (1, 0, -1) for the side that moves in the last of `past`, if it plays `pit`;
    /// `None` where `nodes` positions do not suffice to tell.
    pub fn result_of(&mut self, past: &[Plain], pit: usize, nodes: u64) -> Option<i32> {
        let mut after = past.to_vec();
        after.push(past.last()?.play(pit, &self.rules)?.after);
        if self.reaches(&after, 1, nodes)? {
            return Some(-1);
        }
        Some(i32::from(!self.reaches(&after, 0, nodes)?))
    }

    /// The final lead of the side to move by the tables.
    pub fn lead_in_table(&self, board: &Plain) -> Option<i32> {
        let entry = self.tables.as_ref()?.probe(&board.position(self.rules))?;
        Some(board.lead() + i32::from(entry.value))
    }

    /// Whether the side to move reaches `goal` or better (1 a win, 0 a draw).
    fn reaches(&mut self, past: &[Plain], goal: i32, nodes: u64) -> Option<bool> {
        self.budget = nodes;
        let mut depth = 2;
        while depth <= DEEPEST && self.budget > 0 {
            if let Some(answer) = self.search(&mut past.to_vec(), goal, depth) {
                return Some(answer);
            }
            depth += 2;
        }
        None
    }

    fn search(&mut self, past: &mut Vec<Plain>, goal: i32, depth: u32) -> Option<bool> {
        self.budget = self.budget.checked_sub(1)?;
        let now = *past.last()?;
        if let Some((_, counts)) = over(past, &self.rules) {
            let result = (i32::from(counts[now.side]) - i32::from(counts[1 - now.side])).signum();
            return Some(result >= goal);
        }
        // A store never gives back: more than half of all is a win.
        let total = i32::from(self.rules.seeds_per_pit) * 12;
        let (own, other) = (
            i32::from(now.stores[now.side]),
            i32::from(now.stores[1 - now.side]),
        );
        if 2 * own > total || goal == 0 && 2 * own == total {
            return Some(true);
        }
        if 2 * other > total || goal == 1 && 2 * other == total {
            return Some(false);
        }
        let is_fresh = past.len() < 2 || past[past.len() - 2].stores != now.stores;
        if is_fresh && let Some(&answer) = self.known.get(&(now, goal)) {
            return Some(answer);
        }
        if is_fresh && let Some(lead) = self.lead_in_table(&now) {
            return Some(lead.signum() >= goal);
        }
        if depth == 0 {
            return None;
        }
        let answer = self.any_move(past, now, goal, depth);
        if is_fresh && let Some(answer) = answer {
            self.known.insert((now, goal), answer);
        }
        answer
    }

    fn any_move(
        &mut self,
        past: &mut Vec<Plain>,
        now: Plain,
        goal: i32,
        depth: u32,
    ) -> Option<bool> {
        let mut moves = now.moves(&self.rules);
        moves.sort_by_key(|(_, played)| std::cmp::Reverse(played.total()));
        let mut is_clear = true;
        for (_, played) in moves {
            past.push(played.after);
            let answer = self.search(past, 1 - goal, depth - 1);
            past.pop();
            match answer {
                Some(false) => return Some(true),
                Some(true) => {}
                None => is_clear = false,
            }
        }
        is_clear.then_some(false)
    }
}
