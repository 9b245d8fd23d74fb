//! Iterative deepening with aspiration windows.
//!
//! The root is searched to depth 1, 2, 3 and so on until a limit is reached. Each iteration leaves
//! its best moves in the transposition table. They order the moves of the next iteration and save
//! more time than the iteration costs. So a move is available at any time: the best move of the
//! last iteration, or a better one of the interrupted iteration.
//!
//! Sources: chessprogramming.org, *Iterative Deepening* and *Aspiration Windows*.

use awale_rules::{Pit, Position, Seat};

use super::{
    MAX_DEPTH, SearchInfo,
    alpha_beta::{Search, SharedSearchState},
    static_evaluation,
    value::{INFINITE, PROVEN_WIN, Value},
};

/// Half the width of the aspiration window around the value of the last iteration: two seeds. A
/// narrower one of a third of a seed needed many repeated searches, and was slower than no window
/// at all.
const ASPIRATION_WINDOW: Value = 200;
/// From this depth on the value of the last iteration is a good guess.
const MIN_ASPIRATION_DEPTH: i32 = 4;
/// A search with a limit of nodes or time ends when all its values are decided and have not changed
/// for this many plies. These plies take little time, because most lines are decided by then.
const UNCHANGED_PLIES_TO_STOP: u32 = 6;
/// A position with a single legal move is searched to this depth, only for its value.
const SINGLE_LEGAL_MOVE_DEPTH: i32 = 8;

/// Searches deeper and deeper until a limit is reached. Calls `report` after each completed ply.
/// Returns the last results for the `pv_line_count` best moves (at least one). Each iteration
/// searches the root once per line, without the better moves.
pub(super) fn iterative_deepening(
    search: &mut Search,
    shared: &SharedSearchState,
    position: &Position,
    pv_line_count: usize,
    report: &mut dyn FnMut(&SearchInfo),
) -> Vec<SearchInfo> {
    let legal_moves = position.moves().count();
    let mut ranked_moves = vec![RankedMove {
        value: 0,
        info: search.search_info(
            0,
            static_evaluation(position),
            position.moves().take(1).collect(),
        ),
    }];
    let (mut unchanged_plies, mut has_reported) = (0, false);
    for depth in 1..=shared
        .limits
        .depth
        .unwrap_or(MAX_DEPTH)
        .clamp(1, MAX_DEPTH)
        .cast_signed()
    {
        let new_ranked_moves = search_best_lines(
            search,
            depth,
            position.to_move(),
            pv_line_count.min(legal_moves),
            &ranked_moves,
        );
        if search.is_stopped {
            ranked_moves = merge_interrupted_results(
                search,
                position.to_move(),
                new_ranked_moves,
                ranked_moves,
            );
            break;
        }
        unchanged_plies = if values_of_moves(&new_ranked_moves).eq(values_of_moves(&ranked_moves)) {
            unchanged_plies + 1
        } else {
            0
        };
        ranked_moves = new_ranked_moves;
        for ranked in &ranked_moves {
            report(&ranked.info);
        }
        has_reported = true;
        let needs_no_deeper_search = values_of_moves(&ranked_moves)
            .all(|value| search.objective.is_final_value(value))
            && unchanged_plies >= UNCHANGED_PLIES_TO_STOP
            || legal_moves < 2 && depth >= SINGLE_LEGAL_MOVE_DEPTH;
        let is_soft_time_over = shared
            .limits
            .soft_time
            .is_some_and(|time| shared.start_time.elapsed() >= time);
        if is_soft_time_over || needs_no_deeper_search && shared.limits.has_node_or_time_limit() {
            break;
        }
    }
    let moves_with_ranks = (1..).zip(ranked_moves);
    let variation_reports: Vec<SearchInfo> = moves_with_ranks
        .map(|(rank, moves_with_ranks)| SearchInfo {
            rank,
            ..moves_with_ranks.info
        })
        .collect();
    // A search that ends within its first ply still reports once.
    if !has_reported {
        variation_reports.iter().for_each(report);
    }
    variation_reports
}

/// One of the best moves, with its value and its line.
struct RankedMove {
    value: Value,
    info: SearchInfo,
}

fn values_of_moves(ranked_moves: &[RankedMove]) -> impl Iterator<Item = Value> {
    ranked_moves.iter().map(|ranked| ranked.value)
}

