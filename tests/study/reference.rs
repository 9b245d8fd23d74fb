//! A reference solver for positions with a history, independent of the project's tables, engine and
//! study. It uses the rules only, and searches all reachable positions.

use std::collections::HashMap;

use awale_rules::{
    Game, PITS, PerSeat, Position, RepetitionRule, RuleFields, Rules, Seat, find_repetition,
};

type BoardKey = ([u8; PITS], Seat);

fn board_key(position: &Position) -> BoardKey {
    (*position.pits(), position.to_move())
}

fn store_lead(position: &Position) -> i32 {
    let mover = position.to_move();
    i32::from(position.store(mover)) - i32::from(position.store(mover.opponent()))
}

/// Converts a position to a game that continues until all seeds are captured. A majority of the
/// seeds still wins, and the value of a board no longer depends on the stores.
fn without_early_end(position: &Position) -> Position {
    let rules = Rules::new(RuleFields {
        win_at: None,
        ..position.rules().fields()
    })
    .expect("the same rules");
    let stores = PerSeat::from_fn(|seat| position.store(seat));
    Position::new(&rules, *position.pits(), stores, position.to_move()).expect("the same seeds")
}

/// Solves positions by rules under which a repetition shares the remaining seeds between the sides.
/// Values are the future net gain of the side to move, in seeds.
#[derive(Default)]
pub struct ReferenceSolver {
    values_without_history: HashMap<BoardKey, i32>,
}

/// A node in the graph of boards: the best value of a move that leaves the graph, and the boards
/// after quiet moves.
struct QuietNode {
    best_exit_value: Option<i32>,
    boards_after_quiet_moves: Vec<usize>,
    /// The fixed value if the game ends here.
    end_value: Option<i32>,
}

impl ReferenceSolver {
    /// The final lead of the side to move in the last position of `past`, with the history.
    pub fn final_lead(&mut self, past: &[Position]) -> i32 {
        let past: Vec<Position> = past.iter().map(without_early_end).collect();
        let (current_position, earlier_positions) = past.split_last().expect("a position");
        assert_eq!(
            current_position.rules().repetition,
            RepetitionRule::EachGetsHalf
        );
        let history: Vec<BoardKey> = earlier_positions
            .iter()
            .rev()
            .take_while(|earlier| earlier.seeds_on_board() == current_position.seeds_on_board())
            .map(board_key)
            .collect();
        if history.contains(&board_key(current_position)) {
            return store_lead(current_position);
        }
        store_lead(current_position) + self.net_gain(current_position, &history)
    }

    fn net_gain(&mut self, start: &Position, history: &[BoardKey]) -> i32 {
        if history.is_empty()
            && let Some(&value) = self.values_without_history.get(&board_key(start))
        {
            return value;
        }
        let (nodes, board_keys) = self.boards_reached_by_quiet_moves(start, history);
        let values = board_values(&nodes, i32::from(start.seeds_on_board()));
        if history.is_empty() {
            self.values_without_history.extend(
                board_keys
                    .into_iter()
                    .zip(&values)
                    .map(|(key, value)| (key, *value)),
            );
        }
        values[0]
    }

    /// All boards that quiet moves reach from `start`, which has index 0.
    fn boards_reached_by_quiet_moves(
        &mut self,
        start: &Position,
        history: &[BoardKey],
    ) -> (Vec<QuietNode>, Vec<BoardKey>) {
        let mut node_indices = HashMap::from([(board_key(start), 0)]);
        let mut positions = vec![*start];
        let mut nodes = Vec::new();
        while nodes.len() < positions.len() {
            let position = positions[nodes.len()];
            let mut node = QuietNode {
                best_exit_value: None,
                boards_after_quiet_moves: Vec::new(),
                end_value: None,
            };
            if let Some(outcome) = position.outcome() {
                let mover = position.to_move();
                let (own_final_seeds, opponent_final_seeds) = (
                    outcome.final_result.final_counts[mover].cast_signed(),
                    outcome.final_result.final_counts[mover.opponent()].cast_signed(),
                );
                node.end_value =
                    Some(own_final_seeds - opponent_final_seeds - store_lead(&position));
            } else if history.contains(&board_key(&position)) {
                node.end_value = Some(0);
            } else {
                for pit in position.moves() {
                    let mut after = position;
                    after.play_unchecked(pit);
                    if after.seeds_on_board() == position.seeds_on_board()
                        && !position.rules().sow_stores
                    {
                        let next_index = node_indices.len();
                        let node_index =
                            *node_indices.entry(board_key(&after)).or_insert(next_index);
                        if node_index == next_index {
                            positions.push(after);
                        }
                        node.boards_after_quiet_moves.push(node_index);
                    } else {
                        let value = -store_lead(&after)
                            - store_lead(&position)
                            - self.net_gain(&after, &[]);
                        node.best_exit_value = Some(
                            node.best_exit_value
                                .map_or(value, |best: i32| best.max(value)),
                        );
                    }
                }
            }
            nodes.push(node);
        }
        let board_keys = positions.iter().map(board_key).collect();
        (nodes, board_keys)
    }
}

/// The value of each board. `lower_values` is what the side to move can force if endless play
/// counts as its loss, and `upper_values` if it counts as its win. If 0 is between them, endless
/// play is best for both and the value is 0.
fn board_values(nodes: &[QuietNode], total_seeds: i32) -> Vec<i32> {
    let mut lower_values: Vec<i32> = nodes
        .iter()
        .map(|node| node.end_value.unwrap_or(-total_seeds))
        .collect();
    let mut upper_values: Vec<i32> = nodes
        .iter()
        .map(|node| node.end_value.unwrap_or(total_seeds))
        .collect();
    loop {
        let mut has_changed = false;
        for (number, node) in nodes
            .iter()
            .enumerate()
            .filter(|(_, node)| node.end_value.is_none())
        {
            let best_value_for_mover = |other: &[i32]| {
                node.boards_after_quiet_moves
                    .iter()
                    .map(|&next| -other[next])
                    .chain(node.best_exit_value)
                    .max()
            };
            let (lower_value, upper_value) = (
                best_value_for_mover(&upper_values).unwrap_or(-total_seeds),
                best_value_for_mover(&lower_values).unwrap_or(total_seeds),
            );
            has_changed |=
                (lower_value, upper_value) != (lower_values[number], upper_values[number]);
            (lower_values[number], upper_values[number]) = (lower_value, upper_value);
        }
        if !has_changed {
            return lower_values
                .iter()
                .zip(&upper_values)
                .map(|(&low, &high)| 0.clamp(low, high))
                .collect();
        }
    }
}

/// The result for the side to move in the last position of `past` (1 won, 0 drawn, -1 lost) by a
/// search of all lines; `None` if it needs more than `positions_left` positions.
pub fn result_by_every_line(
    past: &mut Vec<Position>,
    positions_left: &mut u32,
    alpha: i32,
    beta: i32,
) -> Option<i32> {
    *positions_left = positions_left.checked_sub(1)?;
    let position = *past.last().expect("a position");
    let final_result = match position.outcome() {
        Some(outcome) => Some(outcome.final_result),
        None => find_repetition(past).map(|_| position.result_when_repeated()),
    };
    if let Some(final_result) = final_result {
        return Some(final_result.winner.map_or(0, |winner| {
            if winner == position.to_move() { 1 } else { -1 }
        }));
    }
    let (mut best_result, mut alpha) = (-1, alpha);
    for pit in position.moves() {
        let mut after = position;
        after.play_unchecked(pit);
        past.push(after);
        let value = result_by_every_line(past, positions_left, -beta, -alpha);
        past.pop();
        best_result = best_result.max(-value?);
        alpha = alpha.max(best_result);
        if alpha >= beta {
            break;
        }
    }
    Some(best_result)
}