/// Runs one iteration for each of the `pv_line_count` best moves of `mover`, the best first.
/// Returns fewer if it is interrupted. `previous_moves` are the results of the iteration before.
fn search_best_lines(
    search: &mut Search,
    depth: i32,
    mover: Seat,
    pv_line_count: usize,
    previous_moves: &[RankedMove],
) -> Vec<RankedMove> {
    let mut best_moves_so_far: Vec<RankedMove> = Vec::new();
    search.skipped_root_move_bits = 0;
    while best_moves_so_far.len() < pv_line_count.max(1) {
        let expected_value = previous_moves
            .get(best_moves_so_far.len())
            .map_or(0, |old| old.value);
        let Some(value) = aspiration_search(search, depth, expected_value) else {
            return best_moves_so_far;
        };
        let line = pits_from_numbers(search.best_line(), mover);
        // A weak level may overlook all the moves that are left.
        let Some(&best_pit) = search.best_line().first() else {
            break;
        };
        search.skipped_root_move_bits |= 1 << best_pit;
        best_moves_so_far.push(RankedMove {
            value,
            info: search.search_info(
                depth.cast_unsigned(),
                search.objective.score_of_root(value),
                line,
            ),
        });
    }
    // Late moves are searched less deep, so a move found later may be better. Among wins and among
    // losses, the number of seeds decides the order.
    best_moves_so_far.sort_by_key(|ranked| std::cmp::Reverse(ranked.info.score.ordering_key()));
    for (rank, ranked) in (1..).zip(&mut best_moves_so_far) {
        ranked.info.rank = rank;
    }
    best_moves_so_far
}

/// The results when an iteration was interrupted after the moves of `finished_moves`. The other
/// moves keep their result of the last iteration. If the best move was not finished, the
/// interrupted search may still have found a better one.
fn merge_interrupted_results(
    search: &mut Search,
    mover: Seat,
    mut finished_moves: Vec<RankedMove>,
    previous_moves: Vec<RankedMove>,
) -> Vec<RankedMove> {
    let pv_line_count = previous_moves.len();
    if let ([], [previous_best_move, ..], [_, ..]) =
        (&finished_moves[..], &previous_moves[..], search.best_line())
    {
        let line = pits_from_numbers(search.best_line(), mover);
        finished_moves.push(RankedMove {
            value: previous_best_move.value,
            info: SearchInfo {
                principal_variation: line,
                ..previous_best_move.info.clone()
            },
        });
    }
    for old in previous_moves {
        if finished_moves
            .iter()
            .all(|new| new.info.principal_variation.first() != old.info.principal_variation.first())
        {
            finished_moves.push(old);
        }
    }
    finished_moves.truncate(pv_line_count);
    if let Some(best_ranked_move) = finished_moves.first_mut() {
        let SearchInfo {
            depth,
            score,
            hash_fullness_per_mille: fullness,
            principal_variation: ref mut line,
            ..
        } = best_ranked_move.info;
        best_ranked_move.info = SearchInfo {
            hash_fullness_per_mille: fullness,
            ..search.search_info(depth, score, std::mem::take(line))
        };
    }
    finished_moves
}

/// Iterative deepening in a Lazy SMP helper thread. Every second helper searches one ply deeper
/// than the first thread. The other threads get its results through the transposition table.
pub(super) fn deepen_as_helper(search: &mut Search, helper_number: usize) {
    let mut value = 0;
    for depth in 1 + i32::from(helper_number % 2 == 1)..=MAX_DEPTH.cast_signed() {
        match aspiration_search(search, depth, value) {
            Some(result) => value = result,
            None => return,
        }
    }
}

/// Runs one iteration: searches the root at `depth` with a window around `expected_value`. Returns
/// `None` if interrupted.
fn aspiration_search(search: &mut Search, depth: i32, expected_value: Value) -> Option<Value> {
    let (mut margin_below, mut margin_above) = (ASPIRATION_WINDOW, ASPIRATION_WINDOW);
    let (mut alpha, mut beta) = if depth < MIN_ASPIRATION_DEPTH {
        (-INFINITE, INFINITE)
    } else {
        (expected_value - margin_below, expected_value + margin_above)
    };
    loop {
        let value = search.search_root(depth, alpha, beta);
        if search.is_stopped {
            return None;
        }
        // The value is outside the window, so it is only a bound. Search again with this side of
        // the window four times as wide, and unbounded after a proven win or loss.
        if value <= alpha && alpha > -INFINITE {
            margin_below *= 4;
            alpha = if value <= -PROVEN_WIN {
                -INFINITE
            } else {
                (value - margin_below).max(-INFINITE)
            };
        } else if value >= beta && beta < INFINITE {
            margin_above *= 4;
            beta = if value >= PROVEN_WIN {
                INFINITE
            } else {
                (value + margin_above).min(INFINITE)
            };
        } else {
            return Some(value);
        }
    }
}

/// Converts pit indices of a line to pits. The first move is `mover`'s.
fn pits_from_numbers(pit_numbers: &[u8], mover: Seat) -> Vec<Pit> {
    let seats = [mover, mover.opponent()].into_iter().cycle();
    seats
        .zip(pit_numbers)
        .map(|(seat, &pit)| Pit::of(seat, usize::from(pit)))
        .collect()
}
